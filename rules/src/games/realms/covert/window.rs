//! The window for countering covert actions and their counters (U6.2, U6.3, U6.6). All targets get the same question,
//! whether or not they hold the card, and their answers are sealed until the window closes.

use super::deck::{Held, shown};
use super::event::{Event, Outcome, Spent};
use super::{Declares, Deed, Refusal, Terms, effect};
use crate::games::realms::condition::{Condition, Needs, Price};
use crate::games::realms::{
    Actor, Confirmation, Effect, Event as OfGame, GameContext, Refusal as OfRealms, Refused, State,
};
use crate::ids::{OfferId, PlayerId};
use crate::ruleset::{Effect as OfTable, NewOffer};
use crate::table::{Answer, Sealed};
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};

/// A covert action that may be countered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    pub by: PlayerId,
    pub deed: Deed,
    /// The length of the current chain of counters, from the last one against the action itself.
    pub chain: u32,
    /// Its rows of questions: the first is about the action, later ones about counters. The last is open.
    pub steps: Vec<Step>,
}

/// A row of questions about one act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    pub row: u64,
    pub since: Time,
    /// The player whose act may be countered.
    pub against: PlayerId,
    /// In seat order after the actor.
    pub asked: Vec<PlayerId>,
    /// The players who countered it. A further one is added after the previous one was countered.
    pub counters: Vec<PlayerId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Past {
    pub window: Window,
    pub outcome: Outcome,
}

/// A pending question of a row, and its answer state.
type Question = (OfferId, Sealed);

/// Returns the pending questions of a row, in seat order.
fn questions(at: &GameContext, step: &Step) -> Vec<Question> {
    let of_row = at.pending.iter().filter_map(|(head, terms)| {
        let sealed = at.sealed.get(&head.id)?;
        match terms {
            Terms::Counter { row, .. } => (*row == step.row).then_some((head.id, *sealed)),
            Terms::Tie(_) => None,
        }
    });
    let mut questions: Vec<Question> = of_row.collect();
    let seat = |player| step.asked.iter().position(|one| *one == player);
    questions.sort_by_key(|(id, sealed)| (seat(sealed.head.to), *id));
    questions
}

/// Refuses to end the turn while a window is open (U6.2). Names the player whose action it is, and everyone asked, no
/// matter who has answered.
pub(in crate::games::realms) fn must_be_settled(at: &GameContext) -> Result<(), OfRealms> {
    let Some(window) = &at.game.covert.window else {
        return Ok(());
    };
    let step = window.steps.last();
    let asked = step.map_or_else(Vec::new, |step| step.asked.clone());
    let until = step.and_then(|step| latest(&questions(at, step)));
    Err(OfRealms::Covert(Refusal::WindowOpen { by: window.by, asked, until }))
}

/// Returns the latest deadline among all questions, answered or not.
fn latest(questions: &[Question]) -> Option<Time> {
    questions.iter().filter_map(|(_, one)| one.deadline).max()
}

/// Returns the condition that no other covert action is open (U6.2).
pub(in crate::games::realms) fn none_open(state: &State) -> Condition {
    let by = state.covert.window.as_ref().map(|window| window.by);
    Needs::Covert(super::Needs::NoneOpen { by }).by("U6.2")
}

/// Declares a covert action whose conditions are met. The player confirms and pays, then the window opens for its
/// targets. If there are none, the action takes effect at once (U6.7).
pub(in crate::games::realms) fn declare(
    at: &GameContext,
    by: &Actor,
    deed: Deed,
    price: Price,
    targets: Vec<PlayerId>,
) -> Result<Vec<Effect>, Refused> {
    declared(at, by, (deed, Spent::Nothing), price, targets)
}

