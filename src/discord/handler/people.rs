use super::Handler;
use crate::discord::problem::Problem;
use crate::discord::render::Names;
use crate::journal::{self, HandedIn, Opening, PersonName};
use crate::rules::ids::{CampaignId, PlayerId};
use futures::FutureExt;
use futures::future::BoxFuture;

/// A person's name that is being stored.
pub struct NewName {
    player: PlayerId,
    written: HandedIn<i64, journal::Error>,
}

impl NewName {
    /// Waits until the name is durable. A failure is only logged.
    pub async fn stored(self) {
        if let Err(error) = self.written.written().await {
            warn(self.player, &error);
        }
    }
}

fn warn(player: PlayerId, error: &journal::Error) {
    tracing::warn!(%player, %error, "a name could not be stored");
}

impl Handler {
    /// Stores a person's name for tables and menus. `by_another` says that another person named them. Returns a new
    /// name without waiting for it: an order can share its transaction. A failure is only logged and never causes a
    /// refusal.
    pub async fn remember(
        &self,
        guild: Option<u64>,
        player: PlayerId,
        name: &PersonName,
        by_another: bool,
    ) -> Option<NewName> {
        // A person who uses the bot may accept direct messages again.
        if let Err(error) = self.journal().reopen(Opening::Player(player)).await {
            tracing::warn!(%player, %error, "cannot find the announcements for a player");
        }
        match self.journal().hand_in_name(guild?, player, name, by_another).await {
            Ok(written) => written.map(|written| NewName { player, written }),
            Err(error) => {
                warn(player, &error);
                None
            }
        }
    }

    pub fn names(&self, campaign: CampaignId) -> BoxFuture<'_, Result<Names, Problem>> {
        async move {
            match self.journal().campaign(campaign).await? {
                Some(row) => {
                    let known = self.journal().names(row.guild).await?;
                    let campaign = self.referee.cached(campaign).await?;
                    Ok(Names::of_players(known, campaign.players.clone()))
                }
                None => Ok(Names::default()),
            }
        }
        .boxed()
    }
}
