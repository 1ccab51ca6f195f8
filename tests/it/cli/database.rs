//! The commands export, journal, verify and backup, and unsuitable databases.

use super::{ADA, BO, Host, found, gift, order, play};
use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::games::leverage::{Access as Kind, Command as Deal, Favour};
use chancery::rules::ids::{CampaignId, OfferId};
use chancery::rules::{Command, Moderation, Order};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::sync::OnceLock;
use tokio::runtime::Runtime;

/// Gives the host the database of a game that is played once a run.
fn played_once(host: &Host, file: &OnceLock<Vec<u8>>, play: fn(&Host)) {
    let file = file.get_or_init(|| {
        let first = Host::new();
        play(&first);
        fs::read(first.path("chancery.db")).expect("the database")
    });
    fs::write(host.path("chancery.db"), file).expect("it is written");
}

/// Plays a game that contains something of every kind.
pub fn evening(host: &Host) {
    static FILE: OnceLock<Vec<u8>> = OnceLock::new();
    played_once(host, &FILE, play_evening);
}

fn play_evening(host: &Host) {
    let deal = |by, deal| order(by, Command::from(deal));
    let access = Kind::Passage;
    let favour = Favour::Money { amount: Money(300) };
    let amount = Leverage::points(-5);
    let pause = Order { moderator: true, ..order(ADA, Command::Moderate(Moderation::Pause)) };
    let offer = OfferId(1);
    let orders = [
        order(ADA, gift(BO, 525)),
        deal(BO, Deal::OfferAccess { to: ADA, access }),
        order(ADA, Command::Accept { offer, picks: Vec::new() }),
        deal(ADA, Deal::AskFavour { of: BO, favour, note: None, private: false }),
        deal(BO, Deal::ProposeReset { to: ADA, amount }),
        pause,
    ];
    play(host, async |referee| {
        found(&referee, "Spiral Arm", 1).await;
        for (n, order) in orders.iter().enumerate() {
            let ruled = referee.rule(CampaignId(1), &format!("order:{n}"), order).await;
            ruled.expect("it is ruled on");
        }
    });
}

/// Plays a game long enough for a snapshot, with entries before and after it.
pub fn long_evening(host: &Host) {
    static FILE: OnceLock<Vec<u8>> = OnceLock::new();
    played_once(host, &FILE, play_long_evening);
}

fn play_long_evening(host: &Host) {
    play(host, async |referee| {
        found(&referee, "Spiral Arm", 1).await;
        for n in 0..110 {
            let order = order(ADA, gift(BO, 1));
            let ruled = referee.rule(CampaignId(1), &format!("gift:{n}"), &order).await;
            ruled.expect("it is given");
        }
    });
}

/// Changes the database directly, without the bot.
pub fn tamper(host: &Host, sql: &'static str) {
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        // A torn-off end looks like a damaged file.
        let file = SqliteConnectOptions::new().filename(host.path("chancery.db"));
        let file = file.foreign_keys(false);
        let mut connection = file.connect().await.expect("the database opens");
        let done = sqlx::raw_sql(sql).execute(&mut connection).await;
        let changes = done.expect("it is changed").rows_affected();
        assert!(changes > 0 || sql.starts_with("PRAGMA"), "{sql}");
        connection.close().await.expect("the database closes");
    });
}

