//! The steps of a trade: its start, the choice or discarding of cards, and the effects of time, leaving and undoing
//! (U5.1, U5.3, U5.4).

use super::reckoning::finished;
use super::ship::{moves, verdicts};
use super::standing::{nodes_of, prospects, stand, stands_at, verdict};
use super::{
    Begun, COSTS, Command, Confirmation, DISCARD_PAYS, Deck, Event, Needs, Node, REVEALED, Refusal, Revealed, Stand,
    Verdict, Why,
};
use crate::games::realms::condition::{self, Check, Price, of_any, payable};
use crate::games::realms::settings::TradeCards;
use crate::games::realms::state::{MOST_DUCATS, Merchant, State};
use crate::games::realms::{self, Actor, Effect, GameContext, Refused};
use crate::ids::PlayerId;
use crate::names::same_name;
use crate::ruleset::happened;
use crate::shuffle::Shuffle;
use crate::time::{Span, Time};

/// The word for a merchant in hand in a player's choice.
const HAND: &str = "hand";

/// Returns every condition of starting a trade, met or not, and its price (U5.1).
pub(in crate::games::realms) fn check(at: &GameContext, by: PlayerId) -> Result<Check, realms::Refusal> {
    let state = at.game;
    state.must_play_realm(by)?;
    let price = Price { power: COSTS, ducats: 0 };
    let merchants = state.sheet(by).into_owned().merchants;
    let upright = merchants.iter().filter(|merchant| merchant.upright);
    let merchant = Needs::Merchant { upright: upright.count(), has: merchants.len() };
    let none_begun = Needs::NoneBegun { by: state.trade.begun.as_ref().map(|begun| begun.by) };
    let mut conditions = Vec::from(of_any(at, by));
    conditions.extend(payable(state, by, price, "U5.1"));
    let own = [merchant, none_begun];
    conditions.extend(own.map(|needs| condition::Needs::Trade(needs).by("U5.1")));
    conditions.sort_by_key(|condition| condition.rule);
    Ok(Check { price, conditions })
}

pub(in crate::games::realms) fn decide(
    at: &GameContext,
    by: &Actor,
    command: &Command,
) -> Result<Vec<Effect>, Refused> {
    match command {
        Command::Begin => begin(at, by),
        Command::Discard => discard(at, by.player),
        Command::Ship { from, to, slot, displace } => moves(at, by, (from, to), (*slot, displace.as_deref())),
        Command::Choose { card, node, merchant } => {
            let named = (node.as_deref(), merchant.as_deref());
            choose(at, by.player, *card, named)
        }
    }
}

/// Returns a player's trade without a chosen card; refuses if there is none, or if the reckoning has begun.
pub(in crate::games::realms) fn must_be_trading(state: &State, player: PlayerId) -> Result<&Begun, realms::Refusal> {
    let begun = state.trade.begun.as_ref();
    let by = begun.map(|begun| begun.by);
    let theirs = begun.filter(|begun| begun.by == player);
    let begun = theirs.ok_or(Refusal::NotBegun { by })?;
    must_be_reckoned(state).map(|()| begun)
}

/// Refuses while a reckoning waits for a tie to be broken, and names the node.
pub(in crate::games::realms) fn must_be_reckoned(state: &State) -> Result<(), realms::Refusal> {
    let begun = state.trade.begun.as_ref();
    match begun.and_then(|begun| begun.reckoning.as_ref()) {
        Some(reckoning) => {
            let node = reckoning.node.clone();
            Err(Refusal::Reckoning { node }.into())
        }
        None => Ok(()),
    }
}

fn begin(at: &GameContext, by: &Actor) -> Result<Vec<Effect>, Refused> {
    let (state, player) = (at.game, by.player);
    let price = check(at, player)?.must_be_open()?;
    let left = state.after_paying(player, price);
    by.must_have_seen(Some(realms::Confirmation::Trade(Confirmation::Begins { price, left })))?;
    let hidden = at.settings.trade_cards == TradeCards::Trader;
    let mut deck = state.trade.deck.clone();
    let drawn = deck.draws(REVEALED, at.chance);
    deck.draw(drawn.cards.len(), drawn.shuffle.as_ref());
    if !hidden {
        deck.show_drawn();
    }
    let begun = Event::Begun {
        player,
        paid: price,
        left,
        count: drawn.cards.len(),
        cards: drawn.cards.iter().filter_map(|number| revealed(state, *number)).collect(),
        shuffle: drawn.shuffle,
        hidden,
        deadline: within(at, at.now),
    };
    Ok(with_open(begun, &deck))
}

