//! The texts: every text is used, every use exists, and every command has descriptions.

use chancery::discord::{Handler, Problem, commands, render};
use chancery::rules::games::leverage;
use chancery::rules::games::leverage::amounts::Leverage;
use chancery::rules::time::Span;
use chancery::rules::{DuringAbsence, Entry, RulesetName, Settings, Silence};
use chancery::text::{Markdown, Name, Said, Signed, Text, Value};
use fluent_syntax::ast::{Entry as FluentEntry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tracing::span::{Attributes, Id, Record};
use tracing::{Level, Metadata, Subscriber};

mod languages;
mod settings;
mod translation;

/// Returns the ids of all slash commands, as their texts have them, with the names of their options.
fn commands() -> Vec<(String, Vec<String>)> {
    fn add(to: &mut Vec<(String, Vec<String>)>, above: &str, command: &poise::Command<Handler, Problem>) {
        // A command in a user's menu only has a name.
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
    for command in &commands::all() {
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
fn every_message_parses_and_is_unique() {
    let text = Text::of("en");
    let all = ids();
    assert!(all.len() > 200, "{} messages", all.len());
    for id in &all {
        assert!(text.has(id), "{id} is no proper Fluent message");
    }
    let once: BTreeSet<_> = all.iter().collect();
    assert_eq!(once.len(), all.len(), "an id stands twice");
}

/// The parser of the texts silently skips lines that it cannot read, for example a line that begins with a star. A
/// language finds each message by itself, and parses it when it is used.
#[test]
fn no_line_of_the_texts_is_skipped() {
    let folders = fs::read_dir(here("i18n")).unwrap().map(|folder| folder.unwrap().path());
    for path in folders.flat_map(|folder| fs::read_dir(folder).unwrap()) {
        let path = path.unwrap().path();
        let file: &'static str = read(&path).leak();
        let resource = match fluent_syntax::parser::parse(file) {
            Ok(resource) => resource,
            Err((_, problems)) => panic!("{}: {problems:?}", path.display()),
        };
        // No other language has this tag, and the fallback has other texts than these.
        let text = Text::from_file("tlh", file);
        for entry in resource.body {
            let FluentEntry::Message(message) = entry else { continue };
            let id = message.id.name;
            assert!(text.has(id), "{}: {id}", path.display());
            for (attribute, pattern) in message.attributes.iter().map(|one| (one.id.name, &one.value)) {
                if let [PatternElement::TextElement { value }] = pattern.elements[..] {
                    assert_eq!(text.try_attribute(id, attribute).as_deref(), Some(value), "{id}.{attribute}");
                }
            }
            if let Some([PatternElement::TextElement { value }]) = message.value.as_ref().map(|one| &one.elements[..]) {
                assert_eq!(text.try_get(id).as_deref(), Some(*value), "{id}");
            }
        }
    }
}

#[test]
fn every_message_is_used() {
    let sources = ["src", "words/src"].map(|folder| sources(&here(folder))).concat();
    let commands = commands().into_iter().map(|(id, _)| id);
    let used: BTreeSet<String> = commands.chain(rule_numbers().iter().map(|number| id_of_rule(number))).collect();
    let quoted: HashSet<&str> = sources.split('"').collect();
    let unused = ids().into_iter().filter(|id| !used.contains(id) && !quoted.contains(id.as_str()));
    // Another test compares these with the choices.
    let unused: Vec<_> = unused.filter(|id| !id.starts_with("choice-")).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
}

#[test]
fn every_command_and_option_description_fits_discords_limit() {
    let described = |found: Option<String>, what: String| {
        let found = found.unwrap_or_else(|| panic!("{what} has no description"));
        let length = found.chars().count();
        assert!((1..=100).contains(&length), "{what}: {length} characters");
    };
    let commands = commands();
    assert!(commands.len() > 25, "{} commands", commands.len());
    for tag in Text::languages() {
        let text = Text::of(tag);
        for (id, options) in &commands {
            described(text.try_get(id), format!("{tag} {id}"));
            for option in options {
                described(text.try_attribute(id, option), format!("{tag} {id}.{option}"));
            }
        }
    }
    let text = Text::of("en");
    assert_eq!(text.try_get("cmd-no-such-command"), None);
    assert_eq!(text.try_attribute("cmd-gift", "no-such-option"), None);
}

#[test]
fn every_described_option_exists() {
    let file = english();
    let attributes = file.lines().filter(|l| l.starts_with("    .")).count();
    let options: usize = commands().iter().map(|(_, options)| options.len()).sum();
    assert_eq!(attributes, options);
}

#[test]
fn unknown_languages_fall_back_to_english() {
    assert!(Text::languages().contains(&"en"));
    for locale in ["en", "en-US", "en_GB", "xx", "zh-TW", "", "-", "../../etc"] {
        let label = Text::of(locale).try_get("button-accept");
        assert_eq!(label.as_deref(), Some("Accept"), "{locale}");
    }
}

#[test]
fn amounts_have_the_decimal_separator_of_the_language() {
    let amount = Leverage::hundredths(-123_450);
    let told = |tag: &str| {
        let text = Text::of(tag);
        let words = text.try_words::<Markdown>("leaderboard-yours", &[("score", Value::of(&amount))]);
        (
            words.expect("the message exists").contains(&*text.amount::<Markdown>(amount)),
            text.amount::<Markdown>(Signed(amount)),
        )
    };
    let amount_in = |words: &str| Said::read_back(words);
    assert_eq!(told("en"), (true, amount_in("-1234.5")));
    assert_eq!(told("de"), (true, amount_in("-1234,5")));
    // The id of an offer, a name or a date is not an amount.
    let name = Text::of("de").try_words::<Markdown>("leaderboard-yours", &[("score", Value::of(&Name("Mk. 1.5")))]);
    assert!(name.expect("the message exists").contains("1.5"));
}

/// Counts the warnings.
#[derive(Clone, Default)]
struct Warnings(Arc<AtomicUsize>);

impl Subscriber for Warnings {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() == Level::WARN
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, _: &tracing::Event<'_>) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

#[test]
fn a_missing_message_is_english_and_logged_once() {
    let text = Text::from_file("tlh", "button-cancel = qIl\n");
    let warnings = Warnings::default();
    tracing::subscriber::with_default(warnings.clone(), || {
        assert_eq!(text.try_get("button-cancel").as_deref(), Some("qIl"));
        assert_eq!(warnings.0.load(Ordering::Relaxed), 0);
        for _ in 0..3 {
            assert_eq!(text.try_get("button-accept").as_deref(), Some("Accept"));
            assert_eq!(text.try_get("no-such-message"), None);
        }
    });
    assert_eq!(warnings.0.load(Ordering::Relaxed), 1);
}

/// `/rules` has separate texts because they depend on a campaign's settings, so they could fall behind the documents.
#[test]
fn every_documented_rule_is_shown_by_its_number() {
    let text = Text::of("en");
    let games = RulesetName::ALL.iter().map(|ruleset| (ruleset.name().replace('-', "_"), ruleset.letter()));
    for (name, letter) in games.chain([("house".to_owned(), 'H')]) {
        let document = fs::read_to_string(format!("docs/rules/{name}.md")).unwrap();
        let numbers = document.lines().filter_map(|line| {
            let (number, _) = line.strip_prefix("- ")?.split_once(' ')?;
            let (chapter, rule) = number.strip_prefix(letter)?.split_once('.')?;
            let digits = |part: &str| part.parse::<u32>().is_ok();
            (digits(chapter) && digits(rule)).then_some(number)
        });
        let mut chapters: BTreeMap<&str, usize> = BTreeMap::new();
        for number in numbers {
            for tag in Text::languages() {
                let shown = render::rules(&Text::of(tag), Some(number), None).description;
                assert!(shown.starts_with(&format!("**{number}** ")), "{tag} {number}: {shown}");
            }
            let (chapter, _) = number.split_once('.').unwrap();
            *chapters.entry(chapter).or_default() += 1;
        }
        assert!(!chapters.is_empty(), "{name}");
        for (chapter, count) in chapters {
            let shown = render::rules(&text, Some(chapter), None).description;
            let rules = shown.matches(&format!("**{chapter}.")).count();
            assert_eq!(rules, count, "{chapter}: {shown}");
        }
    }
}

/// Returns the texts of a language's rules and help by their ids. An argument stands in them as `{}`, and each variant
/// of a selection follows as a line.
fn rules_and_help(file: &str) -> Vec<(String, String)> {
    fn add(text: &mut String, pattern: &Pattern<&str>) {
        let mut variants = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression: Expression::Select { variants: all, .. } } => {
                    text.push_str("{}");
                    for variant in all {
                        variants.push('\n');
                        add(&mut variants, &variant.value);
                    }
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { value: literal }),
                } => text.push_str(literal),
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::NumberLiteral { value: literal }),
                } => text.push_str(literal),
                PatternElement::Placeable { .. } => text.push_str("{}"),
            }
        }
        text.push_str(&variants);
    }
    let resource = fluent_syntax::parser::parse(file).expect("the texts can be read");
    let mut texts = Vec::new();
    for entry in &resource.body {
        let FluentEntry::Message(message) = entry else { continue };
        let id = message.id.name.to_owned();
        let kinds = ["rule-", "rules-", "help-"];
        let Some(pattern) = message.value.as_ref().filter(|_| kinds.iter().any(|kind| id.starts_with(kind))) else {
            continue;
        };
        let mut text = String::new();
        add(&mut text, pattern);
        texts.push((id, text));
    }
    texts
}

