//! Erases the data of people who ask for it, and of servers that the bot has left.

use super::commits::json;
use super::housekeeping::touched;
use super::{SqliteStore, chain};
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::{ChainedChange, ErasureProgress, Link, PER_PIECE, Piece, Step, chained_after, checksums};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn erasing(&self) -> Result<Vec<PlayerId>, sqlx::Error> {
        let users = sqlx::query_scalar!("SELECT user_id FROM erasures WHERE done = 0 ORDER BY asked_at, user_id")
            .fetch_all(&self.readers)
            .await?;
        let users = users.into_iter();
        Ok(users.map(|user| PlayerId(user.cast_unsigned())).collect())
    }

    pub(super) async fn erasure_progress(&self, campaign: CampaignId) -> Result<Option<ErasureProgress>, sqlx::Error> {
        let mut connection = self.readers.acquire().await?;
        progress(&mut connection, campaign).await
    }

    pub(super) async fn must_be_swept(&self) -> Result<bool, sqlx::Error> {
        sqlx::query_scalar!(r#"SELECT EXISTS (SELECT 1 FROM campaigns WHERE guild_id = 0) AS "found!: bool""#)
            .fetch_one(&self.readers)
            .await
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
        // Detached campaigns are being removed.
        Ok(guilds.into_iter().filter(|guild| *guild != 0).map(i64::cast_unsigned).collect())
    }
}

pub(super) async fn progress(
    connection: &mut SqliteConnection,
    campaign: CampaignId,
) -> Result<Option<ErasureProgress>, sqlx::Error> {
    let row = sqlx::query!("SELECT user_id, upto, link FROM erasure_progress WHERE campaign_id = ?1", campaign.0)
        .fetch_optional(connection)
        .await?;
    Ok(row.map(|row| ErasureProgress {
        player: PlayerId(row.user_id.cast_unsigned()),
        upto: row.upto,
        link: Link::read(Some(&row.link)),
    }))
}

/// Writes a step; returns the number of affected rows.
pub(super) async fn write(connection: &mut SqliteConnection, step: &Step) -> Result<i64, sqlx::Error> {
    match step {
        Step::Person { player, at } => erase_person(connection, *player, *at).await,
        Step::Piece(piece) => erase_piece(connection, piece).await,
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
        Step::Sweep => sweep(connection).await,
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

/// Erases the data of a server, unless the bot has rejoined it. Its campaigns are detached from it (`guild_id` 0).
async fn forget_server(connection: &mut SqliteConnection, guild: u64) -> Result<i64, sqlx::Error> {
    let guild = guild.cast_signed();
    let noted = sqlx::query!("DELETE FROM departures WHERE guild_id = ?1", guild);
    if noted.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(0);
    }
    let mut rows = 0;
    macro_rules! change {
        ($($statement:literal)*) => {
            $(rows += touched(&sqlx::query!($statement, guild).execute(&mut *connection).await?);)*
        };
    }
    change! {
        "INSERT INTO erased_campaigns (id) SELECT id FROM campaigns WHERE guild_id = ?1"
        "DELETE FROM outbox WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM members WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM calls WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "DELETE FROM erasure_progress WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1)"
        "UPDATE campaigns SET guild_id = 0, channel_id = 0, founded_in = NULL, name = '', status = 'ended', next_due_at = NULL
         WHERE guild_id = ?1"
        "DELETE FROM names WHERE guild_id = ?1"
        "DELETE FROM founders WHERE guild_id = ?1"
        "DELETE FROM greeted WHERE guild_id = ?1"
        "DELETE FROM server_commands WHERE guild_id = ?1"
    }
    Ok(rows)
}

