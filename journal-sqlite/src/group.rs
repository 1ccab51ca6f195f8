//! Writes a group in one transaction.

use super::cache::{Cache, Cached};
use super::served_file::ServedFile;
use super::statements::{insert_campaign, move_campaign, open_queue, running_in};
use super::write_connection::WriteConnection;
use super::{cache_load, housekeeping};
use chancery_basics::ids::CampaignId;
use chancery_journal::sql::Connection;
use chancery_journal::store::{self, commits, entries};
use chancery_journal::{
    Campaign, Change, CommitChains, CommitError, CommitPlan, Committed, CreateError, DeliveryQueue, Error, Group,
    Housekeeping, NewCampaign, News, Request, Rows, StoredCampaign, Verdict, Written, told,
};

impl Rows for Cache {
    fn row(&self, id: CampaignId) -> Option<StoredCampaign> {
        self.ask(|newest| newest.row(id).cloned())?
    }

    fn running_in(&self, channel: u64) -> Option<CampaignId> {
        let there = self.ask(|newest| newest.campaign_in_channel(channel))??;
        (!there.ended).then_some(there.id)
    }

    fn knows(&self, causes: &[&str]) -> Option<String> {
        let cache = |newest: &mut Cached| causes.iter().find(|cause| newest.knows_cause(cause));
        self.ask(cache)?.map(|cause| (*cause).to_owned())
    }
}

/// Writes a group in one transaction and through to the cache. After an error the connection must not be used again,
/// because the transaction may still be open.
pub(super) async fn transact(
    group: &Group,
    write_connection: &mut WriteConnection,
    cache: &Cache,
    chains: &CommitChains,
    file: &ServedFile,
) -> Result<Written, Error> {
    write_connection.begin().map_err(Error::database)?;
    let mut plan = CommitPlan::new(cache, chains);
    let creates = create(group, write_connection, &mut plan).await?;
    let commits = take(group, write_connection, &mut plan).await?;
    let told = told(&plan.heads);
    let housekeeping = || group.housekeeping.iter().map(|asked| &asked.what);
    let barred = barred(&plan);
    let ids = write_connection.write(&plan.heads, &told, housekeeping()).map_err(Error::database)?;
    let db: &mut dyn Connection = write_connection;
    for head in &plan.heads {
        if let Some(channel) = head.change.moves_to {
            move_campaign(head.campaign, channel).run(db).await?;
        }
    }
    commits::append_more(db, &plan.heads).await?;
    // Blocked announcements in the same queue are retried first: the bot may have access now, and this keeps the order.
    for queue in &barred {
        open_queue(queue.campaign, queue.target).run(db).await?;
    }
    let mut freed = Vec::new();
    let mut done = vec![0; group.housekeeping.len()];
    for (one, done) in housekeeping().zip(&mut done) {
        if !one.goes_together() {
            *done = store::housekeeping::write(db, one, &mut freed).await?;
        }
    }
    if !plan.heads.is_empty()
        && let Some(number) = file.next_stamp()
    {
        write_connection.stamp(number).map_err(Error::database)?;
    }
    write_connection.commit().map_err(Error::database)?;
    let mut news = News {
        queues: plan.queues(),
        changed: plan.heads.iter().map(|head| head.campaign).collect(),
        moved: plan.heads.iter().any(|head| head.change.moves_to.is_some()),
        ..News::default()
    };
    news.queues.extend(&freed);
    housekeeping().for_each(|one| one.tell(&mut news));
    cache.write(|newest| {
        for queue in barred.iter().chain(&freed) {
            newest.opened(*queue);
        }
        for (told, id) in told.iter().zip(ids) {
            newest.arrived(told.queue, told.waiting(id));
        }
        news.due = write_through(&plan, newest);
        housekeeping().for_each(|one| housekeeping::write_through(one, newest));
    });
    if plan.erases() || housekeeping().any(Housekeeping::forgets) {
        // Links, announcements or whole campaigns were rewritten, so the cache has to be reloaded.
        cache.fill(cache_load::read(write_connection).await?);
    }
    Ok(Written { creates, commits, housekeeping: done, news })
}

async fn create<'a>(
    group: &'a Group,
    db: &mut dyn Connection,
    plan: &mut CommitPlan<'a, Cache>,
) -> Result<Vec<Result<CampaignId, CreateError>>, Error> {
    let mut answers = Vec::with_capacity(group.creates.len());
    for Request { what: (new, change), .. } in &group.creates {
        if !change.holds() {
            answers.push(Err(CreateError::TooLate));
            continue;
        }
        answers.push(match insert(db, new).await? {
            Ok(campaign) => {
                let id = campaign.id;
                let row = StoredCampaign { campaign, head: None };
                plan.append(row, change)?;
                Ok(id)
            }
            Err(holder) => Err(match known_cause(db, change).await? {
                Some(cause) => CreateError::Duplicate { cause },
                None => CreateError::ChannelTaken(holder),
            }),
        });
    }
    Ok(answers)
}

async fn take<'a>(
    group: &'a Group,
    db: &mut dyn Connection,
    plan: &mut CommitPlan<'a, Cache>,
) -> Result<Vec<Result<Committed, CommitError>>, Error> {
    let mut answers = Vec::with_capacity(group.commits.len());
    for Request { what, .. } in &group.commits {
        answers.push(match plan.take(what)? {
            Verdict::Written(committed) => Ok(committed),
            Verdict::Refused(refusal) => Err(refusal),
            Verdict::Unless(refusal) => Err(match known_cause(db, &what.change).await? {
                Some(cause) => CommitError::Duplicate { cause },
                None => refusal,
            }),
        });
    }
    Ok(answers)
}

/// Returns a cause of the change that has been written before.
pub(super) async fn known_cause(db: &mut dyn Connection, change: &Change) -> Result<Option<String>, Error> {
    let causes = change.entries.iter().map(|entry| entry.cause.clone());
    entries::known_causes(causes.collect()).first(db).await
}

/// Creates a campaign at version 0, or returns the campaign that already has its channel.
async fn insert(db: &mut dyn Connection, new: &NewCampaign) -> Result<Result<Campaign, CampaignId>, Error> {
    if let Some(holder) = running_in(new.channel).first(db).await? {
        return Ok(Err(holder));
    }
    let NewCampaign { guild, channel, name, ruleset, language, at } = new;
    let id = insert_campaign(*guild, *channel, name, ruleset, language, *at).one(db).await?;
    Ok(Ok(new.founded(id)))
}

/// Returns the queues with new announcements that already have blocked ones.
fn barred(plan: &CommitPlan<'_, Cache>) -> Vec<DeliveryQueue> {
    let queues = plan.queues();
    let barred = |newest: &mut Cached| {
        let barred = queues.iter().filter(|queue| newest.is_barred(**queue));
        barred.copied().collect()
    };
    plan.rows.ask(barred).unwrap_or_default()
}

/// Writes the changes through to the cache. Returns whether any campaign's deadline changed.
fn write_through(plan: &CommitPlan<'_, Cache>, newest: &mut Cached) -> bool {
    for head in &plan.heads {
        for member in &head.change.members {
            newest.plays(member.player, head.campaign, member.active);
        }
        for entry in &head.change.entries {
            newest.remember_cause(&entry.cause);
        }
    }
    let moved = plan.changed().map(|row| newest.put(row.clone()));
    // Must not short-circuit, because every row has to be put.
    moved.fold(false, |before, moved| before | moved)
}
