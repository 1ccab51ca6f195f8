//! `/ambassador`: possible Diplomatic Relations, and proposals (E2).

use crate::discord::command::{Chosen, Context, Person, Problem, Purpose, order, show_own};
use crate::discord::games::ambassadors::views;
use crate::rules::games::ambassadors::{Command as Act, Population};

#[poise::command(slash_command, guild_only, subcommands("check", "propose"), subcommand_required)]
pub async fn ambassador(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only, custom_data = "Purpose::Shows")]
async fn check(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    show_own(ctx, |view| {
        let viewer = view.side.player;
        match player {
            Some(other) => views::relations_missing(view.text, view.campaign, view.names, (viewer, other.id)),
            None => views::relations_overview(view.text, view.campaign, view.names, viewer),
        }
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn propose(
    ctx: Context<'_>,
    player: Person,
    track: Chosen<Population>,
    space: Option<u8>,
) -> Result<(), Problem> {
    order(ctx, Act::Propose { to: player.id, track: track.0, space }).await
}
