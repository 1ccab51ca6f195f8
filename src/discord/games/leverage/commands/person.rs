//! "Gift" and "Ask a favour" in a person's context menu: the panel's guides, with the person already chosen.

use crate::discord::asker::Asker;
use crate::discord::counter::{Context, person, respond};
use crate::discord::games::leverage::guides::{ASK, GIFT};
use crate::discord::guide;
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::rules::games::leverage::State;
use poise::serenity_prelude::User;

#[poise::command(context_menu_command = "Gift", guild_only)]
pub async fn gift_to_user(ctx: Context<'_>, user: User) -> Result<(), Problem> {
    begin(ctx, GIFT, user).await
}

#[poise::command(context_menu_command = "Ask a favour", guild_only)]
pub async fn ask_user(ctx: Context<'_>, user: User) -> Result<(), Problem> {
    begin(ctx, ASK, user).await
}

/// Begins a guide in the channel's campaign, at the step after the person is chosen.
async fn begin(ctx: Context<'_>, name: &str, user: User) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, asker: Asker| {
        let whom = person(&asker, &user)?;
        let row = handler.campaign(&asker, None).await?;
        // If the game has no such acts, the refusal says which game is being played.
        let campaign = handler.look(&asker, row.id).await?;
        campaign.playing::<State>()?;
        handler.welcome_back(&asker, row.id, None).await;
        guide::go(&handler, &asker, row.id, (name, 0), vec![whom.to_string()]).await
    })
    .await
}
