//! The message of an offer that has ended: it says how, and its buttons go.

use super::render;
use super::wire::Wire;
use crate::courier::Failure;
use crate::journal::{self, Posted};
use crate::rules::ids::OfferId;
use crate::rules::{Closing, Offer};
use crate::text::Text;
use poise::serenity_prelude::{ChannelId, CreateAllowedMentions, EditMessage, MessageId};

/// Returns the name under which the message that shows an offer is kept.
pub fn subject(offer: OfferId) -> String {
    format!("offer:{offer}")
}

/// Returns the offer that the message of this name shows.
pub fn offer_of(subject: &str) -> Option<OfferId> {
    subject.strip_prefix("offer:")?.parse().ok().map(OfferId)
}

/// Returns the campaign's name where the reader would not know: in a direct message.
pub fn named<'a>(campaign: &'a journal::Campaign, offer: &Offer) -> Option<&'a str> {
    offer.private.then_some(campaign.name.as_str())
}

/// Lets the message that shows an offer say how it ended. One that is gone needs nothing more.
pub async fn show(
    wire: &Wire,
    text: &Text,
    campaign: &journal::Campaign,
    posted: &Posted,
    (offer, closing): (&Offer, &Closing),
) -> Result<(), Failure> {
    let offer = &offer.veiled(offer.readers());
    let post = render::offer_post(text, offer, Some(closing), named(campaign, offer));
    let edit = EditMessage::new()
        .content(post.content)
        .embed(post.card.into())
        .allowed_mentions(CreateAllowedMentions::new())
        .components(Vec::new());
    let (channel, message) = (
        ChannelId::new(posted.channel),
        MessageId::new(posted.message),
    );
    match wire.edit(channel, message, &edit).await {
        Err(trouble) if trouble.is_gone() => Ok(()),
        done => done.map_err(Failure::from),
    }
}
