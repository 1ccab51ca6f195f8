//! Exports a campaign as JSON. Scripts rely on its structure: keys are never removed, only added.

use crate::discord::games;
use crate::rules::time::Time;
use crate::rules::{Campaign, Offer, Outcome, Phase, Silence, Viewer};
use chrono::{DateTime, SecondsFormat};
use serde_json::{Value, json};

/// Which secrets an export includes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    Shown,
    /// Only those that this viewer may see.
    Veiled(Viewer),
}

/// Exports the campaign as of its journal entry `version`.
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

/// Returns an object with another's keys added, replacing its own.
fn with(mut object: Value, more: Value) -> Value {
    if let (Some(object), Value::Object(more)) = (object.as_object_mut(), more) {
        object.extend(more);
    }
    object
}

/// Returns the settings of the table and of its game.
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
            // The reason why it ended without a loss is not public.
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

/// Formats a time as RFC 3339, in UTC.
pub fn rfc3339(time: Time) -> Value {
    // Every time in the rules is within chrono's range of 260,000 years; beyond it there is no date.
    DateTime::from_timestamp_millis(time.as_millis()).map(|at| at.to_rfc3339_opts(SecondsFormat::Secs, true)).into()
}
