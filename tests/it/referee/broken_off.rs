//! An erasure that is interrupted, for example because the process is no longer the leader, and work that is due in
//! many campaigns at once.

use super::{ADA, BO, Table, found, order};
use chancery::journal::Journal;
use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::games::leverage::{self, Favour};
use chancery::rules::ids::{OfferId, PlayerId};
use chancery::rules::time::Span;
use chancery::rules::{Command, Correction, Moderation, Order};
use chancery::scheduler::settle_due;

const TEXT: &str = "erase-me";

/// More rulings than between two snapshots.
const RULINGS: usize = 110;

fn subject(offer: OfferId) -> String {
    format!("offer:{offer}")
}

/// Makes Ada ask Bo for money, with a note.
async fn ask(table: &Table) {
    let value = Leverage::points(50);
    let correction = Correction::Leverage(leverage::Correction::SetLeverage { by: ADA, over: BO, value });
    let command = Command::Moderate(Moderation::Correct { correction, reason: Some("for the test".to_owned()) });
    let order_of_moderator = Order { moderator: true, ..order(PlayerId(900), command) };
    table.referee.rule(table.id, "leverage", &order_of_moderator).await.expect("leverage");
    let favour = Favour::Money { amount: Money(100) };
    let note = Some(TEXT.to_owned());
    let asks = leverage::Command::AskFavour { of: BO, favour, note, private: false };
    table.referee.rule(table.id, "ask", &order(ADA, Command::from(asks))).await.expect("a favour");
}

async fn is_anywhere(journal: &Journal, table: &Table) -> bool {
    let entries = journal.entries_after(table.id, 0, 1000).await.unwrap();
    let snapshots = journal.snapshots(table.id).await.unwrap();
    let mut texts = entries.iter().map(|one| &one.entry.events).chain(snapshots.iter().map(|one| &one.state));
    texts.any(|text| text.contains(TEXT))
}

#[tokio::test]
async fn losing_the_lead_during_an_erasure_restores_no_erased_text() {
    let table = Table::begin().await;
    let journal = table.referee.journal().clone();
    ask(&table).await;
    assert!(is_anywhere(&journal, &table).await);

    let held = table.hold().await;
    let (referee, id) = (table.referee.clone(), table.id);
    let erasing = tokio::spawn(async move { referee.erase(id, ADA, subject).await });
    while !journal.tries().writing.waits() {
        tokio::task::yield_now().await;
    }
    // It is submitted, and its task is stopped before the answer.
    erasing.abort();
    let _ = erasing.await;
    held.let_go().await;

    for number in 0..RULINGS {
        table.gives(&format!("after:{number}"), 1).await.unwrap().unwrap();
    }
    assert!(!journal.snapshots(table.id).await.unwrap().is_empty());
    assert!(!is_anywhere(&journal, &table).await);
}

#[tokio::test]
async fn deadlines_in_many_campaigns_are_settled_together() {
    const CAMPAIGNS: u64 = 20;
    let mut table = Table::begin().await;
    let journal = table.referee.journal().clone();
    for channel in 2..2 + CAMPAIGNS {
        table.id = found(&table.referee, channel).await;
        for player in [ADA, BO] {
            let cause = format!("join:{channel}:{player}");
            table.referee.rule(table.id, &cause, &order(player, Command::Join)).await.expect("they join");
        }
        let (to, amount) = (BO, Leverage::points(1));
        let propose = order(ADA, Command::from(leverage::Command::ProposeReset { to, amount }));
        table.referee.rule(table.id, &format!("propose:{channel}"), &propose).await.expect("an offer");
    }
    let first = journal.earliest_due().await.unwrap().expect("offers lapse");
    let clock = table.referee.clock();
    clock.advance(first.since(clock.now()) + Span::seconds(1));
    let due = journal.due(clock.now(), 64).await.unwrap().len();
    assert_eq!(due, usize::try_from(CAMPAIGNS).unwrap());
    let before = journal.transactions();
    let held = table.hold().await;
    let referee = table.referee.clone();
    let settling = tokio::spawn(async move { settle_due(&referee).await });
    // All of them wait before the first is written.
    while journal.tries().writing.waiting() < CAMPAIGNS {
        tokio::task::yield_now().await;
    }
    held.let_go().await;
    settling.await.unwrap().unwrap();
    assert!(journal.due(clock.now(), 64).await.unwrap().is_empty());
    assert!(journal.transactions() - before < CAMPAIGNS / 2, "they share transactions");
}
