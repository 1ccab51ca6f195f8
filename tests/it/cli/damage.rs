//! Damaged databases: any damage is either detected or harmless.

mod flips;
#[cfg(feature = "postgres")]
mod server;

use super::database::{evening, long_evening, tamper};
use super::{ADA, BO, Host, found, gift, order, play};
use chancery::journal::{self, Access, OpenError};
use chancery::rules::ids::CampaignId;
use chancery_journal_sqlite as sqlite;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::path::Path;
use tokio::runtime::Runtime;

const CURE: &str = "restore the newest backup that `chancery verify` calls sound";

#[test]
fn verify_finds_changes_in_a_long_journal() {
    let gift = r#"UPDATE journal SET events = replace(events, '"amount":1}', '"amount":5}') WHERE seq = 50"#;
    let debt = r#"UPDATE journal SET events = replace(events, '"amount":1}', '"amount":950}') WHERE seq = 110"#;
    let kept = "UPDATE snapshots SET state = replace(state, 'Spiral', 'Spinal')";
    for (sql, says) in [
        (gift, "entry 50 is not as it was written"),
        (gift, "snapshot 100 is not what the entries come to"),
        (debt, "after entry 110: 100 holds -"),
        (kept, "snapshot 100 is not what the entries come to"),
        ("UPDATE journal SET events = '[{\"no\":1}]' WHERE seq = 60", "entry 60 cannot be read"),
        ("DELETE FROM journal WHERE seq = 70", "entry 71 follows entry 69"),
        ("DELETE FROM journal WHERE seq > 111", "entries 112 to 113 are missing"),
        ("DELETE FROM journal", "entries 1 to 113 are missing"),
        ("UPDATE journal SET seq = 200 WHERE seq = 113", "entry 200 follows entry 112"),
        ("UPDATE snapshots SET seq = 200", "snapshot 200 is of no entry"),
    ] {
        let host = Host::new();
        long_evening(&host);
        tamper(&host, sql);
        let ran = host.fails(&["verify"], 1, CURE);
        let says = format!("campaign 1: {says}");
        assert!(ran.out.contains(&says), "{sql}: {}", ran.out);
    }
}

