//! The entries between two players are found by an index that is updated with the journal.

use super::*;
use chancery::referee::Page;
use chancery::rules::Viewer;

/// Returns the numbers on the page before a given one, and whether each has an event between two players. Private
/// events are listed under the number before them (L13.2).
async fn told(table: &Table, page: Page, (one, other): (PlayerId, PlayerId)) -> Vec<(i64, bool)> {
    let viewer = Viewer::from(one).moderating(true);
    let told = table.referee.told(table.id, page, viewer).await.unwrap();
    let mut numbers: Vec<(i64, bool)> = Vec::new();
    for told in &told {
        let mut stories = told.stories.iter();
        let between = stories.any(|story| story.is_between(one, other));
        match numbers.last_mut() {
            Some((number, so_far)) if *number == told.number => *so_far |= between,
            _ => numbers.push((told.number, between)),
        }
    }
    numbers
}

/// Returns the entries that the index finds, three at a time.
async fn indexed(table: &Table, pair: (PlayerId, PlayerId)) -> Vec<i64> {
    let (mut seqs, mut before) = (Vec::new(), None);
    loop {
        let page = Page { between: Some(pair), ..Page::new(before, 3) };
        let page = told(table, page, pair).await;
        let Some((last, _)) = page.last() else {
            return seqs;
        };
        assert!(page.len() <= 3);
        before = Some(*last);
        seqs.extend(page.iter().map(|(seq, _)| *seq));
    }
}

/// Returns the number of entries, and those with an event between two players.
async fn looked_for(table: &Table, pair: (PlayerId, PlayerId)) -> (usize, Vec<i64>) {
    let all = told(table, Page::new(None, 10_000), pair).await;
    let between = all.iter().filter(|(_, between)| *between);
    (all.len(), between.map(|(seq, _)| *seq).collect())
}

#[tokio::test]
async fn a_pairs_history_is_found_behind_later_entries() {
    let mut table = Table::begin().await;
    table.order(CY, Command::Join).await;
    for round in 0..3 {
        for (one, other) in [(ADA, BO), (CY, ADA), (BO, CY)] {
            // A player who was refused has to wait (L14.2).
            table.pass(72);
            table.set(one, other, 90).await;
            let offer = table.ask_money(one, other, round == 1).await;
            let private = table.ask_money(one, other, true).await;
            table.order(other, Command::Refuse { offer }).await;
            table.order(one, Command::Withdraw { offer: private }).await;
            // Indexed entries are kept, and new ones are added.
            let seqs = indexed(&table, (one, other)).await;
            assert_eq!(seqs, indexed(&table, (other, one)).await);
            let (all, between) = looked_for(&table, (one, other)).await;
            assert!(!between.is_empty());
            let found = between.iter().all(|seq| seqs.contains(seq));
            assert!(found, "{between:?} {seqs:?}");
            assert!(seqs.windows(2).all(|two| two[0] > two[1]), "{seqs:?}");
            assert!(seqs.len() < all, "it finds all there are");
        }
        match round {
            0 => drop(table.undo(1).await),
            _ => table.restart().await,
        }
    }
    assert!(indexed(&table, (ADA, MOD)).await.is_empty());
}
