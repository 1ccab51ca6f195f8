//! Moves at a realms table: mostly possible ones, and sometimes anything.

use super::games::{Game, Sight, Turn, undo};
use super::people::{Dice, PEOPLE};

pub const REALMS: Game = Game {
    ruleset: "realms",
    // Each of the eight players has a realm. Five more areas, one of them in the middle, have influence of several
    // players and soon fill up.
    layout: &[
        concat!("/board load file:\"", env!("CARGO_MANIFEST_DIR"), "/tests/it/storm/world.json\""),
        "/mod-realms deal player:@player0 count:2",
        "/mod-realms deal player:@player1 count:2",
        "/mod-realms deal player:@player2 count:2",
        "/mod-realms deal player:@player3 count:2",
        "/mod-realms deal player:@player4 count:2",
        "/mod-realms deal player:@player5 count:2",
        "/mod-realms deal player:@player6 count:2",
        "/mod-realms deal player:@player7 count:2",
    ],
    // Each player's hand is visible only to them.
    opening: &["/hand show"],
    deed: play,
    correction: corrections,
    must_happen: &[
        "places influence",
        "forges an alliance with",
        "declares a covert action",
        "with Counterespionage, which is discarded",
        "takes effect",
        "begins a trade",
        "Trade in Port",
    ],
    must_be_told: &["Do you counter?"],
    script: &[],
};

fn play(dice: &mut Dice, sight: Sight) -> Vec<String> {
    let me = sight.me;
    if let Some(question) = sight.question.filter(|_| dice.below(4) > 0) {
        return vec![match dice.below(5) {
            0..=1 => format!("/refuse offer:{question}"),
            // The player takes the upper row when a trade is tied.
            2 => format!("/accept offer:{question} choice:Realm{me}"),
            _ => format!("/accept offer:{question}"),
        }];
    }
    let act = match sight.turn {
        _ if dice.below(6) == 0 => dice.below(18),
        Turn::Mine => {
            let acts = [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 6, 7, 14, 14, 15, 15, 16, 17];
            acts[dice.below(18) as usize]
        }
        Turn::Nobodys => 8,
        Turn::Theirs => 9 + dice.below(4),
    };
    let other = dice.below(PEOPLE);
    // These are the two areas next to the player's own.
    let area = match dice.below(2) {
        0 => me / 2,
        _ => (me / 2 + PEOPLE / 2 - 1) % (PEOPLE / 2),
    };
    let line = match act {
        0 => format!("/influence place area:March{area} count:{} ducats:0", 1 + dice.below(2)),
        1 => format!("/alliance forge realm:Free{area}"),
        2 => format!("/claims fabricate area:March{area}"),
        3 => format!("/covert play action:sow-discontent area:March{area} realm:Realm{other}"),
        4 => format!("/covert play action:sabotage-reputation area:Crown realm:Realm{other}"),
        5 => format!("/covert play action:support-rebels realm:Realm{other}"),
        6 => "/turn end".to_owned(),
        7 => format!("/covert play action:new-alliance realm:Free{area}"),
        8 => "/turn begin".to_owned(),
        9 => "/realm purse reason:Taxes power:3 ducats:5".to_owned(),
        10 => "/hand show".to_owned(),
        11 => format!("/realm pieces kind:town place:March{area} count:{}", dice.below(3)),
        12 => dice.one_of(&["/offers", "/history", "/standings", "/realm show"]).to_owned(),
        13 => "/hand discard card:Counterespionage".to_owned(),
        14 => "/trade begin".to_owned(),
        15 => format!("/trade choose card:{} node:Port{}", 1 + dice.below(3), me / 2),
        16 => format!("/trade ship from:Sea{} to:Sea{area}", me / 2),
        _ => dice.one_of(&["/trade show", "/trade discard"]).to_owned(),
    };
    vec![line]
}

fn corrections(dice: &mut Dice, sight: Sight) -> Vec<String> {
    let (one, other) = (dice.below(PEOPLE), dice.below(PEOPLE));
    let (area, count) = (dice.below(PEOPLE / 2), dice.below(4));
    let offer = sight.offer.unwrap_or(1);
    let line = match dice.below(18) {
        0 => format!("/mod-realms influence player:@player{one} area:March{area} count:{count} reason:Storm"),
        1 => format!("/mod-realms claim player:@player{one} area:March{area} present:false reason:Storm"),
        2 => format!("/mod-realms alliance realm:Free{area} reason:Storm"),
        3 => format!("/mod-realms alliance realm:Free{area} player:@player{one} reason:Storm"),
        4..=5 => format!("/mod-realms deal player:@player{one} count:1"),
        6 => format!("/mod-realms charges player:@player{one} count:5 reason:Storm"),
        7 => format!("/mod-realms purse player:@player{one} power:5 ducats:9 reason:Storm"),
        8 => format!("/mod-realms province province:Ford{area} owner:Realm{other} reason:Storm"),
        9 => format!("/mod-realms active player:@player{one} reason:Storm"),
        10 => format!("/mod void offer:{offer} reason:\"A slip\""),
        11 => format!("/mod extend offer:{offer} time:2h"),
        // Deadlines keep their remaining time.
        12 => return vec!["/mod pause".to_owned(), "/mod resume".to_owned()],
        13 => "/mod log".to_owned(),
        _ => undo(dice),
    };
    // Resumes in case a kill left the campaign paused.
    match dice.below(3) {
        0 => vec!["/mod resume".to_owned(), line],
        _ => vec![line],
    }
}
