//! Every language is complete, says what English says, and fits into Discord's limits.

use super::translation::{Language, Texts, faults, texts};
use super::{commands, here, read};
use chancery::discord::choice_id;
use chancery::text::Text;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::collections::BTreeMap;
use std::fs;

/// Words and sentences that are the same in German.
const GERMAN: Language = Language {
    quotes: ('„', '“'),
    same_as_english: &[
        "App",
        "Charisma",
        "Initiative",
        "Initiative {}",
        "Mecatol Rex",
        "Mechanema",
        "Planta",
        "In **{}**:",
        "{} in {}",
        "{}{}\n in {}",
    ],
};

/// Returns what is specific to a language. A new language needs an entry.
fn language(tag: &str) -> Language {
    match tag {
        "de" => GERMAN,
        other => panic!("describe the language {other} in tests/it/text/languages.rs"),
    }
}

fn others() -> Vec<&'static str> {
    Text::languages().into_iter().filter(|tag| *tag != "en").collect()
}

/// Returns the files of a language by their names.
fn files(tag: &str) -> BTreeMap<String, String> {
    let folder = fs::read_dir(here("i18n").join(tag)).unwrap();
    let paths = folder.map(|file| file.unwrap().path());
    paths.map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), read(&path))).collect()
}

#[test]
fn every_language_says_what_english_says() {
    let english = files("en");
    for tag in others() {
        let own = files(tag);
        assert_eq!(own.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "the files of {tag}");
        let mut found = Vec::new();
        for (name, file) in &english {
            found.extend(faults(&texts(file), &texts(&own[name]), &language(tag)));
        }
        assert!(found.is_empty(), "{tag}, {} faults:\n{}", found.len(), found.join("\n"));
    }
}

/// Returns the faults of a translation of these messages into German.
fn found(english: &str, german: &str) -> String {
    let german = faults(&texts(english), &texts(german), &Language { same_as_english: &["Status"], ..GERMAN });
    let fault = |fault: &String| fault.split(": \"").next().unwrap().to_owned();
    german.iter().map(fault).collect::<Vec<_>>().join("; ")
}

#[test]
fn each_kind_of_fault_is_found() {
    assert_eq!(found("a = Yes\nb = No\n", "a = Ja\n"), "b is missing");
    assert_eq!(found("a = Yes\n", "a = Ja\nb = Nein\n"), "b does not exist in English");
    assert_eq!(found("cmd-a = Yes\n    .b = No\n", "cmd-a = Ja\n"), "cmd-a.b is missing");
    assert_eq!(found("cmd-a = Yes\n", "cmd-a = Ja\n    .called = ja\n"), "");
    assert_eq!(found("a = To { $b }\n", "a = An { $c }\n"), "a takes other arguments");
    let english = "a = { $you ->\n    [actor] You win\n   *[none] Bo wins\n}\n";
    let german = "a = { $you ->\n    [aktor] Du gewinnst\n   *[none] Bo gewinnt\n}\n";
    assert_eq!(found(english, german), "a selects other cases");
    assert_eq!(found("a = See `/offers`\n", "a = Siehe `/angebote`\n"), "a names other commands or options");
    assert_eq!(found("a = `/gift amount:5`\n", "a = `/gift betrag:5`\n"), "a names other commands or options");
    assert_eq!(found("a = Write `3d`\n", "a = Schreib\n"), "a has more or fewer parts in backticks");
    assert_eq!(found("a = In 3 seconds\n", "a = In 4 Sekunden\n"), "a has other digits");
    assert_eq!(found("a = **Yes**, of course\n", "a = Ja, sicher\n"), "a has other bold words");
    assert_eq!(found("a = ✅ Yes\n", "a = ❌ Ja\n"), "a has other symbols");
    assert_eq!(found("a =\n    One\n    line\n", "a = Eine Zeile\n"), "a has more or fewer lines");
    assert_eq!(found("a = Cancel\n", "a = Cancel\n"), "a is the same as in English");
    assert_eq!(found("a = { $b } – `c`: Status\n", "a = { $b } – `c`: Status\n"), "a is the same as in English");
    assert_eq!(found("a = Status\nb = { $c } ({ $d })\n", "a = Status\nb = { $c } ({ $d })\n"), "");
    assert_eq!(found("a = \"{ $b }\" is bad\n", "a = \"{ $b }\" geht nicht\n"), "a has the wrong quotation marks");
    assert_eq!(found("a = \"{ $b }\" is bad\n", "a = „{ $b } geht nicht\n"), "a has the wrong quotation marks");
    assert_eq!(found("a = \"{ $b }\" is bad\n", "a = „{ $b }“ geht nicht\n"), "");
    let long = format!("button-a = {}\n", "ja ".repeat(30));
    assert_eq!(found("button-a = Yes\n", &long), "button-a is too long for Discord");
    assert_eq!(found("a = Yes\n", "a = {\"\"}\n"), "a is empty");
    assert_eq!(found("a = At { $b }\n", "a = Um { $b } p.m.\n"), "a has a time of 12 hours");
}

