//! Requests that Discord refuses because they are too long, too many or malformed.

use super::rest::{code_of, http, paths_of};
use chancery_clock::Clock;
use chancery_loopback::Loopback;
use serde_json::{Value, json};
use serenity::all::{ChannelId, Http};

/// Posts a message and expects an error code and the path of the fault. Without a fault these are (0, "").
async fn check(http: &Http, channel: u64, body: Value, code: isize, path: &str) {
    let sent = http.send_message(ChannelId::new(channel), vec![], &body).await;
    let (found, paths) = match &sent {
        Ok(_) => (0, Vec::new()),
        Err(error) => (code_of(error), paths_of(error)),
    };
    assert_eq!(found, code, "{body} was answered {sent:?}");
    assert!(path.is_empty() || paths.iter().any(|found| found == path), "{body}: {paths:?}");
}

fn text(length: usize) -> String {
    "x".repeat(length)
}

fn buttons(parts: &[Value]) -> Value {
    json!({"content": "x", "components": [{"type": 1, "components": parts}]})
}

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": id})
}

fn embed(embed: Value) -> Value {
    json!({"embeds": [embed]})
}

async fn check_all(cases: impl IntoIterator<Item = (Value, isize, &'static str)>) {
    let discord = Loopback::start(Clock::wall()).await.unwrap();
    let http = http(&discord);
    let table = discord.channel("table");
    for (body, code, path) in cases {
        check(&http, table, body, code, path).await;
    }
}

#[tokio::test]
async fn texts_beyond_the_limits_are_refused() {
    let all = json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["100"]}});
    let lost = json!({"content": "x", "attachments": [{"id": "0"}]});
    check_all([
        (json!({"content": text(2000)}), 0, ""),
        (json!({"content": text(2001)}), 50035, "content"),
        (json!({"content": "  \n"}), 50006, ""),
        (json!({"content": "x", "nonce": text(26)}), 50035, "nonce"),
        (all, 50035, "allowed_mentions"),
        (lost, 50035, "attachments.0"),
    ])
    .await;
}

#[tokio::test]
async fn embeds_beyond_the_limits_are_refused() {
    let fields = |count| embed(json!({"fields": vec![json!({"name": "x", "value": "x"}); count]}));
    let field = |value: String| embed(json!({"fields": [{"name": "x", "value": value}]}));
    let titles = |count| json!({"embeds": vec![json!({"title": "x"}); count]});
    let sum = json!({"embeds": [{"description": text(4000)}, {"description": text(2001)}]});
    let part = |part: &str, length| embed(json!({part: text(length)}));
    let footer = embed(json!({"footer": {"text": text(2049)}}));
    check_all([
        (titles(10), 0, ""),
        (titles(11), 50035, "embeds"),
        (embed(json!({"color": 1})), 50035, "embeds.0.description"),
        (part("title", 257), 50035, "embeds.0.title"),
        (part("description", 4097), 50035, "embeds.0.description"),
        (fields(25), 0, ""),
        (fields(26), 50035, "embeds.0.fields"),
        (field(" ".to_owned()), 50035, "embeds.0.fields.0.value"),
        (field(text(1025)), 50035, "embeds.0.fields.0.value"),
        (footer, 50035, "embeds.0.footer.text"),
        (sum, 50035, "embeds"),
    ])
    .await;
}

#[tokio::test]
async fn components_beyond_the_limits_are_refused() {
    let option = json!({"label": "x", "value": "x"});
    let select = |options: &[Value]| json!({"type": 3, "custom_id": "s", "options": options});
    let one = select(std::slice::from_ref(&option));
    let double = buttons(&[select(&[option.clone(), option.clone()])]);
    let row = json!({"type": 1, "components": [one]});
    let six = buttons(&["a", "b", "c", "d", "e", "f"].map(button));
    let blank = buttons(&[json!({"type": 2, "style": 1, "custom_id": "a"})]);
    let first = "components.0.components.0";
    let labelled = |label: String| json!({"type": 2, "style": 1, "custom_id": "a", "label": label});
    check_all([
        (json!({"components": [row]}), 50006, ""),
        (json!({"content": "x", "components": vec![row; 6]}), 50035, "components"),
        (buttons(&[button("a"), button("b")]), 0, ""),
        (buttons(&[button("a"), button("a")]), 50035, "components.0.components.1.custom_id"),
        (buttons(&[button(&text(101))]), 50035, "components.0.components.0.custom_id"),
        (blank, 50035, first),
        (buttons(&[labelled("🚀".repeat(40))]), 0, ""),
        (buttons(&[labelled("🚀".repeat(41))]), 50035, "components.0.components.0.label"),
        (
            buttons(&[select(&[json!({"label": " ", "value": "x"})])]),
            50035,
            "components.0.components.0.options.0.label",
        ),
        (
            buttons(&[select(&[json!({"label": "🚀".repeat(51), "value": "x"})])]),
            50035,
            "components.0.components.0.options.0.label",
        ),
        (six, 50035, "components.0.components"),
        (buttons(std::slice::from_ref(&one)), 0, ""),
        (buttons(&[one, button("a")]), 50035, "components.0"),
        (buttons(&[select(&[])]), 50035, "components.0.components.0.options"),
        (double, 50035, "components.0.components.0.options.1.value"),
    ])
    .await;
}

