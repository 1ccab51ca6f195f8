//! Decides who gets which notices. The wording is decided elsewhere.

mod acts;
mod called;
mod undone;

use super::campaign::Campaign;
use super::event::Event;
use super::games::{self, Remark};
use super::ids::{OfferId, PlayerId};
use super::offer::Offer;
use super::ruleset::Profile;
use super::settings::Settings;
use super::table::{AnnounceTiming, Viewer};
use super::time::Time;
use super::viewer::is_sealed;
use acts::act;
pub(super) use acts::{about, acts};
use called::{called, without_turn_calls};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use undone::tell_undone;
pub use undone::{PhaseAfter, TakenBack, announced_anew, retain_undoable, retold, with_taken_back};

/// A report of what happened, for one audience.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    pub to: Audience,
    /// The players concerned, other than the author. They are mentioned by name, so that they notice.
    pub calls: Vec<PlayerId>,
    /// The act, then its consequences.
    pub events: Vec<Event>,
    /// The offer it concerns, as it was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// The game's remarks, for example on rights that it opened or closed.
    #[serde(default, rename = "rights", skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Remark>,
    /// The acts that were undone, or would be, newest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<TakenBack>,
    /// What the undo makes of a campaign that was paused, resumed or ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<PhaseAfter>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    Table,
    Player(PlayerId),
}

impl Audience {
    /// Returns the audience's view of the campaign.
    pub fn viewer(self) -> Viewer {
        match self {
            Audience::Table => Viewer::TABLE,
            Audience::Player(player) => player.into(),
        }
    }
}

impl Notice {
    /// Returns a notice of these events and nothing else.
    pub fn of(to: Audience, events: Vec<Event>) -> Notice {
        Notice { to, calls: Vec::new(), events, offer: None, remarks: Vec::new(), taken_back: Vec::new(), phase: None }
    }

    /// Returns the notice redacted for its audience. New notices are already redacted, but those an older version
    /// left in the outbox are not.
    #[must_use]
    pub fn redacted_for(self) -> Notice {
        let viewer = self.to.viewer();
        // Whether settings make something public was decided when the notice was made.
        let settings = Settings::default();
        Notice {
            events: redacted_for(&settings, &self.events, viewer),
            offer: self.offer.map(|offer| offer.redacted_for(viewer)),
            ..self
        }
    }

    /// Returns the act. An event that names the moderator behind it may precede it.
    pub fn act(&self) -> Option<&Event> {
        act(&self.events).0
    }

    /// Returns the moderator who acted for a player, and that player, if one did.
    pub fn acted_for(&self) -> Option<(PlayerId, PlayerId)> {
        match self.events.first() {
            Some(Event::ActedFor { moderator, player }) => Some((*moderator, *player)),
            _ => None,
        }
    }

    /// Returns the players who share the notice privately, if it is private.
    pub fn private_to(&self) -> Vec<PlayerId> {
        let deal = self.events.iter().find_map(Event::about_deal).filter(|(deal, _)| deal.is_private());
        let offer = self.offer.as_ref().filter(|offer| offer.private);
        match (offer, deal) {
            (Some(offer), _) => offer.parties().collect(),
            (None, Some((_, parties))) => parties.to_vec(),
            (None, None) => self.events.iter().flat_map(Event::private_to).collect(),
        }
    }

    /// Returns everyone concerned, including the author.
    pub fn concerned(&self) -> BTreeSet<PlayerId> {
        let parties = self.offer.iter().flat_map(|offer| offer.parties());
        let deals = self.events.iter().filter_map(Event::about_deal);
        let deals = deals.flat_map(|(_, parties)| parties.iter().copied());
        let came = self.events.iter().filter_map(|event| match event {
            Event::Joined { player } | Event::Left { player } | Event::SeatGiven { player, .. } => Some(*player),
            _ => None,
        });
        let all = concerned_by(&self.events).into_iter();
        all.chain(parties).chain(deals).chain(came).collect()
    }

    /// Returns whether one of the two did this to the other.
    pub fn is_between(&self, one: PlayerId, other: PlayerId) -> bool {
        match &self.offer {
            Some(offer) => offer.concerns(one) && offer.concerns(other),
            None => {
                let mut pairs = self.events.iter().flat_map(Event::pairs);
                pairs.any(|pair| pair == (one, other) || pair == (other, one))
            }
        }
    }
}

