//! Compares the rows outside any chain with their checksums.

use crate::checksums;
use crate::names::PersonName;
use crate::problem::Error;
use crate::sql::{Connection, Query};
use crate::statements;
use crate::values::{Posted, Target, Template};
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;

statements! {
    fn posts() -> (CampaignId, String, u64, u64, Option<i64>) =
        "SELECT campaign_id, subject, channel_id, message_id, checksum FROM posts ORDER BY campaign_id, subject";

    fn names() -> (u64, PlayerId, String, String, String, Option<i64>) =
        "SELECT guild_id, user_id, name, account, language, checksum FROM names ORDER BY guild_id, user_id";

    fn drafts() -> (i64, CampaignId, PlayerId, String, Time, Option<i64>) =
        "SELECT id, campaign_id, user_id, command, expires_at, checksum FROM drafts ORDER BY id";

    fn announcements() -> (i64, CampaignId, i64, Target, String, Option<i64>) =
        "SELECT id, campaign_id, seq, recipient, notice, checksum FROM outbox ORDER BY id";

    fn founders() -> (u64, Option<u64>, Option<i64>) = "SELECT guild_id, role_id, checksum FROM founders ORDER BY guild_id";

    fn templates() -> (u64, String, String, String, String, Option<i64>) =
        "SELECT guild_id, name_key, name, ruleset, contents, checksum FROM templates ORDER BY guild_id, name_key";

    fn set_of_post(campaign: CampaignId, subject: &str, checksum: i64) =
        "UPDATE posts SET checksum = $3 WHERE campaign_id = $1 AND subject = $2";

    fn set_of_name(guild: u64, player: PlayerId, checksum: i64) =
        "UPDATE names SET checksum = $3 WHERE guild_id = $1 AND user_id = $2";

    fn set_of_draft(id: i64, checksum: i64) = "UPDATE drafts SET checksum = $2 WHERE id = $1";

    fn set_of_announcement(id: i64, checksum: i64) = "UPDATE outbox SET checksum = $2 WHERE id = $1";
}

struct CheckedRow {
    should_be: i64,
    is: Option<i64>,
    what: String,
    /// Stores the right checksum, if the row may be older than checksums.
    put: Option<Query<()>>,
}

/// Returns the rows whose checksum does not match.
pub(crate) async fn spoiled(db: &mut dyn Connection) -> Result<Vec<String>, Error> {
    let spoiled = rows(db).await?.into_iter().filter(|row| row.is != Some(row.should_be));
    Ok(spoiled.map(|row| format!("{} is not as it was written", row.what)).collect())
}

/// Computes the checksums of all rows that may have been written before checksums existed. Call it inside a
/// transaction.
pub async fn compute(db: &mut dyn Connection) -> Result<(), Error> {
    for put in rows(db).await?.into_iter().filter_map(|row| row.put) {
        put.run(db).await?;
    }
    Ok(())
}

async fn rows(db: &mut dyn Connection) -> Result<Vec<CheckedRow>, Error> {
    let mut rows = Vec::new();
    for (campaign, subject, channel, message, is) in posts().all(db).await? {
        let post = Posted { campaign, subject, channel, message };
        let should_be = checksums::post(&post);
        let what = format!("campaign {campaign}: the message of {}", post.subject);
        rows.push(CheckedRow { should_be, is, what, put: Some(set_of_post(campaign, &post.subject, should_be)) });
    }
    for (guild, player, shown, account, language, is) in names().all(db).await? {
        let should_be = checksums::name(guild, player, &PersonName { shown, account, language });
        let what = format!("the name of {player} in server {guild}");
        rows.push(CheckedRow { should_be, is, what, put: Some(set_of_name(guild, player, should_be)) });
    }
    for (id, campaign, player, command, expires_at, is) in drafts().all(db).await? {
        let should_be = checksums::draft(campaign, player, &command, expires_at);
        let what = format!("campaign {campaign}: draft {id}");
        rows.push(CheckedRow { should_be, is, what, put: Some(set_of_draft(id, should_be)) });
    }
    for (id, campaign, seq, target, notice, is) in announcements().all(db).await? {
        let should_be = checksums::outbox(campaign, seq, target, &notice);
        let what = format!("campaign {campaign}: announcement {id}");
        rows.push(CheckedRow { should_be, is, what, put: Some(set_of_announcement(id, should_be)) });
    }
    for (guild, role, is) in founders().all(db).await? {
        let what = format!("who may found campaigns in server {guild}");
        rows.push(CheckedRow { should_be: checksums::founders(guild, role), is, what, put: None });
    }
    for (guild, key, name, ruleset, contents, is) in templates().all(db).await? {
        let what = format!("the template {name} of server {guild}");
        let should_be = checksums::template(&Template { guild, key, name, ruleset, contents });
        rows.push(CheckedRow { should_be, is, what, put: None });
    }
    Ok(rows)
}
