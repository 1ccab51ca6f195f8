//! Requests to the writer, the groups it writes, and its answers.

use super::housekeeping::{Chore, Housekeeping};
use super::news::News;
use super::plan::{CommitChains, CommitPlan, Rows};
use super::problem::{CommitError, CreateError, Error, Trouble};
use super::signals::Signals;
use super::values::{Change, Commit, Committed, DeliveryQueue, NewCampaign};
use chancery_basics::ids::CampaignId;
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use tokio::sync::oneshot;

/// The largest useful group, and the number of requests that can queue behind the current group.
pub const GROUP: usize = 64;
pub(super) const QUEUE: usize = 4 * GROUP;

pub struct Request<W, T, E> {
    pub what: W,
    /// The term this process led in when the work began. After that term, nothing from this work is written.
    pub(super) term: Option<i64>,
    pub(super) reply: oneshot::Sender<Result<T, E>>,
}

pub type Creation = Request<(NewCampaign, Change), CampaignId, CreateError>;

pub enum WriteRequest {
    Create(Creation),
    Commit(Request<Commit, Committed, CommitError>),
    Housekeeping(Request<Housekeeping, i64, Error>),
}

impl<W, T, E> Request<W, T, E> {
    /// Sends the answer. The requester may no longer be waiting.
    fn answer(self, answer: Result<T, E>) {
        let Request { what, reply, .. } = self;
        // A name that was not written is forgotten before this is known.
        drop(what);
        let _ = reply.send(answer);
    }
}

impl<T, E> Request<Housekeeping, T, E> {
    /// Returns whether the process may write it. `term` is the term it leads in, if any.
    fn is_allowed_in(&self, term: Option<i64>) -> bool {
        match self.term {
            Some(of) => term == Some(of),
            None => term.is_some() || !self.what.by_leader,
        }
    }
}

/// Requests that are written together. They may include several commits of one campaign, each based on the previous
/// one.
#[derive(Default)]
pub struct Group {
    pub creates: Vec<Creation>,
    pub commits: Vec<Request<Commit, Committed, CommitError>>,
    pub housekeeping: Vec<Request<Housekeeping, i64, Error>>,
}

/// The answers in the order of the group, and the news for waiting tasks.
#[derive(Default)]
pub struct Written {
    pub creates: Vec<Result<CampaignId, CreateError>>,
    pub commits: Vec<Result<Committed, CommitError>>,
    pub housekeeping: Vec<i64>,
    pub news: News,
}

impl Written {
    pub fn rulings(&self) -> usize {
        let founded = self.creates.iter().filter(|answer| answer.is_ok());
        founded.count() + self.commits.iter().filter(|answer| answer.is_ok()).count()
    }

    pub fn is_empty(&self) -> bool {
        self.rulings() == 0 && self.housekeeping.is_empty()
    }
}

impl Group {
    /// Splits requests, in order, into as few groups as possible.
    pub fn form(requests: impl Iterator<Item = WriteRequest>) -> Vec<Group> {
        let mut groups = Vec::new();
        let mut group = Group::default();
        for request in requests {
            if !group.takes(&request) {
                groups.push(std::mem::take(&mut group));
            }
            group.push(request);
        }
        groups.push(group);
        groups
    }

    /// Returns whether a request can be written with those before it. An undo or erasure changes what earlier commits
    /// wrote, so it cannot share a group with other requests of its campaign. A group stores sent messages before
    /// standalone housekeeping writes, so the two cannot share a group.
    fn takes(&self, request: &WriteRequest) -> bool {
        match request {
            WriteRequest::Create(_) => true,
            WriteRequest::Commit(asked) => {
                let undoes = |commit: &Commit| !commit.change.reverts.is_empty() || commit.change.erasure.is_some();
                let mut before = self.commits.iter().map(|before| &before.what);
                !before.any(|before| before.campaign == asked.what.campaign && (undoes(before) || undoes(&asked.what)))
            }
            WriteRequest::Housekeeping(Request { what, .. }) => {
                match (what.chore.has_posts(), what.chore.goes_together()) {
                    (true, _) => self.chores().all(Chore::goes_together),
                    (false, true) => true,
                    (false, false) => !self.chores().any(Chore::has_posts),
                }
            }
        }
    }

    fn push(&mut self, request: WriteRequest) {
        match request {
            WriteRequest::Create(asked) => self.creates.push(asked),
            WriteRequest::Commit(asked) => self.commits.push(asked),
            WriteRequest::Housekeeping(asked) => self.housekeeping.push(asked),
        }
    }

    pub fn chores(&self) -> impl Iterator<Item = &Chore> {
        self.housekeeping.iter().map(|asked| &asked.what.chore)
    }

