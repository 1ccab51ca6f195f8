//! The clauses of deals in this game (D2, D3).

use super::access::{self, Access};
use super::amounts::{Leverage, Money};
use super::event::{Event, GrantedBy, Why};
use super::favour::{self, Favour};
use super::gift;
use super::lease::Lease;
use super::moderate::LARGEST;
use super::refusal::Refusal;
use super::relation::{Account, Pair};
use super::reset;
use super::settings::Public;
use super::ship::{self, Ship};
use super::state::State;
use super::task::LoanSource;
use super::terms::Terms;
use super::{GameContext, Refused};
use crate::ids::{DealId, PlayerId, ShipId};
use crate::ruleset::{self, ClauseKind, ClauseTerms, Judgement, TEXT, Verdict, Word, count_payments};
use crate::table::OfferHeader;
use serde::{Deserialize, Serialize};

/// What a clause is about. Money and access pass from the clause's `from` to its `to`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clause {
    /// A gift, which earns leverage (L2).
    Gift {
        amount: Money,
    },
    /// Access, which earns its value (L3.1). With a time, it ends by itself then (D2.3).
    Access {
        access: Access,
    },
    /// Money that its receiver pays for with leverage, as for a favour (L4.1).
    Favour {
        amount: Money,
    },
    /// The same amount added to both leverages (L7.1).
    Reset {
        amount: Leverage,
    },
    /// A star system on the map, for no leverage.
    System {
        system: String,
    },
    /// Lends a ship as military aid does (L10), for no leverage.
    Ship {
        /// The ship that its owner lends; `None` for any idle one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ship: Option<ShipId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        place: String,
        minutes: i64,
    },
    /// A promise of no hostile act, and no entry without passage.
    Peace,
    /// A promise to pay, in gifts, favours and deals.
    Pay {
        amount: Money,
    },
    /// A promise not to revoke access.
    KeepAccess {
        access: Access,
    },
    /// A promise not to ask for favours.
    NoFavours,
    Text(Word),
}

pub type DealClause = ruleset::Clause<Clause>;

impl ClauseTerms for Clause {
    const NEVER_PRIVATE: &'static [&'static str] = &["system", "ship"];

    fn name(&self) -> &'static str {
        match self {
            Clause::Gift { .. } => "gift",
            Clause::Access { .. } => "access",
            Clause::Favour { .. } => "favour",
            Clause::Reset { .. } => "reset",
            Clause::System { .. } => "system",
            Clause::Ship { .. } => "ship",
            Clause::Peace => "peace",
            Clause::Pay { .. } => "pay",
            Clause::KeepAccess { .. } => "keep-access",
            Clause::NoFavours => "no-favours",
            Clause::Text(_) => TEXT,
        }
    }

    fn kind(&self) -> ClauseKind {
        let kept = ClauseKind::Promise { in_time: Verdict::Kept, at_end: Verdict::Kept };
        match self {
            Clause::Gift { .. }
            | Clause::Favour { .. }
            | Clause::Reset { .. }
            | Clause::System { .. }
            | Clause::Ship { .. } => ClauseKind::Act,
            Clause::Access { .. } => ClauseKind::TimedAct,
            Clause::Peace | Clause::KeepAccess { .. } | Clause::NoFavours => kept,
            Clause::Pay { .. } => ClauseKind::Promise { in_time: Verdict::Broken, at_end: Verdict::Void },
            Clause::Text(_) => ClauseKind::Word,
        }
    }

    fn word(&self) -> Option<&Word> {
        if let Clause::Text(word) = self { Some(word) } else { None }
    }

    fn word_mut(&mut self) -> Option<&mut Word> {
        if let Clause::Text(word) = self { Some(word) } else { None }
    }
}

/// Returns the clause that does what an accepted offer would do (D5.1).
pub(super) fn of_offer(offer: &OfferHeader, terms: &Terms) -> Option<DealClause> {
    let (from, to) = (offer.from?, offer.to);
    let gives = |from, to, terms| Some(DealClause { from, to, time: None, terms });
    match terms {
        Terms::Access { access } => gives(from, to, Clause::Access { access: *access }),
        Terms::Reset { amount } => gives(from, to, Clause::Reset { amount: *amount }),
        Terms::Favour { favour, .. } => match favour {
            Favour::Money { amount } => gives(to, from, Clause::Favour { amount: *amount }),
            Favour::Access { access } => gives(to, from, Clause::Access { access: *access }),
            Favour::System { system } => gives(to, from, Clause::System { system: system.clone() }),
            Favour::MilitaryAid { place, minutes } => {
                let (place, minutes) = (place.clone(), *minutes);
                gives(to, from, Clause::Ship { ship: None, name: None, place, minutes })
            }
        },
        Terms::Terraforming { .. } | Terms::Loss { .. } | Terms::Renewal { .. } => None,
    }
}

