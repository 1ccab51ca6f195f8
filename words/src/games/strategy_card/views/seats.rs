use crate::games::strategy_card::words;
use crate::render::card::table_of_players;
use crate::render::{BODY_LIMIT, Card, Names, fit};
use crate::rules::games::strategy_card::{self as game, Standing, State};
use crate::rules::{Campaign, Phase, Refusal};
use crate::text::{Name, Row, Said, Text, say};
use std::cmp::Reverse;

/// The width of a name column on a phone, next to four others.
const NAME: usize = 13;

/// Shows the order of seats, the current turn, and the card's holder.
pub fn seats(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = say!(text, "seats-title", name = Name(&campaign.name));
    let all = game::standings(campaign.roster(), state);
    if all.is_empty() {
        return Ok(Card::new(title, say!(text, "seats-none")));
    }
    let line = |standing: &Standing| {
        let (seat, name) = (standing.seat, names.prose(standing.player));
        let (turn, card) = (standing.active, standing.holds_card);
        let seat = say!(text, "card-seat", seat, player = name, turn, card);
        match standing.initiative {
            Some(number) => say!("{seat} · {}", say!(text, "card-seat-initiative", number)),
            None => seat,
        }
    };
    let lines: Vec<Said> = std::iter::once(turn(text, state, names)).chain(all.iter().map(line)).collect();
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(say!(text, "card-seats-footer")))
}

pub fn turn(text: &Text, state: &State, names: &Names) -> Said {
    let phase = words::phase_now(text, state.phase);
    match state.seating.active {
        Some(active) => say!(text, "card-turn", phase, player = names.prose(active)),
        None => say!(text, "card-turn-none", phase),
    }
}

/// Shows planets, exhausted planets, the strategy pool, and reinforcements. Players are ranked by planets.
pub fn standings(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> Card {
    let title = say!(text, "standings-title", name = Name(&campaign.name));
    let mut all = game::standings(campaign.roster(), state);
    if all.is_empty() {
        return Card::new(title, say!(text, "leaderboard-empty"));
    }
    all.sort_by_key(|standing| Reverse(standing.planets));
    let table = table_of_players(
        text,
        (names, NAME),
        (&all, |standing| standing.player),
        &[
            (say!(text, "standings-planets"), |standing| Row::of(standing.planets)),
            (say!(text, "standings-exhausted"), |standing| Row::of(standing.exhausted)),
            (say!(text, "standings-sheet"), |standing| Row::of(standing.sheet.sum())),
            (say!(text, "standings-reinforcements"), |standing| Row::of(standing.reinforcements)),
            (say!(text, "standings-placed"), |standing| Row::of(standing.placed)),
        ],
    );
    let turn = match campaign.phase {
        Phase::Ended { .. } => None,
        Phase::Running | Phase::Paused { .. } => Some(turn(text, state, names)),
    };
    let holder = all.iter().find(|standing| standing.holds_card);
    let holder = holder.map(|one| say!(text, "standings-card", player = names.prose(one.player)));
    let lines = [turn, Some(table), holder, Some(say!(text, "card-standings-legend"))];
    let lines: Vec<Said> = lines.into_iter().flatten().collect();
    Card::new(title, Said::in_lines(lines))
}