/// Returns the words with digits that stand for a rule's value. These do not: the number of an existing rule or
/// chapter (`L4.6`), the number of a step at the beginning of a line (`1. `), and what is typed for an option in the
/// example of a command (`/withdraw offer:7`).
fn figures(text: &str, rules: &BTreeSet<String>) -> Vec<String> {
    let has_digit = |word: &str| word.contains(|c: char| c.is_numeric());
    let mut found = Vec::new();
    for line in text.lines().map(str::trim_start) {
        let step = line.split_once(". ").filter(|(step, _)| step.chars().all(|c| c.is_ascii_digit()));
        let line = step.map_or(line, |(_, rest)| rest);
        for (nth, part) in line.split('`').enumerate() {
            let is_command = nth % 2 == 1 && part.starts_with('/');
            for word in part.split_whitespace() {
                let option = word.split_once(':').filter(|_| is_command).map_or(word, |(option, _)| option);
                let bare = option.trim_matches(|c: char| !c.is_alphanumeric());
                if has_digit(option) && !rules.contains(bare) {
                    found.push(word.to_owned());
                }
            }
        }
    }
    found
}

/// Returns the id of the message of a rule (`L4.6`) or of a chapter (`L4`).
fn id_of_rule(number: &str) -> String {
    let kind = if number.contains('.') { "rule" } else { "rules" };
    format!("{kind}-{}", number.replace('.', "-").to_lowercase())
}

