//! A campaign in a forum post that Discord archives, and that is locked.

use super::{Table, within};
use chancery::rules::time::Span;
use chancery_loopback::Answer;
use chancery_loopback::threads::ThreadState;
use chancery_loopback::world::{Kind, World};

/// Creates a table in a post, where Ada waits for Bo's answer.
async fn in_a_post() -> Table {
    let mut table = Table::lay().await;
    let forum = |world: &mut World| {
        let forum = world.channel_of("ideas", Kind::Forum);
        world.thread(forum, "spiral")
    };
    table.channel = table.discord.with(forum);
    let host = table.discord.person("mod");
    let create = "/campaign create name:\"Spiral Arm\" ruleset:leverage";
    table.ask(host, create).await;
    for player in [table.ada, table.bo] {
        table.ask(player, "/campaign join").await;
    }
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    let favour = "/ask-favour money player:@bo amount:10";
    let answer = table.ask(table.ada, favour).await;
    assert!(answer.starts_with("Done."), "{answer}");
    table
}

impl Table {
    fn shut(&self, archived: bool, locked: bool) {
        let shut = ThreadState { archived, locked };
        self.discord.with(|world| world.shut(self.channel, shut));
    }

    /// Returns the title of the only offer's card.
    fn card(&self) -> String {
        let screen = self.discord.screen(self.ada, self.channel);
        let mut titles = screen.iter().filter_map(|message| {
            let public = message.only_for.is_none();
            let title = message.json["embeds"][0]["title"].as_str();
            title.filter(|_| public).map(str::to_owned)
        });
        titles.next().expect("a card")
    }
}

#[tokio::test]
async fn autocomplete_fetches_few_channels_and_caches_them() {
    let mut table = Table::lay().await;
    let (hall, host) = (table.channel, table.discord.person("mod"));
    let forum = table.discord.with(|world| world.channel_of("ideas", Kind::Forum));
    for number in 1..=30 {
        table.channel = table.discord.with(|world| world.thread(forum, &format!("rim-{number}")));
        let create = format!("/campaign create name:\"Rim {number}\" ruleset:leverage");
        let begun = table.ask(host, &create).await;
        assert!(begun.contains("is open"), "{number}: {begun}");
        table.shut(true, false);
    }
    table.channel = hall;
    // Discord does not list archived threads when a session begins.
    table.stop().await;
    table.start().await;
    let dee = table.discord.person("dee");
    let asked = |world: &World| world.requests.iter().filter(|one| one.starts_with("GET /channels/")).count();
    // At its start, the bot looks for deleted channels.
    within(table.discord.until(|world| (asked(world) >= 30).then_some(()))).await;
    let suggested = async |typed: &str| {
        let before = table.discord.look(asked);
        let line = format!("/history campaign:{typed}");
        let typed = table.discord.with(|world| world.complete(dee, hall, &line)).unwrap();
        let Answer::Choices(choices) = within(table.discord.answered(typed)).await else {
            panic!("no suggestions");
        };
        (choices.len(), table.discord.look(asked) - before)
    };
    // Discord is not asked about suggestions that do not match.
    assert_eq!(suggested("zzz").await, (0, 0));
    assert_eq!(suggested("30").await, (1, 1));
    assert_eq!(suggested("").await, (25, 25));
    assert_eq!(suggested("").await, (25, 4));
    assert_eq!(suggested("").await, (25, 0));
    table.clock.advance(Span::seconds(61));
    assert_eq!(suggested("30").await, (1, 1));
    // A named campaign is always checked, no matter how many there are.
    assert!(table.ask(dee, "/history campaign:\"Rim 2\"").await.contains("Rim 2"));
}

#[tokio::test]
async fn timed_news_reopens_an_archived_thread() {
    let table = in_a_post().await;
    table.shut(true, false);
    table.clock.advance(Span::hours(4 * 24));
    table.quiet().await;
    assert_eq!(table.said("did not answer offer 1"), 1);
    assert!(table.card().contains("Refused"), "{}", table.card());
    let open = |world: &World| world.channels[&table.channel].shut == ThreadState::default();
    assert!(table.discord.look(open));
}

#[tokio::test]
async fn a_locked_thread_gets_its_news_when_unlocked() {
    let table = in_a_post().await;
    table.shut(true, true);
    table.clock.advance(Span::hours(4 * 24));
    table.quiet().await;
    assert_eq!(table.said("did not answer offer 1"), 0);
    table.shut(false, false);
    let told = table.discord.until(|world| {
        let mut messages = world.messages.values();
        let told = messages.any(|one| one.content().contains("did not answer offer 1"));
        told.then_some(())
    });
    super::within(told).await;
    table.quiet().await;
    assert_eq!(table.said("did not answer offer 1"), 1);
    assert!(table.card().contains("Refused"), "{}", table.card());
}
