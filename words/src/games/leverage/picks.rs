//! The choice of a ship when a favour is granted (L10.1).

use crate::game_words::{Completed, Picked, Question};
use crate::rules::games::leverage::{Pick, State};
use crate::rules::{OfferId, PlayerId, ShipId};
use crate::text::{Label, Said, Text, Typed, label, say};

impl Completed for State {}

impl Picked for State {
    fn must_pick(text: &Text, offer: OfferId, picks: &[&Pick]) -> Said {
        say!(text, "no-must-pick-ship", offer, ships = picks.len())
    }

    fn question(text: &Text, offer: OfferId, _: &[&Pick]) -> Question {
        Question { words: say!(text, "pick-ship", offer), title: label!(text, "pick-ship-menu"), buttons: false }
    }

    /// Returns `None` if the ship no longer exists.
    fn pick_label(_: &Text, state: &State, _: PlayerId, Pick::Ship(id): &Pick) -> Option<Label> {
        let ship = state.ships.get(id)?;
        Some(Label::of(Typed(&ship.name, 100)))
    }

    fn pick_code(Pick::Ship(id): &Pick) -> String {
        id.to_string()
    }

    fn picked(code: &str) -> Option<Pick> {
        code.parse().ok().map(ShipId).map(Pick::Ship)
    }
}
