//! The record of a season: counted from public events, and drawn as a timeline.
//!
//! The first request reads the whole journal of the campaign. Later requests read only new entries. Nothing is stored:
//! after an undoing, or a change of what is public, everything is counted again.

mod picture;

pub use picture::timeline;

use super::games;
use super::render::picture::moment;
use super::render::{Names, Picture, at, words};
use crate::referee::{Referee, RuleError};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::ruleset::Verdict;
use crate::rules::time::{Span, Time};
use crate::rules::{Campaign, Event, Outcome, Settings, Tallies};
use crate::text::{Fits, Place, Said, Text, Words, say, word};
use lru::LruCache;
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OwnedMutexGuard;

const PER_READ: u32 = 500;
/// A shorter time without a hostile act is not reported.
const LEAST_PEACE: Span = Span::hours(24);
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(63);
/// How many steps of a player are stored; beyond that, every other one is dropped.
const MOST_STEPS: usize = 1_000;

/// A contribution of an event to the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A tie begins between two players, who may have several at once. `by` identifies it.
    Formed { players: [PlayerId; 2], by: (PlayerId, u8) },
    /// `breaker` broke that tie.
    Broken { players: [PlayerId; 2], by: (PlayerId, u8), breaker: PlayerId },
    /// That tie ended at its time.
    Expired { players: [PlayerId; 2], by: (PlayerId, u8) },
    /// A moderator took back all ties between the two, as if they had never existed.
    Annulled { players: [PlayerId; 2] },
    /// A hostile act, which starts a new time of peace.
    Strike,
    /// Sets a player's value over another player.
    Held { by: PlayerId, over: PlayerId, number: i64 },
    /// Counts something under its name.
    Counted(&'static str),
}

/// A moment for words in any place: a timestamp, or else its day.
struct Moment<'a>(&'a Text, Time);

