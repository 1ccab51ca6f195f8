mod deeds;
mod favour;
mod fleet;

use super::{views, words};
use crate::discord::buttons::Button;
use crate::discord::game_ui::{Field, Form, Placement, RETURN, Step, Wizard, WizardContext, written};
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::games::leverage::amounts::{Leverage, Money};
use crate::rules::games::leverage::{Access, Command as Act, State, Technology};
use crate::rules::ids::PlayerId;
use crate::rules::{Command, NOTE_LIMIT};
use crate::text::{Said, label, say};
use poise::serenity_prelude::ButtonStyle;

pub const WIZARDS: &[Wizard<State>] = &[
    Wizard { name: GIFT, label: |text| say!(text, "guide-gift"), stands: Placement::OnThePanel, next: gift },
    Wizard { name: ASK, label: |text| say!(text, "guide-ask"), stands: Placement::OnThePanel, next: favour::ask },
    Wizard { name: "grant", label: |text| say!(text, "guide-grant"), stands: Placement::OnThePanel, next: grant },
    Wizard {
        name: RESEARCH,
        label: |text| say!(text, "guide-research"),
        stands: Placement::OnThePanel,
        next: fleet::research,
    },
    Wizard {
        name: SCHMOOZE,
        label: |text| say!(text, "guide-schmooze"),
        stands: Placement::OnThePanel,
        next: fleet::schmooze,
    },
    Wizard {
        name: "relations",
        label: |text| say!(text, "guide-relations"),
        stands: Placement::OnThePanel,
        next: relations,
    },
    Wizard { name: "ships", label: |text| say!(text, "guide-ships"), stands: Placement::InPrivate, next: fleet::ships },
    Wizard {
        name: "embassy",
        label: |text| say!(text, "guide-embassy"),
        stands: Placement::InPrivate,
        next: fleet::embassy,
    },
    Wizard { name: "unlock", label: |text| say!(text, "guide-unlock"), stands: Placement::InPrivate, next: unlock },
    Wizard { name: "revoke", label: |text| say!(text, "guide-revoke"), stands: Placement::InPrivate, next: revoke },
    Wizard { name: "reset", label: |text| say!(text, "guide-reset"), stands: Placement::InPrivate, next: reset },
    Wizard { name: "enter", label: |text| say!(text, "guide-enter"), stands: Placement::InPrivate, next: deeds::visit },
    Wizard {
        name: "hostile",
        label: |text| say!(text, "guide-hostile"),
        stands: Placement::InPrivate,
        next: deeds::hostile,
    },
    Wizard { name: RETURN, label: |text| say!(text, "guide-return"), stands: Placement::Elsewhere, next: in_return },
    Wizard { name: "loss", label: |text| say!(text, "guide-loss"), stands: Placement::InPrivate, next: fleet::loss },
];

pub const GIFT: &str = "gift";
pub const ASK: &str = "ask";
pub const RESEARCH: &str = "research";
pub const SCHMOOZE: &str = "schmooze";

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

fn whom(ctx: &WizardContext<'_, State>, words: Said) -> Result<Step, Problem> {
    ctx.must_be_in_play()?;
    Ok(Step::Person { words })
}

fn gift(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => whom(ctx, say!(text, "guide-gift-whom")),
        [to] => {
            let to = ctx.player(to)?;
            ctx.may_go_on(given(to, ANY, None))?;
            Ok(Step::Form(Form {
                title: label!(text, "guide-gift-form", player = ctx.names.label(to)),
                fields: vec![Field::number(say!(text, "field-money"), "100"), note_field(ctx)],
            }))
        }
        [to, amount, note] => {
            let (to, amount) = (ctx.player(to)?, Money(ctx.number(amount)?));
            Ok(Step::order(given(to, amount, written(note))))
        }
        _ => Err(Problem::Unknown),
    }
}

fn given(to: PlayerId, amount: Money, note: Option<String>) -> Command {
    Command::from(Act::Gift { to, amount, note })
}

fn note_field(ctx: &WizardContext<'_, State>) -> Field {
    let most = u16::try_from(NOTE_LIMIT).unwrap_or(u16::MAX);
    Field::note(say!(ctx.text, "field-note"), most)
}

