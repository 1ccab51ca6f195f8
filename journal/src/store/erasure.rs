//! Erases the data of people who ask for it, and of servers that the bot has left.
//!
//! Both are done in pieces, each in its own transaction, so that other writes need not wait for the whole. The process
//! may stop between any two pieces; the rows record what is left to do.
//!
//! **A person's texts** are in many entries. The rules say which texts those are. Starting with the first such entry,
//! the campaign's entries are rewritten and their chain is rebuilt, oldest first. Meanwhile the chain has two parts: a
//! row of `erasure_progress` names the last entry of the new part, and stores the link that the next entry still
//! follows. The head stays valid, so that rulings can continue. The last piece removes the row and the snapshots (which
//! hold the same texts), and appends an entry that records the erasure.
//!
//! **A server's campaigns** lose their server, channel and name in the first piece. Such detached campaigns can no
//! longer be found. The other pieces remove their rows.

use super::people::drop_digest;
use super::{campaigns, entries, messages};
use crate::chain;
use crate::chained_change::ChainedChange;
use crate::checksums;
use crate::housekeeping::Step;
use crate::problem::Error;
use crate::sql::{Connection, Reads};
use crate::values::{ErasureProgress, Link, PER_PIECE, Piece, Target, chained_after};
use crate::{row, statements};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use std::collections::BTreeMap;

/// How many entries are read at a time to rebuild a chain.
const PER_READ: u32 = 500;

row!(ErasureProgress {
    user_id: PlayerId, upto: i64, link: Option<Link>,
} => ErasureProgress { player: user_id, upto, link });

