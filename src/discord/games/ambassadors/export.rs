use crate::discord::game_ui::{Exported, Imported, without};
use crate::rules::Campaign;
use crate::rules::games::ambassadors::{State, Terms, Tile, production};
use crate::rules::ids::PlayerId;
use serde_json::{Value, json};

impl Imported for State {
    without!(exports_read);
}

impl Exported for State {
    fn exported(_: &Campaign, state: &State) -> Value {
        let relations =
            state.relations().into_iter().map(|(one, other)| json!({"between": [one.to_string(), other.to_string()]}));
        json!({
            "relations": relations.collect::<Vec<_>>(),
            "round": state.round,
            "active": state.seating.active.map(|player| player.to_string()),
            "traitor": state.traitor.map(|player| player.to_string()),
            "board": board(state),
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
