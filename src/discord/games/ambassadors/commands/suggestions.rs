use crate::discord::command::{Context, Suggesting};
use crate::discord::commands::suggestions::{Choices, from_state, names, player, suggestions, text};
use crate::rules::games::ambassadors::{Place, State, movable, reachable};
use crate::rules::{PlayerId, same_name};

suggestions! { State:
    sectors = |state, _| sectors_by(state, |_| false);
    sectors_with_own_ships = |state, by| sectors_by(state, |sector| sector.count(Some(by)) > 0);
    uncontrolled_sectors = |state, _| sectors_held_by(state, None);
    own_sectors = |state, by| sectors_held_by(state, Some(by));
}

/// Suggests every sector. Those with ships of the named player come first; the default is the invoker.
pub fn sectors_to_leave<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_state(ctx, typed, move |state: &State, by| {
        sectors_by(state, |sector| sector.count(Some(player(ctx).unwrap_or(by))) > 0)
    })
}

/// Suggests the sectors that the player's unpinned ships can reach, from the chosen sector if there is one.
pub fn sectors_to_reach<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_state(ctx, typed, move |state: &State, by| {
        let (owner, from) = (player(ctx).unwrap_or(by), text(ctx, "from"));
        let sources = movable(state, owner).into_iter().map(|(place, _)| place);
        let sources = sources.filter(|place| from.is_none_or(|from| same_name(&place.name, from)));
        names(sources.flat_map(|source| reachable(state, owner, source)).map(|goal| &goal.name))
    })
}

fn sectors_held_by(state: &State, holder: Option<PlayerId>) -> Choices {
    let held = state.board.places.iter().filter(|sector| sector.holder == holder);
    names(held.map(|sector| &sector.name))
}

/// Lists all sectors, those that match `which` first.
fn sectors_by(state: &State, which: impl Fn(&Place) -> bool) -> Choices {
    let mut sectors: Vec<&Place> = state.board.places.iter().collect();
    sectors.sort_by_key(|sector| !which(sector));
    names(sectors.into_iter().map(|sector| &sector.name))
}
