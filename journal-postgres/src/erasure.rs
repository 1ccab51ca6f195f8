//! Erases the data of people who ask for it, and of servers that the bot has left.

use super::housekeeping::touched;
use super::reads::{campaigns, entries};
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::chain::{self, Anchor};
use chancery_journal::{CommitPlan, ErasureProgress, Link, PER_PIECE, Piece, Rows, Step, chained_after, checksums};
use sqlx::PgConnection;
use std::collections::BTreeMap;

/// How many entries are read at a time to rebuild a chain.
const PER_READ: u32 = 500;

pub(crate) async fn progress(
    connection: &mut PgConnection,
    campaign: CampaignId,
) -> Result<Option<ErasureProgress>, sqlx::Error> {
    let row = sqlx::query!("SELECT user_id, upto, link FROM erasure_progress WHERE campaign_id = $1", campaign.0)
        .fetch_optional(connection)
        .await?;
    Ok(row.map(|row| ErasureProgress {
        player: PlayerId(row.user_id.cast_unsigned()),
        upto: row.upto,
        link: Link::read(Some(&row.link)),
    }))
}

pub(crate) async fn must_be_swept(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(r#"SELECT EXISTS (SELECT 1 FROM campaigns WHERE guild_id = 0) AS "found!""#)
        .fetch_one(connection)
        .await
}

/// Writes a step; returns the number of affected rows.
pub(crate) async fn write(connection: &mut PgConnection, step: &Step) -> Result<i64, sqlx::Error> {
    match step {
        Step::Person { player, at } => erase_person(connection, *player, *at).await,
        Step::Piece(piece) => erase_piece(connection, piece).await,
        Step::Done(player) => {
            let user = player.0.cast_signed();
            let done = sqlx::query!("UPDATE erasures SET done = true WHERE user_id = $1", user);
            Ok(touched(&done.execute(connection).await?))
        }
        Step::Server { guild, gone: Some(at) } => {
            let done = sqlx::query!(
                "INSERT INTO departures (guild_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                guild.cast_signed(),
                at.as_millis()
            );
            Ok(touched(&done.execute(connection).await?))
        }
        Step::Server { guild, gone: None } => {
            let guild = guild.cast_signed();
            let done = sqlx::query!("DELETE FROM departures WHERE guild_id = $1", guild);
            Ok(touched(&done.execute(connection).await?))
        }
        Step::Forget(guild) => forget_server(connection, *guild).await,
        Step::Sweep => sweep(connection).await,
    }
}

async fn erase_person(connection: &mut PgConnection, player: PlayerId, at: Time) -> Result<i64, sqlx::Error> {
    let (user, at) = (player.0.cast_signed(), at.as_millis());
    let done = sqlx::query!(
        "WITH n AS (DELETE FROM names WHERE user_id = $1), d AS (DELETE FROM drafts WHERE user_id = $1),
             c AS (DELETE FROM calls WHERE user_id = $1), w AS (DELETE FROM digests WHERE user_id = $1)
         INSERT INTO erasures (user_id, asked_at) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET asked_at = excluded.asked_at, done = false",
        user,
        at
    );
    Ok(touched(&done.execute(connection).await?))
}

/// Erases the data of a server, unless the bot has rejoined it. Its campaigns are detached from it. The caller has
/// locked them, and no other can be founded meanwhile.
async fn forget_server(connection: &mut PgConnection, guild: u64) -> Result<i64, sqlx::Error> {
    let guild = guild.cast_signed();
    let noted = sqlx::query!("DELETE FROM departures WHERE guild_id = $1", guild);
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
        "INSERT INTO erased_campaigns (id) SELECT id FROM campaigns WHERE guild_id = $1"
        "DELETE FROM outbox WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM members WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM calls WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM erasure_progress WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "UPDATE campaigns SET guild_id = 0, channel_id = 0, founded_in = NULL, name = '', status = 'ended', next_due_at = NULL
         WHERE guild_id = $1"
        "DELETE FROM names WHERE guild_id = $1"
        "DELETE FROM founders WHERE guild_id = $1"
        "DELETE FROM greeted WHERE guild_id = $1"
        "DELETE FROM server_commands WHERE guild_id = $1"
    }
    Ok(rows)
}

