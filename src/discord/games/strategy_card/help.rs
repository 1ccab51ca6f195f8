use super::galaxies::EXAMPLES;
use crate::discord::game_ui::Topic;
use crate::discord::render::words::list;
use crate::rules::games::strategy_card::{GAIN, MOST_PLAYERS, MOST_READIED, MOST_SYSTEMS, TOKENS};
use crate::text::Text;
use crate::text::fl;

pub fn start(text: &Text) -> String {
    fl!(text, "help-start-strategy-card")
}

pub const TOPICS: &[Topic] = &[
    Topic {
        name: "strategy-card-terms",
        title: |text| fl!(text, "help-title-strategy-card-terms"),
        body: |text, _| fl!(text, "help-strategy-card-terms"),
    },
    Topic {
        name: "diplomacy",
        title: |text| fl!(text, "help-title-diplomacy"),
        body: |text, _| fl!(text, "help-diplomacy", most = MOST_PLAYERS, readied = MOST_READIED, gain = GAIN),
    },
    Topic {
        name: "tokens",
        title: |text| fl!(text, "help-title-tokens"),
        body: |text, _| fl!(text, "help-tokens", all = TOKENS.to_string()),
    },
    Topic {
        name: "galaxy",
        title: |text| fl!(text, "help-title-galaxy"),
        body: |text, _| {
            let sizes: Vec<String> = EXAMPLES.iter().map(usize::to_string).collect();
            fl!(text, "help-galaxy", most = MOST_SYSTEMS, sizes = list(text, &sizes))
        },
    },
];
