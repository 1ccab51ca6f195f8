//! Data about servers: whether they have their own commands, and who may found campaigns.

use super::housekeeping::Housekeeping;
use super::{Error, Journal};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Founders {
    Everybody,
    /// Members who may manage the server.
    Managers,
    /// Members with this role, and those who may manage the server.
    Role(u64),
}

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
}
