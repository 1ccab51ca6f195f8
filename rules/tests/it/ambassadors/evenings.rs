//! Random games: mostly plausible play on a random board, so that relations form, break and form again. Nonsense,
//! impostors, moderators, players joining and leaving, and long absences are mixed in.

mod deeds;

use super::given::{Generator, Step, WarpPortal, Wormhole};
use chancery_rules::games::ambassadors::{Choice, Command as Act, Correction, Population, State, aggression, open_to};
use chancery_rules::games::ambassadors::{Edit, Place, Plan, PlannedLink, PlannedPieces, PlannedPlace};
use chancery_rules::ids::{OfferId, PlayerId};
use chancery_rules::time::Span;
use chancery_rules::{Campaign, Command, Moderation, Order};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::ops::Range;

const TURNS: Range<usize> = 40..160;

const SECTORS: usize = 9;

/// A random game: the players, the board, and the turns.
#[derive(Clone, Debug)]
pub struct Game {
    pub players: u64,
    pub plan: Plan,
    pub turns: Vec<Turn>,
}

/// A pause, then a player's act.
#[derive(Clone, Debug)]
pub struct Turn {
    pub wait: Span,
    pub deed: Deed,
    pub confirms: bool,
    /// The pair whose rights are checked afterwards.
    pub by: PlayerId,
    pub other: PlayerId,
}

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "most deeds are orders")]
pub enum Deed {
    Order(Order),
    /// The active player acts. If there is none, a player begins their action.
    Action {
        somebody: PlayerId,
        action: Action,
    },
    /// Answers an offer, rightfully or as an impostor: either the pending one with this index, or any offer with this
    /// number.
    Answer {
        place: usize,
        stale: bool,
        answer: Answer,
        choice: Choice,
        impostor: Option<PlayerId>,
    },
    /// A moderator tidies up stray ships, or takes the Traitor tile back.
    Reconcile {
        traitor: bool,
    },
    /// A moderator takes back this many turns.
    Undo(usize),
}

#[derive(Clone, Debug)]
pub enum Action {
    /// Proposes relations to a player if every condition is met for one.
    Propose {
        to: usize,
        track: Population,
        space: Option<u8>,
    },
    /// Moves ships to an adjacent sector.
    Sail {
        from: usize,
        link: usize,
        count: u32,
    },
    /// Moves a ship to a sector where a partner has control or ships, if there is one, then ends the action.
    Attack,
    End,
}

#[derive(Clone, Copy, Debug)]
pub enum Answer {
    Accept,
    Refuse,
    Withdraw,
    Void,
}

impl Turn {
    pub fn step(&self, campaign: &Campaign) -> Option<Step> {
        let order = match &self.deed {
            Deed::Order(order) => order.clone(),
            Deed::Action { somebody, action } => acting(campaign, *somebody, action),
            Deed::Answer { place, stale, answer, choice, impostor } => {
                let offer = meant(campaign, *place, *stale);
                answering(campaign, offer, *answer, *choice, *impostor)
            }
            Deed::Reconcile { traitor } => reconciling(campaign, *traitor)?,
            Deed::Undo(_) => return None,
        };
        Some(Step::Order(order))
    }
}

fn acting(campaign: &Campaign, somebody: PlayerId, action: &Action) -> Order {
    let state = campaign.playing::<State>().expect("ambassadors is played");
    let Some(by) = state.seating.active else {
        return order(somebody, false, Command::from(Act::BeginAction));
    };
    let act = match action {
        Action::Propose { to, track, space } => {
            let open = open_to(campaign.roster(), state, by).unwrap_or_default();
            let to = open.get(to % open.len().max(1));
            Act::Propose { to: to.copied().unwrap_or(somebody), track: *track, space: *space }
        }
        Action::Sail { from, link, count } => {
            let sectors: Vec<_> = state.board.with_pieces_of(by).collect();
            let sector = sectors.get(from % sectors.len().max(1));
            let from = sector.map_or("nowhere", |sector| &sector.name);
            let links = state.board.links.iter();
            let next: Vec<&str> = links.filter_map(|link| link.beyond(from)).collect();
            let to = next.get(link % next.len().max(1)).copied();
            Act::MoveShips { from: from.to_owned(), to: to.unwrap_or("nowhere").to_owned(), count: *count }
        }
        Action::Attack => attack(state, by).unwrap_or(Act::EndAction),
        Action::End => Act::EndAction,
    };
    order(by, false, Command::from(act))
}

