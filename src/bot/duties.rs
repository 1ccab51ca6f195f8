//! The work of which there is one for all processes on a database: settling what is due, telling, keeping panels up to date, digests, erasing, and
//! backups. The process that leads does it. Each time it comes to lead the work begins as at a start, from what the journal says; what was under way when
//! another came to lead is left as by a stop.

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

/// What is on its way when the work ends has so long to arrive.
const LAST_MESSAGES: Duration = Duration::from_millis(1200);

/// A folder of backups that another process has not left yet is looked at again after this time.
const TAKEN: Span = Span::seconds(60);

/// So many can wait for the work to rest before the next has to wait to ask.
const WAITING: usize = 8;

/// Where it is told that the work rests.
type Reply = oneshot::Sender<Result<(), journal::Error>>;

/// What the work is done with.
pub(super) struct Means {
    pub(super) handler: Handler,
    /// Where backups of which file are to be made, if they are.
    pub(super) backups: Option<(Schedule, PathBuf)>,
    /// So long is kept what there is of a server that removed the bot; for ever where nothing is said.
    pub(super) keep_servers: Option<Span>,
}

/// Does the work while this process leads.
pub(super) struct Duties {
    asked: mpsc::Sender<Reply>,
    /// It stops when this is dropped.
    stop: oneshot::Sender<()>,
    /// Returns whether all that was on its way has arrived.
    task: JoinHandle<bool>,
}

impl Duties {
    /// Begins when this process leads, which may be now; `folder` is that of the backups, where it has been opened already.
    pub(super) fn start(means: Means, leads: watch::Receiver<bool>, folder: Option<Folder>) -> Duties {
        let (asked, asks) = mpsc::channel(WAITING);
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(keep(means, leads, folder, asks, stopped));
        Duties { asked, stop, task }
    }

    /// Waits until nothing that is due is unsettled, and nothing that can be delivered waits; not where another process does the work.
    ///
    /// # Errors
    /// Fails where the journal cannot be read.
    pub(super) async fn idle(&self) -> Result<(), journal::Error> {
        let (reply, answer) = oneshot::channel();
        // Where it has ended it rests.
        if self.asked.send(reply).await.is_err() {
            return Ok(());
        }
        answer.await.unwrap_or(Ok(()))
    }

    /// Stops, and returns whether all that was on its way has arrived.
    pub(super) async fn stop(self) -> bool {
        // An error says that it has ended already.
        let _ = self.stop.send(());
        self.task.await.unwrap_or(false)
    }
}

async fn keep(
    means: Means,
    mut leads: watch::Receiver<bool>,
    mut folder: Option<Folder>,
    mut asks: mpsc::Receiver<Reply>,
    mut stopped: oneshot::Receiver<()>,
) -> bool {
    let mut waiting: VecDeque<Reply> = VecDeque::new();
    let mut work = leads.borrow_and_update().then(|| Work::begin(&means, folder.take()));
    loop {
        tokio::select! {
            biased;
            _ = &mut stopped => break,
            () = switched(&mut leads) => {
                // Where it leads again already another may have led meanwhile.
                if let Some(work) = work.take() {
                    tracing::info!("this process leads no more");
                    work.end().await;
                    if let Err(problem) = doubt_edited(&means.handler).await {
                        tracing::warn!(%problem, "what was edited last may show what was true before");
                    }
                }
                work = leads.borrow_and_update().then(|| {
                    tracing::info!("this process leads: it settles, tells and keeps up to date");
                    Work::begin(&means, folder.take())
                });
            }
            Some(reply) = asks.recv() => waiting.push_back(reply),
            rests = idle(work.as_ref()), if !waiting.is_empty() => {
                if let Some(reply) = waiting.pop_front() {
                    // Who asked may have given up waiting.
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

/// Waits until another process may lead than before.
async fn switched(leads: &mut watch::Receiver<bool>) {
    if leads.changed().await.is_err() {
        // It stays as it is.
        std::future::pending().await
    }
}

async fn idle(work: Option<&Work>) -> Result<(), journal::Error> {
    match work {
        Some(work) => work.idle().await,
        None => Ok(()),
    }
}

/// The work while it is done.
struct Work {
    handler: Handler,
    scheduler: Scheduler,
    courier: Courier,
    panels: Panels,
    digests: Digests,
    erasing: Erasing,
    /// Ends with the backups when their folder is open; none where no folder is named for them.
    backups: Option<JoinHandle<Backups>>,
}

impl Work {
    fn begin(means: &Means, folder: Option<Folder>) -> Work {
        let handler = means.handler.leading();
        let (journal, clock) = (handler.journal().clone(), handler.referee.clock().clone());
        let poster = Poster::new(handler.wire.clone(), handler.referee.clone(), handler.seasons.clone());
        let courier = Courier::start(journal, poster, clock);
        tokio::spawn(pass_on(courier.progress(), handler.clone()));
        let backups = means.backups.clone();
        let backups = backups.map(|(schedule, file)| {
            let handler = handler.clone();
            tokio::spawn(async move { back_up(handler, &schedule, &file, folder).await })
        });
        Work {
            courier,
            panels: Panels::start(Keeper::new(handler.clone())),
            digests: Digests::start(handler.clone()),
            erasing: Erasing::start(handler.referee.clone(), handler.wire.clone(), means.keep_servers),
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
            // Asked before the outbox: what is settled and what tells of it reach the disk together, so what is found settled here
            // is found waiting there.
            if journal.earliest_due().await?.is_none_or(|due| due > now) {
                break;
            }
            // The scheduler is at it; the commit will tell.
            drop(changes.changed().await);
        }
        self.courier.idle().await?;
        self.panels.idle().await;
        self.digests.idle().await?;
        self.erasing.idle().await
    }

    /// Ends, and returns whether all that was on its way has arrived. What has not is given up, so that it is not on its way still when this process
    /// leads again.
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

/// Lets those who wait for a message know when one has left.
async fn pass_on(mut progress: watch::Receiver<()>, handler: Handler) {
    while progress.changed().await.is_ok() {
        handler.delivered();
    }
}

/// Begins with the backups as soon as their folder can be had: another process may just be leaving it.
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
