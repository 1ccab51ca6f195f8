//! Dispatches to the campaign's game for events, refusals and views.

mod chronicle;
mod deals;
mod offers;
mod shared;

pub use chronicle::*;
pub use deals::*;
pub use offers::*;
pub use shared::*;

use super::measures;
use crate::game_words::{
    Completed, Confirmed, Exported, Imported, LeftOpen, QuestionGroup, Refused, Shown, Told, WayOut, of_any_game,
};
use crate::import::{Export, Node};
use crate::render::{Card, Names, Picture, Reader, Side};
use crate::rules::games::{Command, Confirmation, Event, Game, Refusal as No, Remark};
use crate::rules::{self, Campaign, Listed, OfferId, PlayerId, Refusal, RulesetName, Setting, Time};
use crate::text::{Said, Text};
use serde_json::Value;

/// Returns the event's text, or `None` if another event already says it.
pub fn told(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
    of_value!(Event, event, R, one => <R as Told>::told(text, reader, one))
}

/// Says what an event would do to the reader's figures.
pub fn foreseen(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
    of_value!(Event, event, R, one => <R as Told>::foreseen(text, reader, one))
}

/// Returns whether an event carries out an accepted offer.
pub fn is_agreed(event: &Event) -> bool {
    of_value!(Event, event, R, one => <R as Told>::is_agreed(one))
}

/// Returns the wizard that shows in full what an event announces in short.
pub fn shown_in_full(event: &Event) -> Option<&'static str> {
    of_value!(Event, event, R, one => <R as Told>::shown_in_full(one))
}

/// Returns the wizard that shows the whole promises of a game's shuffles.
pub fn promises_wizard(ruleset: RulesetName) -> Option<&'static str> {
    of_ruleset!(ruleset, R => <R as Told>::PROMISES)
}

/// Describes what a player has left after their own order.
pub fn left(text: &Text, campaign: &Campaign, by: PlayerId, events: &[&rules::Event]) -> Vec<Said> {
    of_value!(Game, &*campaign.game, R, game => {
        let own: Vec<_> = events.iter().filter_map(|event| event.of::<R>()).collect();
        <R as Told>::left(text, game, by, &own)
    })
}

/// Returns whether the player who caused an event need not read about it again, although its announcement hides a part.
pub fn is_known_to_actor(event: &rules::Event) -> bool {
    if let rules::Event::Game(event) = event {
        return of_value!(Event, event, R, one => <R as Told>::is_known_to_actor(one));
    }
    false
}

/// Returns a hint for the player whose order caused an event.
pub fn advice(text: &Text, by: PlayerId, event: &Event) -> Option<Said> {
    of_value!(Event, event, R, one => <R as Told>::advice(text, by, one))
}

/// Returns lines about all events of an order together.
pub fn summary(text: &Text, events: &[rules::Event]) -> Vec<Said> {
    let mut all = Vec::new();
    of_each!(R => {
        let own = of_game::<R>(events);
        all.extend((!own.is_empty()).then(|| <R as Told>::summary(text, &own)).into_iter().flatten());
    });
    all
}

pub fn remarks(text: &Text, reader: Reader, remarks: &[Remark]) -> Vec<Said> {
    let mut all = Vec::new();
    of_each!(R => {
        let own: Vec<_> = remarks.iter().filter_map(R::remark_of).collect();
        all.extend(<R as Told>::remarks(text, reader, &own));
    });
    all
}

pub fn of_game<R: Listed>(events: &[rules::Event]) -> Vec<&R::Event> {
    events.iter().filter_map(rules::Event::of::<R>).collect()
}

pub fn refusal(text: &Text, no: &No, by: PlayerId) -> Said {
    of_value!(No, no, R, one => <R as Refused>::refusal_told(text, one, by))
}

/// Returns a menu that resolves a refusal. Only the player who was refused may see it.
pub fn way_out(text: &Text, campaign: &Campaign, by: PlayerId, no: &No) -> Option<WayOut> {
    of_value!(No, no, R, one => <R as Refused>::way_out(text, campaign.playing::<R>().ok()?, by, one))
}

/// Returns the choices missing from a command, if they are the reason for its refusal.
pub fn left_open(text: &Text, command: &Command, no: &No) -> Option<LeftOpen> {
    of_value!(No, no, R, one => <R as Completed>::left_open(text, R::command_of(command)?, one))
}

/// Completes a command with the missing choices.
pub fn filled(command: &Command, chosen: &[String]) -> Option<Command> {
    of_value!(Command, command, R, one => <R as Completed>::filled(one, chosen).map(R::command))
}