fn attack(state: &State, by: PlayerId) -> Option<Act> {
    if !aggression(state, by).is_empty() {
        return None;
    }
    let partners = state.partners(by);
    let theirs = |to: &&str| {
        let place = state.board.place(to);
        let of = |partner| place.is_some_and(|p| p.holder == partner || p.count(partner) > 0);
        partners.iter().any(|partner| of(Some(*partner)))
    };
    state.board.with_pieces_of(by).find_map(|from| {
        let mut next = state.board.links.iter().filter_map(|l| l.beyond(&from.name));
        let (from, to) = (from.name.clone(), next.find(theirs)?.to_owned());
        let count = 1;
        Some(Act::MoveShips { from, to, count })
    })
}

fn reconciling(campaign: &Campaign, traitor: bool) -> Option<Order> {
    let state = campaign.playing::<State>().expect("ambassadors is played");
    let correction = match traitor {
        true => Correction::Traitor { player: None },
        false => Correction::Board(clearing(campaign, state)?),
    };
    let correction = chancery_rules::Correction::Ambassadors(correction);
    let reason = None;
    let correct = Moderation::Correct { correction, reason };
    Some(order(PlayerId(1), true, Command::Moderate(correct)))
}

/// Clears away ships left in another player's action, and gives new ones to players without any.
fn clearing(campaign: &Campaign, state: &State) -> Option<Edit> {
    let places = || state.board.places.iter();
    let strange = |place: &Place| {
        let mut owners = place.pieces.iter().filter_map(|pieces| pieces.owner);
        let owner = owners.find(|o| place.holder != Some(*o) && state.seating.active != Some(*o))?;
        Some((place.name.clone(), owner, 0))
    };
    let bare = |player: PlayerId| {
        let mut at_home = state.board.held_by(player).filter(|p| p.pieces.is_empty());
        let none = state.board.with_pieces_of(player).next().is_none();
        Some((at_home.next().filter(|_| none)?.name.clone(), player, 2))
    };
    let (place, owner, count) =
        places().find_map(strange).or_else(|| state.seating.seated(campaign.roster()).find_map(bare))?;
    let owner = Some(owner);
    Some(Edit::SetPieces { place, owner, kind: (), count })
}

fn answering(campaign: &Campaign, offer: OfferId, answer: Answer, choice: Choice, impostor: Option<PlayerId>) -> Order {
    let made = campaign.offers.get(offer);
    let rightful = made.and_then(|made| match answer {
        Answer::Accept | Answer::Refuse => Some(made.to),
        Answer::Withdraw | Answer::Void => made.from,
    });
    let command = match answer {
        Answer::Accept => {
            let picks = vec![chancery_rules::games::ambassadors::Pick::Track(choice).into()];
            Command::Accept { offer, picks }
        }
        Answer::Refuse => Command::Refuse { offer },
        Answer::Withdraw => Command::Withdraw { offer },
        Answer::Void => {
            let reason = "a misunderstanding".to_owned();
            Command::Moderate(Moderation::Void { offer, reason })
        }
    };
    let by = impostor.or(rightful).unwrap_or(PlayerId(1));
    order(by, impostor.is_none(), command)
}

