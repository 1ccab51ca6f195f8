//! Writing decisions and reading them back.

use super::{Hold, NOON, Place, announce, change, commit, create, entry, head_at, spiral_arm};
use chancery::journal::{self, Access, Commit, CommitError, CreateError, Entry, Error, OfferChange, Target};
use chancery::rules::ids::{CampaignId, OfferId};
use chancery::rules::time::Span;
use futures::future::join_all;

contract! {
    one_cause_is_committed_once,
    a_decision_on_an_old_state_is_stale,
    pending_commits_share_a_transaction,
    only_the_failing_commit_of_a_group_is_refused,
    a_channel_holds_one_campaign_until_it_ends,
    an_ended_campaign_cannot_return_to_a_taken_channel,
    a_campaign_is_rebuilt_from_its_snapshot_and_later_entries,
    an_undo_can_omit_entries,
    the_newest_and_one_earlier_snapshot_are_kept,
    deadlines_come_in_order,
    committed_entries_survive_a_crash,
    closing_writes_pending_commits,
    a_reader_sees_committed_data_and_writes_nothing,
}

async fn one_cause_is_committed_once(place: Place) {
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    commit(&journal, campaign, 1, change("gift")).await.unwrap();

    // Based on the state of the first decision, and on the newest.
    for version in [1, 2] {
        let mut again = change("other");
        again.entries.push(entry("gift"));
        again.outbox.push(announce(Target::Channel, "never"));
        let refused = commit(&journal, campaign, version, again).await.unwrap_err();
        assert!(matches!(&refused, CommitError::Duplicate { cause } if cause == "gift"), "{refused:?}");
    }
    let loaded = journal.load(campaign).await.unwrap().unwrap();
    assert_eq!(loaded.campaign.version, 2);
    assert!(journal.waiting_queues().await.unwrap().is_empty());
    assert_eq!(journal.entry_by_cause("gift").await.unwrap().unwrap().seq, 2);
    assert_eq!(journal.entry_by_cause("other").await.unwrap(), None);
}

async fn a_decision_on_an_old_state_is_stale(place: Place) {
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    let expected = head_at(&journal, campaign, 1).await.unwrap();
    let on_the_first = |cause: &str| journal.commit(Commit { campaign, expected, change: change(cause) });
    let (first, second) = tokio::join!(on_the_first("a"), on_the_first("b"));
    assert_eq!(first.unwrap().version, 2);
    assert!(matches!(second.unwrap_err(), CommitError::Stale));
    let nowhere = commit(&journal, CampaignId(77), 0, change("c")).await;
    assert!(matches!(nowhere.unwrap_err(), CommitError::Stale));
    assert_eq!(journal.entry_by_cause("b").await.unwrap(), None);
}

async fn pending_commits_share_a_transaction(place: Place) {
    let journal = place.serve().await;
    let created = join_all((0..64).map(|channel| create(&journal, channel))).await;
    let before = journal.transactions();

    let hold = Hold::new(&journal, created[0], 1).await;
    let mut waiting = Vec::new();
    for campaign in &created[1..] {
        let expected = head_at(&journal, *campaign, 1).await.unwrap();
        let commit = Commit { campaign: *campaign, expected, change: change(format!("c{campaign}")) };
        waiting.push(journal.hand_in(commit).await.unwrap());
    }
    hold.let_go().await;
    for handed_in in waiting {
        assert_eq!(handed_in.written().await.unwrap().version, 2);
    }
    assert_eq!(journal.transactions(), before + 2);
}

async fn only_the_failing_commit_of_a_group_is_refused(place: Place) {
    let journal = place.serve().await;
    let created = join_all((0..20).map(|channel| create(&journal, channel))).await;
    let commits = created.iter().map(|campaign| {
        let mut change = change(format!("c{campaign}"));
        match campaign.0 {
            5 => change.entries[0].cause = "create:3".into(),
            9 => change.entries[0].events = "[not JSON".into(),
            _ => {}
        }
        commit(&journal, *campaign, 1, change)
    });
    for (campaign, written) in created.iter().zip(join_all(commits).await) {
        match campaign.0 {
            5 => assert!(matches!(written, Err(CommitError::Duplicate { .. }))),
            9 => assert!(matches!(written, Err(CommitError::Unavailable(Error::Database(_))))),
            _ => assert_eq!(written.unwrap().version, 2),
        }
        let version = journal.campaign(*campaign).await.unwrap().unwrap().version;
        assert_eq!(version, if [5, 9].contains(&campaign.0) { 1 } else { 2 });
    }
}