/// Registers commands and expects the path of the first fault, or none.
async fn check_commands(cases: impl IntoIterator<Item = (Value, &'static str)>) {
    let discord = Loopback::start(Clock::wall()).await.unwrap();
    let http = http(&discord);
    http.set_application_id(chancery_loopback::world::BOT.into());
    for (body, path) in cases {
        let put = http.create_global_commands(&body).await;
        let paths = put.as_ref().err().map(paths_of).unwrap_or_default();
        let first = paths.first().map_or("", String::as_str);
        assert_eq!(first, path, "{body} was answered {put:?}");
    }
}

fn option(name: &str) -> Value {
    json!({"type": 3, "name": name, "description": "x"})
}

fn command(options: Vec<Value>) -> Value {
    json!([{"name": "a", "description": "x", "options": options}])
}

#[tokio::test]
async fn command_names_beyond_the_limits_are_refused() {
    let named = |name: &str| json!([{"name": name, "description": "x"}]);
    let described = |text: String| json!([{"name": "a", "description": text}]);
    let twice = json!([{"name": "a", "description": "x"}, {"name": "a", "description": "x"}]);
    let menu = json!([{"name": "Two words", "type": 2}, {"name": "a", "description": "x"}]);
    let strange = json!([{"name": "a", "description": "x", "name_localizations": {"xx": "b"}}]);
    check_commands([
        (named("a-b_1"), ""),
        (named("größe"), ""),
        (named("Upper"), "0.name"),
        (named("two words"), "0.name"),
        (named(&text(33)), "0.name"),
        (described(String::new()), "0.description"),
        (described(text(101)), "0.description"),
        (strange, "0.name_localizations.xx"),
        (twice, "1"),
        (menu, ""),
    ])
    .await;
}

#[tokio::test]
async fn command_options_beyond_the_limits_are_refused() {
    let many = |count| command((0..count).map(|n| option(&format!("o{n}"))).collect());
    let choices = |count: usize| {
        let choice = |n| json!({"name": format!("{n}"), "value": "x"});
        let mut option = option("a");
        option["choices"] = (0..count).map(choice).collect();
        command(vec![option])
    };
    let mut required = option("b");
    required["required"] = json!(true);
    check_commands([
        (many(25), ""),
        (many(26), "0.options"),
        (command(vec![option("a"), option("a")]), "0.options.1"),
        (command(vec![option("a"), required]), "0.options.1"),
        (choices(25), ""),
        (choices(26), "0.options.0.choices"),
    ])
    .await;
}

#[tokio::test]
async fn subcommands_beyond_the_limits_are_refused() {
    let sub = |n| json!({"type": 1, "name": format!("s{n}"), "description": "x"});
    let long = json!({"type": 3, "name": "z", "description": text(100)});
    let heavy = |n: usize| {
        let options = [long.clone()];
        json!({"type": 1, "name": format!("s{n}"), "description": text(100), "options": options})
    };
    let group = |subs: Vec<Value>| json!({"type": 2, "name": "g", "description": text(100), "options": subs});
    let subs = |count: usize| (0..count).map(sub).collect();
    let heavies = |count: usize| (0..count).map(heavy).collect::<Vec<_>>();
    // 24 heavy subcommands and a group of 25 more are 25 options, but over 8000 characters.
    let heaviest = heavies(24).into_iter().chain([group(heavies(25))]).collect();
    check_commands([
        (command(subs(25)), ""),
        (command(subs(26)), "0.options"),
        (command(vec![sub(0), option("a")]), "0.options.1"),
        (command(vec![group(vec![sub(0)])]), ""),
        (command(vec![group(vec![group(vec![])])]), "0.options.0.options.0"),
        (command(heavies(25)), ""),
        (command(heaviest), "0"),
    ])
    .await;
}
