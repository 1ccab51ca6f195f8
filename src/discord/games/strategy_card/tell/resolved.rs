//! Texts of events about resolving the card, and about the status phase.

use super::acted;
use crate::discord::games::strategy_card::words;
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::words::list;
use crate::discord::render::{harmless, mention};
use crate::rules::games::strategy_card::Spared;
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// Returns `None` if there was nothing to refresh.
pub fn refreshed(
    text: &Text,
    (tokens, planets): (&[(PlayerId, u8)], &[String]),
    (holder, active): (Option<PlayerId>, Option<PlayerId>),
) -> Option<String> {
    let back = |(player, count): &(PlayerId, u8)| {
        let (player, count) = (mention(*player), count.to_string());
        fl!(text, "tokens-of", player = player, count = count)
    };
    let mut lines = Vec::new();
    if let Some(active) = active {
        lines.push(fl!(text, "line-turn-over", player = mention(active)));
    }
    if !tokens.is_empty() {
        let tokens: Vec<String> = tokens.iter().map(back).collect();
        lines.push(fl!(text, "line-tokens-return", tokens = list(text, &tokens)));
    }
    if !planets.is_empty() {
        lines.push(fl!(text, "line-planets-ready", planets = words::names(text, planets)));
    }
    if let Some(holder) = holder {
        lines.push(fl!(text, "line-card-returns", player = mention(holder)));
    }
    let lines: Vec<String> = lines.iter().map(|one| line(one)).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

pub fn played(text: &Text, reader: Reader, player: PlayerId, system: Option<&str>) -> String {
    match system {
        Some(system) => {
            let system = harmless::name(system);
            acted!(text, reader, player, "told-played", system = system)
        }
        None => acted!(text, reader, player, "told-played-nowhere"),
    }
}

pub fn spared(text: &Text, reader: Reader, player: PlayerId, (system, why): (&str, Spared)) -> String {
    let system = harmless::name(system);
    match why {
        Spared::HasOne => acted!(text, reader, player, "line-token-there", system = system),
        Spared::HasNone => acted!(text, reader, player, "line-no-token", system = system),
    }
}

pub fn applied(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    (planets, lost): (&[String], &[String]),
    left: u8,
) -> String {
    let done = line(&acted!(
        text,
        reader,
        player,
        "line-secondary-applied",
        planets = words::names(text, planets),
        left = left.to_string()
    ));
    match lost.is_empty() {
        true => done,
        false => {
            let lost = words::names(text, lost);
            let lost = line(&fl!(text, "line-planets-lost", planets = lost));
            format!("{done}\n{lost}")
        }
    }
}
