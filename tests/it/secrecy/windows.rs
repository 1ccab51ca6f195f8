//! Windows of sealed answers in two games that differ in who holds Counterespionage and in the answers. None of this is
//! visible while a window is open, when it closes with the same result, or when it is undone.

use super::evenings::{Deed, Kind};
use super::{Game, Pair};
use chancery::rules::time::Span;

/// Cy holds Counterespionage in both games, and Ada only in the first. Dee plays and never gets the same questions.
const REALMS: Kind = Kind {
    ruleset: "realms",
    players: &["ada", "bo", "cy", "dee"],
    bystanders: &["dee", "eve", "mod"],
    layout: || {
        let lines = [
            "/mod leaderboard",
            "/board example players:4",
            "/mod-realms deal player:@cy count:3",
            "/mod-realms deal player:@ada count:1",
            "/mod-realms deal player:@bo count:1",
        ];
        lines.map(|line| ("mod", line.to_owned())).to_vec()
    },
    deed: |_, _| None,
};

#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    /// A moderator undoes it while it is open. The answers may differ.
    Undone,
    /// Neither counters; Ada, who cannot in the second game, tries.
    Passed,
    /// Cy counters in both games; neither game shows that Ada also would have in one.
    Countered,
    /// A moderator makes Cy's question void, whatever the answer was, and then takes the rest back.
    Void,
}

impl Game {
    async fn holds(&self, player: &str) -> bool {
        self.order(player, "/hand show").await;
        let user = self.table.discord.person(player);
        let screen = self.table.discord.screen(user, self.table.channel);
        let hand = screen.iter().rfind(|message| message.only_for.is_some());
        let hand = hand.expect("a private answer").json.to_string();
        hand.contains("**Counterespionage**")
    }

    /// Finds a game with the wanted cards, trying every other seed from `first` on.
    async fn dealt(first: u64, ada_holds: bool) -> Game {
        for which in (first..).step_by(2).take(20) {
            let game = Game::begin(&REALMS, which).await;
            if game.holds("cy").await && game.holds("ada").await == ada_holds {
                return game;
            }
        }
        panic!("no such hands in twenty games");
    }

    /// Returns the player's question in the open window, if they have one.
    async fn asked(&self, player: &str) -> Option<u64> {
        let user = self.table.discord.person(player);
        let screen = self.table.discord.screen(user, self.table.channel);
        let (message, id) = screen.iter().rev().find_map(|message| {
            let mut parts = message.components();
            let part = parts.find(|part| part["label"] == "Answer in private")?;
            Some((message.id, part["custom_id"].as_str()?.to_owned()))
        })?;
        let pressed = self.table.discord.with(|world| world.press(user, message, &id));
        self.table.answer(pressed.expect("a button")).await;
        let (_, code) = self.table.button_of(user, "1:refuse:")?;
        code.rsplit(':').next()?.parse().ok()
    }

    /// Returns the number of the newest ruling announced at the table.
    fn newest_ruling(&self) -> u64 {
        let screen = self.table.discord.screen(self.table.ada, self.table.channel);
        let public = screen.iter().filter(|message| message.only_for.is_none());
        let numbers = public.filter_map(|message| {
            let (_, number) = message.content().rsplit_once("-# #")?;
            number.split(' ').next()?.parse().ok()
        });
        numbers.max().unwrap_or_default()
    }
}

