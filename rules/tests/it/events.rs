//! Events are stored forever, so every version must read those of all earlier ones. `events/` holds an evening for each
//! ruleset with every kind of event, in the current format. Lines may be added to it, but never changed.

use super::given::{self, ADA, BO, CY, money, points, science, state};
use chancery_rules::games;
use chancery_rules::games::leverage::{DestroyedShips, Terraforming};
use chancery_rules::games::{Each, Listed};
use chancery_rules::ids::CampaignId;
use chancery_rules::time::Time;
use chancery_rules::{
    Campaign, Entry, Event, Outcome, Phase, Reminder, RulesetName, Setting, Silence, Terms, invariants,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

const FIXTURE: &str = include_str!("events/leverage.json");

/// Names the variants of an enum. A new variant does not compile until it is named here, and then needs a fixture.
macro_rules! kinds {
    ($($name:ident of $type:ty { $($variant:pat => $kind:literal,)* })*) => {
        $(pub fn $name(value: &$type) -> &'static str {
            match value { $($variant => $kind,)* }
        })*
        pub const KINDS: &[&str] = &[$($($kind,)*)*];
    };
}

mod ambassadors;
mod deals;
mod leverage;
mod profiles;
mod realms;
mod strategy_card;

kinds! {
    event of Event {
        Event::Founded(_) => "founded",
        Event::Imported(_) => "imported",
        Event::Joined { .. } => "joined",
        Event::Left { .. } => "left",
        Event::EntryAsked { .. } => "entry asked",
        Event::SeatAsked { .. } => "seat asked",
        Event::SeatRequestEnded { .. } => "seat request ended",
        Event::SeatGiven { .. } => "seat given",
        Event::Paused { .. } => "paused",
        Event::PauseEnds { .. } => "pause ends",
        Event::Resumed { .. } => "resumed",
        Event::Ended { .. } => "ended",
        Event::Configured { .. } => "configured",
        Event::TemplateUsed { .. } => "template used",
        Event::Scheduled(_) => "scheduled",
        Event::ScheduleEnded { .. } => "schedule ended",
        Event::Moderated { .. } => "moderated",
        Event::ActedFor { .. } => "acted for",
        Event::Undone { .. } => "undone",
        Event::SecondAsked(_) => "second asked",
        Event::SecondEnded { .. } => "second ended",
        Event::SecretsShown { .. } => "secrets shown",
        Event::Looked { .. } => "looked",
        Event::Erased { .. } => "erased",
        Event::Moved { .. } => "moved",
        Event::PlaceLost { .. } => "place lost",
        Event::TakeBackAsked(_) => "take back asked",
        Event::TakeBackAgreed { .. } => "take back agreed",
        Event::TakeBackEnded { .. } => "take back ended",
        Event::Away { .. } => "away",
        Event::QuietHours { .. } => "quiet hours",
        Event::CallMissed { .. } => "call missed",
        Event::CaughtUp { .. } => "caught up",
        Event::ActionAwaited { .. } => "action awaited",
        Event::ActionCalled { .. } => "action called",
        Event::OfferExtended { .. } => "offer extended",
        Event::OfferMade(_) => "offer made",
        Event::OfferReminded { .. } => "offer reminded",
        Event::OfferAnswered { .. } => "offer answered",
        Event::OfferClosed { .. } => "offer closed",
        Event::Deal(_) => "deal",
        Event::Reasoned { .. } => "reasoned",
        Event::Game(_) => "of a game",
    }
    setting of Setting {
        Setting::Pace(_) => "setting pace",
        Setting::AnswerWithin(_) => "setting answer within",
        Setting::Silence(_) => "setting silence",
        Setting::ModeratorRole(None) => "setting no moderator role",
        Setting::ModeratorRole(Some(_)) => "setting moderator role",
        Setting::Entry(_) => "setting entry",
        Setting::Nudge(_) => "setting nudge",
        Setting::Language(_) => "setting language",
        Setting::Deals(_) => "setting deals",
        Setting::ExtensionsMost(_) => "setting extensions most",
        Setting::ModeratorPlays(_) => "setting moderator plays",
        Setting::PauseMost(_) => "setting pause most",
        Setting::Patience(true) => "setting patience on",
        Setting::Patience(false) => "setting patience off",
        Setting::Away(chancery_rules::DuringAbsence::StandStill) => "setting away stand still",
        Setting::Away(chancery_rules::DuringAbsence::Lapse) => "setting away lapse",
        Setting::Away(chancery_rules::DuringAbsence::Run) => "setting away run",
        Setting::Game(_) => "setting of a game",
    }
    entry of Entry {
        Entry::Open => "entry open",
        Entry::Approved => "entry approved",
        Entry::Closed => "entry closed",
    }
    silence of Silence {
        Silence::Refuse => "silence refuses",
        Silence::Lapse => "silence lapses",
        Silence::Wait => "silence waits",
    }
    reminder of Reminder {
        Reminder::HalfTime => "half time",
        Reminder::LastCall => "last call",
    }
    outcome of Outcome {
        Outcome::Accepted => "accepted",
        Outcome::Refused => "refused",
        Outcome::Lapsed => "lapsed",
        Outcome::Withdrawn => "withdrawn",
        Outcome::Void => "void",
        Outcome::Unable => "unable",
        Outcome::Settled => "settled",
    }
    note of Option<String> {
        None => "without a note",
        Some(_) => "with a note",
    }
    privacy of bool {
        true => "private",
        false => "public",
    }
    closer of bool {
        true => "closed by a player",
        false => "closed by the clock",
    }
}

