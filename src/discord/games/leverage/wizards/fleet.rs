//! Wizards for a player's ships: research, schmoozing, embassies, and stopping them.

use crate::discord::game_ui::{Step, WizardContext};
use crate::discord::games::leverage::commands::suggestions::concerns_lending_of;
use crate::discord::games::leverage::{buttons, views};
use crate::discord::{Answer, Problem};
use crate::rules::games::leverage::{Command as Act, State, TaskOptions};
use crate::rules::{PlayerId, ShipId};
use crate::text::{Label, Typed, label, say};

/// Uses any idle ship. The rules ask for the place if there is a choice.
const ANY: TaskOptions = TaskOptions { ship: None, place: None, minutes: None };

pub fn research(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let here = (label!(ctx.text, "guide-own-systems"), ctx.side.player.to_string());
    let hosts = [here].into_iter().chain(ctx.others().map(|(line, _)| line));
    let words = say!(ctx.text, "guide-research-where");
    ctx.ask_one(answers, words, hosts, |host| Some(Act::Research { host: player(host)?, means: ANY }))
}

pub fn schmooze(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (words, hosts) = (say!(ctx.text, "guide-schmooze-whom"), ctx.others().map(|(line, _)| line));
    ctx.ask_one(answers, words, hosts, |host| Some(Act::Schmooze { host: player(host)?, means: ANY }))
}

/// Returns whether any player has the technology for it (L5.3).
pub fn may_schmooze(game: &State) -> bool {
    game.technologies.values().any(|has| has.neuropsychology > 0)
}

pub fn embassy(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (words, hosts) = (say!(ctx.text, "guide-embassy-whom"), ctx.others().map(|(line, _)| line));
    ctx.ask_one(answers, words, hosts, |host| Some(Act::Embassy { host: player(host)? }))
}

fn player(code: &str) -> Option<PlayerId> {
    code.parse().ok().map(PlayerId)
}

pub fn ships(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let (text, campaign, player) = (ctx.text, ctx.campaign, ctx.side.player);
    campaign.must_know(player)?;
    let card = views::ships(text, campaign, ctx.names, player, ctx.now)?;
    let answer = buttons::with_stops(text, campaign, ctx.game, player, Answer::card(card));
    Ok(Step::shows(answer))
}

pub fn loss(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let player = ctx.side.player;
    let lent = ctx.game.ships.values().filter(|ship| concerns_lending_of(ctx.game, player, ship));
    let lent = lent.map(|ship| (Label::of(Typed(&ship.name, 60)), ship.id.to_string()));
    let reported = |code: &str| Some(Act::ReportLoss { ship: ShipId(code.parse().ok()?) });
    ctx.ask_one(answers, say!(ctx.text, "guide-loss-which"), lent, reported)
}
