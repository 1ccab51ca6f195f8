//! Every test begins with Ada, Bo, Cy and Dee at the table, clockwise, with the realms Aland, Borne, Corse and Dunn
//! of `map.json`, and 6 power and 20 ducats each. It is Ada's turn.
//!
//! ```text
//! Aland    Ada's: two provinces, two towns. By land Mid and Free; the North Sea
//! Borne    Bo's: one province, a town. By land Mid and Free; the North Sea
//! Corse    Cy's: one province, a town. By land Mid and Gilt; the South Sea
//! Dunn     Dee's: one province, a town; and one of Stray, which has no capital. By land Void; the South Sea
//! Mid      a battleground with a province each of Aland, Corse and Fria. By land Aland, Borne, Corse
//! Free     the capital of Fria (tax 3 with Mid). One influence of Bo. By land Aland, Borne; the North Sea
//! Gilt     the capital of Gilt (tax 9). By land Corse; the South Sea
//! Isle     the capital of Isle (tax 0). The North and the South Sea
//! Void     no province. By land Dunn
//! Outland  distant: the capital of Oro (tax 4). By land Colony; the Ocean
//! Colony   distant: a province without owner, a town of Ada. By land Outland and Wild; the Ocean
//! Wild     distant: a province without owner. By land Colony
//! ```

pub use crate::given::{
    ADA, BO, CY, DEE, Evening, MODERATOR, START, Step, confirmed, join, leave, moderate, order, set,
};

use chancery_rules::games::realms as game;
use chancery_rules::games::realms::{
    Action, Check, Command as Act, Condition, Correction, Event as Effect, GameContext, Needs, Piece, Plan, Price,
    State,
};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::Time;
use chancery_rules::{Campaign, Command, Confirmation, Event, Moderation, Refusal, RulesetName, Setting, found, games};

pub const EVE: PlayerId = PlayerId(104);
pub const ALL: [PlayerId; 4] = [ADA, BO, CY, DEE];

const MAP: &str = include_str!("map.json");

/// Returns the table of these tests, with an empty log.
pub fn table() -> Evening {
    let mut evening = loaded();
    evening.play(&[act(ADA, Act::BeginTurn)]);
    evening.log.clear();
    evening
}

pub fn loaded() -> Evening {
    let mut evening = seated(ALL);
    evening.play(&[load(plan())]);
    evening
}

/// Returns the evening of a new campaign that these players have joined, without a map.
pub fn seated(players: impl IntoIterator<Item = PlayerId>) -> Evening {
    let mut founding = found("Old World", RulesetName::Realms, None, START).expect("a good name");
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

pub fn plan() -> Plan {
    serde_json::from_str(MAP).expect("a map")
}

pub fn state(campaign: &Campaign) -> &State {
    campaign.playing::<State>().expect("it is played")
}

pub fn at(evening: &Evening) -> GameContext<'_> {
    let at = evening.campaign.at::<State>(evening.now);
    at.expect("it is played")
}

pub fn has(evening: &Evening, player: PlayerId, kind: Piece, place: &str) -> u32 {
    let place = state(&evening.campaign).board.place(place);
    place.expect("it is there").has(kind, player)
}

pub fn influence(evening: &Evening, player: PlayerId, area: &str) -> u32 {
    has(evening, player, Piece::Influence, area)
}

pub fn purse(evening: &Evening, player: PlayerId) -> (u32, u32) {
    let sheet = state(&evening.campaign).sheet(player);
    (sheet.power.into(), sheet.ducats)
}

/// Returns the influence, claims and alliances left in a player's supply.
pub fn supply(evening: &Evening, player: PlayerId) -> [u32; 3] {
    let left = state(&evening.campaign).supply(player);
    [left.influence, left.claims, left.alliances]
}

#[track_caller]
pub fn checked(evening: &Evening, by: PlayerId, action: &Action) -> Check {
    game::check(&at(evening), by, action).expect("it can be checked")
}

/// Returns the rules whose conditions an action does not meet.
#[track_caller]
pub fn unmet_rules(evening: &Evening, by: PlayerId, action: &Action) -> Vec<&'static str> {
    let conditions = checked(evening, by, action).conditions;
    let unmet = conditions.iter().filter(|one| !one.is_met());
    unmet.map(|one| one.rule).collect()
}

pub fn effects(events: &[Event]) -> Vec<Effect> {
    let of_game = |event: &Event| match event {
        Event::Game(games::Event::Realms(effect)) => Some(effect.clone()),
        _ => None,
    };
    events.iter().filter_map(of_game).collect()
}

/// Plays a step, which must succeed, and returns the game's events.
#[track_caller]
pub fn told(evening: &mut Evening, step: Step) -> Vec<Effect> {
    let before = evening.log.len();
    evening.play(&[step]);
    effects(&evening.log[before..])
}

/// Returns the game's refusal of a step.
#[track_caller]
pub fn refused(evening: &mut Evening, step: Step) -> game::Refusal {
    let before = evening.campaign.clone();
    let refusal = match evening.attempt(&step) {
        Err(Refusal::Game(games::Refusal::Realms(refusal))) => refusal,
        other => panic!("{step:?} is refused by the game, not {other:?}"),
    };
    assert_eq!(evening.campaign, before, "a refusal changes nothing");
    refusal
}

