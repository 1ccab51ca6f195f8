//! An index of the entries between two players. The first query reads the campaign's whole journal, later ones only
//! what is new. A page of two players' history then reads only their entries.

use super::{Referee, Unruled, events};
use crate::journal::Recorded;
use crate::rules::Event;
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError};

const PER_READ: u32 = 500;

/// A campaign's entries up to some point, by the players they concern.
#[derive(Default)]
pub(super) struct Pairs {
    upto: i64,
    /// The generation of the journal that the entries come from.
    generation: u64,
    /// The entries of two players, oldest first. The key starts with the lower id.
    entries: HashMap<[PlayerId; 2], Vec<i64>>,
    /// The two players of each offer, because events about its outcome do not name them.
    offers: HashMap<OfferId, [PlayerId; 2]>,
}

impl Pairs {
    fn note(&mut self, seq: i64, events: &[Event]) {
        for event in events {
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
}

fn sorted(one: PlayerId, other: PlayerId) -> [PlayerId; 2] {
    [one.min(other), one.max(other)]
}

impl Referee {
    /// Returns the newest entries between two players before a given one, newest first, including reverted ones.
    ///
    /// # Errors
    /// Fails if the journal does, or if an entry cannot be parsed.
    pub(super) async fn entries_between(
        &self,
        id: CampaignId,
        (one, other): (PlayerId, PlayerId),
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Recorded>, Unruled> {
        let pairs = {
            let cache = self.shared.pairs.lock();
            let mut cache = cache.unwrap_or_else(PoisonError::into_inner);
            Arc::clone(cache.get_or_insert(id, Arc::default))
        };
        let mut pairs = pairs.lock().await;
        let journal = &self.shared.journal;
        let generation = journal.generation();
        if pairs.generation != generation {
            *pairs = Pairs { generation, ..Pairs::default() };
        }
        loop {
            let page = journal.entries_after(id, pairs.upto, PER_READ).await?;
            let Some(last) = page.last() else { break };
            let upto = last.seq;
            let read = page.iter().map(|recorded| Ok((recorded.seq, events(id, &recorded.entry.events)?)));
            let read: Vec<_> = read.collect::<Result<_, Unruled>>()?;
            for (seq, events) in read {
                pairs.note(seq, &events);
            }
            pairs.upto = upto;
        }
        let known = pairs.entries.get(&sorted(one, other));
        let known = known.map(Vec::as_slice).unwrap_or_default();
        let end = before.map_or(known.len(), |before| known.partition_point(|seq| *seq < before));
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let page = known[end.saturating_sub(limit)..end].to_vec();
        drop(pairs);
        Ok(journal.entries_at(id, &page).await?)
    }
}
