//! Menus and questions: choices in several menus count together, stale ones are checked again, and nothing is paid for
//! impossible actions.

use super::*;

/// Returns a map of one area of Ada's, adjacent to this many areas of an NPR with such names.
fn wide(areas: usize, name: impl Fn(usize) -> String) -> Value {
    let names: Vec<String> = (0..areas).map(name).collect();
    let far = names.iter().map(|name| {
        let province = format!("{name}.");
        json!({"name": name, "provinces": [{"name": province, "tax": 1, "owner": "Wilds"}]})
    });
    let home =
        json!({"name": "Home", "land": names, "provinces": [{"name": "Hearth", "owner": "Homeland", "capital": true}]});
    let all: Vec<Value> = std::iter::once(home).chain(far).collect();
    json!({
        "areas": all,
        "realms": [{"name": "Homeland", "seat": 1, "power": 9, "ducats": 30}, {"name": "Wilds"}],
        "trade": [{"nodes": [], "rows": []}, {"nodes": [], "rows": []}, {"nodes": [], "rows": []}],
    })
}

impl Game {
    /// Creates a table with such a map in Ada's turn.
    async fn wide(areas: usize, name: impl Fn(usize) -> String) -> Game {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("map.json");
        std::fs::write(&file, wide(areas, name).to_string()).unwrap();
        let game = Game::on(&file).await;
        game.table.ask(game.table.ada, "/turn begin").await;
        game
    }

    /// Presses the button with that label on an old message.
    async fn press_on(&self, user: u64, on: &Posted, label: &str) -> String {
        let part = on.components().find(|part| part["label"] == label);
        let code = part.expect("a button")["custom_id"].clone();
        let pressed =
            self.table.discord.with(|world| world.forge_press(user, on.channel, on.id, code.as_str().unwrap(), &[]));
        self.table.answer(pressed).await
    }

    async fn pressed(&self, user: u64, label: &str) -> String {
        self.table.answer(self.table.press(user, label)).await
    }
}

#[tokio::test]
async fn areas_from_several_menus_are_combined() {
    let game = Game::wide(27, |n| format!("Far {:02}", n + 1)).await;
    let (table, ada) = (&game.table, game.table.ada);
    let asked = table.ask(ada, "/influence place").await;
    assert!(asked.contains("Choose 1 to 19 areas"), "{asked}");
    let menus = |message: &Posted| message.components().filter(|part| part["type"] == 3).count();
    assert_eq!(menus(&game.last(ada)), 2, "a menu holds 25 areas");
    let told = game.choose(ada, 0, &["0=Far 01", "0=Far 02"]).await;
    assert!(told.contains("Chosen so far (up to 19): Far 01"), "{told}");
    let told = game.choose(ada, 1, &["0=Far 27"]).await;
    assert!(told.contains("Far 02") && told.contains("Far 27"), "{told}");
    // A new line in the first menu replaces the earlier choice.
    game.choose(ada, 0, &["0=Far 01"]).await;
    let asked = game.pressed(ada, "Done").await;
    assert!(asked.contains("How much influence do you place in Far 27"), "{asked}");
    let asked = game.pressed(ada, "1").await;
    assert!(asked.contains("How much influence do you place in Far 01"), "{asked}");
    let paid = game.pressed(ada, "2").await;
    assert!(paid.contains("1 in Far 27 and 2 in Far 01"), "{paid}");
    let asked = game.pressed(ada, "2 power and 3 ducats").await;
    assert!(asked.contains("It costs 2 power and 3 ducats"), "{asked}");
    assert_eq!(game.purse(1).await, (9, 30), "looking pays nothing");
    let placed = game.pressed(ada, "Place it").await;
    assert!(placed.contains("places influence: 1 in Far 27 and 2 in Far 01"), "{placed}");
    assert_eq!(game.purse(1).await, (7, 27));
    assert_eq!(game.influence(ada, "Far 27").await, 1);
}

