//! Empty seats of an imported campaign (H2.4), where a play cannot reach: members who leave, forged buttons, the data of
//! the person who had the seat.

use super::Table;
use chancery::admin::verify;
use chancery_loopback::world::GUILD;

/// The player in the file who is no member of the server: the id that the next person gets.
const ABSENT: u64 = 104;

/// Imports a campaign of Ada, Bo and someone else. Dee is a member without a seat.
async fn imported() -> (Table, u64, u64) {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    let dee = table.discord.person("dee");
    let file = std::fs::read_to_string("tests/plays/boards/spiral_export_absent.json").unwrap();
    let path = table.database().with_file_name("spiral.json");
    std::fs::write(&path, file.replace("555000000000000001", &ABSENT.to_string())).unwrap();
    let line = format!("/campaign import file:{}", path.display());
    let asked = table.discord.slash(host, table.channel, &line).unwrap();
    assert!(table.answer(asked).await.contains("Import Spiral"));
    table.answer(table.press(host, "Import it")).await;
    table.quiet().await;
    (table, host, dee)
}

fn claim() -> String {
    format!("/campaign claim seat:{ABSENT}")
}

#[tokio::test]
async fn h2_4_a_member_who_has_left_the_server_gets_no_seat() {
    let (table, host, dee) = imported().await;
    assert!(table.ask(dee, &claim()).await.contains("You have asked for the seat"));
    table.quiet().await;
    table.discord.with(|world| world.leave(dee, GUILD));
    let told = table.answer(table.press(host, "Give the seat")).await;
    assert!(told.contains("is not a member of this server"), "{told}");
    table.discord.with(|world| world.join(dee, GUILD));
    let told = table.answer(table.press(host, "Give the seat")).await;
    assert!(told.contains("takes over the seat"), "{told}");
    assert!(table.ask(dee, "/relations").await.contains("Your relations"));
}

#[tokio::test]
async fn h2_4_forged_buttons_give_nothing() {
    let (table, host, dee) = imported().await;
    table.ask(dee, &claim()).await;
    table.quiet().await;
    let (message, code) = table.button(host, "Give the seat");
    assert_eq!(code, format!("1:seat:1:{ABSENT}:{dee}"));
    let press = async |user: u64, code: &str| {
        let pressed = table.discord.with(|world| world.forge_press(user, table.channel, message, code, &[]));
        table.answer(pressed).await
    };
    let told = press(dee, &code).await;
    assert!(told.contains("Only this campaign's moderators"), "{told}");
    let refuse = code.replace("seat", "no-seat");
    assert!(press(table.ada, &refuse).await.contains("Only this campaign's moderators"));
    for (seat, player) in [(ABSENT, table.cy), (table.ada, dee), (dee, dee), (0, dee), (ABSENT, ABSENT)] {
        let told = press(host, &format!("1:seat:1:{seat}:{player}")).await;
        assert!(!told.contains("takes over"), "{seat} {player}: {told}");
    }
    assert!(table.ask(dee, "/relations").await.contains("not"), "Dee has no seat");
    // The message arrives twice, and the seat is given once.
    let pressed = table.press(host, "Give the seat");
    table.answer(pressed).await;
    table.answer(table.forge(pressed, |_, _| {})).await;
    table.quiet().await;
    assert_eq!(table.said("takes over the seat"), 1);
}

#[tokio::test]
async fn h2_4_an_undo_brings_the_buttons_of_the_requests_back() {
    let (table, host, dee) = imported().await;
    // The first of the two has the seat's id.
    let [_, eve] = ["zoe", "eve"].map(|name| table.discord.person(name));
    for user in [dee, eve] {
        table.ask(user, &claim()).await;
    }
    table.quiet().await;
    let (message, code) = table.button(host, "Give the seat");
    assert_eq!(code, format!("1:seat:1:{ABSENT}:{eve}"));
    table.answer(table.press(host, "Give the seat")).await;
    table.catch_up().await;
    let codes = |table: &Table| -> Vec<String> {
        let screen = table.discord.screen(host, table.channel);
        let parts = screen.iter().filter(|message| message.only_for.is_none()).flat_map(|message| message.components());
        let codes = parts.filter_map(|part| part["custom_id"].as_str().map(str::to_owned));
        codes.filter(|code| code.contains("seat:")).collect()
    };
    assert_eq!(codes(&table), [""; 0]);
    table.insist(host, "/mod undo").await;
    table.catch_up().await;
    let all = [dee, eve].map(|user| ["seat", "no-seat"].map(|kind| format!("1:{kind}:1:{ABSENT}:{user}")));
    assert_eq!(codes(&table), all.concat());
    let told = table.discord.look(|world| world.messages[&message].content().to_owned());
    assert!(told.contains("asks for the empty seat"), "{told}");
    // Undone requests lose them again.
    table.insist(host, "/mod undo steps:2").await;
    table.catch_up().await;
    assert_eq!(codes(&table), [""; 0]);
}

