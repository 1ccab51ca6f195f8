//! A player's own covert cards, which other players must not see (U6, U7.3).

use crate::games::realms::covert;
use crate::render::{BODY_LIMIT, Card, fit};
use crate::rules::games::realms::{self as game, Kind, State};
use crate::rules::{Campaign, PlayerId, Refusal};
use crate::text::{Code, Said, Text, say};

/// Shows a player's hand, the cards that they can play for charges, and public facts about the deck. The campaign must
/// be redacted for that player.
pub fn hand(text: &Text, campaign: &Campaign, player: PlayerId) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    campaign.roster().must_know(player)?;
    let held = state.covert.hand(player);
    let mut lines: Vec<Said> = held.iter().map(|one| covert::card(text, one)).collect();
    if lines.is_empty() {
        lines.push(say!(text, "hand-empty"));
    }
    lines.push(say!(text, "hand-charges", charges = state.charges(player)));
    let playable = game::playable(state, player);
    let network = playable.iter().filter(|one| one.kind == Kind::SpyNetwork);
    lines.extend(network.map(|one| covert::card(text, one)));
    let deck = &state.covert.deck;
    lines.push(say!(text, "hand-deck", left = deck.left(), discards = deck.discards.len()));
    let card = Card::new(say!(text, "hand-title"), fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(say!(text, "hand-footer")))
}

/// Returns the whole promise of each deck's newest shuffle (U7.3).
pub fn promises(text: &Text, state: &State) -> Said {
    let deck = &state.covert.deck;
    let covert = deck.shuffles.get(&deck.newest);
    let covert = covert.map(|newest| say!(text, "promise-covert", promise = Code(&newest.promise)));
    let trade = state.trade.deck.shuffles.last();
    let trade = trade.map(|newest| say!(text, "promise-trade", promise = Code(&newest.promise)));
    let lines: Vec<Said> = covert.into_iter().chain(trade).collect();
    match lines.is_empty() {
        true => say!(text, "promise-none"),
        false => Said::in_lines(lines),
    }
}
