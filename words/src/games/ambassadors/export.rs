use crate::game_words::Exported;
use crate::rules::games::ambassadors::{Plan, State, Terms, Tile, production};
use crate::rules::{Campaign, PlayerId};
use serde_json::{Value, json};

impl Exported for State {
    fn exported(campaign: &Campaign, state: &State) -> Value {
        let seats = state.on_board(campaign.roster());
        let mut board = board(state);
        board["seats"] = seats.iter().map(PlayerId::to_string).collect();
        board["file"] = match state.board.places.is_empty() {
            true => Value::Null,
            false => json!(Plan::of(&state.board, &seats)),
        };
        json!({
            "relations": relations(state),
            "round": state.round,
            "active": state.seating.active.map(|player| player.to_string()),
            "traitor": state.traitor.map(|player| player.to_string()),
            "most_players": state.most_players,
            "board": board,
        })
    }

    /// Exports a player's possessions, without the values of face-down reputation tiles.
    fn exported_player(state: &State, _: &Self::Settings, id: PlayerId) -> Value {
        let Some(seat) = state.seats.get(&id) else {
            return json!({});
        };
        let position = state.seating.order.iter().position(|one| *one == id);
        let spaces = seat.track.iter().map(|space| {
            let tile = space.tile.map(|tile| match tile {
                Tile::Ambassador { of, cube } => json!({"ambassador": of.to_string(), "cube": cube}),
                Tile::Reputation { .. } => json!({"reputation": tile.worth()}),
            });
            json!({"kind": space.kind, "tile": tile})
        });
        let cubes = seat.cubes;
        json!({
            "seat": position.map(|position| position + 1),
            "species": seat.species,
            "reputation_track": spaces.collect::<Vec<_>>(),
            "cubes": cubes,
            "production": {
                "materials": production(cubes.materials),
                "science": production(cubes.science),
                "money": production(cubes.money),
            },
            "ambassador_tiles": seat.tiles,
            "cubes_in_hand": seat.in_hand,
            "technologies": seat.technologies,
        })
    }

    fn exported_terms(terms: &Terms) -> Value {
        match terms {
            Terms::Relations { track, space } => json!({
                "kind": "relations", "what": "relations", "track": track, "space": space,
            }),
            Terms::PutBack { came_from } => json!({
                "kind": "question", "what": "cube", "track": came_from,
            }),
        }
    }
}

pub fn relations(state: &State) -> Value {
    let between = |(one, other): (PlayerId, PlayerId)| json!({"between": [one.to_string(), other.to_string()]});
    state.relations().into_iter().map(between).collect()
}

fn board(state: &State) -> Value {
    let sectors = state.board.places.iter().map(|place| {
        let ships = place.pieces.iter().map(|ships| {
            let owner = ships.owner.map(|owner| owner.to_string());
            json!({"owner": owner, "count": ships.count})
        });
        json!({
            "name": place.name,
            "at": place.at,
            "control": place.holder.map(|holder| holder.to_string()),
            "ships": ships.collect::<Vec<_>>(),
        })
    });
    json!({
        "sectors": sectors.collect::<Vec<_>>(),
        "links": state.board.links,
    })
}
