//! Random games: mostly plausible play, so that the card is taken, played and resolved round after round. Nonsense,
//! impostors, moderators, players joining and leaving, and long absences are mixed in.

mod deeds;

use super::given::{Step, plan};
use chancery_rules::games::strategy_card::{Command as Act, Phase, Pick, Plan, Pool, Pools, Share, State, playable};
use chancery_rules::ids::{OfferId, PlayerId};
use chancery_rules::time::Span;
use chancery_rules::{Campaign, Command, Moderation, Order, Terms, games};
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
    /// The next step of the round, taken by a player who may take it. `choice` selects among several.
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
        choice: usize,
        impostor: Option<PlayerId>,
    },
    /// A moderator takes back this many turns.
    Undo(usize),
}

impl Turn {
    pub fn step(&self, campaign: &Campaign) -> Option<Step> {
        let order = match &self.deed {
            Deed::Order(order) => order.clone(),
            Deed::Next { player, choice } => {
                let (by, act) = next(state(campaign), *player, *choice);
                order(by, false, Command::from(act))
            }
            Deed::Answer { .. } => answering(campaign, &self.deed)?,
            Deed::Undo(_) => return None,
        };
        Some(Step::Order(order))
    }
}

fn state(campaign: &Campaign) -> &State {
    campaign.playing::<State>().expect("it is played")
}

fn next(state: &State, player: PlayerId, choice: usize) -> (PlayerId, Act) {
    let begin = |phase| (player, Act::BeginPhase { phase });
    let holder = state.card.holder;
    if choice > 1
        && let Some(act) = opened_up(state)
    {
        return act;
    }
    if choice > 3
        && let Some(planet) = readied(state, player)
    {
        return (player, Act::Exhaust { planet });
    }
    match (state.phase, state.seating.active) {
        (None | Some(Phase::Status), _) => begin(Phase::Strategy),
        (Some(Phase::Strategy), _) if holder.is_none() => (player, Act::TakeCard),
        (Some(Phase::Strategy), _) if choice > 1 => {
            (player, Act::Initiative { number: u8::try_from(choice % 10).unwrap_or_default() })
        }
        (Some(Phase::Strategy), _) => begin(Phase::Action),
        (Some(Phase::Action), None) if state.card.exhausted && choice.is_multiple_of(2) => begin(Phase::Status),
        (Some(Phase::Action), None) => (holder.unwrap_or(player), Act::BeginTurn),
        (Some(Phase::Action), Some(active)) if holder == Some(active) && !state.card.exhausted => {
            let may = playable(state, active);
            let system = may.systems.get(choice % may.systems.len().max(1)).cloned();
            let planets = may.planets.iter().rev().take(may.count).cloned().collect();
            (active, Act::Play { system, planets })
        }
        (Some(Phase::Action), Some(active)) => (active, Act::EndTurn),
    }
}

/// Returns a readied planet of a player if the round needs one to exhaust.
fn readied(state: &State, player: PlayerId) -> Option<String> {
    let to_play = state.phase == Some(Phase::Action) && !state.card.exhausted;
    let readied = |name: &String| !state.exhausted(player).contains(name);
    let planets = state.planets_of(player).map(|(_, planet)| planet.name.clone());
    let mut planets = planets.filter(readied).filter(|_| to_play);
    planets.next()
}

/// Returns an act that enables a player in the row to use the secondary ability: an exhausted planet, or a token in
/// the strategy pool.
fn opened_up(state: &State) -> Option<(PlayerId, Act)> {
    let seats = state.play.as_ref()?.seats.as_ref()?;
    let mut waiting = seats.iter().filter(|(_, share)| *share == Share::Waits);
    waiting.find_map(|(player, _)| {
        let sheet = state.sheet(*player);
        if state.exhausted(*player).is_empty() {
            let (_, planet) = state.planets_of(*player).next()?;
            let planet = planet.name.clone();
            return Some((*player, Act::Exhaust { planet }));
        }
        let other = Pools { tactic: sheet.tactic.checked_sub(1)?, strategy: 1, ..sheet };
        (sheet.strategy == 0).then_some((*player, Act::Redistribute(other)))
    })
}

