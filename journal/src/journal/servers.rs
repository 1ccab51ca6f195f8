//! Writes the data about servers: whether they have their own commands, who may found campaigns, and templates.

use super::Journal;
use crate::housekeeping::Housekeeping;
use crate::problem::Error;
use crate::values::{Founders, Template};

impl Journal {
    pub async fn note_server_commands(&self, guild: u64, has: bool) -> Result<(), Error> {
        let housekeeping = Housekeeping::ServerCommands { guild, has };
        self.housekeeping(housekeeping).await.map(drop)
    }

    pub async fn note_greeted(&self, guild: u64) -> Result<(), Error> {
        self.housekeeping(Housekeeping::Greeted { guild }).await.map(drop)
    }

    pub async fn set_founders(&self, guild: u64, founders: Founders) -> Result<(), Error> {
        let housekeeping = Housekeeping::Founders { guild, founders };
        self.housekeeping(housekeeping).await.map(drop)
    }

    /// Saves a template, and returns whether it did: not if the server has one of this name.
    pub async fn save_template(&self, template: Template) -> Result<bool, Error> {
        Ok(self.housekeeping(Housekeeping::SaveTemplate(template)).await? > 0)
    }

    /// Removes a template by its key, and returns whether there was one.
    pub async fn remove_template(&self, guild: u64, key: String) -> Result<bool, Error> {
        Ok(self.housekeeping(Housekeeping::RemoveTemplate { guild, key }).await? > 0)
    }
}
