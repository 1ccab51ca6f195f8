//! Every test begins with Ada, Bo, Cy and Dee at the table, clockwise, and this galaxy. It is Ada's turn in the
//! action phase, and she holds the card.
//!
//! ```text
//! Aven     Aven Prime (exhausted), Aven Minor (exhausted), Aven Tor (readied)    Ada's
//! Bryn     Bryn (exhausted), Brynlet (exhausted)                                 Bo's
//! Corse    Corse (exhausted), Little Corse (exhausted)                           Cy's
//! Dorn     Dorn (exhausted), Far Dorn (readied)                                  Dee's
//! Throne   Mecatol Rex (readied)                                                 Mecatol Rex system, no player's
//! Wilds    Wild (readied)                                                        no player's
//! Void                                                                           without planets
//! ```

pub use crate::given::{
    ADA, BO, CY, DEE, DUE, Evening, START, Step, closed, confirmed, end, hours, id, join, leave, moderate, order,
    pause, refuse, resume, set, void, wait,
};

use chancery_rules::board::Spot;
use chancery_rules::games::strategy_card as card;
use chancery_rules::games::strategy_card::{
    Command as Act, Correction, Event as Effect, GameContext, Pick, Plan, PlannedPlanet, PlannedSystem, Pool, Pools,
    SecondaryRow, Stand, State, Terms,
};
use chancery_rules::ids::{CampaignId, OfferId, PlayerId};
use chancery_rules::{Campaign, Command, Confirmation, Event, Moderation, Refusal, RulesetName, found, games};

pub use card::Phase::{Action, Status, Strategy};
pub use card::Pool::{Fleet, Tactic};

pub const EVE: PlayerId = PlayerId(104);
pub const ALL: [PlayerId; 4] = [ADA, BO, CY, DEE];

/// Returns the table of these tests, with an empty log.
pub fn table() -> Evening {
    let mut evening = seated(ALL);
    evening.play(&[load(plan()), begin(Strategy), act(ADA, Act::TakeCard), begin(Action), act(ADA, Act::BeginTurn)]);
    evening.log.clear();
    evening
}

/// Returns the evening of a new campaign that these players have joined, without a galaxy.
pub fn seated(players: impl IntoIterator<Item = PlayerId>) -> Evening {
    let mut founding = found("Throne", RulesetName::StrategyCard, None, START).expect("a good name");
    // L14.4 has its own tests.
    founding.settings.nudge = chancery_rules::time::Span::millis(0);
    let mut evening =
        Evening { campaign: Campaign::new(CampaignId(1), &founding), now: START, log: vec![Event::Founded(founding)] };
    for player in players {
        evening.play(&[join(player)]);
    }
    evening
}

/// Plays `given`, which must succeed, at the table of these tests.
#[track_caller]
pub fn after(given: &[Step]) -> Evening {
    let mut evening = table();
    evening.play(given);
    evening
}

pub fn system(name: &str, at: (i16, i16), planets: &[(&str, usize, bool)]) -> PlannedSystem {
    let planet = |(name, seat, exhausted): &(&str, usize, bool)| PlannedPlanet {
        name: (*name).to_owned(),
        control: (*seat > 0).then_some(*seat),
        exhausted: *exhausted,
    };
    PlannedSystem {
        name: name.to_owned(),
        at: Some(Spot::from(at)),
        planets: planets.iter().map(planet).collect(),
        ..PlannedSystem::default()
    }
}

/// Returns the galaxy of these tests, for the players in the order of their seats.
pub fn plan() -> Plan {
    let throne = PlannedSystem { mecatol_rex: true, ..system("Throne", (0, 0), &[("Mecatol Rex", 0, false)]) };
    let aven = [("Aven Prime", 1, true), ("Aven Minor", 1, true), ("Aven Tor", 1, false)];
    Plan {
        systems: vec![
            system("Aven", (0, -2), &aven),
            system("Bryn", (2, -2), &[("Bryn", 2, true), ("Brynlet", 2, true)]),
            system("Corse", (2, 0), &[("Corse", 3, true), ("Little Corse", 3, true)]),
            system("Dorn", (0, 2), &[("Dorn", 4, true), ("Far Dorn", 4, false)]),
            throne,
            system("Wilds", (1, 0), &[("Wild", 0, false)]),
            system("Void", (-1, 0), &[]),
        ],
    }
}

