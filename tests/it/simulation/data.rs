//! What the model database stores, and the effect of a transaction. The journal's own crate plans it ([`CommitPlan`]).

use chancery::rules::ids::{CampaignId, OfferId, PlayerId};
use chancery::rules::time::Time;
use chancery_journal::chain;
use chancery_journal::{
    Campaign, ChainHead, ChainedChange, Change, Chore, Commit, CommitChains, CommitPlan, DeliveryQueue, Erasure, Error,
    Group, KnownHead, Link, Loaded, Opening, Recorded, Reference, Rows, Scope, Snapshot, Step, StoredCampaign, Target,
    Waiting, Written, told,
};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Debug, Default)]
pub struct Data {
    pub campaigns: BTreeMap<CampaignId, Stored>,
    pub outbox: BTreeMap<i64, Pending>,
    pub rows: i64,
    pub causes: BTreeMap<String, (CampaignId, i64)>,
    /// Every announcement of the campaigns, delivered or not, and in which life of the database it was written.
    pub announced: BTreeMap<(DeliveryQueue, Reference), u32>,
    /// Who asked to be erased, and whether that is done.
    pub erasures: BTreeMap<PlayerId, bool>,
    pub departures: BTreeMap<u64, Time>,
    pub epoch: i64,
    pub owner: Option<u32>,
    /// The highest number that any campaign has had.
    pub founded: i64,
    /// Compares versions alone, as before the fix of B5.
    pub numbers_only: bool,
    /// Does not retry closed places for a new leader.
    pub keeps_closed: bool,
}

#[derive(Clone, Debug)]
pub struct Stored {
    pub row: Campaign,
    pub head: Option<Link>,
    pub entries: Vec<(Recorded, Link)>,
    pub snapshots: BTreeMap<i64, String>,
    pub members: BTreeMap<PlayerId, bool>,
    pub offers: BTreeMap<OfferId, (i64, Option<i64>)>,
    pub sealed: Vec<i64>,
}

/// An announcement that has not been delivered.
#[derive(Clone, Debug)]
pub struct Pending {
    pub queue: DeliveryQueue,
    pub of: Reference,
    pub notice: String,
    pub batch: Option<i64>,
    pub first_attempt: Option<Time>,
    pub parked: bool,
    pub barred: bool,
}

impl Stored {
    pub fn chain_head(&self) -> Option<ChainHead> {
        self.head.map(|link| ChainHead { version: self.row.version, link })
    }

    /// Returns the entries that count before `end`, after `after`.
    pub fn loaded(&self, end: i64, shortcut: i64) -> Option<Loaded> {
        let snapshots = self.snapshots.range(..shortcut.min(end));
        let snapshot = snapshots.last().map(|(seq, state)| Snapshot { seq: *seq, state: state.clone() });
        let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
        let holds = |one: &&(Recorded, Link)| {
            let undone = one.0.reverted_by.is_some_and(|by| by < end);
            one.0.seq > after && one.0.seq < end && !undone
        };
        let entries = self.entries.iter().filter(holds).map(|(recorded, _)| recorded.clone()).collect();
        Some(Loaded { campaign: self.row.clone(), head: self.chain_head()?, snapshot, entries })
    }
}

/// The rows that the plan of a group depends on, as they are before it.
struct Before {
    rows: BTreeMap<CampaignId, StoredCampaign>,
    running: BTreeMap<u64, CampaignId>,
    causes: BTreeSet<String>,
}

impl Before {
    fn of(data: &Data, group: &Group) -> Before {
        let row = |commit: &Commit| {
            let stored = data.campaigns.get(&commit.campaign)?;
            let same = data.numbers_only && commit.expected.version == stored.row.version;
            let head = if same { Some(commit.expected.link) } else { stored.head };
            Some((commit.campaign, StoredCampaign { campaign: stored.row.clone(), head }))
        };
        let rows = group.commits.iter().rev().filter_map(|asked| row(&asked.what)).collect();
        let running = data.campaigns.values().map(|stored| &stored.row).filter(|row| !row.ended);
        let running = running.map(|row| (row.channel, row.id)).collect();
        let causes = group.changes().flat_map(Change::causes).filter(|cause| data.causes.contains_key(*cause));
        Before { rows, running, causes: causes.map(str::to_owned).collect() }
    }
}

impl Rows for Before {
    fn row(&self, id: CampaignId) -> Option<StoredCampaign> {
        self.rows.get(&id).cloned()
    }

