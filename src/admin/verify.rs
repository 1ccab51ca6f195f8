//! Checks a database: the file, the chains of entries, the games, and the data stored with them.
//!
//! It finds accidents: a failing disk, an interrupted copy, a manual change. It does not detect a host who changes an
//! entry and recomputes the chain.

use super::{AdminError, PER_READ, Progress};
use crate::discord::post_subject;
use crate::journal::{self, Access, Journal, Linked, OfferPlace, ReadSnapshot, Snapshot, Undelivered};
use crate::referee;
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::{self, Campaign, Event, Offer, Phase};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tokio::sync::{Mutex, mpsc};

/// The database as it was when the check began. Whoever reads holds the lock.
type Moment = Arc<Mutex<Box<dyn ReadSnapshot>>>;

/// How much was checked, and the problems found.
#[derive(Debug, Default)]
pub struct Report {
    pub campaigns: usize,
    pub entries: usize,
    pub problems: Vec<String>,
}

/// Checks a database, even while a bot serves it.
pub async fn look_through(database: &str) -> Result<Report, AdminError> {
    look_through_with(database, Progress::hidden()).await
}

/// Does the same with a progress bar.
pub(super) async fn look_through_visibly(database: &str) -> Result<Report, AdminError> {
    look_through_with(database, Progress::begin("verifying", ["entry", "entries"])).await
}

async fn look_through_with(database: &str, progress: Progress) -> Result<Report, AdminError> {
    let journal = journal::open(database, Access::Read).await?;
    let mut report = Report::default();
    // A damaged file can fail to read at any point. The problems found until then are still reported.
    if let Err(problem) = look(&journal, &mut report, &progress).await {
        report.problems.push(format!("the rest cannot be read: {problem}"));
    }
    journal.close().await;
    progress.end();
    Ok(report)
}

async fn look(journal: &Journal, report: &mut Report, progress: &Progress) -> Result<(), journal::Error> {
    let mut snapshot = journal.read_snapshot().await?;
    let problems = &mut report.problems;
    problems.extend(snapshot.damage().await?);
    problems.extend(snapshot.misdeclared().await?);
    problems.extend(snapshot.spoiled().await?);
    let rows = snapshot.campaigns().await?;
    report.campaigns = rows.len();
    // Ids are assigned in sequence.
    let erased = snapshot.erased().await?;
    let expected = (1..).map(CampaignId).filter(|id| !erased.contains(id));
    for (row, id) in rows.iter().zip(expected) {
        if row.campaign.id != id {
            problems.push(format!("campaign {id} is missing"));
            break;
        }
    }
    let entries: i64 = rows.iter().map(|row| row.campaign.version).sum();
    progress.set_total(u64::try_from(entries).unwrap_or_default());
    let moment = Arc::new(Mutex::new(snapshot));
    for row in &rows {
        let mut check = Check::default();
        let checked = check.campaign(&moment, row, progress).await;
        report.entries += check.entries;
        let found = check.problems.into_iter();
        let id = row.campaign.id;
        report.problems.extend(found.map(|problem| format!("campaign {id}: {problem}")));
        if let Err(problem) = checked {
            let rest = format!("campaign {id}: the rest cannot be read: {problem}");
            report.problems.push(rest);
        }
    }
    Ok(())
}

/// The data collected about one campaign, to be compared at the end.
#[derive(Default)]
struct Check {
    problems: Vec<String>,
    entries: usize,
    /// A person's texts are being erased. The snapshots, which are removed last, still contain them.
    is_being_erased: bool,
    /// The entries, as ranges without gaps.
    seqs: Vec<RangeInclusive<i64>>,
    /// The undone entries and the entries that undid them, according to their rows.
    marked: BTreeMap<i64, i64>,
    /// The undone entries and the entries that undid them, according to the undoing entries.
    undone: BTreeMap<i64, i64>,
    /// The sealed answers, which are the entries without a number.
    sealed: Vec<i64>,
    /// All players who ever joined, and all offers ever made, undone or not.
    joined: BTreeSet<PlayerId>,
    offered: BTreeSet<OfferId>,
    /// The channel according to the newest entry that moved the campaign, undone or not.
    moved_to: Option<u64>,
}

/// A game that is replayed entry by entry, and compared with everything recorded along the way.
struct Replay<'a> {
    id: CampaignId,
    /// The snapshots to compare it with. While a person's texts are being erased, they still contain these texts.
    snapshots: &'a [Snapshot],
    campaign: Option<Campaign>,
    /// The places of the offers that count.
    places: BTreeMap<OfferId, OfferPlace>,
    problems: Vec<String>,
}

