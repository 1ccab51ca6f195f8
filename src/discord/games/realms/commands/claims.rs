//! `/claims fabricate` (U4).

use super::suggestions;
use crate::discord::command::{Context, Problem, order};
use crate::rules::games::realms::Command as Act;

#[poise::command(slash_command, guild_only, subcommands("fabricate"), subcommand_required)]
pub async fn claims(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn fabricate(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::claimable_areas"] area: Option<String>,
    #[rename = "area-2"]
    #[autocomplete = "suggestions::claimable_areas"]
    second: Option<String>,
    #[rename = "area-3"]
    #[autocomplete = "suggestions::claimable_areas"]
    third: Option<String>,
) -> Result<(), Problem> {
    order(ctx, Act::Claims { areas: [area, second, third].into_iter().flatten().collect() }).await
}
