//! Visibility of a campaign's channel: roles, overwrites, threads, deleted channels, and direct messages.

use super::super::{Table, within};
use crate::databases::in_files;
use chancery_loopback::guilds::Overwrite;
use chancery_loopback::world::{ADMINISTRATOR, GUILD, Kind, VIEW_CHANNEL, World};
use chancery_loopback::{Fault, Mishap};
use serde_json::json;
use std::time::Duration;

/// Returns whether a player in another channel may name the campaign. Checks that its number, the list and the
/// suggestions agree.
async fn may_name(table: &Table, user: u64, hall: u64) -> bool {
    let told = ask_in(table, user, hall, "/campaign info campaign:1").await;
    let named = told.contains("Hidden Reach");
    assert_ne!(named, told.contains("There is no campaign"), "{told}");
    let listed = ask_in(table, user, hall, "/campaign list").await;
    assert_eq!(listed.contains("Hidden Reach"), named, "{listed}");
    let line = "/campaign info campaign:";
    let asked = table.discord.with(|world| world.complete(user, hall, line)).unwrap();
    let suggested = within(table.discord.answered(asked)).await;
    let suggested = format!("{suggested:?}");
    assert_eq!(suggested.contains("Hidden Reach"), named, "{suggested}");
    named
}

async fn ask_in(table: &Table, user: u64, channel: u64, line: &str) -> String {
    let asked = table.discord.slash(user, channel, line).unwrap();
    table.answer(asked).await;
    table.discord.look(|world| {
        let answer = world.messages.values().rfind(|m| m.answers == Some(asked));
        answer.unwrap().json.to_string()
    })
}

fn role(of: u64, allow: u64, deny: u64) -> Overwrite {
    Overwrite { of, is_role: true, allow, deny }
}

fn member(of: u64, allow: u64, deny: u64) -> Overwrite {
    Overwrite { of, is_role: false, allow, deny }
}

#[tokio::test]
async fn roles_and_overwrites_decide_who_sees_a_channel() {
    let table = Table::set_for("Hidden Reach").await;
    let (hall, room) = (table.discord.channel("hall"), table.channel);
    let eve = table.discord.person("eve");
    let [scouts, guests, _] = table.discord.with(|world| {
        [("Scouts", 0), ("Guests", 0), ("Bosses", ADMINISTRATOR)]
            .map(|(name, bits)| world.grant_in(GUILD, OWNERLESS, name, bits))
    });
    let change = async |change: &dyn Fn(&mut World), sees: bool, why: &str| {
        table.discord.with(|world| change(world));
        assert_eq!(may_name(&table, eve, hall).await, sees, "{why}");
    };
    let see = VIEW_CHANNEL;
    change(&|w| w.overwrite(room, role(GUILD, 0, see)), false, "hidden from everybody").await;
    change(&|w| w.overwrite(room, role(scouts, see, 0)), false, "shown to a role they lack").await;
    change(
        &|w| {
            w.grant(eve, "Scouts");
        },
        true,
        "they have the role",
    )
    .await;
    change(
        &|w| {
            w.grant(eve, "Guests");
        },
        true,
        "and another",
    )
    .await;
    change(&|w| w.overwrite(room, role(guests, 0, see)), true, "one role allows, which outweighs").await;
    change(&|w| w.overwrite(room, member(eve, 0, see)), false, "they are denied it themselves").await;
    change(
        &|w| {
            w.grant(eve, "Moderators");
        },
        false,
        "managing the server shows no channel",
    )
    .await;
    change(
        &|w| {
            w.grant(eve, "Bosses");
        },
        true,
        "administrators see everything",
    )
    .await;
}

#[tokio::test]
async fn players_and_the_owner_always_see_their_campaign() {
    let table = Table::set_for("Hidden Reach").await;
    let (hall, room) = (table.discord.channel("hall"), table.channel);
    let see = VIEW_CHANNEL;
    table.discord.with(|w| w.overwrite(room, role(GUILD, 0, see)));
    // Players can read their campaign anywhere in its server, whether or not they see its channel.
    table.discord.with(|w| w.overwrite(room, member(table.cy, 0, see)));
    assert!(may_name(&table, table.cy, hall).await);
    // The owner also sees everything.
    let owner = chancery_loopback::world::OWNER;
    assert!(may_name(&table, owner, hall).await);
}

/// This id does not belong to a member: the roles are created now and granted later.
const OWNERLESS: u64 = 0;

