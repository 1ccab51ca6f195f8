//! What must hold after every evening: nothing is lost, doubled or out of order, no ruling builds on a lost state, and
//! what was erased stays erased.

use super::bots::World;
use super::data::{Data, Stored};
use super::evening::{ADA, Acknowledged, LEFT_LATELY, LEFT_LONG_AGO, TEXT, Told, UP, is_busy};
use super::games::figures;
use super::server::History;
use chancery::journal::Reference;
use chancery::referee::{Referee, replay};
use chancery::rules::deal::Happened;
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::{Event, invariants};
use chancery_journal::chain;
use std::collections::{BTreeMap, BTreeSet};

/// Returns what is wrong after an evening.
pub async fn violations(world: &World, told: &Told) -> Vec<String> {
    let mut found = std::mem::take(&mut world.server.state().history.violations);
    found.dedup();
    let data = world.server.state().data.clone();
    if is_busy(world) {
        found.push(format!("something is left to do: {:?}", data.outbox.values().next()));
    }
    for stored in data.campaigns.values() {
        found.extend(unchained(stored));
        found.extend(unlike_replayed(stored));
        found.extend(unlike_rules(stored));
    }
    {
        let state = world.server.state();
        found.extend(told.rulings.iter().filter_map(|ruling| lost(ruling, &data, &state.history)));
        found.extend(forgotten_early(&state.history));
    }
    found.extend(
        told.late
            .iter()
            .filter(|cause| data.causes.contains_key(*cause))
            .map(|cause| format!("{cause} was carried out, although Discord said that there was no response")),
    );
    found.extend(unerased(&data));
    found.extend(undelivered(world, &data));
    match world.anyone() {
        Some(referee) => found.extend(shown_otherwise(&referee, told, world).await),
        None => found.push("no process runs".to_owned()),
    }
    found
}

/// Checks that each entry follows the one before it, and that no cause is there twice.
fn unchained(stored: &Stored) -> Vec<String> {
    let id = stored.row.id;
    let (mut found, mut causes) = (Vec::new(), BTreeSet::new());
    let mut link = chain::anchor(&stored.row);
    for (seq, (recorded, own)) in (1..).zip(&stored.entries) {
        link = chain::next(link, id.0, seq, &recorded.entry);
        if recorded.seq != seq || link != *own {
            found.push(format!("entry {seq} of campaign {id} was decided on another state than the one before it"));
            break;
        }
        if !causes.insert(&recorded.entry.cause) {
            found.push(format!("{} was carried out twice", recorded.entry.cause));
        }
    }
    found
}

/// Checks that the newest snapshot holds what the entries say.
fn unlike_replayed(stored: &Stored) -> Option<String> {
    let replayed = |shortcut| {
        let loaded = stored.loaded(i64::MAX, shortcut).ok_or("it has no entries")?;
        let mut campaign = replay(stored.row.id, &loaded)?;
        campaign.offers.forget_closed();
        Ok::<_, String>(campaign)
    };
    match (replayed(0), replayed(i64::MAX)) {
        (Ok(one), Ok(other)) if one == other => None,
        (Err(problem), _) | (_, Err(problem)) => {
            Some(format!("campaign {} cannot be replayed: {problem}", stored.row.id))
        }
        _ => Some(format!("the snapshot of campaign {} says something else than its entries", stored.row.id)),
    }
}

/// Checks the rules' own invariants, that no deal is carried out twice, and that no promise has two verdicts.
fn unlike_rules(stored: &Stored) -> Vec<String> {
    let id = stored.row.id;
    let loaded = stored.loaded(i64::MAX, 0);
    let Some(campaign) = loaded.and_then(|loaded| replay(id, &loaded).ok()) else { return Vec::new() };
    let mut found: Vec<String> =
        invariants(&campaign).into_iter().map(|broken| format!("campaign {id}: {broken:?}")).collect();
    let (mut carried_out, mut judged) = (BTreeSet::new(), BTreeSet::new());
    for (recorded, _) in &stored.entries {
        let events: Vec<Event> = serde_json::from_str(&recorded.entry.events).expect("events");
        for event in events {
            let twice = match &event {
                Event::Deal(Happened::CarriedOut { deal, .. }) => !carried_out.insert(deal.id),
                Event::Deal(Happened::Judged { promise, .. }) => !judged.insert(promise.id),
                _ => false,
            };
            if twice {
                found.push(format!("campaign {id}: it happened twice: {event:?}"));
            }
        }
    }
    found
}

