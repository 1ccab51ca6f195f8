//! What is asked in private: where influence goes and how it is paid, what an action is checked against or a covert
//! card played against, and what the button of a window opens.

mod influence;
mod targets;
mod window;

use super::words;
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::buttons::GameCode;
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::rules::Refusal;
use crate::rules::games::Listed;
use crate::rules::games::realms::{Refusal as No, State};
use crate::rules::ids::CampaignId;
use crate::text::fl;

pub use influence::place;
pub use targets::{actions, check, play};
pub use window::ANSWER;

/// Returns a refusal of this ruleset.
fn of_game(refusal: &Refusal) -> Option<&No> {
    if let Refusal::Game(no) = refusal {
        return State::refusal_of(no);
    }
    None
}

/// Returns a number by which a name is found again, on buttons of whatever age. It is short, for a button has room for several.
fn mark(name: &str) -> u64 {
    // FNV-1a, in 32 bits.
    let step = |mark: u32, byte: u8| (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    name.bytes().fold(0x811c_9dc5, step).into()
}

/// Finds the name that a button bears the mark of.
///
/// # Errors
/// Says that the map has changed since.
fn marked<'a>(
    asker: &Asker,
    names: impl IntoIterator<Item = &'a String>,
    wanted: u64,
) -> Result<String, Problem> {
    let mut names = names.into_iter();
    let found = names.find(|name| mark(name) == wanted);
    found
        .cloned()
        .ok_or_else(|| fl!(asker.text, "map-changed").into())
}

/// Does what a button or menu says. Whatever it says is judged as if it had been typed.
///
/// # Errors
/// Explains a refusal, and that there is no such button.
pub async fn pressed(
    handler: &Handler,
    asker: &Asker,
    campaign: CampaignId,
    code: &GameCode,
    chosen: &[&str],
) -> Result<Answer, Problem> {
    let played = handler.look(asker, campaign).await?;
    let state = played.playing::<State>()?;
    match (code.kind(), code.numbers()) {
        (influence::AREAS, [_, ducats @ ..]) => {
            influence::chosen(handler, asker, campaign, chosen, ducats.first().copied()).await
        }
        (influence::PAID, [ducats, areas @ ..]) => {
            influence::paid(handler, asker, (&played, state), *ducats, areas).await
        }
        (targets::CHECKED, [_, action]) => {
            targets::checked(handler, asker, (&played, state), *action, chosen)
        }
        (kind @ (targets::TESTED | targets::PLAYED), [_, numbers @ ..]) => {
            let played = (&*played, state);
            targets::chosen(handler, asker, played, (kind, numbers), chosen).await
        }
        (ANSWER, [number]) => {
            let by = handler.acting(asker, campaign);
            window::answer(asker, &played, state, by, *number)
        }
        _ => Err(Problem::Unknown),
    }
}
