//! `/initiative`: the lowest number of a player's strategy cards, which determines the order of turns (T1.9).

use crate::discord::command::{Context, Problem, order};
use crate::rules::games::strategy_card::Command as Act;

#[poise::command(slash_command, guild_only)]
pub async fn initiative(
    ctx: Context<'_>,
    #[min = 0]
    #[max = 8]
    number: u8,
) -> Result<(), Problem> {
    order(ctx, Act::Initiative { number }).await
}
