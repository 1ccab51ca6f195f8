//! `/mod-strategy-card`: corrections of everything that the bot tracks (T1).

use crate::discord::command::{Context, person};
use crate::discord::commands::settings;
use crate::discord::games::strategy_card::commands::{PhaseKind, correct};
use crate::discord::problem::Problem;
use crate::rules::games::strategy_card::Correction;
use poise::serenity_prelude::User;

#[poise::command(
    slash_command,
    guild_only,
    rename = "mod-strategy-card",
    subcommands("card", "tokens", "token", "planet", "active", "phase", "settings::shown"),
    subcommand_required,
    default_member_permissions = "MANAGE_GUILD"
)]
pub async fn mod_strategy_card(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn card(ctx: Context<'_>, reason: String, player: Option<User>, exhausted: Option<bool>) -> Result<(), Problem> {
    correct(ctx, Some(reason), |invoker| {
        let player = player.map(|user| person(invoker, &user)).transpose()?;
        Ok(Correction::Card { player, exhausted })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn tokens(
    ctx: Context<'_>,
    player: User,
    reason: String,
    tactic: Option<u8>,
    fleet: Option<u8>,
    strategy: Option<u8>,
) -> Result<(), Problem> {
    correct(ctx, Some(reason), |invoker| {
        Ok(Correction::Tokens { player: person(invoker, &player)?, tactic, fleet, strategy })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn token(
    ctx: Context<'_>,
    player: User,
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::systems"] system: String,
    present: bool,
    reason: String,
) -> Result<(), Problem> {
    correct(ctx, Some(reason), |invoker| Ok(Correction::Token { player: person(invoker, &player)?, system, present }))
        .await
}

#[poise::command(slash_command, guild_only)]
async fn planet(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::all_planets"] planet: String,
    reason: String,
    player: Option<User>,
    nobody: Option<bool>,
    exhausted: Option<bool>,
) -> Result<(), Problem> {
    correct(ctx, Some(reason), |invoker| {
        let player = player.map(|user| person(invoker, &user)).transpose()?;
        let nobody = nobody.unwrap_or_default();
        Ok(Correction::Planet { planet, player, nobody, exhausted })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn active(ctx: Context<'_>, reason: String, player: Option<User>) -> Result<(), Problem> {
    correct(ctx, Some(reason), |invoker| {
        let player = player.map(|user| person(invoker, &user)).transpose()?;
        Ok(Correction::Active { player })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn phase(ctx: Context<'_>, phase: PhaseKind, reason: String) -> Result<(), Problem> {
    correct(ctx, Some(reason), |_| {
        let phase = phase.into();
        Ok(Correction::Phase { phase })
    })
    .await
}