#[tokio::test]
async fn claims_use_menus_too() {
    let game = Game::wide(27, |n| format!("Far {:02}", n + 1)).await;
    let (table, ada) = (&game.table, game.table.ada);
    let asked = table.ask(ada, "/claims fabricate").await;
    assert!(asked.contains("Choose 1 to 8"), "{asked}");
    game.choose(ada, 1, &["Far 27"]).await;
    game.choose(ada, 0, &["Far 03", "Far 01"]).await;
    let asked = game.pressed(ada, "Done").await;
    assert!(asked.contains("claims on"), "{asked}");
    assert!(asked.contains("It costs 6 power"), "{asked}");
    let declared = game.pressed(ada, "Declare it").await;
    assert!(declared.contains("takes effect at once"), "{declared}");
    assert_eq!(game.purse(1).await, (3, 30));
}

#[tokio::test]
async fn stale_menus_and_questions_cost_nothing() {
    let game = Game::begun().await;
    let (table, ada, host) = (&game.table, game.table.ada, game.host);
    table.ask(ada, "/influence place").await;
    let menu = game.last(ada);
    game.choose(ada, 0, &["2=Farolle"]).await;
    let ways = game.last(ada);
    game.press_on(ada, &ways, "1 power and 3 ducats").await;
    let sure = game.last(ada);
    let before = game.purse(1).await;
    // The turn is over, and each step says so.
    table.ask(ada, "/turn end").await;
    let late = game.press_on(ada, &sure, "Place it").await;
    assert!(late.contains("**U1.8** not met"), "{late}");
    table.ask(table.bo, "/turn begin").await;
    let placed = table.insist(table.bo, "/influence place area:Farolle count:2 ducats:0").await;
    assert!(placed.contains("places influence"), "{placed}");
    let bo = game.purse(2).await;
    for told in [game.choose_on(ada, &menu, 0, &["1=Estwick"]).await, game.press_on(ada, &ways, "2 power").await] {
        assert!(told.contains("it is <@101>'s turn"), "{told}");
    }
    // In Ada's next turn, Farolle lacks room for two.
    table.ask(table.bo, "/turn end").await;
    table.ask(ada, "/turn begin").await;
    for (label, on) in [("2 power", &ways), ("Place it", &sure)] {
        let told = game.press_on(ada, on, label).await;
        assert!(told.contains("Farolle has room for 1 more, not 2"), "{label}: {told}");
    }
    // Ada now has less to pay with than the menu showed.
    let poorer = "/mod-realms purse player:@ada power:-8 reason:Test";
    table.ask(host, poorer).await;
    let told = game.choose_on(ada, &menu, 0, &["2=Estwick", "1=Grauheim"]).await;
    assert!(told.contains("costs 1 power and 6 ducats"), "{told}");
    assert_eq!(game.purse(1).await, (before.0 - 8, before.1));
    assert_eq!(game.purse(2).await, bo);
    // If pressed twice, it is placed only once.
    let sure = game.now(&menu);
    game.press_on(ada, &sure, "Place it").await;
    let again = game.press_on(ada, &sure, "Place it").await;
    assert!(!again.contains("not met"), "{again}");
    assert_eq!(game.influence(ada, "Grauheim").await, 1);
    assert_eq!(game.purse(1).await, (0, before.1 - 6));
}

#[tokio::test]
async fn an_alliance_prevented_meanwhile_costs_nothing() {
    let game = Game::begun().await;
    let (table, ada, host) = (&game.table, game.table.ada, game.host);
    let lay = |player: &str, count: u32| {
        format!("/mod-realms influence player:@{player} area:Farolle count:{count} reason:Test")
    };
    table.ask(host, &lay("ada", 3)).await;
    let asked = table.ask(ada, "/alliance forge realm:Farolle").await;
    assert!(asked.contains("Do it?"), "{asked}");
    let sure = game.last(ada);
    let before = game.purse(1).await;
    for (line, says) in [
        (lay("ada", 2), "has 2, and you need more"),
        ("/mod-realms war realm:Farolle at-war:yes reason:Test".to_owned(), "Farolle is at war"),
    ] {
        table.ask(host, &line).await;
        let told = game.press_on(ada, &sure, "Forge it").await;
        assert!(told.contains(says), "{told}");
    }
    assert_eq!(game.purse(1).await, before);
    // First, the bot shows the new price.
    table.ask(host, "/mod-realms war realm:Farolle at-war:no reason:Test").await;
    table.ask(host, &lay("ada", 3)).await;
    let give = "/mod-realms province province:\"Lark Downs\" owner:Farolle reason:Test";
    table.ask(host, give).await;
    let told = game.press_on(ada, &sure, "Forge it").await;
    assert!(told.contains("It costs 2 power"), "{told}");
    assert_eq!(game.purse(1).await, before);
    let done = game.pressed(ada, "Forge it").await;
    assert!(done.contains("takes over the alliance with Farolle"), "{done}");
    assert_eq!(game.purse(1).await, (before.0 - 2, before.1));
}

