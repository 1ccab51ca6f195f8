//! The channels of a campaign, and a bot that is removed and invited again.

use super::Seated;
use crate::machine::{Machine, answering};
use chancery_loopback::world::{Kind, SEND_MESSAGES, VIEW_CHANNEL, World};
use futures::future::join_all;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_campaign_can_be_played_in_every_kind_of_channel() {
    let mut machine = Machine::running().await;
    let make = |name: &str, kind| machine.discord.with(|world| world.channel_of(name, kind));
    let post = |above: &str, kind, name: &str| machine.discord.thread(make(above, kind), name);
    let places = [
        ("in-category", make("in-category", Kind::Text)),
        ("news", make("news", Kind::Announcement)),
        ("voice", make("voice", Kind::Voice)),
        ("forum-post", post("forum", Kind::Forum, "forum-post")),
        ("media-post", post("media", Kind::Media, "media-post")),
    ];
    join_all(places.map(async |(name, channel)| {
        let table = Seated::beside(&machine, name, channel);
        table.begin(&machine).await;
        table.goes_on(&machine, "told here.").await;
        table.must(&machine, table.ada, &table.gift(500, "First."), "Done.").await;
        table.must(&machine, table.ada, &table.favour("With buttons.", false), "Done").await;
        table.must(&machine, table.bo, "/accept offer:1", "Done").await;
        let closed = |world: &World| {
            let cards = Seated::told(world, channel, "With buttons.");
            let open = |id: &&u64| answering(&world.messages[id]).count() > 0;
            let told = Seated::told(world, channel, "accepts offer 1");
            (!cards.is_empty() && cards.iter().filter(open).count() == 0 && !told.is_empty()).then_some(())
        };
        machine.until(&format!("the offer in {name} is closed"), closed).await;
    }))
    .await;
    // A thread of a text channel belongs to the campaign of its parent channel.
    let above = machine.discord.channel("in-category");
    let aside = machine.discord.thread(above, "aside");
    let table = Seated::beside(&machine, "in-category", above);
    let line = table.gift(1, "from a thread.");
    let answer = machine.ask(table.ada, aside, &line).await;
    assert!(answer.is_some_and(|answer| answer.starts_with("Done.")));
    let told = |world: &World| Seated::told(world, above, "from a thread.").pop();
    machine.until("it is told above", told).await;
    machine.stop().await;
    machine.verify();
}

/// Takes away a permission or channel that the bot needs for announcements, lets things happen, and restores it.
/// Expects all announcements in order, without any action by a player.
async fn tell_later(machine: &Machine, table: &Seated, away: impl Fn(&mut World), back: impl Fn(&mut World)) {
    table.must(machine, table.ada, &table.gift(500, "First."), "Done.").await;
    table.must(machine, table.ada, &table.favour("Before.", false), "Done").await;
    table.goes_on(machine, "before.").await;
    machine.discord.with(|world| away(world));
    let mut lines: Vec<String> = (0..12).map(|n| table.gift(1, &format!("unheard {n}."))).collect();
    let rest = lines.split_off(6);
    for line in &lines {
        table.must(machine, table.ada, line, "Done").await;
    }
    table.must(machine, table.bo, "/accept offer:1", "Done").await;
    for line in &rest {
        table.must(machine, table.ada, line, "Done").await;
    }
    let told = |world: &World| Seated::told(world, table.channel, "unheard").len();
    assert_eq!(machine.discord.look(told), 0);
    machine.discord.with(|world| back(world));
    let all = |world: &World| {
        let all = Seated::told(world, table.channel, "unheard");
        let words: String = all.iter().map(|id| world.messages[id].content().to_owned() + "\n").collect();
        let places: Vec<Option<usize>> = (0..12).map(|n| words.find(&format!("unheard {n}."))).collect();
        let card = Seated::told(world, table.channel, "Before.").first().copied()?;
        let closed = answering(&world.messages[&card]).count() == 0;
        (places.iter().all(Option::is_some) && places.is_sorted() && closed).then_some(())
    };
    machine.until("all is told, in order", all).await;
    table.goes_on(machine, "after.").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn restored_permissions_deliver_pending_messages() {
    let mut machine = Machine::running().await;
    for (name, denied) in [("mute", SEND_MESSAGES), ("blind", VIEW_CHANNEL | SEND_MESSAGES)] {
        let table = Seated::at(&machine, name).await;
        let channel = table.channel;
        let deny = |what| move |world: &mut World| world.deny(channel, what);
        tell_later(&machine, &table, deny(denied), deny(0)).await;
    }
    machine.stop().await;
    machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reinvitation_delivers_pending_messages() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    let channel = table.channel;
    let away = |world: &mut World| world.deny(channel, VIEW_CHANNEL | SEND_MESSAGES);
    let back = |world: &mut World| {
        world.kick();
        // The bot does not mention the channel to players who may not know of it.
        world.channels.get_mut(&channel).unwrap().denied = 0;
        world.invite();
    };
    tell_later(&machine, &table, away, back).await;
    machine.stop().await;
    machine.verify();
}
