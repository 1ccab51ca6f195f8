mod board;
mod check;
mod seat;
mod standings;

use super::picture;
use crate::game_words::{Leaderboard, LeaderboardPicture, Relations, Rights, Shown};
use crate::rules::Campaign;
use crate::rules::games::ambassadors::State;
use crate::text::{Said, Text, say};

pub use board::board;
pub use check::{relations_check, relations_missing, relations_overview};
pub use seat::{reputation, seats};
pub use standings::standings;

impl Shown for State {
    const MEASURES: &'static [&'static str] = &["points"];
    const SITUATION: fn(&Text, &Campaign, &State) -> Vec<Said> = |text, campaign, game| {
        let round = game.round;
        let mut lines = vec![match (game.seating.active, campaign.next_up()) {
            (Some(player), Some(next)) => say!(text, "panel-action-then", round, player, next),
            (Some(player), None) => say!(text, "panel-action", round, player),
            (None, Some(next)) => say!(text, "panel-action-next", round, next),
            (None, None) => say!(text, "panel-no-action", round),
        }];
        lines.extend(game.board.places.is_empty().then(|| say!(text, "panel-no-board")));
        lines
    };
    const RELATIONS: Relations = |text, campaign, names, viewer, other| match other {
        Some(other) => relations_missing(text, campaign, names, (viewer.player, other)),
        None => relations_overview(text, campaign, names, viewer.player),
    };
    const RIGHTS: Rights =
        |text, campaign, names, (viewer, other), _| relations_check(text, campaign, names, (viewer.player, other));
    const LEADERBOARD: Leaderboard<State> = |text, campaign, game, names, _| standings(text, campaign, game, names);
    const LEADERBOARD_PICTURE: LeaderboardPicture =
        |text, campaign, names, _, _| picture::relations_picture(text, campaign, names);
}
