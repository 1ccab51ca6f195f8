//! The simple search: tries every path without a repeated place.

use super::super::given::*;
use chancery_rules::games::realms::{self as game, Piece, State};
use chancery_rules::ids::PlayerId;

pub struct Plain<'a> {
    pub state: &'a State,
    pub player: PlayerId,
}

impl Plain<'_> {
    fn beside(&self, place: &str) -> Vec<String> {
        let links = self.state.board.links.iter();
        links.filter_map(|link| link.beyond(place).map(text)).collect()
    }

    fn holds(&self, place: &str) -> bool {
        let place = self.state.board.place(place).expect("it is there");
        let kinds = match place.zone() {
            Some(_) => &[Piece::Ship, Piece::Protection][..],
            None => &[Piece::Town, Piece::Vassal, Piece::Marriage, Piece::Influence][..],
        };
        kinds.iter().any(|kind| place.has(*kind, self.player) > 0)
    }

    /// Returns whether a chain ending here reaches the node.
    pub fn reaches(&self, place: &str, node: &game::Node) -> bool {
        match &node.lies {
            game::Lies::Maritime(zones) => zones.iter().any(|zone| zone == place),
            game::Lies::Inland(area) => area == place || self.beside(place).iter().any(|beside| beside == area),
        }
    }

    /// Returns whether a chain continues from here to the node, and through a given place if there is one.
    fn goes_on(&self, way: &mut Vec<String>, node: &game::Node, through: Option<&str>) -> bool {
        let here = way.last().expect("it begins somewhere").clone();
        let passed = through.is_none_or(|through| way.iter().any(|place| place == through));
        if passed && self.reaches(&here, node) {
            return true;
        }
        for next in self.beside(&here) {
            if self.holds(&next) && !way.contains(&next) {
                way.push(next);
                if self.goes_on(way, node, through) {
                    return true;
                }
                way.pop();
            }
        }
        false
    }

    pub fn chain(&self, node: &game::Node, through: Option<&str>) -> bool {
        let realm = self.state.realm_of(self.player).expect("all have one");
        let capital = self.state.capital_area(&realm.name).expect("all have one");
        self.goes_on(&mut vec![capital.name.clone()], node, through)
    }

    pub fn is_of_ship(&self, node: &game::Node, zone: &str) -> bool {
        self.reaches(zone, node) || self.chain(node, Some(zone))
    }
}
