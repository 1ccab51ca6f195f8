//! Buttons, menus and suggestions as Discord takes them. One that breaks a limit makes Discord refuse the whole message or list,
//! so all of them are made here.

use super::buttons::Button;
use super::face::Form;
use super::render::harmless;
use poise::serenity_prelude as serenity;
use serenity::{
    AutocompleteChoice, ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// How long the words may be, as [`harmless::fitted`] counts.
const ON_BUTTON: usize = 80;
const ABOVE_MENU: usize = 150;
const ON_CHOICE: usize = 100;
/// Also on the label of a field.
const ON_FORM: usize = 45;
const IN_FIELD: usize = 100;

/// What a choice stands for: so long at most, and cut short it would stand for something else.
const CHOSEN: usize = 100;

/// So many fields fit into a form.
const FIELDS: usize = 5;

/// So many choices fit into a menu or a list of suggestions.
pub const MOST_CHOICES: usize = 25;

/// Returns a button with its words.
pub fn button(button: &Button, label: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(button.to_string()).label(harmless::fitted(label, ON_BUTTON)).style(style)
}

/// Returns a menu of choices, what each says and what it stands for, of which so many are to be taken at once, as far as there are so
/// many; nothing where there is none. Those that stand for any of `chosen` are taken already.
pub fn menu(
    button: &Button,
    placeholder: String,
    choices: impl Iterator<Item = (String, String)>,
    chosen: &[String],
    count: RangeInclusive<usize>,
) -> Option<CreateSelectMenu> {
    let option = |(label, value): (String, String)| {
        let taken = chosen.contains(&value);
        let option = CreateSelectMenuOption::new(label, value);
        if taken { option.default_selection(true) } else { option }
    };
    let options: Vec<_> = taken(choices).map(option).collect();
    if options.is_empty() {
        return None;
    }
    let within = |count: usize| u8::try_from(count.min(options.len())).unwrap_or(u8::MAX);
    let (least, most) = (within(*count.start()), within(*count.end()));
    let kind = CreateSelectMenuKind::String { options };
    let placeholder = harmless::fitted(placeholder, ABOVE_MENU);
    let menu = CreateSelectMenu::new(button.to_string(), kind).placeholder(placeholder);
    Some(match (least, most) {
        // One is what Discord expects.
        (1.., ..=1) => menu,
        (least, most) => menu.min_values(least).max_values(most),
    })
}

/// Returns a menu of the people who are there.
pub fn people(button: &Button, placeholder: String) -> CreateSelectMenu {
    let kind = CreateSelectMenuKind::User { default_users: None };
    let placeholder = harmless::fitted(placeholder, ABOVE_MENU);
    CreateSelectMenu::new(button.to_string(), kind).placeholder(placeholder)
}

/// Returns a form, whose fields are numbered from 0. What is written there comes with that button's code.
pub fn form(button: &Button, form: &Form) -> CreateModal {
    let fields = form.fields.iter().take(FIELDS).enumerate();
    let fields = fields.map(|(number, field)| {
        let style = match field.long {
            true => InputTextStyle::Paragraph,
            false => InputTextStyle::Short,
        };
        let label = harmless::fitted(field.label.clone(), ON_FORM);
        let input =
            CreateInputText::new(style, label, number.to_string()).required(field.needed).max_length(field.most);
        CreateActionRow::InputText(match field.example.is_empty() {
            true => input,
            false => input.placeholder(harmless::fitted(field.example.clone(), IN_FIELD)),
        })
    });
    let title = harmless::fitted(form.title.clone(), ON_FORM);
    CreateModal::new(button.to_string(), title).components(fields.collect())
}

/// Returns the first suggestions that Discord takes, what each says and what it stands for.
pub fn suggestions(choices: impl Iterator<Item = (String, String)>) -> Vec<AutocompleteChoice> {
    let choices = taken(choices);
    choices.map(|(label, value)| AutocompleteChoice::new(label, value)).collect()
}

/// Returns the first choices that Discord takes. Of two that say the same its client sends the first, whichever is picked, so the
/// second says what it stands for.
fn taken(choices: impl Iterator<Item = (String, String)>) -> impl Iterator<Item = (String, String)> {
    let (mut said, mut meant) = (HashSet::new(), HashSet::new());
    choices
        .filter_map(move |(label, value)| {
            let length = value.encode_utf16().count();
            if !(1..=CHOSEN).contains(&length) || !meant.insert(value.clone()) {
                return None;
            }
            let label = harmless::fitted(label, ON_CHOICE);
            let label = match said.contains(&label) {
                true => apart(&label, &value),
                false => label,
            };
            said.insert(label.clone()).then_some((label, value))
        })
        .take(MOST_CHOICES)
}

/// Returns what a choice says that says the same as another.
fn apart(label: &str, value: &str) -> String {
    let value = harmless::label(value, ON_CHOICE / 2);
    let value = harmless::fitted(value, ON_CHOICE / 2);
    let room = ON_CHOICE.saturating_sub(value.encode_utf16().count() + 3);
    format!("{} ({value})", harmless::fitted(label.to_owned(), room))
}
