//! Converts decisions between the rules' types and the journal's.

use super::kept::Kept;
use super::offers::offers;
use super::{Loaded, Referee, Unruled};
use crate::journal::{self, Snapshot, Target};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{self, Audience, Campaign, Event, Notice, notices};
use std::sync::Arc;

impl Referee {
    /// Returns the campaign with all offers ever made, and the seq of its newest entry.
    pub async fn whole(&self, id: CampaignId) -> Result<(Campaign, i64), Unruled> {
        let stored = self.shared.journal.load_whole(id).await?;
        let stored = stored.ok_or(Unruled::NoCampaign(id))?;
        let campaign = replay(id, &stored).map_err(|problem| Unruled::Unreadable { campaign: id, problem })?;
        let numbers = self.numbers(id).await?;
        Ok((campaign, numbers.number(stored.campaign.version)))
    }

    pub(super) async fn load(&self, id: CampaignId) -> Result<Loaded, Unruled> {
        let (campaign, stored) = self.rebuilt(id, i64::MAX).await?;
        Ok(Loaded {
            campaign: Arc::new(campaign),
            head: stored.head,
            handed_in: stored.head,
            snapshot_at: stored.snapshot.map_or(0, |snapshot| snapshot.seq),
            next_due: stored.campaign.next_due,
            numbers: self.numbers(id).await?,
            kept: Kept::just_read(),
        })
    }

    /// Returns the campaign as it was before the entry `end`, and what it was rebuilt from. A snapshot is only a
    /// shortcut: if one cannot be parsed, an older one is used, or all entries from the first.
    ///
    /// # Errors
    /// Fails if the journal does, or if an entry cannot be parsed.
    pub(super) async fn rebuilt(&self, id: CampaignId, end: i64) -> Result<(Campaign, journal::Loaded), Unruled> {
        let mut before = end;
        loop {
            let stored = self.shared.journal.load_before(id, end, before).await?;
            let stored = stored.ok_or(Unruled::NoCampaign(id))?;
            match (replay(id, &stored), &stored.snapshot) {
                (Ok(campaign), _) => return Ok((campaign, stored)),
                (Err(problem), Some(snapshot)) => {
                    tracing::warn!(campaign = %id, %problem, "a snapshot is passed over; `chancery verify` says more");
                    before = snapshot.seq;
                }
                (Err(problem), None) => {
                    return Err(Unruled::Unreadable { campaign: id, problem });
                }
            }
        }
    }
}

pub(super) fn outgoing(notice: &Notice, entry: usize) -> journal::Outgoing {
    let target = match notice.to {
        Audience::Table => Target::Channel,
        Audience::Player(player) => Target::Player(player),
    };
    journal::Outgoing { target, entry, notice: json(notice) }
}

pub(super) fn entry(at: Time, actor: Option<PlayerId>, cause: &str, events: &[Event]) -> journal::Entry {
    journal::Entry { at, actor, cause: cause.to_owned(), events: json(&events) }
}

/// Rebuilds a campaign from its newest snapshot and the entries after it.
///
/// # Errors
/// Says what cannot be parsed.
pub fn replay(id: CampaignId, stored: &journal::Loaded) -> Result<Campaign, String> {
    let mut campaign = match &stored.snapshot {
        Some(Snapshot { seq, state }) => {
            Some(serde_json::from_str(state).map_err(|error| format!("snapshot {seq}: {error}"))?)
        }
        None => None,
    };
    for recorded in &stored.entries {
        let events: Vec<Event> =
            serde_json::from_str(&recorded.entry.events).map_err(|error| format!("entry {}: {error}", recorded.seq))?;
        match &mut campaign {
            Some(campaign) => events.iter().for_each(|event| Campaign::evolve(campaign, event)),
            None => campaign = Campaign::replay(id, &events),
        }
    }
    Ok(campaign.ok_or("its journal does not begin with its founding")?)
}

pub(super) fn events(campaign: CampaignId, json: &str) -> Result<Vec<Event>, Unruled> {
    serde_json::from_str(json).map_err(|error| Unruled::Unreadable { campaign, problem: error.to_string() })
}

pub(super) fn json<T: serde::Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("the rules' values have no keys that JSON cannot hold")
}

impl Loaded {
    pub(super) fn version(&self) -> i64 {
        self.head.version
    }

    /// If the newest entry has no number, records that and returns its index in the change.
    pub(super) fn seal(&mut self, events: &[Event], entry: usize) -> Option<usize> {
        rules::is_unnumbered(events).then(|| {
            self.numbers.seal(self.version());
            entry
        })
    }

    /// Applies an entry's events, and adds the entry and its announcements to the change.
    pub(super) fn take(&mut self, change: &mut journal::Change, entry: journal::Entry, events: &[Event]) {
        let campaign = Arc::make_mut(&mut self.campaign);
        let entry_of = change.entries.len();
        for event in events {
            campaign.evolve(event);
            if let Event::Moved { to, .. } = event {
                change.moves_to = Some(to.0);
            }
            if let Event::Joined { player } | Event::Left { player } = event {
                let active = campaign.is_active(*player);
                change.members.push(journal::MemberChange { player: *player, active });
            }
        }
        change.offers.extend(offers(events, entry_of));
        self.head = self.head.after(campaign.id, &entry);
        change.sealed.extend(self.seal(events, entry_of));
        change.entries.push(entry);
        let told = notices(&self.campaign, events);
        let outgoing = told.iter().map(|notice| outgoing(notice, entry_of));
        change.outbox.extend(outgoing);
    }
}
