//! Undos while a window of sealed answers is open, and after it has closed.

use super::sealed::{DEE, declared, loaded, sow_discontent};
use super::*;
use chancery::rules::TakingBack;
use chancery::rules::games::realms::{Command as Act, State, TradeCommand};

/// Checks that one step undoes a whole window. Its confirmation shows two acts: Dee going away, and the declaration.
async fn is_undone_whole(mut table: Table, asked: &[OfferId]) {
    let question = table.question(1).await;
    assert!(matches!(question, Confirmation::Undoes { entries: 2, .. }), "{question:?}");
    table.undo(1).await;
    let campaign = table.look().await;
    let state = campaign.playing::<State>().expect("it is played");
    assert_eq!((state.covert.window.as_ref(), state.covert.rows), (None, 0));
    assert_eq!((campaign.offers.pending.len(), campaign.offers.answers.len()), (0, 0));
    assert!(!campaign.players[&DEE].away);
    assert_eq!(state.covert.hands[&BO].count, 1, "the card is back in the hand");
    for offer in asked {
        assert_eq!(table.outcome(*offer).await, Some(Outcome::Void));
    }
    table.restart().await;
    // It can be declared again, with new questions.
    table.order(ADA, sow_discontent()).await;
    assert!(asked.iter().all(|offer| !campaign.offers.pending.contains_key(offer)));
    table.is_sound().await;
}

#[tokio::test]
async fn u6_8_undo_reverts_a_closed_window_completely() {
    let mut table = declared().await;
    let (bo, cy) = (table.asked(BO).await, table.asked(CY).await);
    table.order(DEE, Command::Away { away: true, until: None }).await;
    let picks = Vec::new();
    table.order(BO, Command::Accept { offer: bo, picks }).await;
    // Neither Cy nor Ada answers, so Bo's counter is effective.
    table.pass(40);
    assert_eq!(table.look().await.offers.pending.len(), 0);
    assert_eq!(table.outcome(bo).await, Some(Outcome::Accepted));
    is_undone_whole(table, &[bo, cy]).await;
}

/// A counter was played, and Ada has a question about it, so part of the window is settled.
#[tokio::test]
async fn u6_8_undo_reverts_a_countered_window_completely() {
    let mut table = declared().await;
    let (bo, cy) = (table.asked(BO).await, table.asked(CY).await);
    table.order(DEE, Command::Away { away: true, until: None }).await;
    let picks = Vec::new();
    table.order(BO, Command::Accept { offer: bo, picks }).await;
    table.order(CY, Command::Refuse { offer: cy }).await;
    let ada = table.asked(ADA).await;
    is_undone_whole(table, &[bo, cy, ada]).await;
}

/// A player who has seen cards gains nothing from the undo.
#[tokio::test]
async fn u5_9_an_undone_draw_is_drawn_again() {
    let mut table = declared().await;
    let state_of = |campaign: &Campaign| campaign.playing::<State>().expect("it is played").clone();
    let promise = |state: &State| state.trade.deck.shuffles.last().expect("it is shuffled").promise.clone();
    let before = promise(&state_of(&*table.look().await));
    let begin = || Command::from(Act::Trade(TradeCommand::Begin));
    table.order(ADA, begin()).await;
    table.undo(1).await;
    let state = state_of(&*table.look().await);
    assert!(state.trade.begun.is_none());
    assert_ne!(promise(&state), before);
    table.restart().await;
    table.is_sound().await;
    // The player may only take it back if all players agree.
    table.order(ADA, begin()).await;
    let ask = TakingBack::Ask { confirmed: None };
    let refused = table.referee.take_back(table.id, "take back", ADA, &ask).await;
    let Err(RuleError::Refused { refusal, .. }) = refused else {
        panic!("it has to be seen first");
    };
    let Refusal::MustConfirm(Confirmation::TakesBack { players, .. }) = *refusal else {
        panic!("{refusal:?}");
    };
    assert_eq!(players, [BO, CY, DEE]);
}

/// Undoing acts before the declaration of an open window removes the whole window. The next declaration has new
/// questions.
#[tokio::test]
async fn undoing_earlier_entries_cancels_an_open_window() {
    let mut table = declared().await;
    let (bo, cy) = (table.asked(BO).await, table.asked(CY).await);
    let picks = Vec::new();
    table.order(BO, Command::Accept { offer: bo, picks }).await;
    // These are the declaration, and the turn's beginning.
    table.undo(2).await;
    let campaign = table.look().await;
    let state = campaign.playing::<State>().expect("it is played");
    assert_eq!((state.covert.window.as_ref(), state.covert.rows), (None, 0));
    assert_eq!((campaign.offers.pending.len(), campaign.offers.answers.len()), (0, 0));
    assert_eq!(state.seating.active, None);
    for offer in [bo, cy] {
        assert_eq!(table.outcome(offer).await, Some(Outcome::Void));
    }
    table.restart().await;
    table.order(ADA, Command::from(Act::BeginTurn)).await;
    table.order(ADA, sow_discontent()).await;
    assert!(table.asked(BO).await > cy);
    table.is_sound().await;
}

/// The end of the game has revealed the deck's order and all hands, so neither it nor anything before it can be undone.
#[tokio::test]
async fn an_end_that_revealed_secrets_cannot_be_undone() {
    let mut table = declared().await;
    let bo = table.asked(BO).await;
    let picks = Vec::new();
    table.order(BO, Command::Accept { offer: bo, picks }).await;
    table.pass(1);
    table.order(MOD, Command::Moderate(Moderation::End)).await;
    assert_eq!(table.outcome(bo).await, Some(Outcome::Void));
    let number = table.newest_number().await;
    for steps in [1, 3] {
        let refused = table.propose(steps).await.map(|ruling| ruling.seq);
        let shown = No::ShownToAll { number, steps: 0 };
        assert_eq!(refused, Err(Refusal::from(shown)));
    }
    table.restart().await;
    table.is_sound().await;
}

/// Loading another deck reveals the order of the old deck. Later acts can be undone, but the loading cannot.
#[tokio::test]
async fn a_revealed_deck_is_not_hidden_again() {
    let mut table = declared().await;
    table.order(MOD, loaded()).await;
    let number = table.newest_number().await;
    let refused = table.propose(1).await.map(|ruling| ruling.seq);
    let shown = |steps| Refusal::from(No::ShownToAll { number, steps });
    assert_eq!(refused, Err(shown(0)));
    let away = Command::Away { away: true, until: None };
    table.order(DEE, away).await;
    let refused = table.propose(2).await.map(|ruling| ruling.seq);
    assert_eq!(refused, Err(shown(1)));
    table.undo(1).await;
    table.is_sound().await;
}
