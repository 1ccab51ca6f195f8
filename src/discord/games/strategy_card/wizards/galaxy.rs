//! Systems and planets.

use super::tokens::in_a_system;
use super::{leading, named};
use crate::discord::game_ui::{Step, WizardContext};
use crate::discord::games::strategy_card::views;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::strategy_card::{Command as Act, State};
use i18n_embed_fl::fl;

pub const EXHAUST: &str = "exhaust";
pub const READY: &str = "ready-planet";
pub const CONTROL: &str = "control";

pub fn activate(scene: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let words = fl!(scene.text, "guide-activate-which");
    in_a_system(scene, answers, words, |system| Act::Activate { system })
}

/// Shows the acts that are possible in a system.
pub fn check(scene: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = scene.text;
    match answers {
        [] => {
            let systems = scene.game.board.places.iter();
            let lines = systems.map(|place| named(&place.name)).collect();
            let words = fl!(text, "guide-check-which");
            Ok(Step::menu(words, fl!(text, "guide-choose"), lines))
        }
        [system] => {
            let player = scene.side.player;
            let card = views::check(text, scene.campaign, scene.names, (scene.side.reader, player, system))?;
            Ok(Step::shows(Answer::card(card)))
        }
        _ => Err(Problem::Unknown),
    }
}

pub fn planets(scene: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let text = scene.text;
    let card = views::planets(text, scene.campaign, scene.names, None)?;
    let wizards = [
        (EXHAUST, fl!(text, "guide-exhaust")),
        (READY, fl!(text, "guide-ready")),
        (CONTROL, fl!(text, "guide-control")),
    ];
    Ok(leading(scene, Answer::card(card), wizards))
}

pub fn exhaust(scene: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    of_planets(scene, answers, |planet| Act::Exhaust { planet })
}

pub fn ready(scene: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    of_planets(scene, answers, |planet| Act::Ready { planet })
}

pub fn control(scene: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    of_planets(scene, answers, |planet| Act::Control { planet })
}

/// Asks for a planet, among those for which the act is possible.
fn of_planets(scene: &WizardContext<'_, State>, answers: &[String], act: fn(String) -> Act) -> Result<Step, Problem> {
    match answers {
        [] => {
            let planets = scene.game.planets();
            let planets = planets.map(|(_, planet)| {
                let command = Command::from(act(planet.name.clone()));
                (named(&planet.name), command)
            });
            scene.ask_for(fl!(scene.text, "guide-planet-which"), planets)
        }
        [planet] => Ok(Step::order(act(planet.clone()))),
        _ => Err(Problem::Unknown),
    }
}
