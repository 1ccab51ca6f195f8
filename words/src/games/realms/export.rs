use crate::export::rfc3339;
use crate::game_words::Exported;
use crate::games::realms::row;
use crate::rules::games::realms::{
    Deed, Mark, Marked, Merchant, Piece, Place, Plan, Reckoning, Stand, State, Step, Terms, Tie, slug, standing,
};
use crate::rules::{Campaign, PlayerId};
use serde_json::{Map, Value, json};

impl Exported for State {
    fn exported(campaign: &Campaign, state: &State) -> Value {
        let seats = state.on_board(campaign.roster());
        let mut all = public(state);
        all["board"]["file"] = match state.board.places.is_empty() {
            true => Value::Null,
            false => json!(Plan::of(state, &seats)),
        };
        all["board"]["seats"] = ids(&seats);
        all["window"] = window(campaign, state);
        all
    }

    fn exported_player(state: &State, _: &Self::Settings, id: PlayerId) -> Value {
        let Some(position) = state.seating.position(id) else {
            return json!({});
        };
        let has = standing(state, id, position + 1);
        let merchant = |one: &Merchant| json!({"node": one.node, "upright": one.upright});
        json!({
            "seat": has.seat,
            "realm": has.realm,
            "power": has.power,
            "ducats": has.ducats,
            "supply": {
                "influence": has.supply.influence,
                "claims": has.supply.claims,
                "alliances": has.supply.alliances,
            },
            "merchants": has.merchants.iter().map(merchant).collect::<Vec<_>>(),
            "hand": hand(state, id),
            "charges": has.charges,
        })
    }

    fn exported_terms(terms: &Terms) -> Value {
        match terms {
            Terms::Counter { row, by, deed, counter_of } => json!({
                "kind": "question",
                "what": "counter",
                "row": row,
                "by": by.to_string(),
                "deed": deed,
                "counter_of": counter_of.map(|player| player.to_string()),
            }),
            Terms::Tie(Tie { node, players, power, row, ducats, below }) => json!({
                "kind": "question",
                "what": "tie",
                "node": node,
                "players": ids(players),
                "power": power,
                "row": row,
                "ducats": ducats,
                "below": below,
            }),
        }
    }
}

/// Exports the game without its questions and its board file.
pub fn public(state: &State) -> Value {
    let nodes = state.nodes.iter();
    let nodes = nodes.map(|node| json!({"name": node.name, "pirates": node.pirates}));
    let alliances = state.realms.iter().filter_map(|realm| {
        let player = realm.ally?.to_string();
        Some(json!({"realm": realm.name, "player": player}))
    });
    let at_war = state.realms.iter().filter(|realm| realm.at_war);
    let turn = state.turn.as_ref();
    json!({
        "board": {
            "areas": state.board.areas().map(area).collect::<Vec<_>>(),
            "zones": state.board.zones().map(zone).collect::<Vec<_>>(),
            "nodes": nodes.collect::<Vec<_>>(),
        },
        "alliances": alliances.collect::<Vec<_>>(),
        "wars": at_war.map(|realm| &realm.name).collect::<Vec<_>>(),
        "marks": state.covert.marks.iter().map(mark).collect::<Vec<_>>(),
        "trade": trade(state),
        "decks": decks(state),
        "round": state.round,
        "begun": state.begun,
        "active": state.seating.active.map(|player| player.to_string()),
        "turn": turn.map(|turn| json!({"stood": turn.stood, "placed": turn.placed, "actions": turn.actions})),
        "rows": state.covert.rows,
    })
}

fn ids(players: &[PlayerId]) -> Value {
    players.iter().map(PlayerId::to_string).collect()
}

/// Exports how many cards are left in each deck, and which are discarded, without the order of those left.
fn decks(state: &State) -> Value {
    let (trade, covert) = (&state.trade.deck, &state.covert.deck);
    let names = covert.discards.iter().filter_map(|number| state.covert.card(*number));
    json!({
        "trade": {"left": trade.left(), "discards": trade.discards},
        "covert": {"left": covert.left(), "discards": names.map(|card| &card.name).collect::<Vec<_>>()},
    })
}

