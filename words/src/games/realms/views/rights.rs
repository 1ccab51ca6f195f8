//! The acts open to a player towards another, and the other's realm.

use super::realm;
use crate::games::realms::{condition, words};
use crate::render::{Card, Names, Rights, Side, refusal};
use crate::rules::games::realms::{Command as Act, CovertCommand, Play, Refusal as No, State, playable, slug};
use crate::rules::{self, Campaign, Command, Listed, PlayerId, Refusal, Right, Time};
use crate::text::{Name, Said, Text, say};

/// Acts that differ only in the area. If no area is open, holds the reasons against the first one.
struct Kind {
    about: About,
    open: Vec<String>,
    shut: Option<(Vec<String>, Vec<Said>)>,
}

#[derive(PartialEq)]
enum About {
    Alliance(String),
    Claims,
    Card(String),
}

/// Shows the realm of `other`, and the acts open to `viewer` towards them now.
pub fn rights(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    (side, other): (Side, PlayerId),
    now: Time,
) -> Result<Card, Refusal> {
    let (viewer, player) = (side.player, names.prose(side.player));
    let state = campaign.playing::<State>()?;
    let theirs = state.must_play_realm(other).map_err(Refusal::from)?;
    let card = realm(text, campaign, names, &theirs.name)?;
    let mut kinds: Vec<Kind> = Vec::new();
    for right in rules::rights(campaign, viewer, other, now) {
        if let Some((about, area)) = about(state, viewer, &right) {
            let at = kinds.iter().position(|kind| kind.about == about);
            let at = at.unwrap_or_else(|| {
                let (open, shut) = (Vec::new(), None);
                kinds.push(Kind { about, open, shut });
                kinds.len() - 1
            });
            note(text, viewer, &mut kinds[at], &right, area);
        }
    }
    let mut acts = Rights::default();
    kinds.iter().for_each(|kind| add(text, &mut acts, kind));
    let may = say!(text, "rights-may", you = side.you(), player);
    let nothing = match kinds.is_empty() {
        true => say!(text, "rights-realm-nothing"),
        false => say!(text, "rights-nothing"),
    };
    Ok(acts.shown(text, card, may, nothing))
}

/// Returns the subject of an act and its area, or `None` for a card that the viewer cannot play anyway.
fn about(state: &State, viewer: PlayerId, right: &Right) -> Option<(About, Option<String>)> {
    let Command::Game(command) = &right.command else {
        return None;
    };
    let act = State::command_of(command)?;
    if let Act::Forge { realm } = act {
        return Some((About::Alliance(realm.clone()), None));
    }
    if let Act::Claims { areas } = act {
        return Some((About::Claims, areas.first().cloned()));
    }
    if let Act::Covert(CovertCommand::Play(Play { card, area, .. })) = act {
        let cards = playable(state, viewer);
        let has = cards.iter().any(|one| slug(&one.name) == slug(card));
        return has.then(|| (About::Card(card.clone()), area.clone()));
    }
    None
}

fn note(text: &Text, viewer: PlayerId, kind: &mut Kind, right: &Right, area: Option<String>) {
    match &right.verdict {
        Ok(()) => kind.open.extend(area.or_else(|| Some(String::new()))),
        Err(no) if kind.shut.is_none() => {
            kind.shut = Some((area.into_iter().collect(), reasons(text, viewer, no)));
        }
        Err(_) => {}
    }
}

/// Returns each thing that is missing for an act.
fn reasons(text: &Text, viewer: PlayerId, no: &Refusal) -> Vec<Said> {
    if let Refusal::Game(game) = no
        && let Some(No::Unmet { unmet }) = State::refusal_of(game)
    {
        return unmet.iter().map(|one| condition::reason(text, one)).collect();
    }
    vec![refusal(text, no, viewer)]
}

fn add(text: &Text, acts: &mut Rights, kind: &Kind) {
    let reasons = match &kind.shut {
        Some((areas, reasons)) if kind.open.is_empty() => Some((areas, reasons)),
        _ => None,
    };
    let areas = reasons.map_or(&kind.open, |(areas, _)| areas);
    let areas: Vec<&String> = areas.iter().filter(|area| !area.is_empty()).collect();
    let (act, details) = match &kind.about {
        About::Alliance(realm) => (say!("`/alliance forge`"), vec![Said::of(Name(realm))]),
        About::Claims => (say!("`/claims fabricate`"), areas.iter().map(|area| Said::of(Name(area))).collect()),
        About::Card(card) => {
            let (any, areas) = (!areas.is_empty(), words::names(text, areas));
            (say!("`/covert play`"), vec![say!(text, "right-covert", card = Name(card), any, areas)])
        }
    };
    for detail in details {
        match reasons {
            Some((_, reasons)) => {
                reasons.iter().for_each(|reason| acts.shut(reason, act.clone(), Some(detail.clone())));
            }
            None => acts.open(act.clone(), Some(detail)),
        }
    }
}
