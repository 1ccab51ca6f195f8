use super::{buttons, commands, galaxies, picture, views, wizards};
use crate::board_file;
use crate::discord::buttons::GameCode;
use crate::discord::game_ui::{BoardParts, Command, GameUi, SeatParts, TurnParts, Wizard, without};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::games::strategy_card::{Command as Act, Correction, State};
use crate::rules::ids::CampaignId;

impl GameUi for State {
    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;

    fn commands() -> Vec<Command> {
        commands::all()
    }

    fn board() -> Option<BoardParts> {
        Some(BoardParts {
            show: views::galaxy,
            picture: picture::galaxy_picture,
            examples: galaxies::EXAMPLES,
            example: |players| galaxies::example(players).map(galaxies::loading),
            read: |file| board_file::read(file).map(galaxies::loading),
            write: galaxies::written,
        })
    }

    fn seats() -> Option<SeatParts> {
        Some(SeatParts { show: views::seats, order: |player, position| Correction::Order { player, position }.into() })
    }

    without!(values, sheet);

    fn turns() -> Option<TurnParts> {
        Some(TurnParts { begin: || Act::BeginTurn.into(), end: || Act::EndTurn.into() })
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
