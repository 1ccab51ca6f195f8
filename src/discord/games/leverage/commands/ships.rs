//! `/ships` and `/report-loss`: a player's fleet and its tasks, and the loss of lent ships (L5.1, L10.2).

use super::suggestions;
use crate::discord::command::{Context, Problem, order_in, show_own};
use crate::discord::games::leverage::{buttons, views};
use crate::discord::{Answer, Invoker};
use crate::rules::games::leverage::{Command as Act, Ship, State};
use crate::rules::{Campaign, PlayerId, Refusal, ShipId, same_name};
use crate::text::{Typed, say};

#[poise::command(slash_command)]
pub async fn ships(ctx: Context<'_>) -> Result<(), Problem> {
    show_own(ctx, |view| {
        let (text, campaign, player) = (view.text, view.campaign, view.side.player);
        campaign.must_know(player)?;
        let card = views::ships(text, campaign, view.names, player, view.now)?;
        let state = campaign.playing::<State>()?;
        Ok::<_, Refusal>(buttons::with_stops(text, campaign, state, player, Answer::card(card)))
    })
    .await
}

#[poise::command(slash_command, guild_only, rename = "report-loss")]
pub async fn report_loss(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::lent_ships"] ship: String,
) -> Result<(), Problem> {
    order_in(ctx, |invoker, by, campaign| {
        let state = campaign.playing::<State>()?;
        let lent = |one: &Ship| suggestions::concerns_lending_of(state, by, one);
        let ship = named_ship(invoker, campaign, &ship, lent)?;
        Ok(Act::ReportLoss { ship })
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
    let state = campaign.playing::<State>()?;
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
