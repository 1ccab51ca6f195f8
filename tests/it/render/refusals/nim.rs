//! The refusals of nim.

use super::boards::Listed;
use super::*;
use chancery::rules::games::nim::Refusal as No;

/// Returns one refusal of every kind, with what its text must hold.
pub fn every_kind() -> Listed {
    let most = 3;
    let turn = |active, winner| Refusal::from(No::NotYourTurn { active, winner });
    vec![
        (Refusal::from(No::Alone), &["two", "/campaign join"]),
        (turn(Some(ADA), None), &["turn of <@100>"]),
        (turn(None, Some(ADA)), &["<@100> has won"]),
        (turn(None, None), &["/campaign join"]),
        (
            Refusal::from(No::NoSuchHeap { heap: 7, most }),
            &["1 to 3", "7", "/leaderboard"],
        ),
        (
            Refusal::from(No::MatchesOutOfRange { most: 5 }),
            &["1 to 5", "/leaderboard"],
        ),
    ]
}
