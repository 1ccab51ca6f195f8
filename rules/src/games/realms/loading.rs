//! Builds a map from a file: collects what is right, and reports each flaw by its path.
mod places;
mod trade;

use super::board::{Area, Board, Change, Holds, MOST_INFLUENCE, Map, Piece, Place};
use super::event::{Event, Laid};
use super::influence::{self, Blocked};
use super::plan::{Plan, PlannedRealm};
use super::refusal::{Refusal, Token};
use super::state::{MOST_ALLIANCES, MOST_DUCATS, MOST_MARRIAGES, MOST_POWER, Realm, Sheet, State, Supply};
use super::trade::Deck;
use super::{Confirmation, Effect, GameContext, Refused, covert};
use crate::board::{Building, MOST_PIECES, OnBoard};
use crate::chance::Chance;
use crate::ids::PlayerId;
use crate::names::{must_be_name, same_name};
use crate::ruleset::happened;
use crate::table;
use places::{join, lay_pieces, province_names, provinces, sea_zone};
use std::collections::{BTreeMap, BTreeSet};

const MOST_REALMS: usize = 60;

type Making<'a> = Building<'a, State>;
/// Checks that an area may have this much influence (U2.3, U2.4).
pub(super) fn may_lie(state: &State, area: &Place, would_be: u32) -> Result<(), Refusal> {
    let name = || area.name.clone();
    match influence::shut(state, area, (would_be, 0)) {
        Some(Blocked::Distant) => Err(Refusal::Distant { area: name() }),
        Some(Blocked::AllOwned) => Err(Refusal::AllOwned { area: name() }),
        Some(Blocked::Full) => Err(Refusal::AreaFull { area: name(), would_be, most: MOST_INFLUENCE }),
        None => Ok(()),
    }
}
/// Checks that a sea zone has enough slots (U5.2).
pub(super) fn has_slots(zone: &Place, would_be: u32) -> Result<(), Refusal> {
    let slots = zone.zone().map_or(0, |zone| zone.slots);
    match would_be <= slots {
        true => Ok(()),
        false => Err(Refusal::SlotsShort { zone: zone.name.clone(), slots, would_be }),
    }
}
impl Plan {
    /// Returns the plan's map with these players in seat order, and the rest of its contents.
    ///
    /// # Errors
    /// Refuses the whole plan, and names each flaw by its path.
    pub(super) fn made(&self, seats: &[PlayerId], chance: Chance) -> Result<(Board, Laid), Refused> {
        let places = self.areas.len() + self.sea_zones.len();
        let mut making = Making::begin(seats, "areas", places)?;
        let realms = self.realms(&mut making);
        let nodes: Vec<String> = self.nodes.iter().map(|node| node.name.clone()).collect();
        let mut capitals = BTreeSet::new();
        for (n, area) in self.areas.iter().enumerate() {
            let path = format!("areas[{n}]");
            let mut place = making.place(&path, &area.name, None);
            let names = (&realms[..], &nodes[..]);
            let provinces = provinces(&mut making, &path, area, names, &mut capitals);
            place.holds = Holds::Area(Area { distant: area.distant, battleground: area.battleground, provinces });
            for (n, pieces) in area.pieces.iter().flatten().enumerate() {
                let path = format!("{path}.pieces[{n}]");
                lay_pieces(&mut making, &path, &mut place, pieces, &realms);
            }
            making.board.places.push(place);
        }
        for (n, zone) in self.sea_zones.iter().enumerate() {
            let path = format!("sea_zones[{n}]");
            let place = sea_zone(&mut making, &path, zone, &realms);
            making.board.places.push(place);
        }
        province_names(&mut making);
        self.links(&mut making);
        let nodes = self.made_nodes(&mut making);
        let trade = self.made_trade(&mut making, &nodes);
        let (cards, flaws) = covert::kept(&self.covert);
        for (path, problem) in flaws {
            making.flaw(path, problem);
        }
        let mut made = State { board: std::mem::take(&mut making.board), nodes, realms, ..State::default() };
        if self.areas.iter().all(|area| area.pieces.is_none()) {
            found_towns(&mut made);
        }
        check_pieces(&mut making, &made);
        let sheets = self.sheets(&mut making, &made);
        let charges = self.charges(&made);
        making.board = made.board;
        let board = making.finish()?;
        let laid = Laid {
            nodes: made.nodes,
            realms: made.realms,
            sheets,
            deck: Deck::shuffled(trade.len(), chance),
            trade,
            covert: covert::Covert::laid(&cards, charges, chance),
            stood: Vec::new(),
        };
        Ok((board, laid))
    }

