//! Books kept from the events alone, to compare with the game's state.

use super::Effect;
use chancery_rules::games::realms::{
    Board, CovertEvent, Laid, Landing, Piece, Place, Price, Realm, State, Supply, TradeEvent,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Event, board, games};
use std::collections::BTreeMap;

/// Each player's remaining supply and purse, and the influence each placed in each area this turn.
#[derive(Debug, Default)]
pub struct Books {
    left: BTreeMap<PlayerId, [i64; 3]>,
    purses: BTreeMap<PlayerId, Price>,
    this_turn: BTreeMap<String, u32>,
    /// Pieces of the newest map, until the events that come with it are read.
    placed: BTreeMap<PlayerId, [i64; 3]>,
    allies: BTreeMap<String, PlayerId>,
}

const INFLUENCE: usize = 0;
const CLAIMS: usize = 1;
const ALLIANCES: usize = 2;

impl Books {
    pub fn of(log: &[Event]) -> Books {
        let mut books = Books::default();
        books.keep(log);
        books
    }

    pub fn keep(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Game(games::Event::Realms(event)) = event {
                self.follow(event);
            }
        }
    }

    /// Checks that nothing is lost and nothing appears from nowhere.
    pub fn agree_with(&self, state: &State) {
        for player in state.sheets.keys() {
            let supply = state.supply(*player);
            let left = [supply.influence, supply.claims, supply.alliances].map(i64::from);
            assert_eq!(self.left.get(player), Some(&left), "{player}");
            let sheet = state.sheet(*player);
            let purse = Price { power: sheet.power.into(), ducats: sheet.ducats };
            assert_eq!(self.purses.get(player), Some(&purse), "{player}");
        }
        assert!(self.this_turn.values().all(|count| *count <= 2));
    }

    fn take(&mut self, player: PlayerId, kind: usize, count: impl Into<i64>) {
        self.left.entry(player).or_default()[kind] -= count.into();
    }

    fn pay(&mut self, player: PlayerId, paid: Price, left: Price) {
        let purse = self.purses.entry(player).or_default();
        let before = (left.power + paid.power, left.ducats + paid.ducats);
        assert_eq!((purse.power, purse.ducats), before, "{player}");
        *purse = left;
    }

    /// A token given to a realm replaces the other player's, which returns.
    fn ally(&mut self, realm: &str, player: Option<PlayerId>, before: Option<PlayerId>) {
        let was = match player {
            Some(player) => self.allies.insert(realm.to_owned(), player),
            None => self.allies.remove(realm),
        };
        assert_eq!(was, before, "{realm}");
        if let Some(player) = player {
            self.take(player, ALLIANCES, 1);
        }
        if let Some(before) = before {
            self.take(before, ALLIANCES, -1);
        }
    }

    fn follow(&mut self, event: &Effect) {
        match event {
            Effect::Seated { player } => {
                self.left.entry(*player).or_insert([20, 8, 3]);
                self.purses.entry(*player).or_default();
            }
            Effect::Board(board::Event::Loaded(board)) => self.placed = placed(board),
            Effect::Laid(laid) => self.lay(laid),
            Effect::RealmsExchanged { player, with, .. } => self.exchange(*player, *with),
            Effect::RealmGiven { player, realm, before, ally } => self.give(*player, (realm, *ally), *before),
            Effect::TurnBegun { .. } | Effect::TurnEnded { .. } | Effect::ActiveSet { .. } => {
                self.this_turn.clear();
            }
            Effect::InfluenceReturned { returned, .. } => {
                for (player, count) in returned {
                    self.take(*player, INFLUENCE, -i64::from(*count));
                }
            }
            Effect::PiecesSet { player, kind, count, before, .. } => {
                let more = i64::from(*count) - i64::from(*before);
                match kind {
                    Piece::Influence => self.take(*player, INFLUENCE, more),
                    Piece::Claim => self.take(*player, CLAIMS, more),
                    _ => {}
                }
            }
            Effect::PurseChanged { .. } | Effect::InfluencePlaced { .. } | Effect::AllianceForged { .. } => {
                self.follow_action(event)
            }
            Effect::DucatsPaid { from, to, amount, left, has } => {
                let (payer, receiver) = (self.purses[from], self.purses[to]);
                let power = payer.power - left.power + receiver.power - has.power;
                assert_eq!(power, amount.div_ceil(10));
                assert_eq!((left.ducats + amount, has.ducats), (payer.ducats, receiver.ducats + amount));
                self.purses.extend([(*from, *left), (*to, *has)]);
            }
            Effect::ClaimsPlaced { player, areas } => {
                let count = i64::try_from(areas.len()).expect("few");
                self.take(*player, CLAIMS, count);
            }
            Effect::AllianceEnded { player, realm, returned } => {
                self.ally(realm, None, Some(*player));
                self.leaves(*player, returned);
            }
            Effect::CalledToArms { player, discarded, .. } => self.leaves(*player, discarded),
            Effect::AllianceSet { realm, player, before } => self.ally(realm, *player, *before),
            Effect::SupplySet { player, before, after, .. } => {
                assert_eq!(self.left.get(player), Some(&counts(*before)));
                self.left.insert(*player, counts(*after));
            }
            Effect::Covert(event) => self.follow_covert(event),
            Effect::Trade(event) => self.follow_trade(event),
            Effect::Ordered { .. }
            | Effect::Board(_)
            | Effect::RoundBegun { .. }
            | Effect::ProvinceTaken { .. }
            | Effect::WarSet { .. }
            | Effect::MerchantSet { .. }
            | Effect::HostileSet { .. }
            | Effect::PiratesSet { .. } => {}
        }
    }

    fn leaves(&mut self, player: PlayerId, areas: &[(String, u32)]) {
        for (_, count) in areas {
            self.take(player, INFLUENCE, -i64::from(*count));
        }
    }

    fn lay(&mut self, laid: &Laid) {
        self.allies.clear();
        for realm in &laid.realms {
            let Realm { name, ally, .. } = realm;
            if let Some(ally) = ally {
                self.allies.insert(name.clone(), *ally);
                self.placed.entry(*ally).or_default()[ALLIANCES] += 1;
            }
        }
        for (player, left) in &mut self.left {
            let sheet = laid.sheets.get(player).cloned().unwrap_or_default();
            let placed = self.placed.get(player).copied().unwrap_or_default();
            let all = counts(sheet.tokens);
            *left = [0, 1, 2].map(|kind| all[kind] - placed[kind]);
            let (power, ducats) = (sheet.power.into(), sheet.ducats);
            self.purses.insert(*player, Price { power, ducats });
        }
        self.this_turn.clear();
    }

    fn give(&mut self, player: PlayerId, (realm, ally): (&str, Option<PlayerId>), before: Option<PlayerId>) {
        self.ally(realm, None, ally);
        if let Some(before) = before {
            self.exchange(player, before);
        }
    }

    fn exchange(&mut self, player: PlayerId, with: PlayerId) {
        let (one, other) = (self.left[&player], self.left[&with]);
        self.left.extend([(player, other), (with, one)]);
        let (one, other) = (self.purses[&player], self.purses[&with]);
        self.purses.extend([(player, other), (with, one)]);
        for ally in self.allies.values_mut() {
            *ally = match *ally {
                ally if ally == player => with,
                ally if ally == with => player,
                ally => ally,
            };
        }
    }

    fn follow_action(&mut self, event: &Effect) {
        match event {
            Effect::PurseChanged { player, power, ducats, lost, .. } => {
                let purse = self.purses.entry(*player).or_default();
                assert_eq!((purse.power, purse.ducats), (power.before, ducats.before));
                assert!(*lost == 0 || power.after == 10);
                (purse.power, purse.ducats) = (power.after, ducats.after);
            }
            Effect::InfluencePlaced { player, areas, paid, left } => {
                for (area, count) in areas {
                    self.take(*player, INFLUENCE, *count);
                    *self.this_turn.entry(area.clone()).or_default() += count;
                }
                // The first costs power, and each other power or three ducats.
                let all: u32 = areas.iter().map(|(_, count)| count).sum();
                assert!(paid.power >= 1 && paid.ducats.is_multiple_of(3));
                assert_eq!(paid.power + paid.ducats / 3, all);
                self.pay(*player, *paid, *left);
            }
            Effect::AllianceForged { player, realm, before, paid, left, influence, .. } => {
                self.ally(realm, Some(*player), *before);
                if *influence == Landing::Placed {
                    self.take(*player, INFLUENCE, 1);
                }
                assert!(paid.power <= 3 && paid.ducats == 0);
                self.pay(*player, *paid, *left);
            }
            _ => {}
        }
    }

    fn follow_trade(&mut self, event: &TradeEvent) {
        let collects = |purse: &mut Price, pays: u32, ducats: u32| {
            assert_eq!(purse.ducats + pays, ducats);
            purse.ducats = ducats;
        };
        match event {
            TradeEvent::Begun { player, paid, left, .. } => self.pay(*player, *paid, *left),
            TradeEvent::Discarded { player, pays, ducats, .. } => {
                collects(self.purses.entry(*player).or_default(), *pays, *ducats)
            }
            TradeEvent::Reckoned { shares, .. } => {
                for share in shares {
                    let purse = self.purses.entry(share.stand.player).or_default();
                    collects(purse, share.pays, share.ducats);
                }
            }
            TradeEvent::ShipMoved { .. }
            | TradeEvent::Chosen { .. }
            | TradeEvent::TieBroken { .. }
            | TradeEvent::Reshuffled { .. }
            | TradeEvent::ShuffleShown { .. }
            | TradeEvent::Renewed { .. } => {}
        }
    }

    fn follow_covert(&mut self, event: &CovertEvent) {
        match event {
            CovertEvent::Declared { player, paid, left, .. } => self.pay(*player, *paid, *left),
            CovertEvent::InfluenceRemoved { of, count, .. } => {
                self.take(*of, INFLUENCE, -i64::from(*count));
            }
            CovertEvent::InfluenceSwapped { by, of, count, .. } => {
                self.take(*of, INFLUENCE, -i64::from(*count));
                self.take(*by, INFLUENCE, *count);
            }
            _ => {}
        }
    }
}

fn counts(supply: Supply) -> [i64; 3] {
    [supply.influence, supply.claims, supply.alliances].map(i64::from)
}

/// Returns the number of each player's influence, claims and alliances on a map.
fn placed(board: &Board) -> BTreeMap<PlayerId, [i64; 3]> {
    let mut placed: BTreeMap<PlayerId, [i64; 3]> = BTreeMap::new();
    let pieces = |place: &Place| place.pieces.clone();
    for pieces in board.places.iter().flat_map(pieces) {
        let kind = match pieces.kind {
            Piece::Influence => INFLUENCE,
            Piece::Claim => CLAIMS,
            _ => continue,
        };
        let owner = pieces.owner.expect("a player's");
        placed.entry(owner).or_default()[kind] += i64::from(pieces.count);
    }
    placed
}
