//! The wording of confirmations.

use crate::rules::games::Listed;
use crate::rules::ids::OfferId;
use crate::text::{Said, Text};

/// Words what a player has to confirm.
pub trait Confirmed: Listed {
    /// Says what will happen, and asks for confirmation.
    fn confirmation_told(text: &Text, needed: &Self::Confirmation) -> Said;

    fn confirm_label(text: &Text, needed: &Self::Confirmation) -> Said;

    /// Describes what an offer costs a player who leaves, if they must confirm it.
    fn settles(_text: &Text, _offer: OfferId, _costs: &Self::Confirmation) -> Option<Said> {
        None
    }
}
