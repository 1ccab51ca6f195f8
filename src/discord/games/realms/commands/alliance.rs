//! `/alliance`: forges and ends alliances, and calls allies to arms (U3).

use crate::discord::command::{Context, order};
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::realms::{self, Command as Act};

#[poise::command(slash_command, guild_only, subcommands("forge", "end", "call"), subcommand_required)]
pub async fn alliance(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum CallKind {
    #[name = "defensive"]
    Defensive,
    #[name = "offensive"]
    Offensive,
}

impl From<CallKind> for realms::CallKind {
    fn from(kind: CallKind) -> realms::CallKind {
        match kind {
            CallKind::Defensive => realms::CallKind::Defensive,
            CallKind::Offensive => realms::CallKind::Offensive,
        }
    }
}

#[poise::command(slash_command, guild_only)]
async fn forge(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::unplayed_realms"] realm: String,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::Forge { realm }))).await
}

#[poise::command(slash_command, guild_only)]
async fn end(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::allies"] realm: String,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::EndAlliance { realm, areas: Vec::new() }))).await
}

#[poise::command(slash_command, guild_only)]
async fn call(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::allies"] realm: String,
    kind: CallKind,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::realms"] enemy: Option<String>,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::CallToArms { realm, kind: kind.into(), enemy, areas: Vec::new() }))).await
}
