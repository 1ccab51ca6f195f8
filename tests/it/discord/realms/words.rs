//! Text from players and files: names of 40 characters, Markdown, mentions and invisible characters; also late joiners.

use super::*;

/// Returns a name of 40 characters that would notify, format and link.
fn loud(kind: char) -> String {
    let name = format!("{kind} **@everyone** <@100> [x](http://x.io)");
    format!("{name:.<40}")
}

#[tokio::test]
async fn hostile_names_are_harmless_everywhere() {
    let map = std::fs::read_to_string("tests/plays/boards/realms.json").unwrap();
    let mut map: Value = serde_json::from_str(&map).unwrap();
    let renamed = [("Farolle", loud('F')), ("Estwick", loud('E')), ("Brenn", loud('B'))];
    let mut text = map.to_string();
    for (name, loud) in &renamed {
        text = text.replace(&format!("\"{name}\""), &json!(loud).to_string());
    }
    map = serde_json::from_str(&text).unwrap();
    map["covert"][0]["name"] = json!(loud('S'));
    map["covert"][0]["text"] = json!("@here `x` ".repeat(20));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("map.json");
    std::fs::write(&file, map.to_string()).unwrap();
    let game = Game::on(&file).await;
    let (table, ada) = (&game.table, game.table.ada);
    table.ask(ada, "/turn begin").await;
    let [farolle, estwick, brenn, spy] = ['F', 'E', 'B', 'S'].map(loud);
    let lines = [
        "/board show".to_owned(),
        "/realm show".to_owned(),
        "/area show".to_owned(),
        "/seat show".to_owned(),
        "/standings".to_owned(),
        "/hand show".to_owned(),
        "/rights player:@bo".to_owned(),
        format!("/realm show realm:\"{brenn}\""),
        format!("/area show area:\"{estwick}\""),
        format!("/realm check action:alliance realm:\"{farolle}\""),
        format!("/realm check action:influence area:\"{farolle}\""),
        "/influence place".to_owned(),
        "/claims fabricate".to_owned(),
        format!("/influence place area:\"{farolle}\" count:2 ducats:0"),
        format!("/covert play action:\"{spy}\" realm:\"{brenn}\""),
        format!("/claims fabricate area:\"{estwick}\""),
        "/history".to_owned(),
        "/offers".to_owned(),
    ];
    for line in lines {
        table.insist(ada, &line).await;
        let shown = game.card(ada);
        for loud in ["**@everyone**", " <@100> [x]", "[x]("] {
            assert!(!shown.contains(loud), "{line}: {shown}");
        }
    }
    let pinged = table.discord.look(|world| {
        let mut all = world.messages.values();
        all.any(|message| message.pings.everyone)
    });
    assert!(!pinged, "no name pings everybody");
    let declared = game.row(1).json.to_string();
    assert!(!declared.contains("**@everyone**"), "{declared}");
}

#[tokio::test]
async fn invisible_names_are_refused() {
    let game = Game::begun().await;
    let (table, ada, host) = (&game.table, game.table.ada, game.host);
    let before = game.export().await;
    for blank in ["\u{200b}", " ", "\u{2800}", "\u{202e}"] {
        for line in [
            format!("/influence place area:\"{blank}\""),
            format!("/alliance forge realm:\"{blank}\""),
            format!("/claims fabricate area:\"{blank}\""),
            format!("/covert play action:\"{blank}\""),
            format!("/realm check action:\"{blank}\""),
            format!("/realm check action:alliance realm:\"{blank}\""),
            format!("/realm province province:\"{blank}\""),
            format!("/area show area:\"{blank}\""),
            format!("/realm show realm:\"{blank}\""),
            format!("/hand discard card:\"{blank}\""),
        ] {
            let told = table.ask(ada, &line).await;
            assert!(["No ", "no ", "not "].iter().any(|denial| told.contains(denial)), "{line}: {told}");
            assert!(!told.contains("  ") && !told.contains(" ."), "{line}: {told}");
        }
        let give = format!("/mod-realms seat player:@ada realm:\"{blank}\" reason:Test");
        let told = table.ask(host, &give).await;
        assert!(told.contains("already"), "{told}");
    }
    assert_eq!(game.export().await, before);
}

#[tokio::test]
async fn notes_are_shown_as_typed() {
    let game = Game::begun().await;
    let (table, ada) = (&game.table, game.table.ada);
    let reason = "@everyone **taxes** <@101> `x` https://example.org/a";
    let told = table.ask(ada, &format!("/realm purse reason:\"{reason}\" power:1")).await;
    assert!(!told.contains("**taxes**"), "{told}");
    let public = table.discord.screen(ada, table.channel);
    let told = public.iter().rfind(|message| message.only_for.is_none());
    let told = told.expect("it is announced");
    assert!(!told.pings.everyone && told.pings.users.is_empty());
    assert!(told.content().contains("\\*\\*taxes"), "{}", told.content());
    // One reason is blank, and one is too long.
    let blank = table.ask(ada, "/realm purse reason:\"\u{200b}\" power:1").await;
    assert!(blank.contains("now has"), "{blank}");
    let long = "x".repeat(3000);
    let told = table.ask(ada, &format!("/realm purse reason:{long} power:-1")).await;
    assert!(told.contains("characters"), "{told}");
}

#[tokio::test]
async fn a_late_joiner_gets_a_free_realm_and_instructions() {
    let game = Game::begun().await;
    let (table, host) = (&game.table, game.host);
    let eve = table.discord.person("eve");
    let joined = table.ask(eve, "/campaign join").await;
    assert!(joined.contains("/mod-realms seat"), "{joined}");
    table.ask(table.bo, "/seat show").await;
    let seats = game.card(table.bo);
    assert!(seats.contains("no realm") && seats.contains("/mod-realms seat"), "{seats}");
    for (line, says) in [
        ("/turn begin", "under way"),
        ("/influence place", "You have no realm"),
        ("/claims fabricate", "You have no realm"),
        ("/rights player:@ada", "You have no realm"),
    ] {
        table.ask(eve, line).await;
        let told = game.card(eve);
        assert!(told.contains(says), "{line}: {told}");
    }
    let taken = table.ask(host, "/mod-realms seat player:@eve realm:Brenn reason:Late").await;
    assert!(taken.contains("is played by <@101>"), "{taken}");
    let given = table.ask(host, "/mod-realms seat player:@eve realm:isolde reason:Late").await;
    assert!(given.contains("now plays Isolde"), "{given}");
    let again = table.ask(host, "/mod-realms seat player:@eve realm:Halmyra reason:Late").await;
    assert!(again.contains("already plays Isolde"), "{again}");
    table.ask(table.ada, "/turn end").await;
    let begun = table.ask(eve, "/turn begin").await;
    assert!(begun.contains("begins"), "{begun}");
    let export = game.export().await;
    assert_eq!(export["players"][4]["realm"], "Isolde");
}

#[tokio::test]
async fn a_province_can_be_taken_from_every_realm() {
    let game = Game::begun().await;
    let (table, host) = (&game.table, game.host);
    let free = "/mod-realms province province:\"West March\" reason:Revolt";
    let told = table.ask(host, free).await;
    assert!(told.contains("now belongs to nobody"), "{told}");
    let told = table.ask(host, free).await;
    assert!(told.contains("would change nothing"), "{told}");
    table.ask(table.ada, "/area show area:\"The Marches\"").await;
    let shown = game.card(table.ada);
    assert!(shown.contains("**West March**: nobody"), "{shown}");
}
