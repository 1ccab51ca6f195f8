mod board;
mod check;
mod seat;
mod standings;

use super::picture;
use crate::discord::game_ui::Shown;
use crate::discord::render::tell::Side;
use crate::discord::render::{Card, Names, Picture};
use crate::rules::games::ambassadors::State;
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::rules::{Campaign, Refusal};
use crate::text::{Said, Text, say};

pub use board::board;
pub use check::{relations_check, relations_missing, relations_overview};
pub use seat::{reputation, seats};
pub use standings::standings;

impl Shown for State {
    const MEASURES: &'static [&'static str] = &["points"];

    fn situation(text: &Text, _: &Campaign, game: &State) -> Vec<Said> {
        let round = game.round;
        vec![match game.seating.active {
            Some(active) => say!(text, "panel-action", round, player = active),
            None => say!(text, "panel-no-action", round),
        }]
    }

    fn relations(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        Side { player: viewer, .. }: Side,
        other: Option<PlayerId>,
    ) -> Result<Card, Refusal> {
        match other {
            Some(other) => relations_missing(text, campaign, names, (viewer, other)),
            None => relations_overview(text, campaign, names, viewer),
        }
    }

    fn rights(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        (Side { player: viewer, .. }, other): (Side, PlayerId),
        _: Time,
    ) -> Result<Card, Refusal> {
        relations_check(text, campaign, names, (viewer, other))
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
        picture::relations_picture(text, campaign, names)
    }
}
