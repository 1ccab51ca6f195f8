//! Reads an export (H2.1).

use crate::game_words::{Exported, Imported};
use crate::import::{Export, Node, Wrong};
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::{
    Board, Card, DIPLOMACY, MOST_INITIATIVE, MOST_PLAYERS, MOST_SYSTEMS, NAALU, Plan, PlannedPlanet, PlannedSystem,
    Play, Pools, Setting, Settings, Share, State, TOKENS, Terms,
};
use std::collections::BTreeMap;

/// The most often that the card can have been played.
const MOST_PLAYS: u32 = 1_000_000;

impl Imported for State {
    fn imported(export: &Export<'_>) -> Option<State> {
        let file = &export.file;
        let seating = export.seating(MOST_PLAYERS);
        let order = seating.order.clone();
        let phase = file.key("phase").given().and_then(|phase| phase.stored());
        let card = card(&file.key("card"), &order);
        let mut state = State { seating, phase, card: card.unwrap_or_default(), ..State::default() };
        state.sheets = sheets(file, &order)?;
        state.initiatives = initiatives(file, &state);
        state.board = board(&file.key("board"), &state)?;
        resolve(&mut state, export);
        if file.is_flawless() {
            agrees(&state, export);
        }
        Some(state)
    }

    fn imported_settings<'a>(_: &Node<'a>) -> Vec<(Node<'a>, Setting)> {
        Vec::new()
    }

    fn imported_terms(export: &Export<'_>, offer: &Node<'_>) -> Option<Terms> {
        let (kind, what) = (offer.key("kind"), offer.key("what"));
        if kind.text()? != "question" {
            return kind.unknown();
        }
        match what.text()? {
            "token" => Some(Terms::Token { system: offer.key("system").text()?.to_owned() }),
            "secondary" => {
                let (number, by) = (offer.key("play"), offer.key("played_by").player());
                let play = plays(&number)?;
                let current = export.file.key("play").key("number");
                if offer.key("state").text() == Some("pending") && current.given().is_some() {
                    let asked = plays(&current)? == play;
                    asked.then_some(()).or_else(|| number.wrong(Wrong::Contradicts))?;
                }
                Some(Terms::Secondary { play, played_by: by? })
            }
            "gain" => Some(Terms::Gain { count: offer.key("count").small(1, TOKENS)? }),
            _ => what.unknown(),
        }
    }
}

/// Checks that the export says the same everywhere.
fn agrees(state: &State, export: &Export<'_>) {
    for player in export.file.key("players").items() {
        if let Some(id) = player.key("user_id").player() {
            let figures = <State as Exported>::exported_player(state, &Settings::default(), id);
            player.key("tokens").must_agree("reinforcements", &figures["tokens"]["reinforcements"]);
            player.must_agree("initiative", &figures["initiative"]);
        }
    }
    export.must_show_board(|seats| Plan::of(&state.board, seats));
}

/// Returns the number of a play.
fn plays(node: &Node<'_>) -> Option<u32> {
    node.integer(1, MOST_PLAYS.into())?.try_into().ok()
}

fn card(node: &Node<'_>, order: &[PlayerId]) -> Option<Card> {
    node.object()?;
    let holder = node.key("holder");
    let holder = holder.optional(|holder| holder.seated(order))?;
    let exhausted = node.key("exhausted");
    match holder.is_none() && exhausted.is_set() {
        true => exhausted.wrong(Wrong::Contradicts),
        false => Some(Card { holder, exhausted: exhausted.is_set() }),
    }
}

fn sheets(file: &Node<'_>, order: &[PlayerId]) -> Option<BTreeMap<PlayerId, Pools>> {
    let mut sheets = BTreeMap::new();
    for node in file.key("players").items() {
        let Some(player) = node.key("user_id").player().filter(|player| order.contains(player)) else { continue };
        let tokens = node.key("tokens");
        let pools = tokens.object().and_then(|_| {
            let [tactic, fleet, strategy] =
                ["tactic", "fleet", "strategy"].map(|pool| tokens.key(pool).small(0, TOKENS));
            Some(Pools { tactic: tactic?, fleet: fleet?, strategy: strategy? })
        });
        let pools = pools.unwrap_or_default();
        tokens.within(pools.sum(), 0, TOKENS.into());
        sheets.insert(player, pools);
    }
    (sheets.len() == order.len()).then_some(sheets)
}

