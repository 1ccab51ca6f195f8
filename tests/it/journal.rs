//! The journal on real files.

mod commits;
mod known;
mod locking;
mod lost;
mod opening;
mod records;

use chancery::journal::{
    self, Access, Change, Commit, CommitError, Committed, Condition, Entry, HandedIn, Journal,
    NewCampaign, OpenError, Outgoing, Target,
};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::time::Time;
use chancery_journal_sqlite as sqlite;
use std::path::PathBuf;
use std::sync::{Mutex, mpsc};
use std::time::Duration;
use tempfile::TempDir;

pub const NOON: Time = Time::from_millis(1_763_640_000_000);
pub const GUILD: u64 = 900;
pub const ADA: PlayerId = PlayerId(100);
pub const BO: PlayerId = PlayerId(101);

/// A folder with a database in it, gone after the test.
pub struct Place(TempDir);

impl Place {
    pub fn new() -> Place {
        Place(tempfile::tempdir().expect("a temporary folder"))
    }

    pub fn path(&self) -> PathBuf {
        self.0.path().join("chancery.db")
    }

    pub fn url(&self) -> String {
        format!("sqlite://{}", self.path().display())
    }

    pub async fn serve(&self) -> Journal {
        // A journal that was dropped, not closed, gives its lock back when its writer notices.
        for _ in 0..500 {
            match journal::open(&self.url(), Access::Serve).await {
                Err(OpenError::Sqlite(sqlite::OpenError::Served(_))) => {
                    tokio::time::sleep(Duration::from_millis(10)).await
                }
                opened => return opened.expect("the journal opens"),
            }
        }
        panic!("the lock was never given back");
    }
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
    Change {
        entries: vec![entry(cause)],
        ..Change::default()
    }
}

/// Keeps the writer busy with a commit, so that what is handed in meanwhile waits together.
pub struct Hold {
    go_on: mpsc::Sender<()>,
    slow: HandedIn,
}

impl Hold {
    pub async fn new(journal: &Journal, campaign: CampaignId, expected_version: i64) -> Hold {
        let (go_on, held) = mpsc::channel();
        let held = Mutex::new(held);
        let change = Change {
            only_if: Some(Condition::new(move || held.lock().unwrap().recv().is_ok())),
            ..change(format!("slow:{campaign}"))
        };
        let begun = journal.tries().writing.begun();
        let commit = Commit {
            campaign,
            expected_version,
            change,
        };
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
    Outgoing {
        entry: 0,
        target,
        notice: format!("{text:?}"),
    }
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
    expected_version: i64,
    change: Change,
) -> Result<Committed, CommitError> {
    let commit = Commit {
        campaign,
        expected_version,
        change,
    };
    journal.commit(commit).await
}
