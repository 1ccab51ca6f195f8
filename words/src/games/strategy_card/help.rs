use super::galaxies::EXAMPLES;
use crate::game_words::{About, Topic};
use crate::render::list;
use crate::rules::games::strategy_card::{GAIN, MOST_PLAYERS, MOST_READIED, MOST_SYSTEMS, State, TOKENS};
use crate::text::{Said, Text, say};

impl About for State {
    const FIRST_STEPS: &'static [&'static str] =
        &["@mod /board example players:3", "@ada /phase begin phase:strategy", "@ada /diplomacy take"];
    const DEMO: &'static str = include_str!("demo.play");

    const TOPICS: &'static [Topic] = &[
        Topic {
            name: "strategy-card-terms",
            title: |text| say!(text, "help-title-strategy-card-terms"),
            body: |text, _| say!(text, "help-strategy-card-terms"),
        },
        Topic {
            name: "diplomacy",
            title: |text| say!(text, "help-title-diplomacy"),
            body: |text, _| say!(text, "help-diplomacy", most = MOST_PLAYERS, readied = MOST_READIED, gain = GAIN),
        },
        Topic {
            name: "tokens",
            title: |text| say!(text, "help-title-tokens"),
            body: |text, _| say!(text, "help-tokens", all = TOKENS),
        },
        Topic {
            name: "galaxy",
            title: |text| say!(text, "help-title-galaxy"),
            body: |text, _| say!(text, "help-galaxy", most = MOST_SYSTEMS, sizes = list(text, EXAMPLES)),
        },
    ];

    fn name(text: &Text) -> Said {
        say!(text, "ruleset-strategy-card")
    }

    fn about(text: &Text) -> Said {
        say!(text, "about-strategy-card")
    }

    fn start(text: &Text, _: &State) -> Said {
        say!(text, "help-start-strategy-card")
    }
}
