use super::words;
use crate::game_words::Confirmed;
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::{Confirmation, Phase, Plays, State};
use crate::text::{Name, Said, Text, say};

impl Confirmed for State {
    fn confirmation_told(text: &Text, confirmation: &Confirmation) -> Said {
        match confirmation {
            Confirmation::PlaysDiplomacy(plays) => {
                let (system, planets) = (plays.system.as_deref(), &plays.planets);
                let mut lines = vec![played(text, system), readied(text, planets)];
                lines.extend(others(text, plays));
                lines.push(say!(text, "confirm-play"));
                Said::in_lines(lines)
            }
            Confirmation::BeginsPhase { phase, tokens, planets, open, active } => {
                begins(text, *phase, (*tokens, *planets), (*open, *active))
            }
            Confirmation::RemovesToken { player, system } => {
                say!(text, "confirm-removes-token", player, system = Name(system))
            }
            Confirmation::ReplacesGalaxy { systems } => say!(text, "confirm-replaces-galaxy", systems),
        }
    }

    fn confirm_label(text: &Text, confirmation: &Confirmation) -> Said {
        match confirmation {
            Confirmation::PlaysDiplomacy(_) => say!(text, "button-play"),
            Confirmation::BeginsPhase { .. } => say!(text, "button-begin-phase"),
            Confirmation::RemovesToken { .. } => say!(text, "button-remove-token"),
            Confirmation::ReplacesGalaxy { .. } => say!(text, "button-replace"),
        }
    }
}

fn played(text: &Text, system: Option<&str>) -> Said {
    match system {
        Some(system) => say!(text, "confirm-play-system", system = Name(system)),
        None => say!(text, "confirm-play-nowhere"),
    }
}

fn readied(text: &Text, planets: &[String]) -> Said {
    match planets.is_empty() {
        true => say!(text, "confirm-play-readies-none"),
        false => say!(text, "confirm-play-readies", planets = words::names(text, planets)),
    }
}

/// Describes what the card does to other players' tokens, one effect on each line.
fn others(text: &Text, plays: &Plays) -> Vec<Said> {
    let mut lines = Vec::new();
    if !plays.locked_out.is_empty() {
        lines.push(say!(text, "confirm-play-locked-out", players = words::players(text, &plays.locked_out)));
    }
    if !plays.from_sheet.is_empty() {
        lines.push(say!(text, "confirm-play-from-sheet", players = words::players(text, &plays.from_sheet)));
    }
    if !plays.there.is_empty() {
        lines.push(say!(text, "confirm-play-there", players = words::players(text, &plays.there)));
    }
    if !plays.without.is_empty() {
        lines.push(say!(text, "confirm-play-without", players = words::players(text, &plays.without)));
    }
    lines
}

fn begins(text: &Text, phase: Phase, (tokens, planets): (u32, u32), (open, active): (u32, Option<PlayerId>)) -> Said {
    let mut lines = Vec::new();
    match phase {
        Phase::Status => lines.push(say!(text, "confirm-status-phase", tokens, planets)),
        Phase::Strategy | Phase::Action => {
            lines.push(say!(text, "confirm-phase", phase = words::phase(text, phase)));
        }
    }
    if let Some(active) = active {
        let player = Said::of(active);
        lines.push(match phase {
            Phase::Status => say!(text, "confirm-phase-ends-turn", player),
            Phase::Strategy | Phase::Action => say!(text, "confirm-phase-in-turn", player),
        });
    }
    if open > 0 {
        lines.push(say!(text, "confirm-phase-answers", open));
    }
    lines.push(say!(text, "confirm-begin"));
    Said::in_lines(lines)
}
