use crate::games::realms::{settings_of, words};
use crate::render::card::{self, table};
use crate::render::{BODY_LIMIT, Card, Names, fit};
use crate::rules::games::realms::{self as game, Standing, State};
use crate::rules::{Campaign, Phase, Refusal};
use crate::text::{Cell, Name, Row, Said, Text, row, say};
use std::cmp::Reverse;

/// The width of a name column on a phone, next to six others.
const NAME: usize = 10;

/// Shows the order of seats, the current turn, and each player's realm.
pub fn seats(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = say!(text, "seats-title", name = Name(&campaign.name));
    let all = game::standings(campaign.roster(), state);
    if all.is_empty() {
        return Ok(Card::new(title, say!(text, "seats-none")));
    }
    let line = |standing: &Standing| {
        let realm = standing.realm.as_deref().map(Name).map(Said::of);
        say!(
            text,
            "realm-seat",
            seat = standing.seat,
            player = names.prose(standing.player),
            realm = realm.unwrap_or_else(|| say!(text, "realm-seat-none")),
            turn = words::yes(standing.active)
        )
    };
    let mut lines: Vec<Said> = std::iter::once(turn(text, state, names)).chain(all.iter().map(line)).collect();
    let without = all.iter().any(|standing| standing.realm.is_none());
    if without && !state.realms.is_empty() {
        lines.push(say!(text, "realm-seats-without"));
    }
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(say!(text, "realm-seats-footer")))
}

pub fn turn(text: &Text, state: &State, names: &Names) -> Said {
    let round = state.round;
    match state.seating.active {
        Some(active) => say!(text, "realm-turn", round, player = names.prose(active)),
        None => say!(text, "realm-turn-none", round),
    }
}

/// Shows power, ducats, influence on the map, alliances, claims and provinces. Players are ranked by alliances, then by
/// influence.
pub fn standings(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> Card {
    let title = say!(text, "standings-title", name = Name(&campaign.name));
    let mut all = game::standings(campaign.roster(), state);
    if all.is_empty() {
        return Card::new(title, say!(text, "leaderboard-empty"));
    }
    all.sort_by_key(|standing| Reverse((standing.allies.len(), standing.influence)));
    let row = |standing: &Standing| {
        let columns = [
            Row::of(standing.allies.len()),
            Row::of(standing.influence),
            Row::of(standing.claims.len()),
            Row::of(standing.provinces),
            Row::of(standing.power),
            Row::of(standing.ducats),
        ];
        let columns = card::columns(columns);
        row!("{}{columns}", names.cell(standing.player, NAME))
    };
    let head = [
        say!(text, "realm-column-alliances"),
        say!(text, "realm-column-influence"),
        say!(text, "realm-column-claims"),
        say!(text, "realm-column-provinces"),
        say!(text, "realm-column-power"),
        say!(text, "realm-column-ducats"),
    ];
    let head = row!("{}{}", Cell(&say!(text, "standings-player"), NAME), card::columns(head));
    let rows = std::iter::once(head).chain(all.iter().map(row));
    let turn = match campaign.phase {
        Phase::Ended { .. } => None,
        Phase::Running | Phase::Paused { .. } => Some(turn(text, state, names)),
    };
    let lines = [turn, Some(table(text, all.len() + 1, rows)), Some(say!(text, "realm-standings-legend"))];
    let lines: Vec<Said> = lines.into_iter().flatten().collect();
    let settings = settings_of(campaign);
    let nprs = game::nprs(campaign.roster(), state, settings);
    let nprs: Vec<Said> = nprs.iter().map(|npr| super::realm::with_npr(text, names, npr)).collect();
    Card::new(title, Said::in_lines(lines)).field(text, say!(text, "map-nprs"), &nprs)
}
