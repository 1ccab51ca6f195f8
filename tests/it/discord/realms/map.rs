//! The map as a picture, which everyone at the table may see.

use super::*;

impl Game {
    /// Asks for a picture. Returns the file, and its description.
    async fn picture(&self, user: u64, line: &str) -> (Vec<u8>, String) {
        self.table.ask(user, line).await;
        let message = self.last(user);
        let file = &message.json["attachments"][0];
        assert_eq!(file["filename"], "realms.png", "{line}: {}", message.json);
        let id: u64 = file["id"].as_str().unwrap().parse().unwrap();
        let bytes = self.table.discord.look(|world| world.files[&id].clone());
        (bytes, file["description"].as_str().unwrap().to_owned())
    }
}

#[tokio::test]
async fn the_map_is_a_picture_of_all_public_pieces() {
    let game = Game::laid().await;
    let (ada, host) = (game.table.ada, game.host);
    let claim = "/mod-realms claim player:@bo area:Estwick present:true reason:Test";
    game.table.ask(host, claim).await;
    let (first, told) = game.picture(ada, "/map").await;
    for words in [
        "A map of 14 areas",
        "Farolle: ally Bo",
        "Estwick: influence Ada 2, Bo 1",
        "Estwick: claims of Bo",
        "Amber Sea: ships Ada 1, Bo 1",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert_eq!(game.picture(ada, "/board show").await, (first.clone(), told));
    let moved = "/mod-realms pieces player:@bo kind:ship place:\"Amber Sea\" count:2 reason:Test";
    game.table.ask(host, moved).await;
    let (second, told) = game.picture(ada, "/map").await;
    assert_ne!(first, second);
    assert!(told.contains("Amber Sea: ships Ada 1, Bo 3"), "{told}");
}

/// Hands and sealed answers change nothing in the picture, and everyone gets the same one.
#[tokio::test]
async fn the_map_shows_no_secrets() {
    let game = Game::begun().await;
    let table = &game.table;
    let before = game.picture(table.bo, "/map").await;
    table.ask(game.host, "/mod-realms deal player:@cy count:1").await;
    for user in [table.ada, table.cy, game.di] {
        assert_eq!(game.picture(user, "/map").await, before);
    }
}
