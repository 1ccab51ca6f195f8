//! `/map`: systems, their planets and rulers, if a campaign has a map (L11).

use crate::discord::command::{Context, show};
use crate::discord::games::leverage::views;
use crate::discord::problem::Problem;

#[poise::command(slash_command)]
pub async fn map(ctx: Context<'_>) -> Result<(), Problem> {
    show(ctx, |view| views::map(view.text, view.campaign, view.names)).await
}
