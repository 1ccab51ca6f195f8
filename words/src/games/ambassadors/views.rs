mod board;
mod check;
mod seat;
mod standings;

use super::picture;
use crate::game_words::{Leaderboard, LeaderboardPicture, Relations, Rights, Shown};
use crate::rules::games::ambassadors::State;
use crate::text::{Said, Text, say};

pub use board::board;
pub use check::{relations_check, relations_missing, relations_overview};
pub use seat::{reputation, seats};
pub use standings::standings;

impl Shown for State {
    const MEASURES: &'static [&'static str] = &["points"];
    const SITUATION: fn(&Text, &State) -> Vec<Said> = |text, game| {
        let round = game.round;
        vec![match game.seating.active {
            Some(active) => say!(text, "panel-action", round, player = active),
            None => say!(text, "panel-no-action", round),
        }]
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
