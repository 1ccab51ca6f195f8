//! Panels: messages that stay up to date, namely leaderboards and the table's panel. They are in the campaign's channel
//! and move with it, or in a channel that a moderator chose.
//!
//! One duty updates all of them. Commits wake it, and it reads only the campaigns concerned, each at most once per
//! [`EVERY`]. It does not edit a panel that would look the same. After a start, it catches up with changes from while
//! the bot was down.
//!
//! The same duty edits other messages that are marked as out of date, each at most once per [`EVERY`]. It does not wait
//! for the campaign's next turn, because the mark follows the commit, and how soon depends on Discord.

mod doubted;
mod following;
mod insisting;
mod placing;
mod shown;

use super::commands::Measure;
use super::deals;
use super::drawing::illustrated;
use super::handler::Handler;
use super::invoker::Invoker;
use super::language::text_for_offer;
use super::outcome::{Shows, offer_of, wish_of};
use super::post::{asked, later};
use super::problem::Problem;
use super::render::Names;
use super::reply::Answer;
use super::row;
use super::season;
use crate::courier::Failure;
use crate::discord::games;
use crate::duty::{Duty, Next, Running};
use crate::journal::{self, Panel, Posted};
use crate::referee::RuleError;
use crate::rules::ids::CampaignId;
use crate::rules::time::{Span, Time};
use crate::rules::{Campaign, Viewer};
use crate::text::{Text, say};
pub use doubted::doubt_edited;
use futures::{StreamExt, stream};
pub use insisting::{Unsent, insist};
pub use placing::{post, remove};
use poise::serenity_prelude as serenity;
use serenity::{CreateAllowedMentions, EditAttachments, EditMessage};
pub use shown::Kind;
use shown::{Shown, is_placed};
use std::collections::BTreeMap;
use std::future::ready;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;
use tokio::sync::watch::error::RecvError;

/// A message is edited at most once in this time.
const EVERY: Span = Span::seconds(15);
/// How long to wait after Discord failed, unless Discord says when to retry.
const RETRY_DELAY: Span = Span::seconds(30);
/// How many campaigns' panels are updated concurrently.
const AT_ONCE: usize = 8;

/// Tracks which campaigns' panels need an update, and when it may happen.
pub struct Panels {
    handler: Handler,
    changes: watch::Receiver<u64>,
    /// Whether the changes from before the start have been found.
    has_caught_up: bool,
    pending: BTreeMap<CampaignId, Pending>,
    /// When each campaign's panels were last updated, as far back as that still delays an update.
    looked: BTreeMap<CampaignId, Time>,
    /// When each other message was last edited, as far back as that still delays an edit.
    edited: Mutex<BTreeMap<(CampaignId, String), Time>>,
    /// Edits made shortly before a restart are unknown, so nothing is edited for a while after this time.
    began: Time,
}

/// When a campaign's messages are due for an update.
#[derive(Clone, Copy, Default)]
struct Pending {
    panels: Option<Time>,
    /// The messages that are marked as out of date.
    stale: Option<Time>,
    /// When Discord may be asked again after a failure.
    retry: Option<Time>,
}

fn unread(problem: RuleError) -> Failure {
    match problem {
        RuleError::Journal(error) => later(error),
        problem => Failure::Never { problem: problem.to_string() },
    }
}

impl Duty for Panels {
    const FAILED: &'static str = "outdated panels cannot be found";
    const RECOVERED: &'static str = "outdated panels were found";

    type Problem = journal::Error;

    async fn step(&mut self) -> Result<Next, journal::Error> {
        self.changes.mark_unchanged();
        if !self.has_caught_up {
            self.catch_up().await?;
            self.has_caught_up = true;
        }
        self.take_news();
        Ok(Next { calendar: None, steady: self.update().await })
    }

    async fn woken(&mut self) -> Result<(), RecvError> {
        self.changes.changed().await
    }
}

