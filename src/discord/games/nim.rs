//! Nim without commands: players answer the question that the game asks.

use crate::discord::game_ui::{Chronicle, GameUi, Question, Rulebook, without};
use crate::discord::render::words::list;
use crate::discord::render::{Card, Names, mention, tell::Reader};
use crate::rules::games::nim::{Event, HEAPS, MOST_NUMBER, State, Terms};
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::{Campaign, Offer};
use crate::text::fl;
use crate::text::{Arguments, Text};
use serde_json::{Value, json};

impl Chronicle for State {}

impl GameUi for State {
    without! { commands, costs_of_refusing, settings, remarks, confirmations, wizards, board, seats, turns }

    const DEMO: &'static str = "";
    const FIRST_STEPS: &'static [&'static str] = &["@ada /accept offer:1 choice:1:1"];
    const MEASURES: &'static [&'static str] = &["heaps"];
    const RULEBOOK: Rulebook = Rulebook {
        chapters: &[
            ("rules-n1", &["rule-n1-1", "rule-n1-2", "rule-n1-3", "rule-n1-4"]),
            ("rules-n2", &["rule-n2-1", "rule-n2-2", "rule-n2-3"]),
        ],
        example: ("N1", "N1.2"),
    };

    fn name(text: &Text) -> String {
        fl!(text, "ruleset-nim")
    }

    fn about(text: &Text) -> String {
        fl!(text, "about-nim")
    }

    fn start(text: &Text) -> String {
        fl!(text, "help-start-nim", count = HEAPS.len())
    }

    fn numbers(text: &Text, _: &Self::Settings) -> Arguments {
        let heaps = HEAPS.map(|matches| matches.to_string());
        let number = MOST_NUMBER.into();
        vec![("count", HEAPS.len().into()), ("heaps", list(text, &heaps).into()), ("most-number", number)]
    }

    fn told(text: &Text, reader: Reader, event: &Event) -> Option<String> {
        match *event {
            Event::Seated { player, number } => {
                let (you, who) = (reader.is(player), mention(player));
                let n = number.unwrap_or_default();
                let told = fl!(text, "nim-seated", you = you, who = who, n = n);
                Some(told)
            }
            Event::Took { player, heap, matches, next } => {
                let (you, who) = (reader.is(player), mention(player));
                let what = fl!(text, "nim-taken", heap = heap, count = matches);
                let told = fl!(text, "nim-took", you = you, who = who, what = what);
                let won = fl!(text, "nim-won", winner = mention(player));
                Some(next.map_or(format!("{told} {won}"), |_| told))
            }
            // The next question says it.
            Event::Passed { .. } => None,
        }
    }

    fn made(text: &Text, _: Reader, offer: &Offer, _: &Terms) -> String {
        fl!(text, "nim-turn", player = mention(offer.to))
    }

    fn matter(text: &Text, _: &Terms, _: &dyn Fn(&str) -> String) -> String {
        fl!(text, "matter-nim")
    }

    fn exported_terms(_: &Terms) -> Value {
        json!({"kind": "question", "what": "turn"})
    }

    fn must_pick(text: &Text, offer: OfferId, _: &[&(usize, u32)]) -> String {
        fl!(text, "no-must-pick-nim", offer = offer.to_string())
    }

    fn question(text: &Text, offer: OfferId, picks: &[&(usize, u32)]) -> Question {
        Question { words: Self::must_pick(text, offer, picks), title: fl!(text, "pick-nim-menu"), buttons: false }
    }

    fn pick_label(text: &Text, _: &State, _: PlayerId, pick: &(usize, u32)) -> Option<String> {
        let (heap, count) = pick;
        Some(fl!(text, "nim-taken", heap = heap, count = count))
    }

    fn pick_code((heap, matches): &(usize, u32)) -> String {
        format!("{heap}:{matches}")
    }

    fn picked(code: &str) -> Option<(usize, u32)> {
        let (heap, matches) = code.split_once(':')?;
        Some((heap.parse().ok()?, matches.parse().ok()?))
    }

    fn leaderboard(text: &Text, _: &Campaign, game: &State, _: &Names, _: &str) -> Card {
        let heap = |(n, left): (usize, u32)| format!("{n}. `{} `", "|".repeat(left as usize));
        let heaps = (1..).zip(game.left()).map(heap);
        let turn = match (game.winner, game.seating.active) {
            (Some(winner), _) => fl!(text, "nim-won", winner = mention(winner)),
            (None, Some(active)) => fl!(text, "nim-turn", player = mention(active)),
            (None, None) => fl!(text, "nim-empty"),
        };
        let lines: Vec<String> = heaps.chain([turn]).collect();
        Card::new(fl!(text, "nim-heaps"), lines.join("\n"))
    }

    fn exported(_: &Campaign, game: &State) -> Value {
        let winner = game.winner.map(|player| player.to_string());
        json!({"heaps": game.left(), "winner": winner, "numbers": game.numbers})
    }
}
