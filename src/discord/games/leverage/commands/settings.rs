//! What this ruleset adds to `/mod settings`: what is open to all, and from where hostile acts are.

use crate::discord::commands::suggestions::suggest;
use crate::discord::counter::{Context, Options, optional, suggested};
use crate::discord::face::Parameter;
use crate::discord::problem::Problem;
use crate::discord::render::harmless;
use crate::rules::games::leverage::{Access, Setting, Thresholds};
use crate::text::{Text, fl};
use poise::serenity_prelude::CreateAutocompleteResponse;
use std::collections::BTreeSet;

const OPEN_ACCESS: &str = "open-access";
const THRESHOLDS: &str = "thresholds";

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum ThresholdsKind {
    #[name = "warfare"]
    Warfare,
    #[name = "negative"]
    Negative,
}

/// Returns the options.
pub fn options() -> Vec<Parameter> {
    vec![
        suggested(OPEN_ACCESS, |ctx, typed| {
            Box::pin(open_access_suggestions(ctx, typed))
        }),
        optional::<ThresholdsKind>(THRESHOLDS),
    ]
}

/// Returns what is to be set by them.
///
/// # Errors
/// Says what is no kind of access.
pub fn chosen(text: &Text, options: Options<'_>) -> Result<Vec<Setting>, Problem> {
    let open = options.text(OPEN_ACCESS);
    let open = open
        .map(|typed| parse_open_access(text, typed))
        .transpose()?;
    let thresholds = options.choice::<ThresholdsKind>(THRESHOLDS);
    let open = open.map(Setting::OpenAccess).into_iter();
    let thresholds = thresholds.map(|kind| Setting::Thresholds(kind.into()));
    Ok(open.chain(thresholds).collect())
}

impl From<ThresholdsKind> for Thresholds {
    fn from(kind: ThresholdsKind) -> Thresholds {
        match kind {
            ThresholdsKind::Warfare => Thresholds::Warfare,
            ThresholdsKind::Negative => Thresholds::Negative,
        }
    }
}

const KINDS: [(&str, Access); 4] = [
    ("ecological", Access::Ecological),
    ("diplomatic", Access::Diplomatic),
    ("trade", Access::Trade),
    ("passage", Access::Passage),
];

async fn open_access_suggestions(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let kinds = KINDS.iter().map(|(name, _)| *name);
    let options = ["none", "all"].into_iter().chain(kinds);
    suggest(
        options.map(|name| (name.to_owned(), name.to_owned())),
        typed,
    )
}

/// Reads `none`, `all` or a list of kinds.
fn parse_open_access(text: &Text, typed: &str) -> Result<BTreeSet<Access>, String> {
    let words = typed
        .split([',', ' '])
        .map(str::trim)
        .filter(|word| !word.is_empty());
    let mut open = BTreeSet::new();
    for word in words {
        match KINDS
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(word))
        {
            Some((_, access)) => drop(open.insert(*access)),
            None if word.eq_ignore_ascii_case("all") => open.extend(Access::ALL),
            None if word.eq_ignore_ascii_case("none") => {}
            None => return Err(fl!(text, "not-access", typed = harmless::prose(word, 40))),
        }
    }
    Ok(open)
}
