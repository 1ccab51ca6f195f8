//! An index of the entries between two players. The first query reads the campaign's whole journal, later ones only new
//! entries. A page of two players' history then reads only their entries.

use super::{Referee, RuleError, events};
use crate::journal::Recorded;
use crate::rules::Event;
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use lru::LruCache;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, PoisonError};

const PER_READ: u32 = 500;

/// How many campaigns keep their index in memory.
const INDEXED: NonZeroUsize = NonZeroUsize::new(64).expect("not zero");

/// How many bytes all indexes together may take, without the newest one.
const MOST_BYTES: usize = 16_000_000;

/// The indexes in memory, each with its size when it was last brought up to date.
pub(super) struct Indexes(LruCache<CampaignId, (Arc<tokio::sync::Mutex<Pairs>>, usize)>);

impl Default for Indexes {
    fn default() -> Indexes {
        Indexes(LruCache::new(INDEXED))
    }
}

impl Indexes {
    fn get(&mut self, id: CampaignId) -> Arc<tokio::sync::Mutex<Pairs>> {
        Arc::clone(&self.0.get_or_insert(id, Default::default).0)
    }

    /// Records the size of an index, and drops the least recently used ones if all of them together are too large.
    fn measured(&mut self, id: CampaignId, bytes: usize) {
        if let Some((_, size)) = self.0.get_mut(&id) {
            *size = bytes;
        }
        while self.0.len() > 1 && self.0.iter().map(|(_, (_, size))| size).sum::<usize>() > MOST_BYTES {
            self.0.pop_lru();
        }
    }
}

/// A campaign's entries up to some point, by the players they concern.
#[derive(Default)]
pub(super) struct Pairs {
    upto: i64,
    /// The generation of the journal that the entries come from.
    generation: u64,
    /// The entries of two players, oldest first. The key starts with the lower id.
    entries: HashMap<[PlayerId; 2], Vec<i64>>,
    /// The entries that gave an empty seat to a player (H2.4).
    seats_given: Vec<i64>,
    /// The two players of each offer, because events about its outcome do not name them.
    offers: HashMap<OfferId, [PlayerId; 2]>,
}

impl Pairs {
    fn bytes(&self) -> usize {
        let entries: usize = self.entries.values().map(Vec::capacity).sum();
        let offers = self.offers.capacity() * size_of::<(OfferId, [PlayerId; 2])>();
        entries * size_of::<i64>() + offers
    }

    fn note(&mut self, seq: i64, events: &[Event], undone: bool) {
        for event in events {
            if let Event::SeatGiven { seat, player, .. } = event
                && !undone
            {
                self.seats_given.push(seq);
                self.give_seat(*seat, *player);
            }
            if let Event::OfferMade(offer) = event
                && let Some(from) = offer.from
            {
                self.offers.insert(offer.id, sorted(from, offer.to));
            }
            let about = event.about_offer().and_then(|id| self.offers.get(&id));
            let between = event.pairs().into_iter();
            let between = between.map(|(one, other)| sorted(one, other));
            for pair in between.chain(about.copied()) {
                let entries = self.entries.entry(pair).or_default();
                if entries.last() != Some(&seq) {
                    entries.push(seq);
                }
            }
        }
    }

    /// Files the entries of a seat under the player who takes it over.
    fn give_seat(&mut self, seat: PlayerId, player: PlayerId) {
        let passed = |one: PlayerId| if one == seat { player } else { one };
        let with_seat = |pair: &[PlayerId; 2]| pair.contains(&seat);
        let filed: Vec<[PlayerId; 2]> = self.entries.keys().filter(|pair| with_seat(pair)).copied().collect();
        for pair in filed {
            let entries = self.entries.remove(&pair).unwrap_or_default();
            let [one, other] = pair.map(passed);
            let all = self.entries.entry(sorted(one, other)).or_default();
            all.extend(entries);
            all.sort_unstable();
            all.dedup();
        }
        for pair in self.offers.values_mut().filter(|pair| with_seat(pair)) {
            let [one, other] = pair.map(passed);
            *pair = sorted(one, other);
        }
    }

    /// Returns whether these events undid the change of a seat, so that the index is wrong.
    fn is_outdated_by(&self, events: &[Event]) -> bool {
        let from = events.first().and_then(|event| match event {
            Event::Undone { from, .. } => Some(*from),
            _ => None,
        });
        from.is_some_and(|from| self.seats_given.iter().any(|seq| *seq >= from))
    }
}

fn sorted(one: PlayerId, other: PlayerId) -> [PlayerId; 2] {
    [one.min(other), one.max(other)]
}

impl Referee {
    /// Returns the newest entries between two players before a given one, newest first, including reverted ones.
    pub(super) async fn entries_between(
        &self,
        id: CampaignId,
        (one, other): (PlayerId, PlayerId),
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Recorded>, RuleError> {
        let pairs = {
            let indexes = self.shared.pairs.lock();
            indexes.unwrap_or_else(PoisonError::into_inner).get(id)
        };
        let mut pairs = pairs.lock().await;
        let journal = &self.shared.journal;
        let generation = journal.server_changes();
        if pairs.generation != generation {
            *pairs = Pairs { generation, ..Pairs::default() };
        }
        let mut turn = None;
        loop {
            let page = journal.entries_after(id, pairs.upto, PER_READ).await?;
            let Some(last) = page.last() else { break };
            if turn.is_none() && page.len() == PER_READ as usize {
                turn = Some(self.heavy_read().await);
            }
            let upto = last.seq;
            let read = page.iter().map(|recorded| Ok((recorded, events(id, &recorded.entry.events)?)));
            let read: Vec<_> = read.collect::<Result<_, RuleError>>()?;
            if read.iter().any(|(_, events)| pairs.is_outdated_by(events)) {
                *pairs = Pairs { generation, ..Pairs::default() };
                continue;
            }
            for (recorded, events) in read {
                pairs.note(recorded.seq, &events, recorded.reverted_by.is_some());
            }
            pairs.upto = upto;
        }
        drop(turn);
        let indexes = self.shared.pairs.lock();
        indexes.unwrap_or_else(PoisonError::into_inner).measured(id, pairs.bytes());
        let known = pairs.entries.get(&sorted(one, other));
        let known = known.map(Vec::as_slice).unwrap_or_default();
        let end = before.map_or(known.len(), |before| known.partition_point(|seq| *seq < before));
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let page = known[end.saturating_sub(limit)..end].to_vec();
        drop(pairs);
        Ok(journal.entries_at(id, &page).await?)
    }
}
