mod leaderboard;
mod map;
mod milestones;
mod progress;
mod relations;
mod rights;
mod ships;
mod technologies;

use super::picture;
use crate::discord::game_ui::{Chart, Shown};
use crate::discord::render::tell::Side;
use crate::discord::render::{Card, Names, Picture};
use crate::rules::games::leverage::State;
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::rules::{Campaign, Refusal};
use crate::text::Text;

pub use leaderboard::{MEASURES, leaderboard};
pub use map::map;
pub use milestones::milestones;
pub use progress::task_progress;
pub use relations::{relation_pair, relations_table};
pub use rights::rights;
pub use ships::ships;
pub use technologies::technologies;

impl Shown for State {
    const MEASURES: &'static [&'static str] = leaderboard::MEASURES;

    fn relations(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        viewer: Side,
        other: Option<PlayerId>,
    ) -> Result<Card, Refusal> {
        match other {
            Some(other) => relation_pair(text, campaign, names, viewer, other),
            None => relations_table(text, campaign, names, viewer),
        }
    }

    fn rights(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        pair: (Side, PlayerId),
        now: Time,
    ) -> Result<Card, Refusal> {
        rights(text, campaign, names, pair, now)
    }

    fn leaderboard(text: &Text, campaign: &Campaign, game: &State, names: &Names, measure: &str) -> Card {
        leaderboard(text, campaign, game, names, measure)
    }

    fn leaderboard_picture(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        measure: &str,
        viewer: Option<PlayerId>,
    ) -> Option<Picture> {
        // The map shows details of the first measure only.
        let first = MEASURES.first() == Some(&measure);
        first.then(|| picture::leverage_map(text, campaign, names, viewer))?
    }

    fn chart() -> Option<Chart<State>> {
        Some(picture::CHART)
    }
}
