use crate::discord::game_ui::{Configured, Exported, Imported, without};
use crate::discord::games::strategy_card::offer;
use crate::rules::Campaign;
use crate::rules::games::strategy_card::{Place, State, Terms, diplomacy_token, tokens};
use crate::rules::ids::PlayerId;
use serde_json::{Value, json};

impl Configured for State {
    without!(settings);
}

impl Imported for State {
    without!(exports_read);
}

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
        json!({
            "card": {
                "holder": state.card.holder.map(|player| player.to_string()),
                "exhausted": state.card.exhausted,
            },
            "phase": state.phase,
            "active": state.seating.active.map(|player| player.to_string()),
            "board": {"systems": systems},
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
            "tokens": {
                "reinforcements": tokens.reinforcements,
                "tactic": tokens.sheet.tactic,
                "fleet": tokens.sheet.fleet,
                "strategy": tokens.sheet.strategy,
            },
        })
    }

    fn exported_terms(terms: &Terms) -> Value {
        let what = offer::named(terms);
        match terms {
            Terms::Token { system } => json!({"kind": "question", "what": what, "system": system}),
            Terms::Secondary { play, played_by } => {
                json!({"kind": "question", "what": what, "play": play, "played_by": played_by.to_string()})
            }
            Terms::Gain { count } => json!({"kind": "question", "what": what, "count": count}),
        }
    }
}
