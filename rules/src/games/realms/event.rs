use super::board::{Change, Piece};
use super::condition::Price;
use super::covert::{self, Covert};
use super::state::{Merchant, Realm, Sheet, Supply};
use super::ties::CallKind;
use super::trade::{self, Deck, Node, TradeCard};
use crate::ids::PlayerId;
use crate::ruleset::{GameEvent, Profile};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player sat down at the end of the order.
    Seated {
        player: PlayerId,
    },
    /// The seats, clockwise.
    Ordered {
        order: Vec<PlayerId>,
    },
    /// The areas and sea zones of a file, and the pieces on them, replaced the old ones.
    Board(Change),
    /// The rest of a loaded file; follows [`Event::Board`].
    Laid(Box<Laid>),
    /// A player took a realm with everything that belongs to it, in exchange with its player.
    RealmsExchanged {
        player: PlayerId,
        realm: String,
        with: PlayerId,
        /// The other player's new realm, if they get one.
        theirs: Option<String>,
    },
    /// A moderator gave a realm, with everything that belongs to it, to a player without one (U1.7).
    RealmGiven {
        player: PlayerId,
        realm: String,
        /// Its previous player, who has left; `None` for an NPR.
        before: Option<PlayerId>,
        /// The NPR's previous ally, who got their token back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ally: Option<PlayerId>,
    },
    /// A turn began; `stood` are the areas influence may start from during it (U2.2).
    TurnBegun {
        player: PlayerId,
        stood: Vec<String>,
    },
    /// A turn ended; `next` is the next player in order.
    TurnEnded {
        player: PlayerId,
        next: Option<PlayerId>,
    },
    /// A round began, and each player's merchants stood up (U5.8).
    RoundBegun {
        round: u32,
        stood_up: Vec<(PlayerId, u32)>,
    },
    /// A player's power or ducats changed outside the bot (U1.6). `by` is `None` for a moderator's correction.
    PurseChanged {
        player: PlayerId,
        power: Changed,
        ducats: Changed,
        /// Power above the maximum, which is lost.
        #[serde(default, skip_serializing_if = "super::board::is_zero")]
        lost: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
        /// The player's reason; a moderator's is recorded elsewhere.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A province changed hands. `by` is `None` for a moderator's correction.
    ProvinceTaken {
        province: String,
        area: String,
        owner: Option<String>,
        before: Option<String>,
        /// The player whose realm lost it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<PlayerId>,
        /// The player whose realm a moderator gave it to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<PlayerId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// Player realms now own all of the area's provinces, so influence there returned to its owners (U2.4).
    InfluenceReturned {
        area: String,
        returned: Vec<(PlayerId, u32)>,
    },
    /// A player's number of pieces of a kind in a place changed. `by` is `None` for a moderator's correction.
    PiecesSet {
        player: PlayerId,
        kind: Piece,
        place: String,
        count: u32,
        before: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// A realm is now at war, or at peace. `by` is `None` for a moderator's correction, and `player` is the player of
    /// the realm, if it has one.
    WarSet {
        realm: String,
        at_war: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// A clause of a deal moved ducats, and the active player of the two paid power for it (D2). `left` and `has` are
    /// their purses afterwards.
    DucatsPaid {
        from: PlayerId,
        to: PlayerId,
        amount: u32,
        left: Price,
        has: Price,
    },
    /// A player placed influence (U2). `left` is what they have after paying.
    InfluencePlaced {
        player: PlayerId,
        areas: Vec<(String, u32)>,
        paid: Price,
        left: Price,
    },
    /// A player forged an alliance with an NPR. They paid for it, or used a covert card (U3).
    AllianceForged {
        player: PlayerId,
        realm: String,
        /// The area of its capital.
        area: String,
        /// The opponent who lost the alliance.
        before: Option<PlayerId>,
        paid: Price,
        left: Price,
        influence: Landing,
    },
    /// A player ended an alliance, and influence returned from these areas of the ally (U3.6).
    AllianceEnded {
        player: PlayerId,
        realm: String,
        returned: Vec<(String, u32)>,
    },
    /// A player called an ally to arms, which is now at war (U3.7). Influence was discarded from these areas.
    CalledToArms {
        player: PlayerId,
        realm: String,
        kind: CallKind,
        discarded: Vec<(String, u32)>,
        /// The number of units the ally joins with.
        units: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        enemy: Option<String>,
        /// The player of the enemy realm.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        against: Option<PlayerId>,
    },
    /// Claims were placed (U4).
    ClaimsPlaced {
        player: PlayerId,
        areas: Vec<String>,
    },
    Covert(covert::Event),
    /// An event of a trade (U5).
    Trade(trade::Event),
    SupplySet {
        player: PlayerId,
        before: Supply,
        after: Supply,
        merchants_before: usize,
        merchants: usize,
    },
    AllianceSet {
        realm: String,
        player: Option<PlayerId>,
        before: Option<PlayerId>,
    },
    MerchantSet {
        player: PlayerId,
        /// Counted from 1.
        number: usize,
        before: Merchant,
        after: Merchant,
    },
    HostileSet {
        zone: String,
        player: PlayerId,
        hostile: bool,
    },
    PiratesSet {
        node: String,
        count: u32,
        before: u32,
    },
    /// A moderator set whose turn it is, which starts it; `stood` is as in [`Event::TurnBegun`] (U1.8).
    ActiveSet {
        player: Option<PlayerId>,
        before: Option<PlayerId>,
        stood: Vec<String>,
    },
}

/// The contents of a file besides the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    pub nodes: Vec<Node>,
    pub realms: Vec<Realm>,
    /// The players' own components; players not listed have those of the start.
    pub sheets: BTreeMap<PlayerId, Sheet>,
    pub trade: Vec<TradeCard>,
    /// The trade deck. If the file was loaded before trade existed, the first trade shuffles it.
    #[serde(default, skip_serializing_if = "Deck::is_none")]
    pub deck: Deck,
    pub covert: Covert,
    /// The areas influence may start from, if a turn is under way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stood: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Changed {
    pub before: u32,
    pub after: u32,
}

/// What happens to the influence gained with an alliance (U3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Landing {
    Placed,
    /// The capital area is full.
    Full,
    /// It is on a distant continent.
    Distant,
    /// Player realms own all its provinces.
    AllOwned,
    /// The supply is empty.
    NoneLeft,
}

impl GameEvent for Event {
    fn profile(&self) -> Profile {
        match self {
            Event::Seated { player } => Profile::consequence().calls([player]),
            Event::DucatsPaid { from, to, .. } => Profile::consequence().between(*from, *to),
            Event::Ordered { order } => Profile::act().touches(order),
            Event::Board(change) => Profile::act().touches(change.touches()),
            Event::Laid(_) | Event::ClaimsPlaced { .. } => Profile::consequence(),
            Event::TurnBegun { .. }
            | Event::InfluencePlaced { .. }
            | Event::AllianceEnded { .. }
            | Event::PiratesSet { .. } => Profile::act(),
            Event::RealmsExchanged { player, with, .. } => Profile::act().done_to(*player, [with]),
            Event::RealmGiven { player, before, ally, .. } => {
                Profile::act().calls([player]).calls(before).calls(ally).passed(*before, Some(*player))
            }
            Event::TurnEnded { next, .. } => Profile::act().gives_turn_to(*next),
            // A round started by a moderator is an act of its own. After the last turn it is a consequence.
            Event::RoundBegun { stood_up, .. } => {
                Profile::consequence().touches(stood_up.iter().map(|(player, _)| player))
            }
            Event::PurseChanged { player, by, .. } | Event::PiecesSet { player, by, .. } => {
                let corrected = by.is_none().then_some(player);
                Profile::act().calls(corrected)
            }
            Event::ProvinceTaken { from, to, by: Some(by), .. } => Profile::act().done_to(*by, from).touches(to),
            Event::ProvinceTaken { from, to, by: None, .. } => Profile::act().calls(from).touches(to),
            Event::InfluenceReturned { returned, .. } => {
                Profile::consequence().calls(returned.iter().map(|(player, _)| player))
            }
            Event::WarSet { player, .. } => Profile::act().touches(player),
            Event::AllianceForged { player, before, .. } => Profile::act().done_to(*player, before),
            Event::CalledToArms { player, against, .. } => Profile::act().done_to(*player, against),
            Event::Covert(event) => event.profile(),
            Event::Trade(event) => event.profile(),
            Event::SupplySet { player, .. } | Event::MerchantSet { player, .. } | Event::HostileSet { player, .. } => {
                Profile::act().calls([player])
            }
            Event::AllianceSet { player, before, .. } | Event::ActiveSet { player, before, .. } => {
                Profile::act().calls(player).calls(before)
            }
        }
    }

    fn begins_play(&self) -> bool {
        matches!(
            self,
            Event::TurnBegun { .. }
                | Event::TurnEnded { .. }
                | Event::InfluencePlaced { .. }
                | Event::DucatsPaid { .. }
                | Event::AllianceForged { .. }
                | Event::AllianceEnded { .. }
                | Event::CalledToArms { .. }
                | Event::Covert(covert::Event::Declared { .. })
                | Event::Trade(trade::Event::Begun { .. })
        )
    }

    fn written(&mut self) -> Option<(PlayerId, &mut Option<String>)> {
        if let Event::PurseChanged { by, reason, .. } = self { by.map(|by| (by, reason)) } else { None }
    }

    fn redacted_for(&self, viewer: Option<PlayerId>) -> Event {
        match self {
            Event::Covert(event) => Event::Covert(event.redacted_for(viewer)),
            Event::Trade(event) => Event::Trade(event.redacted_for(viewer)),
            Event::Laid(laid) => Event::Laid(Box::new(Laid {
                covert: laid.covert.redacted_for(viewer),
                deck: laid.deck.redacted(),
                ..(**laid).clone()
            })),
            Event::Seated { .. }
            | Event::Ordered { .. }
            | Event::Board(_)
            | Event::RealmsExchanged { .. }
            | Event::RealmGiven { .. }
            | Event::TurnBegun { .. }
            | Event::TurnEnded { .. }
            | Event::RoundBegun { .. }
            | Event::PurseChanged { .. }
            | Event::DucatsPaid { .. }
            | Event::ProvinceTaken { .. }
            | Event::InfluenceReturned { .. }
            | Event::PiecesSet { .. }
            | Event::WarSet { .. }
            | Event::InfluencePlaced { .. }
            | Event::AllianceForged { .. }
            | Event::AllianceEnded { .. }
            | Event::CalledToArms { .. }
            | Event::ClaimsPlaced { .. }
            | Event::SupplySet { .. }
            | Event::AllianceSet { .. }
            | Event::MerchantSet { .. }
            | Event::HostileSet { .. }
            | Event::PiratesSet { .. }
            | Event::ActiveSet { .. } => self.clone(),
        }
    }
}
