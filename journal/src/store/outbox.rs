//! Pending announcements, as the courier reads and updates them.

use crate::problem::Error;
use crate::sql::{Query, Reads};
use crate::values::{DeliveryQueue, Opening, Outbox, Parked, Reference, Target, Undelivered, Waiting};
use crate::{row, statements};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;

row!(Waiting {
    id: i64, notice: String, seq: i64, part: i64, batch: Option<i64>, attempted_at: Option<Time>,
} => Waiting { id, notice, of: Reference { seq, part }, batch, first_attempt: attempted_at });

row!(Parked {
    id: i64, recipient: Target, notice: String, parked_at: Option<Time>, problem: Option<String>,
} => Parked { id, target: recipient, notice, since: parked_at?, problem: problem? });

row!(Undelivered {
    id: i64, seq: i64, recipient: Target, notice: String, batch: Option<i64>, attempted_at: Option<Time>, attempts: i64,
    parked_at: Option<Time>, barred: bool,
} => Undelivered {
    id,
    seq,
    target: recipient,
    notice,
    batch,
    first_attempt: attempted_at,
    attempts,
    parked: parked_at.is_some() && !barred,
});

row!(DeliveryQueue { campaign_id: CampaignId, recipient: Target } => DeliveryQueue { campaign: campaign_id, target: recipient });

statements! {
    // Two statements, because PostgreSQL's index matches only one condition at a time.
    fn waiting_for_channel(campaign: CampaignId, limit: i64) -> Waiting =
        "FROM outbox WHERE campaign_id = $1 AND recipient IS NULL AND parked_at IS NULL ORDER BY id LIMIT $2";

    fn waiting_for_player(campaign: CampaignId, recipient: PlayerId, limit: i64) -> Waiting =
        "FROM outbox WHERE campaign_id = $1 AND recipient = $2 AND parked_at IS NULL ORDER BY id LIMIT $3";

    pub fn waiting_queues() -> DeliveryQueue =
        "SELECT DISTINCT campaign_id, recipient FROM outbox WHERE parked_at IS NULL
         ORDER BY campaign_id, recipient NULLS FIRST";

    fn size() -> (i64, Option<Time>, i64) =
        "SELECT count(*) FILTER (WHERE o.parked_at IS NULL), min(entry.at) FILTER (WHERE o.parked_at IS NULL),
                count(*) FILTER (WHERE o.parked_at IS NOT NULL)
         FROM outbox AS o LEFT JOIN journal AS entry ON entry.campaign_id = o.campaign_id AND entry.seq = o.seq";

    fn barred(campaign: Option<CampaignId>, recipient: Option<PlayerId>, guild: Option<u64>, channels: bool) -> bool =
        "SELECT EXISTS (
             SELECT 1 FROM outbox
             WHERE barred = true AND ($1 IS NULL OR campaign_id = $1) AND ($2 IS NULL OR recipient = $2)
                 AND ($3 IS NULL OR campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $3))
                 AND ($4 = false OR recipient IS NULL)
         )";

    fn reopen(campaign: Option<CampaignId>, recipient: Option<PlayerId>, guild: Option<u64>, channels: bool) -> DeliveryQueue =
        "UPDATE outbox SET parked_at = NULL, barred = false
         WHERE barred = true AND ($1 IS NULL OR campaign_id = $1) AND ($2 IS NULL OR recipient = $2)
             AND ($3 IS NULL OR campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $3))
             AND ($4 = false OR recipient IS NULL)
         RETURNING campaign_id, recipient";

    fn parked(campaign: CampaignId) -> Parked =
        "FROM outbox WHERE campaign_id = $1 AND parked_at IS NOT NULL ORDER BY id";

    pub(crate) fn undelivered(campaign: CampaignId) -> Undelivered = "FROM outbox WHERE campaign_id = $1 ORDER BY id";

    fn notices(campaign: CampaignId) -> (i64, String) = "SELECT id, notice FROM outbox WHERE campaign_id = $1 ORDER BY id";

    pub(crate) fn bar(campaign: CampaignId, recipient: Target, at: Time, problem: &str) =
        "UPDATE outbox SET parked_at = $3, problem = $4, barred = true
         WHERE campaign_id = $1 AND recipient IS NOT DISTINCT FROM $2 AND parked_at IS NULL";

    pub(crate) fn fail(rows: Vec<i64>, problem: &str) = "UPDATE outbox SET problem = $2 WHERE id = ANY($1)";

    pub(crate) fn park(rows: Vec<i64>, at: Time, problem: &str) =
        "UPDATE outbox SET parked_at = $2, problem = $3 WHERE id = ANY($1)";

    pub(crate) fn unpark(campaign: CampaignId) -> DeliveryQueue =
        "UPDATE outbox SET parked_at = NULL, barred = false WHERE campaign_id = $1 AND parked_at IS NOT NULL
         RETURNING campaign_id, recipient";
}

