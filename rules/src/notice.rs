//! Who is to be told what, in domain terms. How it is worded is decided elsewhere.

use super::campaign::Campaign;
use super::event::Event;
use super::games::Remark;
use super::ids::PlayerId;
use super::offer::Offer;
use super::time::Time;
use serde::{Deserialize, Serialize};

/// One thing that has happened, for those who are to know of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    pub to: Audience,
    /// The players it concerns beside the one who did it: they are called by name so that they notice.
    pub calls: Vec<PlayerId>,
    /// What was done, then what followed from it.
    pub events: Vec<Event>,
    /// The offer it is about, as it was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// What the game remarks beside it, such as rights that it opened or closed.
    #[serde(default, rename = "rights", skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Remark>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// All players at the table.
    Table,
    /// One player, in private.
    Player(PlayerId),
}

impl Notice {
    /// Returns whether `viewer` may know of it: what concerns a private offer is between the two.
    pub fn may_be_seen_by(&self, viewer: PlayerId) -> bool {
        self.offer
            .as_ref()
            .is_none_or(|offer| !offer.private || offer.concerns(viewer))
    }

    /// Returns whether it is something that one of the two did to the other.
    pub fn is_between(&self, one: PlayerId, other: PlayerId) -> bool {
        match &self.offer {
            Some(offer) => offer.concerns(one) && offer.concerns(other),
            None => self.events.iter().any(|event| match event {
                Event::Game(event) => event.is_between(one, other),
                _ => false,
            }),
        }
    }
}

/// Returns what these events, decided together on this campaign, are worth telling. `campaign` may be the state after
/// them or any later one that remembers the offers they are about.
pub fn notices(campaign: &Campaign, events: &[Event]) -> Vec<Notice> {
    if let [undone @ Event::Undone { .. }, after @ ..] = events {
        return tell_undone(campaign, undone, after);
    }
    let doer = doer(events);
    stories(events)
        .flat_map(|story| tell(campaign, story, doer))
        .collect()
}

/// Returns the person who brought these events about: they have their answer, and are not called. Nobody did what the clock does, and a
/// player for whom a moderator acts has to hear of it.
fn doer(events: &[Event]) -> Option<PlayerId> {
    let acted_for = |event: &Event| matches!(event, Event::ActedFor { .. });
    if events.iter().any(acted_for) {
        return None;
    }
    events.iter().find_map(|event| match event {
        Event::Moderated { by } | Event::Undone { by, .. } => Some(*by),
        Event::OfferMade(offer) => offer.from,
        Event::OfferClosed { closing, .. } => closing.by,
        Event::Joined { player } | Event::Left { player } | Event::EntryAsked { player } => {
            Some(*player)
        }
        Event::Game(event) => event.done_by(),
        _ => None,
    })
}

/// Returns what makes offers known again that wait for an answer after an undoing, and did not before it.
pub fn announced_anew(before: &Campaign, after: &Campaign) -> Vec<Notice> {
    let again = after.offers.pending.values();
    // The message of a row stands, and shows by itself that it waits again.
    again
        .filter(|offer| !before.offers.pending.contains_key(&offer.id))
        .filter(|offer| offer.terms.row().is_none())
        .flat_map(|offer| tell(after, &[Event::OfferMade(offer.clone())], offer.from))
        .collect()
}

/// Tells the table that something was undone, and those whom an offer concerns what became of it.
fn tell_undone(campaign: &Campaign, undone: &Event, after: &[Event]) -> Vec<Notice> {
    let doer = doer(std::slice::from_ref(undone));
    let table = Notice {
        to: Audience::Table,
        calls: Vec::new(),
        events: vec![undone.clone()],
        offer: None,
        remarks: Vec::new(),
    };
    // The offers that are void now stand among the events as they had been made, which is no news.
    let offers = after
        .iter()
        .filter(|event| !matches!(event, Event::OfferMade(_)))
        .flat_map(|event| tell(campaign, std::slice::from_ref(event), doer));
    [table].into_iter().chain(offers).collect()
}

