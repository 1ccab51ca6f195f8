//! The systems, and what a player's own token in one prevents (T4.1, T4.3, T4.6).

use crate::discord::render::card::{BODY_LIMIT, Card, fit};
use crate::discord::render::tell::Reader;
use crate::discord::render::words::list;
use crate::discord::render::{Names, harmless, mention};
use crate::rules::games::strategy_card::{self as game, Condition, Deed, Place, State, diplomacy_token};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

/// Lists a system, or all systems, with the tokens there.
pub fn systems(text: &Text, campaign: &Campaign, names: &Names, named: Option<&str>) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    if let Some(named) = named {
        let place = state.board.must_have(named)?;
        let title = fl!(text, "system-title", system = harmless::name(&place.name));
        let lines = system(text, campaign, state, names, place);
        return Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)));
    }
    let title = fl!(text, "systems-title");
    let lines: Vec<String> = state.board.places.iter().map(|place| line(text, campaign, state, names, place)).collect();
    if lines.is_empty() {
        return Ok(Card::new(title, fl!(text, "galaxy-none")));
    }
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(fl!(text, "systems-footer")))
}

fn system(text: &Text, campaign: &Campaign, state: &State, names: &Names, place: &Place) -> Vec<String> {
    let mut lines = Vec::new();
    if place.holds.mecatol_rex {
        lines.push(fl!(text, "system-mecatol-rex"));
    }
    for planet in &place.holds.planets {
        let name = harmless::name(&planet.name);
        let holder = planet.control;
        let holder = holder.map_or_else(|| fl!(text, "nobody"), |player| names.prose(player));
        lines.push(match planet.exhausted {
            true => fl!(text, "system-planet-exhausted", planet = name, holder = holder),
            false => fl!(text, "system-planet-readied", planet = name, holder = holder),
        });
    }
    if place.holds.planets.is_empty() {
        lines.push(fl!(text, "system-no-planet"));
    }
    lines.push(match tokens(text, campaign, state, names, place) {
        Some(tokens) => fl!(text, "system-tokens", tokens = tokens),
        None => fl!(text, "system-no-tokens"),
    });
    lines
}

fn line(text: &Text, campaign: &Campaign, state: &State, names: &Names, place: &Place) -> String {
    let system = harmless::name(&place.name);
    match tokens(text, campaign, state, names, place) {
        Some(tokens) => fl!(text, "systems-line", system = system, tokens = tokens),
        None => fl!(text, "systems-line-empty", system = system),
    }
}

/// Lists the tokens in a system. The Diplomacy token stands for those that it represents (T4.5). Returns `None` without
/// any tokens.
pub fn tokens(text: &Text, campaign: &Campaign, state: &State, names: &Names, place: &Place) -> Option<String> {
    let shown = diplomacy_token(campaign.roster(), state);
    let shown = shown.filter(|shown| shown.system == place.name);
    let owners = place.pieces.iter().filter_map(|piece| piece.owner);
    let mut told: Vec<String> = Vec::new();
    if let Some(shown) = &shown {
        let stands: Vec<String> = shown.stands_for.iter().map(|one| names.prose(*one)).collect();
        told.push(fl!(text, "diplomacy-token", players = list(text, &stands)));
    }
    let stood_for = |player: &PlayerId| {
        let stands = shown.as_ref().map(|shown| &shown.stands_for);
        stands.is_some_and(|stands| stands.contains(player))
    };
    let single = owners.filter(|player| !stood_for(player));
    told.extend(single.map(|player| names.prose(player)));
    (!told.is_empty()).then(|| told.join(", "))
}

/// Shows which acts the tokens in a system allow a player, with the reasons.
pub fn check(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    (viewer, player, system): (PlayerId, PlayerId, &str),
) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let all = game::check(campaign.roster(), state, player, system)?;
    let reader = Reader::only(viewer);
    let lines: Vec<String> = all.iter().map(|one| judged(text, reader, one)).collect();
    let place = state.board.must_have(system)?;
    let name = names.prose(player);
    let system = harmless::name(&place.name);
    let title = fl!(text, "system-check-title", system = system, name = name);
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}

fn judged(text: &Text, reader: Reader, one: &Condition) -> String {
    let (rule, deed) = (one.rule(), deed(text, one.deed));
    let reason = reason(text, reader, one);
    match one.is_met() {
        true => fl!(text, "deed-open", rule = rule, deed = deed, reason = reason),
        false => fl!(text, "deed-shut", rule = rule, deed = deed, reason = reason),
    }
}

fn deed(text: &Text, deed: Deed) -> String {
    match deed {
        Deed::Activate => fl!(text, "deed-activate"),
        Deed::MoveOut => fl!(text, "deed-move-out"),
        Deed::MoveIn => fl!(text, "deed-move-in"),
        Deed::PlaceToken => fl!(text, "deed-place-token"),
        Deed::HelixProtocol => fl!(text, "deed-helix-protocol"),
    }
}

fn reason(text: &Text, reader: Reader, one: &Condition) -> String {
    let (you, player) = (reader.is(one.player), mention(one.player));
    let system = harmless::name(&one.system);
    match (one.token, one.in_diplomacy_token) {
        (false, _) => fl!(text, "deed-no-token", you = you, player = player, system = system),
        (true, false) => fl!(text, "deed-token", you = you, player = player, system = system),
        (true, true) => fl!(text, "deed-stood-for", you = you, player = player, system = system),
    }
}
