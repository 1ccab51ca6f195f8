//! Reports of a player's own ships and sectors (E1.6).

use super::sector;
use crate::discord::Problem;
use crate::discord::buttons::mark;
use crate::discord::game_ui::{Field, Step, WizardContext};
use crate::rules::Command;
use crate::rules::board::MOST_PIECES;
use crate::rules::games::ambassadors::{Command as Act, Place, State};
use crate::text::{Said, Typed, label, say};

pub fn ships(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (text, player) = (ctx.text, ctx.side.player);
    let set = |place: &Place, count| Act::SetShips { sector: place.name.clone(), count };
    match answers {
        [] => {
            let all = ctx.game.board.places.iter().map(|place| {
                // Any other number serves to test whether a change is allowed.
                let count = place.count(Some(player));
                let other = if count < MOST_PIECES { count + 1 } else { 0 };
                (sector(place), Command::from(set(place, other)))
            });
            ctx.ask_for(say!(text, "guide-ships-where"), all)
        }
        [marked] => {
            let place = found(ctx, marked)?;
            let title = label!(text, "guide-ships-form", sector = Typed(&place.name, 30));
            let now = place.count(Some(player));
            Ok(Step::form(title, [Field::number(say!(text, "guide-ships-count"), now)]))
        }
        [marked, count] => Ok(Step::order(set(found(ctx, marked)?, ctx.number(count)?))),
        _ => Err(Problem::Unknown),
    }
}

/// Lists the uncontrolled sectors.
pub fn take(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let words = say!(ctx.text, "guide-take-sector-which");
    of_a_sector(ctx, answers, words, |sector| Act::TakeSector { sector })
}

pub fn leave(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let words = say!(ctx.text, "guide-leave-sector-which");
    of_a_sector(ctx, answers, words, |sector| Act::LeaveSector { sector })
}

fn of_a_sector(
    ctx: &WizardContext<'_, State>,
    answers: &[String],
    words: Said,
    act: fn(String) -> Act,
) -> Result<Step, Problem> {
    match answers {
        [] => {
            let all = ctx.game.board.places.iter();
            ctx.ask_for(words, all.map(|place| (sector(place), Command::from(act(place.name.clone())))))
        }
        [marked] => Ok(Step::order(act(found(ctx, marked)?.name.clone()))),
        _ => Err(Problem::Unknown),
    }
}

/// Returns the chosen sector, unless it has been removed since.
fn found<'a>(ctx: &WizardContext<'a, State>, marked: &str) -> Result<&'a Place, Problem> {
    let mut all = ctx.game.board.places.iter();
    let place = all.find(|place| mark(&place.name).to_string() == marked);
    place.ok_or_else(|| say!(ctx.text, "map-changed").into())
}
