//! Channels of every kind, and the bot's permissions there.

use super::{Table, refused};
use chancery_loopback::world::{self, Kind};
use serde_json::json;
use serenity::all::{ChannelId, CreateAttachment, UserId};

#[tokio::test]
async fn channels_can_be_closed_to_the_bot() {
    let table = Table::set().await;
    let dm = table.http.create_private_channel(&json!({"recipient_id": table.ada.to_string()})).await.unwrap();
    let hello = json!({"content": "Hello"});
    table.http.send_message(dm.id, vec![], &hello).await.unwrap();
    let closed = |closed| table.discord.with(|w| w.people.get_mut(&table.ada).unwrap().closed = closed);
    closed(true);
    refused(table.http.send_message(dm.id, vec![], &hello).await, 50007);
    closed(false);
    let deny = |bits| table.discord.with(|world| world.deny(table.room, bits));
    let posted = table.post(hello.clone()).await.unwrap();
    deny(world::SEND_MESSAGES);
    refused(table.post(hello.clone()).await, 50013);
    // Threads need a different permission, from their parent channel.
    let nook = ChannelId::new(table.discord.thread(table.room, "nook"));
    table.http.send_message(nook, vec![], &hello).await.unwrap();
    deny(world::SEND_IN_THREADS);
    refused(table.http.send_message(nook, vec![], &hello).await, 50013);
    deny(world::VIEW_CHANNEL);
    refused(table.post(hello.clone()).await, 50001);
    table.discord.with(|world| world.delete_channel(table.room));
    refused(table.post(hello.clone()).await, 10003);
    refused(table.http.send_message(nook, vec![], &hello).await, 10003);
    refused(table.http.edit_message(posted.channel_id, posted.id, &hello, vec![]).await, 10003);
    refused(table.http.get_member(1.into(), UserId::new(table.ada)).await, 10004);
    refused(table.http.get_member(world::GUILD.into(), UserId::new(5)).await, 10007);
}

#[tokio::test]
async fn each_permission_is_checked() {
    let table = Table::set().await;
    let room = ChannelId::new(table.room);
    let said = table.post(json!({"content": "Words"})).await.unwrap();
    let deny = |bits| table.discord.with(|world| world.deny(table.room, bits));
    let card = json!({"embeds": [{"title": "A card"}]});
    deny(world::EMBED_LINKS);
    refused(table.post(card.clone()).await, 50013);
    table.post(json!({"content": "Words"})).await.unwrap();
    deny(world::ATTACH_FILES);
    let file = CreateAttachment::bytes(b"abc".to_vec(), "a.txt");
    let words = json!({"content": "Words"});
    refused(table.http.send_message(room, vec![file], &words).await, 50013);
    deny(world::READ_MESSAGE_HISTORY);
    let listed = table.http.get_messages(room, None, None).await.unwrap();
    assert!(listed.is_empty());
    refused(table.http.get_message(room, said.id).await, 50013);
    deny(0);
    table.post(card).await.unwrap();
}

#[tokio::test]
async fn a_channel_has_a_kind() {
    let table = Table::set().await;
    let make = |name: &str, kind| table.discord.with(|world| world.channel_of(name, kind));
    let words = json!({"content": "Words"});
    let kinds = [
        (Kind::Text, 0, None),
        (Kind::Announcement, 5, None),
        (Kind::Voice, 2, None),
        (Kind::Category, 4, Some(50008)),
        (Kind::Forum, 15, Some(50008)),
        (Kind::Media, 16, Some(50008)),
    ];
    for (kind, number, code) in kinds {
        let id = ChannelId::new(make(&format!("of-{number}"), kind));
        let channels = table.http.get_channels(world::GUILD.into()).await.unwrap();
        let channel = channels.iter().find(|channel| channel.id == id).unwrap();
        assert_eq!(u8::from(channel.kind), number);
        assert!(channel.parent_id.is_some(), "the category");
        let sent = table.http.send_message(id, vec![], &words).await;
        match code {
            Some(code) => refused(sent, code),
            None => drop(sent.unwrap()),
        }
    }
    let voice = make("of-2", Kind::Voice);
    table.discord.with(|world| world.deny(voice, world::CONNECT));
    refused(table.http.send_message(voice.into(), vec![], &words).await, 50001);
    let post = table.discord.thread(make("of-15", Kind::Forum), "post");
    let sent = table.http.send_message(post.into(), vec![], &words).await;
    sent.unwrap();
}

#[tokio::test]
async fn a_removed_bot_sees_nothing_until_reinvited() {
    let table = Table::set().await;
    let words = json!({"content": "Words"});
    let posted = table.post(words.clone()).await.unwrap();
    let dm = json!({"recipient_id": table.ada.to_string()});
    let dm = table.http.create_private_channel(&dm).await.unwrap().id;
    table.discord.with(world::World::kick);
    refused(table.post(words.clone()).await, 50001);
    let room = posted.channel_id;
    refused(table.http.edit_message(room, posted.id, &words, vec![]).await, 50001);
    refused(table.http.send_message(dm, vec![], &words).await, 50278);
    refused(table.http.get_guild(world::GUILD.into()).await, 10004);
    assert!(table.discord.slash(table.ada, table.room, "/go").is_err());
    table.discord.with(world::World::invite);
    table.post(words.clone()).await.unwrap();
    table.http.send_message(dm, vec![], &words).await.unwrap();
}
