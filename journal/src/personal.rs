//! The data about one person, across all campaigns and servers.

use super::names::PersonName;
use chancery_basics::ids::CampaignId;
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
