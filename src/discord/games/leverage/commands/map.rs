//! `/map`: the board of a game that has one, with its picture, or else the systems, their planets and rulers (L11).

use crate::discord::command::{Context, Problem, view};
use crate::discord::commands::board;
use crate::discord::games::leverage::views;
use crate::discord::{Answer, Handler, Invoker, games};

#[poise::command(slash_command)]
pub async fn map(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        if games::board(&campaign).is_ok() {
            return board::shown(&handler, &invoker, &campaign).await;
        }
        let names = handler.names(campaign.id).await?;
        Ok(Answer::card(views::map(&invoker.text, &campaign, &names)?))
    })
    .await
}
