//! Undoing while a window of sealed answers is open, and after it has closed.

use super::sealed::{DEE, declared, loaded, sow_discontent};
use super::*;
use chancery::rules::Audience;
use chancery::rules::games::realms::{Command as Act, State};

/// Returns the deadline of the question that waits for a player.
async fn due(table: &Table, player: PlayerId) -> Time {
    let offer = table.asked(player).await;
    let campaign = table.look().await;
    campaign.offers.pending[&offer].deadline.expect("a window closes")
}

/// Returns how many questions a player was sent by direct message since so many notices.
async fn sent(table: &Table, player: PlayerId, since: usize) -> usize {
    let told = table.told().await;
    let to = Audience::Player(player);
    let asks = |one: &&Notice| one.to == to && matches!(one.events[..], [Event::OfferMade(_)]);
    told[since..].iter().filter(asks).count()
}

/// A moderator takes back what came before the close: a player who has answered is not asked again, and one who is asked anew has the whole time.
#[tokio::test]
async fn a_window_that_is_undone_after_its_close_asks_again_with_the_whole_time() {
    let mut table = declared().await;
    let (bo, cy) = (table.asked(BO).await, table.asked(CY).await);
    table.order(DEE, Command::Away { away: true, until: None }).await;
    let picks = Vec::new();
    table.order(BO, Command::Accept { offer: bo, picks }).await;
    // Cy is silent, and so is Ada: Bo's counter stands.
    table.pass(40);
    let campaign = table.look().await;
    assert_eq!(campaign.offers.pending.len(), 0);
    assert_eq!(table.outcome(bo).await, Some(Outcome::Accepted));
    let told = table.told().await.len();
    table.undo(1).await;
    // The window is as it was before Dee went, but for Bo's answer.
    let campaign = table.look().await;
    let waiting: Vec<OfferId> = campaign.offers.pending.keys().copied().collect();
    assert_eq!(waiting, [bo, cy]);
    assert!(campaign.offers.answers[&bo].accepts);
    assert_eq!(due(&table, CY).await, table.clock.now() + Span::hours(12));
    assert_eq!(sent(&table, CY, told).await, 1, "with new buttons");
    assert_eq!(sent(&table, BO, told).await, 0, "Bo has answered");
    table.restart().await;
    table.pass(5);
    table.order(CY, Command::Refuse { offer: cy }).await;
    table.is_sound().await;
    // Ada is asked whether she counters Bo, from now on.
    assert_eq!(due(&table, ADA).await, table.clock.now() + Span::hours(12));
    table.pass(11);
    assert_eq!(table.look().await.offers.pending.len(), 2);
    table.pass(1);
    assert_eq!(table.look().await.offers.pending.len(), 0);
    table.is_sound().await;
}

/// All had answered: the window closes again at once, and Ada has the whole time once more.
#[tokio::test]
async fn answers_that_are_given_still_close_the_row_when_it_is_undone() {
    let mut table = declared().await;
    let (bo, cy) = (table.asked(BO).await, table.asked(CY).await);
    table.order(DEE, Command::Away { away: true, until: None }).await;
    let picks = Vec::new();
    table.order(BO, Command::Accept { offer: bo, picks }).await;
    table.order(CY, Command::Refuse { offer: cy }).await;
    let first = table.asked(ADA).await;
    table.pass(40);
    assert_eq!(table.look().await.offers.pending.len(), 0);
    table.undo(1).await;
    let again = table.asked(ADA).await;
    assert!(again > first, "a number is never given to two");
    assert_eq!(due(&table, ADA).await, table.clock.now() + Span::hours(12));
    table.restart().await;
    table.order(ADA, Command::Refuse { offer: again }).await;
    table.is_sound().await;
    let campaign = table.look().await;
    let state = campaign.playing::<State>().expect("it is played");
    assert_eq!((state.covert.window.as_ref(), state.covert.rows), (None, 2));
}

/// What came before the declaration is undone while the window is open: nothing of it is left, and what is declared next has its own questions.
#[tokio::test]
async fn undoing_what_came_before_an_open_window_takes_it_back() {
    let mut table = declared().await;
    let (bo, cy) = (table.asked(BO).await, table.asked(CY).await);
    let picks = Vec::new();
    table.order(BO, Command::Accept { offer: bo, picks }).await;
    // The declaration, and the turn's beginning.
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

/// The end of the game has shown all players how the deck lay and what is in the hands: it stays, and what came after nothing can be undone either.
#[tokio::test]
async fn an_end_that_showed_what_was_hidden_is_not_undone() {
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

/// Another deck takes the place of one, whose order is shown then. What came after can be undone, and the loading cannot.
#[tokio::test]
async fn a_deck_whose_order_was_shown_is_not_hidden_again() {
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
