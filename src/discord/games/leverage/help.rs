use super::words;
use crate::discord::game_ui::{About, Configured, Topic};
use crate::discord::render::words::{list, silence_set, span, time_to_answer};
use crate::rules::Settings;
use crate::rules::games::leverage::amounts::{Leverage, Money};
use crate::rules::games::leverage::{
    AID_PER_MINUTE, Access, CHARISMA_PER_TIER, COOPERATION_PER_POINT, EMBASSY_PRICE, Favour, LONGEST_AID,
    MILESTONE_SCIENCE, MILESTONES, PER_MINUTE, RESEARCH_MONEY, SCHMOOZE_RATES, SCIENCE_AT_HOME, SCIENCE_WITH_OTHERS,
    SHIP_LOST, STARTING_MONEY, SYSTEM_COST, Setting, State, TERRAFORMING, TRESPASS,
};
use crate::text::{Said, Text, say};

impl About for State {
    const FIRST_STEPS: &'static [&'static str] = &["@ada /gift player:@bo amount:100"];
    const DEMO: &'static str = include_str!("demo.play");

    const TOPICS: &'static [Topic] = &[
        Topic {
            name: "leverage-terms",
            title: |text| say!(text, "help-title-leverage-terms"),
            body: |text, _| say!(text, "help-leverage-terms", limit = Leverage::MAX),
        },
        Topic { name: "gifts", title: |text| say!(text, "help-title-gifts"), body: gifts },
        Topic { name: "access", title: |text| say!(text, "help-title-access"), body: access },
        Topic { name: "favours", title: |text| say!(text, "help-title-favours"), body: favours },
        Topic {
            name: "reset",
            title: |text| say!(text, "help-title-reset"),
            body: |text, _| say!(text, "help-reset", limit = Leverage::MAX),
        },
        Topic { name: "actions", title: |text| say!(text, "help-title-actions"), body: actions },
        Topic { name: "technology", title: |text| say!(text, "help-title-technology"), body: technology },
        Topic { name: "aid", title: |text| say!(text, "help-title-aid"), body: aid },
        Topic {
            name: "hostile",
            title: |text| say!(text, "help-title-hostile"),
            body: |text, settings| {
                let thresholds = Setting::Thresholds(settings.games.leverage.thresholds);
                let thresholds = State::setting_told(text, &thresholds);
                say!(text, "help-hostile", thresholds, trespass = TRESPASS, terraforming = TERRAFORMING)
            },
        },
        Topic {
            name: "milestones",
            title: |text| say!(text, "help-title-milestones"),
            body: |text, _| {
                say!(
                    text,
                    "help-milestones",
                    cooperation = COOPERATION_PER_POINT,
                    milestones = list(text, MILESTONES),
                    science = MILESTONE_SCIENCE
                )
            },
        },
        Topic { name: "map", title: |text| say!(text, "help-title-map"), body: |text, _| say!(text, "help-map") },
    ];

    fn name(text: &Text) -> Said {
        say!(text, "ruleset-leverage")
    }

    fn about(text: &Text) -> Said {
        say!(text, "about-leverage")
    }

    fn start(text: &Text) -> Said {
        let (limit, money) = (Leverage::MAX, STARTING_MONEY);
        say!(text, "help-start", limit, money)
    }
}

/// Returns the money in the examples, which is worth whole points.
fn example() -> (Money, Leverage) {
    let amount = Money(2 * Money::PER_POINT.0);
    (amount, Favour::Money { amount }.cost())
}

fn gifts(text: &Text, _: &Settings) -> Said {
    let (amount, earns) = example();
    say!(text, "help-gifts", amount, earns, rate = Money::PER_POINT, limit = Leverage::MAX, money = STARTING_MONEY)
}

fn favours(text: &Text, settings: &Settings) -> Said {
    let (amount, cost) = example();
    say!(
        text,
        "help-favours",
        amount,
        cost,
        rate = Money::PER_POINT,
        answer = time_to_answer(text, settings),
        silence = silence_set(text, settings.silence)
    )
}

fn actions(text: &Text, settings: &Settings) -> Said {
    let [least, .., most] = SCHMOOZE_RATES;
    say!(
        text,
        "help-actions",
        pace = span(text, settings.pace),
        leverage = PER_MINUTE,
        money = RESEARCH_MONEY,
        science = SCIENCE_WITH_OTHERS,
        home = SCIENCE_AT_HOME,
        least,
        most
    )
}

fn technology(text: &Text, _: &Settings) -> Said {
    say!(
        text,
        "help-technology",
        charisma = CHARISMA_PER_TIER,
        embassy = EMBASSY_PRICE,
        earns = PER_MINUTE,
        system = SYSTEM_COST
    )
}

fn aid(text: &Text, _: &Settings) -> Said {
    let minutes = 2;
    let cost = Favour::MilitaryAid { place: String::new(), minutes }.cost();
    say!(text, "help-aid", minutes, cost, each = AID_PER_MINUTE, most = LONGEST_AID, lost = SHIP_LOST)
}

fn access(text: &Text, settings: &Settings) -> Said {
    say!(
        text,
        "help-access",
        ecological = Access::Ecological.value(),
        diplomatic = Access::Diplomatic.value(),
        trade = Access::Trade.value(),
        passage = Access::Passage.value(),
        kinds = words::accesses(text, &settings.games.leverage.open_access)
    )
}