/// Changes to the database of an evening, with the resulting report. In that evening, Ada gave 525 and earned 10.5
/// leverage. The database does not contain a snapshot.
const CHANGES: &[(&str, &str)] = &[
    (
        r#"UPDATE journal SET events = replace(events, '"amount":525', '"amount":925') WHERE seq = 4"#,
        "entry 4 is not as it was written",
    ),
    (
        r#"UPDATE journal SET events = replace(events, '"amount":1050', '"amount":1090') WHERE seq = 4"#,
        "after entry 4: 100 over 101 is 10.9, recorded as 10.5",
    ),
    (
        r#"UPDATE journal SET events = replace(events, '"value":1050', '"value":1090') WHERE seq = 4"#,
        "after entry 4: 100 over 101 is 10.5, recorded as 10.9",
    ),
    (
        "UPDATE journal SET seq = CASE seq WHEN 5 THEN -6 ELSE -5 END WHERE seq IN (5, 6);
        UPDATE journal SET seq = -seq WHERE seq < 0",
        "entry 5 is not as it was written",
    ),
    (
        "DELETE FROM journal WHERE seq = 9; UPDATE campaigns SET version = 8;
        DELETE FROM outbox WHERE seq = 9",
        "its newest entry is not the one it ended with",
    ),
    ("UPDATE journal SET at = at + 1 WHERE seq = 3", "entry 3 is not as it was written"),
    ("UPDATE journal SET actor = 101 WHERE seq = 4", "entry 4 is not as it was written"),
    ("UPDATE journal SET actor = NULL WHERE seq = 4", "entry 4 is not as it was written"),
    ("UPDATE journal SET cause = 'x' WHERE seq = 1", "entry 1 or the campaign's server"),
    ("UPDATE journal SET link = NULL WHERE seq = 5", "entry 5 has lost its link"),
    ("UPDATE journal SET reverted_by = 9 WHERE seq = 8", "entry 8 is marked as undone by 9"),
    ("UPDATE offers SET made_in = made_in + 1", "offer 1 is not where it is noted to be"),
    ("DELETE FROM offers", "offer 1 is not where it is noted to be"),
    ("UPDATE campaigns SET head = NULL", "its newest entry is not"),
    ("UPDATE campaigns SET version = 10", "entries 10 to 10 are missing"),
    ("UPDATE campaigns SET guild_id = 901", "entry 1 or the campaign's server"),
    ("UPDATE campaigns SET channel_id = 2", "entry 1 or the campaign's server"),
    ("UPDATE campaigns SET created_at = 0", "entry 1 or the campaign's server"),
    ("UPDATE campaigns SET language = 'de'", "entry 1 or the campaign's server"),
    ("UPDATE campaigns SET name = 'Rim'", "its name is not the one it was founded with"),
    ("UPDATE campaigns SET ruleset = 'ambassadors'", "its ruleset is not the one"),
    ("UPDATE campaigns SET next_due_at = 5", "it is not due when it is marked to be"),
    ("UPDATE campaigns SET status = 'ended'", "it has ended, or not"),
    ("DELETE FROM members WHERE user_id = 100", "its member 100 is missing"),
    ("UPDATE members SET active = false WHERE user_id = 101", "its member 101 plays, or not"),
    ("INSERT INTO members VALUES (1, 102, true)", "its member 102 never joined"),
    ("DELETE FROM posts WHERE subject = 'offer:1'", "the message of offer 1 is missing"),
    ("UPDATE posts SET message_id = 5", "the message of offer:1 is not as it was written"),
    ("UPDATE posts SET subject = 'offer:9' WHERE subject = 'offer:1'", "the message of offer 1 is missing"),
    ("UPDATE outbox SET recipient = 101", "is not as it was written"),
    ("UPDATE outbox SET notice = '{}'", "cannot be read"),
    ("UPDATE outbox SET seq = 99", "is not of entry 99"),
    ("UPDATE outbox SET attempts = 3 WHERE batch IS NULL", "do not fit together"),
    ("UPDATE drafts SET command = '{}'", "is not as it was written"),
    ("UPDATE founders SET role_id = NULL", "who may found campaigns in server 900 is not"),
    ("UPDATE templates SET contents = '{}'", "the template Season 2 of server 900 is not"),
    ("UPDATE names SET name = 'Eve'", "the name of 100 in server 900 is not"),
    ("UPDATE journal SET campaign_id = 2 WHERE seq = 9", "of journal belong to no campaigns"),
];

#[test]
fn verify_finds_changes_in_any_table() {
    for (sql, says) in CHANGES {
        let host = Host::new();
        evening(&host);
        flips::more_of_everything(&host);
        host.print(&["verify"]);
        tamper(&host, sql);
        let ran = host.fails(&["verify"], 1, CURE);
        assert!(ran.out.contains(says), "{sql}: {}", ran.out);
    }
}

#[test]
fn verify_finds_missing_campaigns_and_changed_schemas() {
    let host = Host::new();
    play(&host, async |referee| {
        found(&referee, "Spiral Arm", 1).await;
        found(&referee, "Rim", 2).await;
    });
    let gone = "DELETE FROM journal WHERE campaign_id = 1; DELETE FROM members WHERE campaign_id = 1;
        DELETE FROM outbox WHERE campaign_id = 1; DELETE FROM campaigns WHERE id = 1";
    tamper(&host, gone);
    let ran = host.fails(&["verify"], 1, CURE);
    assert_eq!(ran.out, "campaign 1 is missing\n");

    let host = Host::new();
    evening(&host);
    tamper(
        &host,
        "PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET sql = replace(sql, 'DEFAULT 0', 'DEFAULT 1') WHERE name = 'outbox'",
    );
    let ran = host.fails(&["verify"], 1, CURE);
    assert_eq!(ran.out, "table outbox is not declared as it was\n");
}

