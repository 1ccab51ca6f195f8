//! People's actions in their windows, and the results they see.

use super::{ADA, BO, MOD, Sandbox, Window, message, parts, press, receive};
use serde_json::{Value, json};

/// Opens a campaign that Ada and Bo have joined; returns the table's id.
async fn begin(sandbox: &Sandbox) -> String {
    let table = sandbox.table().await;
    let create = "/campaign create name:\"Spiral Arm\" ruleset:leverage";
    sandbox.does(MOD, &table, json!({"slash": create})).await;
    let mut window = sandbox.window(MOD, &table).await;
    let invitation = window.says("Join").await;
    for who in [ADA, BO] {
        sandbox.does(who, &table, press(&invitation, "Join")).await;
    }
    window.says("101> joins").await;
    table
}

#[tokio::test]
async fn every_user_action_goes_through_the_bot() {
    let sandbox = Sandbox::open(&[]);
    let table = &begin(&sandbox).await;
    let (mut ada, mut bo) = (sandbox.window(ADA, table).await, sandbox.window(BO, table).await);
    let gift = json!({"slash": "/gift player:@bo amount:500 note:\"for the docks\""});
    sandbox.does(ADA, table, gift).await;
    let done = ada.says("500 money left").await;
    assert_eq!((&done["private"], &done["by"]["name"]), (&json!(true), &json!("Ada")));
    assert_eq!((&done["own"], &done["author"]["bot"]), (&json!(true), &json!(true)));
    bo.says("for the docks").await;
    assert!(message(&bo.state, "500 money left").is_none(), "{:#}", bo.state);

    let ask = json!({"slash": "/ask-favour money player:@bo amount:300"});
    sandbox.does(ADA, table, ask).await;
    let offer = bo.says("Pending").await;
    let complete = json!({"complete": "/accept offer:"});
    let found = sandbox.does(BO, table, complete).await;
    let found: Value = serde_json::from_str(&found).unwrap();
    assert!(found[0][0].is_string() && found[0][1] == "1", "{found}");

    // The question is private to Bo, so Ada cannot answer it.
    sandbox.does(BO, table, press(&offer, "Refuse")).await;
    let question = bo.says("costs you").await;
    let (status, why) = sandbox.act(ADA, table, press(&question, "Refuse it")).await;
    assert_eq!((status.as_u16(), why.as_str()), (409, "That message is not on your screen."));
    sandbox.does(BO, table, press(&question, "Cancel")).await;

    // This command is in the menu of a person.
    let relations = json!({"use_on": {"command": "Relations", "target": BO}});
    sandbox.does(ADA, table, relations).await;
    ada.says("You and Bo").await;

    panel(&sandbox, table, (&mut ada, &bo)).await;
    moments(&sandbox, table, (&mut ada, &mut bo)).await;
    replayed(&sandbox).await;
}

/// Chooses the first line of the newest private menu.
fn choice(state: &Value) -> Option<Value> {
    let messages = state["messages"].as_array()?;
    let mut newest = messages.iter().rev().filter(|one| one["private"] == true);
    let (message, menu) = newest.find_map(|one| {
        let menu = parts(one).into_iter().find(|part| part["type"] != 2)?;
        Some((one["id"].clone(), menu))
    })?;
    let value = match menu["options"][0]["value"].as_str() {
        Some(value) => value.to_owned(),
        None => BO.to_owned(),
    };
    Some(json!({"select": {"message": message, "id": menu["custom_id"], "values": [value]}}))
}