impl<M: Place> Fits<M> for Moment<'_> {
    fn put(&self, words: &mut Words<M>) {
        let Moment(text, time) = *self;
        match M::HAS_MARKDOWN {
            true => words.push(at(time)),
            false => words.append(&moment(text, time, false).unwrap_or_default()),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bond {
    pub players: [PlayerId; 2],
    pub since: Time,
    /// When it ended, and the player who broke it, if one did; `None` while it lasts.
    pub over: Option<(Time, Option<PlayerId>)>,
}

/// The record of a season so far, as the table knows it.
#[derive(Debug, Default)]
pub struct Season {
    upto: i64,
    /// The generation of the journal at the time of counting.
    generation: u64,
    /// The settings at the time of counting, which decide what is public.
    settings: Option<Settings>,
    begun: Option<Time>,
    ended: Option<Time>,
    now: Option<Time>,
    pending: BTreeSet<OfferId>,
    pub asked: u32,
    pub granted: u32,
    pub refused: u32,
    struck: Option<Time>,
    peace: Option<(Time, Time)>,
    /// The current ties between two players.
    ties: BTreeSet<([PlayerId; 2], (PlayerId, u8))>,
    bonds: Vec<Bond>,
    held: BTreeMap<(PlayerId, PlayerId), i64>,
    /// The sum of each player's values over all others, and when it changed.
    sums: BTreeMap<PlayerId, Vec<(Time, i64)>>,
    counts: BTreeMap<&'static str, u32>,
    pub tallies: Tallies,
    /// How many deals were carried out.
    deals: u32,
}

impl Season {
    fn note(&mut self, at: Time, event: &Event) {
        self.begun.get_or_insert(at);
        self.tallies.note(event);
        if let Event::Ended { at } = event {
            self.ended = Some(*at);
        }
        if let Event::OfferMade(offer) = event
            && !offer.private
            && games::is_counted(&offer.terms)
        {
            self.asked += 1;
            self.pending.insert(offer.id);
        }
        if let Event::OfferClosed { offer, closing } = event
            && self.pending.remove(offer)
        {
            match closing.outcome {
                Outcome::Accepted | Outcome::Settled => self.granted += 1,
                Outcome::Refused => self.refused += 1,
                Outcome::Lapsed | Outcome::Withdrawn | Outcome::Void | Outcome::Unable => {}
            }
        }
        if event.carries_out_deal() {
            self.deals += 1;
        }
        if let Event::Game(event) = event {
            for deed in games::deeds(event) {
                self.remember(at, deed);
            }
        }
    }

    fn remember(&mut self, at: Time, deed: Deed) {
        match deed {
            Deed::Formed { players, by } => {
                let players = sorted(players);
                let stood = self.ties.iter().any(|(pair, _)| *pair == players);
                self.ties.insert((players, by));
                if !stood {
                    self.bonds.push(Bond { players, since: at, over: None });
                }
            }
            Deed::Broken { players, by, breaker } => self.untie(at, players, by, Some(breaker)),
            Deed::Expired { players, by } => self.untie(at, players, by, None),
            Deed::Annulled { players } => {
                let players = sorted(players);
                self.ties.retain(|(pair, _)| *pair != players);
                self.bonds.retain(|bond| bond.players != players || bond.over.is_some());
            }
            Deed::Strike => {
                let since = self.struck.or(self.begun).unwrap_or(at);
                self.peace = longer(self.peace, (since, at));
                self.struck = Some(at);
            }
            Deed::Held { by, over, number } => {
                let before = self.held.insert((by, over), number).unwrap_or_default();
                let steps = self.sums.entry(by).or_default();
                let sum = steps.last().map_or(0, |(_, sum)| *sum);
                steps.push((at, sum.saturating_add(number).saturating_sub(before)));
                if steps.len() > MOST_STEPS {
                    let mut kept = false;
                    let last = steps.pop();
                    steps.retain(|_| {
                        kept = !kept;
                        kept
                    });
                    steps.extend(last);
                }
            }
            Deed::Counted(name) => *self.counts.entry(name).or_default() += 1,
        }
    }

    fn untie(&mut self, at: Time, players: [PlayerId; 2], by: (PlayerId, u8), breaker: Option<PlayerId>) {
        let players = sorted(players);
        let was = self.ties.remove(&(players, by));
        if was && !self.ties.iter().any(|(pair, _)| *pair == players) {
            for bond in self.open(players) {
                bond.over = Some((at, breaker));
            }
        }
    }

    fn open(&mut self, players: [PlayerId; 2]) -> impl Iterator<Item = &mut Bond> {
        let same = move |bond: &&mut Bond| bond.players == players && bond.over.is_none();
        self.bonds.iter_mut().filter(same)
    }

    /// Says what became of deals and promises, if there were any.
    fn deals_told(&self, text: &Text) -> Option<Said> {
        let [kept, broken, disputed] =
            [Verdict::Kept, Verdict::Broken, Verdict::Disputed].map(|one| self.tallies.verdicts(one));
        let any = self.deals > 0 || kept + broken + disputed > 0;
        any.then(|| say!(text, "record-deals", deals = self.deals, kept, broken, disputed))
    }

    pub fn count(&self, name: &str) -> u32 {
        self.counts.get(name).copied().unwrap_or_default()
    }

    /// Returns how often two players became bound.
    pub fn formed(&self) -> usize {
        self.bonds.len()
    }

    /// Returns how often a bond was broken.
    pub fn broken(&self) -> usize {
        self.bonds.iter().filter(|bond| matches!(bond.over, Some((_, Some(_))))).count()
    }

    /// Returns when the season ended, or else the current time.
    fn until(&self) -> Option<Time> {
        self.ended.or(self.now)
    }

    /// Describes the longest time without a hostile act, or returns `None` on the first day.
    pub fn peace_told<M: Place>(&self, text: &Text) -> Option<Words<M>> {
        let begun = self.begun?;
        let last = (self.struck.unwrap_or(begun), self.until()?);
        let (from, to) = longer(self.peace, last)?;
        if to.since(from) < LEAST_PEACE {
            return None;
        }
        let span = words::span(text, to.since(from));
        Some(match self.struck {
            None => {
                let over = if self.ended.is_some() { "yes" } else { "no" };
                word!(text, "record-peace-whole", span, over)
            }
            Some(_) => {
                let (from, to) = (Moment(text, from), Moment(text, to));
                word!(text, "record-peace", span, from, to)
            }
        })
    }

    pub fn longest_broken(&self) -> Option<(Bond, Span, PlayerId)> {
        let broken = self.bonds.iter().filter_map(|bond| {
            let (at, breaker) = bond.over?;
            let breaker = breaker?;
            Some((*bond, at.since(bond.since), breaker))
        });
        // If two lasted equally long, the first counts.
        broken.rev().max_by_key(|(_, span, _)| span.as_millis())
    }

    /// Describes the longest bond that was broken, and names who broke it.
    pub fn broken_told<M: Place>(&self, text: &Text, names: &Names) -> Option<Words<M>> {
        let (bond, span, breaker) = self.longest_broken()?;
        let [one, other] = bond.players;
        let other = if breaker == one { other } else { one };
        Some(word!(
            text,
            "record-broken",
            breaker = names.person(breaker),
            other = names.person(other),
            span = words::span(text, span)
        ))
    }
}

fn sorted([one, other]: [PlayerId; 2]) -> [PlayerId; 2] {
    [one.min(other), one.max(other)]
}

fn longer(known: Option<(Time, Time)>, new: (Time, Time)) -> Option<(Time, Time)> {
    let length = |(from, to): (Time, Time)| to.since(from).as_millis();
    match known {
        Some(known) if length(known) >= length(new) => Some(known),
        _ => Some(new),
    }
}

/// The recently requested seasons.
#[derive(Clone)]
pub struct Seasons(Arc<Mutex<LruCache<CampaignId, Arc<tokio::sync::Mutex<Season>>>>>);

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
) -> Result<OwnedMutexGuard<Season>, RuleError> {
    let season = {
        let mut kept = seasons.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(kept.get_or_insert(public.id, Arc::default))
    };
    let mut season = season.lock_owned().await;
    let generation = referee.journal().server_changes();
    if season.settings.as_ref() != Some(&public.settings) || season.generation != generation {
        season.upto = 0;
    }
    let (mut trusted, mut turn) = (0, None);
    loop {
        if season.upto == 0 {
            *season = Season { settings: Some(public.settings.clone()), generation, ..Season::default() };
            // Undone entries are not read, and a later undoing is a new entry.
            let row = referee.journal().campaign(public.id).await?;
            trusted = row.map_or(0, |row| row.version);
        }
        let after = season.upto;
        let read = referee.public_after(public.id, after, PER_READ).await?;
        let Some(read) = read else { break };
        if turn.is_none() && read.upto - after >= i64::from(PER_READ) {
            turn = Some(referee.heavy_read().await);
        }
        if read.undone > trusted {
            season.upto = 0;
            continue;
        }
        for (at, events) in &read.entries {
            for event in events {
                season.note(*at, event);
            }
        }
        season.upto = read.upto;
    }
    season.now = Some(referee.clock().now());
    Ok(season)
}

/// Returns the record of a campaign. `public` must be redacted for the table.
pub async fn record(
    referee: &Referee,
    seasons: &Seasons,
    text: &Text,
    public: &Campaign,
    names: &Names,
) -> Result<Record, RuleError> {
    let season = counted(referee, seasons, public).await?;
    Ok(Record {
        lines: games::record(text, public.game.ruleset(), names, &season)
            .into_iter()
            .chain(season.deals_told(text))
            .collect(),
        timeline: timeline(text, public, names, &season),
    })
}
