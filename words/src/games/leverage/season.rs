//! The season's record of favours, access to systems, and hostile acts.

use crate::game_words::Chronicle;
use crate::render::Names;
use crate::rules::games::leverage::{Access, Event, GrantedBy, Leverage, State, Terms};
use crate::rules::{Campaign, PlayerId};
use crate::season::{Deed, Season};
use crate::text::{Label, Place, Signed, Text, Words, word};
use std::collections::BTreeMap;

impl Chronicle for State {
    /// Two players stand together while either has granted the other access.
    fn deeds(event: &Event) -> Vec<Deed> {
        if let Some(booking) = event.booking() {
            let (by, over) = (booking.pair.by, booking.pair.over);
            let number = booking.value.in_hundredths();
            return vec![Deed::Held { by, over, number }];
        }
        match event {
            Event::AccessGranted {
                granter,
                grantee,
                access,
                by: GrantedBy::Offer(_) | GrantedBy::Favour(_) | GrantedBy::Deal(_),
                ..
            } => {
                vec![Deed::Formed { players: [*granter, *grantee], by: (*granter, kind(*access)) }]
            }
            Event::AccessRevoked { granter, grantee, access } => {
                let players = [*granter, *grantee];
                vec![Deed::Broken { players, by: (*granter, kind(*access)), breaker: *granter }]
            }
            // Nobody broke it.
            Event::AccessEnded(grant) => {
                vec![Deed::Expired { by: (grant.granter, kind(grant.access)), players: grant.players() }]
            }
            Event::ActedAgainst { .. } => vec![Deed::Strike],
            Event::AccessGranted { by: GrantedBy::Campaign, .. }
            | Event::RenewalAsked(_)
            | Event::RenewalAgreed { .. }
            | Event::AccessRenewed { .. }
            | Event::MoneyIssued { .. }
            | Event::Gifted { .. }
            | Event::GiftKeptBack { .. }
            | Event::SmallGiftsTold { .. }
            | Event::MoneyMoved { .. }
            | Event::LeverageBooked { .. }
            | Event::ShipLaunched(_)
            | Event::ShipLost(_)
            | Event::ShipSentHome(_)
            | Event::ShipWasDestroyed(_)
            | Event::ShipRestored(_)
            | Event::ShipRemoved(_)
            | Event::TaskStarted(_)
            | Event::TaskCredited { .. }
            | Event::TaskRetuned { .. }
            | Event::TaskAtLimit { .. }
            | Event::TasksHalted { .. }
            | Event::TasksResumed { .. }
            | Event::TaskEnded { .. }
            | Event::MilestoneReached { .. }
            | Event::TechnologyUnlocked { .. }
            | Event::MoneySpent { .. }
            | Event::Entered { .. }
            | Event::Terraformed { .. }
            | Event::BiomassCollected { .. }
            | Event::MineralsSold { .. }
            | Event::SystemGiven { .. }
            | Event::SystemAdded(_)
            | Event::SystemRemoved { .. }
            | Event::SystemRuled { .. }
            | Event::RightsShifted { .. }
            | Event::ValuesChanged { .. }
            | Event::MoneyCorrectedForAll { .. }
            | Event::ScienceCorrectedForAll { .. }
            | Event::MoneyCorrected { .. }
            | Event::ScienceCorrected { .. } => Vec::new(),
        }
    }

    fn is_counted(terms: &Terms) -> bool {
        terms.cost().is_some()
    }

    fn record<M: Place>(text: &Text, names: &Names, season: &Season) -> Vec<Words<M>> {
        let favours = (season.asked > 0).then(|| {
            word!(text, "record-favours", asked = season.asked, granted = season.granted, refused = season.refused)
        });
        [favours, season.peace_told(text), season.broken_told(text, names)].into_iter().flatten().collect()
    }

    /// The leaderboard compares the sum of a player's leverages over all active players.
    fn held(campaign: &Campaign, game: &State) -> Option<Vec<(PlayerId, i64)>> {
        let mut held: BTreeMap<PlayerId, i64> = campaign.active_players().map(|player| (player, 0)).collect();
        let players: Vec<PlayerId> = held.keys().copied().collect();
        if !game.shows_leverage_among(&players) {
            return None;
        }
        for (pair, relation) in game.relations.iter().filter(|(pair, _)| campaign.is_active(pair.over)) {
            if let Some(sum) = held.get_mut(&pair.by) {
                *sum += relation.value().in_hundredths();
            }
        }
        Some(held.into_iter().collect())
    }

    fn held_told(text: &Text, number: i64) -> Label {
        text.amount(Signed(Leverage::hundredths(number)))
    }
}

fn kind(access: Access) -> u8 {
    match access {
        Access::Ecological => 0,
        Access::Diplomatic => 1,
        Access::Trade => 2,
        Access::Passage => 3,
    }
}
