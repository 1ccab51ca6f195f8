//! `/trade`: begin, discard, ship, choose and show (U5).

use crate::discord::command::{Context, order, view};
use crate::discord::games::realms::trade;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::realms::{Command as Act, TradeCommand};

#[poise::command(slash_command, subcommands("begin", "discard", "ship", "choose", "show"), subcommand_required)]
pub async fn trade(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

fn step(command: TradeCommand) -> Command {
    Command::from(Act::Trade(command))
}

#[poise::command(slash_command, guild_only)]
async fn begin(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, |_| Ok(step(TradeCommand::Begin))).await
}

#[poise::command(slash_command, guild_only)]
async fn discard(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, |_| Ok(step(TradeCommand::Discard))).await
}

#[poise::command(slash_command, guild_only)]
async fn ship(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::zones_with_ships"] from: String,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::zones"] to: String,
    slot: Option<bool>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::player_realms"] displace: Option<String>,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(step(TradeCommand::Ship { from, to, slot, displace }))).await
}

#[poise::command(slash_command, guild_only)]
async fn choose(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 3]
    card: Option<usize>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::nodes_to_choose"] node: Option<String>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::merchants"] merchant: Option<String>,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(step(TradeCommand::Choose { card, node, merchant }))).await
}

#[poise::command(slash_command)]
async fn show(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::nodes"] node: Option<String>,
) -> Result<(), Problem> {
    view(ctx, async |_: Handler, invoker: Invoker, campaign, _| {
        let card = match node {
            Some(node) => trade::node(&invoker.text, &campaign, &node)?,
            None => trade::under_way(&invoker.text, &campaign)?,
        };
        Ok(Answer::card(card))
    })
    .await
}
