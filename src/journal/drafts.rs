//! What the confirm buttons will do.

use super::chain::RowHash;
use super::upkeep::{Upkeep, touched};
use super::{Draft, Error, Journal, NewDraft};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::Time;
use sqlx::SqliteConnection;

/// So many questions of a player stay open beside a new one; those before them are thrown away.
const OTHERS_OPEN: i64 = 4;

impl Journal {
    /// Keeps a draft and returns the id for its button. Drafts that have expired by then are thrown away, so no task has to come by to do that,
    /// and so are the oldest of a player who has more than five.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn put_draft(&self, draft: NewDraft) -> Result<i64, Error> {
        self.upkeep(Upkeep::Draft(draft)).await
    }

    /// Returns a draft that has not expired. It stays: pressing its button twice is caught where the command's cause is written.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn draft(&self, id: i64, now: Time) -> Result<Option<Draft>, Error> {
        let now = now.as_millis();
        let row = sqlx::query!(
            "SELECT id, campaign_id, user_id, command FROM drafts WHERE id = ?1 AND expires_at > ?2",
            id,
            now
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|row| Draft {
            id: row.id,
            campaign: CampaignId(row.campaign_id),
            user: PlayerId(row.user_id.cast_unsigned()),
            command: row.command,
        }))
    }

    /// Throws a player's draft away. Returns whether there was one that had not been carried out.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn drop_draft(&self, id: i64, user: PlayerId) -> Result<bool, Error> {
        let dropped = self.upkeep(Upkeep::DropDraft { id, user }).await?;
        Ok(dropped != 0)
    }
}

pub(super) async fn remove(
    connection: &mut SqliteConnection,
    id: i64,
    user: PlayerId,
) -> Result<i64, sqlx::Error> {
    let user = user.0.cast_signed();
    let done = sqlx::query!(
        "DELETE FROM drafts WHERE id = ?1 AND user_id = ?2
         AND NOT EXISTS (SELECT 1 FROM journal WHERE cause = 'draft:' || ?1)",
        id,
        user
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

pub(super) async fn insert(
    connection: &mut SqliteConnection,
    draft: &NewDraft,
) -> Result<i64, sqlx::Error> {
    let now = draft.at.as_millis();
    sqlx::query!("DELETE FROM drafts WHERE expires_at <= ?1", now)
        .execute(&mut *connection)
        .await?;
    let user = draft.user.0.cast_signed();
    // Those that were carried out stay until they expire, for their buttons to say so.
    sqlx::query!(
        "DELETE FROM drafts WHERE id IN (
             SELECT id FROM drafts WHERE user_id = ?1 AND NOT EXISTS (SELECT 1 FROM journal WHERE cause = 'draft:' || drafts.id)
             ORDER BY id DESC LIMIT -1 OFFSET ?2)",
        user,
        OTHERS_OPEN
    )
    .execute(&mut *connection)
    .await?;
    let expires_at = draft.expires_at.as_millis();
    let checksum = checksum(draft.campaign.0, user, &draft.command, expires_at);
    // The buttons show the id. It is drawn, beyond those of the same player: counted, it would tell them how much others were asked.
    sqlx::query_scalar!(
        r#"INSERT INTO drafts (id, campaign_id, user_id, command, expires_at, checksum)
           SELECT coalesce(max(id), 1000000000000000000 + abs(random() % 1000000000000000000)) + 1 + abs(random() % 1000000000000),
                  ?1, ?2, ?3, ?4, ?5 FROM drafts WHERE user_id = ?2
           RETURNING id AS "id!""#,
        draft.campaign.0,
        user,
        draft.command,
        expires_at,
        checksum
    )
    .fetch_one(connection)
    .await
}

pub(super) fn checksum(campaign: i64, user: i64, command: &str, expires_at: i64) -> i64 {
    let hash = RowHash::of("draft").number(campaign).number(user);
    hash.text(command).number(expires_at).checksum()
}
