//! The relations between all players, with each player's advantage over all others.

use super::amounts::Leverage;
use super::pairs;
use super::relation::{Booking, Pair, Relation};
use crate::ids::PlayerId;
use imbl::OrdMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Deref;

/// Every pair with at least one booking; all others are at zero (L1.2).
#[derive(Clone, Debug, Default)]
pub struct AllRelations {
    all: OrdMap<Pair, Relation>,
    /// The advantage over all rivals (L8.1) of each player with a relation, so that a booking does not cost more with
    /// everybody else's.
    advantages: OrdMap<PlayerId, Leverage>,
}

impl AllRelations {
    pub fn insert(&mut self, pair: Pair, relation: Relation) {
        let before = self.all.insert(pair, relation).unwrap_or_default();
        self.moved(pair, relation.net() - before.net());
    }

    pub(super) fn apply(&mut self, booking: &Booking) {
        let relation = self.all.entry(booking.pair).or_default();
        let before = relation.net();
        relation.apply(booking);
        let moved = relation.net() - before;
        self.moved(booking.pair, moved);
    }

    fn moved(&mut self, pair: Pair, net: Leverage) {
        *self.advantages.entry(pair.by).or_default() += net;
        *self.advantages.entry(pair.over).or_default() += -net;
    }

    /// Returns a player's total advantage over all rivals.
    pub(super) fn advantage_over_all(&self, player: PlayerId) -> Leverage {
        self.advantages.get(&player).copied().unwrap_or_default()
    }

    /// Returns each player's total advantage over all rivals.
    pub(super) fn advantages(&self) -> impl Iterator<Item = (PlayerId, Leverage)> {
        self.advantages.iter().map(|(player, advantage)| (*player, *advantage))
    }

    /// Returns whether the advantages fit the relations.
    pub(super) fn is_added_up(&self) -> bool {
        let anew: AllRelations = self.all.iter().map(|(pair, relation)| (*pair, *relation)).collect();
        self.advantages == anew.advantages
    }
}

impl Deref for AllRelations {
    type Target = OrdMap<Pair, Relation>;

    fn deref(&self) -> &Self::Target {
        &self.all
    }
}

impl FromIterator<(Pair, Relation)> for AllRelations {
    fn from_iter<I: IntoIterator<Item = (Pair, Relation)>>(all: I) -> AllRelations {
        let mut relations = AllRelations::default();
        all.into_iter().for_each(|(pair, relation)| relations.insert(pair, relation));
        relations
    }
}

/// The advantages follow from the relations.
impl PartialEq for AllRelations {
    fn eq(&self, other: &AllRelations) -> bool {
        self.all == other.all
    }
}

impl Eq for AllRelations {}

impl Serialize for AllRelations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        pairs::serialize(&self.all, serializer)
    }
}

impl<'de> Deserialize<'de> for AllRelations {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AllRelations, D::Error> {
        Vec::<(Pair, Relation)>::deserialize(deserializer).map(AllRelations::from_iter)
    }
}
