//! The rules shown by `/rules`.

use crate::discord::game_ui::{Chapter, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook { chapters: CHAPTERS, example: ("U3", "U3.2") };

const CHAPTERS: &[Chapter] = &[
    (
        "rules-u1",
        &["rule-u1-1", "rule-u1-2", "rule-u1-3", "rule-u1-4", "rule-u1-5", "rule-u1-6", "rule-u1-7", "rule-u1-8"],
    ),
    ("rules-u2", &["rule-u2-1", "rule-u2-2", "rule-u2-3", "rule-u2-4"]),
    (
        "rules-u3",
        &["rule-u3-1", "rule-u3-2", "rule-u3-3", "rule-u3-4", "rule-u3-5", "rule-u3-6", "rule-u3-7", "rule-u3-8"],
    ),
    ("rules-u4", &["rule-u4-1", "rule-u4-2"]),
    (
        "rules-u5",
        &[
            "rule-u5-1",
            "rule-u5-2",
            "rule-u5-3",
            "rule-u5-4",
            "rule-u5-5",
            "rule-u5-6",
            "rule-u5-7",
            "rule-u5-8",
            "rule-u5-9",
        ],
    ),
    (
        "rules-u6",
        &["rule-u6-1", "rule-u6-2", "rule-u6-3", "rule-u6-4", "rule-u6-5", "rule-u6-6", "rule-u6-7", "rule-u6-8"],
    ),
    ("rules-u7", &["rule-u7-1", "rule-u7-2", "rule-u7-3"]),
];
