//! Refused steps of a trade, with the numbers.

use super::{card, chain};
use crate::discord::games::realms::words;
use crate::discord::render::card::fit;
use crate::discord::render::tell::Reader;
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{Fit, Prospect, TradeNeeds, TradeRefusal, Verdict};
use crate::text::Text;
use crate::text::fl;

const VERDICTS_LIMIT: usize = 1400;

pub fn needs(text: &Text, needs: &TradeNeeds) -> String {
    match needs {
        TradeNeeds::Merchant { upright, has } => fl!(text, "needs-merchant", upright = upright, has = has.to_string()),
        TradeNeeds::NoneBegun { by: Some(by) } => {
            fl!(text, "needs-none-begun-other", player = mention(*by))
        }
        TradeNeeds::NoneBegun { by: None } => fl!(text, "needs-none-begun"),
    }
}

pub fn refusal(text: &Text, reader: Reader, no: &TradeRefusal) -> String {
    match no {
        TradeRefusal::NotBegun { by: Some(other) } => {
            fl!(text, "no-trade-of-yours", you = reader.is(*other), player = mention(*other))
        }
        TradeRefusal::NotBegun { by: None } => fl!(text, "no-trade-begun"),
        TradeRefusal::Reckoning { node } => {
            fl!(text, "no-trade-reckoning", node = harmless::name(node))
        }
        TradeRefusal::MustChoose { zone, nodes } => {
            fl!(text, "no-trade-must-choose", zone = harmless::name(zone), nodes = words::names(text, nodes))
        }
        TradeRefusal::AlreadyMoved { zone } => {
            fl!(text, "no-ship-moved", zone = harmless::name(zone))
        }
        TradeRefusal::NoShip { zone } => fl!(text, "no-ship-there", zone = harmless::name(zone)),
        TradeRefusal::StaysPut { zone } => fl!(text, "no-ship-stays", zone = harmless::name(zone)),
        TradeRefusal::Hostile { zone } => fl!(text, "no-ship-hostile", zone = harmless::name(zone)),
        TradeRefusal::NoWay { from, to } => {
            let (from, to) = (harmless::name(from), harmless::name(to));
            fl!(text, "no-ship-way", from = from, to = to)
        }
        TradeRefusal::NoSlots { zone } => fl!(text, "no-ship-slots", zone = harmless::name(zone)),
        TradeRefusal::SlotsFree { zone, free } => {
            let zone = harmless::name(zone);
            fl!(text, "no-ship-slots-free", zone = zone, free = free)
        }
        TradeRefusal::SlotsOwn { zone, slots } => {
            let zone = harmless::name(zone);
            fl!(text, "no-ship-slots-own", zone = zone, slots = slots)
        }
        TradeRefusal::TakesNoSlot { zone } => {
            fl!(text, "no-ship-takes-no-slot", zone = harmless::name(zone))
        }
        TradeRefusal::NoShipOf { zone, realm, realms } => fl!(
            text,
            "no-ship-of",
            zone = harmless::name(zone),
            realm = harmless::name(realm),
            realms = words::names(text, realms)
        ),
        TradeRefusal::ChooseDisplaced { zone, realms } => {
            fl!(text, "no-ship-choose-displaced", zone = harmless::name(zone), realms = words::names(text, realms))
        }
        TradeRefusal::NoneEligible { verdicts } => {
            let verdicts = lines(text, verdicts);
            fl!(text, "no-trade-none-eligible", verdicts = verdicts)
        }
        TradeRefusal::ChooseCard { prospects } => {
            let shown = prospects.iter().flat_map(|one| prospect(text, one));
            let shown: Vec<String> = shown.collect();
            let cards = fit(text, &shown, VERDICTS_LIMIT);
            fl!(text, "no-trade-choose-card", cards = cards)
        }
        TradeRefusal::NoSuchCard { card, revealed } => {
            fl!(text, "no-trade-card", card = card.to_string(), revealed = revealed)
        }
        TradeRefusal::NotOnCard { card, node, nodes } => fl!(
            text,
            "no-trade-not-on-card",
            card = card.to_string(),
            node = harmless::name(node),
            nodes = words::names(text, nodes)
        ),
        TradeRefusal::ChooseNode { card, verdicts } => {
            let (card, verdicts) = (card.to_string(), lines(text, verdicts));
            fl!(text, "no-trade-choose-node", card = card, verdicts = verdicts)
        }
        TradeRefusal::NotEligible { verdicts } if verdicts.is_empty() => {
            fl!(text, "no-trade-no-nodes")
        }
        TradeRefusal::NotEligible { verdicts } => {
            let verdicts = lines(text, verdicts);
            fl!(text, "no-trade-not-eligible", verdicts = verdicts)
        }
        TradeRefusal::ChooseMerchant { node, from, .. } => {
            fl!(text, "no-trade-choose-merchant", node = harmless::name(node), from = places(text, from))
        }
        TradeRefusal::NoMerchantAt { place, from } => {
            fl!(text, "no-trade-merchant-at", place = harmless::name(place), from = places(text, from))
        }
    }
}

/// Describes a revealed card, and the obstacles at each of its nodes.
pub fn prospect(text: &Text, prospect: &Prospect) -> Vec<String> {
    let (number, card) = (prospect.number.to_string(), card(text, &prospect.card));
    let shown = fl!(text, "trade-revealed", number = number, card = card);
    let verdicts = prospect.verdicts.iter().map(|one| verdict(text, one));
    std::iter::once(shown).chain(verdicts).collect()
}

/// Lists where merchants are, including `hand`, as the command's option accepts it.
fn places(text: &Text, from: &[Option<String>]) -> String {
    let place = |at: &Option<String>| match at {
        Some(node) => harmless::name(node),
        None => fl!(text, "trade-hand"),
    };
    let places: Vec<String> = from.iter().map(place).collect();
    places.join(", ")
}

fn lines(text: &Text, verdicts: &[Verdict]) -> String {
    let lines: Vec<String> = verdicts.iter().map(|one| verdict(text, one)).collect();
    fit(text, &lines, VERDICTS_LIMIT)
}

/// Says in a line whether a node can be chosen, with all obstacles.
pub fn verdict(text: &Text, verdict: &Verdict) -> String {
    let node = harmless::name(&verdict.node);
    if verdict.is_open() {
        return fl!(text, "trade-open", node = node);
    }
    let joined = verdict.chain.is_joined();
    let broken = (!joined).then(|| chain(text, &verdict.chain));
    let away = verdict.away.as_ref().map(|away| {
        let zone = harmless::name(&away.zone);
        fl!(text, "trade-away", zone = zone)
    });
    let merchant = match verdict.merchant {
        Fit::Ready => None,
        Fit::LiesThere => Some(fl!(text, "trade-lies-there")),
        Fit::NoneUpright => Some(fl!(text, "trade-none-upright")),
    };
    let why = [broken, away, merchant].into_iter().flatten();
    let why = why.collect::<Vec<_>>().join("; ");
    fl!(text, "trade-closed", node = node, why = why)
}