#[tokio::test]
async fn h3_5_a_profile_has_what_the_player_did_themselves() {
    let (table, host, dee) = imported().await;
    let zoe = table.discord.person("zoe");
    assert_eq!(zoe, ABSENT);
    let profile = async |user: u64| {
        table.ask(user, "/profile").await;
        let newest = table.discord.screen(user, table.channel).into_iter().next_back().unwrap();
        newest.json["embeds"][0]["description"].as_str().unwrap().to_owned()
    };
    let (played, not) = ("1 campaign", "No campaigns");
    // An empty seat has not been played here by anyone.
    for user in [zoe, dee] {
        let told = profile(user).await;
        assert!(told.contains(not), "{told}");
    }
    table.ask(host, &format!("{} player:@dee", claim())).await;
    table.ask(table.ada, "/grant-access player:@dee access:trade").await;
    table.answer(table.press(dee, "Accept")).await;
    let told = profile(dee).await;
    assert!(told.contains(played) && told.contains("1 of 1"), "{told}");
    let told = profile(zoe).await;
    assert!(told.contains(not), "{told}");
    // The seat is empty again, and what happened in it is undone.
    table.insist(host, "/mod undo steps:3").await;
    let told = profile(dee).await;
    assert!(told.contains(not) && !told.contains("1 of 1"), "{told}");
}

#[tokio::test]
async fn h2_4_a_name_without_letters_gets_a_seat_like_any_other() {
    let (table, host, dee) = imported().await;
    table.discord.with(|world| world.rename(dee, "\u{200b}\u{2060}"));
    table.ask(dee, &claim()).await;
    table.quiet().await;
    table.answer(table.press(host, "Give the seat")).await;
    let told = table.ask(dee, "/relations").await;
    assert!(told.contains("Your relations"), "{told}");
}

#[tokio::test]
async fn h2_4_the_data_of_both_can_be_read_and_the_journal_stays_sound() {
    let (mut table, host, dee) = imported().await;
    let zoe = table.discord.person("zoe");
    assert_eq!(zoe, ABSENT);
    // Their data includes the campaign that they were brought along to.
    table.ask(zoe, "/privacy export").await;
    let newest = table.discord.screen(zoe, table.channel).into_iter().next_back().unwrap();
    let id: u64 = newest.json["attachments"][0]["id"].as_str().unwrap().parse().unwrap();
    let own = table.discord.look(|world| String::from_utf8(world.files[&id].clone()).unwrap());
    assert!(own.contains("\"joined\": true") && own.contains("\"plays\": false"), "{own}");
    table.ask(host, &format!("{} player:@dee", claim())).await;
    table.ask(dee, "/gift player:@ada amount:50 note:\"From the new one\"").await;
    for user in [zoe, dee] {
        table.ask(user, "/privacy erase").await;
        table.answer(table.press(user, "Erase for good")).await;
        table.quiet().await;
    }
    table.ask(table.ada, "/history").await;
    let screen = table.discord.screen(table.ada, table.channel);
    let newest = screen.iter().rfind(|message| message.only_for == Some(table.ada)).unwrap();
    let history = newest.json["embeds"].to_string();
    assert!(history.contains("takes over the seat") && !history.contains("From the new one"), "{history}");
    // Zoe comes back, as a new player.
    assert!(table.ask(zoe, "/campaign join").await.contains("Welcome"));
    table.stop().await;
    let report = verify::look_through(&table.url()).await.unwrap();
    assert_eq!(report.problems, [""; 0]);
}
