//! The rules shown by `/rules`, and the values that they mention.

use super::words;
use crate::discord::game_ui::{Chapter, Rulebook, Ruled};
use crate::rules::games::strategy_card::State;
use crate::rules::games::strategy_card::{DIPLOMACY, GAIN, MOST_INITIATIVE, MOST_READIED, NAALU, Pools, TOKENS};
use crate::text::{Arguments, Text};

impl Ruled for State {
    const RULEBOOK: Rulebook = Rulebook { chapters: CHAPTERS, example: ("T2", "T2.3") };

    fn numbers(text: &Text, _: &Self::Settings) -> Arguments {
        vec![
            ("diplomacy", DIPLOMACY.into()),
            ("most-initiative", MOST_INITIATIVE.into()),
            ("naalu", NAALU.into()),
            ("all-tokens", TOKENS.into()),
            ("sheet", words::sheet(text, Pools::START).into()),
            ("readied", MOST_READIED.into()),
            ("gain", GAIN.into()),
        ]
    }
}

const CHAPTERS: &[Chapter] = &[
    (
        "rules-t1",
        &[
            "rule-t1-1",
            "rule-t1-2",
            "rule-t1-3",
            "rule-t1-4",
            "rule-t1-5",
            "rule-t1-6",
            "rule-t1-7",
            "rule-t1-8",
            "rule-t1-9",
        ],
    ),
    ("rules-t2", &["rule-t2-1", "rule-t2-2", "rule-t2-3", "rule-t2-4", "rule-t2-5", "rule-t2-6", "rule-t2-7"]),
    ("rules-t3", &["rule-t3-1", "rule-t3-2", "rule-t3-3", "rule-t3-4"]),
    ("rules-t4", &["rule-t4-1", "rule-t4-2", "rule-t4-3", "rule-t4-4", "rule-t4-5", "rule-t4-6"]),
];
