//! The picture of the galaxy: systems, planets, tokens, and the Diplomacy token (T4.5).

use super::words;
use crate::discord::render::picture::{Picture, listed};
use crate::discord::render::{Names, harmless};
use crate::rules::games::strategy_card::{Place, Planet, Shorthand, State, diplomacy_token};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, NAME_LIMIT, PLACE_LIMIT};
use crate::text::Text;
use crate::text::fl;
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
        title: harmless::label(&campaign.name, NAME_LIMIT),
        legend: match state.seating.active {
            Some(active) => {
                let player = names.label(active);
                fl!(text, "picture-galaxy-legend", phase = phase, player = player)
            }
            None => fl!(text, "picture-galaxy-legend-none", phase = phase),
        },
        words: GalaxyWords {
            readied: fl!(text, "picture-readied"),
            exhausted: fl!(text, "picture-exhausted"),
            diplomacy: fl!(text, "picture-diplomacy"),
            elsewhere: fl!(text, "picture-elsewhere"),
        },
        players: players.iter().map(|player| names.label(*player)).collect(),
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
        name: harmless::label(&planet.name, PLACE_LIMIT),
        holder: planet.control.and_then(seat),
        exhausted: planet.exhausted,
    };
    System {
        name: harmless::label(&place.name, PLACE_LIMIT),
        at: place.at.map(Into::into),
        central: place.holds.mecatol_rex,
        planets: place.holds.planets.iter().map(planet).collect(),
        tokens,
        diplomacy: shown.map(|shown| DiplomacyToken { stands_for: shown.stands_for.len() }),
    }
}

/// Describes the picture for screen readers: the number of systems, and where tokens are.
fn alt(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> String {
    let systems = state.board.places.len();
    let laid = state.board.places.iter().filter_map(|place| {
        let tokens = super::views::system_tokens(text, campaign, state, names, place)?;
        let system = harmless::label(&place.name, PLACE_LIMIT);
        Some(fl!(text, "picture-galaxy-tokens", system = system, tokens = tokens))
    });
    let list = listed(laid);
    match list.is_empty() {
        true => fl!(text, "picture-galaxy-alt-none", systems = systems),
        false => fl!(text, "picture-galaxy-alt", systems = systems, list = list),
    }
}
