//! "Gift" and "Ask a favour" in a person's context menu. They open the panel's wizards with the person already chosen.

use crate::discord::command::{Context, Problem, respond};
use crate::discord::games::leverage::wizards::{ASK, GIFT};
use crate::discord::{Handler, Invoker, wizard};
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

async fn begin(ctx: Context<'_>, name: &str, user: User) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, None).await?;
        // Otherwise the refusal names the game being played.
        let campaign = handler.load_view(&invoker, row.id).await?;
        campaign.playing::<State>()?;
        handler.welcome_back(&invoker, row.id, None).await;
        wizard::go(&handler, &invoker, row.id, (name, 0), vec![user.id.to_string()]).await
    })
    .await
}
