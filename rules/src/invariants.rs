//! What holds after every event, whatever was ordered. Tests check it after each random step, `chancery verify` after each
//! entry of a real journal.

use super::campaign::{Campaign, Game, Phase};
use super::event::Event;
use super::leverage::Pair;
use super::offer::{Offer, Silence};

/// An invariant that does not hold, in words for whoever has to find out why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken(pub String);

/// Returns every invariant that does not hold.
pub fn invariants(campaign: &Campaign) -> Vec<Broken> {
    let mut broken = Vec::new();
    for offer in campaign.offers.pending.values() {
        broken.extend(pending_offer(campaign, offer));
    }
    if matches!(campaign.phase, Phase::Ended { .. }) && !campaign.offers.pending.is_empty() {
        broken.push(Broken("an ended campaign has pending offers".to_owned()));
    }
    if let Some(id) = campaign
        .offers
        .pending
        .keys()
        .find(|id| campaign.offers.closed.contains_key(id))
    {
        broken.push(Broken(format!("offer {id} is both pending and closed")));
    }
    broken.extend(match &campaign.game {
        Game::Leverage(state) => state.invariants(campaign),
        Game::Ambassadors(state) => state.invariants(campaign),
    });
    broken
}

/// Returns where a balance that an event recorded is not the one it led to. `campaign` is the state after the event and before the next.
pub fn misrecorded(campaign: &Campaign, event: &Event) -> Option<Broken> {
    let (Game::Leverage(state), Event::Leverage(event)) = (&campaign.game, event) else {
        return None;
    };
    let booking = event.booking()?;
    let (Pair { by, over }, is) = (booking.pair, state.leverage(booking.pair));
    let recorded = booking.value;
    (is != recorded).then(|| Broken(format!("{by} over {over} is {is}, recorded as {recorded}")))
}

fn pending_offer(campaign: &Campaign, offer: &Offer) -> Vec<Broken> {
    let mut broken = Vec::new();
    let mut hold = |holds: bool, what: &str| {
        if !holds {
            broken.push(Broken(format!("offer {}: {what}", offer.id)));
        }
    };
    hold(offer.from != offer.to, "is made to the player who made it");
    hold(
        [offer.from, offer.to]
            .into_iter()
            .all(|player| campaign.is_active(player) || !offer.needs(player)),
        "is pending though a player it needs does not play",
    );
    hold(
        offer.deadline.is_none() == (offer.silence == Silence::Wait),
        "has a deadline exactly if it does not wait for ever",
    );
    broken
}
