//! Concurrent orders: none is answered before it is durable, and the cache matches the database.

mod broken_off;
mod drafted;
mod erasing;
#[cfg(feature = "postgres")]
mod failover;

use crate::databases::{self, Held};
use chancery::journal::{self, Access};
use chancery::referee::{Foundation, Referee, RuleError, Ruling, replay};
use chancery::rules::games::leverage;
use chancery::rules::games::leverage::amounts::Money;
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::time::Time;
use chancery::rules::{Campaign, Command, Order, RulesetName};
use chancery_clock::Clock;
use futures::future::join_all;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::task::JoinHandle;

const ADA: PlayerId = PlayerId(100);
const BO: PlayerId = PlayerId(101);
const AT_ONCE: i64 = 16;

/// More campaigns than the cache holds.
const MANY: u64 = 300;

type Ruled = JoinHandle<Result<Ruling, RuleError>>;

/// A campaign of two on its own database.
struct Table {
    folder: TempDir,
    referee: Referee,
    id: CampaignId,
    money: Money,
}

impl Table {
    async fn begin() -> Table {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = databases::url(&path(&folder));
        Table::begin_at(folder, &url).await
    }

    async fn begin_at(folder: TempDir, url: &str) -> Table {
        let referee = referee(url).await;
        let id = found(&referee, 1).await;
        for player in [ADA, BO] {
            let (cause, joins) = (format!("join:{player}"), order(player, Command::Join));
            let ruled = referee.rule(id, &cause, &joins).await;
            ruled.expect("they join");
        }
        let money = money(&referee.settled(id).await.expect("it is there"));
        Table { folder, referee, id, money }
    }

    /// Returns the same table as seen by another process.
    #[cfg(feature = "postgres")]
    async fn beside(&self, url: &str) -> Table {
        Table {
            folder: tempfile::tempdir().expect("a temporary folder"),
            referee: referee(url).await,
            id: self.id,
            money: self.money,
        }
    }

    /// Blocks all submitted writes.
    async fn hold(&self) -> Held {
        databases::hold(&databases::url(&path(&self.folder))).await
    }

    /// Has Ada give Bo money, possibly more than she has.
    fn gives(&self, cause: &str, amount: i64) -> Ruled {
        let (referee, id, cause) = (self.referee.clone(), self.id, cause.to_owned());
        tokio::spawn(async move {
            let gift = leverage::Command::Gift { to: BO, amount: Money(amount), note: None };
            let gift = order(ADA, Command::from(gift));
            referee.rule(id, &cause, &gift).await
        })
    }

    /// Waits until this many gifts have been decided, durable or not.
    async fn decided(&self, gifts: i64) {
        let begun = Instant::now();
        while self.given(&self.referee.cached(self.id).await.expect("it is there")) != gifts {
            assert!(begun.elapsed() < Duration::from_secs(30), "nothing is decided");
            tokio::task::yield_now().await;
        }
    }

    fn given(&self, campaign: &Campaign) -> i64 {
        money(campaign).0 - self.money.0
    }

    /// Returns the causes of the entries since the two joined, and checks that the cache matches the database.
    async fn written(&self) -> Vec<String> {
        let journal = self.referee.journal();
        let stored = journal.load(self.id).await.unwrap().expect("it is there");
        let looked = self.referee.settled(self.id).await.unwrap();
        let (mut looked, mut read_back) = (Campaign::clone(&looked), replay(self.id, &stored).unwrap());
        looked.offers.forget_closed();
        read_back.offers.forget_closed();
        assert_eq!(looked, read_back);
        let entries = journal.entries_after(self.id, 3, 1000).await.unwrap();
        entries.into_iter().map(|one| one.entry.cause).collect()
    }
}

fn path(folder: &TempDir) -> PathBuf {
    folder.path().join("chancery.db")
}

async fn referee(url: &str) -> Referee {
    let journal = journal::open(url, Access::Serve).await;
    let clock = Clock::still(Time::from_millis(1_763_640_000_000));
    Referee::new(journal.expect("a database"), clock)
}

async fn found(referee: &Referee, channel: u64) -> CampaignId {
    let place = Foundation {
        guild: 1,
        channel,
        name: format!("Spiral Arm {channel}"),
        ruleset: RulesetName::Leverage,
        pace: None,
        language: "en".to_owned(),
        by: PlayerId(900),
    };
    let founded = referee.found(&place, &format!("found:{channel}")).await;
    founded.expect("a campaign").campaign.id
}

