//! What is written in one transaction, and how.

use super::chain::Anchor;
use super::commits::{self, Head};
use super::known::{Known, Newest, Row};
use super::pen::Pen;
use super::upkeep::Upkeep;
use super::values::{Campaign, Commit, Committed, Lane, Link};
use super::writer::{Asked, Creation, Request};
use super::{CommitError, CreateError, Error, campaigns, filling, outbox};
use crate::rules::ids::CampaignId;
use sqlx::SqliteConnection;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Requests that are written together. Several commits of one campaign follow one another in it, each decided on what the one before it leaves.
#[derive(Default)]
pub(super) struct Group {
    pub(super) creates: Vec<Creation>,
    pub(super) commits: Vec<Asked<Commit, Committed, CommitError>>,
    pub(super) upkeep: Vec<Asked<Upkeep, i64, Error>>,
}

/// The answers, in the order of the group, and whom to tell.
pub(super) struct Written {
    pub(super) creates: Vec<Result<CampaignId, CreateError>>,
    pub(super) commits: Vec<Result<Committed, CommitError>>,
    pub(super) upkeep: Vec<i64>,
    pub(super) lanes: BTreeSet<Lane>,
    pub(super) changed: Vec<CampaignId>,
    /// A campaign is due at another time than before.
    pub(super) due: bool,
    /// A campaign is played in another channel than before.
    pub(super) moved: bool,
}

impl Written {
    /// Returns how many were asked for and written.
    pub(super) fn rulings(&self) -> usize {
        let founded = self.creates.iter().filter(|answer| answer.is_ok());
        founded.count() + self.commits.iter().filter(|answer| answer.is_ok()).count()
    }

    /// Returns whether there was nothing to write.
    pub(super) fn is_empty(&self) -> bool {
        self.changed.is_empty() && self.upkeep.is_empty()
    }
}

impl Group {
    /// Splits requests, in their order, into as few groups as will do.
    pub(super) fn form(requests: impl Iterator<Item = Request>) -> Vec<Group> {
        let mut groups = Vec::new();
        let mut group = Group::default();
        for request in requests {
            if !group.takes(&request) {
                groups.push(std::mem::take(&mut group));
            }
            group.push(request);
        }
        groups.push(group);
        groups
    }

    /// Returns whether a request can be written with those before it. An undoing or an erasure changes what commits before it have written, so it
    /// shares a group with no other of its campaign. Messages that were sent are remembered before all upkeep that is written by itself, so they share none with that.
    fn takes(&self, request: &Request) -> bool {
        match request {
            Request::Create(_) => true,
            Request::Commit(asked) => {
                let undoes = |commit: &Commit| {
                    commit.change.revert_from.is_some() || commit.change.erasure.is_some()
                };
                let mut before = self.commits.iter().map(|before| &before.what);
                !before.any(|before| {
                    before.campaign == asked.what.campaign
                        && (undoes(before) || undoes(&asked.what))
                })
            }
            Request::Upkeep(asked) => {
                let mut before = self.upkeep.iter().map(|before| &before.what);
                match (asked.what.has_posts(), asked.what.goes_together()) {
                    (true, _) => before.all(Upkeep::goes_together),
                    (false, true) => true,
                    (false, false) => !before.any(Upkeep::has_posts),
                }
            }
        }
    }

