//! The rules shown by `/rules`.

use crate::discord::game_ui::{Chapter, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook { chapters: CHAPTERS, example: ("E2", "E2.3") };

const CHAPTERS: &[Chapter] = &[
    ("rules-e1", &["rule-e1-1", "rule-e1-2", "rule-e1-3", "rule-e1-4", "rule-e1-5", "rule-e1-6"]),
    (
        "rules-e2",
        &[
            "rule-e2-1",
            "rule-e2-2",
            "rule-e2-3",
            "rule-e2-4",
            "rule-e2-5",
            "rule-e2-6",
            "rule-e2-7",
            "rule-e2-8",
            "rule-e2-9",
            "rule-e2-10",
        ],
    ),
    ("rules-e3", &["rule-e3-1", "rule-e3-2", "rule-e3-3", "rule-e3-4", "rule-e3-5", "rule-e3-6"]),
    ("rules-e4", &["rule-e4-1"]),
];