/// Uses the panel's menus and form.
async fn panel(sandbox: &Sandbox, table: &str, (ada, bo): (&mut Window, &Window)) {
    sandbox.does(MOD, table, json!({"slash": "/panel"})).await;
    let panel = ada.says("Only you see what a button answers").await;
    sandbox.does(ADA, table, press(&panel, "Relations")).await;
    let select = ada.until("a menu", choice).await;
    sandbox.does(ADA, table, select).await;
    ada.says("You over them").await;
    // Only Bo is there to receive it, so the form comes at once.
    sandbox.does(ADA, table, press(&panel, "Gift")).await;
    let form = ada.until("a form", |state| state["form"].as_object().cloned()).await;
    assert_eq!(bo.state["form"], Value::Null);
    let input = &form["components"][0]["components"][0];
    let (status, why) = sandbox.act(ADA, table, json!({"fill": [[input["custom_id"], ""]]})).await;
    assert_eq!(status.as_u16(), 409);
    assert!(why.contains("is required"), "{why}");
    sandbox.does(ADA, table, json!({"fill": [[input["custom_id"], "60"]]})).await;
    ada.says("440 money left").await;
    ada.until("no form", |state| state["form"].is_null().then_some(())).await;

    // A closed form is gone.
    sandbox.does(ADA, table, press(&panel, "Gift")).await;
    ada.until("a form", |state| state["form"].as_object().cloned()).await;
    sandbox.does(ADA, table, json!({"close_form": null})).await;
    ada.until("no form", |state| state["form"].is_null().then_some(())).await;
}

/// Uses the clock, and stops and starts the bot.
async fn moments(sandbox: &Sandbox, table: &str, (ada, bo): (&mut Window, &mut Window)) {
    let before = ada.state["now"].as_i64().unwrap();
    let told = sandbox.does(ADA, table, json!({"prompt": "time +80h"})).await;
    assert!(told.contains("did not answer offer 1"), "{told}");
    ada.until("the offer's end", |state| message(state, "counts as a refusal")).await;
    assert!(ada.state["now"].as_i64().unwrap() >= before + 80 * 3_600_000);
    let told = sandbox.does(BO, table, json!({"prompt": "restart"})).await;
    assert!(told.contains("stopped and started again"), "{told}");
    sandbox.does(BO, table, json!({"slash": "/relations player:@ada"})).await;
    bo.says("You and Ada").await;
}

/// All actions in windows can be replayed at the prompt without loss.
async fn replayed(sandbox: &Sandbox) {
    let (_, _, text) = sandbox.get(&format!("/transcript?token={}", sandbox.token)).await;
    let lines = text.lines().filter_map(|line| line.strip_prefix("> "));
    let script = lines.collect::<Vec<_>>().join("\n");
    let file = sandbox.folder.path().join("again.play");
    std::fs::write(&file, &script).unwrap();
    let again =
        std::process::Command::new(env!("CARGO_BIN_EXE_chancery")).args(["sandbox", "--script"]).arg(&file).output();
    let again = again.unwrap();
    let seen = String::from_utf8(again.stdout).unwrap();
    assert!(again.status.success(), "{script}\n---\n{seen}");
    // The window never sent the refused action, so it is not among the lines.
    assert!(!seen.contains("(not sent"), "{seen}");
    for says in ["500 money left", "440 money left", "You and Ada", "counts as a refusal"] {
        assert!(seen.contains(says), "{says}: {seen}");
    }
}

#[tokio::test]
async fn a_returning_browser_window_catches_up() {
    let sandbox = Sandbox::open(&[]);
    let table = &begin(&sandbox).await;
    let mut first = sandbox.window(ADA, table).await;
    let before = first.says("joins").await;
    drop(first);
    sandbox.does(BO, table, json!({"slash": "/gift player:@ada amount:50"})).await;
    let mut again = sandbox.window(ADA, table).await;
    again.says("50 money").await;
    assert_eq!(message(&again.state, before["id"].as_str().unwrap()), Some(before));
    // One person has two windows, and there are more than the six requests that a browser keeps open to one host.
    let mut windows = Vec::new();
    for _ in 0..12 {
        windows.push(sandbox.window(ADA, table).await);
    }
    sandbox.does(BO, table, json!({"slash": "/gift player:@ada amount:51"})).await;
    for window in &mut windows {
        window.says("51 money").await;
    }
}

