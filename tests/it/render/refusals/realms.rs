//! The refusals of the realms ruleset.

mod trade;

use super::boards::Listed;
use super::*;
use chancery::rules::Answer;
use chancery::rules::games::realms::{
    Condition, Confirmation as Seen, CovertRefusal as Covert, Declares, Deed, Landing, Needs, Payment, Piece, Price,
    Reachable, Refusal as No, Strength, Token, Unused,
};

/// Returns the refusal to change a sealed answer, which only this ruleset has.
fn sealed() -> Listed {
    let answered = |by: Option<PlayerId>, accepts| {
        Refusal::from(Table::AnswerSealed { offer: OfferId(7), answer: Answer { by, accepts, at: START } })
    };
    vec![
        (answered(Some(BO), true), &["offer 7", "yes", "cannot be changed"]),
        (answered(Some(BO), false), &["offer 7", "no", "cannot be changed"]),
        (answered(None, false), &["Offer 7", "is closed"]),
    ]
}

/// Returns one refusal of every kind, with the parts its text must contain.
pub fn every_kind() -> Listed {
    let lists =
        [actions(), names(), counts(), tokens(), files(), covert(), cards(), seen(), sealed(), trade::every_kind()];
    lists.into_iter().flatten().collect()
}

fn listed(list: Vec<(No, &'static [&'static str])>) -> Listed {
    let refusal = |refusal: No| Refusal::from(refusal);
    list.into_iter().map(|(no, expected)| (refusal(no), expected)).collect()
}

fn unmet() -> No {
    let strength = |influence| Strength { influence, ..Strength::default() };
    let needs = vec![
        ("U2.1", Needs::Power { needs: 3, has: 1 }),
        ("U3.2", Needs::Majority { realm: name(), own: strength(2), ally: ADA, theirs: strength(4) }),
    ];
    let unmet = needs.into_iter();
    let unmet = unmet.map(|(rule, needs)| Condition { rule, needs });
    No::Unmet { unmet: unmet.collect() }
}

fn actions() -> Listed {
    let areas = vec![Reachable { area: name(), placed: 0, there: 3, most: 2 }];
    listed(vec![
        (No::TableFull { most: 8 }, &["8"]),
        (unmet(), &["2 conditions", "**U2.1** not met", "3 power; you have 1", "<@100>", "is 2", "has 4"]),
        (No::GameBegun, &["first turn"]),
        (No::ChooseAreas { areas, most: 3 }, &["\\*Star"]),
        (No::ChooseAreas { areas: vec![], most: 3 }, &["/realm check"]),
        (
            No::ChoosePayment {
                areas: vec![(name(), 2)],
                ways: vec![Payment { in_ducats: 1, price: Price { power: 1, ducats: 3 } }],
            },
            &["2 in \\*Star", "1 power and 3 ducats"],
        ),
        (No::ChooseLeaving { realm: name(), count: 2, areas: vec![(name(), 3)] }, &["2 influence", "3 in \\*Star"]),
        (No::AreaTwice { area: name() }, &["\\*Star", "twice"]),
        (No::ChooseCount { area: name(), there: 1, most: 2 }, &["\\*Star", "1 to 2"]),
        (No::TooManyInDucats { named: 3, most: 1 }, &["1", "3"]),
        (No::ChooseClaims { areas: vec![name()], most: 3 }, &["\\*Star"]),
        (No::ChooseClaims { areas: vec![], most: 3 }, &["/realm check"]),
    ])
}

