//! `/board sector`: adds and removes sectors, and changes their controllers.

use crate::discord::Invoker;
use crate::discord::command::{Context, Person, Problem, Purpose, correct, correct_in};
use crate::discord::games::ambassadors::commands::suggestions;
use crate::rules::PlayerId;
use crate::rules::board::Spot;
use crate::rules::games::ambassadors::{Correction, Edit};
use crate::text::say;

#[poise::command(slash_command, subcommands("add", "remove", "control"), subcommand_required)]
pub async fn sector(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn add(
    ctx: Context<'_>,
    name: String,
    q: Option<i16>,
    r: Option<i16>,
    player: Option<Person>,
) -> Result<(), Problem> {
    correct_in(ctx, |invoker, _| {
        let (at, holder) = (spot(invoker, q, r)?, player.map(PlayerId::from));
        Ok(Correction::Board(Edit::AddPlace { name, at, holder }))
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn remove(ctx: Context<'_>, #[autocomplete = "suggestions::sectors"] sector: String) -> Result<(), Problem> {
    correct(ctx, Correction::Board(Edit::RemovePlace { place: sector })).await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn control(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::sectors"] sector: String,
    player: Option<Person>,
) -> Result<(), Problem> {
    correct(ctx, Correction::Board(Edit::Hold { place: sector, holder: player.map(PlayerId::from) })).await
}

/// Returns `None` if neither coordinate is given.
fn spot(invoker: &Invoker, q: Option<i16>, r: Option<i16>) -> Result<Option<Spot>, Problem> {
    match (q, r) {
        (None, None) => Ok(None),
        (Some(q), Some(r)) => Ok(Some(Spot { q, r })),
        _ => Err(say!(invoker.text, "spot-both").into()),
    }
}
