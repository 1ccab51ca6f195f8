//! Strikes out lines about undone acts in earlier messages.

use super::search::{CLOCK_SKEW, by_discord};
use super::{Poster, ended, later};
use crate::courier::Failure;
use crate::discord::games;
use crate::discord::outcome::subject;
use crate::discord::render;
use crate::discord::snowflake::earliest_id;
use crate::journal::{self, Posted, Reference};
use crate::referee::Page;
use crate::rules::ids::CampaignId;
use crate::rules::time::Time;
use crate::rules::{Event, Notice, Offer, TakenBack, Viewer};
use crate::text::{OwnNames, PartCode, Said, Text, say};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, CreateAllowedMentions, EditAttachments, EditMessage, MessageId};
use std::collections::BTreeSet;

/// How many pages of a channel are searched: some two thousand messages from the act onwards.
const PAGES: usize = 20;
const PER_READ: u32 = 50;
/// A ruling without a number uses the number of the ruling before it. Its parts start here, to be distinguishable.
const UNNUMBERED: i64 = 10_000;

impl Poster {
    /// Strikes out what earlier messages said about undone acts, in this channel and in the campaign's channels since
    /// then. Messages are found by the ruling numbers in their small print; none are found if the bot may not read the
    /// history.
    pub(super) async fn mark_undone(
        &self,
        row: &journal::Campaign,
        channel: ChannelId,
        notice: &Notice,
    ) -> Result<(), Failure> {
        // A mere request undoes nothing. If an undoing has several announcements, only the first has an event.
        let undoes = matches!(notice.events[..], [] | [Event::Undone { .. }, ..]);
        let first = notice.taken_back.iter().map(|one| one.at).min();
        let Some(first) = first.filter(|_| undoes) else {
            return Ok(());
        };
        let mut channels = vec![channel];
        if channel.get() == row.channel {
            channels.extend(self.played_in_since(row, first).await?);
        }
        let mut left: BTreeSet<i64> = notice.taken_back.iter().map(|one| one.number).collect();
        for channel in channels {
            if !left.is_empty() {
                let taken = &notice.taken_back;
                self.mark_in(row.id, (channel, first), taken, &mut left).await?;
            }
        }
        Ok(())
    }

    /// Returns the campaign's channels since a time, without the current one, newest first.
    async fn played_in_since(&self, row: &journal::Campaign, since: Time) -> Result<Vec<ChannelId>, Failure> {
        let mut channels: Vec<ChannelId> = Vec::new();
        let mut before = None;
        loop {
            // A move is never undone, even if acts before it are.
            let page = Page::new(before, PER_READ);
            let page = self.referee.told(row.id, page, Viewer::TABLE).await;
            let page = page.map_err(later)?;
            let Some(last) = page.last() else {
                return Ok(channels);
            };
            before = Some(last.number);
            let recent = page.iter().filter(|told| told.at >= since);
            let moves = recent.flat_map(|told| told.stories.iter().filter_map(Notice::act));
            for event in moves {
                if let Event::Moved { from, .. } = event
                    && from.0 != row.channel
                    && !channels.contains(&ChannelId::new(from.0))
                {
                    channels.push(ChannelId::new(from.0));
                }
            }
            if last.at < since {
                return Ok(channels);
            }
        }
    }

    /// Strikes them out in one channel, from a time on, and removes the rulings found from `left`.
    async fn mark_in(
        &self,
        campaign: CampaignId,
        (channel, first): (ChannelId, Time),
        taken: &[TakenBack],
        left: &mut BTreeSet<i64>,
    ) -> Result<(), Failure> {
        let me = self.client.me().await?;
        let names = games::own_names(&*self.table(campaign).await.map_err(later)?);
        // The standings below an end are struck out with it, because they showed the state at that time.
        let ends = taken.iter().filter(|one| ended::was_end(one));
        let ends: BTreeSet<i64> = ends.map(|one| one.number).collect();
        let first = by_discord(first, self.referee.clock().now(), self.time().await?);
        let mut after = earliest_id(first - CLOCK_SKEW);
        for _ in 0..PAGES {
            let page = match self.client.after(channel, after).await.map_err(Failure::from) {
                Ok(page) => page,
                Err(failure @ Failure::Later { .. }) => return Err(failure),
                Err(Failure::Barred { .. } | Failure::Never { .. }) => break,
            };
            let Some(newest) = page.iter().map(|message| message.id).max() else {
                break;
            };
            after = newest;
            for message in page.iter().filter(|message| message.author.id == me) {
                let rulings = rulings(campaign, &message.content);
                let shows_end = rulings.iter().any(|ruling| ends.contains(&ruling.seq));
                let changes = message.is_plain() || (shows_end && !message.has_buttons());
                if rulings.is_empty() || !changes {
                    continue;
                }
                for ruling in &rulings {
                    left.remove(&ruling.seq);
                }
                if let Some(content) = struck_out(&message.content, &rulings, taken, &names) {
                    let found = (channel, message.id);
                    self.replace(campaign, found, content, shows_end).await?;
                }
            }
            if left.is_empty() {
                break;
            }
        }
        Ok(())
    }

