//! The single writer task. It has its own thread, so that it may block on the disk. It writes all pending requests in
//! one transaction, because most of a commit's cost is waiting for the disk, and up to sixty-four commits can share
//! that wait.

use super::cache::Cache;
use super::health;
use super::lock::Lock;
use super::served_file::ServedFile;
use super::sql::Session;
use super::write_connection::WriteConnection;
use super::{cache_load, group};
use chancery_journal::{Change, CommitChains, Error, GROUP, Group, News, Trouble, WriteRequest, WritingEnd};
use sqlx::SqlitePool;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often an idle writer checks the file.
const LOOK: Duration = Duration::from_secs(2);

pub(super) struct Writer {
    pub(super) end: WritingEnd,
    pub(super) path: PathBuf,
    /// The file as it was opened.
    pub(super) file: Arc<ServedFile>,
    /// `None` after an error until it is reopened, because an error leaves it in an unknown state.
    pub(super) write_connection: Option<WriteConnection>,
    /// Why writing is impossible, if that is known. Changes are logged.
    pub(super) trouble: Option<Trouble>,
    /// The file was deleted, and its contents have been saved next to it.
    pub(super) saved: bool,
    /// The file was overwritten in place. Neither it nor its log may be touched any more.
    pub(super) abandoned: bool,
    pub(super) readers: SqlitePool,
    pub(super) cache: Arc<Cache>,
    pub(super) chains: Arc<CommitChains>,
    /// Keeps other bots out while it is held.
    pub(super) lock: Lock,
}

impl Writer {
    /// # Errors
    /// Fails if the system cannot create a thread.
    pub(super) fn start(self) -> io::Result<()> {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_time().build()?;
        let thread = std::thread::Builder::new().name("journal".to_owned());
        thread.spawn(move || runtime.block_on(self.run())).map(drop)
    }

    /// Also takes requests that are just arriving.
    fn take_more(&mut self, waiting: &mut Vec<WriteRequest>) {
        // Tasks that were answered together tend to make their next requests together, and may be waiting for this
        // processor.
        std::thread::yield_now();
        while waiting.len() < GROUP
            && let Ok(request) = self.end.requests.try_recv()
        {
            waiting.push(request);
        }
    }

    /// Writes until the journal is closed or its last handle is dropped, including everything requested before.
    pub(super) async fn run(mut self) {
        let mut waiting = Vec::with_capacity(GROUP);
        let mut came_together = false;
        loop {
            tokio::select! {
                biased;
                () = self.end.closing.notified() => self.end.requests.close(),
                taken = self.end.requests.recv_many(&mut waiting, GROUP) => {
                    if taken == 0 {
                        break;
                    }
                    if came_together {
                        self.take_more(&mut waiting);
                    }
                    came_together = waiting.len() > 1;
                    for group in Group::form(waiting.drain(..)) {
                        self.write(group).await;
                    }
                }
                () = tokio::time::sleep(LOOK) => {
                    let found = self.look_closely().await;
                    self.note(found.err());
                }
            }
        }
        self.put_away().await;
    }

    async fn put_away(mut self) {
        let found = self.look();
        self.note(found.err());
        // The log can only be moved into the file completely while no connection reads.
        self.readers.close().await;
        if let Some(connection) = self.write_connection.take() {
            if !self.abandoned
                && let Err(problem) = connection.checkpoint()
            {
                tracing::warn!(%problem, "the write-ahead log stays beside the database until the next start");
            }
            if let Err(problem) = connection.close() {
                tracing::warn!(%problem, "the journal was not closed cleanly");
            }
        }
        self.file.close();
        drop(self.lock);
        drop(self.end);
    }

    /// Writes a group. If that fails, writes its requests one by one, so that only the invalid one fails.
    async fn write(&mut self, group: Group) {
        let Err((group, problem)) = self.attempt(group).await else {
            return;
        };
        if group.size() == 1 {
            return self.refuse(group, problem).await;
        }
        for single in group.singles() {
            if let Err((single, problem)) = self.attempt(single).await {
                self.refuse(single, problem).await;
            }
        }
    }

    /// Checks that the file is still in place and still the same. The contents of a deleted file are saved once; if
    /// the file comes back, the saved contents are removed. An overwritten file is abandoned.
    fn look(&mut self) -> Result<(), Trouble> {
        let found = self.file.must_be_at(&self.path);
        match (&found, &mut self.write_connection) {
            (Err(Trouble::Gone), Some(write_connection)) if !self.saved => {
                self.saved = health::save(write_connection, &self.path);
            }
            (Ok(()), _) if self.saved => {
                health::forget_saved(&self.path);
                self.saved = false;
            }
            (Err(Trouble::Replaced), _) if self.file.is_overwritten() && !self.abandoned => self.abandon(),
            _ => {}
        }
        found
    }

