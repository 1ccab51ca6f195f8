//! The picture of the galaxy: systems, planets, tokens, and the Diplomacy token (T4.5).

use super::words;
use crate::render::Names;
use crate::render::picture::{Picture, listed};
use crate::rules::games::strategy_card::{Place, Planet, Shorthand, State, diplomacy_token};
use crate::rules::{Campaign, NAME_LIMIT, PLACE_LIMIT, PlayerId};
use crate::text::{Label, Text, Typed, label};
use chancery_pictures::{DiplomacyToken, GalaxyMap, GalaxyWords, System};

pub fn galaxy_picture(text: &Text, campaign: &Campaign, names: &Names) -> Option<Picture> {
    let state = campaign.playing::<State>().ok()?;
    if state.board.places.is_empty() {
        return None;
    }
    let players = state.on_board(campaign.roster());
    let shown = diplomacy_token(campaign.roster(), state);
    let system = |place: &Place| system(place, &players, shown.as_ref());
    let phase = words::phase_now(text, state.phase);
    let map = GalaxyMap {
        title: Label::of(Typed(&campaign.name, NAME_LIMIT)).into(),
        legend: match state.seating.active {
            Some(active) => label!(text, "picture-galaxy-legend", phase, player = names.label(active)).into(),
            None => label!(text, "picture-galaxy-legend-none", phase).into(),
        },
        words: GalaxyWords {
            token: label!(text, "picture-token").into(),
            unheld: label!(text, "picture-unheld").into(),
            central: label!(text, "picture-central").into(),
            readied: label!(text, "picture-readied").into(),
            exhausted: label!(text, "picture-exhausted").into(),
            diplomacy: label!(text, "picture-diplomacy").into(),
            elsewhere: label!(text, "picture-elsewhere").into(),
        },
        players: players.iter().map(|player| names.label(*player).into()).collect(),
        systems: state.board.places.iter().map(system).collect(),
    };
    Some(Picture {
        file: "galaxy.png",
        svg: chancery_pictures::galaxy_map(&map),
        alt: alt(text, campaign, state, names),
    })
}

fn system(place: &Place, players: &[PlayerId], shown: Option<&Shorthand>) -> System {
    let seat = |player: PlayerId| players.iter().position(|one| *one == player);
    let shown = shown.filter(|shown| shown.system == place.name);
    let single = |player: &PlayerId| !shown.is_some_and(|one| one.stands_for.contains(player));
    let owners = place.pieces.iter().filter_map(|piece| piece.owner);
    let mut tokens: Vec<usize> = owners.filter(single).filter_map(seat).collect();
    tokens.sort_unstable();
    let planet = |planet: &Planet| chancery_pictures::Planet {
        name: Label::of(Typed(&planet.name, PLACE_LIMIT)).into(),
        holder: planet.control.and_then(seat),
        exhausted: planet.exhausted,
    };
    System {
        name: Label::of(Typed(&place.name, PLACE_LIMIT)).into(),
        at: place.at.map(Into::into),
        central: place.holds.mecatol_rex,
        planets: place.holds.planets.iter().map(planet).collect(),
        tokens,
        diplomacy: shown.map(|shown| DiplomacyToken { stands_for: shown.stands_for.len() }),
    }
}

/// Describes the picture for screen readers: the number of systems, and where tokens are.
fn alt(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> Label {
    let systems = state.board.places.len();
    let laid = state.board.places.iter().filter_map(|place| {
        let tokens = super::views::system_tokens(text, campaign, state, names, place)?;
        Some(label!(text, "picture-galaxy-tokens", system = Label::of(Typed(&place.name, PLACE_LIMIT)), tokens))
    });
    let list = listed(laid);
    match list.is_empty() {
        true => label!(text, "picture-galaxy-alt-none", systems),
        false => label!(text, "picture-galaxy-alt", systems, list),
    }
}
