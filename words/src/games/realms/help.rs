use super::words;
use crate::game_words::{About, Topic};
use crate::rules::Listed;
use crate::rules::games::realms::{
    ALLIANCE_PRICES, BATTLEGROUND_PRICE, CLAIM_PRICE, DISCARD_PAYS, DUCATS_EACH, LEAST_INFLUENCE, MOST_A_TURN,
    MOST_INFLUENCE, MOST_PLACES, REVEALED, State, TRADE_COSTS,
};
use crate::text::{Said, Text, say};

impl About for State {
    const FIRST_STEPS: &'static [&'static str] =
        &["@mod /board example players:4", "@ada /turn begin", "@ada /influence place"];
    const DEMO: &'static str = include_str!("demo.play");

    const TOPICS: &'static [Topic] = &[
        Topic {
            name: "realms-terms",
            title: |text| say!(text, "help-title-realms-terms"),
            body: |text, _| say!(text, "help-realms-terms"),
        },
        Topic {
            name: "influence",
            title: |text| say!(text, "help-title-influence"),
            body: |text, _| {
                let (least_price, most_price) = ALLIANCE_PRICES;
                say!(
                    text,
                    "help-influence",
                    ducats = words::ducats(text, DUCATS_EACH),
                    turn = MOST_A_TURN,
                    most = MOST_INFLUENCE,
                    least_price,
                    most_price,
                    least = LEAST_INFLUENCE,
                    claim = words::power(text, CLAIM_PRICE),
                    battleground = BATTLEGROUND_PRICE
                )
            },
        },
        Topic {
            name: "covert",
            title: |text| say!(text, "help-title-covert"),
            body: |text, here| {
                let hours = State::settings_of(&here.settings.games).counter_hours;
                say!(text, "help-covert", hours = words::hours(text, hours))
            },
        },
        Topic {
            name: "trade",
            title: |text| say!(text, "help-title-trade"),
            body: |text, here| {
                let hours = State::settings_of(&here.settings.games).trade_hours;
                say!(
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
            title: |text| say!(text, "help-title-table"),
            body: |text, _| say!(text, "help-table", most = MOST_PLACES),
        },
    ];

    fn name(text: &Text) -> Said {
        say!(text, "ruleset-realms")
    }

    fn about(text: &Text) -> Said {
        say!(text, "about-realms")
    }

    fn start(text: &Text, _: &State) -> Said {
        say!(text, "help-start-realms")
    }
}