pub fn confirmation(text: &Text, needed: &Confirmation) -> Said {
    of_value!(Confirmation, needed, R, one => <R as Confirmed>::confirmation_told(text, one))
}

pub fn confirm_label(text: &Text, needed: &Confirmation) -> Said {
    of_value!(Confirmation, needed, R, one => <R as Confirmed>::confirm_label(text, one))
}

/// Describes what an offer costs a player who leaves, if they must confirm it.
pub fn settles(text: &Text, offer: OfferId, costs: &Confirmation) -> Option<Said> {
    of_value!(Confirmation, costs, R, one => <R as Confirmed>::settles(text, offer, one))
}

/// Renders a question group, the one message for a question to several players.
pub fn row(text: &Text, campaign: &Campaign, number: u64) -> Option<QuestionGroup> {
    of_value!(Game, &*campaign.game, R, game => <R as Shown>::ROW(text, campaign, game, number))
}

/// Returns lines about the state of the game for the table's panel.
pub fn situation(text: &Text, campaign: &Campaign) -> Vec<Said> {
    of_value!(Game, &*campaign.game, R, game => <R as Shown>::SITUATION(text, campaign, game))
}

/// Shows the viewer's relations with another player, or with everyone.
pub fn relations(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    viewer: Side,
    other: Option<PlayerId>,
) -> Result<Card, Refusal> {
    of_ruleset!(campaign.game.ruleset(), R => <R as Shown>::RELATIONS(text, campaign, names, viewer, other))
}

/// Shows which acts the first player may perform towards the second, and why not the others.
pub fn rights(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    pair: (Side, PlayerId),
    now: Time,
) -> Result<Card, Refusal> {
    of_ruleset!(campaign.game.ruleset(), R => <R as Shown>::RIGHTS(text, campaign, names, pair, now))
}

/// Returns the measure with this name, or the campaign's default if there is none.
pub fn measure(campaign: &Campaign, named: Option<&str>) -> &'static str {
    let all = measures(campaign.game.ruleset());
    let found = all.iter().find(|one| Some(**one) == named);
    found.or(all.first()).copied().unwrap_or_default()
}

pub fn leaderboard(text: &Text, campaign: &Campaign, names: &Names, measure: &str) -> Card {
    of_value!(Game, &*campaign.game, R, game => <R as Shown>::LEADERBOARD(text, campaign, game, names, measure))
}

/// Draws the leaderboard. `viewer` is `None` for a public picture.
pub fn leaderboard_picture(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    measure: &str,
    viewer: Option<PlayerId>,
) -> Option<Picture> {
    of_ruleset!(campaign.game.ruleset(), R => {
        <R as Shown>::LEADERBOARD_PICTURE(text, campaign, names, measure, viewer)
    })
}

pub fn exported(campaign: &Campaign) -> Value {
    of_value!(Game, &*campaign.game, R, game => <R as Exported>::exported(campaign, game))
}

/// Returns whether exports of a game can be imported.
pub fn reads_exports(ruleset: RulesetName) -> bool {
    of_ruleset!(ruleset, R => <R as Imported>::READS_EXPORTS)
}

/// Returns the state of a game that continues from an export.
pub fn imported(ruleset: RulesetName, export: &Export<'_>) -> Option<Game> {
    of_ruleset!(ruleset, R => <R as Imported>::imported(export).map(R::game))
}

/// Returns the settings of a game in an export, each with its place.
pub fn imported_settings<'a>(ruleset: RulesetName, settings: &Node<'a>) -> Vec<(Node<'a>, Setting)> {
    of_ruleset!(ruleset, R => {
        let all = <R as Imported>::imported_settings(settings).into_iter();
        all.map(|(node, one)| (node, of_any_game::<R>(one))).collect()
    })
}

/// Returns what an offer in an export is about.
pub fn imported_terms(ruleset: RulesetName, export: &Export<'_>, offer: &Node<'_>) -> Option<rules::Terms> {
    of_ruleset!(ruleset, R => <R as Imported>::imported_terms(export, offer).map(R::terms))
}

pub fn exported_values(campaign: &Campaign) -> Option<Value> {
    of_value!(Game, &*campaign.game, R, game => <R as Exported>::exported_values(game))
}

pub fn exported_player(campaign: &Campaign, player: PlayerId) -> Value {
    of_value!(Game, &*campaign.game, R, game => <R as Exported>::exported_player(game, R::settings_of(&campaign.settings.games), player))
}
