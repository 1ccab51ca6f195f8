//! `/away` and `/quiet-hours`: when the player is not called. The table is told all the same.

use crate::discord::counter::Context;
use crate::discord::problem::Problem;
use crate::rules::{Command, QuietHours};
use crate::text::fl;

#[poise::command(slash_command, guild_only)]
pub async fn away(
    ctx: Context<'_>,
    away: bool,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    crate::discord::counter::order(ctx, campaign, |_| Ok(Command::Away { away })).await
}

#[poise::command(slash_command, guild_only, rename = "quiet-hours")]
pub async fn quiet_hours(
    ctx: Context<'_>,
    from: Option<i64>,
    to: Option<i64>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    crate::discord::counter::order(ctx, campaign, |asker| {
        let hours = match (from, to) {
            (None, None) => None,
            (Some(from), Some(to)) => Some(QuietHours {
                from: hour(from),
                to: hour(to),
            }),
            _ => return Err(fl!(asker.text, "quiet-hours-both").into()),
        };
        Ok(Command::QuietHours { hours })
    })
    .await
}

/// A number past any clock is out of range all the same, as the rules say.
fn hour(typed: i64) -> u8 {
    u8::try_from(typed).unwrap_or(u8::MAX)
}
