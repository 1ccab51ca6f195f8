//! Sends one digest: composes it, records the attempt, sends it, and records the delivery.
//!
//! The small print and the nonce contain the due time, and later attempts cover nothing newer than the first one. So a
//! repeat after a crash is the same digest: Discord recognises it, or the bot finds it in the channel.

use super::next_at;
use crate::courier::Failure;
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::post::later;
use crate::discord::post::search::{Search, by_discord};
use crate::discord::render::digest::{self as words, News, OfCampaign};
use crate::discord::rest_client::{Seen, Trouble};
use crate::duty::caught;
use crate::journal::{self, Digest};
use crate::referee::{Page, RuleError};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::{Span, Time};
use crate::rules::{Campaign, Event, Notice};
use crate::text::{Said, Text, say};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, CreateAllowedMentions, CreateMessage, GuildId, MessageFlags, Nonce, UserId};
use std::sync::Arc;
use std::time::Duration;

/// How far back the channel is searched, whatever the host's clock says. All attempts at a digest lie within a day.
const SEARCHED: Span = Span::hours(25);

/// The shortest pause before a retry, unless Discord gives one. Pauses grow with the digest's age. The journal stores
/// the time, so that a restart does not retry all digests at once.
const TRIED_AGAIN: Span = Span::seconds(60);
const LONGEST_WAIT: Span = Span::seconds(3600);

/// The pause before the outcome is recorded again after the journal has failed.
const RETRY_DELAY: Duration = Duration::from_secs(5);

/// An attempt that takes longer is abandoned and retried later.
const SEND_TIMEOUT: Duration = Duration::from_secs(60);

/// A ruling this recent may not be durable yet. The next digest covers it.
pub(in crate::discord) const SETTLES: Span = Span::seconds(10);

/// How many entries are read at a time.
const PER_READ: u32 = 50;
/// The most entries for one campaign. A player who missed more reads the history.
const MOST: usize = 300;

/// An offer this close to its deadline is reported even if nothing else happened.
const URGENT: Span = Span::hours(24);

pub(super) struct Sender {
    handler: Handler,
}

/// The outcome of a digest that was not refused.
enum Sent {
    /// It arrived, or there was nothing to report.
    Told,
    /// The player has changed or cancelled their digest in the meantime.
    Unwanted,
}

/// The range that a digest covers.
#[derive(Clone, Copy)]
struct Bounds {
    player: PlayerId,
    since: Time,
    /// The next digest covers everything from here on.
    upto: Time,
    now: Time,
}

#[derive(Default)]
struct Contents {
    campaigns: Vec<OfCampaign>,
    /// The player must not be pinged in one of these campaigns now, so the message is silent.
    silent: bool,
}

impl Sender {
    pub(super) fn new(handler: Handler) -> Sender {
        Sender { handler }
    }

    pub(super) async fn fly(&self, digest: Digest) {
        let clock = self.handler.referee.clock();
        let now = clock.now();
        let first = digest.tried_at.unwrap_or(now);
        let bounds =
            Bounds { player: digest.player, since: digest.since, upto: digest.since.max(first - SETTLES), now };
        let sent = match clock.within(SEND_TIMEOUT, caught(self.send(&digest, bounds))).await {
            Ok(Ok(sent)) => sent,
            // A retry would panic again. The log shows that it was given up.
            Ok(Err(fault)) => Err(Failure::Never { problem: fault.to_string() }),
            Err(_) => Err(later(format!("not sent in {} seconds", SEND_TIMEOUT.as_secs()))),
        };
        let player = digest.player;
        let (since, problem) = match sent {
            Ok(Sent::Unwanted) => return,
            Ok(Sent::Told) => (bounds.upto, None),
            Err(Failure::Later { after, problem }) => {
                tracing::warn!(%player, problem, "a digest failed and will be retried");
                return self.put_off(&digest, after).await;
            }
            Err(Failure::Barred { problem, .. }) => (digest.since, Some(problem)),
            Err(Failure::Never { problem }) => {
                tracing::error!(%player, problem, "a digest was given up");
                (bounds.upto, None)
            }
        };
        while let Err(error) = self.mark(digest.clone(), since, problem.clone()).await {
            if !self.rest(error).await {
                return;
            }
        }
    }

