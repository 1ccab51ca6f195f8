use super::{buttons, commands, sheet, tell, values, wizards};
use crate::discord::game_ui::{
    Command, GameUi, OptionsPicked, Parameter, Press, SettingsChosen, SheetParts, ValueParts, Wizard,
};
use crate::discord::{Answer, Handler, Invoker, Problem};
use crate::rules::Campaign;
use crate::rules::games::leverage::{Event, State};

impl GameUi for State {
    const EVERYWHERE: bool = true;
    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;
    const COMMANDS: fn() -> Vec<Command> = commands::all;
    const CORRECTIONS: fn() -> Vec<Command> = commands::moderate::corrections;
    const VALUES: Option<ValueParts> = Some(values::PARTS);
    const SHEET: Option<SheetParts> = Some(sheet::PARTS);
    const SETTING_OPTIONS: fn() -> Vec<Parameter> = commands::settings::options;
    const SETTINGS_CHOSEN: SettingsChosen<State> = commands::settings::chosen;
    const ACCEPT_OPTIONS: fn() -> Vec<Parameter> = commands::accept::options;
    const OPTIONS_PICKED: OptionsPicked<State> = commands::accept::chosen;

    async fn follow_up(
        handler: &Handler,
        invoker: &Invoker,
        campaign: &Campaign,
        events: &[&Event],
        answer: Answer,
    ) -> Result<Answer, Problem> {
        match events.iter().find_map(|event| tell::begun(event, invoker.player)) {
            Some(task) => Ok(buttons::with_progress(handler, invoker, campaign, task, answer)),
            None => Ok(answer),
        }
    }

    async fn pressed(press: Press<'_>) -> Result<Answer, Problem> {
        buttons::pressed(press).await
    }
}
