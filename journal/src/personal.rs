//! The data about one person, across all campaigns and servers.

use super::names::PersonName;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;

/// The data about one person outside the entries of the journals.
#[derive(Clone, Debug)]
pub struct Personal {
    pub campaigns: Vec<Part>,
    pub names: Vec<(u64, PersonName)>,
    /// Their open questions: the campaign, the order as JSON, and the expiry time.
    pub drafts: Vec<(CampaignId, String, Time)>,
    /// When they were last called in each campaign.
    pub calls: Vec<(CampaignId, Time)>,
}

/// A person's role in a campaign.
#[derive(Clone, Debug)]
pub struct Part {
    pub campaign: CampaignId,
    pub guild: u64,
    pub name: String,
    pub ruleset: String,
    pub ended: bool,
    /// Whether they play now; `None` for a person who gave orders but never joined, such as a moderator.
    pub plays: Option<bool>,
}

/// A player's daily summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digest {
    pub player: PlayerId,
    pub hour: u8,
    pub zone: String,
    pub language: String,
    /// The start of the period that the next digest covers.
    pub since: Time,
    /// The time of the next digest. It does not change while that digest may be in flight.
    pub due: Time,
    /// When to check for it: when it is due, or later after a temporary failure.
    pub next_at: Time,
    /// When the next digest was first sent. Whether it arrived is unknown.
    pub tried_at: Option<Time>,
    /// Why Discord rejected the last one.
    pub problem: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub player: PlayerId,
    pub hour: u8,
    pub zone: String,
    pub language: String,
    /// The start of the period that a first digest covers. Ignored for a player who already has one.
    pub since: Time,
    pub due: Time,
}
