//! Compares the rows outside any chain with their checksums.

use chancery_journal::{PersonName, checksums};
use sqlx::PgConnection;

struct CheckedRow {
    should_be: i64,
    is: i64,
    what: String,
}

/// Returns the rows whose checksum does not match.
pub(crate) async fn spoiled(connection: &mut PgConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut rows = of_posts(connection).await?;
    rows.extend(of_names(connection).await?);
    rows.extend(of_drafts(connection).await?);
    rows.extend(of_outbox(connection).await?);
    rows.extend(of_founders(connection).await?);
    let spoiled = rows.into_iter().filter(|row| row.is != row.should_be);
    Ok(spoiled.map(|row| format!("{} is not as it was written", row.what)).collect())
}

async fn of_posts(connection: &mut PgConnection) -> Result<Vec<CheckedRow>, sqlx::Error> {
    let rows = sqlx::query!(
        "SELECT campaign_id, subject, channel_id, message_id, checksum FROM posts ORDER BY campaign_id, subject"
    )
    .fetch_all(connection)
    .await?;
    let rows = rows.into_iter().map(|row| CheckedRow {
        should_be: checksums::post(row.campaign_id, &row.subject, row.channel_id, row.message_id),
        is: row.checksum,
        what: format!("campaign {}: the message of {}", row.campaign_id, row.subject),
    });
    Ok(rows.collect())
}

async fn of_names(connection: &mut PgConnection) -> Result<Vec<CheckedRow>, sqlx::Error> {
    let rows = sqlx::query!("SELECT guild_id, user_id, name, account, checksum FROM names ORDER BY guild_id, user_id")
        .fetch_all(connection)
        .await?;
    let rows = rows.into_iter().map(|row| CheckedRow {
        should_be: {
            let name = PersonName { shown: row.name, account: row.account };
            checksums::name(row.guild_id, row.user_id, &name)
        },
        is: row.checksum,
        what: format!("the name of {} in server {}", row.user_id, row.guild_id),
    });
    Ok(rows.collect())
}

async fn of_drafts(connection: &mut PgConnection) -> Result<Vec<CheckedRow>, sqlx::Error> {
    let rows = sqlx::query!("SELECT id, campaign_id, user_id, command, expires_at, checksum FROM drafts ORDER BY id")
        .fetch_all(connection)
        .await?;
    let rows = rows.into_iter().map(|row| CheckedRow {
        should_be: checksums::draft(row.campaign_id, row.user_id, &row.command, row.expires_at),
        is: row.checksum,
        what: format!("campaign {}: draft {}", row.campaign_id, row.id),
    });
    Ok(rows.collect())
}

async fn of_outbox(connection: &mut PgConnection) -> Result<Vec<CheckedRow>, sqlx::Error> {
    let rows = sqlx::query!("SELECT id, campaign_id, seq, recipient, notice, checksum FROM outbox ORDER BY id")
        .fetch_all(connection)
        .await?;
    let rows = rows.into_iter().map(|row| CheckedRow {
        should_be: checksums::outbox(row.campaign_id, row.seq, row.recipient, &row.notice),
        is: row.checksum,
        what: format!("campaign {}: announcement {}", row.campaign_id, row.id),
    });
    Ok(rows.collect())
}

async fn of_founders(connection: &mut PgConnection) -> Result<Vec<CheckedRow>, sqlx::Error> {
    let rows = sqlx::query!("SELECT guild_id, role_id, checksum FROM founders ORDER BY guild_id")
        .fetch_all(connection)
        .await?;
    let rows = rows.into_iter().map(|row| CheckedRow {
        should_be: checksums::founders(row.guild_id, row.role_id),
        is: row.checksum,
        what: format!("who may found campaigns in server {}", row.guild_id),
    });
    Ok(rows.collect())
}
