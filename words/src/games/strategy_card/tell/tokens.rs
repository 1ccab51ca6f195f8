//! Texts of events about tokens.

use super::acted;
use crate::games::strategy_card::words;
use crate::render::Reader;
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::{Pools, Source};
use crate::text::{Name, Said, Text, say};

pub fn placed(text: &Text, reader: Reader, player: PlayerId, (system, from, left): (&str, Source, u8)) -> Said {
    acted!(text, reader, player, "line-token-placed", system = Name(system), source = words::source(text, from), left)
}

pub fn redistributed(text: &Text, reader: Reader, player: PlayerId, (before, after): (Pools, Pools)) -> Said {
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
) -> Said {
    let (system, left) = (Name(system), reinforcements);
    if by == player {
        return acted!(text, reader, player, "told-own-token-removed", system, left);
    }
    say!(text, "told-token-removed", you = reader.role(by, player), by, player, system, left)
}
