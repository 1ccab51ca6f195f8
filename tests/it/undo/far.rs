//! Old entries are read in pages, up to a limit. Only one undo reads at a time.

use super::{ADA, BO, MOD, Table};
use crate::databases::in_files;
use chancery::export::{Capped, Export, Secrets};
use chancery::journal::{Change, Commit, Entry};
use chancery::referee::{Page, RuleError, Undoing, replay_whole};
use chancery::rules::{Command, Moderation, TakingBack, Viewer};
use futures::FutureExt;
use std::io::{ErrorKind, Write};

impl Table {
    /// Writes clock entries without events. Players do not see the ones without a number.
    async fn idle(&self, count: i64, numbered: bool) {
        let journal = self.referee.journal();
        let row = journal.campaign(self.id).await.unwrap().unwrap();
        let entry = |number: i64| Entry {
            at: self.clock.now(),
            actor: None,
            cause: format!("idle:{}", row.version + number),
            events: "[]".to_owned(),
        };
        let entries: Vec<Entry> = (0..count).map(entry).collect();
        let sealed = if numbered { Vec::new() } else { (0..entries.len()).collect() };
        let expected = journal.load(self.id).await.unwrap().unwrap().head;
        let change = Change { entries, sealed, next_due: row.next_due, ..Change::default() };
        let commit = Commit { campaign: self.id, expected, change };
        journal.commit(commit).await.unwrap();
    }

    fn undoing(steps: u32) -> Undoing {
        Undoing { by: MOD, moderator: true, steps, confirmed: None }
    }
}

#[tokio::test]
async fn a_journal_beyond_one_page_is_rebuilt_completely() {
    let mut table = Table::begin().await;
    table.set(ADA, BO, 90).await;
    table.idle(700, true).await;
    for _ in 0..2 {
        table.gift(ADA, BO, 10).await;
    }
    table.undo(1).await;
    let mut offer = table.ask_money(ADA, BO, false).await;
    for _ in 0..3 {
        table.order(ADA, Command::Withdraw { offer }).await;
        // A player who has withdrawn a question has to wait before asking again.
        table.pass(24);
        offer = table.ask_money(ADA, BO, false).await;
    }
    table.idle(700, true).await;
    table.gift(ADA, BO, 1).await;

    let mut closed = 0;
    let whole = replay_whole(table.referee.journal(), table.id, |campaign| {
        closed += campaign.offers.closed.len();
        campaign.offers.forget_closed();
        true
    });
    let (campaign, _) = whole.await.unwrap().unwrap();
    assert_eq!(campaign, *table.look().await);
    assert_eq!(closed, 3);
    // A campaign loaded without its snapshots is the same.
    table.restart().await;
    assert_eq!(campaign, *table.look().await);
}

#[tokio::test]
async fn an_export_stops_at_its_size_limit() {
    let mut table = Table::begin().await;
    table.set(ADA, BO, 90).await;
    for _ in 0..4 {
        let offer = table.ask_money(ADA, BO, false).await;
        table.order(ADA, Command::Withdraw { offer }).await;
        // A player who has withdrawn a question has to wait before asking again.
        table.pass(24);
    }
    let mut export = Export::new(Secrets::Redacted(Viewer::TABLE), 400);
    let mut entries = 0;
    let whole = table.referee.whole(table.id, |campaign| {
        entries += 1;
        export.take_closed(campaign)
    });
    assert!(whole.await.unwrap().is_none());
    assert!(entries < 12, "{entries}");

    let mut file = Capped::new(10);
    file.write_all(b"12345").unwrap();
    let problem = file.write_all(b"678901").unwrap_err();
    assert_eq!(problem.kind(), ErrorKind::FileTooLarge);
    assert_eq!(file.into_bytes(), b"12345");
}

#[tokio::test]
async fn two_long_reads_run_at_a_time_and_undo_blocks_no_campaign() {
    let mut table = Table::begin().await;
    table.gift(ADA, BO, 10).await;
    table.idle(1200, true).await;
    let one = table.referee.heavy_read().await;
    let _two = table.referee.heavy_read().await;
    assert!(table.referee.heavy_read().now_or_never().is_none());

    let (referee, id) = (table.referee.clone(), table.id);
    let undoing = tokio::spawn(async move { referee.undo(id, "far", &Table::undoing(1)).await });
    // The undo waits for its turn, but the campaign does not wait for it.
    table.gift(BO, ADA, 1).await;
    assert!(!undoing.is_finished());
    drop(one);
    let refused = undoing.await.unwrap();
    assert!(matches!(refused, Err(RuleError::Refused { .. })), "{refused:?}");
}

