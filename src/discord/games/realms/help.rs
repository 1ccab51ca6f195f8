use super::words;
use crate::discord::game_ui::Topic;
use crate::rules::games::Listed;
use crate::rules::games::realms::{DISCARD_PAYS, DUCATS_EACH, MOST_A_TURN, MOST_INFLUENCE, MOST_PLACES, State};
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
            fl!(
                text,
                "help-influence",
                ducats = DUCATS_EACH.to_string(),
                turn = MOST_A_TURN.to_string(),
                most = MOST_INFLUENCE.to_string()
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
            let (hours, pays) = (words::hours(text, hours), DISCARD_PAYS.to_string());
            fl!(text, "help-trade", hours = hours, pays = pays)
        },
    },
    Topic {
        name: "table",
        title: |text| fl!(text, "help-title-table"),
        body: |text, _| fl!(text, "help-table", most = MOST_PLACES.to_string()),
    },
];
