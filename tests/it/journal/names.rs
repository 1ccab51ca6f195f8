//! People's names, which orders need not wait for.

use super::{ADA, BO, GUILD, Hold, NOON, Place, change, create, head_at};
use chancery::journal::{Commit, Error, HandedIn, Journal, PersonName, Trouble};
use chancery::rules::ids::PlayerId;
use std::fs;

contract! {
    a_new_name_is_known_at_once_and_shares_an_orders_transaction,
    a_persons_data_includes_a_name_that_is_being_written,
    an_erased_name_is_not_known_though_it_was_written_before,
    names_written_at_once_are_all_known_afterwards,
    the_last_of_several_new_names_stays,
}

async fn hand_in(journal: &Journal, player: PlayerId, name: &str) -> Option<HandedIn<i64, Error>> {
    journal.hand_in_name(GUILD, player, &PersonName::from(name), false).await.unwrap()
}

async fn known(journal: &Journal, player: PlayerId) -> Option<String> {
    let names = journal.names(GUILD).await.unwrap();
    names.get(&player).map(|name| name.shown.clone())
}

async fn a_new_name_is_known_at_once_and_shares_an_orders_transaction(place: Place) {
    for is_read_before in [true, false] {
        let journal = place.serve().await;
        let (campaign, busy) = match is_read_before {
            true => (create(&journal, 1).await, create(&journal, 2).await),
            false => (create(&journal, 3).await, create(&journal, 4).await),
        };
        if is_read_before {
            assert_eq!(known(&journal, BO).await, None);
        }
        let name = format!("Bo {is_read_before}");
        let hold = Hold::new(&journal, busy, 1).await;
        let written = hand_in(&journal, BO, &name).await.expect("it is new");
        assert_eq!(known(&journal, BO).await.as_ref(), Some(&name));
        assert!(hand_in(&journal, BO, &name).await.is_none(), "it is written once");
        let expected = head_at(&journal, campaign, 1).await.unwrap();
        let order = Commit { campaign, expected, change: change(format!("order:{campaign}")) };
        let order = journal.hand_in(order).await.unwrap();
        hold.let_go().await;
        order.written().await.unwrap();
        assert_eq!(journal.transactions(), 4, "two foundings, one, and both");
        written.written().await.unwrap();
        assert_eq!(known(&journal, BO).await.as_ref(), Some(&name));
        journal.close().await;
    }
    let journal = place.serve().await;
    assert_eq!(known(&journal, BO).await.unwrap(), "Bo false");
}

async fn a_persons_data_includes_a_name_that_is_being_written(place: Place) {
    let journal = place.serve().await;
    let busy = create(&journal, 1).await;
    let hold = Hold::new(&journal, busy, 1).await;
    hand_in(&journal, ADA, "Ada").await.expect("it is new");
    let personal = tokio::spawn({
        let journal = journal.clone();
        async move { journal.personal(ADA).await.unwrap().names }
    });
    hold.let_go().await;
    assert_eq!(personal.await.unwrap(), [(GUILD, "Ada".into())]);
}

async fn the_last_of_several_new_names_stays(place: Place) {
    let journal = place.serve().await;
    let busy = create(&journal, 1).await;
    let hold = Hold::new(&journal, busy, 1).await;
    let mut all = Vec::new();
    for name in ["Ada", "Countess", "Ada", "Ada L."] {
        all.extend(hand_in(&journal, ADA, name).await);
        assert_eq!(known(&journal, ADA).await.unwrap(), name);
    }
    hold.let_go().await;
    for written in all {
        written.written().await.unwrap();
        assert_eq!(known(&journal, ADA).await.unwrap(), "Ada L.");
    }
    journal.close().await;
    let journal = place.serve().await;
    assert_eq!(known(&journal, ADA).await.unwrap(), "Ada L.");
}

async fn an_erased_name_is_not_known_though_it_was_written_before(place: Place) {
    let journal = place.serve().await;
    let busy = create(&journal, 1).await;
    let hold = Hold::new(&journal, busy, 1).await;
    let written = hand_in(&journal, ADA, "Ada").await.expect("it is new");
    let erased = tokio::spawn({
        let journal = journal.clone();
        async move { journal.begin_erasing(ADA, NOON).await }
    });
    hold.let_go().await;
    written.written().await.unwrap();
    erased.await.unwrap().unwrap();
    assert_eq!(known(&journal, ADA).await, None);
}

/// Each name is known from then on, in whatever order the others are written and read.
async fn names_written_at_once_are_all_known_afterwards(place: Place) {
    let journal = place.serve().await;
    for round in ["first", "second"] {
        let write = |player: u64| {
            let journal = journal.clone();
            let name = format!("{round} {player}");
            tokio::spawn(async move {
                journal.set_name(GUILD, PlayerId(player), &*name, player.is_multiple_of(3)).await.unwrap();
                let known = journal.names(GUILD).await.unwrap();
                assert_eq!(known.get(&PlayerId(player)).map(|known| known.shown.clone()), Some(name));
            })
        };
        for written in (1..=100).map(write).collect::<Vec<_>>() {
            written.await.unwrap();
        }
        let known = journal.names(GUILD).await.unwrap();
        let all: Vec<String> = known.values().map(|name| name.shown.clone()).collect();
        assert_eq!(all, (1..=100).map(|player| format!("{round} {player}")).collect::<Vec<_>>());
    }
    journal.begin_erasing(PlayerId(7), NOON).await.unwrap();
    assert_eq!(journal.names(GUILD).await.unwrap().len(), 99);
}

#[tokio::test]
async fn a_name_that_cannot_be_written_is_not_known() {
    let place = Place::sqlite();
    let journal = place.serve().await;
    journal.set_name(GUILD, ADA, "Ada", false).await.unwrap();
    fs::remove_file(place.path()).unwrap();
    for player in [ADA, BO] {
        let written = hand_in(&journal, player, "Countess").await.expect("it is new");
        let refused = written.written().await;
        assert!(matches!(refused, Err(Error::Unwritable(Trouble::Gone))), "{refused:?}");
    }
    assert_eq!(known(&journal, ADA).await.unwrap(), "Ada");
    assert_eq!(known(&journal, BO).await, None);
}