impl Panels {
    pub fn start(handler: Handler) -> Running {
        let (clock, changes) = (handler.referee.clock().clone(), handler.journal().changes());
        let panels = Panels {
            handler,
            changes,
            has_caught_up: false,
            pending: BTreeMap::new(),
            looked: BTreeMap::new(),
            edited: Mutex::default(),
            began: clock.steady(),
        };
        Running::start(panels, clock)
    }

    /// Adds the campaigns that changed before the start.
    async fn catch_up(&mut self) -> Result<(), journal::Error> {
        let behind = self.handler.journal().behind().await?;
        for campaign in behind {
            self.note(campaign);
            self.note_stale(campaign);
        }
        Ok(())
    }

    /// Adds the campaigns that have changed since the last call.
    fn take_news(&mut self) {
        let changed = self.handler.journal().changed();
        changed.entries.into_iter().for_each(|campaign| self.note(campaign));
        changed.stale.into_iter().for_each(|campaign| self.note_stale(campaign));
    }

    fn note(&mut self, campaign: CampaignId) {
        let looked = self.looked.get(&campaign).copied();
        let earliest = looked.unwrap_or(self.began) + EVERY;
        self.pending.entry(campaign).or_default().panels.get_or_insert(earliest);
    }

    fn note_stale(&mut self, campaign: CampaignId) {
        let pending = self.pending.entry(campaign).or_default();
        let earliest = (self.began + EVERY).max(pending.retry.unwrap_or(self.began));
        // Another message of the campaign may have to wait longer.
        pending.stale = Some(pending.stale.map_or(earliest, |at| at.min(earliest)));
    }

    fn edited(&self) -> MutexGuard<'_, BTreeMap<(CampaignId, String), Time>> {
        // No panic leaves the map half changed, so a poisoned lock can be used.
        self.edited.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Updates the campaigns that are due. Returns when the next one will be.
    async fn update(&mut self) -> Option<Time> {
        let now = self.handler.referee.clock().steady();
        self.looked.retain(|_, at| now.since(*at) < EVERY);
        self.edited().retain(|_, at| now.since(*at) < EVERY);
        let is_due = |at: Option<Time>| at.is_some_and(|at| at <= now);
        let due = self.pending.iter().filter(|(_, pending)| is_due(pending.panels) || is_due(pending.stale));
        let due: Vec<(CampaignId, bool)> = due.map(|(id, pending)| (*id, is_due(pending.panels))).collect();
        let this = &*self;
        let done: Vec<_> = stream::iter(due)
            .map(|(campaign, panels)| async move { (campaign, panels, this.refresh(campaign, panels).await) })
            .buffer_unordered(AT_ONCE)
            .collect()
            .await;
        for (campaign, panels, done) in done {
            let pending = self.pending.entry(campaign).or_default();
            (pending.stale, pending.retry) = (None, None);
            if panels {
                pending.panels = None;
                self.looked.insert(campaign, now);
            }
            match done {
                Ok(again) => pending.stale = again,
                Err(Failure::Later { after, problem }) => {
                    tracing::warn!(%campaign, problem, "a panel could not be updated and will be retried");
                    let again = now + after.map_or(RETRY_DELAY, chancery_clock::span);
                    (pending.stale, pending.retry) = (Some(again), Some(again));
                    if panels {
                        pending.panels = Some(again);
                    }
                }
                Err(Failure::Barred { problem, .. } | Failure::Never { problem }) => {
                    tracing::warn!(%campaign, problem, "a panel cannot be updated");
                }
            }
        }
        self.pending.retain(|_, pending| pending.panels.is_some() || pending.stale.is_some());
        self.pending.values().flat_map(|pending| [pending.panels, pending.stale]).flatten().min()
    }

