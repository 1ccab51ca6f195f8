//! Leader election. The leader holds an advisory lock in the database and alone runs deadlines, deliveries, panels and
//! digests. The lock belongs to a session, so another process takes over as soon as this one stops for any reason.
//!
//! A suspended or disconnected process may lose the lead without noticing. Each period of leadership is therefore a
//! separate epoch. A leader's writes include their epoch, and the database refuses all epochs but the newest. An epoch
//! is a counter and a random number: if a standby starts one before it has received the newest, the two still differ in
//! the random part.

use super::connecting::{CONNECT_TIMEOUT, Connecting, within};
use super::epochs::{EPOCHS, next_epoch};
use super::problem::is_taken;
use super::serving::Claim;
use super::sql::{Session, reported};
use super::statements::{self, lock, try_to_lead};
use chancery_journal::Signals;
use sqlx::{Connection, PgConnection};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// The lock that the leader holds. "Chance", 1.
pub(crate) const LEAD: i64 = 0x4368_616e_6365_0001;

/// How often a process tries to lead, and how often a leader checks that it still does.
const BEAT: Duration = Duration::from_secs(1);

pub(crate) struct Leading {
    pub(crate) connecting: Connecting,
    pub(crate) claim: Option<Claim>,
    pub(crate) signals: Arc<Signals>,
}

impl Leading {
    /// Leads whenever no other process does, until the journal is closed.
    pub(crate) async fn run(mut self, mut closed: watch::Receiver<()>) {
        // A persistent failure is logged once.
        let mut taken = false;
        loop {
            match self.try_to_lead(&mut closed).await {
                Ok(()) => return,
                Err(problem) if is_taken(&problem) => {
                    if !taken {
                        tracing::error!(%problem, "this process no longer serves");
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

    /// Waits to become the leader, then leads as long as the session lasts. Returns when the journal is closed.
    async fn try_to_lead(&mut self, closed: &mut watch::Receiver<()>) -> Result<(), sqlx::Error> {
        let mut connection = self.connecting.leader().await?;
        if let Some(claim) = &mut self.claim {
            claim.pass_to(&mut connection).await?;
        }
        while !within(CONNECT_TIMEOUT, take_lock(&mut connection)).await? {
            tokio::select! {
                _ = closed.changed() => return self.leave(connection).await,
                () = tokio::time::sleep(BEAT) => {}
            }
        }
        let epoch = within(CONNECT_TIMEOUT, begin_epoch(&mut connection)).await?;
        tracing::info!(epoch, "this process leads");
        self.signals.begin_term(epoch);
        let held = self.hold(epoch, &mut connection, closed).await;
        self.signals.end_term(epoch);
        match &held {
            // The lock ends with the session, so another process can lead at once.
            Ok(()) => self.leave(connection).await,
            Err(problem) => {
                tracing::warn!(%problem, epoch, "this process is no longer the leader");
                held
            }
        }
    }

    /// Checks regularly that this process still leads, until the journal is closed.
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
            let mut db = Session(&mut *connection);
            let newest = async { statements::epoch().one(&mut db).await.map_err(reported) };
            if within(CONNECT_TIMEOUT, newest).await? != epoch || self.signals.term() != Some(epoch) {
                return Err(sqlx::Error::Protocol("another process leads".to_owned()));
            }
        }
    }

    /// Closes the session. If no other process serves the database, this also gives up ownership.
    async fn leave(&self, mut connection: PgConnection) -> Result<(), sqlx::Error> {
        if let Some(claim) = &self.claim
            && let Err(problem) = within(CONNECT_TIMEOUT, claim.give_up(&mut connection)).await
        {
            tracing::debug!(%problem, "another bot has to wait before it can have the database");
        }
        within(CONNECT_TIMEOUT, connection.close()).await
    }
}

pub(crate) async fn take_lock(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    try_to_lead(LEAD).one(&mut Session(connection)).await.map_err(reported)
}

async fn begin_epoch(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    let mut tx = connection.begin().await?;
    lock(EPOCHS).run(&mut Session(&mut *tx)).await.map_err(reported)?;
    let epoch = next_epoch(&mut tx).await?;
    tx.commit().await?;
    Ok(epoch)
}
