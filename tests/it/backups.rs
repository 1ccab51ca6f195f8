//! The bot's automatic backups: their times, their number, obstacles, and continuing a game from one.

mod restored;

use crate::cli::{ADA, BO, NOON, found, gift, order};
use chancery::backups::{Backups, Folder, FolderError, Schedule};
use chancery::duty::Running;
use chancery::journal::{self, Access, BackupError, Journal};
use chancery::referee::Referee;
use chancery::rules::ids::CampaignId;
use chancery::rules::time::{Span, Time};
use chancery_clock::Clock;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The longest a copy of a small database takes on a busy machine.
const TEST_TIMEOUT: Duration = Duration::from_secs(60);

/// A journal with a campaign, a stopped clock, and a folder for backups.
struct House {
    journal: Journal,
    referee: Referee,
    clock: Clock,
    schedule: Schedule,
    gifts: u32,
    folder: TempDir,
}

impl House {
    async fn new(keep: usize) -> House {
        let folder = TempDir::new().unwrap();
        let schedule = Schedule { folder: folder.path().join("kept"), keep, every: Span::hours(24) };
        fs::create_dir(&schedule.folder).unwrap();
        let url = format!("sqlite://{}", folder.path().join("bot.db").display());
        let journal = journal::open(&url, Access::Serve).await.unwrap();
        let clock = Clock::still(NOON);
        let referee = Referee::new(journal.clone(), clock.clone());
        found(&referee, "Spiral Arm", 1).await;
        House { journal, referee, clock, schedule, gifts: 0, folder }
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("bot.db")
    }

    fn open(&self) -> Result<Folder, FolderError> {
        Folder::open(&self.schedule, &self.database())
    }

    fn start(&self) -> Running {
        let (journal, clock, schedule) = (self.journal.clone(), self.clock.clone(), self.schedule.clone());
        Backups::start(journal, clock, schedule, self.database(), Some(self.open().unwrap()))
    }

    async fn play(&mut self) {
        self.gifts += 1;
        let cause = format!("gift:{}", self.gifts);
        let given = order(ADA, gift(BO, 1));
        let ruled = self.referee.rule(CampaignId(1), &cause, &given).await;
        ruled.unwrap();
    }

    /// Returns the days and hours in the backups' names, in order.
    fn kept(&self) -> Vec<String> {
        let mut kept: Vec<String> = names(&self.schedule.folder)
            .into_iter()
            .filter_map(|name| {
                let stamp = name.strip_prefix("bot-20")?.strip_suffix(".db")?;
                (stamp.len() == 14).then(|| stamp[..9].to_owned())
            })
            .collect();
        kept.sort();
        kept
    }

