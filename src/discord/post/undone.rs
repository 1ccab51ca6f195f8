//! Messages that told of what is undone by now: those of their lines are struck out that told of it.

use super::{CLOCK_SKEW, Poster, earliest_id, later};
use crate::courier::Failure;
use crate::discord::outcome::subject;
use crate::discord::render;
use crate::journal::{Posted, Reference};
use crate::rules::ids::CampaignId;
use crate::rules::{Event, Notice, Offer, TakenBack};
use crate::text::{Text, fl};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, CreateAllowedMentions, EditMessage, MessageId};
use std::collections::BTreeSet;

/// So many pages of a channel are looked through for what told of it: some thousand messages after it happened.
const PAGES: usize = 20;
/// Rulings without a number bear that of the one before them and a part from here on, which tells them apart.
const UNNUMBERED: i64 = 10_000;

impl Poster {
    /// Strikes out what earlier messages in a channel told of what is undone by now. Each bears the numbers of its rulings in its small print, by
    /// which it is found; where the bot may not read the history there is nothing to be found.
    pub(super) async fn mark_undone(
        &self,
        campaign: CampaignId,
        channel: ChannelId,
        notice: &Notice,
    ) -> Result<(), Failure> {
        // What is only asked for is not undone. All but the first of several announcements of an undoing have no event.
        let undoes = matches!(notice.events[..], [] | [Event::Undone { .. }, ..]);
        let first = notice.taken_back.iter().map(|one| one.at).min();
        let Some(first) = first.filter(|_| undoes) else {
            return Ok(());
        };
        let me = self.wire.me().await?;
        let mut left: BTreeSet<i64> = notice.taken_back.iter().map(|one| one.number).collect();
        let mut after = earliest_id(first - CLOCK_SKEW);
        for _ in 0..PAGES {
            let page = match self.wire.after(channel, after).await.map_err(Failure::from) {
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
                if rulings.is_empty() || !message.is_plain() {
                    continue;
                }
                for ruling in &rulings {
                    left.remove(&ruling.seq);
                }
                if let Some(content) = struck_out(&message.content, &rulings, &notice.taken_back) {
                    let found = (channel, message.id);
                    self.replace(campaign, found, content).await?;
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
        content: String,
    ) -> Result<(), Failure> {
        let posted = Posted {
            campaign,
            subject: String::new(),
            channel: channel.get(),
            message: message.get(),
        };
        let edit = EditMessage::new()
            .content(content)
            .allowed_mentions(CreateAllowedMentions::new());
        match self.wire.edit(&posted, &edit).await {
            Err(failure @ Failure::Later { .. }) => Err(failure),
            // It stays as it is; the announcement tells what was undone.
            Ok(()) | Err(Failure::Barred { .. } | Failure::Never { .. }) => Ok(()),
        }
    }

    /// Lets an earlier message of an offer that waits again say so: it showed an outcome that is undone.
    pub(super) async fn show_again(
        &self,
        text: &Text,
        campaign: CampaignId,
        offer: &Offer,
    ) -> Result<(), Failure> {
        let journal = self.referee.journal();
        let subject = subject(offer.id);
        let Some(posted) = journal.post(campaign, &subject).await.map_err(later)? else {
            return Ok(());
        };
        let words = fl!(text, "undone-shown-again", offer = offer.id.to_string());
        let edit = EditMessage::new()
            .content(words)
            .embeds(Vec::new())
            .components(Vec::new())
            .allowed_mentions(CreateAllowedMentions::new());
        match self.wire.edit(&posted, &edit).await {
            Err(failure @ Failure::Later { .. }) => Err(failure),
            Ok(()) | Err(Failure::Barred { .. } | Failure::Never { .. }) => Ok(()),
        }
    }
}

/// Returns the rulings of which a message of a campaign tells, by its small print, in whatever language.
fn rulings(campaign: CampaignId, content: &str) -> Vec<Reference> {
    let Some(print) = content
        .lines()
        .next_back()
        .filter(|line| line.starts_with("-# "))
    else {
        return Vec::new();
    };
    // It may say as well which of several messages it is.
    let bare = print.rsplit_once(" (").map_or(print, |(bare, _)| bare);
    let number = |part: &str| {
        let (seq, part) = part.split_once('.').unwrap_or((part, "1"));
        Some(Reference {
            seq: seq.parse().ok()?,
            part: part.parse().ok()?,
        })
    };
    let words = bare.split(|char: char| !char.is_ascii_digit() && char != '.');
    let mut numbers: Vec<Reference> = words.filter_map(number).collect();
    // The last is the campaign's.
    numbers.pop();
    let languages = Text::languages();
    let ours = |tag: &str| {
        let text = Text::of(tag);
        render::small_print(&text, campaign, &numbers, (1, 1)) == bare
            || render::small_print_of_before(&text, campaign, &numbers) == bare
    };
    match languages.iter().any(|tag| ours(tag)) {
        true => numbers,
        false => Vec::new(),
    }
}

/// Returns the message with what told of these acts struck out; `None` where it told of none.
fn struck_out(content: &str, rulings: &[Reference], taken: &[TakenBack]) -> Option<String> {
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
    let mut texts = languages.iter().map(|tag| Text::of(tag));
    let found = texts.find_map(|text| render::struck_out(&text, content, &told, false));
    found.or_else(|| {
        let text = Text::of(languages.first()?);
        render::struck_out(&text, content, &told, whole)
    })
}
