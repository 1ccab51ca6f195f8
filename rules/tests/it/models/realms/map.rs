//! The map under the rules: adjacency, ownership, and each player's strength with an NPR.

use super::{AREAS, CAPITALS, COLONIST, DISTANT, LAND, Laid, MARRIAGE, PLAYERS, PROVINCES, Realms, SEA, TOWN, VASSAL};
use std::collections::BTreeSet;

pub(super) fn by_land(one: usize, other: usize) -> bool {
    one == other || LAND.contains(&(one, other)) || LAND.contains(&(other, one))
}

pub(super) fn adjacent(one: usize, other: usize) -> bool {
    by_land(one, other) || (SEA.contains(&one) && SEA.contains(&other))
}

pub(super) fn capital(npr: usize) -> usize {
    CAPITALS.iter().find(|(realm, _)| *realm == npr).expect("an NPR").1
}

impl Realms {
    pub(super) fn owners_in(&self, area: usize) -> Vec<usize> {
        let provinces = PROVINCES.iter().zip(self.owners);
        provinces.filter(|((_, of, _), _)| *of == area).map(|(_, owner)| owner).collect()
    }

    /// Returns whether influence is allowed in an area (U2.4).
    pub(super) fn takes_influence(&self, area: usize) -> bool {
        let npr = |owner: &usize| *owner >= PLAYERS;
        area != DISTANT && self.owners_in(area).iter().any(npr)
    }

    pub(super) fn influence_in(&self, area: usize) -> i64 {
        self.areas[area].influence.iter().sum()
    }

    /// Returns the number of influence, claims and alliances a player has placed.
    pub(super) fn placed(&self, player: usize) -> [i64; 3] {
        let influence = self.areas.iter().map(|laid| laid.influence[player]).sum();
        let claims = self.areas.iter().filter(|laid| laid.claims[player]).count();
        let alliances = self.allies.iter().filter(|ally| **ally == Some(player)).count();
        [influence, claims as i64, alliances as i64]
    }

    pub(super) fn supply(&self, player: usize) -> [i64; 3] {
        let [influence, claims, alliances] = self.placed(player);
        [20 - influence, 8 - claims, 3 - alliances]
    }

    /// Returns the areas with a town, vassal, marriage, alliance or influence of a player (U2.2).
    pub(super) fn pieces_of(&self, player: usize) -> BTreeSet<usize> {
        let lies = |laid: &Laid| {
            let pieces = laid.pieces[player];
            laid.influence[player] > 0 || [TOWN, VASSAL, MARRIAGE].iter().any(|kind| pieces[*kind] > 0)
        };
        let own = (0..AREAS.len()).filter(|area| lies(&self.areas[*area]));
        let allied = CAPITALS.iter().zip(self.allies);
        let allied = allied.filter(|(_, ally)| *ally == Some(player)).map(|((_, area), _)| *area);
        own.chain(allied).collect()
    }

    /// Returns the areas of a realm (U1.5).
    pub(super) fn realm_of(&self, realm: usize) -> Vec<usize> {
        let town = |area: usize| realm < PLAYERS && self.areas[area].pieces[realm][TOWN] > 0;
        let own = |area: &usize| self.owners_in(*area).contains(&realm) || town(*area);
        (0..AREAS.len()).filter(own).collect()
    }

    /// Returns whether any areas of two realms are adjacent.
    pub(super) fn borders(&self, one: usize, other: usize) -> bool {
        let others = self.realm_of(other);
        self.realm_of(one).iter().any(|area| others.iter().any(|other| adjacent(*area, *other)))
    }

    /// Returns a player's influence in each area of an NPR (U3.6, U3.7).
    pub(super) fn lies_with(&self, player: usize, npr: usize) -> Vec<(usize, i64)> {
        let areas = self.realm_of(npr).into_iter();
        let lies = areas.map(|area| (area, self.areas[area].influence[player]));
        lies.filter(|(_, count)| *count > 0).collect()
    }

    /// Returns the tax income of an NPR (U1.1).
    pub(super) fn income(&self, npr: usize) -> i64 {
        let owned = PROVINCES.iter().zip(self.owners).filter(|(_, owner)| *owner == npr);
        owned.map(|((_, _, tax), _)| tax).sum()
    }

    /// Returns a player's strength with an NPR: influence and marriages in its areas, and claims if it is distant
    /// (U3.2 to U3.5).
    pub(super) fn strength(&self, player: usize, npr: usize) -> i64 {
        let areas = || (0..AREAS.len()).filter(|area| self.owners_in(*area).contains(&npr));
        let lies = |area: usize| {
            let laid = &self.areas[area];
            let colonists = if area == DISTANT { laid.pieces[player][COLONIST] } else { 0 };
            laid.influence[player] + laid.pieces[player][MARRIAGE] + colonists
        };
        let claimed = capital(npr) == DISTANT && areas().any(|area| self.areas[area].claims[player]);
        areas().map(lies).sum::<i64>() + if claimed { 2 } else { 0 }
    }

    pub(super) fn has_claim_in(&self, player: usize, npr: usize) -> bool {
        let mut areas = (0..AREAS.len()).filter(|area| self.owners_in(*area).contains(&npr));
        areas.any(|area| self.areas[area].claims[player])
    }

    /// Returns whether a player may place a claim in an area (U4.1, U4.2).
    pub(super) fn claimable(&self, player: usize, area: usize) -> bool {
        let owners = self.owners_in(area);
        let realm = self.realm_of(player);
        let near = realm.iter().any(|one| match area {
            DISTANT => by_land(*one, area),
            _ => adjacent(*one, area),
        });
        let pieces = &self.areas[area].pieces;
        let held = pieces.iter().any(|pieces| pieces[TOWN] > 0 || pieces[VASSAL] > 0);
        let npr = owners.iter().any(|owner| *owner >= PLAYERS);
        near && !self.areas[area].claims[player]
            && owners.iter().any(|owner| *owner != player)
            && (area != DISTANT || held || npr)
    }
}
