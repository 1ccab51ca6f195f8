//! The moves in two games with different secrets, drawn once for both.

use crate::recount::Dice;

/// A ruleset with secrets, and how it is played here.
pub struct Kind {
    pub ruleset: &'static str,
    pub players: &'static [&'static str],
    /// The people who must not know: they play, watch, or moderate.
    pub bystanders: &'static [&'static str],
    /// The lines typed before the games differ, each with the person who types it.
    pub layout: fn() -> Vec<(&'static str, String)>,
    /// The next deed, if there is anything to do.
    pub deed: fn(&mut Dice, &[Asked]) -> Option<Deed>,
}

/// A player's lines in the two games.
pub struct Deed {
    pub by: &'static str,
    pub lines: [String; 2],
    /// The player who owes an answer, if there is one.
    pub to: Option<&'static str>,
    /// Whether accepting it reveals the request to everybody.
    pub shows: bool,
    /// Whether the player declines every confirmation.
    pub tries: bool,
}

impl Deed {
    pub fn new(by: &'static str, lines: [String; 2]) -> Deed {
        Deed { by, lines, to: None, shows: false, tries: false }
    }

    /// Returns a deed that is the same in both games.
    pub fn same(by: &'static str, line: impl Into<String>) -> Deed {
        let line = line.into();
        Deed::new(by, [line.clone(), line])
    }

    fn asking(self, to: &'static str) -> Deed {
        let to = Some(to);
        Deed { to, ..self }
    }
}

/// An offer that was made.
#[derive(Clone, Copy)]
pub struct Asked {
    pub offer: u64,
    pub from: &'static str,
    pub to: &'static str,
    pub shows: bool,
    /// Whether the offer exists only in this game.
    pub alone: bool,
}

