//! `/seat show` and `/seat order`. Each game that is played in seat order lists them under its own `/seat`.

use crate::discord::command::{Context, Person, Purpose, correct_in, show};
use crate::discord::games;
use crate::discord::problem::Problem;

#[poise::command(slash_command, rename = "show")]
pub async fn show_seats(ctx: Context<'_>) -> Result<(), Problem> {
    show(ctx, |view| (games::seats(view.campaign)?.show)(view.text, view.campaign, view.names)).await
}

#[poise::command(slash_command, rename = "order", custom_data = "Purpose::Adjusts")]
pub async fn seat_order(ctx: Context<'_>, player: Person, position: usize) -> Result<(), Problem> {
    correct_in(ctx, |_, campaign| Ok((games::seats(campaign)?.order)(player.id, position))).await
}