    fn realms(&self, making: &mut Making<'_>) -> Vec<Realm> {
        let mut realms: Vec<Realm> = Vec::new();
        within(making, "realms", self.realms.len(), (0, MOST_REALMS));
        for (n, planned) in self.realms.iter().enumerate().take(MOST_REALMS) {
            let path = format!("realms[{n}]");
            let taken = realms.iter().any(|one| same_name(&one.name, &planned.name));
            let name = kept_name(making, &path, &planned.name, taken);
            let player = making.seated(&format!("{path}.seat"), planned.seat);
            if player.is_some() && realms.iter().any(|one| one.player == player) {
                let seat = planned.seat.unwrap_or_default();
                making.flaw(format!("{path}.seat"), Refusal::SeatTwice { seat });
            }
            let ally = making.seated(&format!("{path}.alliance"), planned.alliance);
            if planned.seat.is_some() && planned.alliance.is_some() {
                making.flaw(format!("{path}.alliance"), Refusal::AllyOfPlayer);
            }
            let vassal_of = making.seated(&format!("{path}.vassal_of"), planned.vassal_of);
            if planned.vassal_of.is_some() && (planned.seat.is_some() || planned.alliance.is_some()) {
                making.flaw(format!("{path}.vassal_of"), Refusal::VassalOtherwise);
            }
            check_purse(making, &path, planned);
            realms.push(Realm { name, player, at_war: planned.at_war, ally, vassal_of });
        }
        realms
    }

    /// Links adjacent places, as listed by either side (U1.5).
    fn links(&self, making: &mut Making<'_>) {
        for (n, area) in self.areas.iter().enumerate() {
            let path = format!("areas[{n}]");
            join(making, &format!("{path}.land"), &area.name, &area.land, false);
            join(making, &format!("{path}.sea"), &area.name, &area.sea, true);
        }
        for (n, zone) in self.sea_zones.iter().enumerate() {
            let path = format!("sea_zones[{n}].adjacent");
            join(making, &path, &zone.name, &zone.adjacent, true);
        }
    }

    /// Returns the components of each player with a realm: their remaining tokens and what the file places (U1.2).
    fn sheets(&self, making: &mut Making<'_>, made: &State) -> BTreeMap<PlayerId, Sheet> {
        let mut sheets = BTreeMap::new();
        for (n, (planned, realm)) in self.realms.iter().zip(&made.realms).enumerate() {
            let Some(player) = realm.player else {
                continue;
            };
            let path = format!("realms[{n}].supply");
            let placed = made.placed(player);
            if placed.alliances > MOST_ALLIANCES {
                let most = MOST_ALLIANCES;
                making.flaw(&path, Refusal::TooManyAlliances { player, most });
            }
            if made.pieces(Piece::Marriage, player) > MOST_MARRIAGES {
                let most = MOST_MARRIAGES;
                making.flaw(format!("realms[{n}]"), Refusal::TooManyMarriages { player, most });
            }
            let given = planned.supply.unwrap_or_default();
            let all = Supply::START;
            let mut left = |kind, given: Option<u32>, all: u32, placed: u32| {
                if given.is_none() && placed > all {
                    let (needs, left) = (placed, all);
                    making.flaw(&path, Refusal::SupplyShort { kind, player, needs, left });
                }
                let left = given.unwrap_or(all.saturating_sub(placed));
                check_number(making, path.clone(), left, MOST_PIECES);
                left
            };
            let left = Supply {
                influence: left(Token::Influence, given.influence, all.influence, placed.influence),
                claims: left(Token::Claims, given.claims, all.claims, placed.claims),
                alliances: left(Token::Alliances, given.alliances, all.alliances, placed.alliances),
            };
            sheets.insert(
                player,
                Sheet {
                    power: u8::try_from(planned.power).unwrap_or(MOST_POWER),
                    ducats: planned.ducats,
                    tokens: placed.with(left),
                    ..Sheet::default()
                },
            );
        }
        sheets
    }

    fn charges(&self, made: &State) -> BTreeMap<PlayerId, u32> {
        let realms = self.realms.iter().zip(&made.realms);
        let charges = realms.filter_map(|(planned, realm)| Some((realm.player?, planned.charges)));
        charges.filter(|(_, charges)| *charges > 0).collect()
    }
}

