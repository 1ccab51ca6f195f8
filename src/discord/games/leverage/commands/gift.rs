//! `/gift`: gives money for leverage (L2).

use crate::discord::command::{Context, person};
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::leverage;
use crate::rules::games::leverage::amounts::Money;
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only)]
pub async fn gift(ctx: Context<'_>, player: User, amount: i64, note: Option<String>) -> Result<(), Problem> {
    crate::discord::command::order(ctx, |invoker| {
        let to = person(invoker, &player)?;
        Ok(Command::from(leverage::Command::Gift { to, amount: Money(amount), note }))
    })
    .await
}
