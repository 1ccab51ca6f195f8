//! Checksums of the rows that are in no chain: posts, names, drafts and what waits in the outbox. Each is written with its row, by the statement
//! that writes the row; here they are compared, and computed for what was written before there were any.

use super::{drafts, names, outbox, posts};
use sqlx::SqliteConnection;

/// A row, and what its checksum should be.
struct Row {
    rowid: i64,
    should_be: i64,
    is: Option<i64>,
    what: String,
}

/// Gives every row its checksum. It is to be called inside a transaction.
pub(super) async fn compute(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    for Row {
        rowid, should_be, ..
    } in of_posts(connection).await?
    {
        sqlx::query!(
            "UPDATE posts SET checksum = ?2 WHERE rowid = ?1",
            rowid,
            should_be
        )
        .execute(&mut *connection)
        .await?;
    }
    for Row {
        rowid, should_be, ..
    } in of_names(connection).await?
    {
        sqlx::query!(
            "UPDATE names SET checksum = ?2 WHERE rowid = ?1",
            rowid,
            should_be
        )
        .execute(&mut *connection)
        .await?;
    }
    for Row {
        rowid, should_be, ..
    } in of_drafts(connection).await?
    {
        sqlx::query!(
            "UPDATE drafts SET checksum = ?2 WHERE id = ?1",
            rowid,
            should_be
        )
        .execute(&mut *connection)
        .await?;
    }
    for Row {
        rowid, should_be, ..
    } in of_outbox(connection).await?
    {
        sqlx::query!(
            "UPDATE outbox SET checksum = ?2 WHERE id = ?1",
            rowid,
            should_be
        )
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Returns which rows are not as they were written.
pub(super) async fn spoiled(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut rows = of_posts(connection).await?;
    rows.extend(of_names(connection).await?);
    rows.extend(of_drafts(connection).await?);
    rows.extend(of_outbox(connection).await?);
    let spoiled = rows.into_iter().filter(|row| row.is != Some(row.should_be));
    Ok(spoiled
        .map(|row| format!("{} is not as it was written", row.what))
        .collect())
}

async fn of_posts(connection: &mut SqliteConnection) -> Result<Vec<Row>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT rowid AS "rowid!: i64", campaign_id, subject, channel_id, message_id, checksum FROM posts"#
    )
    .fetch_all(connection)
    .await?;
    let rows = rows.into_iter().map(|row| Row {
        rowid: row.rowid,
        should_be: posts::checksum(
            row.campaign_id,
            &row.subject,
            row.channel_id,
            row.message_id,
        ),
        is: row.checksum,
        what: format!(
            "campaign {}: the message of {}",
            row.campaign_id, row.subject
        ),
    });
    Ok(rows.collect())
}

async fn of_names(connection: &mut SqliteConnection) -> Result<Vec<Row>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT rowid AS "rowid!: i64", guild_id, user_id, name, checksum FROM names"#
    )
    .fetch_all(connection)
    .await?;
    let rows = rows.into_iter().map(|row| Row {
        rowid: row.rowid,
        should_be: names::checksum(row.guild_id, row.user_id, &row.name),
        is: row.checksum,
        what: format!("the name of {} in server {}", row.user_id, row.guild_id),
    });
    Ok(rows.collect())
}

async fn of_drafts(connection: &mut SqliteConnection) -> Result<Vec<Row>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT id AS "id!", campaign_id, user_id, command, expires_at, checksum FROM drafts"#
    )
    .fetch_all(connection)
    .await?;
    let rows = rows.into_iter().map(|row| Row {
        rowid: row.id,
        should_be: drafts::checksum(row.campaign_id, row.user_id, &row.command, row.expires_at),
        is: row.checksum,
        what: format!("campaign {}: draft {}", row.campaign_id, row.id),
    });
    Ok(rows.collect())
}

async fn of_outbox(connection: &mut SqliteConnection) -> Result<Vec<Row>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT id AS "id!", campaign_id, seq, recipient, notice, checksum FROM outbox"#
    )
    .fetch_all(connection)
    .await?;
    let rows = rows.into_iter().map(|row| Row {
        rowid: row.id,
        should_be: outbox::checksum(row.campaign_id, row.seq, row.recipient, &row.notice),
        is: row.checksum,
        what: format!("campaign {}: announcement {}", row.campaign_id, row.id),
    });
    Ok(rows.collect())
}
