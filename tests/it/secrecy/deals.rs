//! A private deal in one of two games, with leverage and money hidden: from draft to verdict, nobody else can tell the
//! games apart (D6.1), not even by what can be taken back (L14.3).

use super::evenings::{Deed, Kind};
use super::{Game, Pair};
use chancery::admin::verify;
use chancery::rules::time::Span;

const HIDDEN: Kind = Kind {
    ruleset: "leverage",
    players: &["ada", "bo", "cy", "dee"],
    bystanders: &["cy", "dee", "eve", "mod"],
    layout: || {
        let lines = [
            "/mod settings public-leverage:nothing public-money:nothing",
            "/mod set-leverage by:@ada over:@bo value:60 reason:Seed",
            "/mod leaderboard",
            "/panel",
        ];
        lines.map(|line| ("mod", line.to_owned())).to_vec()
    },
    deed: |_, _| None,
};

/// Returns the code of a draft or deal that an answer names after a word.
fn code_after(word: &str, answer: &str) -> String {
    let (_, rest) = answer.split_once(word).unwrap_or_else(|| panic!("{word} expected: {answer}"));
    rest.chars().take_while(char::is_ascii_alphanumeric).collect()
}

#[tokio::test]
async fn bystanders_see_nothing_of_private_deals() {
    let games = [Game::begin(&HIDDEN, 0).await, Game::begin(&HIDDEN, 1).await];
    let mut pair = Pair::of(&HIDDEN, games, 1);
    pair.compare("the beginning");
    let drafted = pair.games[0].order("ada", "/deal new player:@bo private:true").await;
    let draft = code_after("Draft ", &drafted);
    for clause in ["gift deal:D from:@ada to:@bo amount:40", "text deal:D from:@bo to:@ada text:Silence by:2h"] {
        let line = format!("/deal clause {clause}").replace('D', &draft);
        pair.games[0].order("ada", &line).await;
    }
    pair.compare("a draft");
    let sent = pair.games[0].order("ada", &format!("/deal send deal:{draft}")).await;
    let deal = code_after("deal ", &sent);
    pair.compare("a private deal");
    pair.read().await;
    pair.games[0].order("bo", &format!("/deal sign deal:{deal}")).await;
    pair.compare("its last signature");
    assert!(pair.differed > 0, "its parties see it");
    // The numbers of public deals do not tell how many private ones there are.
    pair.carry_out(Deed::same("cy", "/gift player:@dee amount:5")).await;
    let both = [0, 1].map(|_| "/deal new player:@dee");
    for (game, line) in pair.games.iter().zip(both) {
        let own = code_after("Draft ", &game.order("cy", line).await);
        game.order("cy", &format!("/deal clause gift deal:{own} from:@cy to:@dee amount:5")).await;
        game.order("cy", &format!("/deal send deal:{own}")).await;
    }
    pair.compare("a public deal");
    pair.carry_out(Deed::same("dee", "/deal sign deal:1")).await;
    pair.games[0].order("ada", &format!("/promise judge promise:{deal}.2 verdict:broken")).await;
    pair.compare("a doubt");
    for game in &pair.games {
        game.table.clock.advance(Span::hours(100));
        game.table.quiet().await;
    }
    pair.compare("its verdict");
    pair.read().await;
}

/// Sends a private deal from Ada to Bo, and returns its code.
async fn private_deal(game: &Game) -> String {
    let draft = code_after("Draft ", &game.order("ada", "/deal new player:@bo private:true").await);
    game.order("ada", &format!("/deal clause gift deal:{draft} from:@ada to:@bo amount:40")).await;
    code_after("deal ", &game.order("ada", &format!("/deal send deal:{draft}")).await)
}

#[tokio::test]
async fn bystanders_see_nothing_of_private_deals_in_what_can_be_taken_back() {
    let games = [Game::begin(&HIDDEN, 0).await, Game::begin(&HIDDEN, 1).await];
    let mut pair = Pair::of(&HIDDEN, games, 1);
    pair.compare("the beginning");
    pair.carry_out(Deed::same("cy", "/gift player:@dee amount:5")).await;
    let deal = private_deal(&pair.games[0]).await;
    pair.compare("a private deal");
    pair.carry_out(Deed::same("cy", "/take-back")).await;
    pair.games[0].order("bo", &format!("/deal sign deal:{deal}")).await;
    pair.compare("its last signature");
    let open = private_deal(&pair.games[0]).await;
    pair.games[0].order("ada", &format!("/deal withdraw deal:{open}")).await;
    private_deal(&pair.games[0]).await;
    pair.read().await;
    for game in &pair.games {
        let dee = game.table.discord.person("dee");
        let answer = game.table.answer(game.table.press(dee, "Agree")).await;
        assert!(answer.contains("Done."), "{answer}");
    }
    pair.compare("the gift is taken back");
    pair.read().await;
    let game = &pair.games[0];
    let again = game.try_out("bo", &format!("/deal sign deal:{deal}")).await;
    assert!(again.contains("Carried out"), "{again}");
    // A moderator can still undo what stood.
    let undone = game.order("mod", "/mod undo steps:2").await;
    assert!(undone.contains("You have undone the newest 2"), "{undone}");
    let report = verify::look_through(&game.table.url()).await.unwrap();
    assert_eq!(report.problems, [""; 0]);
}
