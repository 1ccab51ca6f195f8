//! Places that are gone: the journal keeps that it was noticed, and the people who can move the campaign are told.

use super::attempts::Attempts;
use super::{Referee, Unruled, entry, events};
use crate::journal::CommitError;
use crate::rules::ids::{CampaignId, PlaceId, PlayerId};
use crate::rules::{Event, author};
use std::collections::BTreeSet;

/// How many entries are read at a time in search of the newest that a moderator gave.
const PER_READ: u32 = 64;

impl Referee {
    /// Takes note that a channel does not exist any more, where a campaign is played in it: who founded it and who moderated it last are told, once
    /// for each channel.
    ///
    /// # Errors
    /// Fails where the journal does.
    pub async fn lose(&self, id: CampaignId, channel: u64) -> Result<(), Unruled> {
        let journal = &self.shared.journal;
        let cause = loss(id, channel);
        let tell = self.movers(id).await?;
        let place = self.gavel(id);
        let mut attempts = Attempts::default();
        while attempts.next().await {
            let mut gavel = place.lock().await;
            let row = journal.campaign(id).await?;
            let held = row.is_some_and(|row| row.channel == channel && !row.ended);
            if !held || journal.entry_by_cause(&cause).await?.is_some() {
                return Ok(());
            }
            let (mut loaded, mut change, moment) = self.settled(&mut gavel, id).await?;
            let lost = [Event::PlaceLost { place: PlaceId(channel), tell: tell.clone() }];
            let entry = entry(moment.now, None, &cause, &lost);
            loaded.take(&mut change, entry, &lost);
            let receipt = self.hand_in(&mut gavel, &mut loaded, change).await?;
            drop(gavel);
            match self.written(&place, receipt).await {
                Ok(()) | Err(CommitError::Duplicate { .. }) => return Ok(()),
                Err(CommitError::Unavailable(error)) => return Err(error.into()),
                Err(CommitError::Stale | CommitError::TooLate | CommitError::ChannelTaken(_)) => {}
            }
        }
        Err(Unruled::Contended(id))
    }

    /// Returns whether it was noticed that a channel where a campaign was played does not exist any more.
    ///
    /// # Errors
    /// Fails where the journal does.
    pub async fn is_lost(&self, id: CampaignId, channel: u64) -> Result<bool, Unruled> {
        let journal = &self.shared.journal;
        let noticed = journal.entry_by_cause(&loss(id, channel)).await?;
        Ok(noticed.is_some())
    }

    /// Returns the people who are known to moderate a campaign: who founded it, and who gave the newest order as a moderator.
    async fn movers(&self, id: CampaignId) -> Result<Vec<PlayerId>, Unruled> {
        let founder = self.glance(id).await?.founder;
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

/// Returns what names in the journal that a channel is gone.
fn loss(id: CampaignId, channel: u64) -> String {
    format!("lost:{id}:{channel}")
}

/// Returns whether an entry that a person brought about is that of a moderator.
fn is_of_moderator(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event,
            Event::Moderated { .. }
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
