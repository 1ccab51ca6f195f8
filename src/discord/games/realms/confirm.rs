use super::tell::landing;
use super::{covert, trade, words};
use crate::discord::render::tell::line;
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{Confirmation, Deed, Landing, Price};
use crate::rules::ids::{OfferId, PlayerId};
use crate::text::Text;
use crate::text::fl;

pub fn confirmation(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::PlacesInfluence { areas, price, left } => fl!(
            text,
            "confirm-influence",
            areas = words::shares(text, areas),
            price = words::price(text, *price),
            left = words::purse(text, *left)
        ),
        Confirmation::ForgesAlliance { realm, area, before, price, left, influence } => {
            let alliance = (&realm[..], &area[..], *before, *influence);
            forges(text, alliance, (*price, *left))
        }
        Confirmation::EndsAlliance { realm, returned } => fl!(
            text,
            "confirm-end-alliance",
            realm = harmless::name(realm),
            some = words::yes(!returned.is_empty()),
            areas = words::shares(text, returned)
        ),
        Confirmation::CallsToArms { realm, kind, discarded, units, enemy } => fl!(
            text,
            "confirm-call",
            realm = harmless::name(realm),
            kind = words::call(text, *kind),
            areas = words::shares(text, discarded),
            units = units,
            against = words::yes(enemy.is_some()),
            enemy = enemy.as_deref().map(harmless::name).unwrap_or_default()
        ),
        Confirmation::DeclaresCovert(declares) => covert::confirmation(text, declares),
        Confirmation::Trade(needed) => trade::confirmation(text, needed),
        Confirmation::ReplacesMap { places } => {
            fl!(text, "confirm-replaces-map", places = places)
        }
        Confirmation::Leaves { turn, trade, action, questions } => {
            leaves(text, (*turn, *trade), action.as_deref(), questions)
        }
    }
}

pub fn confirm_label(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::PlacesInfluence { .. } => fl!(text, "button-place-influence"),
        Confirmation::ForgesAlliance { .. } => fl!(text, "button-forge"),
        Confirmation::EndsAlliance { .. } => fl!(text, "button-end-alliance"),
        Confirmation::CallsToArms { .. } => fl!(text, "button-call"),
        Confirmation::DeclaresCovert(_) => fl!(text, "button-declare"),
        Confirmation::Trade(needed) => trade::confirm_label(text, needed),
        Confirmation::ReplacesMap { .. } => fl!(text, "button-replace"),
        Confirmation::Leaves { .. } => fl!(text, "button-leave"),
    }
}

/// Describes everything that ends when the player leaves (U1.7).
fn leaves(text: &Text, (turn, trade): (bool, bool), action: Option<&Deed>, questions: &[OfferId]) -> String {
    let mut lines = vec![fl!(text, "confirm-leave-realms")];
    lines.extend(turn.then(|| line(&fl!(text, "confirm-leave-turn"))));
    lines.extend(trade.then(|| line(&fl!(text, "confirm-leave-trade"))));
    lines.extend(action.map(|deed| {
        let deed = covert::deed(text, deed);
        line(&fl!(text, "confirm-leave-action", deed = deed))
    }));
    lines.extend(questions.iter().map(|id| {
        let id = id.to_string();
        line(&fl!(text, "confirm-leave-question", offer = id))
    }));
    lines.push(fl!(text, "confirm-leave-realm-stays"));
    lines.join("\n")
}

fn forges(
    text: &Text,
    (realm, area, before, influence): (&str, &str, Option<PlayerId>, Landing),
    (price, left): (Price, Price),
) -> String {
    let (realm, area) = (harmless::name(realm), harmless::name(area));
    let landed = landing(text, &area, influence, || fl!(text, "confirm-landed", area = area.as_str()));
    let mut lines = vec![fl!(text, "confirm-forge", realm = realm, area = area.as_str())];
    if let Some(before) = before {
        lines.push(fl!(text, "confirm-forge-wins", player = mention(before)));
    }
    lines.push(landed);
    lines.push(fl!(text, "confirm-price", price = words::price(text, price), left = words::purse(text, left)));
    lines.join("\n")
}
