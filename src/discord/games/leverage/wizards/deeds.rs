//! Wizards for acts in other players' systems, and against other players.

use super::whom;
use crate::discord::Problem;
use crate::discord::game_ui::{Field, Step, WizardContext};
use crate::rules::games::leverage::{Battleground, Command as Act, Hostility, State};
use crate::rules::{Command, PlayerId};
use crate::text::{Said, Text, label, say};

const ENTER: &str = "enter";
const TERRAFORM: &str = "terraform";
const BIOMASS: &str = "biomass";
const MINERALS: &str = "minerals";

const DAMAGE: &str = "damage";
const CONQUER: &str = "conquer";
const DESTROY: &str = "destroy";

pub fn visit(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let Some((host, rest)) = answers.split_first() else {
        let all = |host| {
            [ENTER, TERRAFORM, BIOMASS, MINERALS]
                .iter()
                .filter_map(|code| deed(host, code, 1))
                .map(Command::from)
                .collect()
        };
        return whom(ctx, say!(text, "guide-enter-whom"), all);
    };
    let host = ctx.player(host)?;
    let deed = |code: &str, count: i64| deed(host, code, count);
    match rest {
        [] => {
            let all = [
                (say!(text, "deed-enter"), ENTER),
                (say!(text, "deed-terraform"), TERRAFORM),
                (say!(text, "deed-biomass"), BIOMASS),
                (say!(text, "deed-minerals"), MINERALS),
            ];
            let all = all
                .into_iter()
                .filter_map(|(label, code)| Some(((label, code.to_owned()), Command::from(deed(code, 1)?))));
            ctx.ask_for(say!(text, "guide-deed-what"), all)
        }
        [code] if code == MINERALS => Ok(count_form(ctx)),
        [code] => Ok(Step::order(deed(code, 1).ok_or(Problem::Unknown)?)),
        [code, count] if code == MINERALS => {
            let count = ctx.number(count)?;
            Ok(Step::order(deed(code, count).ok_or(Problem::Unknown)?))
        }
        _ => Err(Problem::Unknown),
    }
}

fn deed(host: PlayerId, code: &str, count: i64) -> Option<Act> {
    Some(match code {
        ENTER => Act::Enter { host, place: None, ship: None },
        TERRAFORM => Act::Terraform { host, place: None },
        BIOMASS => Act::CollectBiomass { host, samples: None, place: None },
        MINERALS => Act::SellMinerals { host, count, place: None },
        _ => return None,
    })
}

fn count_form(ctx: &WizardContext<'_, State>) -> Step {
    Step::form(label!(ctx.text, "deed-minerals"), [Field::number(say!(ctx.text, "field-count"), "1")])
}

/// Asks for an act against another player. The player confirms its cost before it counts.
pub fn hostile(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let Some((against, rest)) = answers.split_first() else {
        // A player is listed only if an act against them is open.
        let all = ctx.others().map(|(line, other)| {
            let acts = acts(text).map(|(_, _, hostility)| reported(other, hostility));
            let open = acts.iter().find(|act| ctx.may(act));
            let act = open.unwrap_or(&acts[0]).clone();
            (line, act)
        });
        return ctx.ask_for(say!(text, "guide-hostile-whom"), all);
    };
    let against = ctx.player(against)?;
    let act = |hostility| reported(against, hostility);
    match rest {
        [] => {
            let all = acts(text);
            let all = all.map(|(label, code, deed)| ((label, code.to_owned()), act(deed)));
            ctx.ask_for(say!(text, "guide-hostile-what"), all)
        }
        [code] if code == MINERALS => Ok(count_form(ctx)),
        [code, count] if code == MINERALS => {
            let count = ctx.number(count)?;
            Ok(Step::Order(Box::new(act(Hostility::StealMinerals { count }))))
        }
        [code, rest @ ..] if code == DAMAGE => damage(ctx, against, rest),
        [code] => {
            let chosen = acts(text).into_iter().find(|(_, one, _)| one == code);
            let (_, _, hostility) = chosen.ok_or(Problem::Unknown)?;
            Ok(Step::order(act(hostility)))
        }
        _ => Err(Problem::Unknown),
    }
}

fn reported(against: PlayerId, hostility: Hostility) -> Command {
    Command::from(Act::Act { against, hostility })
}

/// Returns each hostile act's name and code, with an example to test whether it is open.
fn acts(text: &Text) -> [(Said, &'static str, Hostility); 5] {
    let damage = Hostility::DamageShip { damage: 1, max_health: 100, place: Battleground::OwnSystems };
    [
        (say!(text, "deed-steal-minerals"), MINERALS, Hostility::StealMinerals { count: 1 }),
        (say!(text, "deed-steal-biomass"), BIOMASS, Hostility::StealBiomass),
        (say!(text, "deed-damage"), DAMAGE, damage),
        (say!(text, "deed-conquer"), CONQUER, Hostility::ConquerCity),
        (say!(text, "deed-destroy"), DESTROY, Hostility::DestroyCity),
    ]
}

fn damage(ctx: &WizardContext<'_, State>, against: PlayerId, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let places = [Battleground::OwnSystems, Battleground::ThirdParty, Battleground::TheirSystems];
    let act = |damage, max_health, place| {
        Command::from(Act::Act { against, hostility: Hostility::DamageShip { damage, max_health, place } })
    };
    match answers {
        [] => {
            let labels =
                [say!(text, "deed-own-systems"), say!(text, "deed-third-party"), say!(text, "deed-their-systems")];
            let lines = (0_usize..).zip(labels.into_iter().zip(places));
            let lines = lines.map(|(number, (label, place))| ((label, number.to_string()), act(1, 100, place)));
            ctx.ask_for(say!(text, "guide-damage-where"), lines)
        }
        [_] => Ok(Step::form(
            label!(text, "deed-damage"),
            [Field::number(say!(text, "field-damage"), "10"), Field::number(say!(text, "field-health"), "100")],
        )),
        [place, damage, health] => {
            let number: usize = place.parse().map_err(|_| Problem::Unknown)?;
            let place = *places.get(number).ok_or(Problem::Unknown)?;
            let (damage, health) = (ctx.number(damage)?, ctx.number(health)?);
            Ok(Step::Order(Box::new(act(damage, health, place))))
        }
        _ => Err(Problem::Unknown),
    }
}
