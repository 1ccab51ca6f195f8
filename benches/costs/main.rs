//! Benchmarks of single operations: `cargo bench`. ARCHITECTURE.md describes each part.

mod ambassadors;
mod game;
mod keeping;
mod kinds;
mod pictures;
mod ruling;
mod time;

use chancery::journal::{self, Access, Journal};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::time::Time;
use chancery::rules::{Campaign, Command, Event, Game, Order, RulesetName, decide, found};
use std::sync::Arc;
use tempfile::TempDir;

const NOON: Time = Time::from_millis(1_763_640_000_000);
const ADA: PlayerId = PlayerId(100);
const BO: PlayerId = PlayerId(101);

fn main() {
    divan::main();
}

fn order(by: PlayerId, command: Command) -> Order {
    Order { by, moderator: false, on_behalf: None, command, confirmed: None }
}

/// Decides and applies a valid order. Returns the events.
fn carry_out(campaign: &mut Campaign, order: &Order) -> Vec<Event> {
    let events = decide(campaign, order, NOON).expect("it is allowed");
    for event in &events {
        campaign.evolve(event);
    }
    events
}

/// Returns a copy that shares its game with no other campaign, so that the measured code does not start by copying it.
fn copy_of(campaign: &Campaign) -> Campaign {
    Campaign { game: Arc::new(Game::clone(&campaign.game)), ..campaign.clone() }
}

/// Returns a campaign with this many players, and the events that created it.
fn table(players: u64) -> (Campaign, Vec<Event>) {
    table_of(RulesetName::Leverage, players)
}

fn table_of(ruleset: RulesetName, players: u64) -> (Campaign, Vec<Event>) {
    let founding = found("Spiral Arm", ruleset, None, NOON).expect("a good name");
    let mut campaign = Campaign::new(CampaignId(1), &founding);
    let mut events = vec![Event::Founded(founding)];
    for player in ADA.0..ADA.0 + players {
        let joins = order(PlayerId(player), Command::Join);
        events.extend(carry_out(&mut campaign, &joins));
    }
    (campaign, events)
}

/// Opens a journal on a real file in a temporary folder.
async fn journal() -> (Journal, TempDir) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let url = format!("sqlite://{}", folder.path().join("chancery.db").display());
    let journal = journal::open(&url, Access::Serve).await;
    (journal.expect("the journal opens"), folder)
}
