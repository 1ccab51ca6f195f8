//! Decks, hands, marks and the current trade.

use super::{MOST, NAME, seated};
use crate::import::{Export, Node, Wrong, shortened};
use crate::rules::PlayerId;
use crate::rules::board::MOST_PIECES;
use crate::rules::games::realms::{Begun, HeldFrom, Mark, Marked, REVEALED, Reckoning, Stand, State};
use std::collections::BTreeMap;

/// The most marks.
const MOST_MARKS: usize = 2000;

pub fn marks(state: &mut State, list: &Node<'_>) {
    if list.items().len() > MOST_MARKS {
        return list.flaw(Wrong::TooMany { most: MOST_MARKS });
    }
    let marks = list.each(|node| {
        node.object()?;
        let (on, name) = (marked(&node.key("on"), state), node.key("name").short_text(NAME));
        let count = node.key("count").number(MOST_PIECES.into());
        Some(Mark { on: on?, name: name?, count: count? })
    });
    let marks = marks.unwrap_or_default();
    for (at, node) in list.items().iter().enumerate() {
        let same = |one: &&Mark| marks.get(at).is_some_and(|mark| (&mark.on, &mark.name) == (&one.on, &one.name));
        if marks.iter().take(at).any(|one| same(&one)) {
            node.flaw(Wrong::Twice);
        }
    }
    state.covert.marks = marks;
}

/// Returns a player, or a realm of the map.
fn marked(node: &Node<'_>, state: &State) -> Option<Marked> {
    let text = node.text()?;
    let player = text.parse().ok().map(PlayerId).filter(|player| state.sheets.contains_key(player));
    let realm = || state.realms.iter().find(|realm| realm.name == text);
    let on = player.map(Marked::Player).or_else(|| realm().map(|realm| Marked::Npr(realm.name.clone())));
    on.or_else(|| node.wrong(Wrong::NoSuchThing(shortened(text))))
}

/// Reads the current trade, and shuffles the deck.
pub fn trade(state: &mut State, export: &Export<'_>) {
    let node = export.file.key("trade");
    state.trade.begun = node.given().and_then(|node| begun(&node, state, export));
    let list = export.file.key("decks").key("trade").key("discards");
    let mut discards = Vec::new();
    for card in list.items() {
        if let Some(number) = card_number(&card, state) {
            match discards.contains(&number) {
                true => card.flaw(Wrong::Twice),
                false => discards.push(number),
            }
        }
    }
    if let Some(begun) = &mut state.trade.begun
        && begun.reckoning.is_some()
        && begun.revealed.is_empty()
    {
        // Once one of them is chosen, they lie on the discards.
        begun.revealed = discards.iter().rev().take(REVEALED).rev().copied().collect();
    }
    if let Some(begun) = &state.trade.begun {
        let lie = |number: &usize| discards.contains(number);
        let agrees = match begun.reckoning {
            Some(_) => begun.revealed.len() == REVEALED && begun.revealed.iter().all(lie),
            None => state.trade.cards.len() >= discards.len() + REVEALED && !begun.revealed.iter().any(lie),
        };
        if !agrees {
            list.flaw(Wrong::Contradicts);
            state.trade.begun = None;
        }
    }
    state.trade.bring_deck(discards, export.chance);
}

/// Returns the number of a trade card.
fn card_number(node: &Node<'_>, state: &State) -> Option<usize> {
    let most = i64::try_from(state.trade.cards.len()).unwrap_or(i64::MAX);
    node.integer(1, most)?.try_into().ok()
}

fn begun(node: &Node<'_>, state: &State, export: &Export<'_>) -> Option<Begun> {
    node.object()?;
    let by = seated(&node.key("by"), state);
    let hidden = node.key("hidden").is_set();
    let cards = node.key("cards");
    let mut revealed = Vec::new();
    for card in cards.items() {
        let at = card.key("number");
        match card_number(&at, state) {
            Some(number) if revealed.contains(&number) => at.flaw(Wrong::Twice),
            Some(number) => revealed.push(number),
            None => {}
        }
    }
    if revealed.is_empty() && hidden {
        node.hidden();
    } else if revealed.len() != REVEALED {
        return cards.wrong(Wrong::Contradicts);
    }
    let zones = state.board.zones().map(|zone| &zone.name);
    let moved = node.key("moved").optional(|moved| moved.named(zones))?;
    let reckoning = node.key("reckoning").optional(|reckoning| self::reckoning(reckoning, state))?;
    let deadline = node.key("deadline").moment();
    if reckoning.is_none() && export.file.key("active").given().and_then(|active| active.player()) != by {
        return node.key("by").wrong(Wrong::Contradicts);
    }
    Some(Begun { by: by?, revealed, hidden, moved, deadline: deadline?, reckoning })
}

fn reckoning(node: &Node<'_>, state: &State) -> Option<Reckoning> {
    node.object()?;
    let card = card_number(&node.key("card"), state);
    let place = node.key("node").named(state.nodes.iter().map(|node| &node.name));
    let pirates = node.key("pirates").count(MOST_PIECES);
    let stands = node.key("stands").each(|stand| {
        let player = seated(&stand.key("player"), state);
        let upright = stand.key("upright").optional(Node::flag)?;
        let (power, chain) = (stand.key("power").stored(), stand.key("chain").stored());
        Some(Stand { player: player?, upright, power: power?, chain: chain? })
    });
    let decided = node.key("decided").each(|player| seated(player, state));
    Some(Reckoning { card: card?, node: place?, pirates: pirates?, stands: stands?, decided: decided? })
}

/// Reads the hands, and shuffles the deck. Hands that the export hides are dealt again.
pub fn covert(state: &mut State, export: &Export<'_>) {
    let deck = export.file.key("decks").key("covert");
    let mut free: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let cards = &state.covert.cards;
    for card in cards {
        free.insert(card.name.clone(), state.covert.copies(&card.name));
    }
    let mut take = |node: &Node<'_>| {
        let name = node.text()?;
        let copies = free.get_mut(name).filter(|copies| !copies.is_empty());
        match copies {
            Some(copies) => Some(copies.remove(0)),
            None => node.wrong(Wrong::NoSuchThing(shortened(name))),
        }
    };
    let discards = deck.key("discards").each(&mut take).unwrap_or_default();
    let mut hands = BTreeMap::new();
    let mut dealt = Vec::new();
    for node in export.file.key("players").items() {
        let Some(player) = node.key("user_id").player().filter(|player| state.sheets.contains_key(player)) else {
            continue;
        };
        let hand = node.key("hand");
        match hand.given() {
            Some(hand) if hand.is_list() => {
                let cards = hand.each(&mut take).unwrap_or_default();
                if !cards.is_empty() {
                    hands.insert(player, HeldFrom::Known(cards));
                }
            }
            Some(hand) => {
                let count = hand.number::<usize>(MOST).unwrap_or_default();
                if count > 0 {
                    hand.hidden();
                    dealt.push((hand, player, count));
                }
            }
            None => hand.flaw(Wrong::Missing),
        }
    }
    let mut left: usize = free.values().map(Vec::len).sum();
    for (hand, player, count) in dealt {
        if count > left {
            hand.flaw(Wrong::OutOfRange { least: "0".to_owned(), most: left.to_string() });
            continue;
        }
        left -= count;
        hands.insert(player, HeldFrom::Dealt(count));
    }
    state.covert.bring_deck(&hands, discards, export.chance);
}
