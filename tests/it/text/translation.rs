//! Compares a translation with the English texts, message by message.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};

/// The plural categories; each language has some of them.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The most characters, by the beginning of an id: what Discord allows in descriptions, on buttons and in choices.
const LIMITS: [(&str, usize); 5] =
    [("cmd-", 100), ("button-", 80), ("choice-", 100), ("state-", 100), ("found-form-", 100)];

/// What a translation has to have in common with English, and the words of a pattern.
#[derive(Default)]
pub struct Shape {
    /// The arguments.
    pub arguments: BTreeSet<String>,
    /// The cases of each selector, except plural categories.
    pub cases: BTreeMap<String, BTreeSet<String>>,
    /// The literal text, with `{}` for each placeable. Each variant follows as a line.
    pub text: String,
}

/// The pattern of each message and attribute by its id, as in `cmd-gift.note`.
pub type Texts = BTreeMap<String, Shape>;

/// Reads a file. Ids without text are not listed.
pub fn texts(file: &str) -> Texts {
    let resource = fluent_syntax::parser::parse(file).expect("the texts can be read");
    let mut texts = Texts::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let attributes = message.attributes.iter();
        let attributes = attributes.map(|one| (format!("{}.{}", message.id.name, one.id.name), &one.value));
        let value = message.value.iter().map(|value| (message.id.name.to_owned(), value));
        for (id, pattern) in value.chain(attributes) {
            let mut shape = Shape::default();
            shape.text = shape.pattern(pattern);
            texts.insert(id, shape);
        }
    }
    texts
}

impl Shape {
    fn pattern(&mut self, pattern: &Pattern<&str>) -> String {
        let (mut text, mut variants) = (String::new(), String::new());
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression: Expression::Select { selector, variants: all } } => {
                    let name = self.argument(selector);
                    text.push_str("{}");
                    for variant in all {
                        let key = match variant.key {
                            VariantKey::Identifier { name } => name,
                            VariantKey::NumberLiteral { value } => value,
                        };
                        let cases = self.cases.entry(name.clone()).or_default();
                        if !PLURALS.contains(&key) {
                            cases.insert(key.to_owned());
                        }
                        let variant = self.pattern(&variant.value);
                        variants.push('\n');
                        variants.push_str(&variant);
                    }
                }
                PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                    InlineExpression::StringLiteral { value } => text.push_str(value),
                    _ => {
                        self.argument(inline);
                        text.push_str("{}");
                    }
                },
            }
        }
        text + &variants
    }

    fn argument(&mut self, inline: &InlineExpression<&str>) -> String {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
                id.name.to_owned()
            }
            _ => String::new(),
        }
    }

    /// Returns the text outside of backticks, and the commands and names between them.
    fn prose_and_code(&self) -> (String, Vec<String>) {
        let (mut prose, mut code) = (String::new(), Vec::new());
        for line in self.text.lines() {
            for (nth, part) in line.split('`').enumerate() {
                match nth % 2 {
                    0 => prose.push_str(part),
                    _ => code.push(part.to_owned()),
                }
            }
            prose.push('\n');
        }
        (prose, code)
    }
}

/// The marks that open and close a quotation, and words that are the same as in English.
pub struct Language {
    pub quotes: (char, char),
    pub same_as_english: &'static [&'static str],
}

/// Lists what is wrong with a translation.
pub fn faults(english: &Texts, translated: &Texts, language: &Language) -> Vec<String> {
    let mut faults = Vec::new();
    for id in english.keys().filter(|id| !translated.contains_key(*id)) {
        faults.push(format!("{id} is missing"));
    }
    for (id, own) in translated {
        match english.get(id) {
            // A command may have a name of its own in each language.
            None if id.starts_with("cmd-") && id.ends_with(".called") => {}
            None => faults.push(format!("{id} does not exist in English")),
            Some(original) => {
                let found = compared(id, original, own, language);
                faults.extend(found.into_iter().map(|fault| format!("{id} {fault}: {:?}", own.text)));
            }
        }
    }
    faults
}

fn compared(id: &str, english: &Shape, own: &Shape, language: &Language) -> Vec<&'static str> {
    let ((english_prose, english_code), (prose, code)) = (english.prose_and_code(), own.prose_and_code());
    let count = |text: &str, wanted: &dyn Fn(char) -> bool| text.chars().filter(|c| wanted(*c)).count();
    // The heading of a narrow column has one letter.
    let has_words = |text: &str| text.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 1);
    let same = english.text.trim() == own.text.trim() && has_words(&english_prose) && !id.starts_with("way-");
    // Another language may have more plural forms, which repeat what the others say.
    let has_forms = !english.cases.is_empty();
    let parts = |text: &str, part: &str| match has_forms {
        true => text.contains(part).into(),
        false => text.matches(part).count(),
    };
    let (open, close) = language.quotes;
    let quotes = [open, close].map(|mark| count(&prose, &|c| c == mark));
    let most = LIMITS.iter().find(|(begin, _)| id.starts_with(begin)).map_or(usize::MAX, |(_, most)| *most);
    let checks = [
        (english.arguments != own.arguments, "takes other arguments"),
        (english.cases != own.cases, "selects other cases"),
        (commands(&english_code, has_forms) != commands(&code, has_forms), "names other commands or options"),
        (parts(&english.text, "`") != parts(&own.text, "`"), "has more or fewer parts in backticks"),
        (numbers(&english_prose, has_forms) != numbers(&prose, has_forms), "has other digits"),
        (parts(&english_prose, "**") != parts(&prose, "**"), "has other bold words"),
        (emoji(&english_prose, has_forms) != emoji(&prose, has_forms), "has other symbols"),
        (parts(&english.text, "\n") != parts(&own.text, "\n"), "has more or fewer lines"),
        (same && !language.same_as_english.contains(&own.text.trim()), "is the same as in English"),
        (quotes[0] != quotes[1] || prose.contains(['"', '\u{201d}']), "has the wrong quotation marks"),
        (own.text.lines().any(|line| line.chars().count() > most), "is too long for Discord"),
        (own.text.trim().is_empty() != english.text.trim().is_empty(), "is empty"),
        (prose.contains(" a.m.") || prose.contains(" p.m."), "has a time of 12 hours"),
    ];
    checks.into_iter().filter(|(wrong, _)| *wrong).map(|(_, fault)| fault).collect()
}

/// Returns the commands and options that stand between backticks, without what is typed for them.
fn commands(code: &[String], once: bool) -> Vec<String> {
    let words = code.iter().filter(|part| part.starts_with('/')).flat_map(|part| part.split_whitespace());
    let names = words.filter_map(|word| match word.split_once(':') {
        Some((option, _)) => Some(format!("{option}:")),
        None => word.starts_with('/').then(|| word.to_owned()),
    });
    sorted(names.collect(), once)
}

fn numbers(text: &str, once: bool) -> Vec<&str> {
    let numbers = text.split(|c: char| !c.is_ascii_digit());
    sorted(numbers.filter(|number| !number.is_empty()).collect(), once)
}

fn emoji(text: &str, once: bool) -> Vec<char> {
    sorted(text.chars().filter(|c| is_emoji(*c)).collect(), once)
}

/// Sorts a list, and drops repetitions if each part counts `once`.
fn sorted<T: Ord>(mut list: Vec<T>, once: bool) -> Vec<T> {
    list.sort();
    if once {
        list.dedup();
    }
    list
}

fn is_emoji(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{21FF}' | '\u{2300}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}')
}