/// Splits events into acts, each with the consequences that follow it. Settings that were changed together are one act.
fn stories(events: &[Event]) -> impl Iterator<Item = &[Event]> {
    let setting = |event: &Event| matches!(event, Event::Configured { .. });
    events.chunk_by(move |last, next| !next.is_act() || setting(last) && setting(next))
}

fn tell(campaign: &Campaign, story: &[Event], doer: Option<PlayerId>) -> Vec<Notice> {
    let Some(act) = story.first() else {
        return Vec::new();
    };
    // What is remarked depends on what happened and on the settings, and not on what time it is.
    let remarks = campaign
        .game
        .remarks(campaign, Time::from_millis(0).into(), story);
    if is_silent(act) && remarks.is_empty() {
        return Vec::new();
    }
    // Several questions of a row make a story of none of them.
    let single = |event: &&Event| event.asks_in_row().is_none();
    let about = story.iter().filter(single).find_map(Event::about_offer);
    let offer = about.and_then(|id| campaign.offers.get(id)).cloned();
    if about.is_some() && offer.is_none() {
        // It may have been private.
        return Vec::new();
    }
    let notice = |to, calls| Notice {
        to,
        calls,
        events: story.to_vec(),
        offer: offer.clone(),
        remarks: remarks.clone(),
    };
    let mut calls = calls(story, offer.as_ref(), doer);
    // The player who leaves is not called about what their leaving ends; a moderator who removes one is another thing.
    calls.retain(|player| campaign.is_active(*player) || matches!(act, Event::Left { .. }));
    match &offer {
        Some(offer) if offer.private => private_audience(act, offer, doer)
            .into_iter()
            .map(|player| notice(Audience::Player(player), Vec::new()))
            .collect(),
        _ => vec![notice(Audience::Table, calls)],
    }
}

/// Returns whether no player has to be told: what a ruleset does not announce, and what is the business of the player who did it alone.
fn is_silent(act: &Event) -> bool {
    match act {
        Event::QuietHours { .. } => true,
        Event::Game(event) => event.is_silent(),
        _ => false,
    }
}

/// Returns who of the two is told of a private offer's act: not the one who did it, for they have their answer.
fn private_audience(act: &Event, offer: &Offer, doer: Option<PlayerId>) -> Vec<PlayerId> {
    match act {
        Event::OfferMade(_) | Event::OfferReminded { .. } => vec![offer.to],
        Event::OfferClosed { .. } | Event::Game(_) => {
            offer.parties().filter(|p| Some(*p) != doer).collect()
        }
        _ => offer.parties().collect(),
    }
}

/// Returns whom an act and what followed from it concern, except the person who did it.
fn calls(story: &[Event], offer: Option<&Offer>, doer: Option<PlayerId>) -> Vec<PlayerId> {
    let mut concerned: Vec<PlayerId> = match (story.first(), offer) {
        (Some(Event::OfferMade(offer)), _) => vec![offer.to],
        // Who owes the answer is reminded (L4.7).
        (Some(Event::OfferReminded { .. }), Some(offer)) => vec![offer.to],
        (Some(Event::OfferClosed { .. }), Some(offer)) => offer.parties().collect(),
        (Some(Event::ActedFor { player, .. } | Event::Left { player }), _) => vec![*player],
        (Some(Event::Joined { player }), _) => vec![*player],
        (Some(Event::Game(_) | Event::Moderated { .. }), _) => {
            let of_game = story.iter().filter_map(|event| match event {
                Event::Game(event) => Some(event.calls()),
                _ => None,
            });
            of_game.flatten().collect()
        }
        _ => Vec::new(),
    };
    let mut called = Vec::new();
    concerned.retain(|player| Some(*player) != doer);
    for player in concerned {
        if !called.contains(&player) {
            called.push(player);
        }
    }
    called
}
