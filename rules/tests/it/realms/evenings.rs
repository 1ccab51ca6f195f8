//! Random games: mostly plausible play, so that influence grows, alliances change hands and covert actions are declared
//! and countered. Nonsense, impostors, moderators, players joining and leaving, and long absences are mixed in.

mod deeds;

use super::given::plan;
use crate::given::Step;
use chancery_rules::games::realms::{
    Action, CallKind, Command as Act, CovertCommand, GameContext, Plan, Play, Price, State, areas_for, check,
    claimable, opponents, playable, reachable, realms_for,
};
use chancery_rules::ids::{OfferId, PlayerId};
use chancery_rules::time::{Span, Time};
use chancery_rules::{Campaign, Command, Moderation, Order};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::ops::Range;

const TURNS: Range<usize> = 40..140;

/// A random game: the number of players, and the turns.
#[derive(Clone, Debug)]
pub struct Game {
    pub players: u64,
    pub turns: Vec<Turn>,
}

/// A pause, then an act by a player or a moderator.
#[derive(Clone, Debug)]
pub struct Turn {
    pub wait: Span,
    pub deed: Deed,
    pub confirms: bool,
}

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "most deeds are orders")]
pub enum Deed {
    Order(Order),
    /// A sensible act by the active player, or by this one if nobody is active. `choice` selects the act.
    Next {
        player: PlayerId,
        choice: usize,
    },
    /// Answers a question, rightfully or as an impostor: either the pending one with this index, or any question with
    /// this number.
    Answer {
        place: usize,
        stale: bool,
        refuses: bool,
        voids: bool,
        impostor: Option<PlayerId>,
    },
    /// A moderator takes back this many turns.
    Undo(usize),
}

impl Turn {
    pub fn step(&self, campaign: &Campaign, now: Time) -> Option<Step> {
        let order = match &self.deed {
            Deed::Order(order) => order.clone(),
            Deed::Next { player, choice } => {
                let at = campaign.at::<State>(now).expect("it is played");
                let (by, act) = next(&at, *player, *choice);
                order(by, false, Command::from(act))
            }
            Deed::Answer { .. } => answering(campaign, &self.deed)?,
            Deed::Undo(_) => return None,
        };
        Some(Step::Order(order))
    }
}

fn one_of<T: Clone>(choice: usize, all: &[T]) -> Option<T> {
    let place = choice.checked_rem(all.len())?;
    all.get(place).cloned()
}

fn next(at: &GameContext, player: PlayerId, choice: usize) -> (PlayerId, Act) {
    let state = at.game;
    let Some(active) = state.seating.active else {
        return (player, Act::BeginTurn);
    };
    let deed = match choice % 8 {
        0..=2 => influence(state, active, choice / 8),
        3 | 4 => alliance(at, active, choice / 8),
        5 => one_of(choice / 8, &claimable(state, active)).map(|area| Act::Claims { areas: vec![area] }),
        6 => covert(at, active, choice / 8),
        _ => tie(state, active, choice / 8),
    };
    (active, deed.unwrap_or(Act::EndTurn))
}

fn influence(state: &State, by: PlayerId, choice: usize) -> Option<Act> {
    let sheet = state.sheet(by);
    let reached = reachable(state, by);
    let one = one_of(choice, &reached).filter(|_| sheet.power > 0)?;
    let other = one_of(choice + 1, &reached).filter(|other| other.area != one.area);
    let both = [(one.area, one.most)].into_iter();
    let both = both.chain(other.map(|other| (other.area, other.most)));
    let areas: Vec<(String, u32)> = both.take(1 + choice % 2).collect();
    let all: u32 = areas.iter().map(|(_, count)| count).sum();
    let in_ducats = (all - 1).min(sheet.ducats / 3);
    let in_ducats = Some(in_ducats);
    Some(Act::Influence { areas, in_ducats })
}

fn alliance(at: &GameContext, by: PlayerId, choice: usize) -> Option<Act> {
    let nprs = at.game.realms.iter().filter(|realm| realm.is_npr());
    let open = nprs.filter(|npr| {
        let realm = npr.name.clone();
        check(at, by, &Action::Alliance { realm }).is_ok_and(|check| check.is_open())
    });
    let open: Vec<String> = open.map(|npr| npr.name.clone()).collect();
    let realm = one_of(choice, &open)?;
    Some(Act::Forge { realm })
}

