//! What is kept of one person, over all campaigns and servers.

use super::names::PersonName;
use chancery_rules::ids::CampaignId;
use chancery_rules::time::Time;

/// What is kept of one person beside the entries of the journals.
#[derive(Clone, Debug)]
pub struct Personal {
    pub campaigns: Vec<Part>,
    /// What they are called, by server.
    pub names: Vec<(u64, PersonName)>,
    /// What they were asked and have not answered: in which campaign, the order as JSON, and until when.
    pub drafts: Vec<(CampaignId, String, Time)>,
    /// When they were last called in a campaign.
    pub calls: Vec<(CampaignId, Time)>,
}

/// A person's part in a campaign.
#[derive(Clone, Debug)]
pub struct Part {
    pub campaign: CampaignId,
    pub guild: u64,
    pub name: String,
    pub ruleset: String,
    pub ended: bool,
    /// Whether they play; `None` for a person who gave orders and never joined, as a moderator does.
    pub plays: Option<bool>,
}