impl Check {
    async fn campaign(
        &mut self,
        moment: &Moment,
        row: &journal::CampaignRow,
        progress: &Progress,
    ) -> Result<(), journal::Error> {
        self.is_being_erased = row.erasing.is_some();
        let (snapshots, unread) = match moment.lock().await.snapshots(row.campaign.id).await {
            Ok(snapshots) => (snapshots, None),
            Err(problem) => (Vec::new(), Some(problem)),
        };
        let compared = if self.is_being_erased { &[] } else { &snapshots[..] };
        let mut replay = Replay::new(row.campaign.id, compared);
        self.chain(moment, row, progress, &mut replay).await?;
        for Snapshot { seq, .. } in &snapshots {
            if !self.has_found(*seq) {
                self.found(format!("snapshot {seq} is of no entry"));
            }
        }
        if let Some(problem) = unread {
            return Err(problem);
        }
        if self.marked != self.undone {
            replay = Replay::new(row.campaign.id, compared);
            self.replay(moment, &mut replay).await?;
        }
        self.problems.append(&mut replay.problems);
        let mut moment = moment.lock().await;
        match &replay.campaign {
            None => self.found("its entries come to no campaign"),
            Some(campaign) => {
                self.row(campaign, &row.campaign);
                self.members(campaign, &moment.members(row.campaign.id).await?);
            }
        }
        self.offers(&moment.offers(row.campaign.id).await?, &replay.places);
        if moment.sealed(row.campaign.id).await? != self.sealed {
            self.found("it is not noted which entries are sealed answers");
        }
        let waiting = moment.undelivered(row.campaign.id).await?;
        self.outbox(&waiting, row.campaign.version);
        let posts = moment.posts(row.campaign.id).await?;
        self.posts(&posts, &waiting, row.campaign.version);
        Ok(())
    }

    fn found(&mut self, problem: impl Into<String>) {
        self.problems.push(problem.into());
    }

    fn has_found(&self, seq: i64) -> bool {
        self.seqs.iter().any(|range| range.contains(&seq))
    }

    /// Follows the chain from the campaign's row through all entries, including undone ones, to its head. Replays the
    /// game on the way, without the entries that are marked as undone.
    async fn chain(
        &mut self,
        moment: &Moment,
        row: &journal::CampaignRow,
        progress: &Progress,
        replay: &mut Replay<'_>,
    ) -> Result<(), journal::Error> {
        let (id, version) = (row.campaign.id, row.campaign.version);
        let (mut last, mut before) = (0, Some(row.anchor));
        let mut pages = pages(moment, id);
        while let Some(page) = pages.recv().await {
            let entries = page?;
            progress.add(entries.len() as u64);
            for Read { linked: Linked { recorded, link }, events } in entries {
                let seq = recorded.seq;
                self.entries += 1;
                match before {
                    _ if seq != last + 1 => self.found(format!("entry {seq} follows entry {last}")),
                    Some(before) if link == Some(recorded.link_after(before)) => {}
                    Some(_) if seq == 1 => self.found(
                        "entry 1 or the campaign's server, channel, name, ruleset, language or founding is not as it was written",
                    ),
                    Some(_) => self.found(format!("entry {seq} is not as it was written")),
                    // The previous entry's missing link has been reported already.
                    None => {}
                }
                if link.is_none() {
                    self.found(format!("entry {seq} has lost its link"));
                }
                (last, before) = (seq, link);
                if let Some(erasing) = row.erasing.filter(|erasing| erasing.upto == seq) {
                    before = erasing.link;
                }
                match self.seqs.last_mut().filter(|range| *range.end() == seq - 1) {
                    Some(range) => *range = *range.start()..=seq,
                    None => self.seqs.push(seq..=seq),
                }
                self.marked.extend(recorded.reverted_by.map(|by| (seq, by)));
                match &events {
                    Ok(events) => self.note(seq, events),
                    Err(error) => self.found(format!("entry {seq} cannot be read: {error}")),
                }
                if recorded.reverted_by.is_none() {
                    replay.take(seq, events.as_deref().unwrap_or_default());
                }
            }
        }
        if last < version {
            self.found(format!("entries {} to {version} are missing", last + 1));
        } else if last > version {
            self.found(format!("it ends with entry {version}, but there are more up to {last}"));
        } else if row.head.is_none() || before.is_some() && before != row.head {
            self.found("its newest entry is not the one it ended with");
        }
        for seq in self.marked.keys().chain(self.undone.keys()).collect::<BTreeSet<_>>() {
            let (by, should_be) = (self.marked.get(seq).copied(), self.undone.get(seq).copied());
            if by != should_be {
                let say = |by: Option<i64>| by.map_or("none".to_owned(), |by| by.to_string());
                let (is, should_be) = (say(by), say(should_be));
                self.problems.push(format!("entry {seq} is marked as undone by {is}, and was undone by {should_be}"));
            }
        }
        Ok(())
    }