/// Mostly returns nothing; otherwise a call to an ally, or the end of an alliance.
fn tie(state: &State, by: PlayerId, choice: usize) -> Option<Act> {
    let allies: Vec<String> = state.allies(by).map(|realm| realm.name.clone()).collect();
    let (realm, areas) = (one_of(choice, &allies)?, Vec::new());
    match choice % 6 {
        0 => Some(Act::EndAlliance { realm, areas }),
        1 => Some(Act::CallToArms { realm, kind: CallKind::Defensive, enemy: None, areas }),
        _ => None,
    }
}

fn covert(at: &GameContext, by: PlayerId, choice: usize) -> Option<Act> {
    let state = at.game;
    let card = one_of(choice, &playable(state, by))?;
    let realm = one_of(choice, &realms_for(state, by, card));
    let areas = areas_for(state, at.settings, by, (card, None));
    let area = one_of(choice, &areas).filter(|_| card.is_in_area());
    let whose = area.as_ref().filter(|_| card.moves_influence());
    let whose = whose.map(|area| opponents(state, by, area));
    let whose = whose.and_then(|whose| one_of(choice, &whose));
    Some(Act::Covert(CovertCommand::Play(Play { card: card.name.clone(), realm: realm.or(whose), area, count: None })))
}

fn answering(campaign: &Campaign, deed: &Deed) -> Option<Order> {
    let Deed::Answer { place, stale, refuses, voids, impostor } = deed else {
        return None;
    };
    let any = OfferId(u64::try_from(*place).unwrap_or_default());
    let pending = &campaign.offers.pending;
    let offer = match pending.len() {
        0 => any,
        _ if *stale => any,
        length => *pending.keys().nth(place % length)?,
    };
    let made = campaign.offers.get(offer);
    let (picks, reason) = (Vec::new(), "a misunderstanding".to_owned());
    let command = match () {
        () if *voids => Command::Moderate(Moderation::Void { offer, reason }),
        () if *refuses => Command::Refuse { offer },
        () => Command::Accept { offer, picks },
    };
    let by = impostor.or(made.map(|made| made.to)).unwrap_or(PlayerId(1));
    Some(order(by, impostor.is_none(), command))
}

fn order(by: PlayerId, moderator: bool, command: Command) -> Order {
    Order { by, moderator, on_behalf: None, command, confirmed: None }
}

/// Returns the tests' map for this many players, with enough to spend.
pub fn map(players: u64) -> Plan {
    let players = usize::try_from(players).unwrap_or(usize::MAX);
    let mut plan = plan().for_players(players);
    for realm in plan.realms.iter_mut().filter(|realm| realm.seat.is_some()) {
        (realm.power, realm.ducats, realm.charges) = (10, 60, 9);
    }
    plan
}

/// The amount that purses are refilled to from time to time.
pub const INCOME: Price = Price { power: 4, ducats: 9 };

pub fn games() -> impl Strategy<Value = Game> {
    let players = prop_oneof![1 => Just(1_u64), 2 => Just(2_u64), 6 => Just(4_u64), 1 => Just(6_u64)];
    players.prop_flat_map(|players| {
        let turns = vec(turn(players), TURNS);
        turns.prop_map(move |turns| Game { players, turns })
    })
}

fn turn(players: u64) -> impl Strategy<Value = Turn> {
    let wait = prop_oneof![
        30 => (0..3600_i64).prop_map(Span::seconds),
        3 => (1..30_i64).prop_map(Span::hours),
        1 => select(vec![Span::millis(0), Span::hours(12), Span::hours(5000)]),
    ];
    // Boxed, because unboxed value trees of this size would overflow the stack.
    let deed = prop_oneof![
        70 => deeds::next(players).boxed(),
        20 => deeds::answer(players).boxed(),
        14 => deeds::own(players).boxed(),
        3 => deeds::nonsense(players).boxed(),
        12 => deeds::correction(players).boxed(),
        2 => deeds::coming_and_going(players).boxed(),
        3 => deeds::moderation(players).boxed(),
        1 => (1..9_usize).prop_map(Deed::Undo).boxed(),
    ];
    let confirms = prop::bool::weighted(0.95);
    (wait, deed, confirms).prop_map(|(wait, deed, confirms)| Turn { wait, deed, confirms })
}
