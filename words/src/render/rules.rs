//! The rules of each ruleset by number, with a campaign's values.

use super::card::{BODY_LIMIT, Card, fit};
use super::words;
use crate::game_words::Choice;
use crate::games;
use crate::rules::{Campaign, GRACE, LAST_CALL, RulesetName, Setting, Settings, TAKE_BACK_WITHIN, TOGETHER, deal};
use crate::text::{Argument, Arguments, Said, Text, Typed, label, say};

/// The letters of the rules that apply beside those of every ruleset: about deals, and the house rules.
const COMMON: [char; 2] = ['D', 'H'];

/// The highest number of a rule in a chapter. A withdrawn rule leaves a gap.
const MOST_IN_CHAPTER: u32 = 30;

/// The longest number of a rule.
const NUMBER: usize = 20;

/// Shows the rule or chapter with that number (`L4.6`, `4`), or else all chapters, with the settings of `campaign` or
/// the defaults. A number without a letter belongs to the campaign's ruleset; a letter selects any ruleset.
pub fn rules(text: &Text, number: Option<&str>, campaign: Option<&Campaign>) -> Card {
    let usual = Settings::default();
    let settings = campaign.map_or(&usual, |campaign| &campaign.settings);
    let played = campaign.map(|campaign| campaign.game.ruleset());
    let (ruleset, wanted) = meant(number.unwrap_or_default(), played);
    let numbers = rule_values(text, ruleset, campaign, settings);
    let letters = [ruleset.letter()].into_iter().chain(COMMON);
    let all = letters.flat_map(|letter| chapters(text, letter));
    let chapter = all.into_iter().find(|(chapter, rules)| {
        let mut ids = std::iter::once(chapter).chain(rules);
        ids.any(|id| shown(id) == wanted)
    });
    let Some((chapter, rules)) = chapter else {
        return overview(text, number, played);
    };
    let one = |id: &&String| shown(id) == wanted;
    let asked: Vec<&String> = match rules.iter().find(one) {
        Some(rule) => vec![rule],
        None => rules.iter().collect(),
    };
    let lines: Vec<Said> =
        asked.into_iter().map(|id| say!("**{}** {}", Typed(&shown(id), NUMBER), rule(text, id, &numbers))).collect();
    let title = say!("{} · {}", Typed(&shown(&chapter), NUMBER), chapter_title(text, &chapter));
    Card::new(title, fit(text, &lines, BODY_LIMIT)).footer(footer(text, ruleset))
}

/// Returns the rule numbers with their subjects, of the campaign's ruleset or, without a campaign, of all. Chapters
/// come before their rules.
pub fn rule_numbers(text: &Text, campaign: Option<&Campaign>) -> Vec<Choice> {
    let usual = Settings::default();
    let settings = campaign.map_or(&usual, |campaign| &campaign.settings);
    let played = campaign.map(|campaign| campaign.game.ruleset());
    let rulesets = RulesetName::ALL.iter().copied();
    let rulesets = rulesets.filter(|ruleset| played.is_none_or(|played| played == *ruleset));
    let common = COMMON.into_iter().map(|letter| (letter, played.unwrap_or(games::USUAL)));
    let books = rulesets.map(|ruleset| (ruleset.letter(), ruleset)).chain(common);
    let (mut titles, mut rules) = (Vec::new(), Vec::new());
    for (letter, ruleset) in books {
        let numbers = rule_values(text, ruleset, campaign, settings);
        for (chapter, of_it) in chapters(text, letter) {
            let line = |id: &str, words: Said| (label!("{} · {words}", Typed(&shown(id), NUMBER)), shown(id));
            titles.push(line(&chapter, chapter_title(text, &chapter)));
            let rule = |id: &String| line(id, self::rule(text, id, &numbers));
            rules.extend(of_it.iter().map(rule));
        }
    }
    [titles, rules].concat()
}

/// The message ids of a chapter and of its rules.
type Chapter = (String, Vec<String>);

/// Returns the chapters of a letter. They are numbered without gaps, as far as there are texts; their rules may have
/// gaps.
fn chapters(text: &Text, letter: char) -> Vec<Chapter> {
    let letter = letter.to_ascii_lowercase();
    let exists = |id: &String| text.has(id);
    let chapter = |number: u32| {
        let rules = (1..=MOST_IN_CHAPTER).map(|rule| format!("rule-{letter}{number}-{rule}")).filter(exists);
        (format!("rules-{letter}{number}"), rules.collect())
    };
    (1..).map(chapter).take_while(|(id, _)| exists(id)).collect()
}

