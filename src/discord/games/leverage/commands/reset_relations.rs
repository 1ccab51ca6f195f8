//! `/reset-relations`: adds the same amount to both leverages, if both players agree (L7.1).

use crate::discord::command::{Context, Person, Problem, order_typed};
use crate::rules::games::leverage::{Command as Act, Leverage};
use crate::text::say;

#[poise::command(slash_command, guild_only, rename = "reset-relations")]
pub async fn reset_relations(ctx: Context<'_>, player: Person, amount: f64) -> Result<(), Problem> {
    order_typed(ctx, |invoker| {
        let amount = Leverage::from_decimal(amount).ok_or_else(|| say!(invoker.text, "not-hundredths", amount))?;
        Ok(Act::ProposeReset { to: player.id, amount })
    })
    .await
}