    async fn until(&self, kept: &[&str]) {
        let since = Instant::now();
        while self.kept() != kept {
            assert!(since.elapsed() < TEST_TIMEOUT, "{:?} instead of {kept:?}", self.kept());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits until the journal has recorded the newest, which happens just after its file appears.
    async fn noted(&self, made: Time) {
        let since = Instant::now();
        while self.journal.last_backup() < Some(made) {
            assert!(since.elapsed() < TEST_TIMEOUT, "it is not noted");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    fn write(&self, name: &str) {
        fs::write(self.schedule.folder.join(name), "of the host").unwrap();
    }

    /// Changes the database directly, without the journal.
    async fn tamper(&self, sql: &'static str) {
        let file = SqliteConnectOptions::new().filename(self.database());
        let mut connection = file.connect().await.unwrap();
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
}

#[tokio::test]
async fn a_backup_runs_when_due_and_once_across_restarts() {
    let house = House::new(7).await;
    let backups = house.start();
    house.until(&["251120T12"]).await;
    house.clock.advance(Span::hours(23));
    backups.stop().await;
    let backups = house.start();
    house.clock.advance(Span::hours(1));
    house.until(&["251120T12", "251121T12"]).await;
    backups.stop().await;
    // The backup was due while the bot was down, so only the next start can make it.
    house.clock.advance(Span::hours(60));
    let backups = house.start();
    house.until(&["251120T12", "251121T12", "251124T00"]).await;
    house.noted(NOON + Span::hours(84)).await;
    house.clock.advance(Span::hours(24));
    house.until(&["251120T12", "251121T12", "251124T00", "251125T00"]).await;
    backups.stop().await;
}

#[tokio::test]
async fn rotation_deletes_the_oldest_of_the_bots_own_backups() {
    let house = House::new(2).await;
    let of_the_host = [
        "bot-2025-11-20.db",
        "bot-20251101T000000Z.db.old",
        "bot-20251301T000000Z.db",
        "bot-+2025101T000000Z.db",
        "other-20251101T000000Z.db",
        "other-20251101T000000Z.db.part",
        "notes.part",
    ];
    for name in of_the_host {
        house.write(name);
    }
    let folder = house.schedule.folder.join("bot-20200101T000000Z.db");
    fs::create_dir(&folder).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(house.database(), house.schedule.folder.join("bot-20200102T000000Z.db")).unwrap();
    for left in ["bot-20251119T120000Z.db.part", "bot-20251119T120000Z.db.part-journal"] {
        house.write(left);
    }
    let backups = house.start();
    for _ in 0..4 {
        let name = house.clock.now();
        while house.journal.last_backup() != Some(name) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        house.clock.advance(Span::hours(24));
    }
    house.until(&["200101T00", "200102T00", "251123T12", "251124T12", "251301T00"]).await;
    backups.stop().await;
    let left = names(&house.schedule.folder);
    for name in of_the_host {
        assert!(left.iter().any(|one| one == name), "{name}: {left:?}");
    }
    assert!(!left.iter().any(|name| name.contains("1119T12")), "{left:?}");
    assert!(folder.is_dir());
}

#[tokio::test]
async fn setting_the_clock_loses_no_backup() {
    let house = House::new(2).await;
    let backups = house.start();
    house.until(&["251120T12"]).await;
    house.clock.advance(Span::hours(24));
    house.until(&["251120T12", "251121T12"]).await;
    // After a step back by half a minute it is still the same day. After a step back by a year, the next backup follows
    // within a day.
    house.clock.set(-30_000);
    backups.stop().await;
    let backups = house.start();
    house.clock.set(-365 * 24 * 3_600_000);
    let mut newest = None;
    for _ in 0..3 {
        house.clock.advance(Span::hours(24));
        let since = Instant::now();
        let mut kept = house.kept();
        while kept.len() < 3 || Some(&kept[kept.len() - 3]) == newest.as_ref() {
            assert!(since.elapsed() < TEST_TIMEOUT, "{kept:?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
            kept = house.kept();
        }
        // The earlier backups are now in the future. Neither group displaces the other.
        assert_eq!(kept[kept.len() - 2..], ["251120T12", "251121T12"]);
        newest = Some(kept[kept.len() - 3].clone());
    }
    // Once the clock is corrected, all are in one sequence again, and the newest are kept.
    house.clock.set(365 * 24 * 3_600_000);
    house.until(&["251121T12", "251124T11"]).await;
    backups.stop().await;
}

#[tokio::test]
async fn a_missing_folder_is_retried_while_the_bot_runs() {
    let mut house = House::new(7).await;
    let backups = house.start();
    house.until(&["251120T12"]).await;
    while house.journal.last_backup().is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let away = house.folder.path().join("unmounted");
    fs::rename(&house.schedule.folder, &away).unwrap();
    house.clock.advance(Span::hours(24));
    for _ in 0..5 {
        house.play().await;
        house.clock.advance(Span::seconds(600));
    }
    fs::rename(&away, &house.schedule.folder).unwrap();
    assert_eq!(house.journal.last_backup(), Some(NOON));
    let since = Instant::now();
    while house.kept().len() < 2 {
        assert!(since.elapsed() < TEST_TIMEOUT, "{:?}", house.kept());
        house.clock.advance(Span::seconds(60));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    house.noted(NOON + Span::seconds(1)).await;
    backups.stop().await;
}

#[tokio::test]
async fn a_damaged_or_foreign_copy_never_replaces_a_good_backup() {
    let mut house = House::new(1).await;
    house.play().await;
    let copy = |name: &str| house.schedule.folder.join(name);
    let (part, to) = (copy("x.part"), copy("x.db"));
    house.tamper("UPDATE campaigns SET head = zeroblob(33)").await;
    let made = house.journal.backup_whole(&part, &to).await;
    assert!(matches!(made, Err(BackupError::Unsound(_))), "{made:?}");
    let moved = house.folder.path().join("moved.db");
    fs::rename(house.database(), &moved).unwrap();
    for other in [false, true] {
        if other {
            fs::write(house.database(), "another file").unwrap();
        }
        let made = house.journal.backup_whole(&part, &to).await;
        assert!(matches!(made, Err(BackupError::Lost(_))), "{made:?}");
    }
    assert_eq!(names(&house.schedule.folder), [""; 0]);
}

#[tokio::test]
async fn two_bots_never_share_a_folder() {
    let house = House::new(7).await;
    let _open = house.open().unwrap();
    let again = house.open();
    assert!(matches!(again, Err(FolderError::Taken(_))), "{again:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_delays_neither_writers_nor_shutdown() {
    let mut house = House::new(7).await;
    house
        .tamper(
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)
             INSERT INTO names (guild_id, user_id, name, checksum) SELECT 1, 1000 + i, hex(zeroblob(40)), 1 FROM n",
        )
        .await;
    let copy = house.schedule.folder.join("copy.db");
    let (journal, to) = (house.journal.clone(), copy.clone());
    let copying = tokio::spawn(async move { journal.backup(&to).await });
    let (mut written, mut slowest) = (0, Duration::ZERO);
    while !copying.is_finished() {
        let since = Instant::now();
        house.play().await;
        if !copying.is_finished() {
            written += 1;
            slowest = slowest.max(since.elapsed());
        }
    }
    copying.await.unwrap().unwrap();
    println!("{written} orders were written during a copy, the slowest in {slowest:?}");
    assert!(written > 2, "{written}");
    fs::remove_file(&copy).unwrap();
    let (journal, to) = (house.journal.clone(), copy.clone());
    let copying = tokio::spawn(async move { journal.backup(&to).await });
    tokio::time::sleep(Duration::from_millis(50)).await;
    copying.abort();
    let _ = copying.await;
    house.journal.close().await;
    // Nothing of the copy keeps the next process out.
    let url = format!("sqlite://{}", house.database().display());
    journal::open(&url, Access::Serve).await.unwrap().close().await;
}
