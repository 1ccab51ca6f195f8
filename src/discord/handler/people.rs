use super::Handler;
use crate::discord::problem::Problem;
use crate::discord::render::Names;
use crate::journal::{Opening, PersonName};
use crate::rules::ids::{CampaignId, PlayerId};

impl Handler {
    /// Stores a person's name for tables and menus. `by_another` says that another person named them. A failure is only
    /// logged and never causes a refusal.
    pub async fn remember(&self, guild: Option<u64>, player: PlayerId, name: &PersonName, by_another: bool) {
        // A person who uses the bot may accept direct messages again.
        if let Err(error) = self.journal().reopen(Opening::Player(player)).await {
            tracing::warn!(%player, %error, "cannot find the announcements for a player");
        }
        let Some(guild) = guild else { return };
        if let Err(error) = self.journal().set_name(guild, player, name.clone(), by_another).await {
            tracing::warn!(%player, %error, "a name could not be stored");
        }
    }

    pub async fn names(&self, campaign: CampaignId) -> Result<Names, Problem> {
        match self.journal().campaign(campaign).await? {
            Some(row) => {
                let known = self.journal().names(row.guild).await?;
                let campaign = self.referee.cached(campaign).await?;
                Ok(Names::of_players(known, campaign.players.clone()))
            }
            None => Ok(Names::default()),
        }
    }
}
