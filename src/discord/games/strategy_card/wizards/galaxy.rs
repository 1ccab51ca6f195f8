use super::tokens::in_a_system;
use crate::discord::Problem;
use crate::discord::game_ui::{Step, WizardContext, named};
use crate::discord::games::strategy_card::views;
use crate::rules::games::strategy_card::{Command as Act, State};
use crate::text::say;
use poise::serenity_prelude::ButtonStyle;

pub const EXHAUST: &str = "exhaust";
pub const READY: &str = "ready-planet";
pub const CONTROL: &str = "control";

pub fn activate(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    if ctx.game.board.places.is_empty() {
        return Err(say!(ctx.text, "galaxy-none").into());
    }
    let words = say!(ctx.text, "guide-activate-which");
    in_a_system(ctx, answers, words, |system| Act::Activate { system })
}

pub fn check(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => {
            let systems = ctx.game.board.places.iter();
            let lines = systems.map(|place| named(&place.name));
            let words = say!(text, "guide-check-which");
            Ok(ctx.ask_in_menu(words, lines))
        }
        [system] => {
            let player = ctx.side.player;
            let card = views::check(text, ctx.campaign, ctx.names, (ctx.side.reader, player, system))?;
            Ok(Step::shows(card))
        }
        _ => Err(Problem::Unknown),
    }
}

pub fn planets(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let card = views::planets(ctx.text, ctx.campaign, ctx.names, None)?;
    Ok(ctx.leading_to(card, &[EXHAUST, READY, CONTROL], &[], ButtonStyle::Secondary))
}

pub fn exhaust(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    of_planets(ctx, answers, |planet| Act::Exhaust { planet })
}

pub fn ready(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    of_planets(ctx, answers, |planet| Act::Ready { planet })
}

pub fn control(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    of_planets(ctx, answers, |planet| Act::Control { planet })
}

fn of_planets(ctx: &WizardContext<'_, State>, answers: &[String], act: fn(String) -> Act) -> Result<Step, Problem> {
    let planets = ctx.game.planets().map(|(_, planet)| named(&planet.name));
    ctx.ask_one(answers, say!(ctx.text, "guide-planet-which"), planets, |planet| Some(act(planet.to_owned())))
}
