//! The reckoning of a trade card's rows (U5.6): higher power takes the upper rows, pirates push everyone down, and
//! the trader breaks ties.

use super::{Begun, Event, Stand, TradeRow};
use crate::games::realms::state::{MOST_DUCATS, State};
use crate::games::realms::{self, Effect, GameContext, Pick, Refused};
use crate::ids::PlayerId;
use crate::ruleset::{self, NewOffer, happened};
use crate::table::OfferHeader;
use crate::time::Span;
use serde::{Deserialize, Serialize};

/// The reckoning of a chosen card, based on the standings at that time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reckoning {
    /// The card's number in the file, from 1.
    pub card: usize,
    pub node: String,
    pub pirates: u32,
    /// All players with a merchant there, in seat order.
    pub stands: Vec<Stand>,
    /// The players who took the upper row, one per broken tie.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decided: Vec<PlayerId>,
}

/// Players with equal trade power. One of them takes a row and pushes the others down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tie {
    pub node: String,
    /// In seat order.
    pub players: Vec<PlayerId>,
    /// The trade power of each.
    pub power: u32,
    /// The upper row, from 1, and its value.
    pub row: usize,
    pub ducats: u32,
    /// The value of the row below; 0 if there is none.
    pub below: u32,
}

/// A player's share of a trade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    pub stand: Stand,
    /// Counted from 1; `None` for a player pushed below the last row, or without a valid connection.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<usize>,
    /// The player's payment, and their ducats afterwards.
    pub pays: u32,
    pub ducats: u32,
}

impl Reckoning {
    /// Returns the players with a valid connection, upper row first, or the first unbroken tie.
    fn ranked(&self, rows: &[TradeRow]) -> Result<Vec<&Stand>, Tie> {
        let joined = self.stands.iter().filter(|stand| stand.chain.is_joined());
        let mut left: Vec<&Stand> = joined.collect();
        let mut decided = self.decided.iter();
        let mut ranked = Vec::new();
        while let Some(most) = left.iter().map(|stand| stand.power.total()).max() {
            let row = self.row(ranked.len());
            let equal = |stand: &&&Stand| stand.power.total() == most;
            let tied: Vec<&Stand> = left.iter().filter(equal).copied().collect();
            let at_stake = tied.len() > 1 && row < rows.len();
            let upper = match at_stake {
                true => decided.next().copied().ok_or_else(|| Tie {
                    node: self.node.clone(),
                    players: tied.iter().map(|stand| stand.player).collect(),
                    power: most,
                    row: row + 1,
                    ducats: rows.get(row).map_or(0, |row| row.ducats),
                    below: rows.get(row + 1).map_or(0, |row| row.ducats),
                })?,
                false => tied[0].player,
            };
            let at = left.iter().position(|stand| stand.player == upper);
            ranked.push(left.remove(at.unwrap_or(0)));
        }
        Ok(ranked)
    }

    /// Returns the row for a rank, both from 0: each pirate moves everyone one row down.
    fn row(&self, rank: usize) -> usize {
        let pirates = usize::try_from(self.pirates).unwrap_or(usize::MAX);
        rank.saturating_add(pirates)
    }

    /// Returns every player's share, or the first unbroken tie.
    fn shares(&self, state: &State, rows: &[TradeRow]) -> Result<Vec<Share>, Tie> {
        let ranked = self.ranked(rows)?;
        let share = |stand: &Stand, row: Option<usize>| {
            let has = state.sheet(stand.player).ducats;
            let worth = row.map_or(0, |row| rows[row].ducats);
            let ducats = has.saturating_add(worth).min(MOST_DUCATS.max(has));
            Share { stand: stand.clone(), row: row.map(|row| row + 1), pays: ducats - has, ducats }
        };
        let rows_of = ranked.iter().enumerate().map(|(rank, stand)| {
            let row = Some(self.row(rank)).filter(|row| *row < rows.len());
            share(stand, row)
        });
        let without = self.stands.iter().filter(|one| !one.chain.is_joined());
        let without = without.map(|stand| share(stand, None));
        Ok(rows_of.chain(without).collect())
    }
}

fn under_way(state: &State) -> Option<(&Begun, &Reckoning)> {
    let begun = state.trade.begun.as_ref()?;
    Some((begun, begun.reckoning.as_ref()?))
}

