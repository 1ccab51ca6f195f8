//! Refused steps of a trade, with the numbers.

use super::{card, chain};
use crate::games::realms::words;
use crate::render::{Reader, clauses, fit, series};
use crate::rules::games::realms::{Fit, Prospect, TradeNeeds, TradeRefusal, Verdict};
use crate::text::{Name, Said, Text, say};

const VERDICTS_LIMIT: usize = 1400;

pub fn needs(text: &Text, needs: &TradeNeeds) -> Said {
    match needs {
        TradeNeeds::Merchant { upright, has } => say!(text, "needs-merchant", upright, has),
        TradeNeeds::NoneBegun { by: Some(by) } => say!(text, "needs-none-begun-other", player = by),
        TradeNeeds::NoneBegun { by: None } => say!(text, "needs-none-begun"),
    }
}

pub fn refusal(text: &Text, reader: Reader, no: &TradeRefusal) -> Said {
    match no {
        TradeRefusal::NotBegun { by: Some(other) } => {
            say!(text, "no-trade-of-yours", you = reader.is(*other), player = other)
        }
        TradeRefusal::NotBegun { by: None } => say!(text, "no-trade-begun"),
        TradeRefusal::Reckoning { node } => say!(text, "no-trade-reckoning", node = Name(node)),
        TradeRefusal::MustChoose { zone, nodes } => {
            say!(text, "no-trade-must-choose", zone = Name(zone), nodes = words::names(text, nodes))
        }
        TradeRefusal::AlreadyMoved { zone } => say!(text, "no-ship-moved", zone = Name(zone)),
        TradeRefusal::NoShip { zone } => say!(text, "no-ship-there", zone = Name(zone)),
        TradeRefusal::StaysPut { zone } => say!(text, "no-ship-stays", zone = Name(zone)),
        TradeRefusal::Hostile { zone } => say!(text, "no-ship-hostile", zone = Name(zone)),
        TradeRefusal::NoWay { from, to } => say!(text, "no-ship-way", from = Name(from), to = Name(to)),
        TradeRefusal::NoSlots { zone } => say!(text, "no-ship-slots", zone = Name(zone)),
        TradeRefusal::SlotsFree { zone, free } => say!(text, "no-ship-slots-free", zone = Name(zone), free),
        TradeRefusal::SlotsOwn { zone, slots } => say!(text, "no-ship-slots-own", zone = Name(zone), slots),
        TradeRefusal::TakesNoSlot { zone } => say!(text, "no-ship-takes-no-slot", zone = Name(zone)),
        TradeRefusal::NoShipOf { zone, realm, realms } => {
            say!(text, "no-ship-of", zone = Name(zone), realm = Name(realm), realms = words::names(text, realms))
        }
        TradeRefusal::ChooseDisplaced { zone, realms } => {
            say!(text, "no-ship-choose-displaced", zone = Name(zone), realms = words::names(text, realms))
        }
        TradeRefusal::NoneEligible { verdicts } => {
            say!(text, "no-trade-none-eligible", verdicts = lines(text, verdicts))
        }
        TradeRefusal::ChooseCard { prospects } => {
            let shown = prospects.iter().flat_map(|one| prospect(text, one));
            let shown: Vec<Said> = shown.collect();
            say!(text, "no-trade-choose-card", cards = fit(text, &shown, VERDICTS_LIMIT))
        }
        TradeRefusal::NoSuchCard { card, revealed } => say!(text, "no-trade-card", card, revealed),
        TradeRefusal::NotOnCard { card, node, nodes } => {
            say!(text, "no-trade-not-on-card", card, node = Name(node), nodes = words::names(text, nodes))
        }
        TradeRefusal::ChooseNode { card, verdicts } => {
            say!(text, "no-trade-choose-node", card, verdicts = lines(text, verdicts))
        }
        TradeRefusal::NotEligible { verdicts } if verdicts.is_empty() => say!(text, "no-trade-no-nodes"),
        TradeRefusal::NotEligible { verdicts } => say!(text, "no-trade-not-eligible", verdicts = lines(text, verdicts)),
        TradeRefusal::ChooseMerchant { node, from, .. } => {
            say!(text, "no-trade-choose-merchant", node = Name(node), from = places(text, from))
        }
        TradeRefusal::NoMerchantAt { place, from } => {
            say!(text, "no-trade-merchant-at", place = Name(place), from = places(text, from))
        }
    }
}

/// Describes a revealed card, and the obstacles at each of its nodes.
pub fn prospect(text: &Text, prospect: &Prospect) -> Vec<Said> {
    let shown = say!(text, "trade-revealed", number = prospect.number, card = card(text, &prospect.card));
    let verdicts = prospect.verdicts.iter().map(|one| verdict(text, one));
    std::iter::once(shown).chain(verdicts).collect()
}

/// Lists where merchants are, including `hand`, as the command's option accepts it.
fn places(text: &Text, from: &[Option<String>]) -> Said {
    let place = |at: &Option<String>| match at {
        Some(node) => Said::of(Name(node)),
        None => say!(text, "trade-hand"),
    };
    let places: Vec<Said> = from.iter().map(place).collect();
    series(text, places)
}

fn lines(text: &Text, verdicts: &[Verdict]) -> Said {
    let lines: Vec<Said> = verdicts.iter().map(|one| verdict(text, one)).collect();
    fit(text, &lines, VERDICTS_LIMIT)
}

/// Says in a line whether a node can be chosen, with all obstacles.
pub fn verdict(text: &Text, verdict: &Verdict) -> Said {
    let node = Name(&verdict.node);
    if verdict.is_open() {
        return say!(text, "trade-open", node);
    }
    let joined = verdict.chain.is_joined();
    let broken = (!joined).then(|| chain(text, &verdict.chain));
    let away = verdict.away.as_ref().map(|away| say!(text, "trade-away", zone = Name(&away.zone)));
    let merchant = match verdict.merchant {
        Fit::Ready => None,
        Fit::LiesThere => Some(say!(text, "trade-lies-there")),
        Fit::NoneUpright => Some(say!(text, "trade-none-upright")),
    };
    let why = [broken, away, merchant].into_iter().flatten();
    say!(text, "trade-closed", node, why = clauses(text, why))
}
