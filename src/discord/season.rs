//! Counts the record of a season.
//!
//! The first request reads the whole journal of the campaign. Later requests read only new entries. Nothing is stored:
//! after an undoing, or a change of what is public, everything is counted again.

use super::render::{Names, Picture};
use crate::referee::{Referee, RuleError};
use crate::rules::ids::CampaignId;
use crate::rules::{Campaign, Settings};
use crate::text::{Said, Text};
use chancery_words::season::{Season, timeline};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OwnedMutexGuard;

const PER_READ: u32 = 500;
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(63);

/// A season, and how far it was counted.
#[derive(Debug, Default)]
pub struct Counted {
    pub season: Season,
    upto: i64,
    /// The generation of the journal at the time of counting.
    generation: u64,
    /// The settings at the time of counting, which decide what is public.
    settings: Option<Settings>,
}

/// The recently requested seasons.
#[derive(Clone)]
pub struct Seasons(Arc<Mutex<LruCache<CampaignId, Arc<tokio::sync::Mutex<Counted>>>>>);

impl Default for Seasons {
    fn default() -> Seasons {
        Seasons(Arc::new(Mutex::new(LruCache::new(KEPT))))
    }
}

#[derive(Debug)]
pub struct Record {
    /// The lines, which start with the figures.
    pub lines: Vec<Said>,
    /// The timeline, which says the same, if there is anything to draw.
    pub timeline: Option<Picture>,
}

/// Returns the season of a campaign, counted up to now. `public` must be redacted for the table.
pub async fn counted(
    referee: &Referee,
    seasons: &Seasons,
    public: &Campaign,
) -> Result<OwnedMutexGuard<Counted>, RuleError> {
    let season = {
        let mut kept = seasons.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(kept.get_or_insert(public.id, Arc::default))
    };
    let mut counted = season.lock_owned().await;
    let generation = referee.journal().server_changes();
    if counted.settings.as_ref() != Some(&public.settings) || counted.generation != generation {
        counted.upto = 0;
    }
    let (mut trusted, mut turn) = (0, None);
    loop {
        if counted.upto == 0 {
            *counted = Counted { settings: Some(public.settings.clone()), generation, ..Counted::default() };
            // Undone entries are not read, and a later undoing is a new entry.
            let row = referee.journal().campaign(public.id).await?;
            trusted = row.map_or(0, |row| row.version);
        }
        let after = counted.upto;
        let read = referee.public_after(public.id, after, PER_READ).await?;
        let Some(read) = read else { break };
        if turn.is_none() && read.upto - after >= i64::from(PER_READ) {
            turn = Some(referee.heavy_read().await);
        }
        if read.undone > trusted {
            counted.upto = 0;
            continue;
        }
        for (at, events) in &read.entries {
            for event in events {
                counted.season.note(*at, event);
            }
        }
        counted.upto = read.upto;
    }
    counted.season.now = Some(referee.clock().now());
    Ok(counted)
}

/// Returns the record of a campaign. `public` must be redacted for the table.
pub async fn record(
    referee: &Referee,
    seasons: &Seasons,
    text: &Text,
    public: &Campaign,
    names: &Names,
) -> Result<Record, RuleError> {
    let counted = counted(referee, seasons, public).await?;
    Ok(Record {
        lines: counted.season.record(text, public.game.ruleset(), names),
        timeline: timeline(text, public, names, &counted.season),
    })
}
