//! Texts of trade (U5): its steps, their obstacles, the reckoning, and each player's position at a node.

mod confirm;
mod left_open;
mod offer;
mod refusal;
mod tell;
mod views;

use super::words;
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{Chain, Power, Stand, TradeCard, TradeRow};
use crate::text::Text;
use crate::text::fl;

pub use confirm::{confirm_label, confirmation};
pub use left_open::{filled, left_open};
pub use offer::{broken, closed, made, matter, must_pick, pick_code, pick_label, picked, question, reminded, silence};
pub use refusal::{needs, refusal};
pub use tell::{advice, happened};
pub use views::{node, under_way};

/// Describes trade power with its parts: `4 (merchant 1 + key provinces 2 + slots 1)`.
fn power(text: &Text, power: Power) -> String {
    fl!(
        text,
        "trade-power",
        total = power.total().to_string(),
        merchant = power.merchant.to_string(),
        provinces = power.provinces.to_string(),
        ships = power.ships.to_string()
    )
}

/// Says whether a chain connects a node to the capital, or where it breaks (U5.7).
fn chain(text: &Text, chain: &Chain) -> String {
    match chain {
        Chain::Joined => fl!(text, "trade-chain-joined"),
        Chain::Broken { lacks } => {
            let lacks = words::names(text, lacks);
            fl!(text, "trade-chain-broken", lacks = lacks)
        }
        Chain::NoWay => fl!(text, "trade-chain-no-way"),
        Chain::CapitalLost { province, owner } => {
            let owner = owner.as_deref().map(harmless::name);
            fl!(
                text,
                "trade-chain-capital",
                province = harmless::name(province),
                owner = owner.unwrap_or_else(|| fl!(text, "nobody"))
            )
        }
        Chain::NoCapital => fl!(text, "trade-chain-none"),
    }
}

fn stand(text: &Text, stand: &Stand) -> String {
    let merchant = match stand.upright {
        Some(true) => "upright",
        Some(false) => "down",
        None => "none",
    };
    fl!(
        text,
        "trade-stand",
        player = mention(stand.player),
        merchant = merchant,
        power = power(text, stand.power),
        chain = chain(text, &stand.chain)
    )
}

fn card(text: &Text, card: &TradeCard) -> String {
    let (nodes, rows) = (words::names(text, &card.nodes), rows(&card.rows));
    fl!(text, "trade-card", nodes = nodes, rows = rows)
}

/// Lists the values of a card's rows, top row first.
fn rows(rows: &[TradeRow]) -> String {
    let rows: Vec<String> = rows.iter().map(|row| row.ducats.to_string()).collect();
    rows.join(", ")
}
