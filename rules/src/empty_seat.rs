//! Empty seats of an imported campaign (H2.4): a member asks for one, and a moderator gives it to them. From then on
//! everything of the seat is theirs. Past entries keep the player they were about.

use super::campaign::Campaign;
use super::chance::DecisionContext;
use super::command::Order;
use super::event::Event;
use super::event_buffer::EventBuffer;
use super::ids::PlayerId;
use super::joining;
use super::offer::Closed;
use super::patience::{InVain, Patience};
use super::refusal::Refusal;
use super::replaced::replaced;
use super::table::{self, Player};
use super::time::Time;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A seat that another player has taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Successor {
    pub seat: PlayerId,
    pub player: PlayerId,
    pub at: Time,
}

/// Decides that a member asks for an empty seat. A moderator gives it at once, to themselves or to another member.
pub(super) fn ask(
    campaign: &Campaign,
    order: &Order,
    (seat, player): (PlayerId, PlayerId),
    moment: DecisionContext,
) -> Result<Vec<Event>, Refusal> {
    if player != order.by && !order.moderator {
        return Err(table::Refusal::ModeratorsOnly.into());
    }
    let given = give(campaign, order.by, (seat, player), moment)?;
    if order.moderator {
        return Ok(given);
    }
    let asks = Event::SeatAsked { player, seat };
    match campaign.seat_requests.get(&player) {
        Some(asked) if *asked == seat => Err(table::Refusal::SeatAsked.into()),
        Some(asked) => Ok(vec![asks, over(player, *asked)]),
        None => Ok(vec![asks]),
    }
}

/// Decides a moderator's answer to a member who asked for a seat.
pub(super) fn answer(
    campaign: &Campaign,
    by: PlayerId,
    (seat, player, gives): (PlayerId, PlayerId, bool),
    moment: DecisionContext,
) -> Result<Vec<Event>, Refusal> {
    if campaign.seat_requests.get(&player) != Some(&seat) {
        return Err(table::Refusal::SeatNotAsked { player, seat }.into());
    }
    match gives {
        true => give(campaign, by, (seat, player), moment),
        false => {
            let refused = Event::SeatRequestEnded { player, seat, refused: true };
            Ok(vec![Event::Moderated { by }, refused])
        }
    }
}

/// Returns the events of a player taking over a seat.
fn give(
    campaign: &Campaign,
    by: PlayerId,
    (seat, player): (PlayerId, PlayerId),
    moment: DecisionContext,
) -> Result<Vec<Event>, Refusal> {
    if !campaign.empty_seats.contains(&seat) {
        return Err(table::Refusal::NoEmptySeat { seat }.into());
    }
    if campaign.roster().knows(player) {
        return Err(table::Refusal::HasSeat { player }.into());
    }
    // As for a player who returns, who is not among the active ones yet.
    let mut seated = campaign.clone();
    seated.change_seat(seat, player);
    let enters = joining::effects(&seated, player, moment)?;
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    buffer.record(Event::Moderated { by });
    buffer.record(Event::SeatGiven { seat, player, at: moment.now });
    buffer.take(enters, Some(player), moment.now);
    Ok(buffer.events)
}

fn over(player: PlayerId, seat: PlayerId) -> Event {
    Event::SeatRequestEnded { player, seat, refused: false }
}

/// Returns the requests that these events end: the seat is taken, or the player has another one.
pub(super) fn ended_by(campaign: &Campaign, events: &[Event]) -> Vec<Event> {
    let mut ended = Vec::new();
    for event in events {
        let (seat, player, given) = match event {
            Event::Joined { player } => (*player, *player, false),
            Event::SeatGiven { seat, player, .. } => (*seat, *player, true),
            _ => continue,
        };
        let requests = campaign.seat_requests.iter().map(|(asker, asked)| (*asker, *asked));
        let concerned = requests.filter(|(asker, asked)| *asker == player || *asked == seat);
        let left = concerned.filter(|request| !given || *request != (player, seat));
        ended.extend(left.map(|(asker, asked)| over(asker, asked)));
    }
    ended
}

impl Campaign {
    pub(super) fn give_seat(&mut self, successor: Successor) {
        let Successor { seat, player, .. } = successor;
        self.change_seat(seat, player);
        self.successors.push(successor);
        self.enter(player);
    }

    /// Replaces the player of a seat in everything that belongs to it. The new player's hours and absences are their own.
    fn change_seat(&mut self, seat: PlayerId, player: PlayerId) {
        self.players.remove(seat);
        self.players.change(player, |known| *known = Player::default());
        self.empty_seats.remove(&seat);
        self.offers = replaced(&self.offers, seat, player);
        self.offers.private.order_players();
        if !self.deals.is_empty() {
            let mut deals = replaced(&*self.deals, seat, player);
            deals.order_players();
            self.deals = Arc::new(deals);
        }
        let asks: Vec<([PlayerId; 2], bool, InVain)> = self.patience.all().collect();
        self.patience = Patience::brought_along(replaced(&asks, seat, player));
        self.nudging = replaced(&self.nudging, seat, player);
        Arc::make_mut(&mut self.game).change_seat(seat, player);
    }

    /// Returns a closed offer with the players who have taken over seats since it was made.
    #[must_use]
    pub fn with_successor(&self, closed: Closed) -> Closed {
        let since = self.successors.iter().filter(|one| closed.offer.made_at <= one.at);
        let made = |offer, one: &Successor| replaced(&offer, one.seat, one.player);
        let offer = since.fold(closed.offer.clone(), made);
        Closed { offer, ..closed }
    }

    /// Returns an entry's events with the players who have taken over seats since.
    #[must_use]
    pub fn with_successors(&self, events: Vec<Event>, at: Time) -> Vec<Event> {
        let since = || self.successors.iter().filter(|one| at <= one.at);
        if since().next().is_none() {
            return events;
        }
        // These name the seat by the player who had it.
        let names_seat = |event: &Event| {
            matches!(
                event,
                Event::Imported(_) | Event::SeatAsked { .. } | Event::SeatGiven { .. } | Event::SeatRequestEnded { .. }
            )
        };
        let read = |event: Event| match names_seat(&event) {
            true => event,
            false => since().fold(event, |event, one| replaced(&event, one.seat, one.player)),
        };
        events.into_iter().map(read).collect()
    }
}
