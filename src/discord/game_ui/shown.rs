//! The views of a game.

use crate::discord::buttons::GameCode;
use crate::discord::render::tell::Side;
use crate::discord::render::{Card, Names, Picture};
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use crate::rules::ruleset::Ruleset;
use crate::rules::time::Time;
use crate::rules::{Campaign, Refusal};
use crate::text::{Label, Said, Text};
use poise::serenity_prelude::ButtonStyle;

/// The single message for a question to several players, with each answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionGroup {
    pub card: Card,
    /// The answer buttons, while any question is pending: the game's code, and the label.
    pub buttons: Vec<(GameCode, Label, ButtonStyle)>,
}

/// A picture of how something between two players developed, drawn from the events of a whole campaign.
#[derive(Clone, Copy, Debug)]
pub struct Chart<R: Listed> {
    /// Returns whether the chart uses this event.
    pub needs: fn(&R::Event, [PlayerId; 2]) -> bool,
    pub draw: Draw<R>,
}

/// Draws the chart for the campaign of this name from these events (oldest first), as of a time.
pub type Draw<R> = fn(&Text, &Names, &str, [PlayerId; 2], &[(Time, <R as Ruleset>::Event)], Time) -> Option<Picture>;

/// Shows the state of a game.
///
/// Views take their arguments in this order: language, campaign, players' names, viewer, other player.
pub trait Shown: Listed {
    /// The game's leaderboard measures, as stored for panels; the default comes first.
    const MEASURES: &'static [&'static str];

    /// Returns the game's lines on the table's panel, such as whose turn it is.
    fn situation(_text: &Text, _campaign: &Campaign, _game: &Self) -> Vec<Said> {
        Vec::new()
    }

    /// Renders a question group's message, or returns `None` if the group is no longer in the state.
    fn row(_text: &Text, _campaign: &Campaign, _game: &Self, _number: u64) -> Option<QuestionGroup> {
        None
    }

    /// Shows the viewer's relations with another player, or with everyone. If the rules know no relations, shows the
    /// standings. Refuses if there is nothing to show.
    fn relations(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        _viewer: Side,
        _other: Option<PlayerId>,
    ) -> Result<Card, Refusal> {
        let usual = Self::MEASURES.first().copied().unwrap_or_default();
        let game = campaign.playing::<Self>()?;
        Ok(Self::leaderboard(text, campaign, game, names, usual))
    }

    /// Shows what the viewer may do towards the other player, and why not; in a game without such rights, their
    /// relations. Refuses if there is nothing to show.
    fn rights(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        (viewer, other): (Side, PlayerId),
        _now: Time,
    ) -> Result<Card, Refusal> {
        Self::relations(text, campaign, names, viewer, Some(other))
    }

    /// Ranks the players by one of [`Shown::MEASURES`].
    fn leaderboard(text: &Text, campaign: &Campaign, game: &Self, names: &Names, measure: &str) -> Card;

    /// Draws the leaderboard. `viewer` is `None` for a public picture.
    fn leaderboard_picture(
        _text: &Text,
        _campaign: &Campaign,
        _names: &Names,
        _measure: &str,
        _viewer: Option<PlayerId>,
    ) -> Option<Picture> {
        None
    }

    fn chart() -> Option<Chart<Self>> {
        None
    }
}
