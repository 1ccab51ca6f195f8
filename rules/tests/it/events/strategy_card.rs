//! The kinds of events of the strategy card ruleset, and the evening that shows them.

use super::read;
use crate::given::{ADA, BO, CY};
use chancery_rules::games::strategy_card::{
    Card, Event, Hindrance, Phase as Of, Pool, Source, Spared, State, Terms, diplomacy_token, tokens,
};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::Time;
use chancery_rules::{Campaign, Phase, invariants};

pub const FIXTURE: &str = include_str!("strategy_card.json");

kinds! {
    effect of Event {
        Event::Seated { .. } => "card: seated",
        Event::Ordered { .. } => "card: ordered",
        Event::PhaseBegun { .. } => "phase begun",
        Event::Refreshed { active: None, .. } => "refreshed between turns",
        Event::Refreshed { active: Some(_), .. } => "refreshed in a turn",
        Event::CardTaken { .. } => "card taken",
        Event::TurnBegun { .. } => "turn begun",
        Event::TurnEnded { .. } => "turn ended",
        Event::InitiativeRecorded { before: None, .. } => "initiative recorded",
        Event::InitiativeRecorded { before: Some(_), .. } => "initiative changed",
        Event::InitiativeLost { .. } => "initiative lost",
        Event::Played { system: Some(_), .. } => "played",
        Event::Played { system: None, .. } => "played without a system",
        Event::TokenPlaced { by_card: true, .. } => "token placed by the card",
        Event::TokenPlaced { by_card: false, .. } => "token placed by an effect",
        Event::TokenSpared { .. } => "token spared",
        Event::PrimaryReadied { .. } => "readied by the primary",
        Event::SecondaryOpened { system: Some(_), .. } => "secondary opened",
        Event::SecondaryOpened { system: None, .. } => "secondary opened without a system",
        Event::SecondaryAsked { .. } => "secondary asked",
        Event::SecondaryChosen { .. } => "secondary chosen",
        Event::SecondaryPassed { silent: true, .. } => "secondary passed by silence",
        Event::SecondaryPassed { silent: false, .. } => "secondary passed",
        Event::SecondaryApplied { .. } => "secondary applied",
        Event::PassedOver { .. } => "passed over",
        Event::CardExhausted { holder: Some(_), .. } => "card exhausted",
        Event::CardExhausted { holder: None, .. } => "no player's card resolved",
        Event::Gained { .. } => "gained",
        Event::Redistributed { .. } => "redistributed",
        Event::Spent { .. } => "spent",
        Event::TokenRemoved { .. } => "token removed",
        Event::Activated { .. } => "activated",
        Event::PlanetExhausted { .. } => "planet exhausted",
        Event::PlanetReadied { .. } => "planet readied",
        Event::PlanetTaken { .. } => "planet taken",
        Event::CardSet { .. } => "card set",
        Event::SheetSet { .. } => "sheet set",
        Event::TokenSet { .. } => "token set",
        Event::PlanetSet { .. } => "planet set",
        Event::ActiveSet { .. } => "active set",
        Event::PhaseSet { .. } => "phase set",
        Event::Board(_) => "galaxy",
    }
    phase of Of {
        Of::Strategy => "strategy phase",
        Of::Action => "action phase",
        Of::Status => "status phase",
    }
    source of Source {
        Source::Reinforcements => "from reinforcements",
        Source::Sheet(Pool::Tactic) => "from tactic",
        Source::Sheet(Pool::Fleet) => "from fleet",
        Source::Sheet(Pool::Strategy) => "from strategy",
    }
    pool of Pool {
        Pool::Tactic => "tactic",
        Pool::Fleet => "fleet",
        Pool::Strategy => "strategy",
    }
    spared of Spared {
        Spared::HasOne => "has one",
        Spared::HasNone => "has none",
    }
    hindrance of Hindrance {
        Hindrance::HasLeft => "has left",
        Hindrance::NoStrategyToken => "no strategy token",
        Hindrance::NoExhaustedPlanet => "no exhausted planet",
        Hindrance::ChoiceGone => "choice gone",
    }
    lost of bool {
        true => "a chosen planet lost",
        false => "no chosen planet lost",
    }
    terms of Terms {
        Terms::Token { .. } => "terms token",
        Terms::Secondary { .. } => "terms secondary",
        Terms::Gain { .. } => "terms gain",
    }
}

/// Returns the names of the variants in an event, including nested ones.
pub fn kinds(event: &Event) -> Vec<&'static str> {
    let mut kinds = vec![effect(event)];
    match event {
        Event::PhaseBegun { phase } => kinds.push(self::phase(phase)),
        Event::TokenPlaced { from, .. } => kinds.push(source(from)),
        Event::TokenSpared { why, .. } => kinds.push(spared(why)),
        Event::SecondaryApplied { lost, .. } => kinds.push(self::lost(&!lost.is_empty())),
        Event::PassedOver { why, .. } => kinds.push(hindrance(why)),
        Event::Spent { pool, .. } => kinds.push(self::pool(pool)),
        _ => {}
    }
    kinds
}

#[test]
fn the_fixture_always_replays_to_the_same_campaign() {
    let campaign = Campaign::replay(CampaignId(1), &read(FIXTURE)).expect("a founding");
    assert_eq!(invariants(&campaign), []);
    let at = Time::from_millis(1_764_298_800_000);
    assert_eq!(campaign.phase, Phase::Ended { at });
    let state = campaign.playing::<State>().expect("it is played");
    assert_eq!(state.seating.order, [ADA, BO, CY]);
    assert_eq!((state.phase, state.plays), (Some(Of::Status), 6));
    assert_eq!((state.card, state.play.is_some()), (Card::default(), false));
    assert_eq!([ADA, BO, CY].map(|player| state.initiative(player)), [Some(0), None, None]);
    let left = [ADA, BO, CY].map(|player| {
        let all = tokens(state, player).expect("a player");
        let sheet = [Pool::Tactic, Pool::Fleet, Pool::Strategy].map(|pool| all.sheet.of(pool));
        (all.reinforcements, sheet)
    });
    assert_eq!(left, [(0, [16, 0, 0]), (5, [5, 3, 3]), (14, [2, 0, 0])]);
    assert_eq!(state.board.places.len(), 23);
    let offers = &campaign.offers;
    assert_eq!((offers.pending.len(), offers.closed.len()), (0, 18));
}

/// Checks the middle of the evening: the Diplomacy token of the second play, before its planets change hands.
#[test]
fn the_fixture_includes_a_diplomacy_token_in_transit() {
    let events = read(FIXTURE);
    let shown = (1..=events.len()).filter_map(|told| {
        let campaign = Campaign::replay(CampaignId(1), &events[..told])?;
        let state = campaign.playing::<State>().ok()?;
        diplomacy_token(campaign.roster(), state).map(|shown| (shown.system, shown.stands_for))
    });
    let mut shown: Vec<(String, Vec<PlayerId>)> = shown.collect();
    shown.dedup();
    assert!(shown.contains(&("Aven".to_owned(), vec![BO, CY])));
}
