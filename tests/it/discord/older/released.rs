//! Databases of released versions, each made by `tools/keep_database` from its own play. Each has a campaign of every
//! ruleset, with open offers, a draft, a queued answer, a covert action, an undo, panels, a digest, quiet hours, and
//! undelivered announcements.

use super::{Table, taken_over_from, verified_with};
use crate::discord::within;
use chancery::rules::time::Span;

/// Each version with its database, oldest first.
const RELEASED: &[(&str, &str)] =
    &[("0.1.0", include_str!("../../../databases/0.1.0.sql")), ("0.2.0", include_str!("../../../databases/0.2.0.sql"))];

const CAMPAIGNS: usize = 4;

/// Waits for a message with this text to a player or at a table.
async fn told(table: &Table, says: &str) {
    let told = table.discord.until(|world| {
        let mut messages = world.messages.values();
        let said = messages
            .any(|message| message.content().contains(says) || message.json["embeds"].to_string().contains(says));
        said.then_some(())
    });
    within(told).await;
}

/// Returns the id of the draft that awaits a player's confirmation in the dump's first campaign.
fn draft(dump: &str, player: u64) -> &str {
    let drafts = dump.lines().filter_map(|line| line.strip_prefix("INSERT INTO drafts VALUES("));
    let ids = drafts.filter_map(|row| row.split_once(&format!(",1,{player},")));
    ids.map(|(id, _)| id).next().unwrap()
}

#[test]
fn the_previous_release_is_covered() {
    let kept: Vec<&str> = RELEASED.iter().map(|(version, _)| *version).collect();
    let log = include_str!("../../../../CHANGELOG.md");
    // The newest version in the changelog is this one or the next one.
    let released: Vec<&str> = log
        .lines()
        .filter_map(|line| line.strip_prefix("## ["))
        .filter_map(|line| line.split(']').next())
        .filter(|version| *version != "Unreleased" && *version != env!("CARGO_PKG_VERSION"))
        .collect();
    for version in released {
        assert!(kept.contains(&version), "{version}: tools/keep_database");
    }
}

#[tokio::test]
async fn each_release_is_migrated_and_playable() {
    for (version, dump) in RELEASED {
        println!("{version}");
        let mut table = taken_over_from(dump).await;
        table.stop().await;
        verified_with(&table, CAMPAIGNS).await;
        table.start().await;
        table.quiet().await;
        plays_on(&table, dump).await;
        table.stop().await;
        verified_with(&table, CAMPAIGNS).await;
    }
}

async fn plays_on(table: &Table, dump: &str) {
    let [hall, lamps, long] = ["hall", "lamps", "long"].map(|name| table.discord.channel(name));
    let (ada, bo) = (table.ada, table.bo);
    // The bot delivers the pending announcements before new ones.
    let given = table.ask(ada, "/gift player:@bo amount:10").await;
    assert!(given.contains("680 money left"), "{given}");
    told(table, "Into the dark").await;
    // Leverage: the question from before the restart, and a favour.
    let code = format!("1:confirm:{}", draft(dump, bo));
    let refused = table.press_old(bo, table.channel, &code).await;
    assert!(refused.contains("Done"), "{refused}");
    let granted = table.ask(bo, "/accept offer:1020525").await;
    assert!(granted.contains("You accept offer PZ6MF"), "{granted}");
    // The strategy card: the queued answer takes effect when the answer before it arrives.
    let passed = table.ask_in(bo, lamps, "/refuse offer:1").await;
    assert!(passed.contains("Done"), "{passed}");
    told(table, "Inchmere").await;
    // Realms: the window closes.
    let sealed = table.ask_in(ada, long, "/refuse offer:2").await;
    assert!(sealed.contains("is sealed"), "{sealed}");
    told(table, "counter stands").await;
    let ended = table.ask_in(ada, long, "/turn end").await;
    assert!(ended.contains("Done"), "{ended}");
    // Ambassadors: the proposal is withdrawn.
    let withdrawn = table.ask_in(table.cy, hall, "/withdraw offer:2").await;
    assert!(withdrawn.contains("Done"), "{withdrawn}");
    // The digest comes at the hour set in the older version: 8 in Berlin on 6 January.
    table.clock.advance(Span::hours(19));
    table.quiet().await;
    told(table, "Digest of <t:1767682800:f>").await;
    // An undo also takes back acts written by the older version.
    let host = table.discord.person("mod");
    let asked = table.ask_in(host, hall, "/mod undo").await;
    assert!(asked.contains("This undo takes back"), "{asked}");
}
