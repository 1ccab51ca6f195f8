//! Menus for the target of a covert card, if the player left it out.

use super::lines;
use crate::game_words::{Choice, LeftOpen};
use crate::rules::games::realms::{Command as Act, CovertCommand, CovertRefusal, Play, Refusal as No};
use crate::text::{Name, Said, Text, say};

/// The subjects of a question.
pub const REALM: u64 = 0;
pub const AREA: u64 = 1;

/// Returns the subject and the options, if the refusal asks for a choice.
pub fn choice(no: &No) -> Option<(u64, &Vec<String>)> {
    if let No::Covert(CovertRefusal::ChooseRealm { realms, .. } | CovertRefusal::ChooseWhose { realms, .. }) = no {
        return (!realms.is_empty()).then_some((REALM, realms));
    }
    if let No::Covert(CovertRefusal::ChooseArea { areas, .. }) = no {
        return (!areas.is_empty()).then_some((AREA, areas));
    }
    None
}

pub fn question(text: &Text, no: &No) -> Option<Said> {
    if let No::Covert(CovertRefusal::ChooseRealm { card, .. }) = no {
        return Some(say!(text, "choose-realm", card = Name(card)));
    }
    if let No::Covert(CovertRefusal::ChooseArea { card, .. }) = no {
        return Some(say!(text, "choose-area", card = Name(card)));
    }
    if let No::Covert(CovertRefusal::ChooseWhose { area, .. }) = no {
        return Some(say!(text, "choose-whose", area = Name(area)));
    }
    None
}

pub fn menu_title(text: &Text, what: u64) -> Said {
    match what {
        AREA => say!(text, "menu-area"),
        _ => say!(text, "menu-realm"),
    }
}

pub fn chose(play: Play, what: u64, chosen: String) -> Option<Play> {
    let chosen = Some(chosen);
    match what {
        AREA => Some(Play { area: chosen, ..play }),
        REALM => Some(Play { realm: chosen, ..play }),
        _ => None,
    }
}

/// Separates the subject from the name in the code of a menu line.
const SEPARATOR: char = '=';

/// Returns what a covert card still needs: the realm, the area, or the player whose influence there it affects.
pub fn left_open(text: &Text, no: &No) -> Option<LeftOpen> {
    let (what, names) = choice(no)?;
    let coded = |(label, name): Choice| (label, format!("{what}{SEPARATOR}{name}"));
    let coded = lines(names).into_iter().map(coded).collect();
    Some(LeftOpen::menu(question(text, no)?, menu_title(text, what).into(), coded))
}

pub fn filled(play: &Play, chosen: &[String]) -> Option<Act> {
    let (what, name) = chosen.first()?.split_once(SEPARATOR)?;
    let play = chose(play.clone(), what.parse().ok()?, name.to_owned())?;
    Some(Act::Covert(CovertCommand::Play(play)))
}
