//! The game's buttons and menus: the targets of checks, and the answer to a counter window.

mod check;
mod window;

use super::row;
use crate::discord::buttons::mark;
use crate::discord::game_ui::Press;
use crate::discord::{Answer, Invoker, Problem};
use crate::rules::games::realms::State;
use crate::text::say;

pub use check::{actions, check};

/// Finds the name for the hash on a button. Fails if the map has changed since the button was made.
fn marked<'a>(invoker: &Invoker, names: impl IntoIterator<Item = &'a String>, wanted: u64) -> Result<String, Problem> {
    let mut names = names.into_iter();
    let found = names.find(|name| mark(name) == wanted);
    found.cloned().ok_or_else(|| say!(invoker.text, "map-changed").into())
}

/// Handles a button or a menu as if its order had been typed.
pub async fn pressed(Press { handler, invoker, campaign, code, chosen }: Press<'_>) -> Result<Answer, Problem> {
    let played = handler.load_view(invoker, campaign).await?;
    let state = played.playing::<State>()?;
    match (code.kind(), code.numbers()) {
        (check::CHECKED, [_, action]) => check::checked(handler, invoker, (&played, state), *action, chosen),
        (check::TESTED, [_, what, card, realm, area]) => {
            let asked = [*what, *card, *realm, *area];
            check::tested(handler, invoker, (&played, state), asked, chosen)
        }
        (row::ANSWER, [number]) => {
            let by = handler.acting(invoker, campaign);
            window::answer(invoker, &played, state, by, *number)
        }
        _ => Err(Problem::Unknown),
    }
}
