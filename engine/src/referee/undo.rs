//! Undoes the newest entries: the campaign returns to its state before them, and the journal keeps them.

use super::attempts::Attempts;
use super::durability::next_snapshot;
use super::heavy::Turn;
use super::offers::offers;
use super::{Loaded, Referee, RuleError, Ruling, about_offers, events, json, outgoing};
use crate::journal::{self, CommitError, MemberChange};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::{
    self, Campaign, Confirmation, Event, TakenEntry, Viewer, announced_anew, carry_out_undo, notices, standing,
    with_taken_back,
};
use std::ops::Range;
use std::sync::Arc;

/// How many entries are read at a time while counting steps.
const PER_READ: u32 = 64;

/// How many entries can be taken back at once. All of them are in memory, and one transaction marks them.
pub(super) const MOST_AT_ONCE: i64 = 10_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undoing {
    pub by: PlayerId,
    pub moderator: bool,
    /// How many acts to undo. Timed changes in between are undone with them.
    pub steps: u32,
    pub confirmed: Option<Confirmation>,
}

/// The newest acts, up to the number of steps.
#[derive(Clone, Copy)]
struct Acts {
    count: u32,
    /// How many of them are hidden from the table.
    private: u32,
    /// The entry of the oldest act.
    from: i64,
}

pub(super) struct Past {
    /// The present campaign, with the offers that the entries were about.
    pub before: Arc<Campaign>,
    /// The campaign as it was before them.
    pub rebuilt: Campaign,
    /// All entries since then, including undone ones, oldest first.
    pub taken: Vec<TakenEntry>,
    pub from: i64,
}

impl Referee {
    /// Undoes up to the given number of the newest acts. The founding is never undone, and neither is an undo: players
    /// can repeat the undone acts instead. Asks for a confirmation first, and again if other acts have come in between.
    pub async fn undo(&self, id: CampaignId, cause: &str, order: &Undoing) -> Result<Ruling, RuleError> {
        let mut turn = Turn::default();
        while self.admission.is_granted().await {
            turn.take(self).await;
            if let Some(ruling) = Box::pin(self.try_undo(id, cause, order, &mut turn)).await? {
                return Ok(ruling);
            }
        }
        Err(RuleError::TooLate)
    }

    /// Returns whether there is an act to undo.
    pub async fn may_undo(&self, id: CampaignId) -> Result<bool, RuleError> {
        let lock = self.lock(id);
        let mut lock = lock.lock().await;
        Referee::wait_durable(&mut lock).await;
        let before = self.newest(lock.take(), id).await?;
        *lock = Some(before.clone());
        Ok(self.newest_acts(&before, 1).await?.count > 0)
    }

    async fn try_undo(
        &self,
        id: CampaignId,
        cause: &str,
        order: &Undoing,
        turn: &mut Turn,
    ) -> Result<Option<Ruling>, RuleError> {
        let lock = self.lock(id);
        let mut lock = lock.lock().await;
        let viewer = Viewer::from(order.by);
        let mut attempts = Attempts::default();
        while attempts.next(self.clock()).await {
            // The entries are read from the journal, so every commit must be durable first.
            Referee::wait_durable(&mut lock).await;
            // Check this while holding the lock, so that a concurrent task with the same cause has finished.
            if self.shared.journal.entry_by_cause(cause).await?.is_some() {
                drop(lock);
                return self.recall(id, cause, viewer).await;
            }
            let before = self.newest(lock.take(), id).await?;
            let moment = self.moment(&before)?;
            let now = moment.now;
            *lock = Some(before.clone());
            // A player who may not undo is refused even if there is nothing to undo.
            let steps = if order.moderator { order.steps } else { 0 };
            let acts = self.newest_acts(&before, steps).await?;
            if turn.is_needed(&before, acts.from) {
                return Ok(None);
            }
            let past = self.past(&before, acts.from).await?;
            let undo = rules::Undo {
                by: order.by,
                moderator: order.moderator,
                entries: acts.count,
                private: acts.private,
                from: acts.from,
                confirmed: order.confirmed.clone(),
            };
            let decided = rules::undo_or_ask((&past.before, &past.rebuilt), &past.taken, &undo, moment);
            let decided = decided.map_err(|refusal| RuleError::refused(refusal, &before.campaign, viewer))?;
            let (mut loaded, change, events) = self.after(&before, past, decided, (now, order.by, cause)).await?;
            let (campaign, seq) = (Arc::clone(&loaded.campaign), loaded.version());
            match self.keep(&mut lock, &mut loaded, change).await {
                Ok(()) => {
                    return Ok(Some(Ruling::new(&campaign, &events, seq, viewer)));
                }
                // A campaign whose end is undone resumes in its channel, unless another has begun there.
                Err(CommitError::ChannelTaken(by)) => return Err(RuleError::ChannelTaken(by)),
                // The next attempt checks again whether the cause is known.
                Err(CommitError::Stale | CommitError::Duplicate { .. }) => {}
                Err(CommitError::TooLate) => return Ok(None),
                Err(CommitError::Unavailable(error)) => return Err(error.into()),
            }
        }
        Err(RuleError::Contended(id))
    }

