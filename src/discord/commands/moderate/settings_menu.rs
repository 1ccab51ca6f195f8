//! The settings as menus: a setting, its new value, and what that changes before it is saved.

use crate::discord::buttons::Button;
use crate::discord::commands::campaign::parse_pace;
use crate::discord::controls::{MOST_CHOICES, MenuLine};
use crate::discord::game_ui::{Alternatives, Field, Form};
use crate::discord::games;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::{self, SettingGroup, words};
use crate::discord::reply::Answer;
use crate::discord::wizard::{SETTINGS, TEMPLATE};
use crate::rules::time::Span;
use crate::rules::{Campaign, Command, Moderation, Order, Setting, Settings, check};
use crate::text::{Said, Text, label, say};
use poise::serenity_prelude::ButtonStyle;

/// The most characters of a value in a form.
const LONGEST_VALUE: u16 = 60;
const HOURS_A_DAY: u32 = 24;
/// Longer pauses than this are all out of range.
const MOST_DAYS: u32 = 10_000;

/// Continues after these answers: the setting's place in the list, its new value, and the agreement to save it.
pub async fn page(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Campaign,
    answers: &[String],
) -> Result<Answer, Problem> {
    must_moderate(invoker, campaign)?;
    let Some((number, rest)) = answers.split_first() else {
        return overview(handler, invoker, campaign).await;
    };
    let all = all_in_effect(campaign);
    let now = number.parse().ok().and_then(|number: usize| all.get(number)).ok_or(Problem::Unknown)?;
    let go = |answers: &[&str]| Button::Go {
        campaign: campaign.id,
        wizard: SETTINGS.to_owned(),
        answers: answers.iter().map(|answer| (*answer).to_owned()).collect(),
        menu: 0,
    };
    match rest {
        [] => Ok(values(invoker, campaign, now, |value| go(&[&[number.as_str()][..], value].concat()))),
        [value] => {
            let new = chosen(&invoker.text, now, value)?;
            let save = go(&[number.as_str(), value.as_str(), SAVE]);
            preview(handler, invoker, campaign, (now, &new), &save)
        }
        [value, agreed] if agreed == SAVE => {
            let new = chosen(&invoker.text, now, value)?;
            let saved = handler.order(invoker, campaign.id, configure(new)).await?;
            Ok(saved.with_button(&go(&[]), say!(invoker.text, "guide-settings"), ButtonStyle::Secondary))
        }
        _ => Err(Problem::Unknown),
    }
}

const SAVE: &str = "save";

/// Shows all settings, with a menu for each group.
async fn overview(handler: &Handler, invoker: &Invoker, campaign: &Campaign) -> Result<Answer, Problem> {
    let row = handler.journal().campaign(campaign.id).await?.ok_or(Problem::Unknown)?;
    let role = invoker.moderator_role(campaign, row.guild);
    let answer = with_menus(invoker, campaign, Answer::card(render::settings(&invoker.text, campaign, role)));
    Ok(match campaign.begun {
        true => answer,
        false => with_template(invoker, campaign, answer),
    })
}

/// Adds the button that chooses a template.
fn with_template(invoker: &Invoker, campaign: &Campaign, answer: Answer) -> Answer {
    let button = Button::go(campaign.id, TEMPLATE, []);
    answer.with_button(&button, say!(invoker.text, "guide-template"), ButtonStyle::Secondary)
}

/// Adds a menu of each group of settings to an answer.
pub fn with_menus(invoker: &Invoker, campaign: &Campaign, mut answer: Answer) -> Answer {
    let text = &invoker.text;
    let line = |(number, setting): (usize, &Setting)| MenuLine {
        label: render::setting_name(text, setting),
        about: render::setting_label(text, setting),
        value: number.to_string(),
    };
    let all = all_in_effect(campaign);
    for (menu, group) in (0..).zip(SettingGroup::ALL) {
        let own = all.iter().enumerate().filter(|(_, setting)| SettingGroup::of(setting) == group);
        let lines: Vec<MenuLine> = own.map(line).take(MOST_CHOICES).collect();
        let title = match group {
            SettingGroup::Time => say!(text, "settings-group-time"),
            SettingGroup::People => say!(text, "settings-group-people"),
            SettingGroup::Game => say!(text, "settings-group-game"),
        };
        let button = Button::Go { campaign: campaign.id, wizard: SETTINGS.to_owned(), answers: Vec::new(), menu };
        if !lines.is_empty() {
            answer = answer.with_menu(&button, title, lines);
        }
    }
    answer
}

/// Asks for a setting's new value: with a button for each, or with a form.
fn values(invoker: &Invoker, campaign: &Campaign, now: &Setting, go: impl Fn(&[&str]) -> Button) -> Answer {
    let (text, ruleset) = (&invoker.text, campaign.game.ruleset());
    let differs = |value: &Setting| value != now && render::in_effect(ruleset, value.clone()) == *value;
    let told = words::setting(text, now);
    match alternatives(now) {
        Alternatives::Among(values) => {
            let others = values.iter().enumerate().filter(|(_, value)| differs(value));
            let mut answer = Answer::from(match now {
                Setting::ModeratorRole(_) => say!(text, "settings-role-how", now = told),
                _ => say!(text, "settings-which-value", now = told),
            });
            for (number, value) in others {
                let button = go(&[&number.to_string()]);
                answer = answer.with_button(&button, render::setting_label(text, value), ButtonStyle::Primary);
            }
            answer
        }
        Alternatives::Written(_, hint) => {
            let example = hint(text);
            let field = Field { most: LONGEST_VALUE, example, ..Field::name(say!(text, "settings-field")) };
            let form = Form { title: render::setting_name(text, now), fields: vec![field] };
            Answer::form(invoker, go(&[]), form).with_words(told)
        }
    }
}

