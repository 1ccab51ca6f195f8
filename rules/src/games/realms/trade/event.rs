use super::{Begun, Revealed, Share, Stand, TradeRow};
use crate::games::realms::board::Piece;
use crate::games::realms::condition::Price;
use crate::games::realms::state::State;
use crate::ids::PlayerId;
use crate::ruleset::Profile;
use crate::shuffle::Shuffle;
use crate::time::Time;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player paid for a trade and revealed cards; `left` is what they have afterwards.
    Begun {
        player: PlayerId,
        paid: Price,
        left: Price,
        /// Empty if they are hidden from the viewer.
        cards: Vec<Revealed>,
        count: usize,
        /// The new shuffle of the discards, if this required one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shuffle: Option<Shuffle>,
        /// Only the trader sees the cards.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hidden: bool,
        deadline: Time,
    },
    /// The revealed cards were discarded, which ended the trade.
    Discarded {
        player: PlayerId,
        why: Why,
        cards: Vec<usize>,
        /// The player's payment, and their ducats afterwards.
        pays: u32,
        ducats: u32,
    },
    ShipMoved {
        player: PlayerId,
        from: String,
        /// Whether it was on a slot.
        from_slot: bool,
        to: String,
        slot: bool,
        /// The opponent whose ship was displaced; that ship stays in the zone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        displaced: Option<PlayerId>,
    },
    /// A card was chosen and the merchant was laid down in the node; the other cards were discarded.
    Chosen {
        player: PlayerId,
        card: Revealed,
        /// The numbers of all revealed cards.
        cards: Vec<usize>,
        node: String,
        /// The number of the merchant, from 1, and its previous node; `None` if it was in hand.
        merchant: usize,
        from: Option<String>,
        pirates: u32,
        /// All players with a merchant there, in seat order.
        stands: Vec<Stand>,
    },
    /// A player takes the upper row of a tie. `by` is `None` if the trader did not decide in time.
    TieBroken {
        upper: PlayerId,
        over: Vec<PlayerId>,
        /// Counted from 1.
        row: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// The trade was reckoned and paid, which ended it.
    Reckoned {
        player: PlayerId,
        node: String,
        pirates: u32,
        rows: Vec<TradeRow>,
        /// In order of trade power, highest first; those without a valid connection last.
        shares: Vec<Share>,
    },
    /// A reveal of cards was undone, so the undrawn cards were reshuffled (U5.9).
    Reshuffled { shuffle: Shuffle },
    /// Every card of a shuffle has been revealed.
    ShuffleShown { deck: String, promise: String, text: String },
    /// After an undo the trade was past its time, so it got the full time again.
    Renewed { player: PlayerId, deadline: Time },
}

/// Why a trade ended with all cards discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The trader chose to.
    Asked,
    TurnEnded,
    Deadline,
    /// The trader left, and collects nothing (U1.7).
    Left,
    CampaignEnded,
}

impl Event {
    pub(in crate::games::realms) fn profile(&self) -> Profile {
        match self {
            Event::Begun { .. } => Profile::act_with_draw(),
            Event::Discarded { player, why, .. } => match why {
                Why::Deadline => Profile::act().calls([player]),
                Why::Asked | Why::TurnEnded | Why::Left | Why::CampaignEnded => Profile::act(),
            },
            Event::ShipMoved { player, displaced, .. } => Profile::act().done_to(*player, displaced),
            Event::Chosen { .. } => Profile::act(),
            Event::TieBroken { upper, over, .. } => Profile::consequence().touches([upper]).touches(over),
            Event::Reckoned { player, shares, .. } => {
                let others = shares.iter().map(|share| share.stand.player);
                Profile::consequence().done_to(*player, others.filter(|other| other != player))
            }
            Event::Reshuffled { .. } => Profile::consequence_with_draw(),
            Event::ShuffleShown { .. } | Event::Renewed { .. } => Profile::consequence(),
        }
    }

