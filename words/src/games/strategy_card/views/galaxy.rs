//! The galaxy as text, for `/board show`.

use super::systems::tokens;
use super::turn;
use crate::render::{BODY_LIMIT, Card, Names, fit, series};
use crate::rules::games::strategy_card::{Place, Planet, State};
use crate::rules::{Campaign, Refusal};
use crate::text::{Name, Said, Text, say};

/// Lists every system with its planets and tokens.
pub fn galaxy(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = say!(text, "galaxy-title", name = Name(&campaign.name));
    if state.board.places.is_empty() {
        return Ok(Card::new(title, say!(text, "galaxy-none")));
    }
    let system = |place: &Place| {
        let planets = place.holds.planets.iter();
        let planets: Vec<Said> = planets.map(|one| planet(text, names, one)).collect();
        let planets = match planets.is_empty() {
            true => say!(text, "system-no-planet"),
            false => series(text, planets),
        };
        let name = Name(&place.name);
        match tokens(text, campaign, state, names, place) {
            Some(tokens) => say!(text, "galaxy-line-tokens", system = name, planets, tokens),
            None => say!(text, "galaxy-line", system = name, planets),
        }
    };
    let lines: Vec<Said> =
        std::iter::once(turn(text, state, names)).chain(state.board.places.iter().map(system)).collect();
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}

fn planet(text: &Text, names: &Names, planet: &Planet) -> Said {
    let name = Name(&planet.name);
    let exhausted = planet.exhausted;
    match planet.control {
        Some(holder) => say!(text, "galaxy-planet", planet = name, holder = names.prose(holder), exhausted),
        None => say!(text, "galaxy-planet-free", planet = name, exhausted),
    }
}
