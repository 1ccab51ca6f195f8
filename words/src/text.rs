//! The texts that players read, from the Fluent files under `i18n/`: a folder per language, with a file per domain.
//! English is complete and the fallback.
//!
//! `say!(text, "id", argument = value)` returns a message and checks its id and arguments at compile time. Ids built at
//! run time (those of commands and rules) use [`Text::try_words`], [`Text::try_get`] and [`Text::try_attribute`].
//!
//! Text is safe by type. [`Said`] can stand in a sentence, [`Label`] on a button and [`Row`] in a table. Player
//! input becomes a part of them only through types that escape it, such as [`Name`].

mod amounts;
mod codes;
mod harmless;
mod typed;
mod words;

pub use amounts::Signed;
pub use chancery_texts::{label, row, say, word};
pub use codes::{PartCode, read_deal, read_offer, read_promise};
pub use typed::{Cell, Code, Name, Note, Typed};
pub use words::{Column, Fits, Label, Markdown, Monospace, Place, Plain, Role, Row, Said, Value, Words};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::iter;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};
use unic_langid::LanguageIdentifier;

const FALLBACK: &str = "en";

/// A value that a message mentions, by name.
pub type Argument = (&'static str, Value<'static, Markdown>);
pub type Arguments = Vec<Argument>;

/// The language and the contents of each file.
const FILES: &[(&str, &str)] = chancery_texts::files!("i18n");

/// All texts in one language, with a campaign's own names for some terms. Cheap to clone.
#[derive(Clone)]
pub struct Text {
    language: Arc<Language>,
    /// Shared by the copies: what a text is about may be known only after it was made.
    own_names: Arc<OnceLock<OwnNames>>,
}

/// The names that a campaign gives to terms, by the id of the message they replace.
pub type OwnNames = Vec<(&'static str, String)>;

struct Language {
    tag: &'static str,
    decimal_separator: String,
    messages: HashMap<&'static str, Message>,
    /// Formats the messages, which do not refer to each other, and holds none.
    bundle: FluentBundle<FluentResource>,
}

/// A message, parsed when it is first used: all of them parsed take ten times as much memory as their texts.
struct Message {
    source: &'static str,
    parsed: OnceLock<FluentResource>,
}

/// The available languages.
static LANGUAGES: LazyLock<BTreeMap<&'static str, Arc<Language>>> = LazyLock::new(load);

/// The ids that a language was found to lack, each logged once.
static MISSING: Mutex<BTreeSet<(&str, String)>> = Mutex::new(BTreeSet::new());

impl Text {
    /// Returns the texts for a Discord locale or another language tag (`de`, `pt-BR`), or the English ones if that
    /// language is not available.
    pub fn of(locale: &str) -> Text {
        let language = locale.split(['-', '_']).next().unwrap_or(locale);
        let found = [locale, language, FALLBACK].iter().find_map(|tag| LANGUAGES.get(tag));
        // English is compiled in.
        let language = found.cloned().unwrap_or_else(|| Arc::new(Language::of(FALLBACK)));
        Text { language, own_names: Arc::default() }
    }

    /// Uses a campaign's names for terms, in this text and its copies. The first campaign's stay.
    pub fn use_names(&self, names: OwnNames) {
        let _ = self.own_names.set(names);
    }

    /// Returns the same texts with a campaign's names for terms.
    #[must_use]
    pub fn with_names(&self, names: OwnNames) -> Text {
        Text { language: Arc::clone(&self.language), own_names: Arc::new(OnceLock::from(names)) }
    }

    /// Returns the texts in another language, with the same names for terms.
    #[must_use]
    pub fn in_language(&self, locale: &str) -> Text {
        Text { own_names: Arc::clone(&self.own_names), ..Text::of(locale) }
    }

    /// Returns the campaign's own name for the term with this message id, if it has one.
    pub fn own_name(&self, id: &str) -> Option<&str> {
        let names = self.own_names.get()?;
        names.iter().find(|(term, _)| *term == id).map(|(_, name)| name.as_str())
    }

    /// Returns the texts of one file, and the English ones for what it lacks.
    pub fn from_file(tag: &'static str, file: &'static str) -> Text {
        let mut language = Language::of(tag);
        language.add(file);
        Text { language: Arc::new(language), own_names: Arc::default() }
    }

    pub fn language(&self) -> &'static str {
        self.language.tag
    }

    pub fn languages() -> Vec<&'static str> {
        LANGUAGES.keys().copied().collect()
    }

    /// Returns a message. Use it through `say!`, which checks the id and the arguments. An unknown id is returned as it
    /// is.
    pub fn words<M, const N: usize>(&self, id: &'static str, arguments: [(&'static str, Value<'_, M>); N]) -> Words<M> {
        let arguments = arguments.into_iter().map(|(name, value)| (name, self.argument(&value)));
        Words::formatted(self.format(id, None, &arguments.collect()).unwrap_or_else(|| id.to_owned()))
    }

    /// Returns the message with an id that is only known at run time, or `None` if there is none.
    pub fn try_words<M>(&self, id: &str, arguments: &[(&'static str, Value<'_, M>)]) -> Option<Words<M>> {
        let arguments = arguments.iter().map(|(name, value)| (*name, self.argument(value)));
        self.format(id, None, &arguments.collect()).map(Words::formatted)
    }

    /// Returns an amount with the language's decimal separator.
    pub fn amount<M>(&self, amount: impl Fits<M>) -> Words<M> {
        Words::formatted(self.separated(&Words::<M>::of(amount)))
    }

    pub fn decimal_separator(&self) -> &str {
        &self.language.decimal_separator
    }

    fn separated(&self, amount: &str) -> String {
        amount.replace('.', &self.language.decimal_separator)
    }

    fn argument<'a, M>(&self, value: &Value<'a, M>) -> FluentValue<'a> {
        match &value.value {
            FluentValue::String(amount) if value.is_amount => self.separated(amount).into(),
            value => value.clone(),
        }
    }

    /// Returns whether there is a message with this id, in this language or in English.
    pub fn has(&self, id: &str) -> bool {
        let languages = [Some(&self.language), LANGUAGES.get(FALLBACK)];
        languages.into_iter().flatten().any(|language| language.messages.contains_key(id))
    }

    /// Returns a message without arguments whose id is only known at run time, or `None` if there is none.
    pub fn try_get(&self, id: &str) -> Option<String> {
        self.format(id, None, &FluentArgs::new())
    }

    pub fn try_attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.format(id, Some(attribute), &FluentArgs::new())
    }

    /// Returns a message or an attribute of it, in English if this language lacks it.
    fn format(&self, id: &str, attribute: Option<&str>, arguments: &FluentArgs<'_>) -> Option<String> {
        self.language.format(id, attribute, arguments).or_else(|| {
            let found = LANGUAGES.get(FALLBACK)?.format(id, attribute, arguments)?;
            let mut missing = MISSING.lock().unwrap_or_else(PoisonError::into_inner);
            if missing.insert((self.language.tag, id.to_owned())) {
                tracing::warn!(id, language = self.language.tag, "this language lacks a text");
            }
            Some(found)
        })
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({})", self.language.tag)
    }
}

