//! The courier on a real journal, with a scripted counter in place of Discord.

mod barred;

use crate::journal::{BO, GUILD, NOON, Place, announce, change, commit, create, spiral_arm};
use chancery::courier::{Batch, Courier, Failure, Transport};
use chancery::journal::{DeliveryQueue, Journal, NewCampaign, Opening, Posted, Target};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::time::{Span, Time};
use chancery_clock::Clock;
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// The result of a batch at the counter. A batch without a plan is delivered.
enum Plan {
    Later(Option<Duration>),
    Never,
    /// The place is closed to the bot.
    Barred,
    /// The place is closed, and is retried after this time.
    BarredAgain(Duration),
    /// The place is closed, and opens before that is recorded.
    BarredFor(Journal),
    Panic,
    /// Waits until the test opens the door, then delivers.
    Door,
}

/// The plans for each campaign, and everything that the courier submitted.
#[derive(Clone)]
struct Counter {
    plans: Arc<Mutex<BTreeMap<CampaignId, VecDeque<Plan>>>>,
    seen: Arc<Mutex<Vec<Batch>>>,
    door: Arc<Semaphore>,
}

impl Counter {
    fn new() -> Counter {
        Counter { plans: Arc::default(), seen: Arc::default(), door: Arc::new(Semaphore::new(0)) }
    }

    fn plan(&self, campaign: CampaignId, plan: impl IntoIterator<Item = Plan>) {
        self.plans.lock().unwrap().entry(campaign).or_default().extend(plan);
    }

    /// Returns what was submitted for a campaign so far, as the notices of each batch.
    fn texts(&self, campaign: CampaignId) -> Vec<String> {
        self.batches(campaign).iter().map(|batch| batch.notices.join("+").replace('"', "")).collect()
    }

    fn batches(&self, campaign: CampaignId) -> Vec<Batch> {
        let seen = self.seen.lock().unwrap();
        seen.iter().filter(|batch| batch.queue.campaign == campaign).cloned().collect()
    }

