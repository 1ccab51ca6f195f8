//! `/privacy`: people can export their own stored data, but not other people's.

mod departures;
mod erasing;

use super::{Posted, Table};
use chancery::discord::exports::{Denied, Exports, PER_PERSON};
use chancery::rules::ids::PlayerId;
use chancery::rules::time::{Span, Time};
use serde_json::{Value, json};

impl Table {
    /// Returns the file that a person gets when they ask in this channel.
    async fn own_data(&self, user: u64, channel: u64) -> Value {
        let told = self.ask_in(user, channel, "/privacy export").await;
        let screen = self.discord.screen(user, channel);
        let newest: Option<Posted> = screen.into_iter().next_back();
        let newest = newest.unwrap();
        assert_eq!(newest.content(), told);
        let attached = &newest.json["attachments"][0];
        assert_eq!(attached["filename"], format!("chancery-{user}.json"));
        let id: u64 = attached["id"].as_str().unwrap().parse().unwrap();
        let bytes = self.discord.look(|world| world.files[&id].clone());
        serde_json::from_slice(&bytes).unwrap()
    }
}

#[tokio::test]
async fn an_export_holds_all_of_a_players_data_and_no_one_elses() {
    let table = Table::set_for("Spiral Arm").await;
    let (ada, bo) = (table.ada, table.bo);
    table.ask(ada, "/gift player:@bo amount:500 note:\"From Ada\"").await;
    table.ask(bo, "/gift player:@ada amount:40 note:\"From Bo\"").await;
    table.insist(ada, "/ask-favour money player:@bo amount:50 note:\"Ada asks\" private:true").await;
    table.insist(bo, "/ask-favour money player:@ada amount:1 note:\"Bo asks\"").await;
    let accepted = table.ask(ada, "/accept offer:1").await;
    assert!(accepted.contains("Done"), "{accepted}");
    table.ask(ada, "/digest at:8 zone:Europe/Berlin").await;

    let own = table.own_data(ada, table.channel).await;
    assert_eq!(own["user_id"], ada.to_string());
    assert_eq!(own["digest"]["zone"], "Europe/Berlin");
    assert_eq!(own["names"][0]["name"], "Ada");
    assert_eq!(own["names"][0]["account"], "ada");
    let campaign = &own["campaigns"][0];
    let head = json!({"name": campaign["name"], "joined": campaign["joined"], "plays": campaign["plays"]});
    assert_eq!(head, json!({"name": "Spiral Arm", "joined": true, "plays": true}));
    let orders = campaign["orders"].as_array().unwrap();
    // They joined, gave, asked and accepted.
    assert_eq!(orders.len(), 4, "{orders:#?}");
    let text = own.to_string();
    for (told, is_there) in [("From Ada", true), ("Ada asks", true), ("From Bo", false), ("Bo asks", false)] {
        assert_eq!(text.contains(told), is_there, "{told}: {own:#}");
    }

    // In a direct message and after leaving, the file is the same except for its time.
    table.insist(ada, "/campaign leave").await;
    let direct = table.discord.direct(ada);
    let left = table.own_data(ada, direct).await;
    let campaign = &left["campaigns"][0];
    assert_eq!((&campaign["joined"], &campaign["plays"]), (&json!(true), &json!(false)));
    assert!(campaign["orders"].as_array().unwrap().len() > orders.len());
}

#[tokio::test]
async fn moderators_export_their_orders_and_strangers_nothing() {
    let table = Table::set_for("Spiral Arm").await;
    let host = table.discord.person("mod");
    let corrected = "/mod money player:@ada amount:5 reason:\"A slip of mine\"";
    table.insist(host, corrected).await;
    table.ask(table.ada, "/gift player:@bo amount:500 note:\"From Ada\"").await;
    table.ask(host, "/mod undo").await;
    let undone = table.answer(table.press(host, "Undo")).await;
    assert!(undone.contains("undone"), "{undone}");
    let own = table.own_data(host, table.channel).await;
    assert!(!own.to_string().contains("From Ada"), "{own:#}");
    let campaign = &own["campaigns"][0];
    assert_eq!(campaign["joined"], json!(false));
    assert!(own.to_string().contains("A slip of mine"), "{own:#}");

    let stranger = table.discord.person("zoe");
    let own = table.own_data(stranger, table.channel).await;
    assert_eq!(own["campaigns"], json!([]));
    assert_eq!(own["digest"], Value::Null);
    assert!(!own.to_string().contains("Spiral"), "{own:#}");
}