#[tokio::test]
async fn a_long_undo_runs_in_parts() {
    let mut table = Table::begin().await;
    let begun = table.look().await;
    table.gift(ADA, BO, 10).await;
    table.idle(10_000, true).await;
    table.gift(ADA, BO, 10).await;
    table.idle(10_000, true).await;
    // One step can always be undone. A refusal of more says how many are possible.
    let order = Table::undoing(2);
    let far = table.referee.undo(table.id, "two", &order).await;
    assert!(matches!(far, Err(RuleError::TooMuchAtOnce { most: 10_000, steps: 1 })), "{far:?}");
    for _ in 0..2 {
        table.undo(1).await;
    }
    assert_eq!(table.look().await.game, begun.game);
    // A player learns that they may not undo it, no matter how old it is.
    let by_player = Undoing { by: ADA, moderator: false, ..order };
    let refused = table.referee.undo(table.id, "no", &by_player).await;
    assert!(matches!(refused, Err(RuleError::Refused { .. })), "{refused:?}");
}

#[tokio::test]
async fn players_cannot_take_back_distant_acts() {
    let mut table = Table::begin().await;
    let wish = TakingBack::Ask { confirmed: None };
    table.gift(ADA, BO, 10).await;
    table.idle(9_999, true).await;
    let near = table.referee.take_back(table.id, "near", ADA, &wish).await;
    assert!(matches!(near, Err(RuleError::Refused { .. })), "{near:?}");
    table.idle(1, true).await;
    let far = table.referee.take_back(table.id, "far", ADA, &wish).await;
    assert!(matches!(far, Err(RuleError::TooFarBack(10_000))), "{far:?}");
}

#[tokio::test]
async fn unknown_entries_are_skipped_in_pages() {
    let mut table = Table::begin().await;
    for silent in [1, 63, 64, 65, 700] {
        table.gift(ADA, BO, 10).await;
        let told = table.referee.told(table.id, Page::new(None, 64), ADA.into()).await.unwrap();
        table.idle(silent, false).await;
        let pages = || table.referee.journal().pages_read();
        let before = pages();
        let after = table.referee.told(table.id, Page::new(None, 64), ADA.into()).await.unwrap();
        assert_eq!(after.first(), told.first(), "{silent}");
        // The first page has 64 entries; those after it have more.
        let read = i64::try_from(pages() - before).unwrap();
        assert!(read <= 2 + silent / 256, "{read} pages were read to pass over {silent} entries");
        let mut before = None;
        let mut numbers = Vec::new();
        loop {
            let page = table.referee.told(table.id, Page::new(before, 2), ADA.into()).await.unwrap();
            let Some(last) = page.last() else { break };
            before = Some(last.number);
            numbers.extend(page.iter().map(|told| told.number));
        }
        let all: Vec<i64> = (1..=numbers.len() as i64).rev().collect();
        assert_eq!(numbers, all, "{silent}");
    }
}

#[tokio::test]
async fn a_persons_orders_are_read_in_pages_and_once() {
    let mut table = Table::begin().await;
    for _ in 0..150 {
        table.gift(ADA, BO, 1).await;
        table.gift(BO, ADA, 1).await;
    }
    let reason = Some("for the test".to_owned());
    let correction = chancery::rules::games::leverage::Correction::SetLeverage {
        by: ADA,
        over: BO,
        value: chancery::rules::games::leverage::amounts::Leverage::points(1),
    };
    let correction = chancery::rules::Correction::Leverage(correction);
    table.order(MOD, Command::Moderate(Moderation::Correct { correction, reason })).await;
    let mut orders = table.referee.orders(table.id, ADA).await.unwrap();
    let mut seqs = Vec::new();
    let mut pages = 0;
    while let Some(page) = orders.next().await.unwrap() {
        pages += 1;
        assert!(page.iter().all(|given| given.by == ADA && given.author == ADA));
        seqs.extend(page.iter().map(|given| given.number));
    }
    assert!(pages > 1, "{pages}");
    // They joined, and made gifts.
    assert_eq!(seqs.len(), 151);
    assert!(seqs.is_sorted_by(|one, other| one < other));
}

#[tokio::test]
async fn a_persons_orders_are_found_without_reading_the_journal() {
    let table = in_files(Table::begin()).await;
    let file = rusqlite::Connection::open(table.folder.path().join("chancery.db")).unwrap();
    for asked in [
        "SELECT 1 FROM journal WHERE actor = 1 AND campaign_id = 2",
        "SELECT c.id FROM campaigns AS c WHERE EXISTS (SELECT 1 FROM journal WHERE actor = 1 AND campaign_id = c.id)",
    ] {
        let plan = format!("EXPLAIN QUERY PLAN {asked}");
        let mut plan = file.prepare(&plan).unwrap();
        let steps = plan.query_map([], |row| row.get::<_, String>(3)).unwrap();
        let steps: Vec<String> = steps.map(Result::unwrap).collect();
        assert!(steps.iter().any(|step| step.contains("journal_by_actor (actor=? AND campaign_id=?")), "{steps:#?}");
        assert!(!steps.iter().any(|step| step.contains("SCAN journal")), "{steps:#?}");
    }
}
