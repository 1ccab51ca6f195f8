//! A player's chains to a node: from the capital (U5.7), and through a ship (U5.3).

use super::{Lies, Node};
use crate::games::realms::board::{Board, Piece, Place};
use crate::games::realms::state::State;
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// Whether a chain joins a node to a player's capital, and where it is broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chain {
    Joined,
    /// The player lacks pieces in these places, listed from the capital on, along the path with the fewest gaps.
    Broken {
        lacks: Vec<String>,
    },
    /// No path leads from the capital to the node at all.
    NoWay,
    /// The capital's province belongs to another realm or to none.
    CapitalLost {
        province: String,
        owner: Option<String>,
    },
    /// The player plays no realm, or its capital is not on the map.
    NoCapital,
}

impl Chain {
    pub fn is_joined(&self) -> bool {
        *self == Chain::Joined
    }
}

/// The places of a map by index, with their links between areas, between sea zones, and between areas and bordering
/// zones.
struct Graph<'a> {
    places: Vec<&'a Place>,
    numbers: BTreeMap<&'a str, usize>,
    joined: Vec<Vec<usize>>,
}

impl<'a> Graph<'a> {
    fn of(board: &'a Board) -> Graph<'a> {
        let places: Vec<&Place> = board.places.iter().collect();
        let names = places.iter().map(|place| place.name.as_str());
        let numbers: BTreeMap<&str, usize> = names.zip(0..).collect();
        let mut joined = vec![Vec::new(); places.len()];
        for link in &board.links {
            let ends = link.between.each_ref();
            if let [Some(&one), Some(&other)] = ends.map(|end| numbers.get(end.as_str())) {
                joined[one].push(other);
                joined[other].push(one);
            }
        }
        Graph { places, numbers, joined }
    }

    fn number(&self, name: &str) -> Option<usize> {
        self.numbers.get(name).copied()
    }

    /// Returns the possible ends of a chain: a maritime node's zones, or an inland node's area and its neighbours.
    fn ends(&self, node: &Node) -> Vec<usize> {
        match &node.lies {
            Lies::Maritime(zones) => zones.iter().filter_map(|zone| self.number(zone)).collect(),
            Lies::Inland(area) => {
                let area = self.number(area);
                let beside = area.map_or(&[][..], |area| &self.joined[area]);
                area.iter().chain(beside).copied().collect()
            }
        }
    }
}

/// Returns whether a player's piece in a place can be part of a chain.
fn is_held(place: &Place, player: PlayerId) -> bool {
    let kinds = [Piece::Town, Piece::Vassal, Piece::Marriage, Piece::Influence, Piece::Ship, Piece::Protection];
    kinds.iter().any(|kind| place.has(*kind, player) > 0)
}

/// Returns the area of a player's capital, if the realm still owns it.
fn capital(state: &State, player: PlayerId) -> Result<&Place, Chain> {
    let realm = state.realm_of(player).ok_or(Chain::NoCapital)?;
    let mut provinces = state.board.provinces();
    let found = provinces.find(|(_, one)| one.capital_of.as_ref() == Some(&realm.name));
    let (area, province) = found.ok_or(Chain::NoCapital)?;
    match province.is_owned_by(&realm.name) {
        true => Ok(area),
        false => Err(Chain::CapitalLost { province: province.name.clone(), owner: province.owner.clone() }),
    }
}

/// Returns whether a chain joins a node to a player's capital, or where it is broken (U5.7).
pub(super) fn chain(state: &State, player: PlayerId, node: &Node) -> Chain {
    let capital = match capital(state, player) {
        Ok(capital) => capital,
        Err(lost) => return lost,
    };
    let graph = Graph::of(&state.board);
    let Some(from) = graph.number(&capital.name) else {
        return Chain::NoCapital;
    };
    // Finds the path with the fewest gaps, by visiting places without a gap first.
    let mut lacking: Vec<Option<(usize, usize)>> = vec![None; graph.places.len()];
    lacking[from] = Some((0, from));
    let mut next = VecDeque::from([from]);
    while let Some(place) = next.pop_front() {
        let Some((lacks, _)) = lacking[place] else {
            continue;
        };
        for &beside in &graph.joined[place] {
            let held = is_held(graph.places[beside], player);
            let lacks = lacks + usize::from(!held);
            if lacking[beside].is_none_or(|(fewest, _)| lacks < fewest) {
                lacking[beside] = Some((lacks, place));
                match held {
                    true => next.push_front(beside),
                    false => next.push_back(beside),
                }
            }
        }
    }
    let ends = graph.ends(node).into_iter();
    let reached = ends.filter_map(|end| Some((lacking[end]?.0, end)));
    let Some((lacks, mut end)) = reached.min() else {
        return Chain::NoWay;
    };
    if lacks == 0 {
        return Chain::Joined;
    }
    let mut names = Vec::new();
    while end != from {
        let place = graph.places[end];
        names.extend((!is_held(place, player)).then(|| place.name.clone()));
        let Some((_, before)) = lacking[end] else {
            break;
        };
        end = before;
    }
    names.reverse();
    Chain::Broken { lacks: names }
}

/// Returns whether a node may be chosen after a ship moved to a zone (U5.3). The node must be adjacent to it, or
/// joined to the capital by a chain through the zone that visits no place twice.
pub(super) fn is_of_ship(state: &State, player: PlayerId, node: &Node, zone: &str) -> bool {
    let graph = Graph::of(&state.board);
    let Some(ship) = graph.number(zone) else {
        return false;
    };
    let ends = graph.ends(node);
    if ends.contains(&ship) {
        return true;
    }
    let Some(from) = capital(state, player).ok().and_then(|capital| graph.number(&capital.name)) else {
        return false;
    };
    // Such a chain consists of two disjoint paths from the ship: one to the capital, one to an end.
    let count = graph.places.len();
    let may_pass = |place: usize| place == from || is_held(graph.places[place], player);
    if !may_pass(ship) {
        return false;
    }
    let (enter, leave) = (|place: usize| 2 * place, |place: usize| 2 * place + 1);
    let (all, hub) = (2 * count, 2 * count + 1);
    let mut ways = Ways::among(2 * count + 2);
    for place in (0..count).filter(|place| may_pass(*place)) {
        ways.lead(enter(place), leave(place));
        for &beside in graph.joined[place].iter().filter(|one| may_pass(**one)) {
            ways.lead(leave(place), enter(beside));
        }
    }
    ways.lead(leave(from), all);
    for end in ends.into_iter().filter(|end| may_pass(*end)) {
        ways.lead(leave(end), hub);
    }
    ways.lead(hub, all);
    ways.another(leave(ship), all) && ways.another(leave(ship), all)
}

/// Disjoint paths, found one after the other; each may reroute earlier ones (maximum flow).
struct Ways {
    /// Each step's destination, and whether it is free. A step and its reverse are adjacent.
    steps: Vec<(usize, bool)>,
    from: Vec<Vec<usize>>,
}

impl Ways {
    fn among(count: usize) -> Ways {
        Ways { steps: Vec::new(), from: vec![Vec::new(); count] }
    }