    fn push(&mut self, request: Request) {
        match request {
            Request::Create(asked) => self.creates.push(asked),
            Request::Commit(asked) => self.commits.push(asked),
            Request::Upkeep(asked) => self.upkeep.push(asked),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.creates.len() + self.commits.len() + self.upkeep.len()
    }

    pub(super) fn singles(self) -> impl Iterator<Item = Group> {
        let creates = self.creates.into_iter().map(Request::Create);
        let commits = self.commits.into_iter().map(Request::Commit);
        let upkeep = self.upkeep.into_iter().map(Request::Upkeep);
        creates.chain(commits).chain(upkeep).map(|request| {
            let mut group = Group::default();
            group.push(request);
            group
        })
    }

    /// Writes the group in one transaction, and what is known through with it. After an error the connection is of no use any more: the transaction
    /// may still be open.
    pub(super) async fn transact(
        &self,
        pen: &mut Pen,
        known: &Known,
    ) -> Result<Written, sqlx::Error> {
        pen.begin()?;
        let mut book = Book::new(known);
        let creates = self.create(pen.connection(), &mut book).await?;
        let commits = self.take(pen.connection(), &mut book).await?;
        let told = commits::told(&book.heads);
        let upkeep = || self.upkeep.iter().map(|asked| &asked.what);
        let barred: Vec<Lane> = book.barred();
        let ids = pen.write(&book.heads, &told, upkeep())?;
        let connection = pen.connection();
        commits::append_more(connection, &book.heads).await?;
        // What could not be written there before goes first: the place may be open by now, and order is kept either way.
        for lane in &barred {
            outbox::open(connection, *lane).await?;
        }
        let mut freed = Vec::new();
        let mut done = vec![0; self.upkeep.len()];
        for (one, done) in upkeep().zip(&mut done) {
            if !one.goes_together() {
                *done = one.write(connection, &mut freed).await?;
            }
        }
        pen.commit()?;
        let mut lanes: BTreeSet<Lane> = book.heads.iter().flat_map(Head::lanes).collect();
        lanes.extend(&freed);
        let mut due = false;
        let moves = |head: &Head| head.change.moves_to.is_some();
        let moved = book.heads.iter().any(moves);
        known.write(|newest| {
            for lane in barred.iter().chain(&freed) {
                newest.opened(*lane);
            }
            for (told, id) in told.iter().zip(ids) {
                newest.arrived(told.lane, told.waiting(id));
            }
            due = book.write_through(newest);
            upkeep().for_each(|one| one.write_through(newest));
        });
        if book.erases() || upkeep().any(Upkeep::forgets) {
            // Links, announcements or whole campaigns are not what they were.
            known.fill(filling::read(pen.connection()).await?);
        }
        Ok(Written {
            creates,
            commits,
            upkeep: done,
            lanes,
            changed: book.heads.iter().map(|head| head.campaign).collect(),
            due,
            moved,
        })
    }

    async fn create<'a>(
        &'a self,
        connection: &mut SqliteConnection,
        book: &mut Book<'a>,
    ) -> Result<Vec<Result<CampaignId, CreateError>>, sqlx::Error> {
        let mut answers = Vec::with_capacity(self.creates.len());
        for Asked {
            what: (new, change),
            ..
        } in &self.creates
        {
            if !change.holds() {
                answers.push(Err(CreateError::TooLate));
                continue;
            }
            answers.push(match campaigns::insert(connection, new).await? {
                Ok(campaign) => {
                    let id = campaign.id;
                    let row = Row {
                        campaign,
                        head: None,
                    };
                    book.append(row, change)?;
                    Ok(id)
                }
                Err(holder) => Err(match commits::known_cause(connection, change).await? {
                    Some(cause) => CreateError::Duplicate { cause },
                    None => CreateError::ChannelTaken(holder),
                }),
            });
        }
        Ok(answers)
    }

    /// Takes the commits that can be written.
    async fn take<'a>(
        &'a self,
        connection: &mut SqliteConnection,
        book: &mut Book<'a>,
    ) -> Result<Vec<Result<Committed, CommitError>>, sqlx::Error> {
        let mut answers = Vec::with_capacity(self.commits.len());
        for Asked { what, .. } in &self.commits {
            if let Some(cause) = book.repeats(what) {
                book.known.break_off(what.change.line);
                answers.push(Err(CommitError::Duplicate { cause }));
                continue;
            }
            // With the write lock in hand: from here on nothing waits but for the disk.
            let holds = what.change.holds();
            let row = book.row(what.campaign);
            let goes_on = |row: &Row| {
                row.campaign.version == what.expected_version
                    && !book.known.is_broken(what.change.line)
            };
            let row = row.filter(|row| holds && goes_on(row));
            let taken = what.change.moves_to;
            let taken = taken.and_then(|to| book.holder(to, what.campaign));
            if let (Some(_), Some(holder)) = (&row, taken) {
                book.known.break_off(what.change.line);
                answers.push(Err(CommitError::ChannelTaken(holder)));
                continue;
            }
            answers.push(match row {
                Some(row) => {
                    let version = book.append(row, &what.change)?;
                    Ok(Committed { version })
                }
                // Whatever arrives twice finds the campaign changed, too, by its first arrival; that it is known is the better answer.
                None => {
                    book.known.break_off(what.change.line);
                    Err(
                        match commits::known_cause(connection, &what.change).await? {
                            Some(cause) => CommitError::Duplicate { cause },
                            None if !holds => CommitError::TooLate,
                            None => CommitError::Stale,
                        },
                    )
                }
            });
        }
        Ok(answers)
    }
}

