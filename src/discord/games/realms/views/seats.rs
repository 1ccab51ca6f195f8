use crate::discord::games::realms::{settings_of, words};
use crate::discord::render::card::{BODY_LIMIT, Card, fit, table};
use crate::discord::render::{Names, harmless};
use crate::rules::games::realms::{self as game, Standing, State};
use crate::rules::{Campaign, Phase, Refusal};
use crate::text::Text;
use crate::text::fl;
use std::cmp::Reverse;

/// The width of a name column on a phone, next to six others.
const NAME: usize = 12;

/// Shows the order of seats, the current turn, and each player's realm.
pub fn seats(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = fl!(text, "seats-title", name = harmless::name(&campaign.name));
    let all = game::standings(campaign.roster(), state);
    if all.is_empty() {
        return Ok(Card::new(title, fl!(text, "seats-none")));
    }
    let line = |standing: &Standing| {
        let realm = standing.realm.as_deref().map(harmless::name);
        fl!(
            text,
            "realm-seat",
            seat = standing.seat.to_string(),
            player = names.prose(standing.player),
            realm = realm.unwrap_or_else(|| fl!(text, "realm-seat-none")),
            turn = words::yes(standing.active)
        )
    };
    let mut lines: Vec<String> = std::iter::once(turn(text, state, names)).chain(all.iter().map(line)).collect();
    let without = all.iter().any(|standing| standing.realm.is_none());
    if without && !state.realms.is_empty() {
        lines.push(fl!(text, "realm-seats-without"));
    }
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(fl!(text, "realm-seats-footer")))
}

pub fn turn(text: &Text, state: &State, names: &Names) -> String {
    let round = state.round.to_string();
    match state.seating.active {
        Some(active) => fl!(text, "realm-turn", round = round, player = names.prose(active)),
        None => fl!(text, "realm-turn-none", round = round),
    }
}

/// Shows power, ducats, influence on the map, alliances, claims and provinces. Players are ranked by alliances, then by
/// influence.
pub fn standings(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> Card {
    let title = fl!(text, "standings-title", name = harmless::name(&campaign.name));
    let mut all = game::standings(campaign.roster(), state);
    if all.is_empty() {
        return Card::new(title, fl!(text, "leaderboard-empty"));
    }
    all.sort_by_key(|standing| Reverse((standing.allies.len(), standing.influence)));
    let row = |standing: &Standing| {
        let columns = [
            standing.allies.len().to_string(),
            standing.influence.to_string(),
            standing.claims.len().to_string(),
            standing.provinces.to_string(),
            standing.power.to_string(),
            standing.ducats.to_string(),
        ];
        let columns = columns.map(|column| format!(" {column:>2}")).concat();
        format!("{}{columns}", names.cell(standing.player, NAME))
    };
    let head = [
        fl!(text, "realm-column-alliances"),
        fl!(text, "realm-column-influence"),
        fl!(text, "realm-column-claims"),
        fl!(text, "realm-column-provinces"),
        fl!(text, "realm-column-power"),
        fl!(text, "realm-column-ducats"),
    ];
    let head = head.map(|column| format!(" {column:>2}")).concat();
    let name = harmless::cell(&fl!(text, "standings-player"), NAME);
    let rows = std::iter::once(format!("{name}{head}")).chain(all.iter().map(row));
    let legend = fl!(text, "realm-standings-legend");
    let turn = match campaign.phase {
        Phase::Ended { .. } => None,
        Phase::Running | Phase::Paused { .. } => Some(turn(text, state, names)),
    };
    let lines = [turn, Some(table(text, all.len() + 1, rows)), Some(legend)];
    let lines: Vec<String> = lines.into_iter().flatten().collect();
    let settings = settings_of(campaign);
    let nprs = game::nprs(campaign.roster(), state, settings);
    let nprs: Vec<String> = nprs.iter().map(|npr| super::realm::with_npr(text, names, npr)).collect();
    Card::new(title, lines.join("\n")).field(text, fl!(text, "map-nprs"), &nprs)
}
