//! Wizards for command tokens.

use super::{leading, named};
use crate::discord::game_ui::{Field, Form, Step, WizardContext};
use crate::discord::games::strategy_card::{views, words};
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::strategy_card::{Command as Act, Pool, Pools, State};
use crate::text::{Label, Said, label, say};

pub const GAIN: &str = "gain";
pub const ANEW: &str = "anew";
pub const SPEND: &str = "spend";
pub const PLACE: &str = "place-token";
pub const REMOVE: &str = "remove-token";

const POOLS: [Pool; 3] = [Pool::Tactic, Pool::Fleet, Pool::Strategy];

pub fn shown(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let card = views::tokens(text, ctx.campaign, ctx.names, None)?;
    let wizards = [
        (GAIN, say!(text, "guide-gain")),
        (ANEW, say!(text, "guide-anew")),
        (SPEND, say!(text, "guide-spend")),
        (PLACE, say!(text, "guide-place")),
        (REMOVE, say!(text, "guide-remove")),
    ];
    Ok(leading(ctx, Answer::card(card), wizards))
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
            let fields = POOLS.into_iter().zip(now).map(|(pool, now)| {
                let label = say!(ctx.text, "field-pool", pool = words::pool(ctx.text, pool));
                Field::number(label, now).optional()
            });
            let fields = fields.collect();
            Ok(Step::Form(Form { title, fields }))
        }
        [tactic, fleet, strategy] => {
            let count = |typed: &String| match typed.trim() {
                "" => Ok(0),
                typed => ctx.number(typed),
            };
            Ok(Step::order(act(Pools { tactic: count(tactic)?, fleet: count(fleet)?, strategy: count(strategy)? })))
        }
        _ => Err(Problem::Unknown),
    }
}

pub fn spend(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let spent = |pool| Command::from(Act::Spend { pool, count: 1 });
    match answers {
        [] => {
            let all = (0_usize..).zip(POOLS).map(|(number, pool)| {
                let line = (words::pool(ctx.text, pool), number.to_string());
                (line, spent(pool))
            });
            ctx.ask_for(say!(ctx.text, "guide-spend-which"), all)
        }
        [number] => {
            let number: usize = number.parse().map_err(|_| Problem::Unknown)?;
            let pool = *POOLS.get(number).ok_or(Problem::Unknown)?;
            Ok(Step::Order(Box::new(spent(pool))))
        }
        _ => Err(Problem::Unknown),
    }
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
    match answers {
        [] => {
            let systems = ctx.game.board.places.iter();
            let systems = systems.map(|place| {
                let command = Command::from(act(place.name.clone()));
                (named(&place.name), command)
            });
            ctx.ask_for(words, systems)
        }
        [system] => Ok(Step::order(act(system.clone()))),
        _ => Err(Problem::Unknown),
    }
}