fn meant(campaign: &Campaign, place: usize, stale: bool) -> OfferId {
    let pending = &campaign.offers.pending;
    let any = OfferId(u64::try_from(place).unwrap_or_default());
    match pending.len() {
        0 => any,
        _ if stale => any,
        length => pending.keys().nth(place % length).copied().unwrap_or(any),
    }
}

fn order(by: PlayerId, moderator: bool, command: Command) -> Order {
    Order { by, moderator, on_behalf: None, command, confirmed: None }
}

pub fn games() -> impl Strategy<Value = Game> {
    let players = prop_oneof![1 => 2..=3_u64, 8 => Just(4_u64), 2 => 5..=6_u64];
    let game = |players| {
        let turns = vec(turn(players), TURNS);
        (plan(players), turns).prop_map(move |(plan, turns)| Game { players, plan, turns })
    };
    players.prop_flat_map(game)
}

fn sector_name(number: usize) -> String {
    format!("Sector {number}")
}

/// Each player has a home with two ships; everything else is random.
fn plan(players: u64) -> impl Strategy<Value = Plan> {
    let seats = usize::try_from(players).unwrap_or_default();
    let holder = prop_oneof![3 => (1..=seats).prop_map(Some), 1 => Just(None)];
    let ships = prop_oneof![
        6 => Just(None),
        1 => Just(Some(PlannedPieces { seat: None, count: 1 })),
        1 => (1..=seats).prop_map(|seat| Some(PlannedPieces { seat: Some(seat), count: 2 })),
    ];
    let sectors = vec((holder, ships), SECTORS);
    let kind = prop_oneof![6 => Just(Wormhole), 1 => Just(Generator), 1 => Just(WarpPortal)];
    let links = vec((0..SECTORS, 1..SECTORS, kind), 16..32);
    (sectors, links).prop_map(move |(sectors, links)| {
        let sector = |(number, (holder, ships)): (usize, (Option<usize>, Option<_>))| {
            let home = (number < seats).then_some(number + 1);
            let (seat, count) = (home, 2);
            let at_home = home.map(|_| PlannedPieces { seat, count });
            PlannedPlace {
                name: sector_name(number),
                at: None,
                control: home.or(holder),
                ships: at_home.or(ships).into_iter().collect(),
            }
        };
        let mut plan = Plan { sectors: sectors.into_iter().enumerate().map(sector).collect(), links: Vec::new() };
        for (from, step, kind) in links {
            let between = [from, (from + step) % SECTORS].map(sector_name);
            let same = |link: &PlannedLink| between.iter().all(|end| link.between.contains(end));
            if !plan.links.iter().any(same) {
                plan.links.push(PlannedLink { between, kind });
            }
        }
        plan
    })
}

fn turn(players: u64) -> impl Strategy<Value = Turn> {
    let wait = prop_oneof![
        30 => (0..3600_i64).prop_map(Span::seconds),
        2 => (1..80_i64).prop_map(Span::hours),
        1 => select(vec![Span::millis(0), Span::hours(36), Span::hours(72), Span::hours(5000)]),
    ];
    let answers = deeds::answer(players);
    // Boxed, because unboxed value trees of this size would overflow the stack.
    let deed = prop_oneof![
        40 => deeds::action(players).boxed(),
        40 => answers.boxed(),
        6 => deeds::own(players).boxed(),
        3 => deeds::nonsense(players).boxed(),
        6 => deeds::correction(players).boxed(),
        16 => prop::bool::weighted(0.4).prop_map(|traitor| Deed::Reconcile { traitor }).boxed(),
        2 => deeds::coming_and_going(players).boxed(),
        3 => deeds::moderation(players).boxed(),
        1 => (1..9_usize).prop_map(Deed::Undo).boxed(),
    ];
    let confirms = prop::bool::weighted(0.9);
    let two = (deeds::anybody(players), deeds::anybody(players));
    (wait, deed, confirms, two).prop_map(|(wait, deed, confirms, (by, other))| Turn { wait, deed, confirms, by, other })
}
