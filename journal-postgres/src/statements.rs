//! The statements that only this backend needs: locks, leases, notices, and the writes of whole groups.

use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::{Link, StoredCampaign, Target, statements};

statements! {
    // A transaction's locks.

    pub(crate) fn lock(key: i64) = "SELECT pg_advisory_xact_lock($1)";

    pub(crate) fn lock_campaigns(ids: Vec<CampaignId>, guilds: Vec<u64>) -> StoredCampaign =
        "FROM campaigns WHERE (id = ANY($1) OR guild_id = ANY($2)) AND guild_id <> 0 ORDER BY id FOR NO KEY UPDATE";

    /// Locks the campaigns until the messages are written, so that no other process erases them in between.
    pub(crate) fn hold_campaigns(ids: Vec<CampaignId>) -> CampaignId =
        "SELECT id FROM campaigns WHERE id = ANY($1) ORDER BY id FOR KEY SHARE";

    pub(crate) fn running_in(channels: Vec<u64>) -> (u64, CampaignId) =
        "SELECT channel_id, id FROM campaigns WHERE status = 'running' AND channel_id = ANY($1)";

    // The writes of a group.

    #[expect(clippy::too_many_arguments, reason = "one for each column that is written")]
    pub(crate) fn insert_campaigns(
        ids: Vec<CampaignId>, guilds: Vec<u64>, channels: Vec<u64>, founded_in: Vec<u64>, names: Vec<String>,
        rulesets: Vec<String>, languages: Vec<String>, statuses: Vec<String>, versions: Vec<i64>, due: Vec<Option<Time>>,
        created_at: Vec<Time>, heads: Vec<Option<Link>>,
    ) =
        "INSERT INTO campaigns
             (id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at, head)
         SELECT id, guild_id, channel_id, NULLIF(founded_in, channel_id), name, ruleset, language, status, version, next_due_at,
                created_at, head
         FROM unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
             AS n (id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at, head)";

    // Setting a column to its old value does not cost an index update.
    pub(crate) fn update_campaigns(
        ids: Vec<CampaignId>, versions: Vec<i64>, heads: Vec<Option<Link>>, due: Vec<Option<Time>>, statuses: Vec<String>,
        channels: Vec<u64>,
    ) =
        "UPDATE campaigns AS c
         SET version = n.version, head = COALESCE(n.head, c.head), next_due_at = n.next_due_at, status = n.status,
             channel_id = n.channel_id,
             founded_in = CASE WHEN n.channel_id = c.channel_id THEN c.founded_in ELSE COALESCE(c.founded_in, c.channel_id) END
         FROM unnest($1, $2, $3, $4, $5, $6) AS n (id, version, head, next_due_at, status, channel_id)
         WHERE c.id = n.id";

    pub(crate) fn insert_entries(
        campaigns: Vec<CampaignId>, seqs: Vec<i64>, at: Vec<Time>, actors: Vec<Option<PlayerId>>, causes: Vec<String>,
        events: Vec<String>, links: Vec<Option<Link>>,
    ) =
        "INSERT INTO journal (campaign_id, seq, at, actor, cause, events, link)
         SELECT * FROM unnest($1, $2, $3, $4, $5, $6, $7)";

    /// Writes announcements in order of their ids, which is the order of delivery. Blocked announcements in the same
    /// queues are retried first: the bot may have access again, and this keeps the order.
    pub(crate) fn insert_announcements(
        campaigns: Vec<CampaignId>, seqs: Vec<i64>, parts: Vec<i64>, recipients: Vec<Target>, notices: Vec<String>,
        checksums: Vec<i64>,
    ) =
        "WITH opened AS (
             UPDATE outbox AS o SET parked_at = NULL, barred = false
             FROM (SELECT DISTINCT * FROM unnest($1, $4)) AS n (campaign_id, recipient)
             WHERE o.barred AND o.campaign_id = n.campaign_id AND o.recipient IS NOT DISTINCT FROM n.recipient
         )
         INSERT INTO outbox (campaign_id, seq, part, recipient, notice, checksum)
         SELECT campaign_id, seq, part, recipient, notice, checksum
         FROM unnest($1, $2, $3, $4, $5, $6) WITH ORDINALITY
             AS n (campaign_id, seq, part, recipient, notice, checksum, place)
         ORDER BY place";

    // Rows that already have a batch keep it, because a second attempt must consist of the same rows as the first.
    pub(crate) fn attempt(ids: Vec<i64>, batches: Vec<i64>, at: Vec<Time>) =
        "UPDATE outbox AS o
         SET batch = COALESCE(o.batch, n.batch), attempted_at = COALESCE(o.attempted_at, n.at), attempts = o.attempts + 1
         FROM unnest($1, $2, $3) AS n (id, batch, at)
         WHERE o.id = n.id";

    // Delivered announcements remain in the journal; here they would only take up space.
    pub(crate) fn remove_announcements(ids: Vec<i64>) = "DELETE FROM outbox WHERE id = ANY($1)";

    pub(crate) fn show(
        campaigns: Vec<CampaignId>, subjects: Vec<String>, channels: Vec<u64>, messages: Vec<u64>, checksums: Vec<i64>,
    ) =
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, checksum) SELECT * FROM unnest($1, $2, $3, $4, $5)
         ON CONFLICT (campaign_id, subject) DO UPDATE
         SET channel_id = excluded.channel_id, message_id = excluded.message_id, checksum = excluded.checksum,
             stale = posts.stale AND posts.message_id = excluded.message_id";

    // The end of a transaction.

    /// Its number, the newest epoch and the owner. Notifies the other processes when the transaction is committed.
    pub(crate) fn tell(channel: &str, notice: Option<String>) -> (String, i64, Option<i64>, Option<String>) =
        "SELECT pg_current_xact_id()::text, epoch, bot, CASE WHEN $2 IS NOT NULL THEN pg_notify($1, $2)::text END
         FROM leadership";

    /// The state of a transaction, and whether the cause it wrote is there.
    pub(crate) fn outcome(number: &str, cause: Option<String>) -> (Option<String>, bool) =
        "SELECT pg_xact_status($1::xid8), $2 IS NULL OR EXISTS (SELECT 1 FROM journal WHERE cause = $2)";

    /// Makes a write without changes.
    pub(crate) fn write_nothing(owner: Option<i64>) = "UPDATE leadership SET epoch = epoch WHERE $1 IS NULL OR bot = $1";

    // The leader and the owner.

    pub(crate) fn try_to_lead(key: i64) -> bool = "SELECT pg_try_advisory_lock($1)";

    pub(crate) fn epoch() -> i64 = "SELECT epoch FROM leadership";

    pub(crate) fn begin_epoch(epoch: i64) = "UPDATE leadership SET epoch = $1";

    pub(crate) fn owner() -> Option<i64> = "SELECT bot FROM leadership";

    pub(crate) fn own(bot: i64) = "UPDATE leadership SET bot = $1";

    pub(crate) fn disown(bot: i64) = "UPDATE leadership SET bot = NULL WHERE bot = $1";

    pub(crate) fn show_life(class: i64, bot: i64) = "SELECT pg_advisory_lock_shared($1::int, $2::int)";

    pub(crate) fn is_last(class: i64, bot: i64) -> bool = "SELECT pg_try_advisory_lock($1::int, $2::int)";

    pub(crate) fn is_alive(class: i64, bot: i64) -> bool =
        "SELECT EXISTS (
             SELECT 1 FROM pg_locks
             WHERE locktype = 'advisory' AND objsubid = 2 AND classid::bigint = $1 AND objid::bigint = $2
                 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         )";

    pub(crate) fn size() -> i64 = "SELECT pg_database_size(current_database())";

    // Moving a journal.

    pub(crate) fn count_from(last: i64) -> i64 = "SELECT setval('outbox_id_seq', greatest($1, 1), $1 > 0)";
}