    async fn wait_for(&self, count: usize) {
        while self.seen.lock().unwrap().len() < count {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
}

impl Transport for Counter {
    async fn now(&self) -> Result<Time, Failure> {
        Ok(NOON)
    }

    async fn together(&self, _: DeliveryQueue, notices: &[String]) -> usize {
        let poison = notices.iter().skip(1).any(|one| one.contains("poison"));
        assert!(!poison, "this notice cannot be read");
        let together = notices.iter().take_while(|one| !one.contains("alone"));
        together.count().max(1)
    }

    async fn deliver(&self, batch: &Batch) -> Result<Vec<Posted>, Failure> {
        self.seen.lock().unwrap().push(batch.clone());
        let campaign = batch.queue.campaign;
        let plan = self.plans.lock().unwrap().get_mut(&campaign).and_then(VecDeque::pop_front);
        let problem = "as planned".to_owned();
        match plan {
            Some(Plan::Later(after)) => return Err(Failure::Later { after, problem }),
            Some(Plan::Barred) => return Err(Failure::Barred { again: None, problem }),
            Some(Plan::BarredAgain(again)) => return Err(Failure::Barred { again: Some(again), problem }),
            Some(Plan::BarredFor(journal)) => {
                journal.reopen(Opening::Channels(GUILD)).await.unwrap();
                return Err(Failure::Barred { again: None, problem });
            }
            Some(Plan::Never) => return Err(Failure::Never { problem }),
            Some(Plan::Panic) => panic!("as planned"),
            Some(Plan::Door) => self.door.acquire().await.unwrap().forget(),
            None => {}
        }
        let subject = format!("first:{}", batch.notices[0]);
        Ok(vec![Posted { campaign, subject, channel: 1, message: 2 }])
    }
}

/// Commits announcements to the campaign's channel.
async fn tell(journal: &Journal, campaign: CampaignId, texts: &[&str]) {
    tell_to(journal, campaign, Target::Channel, texts).await;
}

async fn tell_to(journal: &Journal, campaign: CampaignId, target: Target, texts: &[&str]) {
    let version = journal.campaign(campaign).await.unwrap().unwrap().version;
    let mut told = change(format!("tell:{campaign}:{version}"));
    told.outbox = texts.iter().map(|text| announce(target, text)).collect();
    commit(journal, campaign, version, told).await.unwrap();
}

fn start(journal: &Journal, counter: &Counter) -> Courier {
    Courier::start(journal.clone(), counter.clone(), Clock::still(NOON))
}

async fn idle(courier: &Courier) {
    let idle = tokio::time::timeout(Duration::from_secs(20), courier.idle());
    idle.await.expect("the courier becomes idle").unwrap();
}

#[tokio::test]
async fn pending_announcements_are_joined_in_order_and_remembered() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    tell(&journal, campaign, &["a", "b"]).await;
    counter.plan(campaign, [Plan::Door]);
    let courier = start(&journal, &counter);
    counter.wait_for(1).await;
    tell(&journal, campaign, &["c"]).await;
    tell(&journal, campaign, &["d", "alone", "e"]).await;
    counter.door.add_permits(1);
    idle(&courier).await;
    assert_eq!(counter.texts(campaign), ["a+b", "c+d", "alone", "e"]);
    let post = journal.post(campaign, r#"first:"c""#).await.unwrap().unwrap();
    assert_eq!(post.message, 2);

    let nonces: Vec<String> = counter.batches(campaign).into_iter().map(|batch| batch.nonce).collect();
    for (at, nonce) in nonces.iter().enumerate() {
        assert!(nonce.len() <= 25, "{nonce}");
        assert!(!nonces[..at].contains(nonce), "{nonce} twice");
    }
}

/// Nonces do not depend on the version of Rust or of this program: a message from before an update is retried with its
/// old nonce.
#[tokio::test]
async fn nonces_are_stable_across_versions() {
    let spelt =
        [vec!["", "ab"], vec!["a", "b"], vec!["0123456789abcdef", "51"]].map(|parts| chancery::nonce::of(&parts));
    assert_eq!(spelt, ["aabbe87f5a0bc882", "3c9d591045bc8876", "4d646fd1a0bb5531"]);

    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    tell(&journal, campaign, &["a"]).await;
    tell_to(&journal, campaign, Target::Player(BO), &["p"]).await;
    idle(&start(&journal, &counter)).await;
    let mut nonces = counter.batches(campaign);
    nonces.sort_by_key(|batch| batch.queue);
    let nonces: Vec<String> = nonces.into_iter().map(|batch| batch.nonce).collect();
    assert_eq!(nonces, ["5455e7ceb3480283", "95fb981f6beab53f"]);
}

#[tokio::test]
async fn a_message_holds_at_most_twenty_five_notices() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    tell(&journal, campaign, &["x"; 60]).await;
    let courier = start(&journal, &counter);
    idle(&courier).await;
    let sizes: Vec<usize> = counter.batches(campaign).iter().map(|batch| batch.notices.len()).collect();
    assert_eq!(sizes, [25, 25, 10]);
}

#[tokio::test]
async fn a_stalled_queue_delays_no_other() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let (slow, limited, quick) = (create(&journal, 1).await, create(&journal, 2).await, create(&journal, 3).await);
    counter.plan(slow, [Plan::Door]);
    counter.plan(limited, [Plan::Later(Some(Duration::from_secs(3600)))]);
    let courier = start(&journal, &counter);
    for campaign in [slow, limited, quick] {
        tell(&journal, campaign, &["a"]).await;
    }
    counter.wait_for(3).await;
    // The same campaigns' direct messages are delivered independently.
    for campaign in [slow, limited, quick] {
        tell_to(&journal, campaign, Target::Player(BO), &["p"]).await;
    }
    counter.wait_for(6).await;
    for campaign in [slow, limited, quick] {
        assert_eq!(counter.texts(campaign), ["a", "p"]);
    }
    counter.door.add_permits(1);
    courier.stop().await;
    let left = journal.waiting_queues().await.unwrap();
    assert_eq!(left.len(), 1, "only what the limit holds back is left: {left:?}");
    assert_eq!(left[0].campaign, limited);
}

