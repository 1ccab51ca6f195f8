//! `/mod schedule`: acts for a moment (H3.1).

use crate::discord::command::{Context, Purpose, Suggesting, campaign_option, order, respond, view};
use crate::discord::commands::quiet::{moment_for, zones};
use crate::discord::commands::suggestions::from_campaign;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::{MESSAGE_LIMIT, fit, schedule_line, words};
use crate::rules::{Command, Moderation, ScheduledAct};
use crate::text::{Label, Said, say};

/// The most characters shown of a text in the list.
const SHOWN: usize = 100;

#[poise::command(slash_command, subcommands("list", "start", "end", "announce", "cancel"), subcommand_required)]
pub async fn schedule(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn list(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |_: Handler, invoker: Invoker, campaign, _| {
        must_moderate(&invoker, &campaign)?;
        let text = &invoker.text;
        let mut pending: Vec<_> = campaign.schedule.pending.values().collect();
        pending.sort_by_key(|one| (one.at, one.number));
        if pending.is_empty() {
            return Ok(say!(text, "schedule-empty").into());
        }
        let lines = pending
            .into_iter()
            .flat_map(|one| [schedule_line(text, one)].into_iter().chain(words::quote(one.text.as_deref(), SHOWN)));
        let lines: Vec<Said> = lines.collect();
        Ok(fit(text, &lines, MESSAGE_LIMIT).into())
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn start(
    ctx: Context<'_>,
    at: String,
    text: Option<String>,
    #[autocomplete = "zones"] zone: Option<String>,
) -> Result<(), Problem> {
    put(ctx, ScheduledAct::Start, (&at, zone.as_deref()), text).await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn end(
    ctx: Context<'_>,
    at: String,
    text: Option<String>,
    #[autocomplete = "zones"] zone: Option<String>,
) -> Result<(), Problem> {
    put(ctx, ScheduledAct::End, (&at, zone.as_deref()), text).await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn announce(
    ctx: Context<'_>,
    at: String,
    text: String,
    #[autocomplete = "zones"] zone: Option<String>,
) -> Result<(), Problem> {
    put(ctx, ScheduledAct::Announce, (&at, zone.as_deref()), Some(text)).await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn cancel(ctx: Context<'_>, #[autocomplete = "numbers"] number: u32) -> Result<(), Problem> {
    order(ctx, Command::Moderate(Moderation::CancelScheduled { number })).await
}

/// Schedules an act. The answer says so if the moment was read as UTC because the moderator has no zone.
async fn put(
    ctx: Context<'_>,
    act: ScheduledAct,
    (typed, zone): (&str, Option<&str>),
    text: Option<String>,
) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        let campaign = handler.load_view(&invoker, row.id).await?;
        must_moderate(&invoker, &campaign)?;
        let now = handler.referee.clock().now();
        let (at, hint) = moment_for(&invoker, &campaign, (typed, zone), now)?;
        let answer = handler.order(&invoker, row.id, Command::Moderate(Moderation::Schedule { at, act, text })).await?;
        Ok(match hint {
            Some(hint) => answer.with_line(hint),
            None => answer,
        })
    })
    .await
}

/// Suggests the numbers of the scheduled acts.
fn numbers<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        campaign.schedule.pending.keys().map(|number| (Label::of(number), number.to_string())).collect()
    })
}
