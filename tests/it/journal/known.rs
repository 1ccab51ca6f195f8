//! The served journal's cache always matches the database.

use super::{ADA, BO, Hold, NOON, Place, announce, change, commit, create, head_at};
use crate::effort::either;
use chancery::journal::{
    self, Access, ChainHead, Change, Commit, CommitError, Condition, DeliveryQueue, Journal, MemberChange, Opening,
    Target,
};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::time::Span;

contract! {
    the_cache_matches_the_database,
    a_campaigns_commits_share_a_transaction_and_fail_together,
}

const CAMPAIGNS: u64 = 3;

fn steps() -> u64 {
    either(100, 300)
}

/// A deterministic random number generator.
struct Dice(u64);

impl Dice {
    fn under(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % bound
    }
}

fn queue(campaign: CampaignId, dice: &mut Dice) -> DeliveryQueue {
    let target = match dice.under(3) {
        0 => Target::Channel,
        1 => Target::Player(ADA),
        _ => Target::Player(BO),
    };
    DeliveryQueue { campaign, target }
}

/// Commits a random change to a campaign: announcements, a deadline, a player who joins or leaves, or its end.
async fn rule(journal: &Journal, campaign: CampaignId, step: u64, dice: &mut Dice) {
    let row = journal.campaign(campaign).await.unwrap().unwrap();
    let mut next = change(format!("step:{step}"));
    // Sometimes more than the cache keeps of one delivery queue.
    let count = [1, 2, 3, 70][dice.under(4) as usize];
    let target = queue(campaign, dice).target;
    let told = (0..count).map(|part| announce(target, &format!("{step} {part}")));
    next.outbox.extend(told);
    next.next_due = (dice.under(2) == 0).then(|| NOON + Span::hours(step.cast_signed()));
    next.ended = dice.under(10) == 0;
    next.members.push(MemberChange { player: PlayerId(100 + dice.under(3)), active: dice.under(2) == 0 });
    let committed = commit(journal, campaign, row.version, next).await;
    assert_eq!(committed.unwrap().version, row.version + 1);
}

/// Handles a delivery queue like a courier, or opens it.
async fn deliver(journal: &Journal, queue: DeliveryQueue, dice: &mut Dice) {
    let waiting = journal.waiting(queue, 10).await.unwrap();
    let some = dice.under(3) as usize + 1;
    let rows: Vec<i64> = waiting.iter().take(some).map(|row| row.id).collect();
    let problem = || "closed".to_owned();
    match dice.under(8) {
        0 | 1 => journal.mark_attempt(queue, rows, NOON).await.unwrap(),
        2 | 3 => {
            let all = waiting.iter().map(|row| row.id).collect();
            journal.mark_delivered(queue, all, vec![]).await.unwrap();
        }
        4 => journal.mark_delivered(queue, rows, vec![]).await.unwrap(),
        5 => journal.park(queue, rows, problem(), NOON).await.unwrap(),
        6 => journal.bar(queue, problem(), NOON).await.unwrap(),
        _ => match dice.under(3) {
            0 => drop(journal.unpark(queue.campaign).await.unwrap()),
            1 => journal.reopen(Opening::Player(ADA)).await.unwrap(),
            _ => journal.reopen(Opening::DeliveryQueue(queue)).await.unwrap(),
        },
    }
}

/// Compares everything that can be cached.
async fn compare(served: &Journal, read: &Journal, campaigns: &[CampaignId], step: u64) {
    macro_rules! same {
        ($ask:ident $(, $with:expr)*) => {
            let (known, stored) = (served.$ask($($with),*).await, read.$ask($($with),*).await);
            assert_eq!(known.unwrap(), stored.unwrap(), "{} after {step}", stringify!($ask));
        };
    }
    same!(earliest_due);
    same!(due, NOON + Span::hours(steps().cast_signed() / 2), 2);
    for player in [ADA, BO, PlayerId(102), PlayerId(103)] {
        same!(playing, player);
    }
    for (campaign, channel) in campaigns.iter().zip(0..) {
        same!(campaign, *campaign);
        same!(campaign_in_channel, channel);
        for target in [Target::Channel, Target::Player(ADA), Target::Player(BO)] {
            let queue = DeliveryQueue { campaign: *campaign, target };
            same!(waiting, queue, 100);
        }
    }
    same!(campaign, CampaignId(77));
    same!(campaign_in_channel, 77);
}

