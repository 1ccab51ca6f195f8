mod deeds;
mod favour;
mod fleet;

use super::{views, words};
use crate::discord::game_ui::{
    Field, Named, RETURN, RETURN_ALONE, Step, Wizard, WizardContext, nth, numbered, written,
};
use crate::discord::{Answer, Problem};
use crate::rules::games::leverage::{Access, Command as Act, Leverage, Money, State, Technology};
use crate::rules::{Command, NOTE_LIMIT, PlayerId};
use crate::text::{Said, label, say};
use poise::serenity_prelude::ButtonStyle;

pub const WIZARDS: &[Wizard<State>] = &[
    Wizard::on_the_panel(GIFT, |text| say!(text, "guide-gift"), gift),
    Wizard::on_the_panel(ASK, |text| say!(text, "guide-ask"), favour::ask),
    Wizard::on_the_panel("grant", |text| say!(text, "guide-grant"), grant),
    Wizard::on_the_panel(RESEARCH, |text| say!(text, "guide-research"), fleet::research),
    Wizard::on_the_panel(SCHMOOZE, |text| say!(text, "guide-schmooze"), fleet::schmooze).once(fleet::may_schmooze),
    Wizard::on_the_panel(RELATIONS, |text| say!(text, "guide-relations"), relations),
    Wizard::in_private("ships", |text| say!(text, "guide-ships"), fleet::ships),
    Wizard::in_private("embassy", |text| say!(text, "guide-embassy"), fleet::embassy),
    Wizard::in_private("unlock", |text| say!(text, "guide-unlock"), unlock),
    Wizard::in_private("revoke", |text| say!(text, "guide-revoke"), revoke),
    Wizard::in_private("reset", |text| say!(text, "guide-reset"), reset),
    Wizard::in_private("enter", |text| say!(text, "guide-enter"), deeds::visit),
    Wizard::in_private("hostile", |text| say!(text, "guide-hostile"), deeds::hostile),
    Wizard::elsewhere(RETURN, |text| say!(text, "guide-return"), in_return),
    Wizard::elsewhere(RETURN_ALONE, |text| say!(text, "guide-return-alone"), in_return),
    Wizard::in_private("loss", |text| say!(text, "guide-loss"), fleet::loss),
];

pub const GIFT: &str = "gift";
pub const ASK: &str = "ask";
pub const RESEARCH: &str = "research";
pub const SCHMOOZE: &str = "schmooze";
const RELATIONS: &str = "relations";

/// Follows up an accepted offer: the receiver can give a gift, and the giver can ask for a favour.
fn in_return(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let [giver, receiver, rest @ ..] = answers else {
        return Err(Problem::Unknown);
    };
    let me = ctx.side.player.to_string();
    let towards = |other: &String| [std::slice::from_ref(other), rest].concat();
    match () {
        () if me == *receiver => gift(ctx, &towards(giver)),
        () if me == *giver => favour::ask(ctx, &towards(receiver)),
        () => {
            let (giver, receiver) = (ctx.player(giver)?, ctx.player(receiver)?);
            Err(say!(ctx.text, "guide-return-not-yours", giver, receiver).into())
        }
    }
}

/// A gift of 1 tests whether any gift would be refused.
const ANY: Money = Money(1);

/// Asks for a player who can be the target of one of these acts.
fn whom(ctx: &WizardContext<'_, State>, words: Said, acts: impl Fn(PlayerId) -> Vec<Command>) -> Result<Step, Problem> {
    ctx.must_be_in_play()?;
    if ctx.others().next().is_none() {
        return Err(say!(ctx.text, "relations-alone").into());
    }
    let all = ctx.others().filter_map(|(line, other)| {
        let mut acts = acts(other);
        let open = acts.iter().position(|act| ctx.may(act)).unwrap_or(0);
        (open < acts.len()).then(|| (line, acts.swap_remove(open)))
    });
    ctx.ask_for(words, all)
}