    /// Updates a campaign's outdated messages, and its panels if it is their turn. Returns when messages that were
    /// edited just now may be edited again, if they are out of date.
    async fn refresh(&self, id: CampaignId, with_panels: bool) -> Result<Option<Time>, Failure> {
        let journal = self.handler.journal();
        let panels = journal.panels(id).await.map_err(later)?;
        let stale = journal.stale_posts(id).await.map_err(later)?;
        if stale.is_empty() && (panels.is_empty() || !with_panels) {
            return Ok(None);
        }
        // Read the version before the state: a change between the two is then processed twice, and never skipped.
        let Some(row) = journal.campaign(id).await.map_err(later)? else {
            return Ok(None);
        };
        let campaign = self.handler.referee.view_for(id, Viewer::TABLE).await;
        let campaign = campaign.map_err(unread)?;
        let text = games::table_text(&campaign);
        let (doubted, mut stale) = doubted::among(stale, &panels);
        let mut again = None;
        stale.retain(|post| {
            let edited = self.edited().get(&(id, post.subject.clone())).copied();
            let may_be = edited.map(|at| at + EVERY).filter(|at| *at > self.handler.referee.clock().steady());
            again = again.into_iter().chain(may_be).min();
            may_be.is_none()
        });
        self.show_posts(&text, &campaign, &row, stale).await?;
        if panels.is_empty() || !with_panels && doubted.is_empty() {
            return Ok(again);
        }
        let known = journal.names(row.guild).await.map_err(later)?;
        let names = Names::of_players(known, campaign.players.clone());
        let mut failed = None;
        for panel in panels {
            let Some(kind) = Kind::of(&campaign, &panel.post) else {
                continue;
            };
            let now = self.handler.referee.clock().now();
            let shown = Shown::for_everyone(&text, &campaign, &names, kind, now);
            let stays = panel.post.channel == row.channel || is_placed(&panel.post);
            let done = match stays {
                true => {
                    let is_doubted = doubted.contains(&panel.post);
                    self.show(panel, row.version, shown, is_doubted).await
                }
                false => self.follow(panel, (row.channel, row.version), shown).await,
            };
            // A channel that the bot can no longer write in does not hold up the other panels.
            if let Err(failure) = done {
                failed = match failed {
                    Some(Failure::Later { .. }) => failed,
                    _ => Some(failure),
                };
            }
        }
        failed.map_or(Ok(again), Err)
    }

    /// Edits tracked messages that are out of date: offers, question groups, and requests to join.
    async fn show_posts(
        &self,
        text: &Text,
        campaign: &Campaign,
        row: &journal::Campaign,
        stale: Vec<Posted>,
    ) -> Result<(), Failure> {
        for post in stale {
            if let Some(number) = row::row_of(&post.subject) {
                row::show(&self.handler.client, text, campaign, &post, number).await?;
                self.note_shown(post).await?;
                continue;
            }
            if let Some(shown) = deals::Shown::of(&post.subject) {
                let all = Viewer::TABLE.moderating(true);
                let campaign = self.handler.referee.view_for(row.id, all).await.map_err(later)?;
                deals::show(&self.handler.client, text, &campaign, &post, shown).await?;
                self.note_shown(post).await?;
                continue;
            }
            if asked::is_subject(&post.subject) {
                let edit = asked::without_buttons();
                self.handler.client.edit(&post, &edit).await?;
                self.note_shown(post).await?;
                continue;
            }
            let mut shown = self.wanted(text, row, &post).await?;
            loop {
                if let Some(shows) = &shown {
                    shows.put(&self.handler.client, &post).await?;
                }
                self.note_shown(post.clone()).await?;
                // Check again after marking, so that a concurrent change is not missed.
                let wanted = self.wanted(text, row, &post).await?;
                if wanted == shown {
                    break;
                }
                shown = wanted;
            }
        }
        Ok(())
    }

    async fn note_shown(&self, post: Posted) -> Result<(), Failure> {
        let edited = (post.campaign, post.subject.clone());
        self.edited().insert(edited, self.handler.referee.clock().steady());
        self.handler.journal().mark_shown(post).await.map_err(later)
    }

