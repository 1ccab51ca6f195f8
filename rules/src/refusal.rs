//! Why an order is refused, with the numbers a player needs. Each owner has refusals of its own. A refusal changes nothing.

use super::command::Confirmation;
use super::games::{self, RulesetName};
use super::ids::{OfferId, PlayerId};
use super::{board, seating, table};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not a no: the player who ordered it has to see this first and agree.
    MustConfirm(Confirmation),
    /// Not a no either: the player has to say at which of these places of `host`.
    WhichPlace {
        host: Option<PlayerId>,
        places: Vec<String>,
    },
    /// Not a no either: it is theirs to choose among these, so many of them at most.
    MustPick {
        offer: OfferId,
        picks: Vec<games::Pick>,
        most: usize,
    },
    /// What was ordered belongs to another ruleset than the one that is played, or to several others.
    OtherRuleset {
        plays: RulesetName,
        needs: Vec<RulesetName>,
    },
    /// Nothing goes by the game's clock in this ruleset.
    NoPace {
        plays: RulesetName,
    },
    Table(table::Refusal),
    /// About the board of this ruleset, which has words of its own for it.
    Board(RulesetName, board::Refusal),
    Seating(RulesetName, seating::Refusal),
    Game(games::Refusal),
    /// A plan of a board is refused as a whole: so many flaws are named, and so many more there are.
    BadBoard {
        flaws: Vec<board::Flaw<Refusal>>,
        more: usize,
    },
}

impl From<table::Refusal> for Refusal {
    fn from(refusal: table::Refusal) -> Refusal {
        Refusal::Table(refusal)
    }
}
