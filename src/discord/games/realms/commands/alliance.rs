//! `/alliance forge` (U3).

use crate::discord::counter::{Context, order};
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::realms::Command as Act;

#[poise::command(slash_command, guild_only, subcommands("forge"), subcommand_required)]
pub async fn alliance(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn forge(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::unplayed_realms"] realm: String,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    order(ctx, campaign, |_| Ok(Command::from(Act::Forge { realm }))).await
}
