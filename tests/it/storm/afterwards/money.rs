//! Recounts the money of leverage after every entry: only an event may create or destroy it.

use chancery::rules::games::leverage::{Event as Happened, State};
use chancery::rules::{Campaign, Event, games};

/// Checks the money after an entry, and returns how much it grew. `before` is the state that the decision was based on.
pub fn check(before: &Campaign, events: &[Event], after: &Campaign) -> i64 {
    let (Ok(old), Ok(new)) = (before.playing::<State>(), after.playing::<State>()) else {
        return 0;
    };
    let all = |campaign: &Campaign, state: &State| -> i64 {
        let players = campaign.players.keys();
        players.map(|player| state.money(*player).0).sum()
    };
    let (old, new) = (all(before, old), all(after, new));
    let came: i64 = events.iter().map(came).sum();
    assert_eq!(new - old, came, "money after {events:?}");
    came
}

/// Returns how much money an event creates.
fn came(event: &Event) -> i64 {
    let Event::Game(games::Event::Leverage(event)) = event else {
        return 0;
    };
    match event {
        Happened::MoneyIssued { amount, .. } | Happened::MoneyCorrected { amount, .. } => amount.0,
        Happened::MoneyCorrectedForAll { players, amount } => amount.0 * i64::try_from(players.len()).unwrap(),
        Happened::TaskCredited { money, .. } => money.0,
        Happened::MoneySpent { amount, .. } => -amount.0,
        _ => 0,
    }
}
