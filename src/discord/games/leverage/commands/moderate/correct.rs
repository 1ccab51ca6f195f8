//! `/mod set-leverage`, `reset-relations`, `money` and `science`: corrections of numbers, each with its reason
//! (L7.2).

use super::correct;
use crate::discord::command::{Context, person};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::games::leverage::amounts::{Leverage, Money};
use crate::rules::games::leverage::{Correction, ScienceKind};
use crate::text::{Said, say};
use poise::serenity_prelude::User;

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum Kind {
    #[name = "neutral"]
    Neutral,
    #[name = "harmony"]
    Harmony,
}

#[poise::command(slash_command, guild_only, rename = "set-leverage")]
pub async fn set_leverage(ctx: Context<'_>, by: User, over: User, value: f64, reason: String) -> Result<(), Problem> {
    correct(ctx, Some(reason), |invoker, _| {
        Ok(Correction::SetLeverage {
            by: person(invoker, &by)?,
            over: person(invoker, &over)?,
            value: leverage(invoker, value)?,
        })
    })
    .await
}

#[poise::command(slash_command, guild_only, rename = "reset-relations")]
pub async fn reset_relations(
    ctx: Context<'_>,
    #[rename = "player-a"] one: User,
    #[rename = "player-b"] other: User,
    value: Option<f64>,
    reason: Option<String>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker, _| {
        Ok(Correction::ResetRelations {
            one: person(invoker, &one)?,
            other: person(invoker, &other)?,
            value: leverage(invoker, value.unwrap_or(0.0))?,
        })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn money(ctx: Context<'_>, player: User, amount: i64, reason: String) -> Result<(), Problem> {
    correct(ctx, Some(reason), |invoker, _| {
        Ok(Correction::Money { player: person(invoker, &player)?, amount: Money(amount) })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn science(ctx: Context<'_>, player: User, kind: Kind, amount: i64, reason: String) -> Result<(), Problem> {
    correct(ctx, Some(reason), |invoker, _| {
        let kind = match kind {
            Kind::Neutral => ScienceKind::Neutral,
            Kind::Harmony => ScienceKind::Harmony,
        };
        Ok(Correction::Science { player: person(invoker, &player)?, kind, amount })
    })
    .await
}

fn leverage(invoker: &Invoker, typed: f64) -> Result<Leverage, Said> {
    Leverage::from_decimal(typed).ok_or_else(|| say!(invoker.text, "not-hundredths", amount = typed))
}
