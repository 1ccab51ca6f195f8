//! The picture of the map: areas, sea zones and borders with the pieces there, alliances, trade nodes, and for each realm
//! without a player the leaders and the cost of the next alliance (U7.2).

use super::words;
use crate::render::picture::{Picture, listed};
use crate::render::{Names, series};
use crate::rules::games::realms::{Lies, MOST_INFLUENCE, Node, Npr, Piece, Place, State, node_standing, nprs};
use crate::rules::{Campaign, NAME_LIMIT, PLACE_LIMIT, PlayerId};
use crate::text::{Label, Plain, Text, Typed, label};
use chancery_pictures::{Neutral, RealmKind, RealmMap, RealmPlace, RealmWords, Sign, TradeNode};
use std::collections::BTreeMap;

pub fn map_picture(text: &Text, campaign: &Campaign, names: &Names) -> Option<Picture> {
    let state = campaign.playing::<State>().ok()?;
    if state.board.places.is_empty() {
        return None;
    }
    let players = state.on_board(campaign.roster());
    let nprs = nprs(campaign.roster(), state, super::settings_of(campaign));
    let round = state.round;
    let at = |name: &str| state.board.places.iter().position(|place| place.name == name);
    let border = |[one, other]: &[String; 2]| Some((at(one)?, at(other)?));
    let map = RealmMap {
        title: Label::of(Typed(&campaign.name, NAME_LIMIT)).into(),
        legend: match state.seating.active {
            Some(active) => label!(text, "picture-realms-legend", round, player = names.label(active)).into(),
            None => label!(text, "picture-realms-legend-none", round).into(),
        },
        words: said(text),
        players: players.iter().map(|player| names.label(*player).into()).collect(),
        places: state.board.places.iter().map(|place| shown(state, &players, place)).collect(),
        borders: state.board.links.iter().filter_map(|link| border(&link.between)).collect(),
        neutrals: nprs.iter().map(|npr| realm(text, &players, npr)).collect(),
        nodes: state.nodes.iter().enumerate().map(|(number, one)| node(state, &players, number, one)).collect(),
    };
    Some(Picture { file: "realms.png", svg: chancery_pictures::realm_map(&map), alt: alt(text, state, names, &nprs) })
}

fn said(text: &Text) -> RealmWords {
    RealmWords {
        influence: label!(text, "picture-influence").into(),
        free: label!(text, "picture-free").into(),
        owner: label!(text, "picture-owner").into(),
        claim: label!(text, "picture-claim").into(),
        alliance: label!(text, "picture-alliance").into(),
        capital: label!(text, "picture-capital").into(),
        town: label!(text, "picture-town").into(),
        vassal: label!(text, "picture-vassal").into(),
        marriage: label!(text, "picture-marriage").into(),
        colonist: label!(text, "picture-colonist").into(),
        ships: label!(text, "picture-ships").into(),
        protection: label!(text, "picture-protection").into(),
        slot: label!(text, "picture-slot").into(),
        hostile: label!(text, "picture-hostile").into(),
        node: label!(text, "picture-node").into(),
        land: label!(text, "picture-land").into(),
        coast: label!(text, "picture-coast").into(),
        sea: label!(text, "picture-sea").into(),
        distant: label!(text, "picture-distant").into(),
        battleground: label!(text, "picture-battleground").into(),
        realm: label!(text, "picture-realm").into(),
        ally: label!(text, "picture-ally").into(),
        leads: label!(text, "picture-leads").into(),
        costs: label!(text, "picture-costs").into(),
        power: label!(text, "picture-power").into(),
        pirates: label!(text, "picture-pirates").into(),
        none: label!(text, "picture-none").into(),
    }
}

/// Returns the seats, counted from 0, with pieces of a kind in a place, and how many.
fn pieces(players: &[PlayerId], place: &Place, kind: Piece) -> Vec<(usize, u32)> {
    let pieces = place.each_of(kind);
    let of_seat = |(seat, player): (usize, &PlayerId)| Some((seat, *pieces.get(player).filter(|count| **count > 0)?));
    players.iter().enumerate().filter_map(of_seat).collect()
}