pub fn state(campaign: &Campaign) -> &State {
    campaign.playing::<State>().expect("it is played")
}

/// Returns the number of a player's tokens in reinforcements, in each pool, and in systems.
#[track_caller]
pub fn tokens(evening: &Evening, player: PlayerId) -> (u8, [u8; 3], usize) {
    let all = card::tokens(state(&evening.campaign), player).expect("a player");
    let Pools { tactic, fleet, strategy } = all.sheet;
    let sum = u32::from(all.reinforcements) + all.sheet.sum();
    assert_eq!(usize::try_from(sum), Ok(16 - all.systems.len()));
    (all.reinforcements, [tactic, fleet, strategy], all.systems.len())
}

pub fn lies(evening: &Evening, player: PlayerId, system: &str) -> bool {
    let board = &state(&evening.campaign).board;
    board.place(system).expect("a system").count(Some(player)) > 0
}

pub fn exhausted(evening: &Evening, player: PlayerId) -> Vec<String> {
    state(&evening.campaign).exhausted(player)
}

/// Returns the open questions in order: the player asked, and the kind.
pub fn asked(evening: &Evening) -> Vec<(PlayerId, &'static str)> {
    let pending = evening.campaign.offers.pending.values();
    let what = |terms: &games::Terms| match terms {
        games::Terms::StrategyCard(Terms::Token { .. }) => "token",
        games::Terms::StrategyCard(Terms::Secondary { .. }) => "secondary",
        games::Terms::StrategyCard(Terms::Gain { count: 1 }) => "gain one",
        games::Terms::StrategyCard(Terms::Gain { .. }) => "gain",
        other => panic!("{other:?} is of another game"),
    };
    pending.inspect(|offer| assert_eq!(offer.from, None)).map(|offer| (offer.to, what(&offer.terms))).collect()
}

pub fn at(evening: &Evening) -> GameContext<'_> {
    let at = evening.campaign.at::<State>(evening.now);
    at.expect("it is played")
}

#[track_caller]
pub fn row(evening: &Evening) -> SecondaryRow {
    card::row(&at(evening)).expect("the secondary ability is open")
}

#[track_caller]
pub fn stand(evening: &Evening, player: PlayerId) -> Stand {
    let row = row(evening);
    let mut seats = row.seats.into_iter();
    let seat = seats.find(|(one, _)| *one == player);
    seat.expect("a player of the row").1
}

pub fn effects(events: &[Event]) -> Vec<Effect> {
    let of_game = |event: &Event| match event {
        Event::Game(games::Event::StrategyCard(effect)) => Some(effect.clone()),
        _ => None,
    };
    events.iter().filter_map(of_game).collect()
}

pub fn act(by: PlayerId, act: Act) -> Step {
    order(by, Command::from(act))
}

pub fn begin(phase: card::Phase) -> Step {
    act(ADA, Act::BeginPhase { phase })
}

pub fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

pub fn play(system: &str, planets: &[&str]) -> Step {
    let system = (!system.is_empty()).then(|| system.to_owned());
    let planets = names(planets);
    act(ADA, Act::Play { system, planets })
}

/// Ada plays the card in Aven, which has two exhausted planets.
pub fn played() -> Step {
    play("Aven", &[])
}

pub fn place(by: PlayerId, system: &str) -> Step {
    let system = system.to_owned();
    act(by, Act::PlaceToken { system })
}

pub fn remove(by: PlayerId, system: &str, player: Option<PlayerId>) -> Step {
    let system = system.to_owned();
    act(by, Act::RemoveToken { system, player })
}

pub fn activate(by: PlayerId, system: &str) -> Step {
    let system = system.to_owned();
    act(by, Act::Activate { system })
}