    /// Collects the effects of an entry that count even if it was undone later.
    fn note(&mut self, seq: i64, events: &[Event]) {
        if rules::is_unnumbered(events) {
            self.sealed.push(seq);
        }
        if let Some(Event::Undone { from, standing, .. }) = events.first() {
            for range in &self.seqs {
                let taken_back = *range.start().max(from)..=*range.end().min(&(seq - 1));
                for earlier in taken_back.filter(|earlier| !standing.contains(earlier)) {
                    // An entry that was undone before stays undone by the earlier entry.
                    self.undone.entry(earlier).or_insert(seq);
                }
            }
            return;
        }
        for event in events {
            match event {
                Event::Joined { player } | Event::SeatGiven { player, .. } => {
                    self.joined.insert(*player);
                }
                Event::Imported(import) => {
                    let players = import.state.iter().flat_map(|state| state.players.keys());
                    self.joined.extend(players);
                }
                Event::Moved { to, .. } => self.moved_to = Some(to.0),
                // The questions of a group share one message.
                Event::OfferMade(offer) if offer.terms.row().is_none() => {
                    self.offered.insert(offer.id);
                }
                _ => {}
            }
        }
    }

    /// Replays the game without the entries that were undone, which are not those that are marked.
    async fn replay(&self, moment: &Moment, replay: &mut Replay<'_>) -> Result<(), journal::Error> {
        let mut pages = pages(moment, replay.id);
        while let Some(page) = pages.recv().await {
            for Read { linked, events } in page? {
                let seq = linked.recorded.seq;
                if !self.undone.contains_key(&seq) {
                    replay.take(seq, &events.unwrap_or_default());
                }
            }
        }
        Ok(())
    }

    /// Compares the places of the offers with the recorded ones.
    fn offers(&mut self, noted: &[OfferPlace], places: &BTreeMap<OfferId, OfferPlace>) {
        let noted: BTreeMap<OfferId, OfferPlace> = noted.iter().map(|place| (place.offer, *place)).collect();
        let offers: BTreeSet<&OfferId> = noted.keys().chain(places.keys()).collect();
        for offer in offers {
            if noted.get(offer) != places.get(offer) {
                self.found(format!("offer {offer} is not where it is noted to be"));
            }
        }
    }

    fn row(&mut self, campaign: &Campaign, row: &journal::Campaign) {
        if campaign.name != row.name {
            self.found("its name is not the one it was founded with");
        }
        if campaign.game.ruleset().name() != row.ruleset {
            self.found("its ruleset is not the one it was founded with");
        }
        if matches!(campaign.phase, Phase::Ended { .. }) != row.ended {
            self.found("it has ended, or not, otherwise than it is marked");
        }
        if self.moved_to.unwrap_or(row.founded_in) != row.channel {
            self.found("it is not played in the channel that it was founded in, or was moved to last");
        }
        if rules::deadline(campaign) != row.next_due {
            self.found("it is not due when it is marked to be");
        }
    }

    /// Compares the players with the recorded members, who must be exactly those that ever joined.
    fn members(&mut self, campaign: &Campaign, members: &[(PlayerId, bool)]) {
        let noted: BTreeMap<PlayerId, bool> = members.iter().copied().collect();
        let joined = std::mem::take(&mut self.joined);
        for player in &joined {
            match noted.get(player) {
                None => self.found(format!("its member {player} is missing")),
                Some(active) if *active != campaign.is_active(*player) => {
                    self.found(format!("its member {player} plays, or not, otherwise than noted"));
                }
                Some(_) => {}
            }
        }
        for player in noted.keys().filter(|player| !joined.contains(player)) {
            self.found(format!("its member {player} never joined"));
        }
    }

    /// Checks pending announcements: their content, their order, and whether their attempts are consistent.
    fn outbox(&mut self, waiting: &[Undelivered], version: i64) {
        let by_id: BTreeMap<i64, &Undelivered> = waiting.iter().map(|row| (row.id, row)).collect();
        let mut seq = 0;
        for row in waiting {
            let id = row.id;
            if referee::read_notice(&row.notice).is_err() {
                self.found(format!("announcement {id} cannot be read"));
            }
            if row.seq < seq || row.seq > version {
                self.found(format!("announcement {id} is not of entry {}", row.seq));
            }
            seq = row.seq;
            let fits = match row.batch {
                None => row.first_attempt.is_none() && row.attempts == 0 && !row.parked,
                // The rows of one message are always attempted together.
                Some(batch) => by_id.get(&batch).is_some_and(|first| {
                    batch <= id
                        && row.first_attempt.is_some()
                        && first.target == row.target
                        && (first.first_attempt, first.attempts) == (row.first_attempt, row.attempts)
                }),
            };
            if !fits || (row.batch.is_some() && row.attempts < 1) {
                self.found(format!("the tries to deliver announcement {id} do not fit together"));
            }
        }
    }

