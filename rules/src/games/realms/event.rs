//! What has happened at such a table.

use super::board::{Change, Piece};
use super::condition::Price;
use super::covert::{self, Covert};
use super::state::{Merchant, Realm, Sheet, Supply};
use super::ties::CallKind;
use super::trade::{self, Deck, Node, TradeCard};
use crate::ids::PlayerId;
use crate::ruleset::{Happening, InWindow, concerned};
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
    /// The areas and sea zones of a file took the place of those before, with the pieces on them.
    Board(Change),
    /// What else a file brings; it follows [`Event::Board`].
    Laid(Box<Laid>),
    /// A player took a realm, with all that belongs to it; the player who had it took theirs.
    RealmsExchanged {
        player: PlayerId,
        realm: String,
        with: PlayerId,
        /// The realm that the other has now; none where the player had none.
        theirs: Option<String>,
    },
    /// A moderator gave a player without a realm one, with all that belongs to it (U1.7).
    RealmGiven {
        player: PlayerId,
        realm: String,
        /// The player who had it and has left; `None` where it was an NPR.
        before: Option<PlayerId>,
        /// The player who was the ally of the NPR, and whose token returned.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ally: Option<PlayerId>,
    },
    /// A turn began; `stood` names the areas that influence may begin from in it (U2.2).
    TurnBegun {
        player: PlayerId,
        stood: Vec<String>,
    },
    /// A turn is over; `next` sits next in order.
    TurnEnded {
        player: PlayerId,
        next: Option<PlayerId>,
    },
    /// A round began, and so many merchants of each player stood up (U5.8).
    RoundBegun {
        round: u32,
        stood_up: Vec<(PlayerId, u32)>,
    },
    /// A player's power or ducats changed by what the table plays without the bot (U1.6). Without `by` a moderator said so.
    PurseChanged {
        player: PlayerId,
        power: Changed,
        ducats: Changed,
        /// Power beyond the most that a player keeps.
        #[serde(default, skip_serializing_if = "super::board::is_zero")]
        lost: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
        /// Why, in the player's words; a moderator's reason stands elsewhere.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A province changed hands. Without `by` a moderator said so.
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
    /// Player realms own all provinces of the area now, so influence there returned to its owners (U2.4).
    InfluenceReturned {
        area: String,
        returned: Vec<(PlayerId, u32)>,
    },
    /// So many pieces of a kind a player has in a place from now on. Without `by` a moderator said so.
    PiecesSet {
        player: PlayerId,
        kind: Piece,
        place: String,
        count: u32,
        before: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// A realm is at war from now on, or at peace. Without `by` a moderator said so, and `player` is the one who plays it, if any does.
    WarSet {
        realm: String,
        at_war: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// A player placed influence (U2). `left` is what they have after paying.
    InfluencePlaced {
        player: PlayerId,
        areas: Vec<(String, u32)>,
        paid: Price,
        left: Price,
    },
    /// A player paid for an alliance or forged one by a covert card, and the NPR is their ally (U3).
    AllianceForged {
        player: PlayerId,
        realm: String,
        /// The area of its capital.
        area: String,
        /// The opponent whose token returned.
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
    /// A player called an ally to arms, which is at war from now on (U3.7). Influence was discarded from these areas.
    CalledToArms {
        player: PlayerId,
        realm: String,
        kind: CallKind,
        discarded: Vec<(String, u32)>,
        /// The ally joins with so many.
        units: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        enemy: Option<String>,
        /// The player who plays the enemy.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        against: Option<PlayerId>,
    },
    /// Claims were placed (U4).
    ClaimsPlaced {
        player: PlayerId,
        areas: Vec<String>,
    },
    Covert(covert::Event),
    /// What happens in a trade (U5).
    Trade(trade::Event),
    // What moderators correct.
    SupplySet {
        player: PlayerId,
        /// What was left, and what is.
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
        /// From 1.
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
    /// Whose turn it is; it begins with this, and `stood` is as in [`Event::TurnBegun`] (U1.8).
    ActiveSet {
        player: Option<PlayerId>,
        before: Option<PlayerId>,
        stood: Vec<String>,
    },
}

/// What a file brings beside the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    pub nodes: Vec<Node>,
    pub realms: Vec<Realm>,
    /// What lies in front of each player; all others have what a player has at first.
    pub sheets: BTreeMap<PlayerId, Sheet>,
    pub trade: Vec<TradeCard>,
    /// How the trade cards lie. A file that was loaded before there was trade has them shuffled when the first one begins.
    #[serde(default, skip_serializing_if = "Deck::is_none")]
    pub deck: Deck,
    pub covert: Covert,
    /// Where a turn is under way, what stands as it goes on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stood: Vec<String>,
}

/// A number as it was and as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Changed {
    pub before: u32,
    pub after: u32,
}

/// What became of the influence that comes with an alliance (U3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Landing {
    Placed,
    /// The capital area is full.
    Full,
    /// It lies on a distant continent.
    Distant,
    /// Player realms own all its provinces.
    AllOwned,
    /// The supply is empty.
    NoneLeft,
}

impl Happening for Event {
    fn is_act(&self) -> bool {
        match self {
            Event::RealmsExchanged { .. }
            | Event::RealmGiven { .. }
            | Event::TurnBegun { .. }
            | Event::TurnEnded { .. }
            | Event::PurseChanged { .. }
            | Event::ProvinceTaken { .. }
            | Event::PiecesSet { .. }
            | Event::WarSet { .. }
            | Event::InfluencePlaced { .. }
            | Event::AllianceForged { .. }
            | Event::AllianceEnded { .. }
            | Event::CalledToArms { .. }
            | Event::Ordered { .. }
            | Event::Board(_)
            | Event::SupplySet { .. }
            | Event::AllianceSet { .. }
            | Event::MerchantSet { .. }
            | Event::HostileSet { .. }
            | Event::PiratesSet { .. }
            | Event::ActiveSet { .. } => true,
            // A round that a moderator begins is an act of its own, one that the last turn begins follows from that.
            Event::RoundBegun { .. }
            | Event::Seated { .. }
            | Event::Laid(_)
            | Event::InfluenceReturned { .. }
            | Event::ClaimsPlaced { .. } => false,
            Event::Covert(event) => event.is_act(),
            Event::Trade(event) => event.is_act(),
        }
    }

    fn is_draw(&self) -> bool {
        if let Event::Covert(event) = self {
            return event.is_draw();
        }
        matches!(self, Event::Trade(event) if event.is_draw())
    }

    fn in_window(&self) -> Option<InWindow> {
        if let Event::Covert(event) = self {
            return event.in_window();
        }
        None
    }

    fn gives_turn_to(&self) -> Option<PlayerId> {
        if let Event::TurnEnded { next, .. } = self {
            return *next;
        }
        None
    }

    fn written(&mut self) -> Option<(PlayerId, &mut Option<String>)> {
        if let Event::PurseChanged { by, reason, .. } = self { by.map(|by| (by, reason)) } else { None }
    }

    fn calls(&self) -> Vec<PlayerId> {
        match self {
            Event::TurnEnded { next: player, .. } => player.iter().copied().collect(),
            Event::RealmsExchanged { with: player, .. }
            | Event::Seated { player }
            | Event::SupplySet { player, .. }
            | Event::MerchantSet { player, .. }
            | Event::HostileSet { player, .. } => vec![*player],
            Event::PurseChanged { player, by, .. } | Event::PiecesSet { player, by, .. } => {
                let corrected = by.is_none().then_some(*player);
                corrected.into_iter().collect()
            }
            Event::InfluenceReturned { returned, .. } => returned.iter().map(|(player, _)| *player).collect(),
            Event::AllianceForged { before: player, .. }
            | Event::ProvinceTaken { from: player, .. }
            | Event::CalledToArms { against: player, .. } => player.iter().copied().collect(),
            Event::RealmGiven { player, before, ally, .. } => {
                let others = before.iter().chain(ally).copied();
                std::iter::once(*player).chain(others).collect()
            }
            Event::AllianceSet { player, before, .. } => player.iter().chain(before).copied().collect(),
            Event::ActiveSet { player, before, .. } => player.iter().chain(before).copied().collect(),
            Event::Ordered { .. }
            | Event::Board(_)
            | Event::Laid(_)
            | Event::TurnBegun { .. }
            | Event::RoundBegun { .. }
            | Event::WarSet { .. }
            | Event::InfluencePlaced { .. }
            | Event::AllianceEnded { .. }
            | Event::ClaimsPlaced { .. }
            | Event::PiratesSet { .. } => Vec::new(),
            Event::Covert(event) => event.calls(),
            Event::Trade(event) => event.calls(),
        }
    }

    fn touches(&self) -> Vec<PlayerId> {
        if let Event::Board(change) = self {
            return change.touches();
        }
        if let Event::WarSet { player, .. } = self {
            return Vec::from_iter(*player);
        }
        if let Event::ProvinceTaken { from, to, .. } = self {
            return from.iter().chain(to).copied().collect();
        }
        if let Event::RoundBegun { stood_up, .. } = self {
            return stood_up.iter().map(|(player, _)| *player).collect();
        }
        if let Event::Ordered { order } = self {
            return order.clone();
        }
        if let Event::Trade(trade::Event::TieBroken { upper, over, .. }) = self {
            return std::iter::once(upper).chain(over).copied().collect();
        }
        concerned(self)
    }

    fn pairs(&self) -> Vec<(PlayerId, PlayerId)> {
        match self {
            Event::AllianceForged { player, before: Some(before), .. } => vec![(*player, *before)],
            Event::RealmsExchanged { player, with, .. }
            | Event::RealmGiven { player, before: Some(with), .. }
            | Event::ProvinceTaken { by: Some(player), from: Some(with), .. }
            | Event::CalledToArms { player, against: Some(with), .. } => vec![(*player, *with)],
            Event::Covert(event) => event.pairs(),
            Event::Trade(event) => event.pairs(),
            Event::AllianceForged { before: None, .. }
            | Event::RealmGiven { before: None, .. }
            | Event::Seated { .. }
            | Event::Ordered { .. }
            | Event::Board(_)
            | Event::Laid(_)
            | Event::TurnBegun { .. }
            | Event::TurnEnded { .. }
            | Event::RoundBegun { .. }
            | Event::PurseChanged { .. }
            | Event::ProvinceTaken { .. }
            | Event::InfluenceReturned { .. }
            | Event::PiecesSet { .. }
            | Event::WarSet { .. }
            | Event::InfluencePlaced { .. }
            | Event::AllianceEnded { .. }
            | Event::CalledToArms { against: None, .. }
            | Event::ClaimsPlaced { .. }
            | Event::SupplySet { .. }
            | Event::AllianceSet { .. }
            | Event::MerchantSet { .. }
            | Event::HostileSet { .. }
            | Event::PiratesSet { .. }
            | Event::ActiveSet { .. } => Vec::new(),
        }
    }

    fn opens_row(&self) -> Option<u64> {
        if let Event::Covert(event) = self {
            return event.opens_row();
        }
        None
    }

    fn veiled(&self, viewer: Option<PlayerId>) -> Event {
        if let Event::Covert(event) = self {
            return Event::Covert(event.veiled(viewer));
        }
        if let Event::Trade(event) = self {
            return Event::Trade(event.veiled(viewer));
        }
        if let Event::Laid(laid) = self {
            return Event::Laid(Box::new(Laid {
                covert: laid.covert.veiled(viewer),
                deck: laid.deck.veiled(),
                ..(**laid).clone()
            }));
        }
        self.clone()
    }
}
