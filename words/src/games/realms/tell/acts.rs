//! Texts of events about influence, alliances and claims, and their consequences (U2 to U4).

use super::acted;
use crate::games::realms::words;
use crate::render::Reader;
use crate::rules::PlayerId;
use crate::rules::games::realms::{Landing, Price};
use crate::text::{Name, Said, Text, say};

pub fn forged(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    (realm, area, before): (&str, &str, Option<PlayerId>),
    (paid, left): (Price, Price),
) -> Said {
    let (realm, area) = (Name(realm), Name(area));
    let (free, paid) = (paid == Price::default(), words::price(text, paid));
    let left = words::purse(text, left);
    match before {
        Some(before) => say!(
            text,
            "told-alliance-won",
            you = reader.role(player, before),
            player,
            before,
            realm,
            area,
            free,
            paid,
            left
        ),
        None => acted!(text, reader, player, "told-alliance-forged", realm, area, free, paid, left),
    }
}

pub fn landed(text: &Text, reader: Reader, player: PlayerId, (area, influence): (&str, Landing)) -> Said {
    let area = Name(area);
    landing(text, area, influence, || acted!(text, reader, player, "line-landed", area))
}

/// Says whether an alliance brings influence, as in `placed`, or why not.
pub fn landing(text: &Text, area: Name<'_>, landing: Landing, placed: impl FnOnce() -> Said) -> Said {
    match landing {
        Landing::Placed => placed(),
        Landing::Full => say!(text, "landing-full", area),
        Landing::Distant => say!(text, "landing-distant", area),
        Landing::AllOwned => say!(text, "landing-all-owned", area),
        Landing::NoneLeft => say!(text, "landing-none-left"),
    }
}
