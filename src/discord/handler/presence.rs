//! Who is at the table, so that what others do does not call them there.

use super::{Answer, Asker, Handler, Order, Problem, Ruling};
use crate::rules::is_unnumbered;

impl Handler {
    /// Words what came of an order for the player who gave it, and notes that they are at the table.
    pub(super) async fn ruled(&self, asker: &Asker, order: &Order, ruling: &Ruling) -> Result<Answer, Problem> {
        self.note_present(asker, order, ruling).await;
        self.report(asker, ruling).await
    }

    /// Notes that a player is at the table who gave an order there. What no other player hears of must not show in who is called, and what a moderator does
    /// for a player says nothing of that player.
    async fn note_present(&self, asker: &Asker, order: &Order, ruling: &Ruling) {
        let id = ruling.campaign.id;
        let own = order.on_behalf.is_none() && !ruling.repeated;
        if !own || asker.guild.is_none() || is_unnumbered(&ruling.events) {
            return;
        }
        // Where that cannot be asked they are called.
        let row = self.journal().campaign(id).await.ok().flatten();
        let here = |channel: u64| asker.channel == channel || asker.parent == Some(channel);
        if row.is_some_and(|row| here(row.channel)) {
            self.referee.note_present(id, asker.player);
        }
    }
}
