//! Texts of trade (U5): its steps, their obstacles, the reckoning, and each player's position at a node.

mod confirm;
mod left_open;
mod offer;
mod refusal;
mod tell;
mod views;

use super::words;
use crate::render::series;
use crate::rules::games::realms::{Chain, Power, Stand, TradeCard, TradeRow};
use crate::text::{Name, Said, Text, say};

pub use confirm::{confirm_label, confirmation};
pub use left_open::{filled, left_open};
pub use offer::{closed, made, matter, reminded};
pub use refusal::{needs, refusal};
pub use tell::{advice, happened};
pub use views::{node, under_way};

/// Describes trade power with its parts: `4 (merchant 1 + key provinces 2 + slots 1)`.
fn power(text: &Text, power: Power) -> Said {
    say!(
        text,
        "trade-power",
        total = power.total(),
        merchant = power.merchant,
        provinces = power.provinces,
        ships = power.ships
    )
}

/// Says whether a chain connects a node to the capital, or where it breaks (U5.7).
fn chain(text: &Text, chain: &Chain) -> Said {
    match chain {
        Chain::Joined => say!(text, "trade-chain-joined"),
        Chain::Broken { lacks } => say!(text, "trade-chain-broken", lacks = words::names(text, lacks)),
        Chain::NoWay => say!(text, "trade-chain-no-way"),
        Chain::CapitalLost { province, owner } => {
            let owner = owner.as_deref().map(Name).map(Said::of);
            say!(
                text,
                "trade-chain-capital",
                province = Name(province),
                owner = owner.unwrap_or_else(|| say!(text, "nobody"))
            )
        }
        Chain::NoCapital => say!(text, "trade-chain-none"),
    }
}

fn stand(text: &Text, stand: &Stand) -> Said {
    let merchant = match stand.upright {
        Some(true) => "upright",
        Some(false) => "down",
        None => "none",
    };
    say!(
        text,
        "trade-stand",
        player = stand.player,
        merchant,
        power = power(text, stand.power),
        chain = chain(text, &stand.chain)
    )
}

fn card(text: &Text, card: &TradeCard) -> Said {
    say!(text, "trade-card", nodes = words::names(text, &card.nodes), rows = rows(text, &card.rows))
}

/// Lists the values of a card's rows, top row first.
fn rows(text: &Text, rows: &[TradeRow]) -> Said {
    series(text, rows.iter().map(|row| row.ducats))
}
