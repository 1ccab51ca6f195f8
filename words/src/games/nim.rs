//! The words of nim.

use crate::game_words::{
    About, Chronicle, Completed, Configured, Confirmed, Dealt, Exported, Imported, Leaderboard, Offered, Picked,
    Question, Refused, Ruled, Shown, Told, without,
};
use crate::render::{Card, Reader, list};
use crate::rules::games::nim::{Event, HEAPS, MOST_NUMBER, State, Terms};
use crate::rules::{Campaign, Offer, OfferId, PlayerId};
use crate::text::{Arguments, Label, Place, Said, Text, Words, label, say, word};
use serde_json::{Value, json};

impl Chronicle for State {}

impl Completed for State {}

impl About for State {
    const FIRST_STEPS: &'static [&'static str] = &["@ada /accept offer:1 choice:1:1"];
    const DEMO: &'static str = "";

    fn name(text: &Text) -> Said {
        say!(text, "ruleset-nim")
    }

    fn about(text: &Text) -> Said {
        say!(text, "about-nim")
    }

    fn start(text: &Text, _: &State) -> Said {
        say!(text, "help-start-nim", count = HEAPS.len())
    }
}

impl Ruled for State {
    const EXAMPLE: (&'static str, &'static str) = ("N1", "N1.2");

    fn numbers(text: &Text, _: &State, _: &Self::Settings) -> Arguments {
        let number = MOST_NUMBER.into();
        vec![("count", HEAPS.len().into()), ("heaps", list(text, HEAPS).into()), ("most-number", number)]
    }
}

impl Told for State {
    without!(remarks);

    fn told(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
        match *event {
            Event::Seated { player, number } => {
                Some(say!(text, "nim-seated", you = reader.is(player), who = player, n = number.unwrap_or_default()))
            }
            Event::Took { player, heap, matches, next } => {
                let what = say!(text, "nim-taken", heap, count = matches);
                let told = say!(text, "nim-took", you = reader.is(player), who = player, what);
                let won = say!(text, "nim-won", winner = player);
                Some(next.map_or(say!("{told} {won}"), |_| told))
            }
            // The next question says it.
            Event::Passed { .. } => None,
        }
    }
}

impl Refused for State {
    without!(refusals);
}

impl Confirmed for State {
    without!(confirmations);
}

impl Dealt for State {
    without!(clauses);
}

impl Offered for State {
    without!(costs_of_refusing);

    fn made(text: &Text, _: Reader, offer: &Offer, _: &Terms) -> Said {
        say!(text, "nim-turn", player = offer.to)
    }

    fn matter<M: Place>(text: &Text, _: &Terms) -> Words<M> {
        word!(text, "matter-nim")
    }

    fn no_offers(text: &Text) -> Said {
        say!(text, "offers-none-asked")
    }
}

impl Picked for State {
    fn must_pick(text: &Text, offer: OfferId, _: &[&(usize, u32)]) -> Said {
        say!(text, "no-must-pick-nim", offer)
    }

    fn question(text: &Text, offer: OfferId, picks: &[&(usize, u32)]) -> Question {
        Question { words: Self::must_pick(text, offer, picks), title: label!(text, "pick-nim-menu"), buttons: false }
    }

    fn pick_label(text: &Text, _: &State, _: PlayerId, pick: &(usize, u32)) -> Option<Label> {
        let (heap, count) = pick;
        Some(label!(text, "nim-taken", heap, count))
    }

    fn pick_code((heap, matches): &(usize, u32)) -> String {
        format!("{heap}:{matches}")
    }

    fn picked(code: &str) -> Option<(usize, u32)> {
        let (heap, matches) = code.split_once(':')?;
        Some((heap.parse().ok()?, matches.parse().ok()?))
    }
}

impl Shown for State {
    const MEASURES: &'static [&'static str] = &["heaps"];

    const LEADERBOARD: Leaderboard<State> = |text, _, game, _, _| {
        let heap = |(n, left): (usize, u32)| say!("{n}. `{} `", Said::joined((0..left).map(|_| "|"), ""));
        let heaps = (1..).zip(game.left()).map(heap);
        let turn = match (game.winner, game.seating.active) {
            (Some(winner), _) => say!(text, "nim-won", winner),
            (None, Some(active)) => say!(text, "nim-turn", player = active),
            (None, None) => say!(text, "nim-empty"),
        };
        let lines: Vec<Said> = heaps.chain([turn]).collect();
        Card::new(say!(text, "nim-heaps"), Said::in_lines(lines))
    };
}

impl Imported for State {
    without!(exports_read);
}

impl Exported for State {
    fn exported(_: &Campaign, game: &State) -> Value {
        let winner = game.winner.map(|player| player.to_string());
        json!({"heaps": game.left(), "winner": winner, "numbers": game.numbers})
    }

    fn exported_terms(_: &Terms) -> Value {
        json!({"kind": "question", "what": "turn"})
    }
}

impl Configured for State {
    without!(settings);
}
