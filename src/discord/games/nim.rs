//! The words of nim, and its one command.

use crate::discord::counter::{Context, order};
use crate::discord::face::{Command, Face, Rulebook, without};
use crate::discord::problem::Problem;
use crate::discord::render::tell::Reader;
use crate::discord::render::words::who;
use crate::discord::render::{Card, Names, mention};
use crate::rules::games::nim::{Command as Order, Event, Refusal, State};
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::rules::{self, Campaign};
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
    let heaps = game
        .left()
        .into_iter()
        .map(|left| "|".repeat(left as usize));
    let heaps: Vec<String> = (1..)
        .zip(heaps)
        .map(|(n, heap)| format!("{n}. `{heap} `"))
        .collect();
    let turn = match game.winner {
        Some(winner) => fl!(text, "nim-won", winner = mention(winner)),
        None => fl!(text, "nim-turn", player = who(text, game.seating.active)),
    };
    Card::new(
        fl!(text, "nim-heaps"),
        format!("{}\n{turn}", heaps.join("\n")),
    )
}

impl Face for State {
    without!(
        settings,
        remarks,
        confirmations,
        picks,
        offers,
        board,
        seats,
        turns
    );

    const FIRST_STEPS: &'static [&'static str] = &["@ada /take heap:1 matches:2"];
    const MEASURES: &'static [&'static str] = &["heaps"];
    const REFUSING_COSTS: bool = false;
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
            Event::Seated { player } => {
                fl!(
                    text,
                    "told-nim-seated",
                    you = reader.is(*player),
                    player = mention(*player)
                )
            }
            Event::Passed { next } => fl!(text, "nim-turn", player = who(text, *next)),
            Event::Took {
                player,
                heap,
                matches,
                next,
            } => {
                let after = match next {
                    Some(next) => fl!(text, "nim-turn", player = mention(*next)),
                    None => fl!(text, "nim-won", winner = mention(*player)),
                };
                let (you, player) = (reader.is(*player), mention(*player));
                fl!(
                    text,
                    "told-nim-took",
                    you = you,
                    player = player,
                    heap = heap,
                    count = matches,
                    after = after
                )
            }
        })
    }

    fn note(_: &Event) -> Option<&str> {
        None
    }

    fn refusal_told(text: &Text, refusal: &Refusal, _: PlayerId) -> String {
        match refusal {
            Refusal::Alone => fl!(text, "no-nim-alone"),
            Refusal::NotYourTurn { active } => fl!(text, "nim-turn", player = who(text, *active)),
            Refusal::NoSuchHeap { heap, most } => {
                fl!(text, "no-nim-heap", heap = heap, most = most)
            }
            Refusal::MatchesOutOfRange { most } => fl!(text, "no-nim-matches", most = most),
        }
    }

    fn no_offers(text: &Text) -> String {
        fl!(text, "offers-none-nim")
    }

    fn relations(
        text: &Text,
        campaign: &Campaign,
        _: &Names,
        _: PlayerId,
        _: Option<PlayerId>,
    ) -> Result<Card, rules::Refusal> {
        Ok(shown(text, campaign.playing()?))
    }

    fn rights(
        text: &Text,
        campaign: &Campaign,
        _: &Names,
        _: (PlayerId, PlayerId),
        _: Time,
    ) -> Result<Card, rules::Refusal> {
        Ok(shown(text, campaign.playing()?))
    }

    fn leaderboard(text: &Text, _: &Campaign, game: &State, _: &Names, _: &str) -> Card {
        shown(text, game)
    }

    fn exported(_: &Campaign, game: &State) -> Value {
        json!({"heaps": game.left(), "winner": game.winner.map(|player| player.to_string())})
    }

    fn exported_player(_: &State, _: PlayerId) -> Value {
        json!({})
    }
}