/// Returns the notices for these events, which were decided together, redacted for each audience. `campaign` may be the
/// state after them, or any later one that still has their offers.
pub fn notices(campaign: &Campaign, events: &[Event]) -> Vec<Notice> {
    if is_sealed(events) {
        return answered_for(campaign, events).into_iter().collect();
    }
    if let [Event::Erased { .. }] = events {
        return Vec::new();
    }
    if let [looked @ Event::Looked { by, players, untold, .. }] = events {
        let others = players.iter().filter(|player| !untold && *player != by);
        return others
            .filter_map(|player| looked_at(campaign, looked, Audience::Player(*player), (*player).into()))
            .collect();
    }
    let tells = |act: &Event, offer: Option<&Offer>, doer| match (act, offer) {
        // A reminder to the table must not reveal whether an answer was given.
        (Event::OfferReminded { .. }, Some(offer)) if offer.terms.is_sealed() => {
            let waits = !campaign.offers.answers.contains_key(&offer.id);
            Vec::from_iter(waits.then_some(Audience::Player(offer.to)))
        }
        _ => concerned(act, offer, doer),
    };
    let telling = Telling { tells: &tells, viewer: None };
    let mut told = tell_all(campaign, events, telling);
    without_turn_calls(&mut told, events);
    told.extend(asked_again(&campaign.settings, events));
    // A question that came answered from elsewhere, or that an undo voids, is not asked.
    let closed =
        |offer| events.iter().any(|one| matches!(one, Event::OfferClosed { offer: closed, .. } if *closed == offer));
    let is_over = |made: &&Event| made.about_offer().is_some_and(|offer| came_answered(events, offer) || closed(offer));
    told.extend(events.iter().filter(|made| !is_over(made)).filter_map(asked_in_private));
    told.extend(events.iter().filter_map(caught_up));
    told
}

/// Returns the notices of the rows of questions that came along from elsewhere (H2.5), one for each row. They do not
/// reveal who has answered.
fn asked_again(settings: &Settings, events: &[Event]) -> Vec<Notice> {
    let mut rows: BTreeMap<u64, Notice> = BTreeMap::new();
    if !events.iter().any(|event| matches!(event, Event::Imported(_))) {
        return Vec::new();
    }
    for event in events {
        if let Event::OfferMade(offer) = event
            && let Some(row) = offer.terms.row()
        {
            let notice = rows.entry(row).or_insert_with(|| Notice::of(Audience::Table, Vec::new()));
            notice.calls.push(offer.to);
            notice.events.extend(event.redacted_for(settings, Viewer::TABLE));
        }
    }
    rows.into_values().collect()
}

/// Returns whether a sealed question came along with its answer.
fn came_answered(events: &[Event], offer: OfferId) -> bool {
    events.iter().any(|event| event.is_sealed_answer() && event.about_offer() == Some(offer))
}

/// Returns the notice that a moderator read what is private to a player (L13.3). It does not reveal who else shares
/// that.
fn looked_at(campaign: &Campaign, looked: &Event, to: Audience, viewer: Viewer) -> Option<Notice> {
    let seen = looked.redacted_for(&campaign.settings, viewer)?;
    Some(Notice::of(to, vec![seen]))
}

/// Returns the notice that a moderator gave the player's sealed answer.
fn answered_for(campaign: &Campaign, events: &[Event]) -> Option<Notice> {
    let [Event::ActedFor { player, .. }, answered] = events else {
        return None;
    };
    let offer = campaign.offers.get(answered.about_offer()?)?;
    let to = Audience::Player(*player);
    Some(Notice { offer: Some(offer.redacted_for(to.viewer())), ..Notice::of(to, events.to_vec()) })
}

/// Returns the private question for a sealed answer, which accompanies the row's message.
fn asked_in_private(event: &Event) -> Option<Notice> {
    let Event::OfferMade(offer) = event else {
        return None;
    };
    let to = Audience::Player(offer.to);
    let offer = offer.redacted_for(to.viewer());
    offer
        .terms
        .is_sealed()
        .then(|| Notice { offer: Some(offer.clone()), ..Notice::of(to, vec![Event::OfferMade(offer)]) })
}

fn caught_up(event: &Event) -> Option<Notice> {
    let Event::CaughtUp { player, .. } = event else {
        return None;
    };
    Some(Notice::of(Audience::Player(*player), vec![event.clone()]))
}