fn revealed(state: &State, number: usize) -> Option<Revealed> {
    let card = state.trade.card(number)?.clone();
    Some(Revealed { number, card })
}

/// Returns the deadline of a trade whose time starts now.
fn within(at: &GameContext, now: Time) -> Time {
    now + Span::hours(at.settings.trade_hours.into())
}

/// Returns an event, followed by the texts of shuffles fully revealed afterwards; `deck` is the deck at that point
/// (U7.3).
fn with_open(event: Event, deck: &Deck) -> Vec<Effect> {
    let shown = deck.open().filter_map(shown);
    let events = std::iter::once(event).chain(shown);
    happened(events.map(realms::Event::Trade))
}

fn shown(shuffle: &Shuffle) -> Option<Event> {
    Some(Event::ShuffleShown { deck: shuffle.deck.clone(), promise: shuffle.promise.clone(), text: shuffle.text()? })
}

/// Returns the deck once all drawn cards are revealed.
fn opened(state: &State) -> Deck {
    let mut deck = state.trade.deck.clone();
    deck.show_drawn();
    deck
}

fn discard(at: &GameContext, player: PlayerId) -> Result<Vec<Effect>, Refused> {
    let begun = must_be_trading(at.game, player)?;
    must_be_idle(at.game, begun)?;
    Ok(discarded(at.game, begun, Why::Asked))
}

/// Checks that a trader is not obliged to choose a card. After a ship has moved, one must be chosen if possible
/// (U5.1).
fn must_be_idle(state: &State, begun: &Begun) -> Result<(), realms::Refusal> {
    let Some(zone) = &begun.moved else {
        return Ok(());
    };
    let nodes: Vec<String> = verdicts(state).into_iter().filter(Verdict::is_open).map(|verdict| verdict.node).collect();
    match nodes.is_empty() {
        true => Ok(()),
        false => {
            let zone = zone.clone();
            Err(Refusal::MustChoose { zone, nodes }.into())
        }
    }
}

/// Returns the end of a trade without a chosen card, with the texts revealed by it.
fn discarded(state: &State, begun: &Begun, why: Why) -> Vec<Effect> {
    with_open(ends_unchosen(state, begun, why), &opened(state))
}

fn discard_pays(begun: &Begun, why: Why) -> u32 {
    match why {
        Why::Asked | Why::TurnEnded | Why::CampaignEnded if begun.moved.is_none() => DISCARD_PAYS,
        Why::Asked | Why::TurnEnded | Why::CampaignEnded | Why::Deadline | Why::Left => 0,
    }
}

fn ends_unchosen(state: &State, begun: &Begun, why: Why) -> Event {
    let has = state.sheet(begun.by).ducats;
    let pays = discard_pays(begun, why);
    let ducats = has.saturating_add(pays).min(MOST_DUCATS.max(has));
    Event::Discarded { player: begun.by, why, cards: begun.revealed.clone(), pays: ducats - has, ducats }
}

fn choose(
    at: &GameContext,
    player: PlayerId,
    card: Option<usize>,
    (node, merchant): (Option<&str>, Option<&str>),
) -> Result<Vec<Effect>, Refused> {
    let state = at.game;
    let begun = must_be_trading(state, player)?;
    let card = card.ok_or_else(|| realms::Refusal::Trade(which_card(state)))?;
    let number = card.checked_sub(1).and_then(|n| begun.revealed.get(n));
    let chosen = number.and_then(|number| revealed(state, *number));
    let chosen = chosen.ok_or_else(|| {
        let revealed = begun.revealed.len();
        realms::Refusal::Trade(Refusal::NoSuchCard { card, revealed })
    })?;
    let node = eligible(state, begun, (card, chosen.number), node)?;
    let (merchant, from) = available(state, player, (card, node), merchant)?;
    let mut after = state.clone();
    if let Some(sheet) = after.sheets.get_mut(&player) {
        sheet.merchants[merchant] = Merchant { node: Some(node.name.clone()), upright: false };
    }
    let order = after.seating.order.iter();
    let stands = order.map(|player| stand(&after, *player, node));
    let stands: Vec<Stand> = stands.filter(|stand| stand.upright.is_some()).collect();
    let event = Event::Chosen {
        player,
        card: chosen,
        cards: begun.revealed.clone(),
        node: node.name.clone(),
        merchant: merchant + 1,
        from,
        pirates: node.pirates,
        stands,
    };
    Ok(with_open(event, &opened(state)))
}

