//! Writes a group in one transaction.

use super::cache::{Cache, Cached};
use super::served_file::ServedFile;
use super::statements::{move_campaign, open_queue};
use super::write_connection::WriteConnection;
use chancery_basics::ids::CampaignId;
use chancery_journal::sql::Connection;
use chancery_journal::store::{campaigns, commits, entries, housekeeping};
use chancery_journal::{
    Chore, CommitChains, CommitError, CommitPlan, CreateError, DeliveryQueue, Error, Group, Rows, Step, StoredCampaign,
    Written, told,
};

impl Rows for Cache {
    fn row(&self, id: CampaignId) -> Option<StoredCampaign> {
        self.ask(|newest| newest.row(id).cloned())?
    }

    fn running_in(&self, channel: u64) -> Option<CampaignId> {
        let there = self.ask(|newest| newest.campaign_in_channel(channel))??;
        (!there.ended).then_some(there.id)
    }

    fn knows(&self, cause: &str) -> bool {
        self.ask(|newest| newest.knows_cause(cause)) == Some(true)
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
    let newest = match group.creates.is_empty() {
        true => 0,
        false => campaigns::newest_number().one(write_connection).await?,
    };
    let mut plan = CommitPlan::new(cache, chains, newest);
    let mut written = group.decide(&mut plan)?;
    find_repeated(group, &mut written, write_connection).await?;
    let told = told(&plan.heads);
    let barred = barred(&plan, cache);
    let ids = write_connection.write(&plan, &told, group.chores()).map_err(Error::database)?;
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
    let (done, freed) = housekeeping::write(db, group).await?;
    if !plan.heads.is_empty()
        && let Some(number) = file.next_stamp()
    {
        write_connection.stamp(number).map_err(Error::database)?;
    }
    write_connection.commit().map_err(Error::database)?;
    (written.housekeeping, written.news) = (done, group.news(&plan, &freed));
    cache.write(|newest| {
        for queue in barred.iter().chain(&freed) {
            newest.opened(*queue);
        }
        for (told, id) in told.iter().zip(ids) {
            newest.arrived(told.queue, told.waiting(id));
        }
        write_through(group, &plan, newest);
    });
    if plan.erases() || group.chores().any(|chore| matches!(chore, Chore::Erase(Step::Forget(_)))) {
        // Links, announcements or whole campaigns were rewritten, so the cache has to be reloaded.
        cache.fill(Cached::read(write_connection).await?);
    }
    Ok(written)
}

/// Refuses what has been written before as a duplicate. The plan only knows the newest causes. To it, other repeated
/// requests look outdated, because the first copy has changed the campaign, or taken the channel.
async fn find_repeated(group: &Group, written: &mut Written, db: &mut dyn Connection) -> Result<(), Error> {
    for (asked, answer) in group.creates.iter().zip(&mut written.creates) {
        if let Err(refusal @ CreateError::ChannelTaken(_)) = answer
            && let Some(cause) = entries::known_cause(db, &asked.what.1).await?
        {
            *refusal = CreateError::Duplicate { cause };
        }
    }
    for (asked, answer) in group.commits.iter().zip(&mut written.commits) {
        if let Err(refusal @ (CommitError::Stale | CommitError::TooLate)) = answer
            && let Some(cause) = entries::known_cause(db, &asked.what.change).await?
        {
            *refusal = CommitError::Duplicate { cause };
        }
    }
    Ok(())
}

/// Returns the queues with new announcements that already have blocked ones.
fn barred(plan: &CommitPlan<'_, Cache>, cache: &Cache) -> Vec<DeliveryQueue> {
    let mut queues: Vec<DeliveryQueue> = plan.queues().into_iter().collect();
    queues.retain(|queue| cache.ask(|newest| newest.is_barred(*queue)) == Some(true));
    queues
}

/// Writes the changes through to the cache.
fn write_through(group: &Group, plan: &CommitPlan<'_, Cache>, newest: &mut Cached) {
    for head in &plan.heads {
        for member in &head.change.members {
            newest.plays(member.player, head.campaign, member.active);
        }
        head.change.causes().for_each(|cause| newest.remember_cause(cause));
    }
    plan.changed().for_each(|row| newest.put(row.clone()));
    for chore in group.chores() {
        match chore {
            Chore::Attempt { queue, rows, at } => newest.attempted(*queue, rows, *at),
            Chore::Delivered { queue, rows, .. } => newest.delivered(*queue, rows),
            Chore::Park { queue, .. } => newest.leave_to_database(*queue),
            Chore::Bar { queue, .. } => newest.barred(*queue),
            // Released rows are handled by queue. Nothing else about them is cached.
            Chore::Reopen(_) | Chore::Unpark(_) | Chore::Draft(_) | Chore::Erase(_) | Chore::Statements(_) => {}
        }
    }
}