/// Returns two of these.
fn two(dice: &mut Dice, among: &[&'static str]) -> (&'static str, &'static str) {
    let (first, step) = (dice.below(among.len() as u64), dice.below(among.len() as u64 - 1));
    let second = (first + 1 + step) % among.len() as u64;
    (among[first as usize], among[second as usize])
}

const PLAYERS: &[&str] = &["ada", "bo", "cy", "dee"];
/// Everyone except Cy, who must not know.
const INSIDERS: &[&str] = &["ada", "bo", "dee"];

/// A public leaderboard that updates itself.
fn panel() -> (&'static str, String) {
    ("mod", "/mod leaderboard".to_owned())
}

/// Private favours that differ in the note, or in the favour itself.
pub const FAVOURS: Kind = Kind {
    ruleset: "leverage",
    players: PLAYERS,
    bystanders: &["cy", "eve"],
    layout: || {
        let mut lines = vec![panel()];
        for one in PLAYERS {
            for other in PLAYERS.iter().filter(|other| *other != one) {
                let line = format!("/mod set-leverage by:@{one} over:@{other} value:60 reason:Seed");
                lines.push(("mod", line));
            }
        }
        lines
    },
    deed: favour,
};

fn favour(dice: &mut Dice, asked: &[Asked]) -> Option<Deed> {
    let (from, to) = two(dice, PLAYERS);
    Some(match dice.below(20) {
        0..=3 => {
            let (from, to) = two(dice, INSIDERS);
            let amount = 50 + dice.below(400);
            let ask = format!("/ask-favour money player:@{to} amount:{amount} private:true");
            let notes = ["", " note:\"Meet me at the docks.\""];
            Deed::new(from, notes.map(|note| format!("{ask}{note}"))).asking(to)
        }
        4..=5 => {
            let (from, to) = two(dice, INSIDERS);
            let (access, amount) = dice.one_of(&[("ecological", 1250), ("diplomatic", 1000), ("trade", 750)]);
            let favours =
                [format!("access player:@{to} access:{access}"), format!("money player:@{to} amount:{amount}")];
            let lines = favours.map(|favour| format!("/ask-favour {favour} private:true"));
            let deed = Deed::new(from, lines).asking(to);
            Deed { shows: true, ..deed }
        }
        6 => Deed::same(from, format!("/gift player:@{to} amount:{}", 1 + dice.below(90))),
        7 => {
            let ask = format!("/ask-favour money player:@{to} amount:20 note:Hush");
            Deed::same(from, ask).asking(to)
        }
        8 => {
            let ask = format!("/ask-favour access player:@{to} access:passage");
            Deed::same(from, ask).asking(to)
        }
        9 => Deed::same(from, format!("/grant-access player:@{to} access:diplomatic")),
        10 => Deed::same(from, format!("/schmooze player:@{to}")),
        11..=14 => answer(dice, asked)?,
        15 => {
            // The bystander tries what only others may do.
            let offer = dice.one_of(&[1, 2, 3, 5, 8, 13]);
            let what = dice.one_of(&["accept", "refuse", "withdraw"]);
            Deed::same("cy", format!("/{what} offer:{offer}"))
        }
        16 => {
            let offer = asked.last()?.offer;
            Deed::same("mod", format!("/mod extend offer:{offer} time:80h"))
        }
        _ => match dice.below(6) {
            0 => Deed::same("mod", format!("/mod void offer:{} reason:Slip", asked.last()?.offer)),
            1 => Deed::same("mod", "/mod undo"),
            2 => Deed::same("mod", "/mod pause"),
            _ => Deed::same("mod", "/mod resume"),
        },
    })
}

/// Private favours in one of the games only, with leverage and money hidden from others (L13.2).
pub const MORE_FAVOURS: Kind = Kind {
    ruleset: "leverage",
    players: PLAYERS,
    bystanders: &["cy", "eve"],
    layout: || {
        let settings = "/mod settings public-leverage:nothing public-money:nothing";
        let mut lines = vec![("mod", settings.to_owned())];
        lines.extend((FAVOURS.layout)());
        lines.push(("mod", "/mod leaderboard by:leverage".to_owned()));
        lines
    },
    deed: another_favour,
};

fn another_favour(dice: &mut Dice, asked: &[Asked]) -> Option<Deed> {
    let (from, to) = two(dice, PLAYERS);
    let (public, private): (Vec<Asked>, Vec<Asked>) = asked.iter().partition(|one| !one.alone);
    Some(match dice.below(12) {
        0..=1 => {
            let (from, to) = two(dice, INSIDERS);
            let favours = [
                "money player:@{} amount:60",
                "access player:@{} access:passage",
                "military-aid player:@{} place:Vesta minutes:1",
            ];
            let favour = dice.one_of(&favours).replace("{}", to);
            let ask = format!("/ask-favour {favour} private:true");
            Deed::new(from, [ask, String::new()]).asking(to)
        }
        2..=3 => {
            let deed = answer(dice, &private)?;
            let [line, _] = deed.lines;
            Deed::new(deed.by, [line, String::new()])
        }
        4..=5 => Deed::same(from, format!("/gift player:@{to} amount:{}", 1 + dice.below(20))),
        6 => {
            let ask = format!("/ask-favour money player:@{to} amount:10");
            Deed::same(from, ask).asking(to)
        }
        7..=8 => answer(dice, &public)?,
        9 => Deed::same(from, format!("/enter player:@{to}")),
        10 => {
            // The bystander tries what only others may do.
            let offer = asked.last()?.offer;
            Deed::same("cy", format!("/accept offer:{offer}"))
        }
        _ => Deed::same(from, format!("/reset-relations player:@{to} amount:1")).asking(to),
    })
}

/// Answers an offer or takes it back, possibly one that has ended.
fn answer(dice: &mut Dice, asked: &[Asked]) -> Option<Deed> {
    let newest = asked.len().saturating_sub(6);
    if asked.is_empty() {
        return None;
    }
    let one = dice.one_of(&asked[newest..]);
    let offer = one.offer;
    Some(match dice.below(4) {
        0..=1 if !one.shows => Deed::same(one.to, format!("/accept offer:{offer}")),
        0..=2 => Deed::same(one.to, format!("/refuse offer:{offer}")),
        _ => Deed::same(one.from, format!("/withdraw offer:{offer}")),
    })
}

/// Reputation tiles with different values in the other game.
pub const TILES: Kind = Kind {
    ruleset: "ambassadors",
    players: PLAYERS,
    bystanders: &["cy", "eve", "mod"],
    layout: || {
        let mut lines = vec![panel(), ("mod", "/board example players:4".to_owned())];
        let cubes = "/population materials:5 science:6 money:7";
        lines.extend(PLAYERS.iter().map(|player| (*player, cubes.to_owned())));
        lines
    },
    deed: tile,
};

fn tile(dice: &mut Dice, asked: &[Asked]) -> Option<Deed> {
    let (from, to) = dice.one_of(&[("ada", "bo"), ("bo", "ada"), ("cy", "dee"), ("dee", "cy"), ("ada", "dee")]);
    let insider = dice.one_of(INSIDERS);
    let (one, other) = (1 + dice.below(5), 1 + dice.below(5));
    let track = dice.one_of(&["materials", "science", "money"]);
    Some(match dice.below(16) {
        0..=3 => {
            let value = dice.one_of(&[1, 2]);
            let values = [value, 5 - value];
            let place = |value| format!("/reputation place value:{value} space:{one}");
            Deed::new(insider, values.map(place))
        }
        4 => Deed::same("cy", format!("/reputation place value:3 space:{one}")),
        5 => Deed::same(insider, format!("/reputation move from:{one} to:{other}")),
        6 => Deed::same(insider, format!("/reputation return space:{one}")),
        7 => Deed::same(from, format!("/ambassador check player:@{to}")),
        8..=9 => Deed::same(from, "/action begin"),
        10..=11 => {
            let line = format!("/ambassador propose player:@{to} track:{track}");
            Deed::same(from, line).asking(to)
        }
        12..=13 => {
            let asked = asked.last()?;
            let line = format!("/accept offer:{} track:{track}", asked.offer);
            Deed::same(asked.to, line)
        }
        14 => Deed::same(from, "/action end"),
        _ => match dice.below(3) {
            0 => Deed::same("mod", "/mod undo"),
            1 => Deed::same("mod", format!("/mod-ambassadors part player-a:@{from} player-b:@{to}")),
            _ => Deed::same("mod", "/mod-ambassadors active"),
        },
    })
}

/// Random numbers that differ in the other game. The bystander only watches, because every player has drawn one.
pub const NUMBERS: Kind = Kind {
    ruleset: "nim",
    players: &["ada", "bo", "cy"],
    bystanders: &["eve", "mod"],
    layout: || vec![panel()],
    deed: take,
};

fn take(dice: &mut Dice, _: &[Asked]) -> Option<Deed> {
    let player = dice.one_of(&["ada", "bo", "cy"]);
    // Every number allows taking one match. Other heaps stay untouched, so that nobody wins the game.
    let offer = 1 + dice.below(14);
    Some(match dice.below(8) {
        0..=1 => Deed::same("ada", "/campaign export"),
        2 => Deed::same(player, format!("/accept offer:{offer}")),
        3 => Deed::same("mod", format!("/mod act-as player:@{player}")),
        4 => Deed::same("mod", format!("/accept offer:{offer}")),
        _ => Deed::same(player, format!("/accept offer:{offer} choice:\"1 from heap 3\"")),
    })
}

/// A game without secrets. Players' reading and unsuccessful attempts are still private to them.
pub const TRIES: Kind = Kind {
    ruleset: "strategy-card",
    players: PLAYERS,
    bystanders: &["cy", "eve", "mod"],
    layout: || {
        let lines = [
            "/board example players:4",
            "/mod-strategy-card phase phase:action reason:Seed",
            "/mod-strategy-card card player:@ada reason:Seed",
            "/mod-strategy-card active player:@ada reason:Seed",
        ];
        let lines = lines.map(|line| ("mod", line.to_owned()));
        [panel()].into_iter().chain(lines).collect()
    },
    deed: try_or_play,
};

fn try_or_play(dice: &mut Dice, _: &[Asked]) -> Option<Deed> {
    let player = dice.one_of(PLAYERS);
    let insider = dice.one_of(INSIDERS);
    Some(match dice.below(16) {
        0..=5 => {
            let tries = [
                "/tokens show",
                "/activate system:Nowhere",
                "/diplomacy play system:Nowhere",
                "/tokens spend pool:fleet count:9",
                "/planets exhaust planet:Nowhere",
                "/rights player:@cy",
                "/refuse offer:99",
            ];
            let step = 1 + dice.below(tries.len() as u64 - 1);
            let first = dice.below(tries.len() as u64);
            let second = (first + step) % tries.len() as u64;
            let lines = [first, second].map(|one| tries[one as usize].to_owned());
            Deed { tries: true, ..Deed::new(insider, lines) }
        }
        6..=7 => Deed { tries: true, ..Deed::same(player, "/diplomacy play") },
        8 => Deed::same(player, "/turn begin"),
        9 => Deed::same(player, "/turn end"),
        10 => Deed::same(player, "/phase begin phase:status"),
        11 => Deed::same(player, "/phase begin phase:action"),
        12 => Deed::same(player, "/diplomacy take"),
        13 => Deed::same(player, "/tokens redistribute tactic:3 fleet:3 strategy:2"),
        14 => {
            let offer = 1 + dice.below(6);
            Deed::same(player, format!("/refuse offer:{offer}"))
        }
        _ => match dice.below(3) {
            0 => Deed::same("mod", "/mod undo"),
            1 => Deed::same("mod", format!("/mod-strategy-card active player:@{player} reason:Slip")),
            _ => Deed::same("mod", "/mod-strategy-card phase phase:action reason:Slip"),
        },
    })
}
