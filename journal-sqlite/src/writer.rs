//! The single writer task. It has its own thread, so that it may block on the disk.

use super::cache::{Cache, Cached};
use super::group;
use super::health;
use super::lock::Lock;
use super::served_file::ServedFile;
use super::sql::Session;
use super::write_connection::WriteConnection;
use chancery_journal::store::entries;
use chancery_journal::{CommitChains, Error, Group, News, Trouble, WritingEnd};
use sqlx::SqlitePool;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

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

impl chancery_journal::Writer for Writer {
    fn end(&mut self) -> &mut WritingEnd {
        &mut self.end
    }

    /// Fills the cache.
    async fn prepare(&mut self) {
        let ready = self.ready().await.map(drop);
        self.note(ready.err());
    }

    /// The tasks may be waiting for this processor.
    async fn give_way(&self) {
        std::thread::yield_now();
    }

    /// If writing the group fails, writes its requests one by one, so that only the invalid one fails.
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

    async fn look(&mut self) {
        let found = self.look_closely().await;
        self.note(found.err());
    }

    async fn put_away(mut self) {
        let found = self.find_file();
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
}

impl Writer {
    /// Checks that the file is still in place and still the same. The contents of a deleted file are saved once; if
    /// the file comes back, the saved contents are removed. An overwritten file is abandoned.
    fn find_file(&mut self) -> Result<(), Trouble> {
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
        self.find_file()?;
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
        self.find_file()?;
        let mut write_connection = match self.write_connection.take() {
            Some(write_connection) => write_connection,
            None => {
                let opened = WriteConnection::open(&self.path).map_err(Error::database);
                opened.map_err(|problem| health::of(&problem))?
            }
        };
        if self.cache.is_empty() {
            let newest = Cached::read(&mut write_connection).await.map_err(|problem| health::of(&problem))?;
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
        let known = self.known_cause(&group).await;
        group.refuse(problem, known, &self.chains);
    }

    async fn known_cause(&self, group: &Group) -> Option<String> {
        let change = group.changes().next()?;
        let held = self.readers.acquire().await.ok()?;
        entries::known_cause(&mut Session(held), change).await.ok().flatten()
    }
}
