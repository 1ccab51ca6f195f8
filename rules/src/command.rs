//! The commands of players and moderators.

use super::away::AskedAway;
use super::deal::{self, Foreseen, Promise, PromiseId};
use super::event::PrivateLook;
use super::flat_enum;
use super::games;
use super::hours::QuietHours;
use super::ids::{DealId, OfferId, PlaceId, PlayerId};
use super::schedule::ScheduledAct;
use super::settings::Setting;
use super::table::Outcome;
use super::template::Template;
use super::time::{Span, Time};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

/// A command, its author, and what they confirmed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    pub by: PlayerId,
    /// Whether the author moderates the campaign. Discord decides that, so the caller passes it in.
    #[serde(default)]
    pub moderator: bool,
    /// The moderator who acts for an absent player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_behalf: Option<PlayerId>,
    pub command: Command,
    /// The confirmation they were shown and accepted. If it has changed since, they are asked again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<Confirmation>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", remote = "Self")]
pub enum Command {
    Join,
    Leave,
    /// Asks for an empty seat. A moderator takes it at once, for themselves or another member (H2.4).
    ClaimSeat {
        seat: PlayerId,
        player: PlayerId,
    },
    Accept {
        offer: OfferId,
        /// The accepting player's choices, as far as they have made them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        picks: Vec<games::Pick>,
    },
    Refuse {
        offer: OfferId,
    },
    Withdraw {
        offer: OfferId,
    },
    /// Marks the author as away, so that they are not called, or as back.
    Away {
        away: bool,
        /// When they come back by themselves; if `None`, their next command or press brings them back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Time>,
    },
    QuietHours {
        hours: Option<QuietHours>,
    },
    Moderate(Moderation),
    Deal(deal::Command),
    #[serde(skip)]
    Game(games::Command),
}

flat_enum::shared!(Command, games::Command);

impl Command {
    pub fn about_offer(&self) -> Option<OfferId> {
        match self {
            Command::Accept { offer, .. }
            | Command::Refuse { offer }
            | Command::Withdraw { offer }
            | Command::Moderate(Moderation::Void { offer, .. } | Moderation::Extend { offer, .. }) => Some(*offer),
            Command::Moderate(_)
            | Command::Join
            | Command::Leave
            | Command::ClaimSeat { .. }
            | Command::Away { .. }
            | Command::QuietHours { .. }
            | Command::Deal(_)
            | Command::Game(_) => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moderation {
    Pause,
    /// Pauses until a moment, when the campaign resumes by itself (H3.1).
    PauseUntil {
        until: Time,
    },
    Resume,
    End,
    /// Schedules an act for a moment (H3.1).
    Schedule {
        at: Time,
        act: ScheduledAct,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    CancelScheduled {
        number: u32,
    },
    /// Reads everything, including secrets, and tells the table.
    ShowSecrets,
    /// Reads what is private to these players, and tells them (L13.3).
    PrivateLook {
        players: Vec<PlayerId>,
        through: PrivateLook,
    },
    Configure(Vec<Setting>),
    /// Takes over a template before play begins (H3.3).
    UseTemplate(Box<Template>),
    /// Moves the campaign to another place.
    Move {
        from: PlaceId,
        to: PlaceId,
        /// Whether the previous place was deleted.
        #[serde(default)]
        gone: bool,
    },
    /// Takes back a pending offer and refunds the cost of asking (L4.8).
    Void {
        offer: OfferId,
        reason: String,
    },
    Extend {
        offer: OfferId,
        by: Span,
    },
    /// Voids a promise (D3.5).
    VoidPromise {
        promise: PromiseId,
        reason: String,
    },
    /// Lets in an applicant (L12.6).
    Admit {
        player: PlayerId,
    },
    /// Gives a member the empty seat that they asked for, or refuses it (H2.4).
    AnswerSeatRequest {
        seat: PlayerId,
        player: PlayerId,
        gives: bool,
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

/// A consequence that a player must see and confirm before their order is carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", remote = "Self")]
pub enum Confirmation {
    /// Ending a campaign is final, and voids pending offers.
    EndsForGood { pending: usize },
    /// Leaving settles pending offers and ends the player's actions (L12.1).
    Leaves {
        settled: Vec<Settled>,
        /// What else ends, if anything.
        ends: Option<games::Confirmation>,
    },
    /// Leaving voids these offers, made to or by the player, in a game without settlement on leaving.
    LeavingVoids { offers: Vec<OfferId> },
    /// A removed player loses their pending offers and running actions.
    RemovesPlayer { player: PlayerId, pending: usize },
    /// Undoing takes back this many entries, the oldest of them being `from`.
    Undoes {
        entries: u32,
        from: i64,
        /// Another player has to agree first (H3.4).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        second: bool,
    },
    /// Taking back undoes this newest entry once all these players agree (L14.3).
    TakesBack {
        entry: i64,
        players: Vec<PlayerId>,
        /// Nobody has to agree.
        alone: bool,
    },
    /// Some of the players asked are away (L14.1).
    AsksAway {
        away: Vec<AskedAway>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<Box<games::Confirmation>>,
    },
    /// What a player sends, and signs (D4.1).
    SendsDeal {
        deal: DealId,
        by: PlayerId,
        clauses: Vec<Foreseen>,
        /// How much of the sender's earnings a limit would cut off, in the game's smallest unit.
        swallowed: i64,
        /// It is private, and others can work it out from public figures (L13.2).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        shows: bool,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        away: Vec<AskedAway>,
    },
    /// What a party signs (D4.1).
    SignsDeal {
        deal: DealId,
        version: u32,
        by: PlayerId,
        clauses: Vec<Foreseen>,
        /// How much of their earnings a limit would cut off, in the game's smallest unit.
        swallowed: i64,
        /// It is the last signature, which carries the deal out.
        last: bool,
    },
    /// The act breaks promises of its author (D3.2).
    BreaksPromises {
        promises: Vec<Promise>,
        /// What else they have to confirm.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        then: Option<Box<Confirmation>>,
    },
    /// The act also voids these open deals (D5.1, D7.1).
    VoidsDeals {
        deals: Vec<DealId>,
        /// The running promises that it voids (D7).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        promises: Vec<Promise>,
        then: Box<Confirmation>,
    },
    #[serde(skip)]
    Game(games::Confirmation),
}

flat_enum::written!(Confirmation);

impl<'de> Deserialize<'de> for Confirmation {
    /// Reads one of the table's, or else a game's. The JSON is kept as text for the second attempt. Serde's own buffer
    /// would need a second parser of everything that a confirmation may contain, which takes long to compile.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Confirmation, D::Error> {
        let raw = Box::<RawValue>::deserialize(from)?;
        let of_table = Confirmation::deserialize(&mut serde_json::Deserializer::from_str(raw.get()));
        of_table.or_else(|_| serde_json::from_str(raw.get()).map(Confirmation::Game)).map_err(D::Error::custom)
    }
}

impl Confirmation {
    pub fn of_game(&self) -> Option<&games::Confirmation> {
        match self {
            Confirmation::Game(game) => Some(game),
            Confirmation::AsksAway { game, .. } => game.as_deref(),
            Confirmation::BreaksPromises { then, .. } => then.as_ref()?.of_game(),
            Confirmation::VoidsDeals { then, .. } => then.of_game(),
            _ => None,
        }
    }
}

/// How an offer ends when one of its two players leaves (L12.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settled {
    pub offer: OfferId,
    pub outcome: Outcome,
    /// The cost of the refusal or withdrawal, if any.
    pub costs: Option<games::Confirmation>,
}
