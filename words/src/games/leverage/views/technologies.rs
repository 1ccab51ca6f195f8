use crate::games::leverage::words;
use crate::render::{Card, list};
use crate::rules::games::leverage::{self, Science, State, Technologies, Technology, Values};
use crate::rules::{Campaign, PlayerId, Refusal};
use crate::text::{Said, Text, say};

pub fn technologies(text: &Text, campaign: &Campaign, viewer: PlayerId) -> Result<Card, Refusal> {
    let state = campaign.playing::<leverage::State>()?;
    let science = state.science(viewer);
    let intro = say!(
        text,
        "technologies-science",
        total = science.total(),
        neutral = science.neutral,
        harmony = science.harmony
    );
    let mut card = Card::new(say!(text, "technologies-title"), intro);
    for technology in Technology::ALL {
        let has = state.technologies(viewer);
        let name = words::technology(text, technology);
        let name = match (technology.tiers(), has.tier(technology)) {
            (1, 0) => name,
            (1, _) => say!(text, "technologies-have", technology = name),
            (_, tier) => say!(text, "technologies-tier", technology = name, tier = words::roman(tier)),
        };
        let lines = [gives(text, &state.values, technology), next(text, state, viewer, technology)];
        card = card.field(text, name, &lines);
    }
    Ok(card.footer(say!(text, "technologies-footer")))
}

fn gives(text: &Text, values: &Values, technology: Technology) -> Said {
    match technology {
        Technology::Neuropsychology => say!(text, "gives-neuropsychology", rates = list(text, values.schmooze.0)),
        Technology::Charisma => say!(text, "gives-charisma", percent = values.technology.charisma_percent),
        Technology::Ambassadors => {
            say!(text, "gives-ambassadors", price = values.embassy.price, rate = values.embassy.leverage)
        }
        Technology::Harmony => say!(text, "gives-harmony"),
    }
}

fn next(text: &Text, state: &State, viewer: PlayerId, technology: Technology) -> Said {
    let (has, science) = (state.technologies(viewer), state.science(viewer));
    let tier = has.tier(technology) + 1;
    if tier > technology.tiers() {
        return say!(text, "next-none");
    }
    let cost = state.values.technology_cost(technology, tier);
    let next = match technology.tiers() {
        1 => say!(text, "next-bonus", cost),
        _ => say!(text, "next-tier", tier = words::roman(tier), cost),
    };
    say!("{next} {}", reach(text, technology, cost, (has, science)))
}

fn reach(text: &Text, technology: Technology, cost: i64, (has, science): (Technologies, Science)) -> Said {
    if !technology.is_open(&has) {
        return say!(text, "reach-top-tier");
    }
    match cost - science.total() {
        ..=0 => say!(text, "reach-now"),
        lacking => say!(text, "reach-lacking", science = lacking),
    }
}
