use crate::discord::game_ui::Topic;
use crate::rules::games::ambassadors::{LEAST_PLAYERS, MOST_PLACES, MOST_PLAYERS, TRAITOR_POINTS};
use crate::text::Text;
use crate::text::fl;

pub fn start(text: &Text) -> String {
    let least = LEAST_PLAYERS.to_string();
    fl!(text, "help-start-ambassadors", least = least)
}

pub const TOPICS: &[Topic] = &[
    Topic {
        name: "ambassadors-terms",
        title: |text| fl!(text, "help-title-ambassadors-terms"),
        body: |text, _| fl!(text, "help-ambassadors-terms"),
    },
    Topic {
        name: "relations",
        title: |text| fl!(text, "help-title-relations"),
        body: |text, _| {
            fl!(
                text,
                "help-relations",
                least = LEAST_PLAYERS.to_string(),
                most = MOST_PLAYERS.to_string(),
                points = TRAITOR_POINTS.to_string()
            )
        },
    },
    Topic {
        name: "board",
        title: |text| fl!(text, "help-title-board"),
        body: |text, _| fl!(text, "help-board", most = MOST_PLACES.to_string()),
    },
];