fn gift(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => whom(ctx, say!(text, "guide-gift-whom"), |to| {
            vec![Command::from(Act::Gift { to, amount: ANY, note: None })]
        }),
        [to] => {
            let to = ctx.player(to)?;
            ctx.may_go_on(Act::Gift { to, amount: ANY, note: None })?;
            Ok(Step::form(
                label!(text, "guide-gift-form", player = ctx.names.label(to)),
                [Field::number(say!(text, "field-money"), "100"), note_field(ctx)],
            ))
        }
        [to, amount, note] => {
            let (to, amount) = (ctx.player(to)?, Money(ctx.number(amount)?));
            Ok(Step::order(Act::Gift { to, amount, note: written(note) }))
        }
        _ => Err(Problem::Unknown),
    }
}

fn note_field(ctx: &WizardContext<'_, State>) -> Field {
    let most = u16::try_from(NOTE_LIMIT).unwrap_or(u16::MAX);
    Field::note(say!(ctx.text, "field-note"), most)
}

fn grant(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let Some((to, rest)) = answers.split_first() else {
        let all = |to| Access::ALL.map(|access| Command::from(Act::OfferAccess { to, access })).into();
        return whom(ctx, say!(text, "guide-grant-whom"), all);
    };
    let to = ctx.player(to)?;
    let kinds = numbered(&Access::ALL, |access| words::access(text, access));
    let offered = |code: &str| Some(Act::OfferAccess { to, access: nth(&Access::ALL, code)? });
    ctx.ask_one(rest, say!(text, "guide-grant-what"), kinds, offered)
}

fn revoke(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let granted = ctx.others().flat_map(|((name, code), _)| {
        let kinds = numbered(&Access::ALL, |access| label!("{name}: {}", words::access(text, access)));
        kinds.into_iter().map(move |(label, number)| (label, format!("{number}:{code}")))
    });
    let revoked = |code: &str| {
        let (access, from) = code.split_once(':')?;
        Some(Act::RevokeAccess { from: PlayerId(from.parse().ok()?), access: nth(&Access::ALL, access)? })
    };
    ctx.ask_one(answers, say!(text, "guide-revoke-what"), granted, revoked)
}

fn reset(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => whom(ctx, say!(text, "guide-reset-whom"), |to| vec![resetting(to)]),
        [to] => {
            let to = ctx.player(to)?;
            ctx.may_go_on(resetting(to))?;
            Ok(Step::form(
                label!(text, "guide-reset-form", player = ctx.names.label(to)),
                [Field::number(say!(text, "field-leverage"), "10")],
            ))
        }
        [to, amount] => {
            let (to, typed) = (ctx.player(to)?, ctx.number::<f64>(amount)?);
            let amount = Leverage::from_decimal(typed).ok_or_else(|| say!(text, "not-hundredths", amount = typed))?;
            Ok(Step::order(Act::ProposeReset { to, amount }))
        }
        _ => Err(Problem::Unknown),
    }
}

/// Returns a reset by 1, which tests whether any would be refused.
fn resetting(to: PlayerId) -> Command {
    Command::from(Act::ProposeReset { to, amount: Leverage::points(1) })
}

fn unlock(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let all = Technology::NAMES.iter();
    let lines = all.enumerate().map(|(number, (_, one))| (words::technology(ctx.text, *one), number.to_string()));
    let unlocked = |code: &str| {
        let (_, technology) = nth(Technology::NAMES, code)?;
        Some(Act::Unlock { technology })
    };
    ctx.ask_one(answers, say!(ctx.text, "guide-unlock-what"), lines, unlocked)
}

/// Shows all relations, then those with a chosen player and the possible acts.
fn relations(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (text, campaign) = (ctx.text, ctx.campaign);
    campaign.must_know(ctx.side.player)?;
    match answers {
        [] => {
            let card = views::relations_table(text, campaign, ctx.names, ctx.side)?;
            let title = say!(text, "guide-relations-with");
            Ok(Step::shows(ctx.with_others(Answer::card(card), RELATIONS, title)))
        }
        [other] => {
            let other = PlayerId(other.parse().map_err(|_| Problem::Unknown)?);
            campaign.must_know(other)?;
            if other == ctx.side.player {
                return relations(ctx, &[]);
            }
            let card = views::relation_pair(text, campaign, ctx.names, ctx.side, other)?;
            Ok(ctx.leading_to(card, &[GIFT, ASK], answers, ButtonStyle::Primary))
        }
        _ => Err(Problem::Unknown),
    }
}
