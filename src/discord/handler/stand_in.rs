//! Moderators who act for a player. Kept in memory: after a restart the moderator gives the command again.

use super::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::Side;
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::{Span, Time};
use crate::rules::{Campaign, PrivateLook};
use crate::text::{Text, say};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A moderator who has not acted within this time acts for themselves again.
pub const LASTS: Span = Span::seconds(10 * 60);

/// The player that each moderator acts for next, and until when, by campaign.
type Next = HashMap<(CampaignId, PlayerId), (PlayerId, Time)>;

/// All moderators who act for a player. Clones share it.
#[derive(Clone, Default)]
pub struct StandIns(Arc<Mutex<Next>>);

impl StandIns {
    /// Lets the moderator's next command count as the player's.
    pub fn put(&self, campaign: CampaignId, moderator: PlayerId, player: PlayerId, now: Time) {
        let mut all = self.all();
        all.retain(|_, (_, until)| *until > now);
        all.insert((campaign, moderator), (player, now + LASTS));
    }

    pub fn get(&self, campaign: CampaignId, moderator: PlayerId, now: Time) -> Option<PlayerId> {
        let all = self.all();
        let (player, until) = all.get(&(campaign, moderator))?;
        (*until > now).then_some(*player)
    }

    /// Removes the entry once a command has counted.
    pub fn take(&self, campaign: CampaignId, moderator: PlayerId) {
        self.all().remove(&(campaign, moderator));
    }

    fn all(&self) -> MutexGuard<'_, Next> {
        // No panic leaves the map half changed, so a poisoned lock can be used.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Handler {
    /// Lets a moderator's next command count as a player's, and returns until when. Refuses an invoker who does not
    /// moderate, and a player who is not in the campaign.
    pub async fn act_as(&self, invoker: &Invoker, campaign: &Campaign, player: PlayerId) -> Result<Time, Problem> {
        must_moderate(invoker, campaign)?;
        campaign.must_know(player)?;
        invoker.must_be_in_time().await?;
        self.looks(invoker, campaign, [player].into(), PrivateLook::ActingFor).await?;
        let now = self.referee.clock().now();
        self.stand_ins.put(campaign.id, invoker.player, player, now);
        Ok(now + LASTS)
    }
}

/// Refuses a moderator who asks for what the game shows to its player only, even if they act for that player. A
/// moderator who plays sees their own.
pub fn must_be_own(text: &Text, campaign: &Campaign, side: Side) -> Result<(), Problem> {
    match side.you() || campaign.players.contains_key(&side.reader) {
        true => Ok(()),
        false => Err(say!(text, "hidden-from-stand-in", player = side.player).into()),
    }
}