/// Returns each choice of arguments that selects another variant. Numbers stand for plural forms.
fn combinations(texts: &Texts, id: &str) -> Vec<FluentArgs<'static>> {
    let shape = &texts[id];
    let mut all: Vec<Vec<(String, FluentValue<'static>)>> = vec![Vec::new()];
    for name in &shape.arguments {
        let values: Vec<FluentValue<'static>> = match shape.cases.get(name) {
            None => vec!["X".into()],
            Some(cases) => {
                let named = cases.iter().filter(|case| case.parse::<u32>().is_err());
                let named = named.map(|case| FluentValue::from(case.clone()));
                named.chain([0, 1, 2, 5].map(FluentValue::from)).collect()
            }
        };
        let longer = all.iter().flat_map(|before| {
            values.iter().map(|value| [before.clone(), vec![(name.clone(), value.clone())]].concat())
        });
        all = longer.collect();
    }
    all.into_iter().map(|arguments| arguments.into_iter().collect()).collect()
}

/// Formats every message of a language with every selection. Returns the ids that do not format, or that leave a gap.
fn unformatted(tag: &str, file: &str) -> Vec<String> {
    let resource = FluentResource::try_new(file.to_owned()).expect("the texts can be read");
    let mut bundle = FluentBundle::new(vec![tag.parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("each id stands once");
    let texts = texts(file);
    let mut wrong = Vec::new();
    for id in texts.keys() {
        let (message, attribute) = id.split_once('.').map_or((id.as_str(), None), |(id, name)| (id, Some(name)));
        let message = bundle.get_message(message).unwrap();
        let pattern = match attribute {
            None => message.value().unwrap(),
            Some(name) => message.get_attribute(name).unwrap().value(),
        };
        for arguments in combinations(&texts, id) {
            let mut errors = Vec::new();
            let formatted = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
            let gap =
                formatted.lines().any(|line| line.trim_start_matches(' ').contains("  ")) || formatted.contains(" .");
            if !errors.is_empty() || gap && !id.starts_with("help-") {
                wrong.push(format!("{id} {errors:?}: {formatted:?}"));
            }
        }
    }
    wrong
}

#[test]
fn every_selection_of_every_message_formats() {
    for tag in Text::languages() {
        let wrong: Vec<String> = files(tag).values().flat_map(|file| unformatted(tag, file)).collect();
        assert!(wrong.is_empty(), "{tag}:\n{}", wrong.join("\n"));
    }
    let plural = "a = { $n ->\n    [one] ein Würfel\n   *[other] { $n } Würfel\n}\n";
    assert_eq!(unformatted("de", plural), [""; 0]);
    assert_eq!(unformatted("de", "a = { $n ->\n    [one] ein\n   *[other] { b }\n}\n").len(), 3);
    assert_eq!(unformatted("de", "a = Du  gewinnst\n").len(), 1);
}

/// Discord shows a choice in the person's language. In English, a choice is what the documents tell players to type.
#[test]
fn every_choice_has_a_name_in_every_language() {
    fn add(to: &mut Vec<String>, command: &poise::Command<chancery::discord::Handler, chancery::discord::Problem>) {
        let choices = command.parameters.iter().flat_map(|option| option.choices.iter());
        to.extend(choices.map(|choice| choice.name.to_string()));
        command.subcommands.iter().for_each(|sub| add(to, sub));
    }
    let mut names = Vec::new();
    commands::all().iter().for_each(|command| add(&mut names, command));
    let ids: BTreeMap<String, String> = names.into_iter().filter_map(|name| Some((choice_id(&name)?, name))).collect();
    assert!(ids.len() > 50, "{}", ids.len());
    let english = Text::of("en");
    for (id, name) in &ids {
        assert_eq!(english.try_get(id).as_ref(), Some(name), "{id}");
    }
    let described = super::ids().into_iter().filter(|id| id.starts_with("choice-"));
    let unused: Vec<String> = described.filter(|id| !ids.contains_key(id)).collect();
    assert!(unused.is_empty(), "no command has these: {unused:?}");
}