/// Returns the refusal that asks for a card, or if none is eligible, says why.
fn which_card(state: &State) -> Refusal {
    let prospects = prospects(state);
    let mut judged = prospects.iter().flat_map(|one| &one.verdicts);
    match judged.any(Verdict::is_open) {
        true => Refusal::ChooseCard { prospects },
        false => {
            let verdicts = verdicts(state);
            Refusal::NotEligible { verdicts }
        }
    }
}

/// Returns the intended node of a card, if it is eligible (U5.3).
fn eligible<'a>(
    state: &'a State,
    begun: &Begun,
    (card, number): (usize, usize),
    named: Option<&str>,
) -> Result<&'a Node, realms::Refusal> {
    let nodes = nodes_of(state, number);
    let meant: Vec<&Node> = match named {
        Some(named) => {
            let node = state.must_have_node(named)?;
            if !nodes.contains(&node) {
                return Err(Refusal::NotOnCard {
                    card,
                    node: node.name.clone(),
                    nodes: nodes.iter().map(|node| node.name.clone()).collect(),
                }
                .into());
            }
            vec![node]
        }
        None => nodes,
    };
    let judged: Vec<(&Node, Verdict)> = meant.into_iter().map(|node| (node, verdict(state, begun, node))).collect();
    let mut open = judged.iter().filter(|(_, verdict)| verdict.is_open());
    let (first, second) = (open.next(), open.next());
    let verdicts = || judged.iter().map(|(_, verdict)| verdict.clone()).collect();
    match (first, second) {
        (None, _) => Err(Refusal::NotEligible { verdicts: verdicts() }.into()),
        (Some((node, _)), None) => Ok(node),
        (Some(_), Some(_)) => Err(Refusal::ChooseNode { card, verdicts: verdicts() }.into()),
    }
}

/// Returns the intended upright merchant, from 0, and its location (U5.4): the one at the node, or any other if the
/// choice makes no difference.
fn available(
    state: &State,
    player: PlayerId,
    (card, node): (usize, &Node),
    named: Option<&str>,
) -> Result<(usize, Option<String>), realms::Refusal> {
    let merchants = state.sheet(player).into_owned().merchants;
    let upright = merchants.iter().enumerate().filter(|(_, one)| one.upright);
    let mut upright: Vec<(usize, Option<String>)> = upright.map(|(n, one)| (n, one.node.clone())).collect();
    let there = |one: &(usize, Option<String>)| stands_at(&merchants[one.0], node);
    if upright.iter().any(there) {
        upright.retain(there);
    }
    // Those in hand are interchangeable.
    let in_hand = upright.iter().find(|(_, at)| at.is_none());
    let in_hand = in_hand.map(|(n, _)| *n);
    upright.retain(|(n, at)| at.is_some() || Some(*n) == in_hand);
    let from = || upright.iter().map(|(_, from)| from.clone()).collect();
    let Some(named) = named else {
        return match &upright[..] {
            [one] => Ok(one.clone()),
            _ => Err(Refusal::ChooseMerchant { card, node: node.name.clone(), from: from() }.into()),
        };
    };
    let is_meant = |at: &Option<String>| match at {
        Some(at) => same_name(at, named),
        None => same_name(HAND, named),
    };
    let found = upright.iter().find(|(_, at)| is_meant(at));
    found.cloned().ok_or_else(|| {
        let place = named.trim().to_owned();
        let from = from();
        Refusal::NoMerchantAt { place, from }.into()
    })
}

/// Checks that a turn can end, and asks for a confirmation if that discards a trade's cards. Returns the events of
/// discarding them.
pub(in crate::games::realms) fn may_end_turn(at: &GameContext, by: &Actor) -> Result<Vec<Effect>, Refused> {
    let state = at.game;
    if state.trade.begun.as_ref().map(|begun| begun.by) != Some(by.player) {
        return Ok(Vec::new());
    }
    let begun = must_be_trading(state, by.player)?;
    must_be_idle(state, begun)?;
    let pays = discard_pays(begun, Why::TurnEnded);
    by.must_have_seen(Some(realms::Confirmation::Trade(Confirmation::EndsTurn { pays })))?;
    Ok(discarded(state, begun, Why::TurnEnded))
}

/// Returns the end of the current trade when a moderator makes another player active: the cards are discarded as at
/// the end of the turn. A reckoning continues.
pub(in crate::games::realms) fn cut_short(state: &State) -> Vec<Effect> {
    ended(state, Why::TurnEnded)
}

fn ended(state: &State, why: Why) -> Vec<Effect> {
    let begun = state.trade.begun.as_ref();
    let begun = begun.filter(|begun| begun.reckoning.is_none());
    begun.map_or_else(Vec::new, |begun| discarded(state, begun, why))
}