    fn lead(&mut self, from: usize, to: usize) {
        self.from[from].push(self.steps.len());
        self.steps.push((to, true));
        self.from[to].push(self.steps.len());
        self.steps.push((from, false));
    }

    /// Finds one more path, and returns whether that was possible.
    fn another(&mut self, from: usize, to: usize) -> bool {
        let mut by: Vec<Option<usize>> = vec![None; self.from.len()];
        let mut next = VecDeque::from([from]);
        while let Some(place) = next.pop_front() {
            for &step in &self.from[place] {
                let (end, free) = self.steps[step];
                if free && end != from && by[end].is_none() {
                    by[end] = Some(step);
                    next.push_back(end);
                }
            }
        }
        let mut end = to;
        while end != from {
            let Some(step) = by[end] else { return false };
            let back = step ^ 1;
            self.steps[step].1 = false;
            self.steps[back].1 = true;
            end = self.steps[back].0;
        }
        true
    }
}

/// Returns whether a ship can move between two sea zones: over any distance, through zones that are not hostile to its
/// player (U5.2). Its current zone may be hostile.
pub(super) fn can_sail(state: &State, player: PlayerId, from: &str, to: &str) -> bool {
    let mut seen = vec![from];
    let mut next = vec![from];
    while let Some(zone) = next.pop() {
        if zone == to {
            return true;
        }
        for place in state.board.joined(zone) {
            let open = place.zone().is_some_and(|zone| !zone.hostile.contains(&player));
            if open && !seen.contains(&&place.name[..]) {
                seen.push(&place.name);
                next.push(&place.name);
            }
        }
    }
    false
}