#[test]
fn an_unreadable_snapshot_is_skipped() {
    let newest = "UPDATE snapshots SET state = '{}' WHERE seq = (SELECT max(seq) FROM snapshots)";
    let torn = "UPDATE snapshots SET state = '17'";
    for (sql, evenings) in [(newest, 2), ("UPDATE snapshots SET state = '[]'", 2), (torn, 1)] {
        let host = Host::new();
        let gifts = |from: i64, count: i64| {
            play(&host, async |referee| {
                for n in from..from + count {
                    let order = order(ADA, gift(BO, 1));
                    let cause = format!("another:{n}");
                    let ruled = referee.rule(CampaignId(1), &cause, &order).await;
                    let ruling = ruled.expect("it is given");
                    // The rebuilt state matches a replay of all entries.
                    let whole = referee.whole(CampaignId(1), |_| true).await.expect("it can be read");
                    let (whole, version) = whole.expect("it is whole");
                    assert_eq!((&*ruling.campaign, ruling.seq), (&whole, version), "{sql}");
                }
            });
        };
        long_evening(&host);
        if evenings == 2 {
            gifts(0, 110);
        }
        tamper(&host, sql);
        gifts(1000, 2);
    }
}

#[test]
fn a_resurrected_undone_entry_is_found() {
    let host = Host::new();
    play(&host, async |referee| {
        found(&referee, "Spiral Arm", 1).await;
        let id = CampaignId(1);
        let order = order(ADA, gift(super::BO, 5));
        referee.rule(id, "gift", &order).await.expect("a gift");
        let mut undoing = chancery::referee::Undoing { by: ADA, moderator: true, steps: 1, confirmed: None };
        let asked = referee.undo(id, "undo", &undoing).await;
        let Err(chancery::referee::RuleError::Refused { refusal, .. }) = asked else {
            panic!("it asks first");
        };
        let chancery::rules::Refusal::MustConfirm(seen) = *refusal else {
            panic!("{refusal:?}");
        };
        undoing.confirmed = Some(seen);
        referee.undo(id, "undo", &undoing).await.expect("undone");
    });
    host.print(&["verify"]);
    tamper(&host, "UPDATE journal SET reverted_by = NULL WHERE seq = 4; DELETE FROM snapshots");
    let ran = host.fails(&["verify"], 1, CURE);
    assert_eq!(ran.out, "campaign 1: entry 4 is marked as undone by none, and was undone by 5\n");
}

#[test]
fn serve_refuses_damage_that_a_quick_check_finds() {
    let refusal = |host: &Host| {
        let runtime = Runtime::new().expect("a runtime");
        let opened = runtime.block_on(journal::open(&host.url(), Access::Serve));
        let problem = opened.expect_err("it is refused").to_string();
        assert!(problem.contains("is damaged (") && problem.ends_with("to find out why"), "{problem}");
        assert!(!problem.contains('\n'), "{problem}");
        problem
    };
    for sql in [
        "DELETE FROM journal WHERE seq > 111",
        "UPDATE campaigns SET version = 112",
        "UPDATE campaigns SET version = 112; DELETE FROM journal WHERE seq = 113",
        "UPDATE campaigns SET head = NULL",
        "UPDATE journal SET link = NULL WHERE seq = 113",
    ] {
        let host = Host::new();
        long_evening(&host);
        tamper(&host, sql);
        let problem = refusal(&host);
        let says = "the journal of campaign 1 does not end as it was left";
        assert!(problem.contains(says), "{sql}: {problem}");
    }
    // A page in the middle is overwritten, as by a failing disk.
    let host = Host::new();
    long_evening(&host);
    let mut bytes = fs::read(host.path("chancery.db")).expect("the database");
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    fs::write(host.path("chancery.db"), &bytes).expect("it is damaged");
    refusal(&host);
    host.fails(&["verify"], 1, "restore");
    // Losing the mark does not restart the chain either.
    let host = Host::new();
    long_evening(&host);
    tamper(&host, "PRAGMA application_id = 0");
    let problem = refusal(&host);
    assert!(problem.contains("it has a chain and is not marked to have one"));
}

#[test]
fn two_names_of_one_file_cannot_both_be_served() {
    let host = Host::new().with("DISCORD_TOKEN", "MTEwMDAwMDAwMDAwMDAwMDAwMQ.Sandbx.none");
    evening(&host);
    fs::hard_link(host.path("chancery.db"), host.path("other.db")).expect("a link");
    let runtime = Runtime::new().expect("a runtime");
    let journal = runtime.block_on(journal::open(&host.url(), Access::Serve));
    let journal = journal.expect("the journal opens");
    fs::remove_file(host.path("chancery.db.lock")).expect("its lock");
    host.fails(&["serve"], 1, "another bot process is serving");
    let other = host.with("DATABASE_URL", "sqlite://other.db");
    other.fails(&["serve"], 1, "another bot process is serving");
    runtime.block_on(journal.close());
}

