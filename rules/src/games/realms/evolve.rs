//! Applies events without consulting any rule: the event says everything needed.

use super::board::{Holds, Piece, Place, Province};
use super::condition::Price;
use super::event::{Event, Laid, Landing};
use super::state::{Merchant, Realm, Sheet, State, Turn};
use super::trade::Trade;
use crate::ids::PlayerId;

impl State {
    pub(super) fn follow(&mut self, event: &Event) {
        match event {
            Event::Seated { player } => {
                self.seating.sit(*player);
                self.sheets.entry(*player).or_default();
            }
            Event::Ordered { order } => self.seating.order.clone_from(order),
            Event::Board(change) => self.board.evolve(change),
            Event::Laid(laid) => self.lay(laid),
            Event::RealmsExchanged { player, with, .. } => self.exchange(*player, *with),
            Event::RealmGiven { player, realm, before, .. } => self.give(*player, realm, *before),
            Event::TurnBegun { player, stood } => self.begin_turn(Some(*player), stood),
            Event::TurnEnded { .. } => self.begin_turn(None, &[]),
            Event::ActiveSet { player, stood, .. } => self.begin_turn(*player, stood),
            Event::RoundBegun { round, .. } => {
                self.round = *round;
                let merchants = self.sheets.values_mut().flat_map(|one| &mut one.merchants);
                merchants.for_each(|merchant| merchant.upright = true);
            }
            Event::PurseChanged { player, power, ducats, .. } => {
                self.pay(*player, Price { power: power.after, ducats: ducats.after });
            }
            Event::DucatsPaid { from, to, left, has, .. } => {
                self.pay(*from, *left);
                self.pay(*to, *has);
            }
            Event::ProvinceTaken { province, owner, .. } => {
                if let Some(province) = self.province_mut(province) {
                    province.owner.clone_from(owner);
                }
            }
            Event::PiecesSet { player, kind, place, count, .. } => self.set(*kind, *player, place, *count),
            Event::WarSet { realm, at_war, .. } => self.make_war(realm, *at_war),
            Event::InfluenceReturned { area, returned } => {
                for (player, _) in returned {
                    self.set(Piece::Influence, *player, area, 0);
                }
            }
            Event::InfluencePlaced { player, areas, left, .. } => self.place_influence(*player, areas, *left),
            Event::AllianceForged { player, realm, area, paid, left, influence, .. } => {
                self.ally(realm, Some(*player));
                if *influence == Landing::Placed {
                    self.add(Piece::Influence, *player, area, 1);
                }
                self.pay(*player, *left);
                // A covert card forges one for free, and was counted when it was played.
                if *paid != Price::default() {
                    self.count_action(*player);
                }
            }
            Event::AllianceEnded { player, realm, returned } => {
                self.withdraw(*player, returned);
                self.ally(realm, None);
            }
            Event::CalledToArms { player, realm, discarded, .. } => {
                self.withdraw(*player, discarded);
                self.make_war(realm, true);
            }
            Event::ClaimsPlaced { player, areas } => {
                for area in areas {
                    self.set(Piece::Claim, *player, area, 1);
                }
            }
            Event::Covert(event) => self.follow_covert(event),
            Event::Trade(event) => self.follow_trade(event),
            Event::SupplySet { player, after, merchants, .. } => {
                let tokens = self.placed(*player).with(*after);
                let sheet = self.sheets.entry(*player).or_default();
                sheet.tokens = tokens;
                sheet.merchants.resize(*merchants, Merchant::default());
            }
            Event::AllianceSet { realm, player, .. } => self.ally(realm, *player),
            Event::MerchantSet { player, number, after, .. } => {
                if let Some(merchant) = self.merchant_mut(*player, *number) {
                    merchant.clone_from(after);
                }
            }
            Event::HostileSet { zone, player, hostile } => self.set_hostile(zone, *player, *hostile),
            Event::PiratesSet { node, count, .. } => {
                let nodes = self.nodes.iter_mut();
                let named = nodes.filter(|one| one.name == *node);
                named.for_each(|one| one.pirates = *count);
            }
        }
    }

    fn set_hostile(&mut self, zone: &str, player: PlayerId, hostile: bool) {
        if let Some(Holds::Zone(zone)) = self.board.place_mut(zone).map(|one| &mut one.holds) {
            match hostile {
                true => zone.hostile.insert(player),
                false => zone.hostile.remove(&player),
            };
        }
    }

    fn make_war(&mut self, realm: &str, at_war: bool) {
        if let Some(realm) = self.realm_mut(realm) {
            realm.at_war = at_war;
        }
    }