fn order(by: PlayerId, command: Command) -> Order {
    Order { by, moderator: false, on_behalf: None, command, confirmed: None }
}

fn money(campaign: &Campaign) -> Money {
    let state = campaign.playing::<leverage::State>();
    state.expect("leverage is played").money(BO)
}

#[tokio::test]
async fn concurrent_orders_share_a_commit_and_announce_afterwards() {
    let table = Table::begin().await;
    let before = table.referee.journal().transactions();
    let held = table.hold().await;
    let gifts: Vec<Ruled> = (0..AT_ONCE).map(|n| table.gives(&format!("gift:{n}"), 1)).collect();
    let refused = table.gives("too much", 1_000_000);
    let (referee, id) = (table.referee.clone(), table.id);
    let looks = tokio::spawn(async move { referee.settled(id).await });
    table.decided(AT_ONCE).await;
    assert!(gifts.iter().all(|gift| !gift.is_finished()));
    assert!(!refused.is_finished() && !looks.is_finished());
    held.let_go().await;

    for (gift, seq) in join_all(gifts).await.into_iter().zip(4..) {
        assert_eq!(gift.unwrap().expect("it is given").seq, seq);
    }
    let refused = refused.await.unwrap();
    assert!(matches!(refused, Err(RuleError::Refused { .. })), "{refused:?}");
    let seen = looks.await.unwrap().expect("it is seen");
    assert_eq!(table.given(&seen), AT_ONCE);
    let transactions = table.referee.journal().transactions() - before;
    // The first transaction has the first order, and the second has all that arrived meanwhile.
    assert!(transactions <= 2, "{transactions}");
    assert_eq!(table.written().await.len(), 16);
}

/// A repeated order is refused when it is written, and so are all decisions based on it. The referee decides those
/// again.
#[tokio::test]
async fn orders_after_a_failed_commit_are_decided_again() {
    let table = Table::begin().await;
    let held = table.hold().await;
    let causes = ["a", "b", "a", "c", "b", "d", "a", "e"];
    let orders: Vec<Ruled> = causes.iter().map(|cause| table.gives(cause, 1)).collect();
    table.decided(8).await;
    held.let_go().await;
    let mut seqs = Vec::new();
    for (order, cause) in join_all(orders).await.into_iter().zip(causes) {
        let ruling = order.unwrap().expect("it is given, once");
        assert!(table.given(&ruling.campaign) <= 5);
        seqs.push((cause, ruling.seq));
    }
    let written = table.written().await;
    assert_eq!(written.len(), 5);
    for (cause, seq) in seqs {
        assert_eq!(written[usize::try_from(seq).unwrap() - 4], cause);
    }
}

/// If a campaign leaves the cache while an order is waiting to be written, the database does not contain that order
/// yet.
#[tokio::test]
async fn a_campaign_read_before_its_commit_is_read_again() {
    let table = Table::begin().await;
    let others = join_all((2..MANY + 2).map(|channel| found(&table.referee, channel))).await;
    let held = table.hold().await;
    let gift = table.gives("gift", 1);
    table.decided(1).await;
    for other in others {
        table.referee.settled(other).await.expect("it is there");
    }
    let seen = table.referee.settled(table.id).await.expect("it is there");
    assert_eq!(table.given(&seen), 0, "nothing is written yet");
    assert!(!gift.is_finished());
    held.let_go().await;
    gift.await.unwrap().expect("it is given");
    let seen = table.referee.settled(table.id).await.expect("it is there");
    assert_eq!(table.given(&seen), 1);
    assert_eq!(table.written().await, ["gift"]);
}

/// A direct message may be handled by another process than the person's server, so two processes may rule on the same
/// campaign.
#[cfg(feature = "postgres")]
#[tokio::test]
async fn two_busy_processes_on_one_campaign_both_make_progress() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let Some(url) = databases::postgres(&path(&folder)) else {
        return;
    };
    let one = Table::begin_at(folder, &url).await;
    let other = one.beside(&url).await;
    let rule = async |table: &Table, name: &str, orders: i64| {
        for n in 0..orders {
            let ruled = table.gives(&format!("{name}:{n}"), 1).await.unwrap();
            ruled.expect("it is given");
        }
    };
    tokio::join!(
        rule(&one, "a", AT_ONCE * 4),
        rule(&one, "b", AT_ONCE * 4),
        rule(&one, "c", AT_ONCE * 4),
        rule(&other, "d", AT_ONCE)
    );
    assert_eq!(one.written().await.len(), 16 * 13);
    assert_eq!(other.written().await.len(), 16 * 13);
}
