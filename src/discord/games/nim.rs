//! The words of nim, and its one command.

use crate::discord::counter::{Context, order};
use crate::discord::face::{Command, Face, Rulebook, without};
use crate::discord::problem::Problem;
use crate::discord::render::tell::Reader;
use crate::discord::render::{Card, Names, mention};
use crate::rules::Campaign;
use crate::rules::games::nim::{Command as Order, Event, Refusal, State};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use i18n_embed_fl::fl;
use serde_json::{Value, json};

#[poise::command(slash_command, guild_only)]
async fn take(
    ctx: Context<'_>,
    heap: usize,
    matches: u32,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    order(ctx, campaign, |_| Ok(Order::Take { heap, matches }.into())).await
}

fn shown(text: &Text, game: &State) -> Card {
    let heap = |(n, left): (usize, u32)| format!("{n}. `{} `", "|".repeat(left as usize));
    let heaps = (1..).zip(game.left()).map(heap);
    let turn = turn(text, game.seating.active, game.winner);
    let lines: Vec<String> = heaps.chain([turn]).collect();
    Card::new(fl!(text, "nim-heaps"), lines.join("\n"))
}

/// Returns whose turn it is, or who has won.
fn turn(text: &Text, active: Option<PlayerId>, winner: Option<PlayerId>) -> String {
    match (winner, active) {
        (Some(winner), _) => fl!(text, "nim-won", winner = mention(winner)),
        (None, Some(active)) => fl!(text, "nim-turn", player = mention(active)),
        (None, None) => fl!(text, "nim-empty"),
    }
}

impl Face for State {
    without! { settings, remarks, confirmations, picks, offers, board, seats, turns }

    const FIRST_STEPS: &'static [&'static str] = &["@ada /take heap:1 matches:2"];
    const MEASURES: &'static [&'static str] = &["heaps"];
    const RULEBOOK: Rulebook = Rulebook {
        chapters: &[(
            "rules-n1",
            &["rule-n1-1", "rule-n1-2", "rule-n1-3", "rule-n1-4"],
        )],
        example: ("N1", "N1.2"),
    };

    fn name(text: &Text) -> String {
        fl!(text, "ruleset-nim")
    }

    fn start(text: &Text) -> String {
        fl!(text, "help-start-nim")
    }

    fn commands() -> Vec<Command> {
        vec![take()]
    }

    fn told(text: &Text, reader: Reader, event: &Event) -> Option<String> {
        Some(match event {
            Event::Seated { player: who } => {
                let (you, player) = (reader.is(*who), mention(*who));
                fl!(text, "told-nim-seated", you = you, player = player)
            }
            Event::Passed { next } => turn(text, *next, None),
            Event::Took {
                player: who,
                heap,
                matches: count,
                next,
            } => {
                let after = turn(text, *next, next.is_none().then_some(*who));
                let (you, player) = (reader.is(*who), mention(*who));
                fl!(
                    text,
                    "told-nim-took",
                    you = you,
                    player = player,
                    heap = heap,
                    count = count,
                    after = after
                )
            }
        })
    }

    fn refusal_told(text: &Text, refusal: &Refusal, _: PlayerId) -> String {
        match *refusal {
            Refusal::Alone => fl!(text, "no-nim-alone"),
            Refusal::NotYourTurn { active, winner } => turn(text, active, winner),
            Refusal::NoSuchHeap { heap, most } => {
                fl!(text, "no-nim-heap", heap = heap, most = most)
            }
            Refusal::MatchesOutOfRange { most } => fl!(text, "no-nim-matches", most = most),
        }
    }

    fn leaderboard(text: &Text, _: &Campaign, game: &State, _: &Names, _: &str) -> Card {
        shown(text, game)
    }

    fn exported(_: &Campaign, game: &State) -> Value {
        json!({"heaps": game.left(), "winner": game.winner.map(|player| player.to_string())})
    }
}
