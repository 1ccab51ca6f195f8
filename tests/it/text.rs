//! The texts: every one is used, every use exists, and every command has its descriptions.

use chancery::discord::{Handler, Problem, commands, render};
use chancery::rules::RulesetName;
use chancery::text::Text;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the ids of all slash commands, as their texts have them, with the names of their options.
fn commands() -> Vec<(String, Vec<String>)> {
    fn add(to: &mut Vec<(String, Vec<String>)>, above: &str, command: &poise::Command<Handler, Problem>) {
        // A command in a user's menu has only a name.
        if command.slash_action.is_none() && command.subcommands.is_empty() {
            return;
        }
        let id = format!("{above}-{}", command.name);
        let options = command.parameters.iter().map(|option| option.name.to_string());
        to.push((id.clone(), options.collect()));
        for sub in &command.subcommands {
            add(to, &id, sub);
        }
    }
    let mut all = Vec::new();
    let mut every = commands::all();
    // The text file has this command for games, which may all be left out of a build.
    if every.iter().all(|command| command.name != "turn") {
        every.push(commands::turn::turn());
    }
    for command in &every {
        add(&mut all, "cmd", command);
    }
    all
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Returns the English texts, one file after the other.
fn english() -> String {
    let files = fs::read_dir(here("i18n/en")).expect("the folder is readable");
    files.map(|file| read(&file.expect("the file is readable").path())).collect()
}

/// Returns the ids of all messages.
fn ids() -> Vec<String> {
    let file = english();
    let id = |line: &str| Some(line.split_once(" =")?.0.to_owned());
    file.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(id).collect()
}

fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("the folder is readable");
    entries
        .map(|entry| entry.expect("the entry is readable").path())
        .map(|path| match path.is_dir() {
            true => sources(&path),
            false => read(&path),
        })
        .collect()
}

#[test]
fn every_message_is_read_and_stands_once() {
    let text = Text::of("en");
    let all = ids();
    assert!(all.len() > 200, "{} messages", all.len());
    for id in &all {
        assert!(text.try_get(id).is_some(), "{id} is no proper Fluent message");
    }
    let once: BTreeSet<_> = all.iter().collect();
    assert_eq!(once.len(), all.len(), "an id stands twice");
}

/// The texts' parser silently skips lines that it cannot read: a line that begins with a star, for example.
#[test]
fn no_line_of_the_texts_is_left_out() {
    for path in fs::read_dir(here("i18n/en")).unwrap() {
        let path = path.unwrap().path();
        let Err((_, problems)) = fluent_syntax::parser::parse(read(&path)) else {
            continue;
        };
        panic!("{}: {problems:?}", path.display());
    }
}

#[test]
fn every_message_is_used() {
    let sources = sources(&here("src"));
    let commands: BTreeSet<_> = commands().into_iter().map(|(id, _)| id).collect();
    let unused: Vec<_> =
        ids().into_iter().filter(|id| !commands.contains(id) && !sources.contains(&format!("\"{id}\""))).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
}

#[test]
fn every_command_and_option_is_described_within_discords_limit() {
    let text = Text::of("en");
    let described = |found: Option<String>, what: String| {
        let found = found.unwrap_or_else(|| panic!("{what} has no description"));
        let length = found.chars().count();
        assert!((1..=100).contains(&length), "{what}: {length} characters");
    };
    let commands = commands();
    assert!(commands.len() > 25, "{} commands", commands.len());
    for (id, options) in commands {
        described(text.try_get(&id), id.clone());
        for option in &options {
            described(text.try_attribute(&id, option), format!("{id}.{option}"));
        }
    }
    assert_eq!(text.try_get("cmd-no-such-command"), None);
    assert_eq!(text.try_attribute("cmd-gift", "no-such-option"), None);
}

#[test]
fn no_option_is_described_that_no_command_has() {
    let file = english();
    let attributes = file.lines().filter(|l| l.starts_with("    .")).count();
    let options: usize = commands().iter().map(|(_, options)| options.len()).sum();
    assert_eq!(attributes, options);
}

#[test]
fn unknown_languages_are_read_in_english() {
    assert!(Text::languages().contains(&"en"));
    for locale in ["en", "en-US", "en_GB", "xx", "zh-TW", "", "-", "../../etc"] {
        let label = Text::of(locale).try_get("button-accept");
        assert_eq!(label.as_deref(), Some("Accept"), "{locale}");
    }
}

/// `/rules` has its own texts because they depend on a campaign's settings, so they may fall behind the documents.
#[test]
fn every_rule_of_the_documents_is_shown_by_its_number() {
    let text = Text::of("en");
    for ruleset in RulesetName::ALL {
        let path = format!("docs/rules/{}.md", ruleset.name().replace('-', "_"));
        let document = fs::read_to_string(path).unwrap();
        let numbers = document.lines().filter_map(|line| {
            let (number, _) = line.strip_prefix("- ")?.split_once(' ')?;
            let (chapter, rule) = number.strip_prefix(ruleset.letter())?.split_once('.')?;
            let digits = |part: &str| part.parse::<u32>().is_ok();
            (digits(chapter) && digits(rule)).then_some(number)
        });
        let mut chapters: BTreeMap<&str, usize> = BTreeMap::new();
        for number in numbers {
            let shown = render::rules(&text, Some(number), None).description;
            assert!(shown.starts_with(&format!("**{number}** ")), "{number}: {shown}");
            let (chapter, _) = number.split_once('.').unwrap();
            *chapters.entry(chapter).or_default() += 1;
        }
        assert!(!chapters.is_empty(), "{}", ruleset.name());
        for (chapter, count) in chapters {
            let shown = render::rules(&text, Some(chapter), None).description;
            let rules = shown.matches(&format!("**{chapter}.")).count();
            assert_eq!(rules, count, "{chapter}: {shown}");
        }
    }
}
