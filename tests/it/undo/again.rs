//! Undos that reach back behind other undos and behind looks.

use super::*;
use chancery::referee::Page;
use chancery::rules::Viewer;

/// Returns whether the newest entries that a viewer sees were undone, newest first.
async fn undone(table: &Table, viewer: Viewer, count: u32) -> Vec<bool> {
    let told = table.referee.told(table.id, Page::new(None, count), viewer).await.unwrap();
    told.iter().map(|told| told.undone).collect()
}

/// Returns how many notices say that the offer is void.
async fn told_void(table: &Table, offer: OfferId) -> usize {
    let void = |event: &Event| matches!(event, Event::OfferClosed { offer: closed, .. } if *closed == offer);
    let told = table.told().await;
    told.iter().filter(|notice| notice.events.iter().any(void)).count()
}

#[tokio::test]
async fn a_void_offer_is_announced_once() {
    for private in [false, true] {
        let mut table = Table::begin().await;
        table.set(ADA, BO, 10).await;
        table.gift(BO, ADA, 50).await;
        let offer = table.ask_money(ADA, BO, private).await;
        table.undo(1).await;
        let told = told_void(&table, offer).await;
        assert!(told >= 1, "{private}");
        table.undo(1).await;
        table.undo(1).await;
        assert_eq!(told_void(&table, offer).await, told, "{private}");
        assert_eq!(table.outcome(offer).await, Some(Outcome::Void));
    }
}

#[tokio::test]
async fn an_accepted_offer_that_is_undone_is_announced_as_void() {
    let mut table = Table::begin().await;
    table.set(ADA, BO, 10).await;
    let offer = table.ask_money(ADA, BO, false).await;
    table.order(BO, Command::Accept { offer, picks: Vec::new() }).await;
    let told = told_void(&table, offer).await;
    table.undo(2).await;
    assert_eq!(table.outcome(offer).await, Some(Outcome::Void));
    assert_eq!(told_void(&table, offer).await, told + 1);
}

#[tokio::test]
async fn an_undo_is_never_marked_as_undone() {
    let mut table = Table::begin().await;
    table.gift(ADA, BO, 50).await;
    table.gift(BO, ADA, 50).await;
    table.undo(1).await;
    table.undo(1).await;
    for viewer in [Viewer::TABLE, CY.into(), ADA.into()] {
        assert_eq!(undone(&table, viewer, 4).await, [false, false, true, true]);
    }
}

#[tokio::test]
async fn an_export_with_secrets_is_not_undone() {
    let mut table = Table::begin().await;
    table.gift(ADA, BO, 50).await;
    table.order(MOD, Command::Moderate(Moderation::ShowSecrets)).await;
    table.undo(1).await;
    assert_eq!(undone(&table, Viewer::TABLE, 3).await, [false, false, true]);
    assert_eq!(over(&*table.look().await, ADA, BO), Leverage::ZERO);
}

#[tokio::test]
async fn a_question_that_is_void_is_not_asked_again() {
    let mut table = sealed::declared().await;
    let question = table.asked(BO).await;
    let asks = |event: &Event| matches!(event, Event::OfferMade(made) if made.id == question);
    let asked = table.told().await.iter().filter(|notice| notice.events.iter().any(asks)).count();
    table.undo(1).await;
    let asked_since = table.told().await.iter().filter(|notice| notice.events.iter().any(asks)).count();
    assert!(asked > 0);
    assert_eq!(asked_since, asked);
    assert_eq!(table.outcome(question).await, Some(Outcome::Void));
}
