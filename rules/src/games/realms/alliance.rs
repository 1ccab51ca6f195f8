//! Alliances with non-player realms (U3), and the players' standings with those realms.

use super::board::{Piece, Place};
use super::condition::{Check, Condition, LEAST_INFLUENCE, Needs, Price, Strength, of_any, payable};
use super::event::{Event, Landing};
use super::influence::{self, Blocked};
use super::refusal::Refusal;
use super::settings::{DistantAlliance, Settings};
use super::state::{Realm, State};
use super::{Actor, Confirmation, Effect, GameContext, Refused};
use crate::ids::PlayerId;
use crate::ruleset::happened;
use crate::table::Roster;

/// The lowest and the highest price of an alliance (U3.1).
pub const ALLIANCE_PRICES: (u32, u32) = (1, 3);

/// An NPR, and the players' standings with it (U7.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Npr {
    pub realm: String,
    /// The area of its capital, if it has one.
    pub capital: Option<String>,
    pub distant: bool,
    pub at_war: bool,
    pub tax: u32,
    /// The power the next alliance costs.
    pub price: u32,
    pub ally: Option<PlayerId>,
    pub areas: Vec<String>,
    /// The players with any standing in its areas, strongest first, then by seat.
    pub strengths: Vec<(PlayerId, Strength)>,
}

impl Npr {
    /// Returns the players with the highest standing; several in a tie.
    pub fn leaders(&self) -> Vec<PlayerId> {
        let most = self.strengths.first().map(|(_, strength)| strength.total());
        let leads = |(_, strength): &&(PlayerId, Strength)| Some(strength.total()) == most;
        let leaders = self.strengths.iter().filter(leads);
        leaders.map(|(player, _)| *player).collect()
    }
}

pub fn npr(roster: Roster<'_>, state: &State, settings: &Settings, realm: &Realm) -> Npr {
    let gone = state.seating.order.iter().copied();
    let gone = gone.filter(|player| !roster.is_active(*player));
    let players = state.seating.seated(roster).chain(gone);
    let mut strengths: Vec<(PlayerId, Strength)> = players
        .map(|player| (player, strength(state, settings, player, realm)))
        .filter(|(_, strength)| strength.total() > 0)
        .collect();
    strengths.sort_by_key(|(_, strength)| std::cmp::Reverse(strength.total()));
    let capital = state.capital_area(&realm.name);
    Npr {
        realm: realm.name.clone(),
        capital: capital.map(|area| area.name.clone()),
        distant: capital.is_some_and(Place::is_distant),
        at_war: realm.at_war,
        tax: state.tax(&realm.name),
        price: price(state, realm).power,
        ally: realm.ally,
        areas: state.areas_of(realm).map(|area| area.name.clone()).collect(),
        strengths,
    }
}

/// Returns the standings of every NPR, in file order.
pub fn nprs(roster: Roster<'_>, state: &State, settings: &Settings) -> Vec<Npr> {
    let nprs = state.realms.iter().filter(|realm| realm.is_npr());
    nprs.map(|realm| npr(roster, state, settings, realm)).collect()
}

/// Returns a player's influence in an NPR's areas (U3.2), with marriages (U3.4), and the value of claims on it
/// (U3.3).
pub fn strength(state: &State, settings: &Settings, player: PlayerId, realm: &Realm) -> Strength {
    let of = |kind| -> u32 {
        let areas = state.areas_of(realm);
        areas.map(|area| area.has(kind, player)).sum()
    };
    let claimed = || of(Piece::Claim) > 0;
    let counts = is_distant(state, realm) && settings.distant_alliance == DistantAlliance::Claim;
    let distant = state.areas_of(realm).filter(|area| area.is_distant());
    Strength {
        influence: of(Piece::Influence),
        marriages: of(Piece::Marriage),
        colonists: distant.map(|area| area.has(Piece::Colonist, player)).sum(),
        claims: match counts && claimed() {
            true => LEAST_INFLUENCE,
            false => 0,
        },
    }
}

/// Returns whether a realm's capital area is on a distant continent (U1.1).
fn is_distant(state: &State, realm: &Realm) -> bool {
    let capital = state.capital_area(&realm.name);
    capital.is_some_and(Place::is_distant)
}

