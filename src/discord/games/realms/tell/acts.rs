//! Texts of events about influence, alliances and claims, and their consequences (U2 to U4).

use super::{acted, of_entries, of_moderators, of_turns};
use crate::discord::games::realms::words;
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{Event, Landing, Price};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// Returns `None` for events of other subjects.
pub fn happened(text: &Text, reader: Reader, event: &Event) -> Option<String> {
    Some(match event {
        Event::InfluenceReturned { area, returned } => line(&fl!(
            text,
            "line-influence-returned",
            area = harmless::name(area),
            influence = words::counts(text, returned)
        )),
        Event::InfluencePlaced { player, areas, paid, left } => acted!(
            text,
            reader,
            *player,
            "told-influence-placed",
            areas = words::shares(text, areas),
            paid = words::price(text, *paid),
            left = words::purse(text, *left)
        ),
        Event::AllianceForged { player, realm, area, before, paid, left, influence } => {
            let alliance = (&realm[..], &area[..], *before);
            let price = (*paid, *left);
            let mut told = forged(text, reader, *player, alliance, price);
            told.push('\n');
            told.push_str(&line(&landed(text, reader, *player, (area, *influence))));
            told
        }
        Event::AllianceEnded { player, realm, returned } => acted!(
            text,
            reader,
            *player,
            "told-alliance-ended",
            realm = harmless::name(realm),
            some = words::yes(!returned.is_empty()),
            areas = words::shares(text, returned)
        ),
        Event::CalledToArms { player, realm, kind, discarded, units, enemy, .. } => acted!(
            text,
            reader,
            *player,
            "told-called-to-arms",
            realm = harmless::name(realm),
            kind = words::call(text, *kind),
            areas = words::shares(text, discarded),
            units = units,
            against = words::yes(enemy.is_some()),
            enemy = enemy.as_deref().map(harmless::name).unwrap_or_default()
        ),
        Event::ClaimsPlaced { player, areas } => {
            line(&acted!(text, reader, *player, "line-claims-placed", count = areas.len(), areas = words::names(areas)))
        }
        of_turns!() | of_entries!() | of_moderators!() | Event::Covert(_) | Event::Trade(_) => {
            return None;
        }
    })
}

fn forged(
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

fn landed(text: &Text, reader: Reader, player: PlayerId, (area, landing): (&str, Landing)) -> String {
    let area = harmless::name(area);
    match landing {
        Landing::Placed => acted!(text, reader, player, "line-landed", area = area),
        no => landing_failed(text, &area, no),
    }
}

/// Says why an alliance brings no influence, or returns an empty string if it does.
pub fn landing_failed(text: &Text, area: &str, landing: Landing) -> String {
    match landing {
        Landing::Placed => String::new(),
        Landing::Full => fl!(text, "landing-full", area = area),
        Landing::Distant => fl!(text, "landing-distant", area = area),
        Landing::AllOwned => fl!(text, "landing-all-owned", area = area),
        Landing::NoneLeft => fl!(text, "landing-none-left"),
    }
}