    /// Applies the contents of a file besides the board. Players not in the file get their starting components.
    fn lay(&mut self, laid: &Laid) {
        self.nodes.clone_from(&laid.nodes);
        self.realms.clone_from(&laid.realms);
        for (player, sheet) in &mut self.sheets {
            *sheet = laid.sheets.get(player).cloned().unwrap_or_default();
        }
        self.trade = Trade::of(laid.trade.clone(), laid.deck.clone());
        // Row numbers are never reused, and the message of the last one still shows its outcome.
        let (rows, past) = (self.covert.rows, self.covert.past.take());
        self.covert.clone_from(&laid.covert);
        self.covert.rows = rows;
        self.covert.past = past;
        self.round = 1;
        self.begun = false;
        let active = self.seating.active;
        self.begin_turn(active, &laid.stood);
    }

    fn begin_turn(&mut self, player: Option<PlayerId>, stood: &[String]) {
        self.seating.active = player;
        self.begun |= player.is_some();
        self.turn = player.map(|_| Turn { stood: stood.iter().cloned().collect(), ..Turn::default() });
    }

    /// Swaps everything that belongs to the realms of two players.
    fn exchange(&mut self, one: PlayerId, other: PlayerId) {
        let swapped = |player: PlayerId| match player {
            player if player == one => other,
            player if player == other => one,
            player => player,
        };
        for place in &mut self.board.places {
            for pieces in &mut place.pieces {
                pieces.owner = pieces.owner.map(swapped);
            }
            place.order_pieces();
            if let Holds::Zone(zone) = &mut place.holds {
                zone.hostile = zone.hostile.iter().copied().map(swapped).collect();
            }
        }
        for Realm { player, ally, vassal_of, .. } in &mut self.realms {
            *player = player.map(swapped);
            *ally = ally.map(swapped);
            *vassal_of = vassal_of.map(swapped);
        }
        let [one_has, other_has] = [one, other].map(|player| self.sheet(player).into_owned());
        self.sheets.insert(one, other_has);
        self.sheets.insert(other, one_has);
        self.covert.exchange(one, other);
    }

    /// Gives a realm to a player without one. It comes with its previous player's property, or for an NPR with its
    /// marks but without its ally.
    fn give(&mut self, player: PlayerId, realm: &str, before: Option<PlayerId>) {
        if let Some(before) = before {
            return self.exchange(player, before);
        }
        self.ally(realm, None);
        self.covert.take_marks(realm, player);
        if let Some(realm) = self.realm_mut(realm) {
            realm.player = Some(player);
        }
    }

    fn place_influence(&mut self, player: PlayerId, areas: &[(String, u32)], left: Price) {
        for (area, count) in areas {
            self.add(Piece::Influence, player, area, *count);
            if let Some(turn) = &mut self.turn {
                *turn.placed.entry(area.clone()).or_default() += count;
            }
        }
        self.pay(player, left);
        self.count_action(player);
    }

    /// Sets a player's power and ducats after a payment.
    pub(super) fn pay(&mut self, player: PlayerId, left: Price) {
        let sheet = self.sheets.entry(player).or_default();
        sheet.power = u8::try_from(left.power).unwrap_or(u8::MAX);
        sheet.ducats = left.ducats;
    }

    /// Counts a diplomatic action of the turn (U1.6).
    pub(super) fn count_action(&mut self, player: PlayerId) {
        let theirs = self.seating.active == Some(player);
        if let Some(turn) = self.turn.as_mut().filter(|_| theirs) {
            turn.actions += 1;
        }
    }

    pub(super) fn set(&mut self, kind: Piece, player: PlayerId, place: &str, count: u32) {
        if let Some(place) = self.board.place_mut(place) {
            place.set(kind, Some(player), count);
        }
    }

    pub(super) fn add(&mut self, kind: Piece, player: PlayerId, place: &str, more: u32) {
        let there = self.board.place(place).map_or(0, |one: &Place| one.has(kind, player));
        self.set(kind, player, place, there + more);
    }

    pub(super) fn ally(&mut self, realm: &str, player: Option<PlayerId>) {
        if let Some(realm) = self.realm_mut(realm) {
            realm.ally = player;
        }
    }

    pub(super) fn realm_mut(&mut self, name: &str) -> Option<&mut Realm> {
        self.realms.iter_mut().find(|realm| realm.name == name)
    }

    fn merchant_mut(&mut self, player: PlayerId, number: usize) -> Option<&mut Merchant> {
        let sheet: &mut Sheet = self.sheets.get_mut(&player)?;
        sheet.merchants.get_mut(number.checked_sub(1)?)
    }

    fn province_mut(&mut self, name: &str) -> Option<&mut Province> {
        let mut areas = self.board.places.iter_mut().filter_map(|place| match &mut place.holds {
            Holds::Area(area) => Some(area),
            Holds::Zone(_) => None,
        });
        areas.find_map(|area| area.provinces.iter_mut().find(|one| one.name == name))
    }
}
