//! Converts decisions between the rules' types and the journal's.

use super::durability::{Durability, next_snapshot};
use super::offers::offers;
use super::{Loaded, Numbers, Referee, RuleError};
use crate::journal::{self, Journal, LOADED_AT_ONCE, Recorded, Snapshot, Target};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{self, Audience, Campaign, Event, Notice, notices};
use std::sync::Arc;

/// How many entries are read at a time, after the first load.
const PER_READ: u32 = 128;

impl Referee {
    /// Rebuilds the campaign from its first entry, and returns it with the number of its newest one. Calls `visit`
    /// after each entry, which may remove parts that the campaign no longer needs. Returns `None` if `visit` returns
    /// false.
    pub async fn whole(
        &self,
        id: CampaignId,
        visit: impl FnMut(&mut Campaign) -> bool + Send,
    ) -> Result<Option<(Campaign, i64)>, RuleError> {
        replay_whole(&self.shared.journal, id, visit).await
    }

    pub(super) async fn load(&self, id: CampaignId) -> Result<Loaded, RuleError> {
        let (campaign, stored) = self.rebuilt(id, i64::MAX).await?;
        Ok(Loaded {
            campaign: Arc::new(campaign),
            head: stored.head,
            handed_in: stored.head,
            snapshot_due: stored
                .snapshot
                .map_or_else(|| next_snapshot(0, 0), |one| next_snapshot(one.seq, one.state.len())),
            next_due: stored.campaign.next_due,
            numbers: self.numbers(id).await?,
            durability: Durability::just_read(),
        })
    }

    /// Returns the campaign as it was before the entry `end`, and the stored data it was rebuilt from. A snapshot is
    /// only a shortcut: if one cannot be parsed, an older one is used, or all entries from the first.
    pub(super) async fn rebuilt(&self, id: CampaignId, end: i64) -> Result<(Campaign, journal::Loaded), RuleError> {
        let journal = &self.shared.journal;
        let mut before = end;
        loop {
            let stored = journal.load_before(id, end, before).await?;
            let stored = stored.ok_or(RuleError::NoCampaign(id))?;
            let rebuilt = rebuild(journal, &stored, end, |_| true).await?;
            match (rebuilt.and_then(Replay::end), &stored.snapshot) {
                (Ok(campaign), _) => return Ok((campaign, stored)),
                (Err(problem), Some(snapshot)) => {
                    tracing::warn!(campaign = %id, %problem, "a snapshot is damaged and was skipped; run `chancery verify`");
                    before = snapshot.seq;
                }
                (Err(problem), None) => {
                    return Err(RuleError::Unreadable { campaign: id, problem });
                }
            }
        }
    }
}

/// Rebuilds a campaign as [`Referee::whole`] does.
pub async fn replay_whole(
    journal: &Journal,
    id: CampaignId,
    mut visit: impl FnMut(&mut Campaign) -> bool + Send,
) -> Result<Option<(Campaign, i64)>, RuleError> {
    let stored = journal.load_before(id, i64::MAX, 0).await?;
    let stored = stored.ok_or(RuleError::NoCampaign(id))?;
    let unreadable = |problem| RuleError::Unreadable { campaign: id, problem };
    let replay = rebuild(journal, &stored, i64::MAX, &mut visit).await?.map_err(unreadable)?;
    if replay.stopped {
        return Ok(None);
    }
    let numbers = Numbers::new(journal.sealed(id).await?);
    let campaign = replay.end().map_err(unreadable)?;
    Ok(Some((campaign, numbers.number(stored.campaign.version))))
}

