//! Data about people: names, digests, the drafts behind confirm buttons, and the times when messages to a table last
//! called its players.

use crate::checksums;
use crate::names::PersonName;
use crate::personal::{Digest, Part, Personal};
use crate::problem::Error;
use crate::sql::{Connection, Reads};
use crate::values::{Draft, NewDraft};
use crate::{row, statements};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use std::collections::BTreeMap;

/// The number of a player's other questions that stay open besides a new one. Older ones are discarded.
const OTHERS_OPEN: i64 = 4;

row!(Draft {
    id: i64, campaign_id: CampaignId, user_id: PlayerId, command: String,
} => Draft { id, campaign: campaign_id, user: user_id, command });

row!(Digest {
    user_id: PlayerId, hour: i64, zone: String, language: String, since: Time, due_at: Time, next_at: Time, tried_at: Option<Time>,
    problem: Option<String>,
} => Digest { player: user_id, hour: u8::try_from(hour).unwrap_or_default(), zone, language, since, due: due_at, next_at, tried_at, problem });

row!(Part {
    id: CampaignId, guild_id: u64, name: String, ruleset: String, status: String, active: Option<bool>,
} => Part { campaign: id, guild: guild_id, name, ruleset, ended: status == "ended", plays: active });

statements! {
    fn draft(id: i64, now: Time) -> Draft = "FROM drafts WHERE id = $1 AND expires_at > $2";

    fn called(campaign: CampaignId) -> (PlayerId, Time) = "SELECT user_id, at FROM calls WHERE campaign_id = $1";

    pub(crate) fn names_in(guild: u64) -> (PlayerId, String, String, String) =
        "SELECT user_id, name, account, language FROM names WHERE guild_id = $1";

    pub(crate) fn name_in(guild: u64, player: PlayerId) -> (String, String, String) =
        "SELECT name, account, language FROM names WHERE guild_id = $1 AND user_id = $2";

    fn digest(player: PlayerId) -> Digest = "FROM digests WHERE user_id = $1";

    fn due_digests(now: Time, limit: i64) -> Digest =
        "FROM digests WHERE next_at <= $1 ORDER BY next_at, user_id LIMIT $2";

    fn next_digest(after: Time) -> Time = "SELECT next_at FROM digests WHERE next_at > $1 ORDER BY next_at LIMIT 1";

    fn parts(player: PlayerId) -> Part =
        "FROM campaigns LEFT JOIN members ON campaign_id = id AND user_id = $1
         WHERE guild_id <> 0
             AND (user_id IS NOT NULL OR EXISTS (SELECT 1 FROM journal WHERE actor = $1 AND campaign_id = campaigns.id))
         ORDER BY id";

    fn names_of(player: PlayerId) -> (u64, String, String, String) =
        "SELECT guild_id, name, account, language FROM names WHERE user_id = $1 ORDER BY guild_id";

    fn drafts_of(player: PlayerId) -> (CampaignId, String, Time) =
        "SELECT campaign_id, command, expires_at FROM drafts WHERE user_id = $1 ORDER BY id";

    fn calls_of(player: PlayerId) -> (CampaignId, Time) =
        "SELECT campaign_id, at FROM calls WHERE user_id = $1 ORDER BY campaign_id";

    pub(crate) fn end_erasure(player: PlayerId) = "DELETE FROM erasures WHERE user_id = $1 AND done = true";

    pub(crate) fn set_name(guild: u64, player: PlayerId, name: &str, account: &str, language: &str, checksum: i64) =
        "INSERT INTO names (guild_id, user_id, name, account, language, checksum) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (guild_id, user_id) DO UPDATE
         SET name = excluded.name, account = excluded.account, language = excluded.language, checksum = excluded.checksum";

    pub(crate) fn set_digest_language(player: PlayerId, language: &str) =
        "UPDATE digests SET language = $2 WHERE user_id = $1 AND language <> $2";

    fn drop_expired(now: Time) = "DELETE FROM drafts WHERE expires_at <= $1";

    // Drafts that were carried out stay until they expire, so that their buttons can say so.
    fn drop_oldest(player: PlayerId, others: i64) =
        "DELETE FROM drafts WHERE id IN (
             SELECT id FROM drafts
             WHERE user_id = $1 AND NOT EXISTS (SELECT 1 FROM journal WHERE cause = 'draft:' || CAST(drafts.id AS text))
             ORDER BY id DESC LIMIT 1000000 OFFSET $2
         )";

    // Buttons show the id, so it is random: a counter would reveal how many questions other players were asked.
    fn insert_draft(campaign: CampaignId, player: PlayerId, command: &str, expires_at: Time, checksum: i64) -> i64 =
        "INSERT INTO drafts (id, campaign_id, user_id, command, expires_at, checksum)
         SELECT COALESCE(max(id), 1000000000000000000 + floor(random() * 1000000000000000000)::bigint)
                    + 1 + floor(random() * 1000000000000)::bigint,
                $1, $2, $3, $4, $5 FROM drafts WHERE user_id = $2
         RETURNING id",
        sqlite
        "INSERT INTO drafts (id, campaign_id, user_id, command, expires_at, checksum)
         SELECT COALESCE(max(id), 1000000000000000000 + abs(random() % 1000000000000000000))
                    + 1 + abs(random() % 1000000000000),
                $1, $2, $3, $4, $5 FROM drafts WHERE user_id = $2
         RETURNING id";

    pub(crate) fn drop_draft(id: i64, player: PlayerId) =
        "DELETE FROM drafts WHERE id = $1 AND user_id = $2
         AND NOT EXISTS (SELECT 1 FROM journal WHERE cause = 'draft:' || CAST($1 AS text))";

    pub(crate) fn call(campaign: CampaignId, players: Vec<PlayerId>, at: Time) =
        "INSERT INTO calls (campaign_id, user_id, at) SELECT $1, user_id, $3 FROM unnest($2) AS n (user_id)
         ON CONFLICT (campaign_id, user_id) DO UPDATE SET at = excluded.at",
        sqlite
        "INSERT INTO calls (campaign_id, user_id, at) SELECT $1, value, $3 FROM json_each($2) WHERE true
         ON CONFLICT (campaign_id, user_id) DO UPDATE SET at = excluded.at";

    pub(crate) fn want_digest(player: PlayerId, hour: i64, zone: &str, language: &str, since: Time, due: Time) =
        "INSERT INTO digests (user_id, hour, zone, language, since, due_at, next_at) VALUES ($1, $2, $3, $4, $5, $6, $6)
         ON CONFLICT (user_id) DO UPDATE SET hour = excluded.hour, zone = excluded.zone, language = excluded.language,
             due_at = CASE WHEN digests.tried_at IS NULL THEN excluded.due_at ELSE digests.due_at END,
             next_at = CASE WHEN digests.tried_at IS NULL THEN excluded.next_at ELSE digests.next_at END";

    pub(crate) fn drop_digest(player: PlayerId) = "DELETE FROM digests WHERE user_id = $1";

    pub(crate) fn try_digest(player: PlayerId, due: Time, at: Time) =
        "UPDATE digests SET tried_at = $3 WHERE user_id = $1 AND due_at = $2 AND tried_at IS NULL";

    pub(crate) fn put_off_digest(player: PlayerId, due: Time, until: Time) =
        "UPDATE digests SET next_at = $3 WHERE user_id = $1 AND due_at = $2";

    pub(crate) fn end_digest(
        player: PlayerId, due: Time, hour: i64, zone: &str, since: Time, next: Time, problem: Option<String>,
    ) =
        "UPDATE digests SET since = $5, due_at = $6, next_at = $6, tried_at = NULL, problem = $7
         WHERE user_id = $1 AND due_at = $2 AND hour = $3 AND zone = $4";
}

