//! Players who are at the table, and so need no ping for what others do there.

use super::{Answer, Handler, Invoker, Order, Problem, Ruling};
use crate::rules::is_unnumbered;

impl Handler {
    /// Renders the outcome of an order for the player who gave it, and records that they are present.
    pub(super) async fn ruled(&self, invoker: &Invoker, order: &Order, ruling: &Ruling) -> Result<Answer, Problem> {
        self.note_present(invoker, order, ruling).await;
        self.report(invoker, ruling).await
    }

    /// Records that a player who gave an order in the campaign's channel is present. Orders hidden from the other
    /// players do not count, because missing pings would reveal them. Neither do a moderator's orders for a player.
    async fn note_present(&self, invoker: &Invoker, order: &Order, ruling: &Ruling) {
        let id = ruling.campaign.id;
        let own = order.on_behalf.is_none() && !ruling.repeated;
        if !own || invoker.guild.is_none() || is_unnumbered(&ruling.events) {
            return;
        }
        // If the journal cannot be read, the player is pinged.
        let row = self.journal().campaign(id).await.ok().flatten();
        let here = |channel: u64| invoker.channel == channel || invoker.parent == Some(channel);
        if row.is_some_and(|row| here(row.channel)) {
            self.referee.note_present(id, invoker.player);
        }
    }
}
