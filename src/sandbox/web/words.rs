//! The page's own words, in the browser's language. What the bot says is in each person's language; what the prompt and
//! the loopback say is in English.

use crate::text::{Label, Text, label};
use serde_json::json;
use std::collections::BTreeMap;

/// Returns messages by their ids. The page fills in the arguments: `name` is `%name%` in them.
macro_rules! messages {
    ($text:expr => $($id:literal $(($($argument:ident),+))?)*) => {
        [$(($id, label!($text, $id $(, $($argument = concat!("%", stringify!($argument), "%")),+)?))),*]
    };
}

/// Returns the script with the words, in the best language for an `Accept-Language` header.
pub fn script(accepted: &str) -> String {
    let text = preferred(accepted);
    let words: BTreeMap<&str, String> = messages(&text).into_iter().map(|(id, words)| (id, words.into())).collect();
    format!("export const language = {};\nexport const words = {};\n", json!(text.language()), json!(words))
}

/// Returns the texts in the language that a browser likes best among those that there are.
fn preferred(accepted: &str) -> Text {
    let mut ranges: Vec<(f32, &str)> = accepted.split(',').filter_map(weighted).collect();
    // Stable: the first of two equal ones wins.
    ranges.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let known = Text::languages();
    let named = |name: &str| known.iter().find(|tag| tag.eq_ignore_ascii_case(name)).copied();
    let best = ranges.iter().find_map(|(_, range)| named(range).or_else(|| named(range.split('-').next()?)));
    Text::of(best.unwrap_or_default())
}

/// Parses a range of languages with its quality, such as `de-AT;q=0.8`. A quality of 0 refuses the language.
fn weighted(range: &str) -> Option<(f32, &str)> {
    let (range, quality) = match range.split_once(';') {
        None => (range, 1.0),
        Some((range, quality)) => (range, quality.trim().strip_prefix("q=")?.parse().ok()?),
    };
    (quality > 0.0).then_some((quality, range.trim()))
}

fn messages(text: &Text) -> impl IntoIterator<Item = (&'static str, Label)> {
    messages! { text =>
        "page-title" "page-sandbox" "page-skip" "page-places" "page-show-places" "page-play-as"
        "page-play-as-person"(name) "page-add-person" "page-new-person" "page-join" "page-channels"
        "page-add-channel" "page-new-channel" "page-channel-example" "page-create" "page-direct-messages"
        "page-new" "page-for-you" "page-clock" "page-tools" "page-command" "page-run" "page-restart" "page-save"
        "page-play-script" "page-script" "page-next-line" "page-all-lines" "page-members" "page-moderators"
        "page-players" "page-count"(group, count) "page-app" "page-connected" "page-not-connected"
        "page-may-manage" "page-new-window" "page-light"

        "page-you-are"(name) "page-messages" "page-latest" "page-message" "page-write-to"(place) "page-send"
        "page-busy" "page-offline" "page-gone" "page-reopen" "page-choose-game" "page-choose-about"
        "page-setting-table" "page-empty" "page-empty-about"

        "page-used"(name, command) "page-reply"(message) "page-a-card" "page-silent" "page-edited" "page-pinned"
        "page-picture" "page-file"(name, size) "page-only-you" "page-dismiss" "page-unknown-user"
        "page-deleted-role" "page-deleted-channel" "page-select" "page-choose" "page-submit" "page-cancel"

        "page-suggestions" "page-hint-commands" "page-hint-next" "page-hint-options" "page-hint-people"
        "page-required" "page-at-least"(least) "page-between"(least, most) "page-did-you-mean"
        "page-did-you-mean-line"(line)

        "page-help" "page-help-title" "page-help-person" "page-help-commands" "page-help-talk" "page-help-member"
        "page-help-moderator" "page-help-clock" "page-help-sandbox" "page-help-field" "page-close"
    }
}
