use super::{card, chain, power};
use crate::games::realms::words;
use crate::render::words::short_hash;
use crate::render::{Reader, at, line};
use crate::rules::PlayerId;
use crate::rules::games::realms::{Chain, DISCARD_PAYS, Revealed, Share, TradeCard, TradeEvent, TradeRow, Why};
use crate::rules::shuffle::HASH;
use crate::text::{Code, Name, Said, Text, say};

/// Renders a step as a sentence, and its consequences as lines.
pub fn happened(text: &Text, reader: Reader, event: &TradeEvent) -> Said {
    match event {
        TradeEvent::Begun { player, paid, left, cards, count, shuffle, hidden, deadline } => {
            let seen = match (*hidden, cards.is_empty()) {
                (false, _) => "all",
                (true, false) => "trader",
                (true, true) => "none",
            };
            let told = say!(
                text,
                "told-trade-begun",
                you = reader.is(*player),
                player,
                paid = words::price(text, *paid),
                left = words::purse(text, *left),
                seen,
                count,
                deadline = at(*deadline)
            );
            let shuffled = shuffle.iter().map(|shuffle| {
                line(&say!(text, "line-trade-shuffled", hash = HASH, promise = Code(short_hash(&shuffle.promise))))
            });
            let lines = std::iter::once(told).chain(revealed(text, cards));
            Said::in_lines(lines.chain(shuffled))
        }
        TradeEvent::Discarded { player, why, pays, ducats, .. } => {
            discarded(text, reader, *player, *why, (*pays, *ducats))
        }
        TradeEvent::ShipMoved { player, from, to, slot, displaced, .. } => {
            let places = (&from[..], &to[..], *slot);
            ship(text, reader, *player, places, *displaced)
        }
        TradeEvent::Chosen { player, card, node, from, .. } => {
            chosen(text, reader, *player, &card.card, (node, from.as_deref()))
        }
        TradeEvent::TieBroken { upper, over, row, by } => {
            line(&say!(text, "line-tie-broken", upper, over = words::players(text, over), row, silent = by.is_none()))
        }
        TradeEvent::Reckoned { node, pirates, rows, shares, .. } => {
            reckoned(text, (Name(node), *pirates), rows, shares)
        }
        TradeEvent::Reshuffled { shuffle } => {
            line(&say!(text, "line-trade-reshuffled", hash = HASH, promise = Code(short_hash(&shuffle.promise))))
        }
        TradeEvent::ShuffleShown { promise, text: said, .. } => {
            line(&say!(text, "line-trade-shuffle-shown", promise = Code(promise), said = Code(said)))
        }
        TradeEvent::Renewed { player, deadline } => {
            line(&say!(text, "line-trade-renewed", player, deadline = at(*deadline)))
        }
    }
}

pub fn advice(text: &Text, by: PlayerId, event: &TradeEvent) -> Option<Said> {
    match event {
        TradeEvent::Begun { player, .. } if *player == by => {
            Some(say!(text, "advice-trade-begun", pays = words::ducats(text, DISCARD_PAYS)))
        }
        TradeEvent::ShipMoved { player, .. } if *player == by => Some(say!(text, "advice-trade-moved")),
        TradeEvent::Begun { .. }
        | TradeEvent::Discarded { .. }
        | TradeEvent::ShipMoved { .. }
        | TradeEvent::Chosen { .. }
        | TradeEvent::TieBroken { .. }
        | TradeEvent::Reckoned { .. }
        | TradeEvent::Reshuffled { .. }
        | TradeEvent::ShuffleShown { .. }
        | TradeEvent::Renewed { .. } => None,
    }
}

fn chosen(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    chosen: &TradeCard,
    (node, from): (&str, Option<&str>),
) -> Said {
    let (merchant, place) = match from {
        Some(from) if from == node => ("there", Said::default()),
        Some(from) => ("node", Said::of(Name(from))),
        None => ("hand", Said::default()),
    };
    say!(
        text,
        "told-trade-chosen",
        you = reader.is(player),
        player,
        card = words::names(text, &chosen.nodes),
        node = Name(node),
        merchant,
        place
    )
}

fn revealed(text: &Text, cards: &[Revealed]) -> Vec<Said> {
    let numbered = (1..)
        .zip(cards)
        .map(|(number, one): (u32, _)| line(&say!(text, "trade-revealed", number, card = card(text, &one.card))));
    numbered.collect()
}

fn discarded(text: &Text, reader: Reader, player: PlayerId, why: Why, (pays, ducats): (u32, u32)) -> Said {
    let why = match why {
        Why::Asked => "asked",
        Why::TurnEnded => "turn",
        Why::Deadline => "deadline",
        Why::Left => "left",
        Why::CampaignEnded => "ended",
    };
    say!(
        text,
        "told-trade-discarded",
        you = reader.is(player),
        player,
        why,
        pays = words::ducats(text, pays),
        has = words::ducats(text, ducats)
    )
}

fn ship(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    (from, to, slot): (&str, &str, bool),
    displaced: Option<PlayerId>,
) -> Said {
    let told = say!(text, "told-trade-ship", you = reader.is(player), player, from = Name(from), to = Name(to), slot);
    let displaced = displaced.map(|other| line(&say!(text, "line-ship-displaced", player = other, zone = Name(to))));
    Said::in_lines(std::iter::once(told).chain(displaced))
}

/// Returns a reckoning that players can check by hand: the rows, the pirates, and each player's trade power, row and
/// ducats.
fn reckoned(text: &Text, (node, pirates): (Name<'_>, u32), rows: &[TradeRow], shares: &[Share]) -> Said {
    let head = say!(text, "told-trade-reckoned", node, rows = super::rows(text, rows), pirates);
    let lines = shares.iter().map(|one| line(&share(text, one)));
    Said::in_lines(std::iter::once(head).chain(lines))
}

fn share(text: &Text, share: &Share) -> Said {
    let stand = &share.stand;
    let (player, power) = (stand.player, power(text, stand.power));
    match (&stand.chain, share.row) {
        (Chain::Joined, Some(row)) => say!(
            text,
            "trade-share",
            player,
            power,
            row,
            pays = words::ducats(text, share.pays),
            has = words::ducats(text, share.ducats)
        ),
        (Chain::Joined, None) => say!(text, "trade-share-below", player, power),
        (broken, _) => say!(text, "trade-share-cut-off", player, power, chain = chain(text, broken)),
    }
}
