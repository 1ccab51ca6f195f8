use super::{buttons, commands, galaxies, picture, views, wizards};
use crate::board_file;
use crate::discord::game_ui::{BoardParts, Command, GameUi, Press, SeatParts, TurnParts, Wizard};
use crate::discord::{Answer, Problem};
use crate::rules::games::strategy_card::{Command as Act, Correction, State};

impl GameUi for State {
    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;
    const COMMANDS: fn() -> Vec<Command> = commands::all;
    const BOARD: Option<BoardParts> = Some(BoardParts {
        is_empty: |campaign| campaign.playing::<State>().is_ok_and(|state| state.board.places.is_empty()),
        show: views::galaxy,
        picture: picture::galaxy_picture,
        examples: galaxies::EXAMPLES,
        example: |players| galaxies::example(players).map(galaxies::loading),
        read: |file| board_file::read(file).map(galaxies::loading),
        write: galaxies::written,
    });
    const SEATS: Option<SeatParts> =
        Some(SeatParts { show: views::seats, order: |player, position| Correction::Order { player, position }.into() });
    const TURNS: Option<TurnParts> = Some(TurnParts { begin: || Act::BeginTurn.into(), end: || Act::EndTurn.into() });

    async fn pressed(press: Press<'_>) -> Result<Answer, Problem> {
        buttons::pressed(press).await
    }
}