/// Returns the notices for a viewer who reads them later: every story the viewer may know of, redacted.
pub fn stories(campaign: &Campaign, events: &[Event], viewer: Viewer) -> Vec<Notice> {
    if is_sealed(events) {
        return Vec::new();
    }
    let to = viewer.player.map_or(Audience::Table, Audience::Player);
    if let [looked @ Event::Looked { .. }] = events {
        return looked_at(campaign, looked, to, viewer).into_iter().collect();
    }
    let tells = |_: &Event, offer: Option<&Offer>, _| {
        let may_know = offer.is_none_or(|offer| viewer.may_know_of(offer));
        Vec::from_iter(may_know.then_some(to))
    };
    tell_all(campaign, events, Telling { tells: &tells, viewer: Some(viewer) })
}

/// Returns the audiences of an act, given its offer and author.
type Tells<'a> = &'a dyn Fn(&Event, Option<&Offer>, Option<PlayerId>) -> Vec<Audience>;

#[derive(Clone, Copy)]
struct Telling<'a> {
    tells: Tells<'a>,
    /// The single viewer who reads this later; `None` when it is announced as it happens. For public events (L13.1), a
    /// moderator's log shows no more than everyone sees. Reading more would be a look at private matters (L13.3).
    viewer: Option<Viewer>,
}

/// Addresses the table, or for a private offer its two players.
fn concerned(act: &Event, offer: Option<&Offer>, doer: Option<PlayerId>) -> Vec<Audience> {
    match (act, offer) {
        (Event::TakeBackAsked(request), _) => request.audiences(),
        (Event::TakeBackEnded { request, .. }, _) => {
            let asker = (!request.open).then_some(Audience::Player(request.by));
            asker.into_iter().chain(request.audiences()).collect()
        }
        (Event::TakeBackAgreed { .. }, _) => Vec::new(),
        (Event::Deal(happened), _) => match happened.about() {
            Some((deal, parties)) if deal.is_private() => {
                parties.iter().filter(|party| Some(**party) != doer).copied().map(Audience::Player).collect()
            }
            Some(_) => vec![Audience::Table],
            None => Vec::new(),
        },
        (Event::Game(event), None) if !event.profile().private_to.is_empty() => {
            let players = event.profile().private_to.into_iter();
            players.filter(|player| Some(*player) != doer).map(Audience::Player).collect()
        }
        (Event::PlaceLost { tell, .. }, _) => tell.iter().copied().map(Audience::Player).collect(),
        (_, Some(offer)) if offer.private => {
            let players = private_audience(act, offer, doer).into_iter();
            players.map(Audience::Player).collect()
        }
        _ => vec![Audience::Table],
    }
}

fn redacted_for(settings: &Settings, events: &[Event], viewer: Viewer) -> Vec<Event> {
    let events = events.iter();
    events.filter_map(|event| event.redacted_for(settings, viewer)).collect()
}

fn tell_all(campaign: &Campaign, events: &[Event], telling: Telling<'_>) -> Vec<Notice> {
    if let [undone @ Event::Undone { .. }, after @ ..] = events {
        return tell_undone(campaign, undone, after, telling);
    }
    // The events of a story must be adjacent. Unless there is a sealed answer among them, which is rare, they already
    // are.
    let events: Cow<'_, [Event]> = match events.iter().any(Event::is_sealed_answer) {
        true => events.iter().filter(|one| !one.is_sealed_answer()).cloned().collect(),
        false => events.into(),
    };
    let doer = doer(&events);
    acts(&events).flat_map(|story| tell(campaign, story, doer, telling)).collect()
}

/// Returns the author of these events, who got a direct reply and is not called. Events caused by the clock have no
/// author. A moderator's act for a player does not count as that player's, so the player gets a notice.
fn doer(events: &[Event]) -> Option<PlayerId> {
    let acted_for = |event: &Event| matches!(event, Event::ActedFor { .. });
    if events.iter().any(acted_for) {
        return None;
    }
    events.iter().find_map(|event| event.profile().done_by)
}

