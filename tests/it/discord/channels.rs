//! The channels that a campaign can be played in, and the permissions the bot needs there.

use super::Table;
use chancery_loopback::world::{self, Kind, World};

const CREATE: &str = "/campaign create name:\"Spiral Arm\" ruleset:leverage";

impl Table {
    pub async fn ask_in(&self, user: u64, channel: u64, line: &str) -> String {
        let asked = self.discord.slash(user, channel, line).unwrap();
        self.answer(asked).await
    }

    /// Returns the public text in a channel.
    fn told_in(&self, channel: u64) -> String {
        let screen = self.discord.screen(self.ada, channel);
        let public = screen.iter().filter(|message| message.only_for.is_none());
        public.map(|message| format!("{}\n", message.content())).collect()
    }

    fn make(&self, name: &str, kind: Kind) -> u64 {
        self.discord.with(|world| world.channel_of(name, kind))
    }
}

/// Founds a campaign by typing in one channel, plays there, and expects the announcements in another.
async fn play(table: &Table, typed: u64, told: u64) {
    let host = table.discord.person("mod");
    let answer = table.ask_in(host, typed, CREATE).await;
    assert!(answer.contains("is open"), "{answer}");
    for player in [table.ada, table.bo] {
        let answer = table.ask_in(player, typed, "/campaign join").await;
        assert!(answer.contains("Welcome"), "{answer}");
    }
    table.ask_in(table.ada, typed, "/gift player:@bo amount:100").await;
    table.ask_in(table.ada, typed, "/ask-favour money player:@bo amount:10").await;
    let read = table.told_in(told);
    for expected in ["starts", "joins", "gives", "asks"] {
        assert!(read.contains(expected), "{expected} is missing in: {read}");
    }
    assert_eq!(told == typed, table.told_in(typed) == read);
}

#[tokio::test]
async fn announcements_go_to_the_campaigns_channel() {
    let table = Table::lay().await;
    let thread = |parent, name: &str| table.discord.thread(parent, name);
    for (name, kind) in [("plain", Kind::Text), ("news", Kind::Announcement), ("talk", Kind::Voice)] {
        let channel = table.make(name, kind);
        play(&table, channel, channel).await;
        // A command in a thread concerns the campaign of the parent channel.
        let aside = thread(channel, &format!("{name}-aside"));
        let info = table.ask_in(table.ada, aside, "/campaign info").await;
        assert!(info.contains("Spiral Arm"), "{info}");
        let host = table.discord.person("mod");
        let refused = table.ask_in(host, aside, CREATE).await;
        assert!(refused.contains("already has a campaign"), "{refused}");
    }
    // A campaign founded in a thread belongs to the parent channel.
    let hall = table.make("hall", Kind::Text);
    play(&table, thread(hall, "corner"), hall).await;
    // Nobody can write in a post's parent, so each post is a separate table.
    for (name, kind) in [("ideas", Kind::Forum), ("films", Kind::Media)] {
        let above = table.make(name, kind);
        for name in [format!("{name}-one"), format!("{name}-two")] {
            let post = thread(above, &name);
            play(&table, post, post).await;
        }
    }
}

/// Denies one permission after another, and expects the bot to name the missing one.
async fn check_missing(table: &Table, typed: u64, denied_in: u64, needed: &[(u64, &str)]) {
    let host = table.discord.person("mod");
    for (bit, name) in needed {
        table.discord.with(|world| world.deny(denied_in, *bit));
        let answer = table.ask_in(host, typed, CREATE).await;
        assert!(answer.contains(&format!(": {name}. A server manager")), "{answer}");
    }
    let all = needed.iter().fold(0, |all, (bit, _)| all | bit);
    table.discord.with(|world| world.deny(denied_in, all));
    let answer = table.ask_in(host, typed, CREATE).await;
    let names: Vec<&str> = needed.iter().map(|(_, name)| *name).collect();
    let (last, others) = names.split_last().unwrap();
    let listed = format!(": {} and {last}. A server manager", others.join(", "));
    assert!(answer.contains(&listed), "{answer}");
    table.discord.with(|world| world.deny(denied_in, 0));
    let answer = table.ask_in(host, typed, CREATE).await;
    assert!(answer.contains("is open"), "{answer}");
}

const VIEW: (u64, &str) = (world::VIEW_CHANNEL, "View Channel");
const SEND: (u64, &str) = (world::SEND_MESSAGES, "Send Messages");
const ATTACHMENTS: [(u64, &str); 3] = [
    (world::EMBED_LINKS, "Embed Links"),
    (world::ATTACH_FILES, "Attach Files"),
    (world::READ_MESSAGE_HISTORY, "Read Message History"),
];

#[tokio::test]
async fn missing_permissions_are_reported_before_the_start() {
    let table = Table::lay().await;
    let [embed, attach, read_on] = ATTACHMENTS;
    let plain = table.make("plain", Kind::Text);
    check_missing(&table, plain, plain, &[VIEW, SEND, embed, attach, read_on]).await;
    let hall = table.make("hall", Kind::Text);
    let corner = table.discord.thread(hall, "corner");
    check_missing(&table, corner, hall, &[VIEW, SEND, embed, attach, read_on]).await;
    let forum = table.make("ideas", Kind::Forum);
    let post = table.discord.thread(forum, "post");
    let in_threads = (world::SEND_IN_THREADS, "Send Messages in Threads");
    check_missing(&table, post, forum, &[VIEW, in_threads, embed, attach, read_on]).await;
    let talk = table.make("talk", Kind::Voice);
    check_missing(&table, talk, talk, &[SEND, embed, attach, read_on]).await;
    // A person who may not connect to a voice channel does not see it either.
    let stage = table.make("stage", Kind::Voice);
    table.discord.with(|world| world.deny(stage, world::CONNECT));
    let host = table.discord.person("mod");
    let answer = table.ask_in(host, stage, CREATE).await;
    assert!(answer.contains(": View Channel and Connect. A server manager"), "{answer}");
}

#[tokio::test]
async fn an_administrator_has_every_permission() {
    let table = Table::lay().await;
    let plain = table.make("plain", Kind::Text);
    let deny = |world: &mut World| {
        let role = world.grant(world::BOT, "Powers");
        world.empower(role, world::ADMINISTRATOR);
        world.deny(plain, world::READ_MESSAGE_HISTORY);
    };
    table.discord.with(deny);
    let host = table.discord.person("mod");
    let answer = table.ask_in(host, plain, CREATE).await;
    assert!(answer.contains("is open"), "{answer}");
}

/// Discord's client does not let members type in channels that the bot cannot write to. A forged command from there
/// founds nothing.
#[tokio::test]
async fn a_campaign_needs_a_writable_channel() {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    for (name, kind, number) in [("group", Kind::Category, 4), ("ideas", Kind::Forum, 15)] {
        let place = table.make(name, kind);
        assert!(table.discord.slash(host, place, CREATE).is_err());
        let like = table.discord.slash(host, table.channel, CREATE);
        let like = like.unwrap();
        table.answer(like).await;
        let forged = table.forge(like, |_, payload| {
            payload["channel"]["type"] = number.into();
            payload["channel"]["id"] = place.to_string().into();
            payload["channel_id"] = place.to_string().into();
        });
        let answer = table.answer(forged).await;
        assert!(answer.contains("Nobody can write in"), "{answer}");
    }
}
