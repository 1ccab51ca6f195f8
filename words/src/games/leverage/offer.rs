//! Texts of pending offers: access, favours and resets.

use super::tell::{at_place, renewal};
use super::words;
use crate::game_words::Offered;
use crate::render::tell::offers::usually_closed;
use crate::render::words::asker;
use crate::render::{Reader, offer as usual};
use crate::rules::games::leverage::{Account, Booking, Event, Favour, Leverage, Pair, State, Terms, Values};
use crate::rules::{Closing, Offer, PlayerId};
use crate::text::{Name, Place, Said, Signed, Text, Words, say, word};

impl Offered for State {
    const REFUSING_COSTS: bool = true;

    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> Said {
        let you = reader.role(offer.from, offer.to);
        let (from, to) = (asker(text, offer), offer.to);
        match terms {
            Terms::Favour { favour, .. } => asked(text, you, favour, (from, to)),
            Terms::Access { access } => {
                say!(text, "told-offered-access", you, from, to, access = words::access(text, *access))
            }
            Terms::Reset { amount } => say!(text, "told-proposed-reset", you, from, to, amount = Signed(amount)),
            Terms::Terraforming { place } => {
                say!(text, "told-reported-terraforming", you, from, to, at = at_place(text, place.as_deref()))
            }
            Terms::Loss { name, .. } => say!(text, "told-reported-loss", you, from, to, ship = Name(name)),
            Terms::Renewal { grant, span } => renewal::asked(text, reader, to, *grant, *span),
        }
    }

    /// Describes an offer's subject without player names, for any place.
    fn matter<M: Place>(text: &Text, terms: &Terms) -> Words<M> {
        match terms {
            Terms::Access { access: kind } => word!(text, "matter-access", access = words::access(text, *kind)),
            Terms::Favour { favour: Favour::Money { amount }, .. } => word!(text, "matter-favour-money", amount),
            Terms::Favour { favour: Favour::Access { access: kind }, .. } => {
                word!(text, "matter-favour-access", access = words::access(text, *kind))
            }
            Terms::Favour { favour: Favour::MilitaryAid { place, minutes }, .. } => {
                word!(text, "matter-favour-aid", place = Name(place), minutes = words::game_minutes(text, *minutes))
            }
            Terms::Favour { favour: Favour::System { system }, .. } => {
                word!(text, "matter-favour-system", system = Name(system))
            }
            Terms::Reset { amount } => word!(text, "matter-reset", amount = Signed(amount)),
            Terms::Terraforming { place: Some(place) } => word!(text, "matter-terraforming-at", place = Name(place)),
            Terms::Terraforming { place: None } => word!(text, "matter-terraforming"),
            Terms::Loss { name, .. } => word!(text, "matter-loss", ship = Name(name)),
            Terms::Renewal { grant, .. } => word!(text, "matter-renewal", access = words::access(text, grant.access)),
        }
    }

    /// Says what accepting does beyond the offer's own sentence, with the amounts that would be booked (L3.9).
    fn accepting(text: &Text, game: Option<&State>, offer: &Offer, terms: &Terms) -> Option<Said> {
        if let Terms::Renewal { .. } = terms {
            return Some(say!(text, "accepting-renewal"));
        }
        let (from, to) = (asker(text, offer), offer.to);
        let pair = Pair::new(offer.from?, offer.to);
        let booked = |pair, account, amount| words::booked(text, &forecast(game, pair, account, amount));
        let values = values_of(game);
        let ship_lost = values.loss.lent_ship;
        Some(match terms {
            Terms::Favour { favour: Favour::MilitaryAid { .. }, .. } => {
                say!(text, "accepting-favour-aid", from, to, loss = booked(pair, Account::Lost, ship_lost))
            }
            Terms::Renewal { .. }
            | Terms::Favour { favour: Favour::Money { .. } | Favour::Access { .. } | Favour::System { .. }, .. } => {
                return None;
            }
            Terms::Reset { amount } => return resetting(text, game, pair, *amount),
            Terms::Access { access } => {
                let value = booked(pair, Account::Earned, values.access(*access).value);
                say!(text, "accepting-access", from, to, value)
            }
            Terms::Terraforming { .. } => {
                let value = booked(pair, Account::Earned, values.terraform.0);
                say!(text, "accepting-terraforming", from, to, value)
            }
            Terms::Loss { borrower, owner, .. } => {
                let loss = booked(Pair::new(*borrower, *owner), Account::Lost, ship_lost);
                say!(text, "accepting-loss", borrower, owner, loss)
            }
        })
    }

    /// Returns the giver and the receiver of an offer that can be returned.
    fn gives(offer: &Offer, terms: &Terms) -> Option<(PlayerId, PlayerId)> {
        let from = offer.from?;
        match terms {
            Terms::Favour { .. } => Some((offer.to, from)),
            Terms::Access { .. } => Some((from, offer.to)),
            Terms::Reset { .. } | Terms::Terraforming { .. } | Terms::Loss { .. } | Terms::Renewal { .. } => None,
        }
    }