/// Returns what a trader's departure ends (U1.7). A reckoning continues, but the trader breaks no more ties in it.
pub(in crate::games::realms) fn leaves(state: &State, player: PlayerId) -> Vec<Effect> {
    let begun = state.trade.begun.as_ref();
    match begun.is_some_and(|begun| begun.by == player) {
        true => ended(state, Why::Left),
        false => Vec::new(),
    }
}

/// Returns when the revealed cards are discarded.
pub(in crate::games::realms) fn due(state: &State) -> Option<Time> {
    let begun = state.trade.begun.as_ref();
    let begun = begun.filter(|begun| begun.reckoning.is_none());
    begun.map(|begun| begun.deadline)
}

/// Ends a trade past its time.
pub(in crate::games::realms) fn passes(at: &GameContext) -> Vec<Effect> {
    match due(at.game).is_some_and(|due| due <= at.now) {
        true => ended(at.game, Why::Deadline),
        false => Vec::new(),
    }
}

/// Gives a trade its full time again if it is past its time after an undo.
pub(in crate::games::realms) fn renewed(at: &GameContext) -> Vec<Effect> {
    let late = due(at.game).is_some_and(|due| due <= at.now);
    let begun = at.game.trade.begun.as_ref().filter(|_| late);
    let renewed = begun.map(|begun| Event::Renewed { player: begun.by, deadline: within(at, at.now) });
    happened(renewed.map(realms::Event::Trade))
}

/// Reshuffles the undrawn cards, because a draw was undone (U5.9).
pub(in crate::games::realms) fn redrawn(at: &GameContext) -> Vec<Effect> {
    let mut deck = at.game.trade.deck.clone();
    let Some(shuffle) = deck.reshuffled(at.chance) else {
        return Vec::new();
    };
    deck.reshuffle(&shuffle);
    with_open(Event::Reshuffled { shuffle }, &deck)
}

/// Ends a trade with the campaign, and shows the text of every shuffle (U7.3).
pub(in crate::games::realms) fn ends(state: &State) -> Vec<Effect> {
    let begun = state.trade.begun.as_ref();
    let open = begun.filter(|begun| begun.reckoning.is_none());
    let discarded = open.map(|begun| ends_unchosen(state, begun, Why::CampaignEnded));
    let events = discarded.into_iter().chain(finished(state));
    let mut effects = happened(events.map(realms::Event::Trade));
    effects.extend(shown_all(state));
    effects
}

/// Returns the texts of all hidden shuffles, when the game ends or the deck is replaced (U7.3).
pub(in crate::games::realms) fn shown_all(state: &State) -> Vec<Effect> {
    let shown = state.trade.deck.shuffles.iter().filter_map(shown);
    happened(shown.map(realms::Event::Trade))
}

/// Returns errors in the stored trade. Every card must be in one place, an open trade must have three cards, and
/// merchants must be at nodes, at most one per player at each.
pub(in crate::games::realms) fn flaws(state: &State) -> Vec<String> {
    let trade = &state.trade;
    let mut broken = Vec::new();
    let deck = trade.deck.shuffles.last();
    let undrawn = (trade.deck.drawn..).take(trade.deck.left());
    let undrawn = undrawn.filter_map(|place| deck.and_then(|deck| deck.card(place)));
    let open = trade.begun.iter().filter(|begun| begun.reckoning.is_none());
    let revealed = open.flat_map(|begun| &begun.revealed);
    let mut cards: Vec<usize> = undrawn.collect();
    cards.extend(trade.deck.discards.iter().chain(revealed));
    cards.sort_unstable();
    if !cards.into_iter().eq(1..=trade.cards.len()) {
        broken.push("a trade card lies nowhere, or in two places".to_owned());
    }
    let shuffles = &trade.deck.shuffles;
    if !shuffles.iter().all(Shuffle::keeps_its_promise) {
        broken.push("the trade cards do not lie as was promised".to_owned());
    }
    if let Some(begun) = &trade.begun
        && (begun.revealed.len() != REVEALED || !state.sheets.contains_key(&begun.by))
    {
        broken.push("a trade has other than three cards, or is no player's".to_owned());
    }
    for (player, sheet) in &state.sheets {
        let mut nodes: Vec<&String> = sheet.merchants.iter().flat_map(|one| &one.node).collect();
        if nodes.iter().any(|node| state.node(node).is_none()) {
            broken.push(format!("a merchant of {player} stands at no node"));
        }
        nodes.sort();
        if nodes.windows(2).any(|two| two[0] == two[1]) {
            broken.push(format!("{player} has two merchants at a node"));
        }
    }
    broken
}
