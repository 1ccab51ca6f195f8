//! Several processes on one database, which only PostgreSQL allows. Each has its own journal, and they communicate only
//! through the database.

use super::{ADA, GUILD, Place, announce, change, commit, create, spiral_arm};
use crate::databases::{Proxy, Server};
use chancery::bot::Bot;
use chancery::journal::{
    self, Access, Change, CommitError, CreateError, DeliveryQueue, Error, Journal, Target, Trouble,
};
use chancery::referee::Seeds;
use chancery::rules::ids::CampaignId;
use chancery::sandbox::{Guest, Seat};
use chancery_clock::Clock;
use chancery_loopback::Loopback;
use std::time::Duration;
use tokio::task::JoinSet;

/// The number of polls before a test gives up: 30 s.
const LOOKS: u32 = 1_500;
const APART: Duration = Duration::from_millis(20);

pub async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    for _ in 0..LOOKS {
        if is_so().await {
            return;
        }
        tokio::time::sleep(APART).await;
    }
    panic!("never: {what}");
}

pub fn leads(journal: &Journal) -> bool {
    *journal.leads().borrow()
}

pub async fn open(url: &str) -> Journal {
    journal::open(url, Access::Serve).await.expect("the journal opens")
}

/// Opens a leading journal and another one.
async fn two(first: &str, second: &str) -> (Journal, Journal) {
    let lead = open(first).await;
    until("the first one leads", async || leads(&lead)).await;
    (lead, open(second).await)
}

/// While the earlier bot still leads, a restarted one runs no background jobs, and an evening's next line would not
/// wait for them.
#[tokio::test]
async fn the_sandbox_continues_when_the_restarted_bot_leads() {
    let Some(place) = Place::postgres() else { return };
    let earlier = open(&place.url()).await;
    until("the earlier one leads", async || leads(&earlier)).await;
    let discord = Loopback::start(Clock::wall()).await.unwrap();
    let seat = Seat {
        base_url: discord.base_url(),
        token: discord.token().to_owned(),
        database_url: place.url(),
        seeds: Seeds::Played(0),
    };
    let goes = async {
        discord.until(|world| (!world.commands.is_empty()).then_some(())).await;
        earlier.close().await;
    };
    let (bot, ()) = tokio::join!(<Bot as Guest>::start(&seat, discord.clock()), goes);
    let bot = bot.unwrap();
    assert!(leads(bot.journal()));
    Guest::stop(bot).await;
}

/// Checks that the campaign has this many entries, each with its own cause and chained to the one before it.
pub async fn is_sound(journal: &Journal, campaign: CampaignId, entries: usize) {
    let mut snapshot = None;
    // The first reads after a restart may meet connections that the server has closed.
    until("it can be read", async || {
        snapshot = journal.read_snapshot().await.ok();
        snapshot.is_some()
    })
    .await;
    let mut moment = snapshot.unwrap();
    let rows = moment.campaigns().await.unwrap();
    let row = rows.iter().find(|row| row.campaign.id == campaign).unwrap();
    let (mut link, mut causes) = (row.anchor, Vec::new());
    for linked in moment.entries_after(campaign, 0, 10_000).await.unwrap() {
        link = linked.recorded.link_after(link);
        assert_eq!(linked.link, Some(link));
        causes.push(linked.recorded.entry.cause.clone());
    }
    assert_eq!(row.head, Some(link));
    assert_eq!(causes.len(), entries);
    assert_eq!(row.campaign.version, i64::try_from(entries).unwrap());
    causes.sort();
    causes.dedup();
    assert_eq!(causes.len(), entries, "causes are unique");
}

#[tokio::test]
async fn several_processes_of_one_bot_share_a_database() {
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    let url = server.url("game");
    let serve = async |bot: u32| journal::open(&url, Access::ServeAs(bot)).await;
    let refused = async |bot: u32| match serve(bot).await {
        Err(problem) => problem.to_string().starts_with("another bot serves"),
        Ok(journal) => {
            journal.close().await;
            false
        }
    };
    let (one, beside) = (serve(1).await.unwrap(), serve(1).await.unwrap());
    assert!(refused(2).await);
    assert!(journal::open(&url, Access::Read).await.is_ok());
    one.close().await;
    assert!(refused(2).await, "one of its processes still serves");
    // The claim outlives the sessions that hold it.
    server.cut("game");
    until("it is claimed again", async || refused(2).await).await;
    beside.close().await;
    let another = serve(2).await.unwrap();
    assert!(refused(1).await);
    another.close().await;
}

