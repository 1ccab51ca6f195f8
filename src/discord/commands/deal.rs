//! `/deal`: bargains of several clauses. Every subcommand takes the path of typed commands; the builder is for those
//! who would rather press.

mod clause;

pub use clause::when;

use crate::discord::command::{Context, Person, Purpose, campaign_option, offer_id, order_typed, respond, show_own};
use crate::discord::commands::suggestions::{deals as suggested, offers_to_counter};
use crate::discord::deals;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::deal::Command as Wish;
use crate::rules::ids::{DealId, PlayerId};
use crate::text::{Code, read_deal, say};

#[poise::command(
    slash_command,
    subcommands(
        "new",
        "clause::clause",
        "drop_clause",
        "send",
        "sign",
        "unsign",
        "decline",
        "withdraw",
        "counter",
        "show",
        "list"
    ),
    subcommand_required
)]
pub async fn deal(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

/// Reads the number of a deal.
fn deal_id(invoker: &Invoker, typed: &str) -> Result<DealId, Problem> {
    read_deal(typed.trim().trim_start_matches('#'))
        .ok_or_else(|| say!(invoker.text, "no-deal-number", typed = Code(typed)).into())
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn new(
    ctx: Context<'_>,
    player: Person,
    #[rename = "player-2"] player_2: Option<Person>,
    #[rename = "player-3"] player_3: Option<Person>,
    #[rename = "player-4"] player_4: Option<Person>,
    private: Option<bool>,
) -> Result<(), Problem> {
    order_typed(ctx, |_| {
        let all = [Some(player), player_2, player_3, player_4];
        let with = all.into_iter().flatten().map(PlayerId::from).collect();
        Ok(Command::Deal(Wish::New { with, private: private.unwrap_or_default() }))
    })
    .await
}

#[poise::command(slash_command, rename = "drop", custom_data = "Purpose::Orders")]
async fn drop_clause(ctx: Context<'_>, #[autocomplete = "suggested"] deal: String, clause: i64) -> Result<(), Problem> {
    order_typed(ctx, |invoker| {
        let clause = usize::try_from(clause).unwrap_or_default();
        Ok(Command::Deal(Wish::Drop { deal: deal_id(invoker, &deal)?, clause }))
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn send(ctx: Context<'_>, #[autocomplete = "suggested"] deal: String) -> Result<(), Problem> {
    order_typed(ctx, |invoker| Ok(Command::Deal(Wish::send(deal_id(invoker, &deal)?)))).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn sign(ctx: Context<'_>, #[autocomplete = "suggested"] deal: String) -> Result<(), Problem> {
    order_typed(ctx, |invoker| Ok(Command::Deal(Wish::sign(deal_id(invoker, &deal)?, None)))).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn unsign(ctx: Context<'_>, #[autocomplete = "suggested"] deal: String) -> Result<(), Problem> {
    order_typed(ctx, |invoker| Ok(Command::Deal(Wish::Unsign { deal: deal_id(invoker, &deal)? }))).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn decline(ctx: Context<'_>, #[autocomplete = "suggested"] deal: String) -> Result<(), Problem> {
    order_typed(ctx, |invoker| Ok(Command::Deal(Wish::Decline { deal: deal_id(invoker, &deal)?, version: None }))).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn withdraw(ctx: Context<'_>, #[autocomplete = "suggested"] deal: String) -> Result<(), Problem> {
    order_typed(ctx, |invoker| Ok(Command::Deal(Wish::Withdraw { deal: deal_id(invoker, &deal)? }))).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn counter(ctx: Context<'_>, #[autocomplete = "suggested"] deal: String) -> Result<(), Problem> {
    order_typed(ctx, |invoker| Ok(Command::Deal(Wish::Counter { deal: deal_id(invoker, &deal)? }))).await
}

/// Answers an offer with a deal that begins with what it offers.
#[poise::command(slash_command, rename = "counter", custom_data = "Purpose::Orders")]
pub async fn counter_offer(
    ctx: Context<'_>,
    #[autocomplete = "offers_to_counter"] offer: String,
) -> Result<(), Problem> {
    order_typed(ctx, |invoker| Ok(Command::Deal(Wish::CounterOffer { offer: offer_id(invoker, &offer)? }))).await
}

/// Shows a draft with its builder, or the newest version of a deal with the answers it still takes.
#[poise::command(slash_command)]
async fn show(ctx: Context<'_>, #[autocomplete = "suggested"] deal: String) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.meant(&invoker, campaign_option(ctx)).await?;
        let (campaign, side) = (handler.load_view(&invoker, row.id).await?, handler.side(&invoker, row.id));
        let answer = deals::shown(&invoker.text, &campaign, side, deal_id(&invoker, &deal)?)?;
        Ok(answer.on_behalf_of(&invoker, side.player))
    })
    .await
}

#[poise::command(slash_command)]
async fn list(ctx: Context<'_>) -> Result<(), Problem> {
    show_own(ctx, |view| Ok::<Answer, Problem>(deals::list(view.text, view.campaign, view.side))).await
}
