//! The leader runs the background jobs. When it stops leading, another process takes over, and nothing is lost or done
//! twice.

use super::{ELSEWHERE, HOME, Pair};
use chancery::backups::Schedule;
use chancery::rules::time::Span;
use chancery::watchdog::{Watchdog, Work};
use chancery_loopback::world::World;
use chancery_loopback::{Fault, Mishap, Posted};
use std::time::Duration;

#[tokio::test]
async fn announcements_wait_for_a_leader() {
    let mut pair = Pair::led_by(HOME).await;
    pair.found(HOME, "Home").await;
    pair.lead(None).await;
    pair.give(HOME, "while none leads").await;
    assert_eq!(pair.told(HOME, "while none leads"), 0);
    // The other process announces it, although it does not serve that server.
    pair.lead(Some(ELSEWHERE)).await;
    pair.quiet().await;
    assert_eq!(pair.told(HOME, "while none leads"), 1);
    pair.stop().await;
}

#[tokio::test]
async fn changes_of_leader_lose_and_duplicate_nothing() {
    let mut pair = Pair::led_by(HOME).await;
    pair.found(HOME, "Home").await;
    pair.found(ELSEWHERE, "Away").await;
    let leaders = [None, Some(0), Some(1), Some(0), None, Some(1), Some(1)];
    let notes: Vec<String> = (0..14).map(|n| format!("gift {n}.")).collect();
    for (n, note) in notes.iter().enumerate() {
        // The leader changes while the announcements of the previous gift are still being sent.
        pair.lead(leaders[n % leaders.len()]).await;
        let (ada, shard) = (pair.discord.person("ada"), [HOME, ELSEWHERE][n % 2]);
        let line = format!("/gift player:@bo amount:1 note:\"{note}\"");
        let asked = pair.discord.slash(ada, pair.tables[shard], &line).unwrap();
        crate::discord::within(pair.discord.answered(asked)).await;
    }
    pair.lead(Some(HOME)).await;
    pair.quiet().await;
    for (n, note) in notes.iter().enumerate() {
        let shard = [HOME, ELSEWHERE][n % 2];
        assert_eq!(pair.told(shard, note), 1, "{note}");
    }
    pair.stop().await;
}

#[tokio::test]
async fn a_message_in_flight_arrives_once() {
    for mishap in [Mishap::Hang, Mishap::HangAnswer, Mishap::DropAnswer] {
        let mut pair = Pair::led_by(HOME).await;
        pair.found(HOME, "Home").await;
        let tries = pair.requests("POST /channels/");
        let fault = Fault::next("POST", "/channels", mishap.clone());
        pair.discord.inject(fault);
        let ada = pair.discord.person("ada");
        let line = "/gift player:@bo amount:1 note:\"on its way\"";
        pair.discord.slash(ada, pair.tables[HOME], line).unwrap();
        let tried = |world: &World| {
            let sent = |one: &&String| one.starts_with("POST /channels/");
            (world.requests.iter().filter(sent).count() > tries).then_some(())
        };
        crate::discord::within(pair.discord.until(tried)).await;
        pair.lead(Some(ELSEWHERE)).await;
        pair.quiet().await;
        pair.lead(Some(HOME)).await;
        pair.give(HOME, "behind it").await;
        let told = [pair.told(HOME, "on its way"), pair.told(HOME, "behind it")];
        assert_eq!(told, [1, 1], "{mishap:?}");
        pair.stop().await;
    }
}

fn is_offer(message: &Posted) -> bool {
    let title = message.json["embeds"][0]["title"].as_str();
    title.is_some_and(|title| title.contains("Offer 1"))
}

