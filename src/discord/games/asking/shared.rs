//! Dispatches the commands that several games share: boards, seats and turns.

use crate::discord::game_ui::{BoardParts, GameUi, Refused, SeatParts, TurnParts, ValueParts};
use crate::rules::{self, Campaign, PlayerId, Refusal, RulesetName, board, seating};
use crate::text::{Said, Text};

/// Refuses if the game has no board, and names the games that have one.
pub fn board(campaign: &Campaign) -> Result<BoardParts, Refusal> {
    part(campaign, |ruleset| of_ruleset!(ruleset, R => <R as GameUi>::BOARD))
}

/// Refuses if the game has no seats, and names the games that have them.
pub fn seats(campaign: &Campaign) -> Result<SeatParts, Refusal> {
    part(campaign, |ruleset| of_ruleset!(ruleset, R => <R as GameUi>::SEATS))
}

/// Refuses if the game has no turns of this kind, and names the games that have them.
pub fn turns(campaign: &Campaign) -> Result<TurnParts, Refusal> {
    part(campaign, |ruleset| of_ruleset!(ruleset, R => <R as GameUi>::TURNS))
}

/// Refuses if every campaign of this game has the same values, and names the games whose campaigns differ.
pub fn values(campaign: &Campaign) -> Result<ValueParts, Refusal> {
    part(campaign, |ruleset| of_ruleset!(ruleset, R => <R as GameUi>::VALUES))
}

/// Returns the names of a game's bundled tables of values.
pub fn presets(ruleset: RulesetName) -> &'static [&'static str] {
    let values = of_ruleset!(ruleset, R => <R as GameUi>::VALUES);
    values.map_or(&[], |values| values.presets)
}

fn part<T>(campaign: &Campaign, of: impl Fn(RulesetName) -> Option<T>) -> Result<T, Refusal> {
    let plays = campaign.game.ruleset();
    of(plays).ok_or_else(|| {
        let all = RulesetName::ALL.iter().copied();
        let needs = all.filter(|ruleset| of(*ruleset).is_some()).collect();
        Refusal::OtherRuleset { plays, needs }
    })
}

pub fn board_refusal(text: &Text, plays: RulesetName, refusal: &board::Refusal) -> Said {
    of_ruleset!(plays, R => <R as Refused>::board_refusal(text, refusal))
}

pub fn seating_refusal(text: &Text, plays: RulesetName, refusal: &seating::Refusal, by: PlayerId) -> Said {
    of_ruleset!(plays, R => <R as Refused>::seating_refusal(text, refusal, by))
}
