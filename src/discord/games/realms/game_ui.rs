use super::{buttons, commands, maps, picture, seated, views, wizards};
use crate::board_file;
use crate::discord::buttons::GameCode;
use crate::discord::game_ui::{BoardParts, Command, GameUi, SeatParts, TurnParts, Wizard, without};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Campaign;
use crate::rules::games::realms::{Command as Act, Correction, Event, State};
use crate::rules::ids::CampaignId;

impl GameUi for State {
    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;

    fn commands() -> Vec<Command> {
        commands::all()
    }

    fn board() -> Option<BoardParts> {
        Some(BoardParts {
            show: views::map,
            picture: picture::map_picture,
            examples: maps::EXAMPLES,
            example: |players| maps::example(players).map(maps::loading),
            read: |file| board_file::read(file).map(maps::loading),
            write: maps::written,
        })
    }

    fn seats() -> Option<SeatParts> {
        Some(SeatParts { show: views::seats, order: |player, position| Correction::Order { player, position }.into() })
    }

    without!(values, sheet);

    fn turns() -> Option<TurnParts> {
        Some(TurnParts { begin: || Act::BeginTurn.into(), end: || Act::EndTurn.into() })
    }

    async fn follow_up(
        _: &Handler,
        invoker: &Invoker,
        campaign: &Campaign,
        events: &[&Event],
        answer: Answer,
    ) -> Result<Answer, Problem> {
        let state = campaign.playing::<State>()?;
        Ok(match seated::advice(&invoker.text, state, events) {
            Some(advice) => answer.with_line(&advice),
            None => answer,
        })
    }

    async fn pressed(
        handler: &Handler,
        invoker: &Invoker,
        campaign: CampaignId,
        code: &GameCode,
        chosen: &[&str],
    ) -> Result<Answer, Problem> {
        buttons::pressed(handler, invoker, campaign, code, chosen).await
    }
}