    async fn replace(
        &self,
        campaign: CampaignId,
        (channel, message): (ChannelId, MessageId),
        content: Said,
        bare: bool,
    ) -> Result<(), Failure> {
        let posted = Posted { campaign, subject: String::new(), channel: channel.get(), message: message.get() };
        let edit = EditMessage::new().content(content).allowed_mentions(CreateAllowedMentions::new());
        let edit = match bare {
            true => edit.embeds(Vec::new()).attachments(EditAttachments::new()),
            false => edit,
        };
        match self.client.edit(&posted, &edit).await {
            Err(failure @ Failure::Later { .. }) => Err(failure),
            // The message stays as it is; the new announcement says what was undone.
            Ok(()) | Err(Failure::Barred { .. } | Failure::Never { .. }) => Ok(()),
        }
    }

    /// Marks an offer's earlier message if it shows an outcome that was undone, so that the offer is pending again.
    /// `sent` is the new message, unless it was deleted.
    pub(super) async fn show_again(
        &self,
        text: &Text,
        campaign: CampaignId,
        offer: &Offer,
        sent: Option<MessageId>,
    ) -> Result<(), Failure> {
        let journal = self.referee.journal();
        let subject = subject(offer.id);
        let Some(posted) = journal.post(campaign, &subject).await.map_err(later)? else {
            return Ok(());
        };
        // A process that lost leadership without noticing may get here after the current leader has delivered and
        // recorded this very message.
        if sent.is_some_and(|sent| sent.get() <= posted.message) {
            return Ok(());
        }
        let words = say!(text, "undone-shown-again", offer = offer.id);
        let edit = EditMessage::new()
            .content(words)
            .embeds(Vec::new())
            .components(Vec::new())
            .allowed_mentions(CreateAllowedMentions::new());
        match self.client.edit(&posted, &edit).await {
            Err(failure @ Failure::Later { .. }) => Err(failure),
            Ok(()) | Err(Failure::Barred { .. } | Failure::Never { .. }) => Ok(()),
        }
    }
}

/// Returns the rulings that a message of a campaign is about, by its small print in any language.
fn rulings(campaign: CampaignId, content: &str) -> Vec<Reference> {
    let Some(print) = content.lines().next_back().filter(|line| line.starts_with("-# ")) else {
        return Vec::new();
    };
    // The small print of a split message also has the part's number.
    let bare = print.rsplit_once(" (").map_or(print, |(bare, _)| bare);
    let number = |part: &str| {
        let (seq, part) = part.split_once('.').unwrap_or((part, "1"));
        Some(Reference { seq: seq.parse().ok()?, part: PartCode::read(part)? })
    };
    let words = bare.split([' ', ',', '#']);
    let mut numbers: Vec<Reference> = words.filter_map(number).collect();
    // The last number is the campaign's.
    numbers.pop();
    let languages = Text::languages();
    let ours = |tag: &str| {
        let text = Text::of(tag);
        let now = render::small_print(&text, campaign, &numbers, (1, 1));
        let before = render::small_prints_of_before(&text, campaign, &numbers, (1, 1));
        now == bare || before.iter().any(|print| *print == bare)
    };
    match languages.iter().any(|tag| ours(tag)) {
        true => numbers,
        false => Vec::new(),
    }
}

/// Returns the message with the lines about these acts struck out, or `None` if it has none.
fn struck_out(content: &str, rulings: &[Reference], taken: &[TakenBack], names: &OwnNames) -> Option<Said> {
    let told_here = |one: &&TakenBack| rulings.iter().any(|ruling| ruling.seq == one.number);
    let here: Vec<&TakenBack> = taken.iter().filter(told_here).collect();
    let undone = |ruling: &Reference| {
        let mut here = here.iter();
        let numbered = ruling.part < UNNUMBERED;
        here.any(|one| one.number == ruling.seq && one.is_numbered == numbered)
    };
    let numbered = rulings.iter().all(|ruling| ruling.part < UNNUMBERED);
    let whole = numbered && rulings.iter().all(undone);
    let told: Vec<&Notice> = here.iter().map(|one| &one.told).collect();
    let languages = Text::languages();
    let in_language = |tag: &&str| Text::of(tag).with_names(names.clone());
    let mut texts = languages.iter().map(in_language);
    let found = texts.find_map(|text| render::struck_out(&text, content, &told, false));
    found.or_else(|| {
        let text = in_language(languages.first()?);
        render::struck_out(&text, content, &told, whole)
    })
}
