//! Erases the data of people who ask for it, and of servers that the bot has left.

use super::commits::json;
use super::housekeeping::touched;
use super::{SqliteStore, campaigns, chain};
use chancery_journal::chain::Anchor;
use chancery_journal::{ChainedChange, Step, checksums};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::Time;
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn erasing(&self) -> Result<Vec<PlayerId>, sqlx::Error> {
        let users = sqlx::query_scalar!("SELECT user_id FROM erasures WHERE done = 0 ORDER BY asked_at, user_id")
            .fetch_all(&self.readers)
            .await?;
        let users = users.into_iter();
        Ok(users.map(|user| PlayerId(user.cast_unsigned())).collect())
    }

    pub(super) async fn is_erased(&self, player: PlayerId) -> Result<bool, sqlx::Error> {
        let user = player.0.cast_signed();
        let found =
            sqlx::query_scalar!(r#"SELECT EXISTS (SELECT 1 FROM erasures WHERE user_id = ?1) AS "found!: bool""#, user)
                .fetch_one(&self.readers)
                .await?;
        Ok(found)
    }

    pub(super) async fn notices(&self, campaign: CampaignId) -> Result<Vec<(i64, String)>, sqlx::Error> {
        let rows = sqlx::query!("SELECT id, notice FROM outbox WHERE campaign_id = ?1 ORDER BY id", campaign.0)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().map(|row| (row.id, row.notice)).collect())
    }

    pub(super) async fn departures(&self) -> Result<Vec<(u64, Time)>, sqlx::Error> {
        let rows = sqlx::query!("SELECT guild_id, since FROM departures ORDER BY since, guild_id")
            .fetch_all(&self.readers)
            .await?;
        let rows = rows.into_iter();
        Ok(rows.map(|row| (row.guild_id.cast_unsigned(), Time::from_millis(row.since))).collect())
    }

    pub(super) async fn known_servers(&self) -> Result<Vec<u64>, sqlx::Error> {
        let guilds = sqlx::query_scalar!(
            r#"SELECT guild_id AS "guild!" FROM campaigns UNION SELECT guild_id FROM names
               UNION SELECT guild_id FROM founders UNION SELECT guild_id FROM greeted UNION SELECT guild_id FROM server_commands"#
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(guilds.into_iter().map(i64::cast_unsigned).collect())
    }
}

/// Writes a step; returns the number of affected rows.
pub(super) async fn write(connection: &mut SqliteConnection, step: &Step) -> Result<i64, sqlx::Error> {
    match step {
        Step::Person { player, at } => erase_person(connection, *player, *at).await,
        Step::Done(player) => {
            let user = player.0.cast_signed();
            let done = sqlx::query!("UPDATE erasures SET done = 1 WHERE user_id = ?1", user);
            Ok(touched(&done.execute(connection).await?))
        }
        Step::Server { guild, gone: Some(at) } => {
            let (guild, at) = (guild.cast_signed(), at.as_millis());
            let done = sqlx::query!(
                "INSERT INTO departures (guild_id, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                guild,
                at
            );
            Ok(touched(&done.execute(connection).await?))
        }
        Step::Server { guild, gone: None } => {
            let guild = guild.cast_signed();
            let done = sqlx::query!("DELETE FROM departures WHERE guild_id = ?1", guild);
            Ok(touched(&done.execute(connection).await?))
        }
        Step::Forget(guild) => forget_server(connection, *guild).await,
    }
}

