//! Exports a campaign as JSON. Scripts rely on its structure: keys are never removed, only added.

mod deals;

pub use deals::time as exported_time;

use crate::discord::games;
use crate::rules::ids::OfferId;
use crate::rules::table::Closing;
use crate::rules::time::Time;
use crate::rules::{Campaign, Offer, Outcome, Phase, Silence, Viewer};
use chrono::{DateTime, SecondsFormat};
use serde::ser::{Error as _, Serialize, SerializeMap, SerializeSeq, Serializer};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    Shown,
    /// Only those that this viewer may see.
    Redacted(Viewer),
}

/// Collects a campaign's export. It takes each closed offer while the campaign is rebuilt, so that the campaign can
/// forget it.
pub struct Export {
    secrets: Secrets,
    /// Offers as JSON, in the order of their numbers.
    offers: BTreeMap<OfferId, String>,
    /// The endings of offers that a player was unable to fulfil.
    unable: BTreeMap<OfferId, Closing>,
    bytes: usize,
    most: usize,
}

impl Export {
    /// Creates an export whose offers take at most `most` bytes.
    pub fn new(secrets: Secrets, most: usize) -> Export {
        Export { secrets, offers: BTreeMap::new(), unable: BTreeMap::new(), bytes: 0, most }
    }

    /// Takes the closed offers out of a campaign. Returns false once they exceed the limit.
    pub fn take_closed(&mut self, campaign: &mut Campaign) -> bool {
        let mut bytes = self.bytes;
        for closed in campaign.offers.closed.values() {
            let state = match closed.closing.outcome {
                Outcome::Accepted => "accepted",
                Outcome::Refused => "refused",
                Outcome::Lapsed => "lapsed",
                Outcome::Withdrawn => "withdrawn",
                Outcome::Settled => "settled",
                // Not every reader may know the difference, so it is decided at the end.
                Outcome::Void | Outcome::Unable => "void",
            };
            if closed.closing.unable.is_some() {
                self.unable.insert(closed.offer.id, closed.closing);
            }
            bytes += match self.secrets {
                Secrets::Shown => self.put(&closed.offer, state),
                Secrets::Redacted(viewer) if viewer.may_know_of(&closed.offer) => {
                    self.put(&closed.offer.redacted_for(viewer), state)
                }
                Secrets::Redacted(_) => 0,
            };
        }
        self.bytes = bytes;
        campaign.offers.forget_closed();
        bytes <= self.most
    }

    fn put(&mut self, one: &Offer, state: &str) -> usize {
        let json = offer(one, state).to_string();
        let bytes = json.len();
        self.offers.insert(one.id, json);
        bytes
    }

    /// Writes the campaign as of its journal entry `version`.
    pub fn write(mut self, campaign: &Campaign, version: i64, out: impl Write) -> io::Result<()> {
        let campaign = match self.secrets {
            Secrets::Shown => Cow::Borrowed(campaign),
            Secrets::Redacted(viewer) => campaign.redacted_for(viewer),
        };
        for pending in campaign.offers.pending.values() {
            self.put(pending, "pending");
        }
        self.unable.retain(|_, closing| match self.secrets {
            Secrets::Shown => true,
            Secrets::Redacted(viewer) => closing.redacted_for(&campaign.settings, viewer).unable.is_some(),
        });
        let all = Exported { keys: exported(&campaign, version), offers: &self.offers, unable: &self.unable };
        Ok(serde_json::to_writer_pretty(out, &all)?)
    }
}

/// The keys of an export. Holds only one offer at a time in memory, in addition to the stored JSON.
struct Exported<'a> {
    keys: Map<String, Value>,
    offers: &'a BTreeMap<OfferId, String>,
    unable: &'a BTreeMap<OfferId, Closing>,
}

impl Serialize for Exported<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut all = serializer.serialize_map(Some(self.keys.len()))?;
        for (key, value) in &self.keys {
            match key.as_str() {
                "offers" => all.serialize_entry(key, &Stored(self))?,
                _ => all.serialize_entry(key, value)?,
            }
        }
        all.end()
    }
}

struct Stored<'a>(&'a Exported<'a>);

impl Serialize for Stored<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut all = serializer.serialize_seq(Some(self.0.offers.len()))?;
        for (id, json) in self.0.offers {
            let mut offer: Value = serde_json::from_str(json).map_err(S::Error::custom)?;
            if self.0.unable.contains_key(id) {
                offer["state"] = "unable".into();
            }
            all.serialize_element(&offer)?;
        }
        all.end()
    }
}

/// A file in memory, up to a size.
#[derive(Debug)]
pub struct Capped {
    bytes: Vec<u8>,
    most: usize,
}

impl Capped {
    /// Creates an empty file of at most `most` bytes.
    pub fn new(most: usize) -> Capped {
        Capped { bytes: Vec::new(), most }
    }

    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

impl Write for Capped {
    fn write(&mut self, more: &[u8]) -> io::Result<usize> {
        let needed = self.bytes.len() + more.len();
        if needed > self.most {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        if needed > self.bytes.capacity() {
            // Grow as usual, but not beyond the limit.
            let capacity = (2 * needed).min(self.most);
            self.bytes.reserve_exact(capacity - self.bytes.len());
        }
        self.bytes.extend_from_slice(more);
        Ok(more.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Returns a campaign's export without its offers.
fn exported(campaign: &Campaign, version: i64) -> Map<String, Value> {
    let players = campaign.players.iter().map(|(id, player)| {
        let own = games::exported_player(campaign, *id);
        let all = json!({
            "user_id": id.to_string(),
            "active": player.active,
            "away": player.away,
        });
        with(all, own)
    });
    let mut all = json!({
        "campaign": {
            "id": campaign.id.to_string(),
            "name": campaign.name,
            "ruleset": campaign.game.ruleset().name(),
            "version": version,
            "paused": matches!(campaign.phase, Phase::Paused { .. }),
            "paused_until": campaign.pause_end.map(|end| rfc3339(end.at)),
            "ended": matches!(campaign.phase, Phase::Ended { .. }),
            "pace_seconds": campaign.settings.pace.as_millis() / 1000,
            "settings": settings(campaign),
        },
        "players": players.collect::<Vec<_>>(),
        "relations": [],
        "access": [],
        "offers": [],
        "deals": deals::deals(&campaign.deals),
        "promises": deals::promises(&campaign.deals),
        "tasks": [],
        "board": {},
    });
    if let Some(values) = games::exported_values(campaign) {
        all["campaign"]["values"] = values;
    }
    match with(all, games::exported(campaign)) {
        Value::Object(keys) => keys,
        _ => Map::new(),
    }
}

/// Returns an object with another's keys added, replacing its own.
fn with(mut object: Value, more: Value) -> Value {
    if let (Some(object), Value::Object(more)) = (object.as_object_mut(), more) {
        object.extend(more);
    }
    object
}

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
        "extensions_most": settings.extensions_most,
        "pause_most_seconds": settings.pause_most.map(|most| most.as_millis() / 1000),
        "moderator_role": settings.moderator_role.map(|role| role.to_string()),
    });
    let ruleset = campaign.game.ruleset();
    with(table, games::exported_settings(ruleset, &settings.games))
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
    // Every time in the rules is within chrono's range of 260,000 years. Any other becomes null.
    DateTime::from_timestamp_millis(time.as_millis()).map(|at| at.to_rfc3339_opts(SecondsFormat::Secs, true)).into()
}
