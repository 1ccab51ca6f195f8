//! Housekeeping: the small writes that support the entries. They use the same writer and share its transactions.

use crate::names::PendingName;
use crate::news::News;
use crate::sql::Query;
use crate::values::{DeliveryQueue, NewDraft, Opening, Piece, Posted};
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;

pub struct Housekeeping {
    pub chore: Chore,
    /// Whether only the leader may write it. A process that is no longer the leader is refused.
    pub(crate) by_leader: bool,
    /// The news that is known before the write.
    pub news: News,
    /// The name that it writes.
    pub(crate) name: Option<PendingName>,
}

pub enum Chore {
    Attempt {
        queue: DeliveryQueue,
        rows: Vec<i64>,
        at: Time,
    },
    Delivered {
        queue: DeliveryQueue,
        rows: Vec<i64>,
        posts: Vec<Posted>,
    },
    Park {
        queue: DeliveryQueue,
        rows: Vec<i64>,
        problem: String,
        at: Time,
    },
    Bar {
        queue: DeliveryQueue,
        problem: String,
        at: Time,
    },
    Reopen(Opening),
    Unpark(CampaignId),
    Draft(NewDraft),
    Erase(Step),
    /// Runs these in order. No backend caches the rows that they change.
    Statements(Vec<Query<()>>),
}

/// A step of erasing (`store/erasure.rs`) that appends no entry.
pub enum Step {
    /// Erases the data about a person outside the campaigns, and records that the campaigns are still to do.
    Person { player: PlayerId, at: Time },
    /// Erases a piece of a person's texts in a campaign.
    Piece(Piece),
    /// All campaigns are done.
    Done(PlayerId),
    /// The bot has left a server, or has rejoined it.
    Server { guild: u64, gone: Option<Time> },
    /// Erases the data of a server, and detaches its campaigns. Their rows remain, but can no longer be found.
    Forget(u64),
    /// Removes a piece of the rows of detached campaigns.
    Sweep,
}

impl From<Chore> for Housekeeping {
    fn from(chore: Chore) -> Housekeeping {
        Housekeeping { chore, by_leader: false, news: News::default(), name: None }
    }
}

impl From<Vec<Query<()>>> for Housekeeping {
    fn from(statements: Vec<Query<()>>) -> Housekeeping {
        Chore::Statements(statements).into()
    }
}

impl From<Query<()>> for Housekeeping {
    fn from(statement: Query<()>) -> Housekeeping {
        vec![statement].into()
    }
}

impl Housekeeping {
    pub(crate) fn telling(self, news: News) -> Housekeeping {
        Housekeeping { news, ..self }
    }
}

impl Chore {
    /// Returns whether it only uses statements that nearly every transaction contains.
    pub fn goes_together(&self) -> bool {
        matches!(self, Chore::Attempt { .. } | Chore::Delivered { .. })
    }

    /// Returns whether it stores messages that were sent.
    pub(crate) fn has_posts(&self) -> bool {
        matches!(self, Chore::Delivered { posts, .. } if !posts.is_empty())
    }
}
