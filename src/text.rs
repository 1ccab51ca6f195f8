//! The texts that players read, from the Fluent files under `i18n/`: one folder per language. English is complete and
//! the fallback.
//!
//! `fl!(text, "id", argument = value)` returns a message and checks its id and arguments at compile time. Ids built
//! at run time (those of commands) use [`Text::try_get`] and [`Text::try_attribute`].

pub use i18n_embed_fl::fl;

use i18n_embed::fluent::{FluentLanguageLoader, fluent_language_loader};
use i18n_embed::unic_langid::LanguageIdentifier;
use i18n_embed::{I18nEmbedError, LanguageLoader};
use rust_embed::RustEmbed;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, LazyLock};

#[derive(RustEmbed)]
#[folder = "i18n/"]
struct Files;

/// All texts in one language. Cheap to clone.
#[derive(Clone)]
pub struct Text(Arc<FluentLanguageLoader>);

/// The available languages, each parsed once.
struct Languages {
    fallback: Text,
    by_tag: BTreeMap<String, Text>,
}

static LANGUAGES: LazyLock<Languages> = LazyLock::new(Languages::load);

impl Text {
    /// Returns the texts for a Discord locale or another language tag (`de`, `pt-BR`), or the English ones if that
    /// language is not available.
    pub fn of(locale: &str) -> Text {
        let language = locale.split(['-', '_']).next().unwrap_or(locale);
        let languages = &*LANGUAGES;
        let found = [locale, language].iter().find_map(|tag| languages.by_tag.get(*tag));
        found.unwrap_or(&languages.fallback).clone()
    }

    pub fn language(&self) -> String {
        self.0.current_language().to_string()
    }

    /// Returns the tags of all languages in alphabetical order.
    pub fn languages() -> Vec<String> {
        LANGUAGES.by_tag.keys().cloned().collect()
    }

    /// Returns the message with an id that is only known at run time, or `None` if there is none.
    pub fn try_get(&self, id: &str) -> Option<String> {
        self.has(id).then(|| self.get(id))
    }

    pub fn try_attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.has_attr(id, attribute).then(|| self.get_attr(id, attribute))
    }
}

impl Deref for Text {
    type Target = FluentLanguageLoader;

    /// Lets `fl!` and related macros use a `Text` like the loader that it wraps.
    fn deref(&self) -> &FluentLanguageLoader {
        &self.0
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({})", self.0.current_language())
    }
}

impl Languages {
    fn load() -> Languages {
        let loader = fluent_language_loader!();
        let fallback = loader.fallback_language().clone();
        let tags = loader.available_languages(&Files).unwrap_or_else(|error| {
            tracing::error!(%error, "the embedded texts cannot be listed");
            vec![fallback.clone()]
        });
        let by_tag = tags
            .iter()
            .filter_map(|tag| match load(tag, &fallback) {
                Ok(text) => Some((tag.to_string(), text)),
                Err(error) => {
                    tracing::error!(%error, language = %tag, "the texts of a language cannot be read");
                    None
                }
            })
            .collect::<BTreeMap<_, _>>();
        let english = by_tag.get(&fallback.to_string()).cloned();
        Languages {
            // Without the fallback language every message would read "No localization", which is bad but no reason to
            // stop.
            fallback: english.unwrap_or_else(|| Text(Arc::new(loader))),
            by_tag,
        }
    }
}

fn load(tag: &LanguageIdentifier, fallback: &LanguageIdentifier) -> Result<Text, I18nEmbedError> {
    let loader = fluent_language_loader!();
    loader.load_languages(&Files, &[tag.clone(), fallback.clone()])?;
    // Fluent's isolation marks around arguments appear as boxes in Discord's code blocks. Input that can change the
    // writing direction is isolated when it arrives.
    loader.set_use_isolating(false);
    Ok(Text(Arc::new(loader)))
}
