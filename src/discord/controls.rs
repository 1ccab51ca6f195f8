//! Buttons, menus and suggestions within Discord's limits. Discord refuses a whole message or list if one item breaks a
//! limit, so all of them are made here.

use super::buttons::Button;
use super::game_ui::{Choice, Form, Tone};
use super::render::Card;
use crate::text::{Label, Typed, label};
pub use chancery_words::game_words::MOST_CHOICES;
use poise::serenity_prelude as serenity;
use serenity::{
    AutocompleteChoice, ButtonStyle, CreateActionRow, CreateButton, CreateEmbed, CreateEmbedFooter, CreateInputText,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// The longest labels, as counted by [`Label::fitted`].
const ON_BUTTON: usize = 80;
const ABOVE_MENU: usize = 150;
const ON_CHOICE: usize = 100;
/// Also for the label of a field.
const ON_FORM: usize = 45;
const IN_FIELD: usize = 100;

/// The longest value of a choice. A longer value cannot be shortened, because that would change its meaning.
const CHOSEN: usize = 100;

const FIELDS: usize = 5;

/// A line of a menu.
#[derive(Clone, Debug)]
pub struct MenuLine {
    pub label: Label,
    /// Explains the label below it; may be empty.
    pub about: Label,
    pub value: String,
}

impl From<Choice> for MenuLine {
    fn from((label, value): Choice) -> MenuLine {
        MenuLine { label, about: Label::default(), value }
    }
}

/// Returns a card as Discord shows it.
pub fn embed(card: Card) -> CreateEmbed {
    let fields = card.fields.into_iter().map(|f| (f.name, f.value, f.inline));
    let embed = CreateEmbed::new().title(card.title).description(card.description).colour(card.colour).fields(fields);
    match card.footer {
        Some(footer) => embed.footer(CreateEmbedFooter::new(footer)),
        None => embed,
    }
}

/// Returns the style of a button that means this.
pub fn style(tone: Tone) -> ButtonStyle {
    match tone {
        Tone::Yes => ButtonStyle::Success,
        Tone::No => ButtonStyle::Danger,
        Tone::Neutral => ButtonStyle::Secondary,
        Tone::Main => ButtonStyle::Primary,
    }
}

pub fn button(button: &Button, label: impl Into<Label>, style: ButtonStyle) -> CreateButton {
    CreateButton::new(button.to_string()).label(label.into().fitted(ON_BUTTON)).style(style)
}

/// Returns a menu of choices, or `None` without choices. `count` is how many may be chosen at once;
/// it is limited to the number of choices. The values in `chosen` are preselected.
pub fn menu(
    button: &Button,
    placeholder: impl Into<Label>,
    choices: impl Iterator<Item = impl Into<MenuLine>>,
    chosen: &[String],
    count: RangeInclusive<usize>,
) -> Option<CreateSelectMenu> {
    let option = |MenuLine { label, about, value }: MenuLine| {
        let taken = chosen.contains(&value);
        let option = CreateSelectMenuOption::new(label, value);
        let option = if about.is_empty() { option } else { option.description(about.fitted(ON_CHOICE)) };
        if taken { option.default_selection(true) } else { option }
    };
    let options: Vec<_> = taken(choices.map(Into::into)).map(option).collect();
    if options.is_empty() {
        return None;
    }
    let within = |count: usize| u8::try_from(count.min(options.len())).unwrap_or(u8::MAX);
    let (least, most) = (within(*count.start()), within(*count.end()));
    let kind = CreateSelectMenuKind::String { options };
    let placeholder = placeholder.into().fitted(ABOVE_MENU);
    let menu = CreateSelectMenu::new(button.to_string(), kind).placeholder(placeholder);
    Some(match (least, most) {
        // One choice is Discord's default.
        (1.., ..=1) => menu,
        (least, most) => menu.min_values(least).max_values(most),
    })
}

/// Returns a form with fields numbered from 0. Its input arrives with the button's code.
pub fn form(button: &Button, form: &Form) -> CreateModal {
    let fields = form.fields.iter().take(FIELDS).enumerate();
    let fields = fields.map(|(number, field)| {
        let style = match field.long {
            true => InputTextStyle::Paragraph,
            false => InputTextStyle::Short,
        };
        let label = field.label.clone().fitted(ON_FORM);
        let input =
            CreateInputText::new(style, label, number.to_string()).required(field.needed).max_length(field.most);
        CreateActionRow::InputText(match field.example.is_empty() {
            true => input,
            false => input.placeholder(field.example.clone().fitted(IN_FIELD)),
        })
    });
    let title = form.title.clone().fitted(ON_FORM);
    CreateModal::new(button.to_string(), title).components(fields.collect())
}

pub fn suggestions(choices: impl Iterator<Item = Choice>) -> Vec<AutocompleteChoice> {
    let choices = taken(choices.map(MenuLine::from));
    choices.map(|line| AutocompleteChoice::new(line.label, line.value)).collect()
}

/// Truncates to Discord's limit. If two labels are equal, Discord's client always sends the first choice, so the second
/// label gets its value appended.
fn taken(choices: impl Iterator<Item = MenuLine>) -> impl Iterator<Item = MenuLine> {
    let (mut said, mut meant) = (HashSet::new(), HashSet::new());
    choices
        .filter_map(move |MenuLine { label, about, value }| {
            let length = value.encode_utf16().count();
            if !(1..=CHOSEN).contains(&length) || !meant.insert(value.clone()) {
                return None;
            }
            let label = label.fitted(ON_CHOICE);
            let label = match said.contains(&label) {
                true => apart(&label, &value),
                false => label,
            };
            said.insert(label.clone()).then_some(MenuLine { label, about, value })
        })
        .take(MOST_CHOICES)
}

fn apart(label: &Label, value: &str) -> Label {
    let value = Label::of(Typed(value, ON_CHOICE / 2)).fitted(ON_CHOICE / 2);
    let room = ON_CHOICE.saturating_sub(value.encode_utf16().count() + 3);
    label!("{} ({value})", label.clone().fitted(room))
}
