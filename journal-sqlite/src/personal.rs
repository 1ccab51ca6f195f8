//! The data about one person, across all campaigns and servers.

use super::SqliteStore;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::{Part, PersonName, Personal};

impl SqliteStore {
    pub(super) async fn personal(&self, player: PlayerId) -> Result<Personal, sqlx::Error> {
        let user = player.0.cast_signed();
        let parts = sqlx::query!(
            r#"SELECT c.id, c.guild_id, c.name, c.ruleset, c.status, m.active AS "plays?: bool" FROM campaigns AS c
               LEFT JOIN members AS m ON m.campaign_id = c.id AND m.user_id = ?1
               WHERE c.guild_id <> 0
                   AND (m.user_id IS NOT NULL OR EXISTS (SELECT 1 FROM journal WHERE actor = ?1 AND campaign_id = c.id))
               ORDER BY c.id"#,
            user
        )
        .fetch_all(&self.readers)
        .await?;
        let names =
            sqlx::query!("SELECT guild_id, name, account FROM names WHERE user_id = ?1 ORDER BY guild_id", user)
                .fetch_all(&self.readers)
                .await?;
        let drafts =
            sqlx::query!("SELECT campaign_id, command, expires_at FROM drafts WHERE user_id = ?1 ORDER BY id", user)
                .fetch_all(&self.readers)
                .await?;
        let calls = sqlx::query!("SELECT campaign_id, at FROM calls WHERE user_id = ?1 ORDER BY campaign_id", user)
            .fetch_all(&self.readers)
            .await?;
        Ok(Personal {
            campaigns: parts
                .into_iter()
                .map(|row| Part {
                    campaign: CampaignId(row.id),
                    guild: row.guild_id.cast_unsigned(),
                    name: row.name,
                    ruleset: row.ruleset,
                    ended: row.status == "ended",
                    plays: row.plays,
                })
                .collect(),
            names: names
                .into_iter()
                .map(|row| (row.guild_id.cast_unsigned(), PersonName { shown: row.name, account: row.account }))
                .collect(),
            drafts: drafts
                .into_iter()
                .map(|row| {
                    let until = Time::from_millis(row.expires_at);
                    (CampaignId(row.campaign_id), row.command, until)
                })
                .collect(),
            calls: calls.into_iter().map(|row| (CampaignId(row.campaign_id), Time::from_millis(row.at))).collect(),
        })
    }
}