    fn running_in(&self, channel: u64) -> Option<CampaignId> {
        self.running.get(&channel).copied()
    }

    fn knows(&self, cause: &str) -> bool {
        self.causes.contains(cause)
    }
}

/// The effects of a transaction that others hear of.
pub struct Done {
    pub written: Written,
    pub heads: Vec<(CampaignId, KnownHead)>,
}

impl Pending {
    pub fn waiting(&self, id: i64) -> Waiting {
        let (batch, first_attempt) = (self.batch, self.first_attempt);
        Waiting { id, notice: self.notice.clone(), of: self.of, batch, first_attempt }
    }
}

impl Data {
    /// Returns the deadlines of all running campaigns, the earliest first.
    pub fn due(&self) -> Vec<(Time, CampaignId)> {
        let running = self.campaigns.values().map(|stored| &stored.row).filter(|row| !row.ended);
        let mut due: Vec<_> = running.filter_map(|row| Some((row.next_due?, row.id))).collect();
        due.sort();
        due
    }

    /// Carries out a group in one transaction, in this life of the database. An error leaves everything as it was.
    pub fn transact(&mut self, group: &Group, chains: &CommitChains, life: u32) -> Result<Done, Error> {
        let before = Before::of(self, group);
        let mut plan = CommitPlan::new(&before, chains, self.founded);
        let mut written = group.decide(&mut plan)?;
        self.founded += written.creates.iter().flatten().count() as i64;
        for row in plan.changed() {
            self.put(row);
        }
        self.announce(&plan.heads, life);
        for head in &plan.heads {
            self.append(head);
        }
        let mut freed = Vec::new();
        written.housekeeping = group.chores().map(|chore| self.housekeeping(chore, &mut freed)).collect();
        written.news = group.news(&plan, &freed);
        let changed = plan.changed().filter_map(|row| {
            let head = self.campaigns.get(&row.campaign.id)?.chain_head()?;
            Some((row.campaign.id, head.known()))
        });
        let heads = changed.collect();
        Ok(Done { written, heads })
    }

    fn put(&mut self, row: &StoredCampaign) {
        let stored = self.campaigns.entry(row.campaign.id).or_insert_with(|| Stored {
            row: row.campaign.clone(),
            head: None,
            entries: Vec::new(),
            snapshots: BTreeMap::new(),
            members: BTreeMap::new(),
            offers: BTreeMap::new(),
            sealed: Vec::new(),
        });
        (stored.row, stored.head) = (row.campaign.clone(), row.head);
    }

