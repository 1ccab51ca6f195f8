//! `/mod-strategy-card`: corrections of everything that the bot tracks (T1).

use super::suggestions;
use crate::discord::command::{Chosen, Context, Person, Problem, Purpose, correct};
use crate::discord::commands::settings;
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::{Correction, Phase};

#[poise::command(
    slash_command,
    rename = "mod-strategy-card",
    subcommands("card", "tokens", "token", "planet", "active", "phase", "settings::shown"),
    subcommand_required
)]
pub async fn mod_strategy_card(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn card(ctx: Context<'_>, player: Option<Person>, exhausted: Option<bool>) -> Result<(), Problem> {
    correct(ctx, Correction::Card { player: player.map(PlayerId::from), exhausted }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn tokens(
    ctx: Context<'_>,
    player: Person,
    tactic: Option<u8>,
    fleet: Option<u8>,
    strategy: Option<u8>,
) -> Result<(), Problem> {
    correct(ctx, Correction::Tokens { player: player.id, tactic, fleet, strategy }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn token(
    ctx: Context<'_>,
    player: Person,
    #[autocomplete = "suggestions::systems"] system: String,
    present: bool,
) -> Result<(), Problem> {
    correct(ctx, Correction::Token { player: player.id, system, present }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn planet(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::all_planets"] planet: String,
    player: Option<Person>,
    nobody: Option<bool>,
    exhausted: Option<bool>,
) -> Result<(), Problem> {
    let (player, nobody) = (player.map(PlayerId::from), nobody.unwrap_or_default());
    correct(ctx, Correction::Planet { planet, player, nobody, exhausted }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn active(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    correct(ctx, Correction::Active { player: player.map(PlayerId::from) }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn phase(ctx: Context<'_>, phase: Chosen<Phase>) -> Result<(), Problem> {
    correct(ctx, Correction::Phase { phase: phase.0 }).await
}
