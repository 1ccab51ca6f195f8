//! Wizards: a turn with its actions, trade, covert cards, and reports of what the table plays without the bot.

mod entered;
mod trade;

use super::tell::PROMISES;
use super::{views, words};
use crate::discord::game_ui::{Choice, Named, Step, Wizard, WizardContext, named};
use crate::discord::handler::must_be_own;
use crate::discord::{Answer, Problem};
use crate::rules::games::realms::{
    Action, CallKind, Card, Command as Act, CovertCommand, Play, State, TradeCommand, playable, slug,
};
use crate::text::{Label, Typed, label, say};
use poise::serenity_prelude::ButtonStyle;

pub const WIZARDS: &[Wizard<State>] = &[
    Wizard::on_the_panel("begin", |text| say!(text, "guide-begin-turn"), |_, _| Ok(Step::order(Act::BeginTurn))),
    Wizard::on_the_panel("influence", |text| say!(text, "guide-influence"), |_, _| Ok(Step::order(INFLUENCE))),
    Wizard::on_the_panel("alliance", |text| say!(text, "guide-alliance"), alliance),
    Wizard::on_the_panel("claims", |text| say!(text, "guide-claims"), |_, _| Ok(Step::order(CLAIMS))),
    Wizard::on_the_panel("trade", |text| say!(text, "guide-trade"), trade::shown),
    Wizard::on_the_panel("covert", |text| say!(text, "guide-covert"), covert),
    Wizard::on_the_panel("end", |text| say!(text, "guide-end-turn"), |_, _| Ok(Step::order(Act::EndTurn))),
    Wizard::on_the_panel("hand", |text| say!(text, "guide-hand"), hand),
    Wizard::in_private("end-alliance", |text| say!(text, "guide-end-alliance"), end_alliance),
    Wizard::in_private("call", |text| say!(text, "guide-call"), call),
    Wizard::in_private(REALMS, |text| say!(text, "guide-realms"), realms),
    Wizard::in_private("check", |text| say!(text, "guide-check-action"), check),
    Wizard::in_private("seat", |text| say!(text, "guide-seat-realm"), entered::seat),
    Wizard::in_private("purse", |text| say!(text, "guide-purse"), entered::purse),
    Wizard::in_private("province", |text| say!(text, "guide-province"), entered::province),
    Wizard::in_private("pieces", |text| say!(text, "guide-pieces"), entered::pieces),
    Wizard::in_private("war", |text| say!(text, "guide-war"), entered::war),
    Wizard::in_private("deal", |text| say!(text, "guide-deal"), entered::deal),
    Wizard::elsewhere(PROMISES, |text| say!(text, "guide-promises"), promises),
    Wizard::elsewhere(DISCARD, |text| say!(text, "guide-discard-card"), discard),
    Wizard::elsewhere(
        trade::BEGIN,
        |text| say!(text, "guide-trade-begin"),
        |_, _| Ok(Step::order(Act::Trade(TradeCommand::Begin))),
    ),
    Wizard::elsewhere(trade::SHIP, |text| say!(text, "guide-trade-ship"), trade::ship),
    Wizard::elsewhere(
        trade::CHOOSE,
        |text| say!(text, "guide-trade-choose"),
        |_, _| Ok(Step::order(Act::Trade(trade::CHOOSES))),
    ),
    Wizard::elsewhere(
        trade::DISCARD,
        |text| say!(text, "guide-trade-discard"),
        |_, _| Ok(Step::order(Act::Trade(TradeCommand::Discard))),
    ),
];

const REALMS: &str = "realms";
const DISCARD: &str = "discard-card";

/// The rules ask for the areas.
const INFLUENCE: Act = Act::Influence { areas: Vec::new(), in_ducats: None };
const CLAIMS: Act = Act::Claims { areas: Vec::new() };

/// Refuses whatever needs a map while there is none.
fn must_have_map(ctx: &WizardContext<'_, State>) -> Result<(), Problem> {
    match ctx.game.board.places.is_empty() {
        true => Err(say!(ctx.text, "areas-none").into()),
        false => Ok(()),
    }
}

fn alliance(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    must_have_map(ctx)?;
    let realms = ctx.game.realms.iter().filter(|realm| realm.is_npr()).map(|realm| named(&realm.name));
    let forged = |realm: &str| Some(Act::Forge { realm: realm.to_owned() });
    ctx.ask_one(answers, say!(ctx.text, "guide-alliance-with"), realms, forged)
}

/// Asks which alliance to end. The rules then ask for the areas that influence returns from.
fn end_alliance(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let realms = ctx.game.allies(ctx.side.player).map(|realm| named(&realm.name));
    let ended = |realm: &str| Some(Act::EndAlliance { realm: realm.to_owned(), areas: Vec::new() });
    ctx.ask_one(answers, say!(ctx.text, "guide-end-alliance-which"), realms, ended)
}

