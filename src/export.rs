//! A campaign as JSON for others to read: a shape that scripts rely on: keys stay, more may come.

use crate::rules::ids::PlayerId;
use crate::rules::leverage::{Access, Favour, Pair, State, Task, TaskKind, Terms as LeverageTerms};
use crate::rules::time::Time;
use crate::rules::{Campaign, Game, Offer, Outcome, Phase, Settings, Silence, Terms};
use chrono::{DateTime, SecondsFormat};
use serde_json::{Value, json};

/// Returns the campaign as of its journal entry `version`.
pub fn export(campaign: &Campaign, version: i64) -> Value {
    let Game::Leverage(state) = &campaign.game;
    json!({
        "campaign": {
            "id": campaign.id.to_string(),
            "name": campaign.name,
            "ruleset": campaign.game.ruleset().name(),
            "version": version,
            "paused": matches!(campaign.phase, Phase::Paused { .. }),
            "ended": matches!(campaign.phase, Phase::Ended { .. }),
            "pace_seconds": campaign.settings.pace.as_millis() / 1000,
            "settings": settings(&campaign.settings),
        },
        "players": campaign.players.iter().map(|(id, player)| json!({
            "user_id": id.to_string(),
            "active": player.active,
            "money": state.money(*id).0,
            "away": player.away,
            "science": state.science(*id),
            "technologies": state.technologies(*id),
            "milestones": {
                "points": state.progress(*id).to_string(),
                "reached": state.milestones(*id),
            },
        })).collect::<Vec<_>>(),
        "relations": relations(campaign, state),
        "access": state.access.iter().map(|(pair, access)| json!({
            "granter": pair.over.to_string(),
            "grantee": pair.by.to_string(),
            "kind": access_name(*access),
        })).collect::<Vec<_>>(),
        "offers": offers(campaign),
        "tasks": state.tasks.values().map(task).collect::<Vec<_>>(),
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

fn task(task: &Task) -> Value {
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
        "earned": task.earned.to_string(),
    })
}

/// Returns the map, or an empty board where the campaign plays without one.
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

fn settings(settings: &Settings) -> Value {
    json!({
        "language": settings.language,
        "answer_within_seconds": settings.answer_within.as_millis() / 1000,
        "silence": match settings.silence {
            Silence::Refuse => "refuse",
            Silence::Lapse => "lapse",
            Silence::Wait => "wait",
        },
        "moderator_role": settings.moderator_role.map(|role| role.to_string()),
        "open_access": settings.open_access.iter().map(|a| access_name(*a)).collect::<Vec<_>>(),
        "thresholds": settings.thresholds,
    })
}

/// Every ordered pair of players, whether or not anything was ever booked for it.
fn relations(campaign: &Campaign, state: &State) -> Vec<Value> {
    let players: Vec<PlayerId> = campaign.players.keys().copied().collect();
    let pairs = players
        .iter()
        .flat_map(|by| players.iter().map(|over| Pair::new(*by, *over)));
    pairs
        .filter(|pair| pair.by != pair.over)
        .map(|pair| {
            let relation = state.relation(pair);
            json!({
                "by": pair.by.to_string(),
                "over": pair.over.to_string(),
                "leverage": relation.value().to_string(),
                "earned": relation.earned.to_string(),
                "lost": relation.lost.to_string(),
                "spent": relation.spent.to_string(),
                "adjusted": relation.adjusted.to_string(),
            })
        })
        .collect()
}

fn offers(campaign: &Campaign) -> Vec<Value> {
    let closed = campaign.offers.closed.values().map(|closed| {
        let state = match closed.closing.outcome {
            Outcome::Accepted => "accepted",
            Outcome::Refused => "refused",
            Outcome::Lapsed => "lapsed",
            Outcome::Withdrawn => "withdrawn",
            Outcome::Void => "void",
        };
        (&closed.offer, state)
    });
    let pending = campaign
        .offers
        .pending
        .values()
        .map(|offer| (offer, "pending"));
    let mut all: Vec<(&Offer, &str)> = closed.chain(pending).collect();
    all.sort_by_key(|(offer, _)| offer.id);
    all.into_iter()
        .map(|(one, state)| offer(one, state))
        .collect()
}

fn offer(offer: &Offer, state: &str) -> Value {
    let Terms::Leverage(terms) = &offer.terms;
    let (kind, what) = match terms {
        LeverageTerms::Access { .. } => ("access", "access"),
        LeverageTerms::Favour {
            favour: Favour::Money { .. },
            ..
        } => ("favour", "money"),
        LeverageTerms::Favour {
            favour: Favour::Access { .. },
            ..
        } => ("favour", "access"),
        LeverageTerms::Favour {
            favour: Favour::MilitaryAid { .. },
            ..
        } => ("favour", "military-aid"),
        LeverageTerms::Favour {
            favour: Favour::System { .. },
            ..
        } => ("favour", "system"),
        LeverageTerms::Reset { .. } => ("reset", "reset"),
    };
    let mut json = json!({
        "id": offer.id.to_string(),
        "kind": kind,
        "what": what,
        "from": offer.from.to_string(),
        "to": offer.to.to_string(),
        "state": state,
        "deadline": offer.deadline.map(rfc3339),
        "private": offer.private,
    });
    match terms {
        LeverageTerms::Access { access }
        | LeverageTerms::Favour {
            favour: Favour::Access { access },
            ..
        } => {
            json["access"] = access_name(*access);
        }
        LeverageTerms::Favour {
            favour: Favour::Money { amount },
            ..
        } => {
            json["amount"] = amount.0.into();
        }
        LeverageTerms::Favour {
            favour: Favour::MilitaryAid { place, minutes },
            ..
        } => {
            json["place"] = place.as_str().into();
            json["minutes"] = (*minutes).into();
        }
        LeverageTerms::Favour {
            favour: Favour::System { system },
            ..
        } => {
            json["system"] = system.as_str().into();
        }
        LeverageTerms::Reset { amount } => json["amount"] = amount.to_string().into(),
    }
    if let Some(cost) = terms.cost() {
        json["cost"] = cost.to_string().into();
    }
    json
}

fn access_name(access: Access) -> Value {
    json!(access)
}

/// Returns a moment as RFC 3339 has it, in UTC.
pub fn rfc3339(time: Time) -> Value {
    // Every moment the rules come to lies within chrono's range of 260,000 years; past it there is no date to name.
    DateTime::from_timestamp_millis(time.as_millis())
        .map(|at| at.to_rfc3339_opts(SecondsFormat::Secs, true))
        .into()
}
