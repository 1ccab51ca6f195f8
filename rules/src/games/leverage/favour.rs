//! Favours (L4): their cost, and the consequences of a refusal.

use super::access::{self, Access};
use super::amounts::{Leverage, Money};
use super::event::{Event, Why};
use super::forecast::Forecast;
use super::gift;
use super::refusal::Refusal;
use super::relation::{Account, Pair};
use super::settings::Public;
use super::state::State;
use super::technology::Technology;
use super::terms::{self, Terms};
use super::{Actor, Confirmation, Effect, GameContext, Refused};
use crate::ids::{OfferId, PlayerId};
use crate::ruleset::NewOffer;
use crate::table::{OfferHeader, check_note};
use serde::{Deserialize, Serialize};

/// A favour a player can ask for (L4.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Favour {
    Money {
        amount: Money,
    },
    Access {
        access: Access,
    },
    /// A ship for some game minutes (L10).
    MilitaryAid {
        place: String,
        minutes: i64,
    },
    /// A star system (L9.5).
    System {
        system: String,
    },
}

/// Asks for a favour and spends its cost at once (L4.3).
pub fn ask(
    at: &GameContext,
    by: &Actor,
    of: PlayerId,
    favour: &Favour,
    note: Option<&str>,
    private: bool,
) -> Result<Vec<Effect>, Refused> {
    let between = (by.player, of);
    let (favour, cost) = price(at, between, favour)?;
    check_note(note)?;
    must_leave_room(at, between)?;
    let favour = placed(at.game, favour)?;
    by.must_have_seen(before_asking(at, of, &favour, private))?;
    let unable = lack(at.game, of, &favour).is_some();
    let values = &at.game.values;
    let cost = values.spends(&at.game.technologies(by.player), cost);
    let spent = spend(at.game, between, cost, at.offer_number(private, by.player, of));
    let asked = NewOffer {
        note: note.map(str::to_owned),
        private,
        ..NewOffer::new(by.player, of, Terms::Favour { favour, cost, unable, factor: values.favour.refusal_factor })
    };
    Ok(vec![Effect::Asks(asked), Effect::Happened(spent)])
}

/// Returns the normalised favour and its cost, if the asker has that much leverage (L4.2).
pub fn price(
    at: &GameContext,
    (asker, asked): (PlayerId, PlayerId),
    favour: &Favour,
) -> Result<(Favour, Leverage), Refused> {
    let state = at.game;
    let favour = match favour {
        Favour::Money { amount } => {
            gift::must_be_a_piece(*amount)?;
            favour.clone()
        }
        Favour::Access { access } => {
            access::must_be_open(at, asked, asker, *access)?;
            favour.clone()
        }
        Favour::MilitaryAid { place, minutes } => {
            let minutes = *minutes;
            must_last(state, minutes)?;
            // The choice of a planet comes last, so that nothing is refused after a choice from a menu.
            Favour::MilitaryAid { place: place.clone(), minutes }
        }
        Favour::System { system } => {
            if !state.technologies(asker).harmony {
                let technology = Technology::Harmony;
                return Err(Refusal::NeedsTechnology { technology }.into());
            }
            let system = state.must_be_givable(asked, system)?;
            Favour::System { system }
        }
    };
    let cost = state.values.cost(&favour);
    let has = state.leverage(Pair::new(asker, asked));
    if has < cost {
        return Err(Refusal::NotEnoughLeverage { by: asker, over: asked, cost, has }.into());
    }
    Ok((favour, cost))
}

/// Refuses military aid that is too short or too long (L10.1).
pub fn must_last(state: &State, minutes: i64) -> Result<(), Refusal> {
    let most = state.values.favour.aid_longest;
    match (1..=most).contains(&minutes) {
        true => Ok(()),
        false => Err(Refusal::AidOutOfRange { minutes, most }),
    }
}

/// Returns the favour with the planet a ship is sent to (L10.3).
pub fn placed(state: &State, favour: Favour) -> Result<Favour, Refused> {
    Ok(match favour {
        Favour::MilitaryAid { place, minutes } => Favour::MilitaryAid { place: state.must_be_planet(&place)?, minutes },
        favour => favour,
    })
}

/// Spends the cost of asking (L4.3), less the rebate from Charisma (L9.3).
pub fn spend(state: &State, (asker, asked): (PlayerId, PlayerId), spent: Leverage, offer: OfferId) -> Event {
    state.book(Pair::new(asker, asked), Account::Spent, spent, Why::FavourAsked(offer))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    Money {
        needs: Money,
        has: Money,
    },
    /// The player owns no ship at all. Busy ships count, because they will return.
    Ship,
}

