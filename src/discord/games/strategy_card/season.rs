//! The season's record: how often the card was played, and how other players used it.

use crate::discord::game_ui::Chronicle;
use crate::discord::season::{Deed, Medium, Season};
use crate::rules::games::strategy_card::{Event, State};
use crate::text::Text;
use crate::text::fl;

const PLAYED: &str = "played";
const USED: &str = "used";
const PASSED: &str = "passed";

impl Chronicle for State {
    fn deeds(event: &Event) -> Vec<Deed> {
        let counted = if let Event::Played { .. } = event {
            Some(PLAYED)
        } else if let Event::SecondaryApplied { .. } = event {
            Some(USED)
        } else if let Event::SecondaryPassed { .. } = event {
            Some(PASSED)
        } else {
            None
        };
        counted.map(Deed::Counted).into_iter().collect()
    }

    fn record(text: &Text, _: Medium<'_>, season: &Season) -> Vec<String> {
        let played = season.count(PLAYED);
        let told =
            || fl!(text, "record-card", played = played, used = season.count(USED), passed = season.count(PASSED));
        (played > 0).then(told).into_iter().collect()
    }
}
