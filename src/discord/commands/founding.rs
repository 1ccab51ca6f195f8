//! Founding a campaign by buttons: the game, then how it should begin if the server has templates or an earlier campaign
//! of the game (H3.3), and a form for its name.

use super::campaign::{RulesetKind, found, may_found};
use super::moderate::all_settings;
use super::template::{self, Chosen};
use crate::discord::buttons::Button;
use crate::discord::controls::MenuLine;
use crate::discord::game_ui::{Field, Form};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::line;
use crate::discord::render::{Card, words};
use crate::discord::reply::Answer;
use crate::referee::Foundation;
use crate::rules::ids::CampaignId;
use crate::rules::time::Span;
use crate::rules::{Campaign, LONGEST_PACE, NAME_LIMIT, RulesetName, SHORTEST_PACE, Settings, TemplateSource};
use crate::text::{Name, Said, Text, label, say};
use poise::ChoiceParameter;
use poise::serenity_prelude::ButtonStyle;

/// Returns the games to choose from, as lines of a menu.
pub fn games_to_begin(text: &Text) -> Vec<MenuLine> {
    let line = |ruleset: RulesetName| MenuLine {
        label: games::name(text, ruleset).into(),
        about: games::about(text, ruleset).into(),
        value: ruleset.name().to_owned(),
    };
    games::offered().map(line).collect()
}

/// Asks how a campaign of the chosen game should begin, or returns the form at once if there is nothing to choose.
pub async fn begin(handler: &Handler, invoker: &Invoker, ruleset: Option<&str>) -> Result<Answer, Problem> {
    let ruleset = ruleset.ok_or(Problem::Unknown)?;
    let chosen = named(ruleset)?;
    let (guild, _) = may_found_here(handler, invoker).await?;
    match template::has_own(handler, invoker, (guild, chosen), None).await? {
        true => which(handler, invoker, guild, chosen).await,
        false => form(handler, invoker, ruleset, None).await,
    }
}

/// Shows how a campaign would begin from a template, with a button for the form. Without a template, asks which one.
pub async fn like(
    handler: &Handler,
    invoker: &Invoker,
    ruleset: &str,
    template: Option<&str>,
) -> Result<Answer, Problem> {
    let ruleset = named(ruleset)?;
    let (guild, channel) = may_found_here(handler, invoker).await?;
    let Some(typed) = template else {
        return which(handler, invoker, guild, ruleset).await;
    };
    let text = &invoker.text;
    let names = (Some(ruleset.name().to_owned()), Some(typed.to_owned()));
    let go = Button::Found { ruleset: names.0, template: names.1 };
    if !go.fits() {
        return Err(say!(text, "guide-too-long").into());
    }
    let (usual, Chosen { template, board }) = chosen(handler, invoker, (guild, channel), ruleset, typed).await?;
    let sketch = handler.referee.sketch(&place(invoker, (guild, channel), ruleset), &template)?;
    let mut lines = differences(text, &usual, &sketch)?;
    if lines.is_empty() {
        lines.push(say!(text, "found-like-usual"));
    }
    if board.is_some() {
        lines.push(say!(text, "template-board-waits"));
    }
    let (TemplateSource::Saved(name) | TemplateSource::Preset(name) | TemplateSource::Campaign(name)) =
        &template.source;
    let card = Card::new(say!(text, "found-like-title", name = Name(name)), Said::in_lines(lines));
    let other = Button::FoundLike { ruleset: ruleset.name().to_owned() };
    Ok(Answer::card(card.footer(say!(text, "found-like-footer")))
        .with_button(&go, say!(text, "button-found-like"), ButtonStyle::Success)
        .with_button(&other, say!(text, "button-found-other"), ButtonStyle::Secondary))
}

/// Asks which template to begin from.
async fn which(handler: &Handler, invoker: &Invoker, guild: u64, ruleset: RulesetName) -> Result<Answer, Problem> {
    let text = &invoker.text;
    let name = || ruleset.name().to_owned();
    let lines = template::choices(handler, invoker, guild, Some(ruleset), None).await?;
    let answer = Answer::from(say!(text, "found-like-which", ruleset = games::name(text, ruleset)));
    let answer = match lines.is_empty() {
        true => answer,
        false => answer.with_menu(&Button::FoundLike { ruleset: name() }, say!(text, "guide-template"), lines),
    };
    let usual = Button::Found { ruleset: Some(name()), template: None };
    Ok(answer.with_button(&usual, say!(text, "button-found-usual"), ButtonStyle::Primary))
}

