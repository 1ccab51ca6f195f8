mod card;
mod galaxy;
mod planets;
mod rights;
mod seats;
mod systems;
mod tokens;

use super::{picture, row, words};
use crate::discord::game_ui::{QuestionGroup, Shown};
use crate::discord::render::tell::Side;
use crate::discord::render::{Card, Names, Picture};
use crate::rules::games::strategy_card::State;
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::rules::{Campaign, Refusal};
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

    fn situation(text: &Text, _: &Campaign, game: &State) -> Vec<Said> {
        let phase = words::phase_now(text, game.phase);
        vec![match game.seating.active {
            Some(active) => say!(text, "panel-phase-turn", phase, player = active),
            None => say!(text, "panel-phase", phase),
        }]
    }

    fn row(text: &Text, campaign: &Campaign, game: &State, number: u64) -> Option<QuestionGroup> {
        row::shown(text, campaign, game, number)
    }

    fn relations(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        _: Side,
        other: Option<PlayerId>,
    ) -> Result<Card, Refusal> {
        tokens(text, campaign, names, other)
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
        picture::galaxy_picture(text, campaign, names)
    }
}
