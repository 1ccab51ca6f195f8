//! Erases a player's texts in a campaign. The remaining events replay to the same game.
//!
//! A long journal is erased in pieces, and the game continues between them; only the last piece holds the campaign's
//! lock. State and snapshots keep the texts until then.

use super::attempts::{Attempts, is_written};
use super::{Loaded, Referee, RuleError, entry, events, json};
use crate::journal::{Change, Erasure, PER_PIECE, Piece, Recorded};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::{Authors, Event, counts_for, erase};

/// Reads a journal for the texts of a player.
#[derive(Clone)]
struct Search {
    id: CampaignId,
    player: PlayerId,
    /// Names the message that shows an offer.
    subject: fn(OfferId) -> String,
    /// The last entry that an earlier piece has erased. Entries up to there are read again only for their authors.
    begun: Option<i64>,
    read: i64,
    authors: Authors,
    /// Whether a profile counts anything of the player since the last erasure.
    counted: bool,
}

/// Entries with their new contents, and the messages that show a text from them.
#[derive(Default)]
struct Found {
    entries: Vec<(i64, String)>,
    posts: Vec<String>,
}

impl Search {
    fn read(&mut self, page: &[Recorded], found: &mut Found) -> Result<(), RuleError> {
        for recorded in page {
            let mut events = events(self.id, &recorded.entry.events)?;
            self.read = recorded.seq;
            self.authors.read(&events);
            for event in &events {
                let begins_anew = matches!(event, Event::Erased { player } if *player == self.player);
                self.counted = !begins_anew && (self.counted || counts_for(event, self.player));
            }
            let is_erased = self.begun.is_some_and(|begun| recorded.seq <= begun);
            if is_erased || !erase(&mut events, self.player, recorded.entry.actor, &self.authors) {
                continue;
            }
            let offers = events.iter().filter_map(|event| match event {
                Event::OfferMade(offer) => Some((self.subject)(offer.id)),
                _ => None,
            });
            found.posts.extend(offers);
            found.entries.push((recorded.seq, json(&events)));
        }
        Ok(())
    }

    /// Returns the piece that ends with the last entry read, or `None` if there is nothing to record.
    fn piece(&self, found: Found) -> Option<Piece> {
        let Found { entries, posts } = found;
        let is_needed = match self.begun {
            Some(begun) => begun < self.read,
            None => !entries.is_empty(),
        };
        let Search { id: campaign, player, begun, read: upto, .. } = *self;
        is_needed.then_some(Piece { campaign, player, begun, upto, entries, posts })
    }
}

impl Referee {
    /// Erases a player's texts, and what profiles count of them, in all entries of a campaign, including undone ones, and in pending announcements.
    /// `subject` names the message that shows an offer. Returns whether there was anything to erase; if not, the
    /// journal does not change.
    pub async fn erase(
        &self,
        id: CampaignId,
        player: PlayerId,
        subject: fn(OfferId) -> String,
    ) -> Result<bool, RuleError> {
        let mut attempts = Attempts::default();
        while attempts.next(self.clock()).await {
            let begun = self.journal.erasure_progress(id).await?;
            // First finish an interrupted erasure of another person.
            let whose = begun.map_or(player, |begun| begun.player);
            let begun = begun.map(|begun| begun.upto);
            let search =
                Search { id, player: whose, subject, begun, read: 0, authors: Authors::default(), counted: false };
            match self.erase_all(search).await? {
                Some(erased) if whose == player => return Ok(erased),
                _ => {}
            }
        }
        Err(RuleError::Contended(id))
    }

    /// Erases piece by piece; returns `None` if another process has erased a piece meanwhile.
    async fn erase_all(&self, mut search: Search) -> Result<Option<bool>, RuleError> {
        loop {
            let page = self.journal.entries_after(search.id, search.read, PER_PIECE).await?;
            if page.len() < usize::try_from(PER_PIECE).unwrap_or(usize::MAX) {
                return self.erase_rest(&search).await.map(Some);
            }
            let mut found = Found::default();
            search.read(&page, &mut found)?;
            if let Some(piece) = search.piece(found) {
                if !self.journal.erase_piece(piece).await? {
                    return Ok(None);
                }
                search.begun = Some(search.read);
            }
        }
    }

    /// Erases the last piece while holding the campaign's lock, and appends the entry that records the erasure.
    async fn erase_rest(&self, search: &Search) -> Result<bool, RuleError> {
        let Search { id, player, .. } = *search;
        let place = self.lock(id);
        let mut attempts = Attempts::default();
        while attempts.next(self.clock()).await {
            let mut lock = place.lock().await;
            // The texts are read from the journal, so every commit must be durable first.
            Referee::wait_durable(&mut lock).await;
            let mut loaded = self.newest(lock.take(), id).await?;
            let (erasure, counted) = self.erasure(search.clone(), &loaded).await?;
            if erasure.is_none() && !counted {
                *lock = Some(loaded);
                return Ok(false);
            }
            // Profiles count nothing from before this entry.
            let erased = [Event::Erased { player }];
            let mut change = Change { erasure, ..Change::default() };
            let cause = format!("erase:{player}:{id}:{}", loaded.version());
            let entry = entry(self.shared.clock.now(), Some(player), &cause, &erased);
            loaded.take(&mut change, entry, &erased);
            // The state in memory contains the texts, so it is not put back. Otherwise, if this task ended before the
            // commit was answered, they would stay in memory and end up in a later snapshot.
            if is_written(self.keep(&mut None, &mut loaded, change).await)? {
                return Ok(true);
            }
        }
        Err(RuleError::Contended(id))
    }

    /// Returns the last piece, or `None` if there is no text to erase, and whether profiles count anything.
    async fn erasure(&self, mut search: Search, loaded: &Loaded) -> Result<(Option<Erasure>, bool), RuleError> {
        let (journal, id) = (&self.shared.journal, search.id);
        let mut found = Found::default();
        loop {
            let page = journal.entries_after(id, search.read, PER_PIECE).await?;
            if page.is_empty() {
                break;
            }
            search.read(&page, &mut found)?;
        }
        let Found { entries, mut posts } = found;
        let mut notices = Vec::new();
        for (row, notice) in journal.notices(id).await? {
            // The courier reports unreadable notices.
            let Ok(mut notice) = super::read_notice(&notice) else {
                continue;
            };
            if notice.erase(search.player, &search.authors) {
                notices.push((row, json(&notice)));
            }
        }
        if search.begun.is_some() {
            // A message that was sent again since its entry was erased may show the text.
            posts.extend(loaded.campaign.offers.pending.keys().map(|offer| (search.subject)(*offer)));
        }
        let erasure = Erasure { begun: search.begun, entries, notices, posts };
        let nothing = erasure.begun.is_none() && erasure.entries.is_empty() && erasure.notices.is_empty();
        Ok(((!nothing).then_some(erasure), search.counted))
    }

    /// Drops these campaigns from memory, because their data is gone.
    pub fn forget(&self, campaigns: impl IntoIterator<Item = CampaignId>) {
        for id in campaigns {
            let mut cache = self.shared.cache.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            cache.pop(&id);
        }
    }
}
