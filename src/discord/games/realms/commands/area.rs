//! `/area show`: an area's provinces, their owners, and the players' pieces there (U1.1).

use crate::discord::command::{Context, view};
use crate::discord::games::realms::views;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;

#[poise::command(slash_command, subcommands("show"), subcommand_required)]
pub async fn area(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::areas"] area: Option<String>,
) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        let names = handler.names(campaign.id).await?;
        let card = match area {
            Some(area) => views::area(&invoker.text, &campaign, &names, &area)?,
            None => views::areas(&invoker.text, &campaign, &names)?,
        };
        Ok(Answer::card(card))
    })
    .await
}
