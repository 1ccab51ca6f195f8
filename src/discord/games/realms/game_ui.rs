use super::{buttons, commands, maps, picture, views, wizards};
use crate::board_file;
use crate::discord::game_ui::{BoardParts, Command, GameUi, Press, SeatParts, TurnParts, Wizard};
use crate::discord::{Answer, Handler, Invoker, Problem};
use crate::rules::Campaign;
use crate::rules::games::realms::{Command as Act, Correction, Event, State};
use crate::text::{Said, Text, say};

impl GameUi for State {
    const WIZARDS: &'static [Wizard<State>] = wizards::WIZARDS;
    const COMMANDS: fn() -> Vec<Command> = commands::all;
    const BOARD: Option<BoardParts> = Some(BoardParts {
        is_empty: |campaign| campaign.playing::<State>().is_ok_and(|state| state.board.places.is_empty()),
        show: views::map,
        picture: picture::map_picture,
        examples: maps::EXAMPLES,
        example: |players| maps::example(players).map(maps::loading),
        read: |file| board_file::read(file).map(maps::loading),
        write: maps::written,
    });
    const SEATS: Option<SeatParts> =
        Some(SeatParts { show: views::seats, order: |player, position| Correction::Order { player, position }.into() });
    const TURNS: Option<TurnParts> = Some(TurnParts { begin: || Act::BeginTurn.into(), end: || Act::EndTurn.into() });

    async fn follow_up(
        _: &Handler,
        invoker: &Invoker,
        campaign: &Campaign,
        events: &[&Event],
        answer: Answer,
    ) -> Result<Answer, Problem> {
        let advice = advice(&invoker.text, campaign.playing::<State>()?, events);
        Ok(advice.iter().fold(answer, |answer, advice| answer.with_line(advice)))
    }

    async fn pressed(press: Press<'_>) -> Result<Answer, Problem> {
        buttons::pressed(press).await
    }
}

/// Returns the next step for a player who just joined without a realm, once a map has dealt realms.
fn advice(text: &Text, state: &State, events: &[&Event]) -> Option<Said> {
    let seated = events.iter().find_map(|event| {
        if let Event::Seated { player } = event {
            return Some(*player);
        }
        None
    })?;
    let dealt = !state.realms.is_empty();
    (dealt && state.realm_of(seated).is_none()).then(|| say!(text, "advice-no-realm"))
}
