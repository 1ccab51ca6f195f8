//! What is kept of people: names, what the confirm buttons will do, and when messages to a table last called its players.

use super::names::{OfServer, PersonName};
use super::upkeep::Upkeep;
use super::values::NewDraft;
use super::{Error, Journal};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::Time;
use std::sync::Arc;

/// So many questions of a player stay open beside a new one; those before them are thrown away.
pub const OTHERS_OPEN: i64 = 4;

impl Journal {
    /// Returns what people are called in a server, as Discord last told.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn names(&self, guild: u64) -> Result<OfServer, Error> {
        let writes = match self.signals.names.of(guild) {
            Ok(names) => return Ok(names),
            Err(writes) => writes,
        };
        let names = Arc::new(self.names_in(guild).await?);
        self.signals.names.keep(guild, &names, writes);
        Ok(names)
    }

    /// Remembers what a person is called in a server, who uses the bot there, or whom another person names. Nothing is written where that is known already, which is
    /// nearly always; and nothing of a person who was erased before they use the bot themselves.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn set_name(
        &self,
        guild: u64,
        player: PlayerId,
        name: impl Into<PersonName>,
        by_another: bool,
    ) -> Result<(), Error> {
        let name = name.into();
        let known = self.names(guild).await?;
        if known.get(&player) == Some(&name) {
            return Ok(());
        }
        if by_another && self.is_erased(player).await? {
            return Ok(());
        }
        let upkeep = Upkeep::Name { guild, player, name, by_another };
        let written = self.upkeep(upkeep).await.map(drop);
        // Also where it failed: the name may have been written all the same.
        self.signals.names.forget(guild);
        written
    }

    /// Keeps a draft and returns the id for its button. Drafts that have expired by then are thrown away, so no task has to come by to do that,
    /// and so are the oldest of a player who has more than five.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn put_draft(&self, draft: NewDraft) -> Result<i64, Error> {
        self.upkeep(Upkeep::Draft(draft)).await
    }

    /// Throws a player's draft away. Returns whether there was one that had not been carried out.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn drop_draft(&self, id: i64, user: PlayerId) -> Result<bool, Error> {
        let dropped = self.upkeep(Upkeep::DropDraft { id, user }).await?;
        Ok(dropped != 0)
    }

    /// Notes that a message to a campaign's table has called these players.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn note_called(&self, campaign: CampaignId, players: Vec<PlayerId>, at: Time) -> Result<(), Error> {
        let upkeep = Upkeep::Called { campaign, players, at };
        self.upkeep(upkeep).await.map(drop)
    }
}
