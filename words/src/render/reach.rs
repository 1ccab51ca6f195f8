//! Refusals for a command that could mean no campaign, or several.

use super::card::{MESSAGE_LIMIT, fit};
use crate::rules::ids::PlaceId;
use crate::text::{Name, Said, Text, Typed, say};
use chancery_journal::Campaign;

/// Says what to do without a campaign here. `others` are the campaigns played elsewhere in the server.
pub fn no_campaign_here(text: &Text, others: &[Campaign], in_server: bool) -> Said {
    let first = match others {
        [] if in_server => say!(text, "no-campaign-anywhere"),
        [] => say!(text, "no-campaign-yours"),
        _ => say!(text, "no-campaign-here"),
    };
    list(text, first, others)
}

/// Says what to do if several campaigns could be meant.
pub fn which_campaign(text: &Text, campaigns: &[Campaign]) -> Said {
    list(text, say!(text, "which-campaign"), campaigns)
}

pub fn no_such_campaign(text: &Text, named: &str, campaigns: &[Campaign]) -> Said {
    let first = say!(text, "no-such-campaign", named = Typed(named, 60));
    list(text, first, campaigns)
}

fn list(text: &Text, first: Said, campaigns: &[Campaign]) -> Said {
    let line = |campaign: &Campaign| {
        say!(
            text,
            "campaign-choice",
            id = campaign.id,
            name = Name(&campaign.name),
            channel = PlaceId(campaign.channel)
        )
    };
    let lines: Vec<Said> = std::iter::once(first).chain(campaigns.iter().map(line)).collect();
    fit(text, &lines, MESSAGE_LIMIT)
}
