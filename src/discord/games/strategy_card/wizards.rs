//! Wizards: phases, turns, the card, tokens and planets.

mod galaxy;
mod tokens;

use super::{views, words};
use crate::discord::Problem;
use crate::discord::game_ui::{Step, Wizard, WizardContext, nth, numbered};
use crate::rules::games::strategy_card::{Command as Act, Correction, MOST_INITIATIVE, NAALU, Phase, State};
use crate::rules::{Command, Moderation};
use crate::text::say;

pub const WIZARDS: &[Wizard<State>] = &[
    Wizard::on_the_panel("phase", |text| say!(text, "guide-phase"), phase),
    Wizard::on_the_panel("take", |text| say!(text, "guide-take"), |_, _| Ok(Step::order(Act::TakeCard))),
    Wizard::on_the_panel("initiative", |text| say!(text, "guide-initiative"), initiative),
    Wizard::on_the_panel("begin", |text| say!(text, "guide-begin-turn"), |_, _| Ok(Step::order(Act::BeginTurn))),
    Wizard::on_the_panel("play", |text| say!(text, "guide-play"), |_, _| Ok(Step::order(PLAY))),
    Wizard::on_the_panel("activate", |text| say!(text, "guide-activate"), galaxy::activate),
    Wizard::on_the_panel("end", |text| say!(text, "guide-end-turn"), |_, _| Ok(Step::order(Act::EndTurn))),
    Wizard::on_the_panel("tokens", |text| say!(text, "guide-tokens"), tokens::shown),
    Wizard::on_the_panel("planets", |text| say!(text, "guide-planets"), galaxy::planets),
    Wizard::in_private("card", |text| say!(text, "guide-card"), card),
    Wizard::in_private("check", |text| say!(text, "guide-check-system"), galaxy::check),
    Wizard::elsewhere(tokens::GAIN, |text| say!(text, "guide-gain"), tokens::gain),
    Wizard::elsewhere(tokens::ANEW, |text| say!(text, "guide-anew"), tokens::anew),
    Wizard::elsewhere(tokens::SPEND, |text| say!(text, "guide-spend"), tokens::spend),
    Wizard::elsewhere(tokens::PLACE, |text| say!(text, "guide-place"), tokens::place),
    Wizard::elsewhere(tokens::REMOVE, |text| say!(text, "guide-remove"), tokens::remove),
    Wizard::elsewhere(galaxy::EXHAUST, |text| say!(text, "guide-exhaust"), galaxy::exhaust),
    Wizard::elsewhere(galaxy::READY, |text| say!(text, "guide-ready"), galaxy::ready),
    Wizard::elsewhere(galaxy::CONTROL, |text| say!(text, "guide-control"), galaxy::control),
];

/// The rules ask for the system and the planets.
const PLAY: Act = Act::Play { system: None, planets: Vec::new() };

/// Asks which phase begins. A moderator who does not play may also begin it.
fn phase(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let moderates = ctx.moderates && !ctx.campaign.is_active(ctx.side.player);
    let begun = |phase| match moderates {
        true => {
            Command::Moderate(Moderation::Correct { correction: Correction::BeginPhase { phase }.into(), reason: None })
        }
        false => Command::from(Act::BeginPhase { phase }),
    };
    let all = [Phase::Strategy, Phase::Action, Phase::Status];
    let (words, lines) = (say!(text, "guide-phase-which"), numbered(&all, |phase| words::phase(text, phase)));
    match answers {
        // The rules would refuse a moderator the order of a player.
        [] if moderates => {
            let orders = lines.into_iter().zip(all).map(|(line, phase)| (line, begun(phase)));
            ctx.ask_moderator(words, orders)
        }
        _ => ctx.ask_one(answers, words, lines, |code| nth(&all, code).map(begun)),
    }
}

/// Asks for the player's initiative, among the numbers still free.
fn initiative(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let words = say!(ctx.text, "guide-initiative-which", naalu = NAALU);
    let lines =
        (0..=MOST_INITIATIVE).map(|number| (say!(ctx.text, "guide-initiative-line", number), number.to_string()));
    ctx.ask_one(answers, words, lines, |code| Some(Act::Initiative { number: code.parse().ok()? }))
}

fn card(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    Ok(Step::shows(views::card(ctx.text, ctx.campaign, ctx.names)?))
}
