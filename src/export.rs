//! A campaign as JSON for others to read: a shape that scripts rely on: keys stay, more may come.

use crate::discord::games;
use crate::rules::time::Time;
use crate::rules::{Campaign, Offer, Outcome, Phase, Silence, Viewer};
use chrono::{DateTime, SecondsFormat};
use serde_json::{Value, json};

/// What an export shows of what only some may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    Shown,
    /// It shows what this viewer may know.
    Veiled(Viewer),
}

/// Returns the campaign as of its journal entry `version`.
pub fn export(campaign: &Campaign, version: i64, secrets: Secrets) -> Value {
    match secrets {
        Secrets::Shown => exported(campaign, version),
        Secrets::Veiled(viewer) => exported(&campaign.veiled(viewer), version),
    }
}

fn exported(campaign: &Campaign, version: i64) -> Value {
    let players = campaign.players.iter().map(|(id, player)| {
        let own = games::exported_player(campaign, *id);
        let all = json!({
            "user_id": id.to_string(),
            "active": player.active,
            "away": player.away,
        });
        with(all, own)
    });
    let all = json!({
        "campaign": {
            "id": campaign.id.to_string(),
            "name": campaign.name,
            "ruleset": campaign.game.ruleset().name(),
            "version": version,
            "paused": matches!(campaign.phase, Phase::Paused { .. }),
            "ended": matches!(campaign.phase, Phase::Ended { .. }),
            "pace_seconds": campaign.settings.pace.as_millis() / 1000,
            "settings": settings(campaign),
        },
        "players": players.collect::<Vec<_>>(),
        "relations": [],
        "access": [],
        "offers": offers(campaign),
        "tasks": [],
        "board": {},
    });
    with(all, games::exported(campaign))
}

/// Returns an object with the keys of another put in or over its own.
fn with(mut object: Value, more: Value) -> Value {
    if let (Some(object), Value::Object(more)) = (object.as_object_mut(), more) {
        object.extend(more);
    }
    object
}

/// Returns the settings of the table, and those of the game that is played.
fn settings(campaign: &Campaign) -> Value {
    let settings = &campaign.settings;
    let table = json!({
        "language": settings.language,
        "answer_within_seconds": settings.answer_within.as_millis() / 1000,
        "silence": match settings.silence {
            Silence::Refuse => "refuse",
            Silence::Lapse => "lapse",
            Silence::Wait => "wait",
        },
        "moderator_role": settings.moderator_role.map(|role| role.to_string()),
    });
    let ruleset = campaign.game.ruleset();
    with(table, games::exported_settings(ruleset, &settings.games))
}

fn offers(campaign: &Campaign) -> Vec<Value> {
    let closed = campaign.offers.closed.values().map(|closed| {
        let state = match closed.closing.outcome {
            Outcome::Accepted => "accepted",
            Outcome::Refused => "refused",
            Outcome::Lapsed => "lapsed",
            Outcome::Withdrawn => "withdrawn",
            Outcome::Void => "void",
            Outcome::Unable if closed.closing.unable.is_some() => "unable",
            // Why it ended without loss is not for every reader.
            Outcome::Unable => "void",
        };
        (&closed.offer, state)
    });
    let pending = campaign.offers.pending.values().map(|offer| (offer, "pending"));
    let mut all: Vec<(&Offer, &str)> = closed.chain(pending).collect();
    all.sort_by_key(|(offer, _)| offer.id);
    all.into_iter().map(|(one, state)| offer(one, state)).collect()
}

fn offer(offer: &Offer, state: &str) -> Value {
    let all = json!({
        "id": offer.id.to_string(),
        "from": offer.from.map(|player| player.to_string()),
        "to": offer.to.to_string(),
        "state": state,
        "deadline": offer.deadline.map(rfc3339),
        "private": offer.private,
    });
    with(all, games::exported_terms(&offer.terms))
}

/// Returns a moment as RFC 3339 has it, in UTC.
pub fn rfc3339(time: Time) -> Value {
    // Every moment the rules come to lies within chrono's range of 260,000 years; past it there is no date to name.
    DateTime::from_timestamp_millis(time.as_millis()).map(|at| at.to_rfc3339_opts(SecondsFormat::Secs, true)).into()
}
