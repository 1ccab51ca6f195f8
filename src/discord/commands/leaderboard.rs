//! `/leaderboard`: the table in order.

use crate::discord::asker::Asker;
use crate::discord::counter::{Context, view};
use crate::discord::desk::Desk;
use crate::discord::panel;
use crate::discord::problem::Problem;
use crate::discord::render::Standing;

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum By {
    #[name = "leverage"]
    Leverage,
    #[name = "milestones"]
    Milestones,
    #[name = "earned"]
    Earned,
    #[name = "money"]
    Money,
}

impl By {
    /// Returns what is compared; leverage where nothing else was asked for.
    pub fn standing(by: Option<By>) -> Standing {
        match by {
            None | Some(By::Leverage) => Standing::Leverage,
            Some(By::Milestones) => Standing::Milestones,
            Some(By::Earned) => Standing::Earned,
            Some(By::Money) => Standing::Money,
        }
    }
}

#[poise::command(slash_command)]
pub async fn leaderboard(
    ctx: Context<'_>,
    by: Option<By>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view(
        ctx,
        campaign,
        async |desk: Desk, asker: Asker, campaign, _| {
            let names = desk.names(campaign.id).await?;
            let by = By::standing(by);
            Ok(panel::leaderboard(&asker.text, &campaign, &names, by).await)
        },
    )
    .await
}