pub fn spend(by: PlayerId, pool: Pool, count: u8) -> Step {
    act(by, Act::Spend { pool, count })
}

pub fn exhaust(by: PlayerId, planet: &str) -> Step {
    let planet = planet.to_owned();
    act(by, Act::Exhaust { planet })
}

pub fn ready(by: PlayerId, planet: &str) -> Step {
    let planet = planet.to_owned();
    act(by, Act::Ready { planet })
}

pub fn control(by: PlayerId, planet: &str) -> Step {
    let planet = planet.to_owned();
    act(by, Act::Control { planet })
}

pub fn pools(tactic: u8, fleet: u8, strategy: u8) -> Pools {
    Pools { tactic, fleet, strategy }
}

pub fn correct(correction: Correction) -> Step {
    let correction = chancery_rules::Correction::StrategyCard(correction);
    let reason = None;
    moderate(Moderation::Correct { correction, reason })
}

pub fn load(plan: Plan) -> Step {
    correct(Correction::Load(plan))
}

pub fn sheet(player: PlayerId, tactic: u8, fleet: u8, strategy: u8) -> Step {
    let [tactic, fleet, strategy] = [tactic, fleet, strategy].map(Some);
    correct(Correction::Tokens { player, tactic, fleet, strategy })
}

/// Leaves a player without tokens in reinforcements, and with these on the sheet.
pub fn spent(player: PlayerId, tactic: u8, fleet: u8, strategy: u8) -> Vec<Step> {
    let in_systems = 16 - (tactic + fleet + strategy);
    let systems = ["Bryn", "Corse", "Dorn", "Throne", "Wilds", "Void"];
    assert!(usize::from(in_systems) <= systems.len());
    let place = |system: &str| {
        let (system, present) = (system.to_owned(), true);
        correct(Correction::Token { player, system, present })
    };
    let placed = systems.into_iter().take(usize::from(in_systems)).map(place);
    let sheet = sheet(player, tactic, fleet, strategy);
    placed.chain([sheet]).collect()
}

pub fn answer(by: PlayerId, offer: u64, picks: Vec<Pick>) -> Step {
    let picks = picks.into_iter().map(Into::into).collect();
    let offer = OfferId(offer);
    order(by, Command::Accept { offer, picks })
}

pub fn from_pool(by: PlayerId, offer: u64, pool: Pool) -> Step {
    answer(by, offer, vec![Pick::Pool(pool)])
}

pub fn readies(by: PlayerId, offer: u64, planets: &[&str]) -> Step {
    let pick = |planet: &&str| Pick::Planet((*planet).to_owned());
    answer(by, offer, planets.iter().map(pick).collect())
}

/// Returns the game's refusal of a step.
#[track_caller]
pub fn refused(evening: &mut Evening, step: Step) -> card::Refusal {
    let before = evening.campaign.clone();
    let refusal = match evening.attempt(&step) {
        Err(Refusal::Game(games::Refusal::StrategyCard(refusal))) => refusal,
        other => panic!("{step:?} is refused by the game, not {other:?}"),
    };
    assert_eq!(evening.campaign, before, "a refusal changes nothing");
    refusal
}

/// Returns the question that the player has to confirm first.
#[track_caller]
pub fn question(evening: &mut Evening, step: &Step) -> card::Confirmation {
    match evening.attempt(step) {
        Err(Refusal::MustConfirm(Confirmation::Game(games::Confirmation::StrategyCard(asked)))) => asked,
        other => panic!("{step:?} is to be confirmed, not {other:?}"),
    }
}

pub fn phase_word(phase: card::Phase) -> Correction {
    Correction::Phase { phase }
}

pub fn card_of(player: PlayerId) -> Correction {
    Correction::Card { player: Some(player), exhausted: None }
}

/// Wraps a refusal of a part that games share, as the table returns it.
pub fn refusal(no: impl Into<card::Refused>) -> Refusal {
    Refusal::from(no.into())
}
