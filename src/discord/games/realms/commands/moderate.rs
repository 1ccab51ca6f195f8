//! `/mod-realms`: corrections of everything that the bot tracks (U1).

use super::settings;
use super::suggestions;
use crate::discord::command::{Chosen, Context, Person, Problem, Purpose, correct};
use crate::rules::PlayerId;
use crate::rules::games::realms::{Correction, CovertCorrection, Piece};

#[poise::command(
    slash_command,
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
    subcommand_required
)]
pub async fn mod_realms(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn seat(
    ctx: Context<'_>,
    player: Person,
    #[autocomplete = "suggestions::free_realms"] realm: String,
) -> Result<(), Problem> {
    correct(ctx, Correction::Seat { player: player.id, realm }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn purse(ctx: Context<'_>, player: Person, power: Option<i32>, ducats: Option<i32>) -> Result<(), Problem> {
    correct(ctx, Correction::Purse { player: player.id, power, ducats }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn supply(
    ctx: Context<'_>,
    player: Person,
    influence: Option<u32>,
    claims: Option<u32>,
    alliances: Option<u32>,
    merchants: Option<u32>,
) -> Result<(), Problem> {
    let merchants = merchants.map(|count| usize::try_from(count).unwrap_or(usize::MAX));
    correct(ctx, Correction::Supply { player: player.id, influence, claims, alliances, merchants }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn province(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::provinces"] province: String,
    #[autocomplete = "suggestions::realms"] owner: Option<String>,
) -> Result<(), Problem> {
    correct(ctx, Correction::Province { province, owner }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn pieces(
    ctx: Context<'_>,
    player: Person,
    kind: Chosen<Piece>,
    #[autocomplete = "suggestions::places"] place: String,
    count: u32,
) -> Result<(), Problem> {
    correct(ctx, Correction::Pieces { player: player.id, kind: kind.0, place, count }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn influence(
    ctx: Context<'_>,
    player: Person,
    #[autocomplete = "suggestions::areas"] area: String,
    count: u32,
) -> Result<(), Problem> {
    correct(ctx, Correction::Pieces { player: player.id, kind: Piece::Influence, place: area, count }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn claim(
    ctx: Context<'_>,
    player: Person,
    #[autocomplete = "suggestions::areas"] area: String,
    present: bool,
) -> Result<(), Problem> {
    let count = u32::from(present);
    correct(ctx, Correction::Pieces { player: player.id, kind: Piece::Claim, place: area, count }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn alliance(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::unplayed_realms"] realm: String,
    player: Option<Person>,
) -> Result<(), Problem> {
    correct(ctx, Correction::Alliance { realm, player: player.map(PlayerId::from) }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn merchant(
    ctx: Context<'_>,
    player: Person,
    number: u32,
    #[autocomplete = "suggestions::nodes"] node: Option<String>,
    upright: Option<bool>,
) -> Result<(), Problem> {
    let number = usize::try_from(number).unwrap_or(usize::MAX);
    correct(ctx, Correction::Merchant { player: player.id, number, node, upright }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn war(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::realms"] realm: String,
    #[rename = "at-war"] at_war: bool,
) -> Result<(), Problem> {
    correct(ctx, Correction::War { realm, at_war }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn hostile(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::zones"] zone: String,
    player: Person,
    hostile: bool,
) -> Result<(), Problem> {
    correct(ctx, Correction::Hostile { zone, player: player.id, hostile }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn pirates(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::nodes"] node: String,
    count: u32,
) -> Result<(), Problem> {
    correct(ctx, Correction::Pirates { node, count }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn charges(ctx: Context<'_>, player: Person, count: u32) -> Result<(), Problem> {
    correct(ctx, Correction::Covert(CovertCorrection::Charges { player: player.id, count })).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn mark(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::realms"] realm: String,
    #[autocomplete = "suggestions::marks"] name: String,
    count: u32,
) -> Result<(), Problem> {
    correct(ctx, Correction::Covert(CovertCorrection::Mark { realm, name, count })).await
}

/// Deals cards as part of the game, so it needs no reason.
#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn deal(ctx: Context<'_>, player: Person, count: u32) -> Result<(), Problem> {
    correct(ctx, Correction::Covert(CovertCorrection::Deal { player: player.id, count })).await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn round(ctx: Context<'_>) -> Result<(), Problem> {
    correct(ctx, Correction::Round).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn active(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    correct(ctx, Correction::Active { player: player.map(PlayerId::from) }).await
}