impl Pair<'_> {
    async fn both(&mut self, by: &'static str, line: impl Into<String>) {
        self.carry_out(Deed::same(by, line)).await;
    }

    async fn differ(&mut self, by: &'static str, lines: [String; 2]) {
        self.carry_out(Deed::new(by, lines)).await;
    }

    async fn later(&mut self, hours: i64) {
        for game in &self.games {
            game.table.clock.advance(Span::hours(hours));
            game.table.quiet().await;
        }
        self.compare(&format!("{hours} hours"));
    }

    /// Returns a player's question, which has the same number in both games.
    async fn question(&mut self, player: &str) -> Option<u64> {
        let [one, other] = &self.games;
        let (one, other) = (one.asked(player).await, other.asked(player).await);
        assert_eq!(one, other, "{player} is asked");
        self.compare("a look at the window");
        one
    }

    fn newest_ruling(&self) -> u64 {
        let [one, other] = self.games.each_ref().map(Game::newest_ruling);
        assert_eq!(one, other, "rulings");
        one
    }

    /// Plays a window of Bo's, countered by Cy and Ada or by neither, and takes all of it back.
    async fn window(&mut self, end: End) {
        let before = self.newest_ruling();
        for line in ["/mod-realms active player:@bo reason:Next", "/mod-realms purse player:@bo power:9 reason:Next"] {
            self.both("mod", line).await;
        }
        self.both("bo", "/turn begin").await;
        let claim = "/claims fabricate area:\"The Marches\"";
        self.both("bo", claim).await;
        let (cy, ada) = (self.question("cy").await, self.question("ada").await);
        let (Some(cy), Some(ada)) = (cy, ada) else {
            panic!("{cy:?} and {ada:?} are asked");
        };
        assert_eq!(self.question("dee").await, None);
        self.meanwhile(cy).await;
        self.answers(end, cy, ada).await;
        self.meanwhile(ada).await;
        match end {
            // It is still open.
            End::Undone => self.read().await,
            End::Passed => self.later(200).await,
            End::Countered => {
                let bo = self.question("bo").await.expect("Bo may counter the counter");
                self.both("bo", format!("/refuse offer:{bo}")).await;
            }
            End::Void => {
                self.both("mod", format!("/mod void offer:{cy} reason:Slip")).await;
            }
        }
        if end == End::Countered {
            self.read().await;
        }
        self.take_back(before).await;
    }

    /// Undoes all orders since a ruling. Timed changes are undone with the order before them.
    async fn take_back(&mut self, since: u64) {
        for steps in 1..=20 {
            let line = format!("/mod undo steps:{steps}");
            let mut oldest: Vec<u64> = Vec::new();
            for game in &self.games {
                let asked = game.try_out("mod", &line).await;
                let (_, number) = asked.rsplit_once("number ").expect("a question");
                let end = number.find(|c: char| !c.is_ascii_digit());
                oldest.push(number[..end.unwrap_or(number.len())].parse().unwrap_or(0));
            }
            self.compare(&line);
            assert_eq!(oldest[0], oldest[1]);
            if oldest[0] == since + 1 {
                return self.both("mod", line).await;
            }
        }
        panic!("no number of steps leads to ruling {since}");
    }

    async fn answers(&mut self, end: End, cy: u64, ada: u64) {
        let accept = |offer| format!("/accept offer:{offer}");
        let refuse = |offer| format!("/refuse offer:{offer}");
        let look = || "/hand show".to_owned();
        match end {
            // Ada holds the card in the first game only. In the second, the bot tells her that she does not.
            End::Undone if self.dice.below(2) == 0 => {
                self.differ("ada", [accept(ada), accept(ada)]).await;
            }
            End::Undone | End::Void => self.differ("cy", [accept(cy), refuse(cy)]).await,
            End::Passed => {
                self.differ("ada", [look(), accept(ada)]).await;
                self.both("ada", refuse(ada)).await;
            }
            End::Countered => {
                let mut both = [("cy", [accept(cy), accept(cy)])].to_vec();
                both.push(("ada", [accept(ada), refuse(ada)]));
                if self.dice.below(2) == 0 {
                    both.reverse();
                }
                for (by, lines) in both {
                    self.differ(by, lines).await;
                }
            }
        }
    }

    /// Other players' actions while a window is open.
    async fn meanwhile(&mut self, question: u64) {
        match self.dice.below(6) {
            // After six hours, half the time is over, and players who have not answered get a reminder.
            0 => self.later(5).await,
            1 => {
                self.both("mod", "/mod pause").await;
                self.later(30).await;
                self.both("mod", "/mod resume").await;
            }
            2 => {
                let longer = format!("/mod extend offer:{question} time:80h");
                self.both("mod", longer).await;
            }
            3 => {
                let what = self.dice.one_of(&["accept", "refuse", "withdraw"]);
                self.both("dee", format!("/{what} offer:{question}")).await;
            }
            4 => self.both("bo", "/turn end").await,
            _ => self.both("dee", "/realm check action:claims").await,
        }
    }
}

#[tokio::test]
async fn bystanders_see_nothing_of_sealed_answers() {
    let games = [Game::dealt(0, true).await, Game::dealt(1, false).await];
    let mut pair = Pair::of(&REALMS, games, 1);
    pair.compare("the beginning");
    for end in [End::Undone, End::Passed, End::Countered, End::Void] {
        pair.window(end).await;
    }
    pair.read().await;
    assert!(pair.differed > 2, "little differed: {}", pair.differed);
}