#[tokio::test]
async fn forged_menu_values_place_nothing() {
    let game = Game::begun().await;
    let (table, ada) = (&game.table, game.table.ada);
    let before = game.export().await;
    for (lines, says) in [
        (vec!["1=Farolle", "2=Farolle"], "named twice"),
        (vec!["3=Farolle"], "the limit is 2 per area and turn"),
        (vec!["0=Farolle"], "How much influence do you place in Farolle"),
        (vec!["4294967295=Farolle"], "your supply has"),
        (vec!["-1=Farolle"], "I no longer know the campaign"),
        (vec!["Farolle"], "I no longer know the campaign"),
        (vec!["ducats=1"], "Where do you place"),
        (vec!["ducats=x"], "I no longer know the campaign"),
        (vec!["1=Nowhere"], "No area is called Nowhere"),
        (vec!["1="], "No area is called ?"),
        (vec!["1=Jacarand"], "distant continent"),
    ] {
        table.ask(ada, "/influence place").await;
        let told = game.choose(ada, 0, &lines).await;
        assert!(told.contains(says), "{lines:?}: {told}");
    }
    // Another player cannot use the menu.
    table.ask(ada, "/influence place").await;
    let menu = game.last(ada);
    let code = menu.components().next().unwrap()["custom_id"].clone();
    table.ask(table.bo, "/help").await;
    let told = game.forge(table.bo, code.as_str().unwrap(), &["1=Farolle"]).await;
    assert!(told.contains("for somebody else"), "{told}");
    assert_eq!(game.export().await, before);
}

#[tokio::test]
async fn a_card_asks_for_missing_targets_and_keeps_counts() {
    let game = Game::begun().await;
    let (table, ada, host) = (&game.table, game.table.ada, game.host);
    let lay = "/mod-realms influence player:@cy area:Estwick count:1 reason:Test";
    table.ask(host, lay).await;
    let which = table.ask(ada, "/covert play action:sow-discontent count:1").await;
    assert!(which.contains("Which area"), "{which}");
    let areas = game.last(ada);
    let whose = game.choose(ada, 0, &["1=Estwick"]).await;
    assert!(whose.contains("Whose influence in Estwick"), "{whose}");
    let asked = game.choose(ada, 0, &["0=Brenn"]).await;
    assert!(asked.contains("against Brenn in Estwick, 1 influence"), "{asked}");
    let sure = game.last(ada);
    // The influence disappears before the declaration, so nothing is paid, and no charge is used.
    let before = game.export().await["players"][0].clone();
    table.ask(host, "/mod-realms influence player:@bo area:Estwick count:0 reason:Test").await;
    let told = game.press_on(ada, &sure, "Declare it").await;
    assert!(told.contains("not met"), "{told}");
    for line in ["2=Estwick", "x", "1=Nowhere", "0=Estwick"] {
        let told = game.choose_on(ada, &areas, 0, &[line]).await;
        assert!(!told.contains("Do it?"), "{line}: {told}");
    }
    assert_eq!(game.export().await["players"][0], before);
}

#[tokio::test]
async fn a_moderator_can_choose_for_a_player() {
    let game = Game::begun().await;
    let (table, host) = (&game.table, game.host);
    table.ask(host, "/mod act-as player:@ada").await;
    table.ask(host, "/influence place").await;
    game.choose(host, 0, &["2=Farolle"]).await;
    game.pressed(host, "2 power").await;
    let placed = game.pressed(host, "Place it").await;
    assert!(placed.contains("<@100>"), "{placed}");
    assert_eq!(game.influence(table.ada, "Farolle").await, 2);
    // The next order is the moderator's own.
    let own = table.ask(host, "/influence place").await;
    assert!(own.contains("not in this campaign"), "{own}");
}