async fn the_cache_matches_the_database(place: Place) {
    let mut served = place.serve().await;
    let mut campaigns = Vec::new();
    for channel in 0..CAMPAIGNS {
        campaigns.push(create(&served, channel).await);
    }
    let read = journal::open(&place.url(), Access::Read).await.unwrap();
    let mut dice = Dice(1);
    for step in 0..steps() {
        let campaign = campaigns[dice.under(CAMPAIGNS) as usize];
        match dice.under(4) {
            0 => rule(&served, campaign, step, &mut dice).await,
            _ => {
                let queue = queue(campaign, &mut dice);
                deliver(&served, queue, &mut dice).await;
            }
        }
        // Everything is read again after an error, and after a start.
        match dice.under(40) {
            0 => {
                let mut broken = change(format!("broken:{step}"));
                broken.entries[0].events = "no JSON".to_owned();
                let row = served.campaign(campaign).await.unwrap().unwrap();
                let refused = commit(&served, campaign, row.version, broken).await;
                assert!(matches!(refused, Err(CommitError::Unavailable(_))), "{refused:?}");
            }
            1 => {
                drop(served);
                served = place.serve().await;
            }
            _ => {}
        }
        compare(&served, &read, &campaigns, step).await;
    }
}

/// Submits a commit of a chain, and returns the resulting head.
async fn hand_in(
    journal: &Journal,
    campaign: CampaignId,
    (expected, line): (ChainHead, u64),
    holds: bool,
) -> (chancery::journal::HandedIn, ChainHead) {
    let change = Change {
        line: Some(line),
        only_if: Some(Condition::new(move || holds)),
        ..change(format!("{line}:{}", expected.version))
    };
    let left = expected.after(campaign, &change.entries[0]);
    let commit = Commit { campaign, expected, change };
    (journal.hand_in(commit).await.unwrap(), left)
}

async fn a_campaigns_commits_share_a_transaction_and_fail_together(place: Place) {
    let journal = place.serve().await;
    let (campaign, busy) = (create(&journal, 1).await, create(&journal, 2).await);
    let hold = Hold::new(&journal, busy, 1).await;
    let mut line = Vec::new();
    let mut head = head_at(&journal, campaign, 1).await.unwrap();
    for _ in 0..3 {
        let (handed_in, left) = hand_in(&journal, campaign, (head, 1), true).await;
        line.push(handed_in);
        head = left;
    }
    hold.let_go().await;
    for (handed_in, version) in line.into_iter().zip(2..) {
        assert_eq!(handed_in.written().await.unwrap().version, version);
    }
    assert_eq!(journal.transactions(), 4, "two foundings, one, and all three");

    let (late, after_late) = hand_in(&journal, campaign, (head, 2), false).await;
    let (after, _) = hand_in(&journal, campaign, (after_late, 2), true).await;
    let (other, after_other) = hand_in(&journal, campaign, (head, 3), true).await;
    // The head is right again, but the state that the chain was based on never existed.
    let (wrong, _) = hand_in(&journal, campaign, (after_other, 2), true).await;
    assert!(matches!(late.written().await, Err(CommitError::TooLate)));
    assert!(matches!(after.written().await, Err(CommitError::Stale)));
    assert_eq!(other.written().await.unwrap().version, 5);
    assert!(matches!(wrong.written().await, Err(CommitError::Stale)));
    let seqs = journal.entries_after(campaign, 0, 10).await.unwrap();
    let causes: Vec<&str> = seqs.iter().map(|one| one.entry.cause.as_str()).collect();
    assert_eq!(causes, ["create:1", "1:1", "1:2", "1:3", "3:4"]);
}
