//! `/mod set-leverage`, `reset-relations`, `money` and `science`: corrections of numbers, each with its reason
//! (L7.2).

use crate::discord::command::{Chosen, Context, Person, Purpose, correct_in};
use crate::discord::game_ui::Named;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::games::leverage::amounts::{Leverage, Money};
use crate::rules::games::leverage::{Correction, ScienceKind};
use crate::rules::ids::PlayerId;
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
pub async fn money(
    ctx: Context<'_>,
    amount: i64,
    player: Option<Person>,
    everyone: Option<bool>,
) -> Result<(), Problem> {
    let amount = Money(amount);
    correct_in(ctx, |invoker, _| {
        Ok(match named(invoker, player, everyone)? {
            Some(player) => Correction::Money { player, amount },
            None => Correction::MoneyForAll { amount },
        })
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Corrects")]
pub async fn science(
    ctx: Context<'_>,
    kind: Chosen<ScienceKind>,
    amount: i64,
    player: Option<Person>,
    everyone: Option<bool>,
) -> Result<(), Problem> {
    let kind = kind.0;
    correct_in(ctx, |invoker, _| {
        Ok(match named(invoker, player, everyone)? {
            Some(player) => Correction::Science { player, kind, amount },
            None => Correction::ScienceForAll { kind, amount },
        })
    })
    .await
}

/// Returns the player whom a correction concerns; `None` for everyone (H3.2).
fn named(invoker: &Invoker, player: Option<Person>, everyone: Option<bool>) -> Result<Option<PlayerId>, Said> {
    match (player, everyone == Some(true)) {
        (Some(player), false) => Ok(Some(player.id)),
        (None, true) => Ok(None),
        (None, false) | (Some(_), true) => Err(say!(invoker.text, "correct-whom")),
    }
}

fn leverage(invoker: &Invoker, typed: f64) -> Result<Leverage, Said> {
    Leverage::from_decimal(typed).ok_or_else(|| say!(invoker.text, "not-hundredths", amount = typed))
}
