use super::values;
use crate::export::rfc3339;
use crate::game_words::Exported;
use crate::rules::games::leverage::{
    Access, Favour, Leverage, LoanSource, Pair, RunningLease, Settings, State, Task, TaskKind, Terms,
};
use crate::rules::{Campaign, PlayerId};
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
                "lease": state.leases.get(&(*pair, *access)).map(lease),
                "private": state.is_private_access(*pair, *access),
            })).collect::<Vec<_>>(),
            "conquered": state.conquered.iter().map(|(pair, cities)| json!({
                "by": pair.by.to_string(),
                "over": pair.over.to_string(),
                "cities": cities,
            })).collect::<Vec<_>>(),
            "terraformed": terraformed(state),
            "widest_bounds": widest_bounds(state),
            "next": {"ship": state.next_ship.to_string(), "task": state.next_task.to_string()},
            "tasks": state.tasks.values().map(|one| task(state, one)).collect::<Vec<_>>(),
            "ships": state.ships.values().map(|ship| json!({
                "id": ship.id.to_string(),
                "owner": ship.owner.to_string(),
                "name": ship.name,
                "place": ship.place,
                "lost": ship.lost,
                "loan_over": ship.loan_over.map(|loan| json!({
                    "task": loan.task.to_string(),
                    "borrower": loan.borrower.to_string(),
                    "owner": loan.owner.to_string(),
                })),
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
                "cooperation": state.cooperation_of(id).to_string(),
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
            Terms::Renewal { grant, span } => {
                json["span_seconds"] = (span.as_millis() / 1000).into();
                json["access"] = access_name(grant.access);
                json["granter"] = grant.granter.to_string().into();
                json["grantee"] = grant.grantee.to_string().into();
            }
            Terms::Loss { ship, name, task, borrower, owner } => {
                json["ship"] = name.as_str().into();
                json["ship_id"] = ship.to_string().into();
                json["task"] = task.to_string().into();
                json["borrower"] = borrower.to_string().into();
                json["owner"] = owner.to_string().into();
            }
        }
        if let Terms::Favour { factor, unable, .. } = terms {
            json["refusal_factor"] = factor.to_string().into();
            json["unable"] = (*unable).into();
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
        "ship_id": task.ship.map(|ship| ship.to_string()),
        "came_from": task.came_from,
        "tier": match task.kind {
            TaskKind::Schmooze { tier } => Some(tier),
            TaskKind::Research | TaskKind::Embassy | TaskKind::Aid { .. } => None,
        },
        "offer": task.lent_by_offer().map(|offer| offer.to_string()),
        "deal": match task.lent_by() {
            Some(LoanSource::Deal(deal)) => Some(deal.to_string()),
            Some(LoanSource::Offer(_)) | None => None,
        },
        "started": task.started,
        "meter": task.meter,
        "pay": task.pay.map(|pay| json!({
            "rate": pay.rate,
            "leverage": pay.leverage.to_string(),
            "science": pay.science,
            "money": pay.money,
        })),
        "paid_before": task.paid_before,
        "told_at_limit": task.told_at_limit,
        "halted": task.halted,
        "earned": earned.then(|| task.earned.to_string()),
        "suspended": earned.then_some(task.halted.is_some()),
    })
}

fn lease(running: &RunningLease) -> Value {
    json!({
        "until": rfc3339(running.lease.until),
        "span_seconds": running.lease.span.as_millis() / 1000,
        "asked": running.asked,
        "agreed": running.agreed.map(|player| player.to_string()),
    })
}

/// Lists terraformed planets; without a map, with the player whose planet it is.
fn terraformed(state: &State) -> Vec<Value> {
    let mapped = state.terraformed.iter().map(|place| json!({"place": place}));
    let unmapped = state.terraformed_unmapped.iter();
    let unmapped = unmapped.map(|(host, place)| json!({"host": host.to_string(), "place": place}));
    mapped.chain(unmapped).collect()
}

fn widest_bounds(state: &State) -> Value {
    let widest = state.widest_bounds();
    json!({"lowest": widest.lowest.to_string(), "highest": widest.highest.to_string()})
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
