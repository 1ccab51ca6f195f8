//! Plans a group of changes: decides which of them can be written, and on top of which version.

use super::chain;
use super::chained_change::ChainedChange;
use super::problem::{CommitError, CreateError, Error};
use super::values::{Campaign, ChainHead, Change, Commit, Committed, DeliveryQueue, Link, NewCampaign};
use chancery_basics::ids::CampaignId;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The number of broken chains remembered. Commits that still follow an older one are already in the writer's queue.
const BROKEN: usize = 1024;

#[derive(Clone, Debug)]
pub struct StoredCampaign {
    pub campaign: Campaign,
    /// The link of the newest entry; `None` before the first.
    pub head: Option<Link>,
}

impl StoredCampaign {
    pub fn chain_head(&self) -> Option<ChainHead> {
        let version = self.campaign.version;
        self.head.map(|link| ChainHead { version, link })
    }
}

/// The rows before the group. No other process can change them while the group is written.
pub trait Rows {
    fn row(&self, id: CampaignId) -> Option<StoredCampaign>;

    fn running_in(&self, channel: u64) -> Option<CampaignId>;

    /// Returns whether an entry with this cause is known to have been written. Implementations need not know all.
    fn knows(&self, cause: &str) -> bool;
}

/// The commit chains with a failed commit. Later commits of such a chain depend on something that was never written.
#[derive(Debug, Default)]
pub struct CommitChains(Mutex<BTreeSet<u64>>);

impl CommitChains {
    fn broken(&self) -> MutexGuard<'_, BTreeSet<u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Marks the chain as broken, because one of its commits failed.
    pub fn break_off(&self, line: Option<u64>) {
        let mut broken = self.broken();
        broken.extend(line);
        if broken.len() > BROKEN {
            broken.pop_first();
        }
    }

    fn is_broken(&self, line: Option<u64>) -> bool {
        line.is_some_and(|line| self.broken().contains(&line))
    }
}

pub struct CommitPlan<'a, R> {
    rows: &'a R,
    chains: &'a CommitChains,
    /// The highest number that any campaign has had.
    newest: i64,
    /// The campaigns' rows after the changes planned so far.
    changed: BTreeMap<CampaignId, StoredCampaign>,
    pub heads: Vec<ChainedChange<'a>>,
    causes: HashSet<&'a str>,
}