#[tokio::test]
async fn concurrent_writes_are_written_once_and_in_one_order() {
    let Some(place) = Place::postgres() else {
        return;
    };
    let (one, other) = tokio::join!(open(&place.url), open(&place.url));

    let (x, y) = tokio::join!(
        one.create(spiral_arm(50), change("by one")),
        other.create(spiral_arm(50), change("by the other"))
    );
    let (campaign, refused) = match (x, y) {
        (Ok(campaign), Err(refused)) | (Err(refused), Ok(campaign)) => (campaign, refused),
        both => panic!("{both:?}"),
    };
    assert!(matches!(refused, CreateError::ChannelTaken(taken) if taken == campaign));

    for version in 1..=40 {
        let (x, y) = tokio::join!(
            commit(&one, campaign, version, change(format!("one:{version}"))),
            commit(&other, campaign, version, change(format!("other:{version}")))
        );
        match (&x, &y) {
            (Ok(done), Err(CommitError::Stale)) | (Err(CommitError::Stale), Ok(done)) => {
                assert_eq!(done.version, version + 1)
            }
            both => panic!("{both:?}"),
        }
    }
    is_sound(&one, campaign, 41).await;

    let elsewhere = create(&other, 51).await;
    for round in 0..20 {
        let here = version(&one, campaign).await;
        let there = version(&other, elsewhere).await;
        let cause = format!("comes to both:{round}");
        let (x, y) = tokio::join!(
            commit(&one, campaign, here, change(cause.clone())),
            commit(&other, elsewhere, there, change(cause))
        );
        assert!(
            matches!(
                (&x, &y),
                (Ok(_), Err(CommitError::Duplicate { .. })) | (Err(CommitError::Duplicate { .. }), Ok(_))
            ),
            "{x:?} {y:?}"
        );
    }

    let mut founding = JoinSet::new();
    for channel in 1_000..1_060 {
        let by = if channel % 2 == 0 { &one } else { &other }.clone();
        founding.spawn(async move { create(&by, channel).await });
    }
    let mut numbers = founding.join_all().await;
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), 60, "numbers are not reused");
    one.close().await;
    other.close().await;
}

async fn version(journal: &Journal, campaign: CampaignId) -> i64 {
    let row = journal.campaign(campaign).await.unwrap();
    row.expect("it is there").version
}

fn knows(journal: &Journal, campaign: CampaignId) -> Option<i64> {
    journal.known_head(campaign).map(|head| head.version)
}

#[tokio::test]
async fn processes_see_each_others_writes() {
    let Some(place) = Place::postgres() else {
        return;
    };
    let (lead, other) = two(&place.url, &place.url).await;
    let campaign = create(&lead, 50).await;
    other.load(campaign).await.unwrap();
    until("the other hears", async || {
        other.load(campaign).await.unwrap();
        knows(&other, campaign) == Some(1)
    })
    .await;
    commit(&lead, campaign, 1, change("second")).await.unwrap();
    until("the other hears of the second", async || knows(&other, campaign) == Some(2)).await;

    lead.changed();
    let (mut deadlines, mut changes) = (lead.deadlines(), lead.changes());
    deadlines.mark_unchanged();
    changes.mark_unchanged();
    let third =
        Change { outbox: vec![announce(Target::Channel, "told")], next_due: Some(super::NOON), ..change("third") };
    commit(&other, campaign, 2, third).await.unwrap();
    deadlines.changed().await.unwrap();
    changes.changed().await.unwrap();
    assert_eq!(lead.changed().entries, [campaign].into());
    let queue = DeliveryQueue { campaign, target: Target::Channel };
    assert_eq!(lead.outgoing().await, [queue]);

    lead.set_name(GUILD, ADA, "Ada", false).await.unwrap();
    until("a name", async || other.names(GUILD).await.unwrap().get(&ADA) == Some(&"Ada".into())).await;
    lead.set_name(GUILD, ADA, "Countess", false).await.unwrap();
    until("another name", async || other.names(GUILD).await.unwrap().get(&ADA) == Some(&"Countess".into())).await;
    lead.close().await;
    other.close().await;
}

/// Checks that the journal is refused a leader's write, and that the row is still pending.
async fn is_refused(journal: &Journal, campaign: CampaignId) {
    let queue = DeliveryQueue { campaign, target: Target::Channel };
    let waiting = journal.waiting(queue, 10).await.unwrap();
    let rows: Vec<i64> = waiting.iter().map(|row| row.id).collect();
    assert_eq!(rows.len(), 1);
    let refused = journal.mark_delivered(queue, rows, Vec::new()).await;
    assert!(matches!(refused, Err(Error::Unwritable(Trouble::Deposed))), "{refused:?}");
    assert_eq!(journal.waiting(queue, 10).await.unwrap().len(), 1);
}

async fn to_be_told(journal: &Journal, channel: u64) -> CampaignId {
    let campaign = create(journal, channel).await;
    let told = Change { outbox: vec![announce(Target::Channel, "told")], ..change(format!("told:{channel}")) };
    commit(journal, campaign, 1, told).await.unwrap();
    campaign
}

