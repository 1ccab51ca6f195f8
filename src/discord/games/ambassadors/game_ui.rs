use super::{boards, commands, picture, room, views, wizards};
use crate::board_file;
use crate::discord::buttons::GameCode;
use crate::discord::command::Options;
use crate::discord::game_ui::{BoardParts, Command, Completed, GameUi, Parameter, SeatParts, Wizard, without};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Campaign;
use crate::rules::games::ambassadors::{Correction, Pick, State};
use crate::rules::ids::{CampaignId, PlayerId};

impl Completed for State {}

impl GameUi for State {
    without!(turns, values, sheet);

    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;

    fn commands() -> Vec<Command> {
        commands::all()
    }

    fn board() -> Option<BoardParts> {
        Some(BoardParts {
            show: views::board,
            picture: picture::board_picture,
            examples: boards::EXAMPLES,
            example: |players| boards::example(players).map(boards::loading),
            read: |file| board_file::read(file).map(boards::loading),
            write: boards::written,
        })
    }

    fn seats() -> Option<SeatParts> {
        Some(SeatParts { show: views::seats, order: |player, position| Correction::Order { player, position }.into() })
    }

    fn accept_options() -> Vec<Parameter> {
        commands::accept::options()
    }

    fn options_picked(_: &Invoker, _: &Campaign, _: PlayerId, options: Options<'_>) -> Result<Vec<Pick>, Problem> {
        Ok(commands::accept::chosen(options))
    }

    async fn pressed(
        handler: &Handler,
        invoker: &Invoker,
        campaign: CampaignId,
        code: &GameCode,
        chosen: &[&str],
    ) -> Result<Answer, Problem> {
        room::pressed(handler, invoker, campaign, code, chosen).await
    }
}
