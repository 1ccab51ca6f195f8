//! `/technology`: technologies that science unlocks (L9).

use crate::discord::command::{Context, order, view_as};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::Side;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::leverage::{self, Technology};
use crate::text::{Typed, say};

pub const NAMES: [(&str, Technology); 4] = [
    ("neuropsychology", Technology::Neuropsychology),
    ("charisma", Technology::Charisma),
    ("ambassadors", Technology::Ambassadors),
    ("harmony", Technology::Harmony),
];

#[poise::command(slash_command, subcommands("list", "unlock"), subcommand_required)]
pub async fn technology(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command)]
async fn list(ctx: Context<'_>) -> Result<(), Problem> {
    view_as(ctx, async |_: Handler, invoker: Invoker, side: Side, campaign| {
        campaign.must_know(side.player)?;
        Ok(Answer::card(games::leverage::technologies(&invoker.text, &campaign, side.player)?))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn unlock(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::technologies"] technology: String,
) -> Result<(), Problem> {
    order(ctx, |invoker| {
        let typed = technology.trim();
        let known = |(name, technology): &&(&str, Technology)| {
            let full = games::leverage::words::technology(&invoker.text, *technology);
            name.eq_ignore_ascii_case(typed) || full.eq_ignore_ascii_case(typed)
        };
        let (_, technology) = NAMES.iter().find(known).ok_or_else(|| {
            let typed = Typed(typed, 40);
            say!(invoker.text, "not-a-technology", typed)
        })?;
        Ok(Command::from(leverage::Command::Unlock { technology: *technology }))
    })
    .await
}
