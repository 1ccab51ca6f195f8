//! `/mod set-leverage`, `reset-relations`, `money` and `science`: corrections of numbers, each with its reason
//! (L7.2).

use crate::discord::command::{Chosen, Context, Person, Purpose, correct, correct_in};
use crate::discord::game_ui::Named;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::games::leverage::amounts::{Leverage, Money};
use crate::rules::games::leverage::{Correction, ScienceKind};
use crate::text::{Said, say};

impl Named for ScienceKind {
    const NAMES: &'static [(&'static str, ScienceKind)] =
        &[("neutral", ScienceKind::Neutral), ("harmony", ScienceKind::Harmony)];
}

#[poise::command(slash_command, rename = "set-leverage", custom_data = "Purpose::Corrects")]
pub async fn set_leverage(ctx: Context<'_>, by: Person, over: Person, value: f64) -> Result<(), Problem> {
    correct_in(ctx, |invoker, _| {
        Ok(Correction::SetLeverage { by: by.id, over: over.id, value: leverage(invoker, value)? })
    })
    .await
}

#[poise::command(slash_command, rename = "reset-relations", custom_data = "Purpose::Adjusts")]
pub async fn reset_relations(
    ctx: Context<'_>,
    #[rename = "player-a"] one: Person,
    #[rename = "player-b"] other: Person,
    value: Option<f64>,
) -> Result<(), Problem> {
    correct_in(ctx, |invoker, _| {
        let value = leverage(invoker, value.unwrap_or(0.0))?;
        Ok(Correction::ResetRelations { one: one.id, other: other.id, value })
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
pub async fn money(ctx: Context<'_>, player: Person, amount: i64) -> Result<(), Problem> {
    correct(ctx, Correction::Money { player: player.id, amount: Money(amount) }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
pub async fn science(ctx: Context<'_>, player: Person, kind: Chosen<ScienceKind>, amount: i64) -> Result<(), Problem> {
    correct(ctx, Correction::Science { player: player.id, kind: kind.0, amount }).await
}

fn leverage(invoker: &Invoker, typed: f64) -> Result<Leverage, Said> {
    Leverage::from_decimal(typed).ok_or_else(|| say!(invoker.text, "not-hundredths", amount = typed))
}
