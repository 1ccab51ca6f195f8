use super::{card, chain, power};
use crate::discord::games::realms::words;
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::{at, harmless, mention};
use crate::rules::games::realms::{Chain, DISCARD_PAYS, Revealed, Share, TradeCard, TradeEvent, TradeRow, Why};
use crate::rules::ids::PlayerId;
use crate::rules::shuffle::HASH;
use crate::text::Text;
use crate::text::fl;

/// Renders a step as a sentence, and its consequences as lines.
pub fn happened(text: &Text, reader: Reader, event: &TradeEvent) -> String {
    match event {
        TradeEvent::Begun { player, paid, left, cards, count, shuffle, hidden, deadline } => {
            let seen = match (*hidden, cards.is_empty()) {
                (false, _) => "all",
                (true, false) => "trader",
                (true, true) => "none",
            };
            let told = fl!(
                text,
                "told-trade-begun",
                you = reader.is(*player),
                player = mention(*player),
                paid = words::price(text, *paid),
                left = words::purse(text, *left),
                seen = seen,
                count = count,
                deadline = at(*deadline)
            );
            let shuffled = shuffle.iter().map(|shuffle| {
                let promise = shuffle.promise.as_str();
                line(&fl!(text, "line-trade-shuffled", hash = HASH, promise = promise))
            });
            let lines = std::iter::once(told).chain(revealed(text, cards));
            lines.chain(shuffled).collect::<Vec<_>>().join("\n")
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
        TradeEvent::TieBroken { upper, over, row, by } => line(&fl!(
            text,
            "line-tie-broken",
            upper = mention(*upper),
            over = words::players(text, over),
            row = row.to_string(),
            silent = words::yes(by.is_none())
        )),
        TradeEvent::Reckoned { node, pirates, rows, shares, .. } => {
            reckoned(text, (&harmless::name(node), *pirates), rows, shares)
        }
        TradeEvent::Reshuffled { shuffle } => {
            line(&fl!(text, "line-trade-reshuffled", hash = HASH, promise = shuffle.promise.as_str()))
        }
        TradeEvent::ShuffleShown { promise, text: said, .. } => {
            line(&fl!(text, "line-trade-shuffle-shown", promise = promise.as_str(), said = said.as_str()))
        }
        TradeEvent::Renewed { player, deadline } => {
            line(&fl!(text, "line-trade-renewed", player = mention(*player), deadline = at(*deadline)))
        }
    }
}

pub fn advice(text: &Text, by: PlayerId, event: &TradeEvent) -> Option<String> {
    match event {
        TradeEvent::Begun { player, .. } if *player == by => {
            Some(fl!(text, "advice-trade-begun", pays = words::ducats(text, DISCARD_PAYS)))
        }
        TradeEvent::ShipMoved { player, .. } if *player == by => Some(fl!(text, "advice-trade-moved")),
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
) -> String {
    let (merchant, place) = match from {
        Some(from) if from == node => ("there", String::new()),
        Some(from) => ("node", harmless::name(from)),
        None => ("hand", String::new()),
    };
    fl!(
        text,
        "told-trade-chosen",
        you = reader.is(player),
        player = mention(player),
        card = card(text, chosen),
        node = harmless::name(node),
        merchant = merchant,
        place = place
    )
}

fn revealed(text: &Text, cards: &[Revealed]) -> Vec<String> {
    let numbered = (1..).zip(cards).map(|(number, one): (u32, _)| {
        let card = card(text, &one.card);
        line(&fl!(text, "trade-revealed", number = number.to_string(), card = card))
    });
    numbered.collect()
}

fn discarded(text: &Text, reader: Reader, player: PlayerId, why: Why, (pays, ducats): (u32, u32)) -> String {
    let why = match why {
        Why::Asked => "asked",
        Why::TurnEnded => "turn",
        Why::Deadline => "deadline",
        Why::Left => "left",
        Why::CampaignEnded => "ended",
    };
    fl!(
        text,
        "told-trade-discarded",
        you = reader.is(player),
        player = mention(player),
        why = why,
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
) -> String {
    let told = fl!(
        text,
        "told-trade-ship",
        you = reader.is(player),
        player = mention(player),
        from = harmless::name(from),
        to = harmless::name(to),
        slot = words::yes(slot)
    );
    let displaced = displaced
        .map(|other| line(&fl!(text, "line-ship-displaced", player = mention(other), zone = harmless::name(to))));
    std::iter::once(told).chain(displaced).collect::<Vec<_>>().join("\n")
}

/// Returns a reckoning that players can check by hand: the rows, the pirates, and each player's trade power, row and
/// ducats.
fn reckoned(text: &Text, (node, pirates): (&str, u32), rows: &[TradeRow], shares: &[Share]) -> String {
    let head = fl!(text, "told-trade-reckoned", node = node, rows = super::rows(rows), pirates = pirates);
    let lines = shares.iter().map(|one| line(&share(text, one)));
    std::iter::once(head).chain(lines).collect::<Vec<_>>().join("\n")
}

fn share(text: &Text, share: &Share) -> String {
    let stand = &share.stand;
    let (player, power) = (mention(stand.player), power(text, stand.power));
    match (&stand.chain, share.row) {
        (Chain::Joined, Some(row)) => fl!(
            text,
            "trade-share",
            player = player,
            power = power,
            row = row.to_string(),
            pays = words::ducats(text, share.pays),
            has = words::ducats(text, share.ducats)
        ),
        (Chain::Joined, None) => {
            fl!(text, "trade-share-below", player = player, power = power)
        }
        (broken, _) => fl!(text, "trade-share-cut-off", player = player, power = power, chain = chain(text, broken)),
    }
}