fn grant(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => whom(ctx, say!(text, "guide-grant-whom")),
        [to] => {
            let to = ctx.player(to)?;
            let kinds = (0_usize..).zip(Access::ALL).map(|(number, access)| {
                let line = (words::access(text, access), number.to_string());
                (line, Command::from(Act::OfferAccess { to, access }))
            });
            ctx.ask_for(say!(text, "guide-grant-what"), kinds)
        }
        [to, access] => {
            let (to, access) = (ctx.player(to)?, access_of(access)?);
            Ok(Step::order(Act::OfferAccess { to, access }))
        }
        _ => Err(Problem::Unknown),
    }
}

/// Parses the index in the list of all kinds of access.
fn access_of(code: &str) -> Result<Access, Problem> {
    let number: Option<usize> = code.parse().ok();
    let access = number.and_then(|number| Access::ALL.get(number));
    access.copied().ok_or(Problem::Unknown)
}

fn revoke(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => {
            let granted = ctx.others().flat_map(|((name, code), from)| {
                (0_usize..).zip(Access::ALL).map(move |(number, access)| {
                    let label = label!("{name}: {}", words::access(text, access));
                    let line = (label, format!("{number}:{code}"));
                    (line, Command::from(Act::RevokeAccess { from, access }))
                })
            });
            ctx.ask_for(say!(text, "guide-revoke-what"), granted)
        }
        [one] => {
            let (access, from) = one.split_once(':').ok_or(Problem::Unknown)?;
            let (from, access) = (ctx.player(from)?, access_of(access)?);
            Ok(Step::order(Act::RevokeAccess { from, access }))
        }
        _ => Err(Problem::Unknown),
    }
}

fn reset(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    match answers {
        [] => whom(ctx, say!(text, "guide-reset-whom")),
        [to] => {
            let to = ctx.player(to)?;
            let amount = Leverage::points(1);
            ctx.may_go_on(Act::ProposeReset { to, amount })?;
            Ok(Step::Form(Form {
                title: label!(text, "guide-reset-form", player = ctx.names.label(to)),
                fields: vec![Field::number(say!(text, "field-leverage"), "10")],
            }))
        }
        [to, amount] => {
            let (to, typed) = (ctx.player(to)?, ctx.number::<f64>(amount)?);
            let amount = Leverage::from_decimal(typed).ok_or_else(|| say!(text, "not-hundredths", amount = typed))?;
            Ok(Step::order(Act::ProposeReset { to, amount }))
        }
        _ => Err(Problem::Unknown),
    }
}

fn unlock(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let all = [Technology::Neuropsychology, Technology::Charisma, Technology::Ambassadors, Technology::Harmony];
    match answers {
        [] => {
            let lines = (0_usize..).zip(all).map(|(number, technology)| {
                let line = (words::technology(ctx.text, technology), number.to_string());
                (line, Command::from(Act::Unlock { technology }))
            });
            ctx.ask_for(say!(ctx.text, "guide-unlock-what"), lines)
        }
        [number] => {
            let number: usize = number.parse().map_err(|_| Problem::Unknown)?;
            let technology = *all.get(number).ok_or(Problem::Unknown)?;
            Ok(Step::order(Act::Unlock { technology }))
        }
        _ => Err(Problem::Unknown),
    }
}

/// Shows all relations, then those with a chosen player and the possible acts.
fn relations(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let (text, campaign) = (ctx.text, ctx.campaign);
    campaign.must_know(ctx.side.player)?;
    let begin = |wizard: &str, answers: &[String]| Button::Go {
        campaign: campaign.id,
        wizard: wizard.to_owned(),
        answers: answers.to_vec(),
        menu: 0,
    };
    match answers {
        [] => {
            let card = views::relations_table(text, campaign, ctx.names, ctx.side)?;
            let title = say!(text, "guide-relations-with");
            let answer = Answer::card(card).with_people(&begin("relations", &[]), title);
            Ok(Step::shows(answer))
        }
        [other] => {
            let other = PlayerId(other.parse().map_err(|_| Problem::Unknown)?);
            campaign.must_know(other)?;
            if other == ctx.side.player {
                return relations(ctx, &[]);
            }
            let card = views::relation_pair(text, campaign, ctx.names, ctx.side, other)?;
            let answer = Answer::card(card)
                .with_button(&begin(GIFT, answers), say!(text, "guide-gift"), ButtonStyle::Primary)
                .with_button(&begin(ASK, answers), say!(text, "guide-ask"), ButtonStyle::Primary);
            Ok(Step::shows(answer))
        }
        _ => Err(Problem::Unknown),
    }
}