    pub(in crate::games::realms) fn redacted_for(&self, viewer: Option<PlayerId>) -> Event {
        let mut redacted = self.clone();
        match &mut redacted {
            Event::Begun { player, cards, shuffle, hidden, .. } => {
                *shuffle = shuffle.as_ref().map(Shuffle::redacted);
                if *hidden && viewer != Some(*player) {
                    cards.clear();
                }
            }
            Event::Reshuffled { shuffle } => *shuffle = shuffle.redacted(),
            Event::Discarded { .. }
            | Event::ShipMoved { .. }
            | Event::Chosen { .. }
            | Event::TieBroken { .. }
            | Event::Reckoned { .. }
            | Event::ShuffleShown { .. }
            | Event::Renewed { .. } => {}
        }
        redacted
    }
}

impl State {
    pub(in crate::games::realms) fn follow_trade(&mut self, event: &Event) {
        match event {
            Event::Begun { player, left, cards, shuffle, hidden, deadline, .. } => {
                self.pay(*player, *left);
                self.count_action(*player);
                let trade = &mut self.trade;
                trade.deck.draw(cards.len(), shuffle.as_ref());
                if !hidden {
                    trade.deck.show_drawn();
                }
                trade.begun = Some(Begun {
                    by: *player,
                    revealed: cards.iter().map(|card| card.number).collect(),
                    hidden: *hidden,
                    moved: None,
                    deadline: *deadline,
                    reckoning: None,
                });
            }
            Event::Discarded { player, cards, ducats, .. } => {
                self.discard(cards);
                self.trade.begun = None;
                self.collect(*player, *ducats);
            }
            Event::ShipMoved { player, from, from_slot, to, slot, displaced } => {
                self.take_one(kind(*from_slot), *player, from);
                if let Some(other) = displaced {
                    self.take_one(Piece::Protection, *other, to);
                    self.add(Piece::Ship, *other, to, 1);
                }
                self.add(kind(*slot), *player, to, 1);
                if let Some(begun) = &mut self.trade.begun {
                    begun.moved = Some(to.clone());
                }
            }
            Event::Chosen { player, card, cards, node, merchant, pirates, stands, .. } => {
                self.discard(cards);
                let sheet = self.sheets.entry(*player).or_default();
                let number = merchant.saturating_sub(1);
                if let Some(merchant) = sheet.merchants.get_mut(number) {
                    merchant.node = Some(node.clone());
                    merchant.upright = false;
                }
                if let Some(begun) = &mut self.trade.begun {
                    begun.reckoning = Some(super::Reckoning {
                        card: card.number,
                        node: node.clone(),
                        pirates: *pirates,
                        stands: stands.clone(),
                        decided: Vec::new(),
                    });
                }
            }
            Event::TieBroken { upper, .. } => {
                let begun = self.trade.begun.as_mut();
                if let Some(reckoning) = begun.and_then(|begun| begun.reckoning.as_mut()) {
                    reckoning.decided.push(*upper);
                }
            }
            Event::Reckoned { shares, .. } => {
                for share in shares {
                    self.collect(share.stand.player, share.ducats);
                }
                self.trade.begun = None;
            }
            Event::Reshuffled { shuffle } => self.trade.deck.reshuffle(shuffle),
            Event::ShuffleShown { promise, .. } => self.trade.deck.tell(promise),
            Event::Renewed { deadline, .. } => {
                if let Some(begun) = &mut self.trade.begun {
                    begun.deadline = *deadline;
                }
            }
        }
    }

    /// Discards cards, face up.
    fn discard(&mut self, cards: &[usize]) {
        self.trade.deck.discards.extend(cards);
        self.trade.deck.show_drawn();
    }

    fn collect(&mut self, player: PlayerId, ducats: u32) {
        self.sheets.entry(player).or_default().ducats = ducats;
    }

    fn take_one(&mut self, kind: Piece, player: PlayerId, place: &str) {
        let there = self.board.place(place);
        let there = there.map_or(0, |place| place.has(kind, player));
        self.set(kind, player, place, there.saturating_sub(1));
    }
}

/// Returns the kind of piece for a light ship.
fn kind(slot: bool) -> Piece {
    match slot {
        true => Piece::Protection,
        false => Piece::Ship,
    }
}
