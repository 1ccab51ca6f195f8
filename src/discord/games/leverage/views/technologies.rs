use crate::discord::games::leverage::words;
use crate::discord::render::card::Card;
use crate::discord::render::words::list;
use crate::rules::games::leverage::{
    self, CHARISMA_PER_TIER, EMBASSY_PRICE, PER_MINUTE, SCHMOOZE_RATES, Science, State, Technologies, Technology,
};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Refusal};
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
        let lines = [gives(text, technology), next(text, state, viewer, technology)];
        card = card.field(text, name, &lines);
    }
    Ok(card.footer(say!(text, "technologies-footer")))
}

fn gives(text: &Text, technology: Technology) -> Said {
    match technology {
        Technology::Neuropsychology => say!(text, "gives-neuropsychology", rates = list(text, SCHMOOZE_RATES)),
        Technology::Charisma => say!(text, "gives-charisma", percent = CHARISMA_PER_TIER),
        Technology::Ambassadors => say!(text, "gives-ambassadors", price = EMBASSY_PRICE, rate = PER_MINUTE),
        Technology::Harmony => say!(text, "gives-harmony"),
    }
}

fn next(text: &Text, state: &State, viewer: PlayerId, technology: Technology) -> Said {
    let (has, science) = (state.technologies(viewer), state.science(viewer));
    let tier = has.tier(technology) + 1;
    if tier > technology.tiers() {
        return say!(text, "next-none");
    }
    let cost = technology.cost(tier);
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
