//! Digests arrive once a day and contain each event once, whatever fails on the way.

use super::{Table, within};
use chancery::rules::time::Span;
use chancery_loopback::world::GUILD;
use chancery_loopback::{Fault, Mishap};
use std::collections::BTreeSet;

/// The small print of digests. No other message has it.
const PRINT: &str = "-# Digest of";

impl Table {
    fn digests(&self, user: u64) -> Vec<String> {
        let screen = self.discord.screen(user, self.discord.direct(user));
        let all = screen.iter().map(|message| message.content().to_owned());
        all.filter(|content| content.contains(PRINT)).collect()
    }

    /// Lets time pass, without waiting for its effects.
    fn pass(&self, minutes: i64) {
        self.clock.advance(Span::seconds(minutes * 60));
    }

    async fn sleep(&self, hours: i64) {
        self.pass(hours * 60);
        self.quiet().await;
    }

    /// Waits until Discord has accepted this many digests for a person.
    async fn received(&self, user: u64, count: usize) {
        let direct = self.discord.direct(user);
        let there = self.discord.until(|world| {
            let here = world.messages.values().filter(|m| m.channel == direct);
            let digests = here.filter(|m| m.content().contains(PRINT));
            (digests.count() >= count).then_some(())
        });
        within(there).await;
    }

    /// Makes this many attempts to send a person a digest fail.
    fn spoil(&self, user: u64, mishap: Mishap, times: usize) {
        let direct = format!("/channels/{}", self.discord.direct(user));
        let fault = Fault::next("POST", &direct, mishap).naming(PRINT);
        self.discord.inject(fault.times(times));
    }

    async fn gift(&self, amount: i64) {
        let gift = format!("/gift player:@bo amount:{amount}");
        let answer = self.ask(self.ada, &gift).await;
        assert!(answer.starts_with("Done."), "{answer}");
    }
}

/// Sets up a table at noon, with Bo's digest due at eight in the evening.
async fn set() -> Table {
    let table = Table::set().await;
    table.sleep(1).await;
    let set = table.ask(table.bo, "/digest at:20").await;
    assert!(set.contains("every day at 20:00, UTC"), "{set}");
    table
}

/// The bot stops while Bo's digest is being sent, after Discord has accepted it. It starts again `minutes` later.
async fn killed_between_sending_and_marking(minutes: i64) {
    let mut table = set().await;
    table.gift(100).await;
    table.spoil(table.bo, Mishap::HangAnswer, 1);
    table.pass(7 * 60);
    table.received(table.bo, 1).await;
    table.stop().await;
    table.pass(minutes);
    table.start().await;
    table.quiet().await;
    assert_eq!(table.digests(table.bo).len(), 1, "after {minutes} minutes");
    // The next digest does not repeat this one, and includes everything after it.
    table.gift(7).await;
    table.sleep(24).await;
    let digests = table.digests(table.bo);
    let [first, second] = &digests[..] else {
        panic!("{digests:?}");
    };
    assert!(first.contains("gives you 100 money"), "{first}");
    assert!(second.contains("gives you 7 money"), "{second}");
    assert!(!second.contains("100 money"), "{second}");
}

#[tokio::test]
async fn a_kill_between_sending_and_marking_duplicates_nothing() {
    // Discord still knows the nonce, may have forgotten it, or has forgotten it.
    for minutes in [0, 2, 600] {
        killed_between_sending_and_marking(minutes).await;
    }
}

/// Discord answers the first attempt with "unknown message", although nothing was sent that could have been deleted.
#[tokio::test]
async fn a_digest_mistaken_for_a_deleted_one_gets_a_new_nonce() {
    let table = set().await;
    let unknown = Mishap::Answer(404, serde_json::json!({"code": 10_008, "message": "Unknown Message"}));
    let nonces = || -> BTreeSet<String> { table.discord.look(|world| world.nonces.keys().cloned().collect()) };
    table.gift(100).await;
    let before = nonces();
    table.spoil(table.bo, unknown.clone(), 1);
    table.sleep(7).await;
    let digests = table.digests(table.bo);
    assert!(digests.len() == 1 && digests[0].contains("100 money"), "{digests:?}");
    let second: Vec<String> = nonces().difference(&before).cloned().collect();
    assert!(second.len() == 1 && second[0].starts_with('d') && second[0].ends_with('n'), "{second:?}");
    // The next day's digest has a different nonce. If Discord refuses both, the digest is given up.
    table.gift(7).await;
    table.sleep(24).await;
    assert_eq!(table.digests(table.bo).len(), 2);
    table.gift(9).await;
    table.spoil(table.bo, unknown, 2);
    table.sleep(24).await;
    assert_eq!(table.digests(table.bo).len(), 2);
    table.gift(11).await;
    table.sleep(24).await;
    let digests = table.digests(table.bo);
    assert!(digests.len() == 3 && digests[2].contains("gives you 11 money"), "{digests:?}");
}

