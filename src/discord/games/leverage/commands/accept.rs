//! The option of `/accept` that names a ship (L10.1).

use super::ships::own_ship;
use super::suggestions;
use crate::discord::Invoker;
use crate::discord::command::{Options, Problem, suggested};
use crate::discord::game_ui::Parameter;
use crate::rules::games::leverage::Pick;
use crate::rules::{Campaign, PlayerId};

const SHIP: &str = "ship";

pub fn options() -> Vec<Parameter> {
    vec![suggested(SHIP, suggestions::idle_ships)]
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
