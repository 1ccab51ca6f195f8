//! Finds out whether the message about an offer reached the players concerned.

use super::{DELIVERY_TAKES, Handler};
use crate::discord::outcome;
use crate::discord::post::shown_offer;
use crate::discord::problem::Problem;
use crate::referee;
use crate::rules::ids::{CampaignId, OfferId};
use std::time::Duration;

/// How often to check for a delivery while an answer waits for it.
const LOOKED_AFTER: Duration = Duration::from_millis(250);

impl Handler {
    /// Returns the pending offers whose message could not be delivered, because the recipient has closed direct
    /// messages or the bot cannot write in the channel.
    pub async fn undelivered_offers(&self, campaign: CampaignId) -> Result<Vec<OfferId>, Problem> {
        let parked = self.journal().parked(campaign).await?;
        let offers = parked.iter().filter_map(|parked| {
            let notice = referee::read_notice(&parked.notice).ok()?;
            shown_offer(&notice).map(|offer| offer.id)
        });
        Ok(offers.collect())
    }

    /// Waits a moment for a private offer to be delivered. Returns `false` only if the delivery is known to have
    /// failed.
    pub(super) async fn could_tell(&self, campaign: CampaignId, offer: OfferId) -> Result<bool, Problem> {
        let clock = self.referee.clock();
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
                // A delivery by another process sends no signal here, so check periodically.
                let news = clock.within(LOOKED_AFTER, deliveries.changed());
                if let Ok(Err(_)) = news.await {
                    return Ok(true);
                }
            }
        };
        clock.within(DELIVERY_TAKES, told).await.unwrap_or(Ok(true))
    }
}