    pub fn changes(&self) -> impl Iterator<Item = &Change> {
        let founding = self.creates.iter().map(|asked| &asked.what.1);
        founding.chain(self.commits.iter().map(|asked| &asked.what.change))
    }

    pub fn size(&self) -> usize {
        self.creates.len() + self.commits.len() + self.housekeeping.len()
    }

    pub fn singles(self) -> impl Iterator<Item = Group> {
        let creates = self.creates.into_iter().map(WriteRequest::Create);
        let commits = self.commits.into_iter().map(WriteRequest::Commit);
        let housekeeping = self.housekeeping.into_iter().map(WriteRequest::Housekeeping);
        creates.chain(commits).chain(housekeeping).map(|request| {
            let mut group = Group::default();
            group.push(request);
            group
        })
    }

    /// Adds the foundings and commits that can be written to the plan. Returns their answers.
    pub fn decide<'a, R: Rows>(&'a self, plan: &mut CommitPlan<'a, R>) -> Result<Written, Error> {
        let mut written = Written::default();
        for Request { what: (new, change), .. } in &self.creates {
            written.creates.push(plan.found(new, change)?);
        }
        for Request { what, .. } in &self.commits {
            written.commits.push(plan.take(what)?);
        }
        Ok(written)
    }

    /// Returns what others hear of the group's transaction. `freed` are the queues of rows that can be delivered again.
    pub fn news<R: Rows>(&self, plan: &CommitPlan<'_, R>, freed: &[DeliveryQueue]) -> News {
        let mut news = News {
            queues: plan.queues(),
            changed: plan.heads.iter().map(|head| head.campaign).collect(),
            due: plan.heads.iter().any(|head| head.moves),
            moved: plan.heads.iter().any(|head| head.change.moves_to.is_some()),
            ..News::default()
        };
        news.queues.extend(freed);
        self.housekeeping.iter().for_each(|asked| news.add(&asked.what.news));
        news
    }

    /// Returns whether the process may write the whole group. `term` is the term it leads in, if any.
    pub fn is_allowed_in(&self, term: Option<i64>) -> bool {
        self.housekeeping.iter().all(|asked| asked.is_allowed_in(term))
    }

    /// Returns whether only a leader may write the group.
    pub fn needs_lead(&self) -> bool {
        self.housekeeping.iter().any(|asked| asked.term.is_some() || asked.what.by_leader)
    }

    /// Refuses what the process may not write in this term, and returns the rest.
    #[must_use]
    pub fn refuse_deposed(self, term: Option<i64>, chains: &CommitChains) -> Group {
        let (allowed, refused) = self.housekeeping.into_iter().partition(|asked| asked.is_allowed_in(term));
        Group { housekeeping: refused, ..Group::default() }.refuse_all(&Trouble::Deposed, chains);
        Group { housekeeping: allowed, ..self }
    }

    pub fn refuse_all(self, trouble: &Trouble, chains: &CommitChains) {
        for single in self.singles() {
            single.refuse(Error::Unwritable(trouble.clone()), None, chains);
        }
    }

    pub fn answer(self, written: Written, signals: &Signals) {
        signals.transactions.fetch_add(1, Ordering::Relaxed);
        signals.meter.ruled(written.rulings());
        // The cache has the names that this process wrote.
        signals.tell(News { named: BTreeSet::new(), ..written.news });
        for (asked, answer) in self.creates.into_iter().zip(written.creates) {
            asked.answer(answer);
        }
        for (asked, answer) in self.commits.into_iter().zip(written.commits) {
            asked.answer(answer);
        }
        for (mut asked, answer) in self.housekeeping.into_iter().zip(written.housekeeping) {
            if let Some(name) = asked.what.name.take() {
                name.written();
            }
            asked.answer(Ok(answer));
        }
    }

    /// Returns the campaign of a group of one commit.
    pub fn only_campaign(&self) -> Option<CampaignId> {
        self.commits.first().filter(|_| self.size() == 1).map(|asked| asked.what.campaign)
    }

    /// Refuses a group of one request, as a duplicate if this cause has been written before.
    pub fn refuse(mut self, problem: Error, known: Option<String>, chains: &CommitChains) {
        if let Some(asked) = self.creates.pop() {
            asked.answer(Err(match known {
                Some(cause) => CreateError::Duplicate { cause },
                None => CreateError::Unavailable(problem),
            }));
        } else if let Some(asked) = self.commits.pop() {
            chains.break_off(asked.what.change.line);
            asked.answer(Err(match known {
                Some(cause) => CommitError::Duplicate { cause },
                None => CommitError::Unavailable(problem),
            }));
        } else if let Some(asked) = self.housekeeping.pop() {
            asked.answer(Err(problem));
        }
    }
}
