//! The picture of the map: influence and claims by area, alliances, and for each realm without a player the leaders and
//! the cost of the next alliance (U7.2).

use super::words;
use crate::discord::render::Names;
use crate::discord::render::picture::{Picture, listed};
use crate::rules::games::realms::{MOST_INFLUENCE, Npr, Piece, Place, State, nprs};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, NAME_LIMIT, PLACE_LIMIT};
use crate::text::{Label, Text, Typed, label};
use chancery_pictures::{Area, AreaMap, AreaWords, Neutral};

pub fn map_picture(text: &Text, campaign: &Campaign, names: &Names) -> Option<Picture> {
    let state = campaign.playing::<State>().ok()?;
    if state.board.places.is_empty() {
        return None;
    }
    let players = state.on_board(campaign.roster());
    let nprs = nprs(campaign.roster(), state, super::settings_of(campaign));
    let area = |place: &Place| area(state, names, &players, place);
    let round = state.round;
    let map = AreaMap {
        title: Label::of(Typed(&campaign.name, NAME_LIMIT)).into(),
        legend: match state.seating.active {
            Some(active) => {
                let player = names.label(active);
                label!(text, "picture-realms-legend", round, player).into()
            }
            None => label!(text, "picture-realms-legend-none", round).into(),
        },
        words: said(text),
        players: players.iter().map(|player| names.label(*player).into()).collect(),
        areas: state.board.areas().map(area).collect(),
        neutrals: nprs.iter().map(|npr| realm(text, &players, npr)).collect(),
    };
    Some(Picture { file: "realms.png", svg: chancery_pictures::area_map(&map), alt: alt(text, state, names, &nprs) })
}

fn said(text: &Text) -> AreaWords {
    AreaWords {
        influence: label!(text, "picture-influence").into(),
        claim: label!(text, "picture-claim").into(),
        alliance: label!(text, "picture-alliance").into(),
        distant: label!(text, "picture-distant").into(),
        realm: label!(text, "picture-realm").into(),
        ally: label!(text, "picture-ally").into(),
        leads: label!(text, "picture-leads").into(),
        costs: label!(text, "picture-costs").into(),
        none: label!(text, "picture-none").into(),
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
    let mut owners: Vec<Label> = Vec::new();
    for owner in place.provinces().iter().filter_map(|one| one.owner.as_ref()) {
        let player = state.realm(owner).and_then(|realm| realm.player);
        let shown = match player {
            Some(player) => names.label(player),
            None => Label::of(Typed(owner, PLACE_LIMIT)),
        };
        if !owners.contains(&shown) {
            owners.push(shown);
        }
    }
    Area {
        name: Label::of(Typed(&place.name, PLACE_LIMIT)).into(),
        owners: Label::joined(owners, ", ").into(),
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
        name: Label::of(Typed(&npr.realm, PLACE_LIMIT)).into(),
        ally: npr.ally.and_then(seat),
        leaders: leaders.into_iter().filter_map(seat).collect(),
        most,
        cost: words::power(text, npr.price).into(),
    }
}

/// Describes the picture for screen readers: standings with realms without a player, then influence by area.
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
                false => Label::joined(leaders, ", "),
            },
            price = words::power(text, npr.price)
        )
    });
    let with_influence = state.board.areas().filter_map(|place| {
        let pieces = place.each_of(Piece::Influence).into_iter();
        let counts = pieces.map(|(player, count)| {
            let player = names.label(player);
            label!(text, "realms-count", player, count)
        });
        let counts: Vec<Label> = counts.collect();
        let area = Label::of(Typed(&place.name, PLACE_LIMIT));
        let counts = (!counts.is_empty()).then(|| Label::joined(counts, ", "))?;
        Some(label!(text, "picture-area", area, counts))
    });
    let list = listed(of_npr.chain(with_influence));
    let areas = state.board.areas().count();
    label!(text, "picture-realms-alt", areas, list)
}
