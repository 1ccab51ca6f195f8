use super::board::Change;
use super::row::Hindrance;
use super::state::{Card, Phase};
use super::tokens::{Pool, Pools, Source};
use crate::ids::PlayerId;
use crate::ruleset::{GameEvent, Profile};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player sat down at the end of the order, with the starting tokens on their sheet.
    Seated {
        player: PlayerId,
    },
    /// The seats, clockwise.
    Ordered {
        order: Vec<PlayerId>,
    },
    PhaseBegun {
        phase: Phase,
    },
    /// The status phase removed all tokens from the board, readied the exhausted planets, and took the card back
    /// (T4.4).
    Refreshed {
        /// The number of tokens each player got back, clockwise.
        tokens: Vec<(PlayerId, u8)>,
        planets: Vec<String>,
        holder: Option<PlayerId>,
        /// The player whose turn this ended.
        active: Option<PlayerId>,
    },
    CardTaken {
        player: PlayerId,
    },
    TurnBegun {
        player: PlayerId,
    },
    /// A turn ended; `next` is the next player in order.
    TurnEnded {
        player: PlayerId,
        next: Option<PlayerId>,
    },
    /// A player has this initiative until the next strategy phase (T1.9).
    InitiativeRecorded {
        player: PlayerId,
        number: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<u8>,
    },
    /// A player lost their initiative, because the card gave its number to another (T1.9).
    InitiativeLost {
        player: PlayerId,
        number: u8,
    },
    /// The active player takes the strategic action (T2.1). If there is no system, nobody places a token (T2.6).
    Played {
        /// The play's number in the campaign, from 1.
        play: u32,
        player: PlayerId,
        system: Option<String>,
    },
    /// A player's token was placed in a system; its source has `left` now.
    TokenPlaced {
        player: PlayerId,
        system: String,
        from: Source,
        left: u8,
        /// Placed by the card rather than the player.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_card: bool,
    },
    /// The card does not place a player's token.
    TokenSpared {
        player: PlayerId,
        system: String,
        why: Spared,
    },
    /// The primary ability readied the active player's planets (T2.5).
    PrimaryReadied {
        player: PlayerId,
        planets: Vec<String>,
    },
    /// The secondary ability opened to the others, clockwise; those in `asked` could use it at that time (T3.3).
    SecondaryOpened {
        play: u32,
        player: PlayerId,
        system: Option<String>,
        seats: Vec<PlayerId>,
        asked: Vec<PlayerId>,
    },
    /// It is the turn of a player who could not use the secondary ability before, and who is asked now (T3.3).
    SecondaryAsked {
        play: u32,
        player: PlayerId,
    },
    /// A player answered; it takes effect on their turn (T3.3).
    SecondaryChosen {
        player: PlayerId,
        planets: Vec<String>,
    },
    SecondaryPassed {
        player: PlayerId,
        /// They did not answer in time.
        silent: bool,
    },
    /// A player spent a token from the strategy pool, which has `left` now, and readied planets. The player also chose
    /// the planets in `lost`, but these are no longer theirs, or no longer exhausted.
    SecondaryApplied {
        player: PlayerId,
        planets: Vec<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lost: Vec<String>,
        left: u8,
    },
    /// A player's turn passed; they pay nothing (T3.3).
    PassedOver {
        player: PlayerId,
        why: Hindrance,
    },
    /// Every player has had the opportunity (T3.4).
    CardExhausted {
        play: u32,
        holder: Option<PlayerId>,
    },
    /// Tokens moved from reinforcements to the sheet.
    Gained {
        player: PlayerId,
        gained: Pools,
        after: Pools,
        reinforcements: u8,
    },
    Redistributed {
        player: PlayerId,
        before: Pools,
        after: Pools,
    },
    /// Tokens moved to reinforcements from a pool that has `left` now.
    Spent {
        player: PlayerId,
        pool: Pool,
        count: u8,
        left: u8,
    },
    /// An effect returned a token from a system to reinforcements (T4.3).
    TokenRemoved {
        by: PlayerId,
        player: PlayerId,
        system: String,
        reinforcements: u8,
    },
    /// A player activated a system with a token from the tactic pool, which has `left` now (T4.2).
    Activated {
        player: PlayerId,
        system: String,
        left: u8,
    },
    PlanetExhausted {
        player: PlayerId,
        planet: String,
    },
    PlanetReadied {
        player: PlayerId,
        planet: String,
    },
    /// A planet changed hands and arrived exhausted (T1.5).
    PlanetTaken {
        player: PlayerId,
        planet: String,
        before: Option<PlayerId>,
    },
    CardSet {
        before: Card,
        after: Card,
    },
    SheetSet {
        player: PlayerId,
        before: Pools,
        after: Pools,
        reinforcements: u8,
    },
    TokenSet {
        player: PlayerId,
        system: String,
        present: bool,
        reinforcements: u8,
    },
    PlanetSet {
        planet: String,
        control: Option<PlayerId>,
        before: Option<PlayerId>,
        exhausted: bool,
        was_exhausted: bool,
    },
    ActiveSet {
        player: Option<PlayerId>,
        before: Option<PlayerId>,
    },
    /// Only the name of the phase changed (T1.4).
    PhaseSet {
        phase: Phase,
        before: Option<Phase>,
    },
    Board(Change),
}

