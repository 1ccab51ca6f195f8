//! Dispatches to the campaign's game for the season's record.

use crate::game_words::Chronicle;
use crate::render::Names;
use crate::rules::games::{Event, Game, Terms};
use crate::rules::{Campaign, PlayerId, RulesetName};
use crate::season::{Deed, Season};
use crate::text::{Label, Place, Text, Words};

pub fn deeds(event: &Event) -> Vec<Deed> {
    of_value!(Event, event, R, one => <R as Chronicle>::deeds(one))
}

/// Returns whether the record counts offers with these terms.
pub fn is_counted(terms: &Terms) -> bool {
    of_value!(Terms, terms, R, one => <R as Chronicle>::is_counted(one))
}

pub fn record<M: Place>(text: &Text, ruleset: RulesetName, names: &Names, season: &Season) -> Vec<Words<M>> {
    of_ruleset!(ruleset, R => <R as Chronicle>::record(text, names, season))
}

/// Returns each player's value on the timeline, or `None` if the table may not know one of them.
pub fn held(campaign: &Campaign) -> Option<Vec<(PlayerId, i64)>> {
    of_value!(Game, &*campaign.game, R, game => <R as Chronicle>::held(campaign, game))
}

pub fn held_told(text: &Text, campaign: &Campaign, number: i64) -> Label {
    of_ruleset!(campaign.game.ruleset(), R => <R as Chronicle>::held_told(text, number))
}

/// Returns the players who lead, or led at the end.
pub fn leaders(campaign: &Campaign) -> Vec<PlayerId> {
    of_value!(Game, &*campaign.game, R, game => <R as Chronicle>::leaders(campaign, game))
}
