//! The refusals of trade (U5).

use super::*;
use chancery::rules::games::realms::{
    Chain, Fit, Power, Prospect, Shift, ShipAway, Stand, TradeCard, TradeConfirmation as Trades, TradeRefusal as Trade,
    TradeRow, Verdict,
};

pub fn every_kind() -> Listed {
    let lists = [steps(), ships(), slots(), cards(), merchants()];
    let refusals = lists.into_iter().flatten();
    let refusals = refusals.map(|(no, expected)| (No::Trade(no), expected));
    let mut all = listed(refusals.collect());
    all.extend(listed(vec![(needs(), &["**U5.1** not met", "all 2 of your merchants", "<@100>"])]));
    all.extend(seen());
    all
}

type Trading = Vec<(Trade, &'static [&'static str])>;

/// Returns the refusal of a trade that cannot begin.
fn needs() -> No {
    use chancery::rules::games::realms::TradeNeeds;
    let unmet = [TradeNeeds::Merchant { upright: 0, has: 2 }, TradeNeeds::NoneBegun { by: Some(ADA) }];
    let unmet = unmet.map(|needs| Condition { rule: "U5.1", needs: Needs::Trade(needs) });
    No::Unmet { unmet: unmet.into() }
}

fn verdict(chain: Chain, away: bool, merchant: Fit) -> Verdict {
    Verdict { node: name(), chain, away: away.then(|| ShipAway { zone: "Sea".to_owned() }), merchant }
}

/// An eligible node.
fn open() -> Verdict {
    verdict(Chain::Joined, false, Fit::Ready)
}

/// A node that is not eligible: its chain is broken, the ship does not reach it, and no merchant for it is upright.
fn closed() -> Verdict {
    let lacks = vec![name(), "Sea".to_owned()];
    verdict(Chain::Broken { lacks }, true, Fit::NoneUpright)
}

/// A node without a path to it, with a merchant laid down there.
fn far() -> Verdict {
    verdict(Chain::NoWay, false, Fit::LiesThere)
}

/// A node of a player whose capital is lost.
fn lost() -> Verdict {
    let (province, owner) = ("Old Town".to_owned(), None);
    verdict(Chain::CapitalLost { province, owner }, false, Fit::Ready)
}

fn steps() -> Trading {
    let zone = name;
    vec![
        (Trade::NotBegun { by: None }, &["/trade begin"]),
        (Trade::NotBegun { by: Some(ADA) }, &["<@100>"]),
        (Trade::Reckoning { node: name() }, &["\\*Star", "tie"]),
        (Trade::MustChoose { zone: zone(), nodes: vec![name()] }, &["\\*Star", "/trade choose"]),
    ]
}

fn ships() -> Trading {
    let zone = name;
    vec![
        (Trade::AlreadyMoved { zone: zone() }, &["\\*Star", "one ship"]),
        (Trade::NoShip { zone: zone() }, &["\\*Star", "no light ship"]),
        (Trade::StaysPut { zone: zone() }, &["\\*Star", "onto a slot"]),
        (Trade::Hostile { zone: zone() }, &["\\*Star", "hostile"]),
        (Trade::NoWay { from: zone(), to: "Gulf".to_owned() }, &["\\*Star", "Gulf", "hostile"]),
        (Trade::NoneEligible { verdicts: vec![closed()] }, &["\\*Star and Sea", "adjacent", "upright", "stays"]),
    ]
}

fn slots() -> Trading {
    let zone = name;
    vec![
        (Trade::NoSlots { zone: zone() }, &["\\*Star", "no trade"]),
        (Trade::SlotsFree { zone: zone(), free: 2 }, &["\\*Star", "2 slots"]),
        (Trade::SlotsOwn { zone: zone(), slots: 3 }, &["\\*Star", "(3)"]),
        (Trade::TakesNoSlot { zone: zone() }, &["\\*Star", "slot:True"]),
        (
            Trade::NoShipOf { zone: zone(), realm: "Brenn".to_owned(), realms: vec!["Averne".to_owned()] },
            &["Brenn", "\\*Star", "Averne"],
        ),
        (
            Trade::ChooseDisplaced { zone: zone(), realms: vec!["Averne".to_owned()] },
            &["\\*Star", "Averne", "`displace`"],
        ),
    ]
}

