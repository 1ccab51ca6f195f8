//! Deleted channels: records the loss in the journal, and notifies the people who can move the campaign.

use super::attempts::Attempts;
use super::{Referee, RuleError, entry, events};
use crate::journal::CommitError;
use crate::rules::ids::{CampaignId, PlaceId, PlayerId};
use crate::rules::{Event, author};
use std::collections::BTreeSet;

/// How many entries are read at a time in search of a moderator's newest order.
const PER_READ: u32 = 64;

impl Referee {
    /// Records that a channel no longer exists, if a campaign is played in it. The founder and the last moderator are
    /// notified, once per channel.
    pub async fn lose(&self, id: CampaignId, channel: u64) -> Result<(), RuleError> {
        let journal = &self.shared.journal;
        let cause = loss(id, channel);
        let tell = self.movers(id).await?;
        let place = self.lock(id);
        let mut attempts = Attempts::default();
        while attempts.next(self.clock()).await {
            let mut lock = place.lock().await;
            let row = journal.campaign(id).await?;
            let held = row.is_some_and(|row| row.channel == channel && !row.ended);
            if !held || journal.entry_by_cause(&cause).await?.is_some() {
                return Ok(());
            }
            let (mut loaded, mut change, moment) = self.load_settled(&mut lock, id).await?;
            let lost = [Event::PlaceLost { place: PlaceId(channel), tell: tell.clone() }];
            let entry = entry(moment.now, None, &cause, &lost);
            loaded.take(&mut change, entry, &lost);
            let pending = self.hand_in(&mut lock, &mut loaded, change).await?;
            drop(lock);
            match self.written(&place, pending).await {
                Ok(()) | Err(CommitError::Duplicate { .. }) => return Ok(()),
                Err(CommitError::Unavailable(error)) => return Err(error.into()),
                Err(CommitError::Stale | CommitError::TooLate | CommitError::ChannelTaken(_)) => {}
            }
        }
        Err(RuleError::Contended(id))
    }

    /// Returns whether the loss of this campaign's channel was recorded.
    pub async fn is_lost(&self, id: CampaignId, channel: u64) -> Result<bool, RuleError> {
        let journal = &self.shared.journal;
        let noticed = journal.entry_by_cause(&loss(id, channel)).await?;
        Ok(noticed.is_some())
    }

    /// Returns the known moderators of a campaign: its founder, and the author of the newest moderator's order.
    async fn movers(&self, id: CampaignId) -> Result<Vec<PlayerId>, RuleError> {
        let founder = self.cached(id).await?.founder;
        let mut movers: BTreeSet<PlayerId> = founder.into_iter().collect();
        let mut before = None;
        loop {
            let journal = &self.shared.journal;
            let page = journal.entries(id, before, PER_READ).await?;
            let Some(last) = page.last() else { break };
            before = Some(last.seq);
            let mut found = None;
            for recorded in &page {
                let Some(actor) = recorded.entry.actor else {
                    continue;
                };
                let events = events(id, &recorded.entry.events)?;
                if is_of_moderator(&events) {
                    found = author(&events, Some(actor));
                    break;
                }
            }
            if found.is_some() {
                movers.extend(found);
                break;
            }
        }
        Ok(movers.into_iter().collect())
    }
}

/// Returns the cause that the journal records for a deleted channel.
fn loss(id: CampaignId, channel: u64) -> String {
    format!("lost:{id}:{channel}")
}

/// Returns whether an entry that a person caused is a moderator's.
fn is_of_moderator(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event,
            Event::Moderated { .. }
                | Event::TemplateUsed { .. }
                | Event::Scheduled(_)
                | Event::ScheduleEnded { .. }
                | Event::ActedFor { .. }
                | Event::Paused { .. }
                | Event::Resumed { .. }
                | Event::Configured { .. }
                | Event::SecretsShown { .. }
                | Event::Looked { .. }
                | Event::Reasoned { .. }
                | Event::Moved { .. }
                | Event::Undone { agreement: None, .. }
        )
    })
}