#[tokio::test]
async fn a_campaign_of_a_deleted_channel_can_only_be_ended() {
    let table = Table::set_for("Hidden Reach").await;
    let hall = table.discord.channel("hall");
    let (eve, host) = (table.discord.person("eve"), table.discord.person("mod"));
    table.discord.with(|world| world.delete_channel(table.channel));
    assert!(!may_name(&table, eve, hall).await);
    assert!(may_name(&table, table.ada, hall).await, "she plays");
    assert!(may_name(&table, host, hall).await, "he manages the server");
    let told = ask_in(&table, host, hall, "/mod end campaign:1").await;
    assert!(told.contains("End it?"), "{told}");
}

/// Moves the campaign to a channel where the bot would no longer found one.
async fn move_to(table: &Table, channel: u64) {
    use sqlx::ConnectOptions;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(table.database());
    let mut connection = options.connect().await.unwrap();
    let moved = sqlx::query("UPDATE campaigns SET channel_id = ?1").bind(channel.cast_signed());
    moved.execute(&mut connection).await.unwrap();
}

#[tokio::test]
async fn threads_inherit_access_and_private_threads_need_membership() {
    let table = in_files(Table::set_for("Hidden Reach")).await;
    let hall = table.discord.channel("hall");
    let [eve, fay] = ["eve", "fay"].map(|name| table.discord.person(name));
    let bot = chancery_loopback::world::BOT;
    let (open, private) = table.discord.with(|world| {
        let open = world.thread(table.channel, "aside");
        let private = world.private_thread(table.channel, "whispers", &[bot, eve]);
        (open, private)
    });
    move_to(&table, open).await;
    assert!(may_name(&table, eve, hall).await && may_name(&table, fay, hall).await);
    move_to(&table, private).await;
    assert!(may_name(&table, eve, hall).await, "she was added");
    assert!(!may_name(&table, fay, hall).await, "she was not");
    table.discord.with(|world| {
        const MANAGE_THREADS: u64 = 1 << 34;
        world.grant_in(GUILD, fay, "Threads", MANAGE_THREADS);
    });
    assert!(may_name(&table, fay, hall).await, "she manages threads");
    table.discord.with(|world| world.hide(table.channel));
    assert!(!may_name(&table, eve, hall).await, "the channel above is hidden");
    // Discord says nothing about a private thread that the bot is not in.
    let alone = table.discord.with(|world| {
        world.let_in(table.channel, eve);
        world.private_thread(table.channel, "alone", &[eve])
    });
    move_to(&table, alone).await;
    assert!(!may_name(&table, eve, hall).await, "unknown, so hidden");
}

#[tokio::test]
async fn voice_channels_are_visible_to_people_who_may_connect() {
    let table = in_files(Table::set_for("Hidden Reach")).await;
    let hall = table.discord.channel("hall");
    let eve = table.discord.person("eve");
    let talk = table.discord.with(|world| world.channel_of("talk", Kind::Voice));
    move_to(&table, talk).await;
    assert!(may_name(&table, eve, hall).await);
    let connect = chancery_loopback::world::CONNECT;
    table.discord.with(|world| world.overwrite(talk, member(eve, 0, connect)));
    assert!(!may_name(&table, eve, hall).await);
}

#[tokio::test]
async fn direct_messages_check_server_membership_with_discord() {
    let table = Table::set_for("Hidden Reach").await;
    let here = table.discord.direct(table.ada);
    let look = async || ask_in(&table, table.ada, here, "/campaign info").await;
    assert!(look().await.contains("Hidden Reach"));
    let path = format!("/guilds/{GUILD}/members/{}", table.ada);
    for mishap in [
        Mishap::Answer(500, json!({"message": "500: Internal Server Error", "code": 0})),
        Mishap::Delay(Duration::from_millis(1500)),
    ] {
        // A client may retry by itself.
        table.discord.inject(Fault::next("GET", &path, mishap).times(20));
        let told = look().await;
        assert!(told.contains("Discord cannot tell me right now"), "{told}");
        assert!(!told.contains("Hidden Reach"), "{told}");
        table.discord.with(|world| world.faults.clear());
    }
    assert!(look().await.contains("Hidden Reach"));
    table.discord.with(|world| world.leave(table.ada, GUILD));
    let told = look().await;
    assert!(told.contains("You are not in any campaign"), "{told}");
    table.discord.with(|world| world.join(table.ada, GUILD));
    assert!(look().await.contains("Hidden Reach"));
}
