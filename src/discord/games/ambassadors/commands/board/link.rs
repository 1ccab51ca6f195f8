use crate::discord::command::{Chosen, Context, Problem, Purpose, correct};
use crate::discord::games::ambassadors::commands::suggestions;
use crate::rules::games::ambassadors::{Correction, Edit, LinkKind};

#[poise::command(slash_command, subcommands("add", "remove"), subcommand_required)]
pub async fn link(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn add(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::sectors"] from: String,
    #[autocomplete = "suggestions::sectors"] to: String,
    kind: Option<Chosen<LinkKind>>,
) -> Result<(), Problem> {
    let kind = kind.map_or(LinkKind::Wormhole, |kind| kind.0);
    correct(ctx, Correction::Board(Edit::Link { from, to, kind })).await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn remove(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::sectors"] from: String,
    #[autocomplete = "suggestions::sectors"] to: String,
) -> Result<(), Problem> {
    correct(ctx, Correction::Board(Edit::Unlink { from, to })).await
}
