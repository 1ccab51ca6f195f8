//! Wizards for reports of what the table plays without the bot, and for dealing covert cards.

use super::must_have_map;
use crate::discord::Problem;
use crate::discord::game_ui::{Choice, Field, Step, WizardContext, named, nth, numbered};
use crate::rules::games::realms::{Command as Act, Correction, CovertCorrection, Piece, Place, State};
use crate::rules::{Command, Moderation, NOTE_LIMIT};
use crate::text::{Label, Said, Text, Typed, label, say};

pub fn seat(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let realms = ctx.game.realms.iter().filter(|realm| realm.player.is_some()).map(|realm| named(&realm.name));
    let seated = |realm: &str| Some(Act::SeatRealm { realm: realm.to_owned() });
    ctx.ask_one(answers, say!(ctx.text, "guide-seat-realm-which"), realms, seated)
}

pub fn purse(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => {
            ctx.must_be_in_play()?;
            must_have_map(ctx)?;
            let most = u16::try_from(NOTE_LIMIT).unwrap_or(u16::MAX);
            let reason = Field { needed: true, long: false, ..Field::note(say!(text, "field-reason"), most) };
            Ok(Step::form(
                label!(text, "guide-purse"),
                [
                    Field::number(say!(text, "field-power"), "+2").optional(),
                    Field::number(say!(text, "field-ducats"), "-5").optional(),
                    reason,
                ],
            ))
        }
        [power, ducats, reason] => {
            let (power, ducats) = (ctx.number_if_any(power)?, ctx.number_if_any(ducats)?);
            Ok(Step::order(Act::Purse { power, ducats, reason: reason.clone() }))
        }
        _ => Err(Problem::Unknown),
    }
}

pub fn province(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => {
            ctx.must_be_in_play()?;
            must_have_map(ctx)?;
            let lines = ctx.game.board.areas().map(|area| named(&area.name));
            let words = say!(text, "guide-province-area");
            Ok(ctx.ask_in_menu(words, lines))
        }
        [area, rest @ ..] => {
            let provinces = ctx.game.board.provinces().filter(|(place, _)| place.name == *area);
            let provinces = provinces.map(|(_, province)| named(&province.name));
            let owned = |province: &str| Some(Act::Province { province: province.to_owned() });
            ctx.ask_one(rest, say!(text, "guide-province-which"), provinces, owned)
        }
    }
}

pub fn pieces(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let kind_of = |number: &str| nth(&Piece::ENTERED, number).ok_or(Problem::Unknown);
    match answers {
        [] => {
            ctx.must_be_in_play()?;
            must_have_map(ctx)?;
            let lines = numbered(&Piece::ENTERED, |kind| piece(text, kind));
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
            Ok(ctx.ask_in_menu(words, lines))
        }
        [_, _] => Ok(Step::form(label!(text, "guide-pieces"), [Field::number(say!(text, "field-count"), "1")])),
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
    let realms = ctx.game.realms.iter().flat_map(|realm| {
        let name = realm.name.as_str();
        ["yes", "no"].map(|war| {
            let label = label!(text, "guide-war-line", realm = Typed(name, 60), war);
            (label, format!("{war}={name}"))
        })
    });
    let entered = |code: &str| {
        let (war, realm) = code.split_once('=')?;
        Some(Act::War { realm: realm.to_owned(), at_war: war == "yes" })
    };
    ctx.ask_one(answers, say!(text, "guide-war-which"), realms, entered)
}

pub fn deal(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let dealt = |player, count| {
        let deal = Correction::Covert(CovertCorrection::Deal { player, count });
        Command::Moderate(Moderation::Correct { correction: deal.into(), reason: None })
    };
    match answers {
        [] => {
            let players = ctx.campaign.active_players();
            let lines = players.map(|player| ((ctx.names.label(player), player.to_string()), dealt(player, 1)));
            ctx.ask_moderator(say!(text, "guide-deal-whom"), lines)
        }
        [player] => {
            let player = ctx.player(player)?;
            let lines = (1..=5).map(|count: u32| ((Label::of(count), count.to_string()), dealt(player, count)));
            ctx.ask_moderator(say!(text, "guide-deal-count"), lines)
        }
        [player, count] => Ok(Step::order(dealt(ctx.player(player)?, ctx.number(count)?))),
        _ => Err(Problem::Unknown),
    }
}
