//! What players and moderators order.

use super::away::AskedAway;
use super::event::Look;
use super::games;
use super::ids::{OfferId, PlaceId, PlayerId};
use super::quiet::QuietHours;
use super::settings::Setting;
use super::table::Outcome;
use super::time::{Span, Time};
use super::wire;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A command, who gives it, and what they have agreed to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    pub by: PlayerId,
    /// Whether the person who gives it moderates the campaign: Discord knows, the rules are told.
    #[serde(default)]
    pub moderator: bool,
    /// The moderator who gives it for a player who is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_behalf: Option<PlayerId>,
    pub command: Command,
    /// What they have been shown and said yes to. If it has changed since, they are asked again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<Confirmation>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", remote = "Self")]
pub enum Command {
    Join,
    Leave,
    Accept {
        offer: OfferId,
        /// What is left to the player who accepts, as far as they have chosen it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        picks: Vec<games::Pick>,
    },
    Refuse {
        offer: OfferId,
    },
    Withdraw {
        offer: OfferId,
    },
    /// Asks not to be called for a while, or to be called again.
    Away {
        away: bool,
        /// When they come back by themselves; left out, their next command or press brings them back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Time>,
    },
    QuietHours {
        hours: Option<QuietHours>,
    },
    Moderate(Moderation),
    #[serde(skip)]
    Game(games::Command),
}

wire::shared!(Command, games::Command);

impl Command {
    /// Returns the offer that it is about.
    pub fn about_offer(&self) -> Option<OfferId> {
        match self {
            Command::Accept { offer, .. }
            | Command::Refuse { offer }
            | Command::Withdraw { offer }
            | Command::Moderate(Moderation::Void { offer, .. } | Moderation::Extend { offer, .. }) => Some(*offer),
            Command::Moderate(_)
            | Command::Join
            | Command::Leave
            | Command::Away { .. }
            | Command::QuietHours { .. }
            | Command::Game(_) => None,
        }
    }
}

/// What only moderators order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moderation {
    Pause,
    Resume,
    End,
    /// Reads what is secret to others; the table is told.
    ShowSecrets,
    /// Reads what is private to these players; they are told (L13.3).
    Look {
        players: Vec<PlayerId>,
        through: Look,
        /// They were told of another look of this moderator within the hour.
        #[serde(default)]
        untold: bool,
    },
    Configure(Vec<Setting>),
    /// Has the campaign played in another place.
    Move {
        from: PlaceId,
        to: PlaceId,
        /// Whether the place before it is gone.
        #[serde(default)]
        gone: bool,
    },
    /// Takes a pending offer back; what asking cost comes back (L4.8).
    Void {
        offer: OfferId,
        reason: String,
    },
    /// Gives a pending offer more time.
    Extend {
        offer: OfferId,
        by: Span,
    },
    /// Lets in a player who has asked to join (L12.6).
    Admit {
        player: PlayerId,
    },
    RemovePlayer {
        player: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    Correct {
        correction: games::Correction,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
}

/// What a player must have seen and agreed to before their order is carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirmation {
    /// Ending a campaign is for good, and voids what is pending.
    EndsForGood { pending: usize },
    /// Leaving settles what waits, and ends what the player does (L12.1).
    Leaves {
        settled: Vec<Settled>,
        /// What else ends, where anything does.
        ends: Option<games::Confirmation>,
    },
    /// Leaving a campaign in which it settles nothing ends these offers, made to the player and by them.
    LeavingVoids { offers: Vec<OfferId> },
    /// A player who is removed loses their pending offers and running actions.
    RemovesPlayer { player: PlayerId, pending: usize },
    /// Undoing takes back so many entries, down to this one.
    Undoes { entries: u32, from: i64 },
    /// Taking back undoes the newest entry, this one, when all these players have agreed (L14.3).
    TakesBack {
        entry: i64,
        players: Vec<PlayerId>,
        /// No player has to agree.
        alone: bool,
    },
    /// Players who are asked for something are away (L14.1).
    AsksAway {
        away: Vec<AskedAway>,
        /// What the rules of the game want to have seen as well, where they do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<Box<games::Confirmation>>,
    },
    /// What the rules of the game want to have seen.
    #[serde(untagged)]
    Game(games::Confirmation),
}

impl Confirmation {
    /// Returns what the rules of the game wanted to have seen, if that was among it.
    pub fn of_game(&self) -> Option<&games::Confirmation> {
        match self {
            Confirmation::Game(game) => Some(game),
            Confirmation::AsksAway { game, .. } => game.as_deref(),
            _ => None,
        }
    }
}

/// What becomes of an offer when one of its two players leaves (L12.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settled {
    pub offer: OfferId,
    pub outcome: Outcome,
    /// What a refusal or a withdrawal costs, where it costs anything.
    pub costs: Option<games::Confirmation>,
}
