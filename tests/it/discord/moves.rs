//! Campaigns that continue in another channel after theirs is deleted.

use super::{Table, within};
use chancery::admin;

impl Table {
    /// Returns how many direct messages told a person that a channel was deleted.
    fn told_of_loss(&self, reader: u64) -> usize {
        let direct = self.discord.with(|world| world.direct(reader));
        let screen = self.discord.screen(reader, direct);
        let told = screen.iter().map(|message| message.content().to_owned());
        told.filter(|told| told.contains("was deleted")).count()
    }
}

#[tokio::test]
async fn a_channel_deleted_during_downtime_is_noticed_at_the_start() {
    let mut table = Table::set().await;
    let host = table.discord.person("mod");
    let hall = table.discord.channel("hall");
    table.stop().await;
    let gone = table.channel;
    table.discord.with(|world| world.delete_channel(gone));
    table.start().await;
    let told = table.discord.until(|world| {
        let mut all = world.messages.values();
        all.find(|message| message.content().contains("was deleted")).map(|message| message.channel)
    });
    within(told).await;
    table.quiet().await;
    table.stop().await;
    table.start().await;
    table.ask_in(table.ada, hall, "/relations player:@bo").await;
    assert_eq!(table.told_of_loss(host), 1, "once, to the founder");
    assert_eq!(table.told_of_loss(table.ada), 0, "not to players");
    let line = "/mod move channel:#hall campaign:1";
    let answer = table.ask_in(host, hall, line).await;
    assert!(answer.contains("You move the campaign"), "{answer}");
    let again = table.ask_in(host, hall, "/mod move channel:#hall").await;
    assert!(again.contains("is already there"), "{again}");
    table.stop().await;
    admin::verify(&table.url()).await.expect("all sound");
}
