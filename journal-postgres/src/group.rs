//! Writes a group in one transaction.
//!
//! A transaction first locks everything its decisions depend on, so that no other process changes it in the meantime:
//!
//! - the owner of the database and the leader;
//! - the founding of campaigns, if it founds one or moves one between channels;
//! - the rows of its campaigns, in ascending order.
//!
//! Foreign keys do not wait for these locks.

use super::epochs::EPOCHS;
use super::listening::{CHANNEL, Notice};
use super::sql::Session;
use super::{commits, outbox, statements};
use chancery_basics::ids::CampaignId;
use chancery_journal::sql::Connection;
use chancery_journal::store::{campaigns, entries, housekeeping};
use chancery_journal::{
    ChainHead, Change, Chore, CommitChains, CommitPlan, Error, Group, KnownHead, Link, Rows, Signals, Step,
    StoredCampaign, Written, told,
};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// The lock that is held while a campaign is founded or moved, so that no two processes assign the same number or
/// channel. "Chance", 2.
const FOUNDING: i64 = 0x4368_616e_6365_0002;

pub(crate) enum Failure {
    /// The group contains writes for leaders only, and this process is not the leader.
    Deposed,
    Taken,
    Database(sqlx::Error),
    Journal(Error),
}

impl From<sqlx::Error> for Failure {
    fn from(problem: sqlx::Error) -> Failure {
        Failure::Database(problem)
    }
}

impl From<Error> for Failure {
    fn from(problem: Error) -> Failure {
        problem.reported().map_or_else(Failure::Journal, Failure::Database)
    }
}

/// A transaction that has sent its commit. We may have to look up its outcome.
pub(crate) struct Sent {
    pub(crate) written: Written,
    /// The changed campaigns and their new heads.
    pub(crate) heads: Vec<(CampaignId, KnownHead)>,
    /// The number of the transaction, or `None` if it changes nothing.
    pub(crate) number: Option<String>,
    /// One of the causes it wrote.
    pub(crate) cause: Option<String>,
}

/// The context of a transaction, besides its group.
pub(crate) struct TransactionContext<'a> {
    pub(crate) chains: &'a CommitChains,
    pub(crate) signals: &'a Signals,
    /// The bot that the process serves for.
    pub(crate) bot: Option<i64>,
    /// The sender of its notices to other processes.
    pub(crate) by: u64,
}

/// Writes a group in one transaction. From the moment the commit is sent, `sent` holds its effects. After an error
/// the connection must not be used again, because the transaction may still be open.
pub(crate) async fn transact(
    group: &Group,
    connection: &mut PgConnection,
    context: &TransactionContext<'_>,
    sent: &mut Option<Sent>,
) -> Result<(), Failure> {
    let epoch = context.signals.term();
    if !group.is_allowed_in(epoch) {
        return Err(Failure::Deposed);
    }
    let begin = format!("BEGIN; SELECT pg_advisory_xact_lock_shared({EPOCHS})");
    let mut transaction = connection.begin_with(AssertSqlSafe(begin)).await?;
    let mut db = Session(&mut *transaction);
    let locked = Locked::lock(group, &mut db).await?;
    let mut plan = CommitPlan::new(&locked, context.chains, locked.newest);
    let mut written = group.decide(&mut plan)?;
    let anew = commits::append(&mut db, &plan, &told(&plan.heads)).await?;
    outbox::mark(&mut db, group.chores()).await?;
    let (done, freed) = housekeeping::write(&mut db, group).await?;
    (written.housekeeping, written.news) = (done, group.news(&plan, &freed));
    let heads = heads(&plan, &locked, &anew);
    let number = match written.is_empty() {
        true => None,
        false => {
            let notice = Notice::text(context.by, &written.news, &heads);
            // Until the transaction is committed, no other process can begin an epoch, and no other bot become the owner.
            let (number, newest, bot, _) = statements::tell(CHANNEL, notice).one(&mut db).await?;
            if context.bot.is_some() && bot != context.bot {
                return Err(Failure::Taken);
            }
            if let Some(epoch) = epoch.filter(|epoch| group.needs_lead() && *epoch != newest) {
                context.signals.end_term(epoch);
                return Err(Failure::Deposed);
            }
            Some(number)
        }
    };
    let cause = plan.heads.iter().flat_map(|head| head.change.causes()).next().map(str::to_owned);
    *sent = Some(Sent { written, heads, number, cause });
    transaction.commit().await?;
    Ok(())
}

