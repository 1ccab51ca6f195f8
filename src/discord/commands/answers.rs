//! `/accept`, `/refuse` and `/withdraw`: what the buttons do, for those who would rather type.

use super::ships::own_ship;
use super::{Context, offer_id};
use crate::discord::problem::Problem;
use crate::rules::Command;

#[poise::command(slash_command)]
pub async fn accept(
    ctx: Context<'_>,
    #[autocomplete = "super::suggestions::offers_to_answer"] offer: String,
    #[autocomplete = "super::suggestions::idle_ships"] ship: Option<String>,
    #[autocomplete = "super::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    super::order_in(ctx, campaign, |asker, by, campaign| {
        Ok(Command::Accept {
            offer: offer_id(asker, &offer)?,
            ship: own_ship(asker, campaign, by, ship.as_deref())?,
        })
    })
    .await
}

#[poise::command(slash_command)]
pub async fn refuse(
    ctx: Context<'_>,
    #[autocomplete = "super::suggestions::offers_to_answer"] offer: String,
    #[autocomplete = "super::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    super::order(ctx, campaign, |asker| {
        Ok(Command::Refuse {
            offer: offer_id(asker, &offer)?,
        })
    })
    .await
}

#[poise::command(slash_command)]
pub async fn withdraw(
    ctx: Context<'_>,
    #[autocomplete = "super::suggestions::offers_to_withdraw"] offer: String,
    #[autocomplete = "super::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    super::order(ctx, campaign, |asker| {
        Ok(Command::Withdraw {
            offer: offer_id(asker, &offer)?,
        })
    })
    .await
}
