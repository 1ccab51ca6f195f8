//! Wizards for a player's own seat: reputation tiles, species, technologies and cubes.

use crate::discord::Problem;
use crate::discord::game_ui::{Choice, Field, Step, WizardContext, nth, numbered};
use crate::discord::games::ambassadors::{views, words};
use crate::rules::games::ambassadors::{
    BEST_REPUTATION, Command as Act, Population, Space, Species, State, Technology, Tile,
};
use crate::text::{label, say};
use poise::serenity_prelude::ButtonStyle;

pub const DRAW: &str = "draw";
pub const REARRANGE: &str = "rearrange";
pub const GIVE_BACK: &str = "give-back";

/// Shows the player's own track, which other players must not see.
pub fn reputation(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let card = views::reputation(ctx.text, ctx.campaign, ctx.names, ctx.side.reader)?;
    Ok(ctx.leading_to(card, &[DRAW, REARRANGE, GIVE_BACK], &[], ButtonStyle::Secondary))
}

pub fn draw(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let tiles =
        (1..=BEST_REPUTATION).map(|value| (words::tile(ctx.text, Tile::Reputation { value }), value.to_string()));
    let drawn = |value: &str| Some(Act::PlaceReputation { value: value.parse().ok()?, space: None });
    ctx.ask_one(answers, say!(ctx.text, "guide-draw-which"), tiles, drawn)
}

pub fn rearrange(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    match answers {
        [] => {
            ctx.must_be_in_play()?;
            let tiles = spaces(ctx)?;
            let tiles = tiles.filter(|(_, space)| space.tile.is_some());
            let lines: Vec<Choice> = tiles.map(|(number, space)| line(ctx, number, space)).collect();
            match lines.is_empty() {
                true => Err(say!(ctx.text, "guide-nothing").into()),
                false => Ok(Step::buttons(say!(ctx.text, "guide-rearrange-from"), lines)),
            }
        }
        [from, rest @ ..] => {
            let from = ctx.number(from)?;
            let goals = spaces(ctx)?.filter(|(number, _)| *number != from);
            let goals = goals.map(|(to, space)| line(ctx, to, space));
            let moved = |to: &str| Some(Act::MoveTile { from, to: to.parse().ok()? });
            ctx.ask_one(rest, say!(ctx.text, "guide-rearrange-to"), goals, moved)
        }
    }
}

pub fn give_back(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let all = spaces(ctx)?.map(|(number, space)| line(ctx, number, space));
    let back = |space: &str| Some(Act::ReturnReputation { space: space.parse().ok()? });
    ctx.ask_one(answers, say!(ctx.text, "guide-give-back-which"), all, back)
}

/// Returns the numbered spaces of the player's track. A moderator who acts for the player sees only the public part.
fn spaces<'a>(ctx: &WizardContext<'a, State>) -> Result<impl Iterator<Item = (u8, &'a Space)>, Problem> {
    let seat = ctx.game.seat(ctx.side.player)?;
    Ok((1..).zip(&seat.track))
}

fn line(ctx: &WizardContext<'_, State>, number: u8, space: &Space) -> Choice {
    let text = ctx.text;
    let there = match space.tile {
        Some(Tile::Ambassador { of, .. }) => label!(text, "guide-space-ambassador", player = ctx.names.label(of)),
        Some(tile) => words::tile(text, tile).into(),
        None => words::kind(text, space.kind).into(),
    };
    (label!("{number}: {there}"), number.to_string())
}

pub fn species(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let lines = numbered(&Species::ALL, |species| words::species(ctx.text, species));
    let entered = |code: &str| Some(Act::Species { species: nth(&Species::ALL, code)? });
    ctx.ask_one(answers, say!(ctx.text, "guide-species-which"), lines, entered)
}

pub fn technology(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let all = numbered(&Technology::ALL, |one| words::technology(text, one)).into_iter();
    let lines = all.flat_map(|(name, number)| {
        let got = (say!(text, "technology-got", name = &name), format!("+{number}"));
        [got, (say!(text, "technology-lost", name), format!("-{number}"))]
    });
    let known = |code: &str| {
        let (sign, number) = code.split_at_checked(1)?;
        Some(Act::Technology { technology: nth(&Technology::ALL, number)?, has: sign == "+" })
    };
    ctx.ask_one(answers, say!(text, "guide-technology-which"), lines, known)
}

/// Asks how many cubes are left on each track. An empty field leaves its track unchanged.
pub fn population(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => {
            let player = ctx.must_be_in_play()?;
            let cubes = ctx.game.seat(player)?.cubes;
            let field = |track| Field::number(words::track(text, track), cubes.on(track)).optional();
            Ok(Step::form(label!(text, "guide-population-form"), Population::ALL.map(field)))
        }
        [materials, science, money] => {
            let (materials, science) = (ctx.number_if_any(materials)?, ctx.number_if_any(science)?);
            Ok(Step::order(Act::Population { materials, science, money: ctx.number_if_any(money)? }))
        }
        _ => Err(Problem::Unknown),
    }
}
