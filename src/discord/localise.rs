//! Fills in the commands' descriptions and localised names from the language files.

use super::commands;
use super::handler::Handler;
use super::problem::Problem;
use crate::text::Text;
use poise::CommandParameterChoice;
use std::borrow::Cow;

/// The default language. Discord accepts translations only for languages that it knows; everyone else sees English.
const ENGLISH: &str = "en";
/// The attribute with a command's name in a language. No option has this name.
const CALLED: &str = "called";

pub fn localised_commands() -> Vec<poise::Command<Handler, Problem>> {
    described(commands::all())
}

/// Adds descriptions and localised names to these commands.
pub fn described(
    commands: impl IntoIterator<Item = poise::Command<Handler, Problem>>,
) -> Vec<poise::Command<Handler, Problem>> {
    let mut described: Vec<_> = commands.into_iter().collect();
    for command in &mut described {
        describe(command, "cmd");
    }
    described
}

/// The message `cmd-ask-favour-money` describes `/ask-favour money`, and its attributes describe the options.
fn describe(command: &mut poise::Command<Handler, Problem>, above: &str) {
    let id = format!("{above}-{}", command.name);
    command.description = Text::of(ENGLISH).try_get(&id).map(Cow::Owned);
    command.description_localizations = others(|text| text.try_get(&id));
    command.name_localizations = others(|text| text.try_attribute(&id, CALLED));
    for parameter in &mut command.parameters {
        let name = parameter.name.clone();
        parameter.description = Text::of(ENGLISH).try_attribute(&id, &name).map(Cow::Owned);
        parameter.description_localizations = others(|text| text.try_attribute(&id, &name));
        let choices = parameter.choices.iter().map(|choice| CommandParameterChoice {
            localizations: choice_id(&choice.name).map(|id| others(|text| text.try_get(&id))).unwrap_or_default(),
            ..choice.clone()
        });
        parameter.choices = choices.collect();
    }
    for sub in &mut command.subcommands {
        describe(sub, &id);
    }
}

/// Returns the id of the message that translates a choice: `choice-warp-portal`. Numbers are not translated.
pub fn choice_id(name: &str) -> Option<String> {
    let is_number = name.chars().all(|c| c.is_ascii_digit());
    (!is_number).then(|| format!("choice-{}", name.to_lowercase().replace(' ', "-")))
}

type Localisations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

fn others(read: impl Fn(&Text) -> Option<String>) -> Localisations {
    let tags = Text::languages().into_iter().filter(|tag| *tag != ENGLISH);
    let read = tags.filter_map(|tag| {
        let words = read(&Text::of(tag))?;
        Some((Cow::Borrowed(tag), Cow::Owned(words)))
    });
    Cow::Owned(read.collect())
}
