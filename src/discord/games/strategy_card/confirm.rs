use super::words;
use crate::discord::render::{harmless, mention};
use crate::rules::games::strategy_card::{Confirmation, Phase, Plays};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn confirmation(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::PlaysDiplomacy(plays) => {
            let (system, planets) = (plays.system.as_deref(), &plays.planets);
            let mut lines = vec![played(text, system), readied(text, planets)];
            lines.extend(others(text, plays));
            lines.push(fl!(text, "confirm-play"));
            lines.join("\n")
        }
        Confirmation::BeginsPhase { phase, tokens, planets, open, active } => {
            begins(text, *phase, (*tokens, *planets), (*open, *active))
        }
        Confirmation::RemovesToken { player, system } => {
            fl!(text, "confirm-removes-token", player = mention(*player), system = harmless::name(system))
        }
        Confirmation::ReplacesGalaxy { systems } => {
            fl!(text, "confirm-replaces-galaxy", systems = systems)
        }
    }
}

pub fn confirm_label(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::PlaysDiplomacy(_) => fl!(text, "button-play"),
        Confirmation::BeginsPhase { .. } => fl!(text, "button-begin-phase"),
        Confirmation::RemovesToken { .. } => fl!(text, "button-remove-token"),
        Confirmation::ReplacesGalaxy { .. } => fl!(text, "button-replace"),
    }
}

fn played(text: &Text, system: Option<&str>) -> String {
    match system {
        Some(system) => fl!(text, "confirm-play-system", system = harmless::name(system)),
        None => fl!(text, "confirm-play-nowhere"),
    }
}

fn readied(text: &Text, planets: &[String]) -> String {
    match planets.is_empty() {
        true => fl!(text, "confirm-play-readies-none"),
        false => fl!(text, "confirm-play-readies", planets = words::names(text, planets)),
    }
}

/// Describes what the card does to other players' tokens, one effect on each line.
fn others(text: &Text, plays: &Plays) -> Vec<String> {
    let mut lines = Vec::new();
    if !plays.locked_out.is_empty() {
        let players = words::players(text, &plays.locked_out);
        lines.push(fl!(text, "confirm-play-locked-out", players = players));
    }
    if !plays.from_sheet.is_empty() {
        let players = words::players(text, &plays.from_sheet);
        lines.push(fl!(text, "confirm-play-from-sheet", players = players));
    }
    if !plays.there.is_empty() {
        let players = words::players(text, &plays.there);
        lines.push(fl!(text, "confirm-play-there", players = players));
    }
    if !plays.without.is_empty() {
        let players = words::players(text, &plays.without);
        lines.push(fl!(text, "confirm-play-without", players = players));
    }
    lines
}

fn begins(text: &Text, phase: Phase, (tokens, planets): (u32, u32), (open, active): (u32, Option<PlayerId>)) -> String {
    let mut lines = Vec::new();
    match phase {
        Phase::Status => lines.push(fl!(text, "confirm-status-phase", tokens = tokens, planets = planets)),
        Phase::Strategy | Phase::Action => {
            let phase = words::phase(text, phase);
            lines.push(fl!(text, "confirm-phase", phase = phase));
        }
    }
    if let Some(active) = active {
        let player = mention(active);
        lines.push(match phase {
            Phase::Status => fl!(text, "confirm-phase-ends-turn", player = player),
            Phase::Strategy | Phase::Action => fl!(text, "confirm-phase-in-turn", player = player),
        });
    }
    if open > 0 {
        lines.push(fl!(text, "confirm-phase-answers", open = open));
    }
    lines.push(fl!(text, "confirm-begin"));
    lines.join("\n")
}