/// Returns the names of the variants in an event, including nested ones.
fn kinds(event: &Event) -> Vec<&'static str> {
    let mut kinds = vec![self::event(event)];
    match event {
        Event::Configured { setting, .. } => {
            kinds.push(self::setting(setting));
            match setting {
                Setting::Silence(value) => kinds.push(silence(value)),
                Setting::Entry(value) => kinds.push(entry(value)),
                Setting::Game(games::Setting::Ambassadors(setting)) => {
                    kinds.push(ambassadors::setting(setting));
                }
                Setting::Game(games::Setting::Realms(setting)) => {
                    kinds.push(realms::setting(setting));
                }
                Setting::Game(games::Setting::Leverage(setting)) => kinds.extend(leverage::settings(setting)),
                _ => {}
            }
        }
        Event::OfferMade(offer) => {
            kinds.extend(match &offer.terms {
                Terms::Leverage(terms) => Some(leverage::terms(terms)),
                Terms::Ambassadors(terms) => Some(ambassadors::terms(terms)),
                Terms::StrategyCard(terms) => Some(strategy_card::terms(terms)),
                Terms::Realms(terms) => Some(realms::terms(terms)),
                _ => None,
            });
            kinds.extend([note(&offer.note), privacy(&offer.private), silence(&offer.silence)]);
        }
        Event::OfferReminded { reminder, .. } => kinds.push(self::reminder(reminder)),
        Event::OfferClosed { closing, .. } => {
            kinds.extend([outcome(&closing.outcome), closer(&closing.by.is_some())]);
        }
        Event::Deal(happened) => kinds.extend(deals::kinds(happened)),
        Event::Game(games::Event::Leverage(event)) => kinds.extend(leverage::kinds(event)),
        Event::Game(games::Event::Ambassadors(event)) => kinds.extend(ambassadors::kinds(event)),
        Event::Game(games::Event::StrategyCard(event)) => kinds.extend(strategy_card::kinds(event)),
        Event::Game(games::Event::Realms(event)) => kinds.extend(realms::kinds(event)),
        _ => {}
    }
    kinds
}

fn fixture() -> Vec<Event> {
    read(FIXTURE)
}

fn read(fixture: &str) -> Vec<Event> {
    serde_json::from_str(fixture).expect("the fixture can be read")
}

/// Returns the stored evening of a ruleset.
fn kept(ruleset: RulesetName) -> String {
    let name = ruleset.name().replace('-', "_");
    let path = format!("{}/tests/it/events/{name}.json", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns all stored evenings: one for each ruleset, and one of deals.
fn all_kept() -> Vec<String> {
    let others = [deals::EVENING, include_str!("events/imported.json")].map(str::to_owned);
    RulesetName::ALL.iter().copied().map(kept).chain(others).collect()
}

#[test]
fn every_kind_of_event_has_a_fixture() {
    let fixtures = all_kept();
    let events = fixtures.iter().flat_map(|fixture| read(fixture));
    let shown: BTreeSet<&str> = events.flat_map(|event| kinds(&event)).collect();
    let wanted = KINDS.iter().chain(leverage::KINDS).chain(ambassadors::KINDS);
    let wanted = wanted.chain(strategy_card::KINDS).chain(realms::KINDS).chain(deals::KINDS);
    let missing: Vec<_> = wanted.filter(|kind| !shown.contains(*kind)).collect();
    assert!(missing.is_empty(), "no fixture shows: {missing:?}");
}

/// The events and offers missing from each game's evening.
#[derive(Default)]
struct Unshown(Vec<String>);

impl Each for Unshown {
    fn game<R: Listed>(&mut self) {
        let evening = read(&kept(R::LISTED));
        let events = evening.iter().filter_map(Event::of::<R>);
        let events: BTreeSet<String> = events.map(tag).collect();
        let offers = evening.iter().filter_map(|event| match event {
            Event::OfferMade(offer) => R::terms_of(&offer.terms),
            _ => None,
        });
        let offers: BTreeSet<String> = offers.map(tag).collect();
        let wanted = tags::<R::Event>().into_iter().map(|tag| (tag, &events));
        let wanted = wanted.chain(tags::<R::Terms>().into_iter().map(|tag| (tag, &offers)));
        let missing = wanted.filter(|(tag, shown)| !shown.contains(tag));
        let name = R::NAME;
        self.0.extend(missing.map(|(tag, _)| format!("{name} {tag}")));
    }
}

fn tag<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value).expect("plain data") {
        Value::String(tag) => tag,
        Value::Object(tagged) if tagged.len() == 1 => tagged.keys().next().cloned().expect("one"),
        other => panic!("{other} has no tag"),
    }
}

