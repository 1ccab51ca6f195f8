//! The conditions of an action, met or not, and its price (U7.1). The same conditions decide the action itself.

use super::board::MOST_INFLUENCE;
use super::refusal::Refusal;
use super::state::MOST_ALLIANCES;
use super::{GameContext, Refused, State, alliance, claims, covert, influence, trade};
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// The most influence that influence actions can place in one area per turn (U2.3).
pub const MOST_A_TURN: u32 = 2;
/// The influence in the NPR's areas that an alliance requires (U3.2).
pub const LEAST_INFLUENCE: u32 = 2;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// Diplomatic power.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub power: u32,
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub ducats: u32,
}

fn is_nothing(number: &u32) -> bool {
    *number == 0
}

/// An action that can be checked before anything is paid. Names are as the player typed them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Placing one influence in an area (U2).
    Influence { area: String },
    /// Forging an alliance with an NPR (U3).
    Alliance { realm: String },
    /// Fabricating a claim on an area (U4).
    Claims { area: String },
    /// Playing a covert card (U6).
    Covert(covert::Play),
    /// Starting a trade (U5).
    Trade,
}

/// A condition of an action, with the facts it depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    pub rule: &'static str,
    pub needs: Needs,
}

/// The content of a condition, with the current figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Needs {
    /// It is the player's turn.
    Turn {
        by: PlayerId,
        active: Option<PlayerId>,
    },
    /// The turn has an action left. If `most` is 0, there is no limit.
    Action {
        taken: u32,
        most: u32,
    },
    /// The player has enough power.
    Power {
        needs: u32,
        has: u32,
    },
    /// The player has enough ducats.
    Ducats {
        needs: u32,
        has: u32,
    },
    /// The supply has enough influence tokens.
    Influence {
        needs: u32,
        left: u32,
    },
    /// The supply has enough claims.
    Claims {
        needs: u32,
        left: u32,
    },
    /// The supply has an alliance token.
    Alliance {
        left: u32,
    },
    /// The area is adjacent to `from`, the areas where the player stood at the start of the turn.
    Reach {
        area: String,
        from: Vec<String>,
    },
    /// The area is not on a distant continent.
    Near {
        area: String,
        distant: bool,
    },
    /// Player realms do not own all of the area's provinces.
    Open {
        area: String,
        all_owned: bool,
    },
    /// Influence actions may place `more` influence in the area this turn, on top of `placed`.
    OfTurn {
        area: String,
        placed: u32,
        more: u32,
    },
    /// The area has space for `more` influence, on top of the total `there`.
    Space {
        area: String,
        there: u32,
        more: u32,
    },
    /// The realm is at peace.
    Peace {
        realm: String,
        at_war: bool,
    },
    /// The NPR has a capital on the map for the token, in this area.
    Capital {
        realm: String,
        area: Option<String>,
    },
    /// The player has enough influence in the NPR's areas.
    Standing {
        realm: String,
        own: Strength,
    },
    /// The player has more influence in the NPR's areas than its current ally, an opponent.
    Majority {
        realm: String,
        own: Strength,
        ally: PlayerId,
        theirs: Strength,
    },
    /// The player is not the NPR's ally yet.
    Unallied {
        realm: String,
        allied: bool,
    },
    /// The player has a claim on an area of a distant NPR.
    ClaimThere {
        realm: String,
        claims: Vec<String>,
    },
    /// The player has not reached the limit of alliances.
    FewAlliances {
        allies: Vec<String>,
    },
    /// The player is the NPR's ally.
    Allied {
        realm: String,
        allied: bool,
    },
    /// The NPR has an area adjacent to one of these realms. `from` lists such areas.
    AllyNear {
        realm: String,
        to: Vec<String>,
        from: Vec<String>,
    },
    /// The player has enough influence to discard in the NPR's areas.
    ToDiscard {
        realm: String,
        needs: u32,
        has: u32,
    },
    /// The area is adjacent to the player's realm, at the areas in `from`. A distant area must be adjacent by land.
    Border {
        area: String,
        by_land: bool,
        from: Vec<String>,
    },
    /// The player has not claimed the area.
    Unclaimed {
        area: String,
        claimed: bool,
    },
    /// The player does not own all provinces of the area.
    NotOwn {
        area: String,
        all_own: bool,
    },
    /// A distant area has an NPR's province, a vassal or a town.
    Inhabited {
        area: String,
        inhabited: bool,
    },
    Covert(covert::Needs),
    Trade(trade::Needs),
}

/// A player's influence in the areas of an NPR, by source (U3.2 to U3.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strength {
    pub influence: u32,
    /// Marriages, worth one each (U3.4).
    pub marriages: u32,
    /// Colonists in its distant areas, worth one each (U3.5).
    #[serde(default)]
    pub colonists: u32,
    /// The value of claims on a distant NPR (U3.3).
    pub claims: u32,
}