fn rule_numbers() -> BTreeSet<String> {
    render::rule_numbers(&Text::of("en"), None).into_iter().map(|(_, number)| number).collect()
}

/// The value of a rule is written once, in the rules, and a text has it as an argument.
#[test]
fn no_rule_or_help_text_contains_a_value() {
    let rules = rule_numbers();
    assert!(rules.contains("L4.6") && rules.contains("E2"), "{rules:?}");
    for language in fs::read_dir(here("i18n")).unwrap() {
        let language = language.unwrap().path();
        let mut count = 0;
        for file in fs::read_dir(&language).unwrap() {
            for (id, text) in rules_and_help(&read(&file.unwrap().path())) {
                let found = figures(&text, &rules);
                assert!(found.is_empty(), "{}: {id}: {found:?} must be arguments", language.display());
                count += 1;
            }
        }
        assert!(count > 100, "{}: {count} texts", language.display());
    }
}

#[test]
fn a_value_in_a_rule_or_help_text_is_detected() {
    let rules = rule_numbers();
    let bad = |line: &str| {
        let file = format!("help-x =\n    Begin:\n    {line}\nother = 7 of 7\n");
        let texts = rules_and_help(&file);
        assert_eq!(texts.len(), 1, "{texts:?}");
        figures(&texts[0].1, &rules).join(" ")
    };
    assert_eq!(bad("1. `/withdraw offer:7 time:1d` ({ $cost }), see L4.6 and (E2)."), "");
    assert_eq!(bad("It earns 1 leverage for every 50."), "1 50.");
    assert_eq!(bad("There are 11 cubes: -2 VP, 5 %, 12.5."), "11 -2 5 12.5.");
    assert_eq!(bad("See L4.99."), "L4.99.");
    assert_eq!(bad("Ask `7` or `/give 7 to:8`."), "7 7");
    assert_eq!(bad("Wait { $n ->\n    [one] an hour\n   *[other] 24 hours\n    }."), "24");
    assert_eq!(bad("Wait { 24 } { \"hours or 25\" }."), "24 25.");
}

/// Returns whether a description of a command or an option has a value of a rule. Examples of what to type have none, nor
/// do a number that switches something off and the hours of a day.
fn describes_a_value(description: &str) -> bool {
    let before_examples = description.split(" like ").next().unwrap_or_default();
    let rest = before_examples.replace("0 for ", "").replace("0 to 23", "");
    rest.contains(|c: char| c.is_numeric())
}

