//! Notifies the processes that share a database of each other's writes. A disconnected process misses notices, so
//! after reconnecting it assumes that everything has changed.

use super::connecting::{self, CONNECT_TIMEOUT, Connecting};
use super::version_cache::{ServerId, VersionCache};
use chancery_basics::ids::CampaignId;
use chancery_journal::{KnownHead, News, Signals, Store};
use serde::{Deserialize, Serialize};
use sqlx::postgres::{PgListener, PgNotification, PgPoolOptions};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::timeout;

pub(crate) const CHANNEL: &str = "chancery";

/// The longest payload that PostgreSQL accepts, with some margin.
const LONGEST: usize = 7900;

/// How often a silent connection is checked.
const ASK: Duration = Duration::from_secs(5);

/// The pause before reconnecting.
const AGAIN: Duration = Duration::from_secs(1);

/// The notice of one transaction to other processes. Field names are short because the payload is limited.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Notice {
    by: u64,
    /// The payload limit was too small for details, so anything may have changed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    all: bool,
    /// The written campaigns and their heads. The news does not repeat that these changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    v: Vec<(CampaignId, i64, u64)>,
    #[serde(flatten)]
    news: News,
}

impl Notice {
    /// Returns the text to send, or `None` if there is nothing to report.
    pub(crate) fn text(by: u64, news: &News, heads: &[(CampaignId, KnownHead)]) -> Option<String> {
        let mut news = news.clone();
        news.changed.retain(|id| heads.iter().all(|(written, _)| written != id));
        let v = heads.iter().map(|(id, head)| (*id, head.version, head.mark)).collect();
        let (notice, nothing) = (Notice { by, all: false, v, news }, Notice { by, ..Notice::default() });
        if notice == nothing {
            return None;
        }
        let text = |notice| serde_json::to_string(&notice).ok();
        text(notice).filter(|text| text.len() <= LONGEST).or_else(|| text(Notice { all: true, ..nothing }))
    }
}

/// The number that identifies this process in its notices. The process takes a new one if it does not know which
/// notices were sent.
#[derive(Debug)]
pub(crate) struct SenderId(AtomicU64);

impl SenderId {
    pub(crate) fn new() -> SenderId {
        SenderId(AtomicU64::new(connecting::any_number()))
    }

    pub(crate) fn number(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }

    /// Takes a new number, so that this process receives the notices it sent under the old one like those of another
    /// process.
    pub(crate) fn change(&self) {
        self.0.store(connecting::any_number(), Ordering::SeqCst);
    }
}

#[derive(Debug)]
pub(crate) struct Listening {
    pub(crate) connecting: Connecting,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sender: Arc<SenderId>,
    pub(crate) signals: Arc<Signals>,
}

impl Listening {
    fn versions(&self) -> &VersionCache {
        &self.connecting.versions
    }

    /// Listens until the journal is closed.
    pub(crate) async fn run(self, mut closed: watch::Receiver<()>) {
        tokio::select! {
            _ = closed.changed() => {}
            () = self.listen_always() => {}
        }
        self.versions().deafen();
    }

    async fn listen_always(&self) {
        loop {
            let problem = self.listen().await;
            self.versions().deafen();
            tracing::debug!(%problem, "what other processes write is not heard");
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Connects and listens as long as the connection lasts. Returns why it ended.
    async fn listen(&self) -> sqlx::Error {
        let (mut listener, server) = match timeout(CONNECT_TIMEOUT, self.connect()).await {
            Ok(Ok(connected)) => connected,
            Ok(Err(problem)) => return problem,
            Err(_) => return connecting::no_answer(),
        };
        self.versions().hear(server);
        if let Err(problem) = self.take_all_for_changed().await {
            tracing::debug!(%problem, "what waits could not be read");
            return connecting::no_answer();
        }
        loop {
            let versions = tokio::select! {
                versions = timeout(ASK, listener.try_recv()) => versions,
                () = self.versions().is_astray() => return connecting::another_server(),
            };
            match versions {
                Ok(Ok(Some(notification))) => self.take(&notification).await,
                Ok(Ok(None)) => return connecting::no_answer(),
                Ok(Err(problem)) => return problem,
                // Silence: either no process writes, or the connection was cut silently.
                Err(_) => match timeout(CONNECT_TIMEOUT, connecting::ask(&mut listener)).await {
                    Ok(Ok(())) => {}
                    Ok(Err(problem)) => return problem,
                    Err(_) => return connecting::no_answer(),
                },
            }
        }
    }

    async fn connect(&self) -> Result<(PgListener, ServerId), sqlx::Error> {
        let options = self.connecting.to_listen();
        let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None);
        let pool = pool.idle_timeout(None).connect_with(options).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        let server = connecting::server_of(&mut listener).await?;
        Ok((listener, server))
    }

    async fn take(&self, notification: &PgNotification) {
        let Ok(notice) = serde_json::from_str::<Notice>(notification.payload()) else {
            // A notice in another version's format: something changed, but it is not known what.
            return self.miss().await;
        };
        if notice.by == self.sender.number() {
            return;
        }
        if notice.all {
            return self.miss().await;
        }
        let mut news = notice.news;
        // An older version says of outdated messages that their campaign changed.
        news.stale.extend(&news.changed);
        for (id, version, mark) in notice.v {
            self.versions().written(id, KnownHead { version, mark });
            news.changed.insert(id);
        }
        if *self.signals.leads().borrow() {
            for guild in news.opened.clone() {
                match self.store.behind_in(guild).await {
                    Ok(behind) => {
                        news.changed.extend(&behind);
                        news.stale.extend(behind);
                    }
                    Err(problem) => {
                        tracing::debug!(%problem, "a server's messages stay as they are")
                    }
                }
            }
        }
        self.signals.tell(news);
    }

    /// Handles a notice that cannot be parsed.
    async fn miss(&self) {
        self.versions().forget();
        if let Err(problem) = self.take_all_for_changed().await {
            tracing::debug!(%problem, "what waits could not be read");
        }
    }

    /// Wakes every waiting task to check everything again.
    async fn take_all_for_changed(&self) -> Result<(), chancery_journal::Error> {
        let (mut queues, mut changed) = (Vec::new(), Vec::new());
        if *self.signals.leads().borrow() {
            queues = self.store.waiting_queues().await?;
            changed = self.store.behind().await?;
        }
        self.signals.tell_of_everything(queues, changed);
        Ok(())
    }
}
