//! The menus of `/influence place`: the areas and the amount in each, then the payment.

use super::super::words;
use crate::game_words::{Choice, LeftOpen};
use crate::rules::games::realms::{Command as Act, DUCATS_EACH, MOST_INFLUENCE, Payment, Reachable, Refusal as No};
use crate::text::{Label, Name, Text, Typed, label, say};

/// Separates the parts of a line's code: `2=Farolle` is an amount in an area, `ducats=1` the number paid in ducats.
const SEPARATOR: char = '=';
const DUCATS: &str = "ducats";
/// The count of an area while it is open.
const OPEN: u32 = 0;

const MOST_LINES: usize = 100;

/// Asks for the areas first, then for the amount in each, then for the payment.
pub fn left_open(text: &Text, placed: &[(String, u32)], no: &No) -> Option<LeftOpen> {
    if let No::ChooseAreas { areas, most } = no {
        return Some(areas_open(text, placed, areas, *most));
    }
    if let No::ChooseCount { area, there, most } = no {
        return Some(count_open(text, (area, *there), *most));
    }
    if let No::ChoosePayment { areas, ways } = no {
        let areas = words::shares(text, areas);
        let words = say!(text, "influence-how-paid", areas, ducats = words::ducats(text, DUCATS_EACH));
        return Some(LeftOpen::buttons(words, ways.iter().map(|way| paid(text, way)).collect()));
    }
    None
}

fn areas_open(text: &Text, placed: &[(String, u32)], areas: &[Reachable], most: u32) -> LeftOpen {
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let most = areas.len().min(most).max(1);
    let words = say!(text, "influence-which", most, more = areas.len() > MOST_LINES);
    let lines = areas.iter().map(|one| placeable(text, one)).collect();
    let chosen = placed.iter().map(|(area, count)| code(area, *count)).collect();
    LeftOpen { chosen, count: 1..=most, ..LeftOpen::menu(words, label!(text, "influence-menu"), lines) }
}

fn placeable(text: &Text, one: &Reachable) -> Choice {
    let label = say!(text, "influence-line", area = Typed(&one.area, 40), there = one.there, most = MOST_INFLUENCE);
    (label.into(), code(&one.area, OPEN))
}

/// Asks how much goes to an area whose count is open.
fn count_open(text: &Text, (area, there): (&str, u32), most: u32) -> LeftOpen {
    let words = say!(text, "influence-how-much", area = Name(area), there, most = MOST_INFLUENCE);
    LeftOpen::buttons(words, (1..=most).map(|count| (Label::of(count), code(area, count))).collect())
}

fn paid(text: &Text, way: &Payment) -> Choice {
    let code = format!("{DUCATS}{SEPARATOR}{}", way.in_ducats);
    (words::price(text, way.price).into(), code)
}

fn code(area: &str, count: u32) -> String {
    format!("{count}{SEPARATOR}{area}")
}

/// Completes the order with the chosen areas, an amount or the payment. Returns `None` for an invalid code.
pub fn filled(placed: &[(String, u32)], in_ducats: Option<u32>, chosen: &[String]) -> Option<Act> {
    let lines = chosen.iter().map(|code| code.split_once(SEPARATOR));
    let lines = lines.collect::<Option<Vec<_>>>()?;
    if let [(DUCATS, count)] = lines[..] {
        return Some(Act::Influence { areas: placed.to_vec(), in_ducats: Some(count.parse().ok()?) });
    }
    let share = |(count, area): (&str, &str)| Some((area.to_owned(), count.parse().ok()?));
    let mut areas = lines.into_iter().map(share).collect::<Option<Vec<(String, u32)>>>()?;
    if let [(area, count @ 1..)] = &areas[..]
        && placed.iter().any(|(other, open)| other == area && *open == OPEN)
    {
        let settled = |(other, open): &(String, u32)| (other.clone(), if other == area { *count } else { *open });
        areas = placed.iter().map(settled).collect();
    }
    Some(Act::Influence { areas, in_ducats })
}