#[test]
fn no_description_of_a_command_contains_a_value() {
    let text = Text::of("en");
    for (id, options) in commands() {
        let options = options.iter().filter_map(|option| text.try_attribute(&id, option));
        for description in options.chain(text.try_get(&id)) {
            assert!(!describes_a_value(&description), "{id}: {description}");
        }
    }
    assert!(!describes_a_value("Real time per game minute, like 10m or 1h"));
    assert!(!describes_a_value("The hour it arrives, 0 to 23; off for never"));
    assert!(describes_a_value("For how many game minutes, 1 to 4"));
    assert!(describes_a_value("Discard the cards for 2 ducats"));
}

/// Returns settings that differ from the defaults in everything that the rules mention.
fn other_settings() -> Settings {
    let mut settings = Settings {
        pace: Span::seconds(90),
        answer_within: Span::hours(5),
        silence: Silence::Wait,
        patience: false,
        nudge: Span::hours(0),
        entry: Entry::Approved,
        away: DuringAbsence::Run,
        ..Settings::default()
    };
    settings.games.leverage = leverage::Settings {
        open_access: leverage::Access::ALL.into_iter().collect(),
        thresholds: leverage::Thresholds::Negative,
        terraforming: leverage::Terraforming::Reported,
        destroyed_ships: leverage::DestroyedShips::Gone,
        pending_favours: 0,
        public_leverage: leverage::Public::Nothing,
        public_money: leverage::Public::Differences,
        small_gifts: 20,
        negative_access: leverage::NegativeAccess::Suspended,
        milestone_source: leverage::MilestoneSource::Work,
    };
    settings.games.realms.counter_hours = 7;
    settings.games.realms.trade_hours = 8;
    settings
}

/// Fluent leaves an argument that is not supplied in the text.
#[test]
fn every_argument_of_a_rule_is_supplied() {
    let text = Text::of("en");
    for settings in [Settings::default(), other_settings()] {
        for ruleset in RulesetName::ALL.iter().copied() {
            let values = render::rule_values(&text, ruleset, None, &settings);
            let supplied: BTreeSet<&str> = values.iter().map(|(name, _)| *name).collect();
            assert_eq!(supplied.len(), values.len(), "{ruleset:?}: a value has the name of another");
            for (id, source) in sources_of_all(ruleset) {
                for name in arguments(&source) {
                    assert!(supplied.contains(name), "{id} has no value for {name}");
                }
                let shown = text.try_words(&id, &values).expect("the rule exists");
                assert!(!shown.contains('{') && !shown.contains('$'), "{id}: {shown}");
            }
        }
    }
}

/// A value that no rule mentions is left over from an old wording.
#[test]
fn every_value_is_mentioned_in_a_rule() {
    let text = Text::of("en");
    let mut unused = BTreeMap::new();
    for ruleset in RulesetName::ALL.iter().copied() {
        // The rules of every game mention the table's values.
        let sources = sources_of_all(ruleset);
        let mentioned: BTreeSet<&str> = sources.iter().flat_map(|(_, source)| arguments(source)).collect();
        for (name, _) in render::rule_values(&text, ruleset, None, &Settings::default()) {
            *unused.entry(name).or_insert(true) &= !mentioned.contains(name);
        }
    }
    unused.retain(|_, unused| *unused);
    assert!(unused.is_empty(), "{unused:?}");
}

/// Returns those of a ruleset's rules and of the rules of every game: about deals, and the house rules.
fn sources_of_all(ruleset: RulesetName) -> Vec<(String, String)> {
    [ruleset.letter(), 'D', 'H'].map(sources_of_rules).concat()
}

/// Returns the ids and the sources of the rules with a letter.
fn sources_of_rules(letter: char) -> Vec<(String, String)> {
    let file = english();
    let begin = format!("rule-{}", letter.to_ascii_lowercase());
    let rules = file.lines().filter(|line| line.starts_with(&begin));
    let rules = rules.filter_map(|line| line.split_once(" = "));
    rules.map(|(id, source)| (id.to_owned(), source.to_owned())).collect()
}

/// Returns the names of the arguments in a message's source.
fn arguments(source: &str) -> Vec<&str> {
    let after = source.split('$').skip(1);
    after.map(|rest| rest.split(|c: char| !(c.is_alphanumeric() || c == '-')).next().unwrap_or_default()).collect()
}