fn cards() -> Trading {
    let prospect = Prospect {
        number: 2,
        card: TradeCard { nodes: vec![name()], rows: vec![TradeRow { ducats: 6 }, TradeRow { ducats: 3 }] },
        verdicts: vec![open(), lost()],
    };
    vec![
        (Trade::ChooseCard { prospects: vec![prospect] }, &["**2** \\*Star", "6, 3", "✅ \\*Star", "❌", "Old Town"]),
        (Trade::NoSuchCard { card: 4, revealed: 3 }, &["no card 4", "you see 3"]),
        (Trade::NoSuchCard { card: 1, revealed: 0 }, &["no card 1", "you see none"]),
        (
            Trade::NotOnCard { card: 1, node: name(), nodes: vec!["Goldport".to_owned()] },
            &["Card 1", "\\*Star", "Goldport"],
        ),
        (Trade::ChooseNode { card: 1, verdicts: vec![open(), far()] }, &["Card 1", "✅ \\*Star"]),
        (
            Trade::NotEligible { verdicts: vec![far(), verdict(Chain::NoCapital, false, Fit::Ready)] },
            &["❌ \\*Star", "laid down", "no route", "no capital"],
        ),
        (Trade::NotEligible { verdicts: Vec::new() }, &["No card"]),
    ]
}

fn merchants() -> Trading {
    let from = || vec![Some(name()), None];
    vec![
        (Trade::ChooseMerchant { card: 1, node: name(), from: from() }, &["\\*Star", "hand", "`merchant`"]),
        (Trade::NoMerchantAt { place: "Gulf".to_owned(), from: from() }, &["Gulf", "\\*Star, hand"]),
    ]
}

/// Returns a ship's effects: one for the player who moves it, one for another player, and one without a change.
fn shifts() -> [Shift; 3] {
    let stand = |player, ships, chain| Stand {
        player,
        upright: Some(true),
        power: Power { merchant: 1, provinces: 2, ships },
        chain,
    };
    let broken = Chain::Broken { lacks: vec!["Sea".to_owned()] };
    let own = Shift {
        node: name(),
        before: stand(BO, 0, Chain::Joined),
        after: stand(BO, 1, Chain::Joined),
        verdict: Some(open()),
    };
    let others = Shift {
        node: "Goldport".to_owned(),
        before: stand(ADA, 1, Chain::Joined),
        after: stand(ADA, 0, broken),
        verdict: None,
    };
    let stays = Shift { after: own.before.clone(), ..own.clone() };
    [own, others, stays]
}

fn seen() -> Listed {
    let [own, others, stays] = shifts();
    let moves = |displaced, shifts| Trades::MovesShip {
        from: name(),
        from_slot: false,
        to: "Gulf".to_owned(),
        slot: true,
        displaced,
        shifts,
    };
    let price = |power, ducats| Price { power, ducats };
    let begins = Trades::Begins { price: price(1, 0), left: price(4, 7) };
    let list: Vec<(Trades, &'static [&'static str])> = vec![
        (begins, &["1 power", "leaving you 4 power and 7 ducats", "2 ducats"]),
        (
            moves(None, vec![own]),
            &["from \\*Star to Gulf, onto a protection slot", "3 → 4 (merchant 1 + key provinces 2 + slots 1)"],
        ),
        (
            moves(Some(ADA), vec![others]),
            &["displaces <@100>'s ship", "Goldport, <@100>: power 4 → 3", "lacks a piece in Sea"],
        ),
        (moves(None, vec![stays]), &["✅ \\*Star", "is still 3"]),
        (Trades::EndsTurn { pays: 2 }, &["2 ducats", "discarded"]),
    ];
    let list = list.into_iter();
    let confirm = |needed| Refusal::MustConfirm(Confirmation::from(Seen::Trade(needed)));
    list.map(|(needed, expected)| (confirm(needed), expected)).collect()
}
