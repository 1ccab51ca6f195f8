//! The checksums of rows outside any chain: tracked messages, names, drafts, the outbox, and who may found campaigns.
//! The statement that writes a row also writes its checksum. This module compares the checksums, and computes those of
//! rows written before checksums existed.

use chancery_journal::{PersonName, checksums};
use sqlx::SqliteConnection;

struct CheckedRow {
    rowid: i64,
    should_be: i64,
    is: Option<i64>,
    what: String,
}

/// Stores the rows' checksums with the statement for their table.
macro_rules! put {
    ($connection:ident, $rows:expr, $statement:literal) => {
        for row in $rows {
            sqlx::query!($statement, row.rowid, row.should_be).execute(&mut *$connection).await?;
        }
    };
}

/// Computes the checksums of all rows that may have been written before checksums existed. Call it inside a
/// transaction.
#[rustfmt::skip]
pub(super) async fn compute(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    put!(connection, of_posts(connection).await?, "UPDATE posts SET checksum = ?2 WHERE rowid = ?1");
    put!(connection, of_names(connection).await?, "UPDATE names SET checksum = ?2 WHERE rowid = ?1");
    put!(connection, of_drafts(connection).await?, "UPDATE drafts SET checksum = ?2 WHERE id = ?1");
    put!(connection, of_outbox(connection).await?, "UPDATE outbox SET checksum = ?2 WHERE id = ?1");
    Ok(())
}

/// Returns the rows whose checksum does not match.
pub(super) async fn spoiled(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut rows = of_posts(connection).await?;
    rows.extend(of_names(connection).await?);
    rows.extend(of_drafts(connection).await?);
    rows.extend(of_outbox(connection).await?);
    rows.extend(of_founders(connection).await?);
    let spoiled = rows.into_iter().filter(|row| row.is != Some(row.should_be));
    Ok(spoiled.map(|row| format!("{} is not as it was written", row.what)).collect())
}

async fn of_posts(connection: &mut SqliteConnection) -> Result<Vec<CheckedRow>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT rowid AS "rowid!: i64", campaign_id, subject, channel_id, message_id, checksum FROM posts"#
    )
    .fetch_all(connection)
    .await?;
    let rows = rows.into_iter().map(|row| CheckedRow {
        rowid: row.rowid,
        should_be: checksums::post(row.campaign_id, &row.subject, row.channel_id, row.message_id),
        is: row.checksum,
        what: format!("campaign {}: the message of {}", row.campaign_id, row.subject),
    });
    Ok(rows.collect())
}

async fn of_names(connection: &mut SqliteConnection) -> Result<Vec<CheckedRow>, sqlx::Error> {
    let rows = sqlx::query!(r#"SELECT rowid AS "rowid!: i64", guild_id, user_id, name, account, checksum FROM names"#)
        .fetch_all(connection)
        .await?;
    let rows = rows.into_iter().map(|row| CheckedRow {
        rowid: row.rowid,
        should_be: {
            let name = PersonName { shown: row.name, account: row.account };
            checksums::name(row.guild_id, row.user_id, &name)
        },
        is: row.checksum,
        what: format!("the name of {} in server {}", row.user_id, row.guild_id),
    });
    Ok(rows.collect())
}

async fn of_drafts(connection: &mut SqliteConnection) -> Result<Vec<CheckedRow>, sqlx::Error> {
    let rows = sqlx::query!(r#"SELECT id AS "id!", campaign_id, user_id, command, expires_at, checksum FROM drafts"#)
        .fetch_all(connection)
        .await?;
    let rows = rows.into_iter().map(|row| CheckedRow {
        rowid: row.id,
        should_be: checksums::draft(row.campaign_id, row.user_id, &row.command, row.expires_at),
        is: row.checksum,
        what: format!("campaign {}: draft {}", row.campaign_id, row.id),
    });
    Ok(rows.collect())
}

async fn of_outbox(connection: &mut SqliteConnection) -> Result<Vec<CheckedRow>, sqlx::Error> {
    let rows = sqlx::query!(r#"SELECT id AS "id!", campaign_id, seq, recipient, notice, checksum FROM outbox"#)
        .fetch_all(connection)
        .await?;
    let rows = rows.into_iter().map(|row| CheckedRow {
        rowid: row.id,
        should_be: checksums::outbox(row.campaign_id, row.seq, row.recipient, &row.notice),
        is: row.checksum,
        what: format!("campaign {}: announcement {}", row.campaign_id, row.id),
    });
    Ok(rows.collect())
}

async fn of_founders(connection: &mut SqliteConnection) -> Result<Vec<CheckedRow>, sqlx::Error> {
    let rows = sqlx::query!(r#"SELECT guild_id AS "guild_id!: i64", role_id, checksum FROM founders"#)
        .fetch_all(connection)
        .await?;
    let rows = rows.into_iter().map(|row| CheckedRow {
        rowid: row.guild_id,
        should_be: checksums::founders(row.guild_id, row.role_id),
        is: Some(row.checksum),
        what: format!("who may found campaigns in server {}", row.guild_id),
    });
    Ok(rows.collect())
}
