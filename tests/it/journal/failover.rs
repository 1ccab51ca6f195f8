//! Failover to standby servers, bots that try to take over a database, and other sessions' locks. Only PostgreSQL has
//! these.

use super::several::{is_sound, leads, open, until};
use super::{ADA, NOON, Place, announce, change, commit, create, head_at};
use crate::databases::Server;
use chancery::journal::{
    self, Access, Change, Commit, CommitError, DeliveryQueue, Error, Journal, OpenError, Panel, Posted, Target, Trouble,
};
use chancery::rules::ids::CampaignId;
use chancery_journal_postgres as postgres;
use sqlx::{Connection, PgConnection};

/// Starts a server with an empty database, and returns its URL.
fn server() -> Option<(Server, String)> {
    let server = Server::start()?;
    server.create("game");
    let url = server.url("game");
    Some((server, url))
}

async fn epoch(url: &str) -> i64 {
    let mut connection = PgConnection::connect(url).await.unwrap();
    sqlx::query_scalar("SELECT epoch FROM leadership").fetch_one(&mut connection).await.unwrap()
}

#[tokio::test]
async fn a_failover_never_confuses_entries_or_epochs() {
    let Some((server, url)) = server() else {
        return;
    };
    let journal = open(&url).await;
    until("it leads", async || leads(&journal)).await;
    let campaign = create(&journal, 50).await;
    let first = epoch(&url).await;
    server.back_up();

    commit(&journal, campaign, 1, change("lost")).await.unwrap();
    let lost = head_at(&journal, campaign, 2).await.unwrap();
    let cut =
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = 'chancery leader'";
    server.sql("game", cut.to_owned());
    until("it leads in another epoch", async || epoch(&url).await != first && leads(&journal)).await;
    let second = epoch(&url).await;
    server.fail_over();

    until("the copy is written", async || {
        let written = commit(&journal, campaign, 1, change("kept")).await;
        matches!(written, Ok(_) | Err(CommitError::Duplicate { .. }))
    })
    .await;
    let on_what_was_lost = Commit { campaign, expected: lost, change: change("after") };
    assert!(matches!(journal.commit(on_what_was_lost).await, Err(CommitError::Stale)));
    commit(&journal, campaign, 2, change("after")).await.unwrap();
    is_sound(&journal, campaign, 3).await;
    until("it leads on the copy", async || epoch(&url).await != first && leads(&journal)).await;
    let third = epoch(&url).await;
    assert_eq!(second >> 32, third >> 32, "both count the epochs before them");
    assert_ne!(second, third);
    journal.close().await;
}

fn is_taken(opened: &Result<Journal, OpenError>) -> bool {
    matches!(opened, Err(OpenError::Postgres(postgres::OpenError::Taken { .. })))
}

#[tokio::test]
async fn a_second_bot_cannot_take_over_during_a_postgresql_restart() {
    let Some((server, url)) = server() else {
        return;
    };
    let first = journal::open(&url, Access::ServeAs(1)).await.unwrap();
    until("the first bot leads", async || leads(&first)).await;
    for _ in 0..2 {
        server.kill();
        // This happens before the first bot has had time to return.
        server.restart();
        let second = journal::open(&url, Access::ServeAs(2)).await;
        assert!(is_taken(&second), "{:?}", second.err());
    }
    until("the first bot leads again", async || leads(&first)).await;
    create(&first, 50).await;
    first.close().await;
    let second = journal::open(&url, Access::ServeAs(2)).await.unwrap();
    create(&second, 51).await;
    second.close().await;
}

/// Performs each of a leader's housekeeping writes.
async fn lesser_writes(journal: &Journal, campaign: CampaignId) -> Vec<Result<(), Error>> {
    let post = Posted { campaign, subject: "offer:1".to_owned(), channel: 50, message: 7 };
    let panel = Panel { post: Posted { subject: "panel".to_owned(), ..post.clone() }, version: 1, shown: 1 };
    vec![
        journal.put_post(post.clone()).await,
        journal.mark_stale(post.clone()).await,
        journal.mark_shown(post).await,
        journal.put_panel(panel.clone()).await,
        journal.update_panel(panel.clone()).await,
        journal.forget_panel(panel).await,
        journal.note_called(campaign, vec![ADA], NOON).await,
        journal.set_name(super::GUILD, ADA, "Ada", false).await,
    ]
}

fn all_refused(written: &[Result<(), Error>], why: &Trouble) -> bool {
    written.iter().all(|one| matches!(one, Err(Error::Unwritable(trouble)) if trouble == why))
}