/// Applies the loaded entries, and then the rest of the entries before `end` in pages, so that memory does not grow
/// with their number. Entries that are undone or written meanwhile do not count.
async fn rebuild(
    journal: &Journal,
    stored: &journal::Loaded,
    end: i64,
    mut visit: impl FnMut(&mut Campaign) -> bool + Send,
) -> Result<Result<Replay, String>, journal::Error> {
    let (id, version) = (stored.campaign.id, stored.campaign.version);
    let mut replay = match Replay::begin(id, stored.snapshot.as_ref()) {
        Ok(replay) => replay,
        Err(problem) => return Ok(Err(problem)),
    };
    let at_once = stored.entries.len() >= usize::try_from(LOADED_AT_ONCE).unwrap_or(usize::MAX);
    let mut after = stored.entries.last().map(|recorded| recorded.seq).filter(|_| at_once);
    for recorded in &stored.entries {
        if let Err(problem) = replay.apply(recorded, &mut visit) {
            return Ok(Err(problem));
        }
    }
    let until = end.min(version.saturating_add(1));
    while let Some(last) = after.filter(|_| !replay.stopped) {
        let page = journal.entries_after(id, last, PER_READ).await?;
        after = page.last().map(|recorded| recorded.seq).filter(|last| *last < until);
        let holds = |recorded: &&Recorded| recorded.seq < until && recorded.reverted_by.is_none_or(|by| by > version);
        for recorded in page.iter().filter(holds) {
            if let Err(problem) = replay.apply(recorded, &mut visit) {
                return Ok(Err(problem));
            }
        }
    }
    Ok(Ok(replay))
}

/// A campaign that is being rebuilt, entry by entry.
struct Replay {
    id: CampaignId,
    campaign: Option<Campaign>,
    stopped: bool,
}

impl Replay {
    fn begin(id: CampaignId, snapshot: Option<&Snapshot>) -> Result<Replay, String> {
        let campaign = match snapshot {
            Some(Snapshot { seq, state }) => {
                Some(serde_json::from_str(state).map_err(|error| format!("snapshot {seq}: {error}"))?)
            }
            None => None,
        };
        Ok(Replay { id, campaign, stopped: false })
    }

    fn apply(&mut self, recorded: &Recorded, visit: &mut impl FnMut(&mut Campaign) -> bool) -> Result<(), String> {
        if self.stopped {
            return Ok(());
        }
        let events: Vec<Event> =
            serde_json::from_str(&recorded.entry.events).map_err(|error| format!("entry {}: {error}", recorded.seq))?;
        match &mut self.campaign {
            Some(campaign) => events.iter().for_each(|event| Campaign::evolve(campaign, event)),
            None => self.campaign = Campaign::replay(self.id, &events),
        }
        self.stopped = !self.campaign.as_mut().is_none_or(visit);
        Ok(())
    }

    fn end(self) -> Result<Campaign, String> {
        Ok(self.campaign.ok_or("its journal does not begin with its founding")?)
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

/// Rebuilds a campaign from everything stored. The error says what cannot be parsed.
pub fn replay(id: CampaignId, stored: &journal::Loaded) -> Result<Campaign, String> {
    let mut replay = Replay::begin(id, stored.snapshot.as_ref())?;
    for recorded in &stored.entries {
        replay.apply(recorded, &mut |_| true)?;
    }
    replay.end()
}

pub(super) fn events(campaign: CampaignId, json: &str) -> Result<Vec<Event>, RuleError> {
    serde_json::from_str(json).map_err(|error| RuleError::Unreadable { campaign, problem: error.to_string() })
}

/// Parses a stored announcement.
pub fn read_notice(json: &str) -> Result<Notice, serde_json::Error> {
    serde_json::from_str(json)
}

/// Returns events as they are stored.
pub fn events_json(events: &[Event]) -> serde_json::Value {
    // Through text, because turning events into a value directly would be compiled again for every type they contain.
    serde_json::from_str(&json(events)).expect("what was just written is JSON")
}

pub(super) fn json<T: serde::Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("the rules' values have no keys that JSON cannot hold")
}

impl Loaded {
    pub(super) fn version(&self) -> i64 {
        self.head.version
    }

    /// If the newest entry is not numbered, records that and returns its index in the change.
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
            if let Event::Joined { player } | Event::Left { player } | Event::SeatGiven { player, .. } = event {
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
