//! The wizard for a trade, step by step. The rules ask for anything that a step leaves out.

use crate::discord::Problem;
use crate::discord::game_ui::{Step, WizardContext, named};
use crate::discord::games::realms::trade;
use crate::rules::Command;
use crate::rules::games::realms::{Command as Act, Piece, Place, State, TradeCommand};
use crate::text::say;
use poise::serenity_prelude::ButtonStyle;

pub const BEGIN: &str = "trade-begin";
pub const SHIP: &str = "trade-ship";
pub const CHOOSE: &str = "trade-choose";
pub const DISCARD: &str = "trade-discard";

pub const CHOOSES: TradeCommand = TradeCommand::Choose { card: None, node: None, merchant: None };

pub fn shown(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let card = trade::under_way(ctx.text, ctx.campaign)?;
    Ok(ctx.leading_to(card, &[BEGIN, SHIP, CHOOSE, DISCARD], &[], ButtonStyle::Primary))
}

pub fn ship(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let moved = |from: &str, to: &str| {
        let (from, to) = (from.to_owned(), to.to_owned());
        Command::from(Act::Trade(TradeCommand::Ship { from, to, slot: None, displace: None }))
    };
    match answers {
        [] => {
            let player = ctx.must_be_in_play()?;
            // If no trade is possible at all, say so before asking for anything.
            let kinds = [Piece::Ship, Piece::Protection];
            let there = |zone: &&Place| kinds.iter().any(|kind| zone.has(*kind, player) > 0);
            let zones = ctx.game.board.zones().filter(there);
            let zones = zones.map(|zone| {
                let mut goals = ctx.game.board.zones().map(|to| moved(&zone.name, &to.name));
                let open = goals.find(|one| ctx.may(one));
                let command = open.unwrap_or_else(|| moved(&zone.name, &zone.name));
                (named(&zone.name), command)
            });
            ctx.ask_for(say!(text, "guide-trade-ship-from"), zones)
        }
        [from, to @ ..] => {
            let zones = ctx.game.board.zones().map(|to| named(&to.name));
            ctx.ask_one(to, say!(text, "guide-trade-ship-to"), zones, |to| Some(moved(from, to)))
        }
    }
}
