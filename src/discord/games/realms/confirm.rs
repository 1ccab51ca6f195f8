//! What a player has to see before influence is placed, an alliance is forged, a covert action is declared, or a map is replaced.

use super::tell::landing_failed;
use super::{covert, trade, words};
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{Confirmation, Landing, Price};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns what will happen, with its price, and asks.
pub fn confirmation(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::PlacesInfluence { areas, price, left } => fl!(
            text,
            "confirm-influence",
            areas = words::shares(text, areas),
            price = words::price(text, *price),
            left = words::purse(text, *left)
        ),
        Confirmation::ForgesAlliance {
            realm,
            area,
            before,
            price,
            left,
            influence,
        } => {
            let alliance = (&realm[..], &area[..], *before, *influence);
            forges(text, alliance, (*price, *left))
        }
        Confirmation::DeclaresCovert(declares) => covert::confirmation(text, declares),
        Confirmation::Trade(needed) => trade::confirmation(text, needed),
        Confirmation::ReplacesMap { places } => {
            fl!(text, "confirm-replaces-map", places = places)
        }
    }
}

/// Returns the label of the button that says yes.
pub fn confirm_label(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::PlacesInfluence { .. } => fl!(text, "button-place-influence"),
        Confirmation::ForgesAlliance { .. } => fl!(text, "button-forge"),
        Confirmation::DeclaresCovert(_) => fl!(text, "button-declare"),
        Confirmation::Trade(needed) => trade::confirm_label(text, needed),
        Confirmation::ReplacesMap { .. } => fl!(text, "button-replace"),
    }
}

fn forges(
    text: &Text,
    (realm, area, before, influence): (&str, &str, Option<PlayerId>, Landing),
    (price, left): (Price, Price),
) -> String {
    let (realm, area) = (harmless::name(realm), harmless::name(area));
    let landed = match influence {
        Landing::Placed => fl!(text, "confirm-landed", area = area.as_str()),
        no => landing_failed(text, &area, no),
    };
    let mut lines = vec![fl!(
        text,
        "confirm-forge",
        realm = realm,
        area = area.as_str()
    )];
    if let Some(before) = before {
        lines.push(fl!(text, "confirm-forge-wins", player = mention(before)));
    }
    lines.push(landed);
    lines.push(fl!(
        text,
        "confirm-price",
        price = words::price(text, price),
        left = words::purse(text, left)
    ));
    lines.join("\n")
}