fn names() -> Listed {
    let realm = name();
    listed(vec![
        (No::NoSuchRealm { realm: realm.clone() }, &["\\*Star", "/realm show"]),
        (No::NoSuchArea { area: name() }, &["\\*Star", "/area show"]),
        (No::NoSuchZone { zone: name() }, &["\\*Star"]),
        (No::NoSuchProvince { province: name() }, &["\\*Star"]),
        (No::NoSuchNode { node: name() }, &["\\*Star"]),
        (No::IsVassal { realm: name(), of: BO }, &["\\*Star", "your vassal"]),
        (No::IsVassal { realm: name(), of: ADA }, &["a vassal of <@100>"]),
        (No::AllyAsEnemy { realm: name() }, &["\\*Star", "enemy"]),
        (No::NoMap, &["no map", "/board example"]),
        (No::NoRealm { player: BO }, &["You have no realm", "/mod-realms seat"]),
        (No::NoRealm { player: ADA }, &["<@100> has no realm"]),
        (No::NotAnNpr { realm: realm.clone(), player: BO }, &["\\*Star", "by you"]),
        (No::IsAnNpr { realm: realm.clone() }, &["\\*Star", "/seat show"]),
        (No::NotYourRealm { realm: realm.clone(), player: ADA }, &["\\*Star", "<@100>"]),
        (No::PlaysRealm { realm: realm.clone(), player: ADA }, &["<@100> already plays \\*Star", "/seat realm"]),
        (No::RealmTaken { realm, player: ADA }, &["\\*Star is played by <@100>", "left"]),
    ])
}

fn counts() -> Listed {
    listed(vec![
        (No::PowerShort { needs: 4, has: 2 }, &["4 power", "2"]),
        (No::DucatsShort { needs: 4, has: 2 }, &["4 ducats", "2"]),
        (No::DucatsShort { needs: 1, has: 0 }, &["1 ducat;", "0"]),
        (
            No::PurseShort { player: CY, needs: Price { power: 2, ducats: 9 }, has: Price { power: 1, ducats: 20 } },
            &["needs 2 power and 9 ducats", "has 1 power and 20 ducats"],
        ),
        (No::DucatsOutOfTurn { from: ADA, to: BO, active: Some(CY) }, &["only in a turn of one of them", "turn."]),
        (No::DucatsOutOfTurn { from: ADA, to: BO, active: None }, &["No turn has begun."]),
        (No::OutOfRange { value: 7, most: 5 }, &["7", "5"]),
        (No::SettingOutOfRange { value: 0, least: 1, most: 336 }, &["0", "1 to 336"]),
        (No::AreaFull { area: name(), would_be: 6, most: 5 }, &["\\*Star", "6", "5"]),
        (No::Distant { area: name() }, &["\\*Star", "distant"]),
        (No::AllOwned { area: name() }, &["\\*Star", "every province"]),
        (No::SupplyShort { kind: Token::Influence, player: BO, needs: 3, left: 1 }, &["3 influence", "you have 1"]),
        (No::SupplyShort { kind: Token::Alliances, player: ADA, needs: 1, left: 0 }, &["1 alliance", "<@100> has 0"]),
        (No::TooManyMarriages { player: BO, most: 3 }, &["You can have", "3 marriages"]),
        (No::TooManyAlliances { player: ADA, most: 3 }, &["<@100> already has 3"]),
    ])
}

fn tokens() -> Listed {
    listed(vec![
        (No::NotEntered { kind: Piece::Influence }, &["enter influence here", "/mod-realms"]),
        (No::NotEntered { kind: Piece::Claim }, &["enter claims here", "/mod-realms"]),
        (No::SlotsShort { zone: name(), slots: 2, would_be: 3 }, &["\\*Star", "2 protection slots", "3"]),
        (No::NoSuchMerchant { player: BO, number: 4, has: 2 }, &["You have 2", "4"]),
        (No::MerchantThere { player: ADA, node: name() }, &["<@100>", "\\*Star"]),
    ])
}

fn files() -> Listed {
    listed(vec![
        (No::ProvinceTwice { province: name() }, &["\\*Star", "twice"]),
        (No::CapitalTwice { realm: name() }, &["\\*Star"]),
        (No::CapitalOfNone, &["owner"]),
        (No::SeatTwice { seat: 2 }, &["seat 2"]),
        (No::SeatWithoutRealm { seat: 2 }, &["seat 2", "no realm"]),
        (No::AllyOfPlayer, &["ally"]),
        (No::VassalOtherwise, &["seat", "alliance"]),
        (No::OnlyOfPlayer, &["seat"]),
        (No::SeatCountedTwice { seat: 3 }, &["seat 3", "twice"]),
        (No::NodeNowhere, &["area or zones"]),
        (No::ListedTwice { name: name() }, &["\\*Star", "twice"]),
        (No::NextToItself { name: name() }, &["\\*Star", "itself"]),
        (No::CountOutOfRange { value: 9, least: 3, most: 8 }, &["9", "3 to 8"]),
    ])
}

