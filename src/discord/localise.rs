//! Gives the commands their descriptions, and their names in other languages, out of the language files.

use super::commands;
use super::handler::Handler;
use super::problem::Problem;
use crate::text::Text;
use std::borrow::Cow;

/// Discord takes a description only in languages it knows itself; English is what all others see.
const ENGLISH: &str = "en";

/// Returns all commands, described.
pub fn localised_commands() -> Vec<poise::Command<Handler, Problem>> {
    described(commands::all())
}

/// Returns these commands with their descriptions, and their names in other languages.
pub fn described(
    commands: impl IntoIterator<Item = poise::Command<Handler, Problem>>,
) -> Vec<poise::Command<Handler, Problem>> {
    let mut described: Vec<_> = commands.into_iter().collect();
    for command in &mut described {
        describe(command, "cmd");
    }
    described
}

/// The texts of `/ask-favour money` stand under `cmd-ask-favour-money`, those of its options are attributes of it.
fn describe(command: &mut poise::Command<Handler, Problem>, above: &str) {
    let id = format!("{above}-{}", command.name);
    command.description = Text::of(ENGLISH).try_get(&id).map(Cow::Owned);
    command.description_localizations = others(|text| text.try_get(&id));
    command.name_localizations = others(|text| text.try_attribute(&id, "name"));
    for parameter in &mut command.parameters {
        let name = parameter.name.clone();
        parameter.description = Text::of(ENGLISH).try_attribute(&id, &name).map(Cow::Owned);
        parameter.description_localizations = others(|text| text.try_attribute(&id, &name));
    }
    for sub in &mut command.subcommands {
        describe(sub, &id);
    }
}

type Localisations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

fn others(read: impl Fn(&Text) -> Option<String>) -> Localisations {
    let tags = Text::languages().into_iter().filter(|tag| tag != ENGLISH);
    let read = tags.filter_map(|tag| {
        let words = read(&Text::of(&tag))?;
        Some((Cow::Owned(tag), Cow::Owned(words)))
    });
    Cow::Owned(read.collect())
}
