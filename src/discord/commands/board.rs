//! `/board show`, `load`, `example` and `export`: whole boards, as described in `docs/board.md`. Each game with a board
//! lists these under its own `/board`, next to the moderators' board commands.

use crate::board_file::{BoardFileError, LARGEST};
use crate::discord::command::{Context, Purpose, Suggesting, reason_option, view};
use crate::discord::commands::suggestions::from_campaign;
use crate::discord::drawing::illustrated;
use crate::discord::games;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::words::list;
use crate::discord::reply::Answer;
use crate::rules::{Campaign, Command, Moderation, Refusal, seating};
use crate::text::{Label, Said, Text, Typed, say};
use poise::serenity_prelude::{Attachment, CreateAttachment};
use std::future::ready;
use std::time::Duration;

/// Long enough to download the largest file allowed.
const DOWNLOAD_TAKES: Duration = Duration::from_secs(20);

/// The most characters shown of a file's problem, and of its place in the file.
const PROBLEM_LIMIT: usize = 300;
const PATH_LIMIT: usize = 100;

/// `/board` of a game without other commands for its board.
#[poise::command(slash_command, subcommands("show_board", "load", "example", "export_board"), subcommand_required)]
pub async fn board(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, rename = "show")]
pub async fn show_board(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| shown(&handler, &invoker, &campaign).await).await
}

/// Shows the board with its picture. Refuses if the game has no board.
pub async fn shown(handler: &Handler, invoker: &Invoker, campaign: &Campaign) -> Result<Answer, Problem> {
    let board = games::board(campaign)?;
    let names = handler.names(campaign.id).await?;
    let answer = Answer::card((board.show)(&invoker.text, campaign, &names)?);
    match (board.picture)(&invoker.text, campaign, &names) {
        Some(picture) => illustrated(handler, invoker, answer, ready(Ok(vec![picture]))).await,
        None => Ok(answer),
    }
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
pub async fn load(ctx: Context<'_>, file: Attachment) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        // Check before fetching anything.
        must_moderate(&invoker, &campaign)?;
        let board = games::board(&campaign)?;
        let bytes = fetch(&invoker, &file, wrong).await?;
        let correction = (board.read)(&bytes).map_err(|error| wrong(&invoker.text, error))?;
        let command = Command::Moderate(Moderation::Correct { correction, reason: reason_option(ctx) });
        handler.order(&invoker, campaign.id, command).await
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
pub async fn example(ctx: Context<'_>, #[autocomplete = "example_sizes"] players: String) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        must_moderate(&invoker, &campaign)?;
        let Ok(players) = players.trim().parse() else {
            return Err(no_example(&invoker.text, &players, games::board(&campaign)?.examples));
        };
        load_example(&handler, &invoker, &campaign, (players, reason_option(ctx))).await
    })
    .await
}

fn no_example(text: &Text, players: &str, sizes: &[usize]) -> Problem {
    say!(text, "no-example", typed = Typed(players, 40), sizes = list(text, sizes)).into()
}

/// Loads the example board for this many players.
pub async fn load_example(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Campaign,
    (players, reason): (usize, Option<String>),
) -> Result<Answer, Problem> {
    let board = games::board(campaign)?;
    if !board.examples.contains(&players) {
        return Err(no_example(&invoker.text, &players.to_string(), board.examples));
    }
    let correction =
        (board.example)(players).ok_or_else(|| Problem::Failed("an example board cannot be read".into()))?;
    let command = Command::Moderate(Moderation::Correct { correction, reason });
    match handler.order(invoker, campaign.id, command).await {
        // Paths in a file would not help a moderator who has not written it.
        Err(Problem::Refused(refusal)) if lacks_players(&refusal) => {
            let joined = campaign.active_players().count();
            Err(say!(invoker.text, "example-needs", players, joined).into())
        }
        done => done,
    }
}

/// Returns whether a board was refused because nobody sits in one of its seats.
pub(super) fn lacks_players(refusal: &Refusal) -> bool {
    let Refusal::BadBoard { flaws, .. } = refusal else {
        return false;
    };
    flaws.iter().any(|flaw| matches!(&*flaw.problem, Refusal::Seating(_, seating::Refusal::NobodySits { .. })))
}

fn example_sizes<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        let sizes = games::board(campaign).map_or(&[][..], |board| board.examples);
        let choice = |size: &usize| (Label::of(size), size.to_string());
        sizes.iter().map(choice).collect()
    })
}

#[poise::command(slash_command, rename = "export")]
pub async fn export_board(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |_: Handler, invoker: Invoker, campaign, _| {
        let bytes = (games::board(&campaign)?.write)(&campaign)?;
        let file = CreateAttachment::bytes(bytes, format!("board-{}.json", campaign.id));
        Ok(Answer::from(say!(invoker.text, "board-exported")).with_attachment(file))
    })
    .await
}

/// Downloads an attached file, unless it is larger than any board or table of values. `wrong` words that.
pub(super) async fn fetch(
    invoker: &Invoker,
    file: &Attachment,
    wrong: fn(&Text, BoardFileError) -> Problem,
) -> Result<Vec<u8>, Problem> {
    let size = usize::try_from(file.size).unwrap_or(usize::MAX);
    match size > LARGEST {
        true => Err(wrong(&invoker.text, BoardFileError::TooLarge { size })),
        false => download(invoker, file).await,
    }
}

/// Downloads an attached file, whose size is acceptable.
pub(super) async fn download(invoker: &Invoker, file: &Attachment) -> Result<Vec<u8>, Problem> {
    let size = usize::try_from(file.size).unwrap_or(usize::MAX);
    let fetched = invoker.clock.within(DOWNLOAD_TAKES, file.download()).await;
    match fetched {
        Ok(Ok(bytes)) if bytes.len() == size => Ok(bytes),
        Ok(Ok(bytes)) => Err(lost(invoker, &format!("{} of {size} bytes", bytes.len()))),
        Ok(Err(error)) => Err(lost(invoker, &error.to_string())),
        Err(late) => Err(lost(invoker, &late.to_string())),
    }
}

fn lost(invoker: &Invoker, problem: &str) -> Problem {
    let player = invoker.player;
    tracing::warn!(%player, problem, "a file could not be fetched from Discord");
    say!(invoker.text, "board-file-lost").into()
}

/// Explains to its author why a file is not a board.
fn wrong(text: &Text, error: BoardFileError) -> Problem {
    let shown = |problem: &str| Said::of(Typed(problem, PROBLEM_LIMIT));
    match error {
        BoardFileError::TooLarge { size } => {
            let (size, most) = (size.div_ceil(1024), LARGEST.div_ceil(1024));
            say!(text, "board-file-too-large", size, most)
        }
        BoardFileError::Encoded { encoding } => say!(text, "board-file-encoded", encoding),
        BoardFileError::NotJson { line, column, problem } => {
            say!(text, "board-file-not-json", line, column, problem = shown(&problem))
        }
        BoardFileError::NotABoard { path, line, problem } if path.is_empty() => {
            say!(text, "board-file-wrong", line, problem = shown(&problem))
        }
        BoardFileError::NotABoard { path, line, problem } => {
            say!(text, "board-file-wrong-at", path = Typed(&path, PATH_LIMIT), line, problem = shown(&problem))
        }
    }
    .into()
}
