//! Messages that are edited when their contents change: an offer's deadline, and the list of applicants.

use super::Table;
use chancery::rules::time::Span;
use serde_json::Value;

/// The shortest time between two edits of a message.
const EVERY: Span = Span::seconds(15);

impl Table {
    /// Lets enough time pass for all pending edits.
    pub(super) async fn catch_up(&self) {
        self.clock.advance(EVERY);
        self.quiet().await;
    }

    /// Returns the deadline on the only offer's card, and whether it still has its buttons.
    fn due(&self) -> (String, bool) {
        let screen = self.discord.screen(self.ada, self.channel);
        let field = |embed: &Value| {
            let mut lines = embed["description"].as_str()?.lines();
            let due = lines.find(|line| line.starts_with("Expires ") || line.starts_with("Paused"))?;
            Some(due.to_owned())
        };
        let cards = screen.iter().filter_map(|message| {
            let due = field(&message.json["embeds"][0])?;
            Some((due, message.components().next().is_some()))
        });
        let cards: Vec<_> = cards.collect();
        let [card] = &cards[..] else {
            panic!("not one card, but {cards:?}");
        };
        card.clone()
    }
}

#[tokio::test]
async fn an_offers_message_follows_extensions_and_pauses() {
    let table = Table::set().await;
    let host = table.discord.person("mod");
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    table.ask(table.ada, "/ask-favour money player:@bo amount:100").await;
    let begun = table.clock.now().as_seconds();
    let says = |seconds: i64| format!("<t:{}:R>", begun + seconds);
    let hour = 3600;
    assert!(table.due().0.contains(&says(72 * hour)), "{:?}", table.due());
    table.ask(host, "/mod extend offer:1 time:1d").await;
    table.catch_up().await;
    assert!(table.due().0.contains(&says(96 * hour)), "{:?}", table.due());
    // During a pause nothing is due, and the remaining time is kept.
    table.ask(host, "/mod pause").await;
    table.catch_up().await;
    let (due, buttons) = table.due();
    assert!(due.contains("Paused: 3 days 23 hours left"), "{due}");
    assert!(buttons);
    table.clock.advance(Span::hours(240));
    let told = table.ask(host, "/mod extend offer:1 time:1d").await;
    assert!(told.contains("can be answered for 4 days 23 hours"), "{told}");
    table.catch_up().await;
    let (due, _) = table.due();
    assert!(due.contains("Paused: 4 days 23 hours left"), "{due}");
    let listed = table.discord.slash(table.bo, table.channel, "/offers").unwrap();
    table.answer(listed).await;
    let screen = table.discord.screen(table.bo, table.channel);
    let list = screen.iter().rev().find_map(|message| {
        let embed = &message.json["embeds"][0];
        (embed["title"] == "Pending offers").then(|| embed["description"].clone())
    });
    let list = list.unwrap();
    let list = list.as_str().unwrap();
    assert!(list.contains("Paused, with 4 days 23 hours left"), "{list}");
    table.ask(host, "/mod resume").await;
    table.catch_up().await;
    let (due, buttons) = table.due();
    // The pause began 30 seconds after the favour was asked, and lasted ten days plus the time of the two edits.
    assert!(due.contains(&says(120 * hour + 240 * hour + 30)), "{due}");
    assert!(buttons);
    let pressed = table.press(table.bo, "Accept");
    assert!(table.answer(pressed).await.starts_with("Done"));
}

#[tokio::test]
async fn the_approve_button_disappears_after_joining() {
    let table = Table::set().await;
    let (host, dee) = (table.discord.person("mod"), table.discord.person("dee"));
    table.ask(host, "/mod settings entry:approved").await;
    table.ask(dee, "/campaign join").await;
    let (message, _) = table.button(host, "Let them in");
    table.catch_up().await;
    assert_eq!(table.button(host, "Let them in").0, message);
    table.ask(host, "/mod admit player:@dee").await;
    table.catch_up().await;
    let shown = table.discord.look(|world| world.messages[&message].clone());
    assert!(shown.components().next().is_none());
    assert!(shown.content().ends_with("asked to join and is now in."));
}

/// Returns a message's text, and the labels of its buttons.
fn shown(table: &Table, message: u64) -> (String, Vec<String>) {
    table.discord.look(|world| {
        let shown = &world.messages[&message];
        let labels = shown.components().filter_map(|part| part["label"].as_str().map(str::to_owned));
        (shown.content().to_owned(), labels.collect())
    })
}

#[tokio::test]
async fn an_undone_admission_brings_the_approve_button_back() {
    let table = Table::set().await;
    let (host, dee) = (table.discord.person("mod"), table.discord.person("dee"));
    table.ask(host, "/mod settings entry:approved").await;
    table.ask(dee, "/campaign join").await;
    let (message, _) = table.button(host, "Let them in");
    table.ask(host, "/mod admit player:@dee").await;
    table.catch_up().await;
    table.insist(host, "/mod undo").await;
    table.catch_up().await;
    let (told, buttons) = shown(&table, message);
    assert!(told.contains("asks to join"), "{told}");
    assert_eq!(buttons, ["Let them in"]);
    let let_in = table.answer(table.press(host, "Let them in")).await;
    assert!(let_in.starts_with("Done"), "{let_in}");
    // With the request itself undone, nobody asks any more.
    table.insist(host, "/mod undo steps:2").await;
    table.catch_up().await;
    let (told, buttons) = shown(&table, message);
    assert!(told.ends_with("no longer asks to join.") && buttons.is_empty(), "{told}");
}
