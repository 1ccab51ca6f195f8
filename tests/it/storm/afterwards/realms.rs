//! Recounts the tokens and cards of the realms, and checks the cards' readers: only the player who was dealt a card
//! sees it.

use chancery::rules::games;
use chancery::rules::games::realms::{CovertEvent, Event as Happened, Kind, Piece, State};
use chancery::rules::ids::PlayerId;
use chancery::rules::{Campaign, Event};
use chancery_loopback::Posted;
use chancery_loopback::world::{Kind as Channel, World};
use std::collections::{BTreeMap, BTreeSet};

/// Each player's initial tokens.
const TOKENS: [u32; 3] = [20, 8, 3];

/// The card that no player plays or discards in this storm.
const CIPHER: &str = "Cipher";

/// Checks that the totals match the start: tokens by kind and player, cards overall.
pub fn check_tokens(campaign: &Campaign, state: &State) {
    // Before the map is loaded, the board is empty.
    if state.realms.is_empty() {
        return;
    }
    for player in campaign.players.keys() {
        let placed = |kind| -> u32 {
            let places = state.board.places.iter();
            let pieces = places.flat_map(|place| &place.pieces);
            let own = pieces.filter(|one| one.kind == kind && one.owner == Some(*player));
            own.map(|one| one.count).sum()
        };
        let allied = state.realms.iter();
        let allied = allied.filter(|realm| realm.ally == Some(*player)).count();
        let placed = [placed(Piece::Influence), placed(Piece::Claim), u32::try_from(allied).unwrap()];
        let left = state.supply(*player);
        let left = [left.influence, left.claims, left.alliances];
        let all = [0, 1, 2].map(|kind| placed[kind] + left[kind]);
        assert_eq!(all, TOKENS, "{player}");
    }
    for area in state.board.areas() {
        let influence = area.pieces.iter().filter(|one| one.kind == Piece::Influence);
        let there: u32 = influence.map(|one| one.count).sum();
        assert!(there <= 5, "{there} in {}", area.name);
    }
    let covert = &state.covert;
    let cards = covert.cards.iter().filter(|card| card.kind == Kind::Card);
    let all: usize = cards.map(|card| card.copies as usize).sum();
    let held: usize = covert.hands.values().map(|hand| hand.cards.len()).sum();
    let deck = covert.deck.left() + covert.deck.discards.len();
    assert_eq!(held + deck, all, "every card lies in one place");
}

/// The secret cards that each player has been dealt, undone or not.
#[derive(Default)]
pub struct Dealt {
    to: BTreeMap<String, Vec<PlayerId>>,
    /// The cards discarded or shown since then, which all players may know.
    seen: BTreeSet<String>,
}

impl Dealt {
    pub fn note(&mut self, event: &Event) {
        if let Event::Game(games::Event::Realms(Happened::Covert(CovertEvent::Dealt { player, names, .. }))) = event {
            let hidden = names.iter().filter(|name| name.starts_with(CIPHER));
            hidden.for_each(|name| self.to.entry(name.clone()).or_default().push(*player));
        } else if let Event::Game(games::Event::Realms(Happened::Covert(other))) = event {
            let told = serde_json::to_string(other).unwrap();
            let named = self.to.keys().filter(|card| told.contains(&card[..]));
            self.seen.extend(named.cloned());
        }
    }

    /// Checks that no message shows a card to another player, and that its holder has seen it.
    pub fn check_readers(&self, world: &World, (campaign, table): (&Campaign, u64), thorough: bool) {
        assert!(!self.to.is_empty(), "no such card was dealt: the storm proves nothing");
        let mut seen = 0;
        // Other tables have cards with the same names.
        let concerns = |message: &&Posted| {
            let player = reader(world, message).map(PlayerId);
            message.channel == table || player.is_some_and(|one| campaign.players.contains_key(&one))
        };
        for message in world.messages.values().filter(concerns) {
            let said = message.json.to_string();
            for (card, players) in &self.to {
                if !self.seen.contains(card) && said.contains(&card[..]) {
                    // A player who names a card that they do not hold sees that name in the refusal.
                    let asked = message.answers.and_then(|asked| world.asked.get(&asked));
                    if asked.is_some_and(|asked| asked.payload.to_string().contains(&card[..])) {
                        continue;
                    }
                    let reader = reader(world, message);
                    let may = reader.is_some_and(|user| players.contains(&PlayerId(user)));
                    assert!(may, "{reader:?} reads of {card}: {said}");
                    seen += 1;
                }
            }
        }
        assert!(!thorough || seen > 0, "no player looked at their hand: the storm proves nothing");
    }
}

/// Returns the only reader of a message, if it has just one.
pub fn reader(world: &World, message: &Posted) -> Option<u64> {
    match world.channels[&message.channel].kind {
        Channel::Direct { with } => Some(with),
        _ => message.only_for,
    }
}
