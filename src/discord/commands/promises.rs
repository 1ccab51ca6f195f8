//! `/promises` and `/promise judge`: who kept what (D3).

use crate::discord::command::{Chosen, Context, Person, Purpose, order_typed, show_own};
use crate::discord::commands::suggestions::promises as suggested;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::discord::render::tell::Reader;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::deal::{Command as Wish, PromiseId};
use crate::rules::ids::PlayerId;
use crate::rules::ruleset::Verdict;
use crate::text::{Code, read_promise, say};

// The verdicts that players give.

#[poise::command(slash_command)]
pub async fn promises(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    show_own(ctx, |view| {
        let of = player.map(PlayerId::from);
        let card = render::promises(view.text, view.campaign, Reader::only(view.side.reader), of);
        Ok::<Answer, Problem>(Answer::card(card))
    })
    .await
}

#[poise::command(slash_command, subcommands("judge"), subcommand_required)]
pub async fn promise(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

/// Reads the number of a promise.
pub fn promise_id(invoker: &Invoker, typed: &str) -> Result<PromiseId, Problem> {
    read_promise(typed.trim().trim_start_matches('#'))
        .ok_or_else(|| say!(invoker.text, "no-promise-number", typed = Code(typed)).into())
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
async fn judge(
    ctx: Context<'_>,
    #[autocomplete = "suggested"] promise: String,
    verdict: Chosen<Verdict>,
) -> Result<(), Problem> {
    order_typed(ctx, |invoker| {
        let promise = promise_id(invoker, &promise)?;
        Ok(Command::Deal(Wish::Judge { promise, verdict: verdict.0 }))
    })
    .await
}