/// Removes some of the rows of a detached campaign, and the campaign itself last. Returns the number of rows removed.
async fn sweep(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    // Locked, so that nothing that refers to it is written meanwhile.
    let campaign = sqlx::query_scalar!("SELECT id FROM campaigns WHERE guild_id = 0 ORDER BY id LIMIT 1 FOR UPDATE");
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
        "DELETE FROM journal WHERE campaign_id = $1 AND seq IN (SELECT seq FROM journal WHERE campaign_id = $1 LIMIT $2)"
        "DELETE FROM snapshots WHERE campaign_id = $1 AND seq IN (SELECT seq FROM snapshots WHERE campaign_id = $1 LIMIT $2)"
        "DELETE FROM posts WHERE campaign_id = $1 AND subject IN (SELECT subject FROM posts WHERE campaign_id = $1 LIMIT $2)"
        "DELETE FROM offers WHERE campaign_id = $1 AND id IN (SELECT id FROM offers WHERE campaign_id = $1 LIMIT $2)"
        "DELETE FROM sealed WHERE campaign_id = $1 AND seq IN (SELECT seq FROM sealed WHERE campaign_id = $1 LIMIT $2)"
        "DELETE FROM calls WHERE campaign_id = $1 AND user_id IN (SELECT user_id FROM calls WHERE campaign_id = $1 LIMIT $2)"
        "DELETE FROM drafts WHERE id IN (SELECT id FROM drafts WHERE campaign_id = $1 LIMIT $2)"
    }
    if rows < most {
        let last = sqlx::query!("DELETE FROM campaigns WHERE id = $1", campaign);
        rows += touched(&last.execute(connection).await?);
    }
    Ok(rows)
}

/// Erases a piece that is not the last. The caller has locked the campaign. If earlier pieces are not those the piece
/// expects, it changes nothing and returns 0.
async fn erase_piece(connection: &mut PgConnection, piece: &Piece) -> Result<i64, sqlx::Error> {
    let id = piece.campaign;
    let begun = progress(connection, id).await?.map(|begun| begun.upto);
    let Some(after) = chained_after(piece.begun, &piece.entries).filter(|_| begun == piece.begun) else {
        return Ok(0);
    };
    let (link, old) = (link_of(connection, id, after).await?, link_of(connection, id, piece.upto).await?);
    replace(connection, id.0, &piece.entries).await?;
    chain_after(connection, id, (after, link), piece.upto).await?;
    sqlx::query!(
        "INSERT INTO erasure_progress (campaign_id, user_id, upto, link) VALUES ($1, $2, $3, $4)
         ON CONFLICT (campaign_id) DO UPDATE SET user_id = excluded.user_id, upto = excluded.upto, link = excluded.link",
        id.0,
        piece.player.0.cast_signed(),
        piece.upto,
        old.as_bytes()
    )
    .execute(&mut *connection)
    .await?;
    outdate(connection, id.0, &piece.posts).await?;
    Ok(1)
}

/// Carries out the last pieces of erasures: replaces the changed rows and completes the chains. This must run after all
/// other writes of the changes, because a snapshot stored with one also contains the texts.
///
/// Returns the new head links of the campaigns.
pub(crate) async fn apply<R: Rows>(
    connection: &mut PgConnection,
    plan: &CommitPlan<'_, R>,
) -> Result<BTreeMap<CampaignId, Link>, sqlx::Error> {
    let mut anew = BTreeMap::new();
    for head in &plan.heads {
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
        sqlx::query!("DELETE FROM snapshots WHERE campaign_id = $1", id).execute(&mut *connection).await?;
        outdate(connection, id, &erasure.posts).await?;
        if let Some(after) = chained_after(begun, &erasure.entries) {
            let link = link_of(connection, head.campaign, after).await?;
            let link = chain_after(connection, head.campaign, (after, link), i64::MAX).await?;
            sqlx::query!("UPDATE campaigns SET head = $2 WHERE id = $1", id, link.as_bytes())
                .execute(&mut *connection)
                .await?;
            anew.insert(head.campaign, link);
        }
        sqlx::query!("DELETE FROM erasure_progress WHERE campaign_id = $1", id).execute(&mut *connection).await?;
    }
    Ok(anew)
}

