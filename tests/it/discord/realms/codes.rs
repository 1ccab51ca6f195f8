//! Invalid codes: other numbers, too few or too many of them, lines that were not offered, and other places.

use super::*;

/// Presses that must have no effect, with the chosen lines for menus.
const FORGED: &[(&str, &[&str])] = &[
    ("1:answer-sealed:1", &[]),
    ("1:answer-sealed:1:0", &[]),
    ("1:answer-sealed:1:2", &[]),
    ("1:answer-sealed:1:18446744073709551615", &[]),
    ("1:answer-sealed:1:1:1", &[]),
    ("1:answer-sealed:2:1", &[]),
    ("1:answer-sealed:1:-1", &[]),
    ("1:accept:1:99", &[]),
    ("1:refuse:1:99", &[]),
    ("1:pick:1:99:0", &["1"]),
    ("1:choose:1:99:x", &[]),
    ("1:fill:99:0", &["1=Estwick"]),
    ("1:confirm:99", &[]),
    ("1:cancel:99", &[]),
    ("1:influence:1", &["1=Estwick"]),
    ("1:paid:1:0", &[]),
    ("1:checked:1:0", &["Estwick"]),
    ("1:checked:1:0:7", &["Estwick"]),
    ("1:tested:1:0:9:9:9:9:9", &["Estwick"]),
    ("1:tested:1:0", &["Estwick"]),
    ("1:ready:1:1:2", &[]),
    ("1:room:1", &["return:1"]),
    ("1:stop:1:1", &[]),
];

#[tokio::test]
async fn forged_codes_change_nothing() {
    let game = Game::declared().await;
    let table = &game.table;
    let eve = table.discord.person("eve");
    let before = game.export().await;
    let public = table.public();
    for user in [table.cy, table.ada, eve] {
        for (code, lines) in FORGED {
            table.ask(user, "/help").await;
            let told = game.forge(user, code, lines).await;
            assert!(!told.is_empty(), "{code}");
            assert!(!told.contains("went wrong"), "{code}: {told}");
        }
    }
    assert_eq!(game.export().await, before);
    assert_eq!(table.public(), public);
}

/// A button on a private answer belongs to its own campaign wherever it is pressed. An outsider learns nothing.
#[tokio::test]
async fn presses_from_other_channels_and_servers_change_nothing() {
    let game = Game::declared().await;
    let table = &game.table;
    let (row, direct) = (game.row(1), game.direct(table.cy));
    let code = row.components().next().unwrap()["custom_id"].clone();
    let code = code.as_str().unwrap();
    let (far, gus) = table.discord.with(|world| {
        let fay = world.person("fay");
        let elsewhere = world.guild("Elsewhere", fay);
        let far = world.channel_in(elsewhere, "far");
        let gus = world.person("gus");
        for guest in [gus, table.cy, table.ada] {
            world.join(guest, elsewhere);
        }
        world.leave(gus, chancery_loopback::world::GUILD);
        (far, gus)
    });
    let hall = table.discord.channel("hall");
    let before = game.export().await;
    for (user, channel, says) in [
        (gus, far, "I no longer know the campaign"),
        (table.cy, far, "I no longer know the campaign"),
        (table.ada, far, "I no longer know the campaign"),
        (table.bo, hall, "You are not asked"),
        (table.cy, hall, "Do you counter?"),
    ] {
        let asked = table.discord.with(|world| world.forge_press(user, channel, row.id, code, &[]));
        let told = table.answer(asked).await;
        assert!(told.contains(says), "{told}");
    }
    for code in ["1:accept:1:1", "1:refuse:1:1"] {
        for (user, says) in [
            (gus, "I no longer know the campaign"),
            (table.cy, "I no longer know the campaign"),
            (table.bo, "I no longer know the campaign"),
        ] {
            let asked = table.discord.with(|world| world.forge_press(user, far, direct.id, code, &[]));
            let told = table.answer(asked).await;
            assert!(told.contains(says), "{code}: {told}");
        }
    }
    assert_eq!(game.export().await, before);
    // In direct messages, the question can be answered as at the table.
    let own = table.discord.direct(table.cy);
    let pressed = table.discord.with(|world| world.press(table.cy, direct.id, "1:refuse:1:1"));
    assert_eq!(direct.channel, own);
    let told = table.answer(pressed.unwrap()).await;
    assert!(told.contains("is sealed"), "{told}");
}

/// A moderator who acts for a target gets the question and answers for them. The target's cards stay hidden.
#[tokio::test]
async fn a_moderator_can_answer_for_a_target() {
    let game = Game::declared().await;
    let (table, host) = (&game.table, game.host);
    let own = table.answer(table.press(host, "Answer in private")).await;
    assert!(own.contains("not in this campaign"), "{own}");
    table.ask(host, "/mod act-as player:@cy").await;
    let asked = table.answer(table.press(host, "Answer in private")).await;
    assert!(asked.contains("Do you counter?"), "{asked}");
    let hand = table.ask(host, "/hand show").await;
    assert!(!hand.contains("Counterespionage"), "{hand}");
    table.ask(host, "/mod act-as player:@cy").await;
    let answered = game.forge(host, "1:refuse:1:1", &[]).await;
    assert!(answered.contains("is sealed"), "{answered}");
    assert!(table.said("takes effect") == 1, "all have answered");
}
