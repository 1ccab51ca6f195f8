//! `/reset-relations`: adds the same amount to both leverages, if both players agree (L7.1).

use crate::discord::command::{Context, person};
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::leverage;
use crate::rules::games::leverage::amounts::Leverage;
use crate::text::say;
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only, rename = "reset-relations")]
pub async fn reset_relations(ctx: Context<'_>, player: User, amount: f64) -> Result<(), Problem> {
    crate::discord::command::order(ctx, |invoker| {
        let to = person(invoker, &player)?;
        let amount = Leverage::from_decimal(amount).ok_or_else(|| say!(invoker.text, "not-hundredths", amount))?;
        Ok(Command::from(leverage::Command::ProposeReset { to, amount }))
    })
    .await
}