/// Returns the only condition that a step does not meet, with its rule.
#[track_caller]
pub fn unmet(evening: &mut Evening, step: Step) -> (&'static str, Needs) {
    match refused(evening, step) {
        game::Refusal::Unmet { unmet } => match <[Condition; 1]>::try_from(unmet) {
            Ok([one]) => (one.rule, one.needs),
            Err(more) => panic!("one condition is not met, not {more:?}"),
        },
        other => panic!("a condition is not met, not {other:?}"),
    }
}

/// Returns the first condition that a step does not meet, with its rule.
#[track_caller]
pub fn unmet_first(evening: &mut Evening, step: Step) -> (&'static str, Needs) {
    match refused(evening, step) {
        game::Refusal::Unmet { unmet } => {
            let first = unmet.into_iter().next().expect("one is not met");
            (first.rule, first.needs)
        }
        other => panic!("a condition is not met, not {other:?}"),
    }
}

/// Returns the question that the player has to confirm first.
#[track_caller]
pub fn question(evening: &mut Evening, step: &Step) -> game::Confirmation {
    match evening.attempt(step) {
        Err(Refusal::MustConfirm(Confirmation::Game(games::Confirmation::Realms(asked)))) => asked,
        other => panic!("{step:?} is to be confirmed, not {other:?}"),
    }
}

/// Wraps a refusal of a part that games share, as the table returns it.
pub fn refusal(no: impl Into<game::Refused>) -> Refusal {
    Refusal::from(no.into())
}

pub fn act(by: PlayerId, act: Act) -> Step {
    order(by, Command::from(act))
}

pub fn text(text: &str) -> String {
    text.to_owned()
}

pub fn place_in(by: PlayerId, areas: &[(&str, u32)], in_ducats: u32) -> Step {
    let areas = areas.iter().map(|(area, count)| (text(area), *count));
    let areas = areas.collect();
    let in_ducats = Some(in_ducats);
    act(by, Act::Influence { areas, in_ducats })
}

/// A player places `count` influence in one area, all for power.
pub fn place(by: PlayerId, area: &str, count: u32) -> Step {
    place_in(by, &[(area, count)], 0)
}

pub fn forge(by: PlayerId, realm: &str) -> Step {
    let realm = text(realm);
    act(by, Act::Forge { realm })
}

pub fn claim(by: PlayerId, areas: &[&str]) -> Step {
    let areas = areas.iter().map(|area| text(area)).collect();
    act(by, Act::Claims { areas })
}

/// The active player's turn ends, and another player begins theirs.
pub fn next_turn(from: PlayerId, to: PlayerId) -> [Step; 2] {
    [act(from, Act::EndTurn), act(to, Act::BeginTurn)]
}

pub fn in_area(area: &str) -> Action {
    let area = text(area);
    Action::Influence { area }
}

pub fn with_realm(realm: &str) -> Action {
    let realm = text(realm);
    Action::Alliance { realm }
}

pub fn on_area(area: &str) -> Action {
    let area = text(area);
    Action::Claims { area }
}

pub fn price(power: u32, ducats: u32) -> Price {
    Price { power, ducats }
}

pub fn correct(correction: Correction) -> Step {
    let correction = chancery_rules::Correction::Realms(correction);
    let reason = None;
    moderate(Moderation::Correct { correction, reason })
}

pub fn load(plan: Plan) -> Step {
    correct(Correction::Load(Box::new(plan)))
}

pub fn setting(value: game::Setting) -> Step {
    set(Setting::from(value))
}

/// A moderator places pieces.
pub fn lay(player: PlayerId, kind: Piece, place: &str, count: u32) -> Step {
    let place = text(place);
    correct(Correction::Pieces { player, kind, place, count })
}

/// A moderator places influence.
pub fn lies(player: PlayerId, area: &str, count: u32) -> Step {
    lay(player, Piece::Influence, area, count)
}

pub fn claimed(player: PlayerId, area: &str) -> Step {
    lay(player, Piece::Claim, area, 1)
}

pub fn war(realm: &str, at_war: bool) -> Step {
    let realm = text(realm);
    correct(Correction::War { realm, at_war })
}

pub fn allied(player: PlayerId, realm: &str) -> Step {
    let (realm, player) = (text(realm), Some(player));
    correct(Correction::Alliance { realm, player })
}

pub fn purse_of(evening: &mut Evening, player: PlayerId, power: u32, ducats: u32) {
    let (has, has_ducats) = purse(evening, player);
    let by = |to: u32, from: u32| i32::try_from(i64::from(to) - i64::from(from)).ok();
    evening.play(&[correct(Correction::Purse { player, power: by(power, has), ducats: by(ducats, has_ducats) })]);
}

pub fn owned_by(province: &str, owner: &str) -> Step {
    let (province, owner) = (text(province), Some(text(owner)));
    correct(Correction::Province { province, owner })
}

/// Returns the players that the open window asks, and when it closes at the latest.
pub fn open_to(evening: &Evening) -> (Vec<PlayerId>, Option<Time>) {
    let window = state(&evening.campaign).covert.window.as_ref().expect("an open window");
    let asked = window.steps.last().expect("a row of questions").asked.clone();
    let deadlines = evening.campaign.offers.pending.values().filter_map(|offer| offer.deadline);
    (asked, deadlines.max())
}
