//! Trades with cards that only the trader sees, in two games that drew the same cards so far. Once a trade is taken
//! back, the undrawn cards are shuffled again (U5.9), in a different order in each game, and nothing of this is visible
//! to the others.

use super::evenings::{Deed, Kind};
use super::{Game, Pair};

const REALMS: Kind = Kind {
    ruleset: "realms",
    players: &["ada", "bo", "cy", "dee"],
    bystanders: &["bo", "dee", "eve", "mod"],
    layout: || {
        let lines = [
            "/mod leaderboard",
            "/board example players:4",
            "/mod-realms settings trade-cards:trader",
            "/mod-realms active player:@ada reason:Seed",
            "/mod-realms purse player:@ada power:9 reason:Seed",
        ];
        lines.map(|line| ("mod", line.to_owned())).to_vec()
    },
    deed: |_, _| None,
};

impl Pair<'_> {
    async fn same_deed(&mut self, by: &'static str, line: &str) {
        self.carry_out(Deed::same(by, line)).await;
    }

    async fn press(&mut self, by: &str, label: &str) {
        for game in &self.games {
            let pressed = game.table.press(game.table.discord.person(by), label);
            game.table.answer(pressed).await;
        }
        self.compare(&format!("{by} presses {label}"));
    }

    /// Lets the two games draw differently from here on.
    async fn part(&mut self) {
        for (number, game) in (1..).zip(&mut self.games) {
            game.table.draw_from(number).await;
        }
        self.compare("a restart");
    }
}

#[tokio::test]
async fn bystanders_see_nothing_of_reshuffled_cards() {
    // Both have the same seed, so the first draws are the same.
    let games = [Game::begin(&REALMS, 0).await, Game::begin(&REALMS, 0).await];
    let mut pair = Pair::of(&REALMS, games, 1);
    pair.compare("the beginning");
    pair.same_deed("ada", "/turn begin").await;
    pair.same_deed("ada", "/trade begin").await;
    assert_eq!(pair.differed, 0, "both drew the same cards");
    pair.part().await;
    // All players agree, and the trader draws again.
    pair.same_deed("ada", "/take-back").await;
    for player in ["bo", "cy", "dee"] {
        pair.press(player, "Agree").await;
    }
    pair.read().await;
    pair.same_deed("ada", "/trade begin").await;
    assert!(pair.differed > 0, "they drew from another order");
    pair.read().await;
}
