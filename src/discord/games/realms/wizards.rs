//! Wizards: a turn with its actions, trade, covert cards, and reports of what the table plays without the bot.

mod entered;
mod trade;

use super::{views, words};
use crate::discord::buttons::Button;
use crate::discord::game_ui::{Choice, Placement, Step, Wizard, WizardContext};
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::realms::{Action, CallKind, Command as Act, CovertCommand, Play, State, playable, slug};
use crate::text::{Label, Said, Text, Typed, label, say};
use poise::serenity_prelude::ButtonStyle;

pub const WIZARDS: &[Wizard<State>] = &[
    wizard(
        "begin",
        Placement::OnThePanel,
        |text| say!(text, "guide-begin-turn"),
        |_, _| Ok(Step::order(Act::BeginTurn)),
    ),
    wizard(
        "influence",
        Placement::OnThePanel,
        |text| say!(text, "guide-influence"),
        |_, _| {
            let (areas, in_ducats) = (Vec::new(), None);
            Ok(Step::order(Act::Influence { areas, in_ducats }))
        },
    ),
    wizard("alliance", Placement::OnThePanel, |text| say!(text, "guide-alliance"), alliance),
    wizard(
        "claims",
        Placement::OnThePanel,
        |text| say!(text, "guide-claims"),
        |_, _| {
            let areas = Vec::new();
            Ok(Step::order(Act::Claims { areas }))
        },
    ),
    wizard("trade", Placement::OnThePanel, |text| say!(text, "guide-trade"), trade::shown),
    wizard("covert", Placement::OnThePanel, |text| say!(text, "guide-covert"), covert),
    wizard("end", Placement::OnThePanel, |text| say!(text, "guide-end-turn"), |_, _| Ok(Step::order(Act::EndTurn))),
    wizard("hand", Placement::OnThePanel, |text| say!(text, "guide-hand"), hand),
    wizard("end-alliance", Placement::InPrivate, |text| say!(text, "guide-end-alliance"), end_alliance),
    wizard("call", Placement::InPrivate, |text| say!(text, "guide-call"), call),
    wizard("realms", Placement::InPrivate, |text| say!(text, "guide-realms"), realms),
    wizard("check", Placement::InPrivate, |text| say!(text, "guide-check-action"), check),
    wizard("seat", Placement::InPrivate, |text| say!(text, "guide-seat-realm"), entered::seat),
    wizard("purse", Placement::InPrivate, |text| say!(text, "guide-purse"), entered::purse),
    wizard("province", Placement::InPrivate, |text| say!(text, "guide-province"), entered::province),
    wizard("pieces", Placement::InPrivate, |text| say!(text, "guide-pieces"), entered::pieces),
    wizard("war", Placement::InPrivate, |text| say!(text, "guide-war"), entered::war),
    wizard(entered::DEAL, Placement::InPrivate, |text| say!(text, "guide-deal"), entered::deal),
    wizard(DISCARD, Placement::Elsewhere, |text| say!(text, "guide-discard-card"), discard),
    wizard(trade::BEGIN, Placement::Elsewhere, |text| say!(text, "guide-trade-begin"), trade::begin),
    wizard(trade::SHIP, Placement::Elsewhere, |text| say!(text, "guide-trade-ship"), trade::ship),
    wizard(trade::CHOOSE, Placement::Elsewhere, |text| say!(text, "guide-trade-choose"), trade::choose),
    wizard(trade::DISCARD, Placement::Elsewhere, |text| say!(text, "guide-trade-discard"), trade::discard),
];

const DISCARD: &str = "discard-card";