/// Returns each seat once for each of its pieces.
fn each(players: &[PlayerId], place: &Place, kind: Piece) -> Vec<usize> {
    let pieces = pieces(players, place, kind).into_iter();
    // More pieces would be indistinguishable in a picture.
    pieces.flat_map(|(seat, count)| (0..count.min(99)).map(move |_| seat)).collect()
}

fn shown(state: &State, players: &[PlayerId], place: &Place) -> RealmPlace {
    let mut signs = match place.zone() {
        Some(_) => at_sea(players, place),
        None => on_land(state, players, place),
    };
    let lies_here = |node: &Node| match &node.lies {
        Lies::Inland(area) => *area == place.name,
        Lies::Maritime(zones) => zones.contains(&place.name),
    };
    let here = state.nodes.iter().enumerate().filter(|(_, node)| lies_here(node));
    signs.extend(here.map(|(number, _)| Sign::Node(letter(number))));
    RealmPlace {
        name: Label::of(Typed(&place.name, PLACE_LIMIT)).into(),
        kind: match place.area() {
            None => RealmKind::Sea,
            Some(area) if area.distant => RealmKind::Distant,
            Some(area) if area.battleground => RealmKind::Battleground,
            Some(_) => RealmKind::Area,
        },
        realms: owners(state, players, place).1,
        signs,
    }
}

/// Returns the seats that own provinces in an area, and the names of the other realms that do.
fn owners(state: &State, players: &[PlayerId], place: &Place) -> (Vec<usize>, Vec<String>) {
    let (mut seats, mut realms) = (Vec::new(), Vec::new());
    for owner in place.provinces().iter().filter_map(|one| one.owner.as_ref()) {
        let player = state.realm(owner).and_then(|realm| realm.player);
        match player.and_then(|player| players.iter().position(|one| *one == player)) {
            Some(seat) if !seats.contains(&seat) => seats.push(seat),
            Some(_) => {}
            None => {
                let name = String::from(Label::of(Typed(owner, PLACE_LIMIT)));
                if !realms.contains(&name) {
                    realms.push(name);
                }
            }
        }
    }
    (seats, realms)
}

/// Makes the sign of some pieces, from their seat and number.
type Counted = fn(usize, u32) -> Sign;

fn on_land(state: &State, players: &[PlayerId], place: &Place) -> Vec<Sign> {
    let influence = each(players, place, Piece::Influence);
    let holds_influence = !place.is_distant() && !state.is_all_owned(place);
    let most = if holds_influence { usize::try_from(MOST_INFLUENCE).unwrap_or_default() } else { 0 };
    let free = most.saturating_sub(influence.len());
    let mut signs: Vec<Sign> = influence.into_iter().map(Sign::Influence).collect();
    signs.extend((0..free).map(|_| Sign::Free));
    signs.extend(owners(state, players, place).0.into_iter().map(Sign::Owner));
    let kinds: [(Piece, Counted); 4] = [
        (Piece::Town, Sign::Town),
        (Piece::Vassal, Sign::Vassal),
        (Piece::Marriage, Sign::Marriage),
        (Piece::Colonist, Sign::Colonist),
    ];
    for (kind, sign) in kinds {
        signs.extend(pieces(players, place, kind).into_iter().map(|(seat, count)| sign(seat, count)));
    }
    let capitals = state.realms.iter().filter(|realm| {
        let area = state.capital_area(&realm.name);
        realm.is_npr() && area.is_some_and(|area| area.name == place.name)
    });
    let seat = |player: PlayerId| players.iter().position(|one| *one == player);
    signs.extend(capitals.map(|realm| Sign::Capital(realm.ally.and_then(seat))));
    signs.extend(each(players, place, Piece::Claim).into_iter().map(Sign::Claim));
    signs
}