/// Removes some of the rows of a detached campaign, and the campaign itself last. Returns the number of rows removed.
async fn sweep(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let campaign = sqlx::query_scalar!("SELECT id FROM campaigns WHERE guild_id = 0 ORDER BY id LIMIT 1");
    let Some(campaign) = campaign.fetch_optional(&mut *connection).await? else {
        return Ok(0);
    };
    let most = i64::from(PER_PIECE);
    let mut rows = 0;
    macro_rules! remove {
        ($($statement:literal)*) => {
            $(
                let left = most - rows;
                rows += touched(&sqlx::query!($statement, campaign, left).execute(&mut *connection).await?);
            )*
        };
    }
    remove! {
        "DELETE FROM journal WHERE campaign_id = ?1 AND seq IN (SELECT seq FROM journal WHERE campaign_id = ?1 LIMIT ?2)"
        "DELETE FROM snapshots WHERE campaign_id = ?1 AND seq IN (SELECT seq FROM snapshots WHERE campaign_id = ?1 LIMIT ?2)"
        "DELETE FROM posts WHERE campaign_id = ?1 AND subject IN (SELECT subject FROM posts WHERE campaign_id = ?1 LIMIT ?2)"
        "DELETE FROM offers WHERE campaign_id = ?1 AND id IN (SELECT id FROM offers WHERE campaign_id = ?1 LIMIT ?2)"
        "DELETE FROM sealed WHERE campaign_id = ?1 AND seq IN (SELECT seq FROM sealed WHERE campaign_id = ?1 LIMIT ?2)"
        "DELETE FROM calls WHERE campaign_id = ?1 AND user_id IN (SELECT user_id FROM calls WHERE campaign_id = ?1 LIMIT ?2)"
        "DELETE FROM drafts WHERE id IN (SELECT id FROM drafts WHERE campaign_id = ?1 LIMIT ?2)"
    }
    if rows < most {
        let last = sqlx::query!("DELETE FROM campaigns WHERE id = ?1", campaign);
        rows += touched(&last.execute(connection).await?);
    }
    Ok(rows)
}

/// Erases a piece that is not the last. If earlier pieces are not those the piece expects, it changes nothing and
/// returns 0.
async fn erase_piece(connection: &mut SqliteConnection, piece: &Piece) -> Result<i64, sqlx::Error> {
    let id = piece.campaign;
    let begun = progress(connection, id).await?.map(|begun| begun.upto);
    let Some(after) = chained_after(piece.begun, &piece.entries).filter(|_| begun == piece.begun) else {
        return Ok(0);
    };
    let (link, old) = (chain::link_of(connection, id, after).await?, chain::link_of(connection, id, piece.upto).await?);
    replace(connection, id.0, &piece.entries).await?;
    chain::compute_after(connection, id.0, (after, link), piece.upto).await?;
    let (user, old) = (piece.player.0.cast_signed(), old.as_bytes());
    sqlx::query!(
        "INSERT INTO erasure_progress (campaign_id, user_id, upto, link) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (campaign_id) DO UPDATE SET user_id = excluded.user_id, upto = excluded.upto, link = excluded.link",
        id.0,
        user,
        piece.upto,
        old
    )
    .execute(&mut *connection)
    .await?;
    outdate(connection, id.0, &piece.posts).await?;
    Ok(1)
}

async fn replace(
    connection: &mut SqliteConnection,
    campaign: i64,
    entries: &[(i64, String)],
) -> Result<(), sqlx::Error> {
    for (seq, events) in entries {
        sqlx::query!("UPDATE journal SET events = ?3 WHERE campaign_id = ?1 AND seq = ?2", campaign, seq, events)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Marks messages as out of date.
async fn outdate(connection: &mut SqliteConnection, campaign: i64, posts: &[String]) -> Result<(), sqlx::Error> {
    let posts = json(posts.iter())?;
    sqlx::query!(
        "UPDATE posts SET stale = 1 WHERE campaign_id = ?1 AND subject IN (SELECT value FROM json_each(?2))",
        campaign,
        posts
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Carries out the last pieces of erasures: replaces the changed rows and completes the chains. This must run after all
/// other writes of the changes, because a snapshot stored with one also contains the texts.
pub(super) async fn apply(connection: &mut SqliteConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    for head in heads {
        let Some(erasure) = &head.change.erasure else {
            continue;
        };
        let id = head.campaign.0;
        let begun = progress(connection, head.campaign).await?.map(|begun| begun.upto);
        if begun != erasure.begun {
            return Err(sqlx::Error::Protocol(format!("another erasure has begun in campaign {id}")));
        }
        replace(connection, id, &erasure.entries).await?;
        for (row, notice) in &erasure.notices {
            change_notice(connection, id, *row, notice).await?;
        }
        sqlx::query!("DELETE FROM snapshots WHERE campaign_id = ?1", id).execute(&mut *connection).await?;
        outdate(connection, id, &erasure.posts).await?;
        if let Some(after) = chained_after(begun, &erasure.entries) {
            let link = chain::link_of(connection, head.campaign, after).await?;
            let link = chain::compute_after(connection, id, (after, link), i64::MAX).await?;
            chain::put_head(connection, id, link).await?;
        }
        sqlx::query!("DELETE FROM erasure_progress WHERE campaign_id = ?1", id).execute(&mut *connection).await?;
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
