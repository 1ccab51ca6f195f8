//! `/rights`: what the invoker may do towards another player, and why not.

use crate::discord::command::{Context, Person, Purpose, show_own};
use crate::discord::games;
use crate::discord::problem::Problem;
use crate::rules::table;

#[poise::command(slash_command, guild_only, custom_data = "Purpose::Shows")]
pub async fn rights(ctx: Context<'_>, player: Person) -> Result<(), Problem> {
    show_own(ctx, |view| {
        view.campaign.must_know(view.side.player)?;
        view.campaign.must_know(player.id)?;
        if player.id == view.side.player {
            return Err(table::Refusal::Oneself.into());
        }
        games::rights(view.text, view.campaign, view.names, (view.side, player.id), view.now)
    })
    .await
}