/// Declares it, with what it uses up besides its price.
pub(super) fn declared(
    at: &GameContext,
    by: &Actor,
    (deed, spent): (Deed, Spent),
    price: Price,
    targets: Vec<PlayerId>,
) -> Result<Vec<Effect>, Refused> {
    let (state, player) = (at.game, by.player);
    let left = state.after_paying(player, price);
    by.must_have_seen(Some(Confirmation::DeclaresCovert(Box::new(Declares {
        deed: deed.clone(),
        price,
        left,
        targets: targets.clone(),
    }))))?;
    let row = (!targets.is_empty()).then_some(state.covert.rows + 1);
    let declared = Event::Declared {
        player,
        text: text_of(state, &deed),
        deed: deed.clone(),
        paid: price,
        left,
        spent,
        targets: targets.clone(),
        row,
        since: at.now,
    };
    let shown = match spent {
        Spent::Card { card } => {
            let held = state.covert.hands.get(&player);
            let held = held.and_then(|hand| hand.cards.iter().find(|held| held.card == card));
            held.and_then(|held| shown(&state.covert, *held))
        }
        Spent::Nothing | Spent::Charge { .. } => None,
    };
    let mut effects: Vec<Effect> = happened([declared.clone()]);
    effects.extend(happened(shown));
    let Some(row) = row else {
        let mut after = state.clone();
        after.follow_covert(&declared);
        let done = effect::carried_out(&after, at.settings, player, &deed);
        let done = done.unwrap_or_default().into_iter();
        effects.extend(done.map(OfTable::Happened));
        return Ok(effects);
    };
    let ask = |target: &PlayerId| question(at, *target, (row, player), &deed, None);
    effects.extend(targets.iter().map(ask));
    Ok(effects)
}

/// Returns the text of the played card; empty for claims.
fn text_of(state: &State, deed: &Deed) -> String {
    let card = match deed {
        Deed::Claims { .. } => None,
        Deed::Card(play) => state.covert.called(&play.card),
    };
    card.map(|card| card.text.clone()).unwrap_or_default()
}

fn happened(events: impl IntoIterator<Item = Event>) -> Vec<Effect> {
    crate::ruleset::happened(events.into_iter().map(OfGame::Covert))
}

/// Returns the question to a player: whether they counter the action of `by`, or another player's counter in that
/// action's window.
fn question(
    at: &GameContext,
    to: PlayerId,
    (row, by): (u64, PlayerId),
    deed: &Deed,
    counter_of: Option<PlayerId>,
) -> Effect {
    let terms = Terms::Counter { row, by, deed: deed.clone(), counter_of };
    OfTable::Asks(NewOffer {
        answer_within: Some(Span::hours(at.settings.counter_hours.into())),
        ..NewOffer::new(None, to, terms)
    })
}

/// Returns when the window's open row closes: at its deadline, or when everyone asked has answered (U6.2). The
/// deadline is the latest among all its questions, answered or not, because it is visible.
pub(in crate::games::realms) fn opens_at(at: &GameContext) -> Option<Time> {
    let step = at.game.covert.window.as_ref()?.steps.last()?;
    let questions = questions(at, step);
    let answers = questions.iter().map(|(_, one)| one.answer);
    let closes = match answers.collect::<Option<Vec<Answer>>>() {
        Some(all) => all.iter().map(|answer| answer.at).max(),
        None => latest(&questions),
    };
    Some(closes.unwrap_or(step.since).max(step.since))
}

/// Closes the window's open row, and if no counter is played, the window.
pub(in crate::games::realms) fn opened(at: &GameContext) -> Vec<Effect> {
    let Some(window) = &at.game.covert.window else {
        return Vec::new();
    };
    let Some((first, open)) = window.steps.first().zip(window.steps.last()) else {
        return Vec::new();
    };
    if let Some((by, held)) = counter(at, open, None) {
        return countered(at, window, open, (by, held));
    }
    let mut ended = Vec::new();
    if window.chain > 0 {
        ended.extend(questions(at, open).iter().map(|one| opens(at, one)));
    }
    let played = first.counters.last().copied();
    // With an even number of counters the first has no effect, so the next player's is played (U6.3).
    if let Some(by) = played.filter(|_| window.chain % 2 == 1) {
        // The remaining players' answers stay hidden, whether yes or no.
        let rest = questions(at, first).into_iter();
        ended.extend(rest.map(|(offer, _)| OfTable::Discards(offer)));
        return closed(window, Outcome::Countered { by }, ended);
    }
    if let Some((by, held)) = counter(at, first, played) {
        ended.splice(0..0, countered(at, window, first, (by, held)));
        return ended;
    }
    ended.extend(questions(at, first).iter().map(|one| opens(at, one)));
    let done = effect::carried_out(at.game, at.settings, window.by, &window.deed);
    let outcome = match done {
        Some(_) => Outcome::TookEffect,
        None => Outcome::Failed,
    };
    let mut effects = closed(window, outcome, ended);
    effects.extend(done.unwrap_or_default().into_iter().map(OfTable::Happened));
    effects
}