impl<'a, R: Rows> CommitPlan<'a, R> {
    /// `newest` is the highest number that any campaign has had; it only matters if the plan founds one.
    pub fn new(rows: &'a R, chains: &'a CommitChains, newest: i64) -> CommitPlan<'a, R> {
        CommitPlan { rows, chains, newest, changed: BTreeMap::new(), heads: Vec::new(), causes: HashSet::new() }
    }

    /// Adds a founding to the plan if it can be written.
    pub(super) fn found(
        &mut self,
        new: &NewCampaign,
        change: &'a Change,
    ) -> Result<Result<CampaignId, CreateError>, Error> {
        if !change.holds() {
            return Ok(Err(CreateError::TooLate));
        }
        if let Some(cause) = self.repeats(change) {
            return Ok(Err(CreateError::Duplicate { cause }));
        }
        let id = CampaignId(self.newest + 1);
        if let Some(holder) = self.holder(new.channel, id) {
            return Ok(Err(CreateError::ChannelTaken(holder)));
        }
        self.newest += 1;
        self.append(StoredCampaign { campaign: new.founded(id), head: None }, change)?;
        Ok(Ok(id))
    }

    /// Adds a commit to the plan if it can be written. This evaluates the commit's condition, so nothing but the disk
    /// should delay the write after this.
    pub(super) fn take(&mut self, commit: &'a Commit) -> Result<Result<Committed, CommitError>, Error> {
        let answer = match self.may_take(commit) {
            Ok(row) => Ok(Committed { version: self.append(row, &commit.change)? }),
            Err(refusal) => {
                self.chains.break_off(commit.change.line);
                Err(refusal)
            }
        };
        Ok(answer)
    }

    /// Returns the row that the commit changes.
    fn may_take(&self, commit: &Commit) -> Result<StoredCampaign, CommitError> {
        let change = &commit.change;
        if let Some(cause) = self.repeats(change) {
            return Err(CommitError::Duplicate { cause });
        }
        if !change.holds() {
            return Err(CommitError::TooLate);
        }
        let goes_on =
            |row: &StoredCampaign| row.chain_head() == Some(commit.expected) && !self.chains.is_broken(change.line);
        let row = self.row(commit.campaign).filter(goes_on).ok_or(CommitError::Stale)?;
        // The campaign had ended and freed its channel, which another campaign may have taken since.
        let goes_on_in = (row.campaign.ended && !change.ended).then_some(row.campaign.channel);
        let takes = change.moves_to.or(goes_on_in);
        match takes.and_then(|channel| self.holder(channel, commit.campaign)) {
            Some(holder) => Err(CommitError::ChannelTaken(holder)),
            None => Ok(row),
        }
    }

    /// Adds a change to the plan and returns the campaign's new version.
    fn append(&mut self, mut row: StoredCampaign, change: &'a Change) -> Result<i64, Error> {
        let Campaign { id, version, .. } = row.campaign;
        let link = match (version, row.head) {
            (0, None) => chain::anchor(&row.campaign),
            (_, Some(link)) => link,
            (_, None) => return Err(broken(id)),
        };
        let head = ChainedChange::new(&row.campaign, change, link);
        row.head = head.links.last().copied().or(row.head);
        row.campaign.version = head.version();
        row.campaign.next_due = change.next_due;
        row.campaign.ended = change.ended;
        row.campaign.channel = change.moves_to.unwrap_or(row.campaign.channel);
        let version = row.campaign.version;
        self.causes.extend(change.causes());
        self.changed.insert(id, row);
        self.heads.push(head);
        Ok(version)
    }

    /// Returns whether the plan founds this campaign.
    pub fn founds(&self, row: &StoredCampaign) -> bool {
        self.rows.row(row.campaign.id).is_none()
    }

    pub fn changed(&self) -> impl Iterator<Item = &StoredCampaign> {
        self.changed.values()
    }

    pub fn queues(&self) -> BTreeSet<DeliveryQueue> {
        self.heads.iter().flat_map(ChainedChange::queues).collect()
    }

    /// Returns whether the plan changes rows written before.
    pub fn erases(&self) -> bool {
        let mut changes = self.heads.iter().map(|head| head.change);
        changes.any(|change| change.erasure.is_some())
    }

    /// Returns a campaign's row after the changes planned so far.
    fn row(&self, id: CampaignId) -> Option<StoredCampaign> {
        let before = || self.rows.row(id);
        self.changed.get(&id).cloned().or_else(before)
    }

    /// Returns the other running campaign that holds a channel after the changes planned so far.
    fn holder(&self, channel: u64, other_than: CampaignId) -> Option<CampaignId> {
        let mut rows = self.changed.values().map(|row| &row.campaign);
        let here = rows.find(|campaign| campaign.channel == channel && !campaign.ended);
        let before = || {
            let before = self.rows.running_in(channel);
            before.filter(|id| !self.changed.contains_key(id))
        };
        let holder = here.map(|campaign| campaign.id).or_else(before)?;
        (holder != other_than).then_some(holder)
    }

    /// Returns a cause of a change that is known to have been written, or is already in the plan.
    fn repeats(&self, change: &Change) -> Option<String> {
        let known = |cause: &&str| self.causes.contains(*cause) || self.rows.knows(cause);
        change.causes().find(known).map(str::to_owned)
    }
}

/// Returns the error for a campaign whose row lacks the link of its newest entry.
pub(crate) fn broken(id: CampaignId) -> Error {
    Error::unreadable(format!("campaign {id} has no chain to go on with"))
}
