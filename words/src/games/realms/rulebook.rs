//! The values that the rules mention.

use super::words;
use crate::game_words::Ruled;
use crate::rules::games::realms::State;
use crate::rules::games::realms::{
    ALLIANCE_PRICES, BATTLEGROUND_PRICE, CLAIM_PRICE, CallKind, DISCARD_PAYS, DUCATS_EACH, LEAST_INFLUENCE,
    MOST_A_TURN, MOST_ALLIANCES, MOST_INFLUENCE, MOST_MARRIAGES, MOST_POWER, MOST_RETURNED, MOST_UNITS, REVEALED,
    Settings, Supply, TRADE_COSTS,
};
use crate::rules::shuffle::HASH;
use crate::text::{Arguments, Text};

impl Ruled for State {
    const EXAMPLE: (&'static str, &'static str) = ("U3", "U3.2");

    /// Returns the values in the rules: constants, and the campaign's settings.
    fn numbers(text: &Text, _: &State, settings: &Settings) -> Arguments {
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
