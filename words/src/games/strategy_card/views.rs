mod card;
mod galaxy;
mod planets;
mod rights;
mod seats;
mod systems;
mod tokens;

use super::{picture, row, words};
use crate::game_words::{Leaderboard, LeaderboardPicture, QuestionGroup, Relations, Rights, Shown};
use crate::render::list;
use crate::rules::games::strategy_card::{Phase, State};
use crate::rules::{Campaign, PlayerId};
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
    const SITUATION: fn(&Text, &Campaign, &State) -> Vec<Said> = |text, campaign, game| {
        let phase = words::phase_now(text, game.phase);
        let mut lines = vec![match (game.seating.active, campaign.next_up()) {
            (Some(player), Some(next)) => say!(text, "panel-phase-turn-then", phase, player, next),
            (Some(player), None) => say!(text, "panel-phase-turn", phase, player),
            (None, Some(next)) => say!(text, "panel-phase-next", phase, next),
            (None, None) => say!(text, "panel-phase", phase),
        }];
        lines.extend(turn_order(text, campaign, game));
        lines.extend(game.board.places.is_empty().then(|| say!(text, "panel-no-board")));
        lines
    };
    const ROW: fn(&Text, &Campaign, &State, u64) -> Option<QuestionGroup> = row::shown;
    const RELATIONS: Relations = |text, campaign, names, _, other| tokens(text, campaign, names, other);
    const RIGHTS: Rights = rights;
    const LEADERBOARD: Leaderboard<State> = |text, campaign, game, names, _| standings(text, campaign, game, names);
    const LEADERBOARD_PICTURE: LeaderboardPicture =
        |text, campaign, names, _, _| picture::galaxy_picture(text, campaign, names);
}

/// Returns the order of turns in the action phase, once it is known (T1.9).
fn turn_order(text: &Text, campaign: &Campaign, game: &State) -> Option<Said> {
    let seated = game.seating.seated(campaign.roster());
    let numbered: Option<Vec<(u8, PlayerId)>> = seated.map(|player| Some((game.initiative(player)?, player))).collect();
    let mut numbered = numbered.filter(|all| game.phase == Some(Phase::Action) && all.len() > 1)?;
    numbered.sort_unstable();
    let players: Vec<PlayerId> = numbered.into_iter().map(|(_, player)| player).collect();
    Some(say!(text, "panel-turn-order", players = list(text, &players)))
}
