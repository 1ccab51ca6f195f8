//! What is noted of servers: which have commands of their own, and who may found campaigns.

use super::upkeep::Upkeep;
use super::{Error, Journal};

/// Who may found campaigns in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Founders {
    Everybody,
    /// Who may manage the server.
    Managers,
    /// The bearers of this role, and who may manage the server.
    Role(u64),
}

impl Journal {
    /// Notes that a server has commands of its own, or that it has none any more.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn note_server_commands(&self, guild: u64, has: bool) -> Result<(), Error> {
        let upkeep = Upkeep::ServerCommands { guild, has };
        self.upkeep(upkeep).await.map(drop)
    }

    /// Notes that a server was greeted.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn note_greeted(&self, guild: u64) -> Result<(), Error> {
        self.upkeep(Upkeep::Greeted { guild }).await.map(drop)
    }

    /// Keeps who may found campaigns in a server.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn set_founders(&self, guild: u64, founders: Founders) -> Result<(), Error> {
        let upkeep = Upkeep::Founders { guild, founders };
        self.upkeep(upkeep).await.map(drop)
    }
}