    fn announce(&mut self, heads: &[ChainedChange<'_>], life: u32) {
        for one in told(heads) {
            for pending in self.outbox.values_mut().filter(|pending| pending.queue == one.queue && pending.barred) {
                (pending.barred, pending.parked) = (false, false);
            }
            self.rows += 1;
            let of = Reference { seq: one.seq, part: one.part };
            self.announced.insert((one.queue, of), life);
            let pending = Pending {
                queue: one.queue,
                of,
                notice: one.notice.to_owned(),
                batch: None,
                first_attempt: None,
                parked: false,
                barred: false,
            };
            self.outbox.insert(self.rows, pending);
        }
    }

    fn append(&mut self, head: &ChainedChange<'_>) {
        let (id, change) = (head.campaign, head.change);
        let Some(stored) = self.campaigns.get_mut(&id) else { return };
        if let Some(first) = change.reverts.first() {
            stored.snapshots.retain(|seq, _| *seq < first.start);
        }
        for range in &change.reverts {
            let entries = stored.entries.iter_mut().map(|(one, _)| one);
            let undone = entries.filter(|one| range.contains(&one.seq) && one.reverted_by.is_none());
            undone.for_each(|one| one.reverted_by = Some(head.expected + 1));
            stored.offers.retain(|_, (made, _)| !range.contains(made));
            let closed = stored.offers.values_mut().map(|(_, closed)| closed);
            closed.filter(|closed| closed.is_some_and(|at| range.contains(&at))).for_each(|closed| *closed = None);
        }
        for (number, (entry, link)) in change.entries.iter().zip(&head.links).enumerate() {
            let seq = head.seq_of(number);
            let recorded = Recorded { campaign: id, seq, entry: entry.clone(), reverted_by: None };
            stored.entries.push((recorded, *link));
            self.causes.insert(entry.cause.clone(), (id, seq));
        }
        if let Some(state) = &change.snapshot {
            stored.snapshots.insert(head.version(), state.clone());
        }
        stored.members.extend(change.members.iter().map(|member| (member.player, member.active)));
        for offer in &change.offers {
            let at = head.seq_of(offer.entry);
            let place = stored.offers.entry(offer.offer).or_insert((at, None));
            place.1 = offer.closed.then_some(at).or(place.1);
        }
        stored.sealed.extend(change.sealed.iter().map(|entry| head.seq_of(*entry)));
        if let Some(erasure) = &change.erasure {
            self.erase(id, erasure);
        }
    }

    /// Erases texts, and chains the entries of the campaign again.
    fn erase(&mut self, id: CampaignId, erasure: &Erasure) {
        let Some(stored) = self.campaigns.get_mut(&id) else { return };
        stored.snapshots.clear();
        let mut link = chain::anchor(&stored.row);
        for (one, own) in &mut stored.entries {
            if let Some((_, events)) = erasure.entries.iter().find(|(seq, _)| *seq == one.seq) {
                one.entry.events.clone_from(events);
            }
            link = chain::next(link, id.0, one.seq, &one.entry);
            *own = link;
        }
        stored.head = Some(link);
        for (row, notice) in &erasure.notices {
            if let Some(pending) = self.outbox.get_mut(row) {
                pending.notice.clone_from(notice);
            }
        }
    }

    fn housekeeping(&mut self, chore: &Chore, freed: &mut Vec<DeliveryQueue>) -> i64 {
        match chore {
            Chore::Attempt { rows, at, .. } => {
                for row in rows {
                    if let Some(pending) = self.outbox.get_mut(row) {
                        pending.batch = pending.batch.or(rows.iter().min().copied());
                        pending.first_attempt = pending.first_attempt.or(Some(*at));
                    }
                }
            }
            Chore::Delivered { rows, .. } => self.outbox.retain(|row, _| !rows.contains(row)),
            Chore::Park { rows, .. } => {
                for row in rows {
                    self.outbox.entry(*row).and_modify(|pending| pending.parked = true);
                }
            }
            Chore::Bar { queue, .. } => {
                for pending in self.outbox.values_mut().filter(|one| one.queue == *queue && !one.parked) {
                    (pending.parked, pending.barred) = (true, true);
                }
            }
            Chore::Reopen(Opening::Everywhere) if self.keeps_closed => {}
            Chore::Reopen(opening) => {
                let data = &*self;
                let open = data.outbox.iter().filter(|(_, one)| one.barred && data.concerns(*opening, one));
                let open: Vec<i64> = open.map(|(row, _)| *row).collect();
                for row in open {
                    if let Some(pending) = self.outbox.get_mut(&row) {
                        (pending.parked, pending.barred) = (false, false);
                        freed.push(pending.queue);
                    }
                }
            }
            Chore::Erase(Step::Person { player, .. }) => drop(self.erasures.insert(*player, false)),
            Chore::Erase(Step::Done(player)) => drop(self.erasures.insert(*player, true)),
            Chore::Erase(Step::Server { guild, gone: Some(at) }) => _ = self.departures.entry(*guild).or_insert(*at),
            Chore::Erase(Step::Server { guild, gone: None }) => drop(self.departures.remove(guild)),
            Chore::Erase(Step::Forget(guild)) => self.forget(*guild),
            // Nothing else is simulated.
            _ => {}
        }
        1
    }

    fn forget(&mut self, guild: u64) {
        if self.departures.remove(&guild).is_some() {
            self.campaigns.retain(|_, stored| stored.row.guild != guild);
            let campaigns = &self.campaigns;
            self.outbox.retain(|_, one| campaigns.contains_key(&one.queue.campaign));
            self.announced.retain(|(queue, _), _| campaigns.contains_key(&queue.campaign));
        }
    }

    pub fn concerns(&self, opening: Opening, pending: &Pending) -> bool {
        let scope = Scope::from(opening);
        let guild = self.campaigns.get(&pending.queue.campaign).map(|stored| stored.row.guild);
        scope.campaign.is_none_or(|id| id == pending.queue.campaign)
            && scope.recipient.is_none_or(|player| Target::Player(player) == pending.queue.target)
            && scope.guild.is_none_or(|scope| Some(scope) == guild)
            && (!scope.channels || pending.queue.target == Target::Channel)
    }
}
