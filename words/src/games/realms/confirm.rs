use super::tell::landing;
use super::{covert, trade, words};
use crate::game_words::Confirmed;
use crate::render::line;
use crate::rules::games::realms::{Confirmation, Deed, Landing, Price, State};
use crate::rules::{OfferId, PlayerId};
use crate::text::{Name, Said, Text, say};

impl Confirmed for State {
    fn confirmation_told(text: &Text, confirmation: &Confirmation) -> Said {
        match confirmation {
            Confirmation::PlacesInfluence { areas, price, left } => say!(
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
            Confirmation::EndsAlliance { realm, returned } => say!(
                text,
                "confirm-end-alliance",
                realm = Name(realm),
                some = !returned.is_empty(),
                areas = words::shares(text, returned)
            ),
            Confirmation::CallsToArms { realm, kind, discarded, units, enemy } => say!(
                text,
                "confirm-call",
                realm = Name(realm),
                kind = words::call(text, *kind),
                areas = words::shares(text, discarded),
                units,
                against = enemy.is_some(),
                enemy = enemy.as_deref().map(|name| Said::of(Name(name))).unwrap_or_default()
            ),
            Confirmation::DeclaresCovert(declares) => covert::confirmation(text, declares),
            Confirmation::Trade(needed) => trade::confirmation(text, needed),
            Confirmation::ReplacesMap { places } => say!(text, "confirm-replaces-map", places),
            Confirmation::Leaves { turn, trade, action, questions } => {
                leaves(text, (*turn, *trade), action.as_deref(), questions)
            }
        }
    }

    fn confirm_label(text: &Text, confirmation: &Confirmation) -> Said {
        match confirmation {
            Confirmation::PlacesInfluence { .. } => say!(text, "button-place-influence"),
            Confirmation::ForgesAlliance { .. } => say!(text, "button-forge"),
            Confirmation::EndsAlliance { .. } => say!(text, "button-end-alliance"),
            Confirmation::CallsToArms { .. } => say!(text, "button-call"),
            Confirmation::DeclaresCovert(_) => say!(text, "button-declare"),
            Confirmation::Trade(needed) => trade::confirm_label(text, needed),
            Confirmation::ReplacesMap { .. } => say!(text, "button-replace"),
            Confirmation::Leaves { .. } => say!(text, "button-leave"),
        }
    }
}

/// Describes everything that ends when the player leaves (U1.7).
fn leaves(text: &Text, (turn, trade): (bool, bool), action: Option<&Deed>, questions: &[OfferId]) -> Said {
    let mut lines = vec![say!(text, "confirm-leave-realms")];
    lines.extend(turn.then(|| line(&say!(text, "confirm-leave-turn"))));
    lines.extend(trade.then(|| line(&say!(text, "confirm-leave-trade"))));
    lines.extend(action.map(|deed| line(&say!(text, "confirm-leave-action", deed = covert::deed(text, deed)))));
    lines.extend(questions.iter().map(|id| line(&say!(text, "confirm-leave-question", offer = id))));
    lines.push(say!(text, "confirm-leave-realm-stays"));
    Said::in_lines(lines)
}

fn forges(
    text: &Text,
    (realm, area, before, influence): (&str, &str, Option<PlayerId>, Landing),
    (price, left): (Price, Price),
) -> Said {
    let (realm, area) = (Name(realm), Name(area));
    let landed = landing(text, area, influence, || say!(text, "confirm-landed", area));
    let mut lines = vec![say!(text, "confirm-forge", realm, area)];
    if let Some(before) = before {
        lines.push(say!(text, "confirm-forge-wins", player = before));
    }
    lines.push(landed);
    lines.push(say!(text, "confirm-price", price = words::price(text, price), left = words::purse(text, left)));
    Said::in_lines(lines)
}