/// Returns the price of an alliance with an NPR: half its tax income, rounded up (U3.1).
fn price(state: &State, realm: &Realm) -> Price {
    let (least, most) = ALLIANCE_PRICES;
    let half = state.tax(&realm.name).div_ceil(2);
    Price { power: half.clamp(least, most), ducats: 0 }
}

/// Returns every condition of an alliance other than its price and the turn (U3.1 to U3.3).
pub(super) fn conditions(
    state: &State,
    settings: &Settings,
    by: PlayerId,
    realm: &str,
) -> Result<Vec<Condition>, Refusal> {
    let own = state.must_play_realm(by)?;
    let npr = state.must_have_npr(realm)?;
    let name = || npr.name.clone();
    let peace = |realm: &Realm| Needs::Peace { realm: realm.name.clone(), at_war: realm.at_war };
    let strength = |player| strength(state, settings, player, npr);
    let capital = state.capital_area(&npr.name);
    let mut conditions = vec![
        Needs::Capital { realm: name(), area: capital.map(|area| area.name.clone()) }.by("U3.1"),
        Needs::Alliance { left: state.supply(by).alliances }.by("U3.1"),
        peace(own).by("U3.2"),
        peace(npr).by("U3.2"),
        Needs::Standing { realm: name(), own: strength(by) }.by("U3.2"),
        Needs::Unallied { realm: name(), allied: npr.ally == Some(by) }.by("U3.2"),
    ];
    if let Some(ally) = npr.ally.filter(|ally| *ally != by) {
        let majority = Needs::Majority { realm: name(), own: strength(by), ally, theirs: strength(ally) };
        conditions.push(majority.by("U3.2"));
    }
    if is_distant(state, npr) {
        let areas = state.areas_of(npr);
        let claimed = areas.filter(|area| area.has(Piece::Claim, by) > 0);
        let claim = Needs::ClaimThere { realm: name(), claims: claimed.map(|area| area.name.clone()).collect() };
        conditions.push(claim.by("U3.3"));
    }
    let allies = state.allies(by).map(|realm| realm.name.clone());
    let few = Needs::FewAlliances { allies: allies.collect() };
    conditions.push(few.by("U3.3"));
    Ok(conditions)
}

/// Returns every condition of an alliance, and its price.
pub(super) fn check(at: &GameContext, by: PlayerId, realm: &str) -> Result<Check, Refusal> {
    let state = at.game;
    let mut conditions = conditions(state, at.settings, by, realm)?;
    let price = price(state, state.must_have_npr(realm)?);
    conditions.extend(of_any(at, by));
    conditions.extend(payable(state, by, price, "U3.1"));
    conditions.sort_by_key(|condition| condition.rule);
    Ok(Check { price, conditions })
}

/// Returns the event of an alliance at a confirmed price; `None` if the NPR's capital is not on the map.
pub(super) fn forged(state: &State, player: PlayerId, realm: &str, paid: Price) -> Option<Event> {
    let npr = state.realm(realm)?;
    let area = state.capital_area(&npr.name)?;
    Some(Event::AllianceForged {
        player,
        realm: npr.name.clone(),
        area: area.name.clone(),
        before: npr.ally,
        paid,
        left: state.after_paying(player, paid),
        influence: landing(state, player, area),
    })
}

/// Returns what happens to the influence that comes with an alliance (U3.1).
fn landing(state: &State, player: PlayerId, area: &Place) -> Landing {
    let there = area.all_of(Piece::Influence);
    match influence::shut(state, area, (there, 1)) {
        Some(Blocked::Distant) => Landing::Distant,
        Some(Blocked::AllOwned) => Landing::AllOwned,
        Some(Blocked::Full) => Landing::Full,
        None if state.supply(player).influence == 0 => Landing::NoneLeft,
        None => Landing::Placed,
    }
}

/// Forges an alliance, after the player confirms its price and effects.
pub(super) fn forge(at: &GameContext, by: &Actor, realm: &str) -> Result<Vec<Effect>, Refused> {
    let player = by.player;
    let price = check(at, player, realm)?.must_be_open()?;
    let forged = forged(at.game, player, realm, price);
    if let Some(Event::AllianceForged { realm, area, before, paid, left, influence, .. }) = &forged {
        by.must_have_seen(Some(Confirmation::ForgesAlliance {
            realm: realm.clone(),
            area: area.clone(),
            before: *before,
            price: *paid,
            left: *left,
            influence: *influence,
        }))?;
    }
    Ok(happened(forged))
}
