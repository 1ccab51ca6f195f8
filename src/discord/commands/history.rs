use crate::discord::buttons::Button;
use crate::discord::command::{Context, Person, view};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::{self, HISTORY_PAGE, HistoryEntry, Narrowed};
use crate::discord::reply::Answer;
use crate::referee::{Page, Told};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::{Campaign, Event, Notice, Viewer};
use crate::text::say;
use poise::serenity_prelude::ButtonStyle;
use std::sync::Arc;

pub const PER_READ: u32 = 256;

#[poise::command(slash_command)]
pub async fn history(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        let with = player.map(PlayerId::from);
        let newest = page(&handler, &invoker, &campaign, with, None).await?;
        let answer = match with {
            Some(other) => games::with_chart(&handler, &invoker, &campaign, other, newest).await?,
            None => newest,
        };
        Ok(answer.on_behalf_of(&invoker, handler.acting(&invoker, campaign.id)))
    })
    .await
}

/// Returns a page of the history before an entry, newest first. `with` limits it to what happened between the invoker
/// and that player. If the invoker does not play or names themselves, it limits it to everything about that player.
pub async fn page(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Arc<Campaign>,
    with: Option<PlayerId>,
    before: Option<i64>,
) -> Result<Answer, Problem> {
    let (viewer, one) = (handler.viewer(invoker, campaign.id), handler.acting(invoker, campaign.id));
    let plays = |other: &PlayerId| campaign.players.contains_key(&one) && *other != one;
    let between = with.filter(plays).map(|other| (one, other));
    let shown = |notice: &Notice| {
        // Reminders are useless afterwards.
        !matches!(notice.events[..], [Event::OfferReminded { .. }, ..])
            && match between {
                Some((one, other)) => notice.is_between(one, other),
                None => with.is_none_or(|player| notice.concerned().contains(&player)),
            }
    };
    let newest = Page { between, ..Page::new(before, PER_READ) };
    let (told, older) = read(handler, viewer, campaign.id, newest, shown).await?;
    let about = match between {
        Some((_, other)) => Some(Narrowed::Between(other)),
        None => with.map(Narrowed::About),
    };
    let page = render::history_page(&invoker.text, &campaign.name, about, &told);
    let answer = Answer::card(page);
    Ok(match older {
        Some(before) => {
            let older = Button::History { campaign: campaign.id, player: with, before };
            answer.with_button(&older, say!(invoker.text, "button-older"), ButtonStyle::Secondary)
        }
        None => answer,
    })
}

/// Returns up to a page of stories that the viewer may know, newest first, and the entry that the next page begins
/// before. Reads the journal backwards from `page`.
pub async fn read(
    handler: &Handler,
    viewer: Viewer,
    campaign: CampaignId,
    mut page: Page,
    shown: impl Fn(&Notice) -> bool,
) -> Result<(Vec<HistoryEntry>, Option<i64>), Problem> {
    let mut told: Vec<HistoryEntry> = Vec::new();
    let mut last_told = None;
    loop {
        let entries_told = handler.referee.told(campaign, page, viewer).await?;
        let Some(last) = entries_told.last() else {
            return Ok((told, None));
        };
        page.before = Some(last.number);
        for mut entry in entries_told {
            entry.stories.retain(&shown);
            if entry.stories.is_empty() {
                continue;
            }
            // Break pages only between entries, so that the next page can begin there.
            let begins = last_told != Some(entry.number);
            if begins && !told.is_empty() && told.len() + entry.stories.len() > HISTORY_PAGE {
                return Ok((told, last_told));
            }
            last_told = Some(entry.number);
            told.extend(entries(entry));
        }
    }
}

/// Returns the stories of a journal entry, newest first.
pub fn entries(told: Told) -> Vec<HistoryEntry> {
    let ruling = told.is_numbered.then_some(told.number);
    let entry = |notice| HistoryEntry { ruling, at: told.at, by: told.by, notice, undone: told.undone };
    told.stories.into_iter().rev().map(entry).collect()
}