fn answering(campaign: &Campaign, deed: &Deed) -> Option<Order> {
    let Deed::Answer { place, stale, refuses, voids, choice, impostor } = deed else {
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
    let picks = match made.map(|made| &made.terms) {
        Some(Terms::StrategyCard(terms)) => picks(state(campaign), made?.to, terms, *choice),
        _ => Vec::new(),
    };
    let reason = "a misunderstanding".to_owned();
    let command = match () {
        () if *voids => Command::Moderate(Moderation::Void { offer, reason }),
        () if *refuses => Command::Refuse { offer },
        () => Command::Accept { offer, picks },
    };
    let by = impostor.or(made.map(|made| made.to)).unwrap_or(PlayerId(1));
    Some(order(by, impostor.is_none(), command))
}

/// Returns the choices of an answer, mostly valid ones.
fn picks(
    state: &State,
    player: PlayerId,
    terms: &chancery_rules::games::strategy_card::Terms,
    choice: usize,
) -> Vec<games::Pick> {
    use chancery_rules::games::strategy_card::Terms as Of;
    let pool = |n: usize| Pool::ALL[n % 3];
    let picks = match terms {
        Of::Token { .. } => vec![Pick::Pool(pool(choice))],
        Of::Gain { .. } if choice.is_multiple_of(5) => vec![Pick::Pool(pool(choice))],
        Of::Gain { count } => {
            let pools = (0..usize::from(*count)).map(|n| pool(choice >> n));
            vec![Pick::Pools(pools.collect())]
        }
        Of::Secondary { .. } => {
            let exhausted = state.exhausted(player).into_iter();
            let chosen = exhausted.skip(choice % 2).take(1 + choice % 3);
            chosen.map(Pick::Planet).collect()
        }
    };
    picks.into_iter().map(Into::into).collect()
}

fn order(by: PlayerId, moderator: bool, command: Command) -> Order {
    Order { by, moderator, on_behalf: None, command, confirmed: None }
}

/// Returns the tests' galaxy for this many players, with five of Bo's tokens on it.
pub fn galaxy(players: u64) -> Plan {
    let mut plan = plan();
    for system in &mut plan.systems {
        for planet in &mut system.planets {
            let seated = |seat: &usize| u64::try_from(*seat).is_ok_and(|seat| seat <= players);
            planet.control = planet.control.filter(seated);
        }
        if system.name != "Aven" && system.name != "Bryn" {
            system.tokens = vec![2];
        }
    }
    plan
}

/// Bo's first sheet, which leaves him one token in reinforcements.
pub const NEARLY_SPENT: Pools = Pools { tactic: 4, fleet: 4, strategy: 2 };

pub fn games() -> impl Strategy<Value = Game> {
    let players = prop_oneof![1 => Just(2_u64), 2 => Just(3_u64), 6 => Just(4_u64), 1 => Just(6_u64)];
    players.prop_flat_map(|players| {
        let turns = vec(turn(players), TURNS);
        turns.prop_map(move |turns| Game { players, turns })
    })
}

fn turn(players: u64) -> impl Strategy<Value = Turn> {
    let wait = prop_oneof![
        30 => (0..3600_i64).prop_map(Span::seconds),
        2 => (1..80_i64).prop_map(Span::hours),
        1 => select(vec![Span::millis(0), Span::hours(36), Span::hours(72), Span::hours(5000)]),
    ];
    // Boxed, because unboxed value trees of this size would overflow the stack.
    let deed = prop_oneof![
        50 => deeds::next(players).boxed(),
        40 => deeds::answer(players).boxed(),
        14 => deeds::own(players).boxed(),
        2 => deeds::nonsense(players).boxed(),
        6 => deeds::correction(players).boxed(),
        2 => deeds::coming_and_going(players).boxed(),
        3 => deeds::moderation(players).boxed(),
        1 => (1..9_usize).prop_map(Deed::Undo).boxed(),
    ];
    let confirms = prop::bool::weighted(0.95);
    (wait, deed, confirms).prop_map(|(wait, deed, confirms)| Turn { wait, deed, confirms })
}
