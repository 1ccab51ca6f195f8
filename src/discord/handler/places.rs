//! Channels that were deleted while a campaign was played in them, and channels that another campaign occupies.

use super::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::visibility::Visibility;
use crate::journal;
use crate::rules::NAME_LIMIT;
use crate::rules::ids::CampaignId;
use crate::text::{Typed, say};

impl Handler {
    /// Finds the campaigns of a server whose channel no longer exists, and notifies the people who can move them.
    /// `deleted` is a channel whose deletion Discord has just reported. Other channels missing from the cache are
    /// requested from Discord.
    pub async fn look_for_lost(&self, visibility: &Visibility, guild: u64, deleted: Option<u64>) {
        let played = match self.journal().campaigns_in(guild).await {
            Ok(played) => played,
            Err(problem) => {
                tracing::error!(%problem, guild, "cannot find the campaigns of a deleted channel");
                return;
            }
        };
        for row in played {
            let (id, channel) = (row.id, row.channel);
            if deleted != Some(channel) && !visibility.is_gone(guild, channel).await {
                continue;
            }
            if let Err(problem) = self.referee.lose(id, channel).await {
                tracing::error!(campaign = %id, %problem, "cannot announce that a channel was deleted");
            }
        }
    }

    /// Returns whether the invoker moderates a campaign, as founder or by its role, and so may move it. Returns `false`
    /// if it cannot be read.
    pub(super) async fn can_move(&self, invoker: &Invoker, campaign: &journal::Campaign) -> bool {
        self.moderates(invoker, campaign.id).await.unwrap_or(false)
    }

    /// Refuses the channel of a running campaign.
    pub async fn must_be_free(&self, invoker: &Invoker, channel: u64) -> Result<(), Problem> {
        match self.journal().campaign_in_channel(channel).await?.filter(|row| !row.ended) {
            Some(row) => Err(self.channel_taken(invoker, row.id).await),
            None => Ok(()),
        }
    }

    /// Explains why no campaign can begin or continue in a channel.
    pub async fn channel_taken(&self, invoker: &Invoker, by: CampaignId) -> Problem {
        match self.load_view(invoker, by).await {
            Ok(taken) => {
                let name = Typed(&taken.name, NAME_LIMIT);
                say!(invoker.text, "channel-taken", name, id = by).into()
            }
            Err(problem) => problem,
        }
    }
}