/// The locked state before the group.
struct Locked {
    rows: BTreeMap<CampaignId, StoredCampaign>,
    running: HashMap<u64, CampaignId>,
    causes: HashSet<String>,
    newest: i64,
    /// The campaigns to be removed with their server.
    gone: Vec<CampaignId>,
}

impl Rows for Locked {
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

impl Locked {
    async fn lock(group: &Group, db: &mut dyn Connection) -> Result<Locked, Error> {
        let founded = group.creates.iter().map(|asked| asked.what.0.channel);
        let moved = group.changes().filter_map(|change| change.moves_to);
        let mut channels: Vec<u64> = founded.chain(moved).collect();
        let forgotten = group.chores().filter_map(|chore| match chore {
            Chore::Erase(Step::Forget(guild)) => Some(*guild),
            _ => None,
        });
        let forgotten: Vec<u64> = forgotten.collect();
        // Only an undo can resume an ended campaign. It then claims its channel again, like a founding.
        let undoes = group.changes().any(|change| !change.reverts.is_empty());
        let takes_channels = !channels.is_empty() || !forgotten.is_empty() || undoes;
        if takes_channels {
            statements::lock(FOUNDING).run(db).await?;
        }
        let commits = group.commits.iter().map(|asked| asked.what.campaign);
        let pieces = group.chores().filter_map(|chore| match chore {
            Chore::Erase(Step::Piece(piece)) => Some(piece.campaign),
            _ => None,
        });
        let rows = lock_rows(db, commits.chain(pieces).collect(), &forgotten).await?;
        let (mut running, mut newest) = (HashMap::new(), 0);
        if takes_channels {
            let ended = rows.values().filter(|row| row.campaign.ended);
            channels.extend(ended.map(|row| row.campaign.channel));
            running = statements::running_in(channels).all(db).await?.into_iter().collect();
            newest = campaigns::newest_number().one(db).await?;
        }
        let goes = |row: &&StoredCampaign| forgotten.contains(&row.campaign.guild);
        let gone = rows.values().filter(goes).map(|row| row.campaign.id);
        Ok(Locked { running, causes: known(db, group).await?, newest, gone: gone.collect(), rows })
    }
}

async fn lock_rows(
    db: &mut dyn Connection,
    ids: BTreeSet<CampaignId>,
    guilds: &[u64],
) -> Result<BTreeMap<CampaignId, StoredCampaign>, Error> {
    if ids.is_empty() && guilds.is_empty() {
        return Ok(BTreeMap::new());
    }
    let rows = statements::lock_campaigns(ids.into_iter().collect(), guilds.to_vec()).all(db).await?;
    Ok(rows.into_iter().map(|row| (row.campaign.id, row)).collect())
}

/// Returns the causes in the group that have already been written.
async fn known(db: &mut dyn Connection, group: &Group) -> Result<HashSet<String>, Error> {
    let causes: Vec<String> = group.changes().flat_map(Change::causes).map(str::to_owned).collect();
    if causes.is_empty() {
        return Ok(HashSet::new());
    }
    Ok(entries::known_causes(causes).all(db).await?.into_iter().collect())
}

/// Returns the new heads. A removed campaign gets the highest possible head, which no other head can replace in a
/// cache.
fn heads(
    plan: &CommitPlan<'_, Locked>,
    locked: &Locked,
    anew: &BTreeMap<CampaignId, Link>,
) -> Vec<(CampaignId, KnownHead)> {
    let changed = plan.changed().filter_map(|row| {
        let (id, version) = (row.campaign.id, row.campaign.version);
        let link = anew.get(&id).copied().or(row.head)?;
        Some((id, ChainHead { version, link }.known()))
    });
    let gone = locked.gone.iter().map(|id| (*id, KnownHead { version: i64::MAX, mark: 0 }));
    changed.chain(gone).collect()
}
