//! The journal on real databases.

/// Declares tests that hold for every journal. Each becomes two, one on SQLite and one on PostgreSQL. The compiler
/// reports a test that is missing here as unused.
macro_rules! contract {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test(super::Place::sqlite()).await;
                }
            )+
        }

        #[cfg(feature = "postgres")]
        mod postgres {
            $(
                #[tokio::test]
                async fn $test() {
                    if let Some(place) = super::Place::postgres() {
                        super::$test(place).await;
                    }
                }
            )+
        }
    };
}

mod commits;
#[cfg(feature = "postgres")]
mod failover;
mod forgotten;
mod known;
mod locking;
mod lost;
mod names;
mod opening;
#[cfg(feature = "postgres")]
mod pooled;
#[cfg(feature = "postgres")]
mod reaching;
mod records;
#[cfg(feature = "postgres")]
mod several;
mod statements;

use crate::databases;
use chancery::journal::{
    self, Access, ChainHead, Change, Commit, CommitError, Committed, Condition, Entry, Error, HandedIn, Journal, Link,
    NewCampaign, OpenError, Outgoing, Target,
};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::time::Time;
use chancery_journal_sqlite as sqlite;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, mpsc};
use std::time::Duration;
use tempfile::TempDir;

pub const NOON: Time = Time::from_millis(1_763_640_000_000);
pub const GUILD: u64 = 900;
pub const ADA: PlayerId = PlayerId(100);
pub const BO: PlayerId = PlayerId(101);

/// Returns a link that does not occur in any campaign.
fn no_link() -> Link {
    Link::new([0; 32])
}

/// A folder and a database, in it or on a server. Both are removed after the test.
pub struct Place {
    folder: TempDir,
    url: String,
}

impl Place {
    /// Returns a place with a database of the chosen kind.
    pub fn new() -> Place {
        Place::of(|file| Some(databases::url(file))).expect("a database")
    }

    /// Returns a place for an SQLite file that does not exist yet.
    pub fn sqlite() -> Place {
        Place::of(|file| Some(databases::sqlite(file))).expect("a file")
    }

    /// Returns a place with an empty PostgreSQL database, if PostgreSQL is installed.
    #[cfg(feature = "postgres")]
    pub fn postgres() -> Option<Place> {
        Place::of(databases::postgres)
    }

    fn of(url: impl FnOnce(&Path) -> Option<String>) -> Option<Place> {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = url(&file(&folder))?;
        Some(Place { folder, url })
    }

    /// Returns the file's path, whether or not the file exists.
    pub fn path(&self) -> PathBuf {
        file(&self.folder)
    }

    pub fn url(&self) -> String {
        self.url.clone()
    }

    pub async fn serve(&self) -> Journal {
        // A journal that was dropped without closing releases its lock when its writer notices.
        for _ in 0..500 {
            match journal::open(&self.url(), Access::Serve).await {
                Err(OpenError::Sqlite(sqlite::OpenError::Served(_))) => {
                    tokio::time::sleep(Duration::from_millis(10)).await
                }
                opened => {
                    let journal = opened.expect("the journal opens");
                    let led = journal.leads().wait_for(|leads| *leads).await.is_ok();
                    assert!(led, "it was closed");
                    return journal;
                }
            }
        }
        panic!("the lock was never given back");
    }
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("chancery.db")
}

pub fn entry(cause: impl Into<String>) -> Entry {
    Entry {
        at: NOON,
        actor: Some(ADA),
        cause: cause.into(),
        events: r#"[{"kind":"Test","text":"\"x\" \u00e9 ☃"}]"#.into(),
    }
}

pub fn change(cause: impl Into<String>) -> Change {
    Change { entries: vec![entry(cause)], ..Change::default() }
}

/// Keeps the writer busy with a commit, so that later commits queue up together.
pub struct Hold {
    go_on: mpsc::Sender<()>,
    slow: HandedIn,
}

impl Hold {
    pub async fn new(journal: &Journal, campaign: CampaignId, version: i64) -> Hold {
        let (go_on, held) = mpsc::channel();
        let held = Mutex::new(held);
        let change = Change {
            only_if: Some(Condition::new(move || held.lock().unwrap().recv().is_ok())),
            ..change(format!("slow:{campaign}"))
        };
        let expected = head_at(journal, campaign, version).await.unwrap();
        let begun = journal.tries().writing.begun();
        let commit = Commit { campaign, expected, change };
        let slow = journal.hand_in(commit).await.unwrap();
        while journal.tries().writing.begun() == begun {
            tokio::task::yield_now().await;
        }
        Hold { go_on, slow }
    }

    pub async fn let_go(self) {
        self.go_on.send(()).unwrap();
        self.slow.written().await.unwrap();
    }
}

pub fn announce(target: Target, text: &str) -> Outgoing {
    Outgoing { entry: 0, target, notice: format!("{text:?}") }
}

pub async fn create(journal: &Journal, channel: u64) -> CampaignId {
    let created = journal.create(spiral_arm(channel), change(format!("create:{channel}")));
    created.await.expect("a campaign")
}

pub fn spiral_arm(channel: u64) -> NewCampaign {
    NewCampaign {
        guild: GUILD,
        channel,
        name: "Spiral Arm".into(),
        ruleset: "leverage".into(),
        language: "en".into(),
        at: NOON,
    }
}

pub async fn commit(
    journal: &Journal,
    campaign: CampaignId,
    version: i64,
    change: Change,
) -> Result<Committed, CommitError> {
    let (expected, unread) = match head_at(journal, campaign, version).await {
        Ok(head) => (head, None),
        // The cause may also prevent writing, and the writer reports that.
        Err(problem) => (ChainHead { version, link: no_link() }, Some(problem)),
    };
    let written = journal.commit(Commit { campaign, expected, change }).await;
    match (written, unread) {
        (Err(CommitError::Stale), Some(problem)) => Err(problem.into()),
        (written, _) => written,
    }
}

/// Returns a campaign's head at a version, or a nonexistent head if there is no such entry.
pub async fn head_at(journal: &Journal, campaign: CampaignId, version: i64) -> Result<ChainHead, Error> {
    let mut moment = journal.read_snapshot().await?;
    let entries = moment.entries_after(campaign, version - 1, 1).await?;
    let link = entries.first().and_then(|entry| entry.link);
    Ok(ChainHead { version, link: link.unwrap_or_else(no_link) })
}
