//! `/board`: sectors, their controllers and ships, and the links between them (E1.1).

mod link;
mod sector;
mod ships;

use crate::discord::command::Context;
use crate::discord::games::ambassadors::commands::correct;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::games::ambassadors::Correction;
use crate::rules::games::ambassadors::Edit;

#[poise::command(
    slash_command,
    subcommands(
        "crate::discord::commands::board::show",
        "sector::sector",
        "link::link",
        "ships::ships",
        "crate::discord::commands::board::load",
        "crate::discord::commands::board::example",
        "crate::discord::commands::board::export_board"
    ),
    subcommand_required
)]
pub async fn board(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

async fn edit(
    ctx: Context<'_>,
    reason: Option<String>,
    edit: impl FnOnce(&Invoker) -> Result<Edit, Problem>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker| edit(invoker).map(Correction::Board)).await
}