/// Returns the form for founding a campaign. Refuses if the invoker cannot found one here, or if the game or the
/// template does not exist.
pub async fn form(
    handler: &Handler,
    invoker: &Invoker,
    ruleset: &str,
    template: Option<String>,
) -> Result<Answer, Problem> {
    let text = &invoker.text;
    let chosen_ruleset = named(ruleset)?;
    let here = may_found_here(handler, invoker).await?;
    let usual = match &template {
        Some(typed) => {
            let (_, Chosen { template, .. }) = chosen(handler, invoker, here, chosen_ruleset, typed).await?;
            handler.referee.sketch(&place(invoker, here, chosen_ruleset), &template)?.settings.pace
        }
        None => Settings::default().pace,
    };
    let name = Field {
        label: label!(text, "found-form-name"),
        example: label!(text, "found-form-name-example"),
        needed: true,
        most: u16::try_from(NAME_LIMIT).unwrap_or(u16::MAX),
        long: false,
    };
    let span = |span: Span| words::span(text, span);
    let (usual, least, most) = (span(usual), span(SHORTEST_PACE), span(LONGEST_PACE));
    let pace = Field {
        label: label!(text, "found-form-pace"),
        example: label!(text, "found-form-pace-example", usual, least, most),
        needed: false,
        most: 10,
        long: false,
    };
    let paced = chosen_ruleset.goes_by_clock().then_some(pace);
    let form = Form {
        title: label!(text, "found-form-title", ruleset = games::name(text, chosen_ruleset)),
        fields: [name].into_iter().chain(paced).collect(),
    };
    Ok(Answer::form(invoker, Button::Found { ruleset: Some(ruleset.to_owned()), template }, form))
}

/// Founds the campaign described in the form. A refusal comes with a button that reopens the form.
pub async fn filled_in(
    handler: &Handler,
    invoker: &Invoker,
    (ruleset, template): (&str, Option<String>),
    written: Vec<String>,
) -> Result<Answer, Problem> {
    let chosen = named(ruleset)?;
    let mut written = written.into_iter();
    let name = written.next().unwrap_or_default();
    let pace = written.next().filter(|typed| !typed.trim().is_empty());
    match found(handler, invoker, chosen, name, (pace.as_deref(), template.as_deref())).await {
        Err(problem @ (Problem::Refused(_) | Problem::Told(_))) => {
            let again = Button::Found { ruleset: Some(ruleset.to_owned()), template };
            let label = say!(invoker.text, "button-again");
            let why = problem.explain(invoker);
            Ok(why.with_button(&again, label, ButtonStyle::Primary))
        }
        done => done,
    }
}

fn named(ruleset: &str) -> Result<RulesetName, Problem> {
    RulesetKind::from_name(ruleset).map(|RulesetKind(ruleset)| ruleset).ok_or(Problem::Unknown)
}

/// Returns the server and the channel for a new campaign, if the invoker may found one and none is played there.
async fn may_found_here(handler: &Handler, invoker: &Invoker) -> Result<(u64, u64), Problem> {
    let (guild, channel) = may_found(handler, invoker).await?;
    handler.must_be_free(invoker, channel).await?;
    Ok((guild, channel))
}

/// Returns the foundation of a campaign that has no name yet.
fn place(invoker: &Invoker, (guild, channel): (u64, u64), ruleset: RulesetName) -> Foundation {
    let (name, language) = (ruleset.name().to_owned(), invoker.server_text.language().to_owned());
    Foundation { guild, channel, name, ruleset, pace: None, language, by: invoker.player }
}

/// Returns a template, and the campaign as it would begin without it.
async fn chosen(
    handler: &Handler,
    invoker: &Invoker,
    (guild, channel): (u64, u64),
    ruleset: RulesetName,
    typed: &str,
) -> Result<(Campaign, Chosen), Problem> {
    let founding = handler.referee.founding(&place(invoker, (guild, channel), ruleset))?;
    let usual = Campaign::new(CampaignId(0), &founding);
    let chosen = template::chosen(handler, invoker, (guild, typed), &usual).await?;
    Ok((usual, chosen))
}

/// Lists how a campaign's settings and values differ from another's.
fn differences(text: &Text, usual: &Campaign, campaign: &Campaign) -> Result<Vec<Said>, Problem> {
    let before = all_settings(usual);
    let changed = all_settings(campaign).into_iter().filter(|setting| !before.contains(setting));
    let mut lines: Vec<Said> = changed.map(|setting| line(&words::setting(text, &setting))).collect();
    if let Ok(values) = games::values(campaign) {
        lines.extend((values.differences)(text, usual, campaign)?);
    }
    Ok(lines)
}
