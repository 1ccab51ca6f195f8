//! The guides for button play: phases, turns, the card, tokens and planets.

mod galaxy;
mod tokens;

use super::{views, words};
use crate::discord::answer::Answer;
use crate::discord::buttons::Button;
use crate::discord::face::{Guide, Line, Scene, Stands, Step};
use crate::discord::problem::Problem;
use crate::discord::render::harmless;
use crate::rules::games::strategy_card::{self, Command as Act, MOST_INITIATIVE, Phase, State};
use crate::rules::{Command, Correction, Moderation};
use i18n_embed_fl::fl;
use poise::serenity_prelude::ButtonStyle;

pub const GUIDES: &[Guide<State>] = &[
    guide("phase", Stands::OnThePanel, |text| fl!(text, "guide-phase"), phase),
    guide("take", Stands::OnThePanel, |text| fl!(text, "guide-take"), |_, _| Ok(Step::order(Act::TakeCard))),
    guide("initiative", Stands::OnThePanel, |text| fl!(text, "guide-initiative"), initiative),
    guide("begin", Stands::OnThePanel, |text| fl!(text, "guide-begin-turn"), |_, _| Ok(Step::order(Act::BeginTurn))),
    guide(
        "play",
        Stands::OnThePanel,
        |text| fl!(text, "guide-play"),
        |_, _| {
            let (system, planets) = (None, Vec::new());
            Ok(Step::order(Act::Play { system, planets }))
        },
    ),
    guide("activate", Stands::OnThePanel, |text| fl!(text, "guide-activate"), galaxy::activate),
    guide("end", Stands::OnThePanel, |text| fl!(text, "guide-end-turn"), |_, _| Ok(Step::order(Act::EndTurn))),
    guide("tokens", Stands::OnThePanel, |text| fl!(text, "guide-tokens"), tokens::shown),
    guide("planets", Stands::OnThePanel, |text| fl!(text, "guide-planets"), galaxy::planets),
    guide("card", Stands::InPrivate, |text| fl!(text, "guide-card"), card),
    guide("check", Stands::InPrivate, |text| fl!(text, "guide-check-system"), galaxy::check),
    guide(tokens::GAIN, Stands::Elsewhere, |text| fl!(text, "guide-gain"), tokens::gain),
    guide(tokens::ANEW, Stands::Elsewhere, |text| fl!(text, "guide-anew"), tokens::anew),
    guide(tokens::SPEND, Stands::Elsewhere, |text| fl!(text, "guide-spend"), tokens::spend),
    guide(tokens::PLACE, Stands::Elsewhere, |text| fl!(text, "guide-place"), tokens::place),
    guide(tokens::REMOVE, Stands::Elsewhere, |text| fl!(text, "guide-remove"), tokens::remove),
    guide(galaxy::EXHAUST, Stands::Elsewhere, |text| fl!(text, "guide-exhaust"), galaxy::exhaust),
    guide(galaxy::READY, Stands::Elsewhere, |text| fl!(text, "guide-ready"), galaxy::ready),
    guide(galaxy::CONTROL, Stands::Elsewhere, |text| fl!(text, "guide-control"), galaxy::control),
];

/// Returns the next step of a guide.
type Next = fn(&Scene<'_, State>, &[String]) -> Result<Step, Problem>;

const fn guide(
    name: &'static str,
    stands: Stands,
    label: fn(&crate::text::Text) -> String,
    next: Next,
) -> Guide<State> {
    Guide { name, label, stands, next }
}

/// Shows a card, with buttons that lead to other guides.
fn leading(scene: &Scene<'_, State>, answer: Answer, guides: impl IntoIterator<Item = (&'static str, String)>) -> Step {
    let with = |answer: Answer, (guide, label): (&str, String)| {
        let button = Button::Go { campaign: scene.campaign.id, guide: guide.to_owned(), answers: Vec::new(), menu: 0 };
        answer.with_button(&button, label, ButtonStyle::Secondary)
    };
    Step::shows(guides.into_iter().fold(answer, with))
}

fn named(name: &str) -> Line {
    (harmless::label(name, 100), name.to_owned())
}

/// Asks which phase begins. A moderator who does not play may also begin it.
fn phase(scene: &Scene<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = scene.text;
    let moderates = scene.moderates && !scene.campaign.is_active(scene.side.player);
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
            let lines =
                (0_usize..).zip(all).map(|(number, phase)| ((words::phase(text, phase), number.to_string()), phase));
            if moderates {
                let lines = lines.map(|(line, _)| line).collect();
                return Ok(Step::buttons(fl!(text, "guide-phase-which"), lines));
            }
            let lines = lines.map(|(line, phase)| (line, begun(phase)));
            scene.ask_for(fl!(text, "guide-phase-which"), lines)
        }
        [number] => {
            let number: usize = number.parse().map_err(|_| Problem::Unknown)?;
            let phase = *all.get(number).ok_or(Problem::Unknown)?;
            Ok(Step::Order(Box::new(begun(phase))))
        }
        _ => Err(Problem::Unknown),
    }
}

/// Asks for the player's initiative, among those that nobody else has.
fn initiative(scene: &Scene<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let recorded = |number| Command::from(Act::Initiative { number });
    match answers {
        [] => {
            let all = (0..=MOST_INITIATIVE).map(|number| {
                let (label, code) = (number.to_string(), number.to_string());
                ((fl!(scene.text, "guide-initiative-line", number = label), code), recorded(number))
            });
            scene.ask_for(fl!(scene.text, "guide-initiative-which"), all)
        }
        [number] => Ok(Step::Order(Box::new(recorded(scene.number(number)?)))),
        _ => Err(Problem::Unknown),
    }
}

fn card(scene: &Scene<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let card = views::card(scene.text, scene.campaign, scene.names)?;
    Ok(Step::shows(Answer::card(card)))
}
