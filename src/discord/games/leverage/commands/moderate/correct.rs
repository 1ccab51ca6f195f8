//! `/mod set-leverage`, `reset-relations`, `money` and `science`: corrections of numbers, each with its reason
//! (L7.2).

use crate::discord::Invoker;
use crate::discord::command::{Chosen, Context, Person, Problem, Purpose, correct_in};
use crate::rules::PlayerId;
use crate::rules::games::leverage::{Correction, Leverage, Money, Relations, ScienceKind};
use crate::text::{Said, say};

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
    #[rename = "player-a"] one: Option<Person>,
    #[rename = "player-b"] other: Option<Person>,
    everyone: Option<bool>,
    value: Option<f64>,
) -> Result<(), Problem> {
    correct_in(ctx, |invoker, _| {
        let whose = relations(invoker, [one, other].map(|person| person.map(PlayerId::from)), everyone)?;
        Ok(Correction::ResetRelations { whose, value: leverage(invoker, value.unwrap_or(0.0))? })
    })
    .await
}

/// Returns the relations meant: of two players, of one with all others, or of the whole table.
fn relations(invoker: &Invoker, named: [Option<PlayerId>; 2], everyone: Option<bool>) -> Result<Relations, Said> {
    match (named, everyone) {
        ([Some(_), Some(_)], Some(true)) => Err(say!(invoker.text, "resets-two-or-everyone")),
        ([Some(one), Some(other)], _) => Ok(Relations::Between(one, other)),
        ([Some(player), None] | [None, Some(player)], _) => Ok(Relations::Of(player)),
        ([None, None], Some(false)) => Err(say!(invoker.text, "resets-nobody")),
        ([None, None], _) => Ok(Relations::All),
    }
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

/// Returns the player that a correction concerns; `None` for everyone (H3.2).
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
