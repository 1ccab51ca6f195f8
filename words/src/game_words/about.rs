//! An introduction to the game: its name, the help topics and how to begin.

use crate::rules::games::Listed;
use crate::rules::{Campaign, Settings};
use crate::text::{Said, Text};

#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// Its name in `/help topic:`.
    pub name: &'static str,
    pub title: fn(&Text) -> Said,
    /// Explains the topic, with the campaign's numbers.
    pub body: fn(&Text, &HelpContext<'_>) -> Said,
}

/// The campaign whose numbers a topic mentions.
#[derive(Clone, Copy, Debug)]
pub struct HelpContext<'a> {
    pub settings: &'a Settings,
    /// `None` where no campaign is played.
    pub campaign: Option<&'a Campaign>,
}

/// Introduces a game.
pub trait About: Listed {
    /// The first commands to try, shown when a sandbox starts.
    const FIRST_STEPS: &'static [&'static str];
    /// The script that leads to the middle of a game: people, a pending offer and a picture. The sandbox can start from
    /// it.
    const DEMO: &'static str;
    /// The game's help topics, in addition to how to begin.
    const TOPICS: &'static [Topic] = &[];

    fn name(text: &Text) -> Said;

    /// Returns in a few words what the game is about and how it ends. Together with the name it must fit into the 100
    /// characters of a menu line.
    fn about(text: &Text) -> Said;

    /// Explains how to begin. `game` is the state of the campaign, or that of a new one.
    fn start(text: &Text, game: &Self) -> Said;
}
