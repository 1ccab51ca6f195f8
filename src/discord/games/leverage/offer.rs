//! Texts of pending offers: access, favours and resets.

use super::tell::at_place;
use super::words;
use crate::discord::render::tell::Reader;
use crate::discord::render::words::asker;
use crate::discord::render::{harmless, mention};
use crate::rules::Offer;
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{Account, Booking, Event, Favour, Pair, SHIP_LOST, State, TERRAFORMING, Terms};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// Returns the giver and the receiver of an offer that can be returned.
pub fn gives(offer: &Offer, terms: &Terms) -> Option<(PlayerId, PlayerId)> {
    let from = offer.from?;
    match terms {
        Terms::Favour { .. } => Some((offer.to, from)),
        Terms::Access { .. } => Some((from, offer.to)),
        Terms::Reset { .. } | Terms::Terraforming { .. } | Terms::Loss { .. } => None,
    }
}

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

/// Describes an offer's subject without player names. `named` formats places.
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

/// Says what accepting does beyond the offer's own sentence, with the amounts that would be booked (L3.9).
pub fn accepting(text: &Text, game: Option<&State>, offer: &Offer, terms: &Terms) -> Option<String> {
    let (from, to) = (asker(text, offer), mention(offer.to));
    let pair = Pair::new(offer.from?, offer.to);
    let booked = |pair, account, amount| words::booked(text, &forecast(game, pair, account, amount));
    Some(match terms {
        Terms::Favour { favour: Favour::MilitaryAid { .. }, .. } => {
            let loss = booked(pair, Account::Lost, SHIP_LOST);
            fl!(text, "accepting-favour-aid", from = from, to = to, loss = loss)
        }
        Terms::Favour { favour: Favour::Money { .. } | Favour::Access { .. } | Favour::System { .. }, .. } => {
            return None;
        }
        Terms::Reset { amount } => return resetting(text, game, pair, *amount),
        Terms::Access { access } => {
            let value = booked(pair, Account::Earned, access.value());
            fl!(text, "accepting-access", from = from, to = to, value = value)
        }
        Terms::Terraforming { .. } => {
            let value = booked(pair, Account::Earned, TERRAFORMING);
            fl!(text, "accepting-terraforming", from = from, to = to, value = value)
        }
        Terms::Loss { borrower, owner, .. } => {
            let loss = booked(Pair::new(*borrower, *owner), Account::Lost, SHIP_LOST);
            fl!(text, "accepting-loss", borrower = mention(*borrower), owner = mention(*owner), loss = loss)
        }
    })
}

/// Returns the booking, or the act's nominal value if the reader may not know the current leverage.
fn forecast(game: Option<&State>, pair: Pair, account: Account, amount: Leverage) -> Booking {
    let known = game.filter(|game| game.shows_leverage(pair));
    known.map_or_else(
        || State::default().would_book(pair, account, amount),
        |game| game.would_book(pair, account, amount),
    )
}

/// Describes what a reset would give each player, if a limit reduces it.
fn resetting(text: &Text, game: Option<&State>, pair: Pair, amount: Leverage) -> Option<String> {
    let both = [pair, pair.reversed()].map(|pair| forecast(game, pair, Account::Adjusted, amount));
    let cut = both.iter().any(|booking| !booking.swallowed.is_zero());
    let [first, second] = both.map(|booking| words::booked(text, &booking));
    let (from, to) = (mention(pair.by), mention(pair.over));
    cut.then(|| fl!(text, "accepting-reset", from = from, to = to, first = first, second = second))
}

/// Describes the cost of refusing, which is double the price of asking (L4.6).
pub fn refusing(text: &Text, game: Option<&State>, offer: &Offer, terms: &Terms) -> Option<String> {
    let pair = Pair::new(offer.to, offer.from?);
    let loss = words::booked(text, &forecast(game, pair, Account::Lost, terms.cost()?.doubled()));
    let (from, to) = (asker(text, offer), mention(offer.to));
    Some(fl!(text, "refusing-favour", from = from, to = to, loss = loss))
}

/// Returns whether an event changes the text of a pending offer.
pub fn rewords(event: &Event, offer: &Offer, terms: &Terms) -> bool {
    let (Some(booking), Some(from)) = (event.booking().filter(|booking| booking.shown.is_whole()), offer.from) else {
        return false;
    };
    let pair = Pair::new(from, offer.to);
    let promises = match terms {
        Terms::Access { access } => vec![(pair, access.value())],
        Terms::Terraforming { .. } => vec![(pair, TERRAFORMING)],
        Terms::Reset { amount } => vec![(pair, *amount), (pair.reversed(), *amount)],
        Terms::Loss { borrower, owner, .. } => vec![(Pair::new(*borrower, *owner), -SHIP_LOST)],
        Terms::Favour { cost, .. } => vec![(pair.reversed(), -cost.doubled()), (pair, -SHIP_LOST)],
    };
    let real = |held: Leverage, change: Leverage| (held + change).bounded() - held;
    promises
        .into_iter()
        .any(|(pair, change)| pair == booking.pair && real(booking.before(), change) != real(booking.value, change))
}

/// Describes how much of a favour's price Charisma refunds (L9.3).
pub fn hint(text: &Text, terms: &Terms) -> Option<String> {
    let (price, back) = brought_back(terms)?;
    Some(fl!(text, "hint-charisma", price = price, back = back))
}

/// Returns the price of a favour and Charisma's refund, if there is one.
fn brought_back(terms: &Terms) -> Option<(String, String)> {
    if let Terms::Favour { favour, cost, .. } = terms {
        let price = favour.cost();
        return (price != *cost).then(|| (price.to_string(), (price - *cost).to_string()));
    }
    None
}