fn within(making: &mut Making<'_>, path: &str, value: usize, (least, most): (usize, usize)) {
    if !(least..=most).contains(&value) {
        making.flaw(path, Refusal::CountOutOfRange { value, least, most });
    }
}
fn check_number(making: &mut Making<'_>, path: String, value: u32, most: u32) {
    if value > most {
        making.flaw(path, Refusal::OutOfRange { value, most });
    }
}
/// Returns the normalised name that is listed at `path` as `name`.
fn kept_name(making: &mut Making<'_>, path: &str, name: &str, taken: bool) -> String {
    let path = format!("{path}.name");
    match must_be_name(name) {
        Ok(name) => {
            if taken {
                let name = name.clone();
                making.flaw(path, table::Refusal::NameTaken { name });
            }
            name
        }
        Err(problem) => {
            making.flaw(path, problem);
            name.to_owned()
        }
    }
}
fn check_purse(making: &mut Making<'_>, path: &str, planned: &PlannedRealm) {
    let most = u32::from(MOST_POWER);
    check_number(making, format!("{path}.power"), planned.power, most);
    check_number(making, format!("{path}.ducats"), planned.ducats, MOST_DUCATS);
    check_number(making, format!("{path}.charges"), planned.charges, MOST_PIECES);
    let only = [
        ("power", planned.power > 0),
        ("ducats", planned.ducats > 0),
        ("supply", planned.supply.is_some()),
        ("charges", planned.charges > 0),
    ];
    let given = only.into_iter().filter(|(_, given)| *given);
    for (key, _) in given.filter(|_| planned.seat.is_none()) {
        making.flaw(format!("{path}.{key}"), Refusal::OnlyOfPlayer);
    }
}
fn named_realm(making: &mut Making<'_>, path: &str, realms: &[Realm], name: &str) -> Option<String> {
    let found = realms.iter().find(|realm| same_name(&realm.name, name));
    if found.is_none() {
        let realm = name.trim().to_owned();
        making.flaw(path, Refusal::NoSuchRealm { realm });
    }
    found.map(|realm| realm.name.clone())
}
/// Puts one town on each province of a seat's realm (U1.4).
fn found_towns(made: &mut State) {
    let owned = made.board.provinces().filter_map(|(area, province)| {
        let realm = made.realm(province.owner.as_deref()?)?;
        Some((area.name.clone(), realm.player?))
    });
    for (area, player) in owned.collect::<Vec<_>>() {
        made.add(Piece::Town, player, &area, 1);
    }
}
/// Reports areas with forbidden influence, and sea zones without enough slots.
fn check_pieces(making: &mut Making<'_>, made: &State) {
    for (n, area) in made.board.areas().enumerate() {
        let influence = area.all_of(Piece::Influence);
        let may = may_lie(made, area, influence);
        if let Err(problem) = may
            && influence > 0
        {
            making.flaw(format!("areas[{n}].pieces"), problem);
        }
    }
    for (n, zone) in made.board.zones().enumerate() {
        if let Err(problem) = has_slots(zone, zone.all_of(Piece::Protection)) {
            making.flaw(format!("sea_zones[{n}].ships"), problem);
        }
    }
}
impl OnBoard for State {
    type Of = Map;

    fn board(&self) -> &Board {
        &self.board
    }

    fn of_board(event: Change) -> Event {
        Event::Board(event)
    }

    /// Replaces the whole map. Hands, merchants, trade, an open window and marks are reset.
    fn loads(at: &GameContext, plan: &Plan) -> Result<Vec<Effect>, Refused> {
        let (board, mut laid) = plan.made(&at.game.on_board(at.roster), at.chance)?;
        if let Some(player) = at.game.seating.active {
            let made = State { board: board.clone(), realms: laid.realms.clone(), ..State::default() };
            laid.stood = made.stands(player).into_iter().collect();
        }
        let voided = at.pending.iter().map(|(offer, _)| Effect::Voids(offer.id));
        let mut effects = covert::called_off(at);
        let shown = covert::shown_all(&at.game.covert).into_iter();
        effects.extend(happened(shown.map(Event::Covert)));
        let events = [Event::Board(Change::Loaded(board)), Event::Laid(Box::new(laid))];
        effects.extend(super::trade::shown_all(at.game));
        effects.extend(happened(events));
        // Questions about the old map become void and are never decided.
        Ok(effects.into_iter().chain(voided).collect())
    }

    fn replaces(places: usize) -> Confirmation {
        Confirmation::ReplacesMap { places }
    }
}
