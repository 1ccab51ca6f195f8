//! Closed offers. A campaign in memory forgets them, so that the cost of a ruling does not grow with their number; they
//! are read from the journal when needed.

use super::{Loaded, Referee, RuleError, events};
use crate::journal::OfferChange;
use crate::rules::ids::{CampaignId, OfferId};
use crate::rules::{Campaign, Closed, Event};
use std::sync::Arc;

impl Referee {
    /// Restores these offers if the campaign has forgotten them.
    pub async fn remember(&self, campaign: &mut Arc<Campaign>, offers: Vec<OfferId>) -> Result<(), RuleError> {
        for offer in offers {
            if campaign.offers.is_forgotten(offer)
                && let Some(closed) = self.closed_offer(campaign.id, offer).await?
            {
                let closed = campaign.with_successor(closed);
                Arc::make_mut(campaign).offers.recall(closed);
            }
        }
        Ok(())
    }

    /// Restores these offers if the campaign has forgotten them, and returns whether that worked. Their outcomes are in
    /// the journal only once they are durable, so it waits for that first. If that fails, the cached campaign is wrong.
    pub(super) async fn has_remembered(&self, loaded: &mut Loaded, offers: Vec<OfferId>) -> Result<bool, RuleError> {
        let known = &loaded.campaign.offers;
        let is_forgotten = offers.iter().any(|offer| known.is_forgotten(*offer));
        if is_forgotten && !loaded.durability.is_durable().await {
            return Ok(false);
        }
        self.remember(&mut loaded.campaign, offers).await?;
        Ok(true)
    }

    /// Returns an offer as it was made, with how it ended; `None` if it is pending.
    pub async fn closed_offer(&self, campaign: CampaignId, id: OfferId) -> Result<Option<Closed>, RuleError> {
        let Some(found) = self.shared.journal.closed_offer(campaign, id).await? else {
            return Ok(None);
        };
        let made = events(campaign, &found.made)?.into_iter().rev();
        let offer = made
            .filter_map(|event| match event {
                Event::OfferMade(offer) if offer.id == id => Some(offer),
                _ => None,
            })
            .next();
        let closed = events(campaign, &found.closed)?.into_iter().rev();
        let closing = closed
            .filter_map(|event| match event {
                Event::OfferClosed { offer, closing } if offer == id => Some(closing),
                _ => None,
            })
            .next();
        let closed = offer.zip(closing);
        Ok(closed.map(|(offer, closing)| Closed { offer, closing }))
    }
}

pub fn about_offers<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<OfferId> {
    let offers = events.into_iter();
    offers.filter_map(Event::about_offer).collect()
}

/// Returns an entry's changes to offers, which update the journal's index.
pub(super) fn offers(events: &[Event], entry: usize) -> impl Iterator<Item = OfferChange> {
    events.iter().filter_map(move |event| match event {
        Event::OfferMade(offer) => Some(OfferChange { offer: offer.id, entry, closed: false }),
        Event::OfferClosed { offer, .. } => Some(OfferChange { offer: *offer, entry, closed: true }),
        _ => None,
    })
}
