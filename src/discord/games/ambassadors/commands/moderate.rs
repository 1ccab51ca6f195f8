//! `/mod-ambassadors`: corrections of relations, tiles, tracks and turns (E1.3, E1.5).

use super::settings::settings;
use crate::discord::Invoker;
use crate::discord::command::{Chosen, Context, Person, Problem, Purpose, correct, correct_in};
use crate::rules::PlayerId;
use crate::rules::games::ambassadors::{Correction, Population, SpaceKind};
use crate::text::{Typed, say};

#[poise::command(
    slash_command,
    rename = "mod-ambassadors",
    subcommands("form", "part", "traitor", "active", "round", "track", "settings"),
    subcommand_required
)]
pub async fn mod_ambassadors(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn form(
    ctx: Context<'_>,
    #[rename = "player-a"] one: Person,
    #[rename = "track-a"] track: Chosen<Population>,
    #[rename = "player-b"] other: Person,
    #[rename = "track-b"] others: Chosen<Population>,
) -> Result<(), Problem> {
    correct(ctx, Correction::Form { one: (one.id, track.0), other: (other.id, others.0) }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn part(
    ctx: Context<'_>,
    #[rename = "player-a"] one: Person,
    #[rename = "player-b"] other: Person,
) -> Result<(), Problem> {
    correct(ctx, Correction::Part { one: one.id, other: other.id }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn traitor(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    correct(ctx, Correction::Traitor { player: player.map(PlayerId::from) }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn active(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    correct(ctx, Correction::Active { player: player.map(PlayerId::from) }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn round(ctx: Context<'_>, number: u32) -> Result<(), Problem> {
    correct(ctx, Correction::Round { round: number }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn track(ctx: Context<'_>, player: Person, spaces: String) -> Result<(), Problem> {
    correct_in(ctx, |invoker, _| Ok(Correction::Track { player: player.id, spaces: kinds(invoker, &spaces)? })).await
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
    kinds.ok_or_else(|| say!(invoker.text, "not-spaces", typed = Typed(typed, 40)).into())
}
