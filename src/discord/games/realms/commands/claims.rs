//! `/claims fabricate` (U4).

use crate::discord::command::{Context, order};
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::realms::Command as Act;

#[poise::command(slash_command, guild_only, subcommands("fabricate"), subcommand_required)]
pub async fn claims(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn fabricate(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::claimable_areas"] area: Option<String>,
    #[rename = "area-2"]
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::claimable_areas"]
    second: Option<String>,
    #[rename = "area-3"]
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::claimable_areas"]
    third: Option<String>,
) -> Result<(), Problem> {
    order(ctx, |_| {
        let areas = [area, second, third].into_iter().flatten().collect();
        Ok(Command::from(Act::Claims { areas }))
    })
    .await
}
