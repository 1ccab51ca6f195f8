//! Measures the largest possible table of the ambassadors ruleset: nine players on sixty sectors.

use super::{ADA, BO, NOON, carry_out, copy_of, order, table_of};
use chancery::rules::games::ambassadors::{
    self, Choice, Command as Deed, Correction, MOST_PLAYERS, Population, open_to,
};
use chancery::rules::games::ambassadors::{
    Edit, LinkKind, MOST_PLACES, Plan, PlannedLink, PlannedPieces, PlannedPlace,
};
use chancery::rules::ids::{OfferId, PlayerId};
use chancery::rules::{
    Campaign, Command, Confirmation, Correction as Corrected, Moderation, Order, Refusal, RulesetName, decide,
};
use divan::Bencher;

/// A ring of sectors owned by the players in turn, with everyone's ships at home.
fn ring() -> Plan {
    let sector = |n: usize| PlannedPlace {
        name: format!("Sector {n}"),
        at: None,
        control: Some(n % MOST_PLAYERS + 1),
        ships: vec![PlannedPieces { seat: Some(n % MOST_PLAYERS + 1), count: 2 }],
    };
    let link = |n: usize| PlannedLink {
        between: [n, (n + 1) % MOST_PLACES].map(|n| format!("Sector {n}")),
        kind: LinkKind::Wormhole,
    };
    Plan { sectors: (0..MOST_PLACES).map(sector).collect(), links: (0..MOST_PLACES).map(link).collect() }
}

pub fn load() -> Order {
    let correction = Corrected::Ambassadors(Correction::Board(Edit::Load(ring())));
    let reason = None;
    let command = Command::Moderate(Moderation::Correct { correction, reason });
    Order { moderator: true, ..order(ADA, command) }
}

fn deed(by: PlayerId, deed: Deed) -> Order {
    order(by, Command::from(deed))
}

fn propose() -> Order {
    let (track, space) = (Population::Science, None);
    deed(ADA, Deed::Propose { to: BO, track, space })
}

pub fn accept(offer: OfferId) -> Order {
    let choice = Choice { track: Some(Population::Money), space: None };
    let picks = vec![ambassadors::Pick::Track(choice).into()];
    order(BO, Command::Accept { offer, picks })
}

/// Returns the table at Ada's action.
fn galaxy() -> Campaign {
    let (mut campaign, _) = table_of(RulesetName::Ambassadors, 9);
    carry_out(&mut campaign, &load());
    carry_out(&mut campaign, &deed(ADA, Deed::BeginAction));
    campaign
}

#[divan::bench]
fn load_60_sectors(bencher: Bencher) {
    let (campaign, _) = table_of(RulesetName::Ambassadors, 9);
    let load = load();
    bencher.with_inputs(|| copy_of(&campaign)).bench_values(|mut campaign| {
        carry_out(&mut campaign, &load);
        campaign
    });
}

#[divan::bench]
fn conditions_with_all_others(bencher: Bencher) {
    let campaign = galaxy();
    let state = campaign.playing::<ambassadors::State>().expect("ambassadors");
    bencher.bench(|| open_to(campaign.roster(), state, ADA));
}

#[divan::bench]
fn proposal_and_answer(bencher: Bencher) {
    let campaign = galaxy();
    let propose = propose();
    bencher.with_inputs(|| copy_of(&campaign)).bench_values(|mut campaign| {
        let offer = campaign.offers.next_id();
        carry_out(&mut campaign, &propose);
        carry_out(&mut campaign, &accept(offer));
        campaign
    });
}

/// Ada ends her action with ships in the sector of her partner Bo. Aggression is judged, and everything is undone.
#[divan::bench]
fn end_with_aggression(bencher: Bencher) {
    let mut campaign = galaxy();
    let offer = campaign.offers.next_id();
    carry_out(&mut campaign, &propose());
    carry_out(&mut campaign, &accept(offer));
    let (from, to) = ("Sector 0".to_owned(), "Sector 1".to_owned());
    let sail = Deed::MoveShips { from, to, count: 1 };
    carry_out(&mut campaign, &deed(ADA, sail));
    let end = deed(ADA, Deed::EndAction);
    let seen: Option<Confirmation> = match decide(&campaign, &end, NOON) {
        Err(Refusal::MustConfirm(needed)) => Some(needed),
        _ => None,
    };
    let end = Order { confirmed: seen, ..end };
    bencher.with_inputs(|| copy_of(&campaign)).bench_values(|mut campaign| {
        carry_out(&mut campaign, &end);
        campaign
    });
}
