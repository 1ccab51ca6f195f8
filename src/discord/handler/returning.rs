//! Players who are away until they do anything: their next command or press brings them back (L14.1).

use super::Handler;
use crate::discord::invoker::Invoker;
use crate::rules::Command;
use crate::rules::ids::{CampaignId, OfferId};

impl Handler {
    /// Ends the invoker's absence if their act in a campaign brings them back. This is a separate ruling before the
    /// act; if it fails, the act still continues. `about` is the offer that they answer. A sealed answer does not end
    /// the absence, because the return would reveal it.
    pub async fn welcome_back(&self, invoker: &Invoker, id: CampaignId, about: Option<OfferId>) {
        let back = self.referee.brings_back(id, invoker.player, about).await;
        let ruled = match back {
            Ok(false) => return,
            Ok(true) => {
                let order = super::given(invoker, invoker.player, Command::Away { away: false, until: None });
                let cause = format!("back:{}", invoker.cause());
                let referee = self.referee.admitting(&invoker.admission);
                referee.rule(id, &cause, &order).await.map(drop)
            }
            Err(failed) => Err(failed),
        };
        if let Err(problem) = ruled {
            let (player, campaign) = (invoker.player, id);
            tracing::warn!(%player, %campaign, %problem, "a player may be back although the table shows them as away");
        }
    }
}