/// Why the card does not place a player's token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spared {
    /// They have one there (T2.4).
    HasOne,
    /// They have none in reinforcements or on the sheet (T2.7).
    HasNone,
}

impl GameEvent for Event {
    fn profile(&self) -> Profile {
        match self {
            Event::PhaseBegun { .. }
            | Event::CardTaken { .. }
            | Event::TurnBegun { .. }
            | Event::Redistributed { .. }
            | Event::Spent { .. }
            | Event::Activated { .. }
            | Event::PlanetExhausted { .. }
            | Event::PlanetReadied { .. } => Profile::act(),
            Event::Seated { .. }
            | Event::PrimaryReadied { .. }
            | Event::SecondaryChosen { .. }
            | Event::SecondaryPassed { .. }
            | Event::SecondaryApplied { .. }
            | Event::CardExhausted { .. }
            | Event::Gained { .. }
            | Event::PhaseSet { .. } => Profile::consequence(),
            Event::Ordered { order } => Profile::consequence().touches(order),
            Event::Refreshed { tokens, holder, active, .. } => {
                let owners = tokens.iter().map(|(player, _)| player);
                Profile::consequence().touches(owners).touches(holder).calls(active)
            }
            Event::TurnEnded { next, .. } => Profile::act().gives_turn_to(*next),
            Event::InitiativeRecorded { player, .. } => Profile::act().touches([player]),
            Event::Played { player, .. } => Profile::act().by(*player),
            Event::TokenPlaced { player, by_card, .. } => Profile::consequence().calls(by_card.then_some(player)),
            Event::TokenSpared { player, why, .. } => match why {
                Spared::HasOne => Profile::consequence(),
                Spared::HasNone => Profile::consequence().calls([player]),
            },
            Event::SecondaryOpened { play, asked, .. } => Profile::act().calls(asked).opens_row((*play).into()),
            Event::SecondaryAsked { player, .. } => Profile::act().calls([player]),
            Event::InitiativeLost { player, .. }
            | Event::PassedOver { player, .. }
            | Event::SheetSet { player, .. }
            | Event::TokenSet { player, .. } => Profile::consequence().calls([player]),
            Event::TokenRemoved { by, player, .. } => Profile::act().by(*by).done_to(*by, [player]),
            Event::PlanetTaken { player, before, .. } => Profile::act().by(*player).done_to(*player, before),
            Event::CardSet { before: Card { holder: before, .. }, after: Card { holder: after, .. } } => {
                Profile::consequence().calls(before).calls(after).passed(*before, *after)
            }
            Event::PlanetSet { control, before, .. } => {
                Profile::consequence().calls(control).calls(before).passed(*before, *control)
            }
            Event::ActiveSet { player, before } => Profile::consequence().calls(player).calls(before),
            Event::Board(change) => Profile::consequence().touches(change.touches()),
        }
    }

    fn begins_play(&self) -> bool {
        matches!(
            self,
            Event::PhaseBegun { .. }
                | Event::CardTaken { .. }
                | Event::TurnBegun { .. }
                | Event::TurnEnded { .. }
                | Event::Played { .. }
                | Event::Activated { .. }
                | Event::Spent { .. }
                | Event::TokenRemoved { .. }
                | Event::PlanetExhausted { .. }
                | Event::PlanetTaken { .. }
        )
    }

    fn written(&mut self) -> Option<(PlayerId, &mut Option<String>)> {
        None
    }

    /// Everything is public.
    fn redacted_for(&self, _: Option<PlayerId>) -> Event {
        self.clone()
    }
}