#[test]
fn export_has_the_documented_shape() {
    let host = Host::new();
    evening(&host);
    let export: Value = serde_json::from_str(&host.print(&["export", "1"])).expect("JSON");
    let player = |id: &str, money: i64, points: &str| {
        json!({
            "user_id": id, "active": true, "away": false, "money": money, "science": {"neutral": 0, "harmony": 0},
            "technologies": {"neuropsychology": 0, "charisma": 0, "ambassadors": false, "harmony": false},
            "milestones": {"points": points, "reached": 0},
        })
    };
    let settings = json!({
        "language": "en", "answer_within_seconds": 259_200, "silence": "refuse", "moderator_role": null,
        "moderator_plays": "free", "extensions_most": 3, "pause_most_seconds": 2_592_000,
        "open_access": [], "thresholds": "warfare", "public_leverage": "all", "public_money": "all", "small_gifts": 0,
        "negative_access": "stands", "milestone_source": "all",
    });
    let deadline = "2025-11-23T12:00:00Z";
    let mut expected = json!({
        "campaign": {
            "id": "1", "name": "Spiral Arm", "ruleset": "leverage", "version": 9, "paused": true, "paused_until": "2025-12-20T12:00:00Z", "ended": false,
            "pace_seconds": 3600, "settings": settings,
        },
        "players": [player("100", 475, "-4.5"), player("101", 1525, "4.5")],
        "relations": [
            {"by": "100", "over": "101", "leverage": "4.5", "earned": "10.5", "lost": "0", "spent": "6", "adjusted": "0"},
            {"by": "101", "over": "100", "leverage": "15", "earned": "15", "lost": "0", "spent": "0", "adjusted": "0"},
        ],
        "access": [{"granter": "101", "grantee": "100", "kind": "passage"}],
        "offers": [
            {"id": "1", "kind": "access", "what": "access", "from": "101", "to": "100", "state": "accepted",
             "deadline": deadline, "private": false, "access": "passage"},
            {"id": "2", "kind": "favour", "what": "money", "from": "100", "to": "101", "state": "pending",
             "deadline": deadline, "private": false, "amount": 300, "cost": "6"},
            {"id": "3", "kind": "reset", "what": "reset", "from": "101", "to": "100", "state": "pending",
             "deadline": deadline, "private": false, "amount": "-5"},
        ],
        "ships": [
            {"id": "1", "name": "Flagship", "owner": "100", "place": null, "lost": false},
            {"id": "2", "name": "Flagship", "owner": "101", "place": null, "lost": false},
        ],
        "tasks": [],
        "deals": [],
        "promises": [],
        "board": {},
    });
    let mut export = export;
    let values = export["campaign"]["values"].take();
    assert_eq!(values["gift"]["money_per_leverage"], 50);
    assert_eq!(values.as_object().map(serde_json::Map::len), Some(13));
    expected["campaign"]["values"] = serde_json::Value::Null;
    assert_eq!(only(&export, &expected), expected);
}

/// Returns the part of an export with the keys that another has. More keys may be added.
fn only(export: &Value, expected: &Value) -> Value {
    match (export, expected) {
        (Value::Object(all), Value::Object(keys)) => {
            keys.iter().filter_map(|(key, of)| Some((key.clone(), only(all.get(key)?, of)))).collect()
        }
        (Value::Array(all), Value::Array(of)) if all.len() == of.len() => {
            all.iter().zip(of).map(|(one, of)| only(one, of)).collect()
        }
        _ => export.clone(),
    }
}

#[test]
fn journal_prints_one_object_per_entry() {
    let host = Host::new();
    evening(&host);
    let printed = host.print(&["journal", "Spiral Arm"]);
    let entries: Vec<Value> = printed.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(entries.len(), 9);
    let gift = json!({
        "seq": 4, "number": 4, "at": "2025-11-20T12:00:00Z", "actor": "100", "cause": "order:0", "reverted_by": null,
        "events": [
            {"leverage": {"gifted": {"from": 100, "to": 101, "amount": 525}}},
            entries[3]["events"][1],
        ],
    });
    assert_eq!(entries[3], gift);
    let seqs: Vec<i64> = entries.iter().filter_map(|e| e["seq"].as_i64()).collect();
    assert_eq!(seqs, (1..=9).collect::<Vec<_>>());
}

#[test]
fn verify_accepts_a_sound_database() {
    let host = Host::new();
    long_evening(&host);
    assert_eq!(host.print(&["verify"]), "1 campaign, 113 entries: all sound\n");
}

#[test]
fn a_backup_holds_the_same_data_as_the_database() {
    let host = Host::new();
    evening(&host);
    assert_eq!(host.print(&["backup", "copy.db"]), "copied to copy.db\n");
    let export = host.print(&["export", "1"]);
    host.fails(&["backup", "copy.db"], 1, "copy.db already exists");
    host.fails(&["backup", "no/such/copy.db"], 1, "name a file in a writable folder");
    let host = host.with("DATABASE_URL", "sqlite://copy.db");
    assert_eq!(host.print(&["verify"]), "1 campaign, 9 entries: all sound\n");
    assert_eq!(host.print(&["export", "1"]), export);
}

#[test]
fn a_newer_database_is_left_alone() {
    let host = Host::new().with("DISCORD_TOKEN", "a.token.nobody-has");
    evening(&host);
    tamper(
        &host,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'from the future', TRUE, x'00', 0)",
    );
    let copy = ["backup", "copy.db"];
    for arguments in [&["serve"][..], &["verify"], &["export", "1"], &["journal", "1"], &copy] {
        host.fails(arguments, 1, "was written by a newer version of chancery");
    }
}
