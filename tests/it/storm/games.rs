//! Moves at a table, by the rules played there.

use super::people::{Dice, PEOPLE};

const TRACKS: [&str; 3] = ["materials", "science", "money"];

/// A ruleset as the storm plays it. All lines are typed as people type them.
pub struct Game {
    pub ruleset: &'static str,
    /// A moderator's setup once everybody has joined.
    pub layout: &'static [&'static str],
    pub opening: &'static [&'static str],
    pub deed: fn(&mut Dice, Sight) -> Vec<String>,
    /// A moderator's corrections while the others play.
    pub correction: fn(&mut Dice, Sight) -> Vec<String>,
    /// Texts that must be announced before the storm ends.
    pub must_happen: &'static [&'static str],
    /// Texts that must be sent to a player by direct message before the storm ends.
    pub must_be_told: &'static [&'static str],
    /// Lines that make all of these happen at any table, with the numbers of those who type them.
    pub script: &'static [(u64, &'static str)],
}

/// A player's view of a table.
#[derive(Clone, Copy)]
pub struct Sight {
    pub me: u64,
    pub turn: Turn,
    pub offer: Option<u64>,
    /// The newest question put to several players that still awaits this player's answer.
    pub question: Option<u64>,
    /// A player who has relations with this player.
    pub partner: Option<u64>,
}

/// The player whose action or turn is under way.
#[derive(Clone, Copy, PartialEq)]
pub enum Turn {
    Mine,
    Theirs,
    Nobodys,
}

pub const LEVERAGE: Game = Game {
    ruleset: "leverage",
    layout: &[],
    opening: &[],
    deed: deal,
    correction: set_leverage,
    must_happen: &["gives", "accepts offer"],
    // The note of a private offer.
    must_be_told: &["Hush-"],
    script: &[
        (PEOPLE, "/mod set-leverage by:@player0 over:@player1 value:90 reason:\"A slip\""),
        (PEOPLE, "/mod set-leverage by:@player1 over:@player0 value:90 reason:\"A slip\""),
        (PEOPLE, "/mod money player:@player0 amount:500 reason:\"A slip\""),
        (PEOPLE, "/mod money player:@player1 amount:500 reason:\"A slip\""),
        (0, "/gift player:@player1 amount:1"),
        (0, "/ask-favour money player:@player1 amount:1 private:true note:Hush-TABLE-0-1-"),
        (0, "/ask-favour money player:@player1 amount:1"),
        (1, "/accept offer:OFFER"),
    ],
};

pub const AMBASSADORS: Game = Game {
    ruleset: "ambassadors",
    // The sectors of the eight players form a ring. From their docks, all players can enter the two neighbouring
    // sectors, because no other ships there would pin theirs.
    layout: &[concat!("/board load file:\"", env!("CARGO_MANIFEST_DIR"), "/tests/it/storm/board.json\"")],
    // A returning cube can then go to any track, so its owner is asked.
    opening: &["/population materials:8 science:8 money:8"],
    deed: negotiate,
    correction: corrections,
    must_happen: &["accepts offer", "An act of aggression by", "'s cubes is back"],
    must_be_told: &[],
    script: &[],
};

fn deal(dice: &mut Dice, sight: Sight) -> Vec<String> {
    let other = dice.below(PEOPLE);
    let amount = 1 + dice.below(60);
    let kind = dice.one_of(&["ecological", "diplomatic", "trade", "passage"]);
    let line = match dice.below(8) {
        0..=2 => format!("/gift player:@player{other} amount:{amount}"),
        3 => format!("/ask-favour money player:@player{other} amount:{amount}"),
        // Only the two players may read the note.
        4 => format!(
            "/ask-favour money player:@player{other} amount:{amount} private:true note:Hush-TABLE-{}-{other}-",
            sight.me
        ),
        5 => format!("/grant-access player:@player{other} access:{kind}"),
        6 => format!("/revoke-access player:@player{other} access:{kind}"),
        _ => format!("/reset-relations player:@player{other} amount:{amount}"),
    };
    vec![line]
}

fn set_leverage(dice: &mut Dice, sight: Sight) -> Vec<String> {
    let (by, over) = (dice.below(PEOPLE), dice.below(PEOPLE));
    let (value, offer) = (dice.below(100), sight.offer.unwrap_or(1));
    let line = match dice.below(4) {
        0..=1 => format!("/mod set-leverage by:@player{by} over:@player{over} value:{value} reason:\"A slip\""),
        2 => format!("/mod void offer:{offer} reason:\"A slip\""),
        _ => undo(dice),
    };
    vec![line]
}