fn covert() -> Listed {
    let card = name;
    let list: Vec<(Covert, &'static [&'static str])> = vec![
        (Covert::NoSuchCard { card: card() }, &["\\*Star", "/hand show"]),
        (Covert::OnlyAnswers { card: card() }, &["\\*Star"]),
        (Covert::Unused { card: card(), option: Unused::Realm }, &["\\*Star", "`realm`"]),
        (Covert::NoCounterespionage, &["Counterespionage", "/refuse"]),
        (Covert::WindowOpen { by: BO, asked: vec![ADA], until: None }, &["Your covert action", "<@100>"]),
        (
            Covert::WindowOpen { by: ADA, asked: vec![BO, CY], until: Some(START) },
            &["<@100>", "<@101> and <@102>", "<t:"],
        ),
        (Covert::ChooseRealm { card: card(), realms: vec![name()] }, &["\\*Star"]),
        (Covert::ChooseRealm { card: card(), realms: vec![] }, &["no realm"]),
        (Covert::ChooseArea { card: card(), areas: vec![name()] }, &["\\*Star"]),
        (Covert::ChooseArea { card: card(), areas: vec![] }, &["no area"]),
    ];
    covertly(list)
}

fn covertly(list: Vec<(Covert, &'static [&'static str])>) -> Listed {
    let list = list.into_iter();
    listed(list.map(|(no, expected)| (No::Covert(no), expected)).collect())
}

fn cards() -> Listed {
    let card = name;
    covertly(vec![
        (Covert::ChooseWhose { area: name(), realms: vec![name()] }, &["\\*Star", "Whose"]),
        (Covert::NoneThere { area: name() }, &["\\*Star"]),
        (Covert::CountOutOfRange { count: 4, most: 1 }, &["4", "1 to 1"]),
        (Covert::NotHeld { card: card() }, &["\\*Star", "/hand show"]),
        (Covert::DeckShort { needs: 9, has: 2 }, &["9", "2 cards"]),
        (Covert::CopiesOutOfRange { copies: 0, most: 20 }, &["1 to 20", "not 0"]),
        (Covert::EffectWithoutTarget, &["effect"]),
        (Covert::TextTooLong { length: 300, most: 200 }, &["300", "200"]),
    ])
}

fn seen() -> Listed {
    let price = |power, ducats| Price { power, ducats };
    let list: Vec<(Seen, &'static [&'static str])> = vec![
        (
            Seen::PlacesInfluence { areas: vec![(name(), 2)], price: price(1, 3), left: price(4, 1) },
            &["2 in \\*Star", "1 power and 3 ducats", "leaving you 4 power and 1 ducat"],
        ),
        (
            Seen::ForgesAlliance {
                realm: name(),
                area: name(),
                before: Some(ADA),
                price: price(2, 0),
                left: price(0, 5),
                influence: Landing::Full,
            },
            &["\\*Star", "<@100>", "2 power", "is full"],
        ),
        (
            Seen::DeclaresCovert(Box::new(Declares {
                deed: Deed::Claims { areas: vec![name()] },
                price: price(2, 0),
                left: price(3, 5),
                targets: vec![ADA],
            })),
            &["a claim on \\*Star", "<@100> may counter", "2 power"],
        ),
        (Seen::ReplacesMap { places: 18 }, &["18 areas and sea zones"]),
        (
            Seen::Leaves {
                turn: true,
                trade: false,
                action: Some(Box::new(Deed::Claims { areas: vec![name()] })),
                questions: vec![OfferId(7)],
            },
            &["Your turn ends", "a claim on \\*Star", "Offer 7"],
        ),
        (
            Seen::Leaves { turn: true, trade: true, action: None, questions: Vec::new() },
            &["Your turn ends", "Your trade ends"],
        ),
    ];
    let confirm = |needed| Refusal::MustConfirm(Confirmation::from(needed));
    list.into_iter().map(|(needed, expected)| (confirm(needed), expected)).collect()
}
