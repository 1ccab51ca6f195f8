//! Wizards: an action with its moves and proposals, and the player's own tracks.

mod entered;
mod seat;

use super::{views, words};
use crate::discord::buttons::mark;
use crate::discord::game_ui::{Choice, Named, Step, Wizard, WizardContext};
use crate::discord::{Answer, Problem};
use crate::rules::games::ambassadors::{Command as Act, Place, Population, State, movable, open_to, reachable};
use crate::rules::{Command, PlayerId};
use crate::text::{Label, Name, Said, Typed, label, say};
use poise::serenity_prelude::ButtonStyle;

pub const WIZARDS: &[Wizard<State>] = &[
    Wizard::on_the_panel("begin", |text| say!(text, "guide-begin-action"), |_, _| Ok(Step::order(Act::BeginAction))),
    Wizard::on_the_panel("move", |text| say!(text, "guide-move"), sail),
    Wizard::on_the_panel(PROPOSE, |text| say!(text, "guide-propose"), propose),
    Wizard::on_the_panel("end", |text| say!(text, "guide-end-action"), |_, _| Ok(Step::order(Act::EndAction))),
    Wizard::on_the_panel(CHECK, |text| say!(text, "guide-check"), check),
    Wizard::on_the_panel("reputation", |text| say!(text, "guide-reputation"), seat::reputation),
    Wizard::in_private(seat::DRAW, |text| say!(text, "guide-draw"), seat::draw),
    Wizard::elsewhere(seat::REARRANGE, |text| say!(text, "guide-rearrange"), seat::rearrange),
    Wizard::elsewhere(seat::GIVE_BACK, |text| say!(text, "guide-give-back"), seat::give_back),
    Wizard::in_private("species", |text| say!(text, "guide-species"), seat::species),
    Wizard::in_private("technology", |text| say!(text, "guide-technology"), seat::technology),
    Wizard::in_private("ships", |text| say!(text, "guide-ships"), entered::ships),
    Wizard::in_private("take-sector", |text| say!(text, "guide-take-sector"), entered::take),
    Wizard::in_private("leave-sector", |text| say!(text, "guide-leave-sector"), entered::leave),
    Wizard::in_private("population", |text| say!(text, "guide-population"), seat::population),
];

const PROPOSE: &str = "propose";
const CHECK: &str = "check";

fn sail(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (text, state) = (ctx.text, ctx.game);
    let player = ctx.must_be_in_play()?;
    // A move out of turn is refused for the same reason as ending the action.
    ctx.may_go_on(Act::EndAction)?;
    let sources = movable(state, player);
    let Some((from, rest)) = answers.split_first() else {
        let lines = sources.iter().map(|(place, free)| {
            let ships = words::ships(text, *free);
            (label!(text, "move-source", sector = Typed(&place.name, 60), ships), mark(&place.name).to_string())
        });
        return asked(ctx, say!(text, "guide-move-from"), lines.collect());
    };
    let source = sources.into_iter().find(|(place, _)| mark(&place.name).to_string() == *from);
    let (from, free) = source.ok_or_else(|| say!(text, "map-changed"))?;
    let goals = reachable(state, player, from);
    let Some((to, rest)) = rest.split_first() else {
        let lines = goals.iter().map(|place| sector(place));
        return asked(ctx, say!(text, "guide-move-to", sector = Name(&from.name)), lines.collect());
    };
    let goal = goals.into_iter().find(|place| mark(&place.name).to_string() == *to);
    let goal = goal.ok_or_else(|| say!(text, "map-changed"))?;
    let count = match rest {
        [] if free == 1 => 1,
        [] => {
            let lines = (1..=free).map(|count| (words::ships(text, count).into(), count.to_string()));
            let words = say!(text, "guide-move-count", from = Name(&from.name), to = Name(&goal.name));
            return asked(ctx, words, lines.collect());
        }
        [count] => ctx.number(count)?,
        _ => return Err(Problem::Unknown),
    };
    Ok(Step::order(Act::MoveShips { from: from.name.clone(), to: goal.name.clone(), count }))
}

fn sector(place: &Place) -> Choice {
    (Label::of(Typed(&place.name, 100)), mark(&place.name).to_string())
}

/// Asks with buttons if there are few lines, with a menu if there are more, or says that there are none.
fn asked(ctx: &WizardContext<'_, State>, words: Said, lines: Vec<Choice>) -> Result<Step, Problem> {
    Ok(match lines.len() {
        0 => return Err(say!(ctx.text, "guide-nothing-to-move").into()),
        1..=5 => Step::buttons(words, lines),
        _ => ctx.ask_in_menu(words, lines),
    })
}

/// Asks for an eligible partner, and shows what prevents relations with the others.
fn propose(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (text, campaign, state) = (ctx.text, ctx.campaign, ctx.game);
    let player = ctx.must_be_in_play()?;
    match answers {
        [] => {
            let overview = views::relations_overview(text, campaign, ctx.names, player)?;
            let mut open = open_to(campaign.roster(), state, player)?;
            open.retain(|to| Population::ALL.iter().any(|track| ctx.may(&proposing(*to, *track))));
            let mut answer = Answer::card(overview);
            for other in open {
                let label = label!(text, "propose-to", player = ctx.names.label(other));
                answer = answer.with_button(&ctx.button(PROPOSE, &[other.to_string()]), label, ButtonStyle::Primary);
            }
            Ok(Step::shows(answer))
        }
        [to, rest @ ..] => {
            let to = ctx.player(to)?;
            let cubes = state.seat(player)?.cubes;
            let lines = Population::ALL.map(|track| {
                let left = cubes.on(track);
                (words::change(text, track, (left, left.saturating_sub(1))), track.name().to_owned())
            });
            let proposed = |track: &str| Some(proposing(to, Population::by_name(track)?));
            ctx.ask_one(rest, say!(text, "guide-propose-track"), lines, proposed)
        }
    }
}

fn proposing(to: PlayerId, track: Population) -> Command {
    Command::from(Act::Propose { to, track, space: None })
}

fn check(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (text, campaign, viewer) = (ctx.text, ctx.campaign, ctx.side.player);
    match answers {
        [] => {
            let card = views::relations_overview(text, campaign, ctx.names, viewer)?;
            let title = say!(text, "guide-relations-with");
            Ok(Step::shows(ctx.with_others(Answer::card(card), CHECK, title)))
        }
        [other] => {
            let other = PlayerId(other.parse().map_err(|_| Problem::Unknown)?);
            let card = views::relations_check(text, campaign, ctx.names, (viewer, other))?;
            Ok(ctx.leading_to(card, &[PROPOSE], answers, ButtonStyle::Primary))
        }
        _ => Err(Problem::Unknown),
    }
}