pub fn undo(dice: &mut Dice) -> String {
    format!("/mod undo steps:{}", 1 + dice.below(3))
}

/// Makes mostly possible moves, and sometimes any.
fn negotiate(dice: &mut Dice, sight: Sight) -> Vec<String> {
    let me = sight.me;
    // Offers that are over are also tried.
    let offer = sight.offer.unwrap_or(1);
    // The target player, and the sector of theirs that ships arrive in.
    let (beside, gate) = match (dice.below(2), sight.partner) {
        (_, Some(partner)) if partner == after(me) => (partner, "West"),
        (_, Some(partner)) if partner == before(me) => (partner, "East"),
        (0, _) => (after(me), "West"),
        _ => (before(me), "East"),
    };
    let track = dice.one_of(&TRACKS);
    let act = match sight.turn {
        _ if dice.below(8) == 0 => dice.below(10),
        // Without a partner to betray, a player is more likely to make a proposal.
        Turn::Nobodys if sight.partner.is_none() && dice.below(5) > 0 => 8,
        Turn::Nobodys => 0,
        // A pending proposal is usually given some time.
        Turn::Mine if sight.offer.is_some() => [8, 8, 8, 8, 5, 9][dice.below(6) as usize],
        Turn::Mine if sight.partner.is_some() => 1 + dice.below(5),
        Turn::Mine => [1, 1, 1, 1, 5][dice.below(5) as usize],
        Turn::Theirs => 6 + dice.below(3),
    };
    let end = "/action end".to_owned();
    let line = match act {
        0 => "/action begin".to_owned(),
        // Ships that are in the way move home first.
        1 => {
            let leave = format!("/move-ships from:{gate}{beside} to:Dock{me} count:1");
            let propose = format!("/ambassador propose player:@player{beside} track:{track}");
            return vec![leave, propose];
        }
        2..=4 => {
            let enter = format!("/move-ships from:Dock{me} to:{gate}{beside} count:1");
            return vec![enter, end];
        }
        5 => end,
        6 => format!("/accept offer:{offer} track:{track}"),
        7 => format!("/refuse offer:{offer}"),
        8 => lay_out(dice),
        _ => format!("/withdraw offer:{offer}"),
    };
    vec![line]
}

/// Changes the population on the player's own tracks.
fn lay_out(dice: &mut Dice) -> String {
    let (from, to, value) = (1 + dice.below(5), 1 + dice.below(5), 1 + dice.below(4));
    match dice.below(4) {
        0 => format!("/reputation place value:{value}"),
        1 => format!("/reputation move from:{from} to:{to}"),
        2 => format!("/reputation return space:{from}"),
        _ => format!("/population {}:{}", dice.one_of(&TRACKS), 5 + value),
    }
}

fn corrections(dice: &mut Dice, sight: Sight) -> Vec<String> {
    let (one, other) = (dice.below(PEOPLE), dice.below(PEOPLE));
    let (beside, track, others) = (after(one), dice.one_of(&TRACKS), dice.one_of(&TRACKS));
    let spaces = dice.one_of(&["A E E E E", "A E E E R", "E E E E E E"]);
    let line = match dice.below(14) {
        0 => format!("/board link add from:East{one} to:West{other}"),
        1 => format!("/board sector control sector:West{one} player:@player{one}"),
        2 => format!("/board ships set sector:Dock{one} count:2 player:@player{one}"),
        3 => format!("/board ships set sector:West{beside} count:0 player:@player{one}"),
        4 => "/mod-ambassadors traitor".to_owned(),
        5 => format!("/mod-ambassadors traitor player:@player{one}"),
        6 => format!("/mod-ambassadors active player:@player{one}"),
        7 => format!("/mod-ambassadors track player:@player{one} spaces:\"{spaces}\""),
        8 => format!(
            "/mod-ambassadors form player-a:@player{one} track-a:{track} player-b:@player{other} track-b:{others}"
        ),
        9 => format!("/mod-ambassadors part player-a:@player{one} player-b:@player{other}"),
        10 => format!("/mod void offer:{} reason:\"A slip\"", sight.offer.unwrap_or(1)),
        _ => undo(dice),
    };
    vec![line]
}

fn after(player: u64) -> u64 {
    (player + 1) % PEOPLE
}

fn before(player: u64) -> u64 {
    (player + PEOPLE - 1) % PEOPLE
}
