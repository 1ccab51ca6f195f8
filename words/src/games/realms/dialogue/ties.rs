//! The menus of `/alliance end` and `/alliance call`: influence leaves the chosen areas.

use crate::game_words::LeftOpen;
use crate::rules::games::realms::Refusal as No;
use crate::text::{Name, Text, Typed, label, say};

/// `2=Farolle` is the second influence in that area.
const SEPARATOR: char = '=';

/// Returns one line for each influence that could leave, in each area at most as many as have to.
pub fn left_open(text: &Text, named: &[(String, u32)], no: &No) -> Option<LeftOpen> {
    if let No::ChooseLeaving { realm, count, areas } = no {
        let lines = areas.iter().flat_map(|(area, there)| {
            (1..=*there.min(count)).map(move |number| {
                let area_name = Typed(area, 60);
                let label = match count {
                    1 => label!(text, "leaving-area", area = area_name, there),
                    _ => label!(text, "leaving-line", area = area_name, number, there),
                };
                (label, format!("{number}{SEPARATOR}{area}"))
            })
        });
        let chosen = named.iter().flat_map(|(area, count)| (1..=*count).map(move |n| format!("{n}{SEPARATOR}{area}")));
        let needed = usize::try_from(*count).unwrap_or(usize::MAX);
        let words = say!(text, "leaving-which", count, realm = Name(realm));
        let open = LeftOpen::menu(words, label!(text, "leaving-menu"), lines.collect());
        return Some(LeftOpen { chosen: chosen.collect(), count: needed..=needed, ..open });
    }
    None
}

/// Counts the chosen influence by area. Returns `None` for an invalid code.
pub fn chosen(codes: &[String]) -> Option<Vec<(String, u32)>> {
    let mut areas: Vec<(String, u32)> = Vec::new();
    for code in codes {
        let (_, area) = code.split_once(SEPARATOR)?;
        match areas.iter_mut().find(|(name, _)| name == area) {
            Some((_, count)) => *count += 1,
            None => areas.push((area.to_owned(), 1)),
        }
    }
    Some(areas)
}
