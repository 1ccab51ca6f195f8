//! Plans a group of changes: decides which of them can be written, and on top of which version.

use super::chain::Anchor;
use super::chained_change::ChainedChange;
use super::problem::{CommitError, Error};
use super::values::{Campaign, ChainHead, Change, Commit, Committed, DeliveryQueue, Link};
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

    /// Returns one of these causes if it is known to have been written. Implementations need not know all of them.
    fn knows(&self, causes: &[&str]) -> Option<String>;
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

pub enum Verdict {
    Written(Committed),
    Refused(CommitError),
    /// Cannot be written. It is a duplicate if the database knows one of its causes; otherwise it fails with this
    /// error.
    Unless(CommitError),
}

pub struct CommitPlan<'a, R> {
    pub rows: &'a R,
    chains: &'a CommitChains,
    /// The campaigns' rows after the changes planned so far.
    changed: BTreeMap<CampaignId, StoredCampaign>,
    pub heads: Vec<ChainedChange<'a>>,
    causes: HashSet<&'a str>,
}

impl<'a, R: Rows> CommitPlan<'a, R> {
    pub fn new(rows: &'a R, chains: &'a CommitChains) -> CommitPlan<'a, R> {
        CommitPlan { rows, chains, changed: BTreeMap::new(), heads: Vec::new(), causes: HashSet::new() }
    }

    /// Adds a commit to the plan if it can be written. This evaluates the commit's condition, so nothing but the disk
    /// should delay the write after this.
    ///
    /// # Errors
    /// Fails if the campaign's row lacks the link of its newest entry.
    pub fn take(&mut self, commit: &'a Commit) -> Result<Verdict, Error> {
        let line = commit.change.line;
        if let Some(cause) = self.repeats(commit) {
            self.chains.break_off(line);
            return Ok(Verdict::Refused(CommitError::Duplicate { cause }));
        }
        let holds = commit.change.holds();
        let goes_on = |row: &StoredCampaign| row.chain_head() == Some(commit.expected) && !self.chains.is_broken(line);
        let Some(row) = self.row(commit.campaign).filter(|row| holds && goes_on(row)) else {
            self.chains.break_off(line);
            // A repeated commit also finds the campaign changed, by its first copy. "Duplicate" is the better answer.
            return Ok(Verdict::Unless(match holds {
                true => CommitError::Stale,
                false => CommitError::TooLate,
            }));
        };
        // The campaign had ended and freed its channel, which another campaign may have taken since.
        let goes_on_in = (row.campaign.ended && !commit.change.ended).then_some(row.campaign.channel);
        let takes = commit.change.moves_to.or(goes_on_in);
        if let Some(holder) = takes.and_then(|channel| self.holder(channel, commit.campaign)) {
            self.chains.break_off(line);
            return Ok(Verdict::Refused(CommitError::ChannelTaken(holder)));
        }
        let version = self.append(row, &commit.change)?;
        Ok(Verdict::Written(Committed { version }))
    }

    /// Adds a change to the plan and returns the campaign's new version.
    ///
    /// # Errors
    /// Fails if the campaign's row lacks the link of its newest entry.
    pub fn append(&mut self, mut row: StoredCampaign, change: &'a Change) -> Result<i64, Error> {
        let Campaign { id, version, .. } = row.campaign;
        let link: Link = match (version, row.head) {
            (0, None) => Anchor::from(&row.campaign).link(),
            (_, Some(link)) => link,
            (_, None) => {
                let problem = format!("campaign {id} has no chain to go on with");
                return Err(Error::unreadable(problem));
            }
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
    pub fn holder(&self, channel: u64, other_than: CampaignId) -> Option<CampaignId> {
        let mut rows = self.changed.values().map(|row| &row.campaign);
        let here = rows.find(|campaign| campaign.channel == channel && !campaign.ended);
        let before = || {
            let before = self.rows.running_in(channel);
            before.filter(|id| !self.changed.contains_key(id))
        };
        let holder = here.map(|campaign| campaign.id).or_else(before)?;
        (holder != other_than).then_some(holder)
    }

    /// Returns a cause of a commit that is known to have been written, or is already in the plan.
    fn repeats(&self, commit: &Commit) -> Option<String> {
        let causes = commit.change.causes();
        let here = causes.iter().find(|cause| self.causes.contains(**cause));
        let here = here.map(|cause| (*cause).to_owned());
        here.or_else(|| self.rows.knows(&causes))
    }
}