/// What a group makes of what is known.
struct Book<'a> {
    known: &'a Known,
    /// The campaigns' rows as the changes leave them.
    rows: BTreeMap<CampaignId, Row>,
    heads: Vec<Head<'a>>,
    causes: HashSet<&'a str>,
}

impl<'a> Book<'a> {
    fn new(known: &'a Known) -> Book<'a> {
        Book {
            known,
            rows: BTreeMap::new(),
            heads: Vec::new(),
            causes: HashSet::new(),
        }
    }

    /// Returns a campaign's row as the changes so far leave it.
    fn row(&self, id: CampaignId) -> Option<Row> {
        let known = || self.known.ask(|newest| newest.row(id).cloned())?;
        self.rows.get(&id).cloned().or_else(known)
    }

    /// Returns the other running campaign that holds a channel as the changes so far leave it.
    fn holder(&self, channel: u64, other_than: CampaignId) -> Option<CampaignId> {
        let mut rows = self.rows.values().map(|row| &row.campaign);
        let here = rows.find(|campaign| campaign.channel == channel && !campaign.ended);
        let known = || {
            self.known
                .ask(|newest| newest.campaign_in_channel(channel))?
        };
        let before = || known().filter(|one| !one.ended && !self.rows.contains_key(&one.id));
        let holder = here.cloned().or_else(before)?.id;
        (holder != other_than).then_some(holder)
    }

    /// Returns a cause of a commit that is known to have been written, not long ago, or is about to be.
    fn repeats(&self, commit: &Commit) -> Option<String> {
        let mut causes = commit.change.entries.iter().map(|entry| &entry.cause);
        let here = |cause: &str| self.causes.contains(cause);
        let known = |newest: &mut Newest| {
            causes
                .find(|cause| here(cause) || newest.knows_cause(cause))
                .cloned()
        };
        self.known.ask(known)?
    }

    /// Adds a change to what is written; returns the version that it leaves.
    fn append(&mut self, mut row: Row, change: &'a super::Change) -> Result<i64, sqlx::Error> {
        let Campaign { id, version, .. } = row.campaign;
        let link: Link = match (version, row.head) {
            (0, None) => Anchor::from(&row.campaign).link(),
            (_, Some(link)) => link,
            (_, None) => {
                let problem = format!("campaign {id} has no chain to go on with");
                return Err(sqlx::Error::Protocol(problem));
            }
        };
        let head = Head::new(&row.campaign, change, link);
        row.head = head.links.last().copied().or(row.head);
        row.campaign.version = head.version();
        row.campaign.next_due = change.next_due;
        row.campaign.ended = change.ended;
        row.campaign.channel = change.moves_to.unwrap_or(row.campaign.channel);
        let version = row.campaign.version;
        let causes = change.entries.iter().map(|entry| entry.cause.as_str());
        self.causes.extend(causes);
        self.rows.insert(id, row);
        self.heads.push(head);
        Ok(version)
    }

    /// Returns whether anything that was written before is changed.
    fn erases(&self) -> bool {
        let mut changes = self.heads.iter().map(|head| head.change);
        changes.any(|change| change.erasure.is_some())
    }

    /// Returns the lanes of the announcements in which something is barred.
    fn barred(&self) -> Vec<Lane> {
        let lanes: BTreeSet<Lane> = self.heads.iter().flat_map(Head::lanes).collect();
        let barred = |newest: &mut Newest| {
            let barred = lanes.iter().filter(|lane| newest.is_barred(**lane));
            barred.copied().collect()
        };
        self.known.ask(barred).unwrap_or_default()
    }

    /// Writes the changes through; returns whether any campaign is due at another time than before.
    fn write_through(&self, newest: &mut Newest) -> bool {
        for head in &self.heads {
            for member in &head.change.members {
                newest.plays(member.player, head.campaign, member.active);
            }
            for entry in &head.change.entries {
                newest.remember_cause(&entry.cause);
            }
        }
        let moved = self.rows.values().map(|row| newest.put(row.clone()));
        // Each of them is to be put, so none may be skipped where one has moved.
        moved.fold(false, |before, moved| before | moved)
    }
}
