//! The picture of the map: influence and claims by area, alliances, and for each realm without a player the leaders and
//! the cost of the next alliance (U7.2).

use super::words;
use crate::discord::render::picture::{Picture, listed};
use crate::discord::render::{Names, harmless};
use crate::rules::games::realms::{MOST_INFLUENCE, Npr, Piece, Place, State, nprs};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, NAME_LIMIT, PLACE_LIMIT};
use crate::text::Text;
use crate::text::fl;
use chancery_pictures::{Area, AreaMap, AreaWords, Neutral};

pub fn map_picture(text: &Text, campaign: &Campaign, names: &Names) -> Option<Picture> {
    let state = campaign.playing::<State>().ok()?;
    if state.board.places.is_empty() {
        return None;
    }
    let players = state.on_board(campaign.roster());
    let nprs = nprs(campaign.roster(), state, super::settings_of(campaign));
    let area = |place: &Place| area(state, names, &players, place);
    let round = state.round.to_string();
    let map = AreaMap {
        title: harmless::label(&campaign.name, NAME_LIMIT),
        legend: match state.seating.active {
            Some(active) => {
                let player = names.label(active);
                fl!(text, "picture-realms-legend", round = round, player = player)
            }
            None => fl!(text, "picture-realms-legend-none", round = round),
        },
        words: said(text),
        players: players.iter().map(|player| names.label(*player)).collect(),
        areas: state.board.areas().map(area).collect(),
        neutrals: nprs.iter().map(|npr| realm(text, &players, npr)).collect(),
    };
    Some(Picture { file: "realms.png", svg: chancery_pictures::area_map(&map), alt: alt(text, state, names, &nprs) })
}

fn said(text: &Text) -> AreaWords {
    AreaWords {
        influence: fl!(text, "picture-influence"),
        claim: fl!(text, "picture-claim"),
        alliance: fl!(text, "picture-alliance"),
        distant: fl!(text, "picture-distant"),
        realm: fl!(text, "picture-realm"),
        ally: fl!(text, "picture-ally"),
        leads: fl!(text, "picture-leads"),
        costs: fl!(text, "picture-costs"),
        none: fl!(text, "picture-none"),
    }
}

/// Returns seats, counted from 0, once for each piece in a place.
fn seats(players: &[PlayerId], place: &Place, kind: Piece) -> Vec<usize> {
    let pieces = place.each_of(kind);
    let seats = players.iter().enumerate();
    let of_seat = seats.flat_map(|(seat, player)| {
        let count = pieces.get(player).copied().unwrap_or(0);
        // More pieces would be indistinguishable in a picture.
        (0..count.min(99)).map(move |_| seat)
    });
    of_seat.collect()
}

fn area(state: &State, names: &Names, players: &[PlayerId], place: &Place) -> Area {
    let mut owners: Vec<String> = Vec::new();
    for owner in place.provinces().iter().filter_map(|one| one.owner.as_ref()) {
        let player = state.realm(owner).and_then(|realm| realm.player);
        let shown = match player {
            Some(player) => names.label(player),
            None => harmless::label(owner, PLACE_LIMIT),
        };
        if !owners.contains(&shown) {
            owners.push(shown);
        }
    }
    Area {
        name: harmless::label(&place.name, PLACE_LIMIT),
        owners: owners.join(", "),
        distant: place.is_distant(),
        room: match state.is_all_owned(place) {
            true => 0,
            false => usize::try_from(MOST_INFLUENCE).unwrap_or_default(),
        },
        influence: seats(players, place, Piece::Influence),
        claims: seats(players, place, Piece::Claim),
    }
}

fn realm(text: &Text, players: &[PlayerId], npr: &Npr) -> Neutral {
    let seat = |player: PlayerId| players.iter().position(|one| *one == player);
    let leaders = npr.leaders();
    let most = npr.strengths.first().map_or(0, |(_, one)| one.total());
    Neutral {
        name: harmless::label(&npr.realm, PLACE_LIMIT),
        ally: npr.ally.and_then(seat),
        leaders: leaders.into_iter().filter_map(seat).collect(),
        most,
        cost: words::power(text, npr.price),
    }
}

/// Describes the picture for screen readers: standings with realms without a player, then influence by area.
fn alt(text: &Text, state: &State, names: &Names, nprs: &[Npr]) -> String {
    let of_npr = nprs.iter().map(|npr| {
        let leaders: Vec<String> = npr.leaders().into_iter().map(|one| names.label(one)).collect();
        let ally = npr.ally.map(|player| names.label(player));
        let none = || fl!(text, "picture-none");
        fl!(
            text,
            "picture-npr",
            realm = harmless::label(&npr.realm, PLACE_LIMIT),
            ally = ally.unwrap_or_else(none),
            leads = match leaders.is_empty() {
                true => none(),
                false => leaders.join(", "),
            },
            price = words::power(text, npr.price)
        )
    });
    let with_influence = state.board.areas().filter_map(|place| {
        let pieces = place.each_of(Piece::Influence).into_iter();
        let counts = pieces.map(|(player, count)| {
            let (player, count) = (names.label(player), count.to_string());
            fl!(text, "realms-count", player = player, count = count)
        });
        let counts: Vec<String> = counts.collect();
        let area = harmless::label(&place.name, PLACE_LIMIT);
        let counts = (!counts.is_empty()).then(|| counts.join(", "))?;
        Some(fl!(text, "picture-area", area = area, counts = counts))
    });
    let list = listed(of_npr.chain(with_influence));
    let areas = state.board.areas().count();
    fl!(text, "picture-realms-alt", areas = areas, list = list)
}