    /// Returns the number of acts that can be undone, at most `steps`, and the entry of the oldest one. A window of
    /// sealed answers that has been settled since is undone as a whole, with the act that opened it and the acts in
    /// between.
    ///
    /// Refuses to undo more than [`MOST_AT_ONCE`] entries if fewer steps can be undone first. Entries undone earlier
    /// are not counted, so a moderator can undo any number of entries in parts.
    async fn newest_acts(&self, loaded: &Loaded, steps: u32) -> Result<Acts, RuleError> {
        let id = loaded.campaign.id;
        let mut acts = Acts { count: 0, private: 0, from: loaded.version() + 1 };
        let (mut mid_window, mut standing) = (false, 0);
        let mut before = Some(loaded.version() + 1);
        loop {
            let page = self.shared.journal.entries(id, before, PER_READ).await?;
            let Some(last) = page.last() else {
                return Ok(acts);
            };
            before = Some(last.seq);
            for recorded in &page {
                // The first entry is the founding.
                if (acts.count >= steps && !mid_window) || recorded.seq == 1 {
                    return Ok(acts);
                }
                if recorded.reverted_by.is_some() {
                    continue;
                }
                standing += 1;
                if standing > MOST_AT_ONCE && acts.count > 0 && !mid_window {
                    return Err(RuleError::TooMuchAtOnce { most: MOST_AT_ONCE, steps: acts.count });
                }
                let events = events(id, &recorded.entry.events)?;
                mid_window = rules::is_mid_window(mid_window, &events);
                if recorded.entry.actor.is_some() && rules::is_undoable(&events) {
                    acts.count += 1;
                    acts.private += u32::from(rules::is_private(&events));
                    acts.from = recorded.seq;
                }
            }
        }
    }

    /// Loads the data for a decision to undo everything from an entry on.
    pub(super) async fn past(&self, loaded: &Loaded, from: i64) -> Result<Past, RuleError> {
        let (journal, id) = (&self.shared.journal, loaded.campaign.id);
        let (rebuilt, _) = self.rebuilt(id, from).await?;
        let (mut after, mut taken) = (from - 1, Vec::new());
        loop {
            let page = journal.entries_after(id, after, PER_READ).await?;
            let Some(last) = page.last() else { break };
            after = last.seq;
            for recorded in &page {
                taken.push(self.taken(loaded, recorded)?);
            }
        }
        let mut before = Arc::clone(&loaded.campaign);
        let about = about_offers(taken.iter().flat_map(|entry| &entry.events));
        self.remember(&mut before, about).await?;
        Ok(Past { before, rebuilt, taken, from })
    }

    pub(super) fn taken(&self, loaded: &Loaded, recorded: &journal::Recorded) -> Result<TakenEntry, RuleError> {
        Ok(TakenEntry {
            seq: recorded.seq,
            number: loaded.numbers.number(recorded.seq),
            is_numbered: !loaded.numbers.is_sealed(recorded.seq),
            at: recorded.entry.at,
            actor: recorded.entry.actor,
            undone: recorded.reverted_by.is_some(),
            events: events(loaded.campaign.id, &recorded.entry.events)?,
        })
    }

    /// Returns the campaign after these events undid entries, except those that stand, and the change that stores this.
    pub(super) async fn taken_back(
        &self,
        loaded: &Loaded,
        past: Past,
        events: &[Event],
        entry: journal::Entry,
    ) -> Result<(Loaded, journal::Change), RuleError> {
        let Past { before, rebuilt: mut after, taken, from } = past;
        carry_out_undo(&mut after, &taken, events);
        let mut next = Loaded {
            campaign: Arc::new(after),
            head: loaded.head.after(loaded.campaign.id, &entry),
            handed_in: loaded.head,
            snapshot_due: loaded.snapshot_due,
            next_due: loaded.next_due,
            numbers: loaded.numbers.clone(),
            durability: loaded.durability.clone(),
        };
        self.remember(&mut next.campaign, about_offers(events)).await?;
        // Later rebuilds start from this snapshot.
        let snapshot = json(&*next.campaign);
        next.snapshot_due = next_snapshot(next.version(), snapshot.len());
        let told = notices(&next.campaign, events);
        let mut told = with_taken_back(&before, events, &taken, told);
        told.extend(announced_anew(&before, &next.campaign));
        let change = journal::Change {
            entries: vec![entry],
            outbox: told.iter().map(|one| outgoing(one, 0)).collect(),
            snapshot: Some(snapshot),
            members: members(&before, &next.campaign),
            offers: offers(events, 0).collect(),
            reverts: ranges_between(from, standing(events), loaded.version() + 1),
            sealed: next.seal(events, 0).into_iter().collect(),
            only_if: self.admission.condition(),
            ..journal::Change::default()
        };
        Ok((next, change))
    }
}

/// Returns the ranges of the numbers from `from` up to `end` that omit some of them, in ascending order.
fn ranges_between(from: i64, omitted: &[i64], end: i64) -> Vec<Range<i64>> {
    let starts = [from].into_iter().chain(omitted.iter().map(|seq| seq + 1));
    let ends = omitted.iter().copied().chain([end]);
    starts.zip(ends).map(|(start, end)| start..end).filter(|range| !range.is_empty()).collect()
}

/// Returns the players whose membership changed.
fn members(before: &Campaign, after: &Campaign) -> Vec<MemberChange> {
    let known = before.players.keys().copied();
    known
        .filter(|player| before.is_active(*player) != after.is_active(*player))
        .map(|player| MemberChange { player, active: after.is_active(player) })
        .collect()
}
