//! Which process leads. It is the one that holds a lock in the database: deadlines, deliveries, panels and digests are its alone. The lock goes with
//! its session, so another one leads as soon as this process stops, however it stops.
//!
//! A process that is suspended, or cut off, may lose the lead without noticing. So each lead is an epoch of its own, what a leader writes names the
//! epoch, and the database refuses all but the newest. An epoch is a count and a random number, so that one that began on a standby which had not
//! heard of the newest is not taken for it.

use super::connecting::{Connecting, PATIENCE, any_number, within};
use super::problem::is_taken;
use super::serving::Claim;
use chancery_journal::Signals;
use sqlx::{Connection, PgConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::watch;

/// The lock that the leader holds. "Chance", 1.
pub(crate) const LEAD: i64 = 0x4368_616e_6365_0001;

/// Every transaction that writes holds this lock together with the others. Alone holds it who begins an epoch, or becomes the owner: what was begun
/// before is written by then, or never. "Chance", 3.
pub(crate) const EPOCHS: i64 = 0x4368_616e_6365_0003;

/// An epoch counts those before it above so many bits, and is random below.
const RANDOM_BITS: u32 = 32;

/// This often a process tries to lead, and a leader makes sure that it does.
const BEAT: Duration = Duration::from_secs(1);

/// Not an epoch: the first one is 1.
const NONE: i64 = 0;

/// Whether this process leads.
#[derive(Debug)]
pub(crate) struct Leading {
    epoch: AtomicI64,
    signals: Arc<Signals>,
}

impl Leading {
    pub(crate) fn new(signals: Arc<Signals>) -> Leading {
        let epoch = AtomicI64::new(NONE);
        Leading { epoch, signals }
    }

    /// Returns the epoch in which this process leads; none where it does not.
    pub(crate) fn epoch(&self) -> Option<i64> {
        let epoch = self.epoch.load(Ordering::SeqCst);
        (epoch != NONE).then_some(epoch)
    }

    fn begin(&self, epoch: i64) {
        self.epoch.store(epoch, Ordering::SeqCst);
        self.signals.lead(Some(epoch));
    }

    /// Takes note that an epoch is over, unless this process leads in another one by now.
    pub(crate) fn end(&self, epoch: i64) {
        let over = self.epoch.compare_exchange(epoch, NONE, Ordering::SeqCst, Ordering::SeqCst);
        if over.is_ok() {
            self.signals.lead(None);
        }
    }

    /// Leads whenever no other process does, until the journal is closed.
    pub(crate) async fn run(
        self: Arc<Self>,
        connecting: Connecting,
        mut claim: Option<Claim>,
        mut closed: watch::Receiver<()>,
    ) {
        // What goes on failing is said once.
        let mut taken = false;
        loop {
            match self.try_to_lead(&connecting, claim.as_mut(), &mut closed).await {
                Ok(()) => return,
                Err(problem) if is_taken(&problem) => {
                    if !taken {
                        tracing::error!(%problem, "this process serves no more");
                    }
                    taken = true;
                }
                Err(problem) => {
                    taken = false;
                    tracing::debug!(%problem, "this process cannot lead at the moment");
                }
            }
            tokio::select! {
                _ = closed.changed() => return,
                () = tokio::time::sleep(BEAT) => {}
            }
        }
    }

    /// Waits for its turn and leads, for as long as the session lasts. Returns when the journal is closed.
    async fn try_to_lead(
        &self,
        connecting: &Connecting,
        mut claim: Option<&mut Claim>,
        closed: &mut watch::Receiver<()>,
    ) -> Result<(), sqlx::Error> {
        let mut connection = connecting.leader().await?;
        if let Some(claim) = &mut claim {
            claim.pass_to(&mut connection).await?;
        }
        while !within(PATIENCE, take_lock(&mut connection)).await? {
            tokio::select! {
                _ = closed.changed() => return leave(connection, claim.as_deref()).await,
                () = tokio::time::sleep(BEAT) => {}
            }
        }
        let epoch = within(PATIENCE, begin_epoch(&mut connection)).await?;
        tracing::info!(epoch, "this process leads");
        self.begin(epoch);
        let held = self.hold(epoch, &mut connection, closed).await;
        self.end(epoch);
        match &held {
            // The lock goes with the session: another process leads at once.
            Ok(()) => leave(connection, claim.as_deref()).await,
            Err(problem) => {
                tracing::warn!(%problem, epoch, "this process leads no more");
                held
            }
        }
    }

    /// Makes sure of the lead again and again, until the journal is closed.
    async fn hold(
        &self,
        epoch: i64,
        connection: &mut PgConnection,
        closed: &mut watch::Receiver<()>,
    ) -> Result<(), sqlx::Error> {
        loop {
            tokio::select! {
                _ = closed.changed() => return Ok(()),
                () = tokio::time::sleep(BEAT) => {}
            }
            let newest = sqlx::query_scalar!("SELECT epoch FROM leadership").fetch_one(&mut *connection);
            if within(PATIENCE, newest).await? != epoch || self.epoch() != Some(epoch) {
                return Err(sqlx::Error::Protocol("another process leads".to_owned()));
            }
        }
    }
}

pub(crate) async fn take_lock(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(r#"SELECT pg_try_advisory_lock($1) AS "taken!""#, LEAD).fetch_one(connection).await
}

async fn begin_epoch(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    let mut tx = connection.begin().await?;
    sqlx::query!("SELECT pg_advisory_xact_lock($1)", EPOCHS).execute(&mut *tx).await?;
    let epoch = next_epoch(&mut tx).await?;
    tx.commit().await?;
    Ok(epoch)
}

/// Ends the epoch before, with the lock of all epochs in hand; returns the one that begins.
pub(crate) async fn next_epoch(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    let before = sqlx::query_scalar!("SELECT epoch FROM leadership").fetch_one(&mut *connection).await?;
    let random = any_number() >> (u64::BITS - RANDOM_BITS);
    let epoch = (((before >> RANDOM_BITS) + 1) << RANDOM_BITS) | random.cast_signed();
    sqlx::query!("UPDATE leadership SET epoch = $1", epoch).execute(connection).await?;
    Ok(epoch)
}

/// Closes the session. Where no other process serves the database it is given up.
async fn leave(mut connection: PgConnection, claim: Option<&Claim>) -> Result<(), sqlx::Error> {
    if let Some(claim) = claim
        && let Err(problem) = within(PATIENCE, claim.give_up(&mut connection)).await
    {
        tracing::debug!(%problem, "another bot has to wait before it can have the database");
    }
    within(PATIENCE, connection.close()).await
}
