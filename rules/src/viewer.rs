//! Secrecy: redacts campaigns, events and offers for a viewer. Only this file and the games decide what a viewer may
//! know, and everything shown is built from their results.

use super::campaign::{Campaign, Phase};
use super::event::Event;
use super::ids::{OfferId, PlayerId};
use super::notice::{about, acts};
use super::offer::{Closed, Offer, Offers};
use super::ruleset::Profile;
use super::schedule::ScheduleEnding;
use super::settings::Settings;
use super::table::{AnnounceTiming, Answer, Closing, Viewer};
use std::borrow::Cow;
use std::sync::Arc;

impl Viewer {
    /// Returns whether the viewer may know of an offer at all: a private one is known only to its two players.
    pub fn may_know_of(self, offer: &Offer) -> bool {
        !offer.private || offer.parties().any(|party| self.knows_what_is_private_to(party))
    }
}

impl Campaign {
    /// Returns the campaign redacted for a viewer: without other players' private offers and the game's secrets. A
    /// board game hides nothing after the end. If nothing is hidden, nothing is copied; if only offers are, the game
    /// state is shared.
    pub fn redacted_for(&self, viewer: Viewer) -> Cow<'_, Campaign> {
        let reveals = self.game.ruleset().reveals_at_end();
        let game = match self.phase {
            Phase::Ended { .. } if reveals => Cow::Borrowed(&*self.game),
            _ => self.game.redacted_for(&self.settings.games, viewer),
        };
        let offers = self.offers.redacted_for(&self.settings, viewer);
        // A missed call may have been private.
        let hidden = |player: PlayerId| !viewer.knows_what_is_private_to(player);
        let request = self.take_back.as_ref();
        let known = request.filter(|request| request.is_known_to(viewer));
        let take_back = known.map(|request| request.redacted_for(viewer));
        let some_call = self.players.uncalled().any(|(player, known)| known.missed.is_some() && hidden(player));
        let deals = self.deals.redacted_for(viewer);
        let hides_deals = matches!(deals, Cow::Owned(_));
        let schedule = self.schedule.redacted_for(viewer);
        let hides = self.patience.hides(viewer) || some_call || hides_deals;
        let hides = hides || take_back != self.take_back || schedule != self.schedule;
        if let (Cow::Borrowed(_), Cow::Borrowed(_), false) = (&game, &offers, hides) {
            return Cow::Borrowed(self);
        }
        let mut players = self.players.clone();
        if some_call {
            players.forget_missed(hidden);
        }
        let mut nudging = self.nudging.clone();
        nudging.open.retain(|id, _| offers.pending.contains_key(id));
        Cow::Owned(Campaign {
            id: self.id,
            name: self.name.clone(),
            founder: self.founder,
            clock: self.clock,
            phase: self.phase,
            begun: self.begun,
            settings: self.settings.clone(),
            players,
            applicants: self.applicants.clone(),
            empty_seats: self.empty_seats.clone(),
            seat_requests: self.seat_requests.clone(),
            successors: self.successors.clone(),
            offers: offers.into_owned(),
            deals: match deals {
                Cow::Borrowed(_) => Arc::clone(&self.deals),
                Cow::Owned(deals) => Arc::new(deals),
            },
            patience: self.patience.redacted_for(viewer),
            nudging,
            pause_end: self.pause_end,
            schedule,
            onlookers: self.onlookers.clone(),
            take_back,
            second: self.second.clone(),
            game: match game {
                Cow::Borrowed(_) => Arc::clone(&self.game),
                Cow::Owned(game) => Arc::new(game),
            },
        })
    }
}

