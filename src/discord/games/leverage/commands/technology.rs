//! `/technology`: technologies that science unlocks (L9).

use super::suggestions;
use crate::discord::command::{Context, Problem, order_typed, show_own};
use crate::discord::game_ui::Named;
use crate::discord::games::leverage::{views, words};
use crate::rules::games::leverage::{Command as Act, Technology};
use crate::text::{Typed, say};

#[poise::command(slash_command, subcommands("list", "unlock"), subcommand_required)]
pub async fn technology(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command)]
async fn list(ctx: Context<'_>) -> Result<(), Problem> {
    show_own(ctx, |view| {
        view.campaign.must_know(view.side.player)?;
        views::technologies(view.text, view.campaign, view.side.player)
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn unlock(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::technologies"] technology: String,
) -> Result<(), Problem> {
    order_typed(ctx, |invoker| {
        let typed = technology.trim();
        let known = |(name, technology): &&(&str, Technology)| {
            let full = words::technology(&invoker.text, *technology);
            name.eq_ignore_ascii_case(typed) || full.eq_ignore_ascii_case(typed)
        };
        let unknown = || say!(invoker.text, "not-a-technology", typed = Typed(typed, 40));
        let (_, technology) = *Technology::NAMES.iter().find(known).ok_or_else(unknown)?;
        Ok(Act::Unlock { technology })
    })
    .await
}
