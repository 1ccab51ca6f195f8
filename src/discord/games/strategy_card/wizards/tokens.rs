//! Wizards for command tokens.

use crate::discord::Problem;
use crate::discord::game_ui::{Field, Step, WizardContext, named, nth, numbered};
use crate::discord::games::strategy_card::{views, words};
use crate::rules::games::strategy_card::{Command as Act, Pool, Pools, State};
use crate::text::{Label, Said, label, say};
use poise::serenity_prelude::ButtonStyle;

pub const GAIN: &str = "gain";
pub const ANEW: &str = "anew";
pub const SPEND: &str = "spend";
pub const PLACE: &str = "place-token";
pub const REMOVE: &str = "remove-token";

pub fn shown(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let card = views::tokens(ctx.text, ctx.campaign, ctx.names, None)?;
    Ok(ctx.leading_to(card, &[GAIN, ANEW, SPEND, PLACE, REMOVE], &[], ButtonStyle::Secondary))
}

/// An empty field means no tokens for that pool.
pub fn gain(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    pools(ctx, answers, label!(ctx.text, "guide-gain"), Act::Gain)
}

pub fn anew(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    pools(ctx, answers, label!(ctx.text, "guide-anew"), Act::Redistribute)
}

fn pools(
    ctx: &WizardContext<'_, State>,
    answers: &[String],
    title: Label,
    act: fn(Pools) -> Act,
) -> Result<Step, Problem> {
    match answers {
        [] => {
            let sheet = ctx.game.sheet(ctx.must_be_in_play()?);
            let now = [sheet.tactic, sheet.fleet, sheet.strategy];
            let fields = Pool::ALL.into_iter().zip(now).map(|(pool, now)| {
                let label = say!(ctx.text, "field-pool", pool = words::pool(ctx.text, pool));
                Field::number(label, now).optional()
            });
            Ok(Step::form(title, fields.collect::<Vec<_>>()))
        }
        [tactic, fleet, strategy] => {
            let count = |typed: &String| Ok::<_, Problem>(ctx.number_if_any(typed)?.unwrap_or_default());
            Ok(Step::order(act(Pools { tactic: count(tactic)?, fleet: count(fleet)?, strategy: count(strategy)? })))
        }
        _ => Err(Problem::Unknown),
    }
}

pub fn spend(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let lines = numbered(&Pool::ALL, |pool| words::pool(ctx.text, pool));
    let spent = |code: &str| Some(Act::Spend { pool: nth(&Pool::ALL, code)?, count: 1 });
    ctx.ask_one(answers, say!(ctx.text, "guide-spend-which"), lines, spent)
}

pub fn place(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let words = say!(ctx.text, "guide-place-where");
    in_a_system(ctx, answers, words, |system| Act::PlaceToken { system })
}

pub fn remove(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let words = say!(ctx.text, "guide-remove-where");
    in_a_system(ctx, answers, words, |system| Act::RemoveToken { system, player: None })
}

pub fn in_a_system(
    ctx: &WizardContext<'_, State>,
    answers: &[String],
    words: Said,
    act: fn(String) -> Act,
) -> Result<Step, Problem> {
    let systems = ctx.game.board.places.iter().map(|place| named(&place.name));
    ctx.ask_one(answers, words, systems, |system| Some(act(system.to_owned())))
}
