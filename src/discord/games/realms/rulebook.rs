//! The rules shown by `/rules`, and the values that they mention.

use super::words;
use crate::discord::game_ui::{Chapter, Rulebook, Ruled};
use crate::rules::games::realms::State;
use crate::rules::games::realms::{
    ALLIANCE_PRICES, BATTLEGROUND_PRICE, CLAIM_PRICE, CallKind, DISCARD_PAYS, DUCATS_EACH, LEAST_INFLUENCE,
    MOST_A_TURN, MOST_ALLIANCES, MOST_INFLUENCE, MOST_MARRIAGES, MOST_POWER, MOST_RETURNED, MOST_UNITS, REVEALED,
    Settings, Supply, TRADE_COSTS,
};
use crate::rules::shuffle::HASH;
use crate::text::{Arguments, Text};

impl Ruled for State {
    const RULEBOOK: Rulebook = Rulebook { chapters: CHAPTERS, example: ("U3", "U3.2") };

    /// Returns the values in the rules: constants, and the campaign's settings.
    fn numbers(text: &Text, settings: &Settings) -> Arguments {
        let (least_price, most_price) = ALLIANCE_PRICES;
        vec![
            ("most-power", MOST_POWER.into()),
            ("supply", words::supply(text, Supply::START).into()),
            ("ducats", words::ducats(text, DUCATS_EACH).into()),
            ("most-a-turn", MOST_A_TURN.into()),
            ("most-influence", MOST_INFLUENCE.into()),
            ("least-price", least_price.into()),
            ("most-price", most_price.into()),
            ("least-influence", LEAST_INFLUENCE.into()),
            ("most-alliances", MOST_ALLIANCES.into()),
            ("most-marriages", MOST_MARRIAGES.into()),
            ("most-returned", MOST_RETURNED.into()),
            ("defensive", CallKind::Defensive.discards().into()),
            ("offensive", CallKind::Offensive.discards().into()),
            ("most-units", MOST_UNITS.into()),
            ("claim", words::power(text, CLAIM_PRICE).into()),
            ("claim-in-battleground", BATTLEGROUND_PRICE.into()),
            ("trade-costs", words::power(text, TRADE_COSTS).into()),
            ("revealed", REVEALED.into()),
            ("discard-pays", words::ducats(text, DISCARD_PAYS).into()),
            ("hash", HASH.into()),
            ("counter", words::hours(text, settings.counter_hours).into()),
            ("trade", words::hours(text, settings.trade_hours).into()),
        ]
    }
}

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
