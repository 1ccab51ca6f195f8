//! The messages that show a subject, and the panels that follow their campaign.

use super::housekeeping::touched;
use chancery_basics::ids::CampaignId;
use chancery_journal::{Panel, Posted, checksums};
use sqlx::PgConnection;
use std::collections::BTreeMap;

/// Messages as columns of their table.
#[derive(Default)]
struct Columns {
    campaigns: Vec<i64>,
    subjects: Vec<String>,
    channels: Vec<i64>,
    messages: Vec<i64>,
    checksums: Vec<i64>,
}

impl Columns {
    /// Keeps the last message of each subject, because one statement cannot change a row twice.
    fn new(posts: &[&Posted]) -> Columns {
        let mut columns = Columns::default();
        let newest: BTreeMap<(i64, &str), &Posted> =
            posts.iter().map(|post| ((post.campaign.0, post.subject.as_str()), *post)).collect();
        for ((campaign, subject), post) in newest {
            columns.campaigns.push(campaign);
            columns.subjects.push(subject.to_owned());
            columns.channels.push(post.channel.cast_signed());
            columns.messages.push(post.message.cast_signed());
            columns.checksums.push(checksum(post));
        }
        columns
    }
}

/// Stores messages, each replacing any earlier one of its subject.
pub(crate) async fn put(connection: &mut PgConnection, posts: &[&Posted]) -> Result<i64, sqlx::Error> {
    let rows = Columns::new(posts);
    let done = sqlx::query!(
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, checksum)
         SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
         ON CONFLICT (campaign_id, subject) DO UPDATE
         SET channel_id = excluded.channel_id, message_id = excluded.message_id, checksum = excluded.checksum,
             stale = posts.stale AND posts.message_id = excluded.message_id",
        &rows.campaigns,
        &rows.subjects,
        &rows.channels,
        &rows.messages,
        &rows.checksums,
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

/// Stores messages. Those whose campaigns were erased in the meantime are skipped.
pub(crate) async fn put_where_campaigns_are(
    connection: &mut PgConnection,
    posts: &[&Posted],
) -> Result<(), sqlx::Error> {
    let ids: Vec<i64> = posts.iter().map(|post| post.campaign.0).collect();
    // Locks the campaigns until the messages are written, so that no other process erases them in between.
    let there = sqlx::query_scalar!("SELECT id FROM campaigns WHERE id = ANY($1) ORDER BY id FOR KEY SHARE", &ids)
        .fetch_all(&mut *connection)
        .await?;
    let mut posts = posts.to_vec();
    posts.retain(|post| there.contains(&post.campaign.0));
    put(connection, &posts).await.map(drop)
}

/// Stores whether the message is out of date. A message that has replaced it keeps its own state.
pub(crate) async fn mark(connection: &mut PgConnection, post: &Posted, stale: bool) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!(
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, stale, checksum) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (campaign_id, subject) DO UPDATE SET stale = excluded.stale WHERE posts.message_id = excluded.message_id",
        post.campaign.0,
        post.subject,
        post.channel.cast_signed(),
        post.message.cast_signed(),
        stale,
        checksum(post),
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

pub(crate) async fn delete(
    connection: &mut PgConnection,
    campaign: CampaignId,
    subject: &str,
) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!("DELETE FROM posts WHERE campaign_id = $1 AND subject = $2", campaign.0, subject)
        .execute(connection)
        .await?;
    Ok(touched(&done))
}

/// Stores a panel and what it shows, replacing any earlier one of its subject.
pub(crate) async fn put_panel(connection: &mut PgConnection, panel: &Panel) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!(
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, shown_version, shown, checksum)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (campaign_id, subject) DO UPDATE
         SET channel_id = excluded.channel_id, message_id = excluded.message_id,
             shown_version = excluded.shown_version, shown = excluded.shown, checksum = excluded.checksum",
        panel.post.campaign.0,
        panel.post.subject,
        panel.post.channel.cast_signed(),
        panel.post.message.cast_signed(),
        panel.version,
        panel.shown.cast_signed(),
        checksum(&panel.post),
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

/// Stores what a panel shows now, unless another message has replaced it.
pub(crate) async fn update_panel(connection: &mut PgConnection, panel: &Panel) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!(
        "UPDATE posts SET shown_version = $4, shown = $5 WHERE campaign_id = $1 AND subject = $2 AND message_id = $3",
        panel.post.campaign.0,
        panel.post.subject,
        panel.post.message.cast_signed(),
        panel.version,
        panel.shown.cast_signed(),
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

/// Forgets a panel, unless another message has replaced it.
pub(crate) async fn forget_panel(connection: &mut PgConnection, panel: &Panel) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!(
        "DELETE FROM posts WHERE campaign_id = $1 AND subject = $2 AND message_id = $3",
        panel.post.campaign.0,
        panel.post.subject,
        panel.post.message.cast_signed(),
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

fn checksum(post: &Posted) -> i64 {
    checksums::post(post.campaign.0, &post.subject, post.channel.cast_signed(), post.message.cast_signed())
}
