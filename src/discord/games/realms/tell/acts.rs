//! Texts of events about influence, alliances and claims, and their consequences (U2 to U4).

use super::acted;
use crate::discord::games::realms::words;
use crate::discord::render::tell::Reader;
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{Landing, Price};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn forged(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    (realm, area, before): (&str, &str, Option<PlayerId>),
    (paid, left): (Price, Price),
) -> String {
    let (realm, area) = (harmless::name(realm), harmless::name(area));
    let (free, paid) = (paid == Price::default(), words::price(text, paid));
    let (free, left) = (words::yes(free), words::purse(text, left));
    match before {
        Some(before) => fl!(
            text,
            "told-alliance-won",
            you = reader.role(player, before),
            player = mention(player),
            before = mention(before),
            realm = realm,
            area = area,
            free = free,
            paid = paid,
            left = left
        ),
        None => acted!(
            text,
            reader,
            player,
            "told-alliance-forged",
            realm = realm,
            area = area,
            free = free,
            paid = paid,
            left = left
        ),
    }
}

pub fn landed(text: &Text, reader: Reader, player: PlayerId, (area, influence): (&str, Landing)) -> String {
    let area = harmless::name(area);
    landing(text, &area, influence, || acted!(text, reader, player, "line-landed", area = area.as_str()))
}

/// Says whether an alliance brings influence, as in `placed`, or why not.
pub fn landing(text: &Text, area: &str, landing: Landing, placed: impl FnOnce() -> String) -> String {
    match landing {
        Landing::Placed => placed(),
        Landing::Full => fl!(text, "landing-full", area = area),
        Landing::Distant => fl!(text, "landing-distant", area = area),
        Landing::AllOwned => fl!(text, "landing-all-owned", area = area),
        Landing::NoneLeft => fl!(text, "landing-none-left"),
    }
}
