//! The planets' controllers, and whether they are readied or exhausted (T1.1).

use crate::render::{BODY_LIMIT, Card, Names, fit};
use crate::rules::games::strategy_card::{Place, Planet, State};
use crate::rules::{Campaign, PlayerId, Refusal};
use crate::text::{Name, Said, Text, say};

/// Lists the planets of a player, or of all players. Refuses if the player never joined.
pub fn planets(text: &Text, campaign: &Campaign, names: &Names, player: Option<PlayerId>) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    if let Some(player) = player {
        campaign.roster().must_know(player)?;
        let title = say!(text, "planets-title-of", name = names.prose(player));
        return Ok(match of(text, state, Some(player)) {
            Some(lines) => Card::new(title, fit(text, &lines, BODY_LIMIT)),
            None => Card::new(title, say!(text, "planets-none-of-theirs")),
        });
    }
    let title = say!(text, "planets-title");
    let order = state.seating.order.iter().copied().map(Some);
    let mut lines = Vec::new();
    for holder in order.chain([None]) {
        let Some(own) = of(text, state, holder) else {
            continue;
        };
        let name = holder.map_or_else(|| say!(text, "nobody"), |player| names.prose(player));
        let heading = say!(text, "planets-heading", name);
        // A heading shares an entry with its first planet, so that the number of omitted entries counts only planets.
        let mut own = own.into_iter();
        lines.extend(own.next().map(|first| say!("{heading}\n{first}")));
        lines.extend(own);
    }
    if lines.is_empty() {
        return Ok(Card::new(title, say!(text, "galaxy-none")));
    }
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(say!(text, "planets-footer")))
}

/// Returns a line for each planet of a player, or for those that nobody controls. Returns `None` if there are none.
fn of(text: &Text, state: &State, holder: Option<PlayerId>) -> Option<Vec<Said>> {
    let own = state.planets().filter(|(_, planet)| planet.control == holder);
    let lines: Vec<Said> = own.map(|(place, planet)| line(text, place, planet)).collect();
    (!lines.is_empty()).then_some(lines)
}

fn line(text: &Text, place: &Place, planet: &Planet) -> Said {
    let (name, system) = (Name(&planet.name), Name(&place.name));
    match planet.exhausted {
        true => say!(text, "planet-exhausted", planet = name, system),
        false => say!(text, "planet-readied", planet = name, system),
    }
}
