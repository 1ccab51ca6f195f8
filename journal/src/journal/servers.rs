//! Writes the data about servers: whether they have their own commands, who may found campaigns, and templates.

use super::Journal;
use crate::checksums;
use crate::problem::Error;
use crate::store::servers;
use crate::values::{Founders, Template};

impl Journal {
    pub async fn note_server_commands(&self, guild: u64, has: bool) -> Result<(), Error> {
        let note = if has { servers::add_commands(guild) } else { servers::drop_commands(guild) };
        self.write(note).await.map(drop)
    }

    pub async fn note_greeted(&self, guild: u64) -> Result<(), Error> {
        self.write(servers::greet(guild)).await.map(drop)
    }

    pub async fn set_founders(&self, guild: u64, founders: Founders) -> Result<(), Error> {
        let set = |role| servers::set_founders(guild, role, checksums::founders(guild, role));
        let set = match founders {
            Founders::Everybody => servers::drop_founders(guild),
            Founders::Managers => set(None),
            Founders::Role(role) => set(Some(role)),
        };
        self.write(set).await.map(drop)
    }

    /// Saves a template, and returns whether it did: not if the server has one of this name.
    pub async fn save_template(&self, template: Template) -> Result<bool, Error> {
        let checksum = checksums::template(&template);
        let Template { guild, key, name, ruleset, contents } = template;
        let save = servers::save_template(guild, &key, &name, &ruleset, &contents, checksum);
        Ok(self.write(save).await? > 0)
    }

    /// Removes a template by its key, and returns whether there was one.
    pub async fn remove_template(&self, guild: u64, key: String) -> Result<bool, Error> {
        Ok(self.write(servers::remove_template(guild, &key)).await? > 0)
    }
}
