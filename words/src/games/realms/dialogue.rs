//! Private questions that complete an order: placing and paying influence, influence that leaves an ally, areas of
//! claims, and targets of covert cards.

mod claims;
mod influence;
pub mod targets;
mod ties;

use super::trade;
use crate::game_words::{Choice, Completed, LeftOpen, named};
use crate::rules::games::realms::{Command as Act, CovertCommand, Refusal as No, State};
use crate::text::Text;

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
pub fn lines(names: &[String]) -> Vec<Choice> {
    names.iter().map(|name| named(name)).collect()
}
