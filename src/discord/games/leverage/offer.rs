//! What waits for an answer in this ruleset: access, favours and resets.

use super::tell::at_place;
use super::words;
use crate::discord::render::tell::Reader;
use crate::discord::render::words::asker;
use crate::discord::render::{harmless, mention};
use crate::rules::Offer;
use crate::rules::games::leverage::{Favour, Terms};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns who gives by it, and to whom: the other of the two does in return.
pub fn gives(offer: &Offer, terms: &Terms) -> Option<(PlayerId, PlayerId)> {
    let from = offer.from?;
    match terms {
        Terms::Favour { .. } => Some((offer.to, from)),
        Terms::Access { .. } => Some((from, offer.to)),
        Terms::Reset { .. } | Terms::Terraforming { .. } | Terms::Loss { .. } => None,
    }
}

/// Returns the sentence by which it is offered or asked for.
pub fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> String {
    let you = reader.role(offer.from, offer.to);
    let (from, to) = (asker(text, offer), mention(offer.to));
    match terms {
        Terms::Favour { favour, .. } => asked(text, you, favour, (from, to)),
        Terms::Access { access } => {
            let access = words::access(text, *access);
            fl!(text, "told-offered-access", you = you, from = from, to = to, access = access)
        }
        Terms::Reset { amount } => {
            let amount = format!("{amount:+}");
            fl!(text, "told-proposed-reset", you = you, from = from, to = to, amount = amount)
        }
        Terms::Terraforming { place } => fl!(
            text,
            "told-reported-terraforming",
            you = you,
            from = from,
            to = to,
            at = at_place(text, place.as_deref())
        ),
        Terms::Loss { name, .. } => {
            fl!(text, "told-reported-loss", you = you, from = from, to = to, ship = harmless::name(name))
        }
    }
}

fn asked(text: &Text, you: &'static str, favour: &Favour, (from, to): (String, String)) -> String {
    match favour {
        Favour::Money { amount } => {
            fl!(text, "told-asked-money", you = you, from = from, to = to, amount = amount.to_string())
        }
        Favour::Access { access } => {
            fl!(text, "told-asked-access", you = you, from = from, to = to, access = words::access(text, *access))
        }
        Favour::MilitaryAid { place, minutes } => fl!(
            text,
            "told-asked-aid",
            you = you,
            from = from,
            to = to,
            place = harmless::name(place),
            minutes = words::game_minutes(text, *minutes)
        ),
        Favour::System { system } => {
            fl!(text, "told-asked-system", you = you, from = from, to = to, system = harmless::name(system))
        }
    }
}

/// Returns what it is about, as a phrase that names no player, with places as `named` shows them.
pub fn matter(text: &Text, terms: &Terms, named: &dyn Fn(&str) -> String) -> String {
    match terms {
        Terms::Access { access: kind } => {
            fl!(text, "matter-access", access = words::access(text, *kind))
        }
        Terms::Favour { favour: Favour::Money { amount }, .. } => {
            fl!(text, "matter-favour-money", amount = amount.to_string())
        }
        Terms::Favour { favour: Favour::Access { access: kind }, .. } => {
            fl!(text, "matter-favour-access", access = words::access(text, *kind))
        }
        Terms::Favour { favour: Favour::MilitaryAid { place, minutes }, .. } => {
            let minutes = words::game_minutes(text, *minutes);
            let place = named(place);
            fl!(text, "matter-favour-aid", place = place, minutes = minutes)
        }
        Terms::Favour { favour: Favour::System { system }, .. } => {
            fl!(text, "matter-favour-system", system = named(system))
        }
        Terms::Reset { amount } => {
            fl!(text, "matter-reset", amount = format!("{amount:+}"))
        }
        Terms::Terraforming { place: Some(place) } => {
            fl!(text, "matter-terraforming-at", place = named(place))
        }
        Terms::Terraforming { place: None } => fl!(text, "matter-terraforming"),
        Terms::Loss { name, .. } => fl!(text, "matter-loss", ship = named(name)),
    }
}

/// Returns what accepting does beside what the sentence says.
pub fn accepting(text: &Text, offer: &Offer, terms: &Terms) -> Option<String> {
    let (from, to) = (asker(text, offer), mention(offer.to));
    Some(match terms {
        Terms::Favour { favour: Favour::MilitaryAid { .. }, .. } => {
            fl!(text, "accepting-favour-aid", from = from, to = to)
        }
        Terms::Favour { favour: Favour::Money { .. } | Favour::Access { .. } | Favour::System { .. }, .. }
        | Terms::Reset { .. } => return None,
        Terms::Access { access } => {
            let value = access.value().to_string();
            fl!(text, "accepting-access", from = from, to = to, value = value)
        }
        Terms::Terraforming { .. } => fl!(text, "accepting-terraforming", from = from, to = to),
        Terms::Loss { borrower, owner, .. } => {
            fl!(text, "accepting-loss", borrower = mention(*borrower), owner = mention(*owner))
        }
    })
}

/// Returns what refusing costs: a favour that is refused costs double what asking did (L4.6).
pub fn refusing(text: &Text, offer: &Offer, terms: &Terms) -> Option<String> {
    let loss = terms.cost()?.doubled().to_string();
    let (from, to) = (asker(text, offer), mention(offer.to));
    Some(fl!(text, "refusing-favour", from = from, to = to, loss = loss))
}

/// Returns what Charisma brings back of the price of a favour (L9.3).
pub fn hint(text: &Text, terms: &Terms) -> Option<String> {
    let (price, back) = brought_back(terms)?;
    Some(fl!(text, "hint-charisma", price = price, back = back))
}

/// Returns the price of a favour and what Charisma has brought back of it, where that is anything.
fn brought_back(terms: &Terms) -> Option<(String, String)> {
    if let Terms::Favour { favour, cost, .. } = terms {
        let price = favour.cost();
        return (price != *cost).then(|| (price.to_string(), (price - *cost).to_string()));
    }
    None
}
