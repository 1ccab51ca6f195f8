//! Reads the journal's past for a viewer. Entries leave the referee only as that viewer may see them.

use super::{Numbers, Referee, RuleError, about_offers, events};
use crate::journal::Recorded;
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{
    Authors, Campaign, Event, Notice, Viewer, author, erase, is_beside_game, is_private, known, outlives_undo,
    stands_when_taking_back, stories,
};
use std::sync::Arc;

/// How many entries are read at a time until one of them is visible to the viewer.
const PER_READ: u32 = 256;

const ORDERS_PER_READ: u32 = 128;

/// Selects entries, newest first, including undone ones.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Only entries before this one; [`Referee::told`] takes its number.
    pub before: Option<i64>,
    /// Only entries that concern both of these players.
    pub between: Option<(PlayerId, PlayerId)>,
    /// The most entries to return.
    pub count: u32,
}

impl Page {
    pub fn new(before: Option<i64>, count: u32) -> Page {
        Page { before, between: None, count }
    }
}

/// The visible part of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its position in the journal. Never shown to players, because it counts entries that are private to others.
    pub seq: i64,
    /// The number of the entry, or that of the last numbered one before it.
    pub number: i64,
    /// Whether the number is its own. Private entries have none.
    pub is_numbered: bool,
    pub at: Time,
    /// The player whose order it counts as; `None` if only the passage of time caused it.
    pub by: Option<PlayerId>,
    /// The person who gave that order: the moderator, if one acted for the player.
    pub author: Option<PlayerId>,
    pub undone: bool,
    /// Whether it stands when a player takes back an earlier entry.
    pub stands: bool,
    /// The announcements it led to, in order.
    pub stories: Vec<Notice>,
}

/// An order that a person gave, or that counts as theirs, with the outcome that they may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// As [`Told::number`].
    pub number: i64,
    pub at: Time,
    pub undone: bool,
    /// The player whose order it counts as.
    pub by: PlayerId,
    /// The person who gave it: the moderator, if one acted for the player.
    pub author: PlayerId,
    /// The outcome, without other people's texts.
    pub events: Vec<Event>,
}

/// The orders of a person in a campaign, in pages.
pub struct Orders<'a> {
    referee: &'a Referee,
    campaign: Arc<Campaign>,
    numbers: Numbers,
    person: PlayerId,
    after: i64,
}

impl Orders<'_> {
    /// Returns the orders among the next entries, oldest first; `None` after the last entry.
    pub async fn next(&mut self) -> Result<Option<Vec<Given>>, RuleError> {
        let Orders { referee, campaign, numbers, person, after } = self;
        let (id, person) = (campaign.id, *person);
        let page = referee.journal().entries_after(id, *after, ORDERS_PER_READ).await?;
        let Some(last) = page.last() else {
            return Ok(None);
        };
        *after = last.seq;
        let entries = read_events(id, page)?;
        let mut campaign = Arc::clone(campaign);
        let orders = entries.into_iter().filter_map(|(recorded, events)| {
            let by = recorded.entry.actor?;
            let author = author(&events, Some(by))?;
            [by, author].contains(&person).then_some((recorded, events, by, author))
        });
        let orders: Vec<_> = orders.collect();
        referee.remember(&mut campaign, about_offers(orders.iter().flat_map(|(_, events, ..)| events))).await?;
        let given = orders.into_iter().filter_map(|(recorded, mut events, by, author)| {
            // A moderator who acted for the player saw the outcome.
            let viewer = Viewer::from(person).acting_for(by);
            if author != person {
                let mut authors = Authors::default();
                authors.read(&events);
                erase(&mut events, author, Some(by), &authors);
            }
            let stories = stories(&campaign, &events, viewer);
            let shows = !numbers.is_sealed(recorded.seq) || !stories.is_empty();
            shows.then(|| Given {
                number: numbers.number(recorded.seq),
                at: recorded.entry.at,
                undone: recorded.reverted_by.is_some() && !outlives_undo(&events),
                by,
                author,
                // The offer that a story is about is left out, because it may contain another person's text.
                events: stories.into_iter().rev().flat_map(|story| story.events).collect(),
            })
        });
        Ok(Some(given.collect()))
    }
}

/// The public part of some entries.
#[derive(Clone, Debug)]
pub struct Public {
    /// The events of entries that were not undone, oldest first, each with its time.
    pub entries: Vec<(Time, Vec<Event>)>,
    pub upto: i64,
    /// The last of them that undid others, or 0.
    pub undone: i64,
}

impl Referee {
    /// Returns the visible stories of these entries, newest first.
    pub async fn told(&self, id: CampaignId, page: Page, viewer: Viewer) -> Result<Vec<Told>, RuleError> {
        let campaign = self.settled(id).await?;
        let numbers = self.numbers(id).await?;
        let mut page = Page { before: page.before.map(|number| numbers.seq(number)), ..page };
        let mut told = Vec::new();
        // If set, only entries of this number are still added. The next page begins before a number, so a page must not
        // split one.
        let mut only = None;
        loop {
            let mut entries = self.read(&campaign, page).await?;
            if let Some(number) = only {
                entries.retain(|(recorded, _)| numbers.number(recorded.seq) == number);
            }
            let Some((last, _)) = entries.last() else {
                if told.is_empty() && only.is_some() {
                    // No entry of that number is visible to the viewer, so the page begins before it.
                    only = None;
                    continue;
                }
                return Ok(told);
            };
            let (seq, number) = (last.seq, numbers.number(last.seq));
            page.before = Some(seq);
            page.count = page.count.max(PER_READ);
            // An entry without a number counts towards the page only if the viewer may see it.
            told.extend(self.tell(&campaign, &numbers, entries, viewer).await?);
            match numbers.is_sealed(seq) {
                true => only = Some(number),
                false if told.is_empty() => only = None,
                false => return Ok(told),
            }
        }
    }

