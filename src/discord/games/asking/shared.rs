//! The parts that several games share: the commands for a board, for seats and for turns are the table's, and ask here for the game's.

use crate::discord::face::{BoardParts, Face, SeatParts, TurnParts};
use crate::rules::ids::PlayerId;
use crate::rules::{self, Campaign, Refusal, RulesetName, board, seating};
use crate::text::Text;

/// Returns what the commands of a board need of the game that is played.
///
/// # Errors
/// Refuses where the game has no board, and names those that have.
pub fn board(campaign: &Campaign) -> Result<BoardParts, Refusal> {
    part(campaign, |ruleset| of_ruleset!(ruleset, R => <R as Face>::board()))
}

/// Returns what the commands of the seats need of the game that is played.
///
/// # Errors
/// Refuses where the game has no seats, and names those that have.
pub fn seats(campaign: &Campaign) -> Result<SeatParts, Refusal> {
    part(campaign, |ruleset| of_ruleset!(ruleset, R => <R as Face>::seats()))
}

/// Returns the commands by which a turn begins and ends in the game that is played.
///
/// # Errors
/// Refuses where the game has no such turns, and names those that have.
pub fn turns(campaign: &Campaign) -> Result<TurnParts, Refusal> {
    part(campaign, |ruleset| of_ruleset!(ruleset, R => <R as Face>::turns()))
}

fn part<T>(campaign: &Campaign, of: impl Fn(RulesetName) -> Option<T>) -> Result<T, Refusal> {
    let plays = campaign.game.ruleset();
    of(plays).ok_or_else(|| {
        let all = RulesetName::ALL.iter().copied();
        let needs = all.filter(|ruleset| of(*ruleset).is_some()).collect();
        Refusal::OtherRuleset { plays, needs }
    })
}

/// Returns why a board stays as it is, in the words of the game that is played on it.
pub fn board_refusal(text: &Text, plays: RulesetName, refusal: &board::Refusal) -> String {
    of_ruleset!(plays, R => <R as Face>::board_refusal(text, refusal))
}

/// Returns why something is not done out of turn, as `by` reads it, in the words of the game that is played.
pub fn seating_refusal(text: &Text, plays: RulesetName, refusal: &seating::Refusal, by: PlayerId) -> String {
    of_ruleset!(plays, R => <R as Face>::seating_refusal(text, refusal, by))
}
