//! Data about servers: whether they have their own commands, whether they were greeted, who may found campaigns, and
//! the templates of campaigns.

use crate::problem::Error;
use crate::sql::Reads;
use crate::values::{Founders, Template};
use crate::{row, statements};
use async_trait::async_trait;
use chancery_basics::time::Time;

row!(Template {
    guild_id: u64, name_key: String, name: String, ruleset: String, contents: String,
} => Template { guild: guild_id, key: name_key, name, ruleset, contents });

statements! {
    fn departures() -> (u64, Time) = "SELECT guild_id, since FROM departures ORDER BY since, guild_id";

    fn known() -> u64 =
        "SELECT guild_id FROM campaigns UNION SELECT guild_id FROM names UNION SELECT guild_id FROM founders
         UNION SELECT guild_id FROM templates UNION SELECT guild_id FROM greeted UNION SELECT guild_id FROM server_commands";

    fn rulesets_in(guild: u64, since: Time) -> String =
        "SELECT DISTINCT ruleset FROM campaigns
         WHERE guild_id = $1 AND (
             status = 'running'
             OR (SELECT at FROM journal WHERE campaign_id = campaigns.id AND seq = campaigns.version) > $2
         )
         ORDER BY ruleset";

    fn served() -> u64 =
        "SELECT guild_id FROM campaigns WHERE status = 'running' UNION SELECT guild_id FROM server_commands";

    fn has_commands(guild: u64) -> bool = "SELECT EXISTS (SELECT 1 FROM server_commands WHERE guild_id = $1)";

    fn is_greeted(guild: u64) -> bool =
        "SELECT EXISTS (SELECT 1 FROM greeted WHERE guild_id = $1) OR EXISTS (SELECT 1 FROM campaigns WHERE guild_id = $1)";

    fn founders(guild: u64) -> Option<u64> = "SELECT role_id FROM founders WHERE guild_id = $1";

    pub(crate) fn add_commands(guild: u64) = "INSERT INTO server_commands (guild_id) VALUES ($1) ON CONFLICT DO NOTHING";

    pub(crate) fn drop_commands(guild: u64) = "DELETE FROM server_commands WHERE guild_id = $1";

    pub(crate) fn greet(guild: u64) = "INSERT INTO greeted (guild_id) VALUES ($1) ON CONFLICT DO NOTHING";

    pub(crate) fn drop_founders(guild: u64) = "DELETE FROM founders WHERE guild_id = $1";

    fn template_names(guild: u64) -> (String, String) =
        "SELECT name, ruleset FROM templates WHERE guild_id = $1 ORDER BY name_key";

    fn template(guild: u64, key: &str) -> Template = "FROM templates WHERE guild_id = $1 AND name_key = $2";

    pub(crate) fn save_template(guild: u64, key: &str, name: &str, ruleset: &str, contents: &str, checksum: i64) =
        "INSERT INTO templates (guild_id, name_key, name, ruleset, contents, checksum) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING";

    pub(crate) fn remove_template(guild: u64, key: &str) = "DELETE FROM templates WHERE guild_id = $1 AND name_key = $2";

    pub(crate) fn set_founders(guild: u64, role: Option<u64>, checksum: i64) =
        "INSERT INTO founders (guild_id, role_id, checksum) VALUES ($1, $2, $3)
         ON CONFLICT (guild_id) DO UPDATE SET role_id = excluded.role_id, checksum = excluded.checksum";
}

#[async_trait]
pub trait ServerReads: Reads {
    /// Returns the servers that the bot has left and when it left them, longest gone first.
    async fn departures(&self) -> Result<Vec<(u64, Time)>, Error> {
        departures().all(&mut *self.reader()).await
    }

    /// Returns all servers with stored data.
    async fn known_servers(&self) -> Result<Vec<u64>, Error> {
        let mut guilds = known().all(&mut *self.reader()).await?;
        // Detached campaigns are being removed.
        guilds.retain(|guild| *guild != 0);
        Ok(guilds)
    }

    /// Returns the rulesets of a server's campaigns that are running, or that have entries after `since`.
    async fn rulesets_in(&self, guild: u64, since: Time) -> Result<Vec<String>, Error> {
        rulesets_in(guild, since).all(&mut *self.reader()).await
    }

    /// Returns the servers of all running campaigns, and those recorded as having their own commands.
    async fn servers(&self) -> Result<Vec<u64>, Error> {
        served().all(&mut *self.reader()).await
    }

    /// Returns whether a server is recorded as having its own commands.
    async fn has_server_commands(&self, guild: u64) -> Result<bool, Error> {
        has_commands(guild).one(&mut *self.reader()).await
    }

    /// Returns whether a server knows the bot: it was greeted, or a campaign was founded there.
    async fn is_greeted(&self, guild: u64) -> Result<bool, Error> {
        is_greeted(guild).one(&mut *self.reader()).await
    }

    /// Returns the name and the ruleset of each of a server's templates.
    async fn template_names(&self, guild: u64) -> Result<Vec<(String, String)>, Error> {
        template_names(guild).all(&mut *self.reader()).await
    }

    async fn template(&self, guild: u64, key: &str) -> Result<Option<Template>, Error> {
        template(guild, key).first(&mut *self.reader()).await
    }

    async fn founders(&self, guild: u64) -> Result<Founders, Error> {
        Ok(match founders(guild).first(&mut *self.reader()).await? {
            None => Founders::Everybody,
            Some(None) => Founders::Managers,
            Some(Some(role)) => Founders::Role(role),
        })
    }
}