    /// Describes the cost of refusing, a multiple of the price of asking (L4.6).
    fn refusing(text: &Text, game: Option<&State>, offer: &Offer, terms: &Terms) -> Option<Said> {
        let pair = Pair::new(offer.to, offer.from?);
        let loss = words::booked(text, &forecast(game, pair, Account::Lost, terms.refusal()?));
        Some(say!(text, "refusing-favour", from = asker(text, offer), to = offer.to, loss))
    }

    /// Returns whether an event changes the text of a pending offer.
    fn rewords(game: &State, event: &Event, offer: &Offer, terms: &Terms) -> bool {
        if let Event::ValuesChanged { before, after, .. } = event {
            return before.bounds != after.bounds || promises(before, offer, terms) != promises(after, offer, terms);
        }
        let Some(booking) = event.booking().filter(|booking| booking.shown.is_whole()) else {
            return false;
        };
        let bounds = &game.values.bounds;
        let real = |held: Leverage, change: Leverage| bounds.keep(held, held + change) - held;
        promises(&game.values, offer, terms)
            .into_iter()
            .any(|(pair, change)| pair == booking.pair && real(booking.before(), change) != real(booking.value, change))
    }

    fn overtaken(text: &Text, terms: &Terms, by: PlayerId) -> Said {
        match terms {
            Terms::Renewal { .. } => renewal::moot(text, by),
            Terms::Access { .. }
            | Terms::Favour { .. }
            | Terms::Reset { .. }
            | Terms::Terraforming { .. }
            | Terms::Loss { .. } => usual::ended_with_action(text),
        }
    }

    fn closed(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, closing: &Closing) -> Said {
        match terms {
            Terms::Renewal { grant, .. } => renewal::closed(text, reader, offer, *grant, closing),
            Terms::Access { .. }
            | Terms::Favour { .. }
            | Terms::Reset { .. }
            | Terms::Terraforming { .. }
            | Terms::Loss { .. } => usually_closed(text, reader, offer, closing),
        }
    }

    /// Describes how much of a favour's price Charisma refunds (L9.3).
    fn hint(text: &Text, game: Option<&State>, terms: &Terms) -> Option<Said> {
        let (price, back) = brought_back(values_of(game), terms)?;
        Some(say!(text, "hint-charisma", price, back))
    }

    fn no_offers(text: &Text) -> Said {
        say!(text, "offers-none")
    }
}

/// Returns the campaign's values, or the defaults if it is not known.
fn values_of(game: Option<&State>) -> &Values {
    match game {
        Some(game) => &game.values,
        None => Values::usual(),
    }
}

/// Returns the changes of leverage that the text of an offer names.
fn promises(values: &Values, offer: &Offer, terms: &Terms) -> Vec<(Pair, Leverage)> {
    let Some(from) = offer.from else {
        return Vec::new();
    };
    let pair = Pair::new(from, offer.to);
    let ship_lost = -values.loss.lent_ship;
    match terms {
        Terms::Access { access } => vec![(pair, values.access(*access).value)],
        Terms::Terraforming { .. } => vec![(pair, values.terraform.0)],
        Terms::Reset { amount } => vec![(pair, *amount), (pair.reversed(), *amount)],
        Terms::Loss { borrower, owner, .. } => vec![(Pair::new(*borrower, *owner), ship_lost)],
        Terms::Renewal { .. } => Vec::new(),
        Terms::Favour { .. } => {
            let refused = terms.refusal().map(|loss| (pair.reversed(), -loss));
            refused.into_iter().chain([(pair, ship_lost)]).collect()
        }
    }
}

fn asked(text: &Text, you: &'static str, favour: &Favour, (from, to): (Said, PlayerId)) -> Said {
    match favour {
        Favour::Money { amount } => say!(text, "told-asked-money", you, from, to, amount),
        Favour::Access { access } => {
            say!(text, "told-asked-access", you, from, to, access = words::access(text, *access))
        }
        Favour::MilitaryAid { place, minutes } => say!(
            text,
            "told-asked-aid",
            you,
            from,
            to,
            place = Name(place),
            minutes = words::game_minutes(text, *minutes)
        ),
        Favour::System { system } => say!(text, "told-asked-system", you, from, to, system = Name(system)),
    }
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
fn resetting(text: &Text, game: Option<&State>, pair: Pair, amount: Leverage) -> Option<Said> {
    let both = [pair, pair.reversed()].map(|pair| forecast(game, pair, Account::Adjusted, amount));
    let cut = both.iter().any(|booking| !booking.swallowed.is_zero());
    let [first, second] = both.map(|booking| words::booked(text, &booking));
    cut.then(|| say!(text, "accepting-reset", from = pair.by, to = pair.over, first, second))
}

/// Returns the price of a favour and Charisma's refund, if there is one.
fn brought_back(values: &Values, terms: &Terms) -> Option<(Leverage, Leverage)> {
    if let Terms::Favour { favour, cost, .. } = terms {
        let price = values.cost(favour);
        return (price != *cost).then(|| (price, price - *cost));
    }
    None
}
