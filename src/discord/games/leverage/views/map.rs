use crate::discord::games::leverage::words;
use crate::discord::render::card::{BODY_LIMIT, Card, fit};
use crate::discord::render::{Names, harmless};
use crate::rules::games::leverage;
use crate::rules::games::leverage::System;
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

pub fn map(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<leverage::State>()?;
    let name = harmless::name(&campaign.name);
    let title = fl!(text, "map-title", name = name);
    if state.systems.is_empty() {
        return Ok(Card::new(title, fl!(text, "map-none")));
    }
    let line = |system: &System| {
        let ruler = system.ruler.map(|ruler| names.prose(ruler));
        let ruler = words::ruled(text, ruler, system.home_of.is_some());
        fl!(
            text,
            "map-line",
            system = harmless::name(&system.name),
            planets = words::planets(text, system),
            ruler = ruler
        )
    };
    let mut systems: Vec<&System> = state.systems.iter().collect();
    systems.sort_by_key(|system| (system.ruler.is_none(), system.ruler, system.name.as_str()));
    let lines: Vec<String> = systems.into_iter().map(line).collect();
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}