statements! {
    pub(crate) fn progress(campaign: CampaignId) -> ErasureProgress = "FROM erasure_progress WHERE campaign_id = $1";

    fn must_be_swept() -> bool = "SELECT EXISTS (SELECT 1 FROM campaigns WHERE guild_id = 0)";

    fn erasing() -> PlayerId = "SELECT user_id FROM erasures WHERE done = false ORDER BY asked_at, user_id";

    fn is_erased(player: PlayerId) -> bool = "SELECT EXISTS (SELECT 1 FROM erasures WHERE user_id = $1)";

    pub(crate) fn erased_campaigns() -> CampaignId = "SELECT id FROM erased_campaigns";

    fn drop_names(player: PlayerId) = "DELETE FROM names WHERE user_id = $1";
    fn drop_drafts(player: PlayerId) = "DELETE FROM drafts WHERE user_id = $1";
    fn drop_calls(player: PlayerId) = "DELETE FROM calls WHERE user_id = $1";

    fn begin(player: PlayerId, at: Time) =
        "INSERT INTO erasures (user_id, asked_at) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET asked_at = excluded.asked_at, done = false";

    fn end(player: PlayerId) = "UPDATE erasures SET done = true WHERE user_id = $1";

    fn depart(guild: u64, since: Time) =
        "INSERT INTO departures (guild_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING";

    fn rejoin(guild: u64) = "DELETE FROM departures WHERE guild_id = $1";

    fn note_erased(guild: u64) = "INSERT INTO erased_campaigns (id) SELECT id FROM campaigns WHERE guild_id = $1";
    fn forget_outbox(guild: u64) = "DELETE FROM outbox WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)";
    fn forget_members(guild: u64) = "DELETE FROM members WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)";
    fn forget_calls(guild: u64) = "DELETE FROM calls WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)";
    fn forget_progress(guild: u64) =
        "DELETE FROM erasure_progress WHERE campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $1)";
    fn detach(guild: u64) =
        "UPDATE campaigns SET guild_id = 0, channel_id = 0, founded_in = NULL, name = '', status = 'ended', next_due_at = NULL
         WHERE guild_id = $1";
    fn forget_names(guild: u64) = "DELETE FROM names WHERE guild_id = $1";
    fn forget_founders(guild: u64) = "DELETE FROM founders WHERE guild_id = $1";
    fn forget_templates(guild: u64) = "DELETE FROM templates WHERE guild_id = $1";
    fn forget_greeting(guild: u64) = "DELETE FROM greeted WHERE guild_id = $1";
    fn forget_commands(guild: u64) = "DELETE FROM server_commands WHERE guild_id = $1";

    /// Locked, so that nothing that refers to it is written meanwhile.
    fn detached() -> CampaignId = "SELECT id FROM campaigns WHERE guild_id = 0 ORDER BY id LIMIT 1 FOR UPDATE",
        sqlite "SELECT id FROM campaigns WHERE guild_id = 0 ORDER BY id LIMIT 1";

    fn sweep_entries(campaign: CampaignId, most: i64) =
        "DELETE FROM journal WHERE campaign_id = $1 AND seq IN (SELECT seq FROM journal WHERE campaign_id = $1 LIMIT $2)";
    fn sweep_snapshots(campaign: CampaignId, most: i64) =
        "DELETE FROM snapshots WHERE campaign_id = $1 AND seq IN (SELECT seq FROM snapshots WHERE campaign_id = $1 LIMIT $2)";
    fn sweep_posts(campaign: CampaignId, most: i64) =
        "DELETE FROM posts WHERE campaign_id = $1 AND subject IN (SELECT subject FROM posts WHERE campaign_id = $1 LIMIT $2)";
    fn sweep_offers(campaign: CampaignId, most: i64) =
        "DELETE FROM offers WHERE campaign_id = $1 AND id IN (SELECT id FROM offers WHERE campaign_id = $1 LIMIT $2)";
    fn sweep_sealed(campaign: CampaignId, most: i64) =
        "DELETE FROM sealed WHERE campaign_id = $1 AND seq IN (SELECT seq FROM sealed WHERE campaign_id = $1 LIMIT $2)";
    fn sweep_calls(campaign: CampaignId, most: i64) =
        "DELETE FROM calls WHERE campaign_id = $1 AND user_id IN (SELECT user_id FROM calls WHERE campaign_id = $1 LIMIT $2)";
    fn sweep_drafts(campaign: CampaignId, most: i64) =
        "DELETE FROM drafts WHERE id IN (SELECT id FROM drafts WHERE campaign_id = $1 LIMIT $2)";
    fn sweep_campaign(campaign: CampaignId) = "DELETE FROM campaigns WHERE id = $1";

    fn note_progress(campaign: CampaignId, player: PlayerId, upto: i64, link: Option<Link>) =
        "INSERT INTO erasure_progress (campaign_id, user_id, upto, link) VALUES ($1, $2, $3, $4)
         ON CONFLICT (campaign_id) DO UPDATE SET user_id = excluded.user_id, upto = excluded.upto, link = excluded.link";

    fn end_progress(campaign: CampaignId) = "DELETE FROM erasure_progress WHERE campaign_id = $1";

    fn drop_snapshots(campaign: CampaignId) = "DELETE FROM snapshots WHERE campaign_id = $1";

    // SQLite looks up each entry in a materialized list. It would search a subquery again for every entry of the campaign.

    fn replace_events(campaign: CampaignId, seqs: Vec<i64>, events: Vec<String>) =
        "UPDATE journal SET events = n.events FROM unnest($2, $3) AS n (seq, events)
         WHERE journal.campaign_id = $1 AND journal.seq = n.seq",
        sqlite
        "WITH n AS MATERIALIZED (SELECT $1 AS campaign_id, value AS seq, $3 ->> key AS events FROM json_each($2))
         UPDATE journal SET events = n.events FROM n WHERE journal.campaign_id = n.campaign_id AND journal.seq = n.seq";

    fn replace_links(campaign: CampaignId, seqs: Vec<i64>, links: Vec<Option<Link>>) =
        "UPDATE journal SET link = n.link FROM unnest($2, $3) AS n (seq, link)
         WHERE journal.campaign_id = $1 AND journal.seq = n.seq",
        sqlite
        "WITH n AS MATERIALIZED (SELECT $1 AS campaign_id, value AS seq, unhex($3 ->> key) AS link FROM json_each($2))
         UPDATE journal SET link = n.link FROM n WHERE journal.campaign_id = n.campaign_id AND journal.seq = n.seq";

    fn announcement(id: i64, campaign: CampaignId) -> (i64, Target) =
        "SELECT seq, recipient FROM outbox WHERE id = $1 AND campaign_id = $2";

    fn replace_notice(id: i64, notice: &str, checksum: i64) = "UPDATE outbox SET notice = $2, checksum = $3 WHERE id = $1";
}