fn closed(window: &Window, outcome: Outcome, ended: Vec<Effect>) -> Vec<Effect> {
    let closed = Event::Closed { by: window.by, deed: window.deed.clone(), outcome };
    happened([closed]).into_iter().chain(ended).collect()
}

/// Returns the first player of a row who answered with a counter, and the card to play (U6.3). Starts after the player
/// `behind`, if given.
fn counter(at: &GameContext, step: &Step, behind: Option<PlayerId>) -> Option<(PlayerId, Held)> {
    let from = behind.and_then(|one| step.asked.iter().position(|player| *player == one));
    let from = from.map_or(0, |n| n + 1);
    let questions = questions(at, step);
    step.asked.iter().skip(from).find_map(|player| {
        let (_, sealed) = questions.iter().find(|(_, one)| one.head.to == *player)?;
        Some((*player, card(at, sealed)?))
    })
}

/// Returns the card a player counters with, if that was their answer and they still hold the card.
fn card(at: &GameContext, sealed: &Sealed) -> Option<Held> {
    let by = sealed.answer.filter(|answer| answer.accepts)?.by?;
    at.game.covert.counterespionage(by)
}

/// Returns the effect that ends a question with its answer; a counter that cannot be played ends like silence.
fn opens(at: &GameContext, (offer, sealed): &Question) -> Effect {
    let accepts = sealed.answer.is_some_and(|answer| answer.accepts);
    match accepts && card(at, sealed).is_none() {
        true => OfTable::Discards(*offer),
        false => OfTable::Opens(*offer),
    }
}

/// Plays a counter given in a row, and asks the player whose act it counters (U6.6). Later players wait to see whether
/// their counters are needed, and can no longer answer.
fn countered(at: &GameContext, window: &Window, step: &Step, (by, held): (PlayerId, Held)) -> Vec<Effect> {
    let covert = &at.game.covert;
    let (row, against) = (covert.rows + 1, step.against);
    let played = Event::Countered { by, card: held.card, against, of: step.row, row, since: at.now };
    let mut effects = happened([played]);
    effects.extend(happened(shown(covert, held)));
    let seat = |player| step.asked.iter().position(|one| *one == player);
    for one in questions(at, step) {
        let (offer, sealed) = one;
        if seat(sealed.head.to) <= seat(by) {
            effects.push(opens(at, &one));
        } else if sealed.answer.is_none() {
            effects.push(OfTable::Silences(offer));
        }
    }
    if at.roster.is_active(against) {
        let row = (row, window.by);
        effects.push(question(at, against, row, &window.deed, Some(by)));
    }
    effects
}

/// Returns what follows when a player with an open covert action leaves: it has no effect, and its price is not
/// refunded (U1.7).
pub(in crate::games::realms) fn leaves(at: &GameContext, player: PlayerId) -> Vec<Effect> {
    let window = at.game.covert.window.as_ref();
    match window.filter(|window| window.by == player) {
        Some(window) => ends(at, window, Outcome::ActorLeft),
        None => Vec::new(),
    }
}

/// Returns the end of the window, if one is open, because its map is replaced.
pub(in crate::games::realms) fn called_off(at: &GameContext) -> Vec<Effect> {
    ended_by(at, Outcome::CalledOff)
}

/// Returns the end of the window, if one is open, because the game ends.
pub(in crate::games::realms) fn ended(at: &GameContext) -> Vec<Effect> {
    ended_by(at, Outcome::GameEnded)
}

fn ended_by(at: &GameContext, outcome: Outcome) -> Vec<Effect> {
    match &at.game.covert.window {
        Some(window) => ends(at, window, outcome),
        None => Vec::new(),
    }
}

fn ends(at: &GameContext, window: &Window, outcome: Outcome) -> Vec<Effect> {
    let discards = at.sealed.keys().map(|offer| OfTable::Discards(*offer));
    closed(window, outcome, discards.collect())
}
