//! `/deal clause`: adds a clause to a draft, or to the author's counter of an open deal.

use super::{deal_id, suggested};
use crate::discord::command::{Context, Person, Purpose, Suggesting, campaign_option, respond, span};
use crate::discord::commands::quiet::{date, zone_of};
use crate::discord::commands::suggestions::{from_campaign, suggest};
use crate::discord::deals::clause_read;
use crate::discord::game_ui::{Stated, named};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::deal::{Clause, Command as Wish};
use crate::rules::ids::PlayerId;
use crate::rules::ruleset::{TEXT, When};
use crate::rules::{Campaign, Command, Zone};
use crate::text::{Code, Text, say};
use poise::serenity_prelude::CreateAutocompleteResponse;

#[poise::command(
    slash_command,
    subcommands(
        "gift",
        "favour",
        "ducats",
        "reset",
        "access",
        "system",
        "ship",
        "relations",
        "peace",
        "no_favours",
        "pay",
        "keep_access",
        "text"
    ),
    subcommand_required
)]
pub async fn clause(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

/// Reads the time of a clause: a span, or a moment in the player's zone (D1.4).
pub fn when(text: &Text, campaign: &Campaign, player: PlayerId, typed: &str) -> Result<When, Problem> {
    let zone = zone_of(campaign, player).unwrap_or(Zone::UTC);
    let typed = typed.trim();
    let when = span(typed).map(When::After).or_else(|| date(typed, zone).map(When::At));
    when.ok_or_else(|| say!(text, "no-deal-time", typed = Code(typed), zone).into())
}

/// The options that every clause has.
struct Common {
    deal: String,
    from: Person,
    to: Person,
    time: Option<String>,
}

async fn add(ctx: Context<'_>, common: Common, stated: Stated) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.meant(&invoker, campaign_option(ctx)).await?;
        handler.welcome_back(&invoker, row.id, None).await;
        let campaign = handler.load_view(&invoker, row.id).await?;
        let (text, by) = (&invoker.text, handler.acting(&invoker, row.id));
        let deal = deal_id(&invoker, &common.deal)?;
        let (from, to) = (common.from.id, common.to.id);
        let time = common.time.map(|typed| when(text, &campaign, by, &typed)).transpose()?;
        let stated = Stated { by: Some(by), ..stated };
        let terms = clause_read(text, campaign.game.ruleset(), &stated)?;
        let clause = Clause { from, to, time, terms };
        handler.order(&invoker, row.id, Command::Deal(Wish::Add { deal, clause })).await
    })
    .await
}

fn of(name: &str) -> Stated {
    Stated { name: name.to_owned(), ..Stated::default() }
}

/// Suggests the choices of the game that is played.
fn choices<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |invoker, _, campaign, names| {
        games::clause_choices(&invoker.text, campaign, names, "access", None)
    })
}

fn ships<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |invoker, _, campaign, names| {
        games::clause_choices(&invoker.text, campaign, names, "ship", None)
    })
}

fn planets<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |_, _, campaign, _| games::clause_places(campaign, "ship"))
}

fn systems<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |_, _, campaign, _| games::clause_places(campaign, "system"))
}

async fn times(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest(["1d", "3d", "7d", "14d"].into_iter().map(named), typed)
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn gift(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    amount: i64,
) -> Result<(), Problem> {
    let amount = Some(amount.to_string());
    add(ctx, Common { deal, from, to, time: None }, Stated { amount, ..of("gift") }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn favour(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    amount: i64,
) -> Result<(), Problem> {
    let amount = Some(amount.to_string());
    add(ctx, Common { deal, from, to, time: None }, Stated { amount, ..of("favour") }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn reset(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    amount: f64,
) -> Result<(), Problem> {
    let amount = Some(amount.to_string());
    add(ctx, Common { deal, from, to, time: None }, Stated { amount, ..of("reset") }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn access(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    #[autocomplete = "choices"] access: String,
    #[autocomplete = "times"] until: Option<String>,
) -> Result<(), Problem> {
    add(ctx, Common { deal, from, to, time: until }, Stated { choice: Some(access), ..of("access") }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn system(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    #[autocomplete = "systems"] system: String,
) -> Result<(), Problem> {
    add(ctx, Common { deal, from, to, time: None }, Stated { place: Some(system), ..of("system") }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn ship(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    #[autocomplete = "ships"] ship: String,
    #[autocomplete = "planets"] place: String,
    minutes: i64,
) -> Result<(), Problem> {
    let stated = Stated { choice: Some(ship), place: Some(place), minutes: Some(minutes.to_string()), ..of("ship") };
    add(ctx, Common { deal, from, to, time: None }, stated).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn ducats(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    amount: i64,
) -> Result<(), Problem> {
    let amount = Some(amount.to_string());
    add(ctx, Common { deal, from, to, time: None }, Stated { amount, ..of("ducats") }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn relations(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
) -> Result<(), Problem> {
    add(ctx, Common { deal, from, to, time: None }, of("relations")).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn peace(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    #[autocomplete = "times"] until: String,
) -> Result<(), Problem> {
    add(ctx, Common { deal, from, to, time: Some(until) }, of("peace")).await
}

#[poise::command(slash_command, rename = "no-favours", custom_data = "Purpose::Orders")]
async fn no_favours(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    #[autocomplete = "times"] until: String,
) -> Result<(), Problem> {
    add(ctx, Common { deal, from, to, time: Some(until) }, of("no-favours")).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn pay(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    amount: i64,
    #[autocomplete = "times"] by: String,
) -> Result<(), Problem> {
    let amount = Some(amount.to_string());
    add(ctx, Common { deal, from, to, time: Some(by) }, Stated { amount, ..of("pay") }).await
}

#[poise::command(slash_command, rename = "keep-access", custom_data = "Purpose::Orders")]
async fn keep_access(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    #[autocomplete = "choices"] access: String,
    #[autocomplete = "times"] until: String,
) -> Result<(), Problem> {
    add(ctx, Common { deal, from, to, time: Some(until) }, Stated { choice: Some(access), ..of("keep-access") }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn text(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] deal: String,
    from: Person,
    to: Person,
    text: String,
    #[autocomplete = "times"] by: String,
) -> Result<(), Problem> {
    add(ctx, Common { deal, from, to, time: Some(by) }, Stated { text: Some(text), ..of(TEXT) }).await
}
