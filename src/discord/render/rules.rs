//! The rules of each ruleset by number, as a campaign plays them.

use super::card::{BODY_LIMIT, Card, fit};
use super::{harmless, words};
use crate::discord::games;
use crate::rules::games::leverage;
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{Access, HostileAct, STARTING_MONEY};
use crate::rules::{Campaign, RulesetName, Setting, Settings};
use crate::text::Text;
use i18n_embed_fl::fl;
use std::collections::HashMap;

/// The message of a chapter, with those of its rules.
type Chapter = (&'static str, &'static [&'static str]);

const LEVERAGE: &[Chapter] = &[
    (
        "rules-l1",
        &["rule-l1-1", "rule-l1-2", "rule-l1-3", "rule-l1-4"],
    ),
    ("rules-l2", &["rule-l2-1", "rule-l2-2", "rule-l2-3"]),
    (
        "rules-l3",
        &[
            "rule-l3-1",
            "rule-l3-2",
            "rule-l3-3",
            "rule-l3-4",
            "rule-l3-5",
            "rule-l3-6",
            "rule-l3-7",
        ],
    ),
    (
        "rules-l4",
        &[
            "rule-l4-1",
            "rule-l4-2",
            "rule-l4-3",
            "rule-l4-4",
            "rule-l4-5",
            "rule-l4-6",
            "rule-l4-7",
            "rule-l4-8",
            "rule-l4-9",
            "rule-l4-10",
        ],
    ),
    (
        "rules-l5",
        &[
            "rule-l5-1",
            "rule-l5-2",
            "rule-l5-3",
            "rule-l5-4",
            "rule-l5-5",
            "rule-l5-6",
            "rule-l5-7",
        ],
    ),
    (
        "rules-l6",
        &[
            "rule-l6-1",
            "rule-l6-2",
            "rule-l6-3",
            "rule-l6-4",
            "rule-l6-5",
            "rule-l6-6",
        ],
    ),
    ("rules-l7", &["rule-l7-1", "rule-l7-2"]),
    ("rules-l8", &["rule-l8-1", "rule-l8-2", "rule-l8-3"]),
    (
        "rules-l9",
        &[
            "rule-l9-1",
            "rule-l9-2",
            "rule-l9-3",
            "rule-l9-4",
            "rule-l9-5",
        ],
    ),
    ("rules-l10", &["rule-l10-1", "rule-l10-2"]),
    ("rules-l11", &["rule-l11-1"]),
];

const AMBASSADORS: &[Chapter] = &[
    (
        "rules-e1",
        &[
            "rule-e1-1",
            "rule-e1-2",
            "rule-e1-3",
            "rule-e1-4",
            "rule-e1-5",
        ],
    ),
    (
        "rules-e2",
        &[
            "rule-e2-1",
            "rule-e2-2",
            "rule-e2-3",
            "rule-e2-4",
            "rule-e2-5",
            "rule-e2-6",
            "rule-e2-7",
            "rule-e2-8",
            "rule-e2-9",
            "rule-e2-10",
        ],
    ),
    (
        "rules-e3",
        &[
            "rule-e3-1",
            "rule-e3-2",
            "rule-e3-3",
            "rule-e3-4",
            "rule-e3-5",
        ],
    ),
    ("rules-e4", &["rule-e4-1"]),
];

const RULESETS: [RulesetName; 2] = [RulesetName::Leverage, RulesetName::Ambassadors];

fn chapters(ruleset: RulesetName) -> &'static [Chapter] {
    match ruleset {
        RulesetName::Leverage => LEVERAGE,
        RulesetName::Ambassadors => AMBASSADORS,
    }
}

/// Returns the letter that the numbers of a ruleset's rules begin with.
fn letter(ruleset: RulesetName) -> char {
    match ruleset {
        RulesetName::Leverage => 'L',
        RulesetName::Ambassadors => 'E',
    }
}

/// Returns the rule or the chapter of that number (`L4.6`, `4`), or else all chapters; with the settings of `campaign`, or the
/// usual ones. A number without a letter is one of the ruleset that is played; a letter names any.
pub fn rules(text: &Text, number: Option<&str>, campaign: Option<&Campaign>) -> Card {
    let usual = Settings::default();
    let settings = arguments(text, campaign.map_or(&usual, |campaign| &campaign.settings));
    let played = campaign.map(|campaign| campaign.game.ruleset());
    let (ruleset, wanted) = meant(number.unwrap_or_default(), played);
    let chapter = chapters(ruleset).iter().find(|(chapter, rules)| {
        let ids = std::iter::once(chapter).chain(rules.iter());
        ids.map(|id| shown(id)).any(|id| id == wanted)
    });
    let Some((chapter, rules)) = chapter else {
        return overview(text, number, played);
    };
    let one = |id: &&&str| shown(id) == wanted;
    let asked: Vec<&&str> = match rules.iter().find(one) {
        Some(rule) => vec![rule],
        None => rules.iter().collect(),
    };
    let lines: Vec<String> = asked
        .into_iter()
        .map(|id| format!("**{}** {}", shown(id), text.get_args(id, settings.clone())))
        .collect();
    let title = format!("{} · {}", shown(chapter), text.get(chapter));
    Card::new(title, fit(text, &lines, BODY_LIMIT)).footer(footer(text, ruleset))
}

/// Returns the chapters of the ruleset that is played, or of all where none is.
fn overview(text: &Text, named: Option<&str>, played: Option<RulesetName>) -> Card {
    let unknown = named.map(|named| harmless::prose(named, 20));
    let unknown = unknown.map(|named| fl!(text, "rules-unknown", named = named));
    let mut lines: Vec<String> = unknown.into_iter().collect();
    for ruleset in RULESETS {
        if played.is_some_and(|played| played != ruleset) {
            continue;
        }
        if played.is_none() {
            lines.push(fl!(
                text,
                "rules-of",
                ruleset = words::ruleset(text, ruleset)
            ));
        }
        let chapter = |(id, _): &Chapter| format!("**{}** {}", shown(id), text.get(id));
        lines.extend(chapters(ruleset).iter().map(chapter));
    }
    let footer = footer(text, played.unwrap_or(RulesetName::Leverage));
    Card::new(fl!(text, "rules-title"), lines.join("\n")).footer(footer)
}

fn footer(text: &Text, ruleset: RulesetName) -> String {
    let (chapter, rule) = match ruleset {
        RulesetName::Leverage => ("L4", "L4.6"),
        RulesetName::Ambassadors => ("E2", "E2.3"),
    };
    fl!(text, "rules-footer", chapter = chapter, rule = rule)
}

/// Returns the number that a message's id stands for: `rule-l4-6` is `L4.6`.
fn shown(id: &str) -> String {
    let number = id.split_once('-').map_or(id, |(_, number)| number);
    number.to_uppercase().replace('-', ".")
}

/// Returns the ruleset that a number belongs to, and the number as [`shown`] has it, however it was typed.
fn meant(typed: &str, played: Option<RulesetName>) -> (RulesetName, String) {
    let typed = typed.trim().trim_end_matches('.').to_uppercase();
    let named = RULESETS
        .into_iter()
        .find(|ruleset| typed.starts_with(letter(*ruleset)));
    match named {
        Some(ruleset) => (ruleset, typed),
        None => {
            let ruleset = played.unwrap_or(RulesetName::Leverage);
            (ruleset, format!("{}{typed}", letter(ruleset)))
        }
    }
}

/// Returns what a campaign sets, for every rule that names it.
fn arguments(text: &Text, settings: &Settings) -> HashMap<&'static str, String> {
    let threshold = |act: HostileAct| {
        act.threshold(settings.games.leverage.thresholds)
            .to_string()
    };
    HashMap::from([
        ("limit", Leverage::MAX.to_string()),
        ("money", STARTING_MONEY.to_string()),
        ("pace", words::span(text, settings.pace)),
        ("answer", words::span(text, settings.answer_within)),
        (
            "silence",
            words::setting(text, &Setting::Silence(settings.silence)),
        ),
        (
            "open",
            games::leverage::words::accesses(text, &settings.games.leverage.open_access),
        ),
        (
            "thresholds",
            words::setting(
                text,
                &Setting::from(leverage::Setting::Thresholds(
                    settings.games.leverage.thresholds,
                )),
            ),
        ),
        ("ecological", Access::Ecological.value().to_string()),
        ("diplomatic", Access::Diplomatic.value().to_string()),
        ("trade", Access::Trade.value().to_string()),
        ("passage", Access::Passage.value().to_string()),
        ("theft", threshold(HostileAct::StealMinerals)),
        ("home", threshold(HostileAct::DamageShipInOwnSystems)),
        ("elsewhere", threshold(HostileAct::DamageShipElsewhere)),
        ("city", threshold(HostileAct::ConquerCity)),
    ])
}
