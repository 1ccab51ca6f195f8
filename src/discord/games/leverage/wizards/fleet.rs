//! Wizards for a player's ships: research, schmoozing, embassies, and stopping them.

use crate::discord::game_ui::{Choice, Step, WizardContext};
use crate::discord::games::leverage::{buttons, views};
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::leverage::{Command as Act, Ship, State, TaskOptions};
use crate::rules::ids::{PlayerId, ShipId};
use crate::text::{Label, Said, Typed, label, say};

/// Uses any idle ship. The rules ask for the place if there is a choice.
const ANY: TaskOptions = TaskOptions { ship: None, place: None, minutes: None };

pub fn research(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => {
            let own = ctx.side.player;
            let here = ((label!(text, "guide-own-systems"), own.to_string()), own);
            let hosts = [here].into_iter().chain(ctx.others());
            let words = say!(text, "guide-research-where");
            ctx.ask_for(words, hosts.map(|(line, host)| (line, researching(host))))
        }
        [host] => Ok(Step::Order(Box::new(researching(ctx.player(host)?)))),
        _ => Err(Problem::Unknown),
    }
}

fn researching(host: PlayerId) -> Command {
    Command::from(Act::Research { host, means: ANY })
}

pub fn schmooze(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let words = say!(ctx.text, "guide-schmooze-whom");
    at_another(ctx, answers, words, |host| Act::Schmooze { host, means: ANY })
}

pub fn embassy(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let words = say!(ctx.text, "guide-embassy-whom");
    at_another(ctx, answers, words, |host| Act::Embassy { host })
}

/// Asks for one of the players that can be the target.
fn at_another(
    ctx: &WizardContext<'_, State>,
    answers: &[String],
    words: Said,
    act: fn(PlayerId) -> Act,
) -> Result<Step, Problem> {
    match answers {
        [] => {
            let hosts = ctx.others();
            ctx.ask_for(words, hosts.map(|(line, host)| (line, Command::from(act(host)))))
        }
        [host] => Ok(Step::order(act(ctx.player(host)?))),
        _ => Err(Problem::Unknown),
    }
}

pub fn ships(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let (text, campaign, player) = (ctx.text, ctx.campaign, ctx.side.player);
    campaign.must_know(player)?;
    let card = views::ships(text, campaign, ctx.names, player, ctx.now)?;
    let answer = buttons::with_stops(text, campaign, ctx.game, player, Answer::card(card));
    Ok(Step::shows(answer))
}

pub fn loss(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    match answers {
        [] => {
            let own = |ship: &&Ship| {
                let task = ctx.game.lending(ship.id);
                let player = ctx.side.player;
                task.is_some_and(|task| task.player == player || task.host == player)
            };
            let lent = ctx.game.ships.values().filter(own).map(|ship| {
                let line: Choice = (Label::of(Typed(&ship.name, 60)), ship.id.to_string());
                (line, Command::from(Act::ReportLoss { ship: ship.id }))
            });
            ctx.ask_for(say!(ctx.text, "guide-loss-which"), lent)
        }
        [ship] => {
            let ship = ShipId(ship.parse().map_err(|_| Problem::Unknown)?);
            Ok(Step::order(Act::ReportLoss { ship }))
        }
        _ => Err(Problem::Unknown),
    }
}
