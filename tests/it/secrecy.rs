//! A bystander's client receives the same bytes from two games that differ only in their secrets. This covers every
//! message and edit with embeds, alt texts and pictures, the answers to everything the bystander reads and tries, and
//! all suggestions.

mod client;
mod deals;
mod evenings;
mod trades;
mod windows;

use crate::discord::Table;
use crate::effort::either;
use crate::recount::Dice;
use chancery::rules::time::{Span, Time};
use chancery_clock::Clock;
use client::Client;
use evenings::{Asked, Deed, Kind};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// One of the two games, with the clients that receive its messages.
struct Game {
    table: Table,
    bystanders: Vec<Client>,
    /// A player who knows the secrets. Their client proves that the games differ.
    insider: Client,
}

impl Game {
    async fn begin(kind: &Kind, which: u64) -> Game {
        // The games' random draws also differ. Ids start at the same time in all of them, because nonces are derived
        // from it.
        static IDS_FROM: LazyLock<Time> = LazyLock::new(|| Clock::wall().now());
        let table = Table::drawing(which, *IDS_FROM).await;
        let mut game = Game { bystanders: Vec::new(), insider: Client::of(table.ada), table };
        let create = format!("/campaign create name:Quiet ruleset:{}", kind.ruleset);
        game.order("mod", &create).await;
        for player in kind.players {
            game.order(player, "/campaign join").await;
        }
        for (by, line) in (kind.layout)() {
            game.order(by, &line).await;
        }
        // Daily digests are also private. Non-players do not get any.
        for by in kind.players.iter().chain(kind.bystanders) {
            game.order(by, "/digest at:8").await;
        }
        let bystanders = kind.bystanders.iter();
        game.bystanders = bystanders.map(|name| Client::of(game.table.discord.person(name))).collect();
        game
    }

    /// Types a line, confirms it if asked, and returns the answer.
    async fn order(&self, by: &str, line: &str) -> String {
        let user = self.table.discord.person(by);
        self.table.insist(user, line).await
    }

    /// Types a line, confirms nothing, and returns the answer.
    async fn try_out(&self, by: &str, line: &str) -> String {
        let user = self.table.discord.person(by);
        self.table.ask(user, line).await
    }

    /// Types a line, and returns the offer that the answer's button would withdraw.
    async fn offers(&self, deed: &Deed, line: &str) -> Option<u64> {
        match deed.tries {
            true => self.try_out(deed.by, line).await,
            false => self.order(deed.by, line).await,
        };
        let user = self.table.discord.person(deed.by);
        let (_, withdraws) = self.table.button_of(user, "1:go:1:0:withdraw:")?;
        let (_, offer) = withdraws.split_once("%3A")?;
        Some(offer.parse().unwrap())
    }

    /// Returns what each bystander and the insider have received since the last call.
    fn receive(&mut self) -> (Vec<Vec<String>>, Vec<String>) {
        let Game { table, bystanders, insider } = self;
        table.discord.with(|world| {
            let sights = std::mem::take(&mut world.sights);
            let received = bystanders.iter_mut().map(|client| client.receive(world, &sights));
            (received.collect(), insider.receive(world, &sights))
        })
    }

    /// Has each bystander read what they can, and returns what they receive. Each of them reads something else.
    async fn read(&mut self, kind: &Kind, offers: &[u64], turn: usize) -> Vec<Vec<String>> {
        // A new minute comes with a new allowance of pictures.
        self.table.clock.advance(Span::seconds(60));
        self.table.quiet().await;
        let mut read = Vec::new();
        for (turn, client) in (turn..).zip(&mut self.bystanders) {
            read.push(client.read(&self.table, kind.players, offers, turn).await);
        }
        read
    }
}

/// Both games, and the draws they share.
struct Pair<'a> {
    kind: &'a Kind,
    games: [Game; 2],
    dice: Dice,
    asked: Vec<Asked>,
    /// How often the bystanders have read.
    reads: usize,
    /// How often the insider received something else in the other game.
    differed: usize,
}