#[async_trait]
pub trait ErasureReads: Reads {
    /// Returns the people whose erasure is not complete, oldest request first.
    async fn erasing(&self) -> Result<Vec<PlayerId>, Error> {
        erasing().all(&mut *self.reader()).await
    }

    async fn erasure_progress(&self, campaign: CampaignId) -> Result<Option<ErasureProgress>, Error> {
        progress(campaign).first(&mut *self.reader()).await
    }

    /// Returns whether [`Journal::sweep`](crate::Journal::sweep) has rows to remove.
    async fn must_be_swept(&self) -> Result<bool, Error> {
        must_be_swept().one(&mut *self.reader()).await
    }

    /// Returns whether a person has been erased, or has asked for it, and has not used the bot since.
    async fn is_erased(&self, player: PlayerId) -> Result<bool, Error> {
        is_erased(player).one(&mut *self.reader()).await
    }
}

/// Writes a step; returns the number of affected rows.
pub(crate) async fn write(db: &mut dyn Connection, step: &Step) -> Result<i64, Error> {
    match step {
        Step::Person { player, at } => {
            for query in [drop_names(*player), drop_drafts(*player), drop_calls(*player), drop_digest(*player)] {
                query.run(db).await?;
            }
            begin(*player, *at).run(db).await
        }
        Step::Piece(piece) => erase_piece(db, piece).await,
        Step::Done(player) => end(*player).run(db).await,
        Step::Server { guild, gone: Some(at) } => depart(*guild, *at).run(db).await,
        Step::Server { guild, gone: None } => rejoin(*guild).run(db).await,
        Step::Forget(guild) => forget_server(db, *guild).await,
        Step::Sweep => sweep(db).await,
    }
}

/// Erases the data of a server, unless the bot has rejoined it. Its campaigns are detached from it (`guild_id` 0). The
/// caller has locked them, and no other can be founded meanwhile.
async fn forget_server(db: &mut dyn Connection, guild: u64) -> Result<i64, Error> {
    if rejoin(guild).run(db).await? == 0 {
        return Ok(0);
    }
    let mut rows = 0;
    for query in [
        note_erased(guild),
        forget_outbox(guild),
        forget_members(guild),
        forget_calls(guild),
        forget_progress(guild),
        detach(guild),
        forget_names(guild),
        forget_founders(guild),
        forget_templates(guild),
        forget_greeting(guild),
        forget_commands(guild),
    ] {
        rows += query.run(db).await?;
    }
    Ok(rows)
}

/// Removes some of the rows of a detached campaign, and the campaign itself last. Returns the number of rows removed.
async fn sweep(db: &mut dyn Connection) -> Result<i64, Error> {
    let Some(campaign) = detached().first(db).await? else {
        return Ok(0);
    };
    let most = i64::from(PER_PIECE);
    let mut rows = 0;
    for piece in [sweep_entries, sweep_snapshots, sweep_posts, sweep_offers, sweep_sealed, sweep_calls, sweep_drafts] {
        rows += piece(campaign, most - rows).run(db).await?;
    }
    if rows < most {
        rows += sweep_campaign(campaign).run(db).await?;
    }
    Ok(rows)
}

