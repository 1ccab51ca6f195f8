//! The systems, and what a player's own token in one prevents (T4.1, T4.3, T4.6).

use crate::render::{BODY_LIMIT, Card, Names, Reader, fit, list, series};
use crate::rules::games::strategy_card::{self as game, Condition, Deed, Place, State, diplomacy_token};
use crate::rules::{Campaign, PlayerId, Refusal};
use crate::text::{Name, Said, Text, say};

/// Lists a system, or all systems, with the tokens there.
pub fn systems(text: &Text, campaign: &Campaign, names: &Names, named: Option<&str>) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    if let Some(named) = named {
        let place = state.board.must_have(named)?;
        let title = say!(text, "system-title", system = Name(&place.name));
        let lines = system(text, campaign, state, names, place);
        return Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)));
    }
    let title = say!(text, "systems-title");
    let lines: Vec<Said> = state.board.places.iter().map(|place| line(text, campaign, state, names, place)).collect();
    if lines.is_empty() {
        return Ok(Card::new(title, say!(text, "galaxy-none")));
    }
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(say!(text, "systems-footer")))
}

fn system(text: &Text, campaign: &Campaign, state: &State, names: &Names, place: &Place) -> Vec<Said> {
    let mut lines = Vec::new();
    if place.holds.mecatol_rex {
        lines.push(say!(text, "system-mecatol-rex"));
    }
    for planet in &place.holds.planets {
        let name = Name(&planet.name);
        let holder = planet.control;
        let holder = holder.map_or_else(|| say!(text, "nobody"), |player| names.prose(player));
        lines.push(match planet.exhausted {
            true => say!(text, "system-planet-exhausted", planet = name, holder),
            false => say!(text, "system-planet-readied", planet = name, holder),
        });
    }
    if place.holds.planets.is_empty() {
        lines.push(say!(text, "system-no-planet"));
    }
    lines.push(match tokens(text, campaign, state, names, place) {
        Some(tokens) => say!(text, "system-tokens", tokens),
        None => say!(text, "system-no-tokens"),
    });
    lines
}

fn line(text: &Text, campaign: &Campaign, state: &State, names: &Names, place: &Place) -> Said {
    let system = Name(&place.name);
    match tokens(text, campaign, state, names, place) {
        Some(tokens) => say!(text, "systems-line", system, tokens),
        None => say!(text, "systems-line-empty", system),
    }
}

/// Lists the tokens in a system. The Diplomacy token stands for those that it represents (T4.5). Returns `None` without
/// any tokens.
pub fn tokens(text: &Text, campaign: &Campaign, state: &State, names: &Names, place: &Place) -> Option<Said> {
    let shown = diplomacy_token(campaign.roster(), state);
    let shown = shown.filter(|shown| shown.system == place.name);
    let owners = place.pieces.iter().filter_map(|piece| piece.owner);
    let mut told: Vec<Said> = Vec::new();
    if let Some(shown) = &shown {
        let stands: Vec<Said> = shown.stands_for.iter().map(|one| names.prose(*one)).collect();
        told.push(say!(text, "diplomacy-token", players = list(text, &stands)));
    }
    let stood_for = |player: &PlayerId| {
        let stands = shown.as_ref().map(|shown| &shown.stands_for);
        stands.is_some_and(|stands| stands.contains(player))
    };
    let single = owners.filter(|player| !stood_for(player));
    told.extend(single.map(|player| names.prose(player)));
    (!told.is_empty()).then(|| series(text, told))
}

/// Shows which acts the tokens in a system allow a player. All of them depend on whether the player has a token there.
pub fn check(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    (viewer, player, system): (PlayerId, PlayerId, &str),
) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let all = game::check(campaign.roster(), state, player, system)?;
    let reader = Reader::only(viewer);
    let why = all.first().map(|one| reason(text, reader, one));
    let lines: Vec<Said> = why.into_iter().chain(all.iter().map(|one| judged(text, one))).collect();
    let place = state.board.must_have(system)?;
    let title = say!(text, "system-check-title", system = Name(&place.name), name = names.prose(player));
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}

fn judged(text: &Text, one: &Condition) -> Said {
    let (rule, deed) = (one.rule(), deed(text, one.deed));
    match one.is_met() {
        true => say!(text, "deed-open", rule, deed),
        false => say!(text, "deed-shut", rule, deed),
    }
}

fn deed(text: &Text, deed: Deed) -> Said {
    match deed {
        Deed::Activate => say!(text, "deed-activate"),
        Deed::MoveOut => say!(text, "deed-move-out"),
        Deed::MoveIn => say!(text, "deed-move-in"),
        Deed::PlaceToken => say!(text, "deed-place-token"),
        Deed::HelixProtocol => say!(text, "deed-helix-protocol"),
    }
}

fn reason(text: &Text, reader: Reader, one: &Condition) -> Said {
    let (you, player) = (reader.is(one.player), one.player);
    let system = Name(&one.system);
    match (one.token, one.in_diplomacy_token) {
        (false, _) => say!(text, "deed-no-token", you, player, system),
        (true, false) => say!(text, "deed-token", you, player, system),
        (true, true) => say!(text, "deed-stood-for", you, player, system),
    }
}
