mod leaderboard;
mod map;
mod milestones;
mod progress;
mod relations;
mod rights;
mod ships;
mod technologies;

use super::picture;
use crate::game_words::{Chart, Leaderboard, LeaderboardPicture, Relations, Rights, Shown};
use crate::rules::games::leverage::State;

pub use leaderboard::{MEASURES, leaderboard};
pub use map::map;
pub use milestones::milestones;
pub use progress::{task_outlook, task_progress};
pub use relations::{relation_pair, relations_table};
pub use rights::rights;
pub use ships::ships;
pub use technologies::technologies;

impl Shown for State {
    const MEASURES: &'static [&'static str] = MEASURES;
    const RELATIONS: Relations = |text, campaign, names, viewer, other| match other {
        Some(other) => relation_pair(text, campaign, names, viewer, other),
        None => relations_table(text, campaign, names, viewer),
    };
    const RIGHTS: Rights = rights;
    const LEADERBOARD: Leaderboard<State> = leaderboard;
    // The map shows details of the first measure only.
    const LEADERBOARD_PICTURE: LeaderboardPicture = |text, campaign, names, measure, viewer| {
        (MEASURES.first() == Some(&measure)).then(|| picture::leverage_map(text, campaign, names, viewer))?
    };
    const CHART: Option<Chart<State>> = Some(picture::CHART);
}
