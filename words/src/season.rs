//! The record of a season: counted from public events, worded, and drawn as a timeline.

mod picture;

pub use picture::timeline;

use crate::games;
use crate::render::picture::moment;
use crate::render::{Names, at, words};
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::ruleset::Verdict;
use crate::rules::time::{Span, Time};
use crate::rules::{Event, Outcome, RulesetName, Tallies};
use crate::text::{Fits, Place, Said, Text, Words, say, word};
use std::collections::{BTreeMap, BTreeSet};

/// A shorter time without a hostile act is not reported.
const LEAST_PEACE: Span = Span::hours(24);
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
    begun: Option<Time>,
    ended: Option<Time>,
    /// When it was counted; the current time while the season lasts.
    pub now: Option<Time>,
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
    /// Counts an event that the table knows of.
    pub fn note(&mut self, at: Time, event: &Event) {
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

    /// Returns the lines of the record, which start with the figures.
    pub fn record(&self, text: &Text, ruleset: RulesetName, names: &Names) -> Vec<Said> {
        games::record(text, ruleset, names, self).into_iter().chain(self.deals_told(text)).collect()
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
                let over = self.ended.is_some();
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
