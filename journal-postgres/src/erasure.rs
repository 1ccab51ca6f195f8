//! Erases the data of people who ask for it, and of servers that the bot has left.

use super::housekeeping::touched;
use chancery_journal::chain::{self, Anchor};
use chancery_journal::{CommitPlan, Entry, Erasure, Link, Rows, Step, checksums};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::Time;
use sqlx::PgConnection;
use std::collections::BTreeMap;

/// How many entries are read at a time to rebuild a chain.
const PER_READ: i64 = 500;

/// Writes a step; returns the number of affected rows.
pub(crate) async fn write(connection: &mut PgConnection, step: &Step) -> Result<i64, sqlx::Error> {
    match step {
        Step::Person { player, at } => erase_person(connection, *player, *at).await,
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

/// Removes everything kept of a server, including its campaigns, unless the bot has rejoined it. The caller has
/// locked the campaigns, and no other can be founded meanwhile.
async fn forget_server(connection: &mut PgConnection, guild: u64) -> Result<i64, sqlx::Error> {
    let guild = guild.cast_signed();
    let noted = sqlx::query!("DELETE FROM departures WHERE guild_id = $1", guild);
    if noted.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(0);
    }
    sqlx::query!(
        "INSERT INTO erased_campaigns (id) SELECT max(id) FROM campaigns WHERE guild_id = $1 HAVING max(id) IS NOT NULL",
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
        "DELETE FROM outbox WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM posts WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM drafts WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM calls WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM members WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM offers WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM sealed WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM snapshots WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM journal WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)"
        "DELETE FROM campaigns WHERE guild_id = $1"
        "DELETE FROM names WHERE guild_id = $1"
        "DELETE FROM founders WHERE guild_id = $1"
        "DELETE FROM greeted WHERE guild_id = $1"
        "DELETE FROM server_commands WHERE guild_id = $1"
    }
    Ok(rows)
}

/// Replaces the changed rows and rebuilds the chains. This must run after all other writes of the changes, because a
/// snapshot stored with one also contains the texts.
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
        replace(connection, head.campaign.0, erasure).await?;
        let mut rows = plan.changed();
        if let Some(row) = rows.find(|row| row.campaign.id == head.campaign) {
            let link = chain_anew(connection, &Anchor::from(&row.campaign)).await?;
            anew.insert(head.campaign, link);
        }
    }
    Ok(anew)
}

async fn replace(connection: &mut PgConnection, campaign: i64, erasure: &Erasure) -> Result<(), sqlx::Error> {
    let (seqs, events): (Vec<i64>, Vec<String>) = erasure.entries.iter().cloned().unzip();
    sqlx::query!(
        "UPDATE journal SET events = n.events FROM unnest($2::bigint[], $3::text[]) AS n (seq, events)
         WHERE journal.campaign_id = $1 AND journal.seq = n.seq",
        campaign,
        &seqs,
        &events
    )
    .execute(&mut *connection)
    .await?;
    for (row, notice) in &erasure.notices {
        change_notice(connection, campaign, *row, notice).await?;
    }
    sqlx::query!("DELETE FROM snapshots WHERE campaign_id = $1", campaign).execute(&mut *connection).await?;
    sqlx::query!(
        "UPDATE posts SET stale = true WHERE campaign_id = $1 AND subject = ANY($2)",
        campaign,
        &erasure.posts
    )
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

/// Recomputes and writes every link of a campaign, including its head.
async fn chain_anew(connection: &mut PgConnection, anchor: &Anchor) -> Result<Link, sqlx::Error> {
    let mut link = anchor.link();
    let mut after = 0;
    loop {
        let page = sqlx::query!(
            "SELECT seq, at, actor, cause, events FROM journal WHERE campaign_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
            anchor.id,
            after,
            PER_READ
        )
        .fetch_all(&mut *connection)
        .await?;
        let (mut seqs, mut links) = (Vec::new(), Vec::new());
        for row in page {
            let entry = Entry {
                at: Time::from_millis(row.at),
                actor: row.actor.map(|actor| PlayerId(actor.cast_unsigned())),
                cause: row.cause,
                events: row.events,
            };
            link = chain::next(link, anchor.id, row.seq, &entry);
            after = row.seq;
            seqs.push(row.seq);
            links.push(link.as_bytes().to_vec());
        }
        if seqs.is_empty() {
            break;
        }
        sqlx::query!(
            "UPDATE journal SET link = n.link FROM unnest($2::bigint[], $3::bytea[]) AS n (seq, link)
             WHERE journal.campaign_id = $1 AND journal.seq = n.seq",
            anchor.id,
            &seqs,
            &links
        )
        .execute(&mut *connection)
        .await?;
    }
    sqlx::query!("UPDATE campaigns SET head = $2 WHERE id = $1", anchor.id, link.as_bytes())
        .execute(connection)
        .await?;
    Ok(link)
}
