//! Settings in a list: their names, and their values in a few words.

use super::words;
use crate::game_words::Named;
use crate::games;
use crate::rules::time::Span;
use crate::rules::{FIRST_WAIT, FREE_ASKS, LONGEST_WAIT, PROTECTED, PROTECTED_IN, Setting};
use crate::text::{Label, Place, Role, Said, Text, Words, label, say, word};

/// Names a setting in a few words.
pub fn setting_name<M: Place>(text: &Text, setting: &Setting) -> Words<M> {
    match setting {
        Setting::Pace(_) => word!(text, "setting-name-pace"),
        Setting::AnswerWithin(_) => word!(text, "setting-name-answer"),
        Setting::Silence(_) => word!(text, "setting-name-silence"),
        Setting::ModeratorRole(_) => word!(text, "setting-name-role"),
        Setting::Entry(_) => word!(text, "setting-name-entry"),
        Setting::Away(_) => word!(text, "setting-name-away"),
        Setting::Patience(_) => word!(text, "setting-name-patience"),
        Setting::Deals(_) => word!(text, "setting-name-deals"),
        Setting::Nudge(_) => word!(text, "setting-name-nudge"),
        Setting::ExtensionsMost(_) => word!(text, "setting-name-extensions"),
        Setting::PauseMost(_) => word!(text, "setting-name-pause"),
        Setting::ModeratorPlays(_) => word!(text, "setting-name-moderator-plays"),
        Setting::Language(_) => word!(text, "setting-name-language"),
        Setting::Game(setting) => games::setting_name(text, setting),
    }
}

/// Returns a setting's value in a few words, which follow its name.
pub fn setting_value(text: &Text, setting: &Setting) -> Said {
    match setting {
        Setting::Pace(span) | Setting::AnswerWithin(span) => words::span(text, *span),
        Setting::Silence(silence) => say!(text, "setting-value-silence", silence = silence.name()),
        Setting::ModeratorRole(None) => say!(text, "setting-value-no-role"),
        Setting::ModeratorRole(Some(role)) => say!(text, "setting-value-role", role = Role(*role)),
        Setting::Entry(entry) => say!(text, "setting-value-entry", entry = entry.name()),
        Setting::Away(away) => {
            let (most, within) = (words::span(text, PROTECTED), words::span(text, PROTECTED_IN));
            say!(text, "setting-value-away", away = away.name(), most, within)
        }
        Setting::Patience(on) => {
            let (first, longest) = (words::span(text, FIRST_WAIT), words::span(text, LONGEST_WAIT));
            say!(text, "setting-value-patience", on, free = FREE_ASKS, first, longest)
        }
        Setting::Deals(on) => say!(text, "setting-value-deals", on = on.name()),
        Setting::Nudge(after) => {
            let off = *after == Span::millis(0);
            say!(text, "setting-value-nudge", off, span = words::span(text, *after))
        }
        Setting::ExtensionsMost(None) => say!(text, "setting-value-extensions-any"),
        Setting::ExtensionsMost(Some(most)) => say!(text, "setting-value-extensions", most = i64::from(*most)),
        Setting::PauseMost(None) => say!(text, "setting-value-pause-any"),
        Setting::PauseMost(Some(most)) => words::span(text, *most),
        Setting::ModeratorPlays(plays) => say!(text, "setting-value-moderator-plays", plays = plays.name()),
        Setting::Language(tag) => say!(Text::of(tag), "language-name"),
        Setting::Game(setting) => games::setting_value(text, setting),
    }
}

/// Returns a setting's value for a menu or a button.
pub fn setting_label(text: &Text, setting: &Setting) -> Label {
    match setting {
        // A label cannot mention a role.
        Setting::ModeratorRole(Some(_)) => label!(text, "setting-value-some-role"),
        _ => setting_value(text, setting).into(),
    }
}
