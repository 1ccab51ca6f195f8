//! Private questions: the menus for playing the card.

use crate::game_words::{Choice, Completed, LeftOpen};
use crate::rules::games::strategy_card::{Command as Act, Refusal as No, State};
use crate::rules::same_name;
use crate::text::{Label, Name, Text, Typed, label, say};

/// Prefixes of codes with a system's or a planet's name.
const SYSTEM: char = '@';
pub const PLANET: char = '=';

impl Completed for State {
    /// Asks for the system first, then for the planets.
    fn left_open(text: &Text, command: &Act, no: &No) -> Option<LeftOpen> {
        let Act::Play { system, planets } = command else {
            return None;
        };
        if let No::ChooseSystem { systems } = no {
            let (words, title) = (say!(text, "play-system"), label!(text, "play-system-menu"));
            return Some(LeftOpen::menu(words, title, lines(SYSTEM, systems)));
        }
        if let No::ChoosePlanets { planets: all, count, named } = no
            && named < count
        {
            let words = match system {
                Some(system) => say!(text, "play-planets-in", system = Name(system), count),
                None => say!(text, "play-planets", count),
            };
            let chosen = |one: &&String| planets.iter().any(|planet| same_name(planet, one));
            return Some(LeftOpen {
                chosen: all.iter().filter(chosen).map(|one| code(PLANET, one)).collect(),
                count: *count..=*count,
                ..LeftOpen::menu(words, label!(text, "play-planets-menu", count), lines(PLANET, all))
            });
        }
        None
    }

    /// Completes a play with the chosen system or planets.
    fn filled(command: &Act, chosen: &[String]) -> Option<Act> {
        let Act::Play { system, planets } = command else {
            return None;
        };
        let named = |kind: char| chosen.iter().filter_map(move |code| code.strip_prefix(kind));
        Some(match named(SYSTEM).next() {
            Some(system) => Act::Play { system: Some(system.to_owned()), planets: planets.clone() },
            None => Act::Play { system: system.clone(), planets: named(PLANET).map(str::to_owned).collect() },
        })
    }
}

pub fn lines(kind: char, names: &[String]) -> Vec<Choice> {
    let line = |name: &String| (Label::of(Typed(name, 100)), code(kind, name));
    names.iter().map(line).collect()
}

fn code(kind: char, name: &str) -> String {
    format!("{kind}{name}")
}
