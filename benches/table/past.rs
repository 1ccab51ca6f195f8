//! The past of the first campaign: gifts, as many as asked for.

use super::stock::{ADA, Database, order, url};
use chancery::journal::{self, Access, Change, Commit, Entry};
use chancery::referee::Referee;
use chancery::rules::games::leverage::Command as Deal;
use chancery::rules::games::leverage::amounts::Money;
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::{Campaign, Command, decide};
use chancery_clock::Clock;

pub const FIRST: CampaignId = CampaignId(1);

const PER_COMMIT: usize = 1_000;

/// Writes this many gifts into the journal of the first campaign. `who` returns the giver and the receiver of the gift with
/// a number.
pub async fn fill(database: &Database, entries: u64, who: impl Fn(u64) -> [PlayerId; 2]) {
    let journal = journal::open(&url(&database.path()), Access::Serve).await;
    let journal = journal.expect("the database");
    let referee = Referee::new(journal.clone(), Clock::wall());
    let mut campaign = (*referee.settled(FIRST).await.expect("it is there")).clone();
    for first in (0..entries).step_by(PER_COMMIT) {
        let entries = (first..first + PER_COMMIT as u64).map(|number| gift(&mut campaign, number, who(number)));
        let entries: Vec<Entry> = entries.collect();
        let stored = journal.load(FIRST).await.expect("it reads");
        let expected = stored.expect("it is there").head;
        let snapshot = Some(serde_json::to_string(&campaign).expect("a campaign is JSON"));
        let change = Change { entries, snapshot, ..Change::default() };
        let commit = Commit { campaign: FIRST, expected, change };
        journal.commit(commit).await.expect("it is written");
    }
    journal.close().await;
}

/// Returns the giver and the receiver of the gift with this number, if each of this many players in turn gives to the
/// next.
pub fn around(players: u64, number: u64) -> [PlayerId; 2] {
    [number, number + 1].map(|number| PlayerId(ADA + number % players))
}

/// Makes one player give another 1 money.
pub fn gift(campaign: &mut Campaign, number: u64, [from, to]: [PlayerId; 2]) -> Entry {
    let gift = Deal::Gift { to, amount: Money(1), note: None };
    let gift = order(from.0, Command::from(gift));
    let at = Clock::wall().now();
    let events = decide(campaign, &gift, at).expect("it is allowed");
    events.iter().for_each(|event| campaign.evolve(event));
    Entry {
        at,
        actor: Some(from),
        cause: format!("gift:{number}"),
        events: serde_json::to_string(&events).expect("events are JSON"),
    }
}

/// Returns the giver and the receiver of the gift with this number, if each of this many players gives to each other one.
pub fn crosswise(players: u64, number: u64) -> [PlayerId; 2] {
    let (from, further) = (number % players, 1 + number / players % (players - 1));
    [from, from + further].map(|number| PlayerId(ADA + number % players))
}
