//! `/ships` and `/report-loss`: a player's fleet and its tasks, and the loss of lent ships (L5.1, L10.2).

use crate::discord::command::{Context, view_as};
use crate::discord::games::leverage::{buttons, views};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::Side;
use crate::discord::reply::Answer;
use crate::rules::games::leverage::{self, Ship};
use crate::rules::ids::{PlayerId, ShipId};
use crate::rules::{Campaign, Command, same_name};
use crate::text::{Typed, say};

#[poise::command(slash_command)]
pub async fn ships(ctx: Context<'_>) -> Result<(), Problem> {
    view_as(ctx, async |handler: Handler, invoker: Invoker, side: Side, campaign| {
        campaign.must_know(side.player)?;
        let names = handler.names(campaign.id).await?;
        let now = handler.referee.clock().now();
        let card = views::ships(&invoker.text, &campaign, &names, side.player, now)?;
        let state = campaign.playing::<leverage::State>()?;
        Ok(buttons::with_stops(&invoker.text, &campaign, state, side.player, Answer::card(card)))
    })
    .await
}

#[poise::command(slash_command, guild_only, rename = "report-loss")]
pub async fn report_loss(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::lent_ships"] ship: String,
) -> Result<(), Problem> {
    crate::discord::command::order_in(ctx, |invoker, by, campaign| {
        let state = campaign.playing::<leverage::State>()?;
        let concerned = |one: &Ship| {
            let task = state.lending(one.id);
            task.is_some_and(|task| task.player == by || task.host == by)
        };
        let ship = named_ship(invoker, campaign, &ship, concerned)?;
        Ok(Command::from(leverage::Command::ReportLoss { ship }))
    })
    .await
}

pub fn own_ship(
    invoker: &Invoker,
    campaign: &Campaign,
    owner: PlayerId,
    typed: Option<&str>,
) -> Result<Option<ShipId>, Problem> {
    typed.map(|typed| named_ship(invoker, campaign, typed, |ship| ship.owner == owner)).transpose()
}

/// Finds a ship by name among those that `which` accepts, or else by number. If only another ship has the name, returns
/// that one, so that the rules can explain the refusal.
pub fn named_ship(
    invoker: &Invoker,
    campaign: &Campaign,
    typed: &str,
    which: impl Fn(&Ship) -> bool,
) -> Result<ShipId, Problem> {
    let state = campaign.playing::<leverage::State>()?;
    let same = |ship: &&Ship| same_name(&ship.name, typed);
    let by_number = || {
        let id = ShipId(typed.trim().parse().ok()?);
        state.ships.contains_key(&id).then_some(id)
    };
    let mut all = state.ships.values();
    let by_name = state.ships.values().filter(|ship| which(ship)).find(same);
    by_name.map(|ship| ship.id).or_else(by_number).or_else(|| all.find(same).map(|ship| ship.id)).ok_or_else(|| {
        let typed = Typed(typed, 40);
        say!(invoker.text, "not-a-ship", typed).into()
    })
}