#[tokio::test]
async fn hanging_queues_delay_no_other_server_or_table() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let mut hanging = Vec::new();
    for channel in 1..=140 {
        let campaign = create(&journal, channel).await;
        counter.plan(campaign, [Plan::Door]);
        tell(&journal, campaign, &["hangs"]).await;
        hanging.push(campaign);
    }
    let elsewhere = NewCampaign { guild: GUILD + 1, ..spiral_arm(200) };
    let elsewhere = journal.create(elsewhere, change("elsewhere")).await.unwrap();
    let courier = start(&journal, &counter);
    // One server may use half of the requests in flight.
    counter.wait_for(128).await;
    tell(&journal, elsewhere, &["a"]).await;
    idle_but(&counter, elsewhere).await;
    counter.door.add_permits(140);
    idle(&courier).await;
    assert!(hanging.iter().all(|campaign| counter.texts(*campaign) == ["hangs"]));
}

#[tokio::test]
async fn a_person_with_hanging_messages_delays_no_other() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let mut campaigns = Vec::new();
    for channel in 1..=12 {
        let campaign = create(&journal, channel).await;
        counter.plan(campaign, [Plan::Door]);
        tell_to(&journal, campaign, Target::Player(BO), &["hangs"]).await;
        campaigns.push(campaign);
    }
    let courier = start(&journal, &counter);
    counter.wait_for(8).await;
    tell_to(&journal, campaigns[11], Target::Player(PlayerId(BO.0 + 1)), &["a"]).await;
    counter.plans.lock().unwrap().remove(&campaigns[11]);
    counter.wait_for(9).await;
    let to_bo = |batch: &Batch| batch.queue.target == Target::Player(BO);
    assert_eq!(counter.seen.lock().unwrap().iter().filter(|batch| to_bo(batch)).count(), 8);
    counter.door.add_permits(12);
    idle(&courier).await;
}

/// Waits until a batch was submitted for a campaign while others hang.
async fn idle_but(counter: &Counter, campaign: CampaignId) {
    let handed_in = async {
        while counter.texts(campaign).is_empty() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), handed_in).await.expect("it is not held up");
}

#[tokio::test]
async fn a_failed_batch_is_resent_unchanged() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    let pause = Duration::from_millis(80);
    counter.plan(campaign, [Plan::Later(Some(pause))]);
    tell(&journal, campaign, &["a", "b"]).await;
    let begun = Instant::now();
    let courier = start(&journal, &counter);
    counter.wait_for(1).await;
    tell(&journal, campaign, &["c"]).await;
    idle(&courier).await;
    assert!(begun.elapsed() >= pause, "it waits as long as it was asked to");
    assert_eq!(counter.texts(campaign), ["a+b", "a+b", "c"]);
    let batches = counter.batches(campaign);
    assert_eq!(batches[0].nonce, batches[1].nonce);
    assert_eq!((batches[0].first_attempt, batches[1].first_attempt), (None, Some(NOON)));
}

#[tokio::test]
async fn repeated_failures_double_the_delay_despite_a_stopped_clock() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    counter.plan(campaign, [Plan::Later(None), Plan::Later(None)]);
    tell(&journal, campaign, &["a"]).await;
    let begun = Instant::now();
    let courier = start(&journal, &counter);
    idle(&courier).await;
    assert_eq!(counter.texts(campaign), ["a", "a", "a"]);
    let took = begun.elapsed();
    assert!(took >= Duration::from_secs(3), "one second and two: {took:?}");
}

#[tokio::test]
async fn requested_delays_are_not_doubled() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    let asked = || Plan::Later(Some(Duration::from_millis(20)));
    counter.plan(campaign, std::iter::repeat_with(asked).take(6));
    counter.plan(campaign, [Plan::Later(None)]);
    tell(&journal, campaign, &["a"]).await;
    let courier = start(&journal, &counter);
    // After six doublings, the delay would be a minute. This waits for a third of that.
    idle(&courier).await;
    assert_eq!(counter.texts(campaign).len(), 8);
}

