//! The views of a game.

use crate::buttons::GameCode;
use crate::render::tell::Side;
use crate::render::{Card, Names, Picture};
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use crate::rules::ruleset::Ruleset;
use crate::rules::time::Time;
use crate::rules::{Campaign, Refusal};
use crate::text::{Label, Said, Text};

/// The meaning of a button, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Yes,
    No,
    Neutral,
    Main,
}

/// The single message for a question to several players, with each answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionGroup {
    pub card: Card,
    /// The answer buttons, while any question is pending: the game's code, and the label.
    pub buttons: Vec<(GameCode, Label, Tone)>,
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

    /// Returns the game's lines on the table's panel, such as whose turn it is, and who is next if that is known.
    const SITUATION: fn(&Text, &Campaign, &Self) -> Vec<Said> = |_, _, _| Vec::new();

    /// Renders a question group's message, or returns `None` if the group is no longer in the state.
    const ROW: fn(&Text, &Campaign, &Self, u64) -> Option<QuestionGroup> = |_, _, _, _| None;

    /// Shows the viewer's relations with another player, or with everyone. If the rules know no relations, shows the
    /// standings. Refuses if there is nothing to show.
    const RELATIONS: Relations = |text, campaign, names, _, _| {
        let usual = Self::MEASURES.first().copied().unwrap_or_default();
        Ok(Self::LEADERBOARD(text, campaign, campaign.playing::<Self>()?, names, usual))
    };

    /// Shows what the viewer may do towards the other player, and why not; in a game without such rights, their
    /// relations. Refuses if there is nothing to show.
    const RIGHTS: Rights =
        |text, campaign, names, (viewer, other), _| Self::RELATIONS(text, campaign, names, viewer, Some(other));

    /// Ranks the players by one of [`Shown::MEASURES`].
    const LEADERBOARD: Leaderboard<Self>;

    /// Draws the leaderboard. The viewer is `None` for a public picture.
    const LEADERBOARD_PICTURE: LeaderboardPicture = |_, _, _, _, _| None;

    const CHART: Option<Chart<Self>> = None;
}

pub type Relations = fn(&Text, &Campaign, &Names, Side, Option<PlayerId>) -> Result<Card, Refusal>;
pub type Rights = fn(&Text, &Campaign, &Names, (Side, PlayerId), Time) -> Result<Card, Refusal>;
pub type Leaderboard<R> = fn(&Text, &Campaign, &R, &Names, &str) -> Card;
pub type LeaderboardPicture = fn(&Text, &Campaign, &Names, &str, Option<PlayerId>) -> Option<Picture>;
