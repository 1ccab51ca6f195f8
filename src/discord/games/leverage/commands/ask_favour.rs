//! `/ask-favour`: spends leverage on a favour from another player (L4).

use crate::discord::command::{Context, person};
use crate::discord::games::leverage::commands::AccessKind;
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::leverage;
use crate::rules::games::leverage::Favour;
use crate::rules::games::leverage::amounts::Money;
use poise::serenity_prelude::User;

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
    player: User,
    amount: i64,
    note: Option<String>,
    private: Option<bool>,
) -> Result<(), Problem> {
    ask(ctx, &player, Favour::Money { amount: Money(amount) }, note, private).await
}

#[poise::command(slash_command, guild_only)]
pub async fn access(
    ctx: Context<'_>,
    player: User,
    access: AccessKind,
    note: Option<String>,
    private: Option<bool>,
) -> Result<(), Problem> {
    ask(ctx, &player, Favour::Access { access: access.into() }, note, private).await
}

#[poise::command(slash_command, guild_only, rename = "military-aid")]
pub async fn military_aid(
    ctx: Context<'_>,
    player: User,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::planets"] place: String,
    minutes: i64,
    note: Option<String>,
    private: Option<bool>,
) -> Result<(), Problem> {
    let favour = Favour::MilitaryAid { place, minutes };
    ask(ctx, &player, favour, note, private).await
}

#[poise::command(slash_command, guild_only)]
pub async fn system(
    ctx: Context<'_>,
    player: User,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::systems_of"] system: String,
    note: Option<String>,
    private: Option<bool>,
) -> Result<(), Problem> {
    let favour = Favour::System { system };
    ask(ctx, &player, favour, note, private).await
}

async fn ask(
    ctx: Context<'_>,
    player: &User,
    favour: Favour,
    note: Option<String>,
    private: Option<bool>,
) -> Result<(), Problem> {
    crate::discord::command::order(ctx, |invoker| {
        let of = person(invoker, player)?;
        let private = private.unwrap_or(false);
        Ok(Command::from(leverage::Command::AskFavour { of, favour, note, private }))
    })
    .await
}
