//! Measures one ruling of each kind without the journal: settling, decision, consequences, announcements and the next
//! deadline.

use super::{ADA, BO, NOON, copy_of, order, table_of};
use chancery::rules::games::ambassadors::{Command as Embassy, Population};
use chancery::rules::games::leverage::amounts::Money;
use chancery::rules::games::leverage::{Access, Command as Deal};
use chancery::rules::games::realms::{self, Command as Realm};
use chancery::rules::games::strategy_card::{self, Command as Deed, Phase, PlannedPlanet};
use chancery::rules::ids::{OfferId, PlayerId};
use chancery::rules::{
    Campaign, Command, Correction, Event, Moderation, Order, Refusal, RulesetName, deadline, decide, notices, rights,
    settle,
};
use divan::Bencher;
use std::collections::BTreeSet;
use std::fmt;

/// The number of players in leverage, and of the seats in the board games' examples.
const PLAYERS: u64 = 25;
const SEATS: u64 = 4;

/// A valid order, with the campaign it is given in.
struct Kind {
    name: String,
    campaign: Campaign,
    order: Order,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// A table where orders are given one after the other. Each is a kind.
struct Evening {
    game: RulesetName,
    campaign: Campaign,
    kinds: Vec<Kind>,
}

impl Evening {
    fn of(game: RulesetName, players: u64) -> Evening {
        let (campaign, _) = table_of(game, players);
        Evening { game, campaign, kinds: Vec::new() }
    }

    /// Adds an order unless it is refused. Returns its events.
    fn add(&mut self, what: &str, mut order: Order) -> Option<Vec<Event>> {
        loop {
            match decide(&self.campaign, &order, NOON) {
                Ok(events) => {
                    let name = format!("{}: {what}", self.game.name());
                    let campaign = copy_of(&self.campaign);
                    self.kinds.push(Kind { name, campaign, order });
                    return Some(events);
                }
                Err(Refusal::MustConfirm(needed)) => order.confirmed = Some(needed),
                Err(_) => return None,
            }
        }
    }

    /// Adds an order and carries it out.
    fn then(&mut self, what: &str, order: Order) {
        let events = self.add(what, order);
        let events = events.unwrap_or_else(|| panic!("nothing speaks against {what}"));
        events.iter().for_each(|event| self.campaign.evolve(event));
    }

    /// Carries out an order without measuring it.
    fn after(&mut self, order: Order) {
        self.then("what comes before", order);
        self.kinds.pop();
    }