impl Pair<'_> {
    fn of(kind: &Kind, games: [Game; 2], seed: u64) -> Pair<'_> {
        Pair { kind, games, dice: Dice(seed), asked: Vec::new(), reads: 0, differed: 0 }
    }

    async fn begin(kind: &Kind, seed: u64) -> Pair<'_> {
        let games = [Game::begin(kind, 0).await, Game::begin(kind, 1).await];
        let mut pair = Pair::of(kind, games, seed);
        pair.compare("the beginning");
        pair
    }

    async fn turn(&mut self) {
        if self.dice.below(8) == 0 {
            let hours = self.dice.one_of(&[1, 2, 12, 36]);
            for game in &self.games {
                game.table.clock.advance(Span::hours(hours));
                game.table.quiet().await;
            }
            return self.compare(&format!("{hours} hours"));
        }
        if let Some(deed) = (self.kind.deed)(&mut self.dice, &self.asked) {
            self.carry_out(deed).await;
        }
    }

    async fn carry_out(&mut self, deed: Deed) {
        let mut offers = Vec::new();
        for (game, line) in self.games.iter().zip(&deed.lines) {
            // A line that is empty is done in the other game only.
            offers.push(match line.is_empty() {
                true => None,
                false => game.offers(&deed, line).await,
            });
        }
        self.note(&deed, &offers);
        self.compare(&format!("{}: {}", deed.by, deed.lines[0]));
    }

    /// Remembers an offer, so that others can answer it.
    fn note(&mut self, deed: &Deed, offers: &[Option<u64>]) {
        let alone = deed.lines[1].is_empty();
        assert!(alone || offers[0] == offers[1], "{:?}", deed.lines);
        if let (Some(offer), Some(to)) = (offers[0], deed.to) {
            self.asked.push(Asked { offer, from: deed.by, to, shows: deed.shows, alone });
        }
    }

    /// Compares what the bystanders have received.
    fn compare(&mut self, after: &str) {
        let [(one, known), (other, else_known)] = self.games.each_mut().map(Game::receive);
        self.differed += usize::from(known != else_known);
        self.same(&[one, other], after);
    }

    fn same(&self, received: &[Vec<Vec<String>>; 2], after: &str) {
        let [one, other] = received;
        for ((one, other), name) in one.iter().zip(other).zip(self.kind.bystanders) {
            if let Some((one, other)) = one.iter().zip(other).find(|(one, other)| one != other) {
                let same = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b);
                let from = same.count().saturating_sub(300);
                let around = |all: &str| all.chars().skip(from).take(600).collect::<String>();
                let (here, there) = (around(one), around(other));
                panic!("{name} after {after}\n    {here}\n    {there}");
            }
            assert_eq!(one.len(), other.len(), "{name} after {after}");
        }
    }

    async fn read(&mut self) {
        let offers: BTreeSet<u64> = self.asked.iter().map(|asked| asked.offer).collect();
        let offers = Vec::from_iter(offers);
        let [one, other] = &mut self.games;
        let one = one.read(self.kind, &offers, self.reads).await;
        let other = other.read(self.kind, &offers, self.reads).await;
        self.reads += 1;
        self.same(&[one, other], "reading");
        self.compare("reading");
    }
}

/// Plays an evening of `turns` turns twice. The bystanders read everything now and then.
async fn check(kind: &Kind, seed: u64, turns: usize) {
    let mut pair = Pair::begin(kind, seed).await;
    for turn in 1..=turns {
        pair.turn().await;
        if turn % 30 == 0 {
            pair.read().await;
        }
    }
    // The next morning has digests.
    for game in &pair.games {
        game.table.clock.advance(Span::hours(24));
        game.table.quiet().await;
    }
    pair.compare("a day");
    let differed = pair.differed;
    assert!(differed > 2, "little that is hidden differed: {differed}");
    let told = pair.games[0].table.discord.look(|world| {
        let messages = world.messages.values();
        let digests = messages.filter(|message| message.content().contains("-# Digest of"));
        digests.count()
    });
    assert!(told > 0, "no digest was compared");
}

#[tokio::test]
async fn bystanders_see_nothing_of_private_favours() {
    check(&evenings::FAVOURS, 1, either(30, 120)).await;
}

#[tokio::test]
async fn l13_2_bystanders_see_nothing_of_game_specific_favours() {
    check(&evenings::MORE_FAVOURS, 1, either(30, 120)).await;
}

#[tokio::test]
async fn bystanders_see_nothing_of_reputation_tiles() {
    check(&evenings::TILES, 1, either(45, 120)).await;
}

#[tokio::test]
async fn bystanders_see_nothing_of_drawn_numbers() {
    check(&evenings::NUMBERS, 1, either(30, 120)).await;
}

#[tokio::test]
async fn bystanders_see_nothing_of_failed_attempts() {
    check(&evenings::TRIES, 1, either(30, 120)).await;
}
