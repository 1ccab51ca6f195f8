//! `/ask-favour`: spends leverage on a favour from another player (L4).

use super::suggestions;
use crate::discord::command::{Chosen, Context, Person, Problem, order};
use crate::rules::games::leverage::{Access, Command as Act, Favour, Money};

#[poise::command(
    slash_command,
    guild_only,
    rename = "ask-favour",
    subcommands("money", "access", "military_aid", "system"),
    subcommand_required
)]
pub async fn ask_favour(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
pub async fn money(
    ctx: Context<'_>,
    player: Person,
    amount: i64,
    note: Option<String>,
    private: Option<bool>,
) -> Result<(), Problem> {
    ask(ctx, player, Favour::Money { amount: Money(amount) }, note, private).await
}

#[poise::command(slash_command, guild_only)]
pub async fn access(
    ctx: Context<'_>,
    player: Person,
    access: Chosen<Access>,
    note: Option<String>,
    private: Option<bool>,
) -> Result<(), Problem> {
    ask(ctx, player, Favour::Access { access: access.0 }, note, private).await
}

#[poise::command(slash_command, guild_only, rename = "military-aid")]
pub async fn military_aid(
    ctx: Context<'_>,
    player: Person,
    #[autocomplete = "suggestions::planets"] place: String,
    minutes: i64,
    note: Option<String>,
    private: Option<bool>,
) -> Result<(), Problem> {
    ask(ctx, player, Favour::MilitaryAid { place, minutes }, note, private).await
}

#[poise::command(slash_command, guild_only)]
pub async fn system(
    ctx: Context<'_>,
    player: Person,
    #[autocomplete = "suggestions::systems_of"] system: String,
    note: Option<String>,
    private: Option<bool>,
) -> Result<(), Problem> {
    ask(ctx, player, Favour::System { system }, note, private).await
}

async fn ask(
    ctx: Context<'_>,
    player: Person,
    favour: Favour,
    note: Option<String>,
    private: Option<bool>,
) -> Result<(), Problem> {
    order(ctx, Act::AskFavour { of: player.id, favour, note, private: private.unwrap_or(false) }).await
}
