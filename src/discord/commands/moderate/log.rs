//! `/mod log`: the full history, including private matters and undone acts.

use crate::discord::buttons::Button;
use crate::discord::command::{Context, Purpose, view};
use crate::discord::commands::history;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::discord::reply::Answer;
use crate::referee::Page;
use crate::rules::{Campaign, PrivateLook, Viewer};
use crate::text::say;
use poise::serenity_prelude::ButtonStyle;
use std::sync::Arc;

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
pub async fn log(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| page(&handler, &invoker, &campaign, None).await)
        .await
}

/// Returns a page of the log before an entry, newest first. Refuses an invoker who does not moderate.
pub async fn page(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Arc<Campaign>,
    before: Option<i64>,
) -> Result<Answer, Problem> {
    must_moderate(invoker, campaign)?;
    let viewer = Viewer::from(invoker.player).moderating(true);
    let newest = Page::new(before, history::PER_READ);
    let (told, older) = history::read(handler, viewer, campaign.id, newest, |_| true).await?;
    let private = told.iter().flat_map(|entry| entry.notice.private_to());
    handler.looks(invoker, campaign, private.collect(), PrivateLook::Log).await?;
    let answer = Answer::card(render::mod_log(&invoker.text, &campaign.name, &told));
    Ok(match older {
        Some(before) => {
            let older = Button::Log { campaign: campaign.id, before };
            let label = say!(invoker.text, "button-older");
            answer.with_button(&older, label, ButtonStyle::Secondary)
        }
        None => answer,
    })
}
