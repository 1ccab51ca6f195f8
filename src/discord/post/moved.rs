//! A campaign that moved to another channel: the cards with buttons follow it, and a message in the old channel says
//! where it went.

use super::messages::{announcement, offer_message, with_admission};
use super::{Part, Poster, later};
use crate::courier::{Batch, Failure};
use crate::discord::games;
use crate::discord::outcome::{Wish, asking, entry_subject, subject};
use crate::discord::render::words::place;
use crate::discord::rest_client::Trouble;
use crate::discord::row;
use crate::journal::{self, Posted, Target};
use crate::rules::ids::{PlaceId, PlayerId};
use crate::rules::{Audience, Campaign, Event, NAME_LIMIT, Notice};
use crate::text::{Said, Text, Typed, say};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, CreateAllowedMentions, CreateMessage, EditMessage, Nonce};

impl Poster {
    /// Posts the cards of pending offers, question groups and requests to join in the new channel, and a message in the
    /// old one.
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
        let name = Typed(&row.name, NAME_LIMIT);
        let words = say!(text, "moved-away", name, channel = PlaceId(row.channel));
        let farewell = CreateMessage::new()
            .content(words)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(format!("{}-b", batch.nonce)))
            .enforce_nonce(true);
        let told = self.client.send(ChannelId::new(from.0), &farewell).await;
        match told.map_err(Failure::from) {
            Err(failure @ Failure::Later { .. }) => Err(failure),
            // The old channel was deleted, or the bot cannot write there, so there is nobody to inform.
            Ok(_) | Err(Failure::Barred { .. } | Failure::Never { .. }) => Ok(()),
        }
    }

    /// Posts a card in the new channel, and marks the old one.
    async fn post_anew(
        &self,
        text: &Text,
        row: &journal::Campaign,
        left: Posted,
        (part, gone): (Part, bool),
    ) -> Result<(), Failure> {
        // No ping: the players got one when the card was first posted. The nonce identifies a repeat after a crash.
        let message = part
            .message
            .content(part.content)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(format!("moved-{}", left.message)))
            .enforce_nonce(true);
        let sent = self.client.send(ChannelId::new(row.channel), &message).await;
        let follows = Posted { channel: row.channel, message: sent?.get(), ..left.clone() };
        let journal = self.referee.journal();
        journal.put_post(follows).await.map_err(later)?;
        if gone {
            return Ok(());
        }
        let edit = EditMessage::new()
            .content(say!(text, "moved-card", channel = PlaceId(row.channel)))
            .embeds(Vec::new())
            .components(Vec::new())
            .allowed_mentions(CreateAllowedMentions::new());
        // If it cannot be edited, it keeps its buttons, which still work.
        if self.client.edit(&left, &edit).await.is_err() {
            tracing::info!(campaign = %row.id, "a card in the previous channel could not be updated");
        }
        Ok(())
    }

    /// Returns why something could not be sent. If the channel is gone, notifies the people who can move the campaign.
    pub(super) async fn unsent(&self, batch: &Batch, channel: ChannelId, trouble: Trouble) -> Failure {
        let id = batch.queue.campaign;
        if trouble.is_unknown_channel()
            && batch.queue.target == Target::Channel
            && let Err(problem) = self.referee.lose(id, channel.get()).await
        {
            tracing::error!(campaign = %id, %problem, "cannot announce that a channel was deleted");
        }
        trouble.into()
    }
}

/// Returns a batch with a separate nonce for the new channel. Discord matches an author's nonces across channels: with
/// the old nonce it would return a message that reached the old channel, and post nothing here.
pub(super) fn in_place(batch: &Batch, row: &journal::Campaign) -> Batch {
    let mut batch = batch.clone();
    if batch.queue.target == Target::Channel && row.channel != row.founded_in {
        batch.nonce = crate::nonce::of(&[&batch.nonce, &row.channel.to_string()]);
    }
    batch
}

/// Returns the cards that wait for players at the table, each with the subject of its message.
fn waiting(text: &Text, row: &journal::Campaign, campaign: &Campaign, from: &Said) -> Vec<(String, Part)> {
    let offers = campaign.offers.pending.values();
    // The questions of a group share one message, and private offers are sent in private.
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
                content: say!(text, "moved-row", from),
                message: row::shown(text, campaign, number, CreateMessage::new()),
                calls: Vec::new(),
                illustrated: None,
            };
            all.push((row::subject(number), part));
        }
    }
    let entries = campaign.applicants.iter().map(|player| Wish::Entry(*player));
    let seats = campaign.seat_requests.iter().map(|(player, seat)| Wish::Seat { player: *player, seat: *seat });
    for wish in entries.chain(seats) {
        let asks = Notice::of(Audience::Table, vec![asking(wish)]);
        let told = std::slice::from_ref(&asks);
        let parts = announcement(text, row, told, Target::Channel, &|_: &PlayerId| false);
        let parts = with_admission(text, row.id, &asks, parts);
        all.extend(parts.into_iter().map(|part| (entry_subject(wish), part)));
    }
    all
}
