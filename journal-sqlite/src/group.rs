//! Writes a group in one transaction.

use super::known::{Known, Newest};
use super::pen::Pen;
use super::served_file::ServedFile;
use super::{campaigns, commits, filling, outbox, upkeep};
use chancery_journal::{
    Asked, Book, CommitError, Committed, CreateError, Error, Group, Lane, Lines, News, Row, Rows, Upkeep, Verdict,
    Written, told,
};
use chancery_rules::ids::CampaignId;
use sqlx::SqliteConnection;

impl Rows for Known {
    fn row(&self, id: CampaignId) -> Option<Row> {
        self.ask(|newest| newest.row(id).cloned())?
    }

    fn running_in(&self, channel: u64) -> Option<CampaignId> {
        let there = self.ask(|newest| newest.campaign_in_channel(channel))??;
        (!there.ended).then_some(there.id)
    }

    fn knows(&self, causes: &[&str]) -> Option<String> {
        let known = |newest: &mut Newest| causes.iter().find(|cause| newest.knows_cause(cause));
        self.ask(known)?.map(|cause| (*cause).to_owned())
    }
}

/// Writes a group in one transaction and through to the cache. After an error the connection must not be used again,
/// because the transaction may still be open.
pub(super) async fn transact(
    group: &Group,
    pen: &mut Pen,
    known: &Known,
    lines: &Lines,
    file: &ServedFile,
) -> Result<Written, sqlx::Error> {
    pen.begin()?;
    let mut book = Book::new(known, lines);
    let creates = create(group, pen.connection(), &mut book).await?;
    let commits = take(group, pen.connection(), &mut book).await?;
    let told = told(&book.heads);
    let upkeep = || group.upkeep.iter().map(|asked| &asked.what);
    let barred = barred(&book);
    let ids = pen.write(&book.heads, &told, upkeep())?;
    let connection = pen.connection();
    commits::append_more(connection, &book.heads).await?;
    // Barred announcements of the same lane are retried first: the place may be open now, and this keeps the order.
    for lane in &barred {
        outbox::open(connection, *lane).await?;
    }
    let mut freed = Vec::new();
    let mut done = vec![0; group.upkeep.len()];
    for (one, done) in upkeep().zip(&mut done) {
        if !one.goes_together() {
            *done = upkeep::write(one, connection, &mut freed).await?;
        }
    }
    if !book.heads.is_empty()
        && let Some(number) = file.next_stamp()
    {
        pen.stamp(number)?;
    }
    pen.commit()?;
    let mut news = News {
        lanes: book.lanes(),
        changed: book.heads.iter().map(|head| head.campaign).collect(),
        moved: book.heads.iter().any(|head| head.change.moves_to.is_some()),
        ..News::default()
    };
    news.lanes.extend(&freed);
    upkeep().for_each(|one| one.tell(&mut news));
    known.write(|newest| {
        for lane in barred.iter().chain(&freed) {
            newest.opened(*lane);
        }
        for (told, id) in told.iter().zip(ids) {
            newest.arrived(told.lane, told.waiting(id));
        }
        news.due = write_through(&book, newest);
        upkeep().for_each(|one| upkeep::write_through(one, newest));
    });
    if book.erases() || upkeep().any(Upkeep::forgets) {
        // Links, announcements or whole campaigns were rewritten, so the cache is reloaded.
        known.fill(filling::read(pen.connection()).await?);
    }
    Ok(Written { creates, commits, upkeep: done, news })
}

async fn create<'a>(
    group: &'a Group,
    connection: &mut SqliteConnection,
    book: &mut Book<'a, Known>,
) -> Result<Vec<Result<CampaignId, CreateError>>, sqlx::Error> {
    let mut answers = Vec::with_capacity(group.creates.len());
    for Asked { what: (new, change), .. } in &group.creates {
        if !change.holds() {
            answers.push(Err(CreateError::TooLate));
            continue;
        }
        answers.push(match campaigns::insert(connection, new).await? {
            Ok(campaign) => {
                let id = campaign.id;
                let row = Row { campaign, head: None };
                book.append(row, change).map_err(unsound)?;
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

async fn take<'a>(
    group: &'a Group,
    connection: &mut SqliteConnection,
    book: &mut Book<'a, Known>,
) -> Result<Vec<Result<Committed, CommitError>>, sqlx::Error> {
    let mut answers = Vec::with_capacity(group.commits.len());
    for Asked { what, .. } in &group.commits {
        answers.push(match book.take(what).map_err(unsound)? {
            Verdict::Written(committed) => Ok(committed),
            Verdict::Refused(refusal) => Err(refusal),
            Verdict::Unless(refusal) => Err(match commits::known_cause(connection, &what.change).await? {
                Some(cause) => CommitError::Duplicate { cause },
                None => refusal,
            }),
        });
    }
    Ok(answers)
}

/// Converts the error for a campaign's row that contradicts its journal.
fn unsound(problem: Error) -> sqlx::Error {
    sqlx::Error::Protocol(problem.to_string())
}

/// Returns the lanes with new announcements that already hold barred ones.
fn barred(book: &Book<'_, Known>) -> Vec<Lane> {
    let lanes = book.lanes();
    let barred = |newest: &mut Newest| {
        let barred = lanes.iter().filter(|lane| newest.is_barred(**lane));
        barred.copied().collect()
    };
    book.rows.ask(barred).unwrap_or_default()
}

/// Writes the changes through to the cache; returns whether any campaign's deadline changed.
fn write_through(book: &Book<'_, Known>, newest: &mut Newest) -> bool {
    for head in &book.heads {
        for member in &head.change.members {
            newest.plays(member.player, head.campaign, member.active);
        }
        for entry in &head.change.entries {
            newest.remember_cause(&entry.cause);
        }
    }
    let moved = book.changed().map(|row| newest.put(row.clone()));
    // No short-circuit: every row must be put.
    moved.fold(false, |before, moved| before | moved)
}
