use crate::games::realms::settings_of;
use crate::render::card::table_of_players;
use crate::render::{BODY_LIMIT, Card, Names, fit};
use crate::rules::games::realms::{self as game, Standing, State};
use crate::rules::{Campaign, Phase, Refusal};
use crate::text::{Name, Row, Said, Text, say};
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
            turn = standing.active
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
    let table = table_of_players(
        text,
        (names, NAME),
        (&all, |standing| standing.player),
        &[
            (say!(text, "realm-column-alliances"), |standing| Row::of(standing.allies.len())),
            (say!(text, "realm-column-influence"), |standing| Row::of(standing.influence)),
            (say!(text, "realm-column-claims"), |standing| Row::of(standing.claims.len())),
            (say!(text, "realm-column-provinces"), |standing| Row::of(standing.provinces)),
            (say!(text, "realm-column-power"), |standing| Row::of(standing.power)),
            (say!(text, "realm-column-ducats"), |standing| Row::of(standing.ducats)),
        ],
    );
    let turn = match campaign.phase {
        Phase::Ended { .. } => None,
        Phase::Running | Phase::Paused { .. } => Some(turn(text, state, names)),
    };
    let lines = [turn, Some(table), Some(say!(text, "realm-standings-legend"))];
    let lines: Vec<Said> = lines.into_iter().flatten().collect();
    let settings = settings_of(campaign);
    let nprs = game::nprs(campaign.roster(), state, settings);
    let nprs: Vec<Said> = nprs.iter().map(|npr| super::realm::with_npr(text, names, npr)).collect();
    Card::new(title, Said::in_lines(lines)).field(text, say!(text, "map-nprs"), &nprs)
}
