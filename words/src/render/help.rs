//! Help topics, with the campaign's own numbers.

use super::card::Card;
use super::words;
use crate::game_words::{HelpContext, Topic};
use crate::games;
use crate::rules::deal::{ANSWER_WITHIN, MOST_CLAUSES, MOST_PARTIES};
use crate::rules::ids::PlaceId;
use crate::rules::{Campaign, LAST_CALL, RulesetName, Settings, TAKE_BACK_WITHIN};
use crate::text::{Label, Said, Text, say};

/// How to begin in the campaign's game.
const START: &str = "start";

/// The help topics at every table, in addition to how to begin.
const TOPICS: &[Topic] = &[
    Topic {
        name: "offers",
        title: |text| say!(text, "help-title-offers"),
        body: |text, HelpContext { settings, .. }| {
            let answer = words::time_to_answer(text, settings);
            let silence = words::silence_set(text, settings.silence);
            let last_call = words::span(text, LAST_CALL);
            say!(text, "help-offers", answer, last_call, silence)
        },
    },
    Topic {
        name: "deals",
        title: |text| say!(text, "help-title-deals"),
        body: |text, _| {
            let (parties, clauses) = (MOST_PARTIES, MOST_CLAUSES);
            say!(text, "help-deals", parties, clauses, doubt = words::span(text, ANSWER_WITHIN))
        },
    },
    Topic {
        name: "campaigns",
        title: |text| say!(text, "help-title-campaigns"),
        body: |text, _| say!(text, "help-campaigns", within = words::span(text, TAKE_BACK_WITHIN)),
    },
    Topic {
        name: "moderators",
        title: |text| say!(text, "help-title-moderators"),
        body: |text, _| say!(text, "help-moderators"),
    },
    Topic {
        name: "time",
        title: |text| say!(text, "help-title-time"),
        body: |text, HelpContext { settings, .. }| {
            say!(
                text,
                "help-time",
                pace = words::span(text, settings.pace),
                answer = words::time_to_answer(text, settings),
                silence = words::silence_set(text, settings.silence)
            )
        },
    },
];

/// Returns all topics, by their names in `/help topic:`: how to begin, the table's topics, those of each game, and how
/// to begin each game without a topic of the same name.
pub fn topics() -> Vec<&'static str> {
    let mut all = vec![START];
    all.extend(topics_there_are().map(|topic| topic.name));
    for ruleset in games::offered() {
        if !all.contains(&ruleset.name()) {
            all.push(ruleset.name());
        }
    }
    all
}

fn topics_there_are() -> impl Iterator<Item = Topic> {
    let games = games::offered();
    TOPICS.iter().chain(games.flat_map(games::topics)).copied()
}

/// Returns the topics that are useful in a campaign, or in a channel without one, as menu label and name.
pub fn topics_near(text: &Text, campaign: Option<&Campaign>) -> Vec<(Label, String)> {
    let line = |topic: &Topic| (Label::from((topic.title)(text)), topic.name.to_owned());
    let start = |ruleset: RulesetName| {
        let name = games::name(text, ruleset);
        let title = say!(text, "help-title-begin", ruleset = name);
        (title.into(), ruleset.name().to_owned())
    };
    let tables = TOPICS.iter().map(line);
    match campaign.map(|campaign| campaign.game.ruleset()) {
        Some(ruleset) => {
            let own = games::topics(ruleset).iter().map(line);
            own.chain(tables).collect()
        }
        None => {
            let all = games::offered();
            all.map(start).chain(tables).collect()
        }
    }
}

/// Returns the greeting for a new server: the bot's purpose, its permissions in this channel, and how a campaign
/// begins.
pub fn greeting(text: &Text, channel: u64, allowed: &[(Said, bool)]) -> Card {
    let line = |(name, has): &(Said, bool)| match has {
        true => say!(text, "greeting-allowed", name),
        false => say!(text, "greeting-missing", name),
    };
    let lines: Vec<Said> = allowed.iter().map(line).collect();
    let place = PlaceId(channel);
    let lacks = allowed.iter().any(|(_, has)| !has);
    let after = match lacks {
        true => say!(text, "greeting-mend", channel = place),
        false => say!(text, "greeting-ready"),
    };
    let body = Said::in_lines([say!(text, "greeting"), after]);
    let heading = say!(text, "greeting-permissions");
    let card = Card::new(say!(text, "greeting-title"), body).field(text, heading, &lines);
    card.footer(say!(text, "help-footer"))
}

/// Returns the help on a topic, however it was typed, or `None` if there is no such topic. Without a topic, explains
/// how to begin. The numbers are those of `campaign`, or else the defaults.
pub fn help(text: &Text, topic: Option<&str>, campaign: Option<&Campaign>) -> Option<Card> {
    let usual = Settings::default();
    let settings = campaign.map_or(&usual, |campaign| &campaign.settings);
    let typed = topic.map_or(START, str::trim);
    let named = |name: &str| name.eq_ignore_ascii_case(typed);
    let start = |ruleset| (say!(text, "help-title-start"), games::start(text, ruleset, campaign));
    let (title, body) = if named(START) {
        start(campaign.map_or(games::USUAL, |campaign| campaign.game.ruleset()))
    } else if let Some(topic) = topics_there_are().find(|topic| named(topic.name)) {
        ((topic.title)(text), (topic.body)(text, &HelpContext { settings, campaign }))
    } else {
        let mut rulesets = RulesetName::ALL.iter().copied();
        start(rulesets.find(|ruleset| named(ruleset.name()))?)
    };
    Some(Card::new(title, body).footer(say!(text, "help-footer")))
}

pub fn about_line(text: &Text, ruleset: RulesetName) -> Said {
    let name = games::name(text, ruleset);
    let about = games::about(text, ruleset);
    say!(text, "about-line", ruleset = name, about)
}

/// Returns the name of the topic that explains the terms of a game, if it has one.
pub fn terms_topic(ruleset: RulesetName) -> Option<&'static str> {
    let terms = format!("{}-terms", ruleset.name());
    let mut topics = games::topics(ruleset).iter().map(|topic| topic.name);
    topics.find(|name| *name == terms)
}

/// Returns the help for channels without a campaign: the bot's purpose, and the list of games.
pub fn intro(text: &Text) -> Card {
    let lines = games::offered().map(|ruleset| say!("- {}", about_line(text, ruleset)));
    let body: Vec<Said> = [say!(text, "help-intro")].into_iter().chain(lines).collect();
    let card = Card::new(say!(text, "help-title-start"), Said::in_lines(body));
    card.footer(say!(text, "help-footer"))
}