    fn newest_offer(&self) -> OfferId {
        let pending = self.campaign.offers.pending.keys();
        *pending.max().expect("an offer is pending")
    }
}

fn correct(correction: Correction) -> Order {
    let reason = None;
    Order { moderator: true, ..order(ADA, Command::Moderate(Moderation::Correct { correction, reason })) }
}

/// All acts of one player towards another, and every outcome of an offer.
fn leverage() -> Vec<Kind> {
    let mut evening = Evening::of(RulesetName::Leverage, PLAYERS);
    let join = order(PlayerId(ADA.0 + PLAYERS), Command::Join);
    evening.then("join", join);
    let (to, amount, note) = (BO, Money(500), None);
    let gift = Command::from(Deal::Gift { to, amount, note });
    evening.then("gift of 500", order(ADA, gift));
    for access in Access::ALL {
        let offers = Command::from(Deal::OfferAccess { to: ADA, access });
        evening.after(order(BO, offers));
        let (offer, picks) = (evening.newest_offer(), Vec::new());
        evening.after(order(ADA, Command::Accept { offer, picks }));
    }
    let mut named = BTreeSet::new();
    for right in rights(&evening.campaign, ADA, BO, NOON) {
        let name = serde_json::to_value(&right.command).expect("a command is JSON");
        let name = name["leverage"].as_object().and_then(|of| of.keys().next());
        let name = name.expect("a command has a name").clone();
        if named.insert(name.clone()) && evening.add(&name, order(ADA, right.command)).is_none() {
            named.remove(&name);
        }
    }
    let favour = evening.kinds.iter().find(|kind| kind.name.ends_with("ask_favour"));
    let favour = favour.expect("a favour can be asked").order.clone();
    evening.after(favour);
    let offer = evening.newest_offer();
    evening.add("refuse", order(BO, Command::Refuse { offer }));
    evening.add("withdraw", order(ADA, Command::Withdraw { offer }));
    let picks = Vec::new();
    evening.then("accept", order(BO, Command::Accept { offer, picks }));
    evening.kinds
}

fn ambassadors() -> Vec<Kind> {
    let mut evening = Evening::of(RulesetName::Ambassadors, 9);
    evening.then("load 60 sectors", super::ambassadors::load());
    let mut act = |what, by, command| evening.then(what, order(by, Command::from(command)));
    act("begin action", ADA, Embassy::BeginAction);
    let (track, space) = (Population::Science, None);
    act("propose", ADA, Embassy::Propose { to: BO, track, space });
    let offer = evening.newest_offer();
    evening.then("accept", super::ambassadors::accept(offer));
    let (from, to) = ("Sector 0".to_owned(), "Sector 1".to_owned());
    let mut act = |what, by, command| evening.then(what, order(by, Command::from(command)));
    act("move ships", ADA, Embassy::MoveShips { from, to, count: 1 });
    act("end action", ADA, Embassy::EndAction);
    evening.kinds
}

fn strategy_card() -> Vec<Kind> {
    let system = |n: usize| strategy_card::PlannedSystem {
        name: format!("System {n}"),
        mecatol_rex: n == 0,
        planets: vec![PlannedPlanet {
            name: format!("Planet {n}"),
            control: (1..=4).contains(&n).then_some(n),
            exhausted: n % 2 == 1,
        }],
        ..strategy_card::PlannedSystem::default()
    };
    let galaxy = strategy_card::Plan { systems: (0..30).map(system).collect() };
    let mut evening = Evening::of(RulesetName::StrategyCard, SEATS);
    let load = Correction::StrategyCard(strategy_card::Correction::Load(galaxy));
    evening.then("load 30 systems", correct(load));
    let mut act = |what, by, command| evening.then(what, order(by, Command::from(command)));
    act("strategy phase", ADA, Deed::BeginPhase { phase: Phase::Strategy });
    act("take the card", ADA, Deed::TakeCard);
    act("action phase", ADA, Deed::BeginPhase { phase: Phase::Action });
    act("begin turn", ADA, Deed::BeginTurn);
    let planet = "Planet 2".to_owned();
    act("exhaust", BO, Deed::Exhaust { planet });
    let (system, planets) = (Some("System 1".to_owned()), Vec::new());
    act("play the card", ADA, Deed::Play { system, planets });
    let offer = evening.newest_offer();
    let of = evening.campaign.offers.get(offer).expect("it is pending").to;
    evening.then("refuse", order(of, Command::Refuse { offer }));
    evening.kinds
}

fn realms() -> Vec<Kind> {
    let map = include_str!("../../rules/tests/it/realms/map.json");
    let map = serde_json::from_str(map).expect("a map");
    let mut evening = Evening::of(RulesetName::Realms, SEATS);
    let load = Correction::Realms(realms::Correction::Load(Box::new(map)));
    evening.then("load a map", correct(load));
    let mut act = |what, by, command| evening.then(what, order(by, Command::from(command)));
    act("begin turn", ADA, Realm::BeginTurn);
    let (areas, in_ducats) = (vec![("Free".to_owned(), 2)], Some(0));
    act("influence", ADA, Realm::Influence { areas, in_ducats });
    act("end turn", ADA, Realm::EndTurn);
    act("begin another turn", BO, Realm::BeginTurn);
    let areas = vec!["Mid".to_owned()];
    act("claims", BO, Realm::Claims { areas });
    evening.kinds
}

fn kinds() -> Vec<Kind> {
    [leverage(), ambassadors(), strategy_card(), realms()].into_iter().flatten().collect()
}

#[divan::bench(args = kinds())]
fn ruling(bencher: Bencher, kind: &Kind) {
    bencher.with_inputs(|| copy_of(&kind.campaign)).bench_values(|mut campaign| {
        assert!(settle(&campaign, NOON).is_empty());
        let events = decide(&campaign, &kind.order, NOON).expect("it is allowed");
        events.iter().for_each(|event| campaign.evolve(event));
        let told = notices(&campaign, &events);
        (deadline(&campaign), told, campaign)
    });
}
