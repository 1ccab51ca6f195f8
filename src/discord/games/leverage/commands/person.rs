//! "Gift" and "Ask a favour" in a person's menu: the panel's guides, with the person named already.

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

/// Begins a guide in the campaign of the channel, as its button would where the person is chosen next.
async fn begin(ctx: Context<'_>, name: &str, user: User) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, asker: Asker| {
        let whom = person(&asker, &user)?;
        let row = handler.campaign(&asker, None).await?;
        // In a game that knows neither it is said what is played.
        let campaign = handler.look(&asker, row.id).await?;
        campaign.playing::<State>()?;
        handler.welcome_back(&asker, row.id, None).await;
        guide::go(&handler, &asker, row.id, (name, 0), vec![whom.to_string()]).await
    })
    .await
}
