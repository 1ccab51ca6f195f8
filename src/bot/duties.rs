//! The leader's background jobs: settling due changes, delivering, updating panels, digests, erasing, and backups.

use crate::backups::{Backups, Folder, Schedule};
use crate::courier::Courier;
use crate::discord::{Digests, Handler, Panels, Poster, doubt_edited};
use crate::duty::Running;
use crate::erasing::Erasing;
use crate::journal;
use crate::leading::{Leadership, Term};
use crate::rules::time::Span;
use crate::scheduler::Scheduler;
use std::path::PathBuf;
use std::time::Duration;
use tokio::sync::watch;

/// How long messages in flight may take when the jobs end.
const LAST_MESSAGES: Duration = Duration::from_millis(1200);

pub(super) struct Deps {
    pub(super) handler: Handler,
    /// The backup schedule and the database file, if backups are made.
    pub(super) backups: Option<(Schedule, PathBuf)>,
    /// How long a server's data is kept after it removed the bot; forever if `None`.
    pub(super) keep_servers: Option<Span>,
}

/// Starts the jobs whenever this process is the leader. `folder` is the backup folder, if it is already open.
pub(super) fn start(deps: Deps, leads: watch::Receiver<bool>, mut folder: Option<Folder>) -> Leadership {
    Leadership::start(move || Jobs::begin(&deps, folder.take()), leads)
}

struct Jobs {
    handler: Handler,
    scheduler: Running,
    courier: Courier,
    panels: Running,
    digests: Running,
    erasing: Running,
    /// `None` if no folder is configured.
    backups: Option<Running>,
}

impl Jobs {
    fn begin(deps: &Deps, folder: Option<Folder>) -> Jobs {
        let handler = deps.handler.leading();
        let (journal, clock) = (handler.journal().clone(), handler.referee.clock().clone());
        let poster = Poster::new(handler.client.clone(), handler.referee.clone(), handler.seasons.clone());
        let courier = Courier::start(journal.clone(), poster, clock.clone());
        tokio::spawn(pass_on(courier.progress(), handler.clone()));
        let backups = deps.backups.clone();
        Jobs {
            courier,
            panels: Panels::start(handler.clone()),
            digests: Digests::start(handler.clone()),
            erasing: Erasing::start(handler.referee.clone(), handler.client.clone(), deps.keep_servers),
            backups: backups.map(|(schedule, file)| Backups::start(journal, clock, schedule, file, folder)),
            scheduler: Scheduler::start(handler.referee.clone()),
            handler,
        }
    }
}

impl Term for Jobs {
    async fn idle(&self) -> Result<(), journal::Error> {
        // Before the outbox: a settlement and its announcements are committed together, so the outbox then has them.
        self.scheduler.idle().await;
        self.courier.idle().await?;
        for duty in [&self.panels, &self.digests, &self.erasing] {
            duty.idle().await;
        }
        Ok(())
    }

    async fn end(self) -> bool {
        let duties = [self.scheduler, self.panels, self.digests, self.erasing];
        for duty in duties.into_iter().chain(self.backups) {
            duty.stop().await;
        }
        let delivered = self.handler.referee.clock().within(LAST_MESSAGES, self.courier.stop()).await;
        self.courier.give_up().await;
        delivered.is_ok()
    }

    async fn depose(self) {
        let handler = self.handler.clone();
        self.end().await;
        if let Err(problem) = doubt_edited(&handler).await {
            tracing::warn!(%problem, "messages edited last may be out of date");
        }
    }
}

/// Notifies the handler of every delivery.
async fn pass_on(mut progress: watch::Receiver<()>, handler: Handler) {
    while progress.changed().await.is_ok() {
        handler.delivered();
    }
}
