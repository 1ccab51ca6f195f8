//! The statements that only this backend needs.

use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::statements;
use chancery_journal::{Link, Target};

statements! {
    pub(super) fn insert_campaign(
        id: CampaignId, guild: u64, channel: u64, name: &str, ruleset: &str, language: &str, at: Time,
    ) =
        "INSERT INTO campaigns (id, guild_id, channel_id, name, ruleset, language, status, version, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, 'running', 0, $7)";

    pub(super) fn move_campaign(id: CampaignId, channel: u64) =
        "UPDATE campaigns SET channel_id = $2, founded_in = COALESCE(founded_in, channel_id) WHERE id = $1";

    pub(super) fn is_chained() -> bool =
        "SELECT EXISTS (SELECT 1 FROM campaigns WHERE head IS NOT NULL) OR EXISTS (SELECT 1 FROM journal WHERE link IS NOT NULL)";

    /// Whether a queue has any row, including those that were given up.
    pub(super) fn is_stored(campaign: CampaignId, recipient: Target) -> bool =
        "SELECT EXISTS (SELECT 1 FROM outbox WHERE campaign_id = $1 AND recipient IS NOT DISTINCT FROM $2)";

    /// Retries a queue's announcements that were given up for lack of permission.
    pub(super) fn open_queue(campaign: CampaignId, recipient: Target) =
        "UPDATE outbox SET parked_at = NULL, barred = false
         WHERE campaign_id = $1 AND recipient IS NOT DISTINCT FROM $2 AND barred = true";

    pub(super) fn players() -> (PlayerId, CampaignId) = "SELECT user_id, campaign_id FROM members WHERE active = true";

    /// Every queue, and whether it has a blocked row.
    pub(super) fn queues() -> (CampaignId, Target, bool) =
        "SELECT campaign_id, recipient, max(barred) FROM outbox GROUP BY campaign_id, recipient";

    // Columns that are not set need no index lookup. A change without entries leaves the head as it is.
    pub(super) fn grow_campaign(id: CampaignId, version: i64, head: Option<Link>) =
        "UPDATE campaigns SET version = $2, head = COALESCE($3, head) WHERE id = $1";

    pub(super) fn change_campaign(id: CampaignId, version: i64, head: Option<Link>, due: Option<Time>, status: &str) =
        "UPDATE campaigns SET version = $2, head = COALESCE($3, head), next_due_at = $4, status = $5 WHERE id = $1";

    pub(super) fn insert_entry(
        campaign: CampaignId, seq: i64, at: Time, actor: Option<PlayerId>, cause: &str, events: &str, link: Option<Link>,
    ) =
        "INSERT INTO journal (campaign_id, seq, at, actor, cause, events, link) VALUES ($1, $2, $3, $4, $5, $6, $7)";

    pub(super) fn insert_announcement(
        campaign: CampaignId, seq: i64, part: i64, recipient: Target, notice: &str, checksum: i64,
    ) =
        "INSERT INTO outbox (campaign_id, seq, part, recipient, notice, checksum) VALUES ($1, $2, $3, $4, $5, $6)";

    // Rows that already have a batch keep it, because a second attempt must consist of the same rows as the first.
    pub(super) fn attempt(id: i64, batch: i64, at: Time) =
        "UPDATE outbox
         SET batch = COALESCE(batch, $2), attempted_at = COALESCE(attempted_at, $3), attempts = attempts + 1 WHERE id = $1";

    // Delivered announcements remain in the journal; here they would only make the file grow.
    pub(super) fn remove_announcement(id: i64) = "DELETE FROM outbox WHERE id = $1";

    pub(super) fn show(campaign: CampaignId, subject: &str, channel: u64, message: u64, checksum: i64) =
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, checksum)
         SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT 1 FROM campaigns WHERE id = $1)
         ON CONFLICT (campaign_id, subject) DO UPDATE
         SET channel_id = excluded.channel_id, message_id = excluded.message_id, checksum = excluded.checksum,
             stale = stale AND message_id = excluded.message_id";

    pub(super) fn forget_count() = "DELETE FROM sqlite_sequence WHERE name = 'outbox'";

    pub(super) fn set_count(last: i64) =
        "INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox', $1 WHERE $1 > 0";
}
