//! Writes commits: one statement per table inserts the rows of a whole group.

use super::{erasure, outbox};
use chancery_basics::ids::CampaignId;
use chancery_journal::{ChainedChange, CommitPlan, Link, Rows, SNAPSHOTS_APART, StoredCampaign, Told};
use sqlx::PgConnection;
use std::collections::BTreeMap;

/// Writes the changes of a group in the order of their decisions. Returns the new links of the campaigns whose chain
/// was rebuilt.
pub(crate) async fn append<R: Rows>(
    connection: &mut PgConnection,
    plan: &CommitPlan<'_, R>,
    told: &[Told<'_>],
) -> Result<BTreeMap<CampaignId, Link>, sqlx::Error> {
    if plan.heads.is_empty() {
        return Ok(BTreeMap::new());
    }
    let is_new = |row: &&StoredCampaign| plan.rows.row(row.campaign.id).is_none();
    let (founded, changed): (Vec<&StoredCampaign>, Vec<&StoredCampaign>) = plan.changed().partition(is_new);
    insert_campaigns(connection, &founded).await?;
    update_campaigns(connection, &changed).await?;
    insert_entries(connection, &plan.heads).await?;
    outbox::insert(connection, told).await?;
    let heads: Vec<&ChainedChange<'_>> = plan.heads.iter().filter(|head| head.has_more()).collect();
    revert(connection, &heads).await?;
    insert_snapshots(connection, &heads).await?;
    insert_members(connection, &heads).await?;
    note_offers(connection, &heads).await?;
    note_sealed(connection, &heads).await?;
    erasure::apply(connection, plan).await
}

fn status(row: &StoredCampaign) -> String {
    let status = if row.campaign.ended { "ended" } else { "running" };
    status.to_owned()
}

fn link(row: &StoredCampaign) -> Option<Vec<u8>> {
    row.head.map(|link| link.as_bytes().to_vec())
}

fn due(row: &StoredCampaign) -> Option<i64> {
    row.campaign.next_due.map(|due| due.as_millis())
}

fn column<R, T>(rows: &[R], value: impl Fn(&R) -> T) -> Vec<T> {
    rows.iter().map(value).collect()
}

async fn insert_campaigns(connection: &mut PgConnection, rows: &[&StoredCampaign]) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query!(
        "INSERT INTO campaigns
             (id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at, head)
         SELECT id, guild_id, channel_id, NULLIF(founded_in, channel_id), name, ruleset, language, status, version, next_due_at,
                created_at, head
         FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[],
                     $9::bigint[], $10::bigint[], $11::bigint[], $12::bytea[])
             AS n (id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at, head)",
        &column(rows, |row| row.campaign.id.0),
        &column(rows, |row| row.campaign.guild.cast_signed()),
        &column(rows, |row| row.campaign.channel.cast_signed()),
        &column(rows, |row| row.campaign.founded_in.cast_signed()),
        &column(rows, |row| row.campaign.name.clone()),
        &column(rows, |row| row.campaign.ruleset.clone()),
        &column(rows, |row| row.campaign.language.clone()),
        &column(rows, |row| status(row)),
        &column(rows, |row| row.campaign.version),
        &column(rows, |row| due(row)) as &[Option<i64>],
        &column(rows, |row| row.campaign.created_at.as_millis()),
        &column(rows, |row| link(row)) as &[Option<Vec<u8>>],
    )
    .execute(connection)
    .await?;
    Ok(())
}

async fn update_campaigns(connection: &mut PgConnection, rows: &[&StoredCampaign]) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    // Setting a column to its old value does not cost an index update.
    sqlx::query!(
        "UPDATE campaigns AS c
         SET version = n.version, head = COALESCE(n.head, c.head), next_due_at = n.next_due_at, status = n.status,
             channel_id = n.channel_id,
             founded_in = CASE WHEN n.channel_id = c.channel_id THEN c.founded_in ELSE COALESCE(c.founded_in, c.channel_id) END
         FROM unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::bigint[], $5::text[], $6::bigint[])
             AS n (id, version, head, next_due_at, status, channel_id)
         WHERE c.id = n.id",
        &column(rows, |row| row.campaign.id.0),
        &column(rows, |row| row.campaign.version),
        &column(rows, |row| link(row)) as &[Option<Vec<u8>>],
        &column(rows, |row| due(row)) as &[Option<i64>],
        &column(rows, |row| status(row)),
        &column(rows, |row| row.campaign.channel.cast_signed()),
    )
    .execute(connection)
    .await?;
    Ok(())
}