fn at_sea(players: &[PlayerId], place: &Place) -> Vec<Sign> {
    let ships = pieces(players, place, Piece::Ship).into_iter();
    let mut signs: Vec<Sign> = ships.map(|(seat, count)| Sign::Ships(seat, count)).collect();
    let taken = each(players, place, Piece::Protection);
    let zone = place.zone();
    let slots = zone.map_or(0, |zone| usize::try_from(zone.slots).unwrap_or_default());
    let free = slots.saturating_sub(taken.len());
    signs.extend(taken.into_iter().map(|seat| Sign::Slot(Some(seat))));
    signs.extend((0..free).map(|_| Sign::Slot(None)));
    let hostile = players.iter().enumerate();
    let hostile = hostile.filter(|(_, player)| zone.is_some_and(|zone| zone.hostile.contains(player)));
    signs.extend(hostile.map(|(seat, _)| Sign::Hostile(seat)));
    signs
}

/// Returns the letter of a trade node: A to Z, then AA.
fn letter(number: usize) -> String {
    let one = char::from(b'A' + u8::try_from(number % 26).unwrap_or_default());
    one.to_string().repeat(number / 26 + 1)
}

fn node(state: &State, players: &[PlayerId], number: usize, node: &Node) -> TradeNode {
    let stands = node_standing(state, node).stands.into_iter();
    let powers = stands.filter_map(|stand| {
        let seat = players.iter().position(|one| *one == stand.player)?;
        Some((seat, stand.power.total())).filter(|(_, power)| *power > 0)
    });
    TradeNode {
        name: Label::of(Typed(&node.name, PLACE_LIMIT)).into(),
        letter: letter(number),
        powers: powers.collect(),
        pirates: if node.pirates == 0 { "–".to_owned() } else { node.pirates.to_string() },
    }
}

fn realm(text: &Text, players: &[PlayerId], npr: &Npr) -> Neutral {
    let seat = |player: PlayerId| players.iter().position(|one| *one == player);
    let leaders = npr.leaders();
    let most = npr.strengths.first().map_or(0, |(_, one)| one.total());
    Neutral {
        name: Label::of(Typed(&npr.realm, PLACE_LIMIT)).into(),
        ally: npr.ally.and_then(seat),
        leaders: leaders.into_iter().filter_map(seat).collect(),
        most,
        cost: words::power(text, npr.price).into(),
    }
}

/// Describes the picture for screen readers: standings with realms without a player, then influence and claims by area,
/// and fleets by sea zone.
fn alt(text: &Text, state: &State, names: &Names, nprs: &[Npr]) -> Label {
    let of_npr = nprs.iter().map(|npr| {
        let leaders: Vec<Label> = npr.leaders().into_iter().map(|one| names.label(one)).collect();
        let ally = npr.ally.map(|player| names.label(player));
        let none = || label!(text, "picture-none");
        label!(
            text,
            "picture-npr",
            realm = Typed(&npr.realm, PLACE_LIMIT),
            ally = ally.unwrap_or_else(none),
            leads = match leaders.is_empty() {
                true => none(),
                false => series(text, leaders),
            },
            price = words::power(text, npr.price)
        )
    });
    let counts = |place: &Place, kinds: &[Piece]| {
        let mut counts = BTreeMap::new();
        for (player, count) in kinds.iter().flat_map(|kind| place.each_of(*kind)) {
            *counts.entry(player).or_insert(0) += count;
        }
        let counts =
            counts.into_iter().map(|(player, count)| label!(text, "realms-count", player = names.label(player), count));
        Some(series::<Plain>(text, counts)).filter(|counts| !counts.is_empty())
    };
    let named = |place: &Place| Label::of(Typed(&place.name, PLACE_LIMIT));
    let influence = state.board.areas().filter_map(|place| {
        Some(label!(text, "picture-area", area = named(place), counts = counts(place, &[Piece::Influence])?))
    });
    let claims = state.board.areas().filter_map(|place| {
        let players = place.each_of(Piece::Claim).into_keys().map(|player| names.label(player));
        let players = Some(series::<Plain>(text, players)).filter(|players| !players.is_empty())?;
        Some(label!(text, "picture-claims", area = named(place), players))
    });
    let fleets = state.board.zones().filter_map(|place| {
        let counts = counts(place, &[Piece::Ship, Piece::Protection])?;
        Some(label!(text, "picture-fleet", zone = named(place), counts))
    });
    let areas = state.board.areas().count();
    label!(text, "picture-realms-alt", areas, list = listed(of_npr.chain(influence).chain(claims).chain(fleets)))
}
