//! `/history`: what happened, in sentences.

use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::buttons::Button;
use crate::discord::counter::{Context, person, view};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::discord::render::{self, HISTORY_PAGE, HistoryEntry};
use crate::referee::about_offers;
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Event, Notice, notices};
use crate::text::fl;
use poise::serenity_prelude::{ButtonStyle, User};
use std::sync::Arc;

/// How many journal entries are read at a time while looking for them.
const PER_READ: u32 = 64;

#[poise::command(slash_command)]
pub async fn history(
    ctx: Context<'_>,
    player: Option<User>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view(
        ctx,
        campaign,
        async |handler: Handler, asker: Asker, campaign, _| {
            let with = player.map(|user| person(&asker, &user)).transpose()?;
            let newest = page(&handler, &asker, &campaign, with, None).await?;
            match with {
                Some(other) => games::with_chart(&handler, &asker, &campaign, other, newest).await,
                None => Ok(newest),
            }
        },
    )
    .await
}

/// Returns the page of the history that lies before an entry, the newest first: everything the asker may know, or only what
/// happened between them and another player.
pub async fn page(
    handler: &Handler,
    asker: &Asker,
    campaign: &Arc<Campaign>,
    with: Option<PlayerId>,
    before: Option<i64>,
) -> Result<Answer, Problem> {
    let moderates = asker.moderates(campaign.settings.moderator_role);
    let shown = |notice: &Notice| {
        (moderates || notice.may_be_seen_by(asker.player))
            // What a reminder said is of no use afterwards.
            && !matches!(notice.events[..], [Event::OfferReminded { .. }, ..])
            && with.is_none_or(|other| notice.is_between(asker.player, other))
    };
    let (told, older) = read(handler, campaign, before, shown).await?;
    let page = render::history_page(&asker.text, &campaign.name, with, &told);
    let answer = Answer::card(page);
    Ok(match older {
        Some(before) => {
            let older = Button::History {
                campaign: campaign.id,
                player: with,
                before,
            };
            answer.with_button(
                &older,
                fl!(asker.text, "button-older"),
                ButtonStyle::Secondary,
            )
        }
        None => answer,
    })
}

/// Returns a page of the stories before a journal entry, the newest first, and before which entry the next page begins.
pub async fn read(
    handler: &Handler,
    campaign: &Arc<Campaign>,
    before: Option<i64>,
    shown: impl Fn(&Notice) -> bool,
) -> Result<(Vec<HistoryEntry>, Option<i64>), Problem> {
    let mut campaign = Arc::clone(campaign);
    let mut told: Vec<HistoryEntry> = Vec::new();
    let mut from = before;
    let mut last_told = None;
    loop {
        let entries = handler
            .journal()
            .entries(campaign.id, from, PER_READ)
            .await?;
        let Some(last) = entries.last() else {
            return Ok((told, None));
        };
        from = Some(last.seq);
        let entries = entries.into_iter().map(|recorded| {
            let events: Vec<Event> = serde_json::from_str(&recorded.entry.events)
                .map_err(|error| Problem::Failed(error.into()))?;
            Ok((recorded, events))
        });
        let entries: Vec<_> = entries.collect::<Result<_, Problem>>()?;
        let about = about_offers(entries.iter().flat_map(|(_, events)| events));
        handler.referee.remember(&mut campaign, about).await?;
        for (recorded, events) in entries {
            let mut notices = notices(&campaign, &events);
            // A private offer is told to two people in the same words.
            notices.dedup_by(|a, b| a.events == b.events);
            notices.retain(&shown);
            if notices.is_empty() {
                continue;
            }
            // A page ends between two entries, so that the next one can begin there.
            if !told.is_empty() && told.len() + notices.len() > HISTORY_PAGE {
                return Ok((told, last_told));
            }
            last_told = Some(recorded.seq);
            told.extend(notices.into_iter().rev().map(|notice| HistoryEntry {
                ruling: recorded.seq,
                at: recorded.entry.at,
                by: recorded.entry.actor,
                notice,
                undone: recorded.reverted_by.is_some(),
            }));
        }
    }
}