/// Returns the shares of a reckoning, or the tie to be broken.
fn reckoned(state: &State, reckoning: &Reckoning) -> Result<Vec<Share>, Tie> {
    reckoning.shares(state, rows(state, reckoning))
}

fn rows<'a>(state: &'a State, reckoning: &Reckoning) -> &'a [TradeRow] {
    let card = state.trade.card(reckoning.card);
    card.map_or(&[], |card| &card.rows)
}

/// Returns how silence breaks a tie: in favour of the trader, then by seat order (U5.6).
fn silent(trader: PlayerId, tie: &Tie) -> Option<Event> {
    let first = tie.players.first().copied();
    let theirs = tie.players.contains(&trader).then_some(trader);
    Some(broken(tie, theirs.or(first)?, None))
}

fn broken(tie: &Tie, upper: PlayerId, by: Option<PlayerId>) -> Event {
    let others = tie.players.iter().filter(|player| **player != upper);
    Event::TieBroken { upper, over: others.copied().collect(), row: tie.row, by }
}

fn paid(state: &State, trader: PlayerId, reckoning: &Reckoning, shares: Vec<Share>) -> Event {
    Event::Reckoned {
        player: trader,
        rows: rows(state, reckoning).to_vec(),
        node: reckoning.node.clone(),
        pirates: reckoning.pirates,
        shares,
    }
}

/// Continues a reckoning: asks the trader to break each tie in turn, and pays when none is left.
pub(in crate::games::realms) fn goes_on(at: &GameContext) -> Vec<Effect> {
    let Some((begun, reckoning)) = under_way(at.game) else {
        return Vec::new();
    };
    let asked = |terms: &realms::Terms| matches!(terms, realms::Terms::Tie(_));
    let event = match reckoned(at.game, reckoning) {
        Ok(shares) => Some(paid(at.game, begun.by, reckoning, shares)),
        Err(_) if at.pending.iter().any(|(_, terms)| asked(terms)) => None,
        Err(tie) if at.roster.is_active(begun.by) => {
            let hours = Span::hours(at.settings.trade_hours.into());
            return vec![ruleset::Effect::Asks(NewOffer {
                answer_within: Some(hours),
                ..NewOffer::new(None, begun.by, realms::Terms::Tie(tie))
            })];
        }
        Err(tie) => silent(begun.by, &tie),
    };
    happened(event.map(realms::Event::Trade))
}

/// Returns the rest of a reckoning, decided as by silence, when the campaign ends.
pub(super) fn finished(state: &State) -> Vec<Event> {
    let mut state = state.clone();
    let mut events = Vec::new();
    while let Some((begun, reckoning)) = under_way(&state) {
        let event = match reckoned(&state, reckoning) {
            Ok(shares) => Some(paid(&state, begun.by, reckoning, shares)),
            Err(tie) => silent(begun.by, &tie),
        };
        let Some(event) = event else { break };
        state.follow_trade(&event);
        events.push(event);
    }
    events
}

/// Breaks a tie as the trader chooses.
pub(in crate::games::realms) fn accepted(
    at: &GameContext,
    offer: &OfferHeader,
    tie: &Tie,
    picks: &[Pick],
) -> Result<Vec<Effect>, Refused> {
    let chosen = picks.iter().find_map(|Pick::Upper(player)| {
        let tied = tie.players.iter();
        tied.copied().find(|one| one == player)
    });
    let Some(upper) = chosen else {
        return Err(Refused::MustPick {
            offer: offer.id,
            picks: tie.players.iter().copied().map(Pick::Upper).collect(),
            most: 1,
        });
    };
    let event = is_open(at.game, tie).then(|| broken(tie, upper, Some(offer.to)));
    Ok(happened(event.map(realms::Event::Trade)))
}

/// Returns what follows when the question about a tie ends without an answer: silence breaks it.
pub(in crate::games::realms) fn taken_back(at: &GameContext, offer: &OfferHeader, tie: &Tie) -> Vec<Effect> {
    let open = is_open(at.game, tie);
    let event = open.then(|| silent(offer.to, tie)).flatten();
    happened(event.map(realms::Event::Trade))
}

fn is_open(state: &State, tie: &Tie) -> bool {
    under_way(state).and_then(|(_, reckoning)| reckoned(state, reckoning).err()).is_some_and(|open| open == *tie)
}
