//! A player's own covert cards, which other players must not see (U6, U7.3).

use crate::discord::games::realms::covert;
use crate::discord::render::card::{BODY_LIMIT, Card, fit};
use crate::rules::games::realms::{self as game, Kind, State};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

/// Shows a player's hand, the cards that they can play for charges, and public facts about the deck. The campaign must
/// be redacted for that player.
pub fn hand(text: &Text, campaign: &Campaign, player: PlayerId) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    campaign.roster().must_know(player)?;
    let held = state.covert.hand(player);
    let mut lines: Vec<String> = held.iter().map(|one| covert::card(text, one)).collect();
    if lines.is_empty() {
        lines.push(fl!(text, "hand-empty"));
    }
    let charges = state.charges(player);
    lines.push(fl!(text, "hand-charges", charges = charges));
    let playable = game::playable(state, player);
    let network = playable.iter().filter(|one| one.kind == Kind::SpyNetwork);
    lines.extend(network.map(|one| covert::card(text, one)));
    let deck = &state.covert.deck;
    let (left, discards) = (deck.left().to_string(), deck.discards.len().to_string());
    lines.push(fl!(text, "hand-deck", left = left, discards = discards));
    if let Some(newest) = deck.shuffles.get(&deck.newest) {
        lines.push(fl!(text, "hand-promise", promise = newest.promise.as_str()));
    }
    let card = Card::new(fl!(text, "hand-title"), fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(fl!(text, "hand-footer")))
}