/// Lists the chapters of the campaign's ruleset or, without a campaign, of all.
fn overview(text: &Text, named: Option<&str>, played: Option<RulesetName>) -> Card {
    let unknown = named.map(|named| say!(text, "rules-unknown", named = Typed(named, 20)));
    let mut lines: Vec<Said> = unknown.into_iter().collect();
    let chapter = |(id, _): &Chapter| say!("**{}** {}", Typed(&shown(id), NUMBER), chapter_title(text, id));
    for ruleset in RulesetName::ALL.iter().copied() {
        if played.is_some_and(|played| played != ruleset) {
            continue;
        }
        if played.is_none() {
            lines.push(say!(text, "rules-of", ruleset = words::ruleset(text, ruleset)));
        }
        lines.extend(chapters(text, ruleset.letter()).iter().map(chapter));
    }
    if played.is_none() {
        lines.push(say!(text, "rules-of-every-game"));
    }
    lines.extend(COMMON.into_iter().flat_map(|letter| chapters(text, letter)).map(|one| chapter(&one)));
    let footer = footer(text, played.unwrap_or(games::USUAL));
    Card::new(say!(text, "rules-title"), Said::in_lines(lines)).footer(footer)
}

fn footer(text: &Text, ruleset: RulesetName) -> Said {
    let (chapter, rule) = games::example_rules(ruleset);
    say!(text, "rules-footer", chapter, rule)
}

/// Returns the rule number of a message id: `rule-l4-6` is `L4.6`.
fn shown(id: &str) -> String {
    let number = id.split_once('-').map_or(id, |(_, number)| number);
    number.to_uppercase().replace('-', ".")
}

/// Parses a rule number into its ruleset and the number in the format of [`shown`].
fn meant(typed: &str, played: Option<RulesetName>) -> (RulesetName, String) {
    let typed = typed.trim().trim_end_matches('.').to_uppercase();
    let named = RulesetName::ALL.iter().copied().find(|ruleset| typed.starts_with(ruleset.letter()));
    match named {
        Some(ruleset) => (ruleset, typed),
        None if typed.starts_with(COMMON) => (played.unwrap_or(games::USUAL), typed),
        None => {
            let ruleset = played.unwrap_or(games::USUAL);
            (ruleset, format!("{}{typed}", ruleset.letter()))
        }
    }
}

/// Returns a rule with these values.
fn rule(text: &Text, id: &str, values: &[Argument]) -> Said {
    text.try_words(id, values).unwrap_or_default()
}

fn chapter_title(text: &Text, id: &str) -> Said {
    text.try_words(id, &[]).unwrap_or_default()
}

/// Returns the values that the rules mention: the table's and the game's, by the campaign's settings and
/// values.
pub fn rule_values(text: &Text, ruleset: RulesetName, campaign: Option<&Campaign>, settings: &Settings) -> Arguments {
    let table = [
        ("last-call", words::span(text, LAST_CALL)),
        ("together", words::span(text, TOGETHER)),
        ("grace", words::span(text, GRACE)),
        ("draft", words::span(text, deal::DRAFT_KEPT)),
        ("soonest", words::span(text, deal::SOONEST)),
        ("latest", words::span(text, deal::LATEST)),
        ("doubt", words::span(text, deal::ANSWER_WITHIN)),
        ("promises", games::promises(text, ruleset)),
        ("take-back", words::span(text, TAKE_BACK_WITHIN)),
        ("pace", words::span(text, settings.pace)),
        ("answer", words::time_to_answer(text, settings)),
        ("silence", words::silence_set(text, settings.silence)),
        ("away", words::setting(text, &Setting::Away(settings.away))),
        ("patience", words::setting(text, &Setting::Patience(settings.patience))),
        ("nudge", words::setting(text, &Setting::Nudge(settings.nudge))),
        ("entry", words::setting(text, &Setting::Entry(settings.entry))),
        ("extensions", words::setting(text, &Setting::ExtensionsMost(settings.extensions_most))),
        ("moderator-plays", words::setting(text, &Setting::ModeratorPlays(settings.moderator_plays))),
        ("longest-pause", words::setting(text, &Setting::PauseMost(settings.pause_most))),
    ];
    let counts = [("parties", deal::MOST_PARTIES), ("clauses", deal::MOST_CLAUSES), ("open-deals", deal::MOST_OPEN)];
    let counts = counts.into_iter().map(|(name, count)| (name, count.into()));
    let table = table.into_iter().map(|(name, value)| (name, value.into()));
    table.chain(counts).chain(games::numbers(text, ruleset, campaign, &settings.games)).collect()
}