/// Returns the clause with the system's name as on the map. Refuses an amount that could never be given.
pub(super) fn normalised(at: &GameContext, clause: &DealClause) -> Result<DealClause, Refused> {
    let mut clause = clause.clone();
    match &mut clause.terms {
        Clause::Gift { amount } | Clause::Favour { amount } | Clause::Pay { amount } => must_be_an_amount(*amount)?,
        Clause::Reset { amount } => reset::check(at.game, *amount)?,
        Clause::System { system } => *system = at.game.must_be_on_map(system)?.name.clone(),
        Clause::Ship { ship, name, place, minutes } => {
            favour::must_last(at.game, *minutes)?;
            *place = planet(at.game, place)?;
            let known = ship.map(|ship| must_be_theirs(at.game, clause.from, ship)).transpose()?;
            *name = known.map(|ship| ship.name.clone());
        }
        Clause::Access { .. } | Clause::Peace | Clause::KeepAccess { .. } | Clause::NoFavours | Clause::Text(_) => {}
    }
    Ok(clause)
}

/// Refuses an amount that is too small, or so large that nobody could ever have it.
fn must_be_an_amount(amount: Money) -> Result<(), Refusal> {
    gift::must_be_a_piece(amount)?;
    let (value, most) = (amount.0, LARGEST);
    (value <= most).then_some(()).ok_or(Refusal::CountOutOfRange { value, most })
}

/// Returns the planet of a clause that lends a ship (L10.3).
fn planet(state: &State, place: &str) -> Result<String, Refused> {
    match state.must_be_planet(place) {
        Err(Refused::WhichPlace { places, .. }) => Err(Refusal::NeedsPlanet { planets: places }.into()),
        found => found,
    }
}

fn must_be_theirs(state: &State, owner: PlayerId, ship: ShipId) -> Result<&Ship, Refusal> {
    let known = state.ships.get(&ship).ok_or(Refusal::UnknownShip { ship })?;
    match known.owner == owner {
        true => Ok(known),
        false => Err(Refusal::NotTheirShip { ship: known.name.clone(), owner }),
    }
}

/// Returns what a clause does when its deal is carried out.
pub(super) fn carry_out(at: &GameContext, deal: DealId, clause: &DealClause) -> Result<Vec<Event>, Refused> {
    let (state, from, to, why) = (at.game, clause.from, clause.to, Why::Deal(deal));
    let pair = Pair::new(from, to);
    // The rule of its act may refuse it now, for example a loan longer than new values allow.
    let clause = &normalised(at, clause)?;
    match &clause.terms {
        Clause::Gift { amount } => {
            state.must_have_money(from, *amount)?;
            let earned = state.book(pair, Account::Earned, state.values.earned_by_gift(*amount), why);
            Ok(vec![Event::MoneyMoved { from, to, amount: *amount }, earned])
        }
        Clause::Access { access } => {
            access::must_lack(state, from, to, *access)?;
            let until = clause.time.map(|time| time.counted_from(at.now));
            let lease = until.map(|until| Lease { until, span: until.since(at.now) });
            let granted = access::granted((from, to), *access, GrantedBy::Deal(deal), lease);
            Ok(vec![granted, state.book(pair, Account::Earned, state.values.access(*access).value, why)])
        }
        Clause::Favour { amount } => {
            let pair = pair.reversed();
            let favour = Favour::Money { amount: *amount };
            let (cost, has) = (state.values.cost(&favour), state.leverage(pair));
            if has < cost {
                return Err(Refusal::NotEnoughLeverage { by: to, over: from, cost, has }.into());
            }
            state.must_have_money(from, *amount)?;
            let cost = state.values.spends(&state.technologies(to), cost);
            let spent = state.book(pair, Account::Spent, cost, why);
            Ok(vec![Event::MoneyMoved { from, to, amount: *amount }, spent])
        }
        Clause::Reset { amount } => {
            let both = [pair, pair.reversed()];
            Ok(both.map(|pair| state.book(pair, Account::Adjusted, *amount, why)).into())
        }
        Clause::System { system } => {
            let system = state.must_be_givable(from, system)?;
            let ends = state.place_lost(&system, Some(to));
            Ok([Event::SystemGiven { from, to, system }].into_iter().chain(ends).collect())
        }
        Clause::Ship { ship, place, minutes, .. } => {
            let lent = match ship {
                Some(ship) => {
                    must_be_theirs(state, from, *ship)?;
                    state.must_be_free(from, Some(*ship))?
                }
                None => state.idle_ships(from).next().ok_or(Refusal::NoShipToLend { owner: from })?,
            };
            let place = planet(state, place)?;
            let task = ship::lent(at, to, lent, (&place, *minutes), LoanSource::Deal(deal));
            Ok(vec![Event::TaskStarted(task)])
        }
        Clause::KeepAccess { access } if !state.has_access(to, from, *access) => {
            Err(Refusal::AccessNotGranted { granter: from, grantee: to, access: *access }.into())
        }
        Clause::Peace | Clause::Pay { .. } | Clause::KeepAccess { .. } | Clause::NoFavours | Clause::Text(_) => {
            Ok(Vec::new())
        }
    }
}

