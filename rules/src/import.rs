//! Campaigns that come along from elsewhere (H2). The first entry of the journal names the file and holds the imported
//! state, so a replay needs nothing else.

use super::campaign::Campaign;
use super::event::{Event, Founding};
use super::games::Listed;
use super::ids::{CampaignId, PlayerId};
use super::joining;
use super::refusal::Refusal;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// An imported campaign (H2.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Import {
    pub source: Source,
    /// How many players came along.
    pub players: usize,
    /// The campaign right after the import. Only the journal has it: what is announced and exported does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Arc<Campaign>>,
}

/// The file that a campaign was imported from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// Its name; `None` once the importer has had their texts erased.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The SHA-256 of its bytes, in hexadecimal digits.
    pub sha256: String,
}

impl Import {
    /// Returns the import of a campaign from a file.
    pub fn new(source: Source, campaign: Campaign) -> Import {
        let players = campaign.players.len();
        Import { source, players, state: Some(Arc::new(campaign)) }
    }

    /// Returns the import without the state, as everybody may know it.
    #[must_use]
    pub fn announced(&self) -> Import {
        Import { state: None, ..self.clone() }
    }
}

/// Founds a campaign in which these players have already joined, with the events that `figures` returns.
///
/// # Errors
/// Refuses if a player cannot join. Returns what `figures` finds wrong.
pub fn bring_along<R: Listed, E>(
    founding: &Founding,
    players: impl IntoIterator<Item = PlayerId>,
    figures: impl FnOnce(&R) -> Result<Vec<R::Event>, E>,
) -> Result<Result<Campaign, E>, Refusal> {
    // The journal assigns the id.
    let mut campaign = Campaign::new(CampaignId(0), founding);
    for player in players {
        let events = joining::enter(&campaign, player, founding.at.into())?;
        events.iter().for_each(|event| campaign.evolve(event));
    }
    Ok(figures(campaign.playing::<R>()?).map(|events| {
        events.into_iter().for_each(|event| campaign.evolve(&Event::Game(R::event(event))));
        campaign
    }))
}
