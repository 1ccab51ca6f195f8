//! Whether what is in memory of a campaign is on the disk, too. Orders are decided one after the other without waiting for that; what is told of
//! them waits.

use super::attempts::Attempts;
use super::stored::json;
use super::{Gavel, Loaded, Referee, Unruled};
use crate::journal::{self, CommitError};
use crate::rules::ids::CampaignId;
use crate::rules::{self, Campaign, Phase};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::watch;

/// A snapshot is written after at least this many entries.
const SNAPSHOT_EVERY: i64 = 100;

/// How often a campaign was read from the journal.
static READ: AtomicU64 = AtomicU64::new(0);

/// What of a campaign in memory is on the disk.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// Which reading of the journal it goes back to: what followed from one is wrong as a whole where one commit of it was not written.
    read: u64,
    /// Becomes true when the newest commit is on the disk, and ends without that where it is not, or where it is not known. Commits are written in
    /// their order, so all before it are there, too.
    newest: Option<watch::Receiver<bool>>,
}

/// What becomes of a commit that was handed in, or of the one before where there was nothing to hand in.
pub(super) struct Receipt {
    read: u64,
    awaited: Awaited,
}

enum Awaited {
    Own(journal::HandedIn, watch::Sender<bool>),
    /// That of another order.
    Before(Option<watch::Receiver<bool>>),
}

impl Kept {
    /// Returns that all of it is on the disk, as it was just read from there.
    pub(super) fn just_read() -> Kept {
        Kept { read: READ.fetch_add(1, Ordering::Relaxed), newest: None }
    }

    pub(super) fn read(&self) -> u64 {
        self.read
    }

    /// Returns whether all of it is known to be on the disk already.
    fn is_on_disk(&self) -> bool {
        self.newest.as_ref().is_none_or(|newest| *newest.borrow())
    }

    /// Waits until all of it is on the disk; returns whether it is.
    pub(super) async fn is_sure(&self) -> bool {
        Receipt::of(self).written().await.is_ok()
    }

    /// Takes note of another commit.
    pub(super) fn follow(&mut self, written: journal::HandedIn) -> Receipt {
        let (tell, newest) = watch::channel(false);
        self.newest = Some(newest);
        Receipt { read: self.read, awaited: Awaited::Own(written, tell) }
    }
}

impl Receipt {
    /// Returns the receipt for what is in memory already.
    pub(super) fn of(kept: &Kept) -> Receipt {
        Receipt { read: kept.read, awaited: Awaited::Before(kept.newest.clone()) }
    }

    pub(super) fn read(&self) -> u64 {
        self.read
    }

    /// Waits until it is on the disk.
    pub(super) async fn written(self) -> Result<(), CommitError> {
        match self.awaited {
            Awaited::Own(written, tell) => {
                written.written().await?;
                tell.send_replace(true);
                Ok(())
            }
            Awaited::Before(None) => Ok(()),
            Awaited::Before(Some(mut newest)) => match newest.wait_for(|kept| *kept).await {
                Ok(_) => Ok(()),
                Err(_) => Err(CommitError::Stale),
            },
        }
    }
}

impl Referee {
    /// Returns a campaign from memory, or from the journal where it is not there or the journal has something newer, as far as that is known without
    /// asking the database: what was read from there while a commit waited to be written is older than that.
    pub(super) async fn newest(&self, loaded: Option<Loaded>, id: CampaignId) -> Result<Loaded, Unruled> {
        let journal = &self.shared.journal;
        let is_newest = |loaded: &Loaded| match journal.known_head(id) {
            // What no other process can change is as it was left.
            None => !journal.is_shared(),
            Some(known) if loaded.kept.is_on_disk() => known == loaded.head.known(),
            // A commit that rests on anything else than the journal's end is refused.
            Some(known) => known.version <= loaded.version(),
        };
        match loaded.filter(is_newest) {
            Some(loaded) => Ok(loaded),
            None => self.load(id).await,
        }
    }

