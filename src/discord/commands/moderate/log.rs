//! `/mod log`: the full history, including private matters and undone acts.

use crate::discord::buttons::{Button, LogFilter, LogKind};
use crate::discord::command::{Chosen, Context, Person, Purpose, view};
use crate::discord::commands::history;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::discord::reply::Answer;
use crate::referee::Page;
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Event, Notice, PrivateLook, Scheduled, Viewer};
use crate::text::say;
use poise::serenity_prelude::ButtonStyle;
use std::sync::Arc;

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
pub async fn log(ctx: Context<'_>, player: Option<Person>, kind: Option<Chosen<LogKind>>) -> Result<(), Problem> {
    view(ctx, async move |handler: Handler, invoker: Invoker, campaign, _| {
        let filter = LogFilter { player: player.map(PlayerId::from), kind: kind.map(|kind| kind.0) };
        page(&handler, &invoker, &campaign, filter, None).await
    })
    .await
}

/// Returns a page of the log before an entry, newest first. Refuses an invoker who does not moderate.
pub async fn page(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Arc<Campaign>,
    filter: LogFilter,
    before: Option<i64>,
) -> Result<Answer, Problem> {
    must_moderate(invoker, campaign)?;
    let viewer = Viewer::from(invoker.player).moderating(true);
    let from = Page::new(before, history::PER_READ);
    let shown = |notice: &Notice| {
        filter.player.is_none_or(|player| notice.concerned().contains(&player) || moderator(notice) == Some(player))
            && filter.kind.is_none_or(|kind| kind_of(notice) == kind)
    };
    let (told, older) = history::read(handler, viewer, campaign.id, from, shown).await?;
    let private = told.iter().flat_map(|entry| entry.notice.private_to());
    handler.looks(invoker, campaign, private.collect(), PrivateLook::Log).await?;
    let text = &invoker.text;
    let mut answer = Answer::card(render::mod_log(text, &campaign.name, &told));
    let turn = |before| Button::Log { campaign: campaign.id, before, filter };
    if before.is_some() {
        answer = answer.with_button(&turn(i64::MAX), say!(text, "button-newest"), ButtonStyle::Secondary);
    }
    if let Some(before) = older {
        answer = answer.with_button(&turn(before), say!(text, "button-older"), ButtonStyle::Secondary);
    }
    Ok(answer)
}

/// Returns the moderator behind a notice's act, if there is one.
fn moderator(notice: &Notice) -> Option<PlayerId> {
    match notice.events.first()? {
        Event::Moderated { by }
        | Event::TemplateUsed { by, .. }
        | Event::Scheduled(Scheduled { by, .. })
        | Event::ActedFor { moderator: by, .. }
        | Event::Undone { by, .. }
        | Event::Looked { by, .. }
        | Event::SecretsShown { by }
        | Event::Moved { by, .. } => Some(*by),
        _ => None,
    }
}

fn kind_of(notice: &Notice) -> LogKind {
    // These events do not name the moderator.
    let unnamed = |event: &Event| {
        matches!(event, Event::Configured { .. } | Event::Paused { .. } | Event::Resumed { .. } | Event::Ended { .. })
    };
    match moderator(notice) {
        Some(_) => LogKind::Moderators,
        None if notice.events.first().is_some_and(unnamed) => LogKind::Moderators,
        None if notice.offer.is_some() => LogKind::Offers,
        None => LogKind::Acts,
    }
}
