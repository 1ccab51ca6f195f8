//! Dispatches the refusals of boards and seats, which several games share.

use crate::game_words::Refused;
use crate::rules::{PlayerId, RulesetName, board, seating};
use crate::text::{Said, Text};

pub fn board_refusal(text: &Text, plays: RulesetName, refusal: &board::Refusal) -> Said {
    of_ruleset!(plays, R => <R as Refused>::board_refusal(text, refusal))
}

pub fn seating_refusal(text: &Text, plays: RulesetName, refusal: &seating::Refusal, by: PlayerId) -> Said {
    of_ruleset!(plays, R => <R as Refused>::seating_refusal(text, refusal, by))
}