    /// Returns a tracked message's current content, if it is known.
    async fn wanted(&self, text: &Text, row: &journal::Campaign, post: &Posted) -> Result<Option<Shows>, Failure> {
        let referee = &self.handler.referee;
        let view_for = async |viewer| referee.view_for(row.id, viewer).await.map_err(unread);
        let campaign = view_for(Viewer::TABLE.moderating(true)).await?;
        if let Some(wish) = wish_of(&post.subject) {
            return Ok(Some(Shows::entry(text, &campaign, wish)));
        }
        let Some(offer) = offer_of(&post.subject) else {
            return Ok(None);
        };
        if let Some(waits) = campaign.offers.pending.get(&offer) {
            // Only players who may know of the offer read its message.
            let campaign = view_for(waits.readers()).await?;
            let Some(waits) = campaign.offers.pending.get(&offer) else {
                return Ok(None);
            };
            let text = text_for_offer(referee.journal(), row.guild, text, waits).await.map_err(later)?;
            return Ok(Some(Shows::waiting(&text, row, &campaign, waits)));
        }
        let closed = referee.closed_offer(row.id, offer).await.map_err(unread)?;
        let Some(closed) = closed else {
            return Ok(None);
        };
        let text = text_for_offer(referee.journal(), row.guild, text, &closed.offer).await.map_err(later)?;
        let closing = closed.closing.redacted_for(&campaign.settings, closed.offer.readers());
        Ok(Some(Shows::ended(&text, row, (&closed.offer, &closing))))
    }

    async fn show(&self, panel: Panel, version: i64, shown: Shown, is_doubted: bool) -> Result<(), Failure> {
        let journal = self.handler.journal();
        let shows = Panel { version, shown: shown.fingerprint(), ..panel.clone() };
        if is_doubted || shows.shown != panel.shown {
            let rows = shown.rows();
            let again = is_placed(&panel.post).then(|| shown.clone());
            let (embed, file) = shown.drawn(self.handler.referee.clock().now()).await;
            let files = file.iter().cloned().fold(EditAttachments::new(), EditAttachments::add);
            let edit = EditMessage::new()
                .embed(embed)
                .attachments(files)
                .components(rows)
                .allowed_mentions(CreateAllowedMentions::new());
            let client = &self.handler.client;
            match client.edit_with(&panel.post, &edit, file).await {
                // If the campaign's whole channel is gone, the panel is posted again in the new one.
                Err(trouble)
                    if trouble.is_unknown_message() || trouble.is_unknown_channel() && is_placed(&panel.post) =>
                {
                    return journal.forget_panel(panel).await.map_err(later);
                }
                Err(trouble) if trouble.is_archived() => {
                    // The campaign's announcements open its own thread.
                    let Some(again) = again else { return Err(trouble.into()) };
                    let there = (panel.post.channel, version);
                    return self.follow(panel, there, again).await;
                }
                done => done?,
            }
        }
        if is_doubted {
            journal.mark_shown(panel.post).await.map_err(later)?;
        }
        journal.update_panel(shows).await.map_err(later)
    }
}

pub async fn leaderboard(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Campaign,
    by: Option<Measure>,
) -> Result<Answer, Problem> {
    let by = games::measure(campaign, by.map(Measure::name));
    let names = handler.names(campaign.id).await?;
    let viewer = Some(handler.acting(invoker, campaign.id));
    let kind = Kind::Leaderboard(by);
    let now = handler.referee.clock().now();
    let shown = Shown::new(&invoker.text, campaign, &names, (kind, now), viewer);
    // The season's record goes with the default measure only, as the picture does.
    let (lines, timeline) = match by == games::measure(campaign, None) {
        true => {
            let public = handler.referee.view_for(campaign.id, Viewer::TABLE).await?;
            let (referee, seasons) = (&handler.referee, &handler.seasons);
            let record = season::record(referee, seasons, &invoker.text, &public, &names).await?;
            // The timeline says the same.
            let bare = record.timeline.is_none().then_some(record.lines);
            (bare.unwrap_or_default(), record.timeline)
        }
        false => (Vec::new(), None),
    };
    let title = say!(invoker.text, "record-title");
    let answer = Answer::card(shown.card.field(&invoker.text, title, &lines));
    let pictures: Vec<_> = [shown.picture, timeline].into_iter().flatten().collect();
    if pictures.is_empty() {
        return Ok(answer);
    }
    illustrated(handler, invoker, answer, ready(Ok(pictures))).await
}