/// Says what the new value changes, and asks whether to save it. Refuses a value that the rules refuse.
fn preview(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Campaign,
    (now, new): (&Setting, &Setting),
    save: &Button,
) -> Result<Answer, Problem> {
    let text = &invoker.text;
    let (before, after) = (words::setting(text, now), words::setting(text, new));
    if now == new {
        return Err(say!(text, "settings-same", now = before).into());
    }
    let order = Order {
        by: invoker.player,
        moderator: true,
        on_behalf: None,
        command: configure(new.clone()),
        confirmed: None,
    };
    check(campaign, &order, handler.referee.clock().now()).map_err(Box::new).map_err(Problem::Refused)?;
    let answer = Answer::from(say!(text, "settings-preview", before, after));
    Ok(answer.with_button(save, say!(text, "button-save"), ButtonStyle::Success))
}

fn configure(setting: Setting) -> Command {
    Command::Moderate(Moderation::Configure(vec![setting]))
}

/// Returns the settings with an effect in this game, with their current values.
pub fn all(campaign: &Campaign) -> Vec<Setting> {
    let (settings, ruleset) = (&campaign.settings, campaign.game.ruleset());
    let all = table_settings(settings).into_iter().chain(games::settings_now(ruleset, &settings.games));
    all.filter(|setting| setting.suits(ruleset)).collect()
}

/// Returns the settings that do not belong to a game, with their values.
pub fn table_settings(settings: &Settings) -> [Setting; 13] {
    [
        Setting::Pace(settings.pace),
        Setting::AnswerWithin(settings.answer_within),
        Setting::Silence(settings.silence),
        Setting::Away(settings.away),
        Setting::Patience(settings.patience),
        Setting::Nudge(settings.nudge),
        Setting::PauseMost(settings.pause_most),
        Setting::ExtensionsMost(settings.extensions_most),
        Setting::Entry(settings.entry),
        Setting::Deals(settings.deals),
        Setting::ModeratorRole(settings.moderator_role),
        Setting::ModeratorPlays(settings.moderator_plays),
        Setting::Language(settings.language.clone()),
    ]
}

/// Returns the same settings as they work in this game.
fn all_in_effect(campaign: &Campaign) -> Vec<Setting> {
    let ruleset = campaign.game.ruleset();
    all(campaign).into_iter().map(|setting| render::in_effect(ruleset, setting)).collect()
}

fn alternatives(setting: &Setting) -> Alternatives<Setting> {
    // Numbers this large are all out of range.
    let hours = |number: u32| Span::hours(i64::from(number).min(1_000_000));
    match setting {
        Setting::Pace(_) => {
            let hint = |text: &Text| label!(text, "settings-hint-span");
            Alternatives::written(hint, |text, typed| parse_pace(text, typed).map(Setting::Pace))
        }
        Setting::AnswerWithin(_) => Alternatives::hours(move |number| Setting::AnswerWithin(hours(number))),
        Setting::Nudge(_) => Alternatives::hours(move |number| Setting::Nudge(hours(number))),
        Setting::PauseMost(_) => {
            let days = move |number: u32| hours(number.min(MOST_DAYS) * HOURS_A_DAY);
            let hint = |text: &Text| label!(text, "settings-hint-days");
            Alternatives::numbers(hint, move |number| Setting::PauseMost(Some(days(number))))
        }
        Setting::ExtensionsMost(_) => {
            let most = |number| Setting::ExtensionsMost(Some(u8::try_from(number).unwrap_or(u8::MAX)));
            Alternatives::numbers(|text| label!(text, "settings-hint-times"), most)
        }
        Setting::Silence(_) => Alternatives::named(Setting::Silence),
        Setting::Away(_) => Alternatives::named(Setting::Away),
        Setting::Patience(_) => Alternatives::named(Setting::Patience),
        Setting::Entry(_) => Alternatives::named(Setting::Entry),
        Setting::ModeratorPlays(_) => Alternatives::named(Setting::ModeratorPlays),
        Setting::Deals(_) => Alternatives::named(Setting::Deals),
        Setting::ModeratorRole(_) => Alternatives::among([Setting::ModeratorRole(None)]),
        Setting::Language(_) => {
            Alternatives::among(Text::languages().into_iter().map(|tag| Setting::Language(tag.to_owned())))
        }
        Setting::Game(setting) => games::alternatives(setting),
    }
}

/// Reads a new value: its place among the alternatives, or what was typed.
fn chosen(text: &Text, now: &Setting, value: &str) -> Result<Setting, Problem> {
    match alternatives(now) {
        Alternatives::Among(values) => {
            let number: usize = value.parse().map_err(|_| Problem::Unknown)?;
            values.into_iter().nth(number).ok_or(Problem::Unknown)
        }
        Alternatives::Written(read, _) => read(text, value).map_err(|why: Said| why.into()),
    }
}