/// Returns the rulesets in whose campaigns a deal was carried out.
pub fn carried_out(world: &World) -> BTreeSet<String> {
    let state = world.server.state();
    let carries_out = |stored: &&Stored| {
        let mut entries = stored.entries.iter().map(|(recorded, _)| &recorded.entry.events);
        entries.any(|events| {
            let events: Vec<Event> = serde_json::from_str(events).expect("events");
            events.iter().any(|event| matches!(event, Event::Deal(Happened::CarriedOut { .. })))
        })
    };
    state.data.campaigns.values().filter(carries_out).map(|stored| stored.row.ruleset.clone()).collect()
}

/// Returns the entry as which an acknowledged ruling must still be there: it was not written before a copy that took over
/// had stopped receiving.
fn survives(ruling: &Acknowledged, history: &History) -> bool {
    let written = history.written.get(&ruling.cause).into_iter().flatten();
    let mut same = written.filter(|(_, seq)| *seq == ruling.seq);
    same.any(|(life, seq)| {
        let later = history.copies.iter().skip(usize::try_from(*life).unwrap());
        later.map(|copy| copy.get(&ruling.campaign)).all(|version| version.is_some_and(|version| seq <= version))
    })
}

fn lost(ruling: &Acknowledged, data: &Data, history: &History) -> Option<String> {
    let Acknowledged { cause, seq, campaign, .. } = ruling;
    if !history.written.contains_key(cause) {
        return Some(format!("{cause} was acknowledged and never written"));
    }
    let is_there = data.causes.get(cause) == Some(&(*campaign, *seq));
    (survives(ruling, history) && !is_there).then(|| format!("{cause} was acknowledged as entry {seq} and is lost"))
}

fn forgotten_early(history: &History) -> Vec<String> {
    let (lately, long_ago) = (history.forgotten.get(&LEFT_LATELY), history.forgotten.get(&LEFT_LONG_AGO));
    let early = lately.or(long_ago.filter(|at| **at < UP));
    early.map(|at| format!("a server was erased before its time, after {at:?}")).into_iter().collect()
}

fn unerased(data: &Data) -> Vec<String> {
    if data.erasures.get(&ADA) != Some(&true) {
        return vec!["Ada is not erased".to_owned()];
    }
    let mut found = Vec::new();
    for stored in data.campaigns.values() {
        let id = stored.row.id;
        let entries = stored.entries.iter().map(|(recorded, _)| recorded);
        let entries = entries.filter(|recorded| recorded.entry.events.contains(TEXT));
        found.extend(entries.map(|recorded| format!("entry {} of campaign {id} has an erased text", recorded.seq)));
        let snapshots = stored.snapshots.iter().filter(|(_, state)| state.contains(TEXT));
        found.extend(snapshots.map(|(seq, _)| format!("the snapshot {seq} of campaign {id} has an erased text")));
    }
    found
}

/// Checks that each announcement of the entries was sent. Within one life of the database each is sent once and in
/// order: a copy that takes over does not know what was sent meanwhile.
fn undelivered(world: &World, data: &Data) -> Vec<String> {
    let mut found = Vec::new();
    let messages = world.discord.messages();
    for (queue, messages) in &messages {
        let mut last: BTreeMap<u32, Reference> = BTreeMap::new();
        for (life, of) in messages.iter().flat_map(|message| message.of.iter().map(|of| (message.life, *of))) {
            if let Some(before) = last.insert(life, of).filter(|before| *before >= of) {
                found.push(format!("{of:?} was sent after {before:?} to {:?} of {}", queue.target, queue.campaign));
            }
        }
    }
    for ((queue, of), born) in &data.announced {
        let mut sent = messages.get(queue).into_iter().flatten();
        if !sent.any(|message| message.life >= *born && message.of.contains(of)) {
            found.push(format!("{of:?} to {:?} of campaign {} was never sent", queue.target, queue.campaign));
        }
    }
    found
}

/// Checks that the players were shown states that the entries lead to.
async fn shown_otherwise(referee: &Referee, told: &Told, world: &World) -> Vec<String> {
    let mut wanted: BTreeMap<CampaignId, BTreeMap<i64, &Acknowledged>> = BTreeMap::new();
    for ruling in &told.rulings {
        if survives(ruling, &world.server.state().history) {
            wanted.entry(ruling.campaign).or_default().insert(ruling.seq, ruling);
        }
    }
    let mut found = Vec::new();
    for (id, wanted) in wanted {
        let mut seq = 0;
        let visited = referee.whole(id, |campaign| {
            seq += 1;
            if let Some(ruling) = wanted.get(&seq)
                && let Some(shown) = &ruling.figures
                && figures(campaign, ruling.player) != *shown
            {
                found.push(otherwise(ruling, ruling.player));
            }
            true
        });
        if let Err(problem) = visited.await {
            found.push(format!("campaign {id} cannot be read: {problem}"));
        }
    }
    found
}

fn otherwise(ruling: &Acknowledged, player: PlayerId) -> String {
    format!("{player} was shown another state after {} than the entries lead to", ruling.cause)
}