#[tokio::test]
async fn a_database_taken_over_by_another_bot_is_not_written() {
    let Some((server, url)) = server() else {
        return;
    };
    let journal = journal::open(&url, Access::ServeAs(1)).await.unwrap();
    until("it leads", async || leads(&journal)).await;
    let campaign = create(&journal, 50).await;
    server.sql("game", "UPDATE leadership SET bot = 2".to_owned());
    let refused = commit(&journal, campaign, 1, change("mine")).await;
    assert!(matches!(refused, Err(CommitError::Unavailable(Error::Unwritable(Trouble::Taken)))), "{refused:?}");
    let written = lesser_writes(&journal, campaign).await;
    assert!(all_refused(&written, &Trouble::Taken), "{written:?}");
    server.sql("game", "UPDATE leadership SET bot = 1".to_owned());
    commit(&journal, campaign, 1, change("mine")).await.unwrap();
    let written = lesser_writes(&journal, campaign).await;
    assert!(written.iter().all(Result::is_ok), "{written:?}");
    journal.close().await;
}

#[tokio::test]
async fn a_leaders_open_work_is_not_written_in_a_later_epoch() {
    let Some((server, url)) = server() else {
        return;
    };
    let journal = open(&url).await;
    until("it leads", async || leads(&journal)).await;
    let campaign = create(&journal, 50).await;
    let work = journal.leading();
    let written = lesser_writes(&work, campaign).await;
    assert!(written.iter().all(Result::is_ok), "{written:?}");
    // Another process has been the leader in the meantime, and this process has not noticed.
    server.sql("game", "UPDATE leadership SET epoch = epoch + 1".to_owned());
    let post = Posted { campaign, subject: "offer:1".to_owned(), channel: 50, message: 7 };
    let refused = work.put_post(post).await;
    assert!(matches!(refused, Err(Error::Unwritable(Trouble::Deposed))), "{refused:?}");
    until("it leads again", async || leads(&journal)).await;
    let mut written = lesser_writes(&work, campaign).await;
    // A known name is not written again.
    written.pop();
    assert!(all_refused(&written, &Trouble::Deposed), "{written:?}");
    // A player's request and a leader's new work are written.
    let both = [lesser_writes(&journal, campaign).await, lesser_writes(&journal.leading(), campaign).await];
    assert!(both.iter().flatten().all(Result::is_ok), "{both:?}");
    let told = Change { outbox: vec![announce(Target::Channel, "told")], ..change("told") };
    commit(&journal, campaign, 1, told).await.unwrap();
    let queue = DeliveryQueue { campaign, target: Target::Channel };
    assert!(journal.mark_attempt(queue, vec![1], NOON).await.is_ok());
    journal.close().await;
}

#[tokio::test]
async fn a_lock_held_by_another_session_fails_no_commit() {
    let Some(place) = Place::postgres() else {
        return;
    };
    let journal = place.serve().await;
    let campaign = create(&journal, 50).await;
    let mut other = PgConnection::connect(&place.url()).await.unwrap();
    let mut held = other.begin().await.unwrap();
    sqlx::query("SELECT * FROM campaigns FOR UPDATE").fetch_all(&mut *held).await.unwrap();
    let begun = journal.tries().writing.begun();
    let expected = head_at(&journal, campaign, 1).await.unwrap();
    let waits = journal.hand_in(Commit { campaign, expected, change: change("waits") }).await.unwrap();
    // The first attempt is over, because the server ended its wait.
    until("it is tried again", async || journal.tries().writing.begun() > begun + 1).await;
    held.rollback().await.unwrap();
    assert_eq!(waits.written().await.unwrap().version, 2);
    journal.close().await;
}

#[tokio::test]
async fn a_newer_version_does_not_migrate_while_another_serves() {
    let Some((server, url)) = server() else {
        return;
    };
    let older = journal::open(&url, Access::ServeAs(1)).await.unwrap();
    until("it leads", async || leads(&older)).await;
    // This is the state that the previous version left.
    let before = "ALTER TABLE leadership DROP COLUMN bot; DELETE FROM _sqlx_migrations WHERE version = 2";
    server.sql("game", before.to_owned());
    let newer = journal::open(&url, Access::ServeAs(1)).await;
    assert!(matches!(newer, Err(OpenError::Postgres(postgres::OpenError::Served { .. }))), "{:?}", newer.err());
    older.close().await;
    let mut newer = None;
    until("it migrates", async || {
        newer = journal::open(&url, Access::ServeAs(1)).await.ok();
        newer.is_some()
    })
    .await;
    create(&newer.unwrap(), 51).await;
}
