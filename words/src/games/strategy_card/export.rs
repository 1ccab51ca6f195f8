use crate::game_words::Exported;
use crate::rules::games::strategy_card::{Place, Plan, Play, Share, State, Terms, diplomacy_token, tokens};
use crate::rules::{Campaign, PlayerId};
use serde_json::{Value, json};

impl Exported for State {
    fn exported(campaign: &Campaign, state: &State) -> Value {
        let shown = diplomacy_token(campaign.roster(), state);
        let shown = shown.map(|shown| shown.system);
        let system = |place: &Place| {
            let planets = place.holds.planets.iter().map(|planet| {
                json!({
                    "name": planet.name,
                    "control": planet.control.map(|player| player.to_string()),
                    "exhausted": planet.exhausted,
                })
            });
            let owners = place.pieces.iter().filter_map(|piece| piece.owner);
            json!({
                "name": place.name,
                "at": place.at,
                "mecatol_rex": place.holds.mecatol_rex,
                "planets": planets.collect::<Vec<_>>(),
                "tokens": owners.map(|player| player.to_string()).collect::<Vec<_>>(),
                "diplomacy_token": shown.as_ref() == Some(&place.name),
            })
        };
        let systems: Vec<Value> = state.board.places.iter().map(system).collect();
        let seats = state.on_board(campaign.roster());
        let file = match systems.is_empty() {
            true => Value::Null,
            false => json!(Plan::of(&state.board, &seats)),
        };
        let seats: Vec<String> = seats.iter().map(PlayerId::to_string).collect();
        let played_in = state.played_in.as_ref();
        json!({
            "card": {
                "holder": state.card.holder.map(|player| player.to_string()),
                "exhausted": state.card.exhausted,
            },
            "phase": state.phase,
            "active": state.seating.active.map(|player| player.to_string()),
            "plays": state.plays,
            "play": state.play.as_ref().map(play),
            "played_in": played_in.map(|(system, by)| json!({"system": system, "by": by.to_string()})),
            "board": {"systems": systems, "seats": seats, "file": file},
        })
    }

    fn exported_player(state: &State, _: &Self::Settings, id: PlayerId) -> Value {
        let Some(tokens) = tokens(state, id) else {
            return json!({});
        };
        let position = state.seating.position(id);
        json!({
            "seat": position.map(|position| position + 1),
            "initiative": state.initiative(id),
            "initiative_recorded": state.initiatives.get(&id),
            "tokens": {
                "reinforcements": tokens.reinforcements,
                "tactic": tokens.sheet.tactic,
                "fleet": tokens.sheet.fleet,
                "strategy": tokens.sheet.strategy,
            },
        })
    }

    fn exported_terms(terms: &Terms) -> Value {
        match terms {
            Terms::Token { system } => json!({"kind": "question", "what": "token", "system": system}),
            Terms::Secondary { play, played_by } => {
                json!({"kind": "question", "what": "secondary", "play": play, "played_by": played_by.to_string()})
            }
            Terms::Gain { count } => json!({"kind": "question", "what": "gain", "count": count}),
        }
    }
}

/// Exports how far the card is resolved.
fn play(play: &Play) -> Value {
    let seats = play.seats.as_ref().map(|seats| seats.iter().map(share).collect::<Vec<_>>());
    json!({
        "number": play.number,
        "by": play.by.to_string(),
        "system": play.system,
        "seats": seats,
        "over": play.over,
    })
}

fn share((player, share): &(PlayerId, Share)) -> Value {
    let mut json = json!({"player": player.to_string()});
    let state = match share {
        Share::Waits => "waits",
        Share::Answered { planets } => {
            json["planets"] = json!(planets);
            "answered"
        }
        Share::Applied { planets } => {
            json["planets"] = json!(planets);
            "applied"
        }
        Share::Passed { silent } => {
            json["silent"] = (*silent).into();
            "passed"
        }
        Share::PassedOver { why } => {
            json["why"] = json!(why);
            "passed-over"
        }
    };
    json["state"] = state.into();
    json
}
