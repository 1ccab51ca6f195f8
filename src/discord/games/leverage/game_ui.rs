use super::{buttons, commands, sheet, tell, values, wizards};
use crate::discord::buttons::GameCode;
use crate::discord::command::Options;
use crate::discord::game_ui::{Command, Completed, GameUi, Parameter, SheetParts, ValueParts, Wizard, without};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Campaign;
use crate::rules::games::leverage::{Event, Pick, Setting, State};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::text::Text;

impl Completed for State {}

impl GameUi for State {
    without!(board, seats, turns);

    const EVERYWHERE: bool = true;
    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;

    fn commands() -> Vec<Command> {
        commands::all()
    }

    fn values() -> Option<ValueParts> {
        Some(values::PARTS)
    }

    fn sheet() -> Option<SheetParts> {
        Some(sheet::PARTS)
    }

    fn corrections() -> Vec<Command> {
        commands::moderate::corrections()
    }

    fn setting_options() -> Vec<Parameter> {
        commands::settings::options()
    }

    fn settings_chosen(text: &Text, options: Options<'_>) -> Result<Vec<Setting>, Problem> {
        commands::settings::chosen(text, options)
    }

    async fn follow_up(
        handler: &Handler,
        invoker: &Invoker,
        campaign: &Campaign,
        events: &[&Event],
        answer: Answer,
    ) -> Result<Answer, Problem> {
        let begun = events.iter().find_map(|event| tell::begun(event, invoker.player));
        match begun {
            Some(task) => buttons::with_progress(handler, invoker, campaign, task, answer).await,
            None => Ok(answer),
        }
    }

    fn accept_options() -> Vec<Parameter> {
        commands::accept::options()
    }

    fn options_picked(
        invoker: &Invoker,
        campaign: &Campaign,
        by: PlayerId,
        options: Options<'_>,
    ) -> Result<Vec<Pick>, Problem> {
        commands::accept::chosen(invoker, campaign, by, options)
    }

    async fn pressed(
        handler: &Handler,
        invoker: &Invoker,
        campaign: CampaignId,
        code: &GameCode,
        _: &[&str],
    ) -> Result<Answer, Problem> {
        buttons::pressed(handler, invoker, campaign, code).await
    }
}
