use super::words;
use crate::discord::game_ui::Topic;
use crate::rules::games::Listed;
use crate::rules::games::realms::{
    ALLIANCE_PRICES, BATTLEGROUND_PRICE, CLAIM_PRICE, DISCARD_PAYS, DUCATS_EACH, LEAST_INFLUENCE, MOST_A_TURN,
    MOST_INFLUENCE, MOST_PLACES, REVEALED, State, TRADE_COSTS,
};
use crate::text::Text;
use crate::text::fl;

pub fn start(text: &Text) -> String {
    fl!(text, "help-start-realms")
}

pub const TOPICS: &[Topic] = &[
    Topic {
        name: "realms-terms",
        title: |text| fl!(text, "help-title-realms-terms"),
        body: |text, _| fl!(text, "help-realms-terms"),
    },
    Topic {
        name: "influence",
        title: |text| fl!(text, "help-title-influence"),
        body: |text, _| {
            let (least_price, most_price) = ALLIANCE_PRICES;
            fl!(
                text,
                "help-influence",
                ducats = words::ducats(text, DUCATS_EACH),
                turn = MOST_A_TURN,
                most = MOST_INFLUENCE,
                least_price = least_price,
                most_price = most_price,
                least = LEAST_INFLUENCE,
                claim = words::power(text, CLAIM_PRICE),
                battleground = BATTLEGROUND_PRICE
            )
        },
    },
    Topic {
        name: "covert",
        title: |text| fl!(text, "help-title-covert"),
        body: |text, settings| {
            let hours = State::settings_of(&settings.games).counter_hours;
            fl!(text, "help-covert", hours = words::hours(text, hours))
        },
    },
    Topic {
        name: "trade",
        title: |text| fl!(text, "help-title-trade"),
        body: |text, settings| {
            let hours = State::settings_of(&settings.games).trade_hours;
            fl!(
                text,
                "help-trade",
                costs = words::power(text, TRADE_COSTS),
                revealed = REVEALED,
                hours = words::hours(text, hours),
                pays = words::ducats(text, DISCARD_PAYS)
            )
        },
    },
    Topic {
        name: "table",
        title: |text| fl!(text, "help-title-table"),
        body: |text, _| fl!(text, "help-table", most = MOST_PLACES.to_string()),
    },
];
