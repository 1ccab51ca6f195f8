//! Texts of events about tokens.

use super::{acted, of_card, of_moderators, of_turns};
use crate::discord::games::strategy_card::words;
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::{harmless, mention};
use crate::rules::games::strategy_card::{Event, Pools, Source};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn happened(text: &Text, reader: Reader, event: &Event) -> Option<String> {
    Some(match event {
        Event::TokenPlaced { player, system, from, left, by_card } => {
            let placed = placed(text, reader, *player, (system, *from, *left));
            match by_card {
                true => line(&placed),
                false => placed,
            }
        }
        Event::Gained { player, gained, after, reinforcements } => acted!(
            text,
            reader,
            *player,
            "told-gained",
            gained = words::shares(text, *gained),
            sheet = words::sheet(text, *after),
            left = reinforcements.to_string()
        ),
        Event::Redistributed { player, before, after } => redistributed(text, reader, *player, (*before, *after)),
        Event::Spent { player, pool, count, left } => acted!(
            text,
            reader,
            *player,
            "told-spent",
            count = count,
            pool = words::pool(text, *pool),
            left = left.to_string()
        ),
        Event::TokenRemoved { by, player, system, reinforcements } => {
            removed(text, reader, (*by, *player), (system, *reinforcements))
        }
        Event::Activated { player, system, left } => {
            acted!(text, reader, *player, "told-activated", system = harmless::name(system), left = left.to_string())
        }
        // Other functions render these.
        of_turns!() | of_card!() | of_moderators!() => return None,
    })
}

fn placed(text: &Text, reader: Reader, player: PlayerId, (system, from, left): (&str, Source, u8)) -> String {
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

fn redistributed(text: &Text, reader: Reader, player: PlayerId, (before, after): (Pools, Pools)) -> String {
    acted!(
        text,
        reader,
        player,
        "told-redistributed",
        before = words::sheet(text, before),
        after = words::sheet(text, after)
    )
}

fn removed(
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
