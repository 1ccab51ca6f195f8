//! `/mod-ambassadors`: corrections of relations, tiles, tracks and turns (E1.3, E1.5).

use crate::discord::command::{Context, person};
use crate::discord::games::ambassadors::commands::TrackKind;
use crate::discord::games::ambassadors::commands::correct;
use crate::discord::games::ambassadors::commands::settings::settings;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::games::ambassadors::{Correction, SpaceKind};
use crate::text::{Typed, say};
use poise::serenity_prelude::User;

#[poise::command(
    slash_command,
    guild_only,
    rename = "mod-ambassadors",
    subcommands("form", "part", "traitor", "active", "round", "track", "settings"),
    subcommand_required,
    default_member_permissions = "MANAGE_GUILD"
)]
pub async fn mod_ambassadors(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn form(
    ctx: Context<'_>,
    #[rename = "player-a"] one: User,
    #[rename = "track-a"] track: TrackKind,
    #[rename = "player-b"] other: User,
    #[rename = "track-b"] others: TrackKind,
    reason: Option<String>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        Ok(Correction::Form {
            one: (person(invoker, &one)?, track.into()),
            other: (person(invoker, &other)?, others.into()),
        })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn part(
    ctx: Context<'_>,
    #[rename = "player-a"] one: User,
    #[rename = "player-b"] other: User,
    reason: Option<String>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        Ok(Correction::Part { one: person(invoker, &one)?, other: person(invoker, &other)? })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn traitor(ctx: Context<'_>, player: Option<User>, reason: Option<String>) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        let player = player.map(|user| person(invoker, &user)).transpose()?;
        Ok(Correction::Traitor { player })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn active(ctx: Context<'_>, player: Option<User>, reason: Option<String>) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        let player = player.map(|user| person(invoker, &user)).transpose()?;
        Ok(Correction::Active { player })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn round(ctx: Context<'_>, number: u32, reason: Option<String>) -> Result<(), Problem> {
    correct(ctx, reason, |_| Ok(Correction::Round { round: number })).await
}

#[poise::command(slash_command, guild_only)]
async fn track(ctx: Context<'_>, player: User, spaces: String, reason: Option<String>) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        Ok(Correction::Track { player: person(invoker, &player)?, spaces: kinds(invoker, &spaces)? })
    })
    .await
}

/// Parses space kinds typed as letters, as in `A E E R`. The rules limit their number.
fn kinds(invoker: &Invoker, typed: &str) -> Result<Vec<SpaceKind>, Problem> {
    let letters = typed.chars().filter(|c| !c.is_whitespace() && !matches!(c, ',' | ';'));
    let kind = |letter: char| match letter.to_ascii_uppercase() {
        'A' => Some(SpaceKind::Ambassador),
        'R' => Some(SpaceKind::Reputation),
        'E' => Some(SpaceKind::Either),
        _ => None,
    };
    let kinds: Option<Vec<SpaceKind>> = letters.map(kind).collect();
    kinds.ok_or_else(|| {
        let typed = Typed(typed, 40);
        say!(invoker.text, "not-spaces", typed).into()
    })
}
