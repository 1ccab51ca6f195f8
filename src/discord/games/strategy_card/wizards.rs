//! Wizards: phases, turns, the card, tokens and planets.

mod galaxy;
mod tokens;

use super::{views, words};
use crate::discord::buttons::Button;
use crate::discord::game_ui::{Choice, Placement, Step, Wizard, WizardContext};
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::games::strategy_card::{self, Command as Act, MOST_INITIATIVE, NAALU, Phase, State};
use crate::rules::{Command, Correction, Moderation};
use crate::text::{Label, Said, Text, Typed, say};
use poise::serenity_prelude::ButtonStyle;

pub const WIZARDS: &[Wizard<State>] = &[
    wizard("phase", Placement::OnThePanel, |text| say!(text, "guide-phase"), phase),
    wizard("take", Placement::OnThePanel, |text| say!(text, "guide-take"), |_, _| Ok(Step::order(Act::TakeCard))),
    wizard("initiative", Placement::OnThePanel, |text| say!(text, "guide-initiative"), initiative),
    wizard(
        "begin",
        Placement::OnThePanel,
        |text| say!(text, "guide-begin-turn"),
        |_, _| Ok(Step::order(Act::BeginTurn)),
    ),
    wizard(
        "play",
        Placement::OnThePanel,
        |text| say!(text, "guide-play"),
        |_, _| {
            let (system, planets) = (None, Vec::new());
            Ok(Step::order(Act::Play { system, planets }))
        },
    ),
    wizard("activate", Placement::OnThePanel, |text| say!(text, "guide-activate"), galaxy::activate),
    wizard("end", Placement::OnThePanel, |text| say!(text, "guide-end-turn"), |_, _| Ok(Step::order(Act::EndTurn))),
    wizard("tokens", Placement::OnThePanel, |text| say!(text, "guide-tokens"), tokens::shown),
    wizard("planets", Placement::OnThePanel, |text| say!(text, "guide-planets"), galaxy::planets),
    wizard("card", Placement::InPrivate, |text| say!(text, "guide-card"), card),
    wizard("check", Placement::InPrivate, |text| say!(text, "guide-check-system"), galaxy::check),
    wizard(tokens::GAIN, Placement::Elsewhere, |text| say!(text, "guide-gain"), tokens::gain),
    wizard(tokens::ANEW, Placement::Elsewhere, |text| say!(text, "guide-anew"), tokens::anew),
    wizard(tokens::SPEND, Placement::Elsewhere, |text| say!(text, "guide-spend"), tokens::spend),
    wizard(tokens::PLACE, Placement::Elsewhere, |text| say!(text, "guide-place"), tokens::place),
    wizard(tokens::REMOVE, Placement::Elsewhere, |text| say!(text, "guide-remove"), tokens::remove),
    wizard(galaxy::EXHAUST, Placement::Elsewhere, |text| say!(text, "guide-exhaust"), galaxy::exhaust),
    wizard(galaxy::READY, Placement::Elsewhere, |text| say!(text, "guide-ready"), galaxy::ready),
    wizard(galaxy::CONTROL, Placement::Elsewhere, |text| say!(text, "guide-control"), galaxy::control),
];

type Next = fn(&WizardContext<'_, State>, &[String]) -> Result<Step, Problem>;

const fn wizard(name: &'static str, stands: Placement, label: fn(&Text) -> Said, next: Next) -> Wizard<State> {
    Wizard { name, label, stands, next }
}

/// Shows a card with buttons that open other wizards.
fn leading(
    ctx: &WizardContext<'_, State>,
    answer: Answer,
    wizards: impl IntoIterator<Item = (&'static str, Said)>,
) -> Step {
    let with = |answer: Answer, (wizard, label): (&str, Said)| {
        let button = Button::Go { campaign: ctx.campaign.id, wizard: wizard.to_owned(), answers: Vec::new(), menu: 0 };
        answer.with_button(&button, label, ButtonStyle::Secondary)
    };
    Step::shows(wizards.into_iter().fold(answer, with))
}

fn named(name: &str) -> Choice {
    (Label::of(Typed(name, 100)), name.to_owned())
}

/// Asks which phase begins. A moderator who does not play may also begin it.
fn phase(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let moderates = ctx.moderates && !ctx.campaign.is_active(ctx.side.player);
    let begun = |phase| match moderates {
        true => Command::Moderate(Moderation::Correct {
            correction: Correction::StrategyCard(strategy_card::Correction::BeginPhase { phase }),
            reason: None,
        }),
        false => Command::from(Act::BeginPhase { phase }),
    };
    let all = [Phase::Strategy, Phase::Action, Phase::Status];
    match answers {
        [] => {
            let lines = (0_usize..).zip(all);
            let lines = lines.map(|(number, phase)| ((words::phase(text, phase), number.to_string()), phase));
            if moderates {
                let lines = lines.map(|(line, _)| line);
                return Ok(Step::buttons(say!(text, "guide-phase-which"), lines));
            }
            let lines = lines.map(|(line, phase)| (line, begun(phase)));
            ctx.ask_for(say!(text, "guide-phase-which"), lines)
        }
        [number] => {
            let number: usize = number.parse().map_err(|_| Problem::Unknown)?;
            let phase = *all.get(number).ok_or(Problem::Unknown)?;
            Ok(Step::Order(Box::new(begun(phase))))
        }
        _ => Err(Problem::Unknown),
    }
}

/// Asks for the player's initiative, among the numbers still free.
fn initiative(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let recorded = |number| Command::from(Act::Initiative { number });
    match answers {
        [] => {
            let all = (0..=MOST_INITIATIVE).map(|number| {
                ((say!(ctx.text, "guide-initiative-line", number), number.to_string()), recorded(number))
            });
            ctx.ask_for(say!(ctx.text, "guide-initiative-which", naalu = NAALU), all)
        }
        [number] => Ok(Step::Order(Box::new(recorded(ctx.number(number)?)))),
        _ => Err(Problem::Unknown),
    }
}

fn card(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let card = views::card(ctx.text, ctx.campaign, ctx.names)?;
    Ok(Step::shows(Answer::card(card)))
}
