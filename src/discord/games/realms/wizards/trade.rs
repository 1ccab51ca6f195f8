//! The wizard for a trade, step by step. The rules ask for anything that a step leaves out.

use super::{begin as button, named};
use crate::discord::game_ui::{Step, WizardContext};
use crate::discord::games::realms::trade;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::realms::{Command as Act, Piece, Place, State, TradeCommand};
use crate::text::{Said, say};
use poise::serenity_prelude::ButtonStyle;

pub const BEGIN: &str = "trade-begin";
pub const SHIP: &str = "trade-ship";
pub const CHOOSE: &str = "trade-choose";
pub const DISCARD: &str = "trade-discard";

const CHOOSES: TradeCommand = TradeCommand::Choose { card: None, node: None, merchant: None };

pub fn shown(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let card = trade::under_way(text, ctx.campaign)?;
    let steps = [
        (BEGIN, say!(text, "guide-trade-begin")),
        (SHIP, say!(text, "guide-trade-ship")),
        (CHOOSE, say!(text, "guide-trade-choose")),
        (DISCARD, say!(text, "guide-trade-discard")),
    ];
    let with = |answer: Answer, (wizard, label): (&str, Said)| {
        answer.with_button(&button(ctx, wizard), label, ButtonStyle::Primary)
    };
    Ok(Step::shows(steps.into_iter().fold(Answer::card(card), with)))
}

fn step(command: TradeCommand) -> Command {
    Command::from(Act::Trade(command))
}

pub fn begin(_: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    Ok(Step::Order(Box::new(step(TradeCommand::Begin))))
}

pub fn choose(_: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    Ok(Step::Order(Box::new(step(CHOOSES))))
}

pub fn discard(_: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    Ok(Step::Order(Box::new(step(TradeCommand::Discard))))
}

pub fn ship(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let moved = |from: &str, to: &str| {
        step(TradeCommand::Ship { from: from.to_owned(), to: to.to_owned(), slot: None, displace: None })
    };
    match answers {
        [] => {
            let player = ctx.must_be_in_play()?;
            // If no trade is possible at all, say so before asking for anything.
            let kinds = [Piece::Ship, Piece::Protection];
            let there = |zone: &&Place| kinds.iter().any(|kind| zone.has(*kind, player) > 0);
            let zones = ctx.game.board.zones().filter(there);
            let zones = zones.map(|zone| {
                let mut goals = ctx.game.board.zones().map(|to| moved(&zone.name, &to.name));
                let open = goals.find(|one| ctx.may(one));
                let command = open.unwrap_or_else(|| moved(&zone.name, &zone.name));
                (named(&zone.name), command)
            });
            ctx.ask_for(say!(text, "guide-trade-ship-from"), zones)
        }
        [from] => {
            let zones = ctx.game.board.zones();
            let zones = zones.map(|to| (named(&to.name), moved(from, &to.name)));
            ctx.ask_for(say!(text, "guide-trade-ship-to"), zones)
        }
        [from, to] => Ok(Step::Order(Box::new(moved(from, to)))),
        _ => Err(Problem::Unknown),
    }
}