/// Returns the initiatives that players recorded. An older export does not say whether the card's holder recorded the
/// card's own.
fn initiatives(file: &Node<'_>, state: &State) -> BTreeMap<PlayerId, u8> {
    let mut recorded = BTreeMap::new();
    let mut numbers = Vec::new();
    for node in file.key("players").items() {
        let Some(player) = node.key("user_id").player().filter(|player| state.sheets.contains_key(player)) else {
            continue;
        };
        let holds = state.card.holder == Some(player);
        let own = match node.names("initiative_recorded") {
            true => node.key("initiative_recorded"),
            false => node.key("initiative"),
        };
        let most = if holds { DIPLOMACY } else { MOST_INITIATIVE };
        let number = own.given().and_then(|own| own.small(NAALU, most));
        if let Some(number) = number.or(holds.then_some(DIPLOMACY)) {
            if numbers.contains(&number) {
                own.flaw(Wrong::Twice);
            }
            numbers.push(number);
        }
        let older = holds && !node.names("initiative_recorded") && number == Some(DIPLOMACY);
        recorded.extend(number.filter(|_| !older).map(|number| (player, number)));
    }
    recorded
}

/// Returns the galaxy, whose owners are players instead of seats as in a board file.
fn board(node: &Node<'_>, state: &State) -> Option<Board> {
    let order = &state.seating.order;
    let systems = node.key("systems");
    let count = systems.items().len();
    if count == 0 {
        return Some(Board::default());
    }
    if count > MOST_SYSTEMS {
        return systems.wrong(Wrong::TooMany { most: MOST_SYSTEMS });
    }
    let plan = Plan { systems: systems.each(|system| self::system(system, order))? };
    plan.board(order, state).map_err(|refused| node.refused::<State>(refused, str::to_owned)).ok()
}

fn system(node: &Node<'_>, order: &[PlayerId]) -> Option<PlannedSystem> {
    node.object()?;
    let name = node.key("name").text();
    let planets = node.key("planets").each(|planet| self::planet(planet, order));
    let tokens = node.key("tokens").each(|token| match token.seat(order)? {
        Some(seat) => Some(seat),
        None => token.wrong(Wrong::Missing),
    });
    let at = node.key("at").optional(Node::stored)?;
    let mecatol_rex = node.key("mecatol_rex").is_set();
    Some(PlannedSystem { name: name?.to_owned(), at, mecatol_rex, planets: planets?, tokens: tokens? })
}

fn planet(node: &Node<'_>, order: &[PlayerId]) -> Option<PlannedPlanet> {
    node.object()?;
    let (name, control) = (node.key("name").text(), node.key("control").seat(order));
    Some(PlannedPlanet { name: name?.to_owned(), control: control?, exhausted: node.key("exhausted").is_set() })
}

/// Reads how far the card is resolved.
fn resolve(state: &mut State, export: &Export<'_>) {
    let file = &export.file;
    if !file.names("play") {
        return resolve_older(state, export);
    }
    let played = file.key("plays");
    state.plays = played.given().map_or(Some(0), |played| played.count(MOST_PLAYS)).unwrap_or_default();
    let node = file.key("play");
    if let Some(play) = node.given().and_then(|node| play(&node, state)) {
        if play.number != state.plays {
            node.key("number").flaw(Wrong::Contradicts);
        }
        state.play = Some(play);
    }
    if let Some(node) = file.key("played_in").given() {
        let by = node.object().and_then(|_| node.key("by").seated(&state.seating.order));
        state.played_in = system_of(&node.key("system"), state).zip(by);
    }
}

/// Returns the name of one of the systems.
fn system_of(node: &Node<'_>, state: &State) -> Option<String> {
    node.named(state.board.places.iter().map(|place| &place.name))
}