    /// Checks that every offer has a message or a pending announcement.
    fn posts(&mut self, posts: &[(String, Option<i64>)], waiting: &[Undelivered], version: i64) {
        let mut known: BTreeSet<String> = waiting
            .iter()
            .filter_map(|row| referee::read_notice(&row.notice).ok())
            .filter_map(|notice| match notice.act() {
                Some(Event::OfferMade(offer)) => Some(post_subject(offer.id)),
                _ => None,
            })
            .collect();
        for (subject, shows) in posts {
            if shows.is_some_and(|shows| shows > version) {
                self.found(format!("its {subject} shows more than there is"));
            }
            known.insert(subject.clone());
        }
        for offer in std::mem::take(&mut self.offered) {
            if !known.contains(&post_subject(offer)) {
                self.found(format!("the message of offer {offer} is missing"));
            }
        }
    }
}

/// An entry with its events, if they can be parsed.
struct Read {
    linked: Linked,
    events: Result<Vec<Event>, serde_json::Error>,
}

/// Reads all entries of a campaign, oldest first. A page is read while the one before it is being checked.
fn pages(moment: &Moment, id: CampaignId) -> mpsc::Receiver<Result<Vec<Read>, journal::Error>> {
    let (read, pages) = mpsc::channel(1);
    let moment = Arc::clone(moment);
    tokio::spawn(async move {
        let mut moment = moment.lock().await;
        let mut after = Some(0);
        while let Some(seq) = after {
            let page = moment.entries_after(id, seq, PER_READ).await;
            // Nothing follows an empty page, and nothing can be read after a problem.
            after = page.as_ref().ok().and_then(|entries| Some(entries.last()?.recorded.seq));
            let parsed = page.map(|entries| entries.into_iter().map(Read::from).collect());
            if read.send(parsed).await.is_err() {
                return;
            }
        }
    });
    pages
}

impl From<Linked> for Read {
    fn from(linked: Linked) -> Read {
        Read { events: serde_json::from_str(&linked.recorded.entry.events), linked }
    }
}

fn without_closed(mut campaign: Campaign) -> Campaign {
    campaign.offers.forget_closed();
    campaign
}

impl Replay<'_> {
    fn new(id: CampaignId, snapshots: &[Snapshot]) -> Replay<'_> {
        Replay { id, snapshots, campaign: None, places: BTreeMap::new(), problems: Vec::new() }
    }

    fn take(&mut self, seq: i64, events: &[Event]) {
        let before = self.campaign.take();
        // Damage can put values into an entry that overflow a number.
        let apply = AssertUnwindSafe(|| apply(self.id, before, events));
        let (after, problems) =
            catch_unwind(apply).unwrap_or_else(|_| (None, vec!["nothing can come of it".to_owned()]));
        self.campaign = after;
        self.place(seq, events);
        self.problems.extend(problems.into_iter().map(|problem| format!("after entry {seq}: {problem}")));
        for snapshot in self.snapshots.iter().filter(|snapshot| snapshot.seq == seq) {
            let kept: Option<Campaign> = serde_json::from_str(&snapshot.state).ok();
            if kept.map(without_closed) != self.campaign.clone().map(without_closed) {
                self.problems.push(format!("snapshot {seq} is not what the entries come to"));
            }
        }
    }

    fn place(&mut self, seq: i64, events: &[Event]) {
        for event in events {
            match event {
                Event::OfferMade(Offer { id: offer, .. }) => {
                    let place = OfferPlace { offer: *offer, made_in: seq, closed_in: None };
                    self.places.insert(*offer, place);
                }
                Event::OfferClosed { offer, .. } => {
                    if let Some(place) = self.places.get_mut(offer) {
                        place.closed_in = Some(seq);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Applies an entry; returns the campaign afterwards and the broken invariants. An unreadable entry, which is reported when
/// the chain is followed, has no events here.
fn apply(id: CampaignId, before: Option<Campaign>, events: &[Event]) -> (Option<Campaign>, Vec<String>) {
    let (mut campaign, rest) = match (before, events.split_first()) {
        (before, None) => return (before, Vec::new()),
        (None, Some((first, rest))) => (Campaign::replay(id, [first]), rest),
        (before, _) => (before, events),
    };
    let mut problems = Vec::new();
    if let Some(campaign) = &mut campaign {
        for event in rest {
            campaign.evolve(event);
            problems.extend(rules::misrecorded(campaign, event).map(|broken| broken.0));
        }
        let broken = rules::invariants(campaign).into_iter();
        problems.extend(broken.map(|broken| broken.0));
    }
    (campaign, problems)
}
