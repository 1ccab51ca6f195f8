//! A campaign that goes on in another channel: what its players act on there follows it, and the channel before hears where it went.

use super::messages::{announcement, offer_message, with_admission};
use super::{Part, Poster, later};
use crate::courier::{Batch, Failure};
use crate::discord::games;
use crate::discord::outcome::{entry_subject, subject};
use crate::discord::render;
use crate::discord::render::words::place;
use crate::discord::row;
use crate::discord::wire::Trouble;
use crate::journal::{self, Posted, Target};
use crate::rules::ids::PlayerId;
use crate::rules::{Audience, Campaign, Event, NAME_LIMIT, Notice};
use crate::text::{Text, fl};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, CreateAllowedMentions, CreateMessage, EditMessage, Nonce};

impl Poster {
    /// After a campaign was moved: posts the cards of the offers that wait, of a row and of players who ask to join where it is played now, and tells
    /// where it was played before.
    pub(super) async fn follow(
        &self,
        text: &Text,
        (row, campaign): (&journal::Campaign, &Campaign),
        batch: &Batch,
        notice: &Notice,
    ) -> Result<(), Failure> {
        let Some(Event::Moved { from, gone, .. }) = notice.act() else {
            return Ok(());
        };
        let journal = self.referee.journal();
        for (subject, part) in waiting(text, row, campaign, &place(text, *from, *gone)) {
            let posted = journal.post(row.id, &subject).await.map_err(later)?;
            if let Some(left) = posted.filter(|posted| posted.channel != row.channel) {
                self.post_anew(text, row, left, (part, *gone)).await?;
            }
        }
        if *gone {
            return Ok(());
        }
        let name = render::harmless::prose(&row.name, NAME_LIMIT);
        let words = fl!(text, "moved-away", name = name, channel = mention(row));
        let farewell = CreateMessage::new()
            .content(words)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(format!("{}-b", batch.nonce)))
            .enforce_nonce(true);
        let told = self.wire.send(ChannelId::new(from.0), &farewell).await;
        match told.map_err(Failure::from) {
            Err(failure @ Failure::Later { .. }) => Err(failure),
            // It was deleted meanwhile, or the bot may not write there: then there is nothing to be told.
            Ok(_) | Err(Failure::Barred { .. } | Failure::Never { .. }) => Ok(()),
        }
    }

    /// Posts a card where the campaign is played now; the one that is left behind says so.
    async fn post_anew(
        &self,
        text: &Text,
        row: &journal::Campaign,
        left: Posted,
        (part, gone): (Part, bool),
    ) -> Result<(), Failure> {
        // No player is called: they were when it was posted first. Sent again after a crash it is the same message.
        let message = part
            .message
            .content(part.content)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(format!("moved-{}", left.message)))
            .enforce_nonce(true);
        let sent = self.wire.send(ChannelId::new(row.channel), &message).await;
        let follows = Posted { channel: row.channel, message: sent?.get(), ..left.clone() };
        let journal = self.referee.journal();
        journal.put_post(follows).await.map_err(later)?;
        if gone {
            return Ok(());
        }
        let edit = EditMessage::new()
            .content(fl!(text, "moved-card", channel = mention(row)))
            .embeds(Vec::new())
            .components(Vec::new())
            .allowed_mentions(CreateAllowedMentions::new());
        // One that cannot be edited keeps its buttons, which work.
        if self.wire.edit(&left, &edit).await.is_err() {
            tracing::info!(campaign = %row.id, "a card in the channel before this one stays as it is");
        }
        Ok(())
    }

    /// Returns why something could not be told; where its channel is gone those are told who can move the campaign.
    pub(super) async fn unsent(&self, batch: &Batch, channel: ChannelId, trouble: Trouble) -> Failure {
        let id = batch.lane.campaign;
        if trouble.is_unknown_channel()
            && batch.lane.target == Target::Channel
            && let Err(problem) = self.referee.lose(id, channel.get()).await
        {
            tracing::error!(campaign = %id, %problem, "it cannot be told that a channel is gone");
        }
        trouble.into()
    }
}

/// Returns a batch as it goes to the channel where the campaign is played now. Discord knows an author's nonces in whatever channel: with the same
/// one an attempt that reached the channel before this one would be handed back, and nothing be told here.
pub(super) fn in_place(batch: &Batch, row: &journal::Campaign) -> Batch {
    let mut batch = batch.clone();
    if batch.lane.target == Target::Channel && row.channel != row.founded_in {
        batch.nonce = crate::nonce::of(&[&batch.nonce, &row.channel.to_string()]);
    }
    batch
}

/// Returns what waits for players at the table: the name under which its message is kept, and what that says.
fn waiting(text: &Text, row: &journal::Campaign, campaign: &Campaign, from: &str) -> Vec<(String, Part)> {
    let offers = campaign.offers.pending.values();
    // The questions of a row have one message together, and private ones are asked in private.
    let offers = offers.filter(|offer| !offer.private && offer.terms.row().is_none());
    let mut all: Vec<(String, Part)> = offers
        .map(|offer| {
            let part = offer_message(text, (row, campaign), offer);
            (subject(offer.id), part)
        })
        .collect();
    let asked = campaign.game.newest_row();
    let asked = asked.into_iter().flat_map(|row| campaign.game.rows_with(row));
    for number in asked {
        let waits = games::row(text, campaign, number).is_some_and(|row| !row.buttons.is_empty());
        if waits {
            let part = Part {
                content: fl!(text, "moved-row", from = from),
                message: row::shown(text, campaign, number, CreateMessage::new()),
                calls: Vec::new(),
                illustrated: None,
            };
            all.push((row::subject(number), part));
        }
    }
    for player in &campaign.applicants {
        let asks = vec![Event::EntryAsked { player: *player }];
        let asks = Notice::of(Audience::Table, asks);
        let told = std::slice::from_ref(&asks);
        let parts = announcement(text, row, told, Target::Channel, &|_: &PlayerId| false);
        let parts = with_admission(text, row.id, &asks, parts);
        all.extend(parts.into_iter().map(|part| (entry_subject(*player), part)));
    }
    all
}

fn mention(row: &journal::Campaign) -> String {
    format!("<#{}>", row.channel)
}
