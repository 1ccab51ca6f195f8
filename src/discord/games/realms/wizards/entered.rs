//! Wizards for reports of what the table plays without the bot, and for dealing covert cards.

use super::named;
use crate::discord::game_ui::{Choice, Field, Form, Step, WizardContext};
use crate::discord::problem::Problem;
use crate::rules::games::realms::{self, Command as Act, CovertCorrection, Piece, Place, State};
use crate::rules::{Command, Correction, Moderation, NOTE_LIMIT, Refusal, table};
use crate::text::{Label, Said, Text, Typed, label, say};

pub const DEAL: &str = "deal";

pub fn seat(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    match answers {
        [] => {
            let realms = ctx.game.realms.iter().filter(|realm| realm.player.is_some());
            let realms = realms.map(|one| {
                let realm = one.name.clone();
                (named(&realm), Command::from(Act::SeatRealm { realm }))
            });
            ctx.ask_for(say!(ctx.text, "guide-seat-realm-which"), realms)
        }
        [realm] => Ok(Step::order(Act::SeatRealm { realm: realm.clone() })),
        _ => Err(Problem::Unknown),
    }
}

pub fn purse(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => {
            ctx.must_be_in_play()?;
            let most = u16::try_from(NOTE_LIMIT).unwrap_or(u16::MAX);
            let reason = Field { needed: true, long: false, ..Field::note(say!(text, "field-reason"), most) };
            Ok(Step::Form(Form {
                title: label!(text, "guide-purse"),
                fields: vec![
                    Field::number(say!(text, "field-power"), "+2").optional(),
                    Field::number(say!(text, "field-ducats"), "-5").optional(),
                    reason,
                ],
            }))
        }
        [power, ducats, reason] => {
            let change = |typed: &String| match typed.trim() {
                "" => Ok(None),
                typed => ctx.number(typed).map(Some),
            };
            Ok(Step::order(Act::Purse { power: change(power)?, ducats: change(ducats)?, reason: reason.clone() }))
        }
        _ => Err(Problem::Unknown),
    }
}

pub fn province(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => {
            ctx.must_be_in_play()?;
            let lines = ctx.game.board.areas().map(|area| named(&area.name));
            let words = say!(text, "guide-province-area");
            Ok(Step::menu(words, say!(text, "guide-choose"), lines))
        }
        [area] => {
            let provinces = ctx.game.board.provinces();
            let provinces = provinces.filter(|(place, _)| place.name == *area);
            let provinces = provinces.map(|(_, one)| {
                let province = one.name.clone();
                (named(&province), Command::from(Act::Province { province }))
            });
            ctx.ask_for(say!(text, "guide-province-which"), provinces)
        }
        [_, province] => Ok(Step::order(Act::Province { province: province.clone() })),
        _ => Err(Problem::Unknown),
    }
}

pub fn pieces(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let kind_of = |number: &String| {
        let number: usize = number.parse().map_err(|_| Problem::Unknown)?;
        Piece::ENTERED.get(number).copied().ok_or(Problem::Unknown)
    };
    match answers {
        [] => {
            ctx.must_be_in_play()?;
            let kinds = (0_usize..).zip(Piece::ENTERED);
            let lines = kinds.map(|(number, kind)| (piece(text, kind), number.to_string()));
            Ok(Step::buttons(say!(text, "guide-pieces-which"), lines))
        }
        [kind] => {
            let at_sea = matches!(kind_of(kind)?, Piece::Ship | Piece::Protection);
            let line = |place: &Place| named(&place.name);
            let lines: Vec<Choice> = match at_sea {
                true => ctx.game.board.zones().map(line).collect(),
                false => ctx.game.board.areas().map(line).collect(),
            };
            let words = say!(text, "guide-pieces-where");
            Ok(Step::menu(words, say!(text, "guide-choose"), lines))
        }
        [_, _] => Ok(Step::Form(Form {
            title: label!(text, "guide-pieces"),
            fields: vec![Field::number(say!(text, "field-count"), "1")],
        })),
        [kind, place, count] => {
            Ok(Step::order(Act::Pieces { kind: kind_of(kind)?, place: place.clone(), count: ctx.number(count)? }))
        }
        _ => Err(Problem::Unknown),
    }
}

fn piece(text: &Text, kind: Piece) -> Said {
    match kind {
        Piece::Town => say!(text, "guide-piece-town"),
        Piece::Vassal => say!(text, "guide-piece-vassal"),
        Piece::Marriage => say!(text, "guide-piece-marriage"),
        Piece::Colonist => say!(text, "guide-piece-colonist"),
        Piece::Ship => say!(text, "guide-piece-ship"),
        Piece::Protection => say!(text, "guide-piece-protection"),
        Piece::Influence => say!(text, "guide-influence"),
        Piece::Claim => say!(text, "guide-claims"),
    }
}

pub fn war(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let entered = |realm: &str, at_war| {
        let realm = realm.to_owned();
        Command::from(Act::War { realm, at_war })
    };
    match answers {
        [] => {
            let realms = ctx.game.realms.iter();
            let all = realms.flat_map(|realm| {
                let name = realm.name.as_str();
                [true, false].map(|at_war| {
                    let sign = if at_war { "yes" } else { "no" };
                    let label = label!(text, "guide-war-line", realm = Typed(name, 60), war = sign);
                    ((label, format!("{sign}={name}")), entered(name, at_war))
                })
            });
            ctx.ask_for(say!(text, "guide-war-which"), all)
        }
        [code] => {
            let (sign, realm) = code.split_once('=').ok_or(Problem::Unknown)?;
            Ok(Step::Order(Box::new(entered(realm, sign == "yes"))))
        }
        _ => Err(Problem::Unknown),
    }
}

pub fn deal(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    if !ctx.moderates {
        return Err(Refusal::from(table::Refusal::ModeratorsOnly).into());
    }
    match answers {
        [] => {
            let players = ctx.campaign.active_players();
            let lines: Vec<Choice> = players.map(|player| (ctx.names.label(player), player.to_string())).collect();
            match lines.is_empty() {
                true => Err(say!(text, "guide-nothing").into()),
                false => Ok(Step::buttons(say!(text, "guide-deal-whom"), lines)),
            }
        }
        [_] => {
            let lines = (1..=5).map(|count: u32| (Label::of(count), count.to_string()));
            Ok(Step::buttons(say!(text, "guide-deal-count"), lines))
        }
        [player, count] => {
            let (player, count) = (ctx.player(player)?, ctx.number(count)?);
            let deal = CovertCorrection::Deal { player, count };
            let correction = Correction::Realms(realms::Correction::Covert(deal));
            let reason = None;
            let correct = Moderation::Correct { correction, reason };
            Ok(Step::Order(Box::new(Command::Moderate(correct))))
        }
        _ => Err(Problem::Unknown),
    }
}