async fn erase_person(connection: &mut SqliteConnection, player: PlayerId, at: Time) -> Result<i64, sqlx::Error> {
    let (user, at) = (player.0.cast_signed(), at.as_millis());
    sqlx::query!("DELETE FROM names WHERE user_id = ?1", user).execute(&mut *connection).await?;
    sqlx::query!("DELETE FROM drafts WHERE user_id = ?1", user).execute(&mut *connection).await?;
    sqlx::query!("DELETE FROM calls WHERE user_id = ?1", user).execute(&mut *connection).await?;
    sqlx::query!("DELETE FROM digests WHERE user_id = ?1", user).execute(&mut *connection).await?;
    let done = sqlx::query!(
        "INSERT INTO erasures (user_id, asked_at) VALUES (?1, ?2)
         ON CONFLICT (user_id) DO UPDATE SET asked_at = excluded.asked_at, done = 0",
        user,
        at
    );
    Ok(touched(&done.execute(connection).await?))
}

/// Removes everything kept of a server, including its campaigns, unless the bot has rejoined it.
async fn forget_server(connection: &mut SqliteConnection, guild: u64) -> Result<i64, sqlx::Error> {
    let guild = guild.cast_signed();
    let noted = sqlx::query!("DELETE FROM departures WHERE guild_id = ?1", guild);
    if noted.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(0);
    }
    sqlx::query!(
        "INSERT INTO erased_campaigns (id) SELECT max(id) FROM campaigns WHERE guild_id = ?1 HAVING max(id) IS NOT NULL",
        guild
    )
    .execute(&mut *connection)
    .await?;
    let mut rows = 0;
    // Rows that refer to a campaign must be removed before it.
    macro_rules! remove {
        ($($statement:literal)*) => {
            $(rows += touched(&sqlx::query!($statement, guild).execute(&mut *connection).await?);)*
        };
    }
    remove! {
        "DELETE FROM outbox WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM posts WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM drafts WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM calls WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM members WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM offers WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM sealed WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM snapshots WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM journal WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM campaigns WHERE guild_id = ?1"
        "DELETE FROM names WHERE guild_id = ?1"
        "DELETE FROM founders WHERE guild_id = ?1"
        "DELETE FROM greeted WHERE guild_id = ?1"
        "DELETE FROM server_commands WHERE guild_id = ?1"
    }
    Ok(rows)
}

/// Replaces the changed rows and rebuilds the chains. This must run after all other writes of the changes, because a
/// snapshot stored with one also contains the texts.
pub(super) async fn apply(connection: &mut SqliteConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    for head in heads {
        let Some(erasure) = &head.change.erasure else {
            continue;
        };
        let id = head.campaign.0;
        for (seq, events) in &erasure.entries {
            sqlx::query!("UPDATE journal SET events = ?3 WHERE campaign_id = ?1 AND seq = ?2", id, seq, events)
                .execute(&mut *connection)
                .await?;
        }
        for (row, notice) in &erasure.notices {
            change_notice(connection, id, *row, notice).await?;
        }
        sqlx::query!("DELETE FROM snapshots WHERE campaign_id = ?1", id).execute(&mut *connection).await?;
        let posts = json(erasure.posts.iter())?;
        sqlx::query!(
            "UPDATE posts SET stale = 1 WHERE campaign_id = ?1 AND subject IN (SELECT value FROM json_each(?2))",
            id,
            posts
        )
        .execute(&mut *connection)
        .await?;
        if let Some(campaign) = campaigns::get(connection, head.campaign).await? {
            chain::compute(connection, &Anchor::from(&campaign)).await?;
        }
    }
    Ok(())
}

/// Changes the text of an undelivered announcement.
async fn change_notice(
    connection: &mut SqliteConnection,
    campaign: i64,
    row: i64,
    notice: &str,
) -> Result<(), sqlx::Error> {
    let found = sqlx::query!("SELECT seq, recipient FROM outbox WHERE id = ?1 AND campaign_id = ?2", row, campaign);
    let Some(found) = found.fetch_optional(&mut *connection).await? else {
        return Ok(());
    };
    let checksum = checksums::outbox(campaign, found.seq, found.recipient, notice);
    sqlx::query!("UPDATE outbox SET notice = ?2, checksum = ?3 WHERE id = ?1", row, notice, checksum)
        .execute(connection)
        .await?;
    Ok(())
}