#[async_trait]
pub trait PeopleReads: Reads {
    /// Returns a draft that has not expired. It is kept, because a second press of its button fails as a duplicate
    /// cause anyway.
    async fn draft(&self, id: i64, now: Time) -> Result<Option<Draft>, Error> {
        draft(id, now).first(&mut *self.reader()).await
    }

    async fn called(&self, campaign: CampaignId) -> Result<BTreeMap<PlayerId, Time>, Error> {
        Ok(called(campaign).all(&mut *self.reader()).await?.into_iter().collect())
    }

    async fn digest(&self, player: PlayerId) -> Result<Option<Digest>, Error> {
        digest(player).first(&mut *self.reader()).await
    }

    /// Returns up to `count` due digests, longest overdue first.
    async fn due_digests(&self, now: Time, count: u32) -> Result<Vec<Digest>, Error> {
        due_digests(now, count.into()).all(&mut *self.reader()).await
    }

    /// Returns when the next digest after this time is due.
    async fn next_digest(&self, after: Time) -> Result<Option<Time>, Error> {
        next_digest(after).first(&mut *self.reader()).await
    }

    /// Returns the data about a person.
    async fn personal(&self, player: PlayerId) -> Result<Personal, Error> {
        let mut db = self.reader();
        let names = names_of(player).all(&mut *db).await?.into_iter();
        let names = names.map(|(guild, shown, account, language)| (guild, PersonName { shown, account, language }));
        Ok(Personal {
            campaigns: parts(player).all(&mut *db).await?,
            names: names.collect(),
            drafts: drafts_of(player).all(&mut *db).await?,
            calls: calls_of(player).all(&mut *db).await?,
        })
    }
}

pub(crate) async fn put_draft(db: &mut dyn Connection, draft: &NewDraft) -> Result<i64, Error> {
    let NewDraft { campaign, user, command, at, expires_at } = draft;
    drop_expired(*at).run(db).await?;
    drop_oldest(*user, OTHERS_OPEN).run(db).await?;
    let checksum = checksums::draft(*campaign, *user, command, *expires_at);
    insert_draft(*campaign, *user, command, *expires_at, checksum).one(db).await
}