#[tokio::test]
async fn undeliverable_messages_are_given_up_and_can_be_retried() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    counter.plan(campaign, [Plan::Never, Plan::Panic]);
    tell(&journal, campaign, &["a", "alone", "b"]).await;
    let courier = start(&journal, &counter);
    idle(&courier).await;
    assert_eq!(counter.texts(campaign), ["a", "alone", "b"]);
    let parked = journal.parked(campaign).await.unwrap();
    let problems: Vec<&str> = parked.iter().map(|row| row.problem.as_str()).collect();
    assert_eq!(problems, ["as planned", "a fault in this program, see its log"]);

    assert_eq!(journal.unpark(campaign).await.unwrap(), 2);
    idle(&courier).await;
    assert_eq!(counter.texts(campaign)[3..], ["a", "alone"]);
    assert_eq!(journal.parked(campaign).await.unwrap(), []);
    let batches = counter.batches(campaign);
    assert_eq!(batches[0].nonce, batches[3].nonce);
}

#[tokio::test]
async fn an_unreadable_notice_affects_no_other() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    tell(&journal, campaign, &["a", "poison", "b"]).await;
    let courier = start(&journal, &counter);
    idle(&courier).await;
    assert_eq!(counter.texts(campaign), ["a", "poison+b"]);
}

#[tokio::test]
async fn stopping_finishes_sends_in_flight_and_starts_none() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    counter.plan(campaign, [Plan::Door]);
    tell(&journal, campaign, &["a", "alone"]).await;
    let courier = start(&journal, &counter);
    counter.wait_for(1).await;
    let open = async {
        tokio::time::sleep(Duration::from_millis(30)).await;
        counter.door.add_permits(1);
    };
    tokio::join!(courier.stop(), open);
    assert_eq!(counter.texts(campaign), ["a"]);

    // The next courier on the same journal continues from here.
    let courier = start(&journal, &counter);
    idle(&courier).await;
    assert_eq!(counter.texts(campaign), ["a", "alone"]);
}

#[test]
fn after_a_crash_the_same_message_is_resent_first() {
    let place = Place::new();
    let counter = Counter::new();
    let runtime = || tokio::runtime::Runtime::new().unwrap();
    let before = runtime();
    let campaign = before.block_on(async {
        let journal = place.serve().await;
        let campaign = create(&journal, 1).await;
        counter.plan(campaign, [Plan::Door]);
        tell(&journal, campaign, &["a", "b"]).await;
        let _courier = start(&journal, &counter);
        counter.wait_for(1).await;
        tell(&journal, campaign, &["c", "d"]).await;
        campaign
    });
    // Every task in it stops at its current step.
    drop(before);

    runtime().block_on(async {
        let journal = place.serve().await;
        let clock = Clock::still(NOON + Span::hours(1));
        let courier = Courier::start(journal.clone(), counter.clone(), clock);
        idle(&courier).await;
        assert_eq!(counter.texts(campaign), ["a+b", "a+b", "c+d"]);
        let batches = counter.batches(campaign);
        assert_eq!(batches[0].nonce, batches[1].nonce);
        assert_eq!(batches[1].first_attempt, Some(NOON));
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_is_delivered_once_and_in_order() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let courier = start(&journal, &counter);
    let mut campaigns = Vec::new();
    for channel in 0..40 {
        campaigns.push(create(&journal, channel).await);
    }
    for (at, campaign) in campaigns.iter().enumerate() {
        let hiccup = Plan::Later(Some(Duration::from_millis(20)));
        counter.plan(*campaign, (at % 3 == 0).then_some(hiccup));
    }
    let tellers = campaigns.iter().map(|campaign| async {
        for text in ["1", "2", "3", "4", "5", "6"] {
            tell(&journal, *campaign, &[text]).await;
        }
    });
    futures::future::join_all(tellers).await;
    idle(&courier).await;
    for (at, campaign) in campaigns.iter().enumerate() {
        let mut told = counter.texts(*campaign);
        if at % 3 == 0 {
            assert_eq!(told[0], told[1], "the hiccup");
            told.remove(0);
        }
        assert_eq!(told.join("+"), "1+2+3+4+5+6");
    }
}