#[async_trait]
pub trait OutboxReads: Reads {
    /// Returns the first pending announcements of a queue in order of delivery.
    async fn waiting(&self, queue: DeliveryQueue, limit: u32) -> Result<Vec<Waiting>, Error> {
        waiting(queue, limit).all(&mut *self.reader()).await
    }

    async fn waiting_queues(&self) -> Result<Vec<DeliveryQueue>, Error> {
        waiting_queues().all(&mut *self.reader()).await
    }

    /// Returns how many announcements are pending.
    async fn outbox(&self) -> Result<Outbox, Error> {
        let (waiting, oldest, given_up) = size().one(&mut *self.reader()).await?;
        Ok(Outbox { waiting, oldest, given_up })
    }

    /// Returns whether anything was given up in the place of an opening.
    async fn is_barred(&self, opening: Opening) -> Result<bool, Error> {
        is_barred(opening).one(&mut *self.reader()).await
    }

    /// Returns the announcements of a campaign that could not be delivered, oldest first.
    async fn parked(&self, campaign: CampaignId) -> Result<Vec<Parked>, Error> {
        parked(campaign).all(&mut *self.reader()).await
    }

    /// Returns all announcements of a campaign that are pending or were given up, with their ids.
    async fn notices(&self, campaign: CampaignId) -> Result<Vec<(i64, String)>, Error> {
        notices(campaign).all(&mut *self.reader()).await
    }
}

pub fn waiting(queue: DeliveryQueue, limit: u32) -> Query<Waiting> {
    match queue.target {
        Target::Channel => waiting_for_channel(queue.campaign, limit.into()),
        Target::Player(player) => waiting_for_player(queue.campaign, player, limit.into()),
    }
}

pub fn is_barred(opening: Opening) -> Query<bool> {
    let Scope { campaign, recipient, guild, channels } = Scope::from(opening);
    barred(campaign, recipient, guild, channels)
}

/// Releases announcements that were given up for lack of permission. Returns the queue of each row.
pub(crate) fn release(opening: Opening) -> Query<DeliveryQueue> {
    let Scope { campaign, recipient, guild, channels } = Scope::from(opening);
    reopen(campaign, recipient, guild, channels)
}

/// The rows that an opening concerns; `None` imposes no condition.
#[derive(Default)]
pub struct Scope {
    pub campaign: Option<CampaignId>,
    pub recipient: Option<PlayerId>,
    pub guild: Option<u64>,
    /// Limits it to announcements to channels.
    pub channels: bool,
}

impl From<Opening> for Scope {
    fn from(opening: Opening) -> Scope {
        let everywhere = Scope::default();
        match opening {
            Opening::Everywhere => everywhere,
            Opening::Server(guild) => Scope { guild: Some(guild), ..everywhere },
            Opening::Channels(guild) => Scope { guild: Some(guild), channels: true, ..everywhere },
            Opening::Player(player) => Scope { recipient: Some(player), ..everywhere },
            Opening::DeliveryQueue(DeliveryQueue { campaign, target }) => Scope {
                campaign: Some(campaign),
                channels: target == Target::Channel,
                recipient: match target {
                    Target::Channel => None,
                    Target::Player(player) => Some(player),
                },
                ..everywhere
            },
        }
    }
}
