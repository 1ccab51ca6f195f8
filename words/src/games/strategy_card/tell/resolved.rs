//! Texts of events about resolving the card, and about the status phase.

use super::acted;
use crate::games::strategy_card::words;
use crate::render::{Reader, line, list};
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::Spared;
use crate::text::{Name, Said, Text, say};

/// Returns `None` if there was nothing to refresh.
pub fn refreshed(
    text: &Text,
    (tokens, planets): (&[(PlayerId, u8)], &[String]),
    (holder, active): (Option<PlayerId>, Option<PlayerId>),
) -> Option<Said> {
    let back = |(player, count): &(PlayerId, u8)| say!(text, "tokens-of", player, count);
    let mut lines = Vec::new();
    if let Some(active) = active {
        lines.push(say!(text, "line-turn-over", player = active));
    }
    if !tokens.is_empty() {
        lines.push(say!(text, "line-tokens-return", tokens = list(text, tokens.iter().map(back))));
    }
    if !planets.is_empty() {
        lines.push(say!(text, "line-planets-ready", planets = words::names(text, planets)));
    }
    if let Some(holder) = holder {
        lines.push(say!(text, "line-card-returns", player = holder));
    }
    let lines: Vec<Said> = lines.iter().map(line).collect();
    (!lines.is_empty()).then(|| Said::in_lines(lines))
}

pub fn played(text: &Text, reader: Reader, player: PlayerId, system: Option<&str>) -> Said {
    match system {
        Some(system) => acted!(text, reader, player, "told-played", system = Name(system)),
        None => acted!(text, reader, player, "told-played-nowhere"),
    }
}

pub fn spared(text: &Text, reader: Reader, player: PlayerId, (system, why): (&str, Spared)) -> Said {
    let system = Name(system);
    match why {
        Spared::HasOne => acted!(text, reader, player, "line-token-there", system),
        Spared::HasNone => acted!(text, reader, player, "line-no-token", system),
    }
}

pub fn applied(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    (planets, lost): (&[String], &[String]),
    left: u8,
) -> Said {
    let done =
        line(&acted!(text, reader, player, "line-secondary-applied", planets = words::names(text, planets), left));
    match lost.is_empty() {
        true => done,
        false => {
            let lost = words::names(text, lost);
            let lost = line(&say!(text, "line-planets-lost", planets = lost));
            say!("{done}\n{lost}")
        }
    }
}
