//! The contents of the database when the bot starts: campaigns, their players, and their past.

use chancery::journal::{self, Access, Change, Commit, Entry, Journal, OfferChange};
use chancery::referee::{Foundation, Referee};
use chancery::rules::games::leverage::Command as Deal;
use chancery::rules::games::leverage::amounts::Leverage;
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::{Campaign, Command, Event, Order, RulesetName, decide};
use chancery_clock::Clock;
use chancery_loopback::world::GUILD;
use futures::future::join_all;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The first two players of every campaign, and the channel of the first campaign.
pub const ADA: u64 = 3_000_000;
pub const BO: u64 = ADA + 1;
pub const FIRST_CHANNEL: u64 = 2_000_000;

/// How many campaigns are founded at once.
const AT_ONCE: u64 = 64;

#[derive(Clone, Copy, Debug)]
pub struct Stock {
    pub campaigns: u64,
    /// The players of the first campaign. All others have two.
    pub players: u64,
    /// The number of closed offers in the first campaign.
    pub closed_offers: u64,
    /// The number of further, inactive campaigns.
    pub idle: u64,
}

pub struct Database {
    folder: TempDir,
}

impl Database {
    /// A folder without a database yet.
    pub fn none_yet() -> Database {
        Database { folder: tempfile::tempdir().expect("a temporary folder") }
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("chancery.db")
    }
}

pub fn url(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

impl Stock {
    pub async fn database(&self) -> Database {
        let database = Database::none_yet();
        let journal = journal::open(&url(&database.path()), Access::Serve).await;
        let journal = journal.expect("a new database");
        let referee = Referee::new(journal.clone(), Clock::wall());
        let channels: Vec<u64> = (0..self.campaigns + self.idle).collect();
        for some in channels.chunks(AT_ONCE as usize) {
            join_all(some.iter().map(|number| self.found(&referee, *number))).await;
        }
        let first = CampaignId(1);
        if self.closed_offers > 0 {
            let campaign = referee.settled(first).await.expect("it is there");
            close_offers(&journal, (*campaign).clone(), self.closed_offers).await;
        }
        deliver_all(&journal).await;
        journal.close().await;
        database
    }

    async fn found(&self, referee: &Referee, number: u64) {
        let place = Foundation {
            guild: GUILD,
            channel: FIRST_CHANNEL + number,
            name: format!("Arm {number}"),
            ruleset: RulesetName::Leverage,
            pace: None,
            language: "en".to_owned(),
            by: PlayerId(ADA),
        };
        let founded = referee.found(&place, &format!("found:{number}")).await;
        let id = founded.expect("a campaign").campaign.id;
        let players = match number {
            0 => self.players,
            number if number < self.campaigns => 2,
            _ => 0,
        };
        for player in ADA..ADA + players {
            let joins = order(player, Command::Join);
            let ruled = referee.rule(id, &format!("join:{id}:{player}"), &joins).await;
            ruled.expect("they join");
        }
    }
}

pub fn order(by: u64, command: Command) -> Order {
    Order { by: PlayerId(by), moderator: false, on_behalf: None, command, confirmed: None }
}

/// Removes the announcements of founding and joining.
async fn deliver_all(journal: &Journal) {
    loop {
        let queues = journal.waiting_queues().await.expect("the journal reads");
        if queues.is_empty() {
            return;
        }
        for queue in queues {
            let waiting = journal.waiting(queue, 64).await.expect("the journal reads");
            let rows = waiting.iter().map(|row| row.id).collect();
            let marked = journal.mark_delivered(queue, rows, Vec::new()).await;
            marked.expect("the journal writes");
        }
    }
}

/// Writes an entry that makes and withdraws this many offers.
async fn close_offers(journal: &Journal, mut campaign: Campaign, count: u64) {
    let now = Clock::wall().now();
    let mut events: Vec<Event> = Vec::new();
    // Ada can ask again without waiting.
    campaign.settings.patience = false;
    for _ in 0..count {
        let (to, amount) = (PlayerId(BO), Leverage::points(1));
        let propose = order(ADA, Command::from(Deal::ProposeReset { to, amount }));
        let offer = campaign.offers.next_id();
        for order in [propose, order(ADA, Command::Withdraw { offer })] {
            for event in decide(&campaign, &order, now).expect("it is allowed") {
                campaign.evolve(&event);
                events.push(event);
            }
        }
        campaign.offers.forget_closed();
    }
    let offers = events.iter().filter_map(|event| {
        let closed = matches!(event, Event::OfferClosed { .. });
        event.about_offer().map(|offer| OfferChange { offer, entry: 0, closed })
    });
    let entry = Entry {
        at: now,
        actor: Some(PlayerId(ADA)),
        cause: "past".to_owned(),
        events: serde_json::to_string(&events).expect("events are JSON"),
    };
    let change = Change { entries: vec![entry], offers: offers.collect(), ..Change::default() };
    let stored = journal.load(campaign.id).await.expect("it reads");
    let expected = stored.expect("it is there").head;
    let commit = Commit { campaign: campaign.id, expected, change };
    journal.commit(commit).await.expect("it is written");
}
