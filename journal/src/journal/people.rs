//! Data about people: names, the drafts behind confirm buttons, and the times when messages to a table last called its
//! players.

use super::Journal;
use crate::housekeeping::Housekeeping;
use crate::names::{Cached, OfServer, PersonName};
use crate::problem::Error;
use crate::values::NewDraft;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;

impl Journal {
    /// Returns the names in a server, as Discord last reported them.
    pub async fn names(&self, guild: u64) -> Result<OfServer, Error> {
        let cache = &self.signals.names;
        let writes = match cache.of(guild) {
            Cached::Names(names) => return Ok(names),
            Cached::Behind { people, writes } => {
                let mut read = Vec::new();
                for player in people {
                    read.push((player, self.name_in(guild, player).await?));
                }
                if let Some(names) = cache.renew(guild, read, writes) {
                    return Ok(names);
                }
                writes
            }
            Cached::Nothing { writes } => writes,
        };
        let names = self.names_in(guild).await?.into();
        cache.keep(guild, &names, writes);
        Ok(names)
    }

    /// Stores the name and the language of a person who used the bot in a server, or only the name of a person named
    /// there by another. A known name is not written again, and most are known. The name of an erased person is not
    /// stored until they use the bot themselves.
    pub async fn set_name(
        &self,
        guild: u64,
        player: PlayerId,
        name: impl Into<PersonName>,
        by_another: bool,
    ) -> Result<(), Error> {
        let mut name = name.into();
        let known = self.names(guild).await?;
        let known = known.get(&player);
        // Only their own use of the bot tells in which language they read it.
        if let (Some(known), true) = (known, by_another || name.language.is_empty()) {
            name.language.clone_from(&known.language);
        }
        if known == Some(&name) {
            return Ok(());
        }
        if by_another && self.is_erased(player).await? {
            return Ok(());
        }
        let housekeeping = Housekeeping::Name { guild, player, name, by_another };
        let written = self.housekeeping(housekeeping).await.map(drop);
        // Also after a failure, because the name may have been written.
        self.signals.names.forget(guild, player);
        written
    }

    /// Stores a draft and returns the id for its button. This also discards expired drafts, and a player's oldest
    /// drafts beyond five, so no clean-up task is needed.
    pub async fn put_draft(&self, draft: NewDraft) -> Result<i64, Error> {
        self.housekeeping(Housekeeping::Draft(draft)).await
    }

    /// Discards a player's draft. Returns whether it existed and was not carried out yet.
    pub async fn drop_draft(&self, id: i64, user: PlayerId) -> Result<bool, Error> {
        let dropped = self.housekeeping(Housekeeping::DropDraft { id, user }).await?;
        Ok(dropped != 0)
    }

    pub async fn note_called(&self, campaign: CampaignId, players: Vec<PlayerId>, at: Time) -> Result<(), Error> {
        let housekeeping = Housekeeping::Called { campaign, players, at };
        self.housekeeping(housekeeping).await.map(drop)
    }
}