type Next = fn(&WizardContext<'_, State>, &[String]) -> Result<Step, Problem>;

const fn wizard(name: &'static str, stands: Placement, label: fn(&Text) -> Said, next: Next) -> Wizard<State> {
    Wizard { name, label, stands, next }
}

fn begin(ctx: &WizardContext<'_, State>, wizard: &str) -> Button {
    Button::Go { campaign: ctx.campaign.id, wizard: wizard.to_owned(), answers: Vec::new(), menu: 0 }
}

fn named(name: &str) -> Choice {
    (Label::of(Typed(name, 100)), name.to_owned())
}

fn alliance(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    match answers {
        [] => {
            let realms = ctx.game.realms.iter().filter(|realm| realm.is_npr());
            let realms = realms.map(|one| {
                let realm = one.name.clone();
                (named(&realm), Command::from(Act::Forge { realm }))
            });
            ctx.ask_for(say!(ctx.text, "guide-alliance-with"), realms)
        }
        [realm] => Ok(Step::order(Act::Forge { realm: realm.clone() })),
        _ => Err(Problem::Unknown),
    }
}

/// Asks which alliance to end. The rules then ask for the areas that influence returns from.
fn end_alliance(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let ended = |realm: String| Command::from(Act::EndAlliance { realm, areas: Vec::new() });
    match answers {
        [] => {
            let realms = ctx.game.allies(ctx.side.player);
            let realms = realms.map(|one| (named(&one.name), ended(one.name.clone())));
            ctx.ask_for(say!(ctx.text, "guide-end-alliance-which"), realms)
        }
        [realm] => Ok(Step::Order(Box::new(ended(realm.clone())))),
        _ => Err(Problem::Unknown),
    }
}

/// Asks which ally to call, and for what purpose. Only the command can name an enemy.
fn call(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let called = |realm: &str, kind| {
        let (realm, enemy, areas) = (realm.to_owned(), None, Vec::new());
        Command::from(Act::CallToArms { realm, kind, enemy, areas })
    };
    match answers {
        [] => {
            let realms = ctx.game.allies(ctx.side.player);
            let calls = realms.flat_map(|one| {
                [(CallKind::Defensive, "defensive"), (CallKind::Offensive, "offensive")].map(|(kind, code)| {
                    let (realm, word) = (Label::of(Typed(&one.name, 60)), words::call(ctx.text, kind));
                    let label = label!(ctx.text, "guide-call-line", realm, kind = word);
                    ((label, format!("{code}={}", one.name)), called(&one.name, kind))
                })
            });
            ctx.ask_for(say!(ctx.text, "guide-call-which"), calls)
        }
        [code] => match code.split_once('=') {
            Some(("defensive", realm)) => Ok(Step::Order(Box::new(called(realm, CallKind::Defensive)))),
            Some(("offensive", realm)) => Ok(Step::Order(Box::new(called(realm, CallKind::Offensive)))),
            _ => Err(Problem::Unknown),
        },
        _ => Err(Problem::Unknown),
    }
}

/// Asks which covert card to play; the rules then ask for its target. A moderator who acts for a player sees only their
/// own hand.
fn covert(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let played = |card: String| {
        Command::from(Act::Covert(CovertCommand::Play(Play { card, realm: None, area: None, count: None })))
    };
    match answers {
        [] => {
            let cards = playable(ctx.game, ctx.side.player).into_iter();
            let cards = cards.map(|card| {
                let code = slug(&card.name);
                ((Label::of(Typed(&card.name, 100)), code.clone()), played(code))
            });
            ctx.ask_for(say!(ctx.text, "guide-covert-which"), cards)
        }
        [card] => Ok(Step::Order(Box::new(played(card.clone())))),
        _ => Err(Problem::Unknown),
    }
}

fn hand(ctx: &WizardContext<'_, State>, _: &[String]) -> Result<Step, Problem> {
    let card = views::hand(ctx.text, ctx.campaign, ctx.side.reader)?;
    let label = say!(ctx.text, "guide-discard-card");
    let answer = Answer::card(card);
    let discard = begin(ctx, DISCARD);
    Ok(Step::shows(answer.with_button(&discard, label, ButtonStyle::Secondary)))
}

fn discard(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let discarded = |card: String| Command::from(Act::Covert(CovertCommand::Discard { card }));
    match answers {
        [] => {
            let cards = ctx.game.covert.hand(ctx.side.player).into_iter();
            let cards = cards.map(|card| {
                let code = slug(&card.name);
                let label = Label::of(Typed(&card.name, 100));
                ((label, code.clone()), discarded(code))
            });
            ctx.ask_for(say!(ctx.text, "guide-discard-which"), cards)
        }
        [card] => Ok(Step::Order(Box::new(discarded(card.clone())))),
        _ => Err(Problem::Unknown),
    }
}

fn realms(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (text, campaign) = (ctx.text, ctx.campaign);
    match answers {
        [] => {
            let card = views::realms(text, campaign, ctx.names)?;
            let lines = ctx.game.realms.iter().map(|realm| named(&realm.name));
            let title = say!(text, "guide-realm-menu");
            let menu = begin(ctx, "realms");
            let answer = Answer::card(card).with_menu(&menu, title, lines.collect());
            Ok(Step::shows(answer))
        }
        [realm] => {
            let card = views::realm(text, campaign, ctx.names, realm)?;
            Ok(Step::shows(Answer::card(card)))
        }
        _ => Err(Problem::Unknown),
    }
}

/// Asks what to check, then for the target. Covert cards are left out, because playing one shows its conditions.
fn check(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (text, state) = (ctx.text, ctx.game);
    let judged = |action: Action| {
        let viewer = (ctx.side.player, ctx.now);
        let card = views::check(text, ctx.campaign, viewer, &action)?;
        Ok(Step::shows(Answer::card(card)))
    };
    let target = |lines: Vec<Choice>| {
        let words = say!(text, "guide-check-target");
        Ok(Step::menu(words, say!(text, "guide-choose"), lines))
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
        ["alliance", realm] => {
            let realm = realm.to_owned();
            judged(Action::Alliance { realm })
        }
        ["influence", area] => {
            let area = area.to_owned();
            judged(Action::Influence { area })
        }
        ["claims", area] => {
            let area = area.to_owned();
            judged(Action::Claims { area })
        }
        _ => Err(Problem::Unknown),
    }
}
