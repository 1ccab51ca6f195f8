//! Undoes acts after a preview. Both steps start from the current state of the journal.

use super::{Handler, must_moderate};
use crate::discord::buttons::Button;
use crate::discord::commands::history_entries;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::{self, HistoryEntry, Oldest};
use crate::discord::reply::Answer;
use crate::referee::{Drafted, Page, RuleError, Told, Undoing};
use crate::rules::ids::CampaignId;
use crate::rules::{Campaign, Confirmation, Event, PrivateLook, Refusal, TakingBack, Viewer, retain_undoable};
use crate::text::say;
use futures::FutureExt;
use futures::future::BoxFuture;
use poise::serenity_prelude::ButtonStyle;

const PER_READ: u32 = 64;

impl Handler {
    /// Takes back the newest acts, after showing which ones.
    pub fn undo<'a>(
        &'a self,
        invoker: &'a Invoker,
        campaign: CampaignId,
        steps: u32,
    ) -> BoxFuture<'a, Result<Answer, Problem>> {
        async move { self.submit_undo(invoker, campaign, &invoker.cause(), steps, None).await }.boxed()
    }

    pub(super) async fn submit_undo(
        &self,
        invoker: &Invoker,
        id: CampaignId,
        cause: &str,
        steps: u32,
        confirmed: Option<Confirmation>,
    ) -> Result<Answer, Problem> {
        let campaign = self.load_view(invoker, id).await?;
        let order = Undoing { by: invoker.player, moderator: invoker.moderates(&campaign), steps, confirmed };
        let referee = self.referee.admitting(&invoker.admission);
        match referee.undo(id, cause, &order).await {
            Ok(ruling) => {
                // A campaign that had ended may be running again.
                if let Some(guild) = invoker.guild {
                    self.servers.changed(guild);
                }
                // Only the undoing itself is rendered here; messages to the players concerned say what happens to their
                // offers.
                let undone = ruling.events.get(..1).unwrap_or_default();
                Ok(self.worded(invoker, &ruling.campaign, undone, Vec::new()).await?.into())
            }
            Err(RuleError::Refused { refusal, campaign }) => match *refusal {
                Refusal::MustConfirm(needed @ Confirmation::Undoes { .. }) => {
                    let drafted = Drafted::Undo { undo: steps, confirmed: needed.clone() };
                    let now = self.referee.clock().now();
                    let draft = self.draft(invoker, id, &drafted, now).await?;
                    self.undo_page(invoker, &campaign, (draft, &needed), 0).await
                }
                refusal => Err(Problem::Refused(refusal.into())),
            },
            Err(RuleError::ChannelTaken(by)) => Err(self.channel_taken(invoker, by).await),
            Err(RuleError::TooMuchAtOnce { most, steps: first }) => {
                Err(say!(invoker.text, "undo-too-much", steps, most, first).into())
            }
            Err(failed) => Err(failed.into()),
        }
    }

    /// Shows another page of a draft's preview. Refuses anyone but the person who was asked, and a person who no longer
    /// moderates.
    pub async fn preview(&self, invoker: &Invoker, draft: i64, page: usize) -> Result<Answer, Problem> {
        let (id, drafted) = self.drafted(invoker, draft).await?;
        let campaign = self.load_view(invoker, id).await?;
        must_moderate(invoker, &campaign)?;
        match drafted {
            Drafted::Undo { confirmed, .. } => self.undo_page(invoker, &campaign, (draft, &confirmed), page).await,
            Drafted::Order(_) | Drafted::TakeBack { .. } => Err(say!(invoker.text, "draft-gone").into()),
        }
    }

    /// Returns a page of an undo preview, and asks whether to proceed. If it shows private matters of other players,
    /// this look is recorded first.
    async fn undo_page(
        &self,
        invoker: &Invoker,
        campaign: &Campaign,
        (draft, needed): (i64, &Confirmation),
        page: usize,
    ) -> Result<Answer, Problem> {
        let text = &invoker.text;
        let Confirmation::Undoes { entries, from, second } = *needed else {
            return Err(say!(text, "draft-gone").into());
        };
        let viewer = Viewer::from(invoker.player).moderating(true);
        let told = self.since(campaign.id, from, viewer).await?;
        let told: Vec<HistoryEntry> = told.into_iter().flat_map(stories).collect();
        let pages = render::undo_preview(text, &told);
        let page = page.min(pages.len().saturating_sub(1));
        let Some(shown) = pages.get(page) else {
            return Err(say!(text, "draft-gone").into());
        };
        let seen = told.get(shown.stories.clone()).unwrap_or_default();
        let private = seen.iter().flat_map(|entry| entry.notice.private_to());
        self.looks(invoker, campaign, private.collect(), PrivateLook::Undoing).await?;
        let numbers = self.referee.numbers(campaign.id).await?;
        let oldest = match numbers.is_sealed(from) {
            true => Oldest::PrivateAfter(numbers.number(from)),
            false => Oldest::Ruling(numbers.number(from)),
        };
        let question = render::undoes(text, entries, oldest, second);
        let mut words = say!("{}\n{question}", shown.words);
        if pages.len() > 1 {
            let (page, pages) = (page + 1, pages.len());
            let which = say!(text, "undo-preview-page", page, pages);
            words = say!("{words}\n{which}");
        }
        let turn = |page| Button::Preview { draft, page };
        let mut answer = Answer::from(words)
            .with_button(&Button::Confirm { draft }, render::confirm_label(text, needed), ButtonStyle::Danger)
            .with_button(&Button::Cancel { draft }, render::cancel_label(text), ButtonStyle::Secondary);
        if let Some(newer) = page.checked_sub(1) {
            let label = say!(text, "button-newer");
            answer = answer.with_button(&turn(newer), label, ButtonStyle::Secondary);
        }
        if page + 1 < pages.len() {
            let label = say!(text, "button-older");
            answer = answer.with_button(&turn(page + 1), label, ButtonStyle::Secondary);
        }
        Ok(answer)
    }

    /// Returns what happened since an entry and is still valid, newest first, as the viewer may know it.
    async fn since(&self, campaign: CampaignId, from: i64, viewer: Viewer) -> Result<Vec<Told>, Problem> {
        let mut told = Vec::new();
        let mut before = None;
        loop {
            let page = self.referee.told(campaign, Page::new(before, PER_READ), viewer).await?;
            let Some(last) = page.last() else { break };
            before = Some(last.number);
            let over = last.seq < from;
            told.extend(page.into_iter().filter(|one| one.seq >= from && !one.undone));
            if over {
                break;
            }
        }
        Ok(told)
    }

    /// Requests to take back the newest entry, which must be the invoker's own, or answers such a request (L14.3).
    pub fn take_back<'a>(
        &'a self,
        invoker: &'a Invoker,
        campaign: CampaignId,
        wish: TakingBack,
    ) -> BoxFuture<'a, Result<Answer, Problem>> {
        async move { self.submit_take_back(invoker, campaign, &invoker.cause(), wish).await }.boxed()
    }

    /// Submits a request to take back an act, or the answer to one. May ask for confirmation first.
    pub(super) async fn submit_take_back(
        &self,
        invoker: &Invoker,
        id: CampaignId,
        cause: &str,
        wish: TakingBack,
    ) -> Result<Answer, Problem> {
        let wish = self.still_moderated(invoker, id, wish).await?;
        let referee = self.referee.admitting(&invoker.admission);
        match referee.take_back(id, cause, invoker.player, &wish).await {
            Ok(ruling) => {
                // Only the request and the undoing are rendered here; messages to the players concerned say what
                // happens to their offers.
                let tells = |event: &&Event| event.is_of_request() || matches!(event, Event::Undone { .. });
                Ok(match ruling.events.iter().find(tells) {
                    Some(told) => {
                        let told = std::slice::from_ref(told);
                        self.worded(invoker, &ruling.campaign, told, Vec::new()).await?.into()
                    }
                    // The number of acts that were private between two players is not revealed.
                    None => say!(invoker.text, "told-take-back-done").into(),
                })
            }
            Err(RuleError::Refused { refusal, .. }) => match *refusal {
                Refusal::MustConfirm(needed @ Confirmation::TakesBack { entry, .. }) => {
                    let told = self.since(id, entry, invoker.player.into()).await?.into_iter();
                    let taken = told.filter(|one| one.seq == entry || !one.stands);
                    let told: Vec<HistoryEntry> = taken.flat_map(stories).collect();
                    let pages = render::undo_preview(&invoker.text, &told);
                    let preview = pages.into_iter().next().map(|page| page.words);
                    let question = render::confirmation(&invoker.text, &needed);
                    let question = say!("{}\n{question}", preview.unwrap_or_default());
                    let draft = Drafted::TakeBack { take_back: needed.clone() };
                    self.question(invoker, id, &draft, &needed, question).await
                }
                refusal => Err(Problem::Refused(refusal.into())),
            },
            Err(RuleError::TooFarBack(most)) => Err(say!(invoker.text, "take-back-too-far", most).into()),
            Err(failed) => Err(failed.into()),
        }
    }

    /// Returns what an agreement amounts to: the request of a moderator who no longer moderates ends instead (H3.4).
    async fn still_moderated(
        &self,
        invoker: &Invoker,
        id: CampaignId,
        wish: TakingBack,
    ) -> Result<TakingBack, Problem> {
        let TakingBack::Answer { asked_at, agrees: true } = wish else {
            return Ok(wish);
        };
        let campaign = self.load_view(invoker, id).await?;
        let Some(request) = campaign.second.as_ref().filter(|request| request.asked_at == asked_at) else {
            return Ok(wish);
        };
        // The rules refuse moderators who agree to their own request.
        if request.by == invoker.player {
            return Ok(wish);
        }
        let row = self.journal().campaign(id).await?.ok_or(Problem::Unknown)?;
        match invoker.is_moderator(row.guild, &campaign, request.by).await {
            Some(true) => Ok(wish),
            Some(false) => Ok(TakingBack::EndUnmoderated { asked_at }),
            None => Err(say!(invoker.text, "second-unknown-moderator", by = request.by).into()),
        }
    }
}

/// Returns the stories of an entry that can be undone, newest first.
fn stories(mut told: Told) -> Vec<HistoryEntry> {
    retain_undoable(&mut told.stories);
    history_entries(told)
}