async fn replace(connection: &mut PgConnection, campaign: i64, entries: &[(i64, String)]) -> Result<(), sqlx::Error> {
    let (seqs, events): (Vec<i64>, Vec<String>) = entries.iter().cloned().unzip();
    sqlx::query!(
        "UPDATE journal SET events = n.events FROM unnest($2::bigint[], $3::text[]) AS n (seq, events)
         WHERE journal.campaign_id = $1 AND journal.seq = n.seq",
        campaign,
        &seqs,
        &events
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Marks messages as out of date.
async fn outdate(connection: &mut PgConnection, campaign: i64, posts: &[String]) -> Result<(), sqlx::Error> {
    sqlx::query!("UPDATE posts SET stale = true WHERE campaign_id = $1 AND subject = ANY($2)", campaign, posts)
        .execute(connection)
        .await?;
    Ok(())
}

/// Changes the text of an undelivered announcement.
async fn change_notice(
    connection: &mut PgConnection,
    campaign: i64,
    row: i64,
    notice: &str,
) -> Result<(), sqlx::Error> {
    let found = sqlx::query!("SELECT seq, recipient FROM outbox WHERE id = $1 AND campaign_id = $2", row, campaign);
    let Some(found) = found.fetch_optional(&mut *connection).await? else {
        return Ok(());
    };
    let checksum = checksums::outbox(campaign, found.seq, found.recipient, notice);
    sqlx::query!("UPDATE outbox SET notice = $2, checksum = $3 WHERE id = $1", row, notice, checksum)
        .execute(connection)
        .await?;
    Ok(())
}

/// Returns the stored link of an entry, or the link that the first entry follows for 0.
async fn link_of(connection: &mut PgConnection, campaign: CampaignId, seq: i64) -> Result<Link, sqlx::Error> {
    let link = if seq == 0 {
        let campaign = campaigns::get(connection, campaign).await?;
        campaign.map(|campaign| Anchor::from(&campaign).link())
    } else {
        let link = sqlx::query_scalar!("SELECT link FROM journal WHERE campaign_id = $1 AND seq = $2", campaign.0, seq)
            .fetch_optional(connection)
            .await?;
        Link::read(link.as_deref())
    };
    link.ok_or_else(|| sqlx::Error::Protocol(format!("entry {seq} of campaign {campaign} has no link")))
}

/// Recomputes and writes the links of the entries after one with the given link, up to the entry `upto`. Returns the
/// last link.
async fn chain_after(
    connection: &mut PgConnection,
    campaign: CampaignId,
    (mut after, mut link): (i64, Link),
    upto: i64,
) -> Result<Link, sqlx::Error> {
    loop {
        let page = entries::page(connection, campaign, after, PER_READ).await?;
        let (mut seqs, mut links) = (Vec::new(), Vec::new());
        for recorded in page.into_iter().take_while(|recorded| recorded.seq <= upto) {
            link = chain::next(link, campaign.0, recorded.seq, &recorded.entry);
            after = recorded.seq;
            seqs.push(recorded.seq);
            links.push(link.as_bytes().to_vec());
        }
        if seqs.is_empty() {
            return Ok(link);
        }
        sqlx::query!(
            "UPDATE journal SET link = n.link FROM unnest($2::bigint[], $3::bytea[]) AS n (seq, link)
             WHERE journal.campaign_id = $1 AND journal.seq = n.seq",
            campaign.0,
            &seqs,
            &links
        )
        .execute(&mut *connection)
        .await?;
    }
}
