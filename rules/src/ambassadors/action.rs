//! Whose action it is, and what its end brings: proposals end, aggression is judged, relations break (E1.5, E2.9, E3).

use super::event::Event;
use super::relations::{Clash, clashes};
use super::seat::{Population, Tile};
use super::state::State;
use super::terms::{Terms, put_back_by_default};
use crate::Event as CampaignEvent;
use crate::campaign::Campaign;
use crate::command::{Confirmation, Order};
use crate::decide::Proceeding;
use crate::ids::PlayerId;
use crate::offer::{self, Offer, Outcome};
use crate::refusal::Refusal;
use crate::time::Time;

pub(super) fn begin(
    campaign: &Campaign,
    state: &State,
    player: PlayerId,
) -> Result<Event, Refusal> {
    match state.active {
        Some(active) => Err(Refusal::ActionRunning { active }),
        None => Ok(Event::ActionBegun {
            player,
            round: state.round,
            players: state.begins_with(campaign),
        }),
    }
}

pub(super) fn must_be_active(state: &State, player: PlayerId) -> Result<(), Refusal> {
    match state.active == Some(player) {
        true => Ok(()),
        false => Err(Refusal::NotYourAction {
            active: state.active,
        }),
    }
}

/// Decides the end of an action: what a player does by it to partners has to be seen first (E3.5).
pub(super) fn end(
    campaign: &Campaign,
    state: &State,
    order: &Order,
    now: Time,
) -> Result<Vec<CampaignEvent>, Refusal> {
    let player = order.by;
    must_be_active(state, player)?;
    let acts = aggression(state, player);
    let traitor = state.traitor;
    order.must_have_seen((!acts.is_empty()).then(|| {
        Confirmation::Aggression {
            clashes: acts
                .iter()
                .flat_map(|(_, clashes)| clashes.clone())
                .collect(),
            traitor,
        }
    }))?;
    let mut proceeding = Proceeding::new(campaign);
    let next = state.after(campaign, player);
    record(&mut proceeding, Event::ActionEnded { player, next });
    let mut in_hand = Vec::new();
    for (other, clashes) in &acts {
        in_hand.extend(cubes_between(state, player, *other));
        record(
            &mut proceeding,
            Event::RelationsBroken {
                aggressor: player,
                other: *other,
                clashes: clashes.clone(),
            },
        );
    }
    if !acts.is_empty() && traitor != Some(player) {
        let (from, to) = (traitor, Some(player));
        record(&mut proceeding, Event::TraitorMoved { from, to });
    }
    // What nobody is asked about is part of the news, and stands before the questions.
    let (unasked, asked): (Vec<Cube>, Vec<Cube>) = in_hand
        .into_iter()
        .partition(|cube| !is_choice(&proceeding.campaign, *cube));
    for cube in unasked.into_iter().chain(asked) {
        give_back(&mut proceeding, cube, now)?;
    }
    end_proposals(&mut proceeding, player, Some(player), now);
    Ok(proceeding.events)
}

/// Returns the partners against whom a player commits an act of aggression as the board stands, and where (E3.2).
pub fn aggression(state: &State, player: PlayerId) -> Vec<(PlayerId, Vec<Clash>)> {
    let partners = state.partners(player).into_iter();
    partners
        .map(|partner| (partner, clashes(&state.board, player, partner)))
        .filter(|(_, clashes)| !clashes.is_empty())
        .collect()
}

/// A cube on its way back from a player who held it to its owner.
#[derive(Clone, Copy)]
pub(super) struct Cube {
    owner: PlayerId,
    holder: PlayerId,
    came_from: Population,
}

/// Returns the cubes that two partners hold of each other.
pub(super) fn cubes_between(state: &State, one: PlayerId, other: PlayerId) -> Vec<Cube> {
    let held = |holder: PlayerId, owner: PlayerId| {
        let seat = state.seats.get(&holder)?;
        seat.track.iter().find_map(|space| match space.tile {
            Some(Tile::Ambassador { of, cube }) if of == owner => Some(Cube {
                owner,
                holder,
                came_from: cube,
            }),
            _ => None,
        })
    };
    [held(one, other), held(other, one)]
        .into_iter()
        .flatten()
        .collect()
}

/// Lets the owner of a cube say where it goes; where only one track has room nobody is asked (E3.3).
fn give_back(proceeding: &mut Proceeding, cube: Cube, now: Time) -> Result<(), Refusal> {
    if !is_choice(&proceeding.campaign, cube) {
        put_back_unasked(proceeding, cube);
        return Ok(());
    }
    let terms = offer::Terms::Ambassadors(Terms::PutBack {
        came_from: cube.came_from,
    });
    let parties = (cube.holder, cube.owner);
    let asked = offer::make(&proceeding.campaign, parties, terms, None, false, now)?;
    proceeding.record(asked);
    Ok(())
}

/// Puts a cube back where it came from, or where there is room.
pub(super) fn put_back_unasked(proceeding: &mut Proceeding, cube: Cube) {
    let Ok(state) = proceeding.campaign.ambassadors() else {
        return;
    };
    let seat = state.seat(cube.owner).ok();
    let event = seat.and_then(|seat| put_back_by_default(cube.owner, seat, cube.came_from));
    if let Some(event) = event {
        record(proceeding, event);
    }
}

/// Returns whether a cube's owner has more than one track for it, and can be asked. The holder may have left.
fn is_choice(campaign: &Campaign, cube: Cube) -> bool {
    let state = campaign.ambassadors().ok();
    let seat = state.and_then(|state| state.seats.get(&cube.owner));
    campaign.is_active(cube.owner) && seat.is_some_and(|seat| seat.cubes.with_room().len() > 1)
}

/// Ends the proposals of a player whose action is over (E2.9).
pub(super) fn end_proposals(
    proceeding: &mut Proceeding,
    player: PlayerId,
    by: Option<PlayerId>,
    now: Time,
) {
    let proposed = |offer: &&Offer| {
        let terms = &offer.terms;
        offer.from == player && matches!(terms, offer::Terms::Ambassadors(Terms::Relations { .. }))
    };
    let pending = proceeding.campaign.offers.pending.values();
    let proposals: Vec<Offer> = pending.filter(proposed).cloned().collect();
    for offer in proposals {
        offer::take_back(&proceeding.campaign, &offer, Outcome::Lapsed, by, now)
            .into_iter()
            .for_each(|event| proceeding.record(event));
    }
}

pub(super) fn record(proceeding: &mut Proceeding, event: Event) {
    proceeding.record(CampaignEvent::Ambassadors(event));
}
