//! Rebuilds the chain of a campaign. The contract defines how entries are chained.

use chancery_journal::chain::{Anchor, next};
use sqlx::SqliteConnection;

/// How many entries are read at a time while a whole journal is chained.
const PER_READ: u32 = 500;

/// Recomputes and writes every link of a campaign, including its head. Call it inside a transaction.
pub(super) async fn compute(connection: &mut SqliteConnection, anchor: &Anchor) -> Result<(), sqlx::Error> {
    let mut link = anchor.link();
    let mut after = 0;
    loop {
        let entries = super::entries::page(connection, anchor.id, after, PER_READ).await?;
        let Some(last) = entries.last() else {
            break;
        };
        after = last.seq;
        for recorded in &entries {
            link = next(link, anchor.id, recorded.seq, &recorded.entry);
            let bytes = link.as_bytes();
            sqlx::query!(
                "UPDATE journal SET link = ?3 WHERE campaign_id = ?1 AND seq = ?2",
                anchor.id,
                recorded.seq,
                bytes
            )
            .execute(&mut *connection)
            .await?;
        }
    }
    let head = link.as_bytes();
    sqlx::query!("UPDATE campaigns SET head = ?2 WHERE id = ?1", anchor.id, head).execute(connection).await?;
    Ok(())
}
