use super::boards::EXAMPLES;
use crate::game_words::{About, Topic};
use crate::render::list;
use crate::rules::games::ambassadors::{
    AMBASSADOR_POINTS, LEAST_PLAYERS, MOST_PLACES, MOST_PLAYERS, State, TO_PIN_CLOAKED, TRAITOR_POINTS,
};
use crate::text::{Said, Text, say};

impl About for State {
    const FIRST_STEPS: &'static [&'static str] =
        &["@ada /seat species species:Terrans", "@mod /board example players:4", "@ada /action begin"];
    const DEMO: &'static str = include_str!("demo.play");

    const TOPICS: &'static [Topic] = &[
        Topic {
            name: "ambassadors-terms",
            title: |text| say!(text, "help-title-ambassadors-terms"),
            body: |text, _| say!(text, "help-ambassadors-terms", cloaked = TO_PIN_CLOAKED),
        },
        Topic {
            name: "relations",
            title: |text| say!(text, "help-title-relations"),
            body: |text, _| {
                say!(
                    text,
                    "help-relations",
                    least = LEAST_PLAYERS,
                    most = MOST_PLAYERS,
                    ambassador = AMBASSADOR_POINTS,
                    points = TRAITOR_POINTS
                )
            },
        },
        Topic {
            name: "board",
            title: |text| say!(text, "help-title-board"),
            body: |text, _| {
                say!(text, "help-board", most = MOST_PLACES, sizes = list(text, EXAMPLES), cloaked = TO_PIN_CLOAKED)
            },
        },
    ];

    fn name(text: &Text) -> Said {
        say!(text, "ruleset-ambassadors")
    }

    fn about(text: &Text) -> Said {
        say!(text, "about-ambassadors")
    }

    fn start(text: &Text, _: &State) -> Said {
        say!(text, "help-start-ambassadors", least = LEAST_PLAYERS, ambassador = AMBASSADOR_POINTS)
    }
}