fn area(place: &Place) -> Value {
    let provinces = place.provinces().iter();
    let provinces = provinces.map(|one| json!({"name": one.name, "owner": one.owner}));
    json!({
        "name": place.name,
        "provinces": provinces.collect::<Vec<_>>(),
        "towns": counts(place, Piece::Town),
        "vassals": counts(place, Piece::Vassal),
        "marriages": counts(place, Piece::Marriage),
        "colonists": counts(place, Piece::Colonist),
        "influence": counts(place, Piece::Influence),
        "claims": owners(place, Piece::Claim),
    })
}

fn zone(place: &Place) -> Value {
    let hostile = place.zone().into_iter().flat_map(|zone| &zone.hostile);
    json!({
        "name": place.name,
        "ships": counts(place, Piece::Ship),
        "protection": owners(place, Piece::Protection),
        "hostile": hostile.map(PlayerId::to_string).collect::<Vec<_>>(),
    })
}

fn counts(place: &Place, kind: Piece) -> Value {
    let counts = place.each_of(kind).into_iter();
    let counts = counts.map(|(player, count)| (player.to_string(), json!(count)));
    Value::Object(counts.collect::<Map<String, Value>>())
}

/// Returns the owner of each piece, once for each.
fn owners(place: &Place, kind: Piece) -> Vec<String> {
    let counts = place.each_of(kind).into_iter();
    let each = counts.flat_map(|(player, count)| (0..count).map(move |_| player.to_string()));
    each.collect()
}

fn trade(state: &State) -> Value {
    let Some(begun) = &state.trade.begun else {
        return Value::Null;
    };
    let cards = begun.revealed.iter().filter_map(|number| {
        let card = state.trade.card(*number)?;
        Some(json!({"number": number, "nodes": card.nodes, "rows": card.rows}))
    });
    json!({
        "hidden": begun.hidden,
        "reckoning": begun.reckoning.as_ref().map(reckoning),
        "by": begun.by.to_string(),
        "cards": cards.collect::<Vec<_>>(),
        "moved": begun.moved,
        "deadline": rfc3339(begun.deadline),
    })
}

fn reckoning(reckoning: &Reckoning) -> Value {
    let stand = |stand: &Stand| {
        json!({
            "player": stand.player.to_string(),
            "upright": stand.upright,
            "power": stand.power,
            "chain": stand.chain,
        })
    };
    json!({
        "card": reckoning.card,
        "node": reckoning.node,
        "pirates": reckoning.pirates,
        "stands": reckoning.stands.iter().map(stand).collect::<Vec<_>>(),
        "decided": ids(&reckoning.decided),
    })
}

fn mark(mark: &Mark) -> Value {
    let on = match &mark.on {
        Marked::Player(player) => player.to_string(),
        Marked::Npr(realm) => realm.clone(),
    };
    json!({"on": on, "name": mark.name, "count": mark.count})
}

/// Exports the covert action that is open to counters, with the players asked.
fn window(campaign: &Campaign, state: &State) -> Value {
    let Some((window, step)) = state.covert.window.as_ref().and_then(|window| {
        let step = window.steps.last()?;
        Some((window, step))
    }) else {
        return Value::Null;
    };
    let action = match &window.deed {
        Deed::Claims { .. } => "claims".to_owned(),
        Deed::Card(play) => slug(&play.card),
    };
    json!({
        "by": window.by.to_string(),
        "action": action,
        "targets": ids(&step.asked),
        "deadline": row::deadline(campaign, step).map(rfc3339),
        "deed": window.deed,
        "chain": window.chain,
        "steps": window.steps.iter().map(self::step).collect::<Vec<_>>(),
    })
}

fn step(step: &Step) -> Value {
    json!({
        "row": step.row,
        "since": rfc3339(step.since),
        "against": step.against.to_string(),
        "asked": ids(&step.asked),
        "counters": ids(&step.counters),
    })
}

/// Returns the names of a player's cards, or their number if they are hidden.
fn hand(state: &State, id: PlayerId) -> Value {
    let count = state.covert.hands.get(&id).map_or(0, |hand| hand.count);
    let cards = state.covert.hand(id);
    match cards.len() == count {
        true => cards.iter().map(|card| card.name.clone()).collect(),
        false => json!(count),
    }
}
