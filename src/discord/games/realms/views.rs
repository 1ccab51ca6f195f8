mod area;
mod check;
mod hand;
mod map;
mod realm;
mod rights;
mod seats;

use super::{picture, row};
use crate::discord::game_ui::{QuestionGroup, Shown};
use crate::discord::render::tell::Side;
use crate::discord::render::{Card, Names, Picture};
use crate::rules::games::realms::State;
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::rules::{Campaign, Refusal};
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

    fn situation(text: &Text, _: &Campaign, game: &State) -> Vec<Said> {
        let round = game.round;
        vec![match game.seating.active {
            Some(active) => say!(text, "panel-turn", round, player = active),
            None => say!(text, "panel-no-turn", round),
        }]
    }

    fn row(text: &Text, campaign: &Campaign, game: &State, number: u64) -> Option<QuestionGroup> {
        row::shown(text, campaign, game, number)
    }

    fn rights(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        (viewer, other): (Side, PlayerId),
        now: Time,
    ) -> Result<Card, Refusal> {
        rights(text, campaign, names, (viewer.player, other), now)
    }

    fn leaderboard(text: &Text, campaign: &Campaign, game: &State, names: &Names, _: &str) -> Card {
        standings(text, campaign, game, names)
    }

    fn leaderboard_picture(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        _: &str,
        _: Option<PlayerId>,
    ) -> Option<Picture> {
        picture::map_picture(text, campaign, names)
    }
}
