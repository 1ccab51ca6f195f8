mod card;
mod galaxy;
mod planets;
mod rights;
mod seats;
mod systems;
mod tokens;

use super::{picture, row, words};
use crate::game_words::{Leaderboard, LeaderboardPicture, QuestionGroup, Relations, Rights, Shown};
use crate::rules::Campaign;
use crate::rules::games::strategy_card::State;
use crate::text::{Said, Text, say};

pub use card::card;
pub use galaxy::galaxy;
pub use planets::planets;
pub use rights::rights;
pub use seats::{seats, standings, turn};
pub use systems::{check, systems, tokens as system_tokens};
pub use tokens::tokens;

impl Shown for State {
    const MEASURES: &'static [&'static str] = &["planets"];
    const SITUATION: fn(&Text, &State) -> Vec<Said> = |text, game| {
        let phase = words::phase_now(text, game.phase);
        vec![match game.seating.active {
            Some(active) => say!(text, "panel-phase-turn", phase, player = active),
            None => say!(text, "panel-phase", phase),
        }]
    };
    const ROW: fn(&Text, &Campaign, &State, u64) -> Option<QuestionGroup> = row::shown;
    const RELATIONS: Relations = |text, campaign, names, _, other| tokens(text, campaign, names, other);
    const RIGHTS: Rights = rights;
    const LEADERBOARD: Leaderboard<State> = |text, campaign, game, names, _| standings(text, campaign, game, names);
    const LEADERBOARD_PICTURE: LeaderboardPicture =
        |text, campaign, names, _, _| picture::galaxy_picture(text, campaign, names);
}
