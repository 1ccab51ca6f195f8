//! Whether those whom an offer concerns could be told of it.

use super::{DELIVERY_TAKES, Handler};
use crate::discord::outcome;
use crate::discord::post::shown_offer;
use crate::discord::problem::Problem;
use crate::rules::Notice;
use crate::rules::ids::{CampaignId, OfferId};
use std::time::Duration;

/// How often it is looked whether a message has been delivered, in the short time in which that is waited for.
const LOOKED_AFTER: Duration = Duration::from_millis(250);

impl Handler {
    /// Returns the pending offers whose message could not be delivered: the player asked has closed direct messages, or the
    /// channel is closed to the bot.
    ///
    /// # Errors
    /// Fails where the journal cannot be read.
    pub async fn undelivered_offers(&self, campaign: CampaignId) -> Result<Vec<OfferId>, Problem> {
        let parked = self.journal().parked(campaign).await?;
        let offers = parked.iter().filter_map(|parked| {
            let notice: Notice = serde_json::from_str(&parked.notice).ok()?;
            shown_offer(&notice).map(|offer| offer.id)
        });
        Ok(offers.collect())
    }

    /// Waits a moment for a private offer to be delivered. Returns whether nothing speaks against its having been.
    ///
    /// # Errors
    /// Fails where the journal cannot be read.
    pub(super) async fn could_tell(&self, campaign: CampaignId, offer: OfferId) -> Result<bool, Problem> {
        let told = async {
            let mut deliveries = self.deliveries.subscribe();
            loop {
                deliveries.mark_unchanged();
                if self.undelivered_offers(campaign).await?.contains(&offer) {
                    return Ok(false);
                }
                if self.journal().post(campaign, &outcome::subject(offer)).await?.is_some() {
                    return Ok(true);
                }
                // Where another process delivers it, that is heard of by looking.
                let news = tokio::time::timeout(LOOKED_AFTER, deliveries.changed());
                if let Ok(Err(_)) = news.await {
                    return Ok(true);
                }
            }
        };
        tokio::time::timeout(DELIVERY_TAKES, told).await.unwrap_or(Ok(true))
    }
}
