//! Exports a campaign as JSON. Scripts rely on its structure: keys are never removed, only added.

mod deals;
mod schedule;

pub use deals::time as exported_time;

use crate::games;
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::table::{Answer, Closing, Player};
use crate::rules::time::Time;
use crate::rules::{Campaign, InVain, Offer, Outcome, Phase, Silence, Viewer};
use chrono::{DateTime, SecondsFormat};
use serde::ser::{Error as _, Serialize, SerializeMap, SerializeSeq, Serializer};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// The number of the format. It grows when a reader of an earlier format could misunderstand an export.
pub const FORMAT: i64 = 2;

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
                Secrets::Shown => self.put(&closed.offer, state, closed_keys(&closed.closing)),
                Secrets::Redacted(viewer) if viewer.may_know_of(&closed.offer) => {
                    self.put(&closed.offer.redacted_for(viewer), state, closed_keys(&closed.closing))
                }
                Secrets::Redacted(_) => 0,
            };
        }
        self.bytes = bytes;
        campaign.offers.forget_closed();
        bytes <= self.most
    }

    fn put(&mut self, one: &Offer, state: &str, more: Value) -> usize {
        let json = with(offer(one, state), more).to_string();
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
            self.put(pending, "pending", pending_keys(pending, campaign.offers.answers.get(&pending.id)));
        }
        self.unable.retain(|_, closing| match self.secrets {
            Secrets::Shown => true,
            Secrets::Redacted(viewer) => closing.redacted_for(&campaign.settings, viewer).unable.is_some(),
        });
        let all =
            Exported { keys: exported(&campaign, version, self.secrets), offers: &self.offers, unable: &self.unable };
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
fn exported(campaign: &Campaign, version: i64, secrets: Secrets) -> Map<String, Value> {
    let players = campaign.players.iter().map(|(id, known)| {
        let own = games::exported_player(campaign, *id);
        let private = match secrets {
            Secrets::Shown => true,
            Secrets::Redacted(viewer) => viewer.knows_what_is_private_to(*id),
        };
        let all = with(json!({"user_id": id.to_string()}), player(known, private));
        with(with(all, json!({"empty_seat": campaign.empty_seats.contains(id)})), own)
    });
    let (clock_at, clock_shows) = campaign.clock.last_set();
    let mut all = json!({
        "format": FORMAT,
        "campaign": {
            "id": campaign.id.to_string(),
            "name": campaign.name,
            "ruleset": campaign.game.ruleset().name(),
            "version": version,
            "paused": matches!(campaign.phase, Phase::Paused { .. }),
            "paused_since": campaign.phase.paused_since().map(rfc3339_exact),
            "paused_until": campaign.pause_end.map(|end| rfc3339(end.at)),
            "ended": matches!(campaign.phase, Phase::Ended { .. }),
            "pace_seconds": campaign.settings.pace.as_millis() / 1000,
            "clock": {"at": rfc3339_exact(clock_at), "shows": clock_shows.0},
            "next_offer": campaign.offers.next_id().to_string(),
            "next_deal": campaign.deals.next_public().to_string(),
            "next_scheduled": campaign.schedule.next_number(),
            "settings": settings(campaign),
        },
        "players": players.collect::<Vec<_>>(),
        "applicants": campaign.applicants.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "asks_in_vain": campaign.patience.all().map(asked_in_vain).collect::<Vec<_>>(),
        "relations": [],
        "access": [],
        "offers": [],
        "deals": deals::deals(&campaign.deals),
        "promises": deals::promises(&campaign.deals),
        "schedule": schedule::schedule(&campaign.schedule),
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
        "silence": silence(settings.silence),
        "extensions_most": settings.extensions_most,
        "pause_most_seconds": settings.pause_most.map(|most| most.as_millis() / 1000),
        "moderator_plays": settings.moderator_plays,
        "moderator_role": settings.moderator_role.map(|role| role.to_string()),
        "entry": settings.entry,
        "away": settings.away,
        "patience": settings.patience,
        "nudge_seconds": settings.nudge.as_millis() / 1000,
        "deals": settings.deals,
    });
    let ruleset = campaign.game.ruleset();
    with(table, games::exported_settings(ruleset, &settings.games))
}

fn silence(silence: Silence) -> &'static str {
    match silence {
        Silence::Refuse => "refuse",
        Silence::Lapse => "lapse",
        Silence::Wait => "wait",
    }
}

fn offer(offer: &Offer, state: &str) -> Value {
    let all = json!({
        "id": offer.id.to_string(),
        "from": offer.from.map(|player| player.to_string()),
        "to": offer.to.to_string(),
        "state": state,
        "deadline": offer.deadline.map(rfc3339),
        "private": offer.private,
        "made_at": rfc3339(offer.made_at),
        "answer_within_seconds": offer.answer_within.as_millis() / 1000,
        "silence": silence(offer.silence),
    });
    with(all, games::exported_terms(&offer.terms))
}

/// Exports the table's part of a player. Quiet hours are private: they tell where a person lives.
fn player(player: &Player, private: bool) -> Value {
    let absence = player.absence.map(|absence| {
        json!({
            "since": rfc3339(absence.since),
            "until": absence.until.map(rfc3339),
            "protected_until": absence.protected_until.map(rfc3339),
        })
    });
    let absences = player.stretches.iter().map(|one| json!({"from": rfc3339(one.from), "to": rfc3339(one.to)}));
    json!({
        "active": player.active,
        "away": player.away,
        "absence": absence,
        "earlier_absences": absences.collect::<Vec<_>>(),
        "quiet_hours": player.quiet.filter(|_| private),
    })
}

/// Exports what an open offer still needs.
fn pending_keys(offer: &Offer, answer: Option<&Answer>) -> Value {
    let answer = answer.map(|answer| {
        json!({
            "accepts": answer.accepts,
            "by": answer.by.map(|by| by.to_string()),
            "at": rfc3339(answer.at),
        })
    });
    json!({
        "note": offer.note,
        "awaits_return": offer.awaits_return,
        "reminded": offer.reminded,
        "extensions": offer.extensions,
        "answer": answer,
    })
}

fn closed_keys(closing: &Closing) -> Value {
    json!({"closed_at": rfc3339(closing.at), "closed_by": closing.by.map(|by| by.to_string())})
}

fn asked_in_vain(([one, other], private, asks): ([PlayerId; 2], bool, InVain)) -> Value {
    json!({
        "between": [one.to_string(), other.to_string()],
        "private": private,
        "asks": asks.asks,
        "last": rfc3339(asks.last),
    })
}

/// Formats a time as RFC 3339, in UTC and with milliseconds.
fn rfc3339_exact(time: Time) -> Value {
    DateTime::from_timestamp_millis(time.as_millis()).map(|at| at.to_rfc3339_opts(SecondsFormat::Millis, true)).into()
}

/// Formats a time as RFC 3339, in UTC.
pub fn rfc3339(time: Time) -> Value {
    // Every time in the rules is within chrono's range of 260,000 years. Any other becomes null.
    DateTime::from_timestamp_millis(time.as_millis()).map(|at| at.to_rfc3339_opts(SecondsFormat::Secs, true)).into()
}