/// Returns whether a party may know why a clause fails: another player's money and leverage may be hidden (L13.1).
pub(super) fn may_know_why(at: &GameContext, clause: &DealClause, why: &Refusal, reader: PlayerId) -> bool {
    let money = at.settings.public_money == Public::All || clause.from == reader;
    let held = at.settings.public_leverage == Public::All || [clause.from, clause.to].contains(&reader);
    let names_money = matches!(why, Refusal::NotEnoughMoney { .. });
    let names_leverage = matches!(why, Refusal::NotEnoughLeverage { .. });
    (money || !names_money) && (held || !names_leverage)
}

/// Returns how much of a player's leverage the bounds cut off, in hundredths (D2.2).
pub(super) fn swallowed(happened: &[&Event], player: PlayerId) -> i64 {
    let bookings = happened.iter().filter_map(|event| event.booking()).filter(|booking| booking.pair.by == player);
    bookings.map(|booking| booking.swallowed.in_hundredths().abs()).sum()
}

/// Returns what these events mean for each of these promises, which are ordered by their times (D3).
pub(super) fn judge(promises: &[DealClause], happened: &[&Event]) -> Vec<Option<Judgement<Clause>>> {
    let mut judged: Vec<Option<Judgement<Clause>>> =
        promises.iter().map(|promise| broken(promise, happened).then_some(Judgement::Broken)).collect();
    let paid = happened.iter().filter_map(|event| payment(event));
    count_payments(promises, &mut judged, paid, owed, |amount| Clause::Pay { amount });
    judged
}

/// Returns the payer, the receiver and the amount, if an event moves money between players.
fn payment(event: &Event) -> Option<(PlayerId, PlayerId, Money)> {
    if let Event::Gifted { from, to, amount, .. } | Event::MoneyMoved { from, to, amount } = event {
        Some((*from, *to, *amount))
    } else {
        None
    }
}

fn owed(promise: &Clause) -> Option<Money> {
    if let Clause::Pay { amount } = promise { Some(*amount) } else { None }
}

fn broken(promise: &DealClause, happened: &[&Event]) -> bool {
    let DealClause { from, to, .. } = *promise;
    let booked = |event: &Event, why: fn(Why) -> bool| {
        matches!(event, Event::LeverageBooked { booking, why: reason }
            if why(*reason) && booking.pair == Pair::new(from, to))
    };
    let trespass = |event: &Event| booked(event, |why| why == Why::Trespass);
    let acted =
        |event: &Event| matches!(event, Event::ActedAgainst { by, against, .. } if (*by, *against) == (from, to));
    let asked = |event: &Event| booked(event, |why| matches!(why, Why::FavourAsked(_)));
    let mut happened = happened.iter();
    match &promise.terms {
        Clause::Peace => happened.any(|event| acted(event) || trespass(event)),
        Clause::NoFavours => happened.any(|event| asked(event)),
        Clause::KeepAccess { access } => happened.any(|event| {
            let revoked = Event::AccessRevoked { granter: from, grantee: to, access: *access };
            **event == revoked
        }),
        Clause::Gift { .. }
        | Clause::Access { .. }
        | Clause::Favour { .. }
        | Clause::Reset { .. }
        | Clause::System { .. }
        | Clause::Ship { .. }
        | Clause::Pay { .. }
        | Clause::Text(_) => false,
    }
}
