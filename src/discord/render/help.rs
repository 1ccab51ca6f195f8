//! How to play, topic by topic, with the campaign's own numbers.

use super::card::Card;
use super::words;
use crate::discord::games;
use crate::rules::games::ambassadors::MOST_PLACES;
use crate::rules::games::ambassadors::{LEAST_PLAYERS, MOST_PLAYERS, TRAITOR_POINTS};
use crate::rules::games::leverage;
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{Access, STARTING_MONEY};
use crate::rules::{Campaign, RulesetName, Setting, Settings};
use crate::text::Text;
use i18n_embed_fl::fl;

/// What there is help on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Topic {
    #[default]
    Start,
    Gifts,
    Access,
    Favours,
    Offers,
    Reset,
    Campaigns,
    Moderators,
    Time,
    Actions,
    Technology,
    Aid,
    Hostile,
    Milestones,
    Map,
    Ambassadors,
    Board,
}

impl Topic {
    /// Returns what it is called in `/help topic:`.
    pub fn name(self) -> &'static str {
        match self {
            Topic::Start => "start",
            Topic::Gifts => "gifts",
            Topic::Access => "access",
            Topic::Favours => "favours",
            Topic::Offers => "offers",
            Topic::Reset => "reset",
            Topic::Campaigns => "campaigns",
            Topic::Moderators => "moderators",
            Topic::Time => "time",
            Topic::Actions => "actions",
            Topic::Technology => "technology",
            Topic::Aid => "aid",
            Topic::Hostile => "hostile",
            Topic::Milestones => "milestones",
            Topic::Map => "map",
            Topic::Ambassadors => "ambassadors",
            Topic::Board => "board",
        }
    }

    pub const ALL: [Topic; 17] = [
        Topic::Start,
        Topic::Gifts,
        Topic::Access,
        Topic::Favours,
        Topic::Offers,
        Topic::Reset,
        Topic::Campaigns,
        Topic::Moderators,
        Topic::Time,
        Topic::Actions,
        Topic::Technology,
        Topic::Aid,
        Topic::Hostile,
        Topic::Milestones,
        Topic::Map,
        Topic::Ambassadors,
        Topic::Board,
    ];
}

/// Returns the help on a topic; the numbers are those of `campaign`, or else the usual ones.
pub fn help(text: &Text, topic: Topic, campaign: Option<&Campaign>) -> Card {
    let usual = Settings::default();
    let settings = campaign.map_or(&usual, |campaign| &campaign.settings);
    let ruleset = campaign.map(|campaign| campaign.game.ruleset());
    let body = match (topic, ruleset) {
        (Topic::Start, Some(RulesetName::Ambassadors)) => fl!(
            text,
            "help-start-ambassadors",
            least = LEAST_PLAYERS.to_string()
        ),
        _ => body(text, topic, settings),
    };
    Card::new(title(text, topic), body).footer(fl!(text, "help-footer"))
}

fn title(text: &Text, topic: Topic) -> String {
    match topic {
        Topic::Start => fl!(text, "help-title-start"),
        Topic::Gifts => fl!(text, "help-title-gifts"),
        Topic::Access => fl!(text, "help-title-access"),
        Topic::Favours => fl!(text, "help-title-favours"),
        Topic::Offers => fl!(text, "help-title-offers"),
        Topic::Reset => fl!(text, "help-title-reset"),
        Topic::Campaigns => fl!(text, "help-title-campaigns"),
        Topic::Moderators => fl!(text, "help-title-moderators"),
        Topic::Time => fl!(text, "help-title-time"),
        Topic::Actions => fl!(text, "help-title-actions"),
        Topic::Technology => fl!(text, "help-title-technology"),
        Topic::Aid => fl!(text, "help-title-aid"),
        Topic::Hostile => fl!(text, "help-title-hostile"),
        Topic::Milestones => fl!(text, "help-title-milestones"),
        Topic::Map => fl!(text, "help-title-map"),
        Topic::Ambassadors => fl!(text, "help-title-ambassadors"),
        Topic::Board => fl!(text, "help-title-board"),
    }
}

fn body(text: &Text, topic: Topic, settings: &Settings) -> String {
    let (money, limit) = (STARTING_MONEY.to_string(), Leverage::MAX.to_string());
    let pace = words::span(text, settings.pace);
    let answer = words::span(text, settings.answer_within);
    let silence = words::setting(text, &Setting::Silence(settings.silence));
    let thresholds = words::setting(
        text,
        &Setting::from(leverage::Setting::Thresholds(
            settings.games.leverage.thresholds,
        )),
    );
    match topic {
        Topic::Start => fl!(text, "help-start", money = money),
        Topic::Gifts => fl!(text, "help-gifts", limit = limit, money = money),
        Topic::Access => fl!(
            text,
            "help-access",
            ecological = Access::Ecological.value().to_string(),
            diplomatic = Access::Diplomatic.value().to_string(),
            trade = Access::Trade.value().to_string(),
            passage = Access::Passage.value().to_string(),
            kinds = games::leverage::words::accesses(text, &settings.games.leverage.open_access)
        ),
        Topic::Favours => fl!(text, "help-favours", answer = answer, silence = silence),
        Topic::Offers => fl!(text, "help-offers", answer = answer, silence = silence),
        Topic::Reset => fl!(text, "help-reset", limit = limit),
        Topic::Campaigns => fl!(text, "help-campaigns"),
        Topic::Moderators => fl!(text, "help-moderators"),
        Topic::Time => fl!(
            text,
            "help-time",
            pace = pace,
            answer = answer,
            silence = silence
        ),
        Topic::Actions => fl!(text, "help-actions", pace = pace),
        Topic::Technology => fl!(text, "help-technology"),
        Topic::Aid => fl!(text, "help-aid"),
        Topic::Hostile => fl!(text, "help-hostile", thresholds = thresholds),
        Topic::Milestones => fl!(text, "help-milestones"),
        Topic::Map => fl!(text, "help-map"),
        Topic::Ambassadors => fl!(
            text,
            "help-ambassadors",
            least = LEAST_PLAYERS.to_string(),
            most = MOST_PLAYERS.to_string(),
            points = TRAITOR_POINTS.to_string()
        ),
        Topic::Board => fl!(text, "help-board", most = MOST_PLACES.to_string()),
    }
}
