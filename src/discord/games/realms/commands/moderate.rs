//! `/mod-realms`: corrections of everything that the bot tracks (U1).

use crate::discord::command::{self, Context, person};
use crate::discord::games::realms::commands::{PieceKind, settings};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules;
use crate::rules::games::realms::{Correction, CovertCorrection, Piece};
use poise::serenity_prelude::User;

#[poise::command(
    slash_command,
    guild_only,
    rename = "mod-realms",
    subcommands(
        "seat",
        "purse",
        "supply",
        "province",
        "pieces",
        "influence",
        "claim",
        "alliance",
        "merchant",
        "war",
        "hostile",
        "pirates",
        "charges",
        "mark",
        "deal",
        "round",
        "active",
        "settings::settings"
    ),
    subcommand_required,
    default_member_permissions = "MANAGE_GUILD"
)]
pub async fn mod_realms(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

async fn correct(
    ctx: Context<'_>,
    reason: impl Into<Option<String>>,
    correction: impl FnOnce(&Invoker) -> Result<Correction, Problem>,
) -> Result<(), Problem> {
    command::correct(ctx, reason.into(), |invoker, _| correction(invoker).map(rules::Correction::Realms)).await
}

#[poise::command(slash_command, guild_only)]
async fn seat(
    ctx: Context<'_>,
    player: User,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::free_realms"] realm: String,
    reason: String,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        let player = person(invoker, &player)?;
        Ok(Correction::Seat { player, realm })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn purse(
    ctx: Context<'_>,
    player: User,
    reason: String,
    power: Option<i32>,
    ducats: Option<i32>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        let player = person(invoker, &player)?;
        Ok(Correction::Purse { player, power, ducats })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn supply(
    ctx: Context<'_>,
    player: User,
    reason: String,
    influence: Option<u32>,
    claims: Option<u32>,
    alliances: Option<u32>,
    merchants: Option<u32>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        Ok(Correction::Supply {
            player: person(invoker, &player)?,
            influence,
            claims,
            alliances,
            merchants: merchants.map(|count| usize::try_from(count).unwrap_or(usize::MAX)),
        })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn province(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::provinces"] province: String,
    reason: String,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::realms"] owner: Option<String>,
) -> Result<(), Problem> {
    correct(ctx, reason, |_| Ok(Correction::Province { province, owner })).await
}

#[poise::command(slash_command, guild_only)]
async fn pieces(
    ctx: Context<'_>,
    player: User,
    kind: PieceKind,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::places"] place: String,
    count: u32,
    reason: String,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        Ok(Correction::Pieces { player: person(invoker, &player)?, kind: kind.into(), place, count })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn influence(
    ctx: Context<'_>,
    player: User,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::areas"] area: String,
    count: u32,
    reason: String,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        Ok(Correction::Pieces { player: person(invoker, &player)?, kind: Piece::Influence, place: area, count })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn claim(
    ctx: Context<'_>,
    player: User,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::areas"] area: String,
    present: bool,
    reason: String,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        Ok(Correction::Pieces {
            player: person(invoker, &player)?,
            kind: Piece::Claim,
            place: area,
            count: u32::from(present),
        })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn alliance(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::unplayed_realms"] realm: String,
    reason: String,
    player: Option<User>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        let player = player.map(|user| person(invoker, &user)).transpose()?;
        Ok(Correction::Alliance { realm, player })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn merchant(
    ctx: Context<'_>,
    player: User,
    number: u32,
    reason: String,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::nodes"] node: Option<String>,
    upright: Option<bool>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        Ok(Correction::Merchant {
            player: person(invoker, &player)?,
            number: usize::try_from(number).unwrap_or(usize::MAX),
            node,
            upright,
        })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn war(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::realms"] realm: String,
    #[rename = "at-war"] at_war: bool,
    reason: String,
) -> Result<(), Problem> {
    correct(ctx, reason, |_| Ok(Correction::War { realm, at_war })).await
}

#[poise::command(slash_command, guild_only)]
async fn hostile(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::zones"] zone: String,
    player: User,
    hostile: bool,
    reason: String,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        let player = person(invoker, &player)?;
        Ok(Correction::Hostile { zone, player, hostile })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn pirates(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::nodes"] node: String,
    count: u32,
    reason: String,
) -> Result<(), Problem> {
    correct(ctx, reason, |_| Ok(Correction::Pirates { node, count })).await
}

#[poise::command(slash_command, guild_only)]
async fn charges(ctx: Context<'_>, player: User, count: u32, reason: String) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        let player = person(invoker, &player)?;
        let correction = CovertCorrection::Charges { player, count };
        Ok(Correction::Covert(correction))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn mark(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::realms"] realm: String,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::marks"] name: String,
    count: u32,
    reason: String,
) -> Result<(), Problem> {
    correct(ctx, reason, |_| {
        let correction = CovertCorrection::Mark { realm, name, count };
        Ok(Correction::Covert(correction))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn deal(ctx: Context<'_>, player: User, count: u32) -> Result<(), Problem> {
    correct(ctx, None, |invoker| {
        let player = person(invoker, &player)?;
        let correction = CovertCorrection::Deal { player, count };
        Ok(Correction::Covert(correction))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn round(ctx: Context<'_>, reason: Option<String>) -> Result<(), Problem> {
    correct(ctx, reason, |_| Ok(Correction::Round)).await
}

#[poise::command(slash_command, guild_only)]
async fn active(ctx: Context<'_>, reason: String, player: Option<User>) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| {
        let player = player.map(|user| person(invoker, &user)).transpose()?;
        Ok(Correction::Active { player })
    })
    .await
}
