//! `/mod ship`: fleets (L5.1), and the loss and restoration of ships (L10.2).

use crate::discord::command::{Context, Person, Problem, Purpose, correct, correct_in};
use crate::discord::games::leverage::commands::ships::named_ship;
use crate::discord::games::leverage::commands::suggestions;
use crate::rules::games::leverage::Correction;

#[poise::command(slash_command, subcommands("add", "remove", "lose"), subcommand_required)]
pub async fn ship(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn add(ctx: Context<'_>, player: Person, name: String) -> Result<(), Problem> {
    correct(ctx, Correction::AddShip { owner: player.id, name }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn remove(ctx: Context<'_>, #[autocomplete = "suggestions::all_ships"] ship: String) -> Result<(), Problem> {
    correct_in(ctx, |invoker, campaign| {
        let ship = named_ship(invoker, campaign, &ship, |_| true)?;
        Ok(Correction::RemoveShip { ship })
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn lose(ctx: Context<'_>, #[autocomplete = "suggestions::all_ships"] ship: String) -> Result<(), Problem> {
    correct_in(ctx, |invoker, campaign| {
        let ship = named_ship(invoker, campaign, &ship, |_| true)?;
        Ok(Correction::LoseShip { ship })
    })
    .await
}
