//! Writes the data about servers: whether they have their own commands, and who may found campaigns.

use super::Journal;
use crate::housekeeping::Housekeeping;
use crate::problem::Error;
use crate::values::Founders;

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
