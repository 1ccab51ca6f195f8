//! `/accept`, `/refuse` and `/withdraw`: what the buttons do, for those who would rather type.

use crate::discord::counter::{Context, offer_id};
use crate::discord::games::ambassadors::commands::TrackKind;
use crate::discord::games::leverage::commands::ships::own_ship;
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::ambassadors::{self, Choice};
use crate::rules::games::leverage;

#[poise::command(slash_command)]
pub async fn accept(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::offers_to_answer"] offer: String,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::idle_ships"]
    ship: Option<String>,
    track: Option<TrackKind>,
    space: Option<u8>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    crate::discord::counter::order_in(ctx, campaign, |asker, by, campaign| {
        let ship = own_ship(asker, campaign, by, ship.as_deref())?;
        let choice = Choice {
            track: track.map(Into::into),
            space,
        };
        let picks = match choice == Choice::default() {
            true => ship.map(|ship| leverage::Pick::Ship(ship).into()),
            false => {
                // What is chosen of another ruleset is not passed over in silence.
                campaign.playing::<ambassadors::State>()?;
                Some(ambassadors::Pick::Track(choice).into())
            }
        };
        let offer = offer_id(asker, &offer)?;
        let picks = picks.into_iter().collect();
        Ok(Command::Accept { offer, picks })
    })
    .await
}

#[poise::command(slash_command)]
pub async fn refuse(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::offers_to_refuse"] offer: String,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    crate::discord::counter::order(ctx, campaign, |asker| {
        Ok(Command::Refuse {
            offer: offer_id(asker, &offer)?,
        })
    })
    .await
}

#[poise::command(slash_command)]
pub async fn withdraw(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::offers_to_withdraw"] offer: String,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    crate::discord::counter::order(ctx, campaign, |asker| {
        Ok(Command::Withdraw {
            offer: offer_id(asker, &offer)?,
        })
    })
    .await
}
