//! `/board`: sectors, who controls them, whose ships are there, and what joins them (E1.1).

mod file;
mod link;
mod sector;
mod ships;

use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::counter::{Context, view};
use crate::discord::drawing::illustrated;
use crate::discord::games;
use crate::discord::games::ambassadors::commands::correct;
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::rules::games::ambassadors::Correction;
use crate::rules::games::ambassadors::Edit;
use std::future::ready;

#[poise::command(
    slash_command,
    subcommands(
        "show",
        "sector::sector",
        "link::link",
        "ships::ships",
        "file::load",
        "file::example",
        "file::export_board"
    ),
    subcommand_required
)]
pub async fn board(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view(
        ctx,
        campaign,
        async |handler: Handler, asker: Asker, campaign, _| {
            let names = handler.names(campaign.id).await?;
            let card = games::ambassadors::board(&asker.text, &campaign, &names)?;
            let answer = Answer::card(card);
            match games::ambassadors::board_picture(&asker.text, &campaign, &names) {
                Some(picture) => {
                    illustrated(&handler, &asker, answer, ready(Ok(Some(picture)))).await
                }
                None => Ok(answer),
            }
        },
    )
    .await
}

/// Changes the board.
async fn edit(
    ctx: Context<'_>,
    named: Option<String>,
    reason: Option<String>,
    edit: impl FnOnce(&Asker) -> Result<Edit, Problem>,
) -> Result<(), Problem> {
    correct(ctx, named, reason, |asker| {
        edit(asker).map(Correction::Board)
    })
    .await
}