/// Returns all tags that values of a type can be stored under: serde lists them in its error for an unknown tag.
fn tags<T: DeserializeOwned>() -> Vec<String> {
    let Err(unknown) = serde_json::from_str::<T>(r#"{"?": null}"#) else {
        panic!("any tag will do");
    };
    let told = unknown.to_string();
    let known = told.split_once("expected").map_or("", |(_, known)| known);
    let quoted = known.split('`').skip(1).step_by(2);
    quoted.map(str::to_owned).collect()
}

#[test]
fn the_sample_evening_covers_every_event_and_offer() {
    assert_eq!(tags::<Reminder>(), ["half_time", "last_call"]);
    assert_eq!(tag(&Reminder::HalfTime), "half_time");
    let mut unshown = Unshown::default();
    games::each(&mut unshown);
    assert_eq!(unshown.0, [""; 0]);
}

#[test]
fn every_event_survives_a_round_trip() {
    let values = all_kept();
    let values = values.iter().flat_map(|fixture| serde_json::from_str::<Vec<Value>>(fixture).expect("JSON"));
    for value in values {
        let event: Event = serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error} in {value}"));
        let written = serde_json::to_value(&event).expect("plain data");
        // Older offers have no lists of parties and clauses. `stored_offers` tests both formats.
        match value["offer_made"].get("terms") {
            Some(_) => assert_eq!(serde_json::from_value::<Event>(written).ok(), Some(event)),
            None => assert_eq!(written, value),
        }
    }
}

#[test]
fn the_fixture_always_replays_to_the_same_campaign() {
    let campaign = Campaign::replay(CampaignId(1), &fixture()).expect("it begins with a founding");
    assert_eq!(invariants(&campaign), []);
    let at = Time::from_millis(1_764_571_350_000);
    assert_eq!(campaign.phase, Phase::Ended { at });
    assert!(campaign.active_players().eq([ADA, BO]));
    assert_eq!([ADA, BO, CY].map(|player| money(&campaign, player)), [4481, 1369, 950]);
    let pairs = [(ADA, BO), (BO, ADA), (ADA, CY), (CY, ADA), (BO, CY), (CY, BO)];
    let held = pairs.map(|(by, over)| given::leverage(&campaign, by, over));
    assert_eq!(held, [-80.0, 50.0, -30.5, -30.5, 99.5, 100.0].map(points));
    assert_eq!(state(&campaign).access.len(), 10);
    let offers = &campaign.offers;
    assert_eq!((offers.pending.len(), offers.closed.len()), (0, 19));
    assert_eq!([ADA, BO].map(|player| science(&campaign, player)), [(158, 0), (3, 20)]);
    let game = state(&campaign);
    assert_eq!((game.milestones(ADA), game.milestones(BO)), (0, 1));
    assert_eq!((game.ships.len(), game.tasks.len(), game.systems.len()), (4, 0, 3));
}

/// A campaign from before a setting existed plays on unchanged, and its founding is stored as before. A new campaign
/// starts with the new value.
#[test]
fn older_campaigns_keep_behaviour_from_before_a_setting() {
    let Some(Event::Founded(before)) = fixture().into_iter().next() else {
        panic!("the fixture begins with a founding");
    };
    let old = &before.settings.games.leverage;
    assert_eq!(old.terraforming, Terraforming::Reported);
    assert_eq!(old.destroyed_ships, DestroyedShips::Gone);
    assert_eq!(old.pending_favours, 0);
    assert_eq!(before.settings.entry, Entry::Open);
    let now = chancery_rules::found("Arm", RulesetName::Leverage, None, before.at).expect("a name");
    let new = &now.settings.games.leverage;
    assert_eq!(new.terraforming, Terraforming::Confirmed);
    assert_eq!(new.destroyed_ships, DestroyedShips::Return);
    assert_eq!(new.pending_favours, 3);
    let kept = serde_json::to_value(Event::Founded(now.clone())).expect("plain data");
    assert_eq!(serde_json::from_value::<Event>(kept).ok(), Some(Event::Founded(now)));
}