/// Returns what a player lacks to do a favour, regardless of whether they want to (L4.13).
pub fn lack(state: &State, asked: PlayerId, favour: &Favour) -> Option<Lack> {
    match favour {
        Favour::Money { amount } => {
            let (needs, has) = (*amount, state.money(asked));
            (has < needs).then_some(Lack::Money { needs, has })
        }
        Favour::MilitaryAid { .. } => {
            let has_none = state.fleet(asked).next().is_none();
            has_none.then_some(Lack::Ship)
        }
        Favour::Access { .. } | Favour::System { .. } => None,
    }
}

/// Returns what the player asked lacked when asked and still lacks (L4.13).
pub fn still_lacks(state: &State, offer: &OfferHeader, terms: &Terms) -> Option<Lack> {
    match terms {
        Terms::Favour { favour, unable: true, .. } => lack(state, offer.to, favour),
        Terms::Favour { unable: false, .. }
        | Terms::Access { .. }
        | Terms::Reset { .. }
        | Terms::Terraforming { .. }
        | Terms::Loss { .. }
        | Terms::Renewal { .. } => None,
    }
}

/// Returns the confirmation before refusing something the player was never able to do (L4.13).
pub fn refusal_is_free(at: &GameContext, offer: &OfferHeader, terms: &Terms) -> Option<Confirmation> {
    let lack = still_lacks(at.game, offer, terms)?;
    let back = terms::taken_back(at.game, offer, terms)?;
    let returns = back.booking().map_or(Leverage::ZERO, |back| -back.amount);
    Some(Confirmation::Unable { offer: offer.id, asker: offer.from?, lack, returns })
}

/// Returns the booking of a refusal: the refuser loses a multiple of the cost of asking (L4.6).
pub fn refused(state: &State, offer: &OfferHeader, terms: &Terms) -> Option<Event> {
    let pair = Pair::new(offer.to, offer.from?);
    Some(state.book(pair, Account::Lost, terms.refusal()?, Why::FavourRefused(offer.id)))
}

/// Returns the confirmation before refusing (L4.10); `None` if refusing is free.
pub fn refusal_costs(at: &GameContext, offer: &OfferHeader, terms: &Terms) -> Option<Confirmation> {
    let event = refused(at.game, offer, terms)?;
    let forecast = Forecast::of(at, offer.to, &[event])?;
    Some(Confirmation::RefusalCosts {
        offer: offer.id,
        asker: forecast.over,
        from: forecast.from,
        to: forecast.to,
        opens: forecast.opens,
        back: forecast.back,
        at_bound: forecast.at_bound,
    })
}

/// Returns the confirmation before the asker withdraws a favour (L4.8); `None` if asking was free.
pub fn withdrawal_costs(offer: &OfferHeader, terms: &Terms) -> Option<Confirmation> {
    let cost = terms.cost().filter(|cost| !cost.is_zero())?;
    let offer = offer.id;
    Some(Confirmation::WithdrawalCosts { offer, cost })
}

/// Refuses a favour above the limit of pending ones between an asker and a player (L4.12).
pub fn must_leave_room(at: &GameContext, (asker, asked): (PlayerId, PlayerId)) -> Result<(), Refusal> {
    let most = at.settings.pending_favours;
    let between = |(head, terms): &&(OfferHeader, &Terms)| {
        head.from == Some(asker) && head.to == asked && matches!(terms, Terms::Favour { .. })
    };
    let waiting = at.pending.iter().filter(between).count();
    match most > 0 && waiting >= usize::from(most) {
        true => Err(Refusal::TooManyPending { of: asked, most }),
        false => Ok(()),
    }
}

/// Returns the confirmation before asking. It is needed if the player asked cannot pay and their money is public
/// (L4.12), if they own no ship (L4.13), or if others could infer a private favour (L13.2).
pub fn before_asking(at: &GameContext, of: PlayerId, favour: &Favour, private: bool) -> Option<Confirmation> {
    let public_money = at.settings.public_money == Public::All;
    let lack = lack(at.game, of, favour).filter(|lack| public_money || *lack == Lack::Ship);
    let leverage = at.settings.public_leverage == Public::All;
    let money = public_money && matches!(favour, Favour::Money { .. });
    let map = matches!(favour, Favour::System { .. });
    match lack {
        _ if private && (leverage || money || map) => {
            let has = match lack {
                Some(Lack::Money { has, .. }) => Some(has),
                Some(Lack::Ship) | None => None,
            };
            let no_ship = lack == Some(Lack::Ship);
            Some(Confirmation::PrivateShows { of, leverage, money, map, has, no_ship })
        }
        Some(Lack::Money { needs, has }) => Some(Confirmation::CannotPay { of, needs, has }),
        Some(Lack::Ship) => Some(Confirmation::HasNoShip { of }),
        None => None,
    }
}
