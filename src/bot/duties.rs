//! The leader's background jobs: settling due changes, delivering, updating panels, digests, erasing, and backups.

use crate::backups::{Backups, Folder, Schedule};
use crate::courier::Courier;
use crate::discord::{Digests, Handler, Keeper, Panels, Poster, RestClient, doubt_edited};
use crate::erasing::Erasing;
use crate::journal;
use crate::leading::{Duties, Work};
use crate::rules::time::Span;
use crate::scheduler::Scheduler;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long messages in flight may take when the jobs end.
const LAST_MESSAGES: Duration = Duration::from_millis(1200);

/// How often to try a backup folder that another process still holds.
const TAKEN: Span = Span::seconds(60);

pub(super) struct Deps {
    pub(super) handler: Handler,
    /// The backup schedule and the database file, if backups are made.
    pub(super) backups: Option<(Schedule, PathBuf)>,
    /// How long a server's data is kept after it removed the bot; forever if `None`.
    pub(super) keep_servers: Option<Span>,
}

/// Starts the jobs whenever this process is the leader. `folder` is the backup folder, if it is already open.
pub(super) fn start(deps: Deps, leads: watch::Receiver<bool>, mut folder: Option<Folder>) -> Duties {
    Duties::start(move || Jobs::begin(&deps, folder.take()), leads)
}

struct Jobs {
    handler: Handler,
    scheduler: Scheduler,
    courier: Courier,
    panels: Panels,
    digests: Digests,
    erasing: Erasing<RestClient>,
    /// Resolves once the backup folder is open; `None` if no folder is configured.
    backups: Option<JoinHandle<Backups>>,
}

impl Jobs {
    fn begin(deps: &Deps, folder: Option<Folder>) -> Jobs {
        let handler = deps.handler.leading();
        let (journal, clock) = (handler.journal().clone(), handler.referee.clock().clone());
        let poster = Poster::new(handler.client.clone(), handler.referee.clone(), handler.seasons.clone());
        let courier = Courier::start(journal, poster, clock);
        tokio::spawn(pass_on(courier.progress(), handler.clone()));
        let backups = deps.backups.clone();
        let backups = backups.map(|(schedule, file)| {
            let handler = handler.clone();
            tokio::spawn(async move { back_up(handler, &schedule, &file, folder).await })
        });
        Jobs {
            courier,
            panels: Panels::start(Keeper::new(handler.clone())),
            digests: Digests::start(handler.clone()),
            erasing: Erasing::start(handler.referee.clone(), handler.client.clone(), deps.keep_servers),
            backups,
            scheduler: Scheduler::start(handler.referee.clone()),
            handler,
        }
    }
}

impl Work for Jobs {
    async fn idle(&self) -> Result<(), journal::Error> {
        let journal = self.handler.journal();
        let mut changes = journal.changes();
        loop {
            changes.mark_unchanged();
            let now = self.handler.referee.clock().now();
            // Check this before the outbox: a settlement and its announcements are committed together, so after this
            // check the outbox contains them.
            if journal.earliest_due().await?.is_none_or(|due| due > now) {
                break;
            }
            // The scheduler is working on it, and its commit will wake this task.
            drop(changes.changed().await);
        }
        self.courier.idle().await?;
        self.panels.idle().await;
        self.digests.idle().await?;
        self.erasing.idle().await
    }

    async fn end(self) -> bool {
        self.scheduler.stop().await;
        self.panels.stop().await;
        self.digests.stop().await;
        self.erasing.stop().await;
        if let Some(backups) = self.backups {
            backups.abort();
            if let Ok(backups) = backups.await {
                backups.stop().await;
            }
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

/// Starts the backups as soon as their folder is available. Another process may just be releasing it.
async fn back_up(handler: Handler, schedule: &Schedule, file: &Path, folder: Option<Folder>) -> Backups {
    let (journal, clock) = (handler.journal(), handler.referee.clock());
    let mut folder = folder.map_or_else(|| Folder::open(schedule, file), Ok);
    loop {
        match folder {
            Ok(folder) => return Backups::start(journal.clone(), clock.clone(), folder),
            Err(problem) => tracing::error!(%problem, "the backup folder is not usable and will be retried"),
        }
        clock.sleep_until_steady(clock.steady() + TAKEN).await;
        folder = Folder::open(schedule, file);
    }
}