/// Asks which ally to call, and for what purpose. Only the command can name an enemy.
fn call(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let calls = ctx.game.allies(ctx.side.player).flat_map(|one| {
        [CallKind::Defensive, CallKind::Offensive].map(|kind| {
            let (realm, word) = (Label::of(Typed(&one.name, 60)), words::call(ctx.text, kind));
            let label = label!(ctx.text, "guide-call-line", realm, kind = word);
            (label, format!("{}={}", kind.name(), one.name))
        })
    });
    let called = |code: &str| {
        let (kind, realm) = code.split_once('=')?;
        let (kind, realm) = (CallKind::by_name(kind)?, realm.to_owned());
        Some(Act::CallToArms { realm, kind, enemy: None, areas: Vec::new() })
    };
    ctx.ask_one(answers, say!(ctx.text, "guide-call-which"), calls, called)
}

/// Asks which covert card to play; the rules then ask for its target. A moderator who acts for a player sees only their
/// own hand.
fn covert(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    must_have_map(ctx)?;
    let cards = playable(ctx.game, ctx.side.player).into_iter().map(card_line);
    let played = |card: &str| {
        let play = Play { card: card.to_owned(), realm: None, area: None, count: None };
        Some(Act::Covert(CovertCommand::Play(play)))
    };
    ctx.ask_one(answers, say!(ctx.text, "guide-covert-which"), cards, played)
}

/// Shows the whole promise of each deck's newest shuffle.
fn promises(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    Ok(Step::shows(Answer::from(views::promises(ctx.text, ctx.game))))
}

fn hand(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    must_be_own(ctx.text, ctx.campaign, ctx.side)?;
    let card = views::hand(ctx.text, ctx.campaign, ctx.side.reader)?;
    Ok(ctx.leading_to(card, &[DISCARD], &[], ButtonStyle::Secondary))
}

fn discard(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let cards = ctx.game.covert.hand(ctx.side.player).into_iter().map(card_line);
    let discarded = |card: &str| Some(Act::Covert(CovertCommand::Discard { card: card.to_owned() }));
    ctx.ask_one(answers, say!(ctx.text, "guide-discard-which"), cards, discarded)
}

fn card_line(card: &Card) -> Choice {
    (Label::of(Typed(&card.name, 100)), slug(&card.name))
}

fn realms(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (text, campaign) = (ctx.text, ctx.campaign);
    match answers {
        [] => {
            let card = views::realms(text, campaign, ctx.names)?;
            let lines = ctx.game.realms.iter().map(|realm| named(&realm.name)).collect();
            let menu = ctx.button(REALMS, &[]);
            Ok(Step::shows(Answer::card(card).with_menu(&menu, say!(text, "guide-realm-menu"), lines)))
        }
        [realm] => Ok(Step::shows(views::realm(text, campaign, ctx.names, realm)?)),
        _ => Err(Problem::Unknown),
    }
}

/// Asks what to check, then for the target. Covert cards are left out, because playing one shows its conditions.
fn check(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    must_have_map(ctx)?;
    let (text, state) = (ctx.text, ctx.game);
    let judged = |action: Action| {
        let viewer = (ctx.side.player, ctx.now);
        Ok(Step::shows(views::check(text, ctx.campaign, viewer, &action)?))
    };
    let target = |lines: Vec<Choice>| {
        let words = say!(text, "guide-check-target");
        Ok(ctx.ask_in_menu(words, lines))
    };
    let answers: Vec<&str> = answers.iter().map(String::as_str).collect();
    match answers[..] {
        [] => {
            let actions = [
                (say!(text, "guide-influence"), "influence"),
                (say!(text, "guide-alliance"), "alliance"),
                (say!(text, "guide-claims"), "claims"),
                (say!(text, "guide-trade"), "trade"),
            ];
            let lines = actions.map(|(label, code)| (label, code.to_owned()));
            let words = say!(text, "guide-check-action-which");
            Ok(Step::buttons(words, lines.to_vec()))
        }
        ["trade"] => judged(Action::Trade),
        ["alliance"] => {
            let realms = state.realms.iter().filter(|realm| realm.is_npr());
            target(realms.map(|realm| named(&realm.name)).collect())
        }
        ["influence" | "claims"] => target(state.board.areas().map(|area| named(&area.name)).collect()),
        ["alliance", realm] => judged(Action::Alliance { realm: realm.to_owned() }),
        ["influence", area] => judged(Action::Influence { area: area.to_owned() }),
        ["claims", area] => judged(Action::Claims { area: area.to_owned() }),
        _ => Err(Problem::Unknown),
    }
}
