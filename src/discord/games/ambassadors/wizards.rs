//! Wizards: an action with its moves and proposals, and the player's own tracks.

mod entered;
mod seat;

use super::{views, words};
use crate::discord::buttons::{Button, mark};
use crate::discord::game_ui::{Choice, Placement, Step, Wizard, WizardContext};
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::ambassadors::{Command as Act, Place, Population, State, movable, open_to, reachable};
use crate::rules::ids::PlayerId;
use crate::text::{Label, Name, Said, Typed, label, say};
use poise::serenity_prelude::ButtonStyle;

pub const WIZARDS: &[Wizard<State>] = &[
    Wizard {
        name: "begin",
        label: |text| say!(text, "guide-begin-action"),
        stands: Placement::OnThePanel,
        next: |_, _| Ok(Step::order(Act::BeginAction)),
    },
    Wizard { name: "move", label: |text| say!(text, "guide-move"), stands: Placement::OnThePanel, next: sail },
    Wizard { name: PROPOSE, label: |text| say!(text, "guide-propose"), stands: Placement::OnThePanel, next: propose },
    Wizard {
        name: "end",
        label: |text| say!(text, "guide-end-action"),
        stands: Placement::OnThePanel,
        next: |_, _| Ok(Step::order(Act::EndAction)),
    },
    Wizard { name: CHECK, label: |text| say!(text, "guide-check"), stands: Placement::OnThePanel, next: check },
    Wizard {
        name: seat::REPUTATION,
        label: |text| say!(text, "guide-reputation"),
        stands: Placement::OnThePanel,
        next: seat::reputation,
    },
    Wizard { name: seat::DRAW, label: |text| say!(text, "guide-draw"), stands: Placement::InPrivate, next: seat::draw },
    Wizard {
        name: seat::REARRANGE,
        label: |text| say!(text, "guide-rearrange"),
        stands: Placement::Elsewhere,
        next: seat::rearrange,
    },
    Wizard {
        name: seat::GIVE_BACK,
        label: |text| say!(text, "guide-give-back"),
        stands: Placement::Elsewhere,
        next: seat::give_back,
    },
    Wizard {
        name: "species",
        label: |text| say!(text, "guide-species"),
        stands: Placement::InPrivate,
        next: seat::species,
    },
    Wizard {
        name: "technology",
        label: |text| say!(text, "guide-technology"),
        stands: Placement::InPrivate,
        next: seat::technology,
    },
    Wizard {
        name: "ships",
        label: |text| say!(text, "guide-ships"),
        stands: Placement::InPrivate,
        next: entered::ships,
    },
    Wizard {
        name: "take-sector",
        label: |text| say!(text, "guide-take-sector"),
        stands: Placement::InPrivate,
        next: entered::take,
    },
    Wizard {
        name: "leave-sector",
        label: |text| say!(text, "guide-leave-sector"),
        stands: Placement::InPrivate,
        next: entered::leave,
    },
    Wizard {
        name: "population",
        label: |text| say!(text, "guide-population"),
        stands: Placement::InPrivate,
        next: seat::population,
    },
];

const PROPOSE: &str = "propose";
const CHECK: &str = "check";

fn go(ctx: &WizardContext<'_, State>, wizard: &str, answers: &[String]) -> Button {
    Button::Go { campaign: ctx.campaign.id, wizard: wizard.to_owned(), answers: answers.to_vec(), menu: 0 }
}

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
        let from = Name(&from.name);
        return asked(ctx, say!(text, "guide-move-to", sector = from), lines.collect());
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
        _ => Step::menu(words, say!(ctx.text, "guide-choose"), lines),
    })
}

/// Asks for an eligible partner, and shows what prevents relations with the others.
fn propose(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (text, campaign, state) = (ctx.text, ctx.campaign, ctx.game);
    let player = ctx.must_be_in_play()?;
    match answers {
        [] => {
            let overview = views::relations_overview(text, campaign, ctx.names, player)?;
            let open = open_to(campaign.roster(), state, player)?;
            let mut answer = Answer::card(overview);
            for other in open {
                let to = [other.to_string()];
                let label = label!(text, "propose-to", player = ctx.names.label(other));
                answer = answer.with_button(&go(ctx, PROPOSE, &to), label, ButtonStyle::Primary);
            }
            Ok(Step::shows(answer))
        }
        [to] => {
            let to = ctx.player(to)?;
            let cubes = state.seat(player)?.cubes;
            let lines = Population::ALL.map(|track| {
                let left = cubes.on(track);
                let label = words::change(text, track, (left, left.saturating_sub(1)));
                let line = (label, track_code(track).to_owned());
                (line, proposed(to, track))
            });
            ctx.ask_for(say!(text, "guide-propose-track"), lines)
        }
        [to, track] => {
            let mut all = Population::ALL.into_iter();
            let track = all.find(|one| track_code(*one) == track);
            let track = track.ok_or(Problem::Unknown)?;
            Ok(Step::Order(Box::new(proposed(ctx.player(to)?, track))))
        }
        _ => Err(Problem::Unknown),
    }
}

fn proposed(to: PlayerId, track: Population) -> Command {
    let space = None;
    Command::from(Act::Propose { to, track, space })
}

fn track_code(track: Population) -> &'static str {
    match track {
        Population::Materials => "materials",
        Population::Science => "science",
        Population::Money => "money",
    }
}

fn check(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (text, campaign, viewer) = (ctx.text, ctx.campaign, ctx.side.player);
    match answers {
        [] => {
            let card = views::relations_overview(text, campaign, ctx.names, viewer)?;
            let title = say!(text, "guide-relations-with");
            let answer = Answer::card(card).with_people(&go(ctx, CHECK, &[]), title);
            Ok(Step::shows(answer))
        }
        [other] => {
            let other = PlayerId(other.parse().map_err(|_| Problem::Unknown)?);
            let card = views::relations_check(text, campaign, ctx.names, (viewer, other))?;
            let open = open_to(campaign.roster(), ctx.game, viewer)?;
            let answer = Answer::card(card);
            Ok(Step::shows(match open.contains(&other) {
                true => {
                    let label = say!(text, "guide-propose");
                    let propose = go(ctx, PROPOSE, answers);
                    answer.with_button(&propose, label, ButtonStyle::Primary)
                }
                false => answer,
            }))
        }
        _ => Err(Problem::Unknown),
    }
}
