//! `/board load`, `example` and `export`: whole boards, as `docs/board.md` describes them.

use super::edit;
use crate::board_file::{self, BoardFileError, LARGEST};
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::counter::{Context, view};
use crate::discord::games::ambassadors::boards;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::problem::Problem;
use crate::discord::render::harmless;
use crate::rules::games::ambassadors;
use crate::rules::games::ambassadors::{Edit, Plan};
use crate::rules::{Command, Correction, Moderation};
use crate::text::{Text, fl};
use poise::serenity_prelude::{Attachment, CreateAttachment};
use std::time::Duration;

/// A file of this size that has not come by then does not come.
const DOWNLOAD_TAKES: Duration = Duration::from_secs(20);

/// So much of what is wrong with a file is shown, and so much of where.
const PROBLEM_LIMIT: usize = 300;
const PATH_LIMIT: usize = 100;

/// For how many players there is an example.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum Players {
    #[name = "4"]
    Four,
    #[name = "6"]
    Six,
}

#[poise::command(slash_command, guild_only)]
pub async fn load(
    ctx: Context<'_>,
    file: Attachment,
    reason: Option<String>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view(
        ctx,
        campaign,
        async |handler: Handler, asker: Asker, campaign, _| {
            // Nothing is fetched for whoever could not load it, nor where no board is played on.
            must_moderate(&asker, &campaign)?;
            campaign.playing::<ambassadors::State>()?;
            let plan = fetch(&asker, &file).await?;
            let load = ambassadors::Correction::Board(Edit::Load(plan));
            let command = Command::Moderate(Moderation::Correct {
                correction: Correction::Ambassadors(load),
                reason,
            });
            handler.order(&asker, campaign.id, command).await
        },
    )
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn example(
    ctx: Context<'_>,
    players: Players,
    reason: Option<String>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    edit(ctx, campaign, reason, |_| {
        let players = match players {
            Players::Four => 4,
            Players::Six => 6,
        };
        let plan = boards::example(players);
        plan.map(Edit::Load)
            .ok_or_else(|| Problem::Failed("an example board cannot be read".into()))
    })
    .await
}

#[poise::command(slash_command, rename = "export")]
pub async fn export_board(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view(
        ctx,
        campaign,
        async |_: Handler, asker: Asker, campaign, _| {
            let state = campaign.playing::<ambassadors::State>()?;
            let seats = state.on_board(campaign.roster());
            let bytes = board_file::write(&Plan::of(&state.board, &seats))
                .map_err(|error| Problem::Failed(error.into()))?;
            let file = CreateAttachment::bytes(bytes, format!("board-{}.json", campaign.id));
            Ok(Answer::from(fl!(asker.text, "board-exported")).with_attachment(file))
        },
    )
    .await
}

/// Fetches the file that came with a command, if it is no larger than a board can be.
async fn fetch(asker: &Asker, file: &Attachment) -> Result<Plan, Problem> {
    let size = usize::try_from(file.size).unwrap_or(usize::MAX);
    if size > LARGEST {
        return Err(wrong(&asker.text, BoardFileError::TooLarge { size }));
    }
    let fetched = tokio::time::timeout(DOWNLOAD_TAKES, file.download()).await;
    match fetched {
        Ok(Ok(bytes)) if bytes.len() == size => {
            board_file::read(&bytes).map_err(|error| wrong(&asker.text, error))
        }
        Ok(Ok(bytes)) => Err(lost(asker, &format!("{} of {size} bytes", bytes.len()))),
        Ok(Err(error)) => Err(lost(asker, &error.to_string())),
        Err(late) => Err(lost(asker, &late.to_string())),
    }
}

fn lost(asker: &Asker, problem: &str) -> Problem {
    let player = asker.player;
    tracing::warn!(%player, problem, "a file could not be fetched from Discord");
    fl!(asker.text, "board-file-lost").into()
}

/// Returns why a file is no board, in words for whoever wrote it.
fn wrong(text: &Text, error: BoardFileError) -> Problem {
    let shown = |problem: &str| harmless::prose(problem, PROBLEM_LIMIT);
    match error {
        BoardFileError::TooLarge { size } => {
            let (size, most) = (size.div_ceil(1024), LARGEST.div_ceil(1024));
            fl!(text, "board-file-too-large", size = size, most = most)
        }
        BoardFileError::NotJson {
            line,
            column,
            problem,
        } => fl!(
            text,
            "board-file-not-json",
            line = line,
            column = column,
            problem = shown(&problem)
        ),
        BoardFileError::NotABoard {
            path,
            line,
            problem,
        } if path.is_empty() => {
            fl!(
                text,
                "board-file-wrong",
                line = line,
                problem = shown(&problem)
            )
        }
        BoardFileError::NotABoard {
            path,
            line,
            problem,
        } => fl!(
            text,
            "board-file-wrong-at",
            path = harmless::prose(&path, PATH_LIMIT),
            line = line,
            problem = shown(&problem)
        ),
    }
    .into()
}
