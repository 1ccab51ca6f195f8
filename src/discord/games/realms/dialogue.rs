//! Private questions that complete an order: placing and paying influence, influence that leaves an ally, areas of
//! claims, targets of checks and covert cards, and answers to a counter window.

mod claims;
mod influence;
mod targets;
mod ties;
mod window;

use super::trade;
use crate::discord::buttons::{GameCode, mark};
use crate::discord::game_ui::{Choice, Completed, LeftOpen};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Refusal;
use crate::rules::games::Listed;
use crate::rules::games::realms::{Command as Act, CovertCommand, Refusal as No, State};
use crate::rules::ids::CampaignId;
use crate::text::{Label, Text, Typed, say};

pub use targets::{actions, check};
pub use window::ANSWER;

impl Completed for State {
    fn left_open(text: &Text, command: &Act, no: &No) -> Option<LeftOpen> {
        if let No::Trade(no) = no {
            return trade::left_open(text, no);
        }
        if let Act::Influence { areas, .. } = command {
            return influence::left_open(text, areas, no);
        }
        if let Act::Claims { areas } = command {
            return claims::left_open(text, areas, no);
        }
        if let Act::EndAlliance { areas, .. } | Act::CallToArms { areas, .. } = command {
            return ties::left_open(text, areas, no);
        }
        targets::left_open(text, no)
    }

    fn filled(command: &Act, chosen: &[String]) -> Option<Act> {
        if let Act::Trade(command) = command {
            return trade::filled(command, chosen).map(Act::Trade);
        }
        if let Act::Influence { areas, in_ducats } = command {
            return influence::filled(areas, *in_ducats, chosen);
        }
        if let Act::Claims { .. } = command {
            let areas = chosen.to_vec();
            return Some(Act::Claims { areas });
        }
        if let Act::EndAlliance { realm, .. } = command {
            let realm = realm.clone();
            return Some(Act::EndAlliance { realm, areas: ties::chosen(chosen)? });
        }
        if let Act::CallToArms { realm, kind, enemy, .. } = command {
            let (realm, enemy) = (realm.clone(), enemy.clone());
            return Some(Act::CallToArms { realm, kind: *kind, enemy, areas: ties::chosen(chosen)? });
        }
        if let Act::Covert(CovertCommand::Play(play)) = command {
            return targets::filled(play, chosen);
        }
        None
    }
}

/// Returns a line for each name, which is also the line's code.
fn lines(names: &[String]) -> Vec<Choice> {
    let line = |name: &String| (Label::of(Typed(name, 100)), name.clone());
    names.iter().map(line).collect()
}

fn of_game(refusal: &Refusal) -> Option<&No> {
    if let Refusal::Game(no) = refusal {
        return State::refusal_of(no);
    }
    None
}

/// Finds the name for the hash on a button. Fails if the map has changed since the button was made.
fn marked<'a>(invoker: &Invoker, names: impl IntoIterator<Item = &'a String>, wanted: u64) -> Result<String, Problem> {
    let mut names = names.into_iter();
    let found = names.find(|name| mark(name) == wanted);
    found.cloned().ok_or_else(|| say!(invoker.text, "map-changed").into())
}

/// Handles a button or a menu as if its order had been typed.
pub async fn pressed(
    handler: &Handler,
    invoker: &Invoker,
    campaign: CampaignId,
    code: &GameCode,
    chosen: &[&str],
) -> Result<Answer, Problem> {
    let played = handler.load_view(invoker, campaign).await?;
    let state = played.playing::<State>()?;
    match (code.kind(), code.numbers()) {
        (targets::CHECKED, [_, action]) => targets::checked(handler, invoker, (&played, state), *action, chosen),
        (targets::TESTED, [_, what, card, realm, area]) => {
            let asked = [*what, *card, *realm, *area];
            targets::tested(handler, invoker, (&played, state), asked, chosen)
        }
        (ANSWER, [number]) => {
            let by = handler.acting(invoker, campaign);
            window::answer(invoker, &played, state, by, *number)
        }
        _ => Err(Problem::Unknown),
    }
}
