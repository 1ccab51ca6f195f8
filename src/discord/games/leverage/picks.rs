//! The choice of a ship when a favour is granted (L10.1).

use super::commands::ships::own_ship;
use super::commands::suggestions;
use crate::discord::command::{Options, suggested};
use crate::discord::game_ui::{Parameter, Question};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::Campaign;
use crate::rules::games::leverage::{Pick, State};
use crate::rules::ids::{OfferId, PlayerId, ShipId};
use crate::text::{Label, Said, Text, Typed, label, say};

const SHIP: &str = "ship";

pub fn must_pick(text: &Text, offer: OfferId, ships: usize) -> Said {
    say!(text, "no-must-pick-ship", offer, ships)
}

pub fn question(text: &Text, offer: OfferId) -> Question {
    Question { words: say!(text, "pick-ship", offer), title: label!(text, "pick-ship-menu"), buttons: false }
}

/// Returns `None` if the ship no longer exists.
pub fn label(state: &State, Pick::Ship(id): &Pick) -> Option<Label> {
    let ship = state.ships.get(id)?;
    Some(Label::of(Typed(&ship.name, 100)))
}

pub fn code(Pick::Ship(id): &Pick) -> String {
    id.to_string()
}

pub fn picked(code: &str) -> Option<Pick> {
    code.parse().ok().map(ShipId).map(Pick::Ship)
}

pub fn options() -> Vec<Parameter> {
    vec![suggested(SHIP, |ctx, typed| Box::pin(suggestions::idle_ships(ctx, typed)))]
}

/// Returns the ship of their own that `by` named.
pub fn chosen(
    invoker: &Invoker,
    campaign: &Campaign,
    by: PlayerId,
    options: Options<'_>,
) -> Result<Vec<Pick>, Problem> {
    let ship = own_ship(invoker, campaign, by, options.text(SHIP))?;
    Ok(ship.map(Pick::Ship).into_iter().collect())
}
