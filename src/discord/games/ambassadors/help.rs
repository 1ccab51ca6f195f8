use super::boards::EXAMPLES;
use crate::discord::game_ui::Topic;
use crate::discord::render::words::list;
use crate::rules::games::ambassadors::{
    AMBASSADOR_POINTS, LEAST_PLAYERS, MOST_PLACES, MOST_PLAYERS, TO_PIN_CLOAKED, TRAITOR_POINTS,
};
use crate::text::Text;
use crate::text::fl;

pub fn start(text: &Text) -> String {
    fl!(text, "help-start-ambassadors", least = LEAST_PLAYERS, ambassador = AMBASSADOR_POINTS)
}

pub const TOPICS: &[Topic] = &[
    Topic {
        name: "ambassadors-terms",
        title: |text| fl!(text, "help-title-ambassadors-terms"),
        body: |text, _| fl!(text, "help-ambassadors-terms", cloaked = TO_PIN_CLOAKED),
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
                ambassador = AMBASSADOR_POINTS,
                points = TRAITOR_POINTS.to_string()
            )
        },
    },
    Topic {
        name: "board",
        title: |text| fl!(text, "help-title-board"),
        body: |text, _| {
            let sizes: Vec<String> = EXAMPLES.iter().map(usize::to_string).collect();
            let sizes = list(text, &sizes);
            fl!(text, "help-board", most = MOST_PLACES, sizes = sizes, cloaked = TO_PIN_CLOAKED)
        },
    },
];