    async fn put_off(&self, digest: &Digest, after: Option<Duration>) {
        let now = self.handler.referee.clock().now();
        let overdue = match now > digest.due {
            true => now.since(digest.due).as_millis() / 8,
            false => 0,
        };
        let usual = TRIED_AGAIN.max(Span::millis(overdue)).min(LONGEST_WAIT);
        let until = now + after.map_or(usual, chancery_clock::span);
        let journal = self.handler.journal();
        let put_off = || journal.put_off_digest(digest.player, digest.due, until);
        while let Err(error) = put_off().await {
            if !self.rest(error).await {
                return;
            }
        }
    }

    /// Waits before retrying the journal. Returns whether retrying makes sense.
    async fn rest(&self, error: journal::Error) -> bool {
        if matches!(error, journal::Error::Closed) {
            return false;
        }
        tracing::error!(%error, "the outcome of a digest cannot be recorded");
        self.handler.referee.clock().sleep(RETRY_DELAY).await;
        true
    }

    /// Records how far the digest has informed the player. If they have changed the hour, the next one uses the new
    /// hour.
    async fn mark(&self, mut digest: Digest, since: Time, problem: Option<String>) -> Result<(), journal::Error> {
        let journal = self.handler.journal();
        loop {
            let after = digest.due.max(self.handler.referee.clock().now());
            let next = next_at(&digest.zone, digest.hour, after);
            let told = journal.digest_told(digest.clone(), since, next, problem.clone());
            if told.await? {
                return Ok(());
            }
            let wanted = journal.digest(digest.player).await?;
            match wanted.filter(|wanted| wanted.due == digest.due) {
                Some(wanted) => digest = wanted,
                None => return Ok(()),
            }
        }
    }

    /// Sends a digest, unless it is empty or has already arrived.
    async fn send(&self, digest: &Digest, bounds: Bounds) -> Result<Sent, Failure> {
        let text = Text::of(&digest.language);
        let contents = self.contents(&text, bounds).await?;
        let Some(told) = words::digest(&text, digest.since + SETTLES, &contents.campaigns) else {
            return Ok(Sent::Told);
        };
        let client = &self.handler.client;
        let channel = client.open_direct(UserId::new(digest.player.0)).await?;
        match digest.tried_at {
            Some(first) if self.has_arrived(channel, first.min(digest.since), digest.due).await? => {
                return Ok(Sent::Told);
            }
            Some(_) => {}
            None => {
                let journal = self.handler.journal();
                let tried = journal.try_digest(digest.player, digest.due, bounds.now);
                if !tried.await.map_err(later)? {
                    return Ok(Sent::Unwanted);
                }
            }
        }
        let print = words::small_print(&text, digest.due);
        let hours = digest.due.as_millis() / 3_600_000;
        let nonce = format!("d{:x}-{hours:x}", digest.player.0);
        let message = CreateMessage::new()
            .content(say!("{told}\n{print}"))
            .allowed_mentions(CreateAllowedMentions::new())
            .enforce_nonce(true);
        let message = match contents.silent {
            true => message.flags(MessageFlags::SUPPRESS_NOTIFICATIONS),
            false => message,
        };
        let send = async |nonce| client.send(channel, &message.clone().nonce(Nonce::String(nonce))).await;
        match send(nonce.clone()).await {
            // An earlier attempt arrived, and its message has since been deleted.
            Err(trouble) if trouble.is_unknown_message() && digest.tried_at.is_some() => Ok(Sent::Told),
            // This is the first attempt, so the deleted message is not ours. With another nonce the message is new to
            // Discord.
            Err(trouble) if trouble.is_unknown_message() => Ok(send(format!("{nonce}n")).await.map(|_| Sent::Told)?),
            sent => Ok(sent.map(|_| Sent::Told)?),
        }
    }