impl Event {
    /// Returns the event redacted for a viewer; `None` if they may not know of it. For events about an offer, check
    /// the offer first.
    #[must_use]
    pub fn redacted_for(&self, settings: &Settings, viewer: Viewer) -> Option<Event> {
        match self {
            Event::Game(event) => event.redacted_for(&settings.games, viewer).map(Event::Game),
            Event::OfferMade(offer) => Some(Event::OfferMade(offer.redacted_for(viewer))),
            Event::OfferClosed { offer, closing } => {
                Some(Event::OfferClosed { offer: *offer, closing: closing.redacted_for(settings, viewer) })
            }
            Event::Looked { by, players, through, untold } => {
                let (by, through, untold) = (*by, *through, *untold);
                let own = viewer.player == Some(by);
                let players = players.iter().copied();
                let known = players.filter(|one| own || viewer.knows_what_is_private_to(*one));
                let players: Vec<PlayerId> = known.collect();
                (!players.is_empty()).then_some(Event::Looked { by, players, through, untold })
            }
            Event::Undone { by, entries, from, private, agreement, .. } if !viewer.reads_private => {
                let hidden = if viewer.player == Some(*by) { 0 } else { *private };
                let entries = entries - hidden.min(*entries);
                (entries > 0).then_some(Event::Undone {
                    by: *by,
                    entries,
                    from: *from,
                    private: private - hidden,
                    agreement: agreement.clone(),
                    standing: Vec::new(),
                })
            }
            Event::Scheduled(scheduled) => Some(Event::Scheduled(scheduled.redacted_for(viewer))),
            Event::ScheduleEnded { scheduled, ending } => Some(Event::ScheduleEnded {
                scheduled: match ending {
                    ScheduleEnding::CarriedOut | ScheduleEnding::Idle => scheduled.clone(),
                    ScheduleEnding::Cancelled { .. } | ScheduleEnding::Passed => scheduled.redacted_for(viewer),
                },
                ending: *ending,
            }),
            Event::TakeBackAsked(request) => {
                let known = request.is_known_to(viewer);
                known.then(|| Event::TakeBackAsked(request.redacted_for(viewer)))
            }
            Event::TakeBackAgreed { player } => {
                let known = viewer.knows_what_is_private_to(*player);
                known.then(|| self.clone())
            }
            Event::TakeBackEnded { request, ending } => {
                let known = request.is_known_to(viewer);
                known.then(|| Event::TakeBackEnded {
                    request: request.redacted_for(viewer),
                    ending: ending.redacted_for(request, viewer),
                })
            }
            // A missed call's record may reveal an earlier private one. An erasure concerns only the player.
            Event::CallMissed { player, .. } | Event::CaughtUp { player, .. } | Event::Erased { player } => {
                let known = viewer.knows_what_is_private_to(*player);
                known.then(|| self.clone())
            }
            Event::Deal(happened) => happened.is_known_to(viewer).then(|| self.clone()),
            Event::Imported(import) => Some(Event::Imported(import.announced())),
            table => Some(table.clone()),
        }
    }
}

/// Returns whether these events, decided together, concern record keeping and not the game: a moderator's look at what
/// is private (L13.3), the erasure of a player's texts, or the draft of a deal (D1.3). An undo skips them.
pub fn is_beside_game(events: &[Event]) -> bool {
    matches!(events, [Event::Looked { .. } | Event::Erased { .. }]) || is_drafting(events)
}

/// Returns whether these events, decided together, only change drafts of deals.
fn is_drafting(events: &[Event]) -> bool {
    let drafts = |event: &Event| event.drafter().is_some();
    let acted = |event: &Event| matches!(event, Event::ActedFor { .. });
    events.iter().any(drafts) && events.iter().all(|event| drafts(event) || acted(event))
}

/// Returns whether these events, decided together, concern only private offers. Their consequences, and events that
/// need no announcement, may be among them. An undo of only such events counts as well.
pub fn is_private(events: &[Event]) -> bool {
    if let Some(Event::Undone { entries, private, .. }) = events.first() {
        return entries == private;
    }
    let about = |event: &Event| match event {
        Event::TakeBackAsked(request) | Event::TakeBackEnded { request, .. } => !request.open,
        Event::TakeBackAgreed { .. } => true,
        Event::Deal(happened) => happened.about().is_none_or(|(deal, _)| deal.is_private()),
        event => event.about_offer().is_some_and(OfferId::is_private) || !event.private_to().is_empty(),
    };
    let makes_known = |event: &Event| match event {
        Event::Moderated { .. } | Event::ActedFor { .. } => false,
        Event::Game(game) => {
            let Profile { is_act, only_follows, announce_timing, .. } = game.profile();
            is_act && !only_follows && announce_timing != AnnounceTiming::Never
        }
        event => event.is_act(),
    };
    let mut all = events.iter();
    events.iter().any(about) && all.all(|event| about(event) || !makes_known(event))
}

/// Returns whether these events are entirely hidden from the table, so that their journal entry gets no number. These
/// are sealed answers, looks (L13.3), erasures, and private offers (L13.2). Old private offers have a number.
pub fn is_unnumbered(events: &[Event]) -> bool {
    is_sealed(events) || is_beside_game(events) || is_private(events)
}

/// Returns whether an order's events are an act that can be undone. Counting a sealed answer would reveal it.
pub fn is_undoable(events: &[Event]) -> bool {
    !outlives_undo(events) && !is_sealed(events)
}

/// Returns whether these events, decided together, remain when an undo takes back what came before them. Looks and exports
/// with secrets do (L13.3), moves to another place, undos and requests for one, and quiet hours (L14.3), which nobody else
/// reads of.
pub fn outlives_undo(events: &[Event]) -> bool {
    let remains = matches!(events.first(), Some(Event::Undone { .. } | Event::SecretsShown { .. }));
    let only_asks = events.iter().all(Event::is_of_request);
    remains || only_asks || is_beside_game(events) || is_of_place(events) || is_of_hours(events)
}

/// Returns whether these events, decided together, only set a player's quiet hours.
pub(super) fn is_of_hours(events: &[Event]) -> bool {
    let sets = |event: &Event| matches!(event, Event::QuietHours { .. });
    let follows = |event: &Event| matches!(event, Event::CallMissed { .. } | Event::CaughtUp { .. });
    events.iter().any(sets) && events.iter().all(|event| sets(event) || follows(event))
}

