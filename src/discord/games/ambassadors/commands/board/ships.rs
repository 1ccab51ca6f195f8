//! `/board ships`: sets the number of ships that a player or the ancients have in a sector.

use crate::discord::command::{Context, Person, Problem, Purpose, correct};
use crate::discord::games::ambassadors::commands::suggestions;
use crate::rules::PlayerId;
use crate::rules::games::ambassadors::{Correction, Edit};

#[poise::command(slash_command, subcommands("set"), subcommand_required)]
pub async fn ships(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn set(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::sectors"] sector: String,
    count: u32,
    player: Option<Person>,
) -> Result<(), Problem> {
    let owner = player.map(PlayerId::from);
    correct(ctx, Correction::Board(Edit::SetPieces { place: sector, owner, kind: (), count })).await
}
