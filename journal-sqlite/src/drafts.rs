//! The drafts behind confirm buttons.

use super::SqliteStore;
use super::housekeeping::touched;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::{Draft, NewDraft, OTHERS_OPEN, checksums};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn draft(&self, id: i64, now: Time) -> Result<Option<Draft>, sqlx::Error> {
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
}

pub(super) async fn remove(connection: &mut SqliteConnection, id: i64, user: PlayerId) -> Result<i64, sqlx::Error> {
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

pub(super) async fn insert(connection: &mut SqliteConnection, draft: &NewDraft) -> Result<i64, sqlx::Error> {
    let now = draft.at.as_millis();
    sqlx::query!("DELETE FROM drafts WHERE expires_at <= ?1", now).execute(&mut *connection).await?;
    let user = draft.user.0.cast_signed();
    // Drafts that were carried out stay until they expire, so that their buttons can say so.
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
    let checksum = checksums::draft(draft.campaign.0, user, &draft.command, expires_at);
    // Buttons show the id, so it is random: a counter would reveal how many questions other players were asked.
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
