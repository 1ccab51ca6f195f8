//! The reasons why an order is refused, with the figures a player needs. Each module has refusals of its own. A refusal
//! changes nothing.

use super::command::Confirmation;
use super::games::{self, RulesetName};
use super::ids::{DealId, OfferId, PlayerId};
use super::{board, deal, seating, table};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not final: the player has to see this first and agree.
    MustConfirm(Confirmation),
    /// Not final: the player has to choose one of these places of `host`.
    WhichPlace {
        host: Option<PlayerId>,
        places: Vec<String>,
    },
    /// Not final: the player has to choose among these, up to a maximum.
    MustPick {
        offer: OfferId,
        picks: Vec<games::Pick>,
        most: usize,
    },
    /// Not final: before sending or signing a deal, the player has to choose one of these for a clause, counted from 1.
    MustPickFor {
        deal: DealId,
        clause: u8,
        picks: Vec<games::Pick>,
    },
    /// The order belongs to one or more rulesets other than the one being played.
    OtherRuleset {
        plays: RulesetName,
        needs: Vec<RulesetName>,
    },
    /// This ruleset does not use the game clock.
    NoPace {
        plays: RulesetName,
    },
    Table(table::Refusal),
    Deal(deal::Refusal),
    /// A clause of a deal, counted from 1, fails (D4.2).
    Clause {
        deal: DealId,
        number: u8,
        /// `None` if the reason contains what the reader may not know.
        why: Option<Box<Refusal>>,
    },
    /// A refusal about a board, which each ruleset words its own way.
    Board(RulesetName, board::Refusal),
    Seating(RulesetName, seating::Refusal),
    Game(games::Refusal),
    /// A plan of a board is refused as a whole, with a limited number of flaws and a count of the rest.
    BadBoard {
        flaws: Vec<board::Flaw<Refusal>>,
        more: usize,
    },
}

impl From<deal::Refusal> for Refusal {
    fn from(refusal: deal::Refusal) -> Refusal {
        Refusal::Deal(refusal)
    }
}

impl From<table::Refusal> for Refusal {
    fn from(refusal: table::Refusal) -> Refusal {
        Refusal::Table(refusal)
    }
}