    /// Stops using an overwritten file. The log belongs to the old contents and would damage the new ones, whichever
    /// process applied it. Readers would see a mixture of both.
    fn abandon(&mut self) {
        self.abandoned = true;
        // The pool is closed from here on; `put_away` waits for the last reader.
        drop(self.readers.close());
        if let Some(write_connection) = &self.write_connection
            && let Err(problem) = write_connection.keep_log_at_close()
        {
            tracing::error!(%problem, "the overwritten database may be damaged when the bot stops");
        }
        health::set_log_aside(&self.path);
    }

    /// Checks whether writing is possible. After a failure, only a successful write ends the trouble.
    async fn look_closely(&mut self) -> Result<(), Trouble> {
        self.look()?;
        health::must_be_writable(&self.path)?;
        if self.trouble.is_none() {
            return Ok(());
        }
        let written = self.ready().await?.mark();
        if written.is_err() {
            self.write_connection = None;
        }
        written.map_err(|problem| health::of(&Error::database(problem)))
    }

    /// Returns the write connection, reopened if the last one failed.
    async fn ready(&mut self) -> Result<&mut WriteConnection, Trouble> {
        self.look()?;
        let mut write_connection = match self.write_connection.take() {
            Some(write_connection) => write_connection,
            None => {
                let opened = WriteConnection::open(&self.path).map_err(Error::database);
                opened.map_err(|problem| health::of(&problem))?
            }
        };
        if self.cache.is_empty() {
            let newest = cache_load::read(&mut write_connection).await.map_err(|problem| health::of(&problem))?;
            // A write that took effect despite its error has not been announced to any task yet.
            let queues = newest.queues().collect();
            self.cache.fill(newest);
            self.end.signals.tell(News { queues, due: true, ..News::default() });
        }
        Ok(self.write_connection.insert(write_connection))
    }

    fn note(&mut self, trouble: Option<Trouble>) {
        if trouble == self.trouble {
            return;
        }
        let path = self.path.display();
        match &trouble {
            Some(Trouble::Replaced) => {
                tracing::error!("another file has replaced {path}: nothing is written until the bot is restarted")
            }
            Some(trouble) => {
                tracing::error!(%trouble, "{path} cannot be written; orders are refused until it can");
            }
            None => tracing::info!("{path} can be written again"),
        }
        self.end.signals.meter.has(trouble.as_ref().map(Trouble::to_string));
        self.trouble = trouble;
    }

    async fn attempt(&mut self, group: Group) -> Result<(), (Group, Error)> {
        self.end.signals.tries.writing.begin();
        let (chains, file) = (Arc::clone(&self.chains), Arc::clone(&self.file));
        let (cache, meter) = (Arc::clone(&self.cache), Arc::clone(&self.end.signals.meter));
        let written = match self.ready().await {
            Ok(write_connection) => {
                let since = Instant::now();
                let written = group::transact(&group, write_connection, &cache, &chains, &file).await;
                meter.commit_took(since.elapsed());
                written.map_err(|problem| {
                    // The write may have taken effect.
                    cache.forget();
                    health::error(problem)
                })
            }
            Err(trouble) => Err(Error::Unwritable(trouble)),
        };
        match written {
            Ok(written) => {
                // A refusal alone needs no disk space.
                if !written.is_empty() {
                    self.note(None);
                }
                group.answer(written, &self.end.signals);
                Ok(())
            }
            Err(problem) => {
                if let Error::Unwritable(trouble) = &problem {
                    self.note(Some(trouble.clone()));
                }
                // A deleted file can be reached only through this connection.
                if !matches!(problem, Error::Unwritable(Trouble::Gone | Trouble::Replaced)) {
                    self.write_connection = None;
                }
                Err((group, problem))
            }
        }
    }

    /// Refuses a group of one request, as a duplicate if one of its causes has been written before.
    async fn refuse(&mut self, group: Group, problem: Error) {
        let cache = match group.only_change() {
            Some(change) => self.known_cause(change).await,
            None => None,
        };
        group.refuse(problem, cache, &self.chains);
    }

    async fn known_cause(&self, change: &Change) -> Option<String> {
        let held = self.readers.acquire().await.ok()?;
        group::known_cause(&mut Session(held), change).await.ok().flatten()
    }
}