/// Returns whether these events, decided together, only concern where the campaign is played.
pub fn is_of_place(events: &[Event]) -> bool {
    matches!(events.first(), Some(Event::Moved { .. } | Event::PlaceLost { .. }))
}

/// Returns an entry's events, redacted for a viewer. For events about an offer, check the offer first. Who gave a
/// sealed answer is known only to the player and to the moderator who may have given it.
pub fn known(settings: &Settings, events: &[Event], viewer: Viewer) -> Vec<Event> {
    let theirs = |player: &PlayerId| viewer.player == Some(*player);
    let all = is_sealed(events)
        && events.iter().any(|event| match event {
            Event::OfferAnswered { answer, .. } => answer.by.as_ref().is_some_and(theirs),
            Event::ActedFor { moderator, .. } => theirs(moderator),
            _ => false,
        });
    let known = events.iter().filter(|_| all || !is_sealed(events));
    let known = known.filter(|event| all || !event.is_sealed_answer());
    known.filter_map(|event| event.redacted_for(settings, viewer)).collect()
}

/// Returns an order's events as its author may know them: everything except other players' private offers. `campaign`
/// must remember the offers.
pub fn visible_to_actor(campaign: &Campaign, events: &[Event], viewer: Viewer) -> Vec<Event> {
    let hidden = |event: &Event| matches!(event, Event::Deal(happened) if !happened.is_known_to(viewer));
    let stories = acts(events).filter(|story| !story.iter().any(hidden)).filter(|story| {
        about(story).is_none_or(|id| match campaign.offers.get(id) {
            Some(offer) => viewer.may_know_of(offer),
            None => !id.is_private(),
        })
    });
    let theirs: Vec<Event> = stories.flatten().cloned().collect();
    known(&campaign.settings, &theirs, viewer)
}

/// Returns whether these events, decided together, are just a sealed answer.
pub(super) fn is_sealed(events: &[Event]) -> bool {
    let sealed = Event::is_sealed_answer;
    let acted = |event: &Event| matches!(event, Event::ActedFor { .. });
    events.iter().any(sealed) && events.iter().all(|event| sealed(event) || acted(event))
}

impl Offer {
    /// Returns the readers of the message that shows the offer: the table, or only the asked player.
    pub fn readers(&self) -> Viewer {
        match self.private {
            true => self.to.into(),
            false => Viewer::TABLE,
        }
    }

    /// Returns the offer redacted for a viewer who may know of it.
    #[must_use]
    pub fn redacted_for(&self, viewer: Viewer) -> Offer {
        Offer {
            terms: self.terms.redacted_for(&self.head(), viewer.player).into_owned(),
            note: self.note.clone(),
            ..*self
        }
    }
}

impl Closing {
    /// Returns the closing redacted for a viewer, because a player's inability may reveal what they hold (L4.13).
    #[must_use]
    pub fn redacted_for(self, settings: &Settings, viewer: Viewer) -> Closing {
        let known = |player: &PlayerId| settings.games.shows_inability() || viewer.knows_what_is_private_to(*player);
        Closing { unable: self.unable.filter(known), ..self }
    }
}

impl Offers {
    fn redacted_for(&self, settings: &Settings, viewer: Viewer) -> Cow<'_, Offers> {
        let pending = self.pending.values();
        let mut all = pending.chain(self.closed.values().map(|closed| &closed.offer));
        let knows = |answer: &Answer| answer.by.is_some() && answer.by == viewer.player;
        let hides = |offer: &Offer| {
            let terms = offer.terms.redacted_for(&offer.head(), viewer.player);
            matches!(terms, Cow::Owned(_))
        };
        let mut closed = self.closed.values();
        let knows_ends = closed.all(|closed| closed.closing.redacted_for(settings, viewer) == closed.closing);
        let knows_offers = knows_ends && all.all(|offer| viewer.may_know_of(offer) && !hides(offer));
        let knows_numbers = self.private.are_known_to(viewer);
        if knows_offers && knows_numbers && self.answers.values().all(knows) {
            return Cow::Borrowed(self);
        }
        let mut redacted = self.clone();
        redacted.answers.retain(|_, answer| knows(answer));
        redacted.private.redact(viewer);
        if knows_offers {
            return Cow::Owned(redacted);
        }
        let known = |offer: &mut Offer| {
            *offer = offer.redacted_for(viewer);
            viewer.may_know_of(offer)
        };
        redacted.pending.retain(|_, offer| known(offer));
        let known = |closed: &mut Closed| {
            closed.closing = closed.closing.redacted_for(settings, viewer);
            known(&mut closed.offer)
        };
        redacted.closed.retain(|_, closed| known(closed));
        // Numbers that were given out stay taken. Older private offers may have public numbers.
        if redacted.newest() != self.newest() {
            redacted.last = self.newest();
        }
        Cow::Owned(redacted)
    }
}
