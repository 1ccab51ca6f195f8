use super::galaxies::EXAMPLES;
use crate::discord::game_ui::Topic;
use crate::discord::render::words::list;
use crate::rules::games::strategy_card::{GAIN, MOST_PLAYERS, MOST_READIED, MOST_SYSTEMS, TOKENS};
use crate::text::{Said, Text, say};

pub fn start(text: &Text) -> Said {
    say!(text, "help-start-strategy-card")
}

pub const TOPICS: &[Topic] = &[
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