impl Strength {
    pub fn total(self) -> u32 {
        self.influence + self.marriages + self.colonists + self.claims
    }
}

impl Condition {
    pub fn is_met(&self) -> bool {
        self.needs.are_met()
    }
}

impl Needs {
    /// Attaches the number of its rule.
    pub(super) fn by(self, rule: &'static str) -> Condition {
        Condition { rule, needs: self }
    }

    pub(super) fn are_met(&self) -> bool {
        match self {
            Needs::Turn { by, active } => *active == Some(*by),
            Needs::Action { taken, most } => *most == 0 || taken < most,
            Needs::Power { needs, has } | Needs::Ducats { needs, has } => needs <= has,
            Needs::Influence { needs, left } | Needs::Claims { needs, left } => needs <= left,
            Needs::ToDiscard { needs, has, .. } => needs <= has,
            Needs::Alliance { left } => *left > 0,
            Needs::Reach { from, .. } | Needs::Border { from, .. } | Needs::AllyNear { from, .. } => !from.is_empty(),
            Needs::Allied { allied, .. } => *allied,
            Needs::Near { distant: no, .. }
            | Needs::Open { all_owned: no, .. }
            | Needs::Peace { at_war: no, .. }
            | Needs::Unallied { allied: no, .. }
            | Needs::Unclaimed { claimed: no, .. }
            | Needs::NotOwn { all_own: no, .. } => !no,
            Needs::OfTurn { placed, more, .. } => placed.saturating_add(*more) <= MOST_A_TURN,
            Needs::Space { there, more, .. } => there.saturating_add(*more) <= MOST_INFLUENCE,
            Needs::Capital { area, .. } => area.is_some(),
            Needs::Standing { own, .. } => own.total() >= LEAST_INFLUENCE,
            Needs::Majority { own, theirs, .. } => own.total() > theirs.total(),
            Needs::ClaimThere { claims, .. } => !claims.is_empty(),
            Needs::FewAlliances { allies } => u32::try_from(allies.len()).is_ok_and(|count| count < MOST_ALLIANCES),
            Needs::Inhabited { inhabited, .. } => *inhabited,
            Needs::Covert(needs) => needs.are_met(),
            Needs::Trade(needs) => needs.are_met(),
        }
    }
}

/// An action's conditions and price, before anything is paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    pub price: Price,
    /// In rule order.
    pub conditions: Vec<Condition>,
}

impl Check {
    pub fn is_open(&self) -> bool {
        self.conditions.iter().all(Condition::is_met)
    }

    /// Returns the price, or refuses with every unmet condition.
    pub(super) fn must_be_open(self) -> Result<Price, Refusal> {
        let price = self.price;
        must_be_met(self.conditions).map(|()| price)
    }
}

pub(super) fn must_be_met(conditions: Vec<Condition>) -> Result<(), Refusal> {
    let unmet: Vec<Condition> = conditions.into_iter().filter(|condition| !condition.is_met()).collect();
    match unmet.is_empty() {
        true => Ok(()),
        false => Err(Refusal::Unmet { unmet }),
    }
}

/// Returns every condition of a player's action, met or not, and its price, before anything is paid (U7.1).
///
/// # Errors
/// Refuses a player without a realm, and an unknown area or realm.
pub fn check(at: &GameContext, by: PlayerId, action: &Action) -> Result<Check, Refused> {
    match action {
        Action::Influence { area } => Ok(influence::check(at, by, &[(area.clone(), 1)], Some(0))?),
        Action::Alliance { realm } => Ok(alliance::check(at, by, realm)?),
        Action::Claims { area } => Ok(claims::check(at, by, std::slice::from_ref(area))?),
        Action::Covert(play) => covert::check(at, by, play),
        Action::Trade => Ok(trade::check(at, by)?),
    }
}

/// Returns the conditions of every diplomatic action: the player's turn, and an action left in it (U1.6, U1.8).
pub(super) fn of_any(at: &GameContext, by: PlayerId) -> [Condition; 2] {
    let active = at.game.seating.active;
    // Actions in another player's turn do not count.
    let own = at.game.turn.as_ref().filter(|_| active == Some(by));
    let taken = own.map_or(0, |turn| turn.actions);
    let most = at.settings.actions;
    [Needs::Turn { by, active }.by("U1.8"), Needs::Action { taken, most }.by("U1.6")]
}

/// Returns the conditions of paying a price; amounts of zero have none.
pub(super) fn payable(state: &State, by: PlayerId, price: Price, rule: &'static str) -> Vec<Condition> {
    let sheet = state.sheet(by);
    let power = Needs::Power { needs: price.power, has: sheet.power.into() };
    let ducats = Needs::Ducats { needs: price.ducats, has: sheet.ducats };
    let costs = [(price.power, power), (price.ducats, ducats)];
    let costs = costs.into_iter().filter(|(cost, _)| *cost > 0);
    costs.map(|(_, needs)| needs.by(rule)).collect()
}