/// Turns a database into the form that the last version before the chain would have left.
async fn from_before(host: &Host) {
    let file = host.path("before.db");
    let before = SqliteConnectOptions::new().filename(&file);
    let mut before = before.create_if_missing(true).connect().await.unwrap();
    let migrations = Migrator::new(Path::new("migrations")).await.unwrap();
    migrations.run_to(2, &mut before).await.unwrap();
    let attach = format!("ATTACH '{}' AS now", host.path("chancery.db").display());
    sqlx::raw_sql(sqlx::AssertSqlSafe(attach)).execute(&mut before).await.unwrap();
    let copy = "PRAGMA foreign_keys = OFF;
        INSERT INTO campaigns SELECT id, guild_id, channel_id, name, ruleset, language, status, version, next_due_at, created_at
            FROM now.campaigns;
        INSERT INTO journal SELECT campaign_id, seq, at, actor, cause, events, reverted_by FROM now.journal;
        INSERT INTO snapshots SELECT * FROM now.snapshots;
        INSERT INTO members SELECT * FROM now.members;
        INSERT INTO names SELECT guild_id, user_id, name FROM now.names;
        INSERT INTO drafts SELECT id, campaign_id, user_id, command, expires_at FROM now.drafts;
        INSERT INTO posts SELECT campaign_id, subject, channel_id, message_id, shown_version, shown FROM now.posts;
        INSERT INTO outbox (id, campaign_id, seq, recipient, notice, batch, attempted_at, attempts, parked_at, problem)
            SELECT id, campaign_id, seq, recipient, notice, batch, attempted_at, attempts, parked_at, problem FROM now.outbox;
        INSERT INTO outbox (campaign_id, seq, notice, delivered_at) VALUES (1, 1, '{\"long\":\"ago\"}', 5);
        INSERT INTO snapshots SELECT campaign_id, seq - 40, '{}' FROM now.snapshots;
        INSERT INTO snapshots SELECT campaign_id, seq - 60, '{}' FROM now.snapshots;
        DETACH now";
    sqlx::raw_sql(copy).execute(&mut before).await.unwrap();
    before.close().await.unwrap();
    fs::rename(file, host.path("chancery.db")).unwrap();
}

#[test]
fn an_older_database_is_chained_at_the_first_start() {
    let host = Host::new();
    long_evening(&host);
    flips::more_of_everything(&host);
    let runtime = Runtime::new().expect("a runtime");
    let (export, journal) = (host.print(&["export", "1"]), host.print(&["journal", "1"]));
    runtime.block_on(from_before(&host));
    host.fails(&["verify"], 1, "start the bot once to migrate it");
    play(&host, async |referee| {
        let mut moment = referee.journal().read_snapshot().await.unwrap();
        let kept = moment.snapshots(CampaignId(1)).await.unwrap();
        let kept: Vec<i64> = kept.iter().map(|snapshot| snapshot.seq).collect();
        assert_eq!(kept, [0; 0], "they are made again when due");
        let waiting = moment.undelivered(CampaignId(1)).await.unwrap();
        assert!(waiting.iter().all(|row| !row.notice.contains("ago")));
    });
    // Everything else is unchanged.
    assert_eq!(host.print(&["verify"]), "1 campaign, 113 entries: all sound\n");
    assert_eq!(host.print(&["export", "1"]), export);
    assert_eq!(host.print(&["journal", "1"]), journal);
    // The game continues.
    play(&host, async |referee| {
        let order = order(ADA, gift(super::BO, 1));
        let ruled = referee.rule(CampaignId(1), "afterwards", &order).await;
        assert_eq!(ruled.expect("a gift").seq, 114);
    });
    host.print(&["verify"]);
}

#[test]
fn a_damaged_older_database_is_not_chained() {
    let host = Host::new();
    long_evening(&host);
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(from_before(&host));
    tamper(
        &host,
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'running', 'walking') WHERE name = 'campaigns'",
    );
    let opened = runtime.block_on(journal::open(&host.url(), Access::Serve));
    let refused = opened.expect_err("it is damaged");
    assert!(matches!(refused, OpenError::Sqlite(sqlite::OpenError::Damaged { .. })), "{refused}");
}
