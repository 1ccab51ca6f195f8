//! Refusals for a command that could mean no campaign, or several.

use super::card::{MESSAGE_LIMIT, fit};
use super::harmless;
use crate::journal::Campaign;
use crate::text::Text;
use crate::text::fl;

/// Says what to do without a campaign here. `others` are the campaigns played elsewhere in the server.
pub fn no_campaign_here(text: &Text, others: &[Campaign], in_server: bool) -> String {
    let first = match others {
        [] if in_server => fl!(text, "no-campaign-anywhere"),
        [] => fl!(text, "no-campaign-yours"),
        _ => fl!(text, "no-campaign-here"),
    };
    list(text, first, others)
}

/// Says what to do if several campaigns could be meant.
pub fn which_campaign(text: &Text, campaigns: &[Campaign]) -> String {
    list(text, fl!(text, "which-campaign"), campaigns)
}

pub fn no_such_campaign(text: &Text, named: &str, campaigns: &[Campaign]) -> String {
    let first = fl!(text, "no-such-campaign", named = harmless::prose(named, 60));
    list(text, first, campaigns)
}

fn list(text: &Text, first: String, campaigns: &[Campaign]) -> String {
    let line = |campaign: &Campaign| {
        fl!(
            text,
            "campaign-choice",
            id = campaign.id.to_string(),
            name = harmless::name(&campaign.name),
            channel = format!("<#{}>", campaign.channel)
        )
    };
    let lines: Vec<String> = std::iter::once(first).chain(campaigns.iter().map(line)).collect();
    fit(text, &lines, MESSAGE_LIMIT)
}
