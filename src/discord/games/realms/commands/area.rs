//! `/area show`: an area's provinces, their owners, and the players' pieces there (U1.1).

use super::suggestions;
use crate::discord::command::{Context, Problem, show};
use crate::discord::games::realms::views;

#[poise::command(slash_command, subcommands("show_area"), subcommand_required)]
pub async fn area(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, rename = "show")]
async fn show_area(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::areas"] area: Option<String>,
) -> Result<(), Problem> {
    show(ctx, |view| match area {
        Some(area) => views::area(view.text, view.campaign, view.names, &area),
        None => views::areas(view.text, view.campaign, view.names),
    })
    .await
}
