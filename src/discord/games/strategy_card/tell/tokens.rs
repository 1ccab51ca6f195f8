//! Texts of events about tokens.

use super::acted;
use crate::discord::games::strategy_card::words;
use crate::discord::render::tell::Reader;
use crate::discord::render::{harmless, mention};
use crate::rules::games::strategy_card::{Pools, Source};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn placed(text: &Text, reader: Reader, player: PlayerId, (system, from, left): (&str, Source, u8)) -> String {
    acted!(
        text,
        reader,
        player,
        "line-token-placed",
        system = harmless::name(system),
        source = words::source(text, from),
        left = left.to_string()
    )
}

pub fn redistributed(text: &Text, reader: Reader, player: PlayerId, (before, after): (Pools, Pools)) -> String {
    acted!(
        text,
        reader,
        player,
        "told-redistributed",
        before = words::sheet(text, before),
        after = words::sheet(text, after)
    )
}

pub fn removed(
    text: &Text,
    reader: Reader,
    (by, player): (PlayerId, PlayerId),
    (system, reinforcements): (&str, u8),
) -> String {
    let (system, left) = (harmless::name(system), reinforcements.to_string());
    if by == player {
        return acted!(text, reader, player, "told-own-token-removed", system = system, left = left);
    }
    fl!(
        text,
        "told-token-removed",
        you = reader.role(by, player),
        by = mention(by),
        player = mention(player),
        system = system,
        left = left
    )
}
