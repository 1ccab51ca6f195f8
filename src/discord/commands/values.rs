//! `/campaign values show`, `load` and `export`: what acts earn and cost in a campaign, as described in
//! `docs/rules/house.md`.

use super::board::fetch;
use crate::board_file::{BoardFileError, LARGEST};
use crate::discord::command::{Context, Purpose, Suggesting, reason_option, show, view};
use crate::discord::commands::suggestions::{as_is, from_campaign};
use crate::discord::games;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::words::list;
use crate::discord::reply::Answer;
use crate::rules::{Campaign, Command, Correction, Moderation};
use crate::text::{Said, Text, Typed, say};
use poise::serenity_prelude::{Attachment, CreateAttachment};

/// The most characters shown of a file's problem.
const PROBLEM_LIMIT: usize = 300;

#[poise::command(slash_command, subcommands("show_values", "load", "export_values"), subcommand_required)]
pub async fn values(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, rename = "show")]
async fn show_values(ctx: Context<'_>) -> Result<(), Problem> {
    show(ctx, |view| (games::values(view.campaign)?.show)(view.text, view.campaign)).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
async fn load(
    ctx: Context<'_>,
    file: Option<Attachment>,
    #[autocomplete = "presets"] preset: Option<String>,
) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        // Check before fetching anything.
        must_moderate(&invoker, &campaign)?;
        let correction = chosen(&invoker, &campaign, file.as_ref(), preset.as_deref()).await?;
        let command = Command::Moderate(Moderation::Correct { correction, reason: reason_option(ctx) });
        handler.order(&invoker, campaign.id, command).await
    })
    .await
}

/// Returns the correction that loads the values of the file or of the preset.
async fn chosen(
    invoker: &Invoker,
    campaign: &Campaign,
    file: Option<&Attachment>,
    preset: Option<&str>,
) -> Result<Correction, Problem> {
    let (text, values) = (&invoker.text, games::values(campaign)?);
    match (file, preset.map(str::trim)) {
        (Some(file), None) => {
            let bytes = fetch(invoker, file, wrong).await?;
            let read = (values.read)(&bytes).map_err(|error| wrong(text, error))?;
            Ok(read?)
        }
        (None, Some(name)) => {
            let known = (values.preset)(name);
            let presets = list(text, values.presets);
            known.ok_or_else(|| say!(text, "no-preset", typed = Typed(name, 40), presets).into())
        }
        (None, None) | (Some(_), Some(_)) => {
            let presets = list(text, values.presets);
            Err(say!(text, "values-from-where", presets).into())
        }
    }
}

fn presets<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        let presets = games::values(campaign).map_or(&[][..], |values| values.presets);
        presets.iter().copied().map(as_is).collect()
    })
}

#[poise::command(slash_command, rename = "export")]
async fn export_values(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |_: Handler, invoker: Invoker, campaign, _| {
        let bytes = (games::values(&campaign)?.write)(&campaign)?;
        let file = CreateAttachment::bytes(bytes, format!("values-{}.json", campaign.id));
        Ok(Answer::from(say!(invoker.text, "values-exported")).with_attachment(file))
    })
    .await
}

/// Explains to its author why a file cannot be read.
fn wrong(text: &Text, error: BoardFileError) -> Problem {
    let shown = |problem: &str| Said::of(Typed(problem, PROBLEM_LIMIT));
    match error {
        BoardFileError::TooLarge { size } => {
            let (size, most) = (size.div_ceil(1024), LARGEST.div_ceil(1024));
            say!(text, "values-file-too-large", size, most)
        }
        BoardFileError::Encoded { encoding } => say!(text, "values-file-encoded", encoding),
        BoardFileError::NotJson { line, column, problem } => {
            say!(text, "values-file-not-json", line, column, problem = shown(&problem))
        }
        BoardFileError::NotABoard { line, problem, .. } => {
            say!(text, "values-file-wrong", line, problem = shown(&problem))
        }
    }
    .into()
}
