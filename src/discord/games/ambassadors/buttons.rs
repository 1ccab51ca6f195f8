//! The presses of buttons.

use super::room::{ROOM, room_of};
use crate::discord::buttons::GameCode;
use crate::discord::game_ui::Press;
use crate::discord::{Answer, Problem};
use crate::rules::Command;
use crate::rules::games::ambassadors::Command as Act;

/// Carries out the way to make room that was chosen (E2.5).
pub async fn pressed(Press { handler, invoker, campaign, code, chosen }: Press<'_>) -> Result<Answer, Problem> {
    if *code != GameCode::new(ROOM, &[]) {
        return Err(Problem::Unknown);
    }
    let room = chosen.first().copied().and_then(room_of).ok_or(Problem::Unknown)?;
    handler.order_as(invoker, campaign, invoker.player, Command::from(Act::MakeRoom(room))).await
}