    async fn tell(
        &self,
        campaign: &Arc<Campaign>,
        numbers: &Numbers,
        entries: Vec<(Recorded, Vec<Event>)>,
        viewer: Viewer,
    ) -> Result<Vec<Told>, RuleError> {
        let mut campaign = Arc::clone(campaign);
        let about = about_offers(entries.iter().flat_map(|(_, events)| events));
        self.remember(&mut campaign, about).await?;
        let told = entries.into_iter().filter_map(|(recorded, events)| {
            let stories = stories(&campaign, &events, viewer);
            let is_numbered = !numbers.is_sealed(recorded.seq);
            let shows = is_numbered || !stories.is_empty();
            shows.then(|| Told {
                seq: recorded.seq,
                number: numbers.number(recorded.seq),
                is_numbered,
                at: recorded.entry.at,
                by: recorded.entry.actor,
                author: author(&events, recorded.entry.actor),
                undone: recorded.reverted_by.is_some() && !outlives_undo(&events),
                stands: stands_when_taking_back(recorded.entry.actor, &events),
                stories,
            })
        });
        Ok(told.collect())
    }

    /// Returns the orders that a person gave in a campaign or that count as theirs, in pages.
    pub async fn orders(&self, id: CampaignId, person: PlayerId) -> Result<Orders<'_>, RuleError> {
        let campaign = self.settled(id).await?;
        let numbers = self.numbers(id).await?;
        Ok(Orders { referee: self, campaign, numbers, person, after: 0 })
    }

    /// Returns the visible events of entries that were not undone, each with its time, and the last entry read.
    pub async fn events_before(
        &self,
        id: CampaignId,
        page: Page,
        viewer: Viewer,
    ) -> Result<(Vec<(Time, Vec<Event>)>, Option<i64>), RuleError> {
        let campaign = self.settled(id).await?;
        let entries = self.read(&campaign, page).await?;
        let last = entries.last().map(|(recorded, _)| recorded.seq);
        let holds = |(recorded, _): &(Recorded, Vec<Event>)| recorded.reverted_by.is_none();
        let seen = |(recorded, events): (Recorded, Vec<Event>)| {
            (recorded.entry.at, known(&campaign.settings, &events, viewer))
        };
        Ok((entries.into_iter().filter(holds).map(seen).collect(), last))
    }

    /// Returns the public part of up to `count` entries after a given one; `None` if there are none.
    pub async fn public_after(&self, id: CampaignId, after: i64, count: u32) -> Result<Option<Public>, RuleError> {
        let campaign = self.settled(id).await?;
        let page = self.journal().entries_after(id, after, count).await?;
        let Some(last) = page.last() else {
            return Ok(None);
        };
        let mut public = Public { entries: Vec::with_capacity(page.len()), upto: last.seq, undone: 0 };
        for recorded in page {
            let events = events(id, &recorded.entry.events)?;
            if events.iter().any(|event| matches!(event, Event::Undone { .. })) {
                public.undone = recorded.seq;
            }
            // Profiles start from nothing. Nobody hears of it.
            if let [Event::Erased { .. }] = events.as_slice() {
                public.entries.push((recorded.entry.at, events));
                continue;
            }
            if recorded.reverted_by.is_some() || is_private(&events) || is_beside_game(&events) {
                continue;
            }
            let mut known = known(&campaign.settings, &events, Viewer::TABLE);
            known.retain(|event| !event.about_offer().is_some_and(OfferId::is_private));
            public.entries.push((recorded.entry.at, known));
        }
        Ok(Some(public))
    }

    /// Returns entries as if the players who have taken over seats had always had them (H2.4).
    async fn read(&self, campaign: &Campaign, page: Page) -> Result<Vec<(Recorded, Vec<Event>)>, RuleError> {
        let (id, Page { before, between, count }) = (campaign.id, page);
        let entries = match between {
            Some(pair) => self.entries_between(id, pair, before, count).await?,
            None => self.journal().entries(id, before, count).await?,
        };
        let entries = read_events(id, entries)?.into_iter();
        let seated = |(recorded, events): (Recorded, Vec<Event>)| {
            let events = campaign.with_successors(events, recorded.entry.at);
            (recorded, events)
        };
        Ok(entries.map(seated).collect())
    }
}

fn read_events(id: CampaignId, entries: Vec<Recorded>) -> Result<Vec<(Recorded, Vec<Event>)>, RuleError> {
    let read = |recorded: Recorded| {
        let events = events(id, &recorded.entry.events)?;
        Ok((recorded, events))
    };
    entries.into_iter().map(read).collect()
}