#[tokio::test]
async fn news_between_two_attempts_goes_into_the_next_digest() {
    let table = set().await;
    table.gift(100).await;
    let unavailable = Mishap::Answer(503, serde_json::json!({"message": "no", "code": 0}));
    table.spoil(table.bo, unavailable, 1);
    table.sleep(7).await;
    assert_eq!(table.digests(table.bo).len(), 0);
    table.gift(7).await;
    table.sleep(1).await;
    let first = table.digests(table.bo);
    assert_eq!(first.len(), 1);
    assert!(first[0].contains("100 money") && !first[0].contains("7 money"));
    table.sleep(24).await;
    let second = table.digests(table.bo);
    assert_eq!(second.len(), 2);
    assert!(second[1].contains("7 money") && !second[1].contains("100 money"));
}

#[tokio::test]
async fn changing_the_hour_during_a_send_duplicates_nothing() {
    let table = set().await;
    table.gift(100).await;
    // Discord accepts it, but its answer is lost.
    table.spoil(table.bo, Mishap::DropAnswer, 1);
    table.sleep(7).await;
    assert_eq!(table.digests(table.bo).len(), 1);
    table.ask(table.bo, "/digest at:22").await;
    table.sleep(1).await;
    assert_eq!(table.digests(table.bo).len(), 1);
    table.gift(7).await;
    // From here on, it is due at ten.
    table.sleep(1).await;
    let digests = table.digests(table.bo);
    assert_eq!(digests.len(), 2);
    assert!(digests[1].contains("7 money") && !digests[1].contains("100 money"));
    table.gift(9).await;
    table.sleep(23).await;
    assert_eq!(table.digests(table.bo).len(), 2);
    table.sleep(1).await;
    assert_eq!(table.digests(table.bo).len(), 3);
}

#[tokio::test]
async fn turning_a_digest_off_during_a_send_keeps_it_off() {
    let table = set().await;
    table.gift(100).await;
    let unavailable = Mishap::Answer(503, serde_json::json!({"message": "no", "code": 0}));
    table.spoil(table.bo, unavailable, 1);
    table.sleep(7).await;
    assert_eq!(table.ask(table.bo, "/digest at:off").await, "Your digest is off.");
    table.sleep(48).await;
    assert_eq!(table.digests(table.bo).len(), 0);
    // After being turned on again, the digest starts afresh.
    table.ask(table.bo, "/digest at:21").await;
    table.gift(7).await;
    table.sleep(24).await;
    let digests = table.digests(table.bo);
    assert!(digests.len() == 1 && !digests[0].contains("100 money"));
}

#[tokio::test]
async fn a_refused_digest_delays_no_other() {
    let table = set().await;
    for player in [table.ada, table.cy] {
        table.ask(player, "/digest at:20").await;
    }
    table.gift(100).await;
    table.ask(table.bo, "/gift player:@ada amount:5").await;
    let limit = Mishap::RateLimit { seconds: 7000.0, global: false };
    table.spoil(table.bo, limit, 1);
    table.sleep(7).await;
    let count = |user| table.digests(user).len();
    assert_eq!([count(table.ada), count(table.bo), count(table.cy)], [1, 0, 1]);
    table.sleep(1).await;
    assert_eq!(count(table.bo), 0);
    table.sleep(1).await;
    assert_eq!(count(table.bo), 1);
    // A request that Discord never answers does not delay the others.
    table.gift(7).await;
    table.ask(table.bo, "/gift player:@ada amount:6").await;
    table.spoil(table.bo, Mishap::Hang, 1);
    table.pass(22 * 60);
    table.received(table.ada, 2).await;
    table.received(table.cy, 2).await;
}

#[tokio::test]
async fn closed_direct_messages_are_retried_the_next_day() {
    let mut table = set().await;
    let close = |table: &Table, closed| {
        let bo = table.bo;
        table.discord.with(|world| world.people.get_mut(&bo).unwrap().closed = closed);
    };
    close(&table, true);
    table.gift(100).await;
    table.sleep(7).await;
    assert_eq!(table.digests(table.bo).len(), 0);
    let told = table.ask(table.bo, "/digest").await;
    assert!(told.contains("did not get through"), "{told}");
    close(&table, false);
    table.stop().await;
    table.start().await;
    table.sleep(23).await;
    assert_eq!(table.digests(table.bo).len(), 0);
    table.gift(7).await;
    table.sleep(1).await;
    let digests = table.digests(table.bo);
    assert_eq!(digests.len(), 1);
    assert!(digests[0].contains("100 money") && digests[0].contains("gives you 7 money"));
    let told = table.ask(table.bo, "/digest").await;
    assert!(!told.contains("did not get through"), "{told}");
}