fn play(node: &Node<'_>, state: &State) -> Option<Play> {
    node.object()?;
    let (number, by) = (plays(&node.key("number")), node.key("by").seated(&state.seating.order));
    let system = node.key("system").optional(|system| system_of(system, state))?;
    let mut players = Vec::new();
    let seat = |seat: &Node<'_>| {
        seat.object()?;
        let (at, share) = (seat.key("player"), share(seat, state));
        let player = at.seated(&state.seating.order)?;
        if by == Some(player) || players.contains(&player) {
            return at.wrong(Wrong::Twice);
        }
        players.push(player);
        Some((player, share?))
    };
    let seats = node.key("seats").optional(|seats| seats.each(seat))?;
    Some(Play { number: number?, by: by?, system, seats, over: node.key("over").is_set() })
}

fn share(node: &Node<'_>, state: &State) -> Option<Share> {
    let planets = || node.key("planets").each(|planet| planet.named(state.planets().map(|(_, one)| &one.name)));
    let what = node.key("state");
    Some(match what.text()? {
        "waits" => Share::Waits,
        "answered" => Share::Answered { planets: planets()? },
        "applied" => Share::Applied { planets: planets()? },
        "passed" => Share::Passed { silent: node.key("silent").is_set() },
        "passed-over" => Share::PassedOver { why: node.key("why").stored()? },
        _ => return what.unknown(),
    })
}

/// Concludes from the questions of an older export how far the card is resolved.
fn resolve_older(state: &mut State, export: &Export<'_>) {
    let systems = export.file.key("board").key("systems").items();
    let shown = systems.iter().find(|system| system.key("diplomacy_token").is_set());
    state.played_in = shown.and_then(|system| system_of(&system.key("name"), state)).zip(state.card.holder);
    let offers = export.file.key("offers").items();
    let questions: Vec<Question> = offers.iter().filter_map(Question::read).collect();
    let pending = |what: &str| questions.iter().find(|one| one.what == what && one.state == "pending");
    if let Some(open) = pending("secondary") {
        let (number, by) = (plays(&open.node.key("play")), open.node.key("played_by").player());
        state.play = number.zip(by).map(|(number, by)| {
            let of_play =
                questions.iter().filter(|one| one.what == "secondary" && plays(&one.node.key("play")) == Some(number));
            let seats = Some(seats_of_older(state, export, by, &of_play.collect::<Vec<_>>()));
            let system = state.played_in.as_ref().filter(|(_, player)| *player == by).map(|(system, _)| system.clone());
            Play { number, by, system, seats, over: false }
        });
    } else if let Some(open) = pending("token") {
        let by = state.card.holder.or(state.seating.active);
        let system = system_of(&open.node.key("system"), state);
        state.play = by.map(|by| Play { number: 1, by, system, seats: None, over: false });
    }
    state.plays = state.play.as_ref().map_or(0, |play| play.number);
}

/// A question of an older export.
struct Question<'a> {
    node: Node<'a>,
    to: PlayerId,
    what: &'a str,
    state: &'a str,
}

impl<'a> Question<'a> {
    fn read(node: &Node<'a>) -> Option<Question<'a>> {
        let (what, state) = (node.key("what").text()?, node.key("state").text()?);
        Some(Question { to: node.key("to").player()?, what, state, node: node.clone() })
    }
}

/// Returns the players with the secondary ability, clockwise. An older export does not say which planets a player chose
/// whose turn has not come: the player is asked again.
fn seats_of_older(
    state: &State,
    export: &Export<'_>,
    by: PlayerId,
    questions: &[&Question<'_>],
) -> Vec<(PlayerId, Share)> {
    let order = &state.seating.order;
    let at = order.iter().position(|player| *player == by).unwrap_or_default();
    let clockwise = order.iter().skip(at + 1).chain(order.iter().take(at)).filter(|one| export.active.contains(one));
    let mut turn_has_come = true;
    let seats = clockwise.map(|player| {
        let mut asked = questions.iter().filter(|one| one.to == *player);
        let asked = asked.next_back().map_or("", |question| question.state);
        turn_has_come &= asked != "pending";
        let share = match asked {
            "refused" => Share::Passed { silent: false },
            "lapsed" => Share::Passed { silent: true },
            "accepted" if turn_has_come => Share::Applied { planets: Vec::new() },
            _ if turn_has_come => Share::Passed { silent: true },
            _ => Share::Waits,
        };
        (*player, share)
    });
    seats.collect()
}
