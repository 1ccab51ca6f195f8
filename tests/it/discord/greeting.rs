//! The bot joins a server and introduces itself once, in a channel it may write in.

use super::{Table, within};
use chancery::rules::time::Span;
use chancery_loopback::world::{ATTACH_FILES, EMBED_LINKS, SEND_MESSAGES, World};
use std::time::Duration;

impl Table {
    /// Returns the text of the bot's introductions in a channel.
    fn greetings(&self, channel: u64) -> Vec<String> {
        let screen = self.discord.screen(self.ada, channel);
        let cards = screen.iter().map(|message| message.json["embeds"].to_string());
        cards.filter(|card| card.contains("What I need here")).collect()
    }

    async fn invite(&self, before: impl FnOnce(&mut World)) {
        self.discord.with(|world| {
            world.kick();
            before(world);
            world.invite();
        });
        self.settled().await;
    }

    /// Waits for the introduction: the bot handles gateway events side by side, so the command after them may come first.
    async fn greeted(&self, channel: u64) {
        let greeted = async {
            while self.greetings(channel).is_empty() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        within(greeted).await;
        self.quiet().await;
    }

    /// Waits until the bot has handled all earlier gateway events, by sending a command after them.
    async fn settled(&self) {
        self.ask(self.ada, "/help").await;
        self.quiet().await;
    }
}

#[tokio::test]
async fn a_server_is_greeted_once_in_a_writable_channel() {
    let mut table = Table::lay().await;
    let (closed, open) = (table.channel, table.discord.channel("other"));
    // A server it joined long ago gets no greeting, even when Discord reports the server again.
    assert!(table.greetings(closed).is_empty());
    // It may not write in Discord's news channel, and in the next channel it lacks a permission that campaigns need.
    table
        .invite(|world| {
            world.deny(closed, SEND_MESSAGES);
            world.deny(open, ATTACH_FILES);
        })
        .await;
    table.greeted(open).await;
    assert!(table.greetings(closed).is_empty());
    let said = table.greetings(open);
    assert_eq!(said.len(), 1);
    for part in ["❌ Attach Files", "✅ View Channel", "✅ Embed Links"] {
        assert!(said[0].contains(part), "{part}: {said:?}");
    }
    // The bot remembers the greeting after a new invitation, a restart, and a server's return from an outage.
    table.invite(|_| {}).await;
    table.stop().await;
    table.start().await;
    table.discord.with(World::invite_anew);
    table.settled().await;
    assert_eq!(table.greetings(open).len(), 1);
}

#[tokio::test]
async fn a_server_without_a_writable_channel_is_not_greeted() {
    let table = Table::lay().await;
    let channel = table.channel;
    table.invite(|world| world.deny(channel, EMBED_LINKS)).await;
    assert!(table.greetings(channel).is_empty());
    // Invited again within the day, with permission to write, it introduces itself.
    table.invite(|world| world.deny(channel, 0)).await;
    table.greeted(channel).await;
    assert_eq!(table.greetings(channel).len(), 1);
}

#[tokio::test]
async fn an_invitation_during_downtime_is_greeted_at_the_start() {
    let mut table = Table::lay().await;
    let channel = table.channel;
    table.stop().await;
    table.discord.with(|world| {
        world.kick();
        world.invite();
    });
    table.clock.advance(Span::hours(3));
    table.start().await;
    table.greeted(channel).await;
    assert_eq!(table.greetings(channel).len(), 1);
}

#[tokio::test]
async fn a_server_with_a_campaign_is_not_greeted() {
    let table = Table::set().await;
    table.invite(|_| {}).await;
    assert!(table.greetings(table.channel).is_empty());
}