#[tokio::test]
async fn hours_and_zones_are_parsed_strictly() {
    let table = Table::set().await;
    for wrong in ["+8", "-1", "24", "8:30", "8h", "008", "٨", ":00"] {
        let told = table.ask(table.bo, &format!("/digest at:{wrong}")).await;
        assert!(told.contains("is not an hour of the day"), "{wrong}: {told}");
    }
    let told = table.ask(table.bo, "/digest zone:UTC").await;
    assert!(told.contains("Add the hour"), "{told}");
    assert!(table.ask(table.bo, "/digest").await.contains("digest is off"));
    for right in ["8", "08", "8:00", "08:00", "0", "23"] {
        let told = table.ask(table.bo, &format!("/digest at:{right}")).await;
        assert!(told.contains("every day at"), "{right}: {told}");
    }
    // The time zone is that of the player's quiet hours, no matter where they set them.
    let other = table.discord.channel("other");
    let host = table.discord.person("mod");
    for (user, line) in [
        (host, "/campaign create name:Other ruleset:nim"),
        (table.cy, "/campaign join"),
        (table.cy, "/quiet-hours from:22 to:7 zone:Asia/Kolkata"),
    ] {
        let asked = table.discord.slash(user, other, line).unwrap();
        table.answer(asked).await;
    }
    let told = table.ask(table.cy, "/digest at:8").await;
    assert!(told.contains("8:00, Asia/Kolkata"), "{told}");
    let told = table.ask(table.cy, "/digest zone:europe/berlin").await;
    assert!(told.contains("8:00, Europe/Berlin"), "{told}");
}

#[tokio::test]
async fn strangers_and_leavers_get_no_digest() {
    let table = set().await;
    let eve = table.discord.person("eve");
    let told = table.ask(eve, "/digest at:8").await;
    assert!(told.contains("You are not in a running campaign"), "{told}");
    // Bo has left the server, so he cannot read the history there.
    let bo = table.bo;
    table.discord.with(|world| world.leave(bo, GUILD));
    table.gift(100).await;
    table.sleep(24).await;
    assert_eq!(table.digests(bo).len(), 0);
    // A digest cannot be set up in a direct message either.
    let direct = table.discord.direct(bo);
    let asked = table.discord.slash(bo, direct, "/digest at:9").unwrap();
    let told = table.answer(asked).await;
    assert!(told.contains("You are not in a running campaign"), "{told}");
}

#[tokio::test]
async fn private_news_and_ones_own_acts_stay_out_of_others_digests() {
    let table = set().await;
    for player in [table.ada, table.cy] {
        table.ask(player, "/digest at:20").await;
    }
    let favour = "/ask-favour money player:@bo amount:50 note:Hush private:true";
    table.insist(table.bo, "/gift player:@ada amount:1").await;
    table.sleep(24).await;
    let before = table.digests(table.cy).len();
    table.gift(100).await;
    table.sleep(24).await;
    let asked = table.insist(table.ada, favour).await;
    assert!(asked.contains("You ask"), "{asked}");
    table.sleep(24).await;
    // Cy has received a digest with the gifts, and nothing has happened since.
    assert_eq!(table.digests(table.cy).len(), before + 1);
    assert!(!table.digests(table.cy).concat().contains("50 money"));
    let own = table.digests(table.ada);
    assert!(own.len() == 1 && own[0].contains("gives you 1 money"), "{own:?}");
    let waits = table.digests(table.bo).pop().unwrap();
    assert!(waits.contains("Waiting for you") && waits.contains("50 money"), "{waits}");
}

#[tokio::test]
async fn a_long_digest_shows_the_newest_and_counts_the_rest() {
    let table = set().await;
    let long = "x".repeat(90);
    for number in 0..20 {
        let gift = format!("/gift player:@bo amount:1 note:\"{number} {long}\"");
        table.ask(table.ada, &gift).await;
    }
    table.sleep(7).await;
    let told = table.digests(table.bo).pop().unwrap();
    assert!(told.contains("earlier events: `/history campaign:1`"), "{told}");
    assert!(told.contains("19 xxx") && !told.contains(" 0 xxx"), "{told}");
    assert!(told.chars().count() <= 2000 && !told.contains("more than"));
    // A digest also says if there is more than it counts.
    for _ in 0..310 {
        let asked = table.discord.slash(table.ada, table.channel, "/gift player:@bo amount:1").unwrap();
        within(table.discord.answered(asked)).await;
    }
    table.sleep(24).await;
    let told = table.digests(table.bo).pop().unwrap();
    assert!(told.contains("… and more than 2"), "{told}");
}