impl Language {
    fn of(tag: &'static str) -> Language {
        let identifier = LanguageIdentifier::from_bytes(tag.as_bytes()).unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Fluent's isolation marks around arguments appear as boxes in Discord's code blocks. Input that can change the
        // writing direction is isolated when it arrives.
        bundle.set_use_isolating(false);
        Language { tag, decimal_separator: ".".to_owned(), messages: HashMap::new(), bundle }
    }

    fn add(&mut self, file: &'static str) {
        for source in messages(file) {
            let id =
                source.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))).next().unwrap_or(source);
            if self.messages.insert(id, Message { source, parsed: OnceLock::new() }).is_some() {
                tracing::error!(id, language = self.tag, "two texts of a language have the same id");
            }
        }
    }

    fn format(&self, id: &str, attribute: Option<&str>, arguments: &FluentArgs<'_>) -> Option<String> {
        let message = self.messages.get(id)?.read()?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let mut errors = Vec::new();
        let formatted = self.bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
        if !errors.is_empty() {
            tracing::error!(?errors, id, language = self.tag, "a text cannot be formatted");
            // A text without its arguments is a fault that only the log would show.
            debug_assert!(false, "{id} cannot be formatted: {errors:?}");
        }
        Some(formatted)
    }
}

impl Message {
    fn read(&self) -> Option<FluentMessage<'_>> {
        let parsed = self.parsed.get_or_init(|| {
            FluentResource::try_new(self.source.to_owned()).unwrap_or_else(|(readable, errors)| {
                tracing::error!(?errors, self.source, "a text cannot be read");
                readable
            })
        });
        parsed.entries().find_map(|entry| match entry {
            Entry::Message(message) => Some(FluentMessage::from(message)),
            Entry::Term(_)
            | Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => None,
        })
    }
}

/// Returns the messages of a file. Each begins with its id at the start of a line; in Fluent no other line starts with
/// a letter.
fn messages(file: &'static str) -> impl Iterator<Item = &'static str> {
    let lines = iter::once(0).chain(file.match_indices('\n').map(|(at, _)| at + 1));
    let starts: Vec<usize> = lines.filter(|at| file[*at..].starts_with(|c: char| c.is_ascii_alphabetic())).collect();
    let ends = starts.clone().into_iter().skip(1).chain([file.len()]);
    starts.into_iter().zip(ends).map(|(start, end)| &file[start..end])
}

fn load() -> BTreeMap<&'static str, Arc<Language>> {
    let mut languages: BTreeMap<&'static str, Language> = BTreeMap::new();
    for (tag, file) in FILES {
        languages.entry(tag).or_insert_with(|| Language::of(tag)).add(file);
    }
    let read = |(tag, mut language): (_, Language)| {
        if let Some(separator) = language.format("decimal-separator", None, &FluentArgs::new()) {
            language.decimal_separator = separator;
        }
        (tag, Arc::new(language))
    };
    languages.into_iter().map(read).collect()
}
