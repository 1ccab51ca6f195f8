//! Invariants that hold after every event, whatever the order. Tests check them after each random step, `chancery
//! verify` after each entry of a real journal.

use super::campaign::{Campaign, Phase};
use super::deal;
use super::event::Event;
use super::offer::{Offer, Silence};
use super::table::Broken;
use super::time::Time;

pub fn invariants(campaign: &Campaign) -> Vec<Broken> {
    let mut broken = Vec::new();
    for (id, offer) in &campaign.offers.pending {
        if *id != offer.id {
            broken.push(Broken(format!("offer {} is kept as {id}", offer.id)));
        }
        broken.extend(pending_offer(campaign, offer));
    }
    if matches!(campaign.phase, Phase::Ended { .. }) && !campaign.offers.pending.is_empty() {
        broken.push(Broken("an ended campaign has pending offers".to_owned()));
    }
    if let Some(id) = campaign.offers.pending.keys().find(|id| campaign.offers.closed.contains_key(id)) {
        broken.push(Broken(format!("offer {id} is both pending and closed")));
    }
    for id in campaign.offers.answers.keys() {
        let offer = campaign.offers.pending.get(id);
        if !offer.is_some_and(|offer| offer.terms.is_sealed()) {
            broken.push(Broken(format!("offer {id} has a sealed answer")));
        }
    }
    if !campaign.players.is_indexed() {
        broken.push(Broken("the index of players who cannot always be called is wrong".to_owned()));
    }
    for player in &campaign.applicants {
        if campaign.roster().knows(*player) {
            broken.push(Broken(format!("{player} waits to be let in, and has played")));
        }
    }
    for player in &campaign.empty_seats {
        if !campaign.roster().knows(*player) || campaign.is_active(*player) {
            broken.push(Broken(format!("the seat of {player} is empty, and they play or never did")));
        }
    }
    for (player, seat) in &campaign.seat_requests {
        if campaign.roster().knows(*player) || !campaign.empty_seats.contains(seat) {
            broken.push(Broken(format!("{player} waits for the seat of {seat}")));
        }
    }
    broken.extend(deal::invariants(campaign));
    // Invariants do not depend on the time.
    broken.extend(campaign.game.invariants(campaign, Time::from_millis(0).into()));
    broken
}

/// Returns a mismatch between a balance an event recorded and the one it led to. `campaign` is the state right after
/// the event.
pub fn misrecorded(campaign: &Campaign, event: &Event) -> Option<Broken> {
    match event {
        Event::Game(event) => campaign.game.misrecorded(event),
        _ => None,
    }
}

fn pending_offer(campaign: &Campaign, offer: &Offer) -> Vec<Broken> {
    let mut broken = Vec::new();
    let mut hold = |holds: bool, what: &str| {
        if !holds {
            broken.push(Broken(format!("offer {}: {what}", offer.id)));
        }
    };
    hold(offer.from != Some(offer.to), "is made to the player who made it");
    hold(
        offer.parties().all(|player| campaign.is_active(player) || !offer.needs(player)),
        "is pending though a player it needs does not play",
    );
    hold(
        offer.deadline.is_none() == (offer.silence == Silence::Wait),
        "has a deadline exactly if it does not wait for ever",
    );
    broken
}