fn tell(campaign: &Campaign, story: &[Event], doer: Option<PlayerId>, telling: Telling<'_>) -> Vec<Notice> {
    let (Some(act), acted_for) = act(story) else {
        return Vec::new();
    };
    let about = about(story);
    let offer = about.and_then(|id| campaign.offers.get(id));
    if about.is_some() && offer.is_none() {
        // It may have been private.
        return Vec::new();
    }
    let settings = &campaign.settings;
    let elsewhere = match telling.viewer {
        None => story.iter().any(|event| event.profile().announce_timing == AnnounceTiming::Later),
        Some(_) => act.tells_since().is_some(),
    };
    let hidden = act.about_deal().is_some_and(|(deal, _)| deal.is_private()) || !act.private_to().is_empty();
    let private = hidden || offer.is_some_and(|offer| offer.private);
    let unheard = elsewhere || (act.profile().announce_timing == AnnounceTiming::Never && !is_read(act, telling));
    let notice = |to: Audience| {
        let viewer = match telling.viewer {
            Some(viewer) => viewer.moderating(viewer.reads_private && hidden),
            None => to.viewer(),
        };
        act.redacted_for(settings, viewer)?;
        let events = redacted_for(settings, story, viewer);
        // Remarks depend on the events and the settings, not on the time.
        let now = Time::from_millis(0).into();
        let remarks = campaign.game.remarks(campaign, now, &events);
        let told = acted_for.is_some() || !unheard || !remarks.is_empty();
        told.then(|| Notice {
            calls: match private {
                // Nobody needs to be called in private.
                true => Vec::new(),
                false => called(campaign, &events, offer, doer),
            },
            offer: offer.map(|offer| offer.redacted_for(viewer)),
            remarks,
            ..Notice::of(to, events)
        })
    };
    // If a moderator acted for a player, that player gets a notice even if others do not, or not yet.
    let audiences = match acted_for.filter(|_| unheard && telling.viewer.is_none()) {
        Some(player) => vec![Audience::Player(player)],
        None => (telling.tells)(act, offer, doer),
    };
    let audiences = audiences.into_iter();
    let mut told: Vec<Notice> = audiences.filter_map(notice).collect();
    let whole = || redacted_for(settings, story, Viewer::TABLE) == story;
    if telling.viewer.is_none() && !private && !whole() {
        // The players concerned get a private notice of anything hidden from the table (L13.1).
        let table = told.first().map(|notice| notice.remarks.len());
        let more = |own: &Notice| table.is_none_or(|remarks| own.remarks.len() > remarks);
        let own = concerned_by(story).into_iter().map(Audience::Player).filter_map(notice);
        let own: Vec<Notice> = own.filter(more).collect();
        told.extend(own.into_iter().map(|own| Notice { calls: Vec::new(), ..own }));
    }
    told
}

/// Returns whether a viewer later reads of an act that is not announced: a moderator or its author may undo it.
fn is_read(act: &Event, telling: Telling<'_>) -> bool {
    let by = act.profile().done_by;
    telling.viewer.zip(by).is_some_and(|(viewer, by)| viewer.knows_what_is_private_to(by))
}

fn concerned_by(story: &[Event]) -> BTreeSet<PlayerId> {
    let concerned = |Profile { pairs, calls, .. }: Profile| {
        let between = pairs.into_iter().flat_map(|(one, other)| [one, other]);
        between.chain(calls)
    };
    of_game(story).map(games::Event::profile).flat_map(concerned).collect()
}

impl Event {
    /// Returns the start of the period whose events it announces, if it announces earlier events.
    pub(super) fn tells_since(&self) -> Option<Time> {
        match self.profile().announce_timing {
            AnnounceTiming::Since(since) => Some(since),
            AnnounceTiming::AtOnce | AnnounceTiming::Never | AnnounceTiming::Later => None,
        }
    }
}

/// Returns the players of a private offer who get a notice of an act: not its author, who got a direct reply.
fn private_audience(act: &Event, offer: &Offer, doer: Option<PlayerId>) -> Vec<PlayerId> {
    match act {
        Event::OfferReminded { .. } => vec![offer.to],
        Event::OfferMade(_) | Event::OfferClosed { .. } | Event::Game(_) => {
            offer.parties().filter(|p| Some(*p) != doer).collect()
        }
        _ => offer.parties().collect(),
    }
}

fn of_game(story: &[Event]) -> impl Iterator<Item = &games::Event> {
    story.iter().filter_map(|event| match event {
        Event::Game(event) => Some(event),
        _ => None,
    })
}
