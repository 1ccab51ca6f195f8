//! Buttons for running tasks.

use super::views::task_outlook;
use super::wizards::{RESEARCH, SCHMOOZE};
use crate::discord::buttons::{Button, GameCode};
use crate::discord::game_ui::Press;
use crate::discord::{Answer, Handler, Invoker, Problem};
use crate::rules::games::leverage::{self, State, Task, TaskKind};
use crate::rules::{Campaign, CampaignId, Command, PlayerId, ShipId};
use crate::text::{Text, Typed, say};
use poise::serenity_prelude::ButtonStyle;

const STOP: &str = "stop";

pub fn stop(campaign: CampaignId, ship: ShipId) -> Button {
    let code = GameCode::new(STOP, &[ship.0]);
    Button::Game { campaign, code }
}

/// Adds a stop button for each busy ship. A player cannot stop a ship that gives aid.
pub fn with_stops(text: &Text, campaign: &Campaign, state: &State, player: PlayerId, answer: Answer) -> Answer {
    let own = state.tasks.values();
    let own = own.filter(|task| task.player == player && !matches!(task.kind, TaskKind::Aid { .. }));
    let stops = own.filter_map(|task| Some((task.ship?, task.ship_name.as_deref()?)));
    stops.fold(answer, |answer, (ship, name)| {
        let label = say!(text, "button-stop-ship", ship = Typed(name, 60));
        answer.with_button(&stop(campaign.id, ship), label, ButtonStyle::Secondary)
    })
}

/// Adds a task's forecast and its stop button to an answer.
pub fn with_progress(handler: &Handler, invoker: &Invoker, campaign: &Campaign, task: &Task, answer: Answer) -> Answer {
    let text = &invoker.text;
    let outlook = task_outlook(text, campaign, task, handler.referee.clock().now());
    let answer = if outlook.is_empty() { answer } else { answer.with_line(&outlook) };
    match task.ship {
        Some(ship) => answer.with_button(&stop(campaign.id, ship), say!(text, "button-stop"), ButtonStyle::Secondary),
        None => answer,
    }
}

pub async fn pressed(Press { handler, invoker, campaign, code, .. }: Press<'_>) -> Result<Answer, Problem> {
    let (STOP, [ship]) = (code.kind(), code.numbers()) else {
        return Err(Problem::Unknown);
    };
    let ship = ShipId(*ship);
    let looked = handler.load_view(invoker, campaign).await?;
    let stopped = looked.playing::<State>()?.task_of(ship).cloned();
    let command = Command::from(leverage::Command::Stop { ship: Some(ship) });
    let answer = handler.order(invoker, campaign, command).await?;
    let again = stopped.and_then(|task| again(campaign, &task));
    Ok(again.into_iter().fold(answer, |answer, button| {
        let label = say!(invoker.text, "button-resume-task");
        answer.with_button(&button, label, ButtonStyle::Secondary)
    }))
}

/// Returns the button that repeats a task. Embassies and aid have none.
fn again(campaign: CampaignId, task: &Task) -> Option<Button> {
    let wizard = match task.kind {
        TaskKind::Research => RESEARCH,
        TaskKind::Schmooze { .. } => SCHMOOZE,
        TaskKind::Embassy | TaskKind::Aid { .. } => return None,
    };
    Some(Button::go(campaign, wizard, [task.host.to_string()]))
}
