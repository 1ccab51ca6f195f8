//! Wizards for a player's own seat: reputation tiles, species, technologies and cubes.

use super::go;
use crate::discord::game_ui::{Choice, Field, Form, Step, WizardContext};
use crate::discord::games::ambassadors::{views, words};
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::ambassadors::{
    BEST_REPUTATION, Command as Act, Population, Space, Species, State, Technology, Tile,
};
use crate::text::{Said, label, say};
use poise::serenity_prelude::ButtonStyle;

pub const REPUTATION: &str = "reputation";
pub const DRAW: &str = "draw";
pub const REARRANGE: &str = "rearrange";
pub const GIVE_BACK: &str = "give-back";

/// Shows the player's own track, which other players must not see.
pub fn reputation(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let (text, reader) = (ctx.text, ctx.side.reader);
    let card = views::reputation(text, ctx.campaign, ctx.names, reader)?;
    let deeds = [
        (DRAW, say!(text, "guide-draw")),
        (REARRANGE, say!(text, "guide-rearrange")),
        (GIVE_BACK, say!(text, "guide-give-back")),
    ];
    let with = |answer: Answer, (wizard, label): (&str, Said)| {
        answer.with_button(&go(ctx, wizard, &[]), label, ButtonStyle::Secondary)
    };
    Ok(Step::shows(deeds.into_iter().fold(Answer::card(card), with)))
}

pub fn draw(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let drawn = |value| Command::from(Act::PlaceReputation { value, space: None });
    match answers {
        [] => {
            let values = (1..=BEST_REPUTATION).map(|value| {
                let tile = words::tile(ctx.text, Tile::Reputation { value });
                ((tile, value.to_string()), drawn(value))
            });
            ctx.ask_for(say!(ctx.text, "guide-draw-which"), values)
        }
        [value] => Ok(Step::Order(Box::new(drawn(ctx.number(value)?)))),
        _ => Err(Problem::Unknown),
    }
}

pub fn rearrange(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let moved = |from, to| Command::from(Act::MoveTile { from, to });
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
        [from] => {
            let from = ctx.number(from)?;
            let goals = spaces(ctx)?.filter(|(number, _)| *number != from);
            let goals = goals.map(|(to, space)| (line(ctx, to, space), moved(from, to)));
            ctx.ask_for(say!(ctx.text, "guide-rearrange-to"), goals)
        }
        [from, to] => {
            let (from, to) = (ctx.number(from)?, ctx.number(to)?);
            Ok(Step::Order(Box::new(moved(from, to))))
        }
        _ => Err(Problem::Unknown),
    }
}

pub fn give_back(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let back = |space| Command::from(Act::ReturnReputation { space });
    match answers {
        [] => {
            let all = spaces(ctx)?.map(|(number, space)| (line(ctx, number, space), back(number)));
            ctx.ask_for(say!(ctx.text, "guide-give-back-which"), all)
        }
        [space] => Ok(Step::Order(Box::new(back(ctx.number(space)?)))),
        _ => Err(Problem::Unknown),
    }
}

/// Returns the numbered spaces of the player's track. A moderator who acts for the player sees only the public part.
fn spaces<'a>(ctx: &WizardContext<'a, State>) -> Result<impl Iterator<Item = (u8, &'a Space)>, Problem> {
    let seat = ctx.game.seat(ctx.side.player)?;
    Ok((1..).zip(&seat.track))
}

fn line(ctx: &WizardContext<'_, State>, number: u8, space: &Space) -> Choice {
    let text = ctx.text;
    let there = match space.tile {
        Some(Tile::Ambassador { of, .. }) => {
            let of = ctx.names.label(of);
            label!(text, "guide-space-ambassador", player = of)
        }
        Some(tile) => words::tile(text, tile).into(),
        None => words::kind(text, space.kind).into(),
    };
    (label!("{number}: {there}"), number.to_string())
}

pub fn species(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => {
            let all = (0_usize..).zip(Species::ALL).map(|(number, species)| {
                let line = (words::species(text, species), number.to_string());
                (line, Command::from(Act::Species { species }))
            });
            ctx.ask_for(say!(text, "guide-species-which"), all)
        }
        [number] => {
            let number: usize = number.parse().map_err(|_| Problem::Unknown)?;
            let species = *Species::ALL.get(number).ok_or(Problem::Unknown)?;
            Ok(Step::order(Act::Species { species }))
        }
        _ => Err(Problem::Unknown),
    }
}

pub fn technology(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let known = |code: &str| {
        let (has, number) = code.split_at_checked(1)?;
        let technology = *Technology::ALL.get(number.parse::<usize>().ok()?)?;
        let has = has == "+";
        Some(Command::from(Act::Technology { technology, has }))
    };
    match answers {
        [] => {
            let all = (0_usize..).zip(Technology::ALL).flat_map(|(number, one)| {
                let name = words::technology(text, one);
                [(say!(text, "technology-got", name), "+"), (say!(text, "technology-lost", name), "-")]
                    .map(|(label, sign)| (label, format!("{sign}{number}")))
            });
            let all = all.filter_map(|line| Some((line.clone(), known(&line.1)?)));
            ctx.ask_for(say!(text, "guide-technology-which"), all)
        }
        [code] => Ok(Step::Order(Box::new(known(code).ok_or(Problem::Unknown)?))),
        _ => Err(Problem::Unknown),
    }
}

/// Asks how many cubes are left on each track. An empty field leaves its track unchanged.
pub fn population(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => {
            let player = ctx.must_be_in_play()?;
            let cubes = ctx.game.seat(player)?.cubes;
            let field = |track| {
                let label = words::track(text, track);
                Field::number(label, cubes.on(track)).optional()
            };
            Ok(Step::Form(Form {
                title: label!(text, "guide-population-form"),
                fields: Population::ALL.map(field).to_vec(),
            }))
        }
        [materials, science, money] => {
            let left = |typed: &String| match typed.trim() {
                "" => Ok(None),
                typed => ctx.number(typed).map(Some),
            };
            Ok(Step::order(Act::Population {
                materials: left(materials)?,
                science: left(science)?,
                money: left(money)?,
            }))
        }
        _ => Err(Problem::Unknown),
    }
}