/// Erases a piece that is not the last. The caller has locked the campaign. If earlier pieces are not those the piece
/// expects, it changes nothing and returns 0.
async fn erase_piece(db: &mut dyn Connection, piece: &Piece) -> Result<i64, Error> {
    let id = piece.campaign;
    let begun = progress(id).first(db).await?.map(|begun| begun.upto);
    let Some(after) = chained_after(piece.begun, &piece.entries).filter(|_| begun == piece.begun) else {
        return Ok(0);
    };
    let (link, old) = (link_of(db, id, after).await?, link_of(db, id, piece.upto).await?);
    replace(db, id, &piece.entries).await?;
    chain_after(db, id, (after, link), piece.upto).await?;
    note_progress(id, piece.player, piece.upto, Some(old)).run(db).await?;
    messages::outdate(id, piece.posts.clone()).run(db).await?;
    Ok(1)
}

/// Carries out the last pieces of erasures: replaces the changed rows and completes the chains. This must run after all
/// other writes of the changes, because a snapshot stored with one also contains the texts.
///
/// Returns the new head links of the campaigns.
pub(crate) async fn apply(
    db: &mut dyn Connection,
    heads: &[&ChainedChange<'_>],
) -> Result<BTreeMap<CampaignId, Link>, Error> {
    let mut anew = BTreeMap::new();
    for head in heads {
        let Some(erasure) = &head.change.erasure else {
            continue;
        };
        let id = head.campaign;
        let begun = progress(id).first(db).await?.map(|begun| begun.upto);
        if begun != erasure.begun {
            return Err(Error::unreadable(format!("another erasure has begun in campaign {id}")));
        }
        replace(db, id, &erasure.entries).await?;
        for (row, notice) in &erasure.notices {
            change_notice(db, id, *row, notice).await?;
        }
        drop_snapshots(id).run(db).await?;
        messages::outdate(id, erasure.posts.clone()).run(db).await?;
        if let Some(after) = chained_after(begun, &erasure.entries) {
            let link = link_of(db, id, after).await?;
            let link = chain_after(db, id, (after, link), i64::MAX).await?;
            campaigns::put_head(id, Some(link)).run(db).await?;
            anew.insert(id, link);
        }
        end_progress(id).run(db).await?;
    }
    Ok(anew)
}

async fn replace(db: &mut dyn Connection, campaign: CampaignId, entries: &[(i64, String)]) -> Result<(), Error> {
    let (seqs, events) = entries.iter().cloned().unzip();
    replace_events(campaign, seqs, events).run(db).await.map(drop)
}

/// Changes the text of an undelivered announcement.
async fn change_notice(db: &mut dyn Connection, campaign: CampaignId, row: i64, notice: &str) -> Result<(), Error> {
    let Some((seq, target)) = announcement(row, campaign).first(db).await? else {
        return Ok(());
    };
    let checksum = checksums::outbox(campaign, seq, target, notice);
    replace_notice(row, notice, checksum).run(db).await.map(drop)
}

/// Returns the stored link of an entry, or the link that the first entry follows for 0.
async fn link_of(db: &mut dyn Connection, campaign: CampaignId, seq: i64) -> Result<Link, Error> {
    let link = if seq == 0 {
        let stored = campaigns::stored(campaign).first(db).await?;
        stored.map(|row| chain::anchor(&row.campaign))
    } else {
        entries::link(campaign, seq).first(db).await?.flatten()
    };
    link.ok_or_else(|| Error::unreadable(format!("entry {seq} of campaign {campaign} has no link")))
}

/// Recomputes and writes the links of the entries after one with the given link, up to the entry `upto`. Returns the
/// last link.
pub async fn chain_after(
    db: &mut dyn Connection,
    campaign: CampaignId,
    (mut after, mut link): (i64, Link),
    upto: i64,
) -> Result<Link, Error> {
    loop {
        let page = entries::page(db, campaign, after, PER_READ).await?;
        let page = page.into_iter().map(|row| row.recorded).take_while(|recorded| recorded.seq <= upto);
        let links = page.map(|recorded| {
            link = chain::next(link, campaign.0, recorded.seq, &recorded.entry);
            after = recorded.seq;
            (recorded.seq, Some(link))
        });
        let (seqs, links): (Vec<i64>, Vec<Option<Link>>) = links.unzip();
        if seqs.is_empty() {
            return Ok(link);
        }
        replace_links(campaign, seqs, links).run(db).await?;
    }
}