async fn insert_entries(connection: &mut PgConnection, heads: &[ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    let rows = heads.iter().flat_map(|head| {
        let entries = head.change.entries.iter().zip(&head.links).enumerate();
        entries.map(move |(number, (entry, link))| (head.campaign.0, head.seq_of(number), entry, link))
    });
    let rows: Vec<_> = rows.collect();
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query!(
        "INSERT INTO journal (campaign_id, seq, at, actor, cause, events, link)
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::bytea[])",
        &column(&rows, |row| row.0),
        &column(&rows, |row| row.1),
        &column(&rows, |row| row.2.at.as_millis()),
        &column(&rows, |row| row.2.actor.map(|actor| actor.0.cast_signed())) as &[Option<i64>],
        &column(&rows, |row| row.2.cause.clone()),
        &column(&rows, |row| row.2.events.clone()),
        &column(&rows, |row| row.3.as_bytes().to_vec()),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Marks entries as undone. Removes the snapshots that contain them, and the records of their offers.
async fn revert(connection: &mut PgConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    let undone = heads.iter().filter_map(|head| {
        let first = head.change.revert_from?;
        Some((head.campaign.0, first, head.expected + 1))
    });
    let undone: Vec<(i64, i64, i64)> = undone.collect();
    if undone.is_empty() {
        return Ok(());
    }
    let campaigns = column(&undone, |row| row.0);
    let firsts = column(&undone, |row| row.1);
    sqlx::query!(
        "UPDATE journal AS j SET reverted_by = n.reverted_by
         FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS n (campaign_id, first, reverted_by)
         WHERE j.campaign_id = n.campaign_id AND j.seq >= n.first AND j.seq < n.reverted_by AND j.reverted_by IS NULL",
        &campaigns,
        &firsts,
        &column(&undone, |row| row.2),
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "WITH n AS (SELECT * FROM unnest($1::bigint[], $2::bigint[]) AS n (campaign_id, first)),
              s AS (DELETE FROM snapshots USING n WHERE snapshots.campaign_id = n.campaign_id AND seq >= first),
              o AS (DELETE FROM offers USING n WHERE offers.campaign_id = n.campaign_id AND made_in >= first)
         UPDATE offers SET closed_in = NULL FROM n
         WHERE offers.campaign_id = n.campaign_id AND made_in < first AND closed_in >= first",
        &campaigns,
        &firsts,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Stores the snapshots and removes those they supersede. Each campaign keeps two: its newest one, for loading, and one
/// some way before it (or else the oldest), for undos.
async fn insert_snapshots(connection: &mut PgConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    let states = heads.iter().filter_map(|head| {
        let state = head.change.snapshot.as_deref()?;
        Some(((head.campaign.0, head.version()), state))
    });
    // Keeps only the last one of a version, because one statement cannot change a row twice.
    let states: BTreeMap<(i64, i64), &str> = states.collect();
    if states.is_empty() {
        return Ok(());
    }
    let newest: BTreeMap<i64, i64> = states.keys().copied().collect();
    let states: Vec<_> = states.into_iter().collect();
    sqlx::query!(
        "INSERT INTO snapshots (campaign_id, seq, state) SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[])
         ON CONFLICT (campaign_id, seq) DO UPDATE SET state = excluded.state",
        &column(&states, |row| row.0.0),
        &column(&states, |row| row.0.1),
        &column(&states, |row| row.1.to_owned()),
    )
    .execute(&mut *connection)
    .await?;
    let newest: Vec<(i64, i64)> = newest.into_iter().collect();
    sqlx::query!(
        "DELETE FROM snapshots AS s USING unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS n (campaign_id, seq, before)
         WHERE s.campaign_id = n.campaign_id AND s.seq < n.seq AND s.seq <> (
             SELECT COALESCE(max(o.seq) FILTER (WHERE o.seq <= n.before), min(o.seq))
             FROM snapshots AS o WHERE o.campaign_id = n.campaign_id
         )",
        &column(&newest, |row| row.0),
        &column(&newest, |row| row.1),
        &column(&newest, |row| row.1 - SNAPSHOTS_APART),
    )
    .execute(connection)
    .await?;
    Ok(())
}

async fn insert_members(connection: &mut PgConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    let members = heads.iter().flat_map(|head| {
        let members = head.change.members.iter();
        members.map(|member| {
            let key = (head.campaign.0, member.player.0.cast_signed());
            (key, member.active)
        })
    });
    // Keeps only a player's last change, because one statement cannot change a row twice.
    let members: BTreeMap<(i64, i64), bool> = members.collect();
    if members.is_empty() {
        return Ok(());
    }
    let members: Vec<_> = members.into_iter().collect();
    sqlx::query!(
        "INSERT INTO members (campaign_id, user_id, active) SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::boolean[])
         ON CONFLICT (campaign_id, user_id) DO UPDATE SET active = excluded.active",
        &column(&members, |row| row.0.0),
        &column(&members, |row| row.0.1),
        &column(&members, |row| row.1),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Records the entries that made and closed offers.
async fn note_offers(connection: &mut PgConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    let (mut made, mut closed) = (Vec::new(), BTreeMap::new());
    for head in heads {
        for change in &head.change.offers {
            let (campaign, offer) = (head.campaign.0, change.offer.0.cast_signed());
            let seq = head.seq_of(change.entry);
            if change.closed {
                closed.insert((campaign, offer), seq);
            } else {
                made.push((campaign, offer, seq));
            }
        }
    }
    if !made.is_empty() {
        sqlx::query!(
            "INSERT INTO offers (campaign_id, id, made_in) SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[])",
            &column(&made, |row| row.0),
            &column(&made, |row| row.1),
            &column(&made, |row| row.2),
        )
        .execute(&mut *connection)
        .await?;
    }
    if !closed.is_empty() {
        let closed: Vec<_> = closed.into_iter().collect();
        sqlx::query!(
            "UPDATE offers SET closed_in = n.seq FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS n (campaign_id, id, seq)
             WHERE offers.campaign_id = n.campaign_id AND offers.id = n.id",
            &column(&closed, |row| row.0.0),
            &column(&closed, |row| row.0.1),
            &column(&closed, |row| row.1),
        )
        .execute(connection)
        .await?;
    }
    Ok(())
}

/// Records which entries have no number. Undoing an entry does not give it one.
async fn note_sealed(connection: &mut PgConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    let sealed = heads.iter().flat_map(|head| {
        let entries = head.change.sealed.iter();
        entries.map(|entry| (head.campaign.0, head.seq_of(*entry)))
    });
    let sealed: Vec<(i64, i64)> = sealed.collect();
    if sealed.is_empty() {
        return Ok(());
    }
    sqlx::query!(
        "INSERT INTO sealed (campaign_id, seq) SELECT * FROM unnest($1::bigint[], $2::bigint[])",
        &column(&sealed, |row| row.0),
        &column(&sealed, |row| row.1),
    )
    .execute(connection)
    .await?;
    Ok(())
}
