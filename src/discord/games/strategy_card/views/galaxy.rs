//! The galaxy as text, for `/board show`.

use super::systems::tokens;
use super::turn;
use crate::discord::render::card::{BODY_LIMIT, Card, fit};
use crate::discord::render::{Names, harmless};
use crate::rules::games::strategy_card::{Place, Planet, State};
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

/// Lists every system with its planets and tokens.
pub fn galaxy(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = fl!(text, "galaxy-title", name = harmless::name(&campaign.name));
    if state.board.places.is_empty() {
        return Ok(Card::new(title, fl!(text, "galaxy-none")));
    }
    let system = |place: &Place| {
        let planets = place.holds.planets.iter();
        let planets: Vec<String> = planets.map(|one| planet(text, names, one)).collect();
        let planets = match planets.is_empty() {
            true => fl!(text, "system-no-planet"),
            false => planets.join(", "),
        };
        let name = harmless::name(&place.name);
        match tokens(text, campaign, state, names, place) {
            Some(tokens) => {
                fl!(text, "galaxy-line-tokens", system = name, planets = planets, tokens = tokens)
            }
            None => fl!(text, "galaxy-line", system = name, planets = planets),
        }
    };
    let lines: Vec<String> =
        std::iter::once(turn(text, state, names)).chain(state.board.places.iter().map(system)).collect();
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}

fn planet(text: &Text, names: &Names, planet: &Planet) -> String {
    let name = harmless::name(&planet.name);
    let exhausted = if planet.exhausted { "yes" } else { "no" };
    match planet.control {
        Some(holder) => {
            let holder = names.prose(holder);
            fl!(text, "galaxy-planet", planet = name, holder = holder, exhausted = exhausted)
        }
        None => fl!(text, "galaxy-planet-free", planet = name, exhausted = exhausted),
    }
}