#[tokio::test]
async fn a_moderators_text_for_a_player_belongs_to_the_moderator() {
    let table = Table::set_for("Spiral Arm").await;
    let (ada, host) = (table.ada, table.discord.person("mod"));
    table.ask(ada, "/gift player:@bo amount:500 note:\"From Ada\"").await;
    for line in [
        "/gift player:@bo amount:5 note:\"Given for her\"",
        "/ask-favour money player:@bo amount:5 note:\"Asked for her\" private:true",
    ] {
        table.ask(host, "/mod act-as player:@ada").await;
        table.insist(host, line).await;
    }
    let orders = |own: &Value| own["campaigns"][0]["orders"].as_array().unwrap().clone();
    let for_her = |orders: &[Value]| {
        let [counts_as, given_by] = [ada, host].map(|id| json!(id.to_string()));
        let both = |order: &&Value| order["counts_as"] == counts_as && order["given_by"] == given_by;
        orders.iter().filter(both).count()
    };
    let hers = table.own_data(ada, table.channel).await;
    let text = hers.to_string();
    assert!(text.contains("From Ada") && !text.contains("for her"), "{hers:#}");
    // Her data also records that it was done in her name.
    assert_eq!(for_her(&orders(&hers)), 2, "{hers:#}");
    let theirs = table.own_data(host, table.channel).await;
    let text = theirs.to_string();
    assert!(text.contains("Given for her") && text.contains("Asked for her"), "{theirs:#}");
    assert!(!text.contains("From Ada"), "{theirs:#}");
    assert_eq!(for_her(&orders(&theirs)), 2, "{theirs:#}");
}

#[tokio::test]
async fn each_person_has_an_export_limit() {
    let table = Table::set_for("Spiral Arm").await;
    let (ada, bo) = (table.ada, table.bo);
    for number in 0..PER_PERSON {
        let line = if number % 2 == 0 { "/privacy export" } else { "/campaign export" };
        let told = table.ask(ada, line).await;
        assert!(!told.contains("within an hour"), "{told}");
    }
    let host = table.discord.person("mod");
    for line in ["/privacy export", "/campaign export"] {
        let told = table.ask(ada, line).await;
        let says = told.contains("30 exports within an hour") && told.contains("<t:");
        assert!(says, "{told}");
    }
    // Other people have their own allowance, and an hour later there is a new one.
    let told = table.ask(bo, "/privacy export").await;
    assert!(!told.contains("within an hour"), "{told}");
    // The export of secrets is not announced if it is refused.
    for _ in 0..PER_PERSON {
        table.ask(host, "/privacy export").await;
    }
    let told = table.ask(host, "/campaign export secrets:True").await;
    assert!(told.contains("within an hour"), "{told}");
    table.clock.advance(Span::hours(1));
    let told = table.ask(ada, "/campaign export").await;
    assert!(!told.contains("within an hour"), "{told}");
}

#[test]
fn a_person_runs_one_export_at_a_time() {
    let (exports, now) = (Exports::default(), Time::from_millis(0));
    let (ada, bo) = (PlayerId(1), PlayerId(2));
    let under_way = exports.begin(ada, now).ok().unwrap();
    assert_eq!(exports.begin(ada, now).err(), Some(Denied::UnderWay));
    assert!(exports.begin(bo, now).is_ok());
    drop(under_way);
    for _ in 1..PER_PERSON {
        assert!(exports.begin(ada, now).is_ok());
    }
    let half = now + Span::seconds(30 * 60);
    assert_eq!(exports.begin(ada, half).err(), Some(Denied::Spent(Span::seconds(30 * 60))));
    assert!(exports.begin(ada, now + Span::hours(1)).is_ok());
}
