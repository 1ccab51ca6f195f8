use super::{boards, buttons, commands, picture, views, wizards};
use crate::board_file;
use crate::discord::game_ui::{BoardParts, Command, GameUi, OptionsPicked, Parameter, Press, SeatParts, Wizard};
use crate::discord::{Answer, Problem};
use crate::rules::games::ambassadors::{Correction, State};

impl GameUi for State {
    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;
    const COMMANDS: fn() -> Vec<Command> = commands::all;
    const BOARD: Option<BoardParts> = Some(BoardParts {
        is_empty: |campaign| campaign.playing::<State>().is_ok_and(|state| state.board.places.is_empty()),
        show: views::board,
        picture: picture::board_picture,
        examples: boards::EXAMPLES,
        example: |players| boards::example(players).map(boards::loading),
        read: |file| board_file::read(file).map(boards::loading),
        write: boards::written,
    });
    const SEATS: Option<SeatParts> =
        Some(SeatParts { show: views::seats, order: |player, position| Correction::Order { player, position }.into() });
    const ACCEPT_OPTIONS: fn() -> Vec<Parameter> = commands::accept::options;
    const OPTIONS_PICKED: OptionsPicked<State> = |_, _, _, options| Ok(commands::accept::chosen(options));

    async fn pressed(press: Press<'_>) -> Result<Answer, Problem> {
        buttons::pressed(press).await
    }
}
