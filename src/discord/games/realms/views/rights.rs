//! The acts open to a player towards another, and the other's realm.

use super::realm;
use crate::discord::games::realms::{condition, words};
use crate::discord::render::{Card, Names, Side, clauses, refusal};
use crate::rules::games::realms::{Command as Act, CovertCommand, Play, Refusal as No, State, playable, slug};
use crate::rules::{self, Campaign, Command, Listed, PlayerId, Refusal, Right, Time};
use crate::text::{Name, Said, Text, say};

/// Acts that differ only in the area. If no area is open, holds the reason for the first one.
struct Kind {
    about: About,
    open: Vec<String>,
    shut: Option<(Vec<String>, Said)>,
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
    (Side { player: viewer, .. }, other): (Side, PlayerId),
    now: Time,
) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let theirs = state.must_play_realm(other).map_err(Refusal::from)?;
    let card = realm(text, campaign, names, &theirs.name)?;
    if viewer == other {
        return Ok(card);
    }
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
    let mut lines: Vec<Said> = kinds.iter().map(|kind| line(text, kind)).collect();
    if lines.is_empty() {
        lines.push(say!(text, "rights-realm-nothing"));
    }
    Ok(card.field(text, say!(text, "rights-realm"), &lines))
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
            kind.shut = Some((area.into_iter().collect(), why(text, viewer, no)));
        }
        Err(_) => {}
    }
}

fn why(text: &Text, viewer: PlayerId, no: &Refusal) -> Said {
    if let Refusal::Game(game) = no
        && let Some(No::Unmet { unmet }) = State::refusal_of(game)
    {
        let reason = |one| condition::reason(text, one).part(|reason| reason.trim_end_matches('.'));
        let reasons: Vec<Said> = unmet.iter().map(reason).collect();
        return say!("{}.", clauses(text, reasons));
    }
    refusal(text, no, viewer)
}

fn line(text: &Text, kind: &Kind) -> Said {
    let areas = match (kind.open.is_empty(), &kind.shut) {
        (true, Some((areas, _))) => areas.clone(),
        _ => kind.open.iter().filter(|area| !area.is_empty()).cloned().collect(),
    };
    let (any, areas) = (words::yes(!areas.is_empty()), words::names(text, &areas));
    let act = match &kind.about {
        About::Alliance(realm) => say!(text, "right-alliance", realm = Name(realm)),
        About::Claims => say!(text, "right-claims", areas),
        About::Card(card) => say!(text, "right-covert", card = Name(card), any, areas),
    };
    match &kind.shut {
        Some((_, why)) if kind.open.is_empty() => say!(text, "right-shut", right = act, why),
        _ => say!(text, "right-open", right = act),
    }
}
