use super::words;
use crate::discord::game_ui::Topic;
use crate::discord::render::words::{list, silence_set, span, time_to_answer};
use crate::rules::Settings;
use crate::rules::games::leverage::amounts::{Leverage, Money};
use crate::rules::games::leverage::{
    AID_PER_MINUTE, Access, CHARISMA_PER_TIER, COOPERATION_PER_POINT, EMBASSY_PRICE, Favour, LONGEST_AID,
    MILESTONE_SCIENCE, MILESTONES, PER_MINUTE, RESEARCH_MONEY, SCHMOOZE_RATES, SCIENCE_AT_HOME, SCIENCE_WITH_OTHERS,
    SHIP_LOST, STARTING_MONEY, SYSTEM_COST, Setting, TERRAFORMING, TRESPASS,
};
use crate::text::Text;
use crate::text::fl;

pub fn start(text: &Text) -> String {
    let (limit, money) = (Leverage::MAX.to_string(), STARTING_MONEY.to_string());
    fl!(text, "help-start", limit = limit, money = money)
}

pub const TOPICS: &[Topic] = &[
    Topic {
        name: "leverage-terms",
        title: |text| fl!(text, "help-title-leverage-terms"),
        body: |text, _| fl!(text, "help-leverage-terms", limit = Leverage::MAX.to_string()),
    },
    Topic { name: "gifts", title: |text| fl!(text, "help-title-gifts"), body: gifts },
    Topic { name: "access", title: |text| fl!(text, "help-title-access"), body: access },
    Topic { name: "favours", title: |text| fl!(text, "help-title-favours"), body: favours },
    Topic {
        name: "reset",
        title: |text| fl!(text, "help-title-reset"),
        body: |text, _| fl!(text, "help-reset", limit = Leverage::MAX.to_string()),
    },
    Topic { name: "actions", title: |text| fl!(text, "help-title-actions"), body: actions },
    Topic { name: "technology", title: |text| fl!(text, "help-title-technology"), body: technology },
    Topic { name: "aid", title: |text| fl!(text, "help-title-aid"), body: aid },
    Topic {
        name: "hostile",
        title: |text| fl!(text, "help-title-hostile"),
        body: |text, settings| {
            let thresholds = Setting::Thresholds(settings.games.leverage.thresholds);
            let thresholds = words::setting(text, &thresholds);
            fl!(
                text,
                "help-hostile",
                thresholds = thresholds,
                trespass = TRESPASS.to_string(),
                terraforming = TERRAFORMING.to_string()
            )
        },
    },
    Topic {
        name: "milestones",
        title: |text| fl!(text, "help-title-milestones"),
        body: |text, _| {
            let milestones = MILESTONES.map(|points| points.to_string());
            fl!(
                text,
                "help-milestones",
                cooperation = COOPERATION_PER_POINT,
                milestones = list(text, &milestones),
                science = MILESTONE_SCIENCE
            )
        },
    },
    Topic { name: "map", title: |text| fl!(text, "help-title-map"), body: |text, _| fl!(text, "help-map") },
];

/// Returns the money in the examples, which is worth whole points.
fn example() -> (Money, Leverage) {
    let amount = Money(2 * Money::PER_POINT.0);
    (amount, Favour::Money { amount }.cost())
}

fn gifts(text: &Text, _: &Settings) -> String {
    let (amount, earns) = example();
    fl!(
        text,
        "help-gifts",
        amount = amount.to_string(),
        earns = earns.to_string(),
        rate = Money::PER_POINT.to_string(),
        limit = Leverage::MAX.to_string(),
        money = STARTING_MONEY.to_string()
    )
}

fn favours(text: &Text, settings: &Settings) -> String {
    let (amount, cost) = example();
    fl!(
        text,
        "help-favours",
        amount = amount.to_string(),
        cost = cost.to_string(),
        rate = Money::PER_POINT.to_string(),
        answer = time_to_answer(text, settings),
        silence = silence_set(text, settings.silence)
    )
}

fn actions(text: &Text, settings: &Settings) -> String {
    let [least, .., most] = SCHMOOZE_RATES;
    fl!(
        text,
        "help-actions",
        pace = span(text, settings.pace),
        leverage = PER_MINUTE.to_string(),
        money = RESEARCH_MONEY.to_string(),
        science = SCIENCE_WITH_OTHERS,
        home = SCIENCE_AT_HOME,
        least = least,
        most = most
    )
}

fn technology(text: &Text, _: &Settings) -> String {
    fl!(
        text,
        "help-technology",
        charisma = CHARISMA_PER_TIER,
        embassy = EMBASSY_PRICE.to_string(),
        earns = PER_MINUTE.to_string(),
        system = SYSTEM_COST.to_string()
    )
}

fn aid(text: &Text, _: &Settings) -> String {
    let minutes = 2;
    let cost = Favour::MilitaryAid { place: String::new(), minutes }.cost();
    fl!(
        text,
        "help-aid",
        minutes = minutes,
        cost = cost.to_string(),
        each = AID_PER_MINUTE.to_string(),
        most = LONGEST_AID,
        lost = SHIP_LOST.to_string()
    )
}

fn access(text: &Text, settings: &Settings) -> String {
    fl!(
        text,
        "help-access",
        ecological = Access::Ecological.value().to_string(),
        diplomatic = Access::Diplomatic.value().to_string(),
        trade = Access::Trade.value().to_string(),
        passage = Access::Passage.value().to_string(),
        kinds = words::accesses(text, &settings.games.leverage.open_access)
    )
}