    /// Returns whether the journal still ends as the campaign in memory does; if it does not, the campaign is forgotten.
    pub(super) async fn is_newest(&self, place: &Gavel, loaded: &Loaded) -> Result<bool, journal::Error> {
        let is_newest = self.shared.journal.is_newest(loaded.campaign.id, loaded.head).await?;
        if !is_newest {
            let read = loaded.kept.read();
            place.lock().await.take_if(|kept| kept.kept.read() == read);
        }
        Ok(is_newest)
    }

    /// Hands in what was decided, and lets the campaign in memory be that, for the next order to be decided on. Nothing of it may be told before
    /// what is returned says that it is on the disk.
    pub(super) async fn hand_in(
        &self,
        gavel: &mut Option<Loaded>,
        loaded: &mut Loaded,
        mut change: journal::Change,
    ) -> Result<Receipt, journal::Error> {
        change.next_due = rules::deadline(&loaded.campaign);
        if change.entries.is_empty() && change.next_due == loaded.next_due {
            *gavel = Some(loaded.clone());
            return Ok(Receipt::of(&loaded.kept));
        }
        let expected = loaded.handed_in;
        change.sealed_before = loaded.numbers.sealed_until(expected.version);
        change.ended = matches!(loaded.campaign.phase, Phase::Ended { .. });
        if loaded.version() - loaded.snapshot_at >= SNAPSHOT_EVERY {
            change.snapshot = Some(json(&*loaded.campaign));
            loaded.snapshot_at = loaded.version();
        }
        loaded.next_due = change.next_due;
        change.line = Some(loaded.kept.read());
        let commit = journal::Commit { campaign: loaded.campaign.id, expected, change };
        let written = self.shared.journal.hand_in(commit).await?;
        loaded.handed_in = loaded.head;
        let receipt = loaded.kept.follow(written);
        *gavel = Some(loaded.clone());
        Ok(receipt)
    }

    /// Waits until what was handed in is on the disk. Whatever fails, the journal is right and the memory is forgotten.
    pub(super) async fn written(&self, place: &Gavel, receipt: Receipt) -> Result<(), CommitError> {
        let read = receipt.read();
        let written = receipt.written().await;
        if written.is_err() {
            let mut gavel = place.lock().await;
            // What was read from the journal since is right.
            gavel.take_if(|loaded| loaded.kept.read() == read);
        }
        written
    }

    /// Waits, with the gavel in hand, until all that is in memory of the campaign is on the disk; it is forgotten where it is not.
    pub(super) async fn be_sure(gavel: &mut Option<Loaded>) {
        if let Some(loaded) = gavel.take()
            && loaded.kept.is_sure().await
        {
            *gavel = Some(loaded);
        }
    }

    /// Returns the campaign, settled up to now and all of it on the disk, with the gavel in hand.
    pub(super) async fn look_at(&self, gavel: &mut Option<Loaded>, id: CampaignId) -> Result<Arc<Campaign>, Unruled> {
        let mut attempts = Attempts::default();
        while attempts.next().await {
            let (mut loaded, change, _) = self.settled(gavel, id).await?;
            match self.keep(gavel, &mut loaded, change).await {
                Ok(()) => return Ok(loaded.campaign),
                Err(CommitError::Unavailable(error)) => return Err(error.into()),
                Err(
                    CommitError::Stale
                    | CommitError::TooLate
                    | CommitError::Duplicate { .. }
                    | CommitError::ChannelTaken(_),
                ) => {}
            }
        }
        Err(Unruled::Contended(id))
    }

    /// Hands in what was decided and waits for it with the gavel in hand.
    pub(super) async fn keep(
        &self,
        gavel: &mut Option<Loaded>,
        loaded: &mut Loaded,
        change: journal::Change,
    ) -> Result<(), CommitError> {
        let receipt = self.hand_in(gavel, loaded, change).await?;
        let written = receipt.written().await;
        if written.is_err() {
            *gavel = None;
        }
        written
    }
}