#[tokio::test]
async fn a_deposed_leader_damages_no_message() {
    let mut pair = Pair::led_by(HOME).await;
    pair.found(HOME, "Home").await;
    pair.give(HOME, "for the docks").await;
    let tries = pair.requests("POST /channels/");
    pair.discord.inject(Fault::next("POST", "/channels/", Mishap::Hold));
    let ada = pair.discord.person("ada");
    let line = "/ask-favour money player:@bo amount:1";
    pair.discord.slash(ada, pair.tables[HOME], line).unwrap();
    let tried = async |pair: &Pair, count: usize| {
        let such = |one: &&String| one.starts_with("POST /channels/");
        let tried = |world: &World| {
            let made = world.requests.iter().filter(such).count();
            (made >= tries + count).then_some(())
        };
        crate::discord::within(pair.discord.until(tried)).await;
    };
    tried(&pair, 1).await;
    // Both believe that they lead. The former leader's message arrives after the new leader has delivered it.
    pair.leads[ELSEWHERE].send_replace(true);
    tried(&pair, 2).await;
    let delivered = |world: &World| world.messages.values().any(is_offer).then_some(());
    crate::discord::within(pair.discord.until(delivered)).await;
    pair.discord.release();
    pair.lead(Some(ELSEWHERE)).await;
    pair.quiet().await;
    let screen = pair.discord.screen(ada, pair.tables[HOME]);
    let waiting: Vec<&Posted> = screen.iter().filter(|message| is_offer(message)).collect();
    assert_eq!(waiting.len(), 1, "{screen:?}");
    assert_eq!(waiting[0].components().count(), 3);
    pair.stop().await;
}

#[tokio::test]
async fn a_panel_edited_by_a_former_leader_ends_up_current() {
    let mut pair = Pair::led_by(HOME).await;
    pair.found(HOME, "Home").await;
    pair.give(HOME, "for the docks").await;
    let table = pair.tables[HOME];
    let posted = pair.ask("mod", table, "/panel").await;
    assert!(posted.starts_with("Posted in"), "{posted}");
    let panel = pair.discord.look(|world| {
        let is_panel = |message: &&Posted| message.json["embeds"][0]["title"] == "Home";
        world.messages.values().find(is_panel).unwrap().id
    });
    let path = format!("/channels/{table}/messages/{panel}");
    let edit = format!("PATCH {path}");
    let edits = pair.requests(&edit);
    let edited = async |count: usize| {
        let edited = |world: &World| {
            let made = world.requests.iter().filter(|one| **one == edit).count();
            (made >= edits + count).then_some(())
        };
        crate::discord::within(pair.discord.until(edited)).await;
    };
    let cy = format!("<@{}>", pair.discord.person("cy"));
    let until_it_shows_cy = async |is_there: bool| {
        let shows = |world: &World| {
            let shown = world.messages[&panel].json["embeds"][0]["description"].to_string();
            (shown.contains("owes") && shown.contains(&cy) == is_there).then_some(())
        };
        crate::discord::within(pair.discord.until(shows)).await;
    };
    let types = async |who: &str, line: &str| {
        let user = pair.discord.person(who);
        let asked = pair.discord.slash(user, table, line).unwrap();
        crate::discord::within(pair.discord.answered(asked)).await;
    };
    types("ada", "/ask-favour money player:@bo amount:1").await;
    pair.discord.inject(Fault::next("PATCH", &path, Mishap::Hold));
    pair.clock.advance(Span::seconds(15));
    edited(1).await;
    // Both believe that they lead. The former leader's edit is carried out after the new leader's.
    pair.leads[ELSEWHERE].send_replace(true);
    types("cy", "/campaign join").await;
    pair.clock.advance(Span::seconds(15));
    edited(2).await;
    until_it_shows_cy(true).await;
    pair.discord.release();
    until_it_shows_cy(false).await;
    pair.leads[HOME].send_replace(false);
    pair.quiet().await;
    pair.clock.advance(Span::seconds(15));
    pair.quiet().await;
    until_it_shows_cy(true).await;
    pair.stop().await;
}