    /// Returns whether an earlier attempt arrived. `first` is the time of the first attempt by the host's clock, which
    /// may have been ahead.
    async fn has_arrived(&self, channel: ChannelId, first: Time, due: Time) -> Result<bool, Failure> {
        let host = self.handler.referee.clock().now();
        let now = match self.handler.client.now().await {
            Err(Trouble::Wrong(_)) => host,
            now => now?,
        };
        let first = by_discord(first, host, now).min(now - SEARCHED);
        let languages = Text::languages();
        let prints: Vec<Said> = languages.iter().map(|tag| words::small_print(&Text::of(tag), due)).collect();
        let number_of = |message: &Seen| prints.iter().any(|print| *print == message.text_and_print().1).then_some(1);
        let client = &self.handler.client;
        let me = client.me().await?;
        let mut search = Search::since(first, now);
        while search.found.is_empty() {
            if !search.read_on(client, channel, me, &number_of).await? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns the contents for running campaigns whose server the player is still in.
    async fn contents(&self, text: &Text, bounds: Bounds) -> Result<Contents, Failure> {
        let player = bounds.player;
        let rows = self.handler.journal().campaigns_of(player, None).await;
        let mut contents = Contents::default();
        for row in rows.map_err(later)? {
            let (told, campaign) = match self.of_campaign(text, row.id, bounds).await {
                Ok(Some(found)) => found,
                Ok(None) => continue,
                Err(RuleError::Journal(error)) => return Err(later(error)),
                // An unreadable campaign does not hold back the others.
                Err(problem) => {
                    tracing::error!(campaign = %row.id, %problem, "a campaign is missing from a digest");
                    continue;
                }
            };
            let (guild, user) = (GuildId::new(row.guild), UserId::new(player.0));
            if self.handler.client.is_member(guild, user).await? {
                contents.campaigns.push(told);
                contents.silent |= !campaign.may_be_called(player, bounds.now);
            }
        }
        Ok(contents)
    }

    async fn of_campaign(
        &self,
        text: &Text,
        id: CampaignId,
        bounds: Bounds,
    ) -> Result<Option<(OfCampaign, Arc<Campaign>)>, RuleError> {
        let player = bounds.player;
        let campaign = self.handler.referee.view_for(id, player).await?;
        let news = self.news(id, bounds).await?;
        let urgent = bounds.now + URGENT;
        let text = text.with_names(games::own_names(&campaign));
        let told = words::of_campaign(&text, &campaign, player, &news, urgent);
        Ok(told.map(|told| (told, campaign)))
    }

    /// Returns what others did in a campaign, redacted for the player, oldest first.
    async fn news(&self, id: CampaignId, bounds: Bounds) -> Result<News, RuleError> {
        let Bounds { player, since, upto, .. } = bounds;
        let (mut news, mut read, mut before) = (News::default(), 0, None);
        loop {
            let page = Page::new(before, PER_READ);
            let page = self.handler.referee.told(id, page, player.into()).await?;
            let Some(last) = page.last() else { break };
            before = Some(last.number);
            let over = last.at < since;
            let within = page.into_iter().filter(|told| {
                let own = told.author == Some(player);
                (since..upto).contains(&told.at) && !told.undone && !own
            });
            for told in within {
                read += 1;
                let stories = told.stories.into_iter().rev();
                news.stories.extend(stories.filter(is_news));
            }
            if over {
                break;
            }
            if read >= MOST {
                news.more = true;
                break;
            }
        }
        news.stories.reverse();
        Ok(news)
    }
}

/// Returns whether a story is news. Pings and reminders are not.
fn is_news(story: &Notice) -> bool {
    !matches!(story.act(), Some(Event::OfferReminded { .. } | Event::ActionCalled { .. }))
}