async fn a_channel_holds_one_campaign_until_it_ends(place: Place) {
    let journal = place.serve().await;
    let first = create(&journal, 7).await;
    let taken = journal.create(spiral_arm(7), change("again")).await;
    assert!(matches!(taken, Err(CreateError::ChannelTaken(holder)) if holder == first));
    let repeated = journal.create(spiral_arm(7), change("create:7")).await;
    assert!(matches!(repeated, Err(CreateError::Duplicate { cause }) if cause == "create:7"));
    let repeated = journal.create(spiral_arm(8), change("create:7")).await;
    assert!(matches!(repeated, Err(CreateError::Duplicate { cause }) if cause == "create:7"));
    assert_eq!(journal.campaigns().await.unwrap().len(), 1);

    let mut end = change("end");
    end.ended = true;
    end.next_due = Some(NOON);
    commit(&journal, first, 1, end).await.unwrap();
    assert!(journal.campaign(first).await.unwrap().unwrap().ended);
    let ended = journal.campaign_in_channel(7).await.unwrap().unwrap();
    assert_eq!(ended.id, first, "its story is still shown there");
    assert_eq!(journal.campaigns_in(ended.guild).await.unwrap(), []);
    assert_eq!(journal.earliest_due().await.unwrap(), None);
    let second = journal.create(spiral_arm(7), change("second")).await.unwrap();
    let found = journal.campaign_in_channel(7).await.unwrap().unwrap();
    assert_eq!(found.id, second);
}

async fn an_ended_campaign_cannot_return_to_a_taken_channel(place: Place) {
    let journal = place.serve().await;
    let first = create(&journal, 7).await;
    let ended = journal::Change { ended: true, ..change("end") };
    commit(&journal, first, 1, ended).await.unwrap();
    let undoing = |cause: &str| journal::Change { reverts: std::iter::once(2..3).collect(), ..change(cause) };

    // In the same transaction, as when another campaign is founded while an end is undone, and in a later transaction.
    let held = create(&journal, 8).await;
    let hold = Hold::new(&journal, held, 1).await;
    let expected = head_at(&journal, first, 2).await.unwrap();
    let back = Commit { campaign: first, expected, change: undoing("back") };
    let back = journal.hand_in(back).await.unwrap();
    let (second, ()) = tokio::join!(journal.create(spiral_arm(7), change("second")), hold.let_go());
    let second = second.unwrap();
    let refused = back.written().await;
    assert!(matches!(refused, Err(CommitError::ChannelTaken(by)) if by == second), "{refused:?}");
    let refused = commit(&journal, first, 2, undoing("again")).await;
    assert!(matches!(refused, Err(CommitError::ChannelTaken(by)) if by == second), "{refused:?}");
    assert!(journal.campaign(first).await.unwrap().unwrap().ended);

    let ended = journal::Change { ended: true, ..change("end of the second") };
    commit(&journal, second, 1, ended).await.unwrap();
    commit(&journal, first, 2, undoing("at last")).await.unwrap();
    assert_eq!(journal.campaign_in_channel(7).await.unwrap().unwrap().id, first);
}

async fn an_undo_can_omit_entries(place: Place) {
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    let steps = [(1, false), (2, false), (1, true), (3, false), (3, true)];
    for (version, (offer, closed)) in (1..).zip(steps) {
        let offers = vec![OfferChange { offer: OfferId(offer), entry: 0, closed }];
        commit(&journal, campaign, version, journal::Change { offers, ..change(format!("c{version}")) }).await.unwrap();
    }
    let undo = journal::Change { reverts: vec![3..4, 6..7], ..change("undo") };
    commit(&journal, campaign, 6, undo).await.unwrap();
    let page = journal.entries(campaign, None, 5).await.unwrap();
    let page: Vec<_> = page.iter().map(|entry| (entry.seq, entry.reverted_by)).collect();
    assert_eq!(page, [(7, None), (6, Some(7)), (5, None), (4, None), (3, Some(7))]);
    // The first offer stays closed, the second is gone, and the third is open again.
    for (offer, closed) in [(1, true), (2, false), (3, false)] {
        let known = journal.closed_offer(campaign, OfferId(offer)).await.unwrap();
        assert_eq!(known.is_some(), closed, "offer {offer}");
    }
    let offers = vec![OfferChange { offer: OfferId(3), entry: 0, closed: true }];
    commit(&journal, campaign, 7, journal::Change { offers, ..change("c7") }).await.unwrap();
    assert!(journal.closed_offer(campaign, OfferId(3)).await.unwrap().is_some());
}

