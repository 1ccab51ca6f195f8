use crate::discord::games::leverage::words;
use crate::discord::render::card::Card;
use crate::discord::render::words::list;
use crate::rules::games::leverage::{
    self, CHARISMA_PER_TIER, EMBASSY_PRICE, PER_MINUTE, SCHMOOZE_RATES, Science, State, Technologies, Technology,
};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

pub fn technologies(text: &Text, campaign: &Campaign, viewer: PlayerId) -> Result<Card, Refusal> {
    let state = campaign.playing::<leverage::State>()?;
    let science = state.science(viewer);
    let intro = fl!(
        text,
        "technologies-science",
        total = science.total().to_string(),
        neutral = science.neutral.to_string(),
        harmony = science.harmony.to_string()
    );
    let mut card = Card::new(fl!(text, "technologies-title"), intro);
    for technology in Technology::ALL {
        let has = state.technologies(viewer);
        let name = words::technology(text, technology);
        let name = match (technology.tiers(), has.tier(technology)) {
            (1, 0) => name,
            (1, _) => fl!(text, "technologies-have", technology = name),
            (_, tier) => fl!(text, "technologies-tier", technology = name, tier = words::roman(tier)),
        };
        let lines = [gives(text, technology), next(text, state, viewer, technology)];
        card = card.field(text, name, &lines);
    }
    Ok(card.footer(fl!(text, "technologies-footer")))
}

fn gives(text: &Text, technology: Technology) -> String {
    match technology {
        Technology::Neuropsychology => {
            let rates = SCHMOOZE_RATES.map(|rate| rate.to_string());
            fl!(text, "gives-neuropsychology", rates = list(text, &rates))
        }
        Technology::Charisma => fl!(text, "gives-charisma", percent = CHARISMA_PER_TIER),
        Technology::Ambassadors => {
            fl!(text, "gives-ambassadors", price = EMBASSY_PRICE.to_string(), rate = PER_MINUTE.to_string())
        }
        Technology::Harmony => fl!(text, "gives-harmony"),
    }
}

fn next(text: &Text, state: &State, viewer: PlayerId, technology: Technology) -> String {
    let (has, science) = (state.technologies(viewer), state.science(viewer));
    let tier = has.tier(technology) + 1;
    if tier > technology.tiers() {
        return fl!(text, "next-none");
    }
    let cost = technology.cost(tier);
    let next = match technology.tiers() {
        1 => fl!(text, "next-bonus", cost = cost.to_string()),
        _ => fl!(text, "next-tier", tier = words::roman(tier), cost = cost.to_string()),
    };
    format!("{next} {}", reach(text, technology, cost, (has, science)))
}

fn reach(text: &Text, technology: Technology, cost: i64, (has, science): (Technologies, Science)) -> String {
    if !technology.is_open(&has) {
        return fl!(text, "reach-top-tier");
    }
    match cost - science.total() {
        ..=0 => fl!(text, "reach-now"),
        lacking => fl!(text, "reach-lacking", science = lacking.to_string()),
    }
}
