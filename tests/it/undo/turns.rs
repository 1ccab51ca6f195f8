//! Undos while others keep playing.

use super::*;

#[tokio::test]
async fn undo_and_other_orders_are_serialised() {
    let mut table = Table::begin().await;
    for round in 0..20 {
        table.gift(ADA, BO, 10).await;
        let seen = table.question(1).await;
        let undoing = Undoing { by: MOD, moderator: true, steps: 1, confirmed: Some(seen) };
        let (one, two) = (format!("undo:{round}"), format!("gift:{round}"));
        let order = order(BO, gift(ADA, 1));
        let (undone, given) =
            tokio::join!(table.referee.undo(table.id, &one, &undoing), table.referee.rule(table.id, &two, &order),);
        given.expect("the gift is given, before or after");
        // The second moderator either must confirm again, or undoes exactly what they have seen.
        if let Err(error) = undone {
            assert!(matches!(error, RuleError::Refused { .. }), "{error}");
        }
        table.is_sound().await;
    }
    table.restart().await;
    table.is_sound().await;
}
