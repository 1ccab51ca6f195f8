use crate::discord::games::strategy_card::words;
use crate::discord::render::card::{BODY_LIMIT, Card, fit, table};
use crate::discord::render::{Names, harmless};
use crate::rules::games::strategy_card::{self as game, Standing, State};
use crate::rules::{Campaign, Phase, Refusal};
use crate::text::Text;
use crate::text::fl;
use std::cmp::Reverse;

/// The width of a name column on a phone, next to four others.
const NAME: usize = 13;

/// Shows the order of seats, the current turn, and the card's holder.
pub fn seats(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = fl!(text, "seats-title", name = harmless::name(&campaign.name));
    let all = game::standings(campaign.roster(), state);
    if all.is_empty() {
        return Ok(Card::new(title, fl!(text, "seats-none")));
    }
    let line = |standing: &Standing| {
        let (seat, name) = (standing.seat.to_string(), names.prose(standing.player));
        let (turn, card) = (yes(standing.active), yes(standing.holds_card));
        let seat = fl!(text, "card-seat", seat = seat, player = name, turn = turn, card = card);
        match standing.initiative {
            Some(number) => format!("{seat} · {}", fl!(text, "card-seat-initiative", number = number.to_string())),
            None => seat,
        }
    };
    let lines: Vec<String> = std::iter::once(turn(text, state, names)).chain(all.iter().map(line)).collect();
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(fl!(text, "card-seats-footer")))
}

fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}

pub fn turn(text: &Text, state: &State, names: &Names) -> String {
    let phase = words::phase_now(text, state.phase);
    match state.seating.active {
        Some(active) => fl!(text, "card-turn", phase = phase, player = names.prose(active)),
        None => fl!(text, "card-turn-none", phase = phase),
    }
}

/// Shows planets, exhausted planets, the strategy pool, and reinforcements. Players are ranked by planets.
pub fn standings(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> Card {
    let title = fl!(text, "standings-title", name = harmless::name(&campaign.name));
    let mut all = game::standings(campaign.roster(), state);
    if all.is_empty() {
        return Card::new(title, fl!(text, "leaderboard-empty"));
    }
    all.sort_by_key(|standing| Reverse(standing.planets));
    let row = |standing: &Standing| {
        let columns = [
            standing.planets.to_string(),
            standing.exhausted.to_string(),
            standing.sheet.sum().to_string(),
            standing.reinforcements.to_string(),
            standing.placed.to_string(),
        ];
        let columns = columns.map(|column| format!(" {column:>2}")).concat();
        let card = match standing.holds_card {
            true => format!(" {}", fl!(text, "standings-card")),
            false => String::new(),
        };
        format!("{}{columns}{card}", names.cell(standing.player, NAME))
    };
    let head = [
        fl!(text, "standings-planets"),
        fl!(text, "standings-exhausted"),
        fl!(text, "standings-sheet"),
        fl!(text, "standings-reinforcements"),
        fl!(text, "standings-placed"),
    ];
    let head = head.map(|column| format!(" {column:>2}")).concat();
    let name = harmless::cell(&fl!(text, "standings-player"), NAME);
    let rows = std::iter::once(format!("{name}{head}")).chain(all.iter().map(row));
    let legend = fl!(text, "card-standings-legend");
    let turn = match campaign.phase {
        Phase::Ended { .. } => None,
        Phase::Running | Phase::Paused { .. } => Some(turn(text, state, names)),
    };
    let lines = [turn, Some(table(text, all.len() + 1, rows)), Some(legend)];
    let lines: Vec<String> = lines.into_iter().flatten().collect();
    Card::new(title, lines.join("\n"))
}
