mod area;
mod check;
mod hand;
mod map;
mod realm;
mod rights;
mod seats;

use super::{picture, row};
use crate::game_words::{Leaderboard, LeaderboardPicture, QuestionGroup, Rights, Shown};
use crate::rules::Campaign;
use crate::rules::games::realms::State;
use crate::text::{Said, Text, say};

pub use area::{area, areas};
pub use check::check;
pub use hand::{hand, promises};
pub use map::map;
pub use realm::{realm, realms};
pub use rights::rights;
pub use seats::{seats, standings, turn};

impl Shown for State {
    const MEASURES: &'static [&'static str] = &["alliances"];
    const SITUATION: fn(&Text, &Campaign, &State) -> Vec<Said> = |text, campaign, game| {
        let round = game.round;
        let mut lines = vec![match (game.seating.active, campaign.next_up()) {
            (Some(player), Some(next)) => say!(text, "panel-turn-then", round, player, next),
            (Some(player), None) => say!(text, "panel-turn", round, player),
            (None, Some(next)) => say!(text, "panel-turn-next", round, next),
            (None, None) => say!(text, "panel-no-turn", round),
        }];
        lines.extend(game.board.places.is_empty().then(|| say!(text, "panel-no-board")));
        lines
    };
    const ROW: fn(&Text, &Campaign, &State, u64) -> Option<QuestionGroup> = row::shown;
    const RIGHTS: Rights = rights;
    const LEADERBOARD: Leaderboard<State> = |text, campaign, game, names, _| standings(text, campaign, game, names);
    const LEADERBOARD_PICTURE: LeaderboardPicture =
        |text, campaign, names, _, _| picture::map_picture(text, campaign, names);
}
