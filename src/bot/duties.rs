//! The leader's background jobs: settling what is due, delivering, updating panels, digests, erasing, and backups.
//! One process per database leads and runs them. Each term begins like a start, from the journal; work in progress
//! when another process takes over is left as by a stop.

use crate::backups::{Backups, Folder, Schedule};
use crate::courier::Courier;
use crate::discord::{Digests, Handler, Keeper, Panels, Poster, doubt_edited};
use crate::erasing::Erasing;
use crate::journal;
use crate::rules::time::Span;
use crate::scheduler::Scheduler;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How long messages in flight may take when the work ends.
const LAST_MESSAGES: Duration = Duration::from_millis(1200);

/// How often a backup folder that another process still holds is tried again.
const TAKEN: Span = Span::seconds(60);

/// How many requests to wait for idle work can queue.
const WAITING: usize = 8;

/// Receives the answer when the work is idle.
type Reply = oneshot::Sender<Result<(), journal::Error>>;

pub(super) struct Deps {
    pub(super) handler: Handler,
    /// The backup schedule and the database file, if backups are made.
    pub(super) backups: Option<(Schedule, PathBuf)>,
    /// How long a server's data is kept after it removed the bot; forever if `None`.
    pub(super) keep_servers: Option<Span>,
}

/// Runs the jobs while this process leads.
pub(super) struct Duties {
    asked: mpsc::Sender<Reply>,
    /// Stops the task when dropped.
    stop: oneshot::Sender<()>,
    /// Returns whether all messages in flight arrived.
    task: JoinHandle<bool>,
}

impl Duties {
    /// Starts the jobs when this process leads, perhaps at once. `folder` is the backup folder, if it is already open.
    pub(super) fn start(deps: Deps, leads: watch::Receiver<bool>, folder: Option<Folder>) -> Duties {
        let (asked, asks) = mpsc::channel(WAITING);
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(keep(deps, leads, folder, asks, stopped));
        Duties { asked, stop, task }
    }

    /// Waits until nothing due is unsettled and nothing deliverable is pending. Returns at once if another process
    /// does the work.
    pub(super) async fn idle(&self) -> Result<(), journal::Error> {
        let (reply, answer) = oneshot::channel();
        // A task that has ended is idle.
        if self.asked.send(reply).await.is_err() {
            return Ok(());
        }
        answer.await.unwrap_or(Ok(()))
    }

    /// Stops, and returns whether all messages in flight arrived.
    pub(super) async fn stop(self) -> bool {
        // An error means that the task has already ended.
        let _ = self.stop.send(());
        self.task.await.unwrap_or(false)
    }
}

async fn keep(
    deps: Deps,
    mut leads: watch::Receiver<bool>,
    mut folder: Option<Folder>,
    mut asks: mpsc::Receiver<Reply>,
    mut stopped: oneshot::Receiver<()>,
) -> bool {
    let mut waiting: VecDeque<Reply> = VecDeque::new();
    let mut work = leads.borrow_and_update().then(|| Work::begin(&deps, folder.take()));
    loop {
        tokio::select! {
            biased;
            _ = &mut stopped => break,
            () = switched(&mut leads) => {
                // Even if this process leads again already, another may have led in between.
                if let Some(work) = work.take() {
                    tracing::info!("this process leads no more");
                    work.end().await;
                    if let Err(problem) = doubt_edited(&deps.handler).await {
                        tracing::warn!(%problem, "what was edited last may show what was true before");
                    }
                }
                work = leads.borrow_and_update().then(|| {
                    tracing::info!("this process leads: it settles, tells and keeps up to date");
                    Work::begin(&deps, folder.take())
                });
            }
            Some(reply) = asks.recv() => waiting.push_back(reply),
            rests = idle(work.as_ref()), if !waiting.is_empty() => {
                if let Some(reply) = waiting.pop_front() {
                    // The requester may have stopped waiting.
                    let _ = reply.send(rests);
                }
            }
        }
    }
    match work {
        Some(work) => work.end().await,
        None => true,
    }
}

/// Waits for the next change of leader.
async fn switched(leads: &mut watch::Receiver<bool>) {
    if leads.changed().await.is_err() {
        // There will be none.
        std::future::pending().await
    }
}

async fn idle(work: Option<&Work>) -> Result<(), journal::Error> {
    match work {
        Some(work) => work.idle().await,
        None => Ok(()),
    }
}

struct Work {
    handler: Handler,
    scheduler: Scheduler,
    courier: Courier,
    panels: Panels,
    digests: Digests,
    erasing: Erasing,
    /// Becomes the running backups once their folder is open; `None` if no folder is configured.
    backups: Option<JoinHandle<Backups>>,
}

impl Work {
    fn begin(deps: &Deps, folder: Option<Folder>) -> Work {
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
        Work {
            courier,
            panels: Panels::start(Keeper::new(handler.clone())),
            digests: Digests::start(handler.clone()),
            erasing: Erasing::start(handler.referee.clone(), handler.client.clone(), deps.keep_servers),
            backups,
            scheduler: Scheduler::start(handler.referee.clone()),
            handler,
        }
    }

    async fn idle(&self) -> Result<(), journal::Error> {
        let journal = self.handler.journal();
        let mut changes = journal.changes();
        loop {
            changes.mark_unchanged();
            let now = self.handler.referee.clock().now();
            // Checked before the outbox: a settlement and its announcements are committed together, so after this
            // check the outbox contains them.
            if journal.earliest_due().await?.is_none_or(|due| due > now) {
                break;
            }
            // The scheduler is working on it; its commit will wake this task.
            drop(changes.changed().await);
        }
        self.courier.idle().await?;
        self.panels.idle().await;
        self.digests.idle().await?;
        self.erasing.idle().await
    }

    /// Ends, and returns whether all messages in flight arrived. The rest is abandoned, so that it is not still in
    /// flight when this process leads again.
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
        let delivered = timeout(LAST_MESSAGES, self.courier.stop()).await;
        self.courier.give_up().await;
        delivered.is_ok()
    }
}

/// Notifies the handler whenever a message has left, for those waiting for it.
async fn pass_on(mut progress: watch::Receiver<()>, handler: Handler) {
    while progress.changed().await.is_ok() {
        handler.delivered();
    }
}

/// Starts the backups as soon as their folder is available: another process may just be releasing it.
async fn back_up(handler: Handler, schedule: &Schedule, file: &Path, folder: Option<Folder>) -> Backups {
    let (journal, clock) = (handler.journal(), handler.referee.clock());
    let mut folder = folder.map_or_else(|| Folder::open(schedule, file), Ok);
    loop {
        match folder {
            Ok(folder) => return Backups::start(journal.clone(), clock.clone(), folder),
            Err(problem) => tracing::error!(%problem, "no backup: the folder is tried again"),
        }
        clock.sleep_until_steady(clock.steady() + TAKEN).await;
        folder = Folder::open(schedule, file);
    }
}
