//! Every button of every table's panel, from everybody who must not use it.

use super::{BOARD_GAMES, House, STRANGERS, say};
use chancery_loopback::Posted;

/// Posts the panel of a table, and returns its message with the codes of its buttons.
async fn panel(house: &House, channel: u64) -> (u64, Vec<String>) {
    let (host, _) = house.people["a moderator"];
    say(&house.table, host, channel, "/panel", "Posted in").await;
    let screen = house.table.discord.screen(host, channel);
    let is_panel = |message: &&Posted| {
        let more = |part: &serde_json::Value| part["label"] == "More…";
        message.only_for.is_none() && message.components().any(more)
    };
    let panel = screen.iter().rfind(is_panel).expect("a panel");
    let codes = panel.components().filter_map(|part| {
        let code = part["custom_id"].as_str()?;
        Some(code.to_owned())
    });
    (panel.id, codes.collect())
}

fn channels(house: &House) -> Vec<u64> {
    let boards = BOARD_GAMES.map(|(channel, ..)| house.table.discord.channel(channel));
    [vec![house.table.channel], boards.to_vec()].concat()
}

async fn pressed(house: &House, (user, channel): (u64, u64), message: u64, code: &str) -> String {
    let pressed = house.table.discord.with(|world| world.forge_press(user, channel, message, code, &[]));
    house.told(pressed).await
}

#[tokio::test]
async fn strangers_can_neither_see_nor_change_anything_by_panel() {
    let house = House::open().await;
    for channel in channels(&house) {
        let (message, codes) = panel(&house, channel).await;
        assert!(codes.len() >= 9, "{codes:?}");
        let before = house.state().await;
        for code in &codes {
            for who in STRANGERS {
                let told = pressed(&house, house.people[who], message, code).await;
                let what = format!("{code} from {who}");
                house.check_stranger(&what, &told, &before).await;
                // Help is for everybody, but only reveals the current place.
                let says = match code.starts_with("1:help") {
                    true => &["There is no campaign in this channel", "You play in a server's channels"][..],
                    false => &["I no longer know the campaign"][..],
                };
                let says = says.iter().chain(["bots do not play"].iter());
                let says: Vec<_> = says.filter(|says| told.contains(**says)).collect();
                assert_eq!(says.len(), 1, "{what}: {told}");
            }
        }
    }
}

#[tokio::test]
async fn onlookers_cannot_act_on_a_panel_and_are_told_how_to_join() {
    let house = House::open().await;
    let (onlooker, _) = house.people["an onlooker"];
    for channel in channels(&house) {
        let (message, codes) = panel(&house, channel).await;
        let before = house.state().await;
        let mut shut_out = 0;
        // One button lets them join.
        let (join, others): (Vec<_>, Vec<_>) = codes.iter().partition(|code| code.ends_with(":join"));
        for code in others {
            let told = pressed(&house, (onlooker, channel), message, code).await;
            assert_eq!(house.state().await, before, "{code}: {told}");
            assert!(!told.contains("Hush"), "{code}: {told}");
            shut_out += usize::from(told.contains("You are not in this campaign") && told.contains("Join"));
        }
        assert!(shut_out >= 4, "{shut_out} of {codes:?}");
        assert_eq!(join.len(), 1, "{codes:?}");
    }
}

#[tokio::test]
async fn panels_refuse_actions_while_paused_or_ended() {
    let house = House::open().await;
    let (host, _) = house.people["a moderator"];
    let ada = house.table.ada;
    for channel in channels(&house) {
        let (message, codes) = panel(&house, channel).await;
        for (line, says) in [("/mod pause", "Paused"), ("/mod end", "End it?")] {
            say(&house.table, host, channel, line, says).await;
            if line == "/mod end" {
                let screen = house.table.discord.screen(host, channel);
                let found = screen.iter().rev().find_map(|message| {
                    let mut parts = message.components();
                    let part = parts.find(|part| part["label"] == "End it for good")?;
                    Some((message.id, part["custom_id"].as_str()?.to_owned()))
                });
                let (message, code) = found.expect("the end is asked about");
                let told = pressed(&house, (host, channel), message, &code).await;
                // The offers between two others that this closes stay private.
                assert!(told.starts_with("\"Done.\""), "{told}");
                assert!(!told.contains("Offer"), "{told}");
            }
            let before = house.state().await;
            let mut refused = 0;
            for code in &codes {
                let told = pressed(&house, (ada, channel), message, code).await;
                assert_eq!(house.state().await, before, "{code} after {line}: {told}");
                let no = ["has been paused since", "This campaign ended"];
                refused += usize::from(no.iter().any(|no| told.contains(no)));
            }
            assert!(refused >= 4, "{refused} of {codes:?} after {line}");
        }
    }
}

/// The panel shows nothing private to the player who posts it.
#[tokio::test]
async fn a_panel_shows_only_public_information() {
    let house = House::open().await;
    let (ada, channel) = (house.table.ada, house.table.channel);
    // Ada has asked Bo for a favour in private.
    let waits = house.table.ask(ada, "/offers").await;
    assert!(waits.contains("Pending offers"), "{waits}");
    say(&house.table, ada, channel, "/panel", "Posted in").await;
    let screen = house.table.discord.screen(house.table.bo, channel);
    let titled = |message: &&Posted| message.json["embeds"][0]["title"] == "Hidden Reach";
    let panel = screen.iter().rfind(titled).expect("a panel");
    let shown = panel.json["embeds"][0]["description"].as_str().unwrap();
    assert!(shown.contains("No offers are pending"), "{shown}");
}