#[tokio::test]
async fn another_process_leads_when_the_leader_is_cut_off_or_closes() {
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    let url = server.url("game");
    let (lead, other) = two(&url, &url).await;
    let campaign = to_be_told(&other, 50).await;
    is_refused(&other, campaign).await;

    // The connections are cut as a server administrator would do it. One of the two leads afterwards, and the other is
    // refused.
    let cut =
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = 'chancery leader'";
    server.sql("game", cut.to_owned());
    until("one leads alone, and may", async || match (leads(&lead), leads(&other)) {
        (true, false) => may_tell(&lead, campaign).await,
        (false, true) => may_tell(&other, campaign).await,
        (true, true) | (false, false) => false,
    })
    .await;
    let (lead, other) = match leads(&lead) {
        true => (lead, other),
        false => (other, lead),
    };
    is_refused(&other, campaign).await;

    lead.close().await;
    until("the other leads", async || leads(&other)).await;
    assert!(may_tell(&other, campaign).await);
    other.close().await;
}

/// Returns whether the journal may make a leader's writes.
async fn may_tell(journal: &Journal, campaign: CampaignId) -> bool {
    let queue = DeliveryQueue { campaign, target: Target::Channel };
    let waiting = journal.waiting(queue, 10).await.unwrap();
    let rows = waiting.iter().map(|row| row.id).collect();
    journal.mark_attempt(queue, rows, super::NOON).await.is_ok()
}

#[tokio::test]
async fn a_hanging_leader_is_deposed_and_notices_on_resuming() {
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    let proxy = Proxy::start(server.port());
    let (lead, other) = two(&server.url_by(proxy.port(), "game"), &server.url("game")).await;
    let campaign = to_be_told(&lead, 50).await;

    proxy.freeze();
    until("the other leads", async || leads(&other)).await;
    assert!(may_tell(&other, campaign).await);
    proxy.mend();
    until("the former leader writes again", async || {
        let version = lead.campaign(campaign).await;
        let version = version.ok().flatten().map(|campaign| campaign.version);
        match version {
            Some(version) => {
                let written = change(format!("after:{version}"));
                commit(&lead, campaign, version, written).await.is_ok()
            }
            None => false,
        }
    })
    .await;
    assert!(!leads(&lead));
    is_refused(&lead, campaign).await;
    assert!(leads(&other));
    lead.close().await;
    other.close().await;
}

#[tokio::test]
async fn reads_from_a_silent_database_fail_without_lasting_effect() {
    const READERS: usize = 40;
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    let proxy = Proxy::start(server.port());
    let journal = open(&server.url_by(proxy.port(), "game")).await;
    let campaign = create(&journal, 50).await;
    let mut reading = JoinSet::new();
    for _ in 0..READERS {
        let journal = journal.clone();
        reading.spawn(async move {
            loop {
                if let Err(silent) = journal.entries(campaign, None, 9).await {
                    return silent;
                }
            }
        });
    }
    tokio::time::sleep(APART * 5).await;
    proxy.freeze();
    // This includes reads in progress, and reads that waited for a connection.
    while let Some(silent) = reading.join_next().await {
        let silent = silent.unwrap();
        assert!(matches!(silent, Error::Database(_)), "{silent:?}");
    }
    proxy.mend();
    for _ in 0..READERS {
        let entries = journal.entries(campaign, None, 9).await.unwrap();
        assert_eq!(entries.len(), 1);
    }
    journal.close().await;
}

/// Commits to its own campaign until `upto` entries are written, despite any errors.
async fn goes_on(journal: Journal, campaign: CampaignId, upto: i64) {
    for version in 1..upto {
        let cause = format!("goes on:{campaign}:{version}");
        loop {
            match commit(&journal, campaign, version, change(cause.clone())).await {
                Ok(done) => assert_eq!(done.version, version + 1),
                // It was written, but the acknowledgement was lost.
                Err(CommitError::Duplicate { .. }) => {}
                Err(CommitError::Unavailable(_)) => {
                    tokio::time::sleep(APART).await;
                    continue;
                }
                Err(refused) => panic!("{refused:?}"),
            }
            break;
        }
    }
}

#[tokio::test]
async fn broken_connections_and_servers_lose_and_duplicate_nothing() {
    const UPTO: i64 = 150;
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    let url = server.url("game");
    let (lead, other) = two(&url, &url).await;
    let mut campaigns = Vec::new();
    for channel in 50..62 {
        campaigns.push(create(&lead, channel).await);
    }
    let mut going = JoinSet::new();
    for (number, campaign) in campaigns.iter().enumerate() {
        let by = if number % 2 == 0 { &lead } else { &other }.clone();
        going.spawn(goes_on(by, *campaign, UPTO));
    }
    let cuts = tokio::task::spawn_blocking(move || {
        for _ in 0..5 {
            server.cut("game");
            std::thread::sleep(APART);
        }
        server.kill();
        server.restart();
        server
    });
    let server = cuts.await.unwrap();
    going.join_all().await;
    for campaign in campaigns {
        is_sound(&other, campaign, usize::try_from(UPTO).unwrap()).await;
    }
    until("one leads alone", async || leads(&lead) != leads(&other)).await;
    lead.close().await;
    other.close().await;
    drop(server);
}
