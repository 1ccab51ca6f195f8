use super::edit;
use crate::discord::command::Context;
use crate::discord::problem::Problem;
use crate::rules::games::ambassadors::{Edit, LinkKind};

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum Kind {
    #[name = "wormhole"]
    Wormhole,
    #[name = "generator"]
    Generator,
    #[name = "warp-portal"]
    WarpPortal,
}

#[poise::command(slash_command, guild_only, subcommands("add", "remove"), subcommand_required)]
pub async fn link(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn add(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::ambassadors::commands::suggestions::sectors"] from: String,
    #[autocomplete = "crate::discord::games::ambassadors::commands::suggestions::sectors"] to: String,
    kind: Option<Kind>,
    reason: Option<String>,
) -> Result<(), Problem> {
    edit(ctx, reason, |_| {
        let kind = match kind {
            None | Some(Kind::Wormhole) => LinkKind::Wormhole,
            Some(Kind::Generator) => LinkKind::Generator,
            Some(Kind::WarpPortal) => LinkKind::WarpPortal,
        };
        Ok(Edit::Link { from, to, kind })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn remove(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::ambassadors::commands::suggestions::sectors"] from: String,
    #[autocomplete = "crate::discord::games::ambassadors::commands::suggestions::sectors"] to: String,
    reason: Option<String>,
) -> Result<(), Problem> {
    edit(ctx, reason, |_| Ok(Edit::Unlink { from, to })).await
}
