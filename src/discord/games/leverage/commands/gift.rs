//! `/gift`: gives money for leverage (L2).

use crate::discord::command::{Context, Person, Problem, order};
use crate::rules::games::leverage::{Command as Act, Money};

#[poise::command(slash_command, guild_only)]
pub async fn gift(ctx: Context<'_>, player: Person, amount: i64, note: Option<String>) -> Result<(), Problem> {
    order(ctx, Act::Gift { to: player.id, amount: Money(amount), note }).await
}
