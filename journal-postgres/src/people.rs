//! Data about people: names, the drafts behind confirm buttons, and the times when messages to a table last called its
//! players.

use super::housekeeping::touched;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::{NewDraft, OTHERS_OPEN, PersonName, checksums};
use sqlx::PgConnection;
use std::collections::BTreeSet;

pub(crate) async fn put_name(
    connection: &mut PgConnection,
    guild: u64,
    player: PlayerId,
    name: &PersonName,
    by_another: bool,
) -> Result<i64, sqlx::Error> {
    let (guild, player) = (guild.cast_signed(), player.0.cast_signed());
    if !by_another {
        sqlx::query!("DELETE FROM erasures WHERE user_id = $1 AND done", player).execute(&mut *connection).await?;
    }
    let checksum = checksums::name(guild, player, name);
    let done = sqlx::query!(
        "INSERT INTO names (guild_id, user_id, name, account, checksum) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (guild_id, user_id) DO UPDATE SET name = excluded.name, account = excluded.account, checksum = excluded.checksum",
        guild,
        player,
        name.shown,
        name.account,
        checksum
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

pub(crate) async fn remove_draft(connection: &mut PgConnection, id: i64, user: PlayerId) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!(
        "DELETE FROM drafts WHERE id = $1 AND user_id = $2
         AND NOT EXISTS (SELECT 1 FROM journal WHERE cause = 'draft:' || $1::bigint::text)",
        id,
        user.0.cast_signed()
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

pub(crate) async fn insert_draft(connection: &mut PgConnection, draft: &NewDraft) -> Result<i64, sqlx::Error> {
    let now = draft.at.as_millis();
    sqlx::query!("DELETE FROM drafts WHERE expires_at <= $1", now).execute(&mut *connection).await?;
    let user = draft.user.0.cast_signed();
    // Drafts that were carried out stay until they expire, so that their buttons can say so.
    sqlx::query!(
        "DELETE FROM drafts WHERE id IN (
             SELECT id FROM drafts WHERE user_id = $1 AND NOT EXISTS (SELECT 1 FROM journal WHERE cause = 'draft:' || drafts.id::text)
             ORDER BY id DESC OFFSET $2)",
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
           SELECT COALESCE(max(id), 1000000000000000000 + floor(random() * 1000000000000000000)::bigint)
                      + 1 + floor(random() * 1000000000000)::bigint,
                  $1, $2, $3, $4, $5 FROM drafts WHERE user_id = $2
           RETURNING id"#,
        draft.campaign.0,
        user,
        draft.command,
        expires_at,
        checksum
    )
    .fetch_one(connection)
    .await
}

pub(crate) async fn note_called(
    connection: &mut PgConnection,
    campaign: CampaignId,
    players: &[PlayerId],
    at: Time,
) -> Result<i64, sqlx::Error> {
    let players: BTreeSet<i64> = players.iter().map(|player| player.0.cast_signed()).collect();
    let players: Vec<i64> = players.into_iter().collect();
    let done = sqlx::query!(
        "INSERT INTO calls (campaign_id, user_id, at) SELECT $1, n.user_id, $3 FROM unnest($2::bigint[]) AS n (user_id)
         ON CONFLICT (campaign_id, user_id) DO UPDATE SET at = excluded.at",
        campaign.0,
        &players,
        at.as_millis()
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}
