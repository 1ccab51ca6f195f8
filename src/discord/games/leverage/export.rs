use super::values;
use crate::discord::game_ui::Exported;
use crate::export::rfc3339;
use crate::rules::Campaign;
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{Access, Favour, Pair, Settings, State, Task, TaskKind, Terms};
use crate::rules::ids::PlayerId;
use serde_json::{Value, json};

impl Exported for State {
    fn exported(campaign: &Campaign, state: &State) -> Value {
        json!({
            "relations": relations(campaign, state),
            "access": state.access.iter().map(|(pair, access)| json!({
                "granter": pair.over.to_string(),
                "grantee": pair.by.to_string(),
                "kind": access_name(*access),
                "until": state.access_until(pair.over, pair.by, *access).map(rfc3339),
            })).collect::<Vec<_>>(),
            "tasks": state.tasks.values().map(|one| task(state, one)).collect::<Vec<_>>(),
            "ships": state.ships.values().map(|ship| json!({
                "id": ship.id.to_string(),
                "owner": ship.owner.to_string(),
                "name": ship.name,
                "place": ship.place,
                "lost": ship.lost,
            })).collect::<Vec<_>>(),
            "board": board(state),
        })
    }

    fn exported_values(game: &State) -> Option<Value> {
        Some(values::table(&game.values))
    }

    /// Exports a player's possessions, with null for anything the reader may not know (L13.1).
    fn exported_player(state: &State, settings: &Settings, id: PlayerId) -> Value {
        let progress = state.shows_progress(id);
        json!({
            "money": state.shows_money(id).then(|| state.money(id).0),
            "science": progress.then(|| state.science(id)),
            "technologies": state.technologies(id),
            "milestones": progress.then(|| json!({
                "points": state.progress(id, settings.milestone_source).to_string(),
                "reached": state.milestones(id),
            })),
        })
    }

    fn exported_terms(terms: &Terms) -> Value {
        let (kind, what) = match terms {
            Terms::Access { .. } => ("access", "access"),
            Terms::Favour { favour: Favour::Money { .. }, .. } => ("favour", "money"),
            Terms::Favour { favour: Favour::Access { .. }, .. } => ("favour", "access"),
            Terms::Favour { favour: Favour::MilitaryAid { .. }, .. } => ("favour", "military-aid"),
            Terms::Favour { favour: Favour::System { .. }, .. } => ("favour", "system"),
            Terms::Reset { .. } => ("reset", "reset"),
            Terms::Terraforming { .. } => ("report", "terraforming"),
            Terms::Loss { .. } => ("report", "loss"),
            Terms::Renewal { .. } => ("question", "renewal"),
        };
        let mut json = json!({"kind": kind, "what": what});
        match terms {
            Terms::Access { access } | Terms::Favour { favour: Favour::Access { access }, .. } => {
                json["access"] = access_name(*access);
            }
            Terms::Favour { favour: Favour::Money { amount }, .. } => {
                json["amount"] = amount.0.into();
            }
            Terms::Favour { favour: Favour::MilitaryAid { place, minutes }, .. } => {
                json["place"] = place.as_str().into();
                json["minutes"] = (*minutes).into();
            }
            Terms::Favour { favour: Favour::System { system }, .. } => {
                json["system"] = system.as_str().into();
            }
            Terms::Reset { amount } => json["amount"] = amount.to_string().into(),
            Terms::Terraforming { place } => json["place"] = json!(place),
            Terms::Loss { name, .. } => json["ship"] = name.as_str().into(),
            Terms::Renewal { grant, .. } => {
                json["access"] = access_name(grant.access);
                json["granter"] = grant.granter.to_string().into();
                json["grantee"] = grant.grantee.to_string().into();
            }
        }
        if let Some(cost) = terms.cost() {
            json["cost"] = cost.to_string().into();
        }
        json
    }
}

fn task(state: &State, task: &Task) -> Value {
    let earned = state.shows_leverage(Pair::new(task.player, task.host));
    json!({
        "id": task.id.to_string(),
        "kind": match task.kind {
            TaskKind::Research => "research",
            TaskKind::Schmooze { .. } => "schmooze",
            TaskKind::Embassy => "embassy",
            TaskKind::Aid { .. } => "aid",
        },
        "player": task.player.to_string(),
        "host": task.host.to_string(),
        "ship": task.ship_name,
        "place": task.place,
        "since": rfc3339(task.started_at),
        "minutes": task.limit,
        "earned": earned.then(|| task.earned.to_string()),
        "suspended": earned.then_some(task.halted.is_some()),
    })
}

/// Returns an empty board for a campaign without a map.
fn board(state: &State) -> Value {
    if state.systems.is_empty() {
        return json!({});
    }
    let systems = state.systems.iter().map(|system| {
        json!({
            "name": system.name,
            "planets": system.planets,
            "ruler": system.ruler.map(|ruler| ruler.to_string()),
            "home_of": system.home_of.map(|owner| owner.to_string()),
        })
    });
    json!({"systems": systems.collect::<Vec<_>>()})
}

/// Exports every ordered pair of players, even those without any bookings.
fn relations(campaign: &Campaign, state: &State) -> Vec<Value> {
    let players: Vec<PlayerId> = campaign.players.keys().copied().collect();
    let pairs = players.iter().flat_map(|by| players.iter().map(|over| Pair::new(*by, *over)));
    pairs
        .filter(|pair| pair.by != pair.over)
        .map(|pair| {
            let relation = state.relation(pair);
            let shown = |figure: Leverage| state.shows_leverage(pair).then(|| figure.to_string());
            json!({
                "by": pair.by.to_string(),
                "over": pair.over.to_string(),
                "leverage": shown(relation.value()),
                "earned": shown(relation.earned),
                "lost": shown(relation.lost),
                "spent": shown(relation.spent),
                "adjusted": shown(relation.adjusted),
            })
        })
        .collect()
}

fn access_name(access: Access) -> Value {
    json!(access)
}