#[tokio::test]
async fn direct_messages_stay_between_two() {
    let sandbox = Sandbox::open(&[]);
    let table = begin(&sandbox).await;
    sandbox.does(ADA, &table, json!({"slash": "/digest at:8"})).await;
    let mut ada = sandbox.window(ADA, &table).await;
    let direct = |state: &Value| {
        let channels = state["channels"].as_array()?;
        let direct: Vec<&Value> = channels.iter().filter(|one| one["kind"] == "direct").collect();
        assert!(direct.len() <= 1, "{channels:?}");
        Some(direct.first()?["id"].as_str()?.to_owned())
    };
    let own = ada.until("direct messages", direct).await;
    let mut there = sandbox.window(ADA, &own).await;
    sandbox.does(ADA, &own, json!({"slash": "/help"})).await;
    let answer = there.until("an answer", |state| state["messages"].get(0).cloned()).await;
    let waits = |state: &Value| {
        let mut channels = state["channels"].as_array()?.iter();
        let direct = channels.find(|one| one["kind"] == "direct")?;
        (direct["newest"] == answer["id"]).then_some(())
    };
    ada.until("a sign of it at the table", waits).await;
    // Bo has a channel of the same kind, but cannot see hers.
    let mut bo = sandbox.window(BO, &own).await;
    let other = bo.until("his own", direct).await;
    assert_ne!(own, other);
    assert_eq!(bo.state["messages"], json!([]));
    let (status, why) = sandbox.act(BO, &own, json!({"slash": "/help"})).await;
    assert_eq!(status.as_u16(), 409, "{why}");
}

#[tokio::test]
async fn ids_are_not_javascript_numbers() {
    let sandbox = Sandbox::open(&["--demo", "leverage"]);
    let table = sandbox.table().await;
    assert!(table.parse::<u64>().unwrap() > 1 << 53);
    let mut window = sandbox.window(BO, &table).await;
    let offer = window.says("Pending").await;
    fn look(value: &Value) {
        if let Some(number) = value.as_f64() {
            assert!(number.abs() < (1_u64 << 53) as f64, "{number}");
        }
        let inner = value.as_array().into_iter().flatten();
        inner.chain(value.as_object().into_iter().flat_map(|map| map.values())).for_each(look);
    }
    look(&window.state);
    sandbox.does(BO, &table, press(&offer, "Accept")).await;
    window.says("Accepted").await;
}

#[tokio::test]
async fn windows_learn_of_a_moved_clock_even_if_nothing_else_changes() {
    let sandbox = Sandbox::open(&[]);
    let table = &sandbox.table().await;
    let mut ada = sandbox.window(ADA, table).await;
    let now = |state: &Value| state["now"].as_i64();
    let before = ada.until("a clock", now).await;
    sandbox.does(ADA, table, json!({"prompt": "time +1d"})).await;
    ada.until("the next day", |state| now(state).filter(|now| *now >= before + 24 * 3_600_000)).await;
}

#[tokio::test]
async fn windows_hear_of_commands_only_when_they_change() {
    let sandbox = Sandbox::open(&[]);
    let table = sandbox.table().await;
    // A comment takes until the bot has done everything, such as registering its commands.
    sandbox.does(ADA, &table, json!({"prompt": "# ready"})).await;
    let mut window = sandbox.window(ADA, &table).await;
    let count = |state: &Value| state["commands"].as_array().map(Vec::len);
    let all = count(&receive(&mut window.socket).await).expect("the commands of a player");
    sandbox.does(BO, &table, json!({"prompt": "@bo say hello"})).await;
    let mut state = Value::Null;
    while message(&state, "hello").is_none() {
        state = receive(&mut window.socket).await;
        assert_eq!(count(&state), None);
    }
    // Moderators have more commands.
    sandbox.does(BO, &table, json!({"prompt": "moderator @ada"})).await;
    while count(&state).is_none() {
        state = receive(&mut window.socket).await;
    }
    assert!(count(&state).is_some_and(|count| count > all), "{state:#}");
}
