use crate::games::leverage::words;
use crate::render::{BODY_LIMIT, Card, Names, fit};
use crate::rules::games::leverage;
use crate::rules::games::leverage::System;
use crate::rules::{Campaign, Refusal};
use crate::text::{Name, Said, Text, say};

pub fn map(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<leverage::State>()?;
    let title = say!(text, "map-title", name = Name(&campaign.name));
    if state.systems.is_empty() {
        return Ok(Card::new(title, say!(text, "map-none")));
    }
    let line = |system: &System| {
        let ruler = system.ruler.map(|ruler| names.prose(ruler));
        let ruler = words::ruled(text, ruler, system.home_of.is_some());
        say!(text, "map-line", system = Name(&system.name), planets = words::planets(text, system), ruler)
    };
    let mut systems: Vec<&System> = state.systems.iter().collect();
    systems.sort_by_key(|system| (system.ruler.is_none(), system.ruler, system.name.as_str()));
    let lines: Vec<Said> = systems.into_iter().map(line).collect();
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}