#[tokio::test]
async fn the_leader_settles_deadlines() {
    let mut pair = Pair::led_by(HOME).await;
    pair.found(ELSEWHERE, "Away").await;
    let table = pair.tables[ELSEWHERE];
    pair.ask("host", table, "/panel").await;
    let lines = ["/gift player:@bo amount:500", "/ask-favour money player:@bo amount:30"];
    for line in lines {
        let done = pair.ask("ada", table, line).await;
        assert!(done.starts_with("Done."), "{done}");
    }
    pair.lead(None).await;
    let version = async |pair: &Pair| {
        let campaigns = pair.journal.campaigns().await.unwrap();
        campaigns[0].version
    };
    let before = version(&pair).await;
    pair.clock.advance(Span::hours(100));
    pair.quiet().await;
    assert_eq!(version(&pair).await, before, "there is none to settle it");
    pair.lead(Some(ELSEWHERE)).await;
    pair.quiet().await;
    assert_eq!(pair.told(ELSEWHERE, "did not answer"), 1);
    // The current leader edits the offer's message. After a start, this waits for a moment.
    pair.clock.advance(Span::seconds(15));
    pair.quiet().await;
    pair.lead(Some(HOME)).await;
    pair.quiet().await;
    assert_eq!(pair.told(ELSEWHERE, "did not answer"), 1);
    // The former leader's last edit is repeated.
    pair.clock.advance(Span::seconds(15));
    pair.quiet().await;
    let behind = pair.journal.behind().await.unwrap();
    assert_eq!(behind, [], "every panel shows how things stand");
    pair.stop().await;
}

#[tokio::test]
async fn the_leader_makes_backups() {
    let mut pair = Pair::lay().await;
    let folder = pair.folder.path().join("backups");
    std::fs::create_dir(&folder).unwrap();
    pair.backups = Some(Schedule { folder: folder.clone(), keep: 9, every: Span::hours(24) });
    pair.lead(Some(HOME)).await;
    pair.start(HOME).await;
    // A folder that belongs to another process does not prevent the start.
    pair.start(ELSEWHERE).await;
    let made = async |count: usize| {
        let made = || {
            let names = std::fs::read_dir(&folder).unwrap();
            let ends = |name: &str| name.ends_with("Z.db");
            let names = names.map(|entry| entry.unwrap().file_name());
            names.filter(|name| ends(&name.to_string_lossy())).count()
        };
        let all = async {
            while made() < count {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        crate::discord::within(all).await;
        assert_eq!(made(), count);
    };
    made(1).await;
    pair.lead(Some(ELSEWHERE)).await;
    pair.clock.advance(Span::hours(24));
    made(2).await;
    pair.lead(None).await;
    pair.clock.advance(Span::hours(24));
    pair.quiet().await;
    pair.lead(Some(HOME)).await;
    made(3).await;
    pair.stop().await;
}

#[tokio::test]
async fn the_watchdog_watches_only_this_processs_work() {
    let mut pair = Pair::led_by(HOME).await;
    pair.found(HOME, "Home").await;
    pair.give(HOME, "for the docks").await;
    let ask = "/ask-favour money player:@bo amount:1";
    pair.lead(None).await;
    pair.ask("ada", pair.tables[HOME], ask).await;
    pair.clock.advance(Span::hours(100));
    let waits = async |shard: usize| {
        let leads = pair.leads[shard].subscribe();
        let watchdog = Watchdog::new(pair.journal.clone(), pair.clock.clone(), leads);
        let seen = watchdog.see().await.into_iter();
        seen.filter_map(|(work, look)| look.waits.then_some(work)).collect::<Vec<Work>>()
    };
    assert_eq!(waits(HOME).await, []);
    // A leader that does nothing.
    pair.bots[HOME].take();
    pair.leads[HOME].send_replace(true);
    assert_eq!(waits(HOME).await, [Work::Settle, Work::Send]);
    assert_eq!(waits(ELSEWHERE).await, []);
    pair.stop().await;
}