async fn a_campaign_is_rebuilt_from_its_snapshot_and_later_entries(place: Place) {
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    for version in 1..6 {
        let mut next = change(format!("c{version}"));
        if version % 2 == 1 {
            next.snapshot = Some(format!(r#"{{"after":{}}}"#, version + 1));
        }
        commit(&journal, campaign, version, next).await.unwrap();
    }
    commit(&journal, campaign, 6, change("c6")).await.unwrap();
    let loaded = journal.load(campaign).await.unwrap().unwrap();
    let snapshot = loaded.snapshot.unwrap();
    assert_eq!((snapshot.seq, snapshot.state.as_str()), (6, r#"{"after":6}"#));
    let seqs: Vec<i64> = loaded.entries.iter().map(|entry| entry.seq).collect();
    assert_eq!(seqs, [7]);
    assert!(journal.load(CampaignId(77)).await.unwrap().is_none());

    let mut undo = change("undo");
    undo.reverts.push(5..8);
    commit(&journal, campaign, 7, undo).await.unwrap();
    let loaded = journal.load(campaign).await.unwrap().unwrap();
    assert_eq!(loaded.snapshot.unwrap().seq, 2);
    let seqs: Vec<i64> = loaded.entries.iter().map(|entry| entry.seq).collect();
    assert_eq!(seqs, [3, 4, 8]);
    let page = journal.entries(campaign, None, 3).await.unwrap();
    let page: Vec<_> = page.iter().map(|entry| (entry.seq, entry.reverted_by)).collect();
    assert_eq!(page, [(8, None), (7, Some(8)), (6, Some(8))]);
    let page = journal.entries(campaign, Some(6), 2).await.unwrap();
    let page: Vec<_> = page.iter().map(|entry| (entry.seq, entry.reverted_by)).collect();
    assert_eq!(page, [(5, Some(8)), (4, None)]);
    let page = journal.entries_after(campaign, 6, 10).await.unwrap();
    assert_eq!(page.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [7, 8]);
}

async fn the_newest_and_one_earlier_snapshot_are_kept(place: Place) {
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    let kept = async || -> Vec<i64> {
        let mut moment = journal.read_snapshot().await.unwrap();
        let snapshots = moment.snapshots(campaign).await.unwrap();
        snapshots.iter().map(|snapshot| snapshot.seq).collect()
    };
    let mut version = 1;
    for (after, stay) in [
        (100, &[100][..]),
        // If they are close to each other, as when moderators undo repeatedly, the one that reaches far back is kept.
        (103, &[100, 103]),
        (107, &[100, 107]),
        (207, &[107, 207]),
        (307, &[207, 307]),
    ] {
        while version < after {
            let mut next = change(format!("c{version}"));
            if version + 1 == after {
                next.snapshot = Some("{}".into());
            }
            version = commit(&journal, campaign, version, next).await.unwrap().version;
        }
        assert_eq!(kept().await, stay, "after {after}");
    }
}

async fn deadlines_come_in_order(place: Place) {
    let journal = place.serve().await;
    let mut news = journal.deadlines();
    let created = join_all((0..4).map(|channel| create(&journal, channel))).await;
    assert_eq!(journal.earliest_due().await.unwrap(), None);
    news.mark_unchanged();
    for (campaign, hours) in created.iter().zip([3, 1, 2]) {
        let mut next = change(format!("due{campaign}"));
        next.next_due = Some(NOON + Span::hours(hours));
        commit(&journal, *campaign, 1, next).await.unwrap();
        assert!(news.has_changed().unwrap());
        news.mark_unchanged();
    }
    let first = NOON + Span::hours(1);
    assert_eq!(journal.earliest_due().await.unwrap(), Some(first));
    assert_eq!(journal.due(NOON, 10).await.unwrap(), []);
    assert_eq!(journal.due(first, 10).await.unwrap(), [created[1]]);
    let late = NOON + Span::hours(9);
    let order = [created[1], created[2], created[0]];
    assert_eq!(journal.due(late, 10).await.unwrap(), order);
    assert_eq!(journal.due(late, 2).await.unwrap(), order[..2]);
}

async fn committed_entries_survive_a_crash(place: Place) {
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    commit(&journal, campaign, 1, change("gift")).await.unwrap();
    drop(journal);

    let journal = place.serve().await;
    let loaded = journal.load(campaign).await.unwrap().unwrap();
    assert_eq!(loaded.campaign.version, 2);
    assert_eq!(loaded.campaign.name, "Spiral Arm");
    let entries: Vec<Entry> = loaded.entries.into_iter().map(|entry| entry.entry).collect();
    assert_eq!(entries, [entry("create:1"), entry("gift")]);
}

async fn closing_writes_pending_commits(place: Place) {
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    let expected = head_at(&journal, campaign, 1).await.unwrap();
    let on_the_first = |cause: &str| journal.commit(Commit { campaign, expected, change: change(cause) });
    let (written, ()) = tokio::join!(on_the_first("a"), journal.close());
    assert_eq!(written.unwrap().version, 2);
    let refused = on_the_first("b").await;
    assert!(matches!(refused, Err(CommitError::Unavailable(Error::Closed))));
}

async fn a_reader_sees_committed_data_and_writes_nothing(place: Place) {
    let bot = place.serve().await;
    let campaign = create(&bot, 1).await;
    let reader = journal::open(&place.url(), Access::Read).await.unwrap();
    assert_eq!(reader.campaigns().await.unwrap()[0].id, campaign);
    let expected = head_at(&reader, campaign, 1).await.unwrap();
    let refused = reader.commit(Commit { campaign, expected, change: change("a") }).await;
    assert!(matches!(refused, Err(CommitError::Unavailable(Error::Closed))));
    commit(&bot, campaign, 1, change("b")).await.unwrap();
    let seen = reader.campaign(campaign).await.unwrap().unwrap();
    assert_eq!(seen.version, 2);
    reader.close().await;
}
