//! What buttons say when they are pressed: typed, versioned codes that outlive restarts. All they carry is ids; what those
//! mean is in the database, and is checked again at the press.

use crate::rules::games::ambassadors::{Choice, Population, Room};
use crate::rules::ids::{CampaignId, OfferId, PlayerId, ShipId};
use std::fmt;
use std::str::FromStr;

/// The first part of every code. A code of another version is answered politely, never guessed at.
const VERSION: &str = "1";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    Accept {
        campaign: CampaignId,
        offer: OfferId,
    },
    Refuse {
        campaign: CampaignId,
        offer: OfferId,
    },
    /// The menu of the ships that could go when an offer is accepted; the one chosen comes with the press.
    PickShip {
        campaign: CampaignId,
        offer: OfferId,
    },
    /// The menu of the tracks that a cube could come from or go to when an offer is accepted, with the spaces for an
    /// ambassador. See [`track_line`].
    PickTrack {
        campaign: CampaignId,
        offer: OfferId,
    },
    /// The menu of what makes room for an ambassador. See [`room_line`].
    MakeRoom {
        campaign: CampaignId,
    },
    /// Stops what a ship does.
    Stop {
        campaign: CampaignId,
        ship: ShipId,
    },
    /// Lets in a player who has asked to join.
    Admit {
        campaign: CampaignId,
        player: PlayerId,
    },
    /// Carries out what was asked to be confirmed.
    Confirm {
        draft: i64,
    },
    Cancel {
        draft: i64,
    },
    /// What happened before a journal entry, to everybody or between two players.
    History {
        campaign: CampaignId,
        player: Option<PlayerId>,
        before: i64,
    },
    /// What moderators read, before a journal entry.
    Log {
        campaign: CampaignId,
        before: i64,
    },
}

impl Button {
    /// Returns the campaign that the code names. That of a draft is kept with the draft.
    pub fn campaign(self) -> Option<CampaignId> {
        match self {
            Button::Accept { campaign, .. }
            | Button::Refuse { campaign, .. }
            | Button::PickShip { campaign, .. }
            | Button::PickTrack { campaign, .. }
            | Button::MakeRoom { campaign }
            | Button::Stop { campaign, .. }
            | Button::Admit { campaign, .. }
            | Button::History { campaign, .. }
            | Button::Log { campaign, .. } => Some(campaign),
            Button::Confirm { .. } | Button::Cancel { .. } => None,
        }
    }
}

impl fmt::Display for Button {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Button::Accept { campaign, offer } => write!(f, "{VERSION}:accept:{campaign}:{offer}"),
            Button::Refuse { campaign, offer } => write!(f, "{VERSION}:refuse:{campaign}:{offer}"),
            Button::PickShip { campaign, offer } => write!(f, "{VERSION}:ship:{campaign}:{offer}"),
            Button::PickTrack { campaign, offer } => {
                write!(f, "{VERSION}:track:{campaign}:{offer}")
            }
            Button::MakeRoom { campaign } => write!(f, "{VERSION}:room:{campaign}"),
            Button::Stop { campaign, ship } => write!(f, "{VERSION}:stop:{campaign}:{ship}"),
            Button::Admit { campaign, player } => write!(f, "{VERSION}:admit:{campaign}:{player}"),
            Button::Log { campaign, before } => write!(f, "{VERSION}:log:{campaign}:{before}"),
            Button::Confirm { draft } => write!(f, "{VERSION}:confirm:{draft}"),
            Button::Cancel { draft } => write!(f, "{VERSION}:cancel:{draft}"),
            Button::History {
                campaign,
                player,
                before,
            } => {
                // No user has the id 0.
                let player = player.map_or(0, |player| player.0);
                write!(f, "{VERSION}:history:{campaign}:{player}:{before}")
            }
        }
    }
}

/// The code is of another version, or nothing of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownButton;

impl FromStr for Button {
    type Err = UnknownButton;

    fn from_str(code: &str) -> Result<Button, UnknownButton> {
        let parts: Vec<&str> = code.split(':').collect();
        let Some((&VERSION, parts)) = parts.split_first() else {
            return Err(UnknownButton);
        };
        Ok(match parts {
            ["accept", campaign, offer] => Button::Accept {
                campaign: CampaignId(id(campaign)?),
                offer: OfferId(id(offer)?),
            },
            ["refuse", campaign, offer] => Button::Refuse {
                campaign: CampaignId(id(campaign)?),
                offer: OfferId(id(offer)?),
            },
            ["ship", campaign, offer] => Button::PickShip {
                campaign: CampaignId(id(campaign)?),
                offer: OfferId(id(offer)?),
            },
            ["track", campaign, offer] => Button::PickTrack {
                campaign: CampaignId(id(campaign)?),
                offer: OfferId(id(offer)?),
            },
            ["room", campaign] => Button::MakeRoom {
                campaign: CampaignId(id(campaign)?),
            },
            ["stop", campaign, ship] => Button::Stop {
                campaign: CampaignId(id(campaign)?),
                ship: ShipId(id(ship)?),
            },
            ["admit", campaign, player] => Button::Admit {
                campaign: CampaignId(id(campaign)?),
                player: PlayerId(id(player)?),
            },
            ["log", campaign, before] => Button::Log {
                campaign: CampaignId(id(campaign)?),
                before: id(before)?,
            },
            ["confirm", draft] => Button::Confirm { draft: id(draft)? },
            ["cancel", draft] => Button::Cancel { draft: id(draft)? },
            ["history", campaign, player, before] => Button::History {
                campaign: CampaignId(id(campaign)?),
                player: Some(PlayerId(id(player)?)).filter(|player| player.0 != 0),
                before: id(before)?,
            },
            _ => return Err(UnknownButton),
        })
    }
}

fn id<T: FromStr>(text: &str) -> Result<T, UnknownButton> {
    text.parse().map_err(|_| UnknownButton)
}

/// Returns the code of a line in the menu of tracks: `science:2`, or `science:0` where there is no space to choose.
pub fn track_line(track: Population, space: Option<u8>) -> String {
    format!("{}:{}", name(track), space.unwrap_or(0))
}

/// Returns what a line in the menu of tracks stands for.
///
/// # Errors
/// Fails on a code that stands for nothing.
pub fn track_of(line: &str) -> Result<Choice, UnknownButton> {
    let (named, space) = line.split_once(':').ok_or(UnknownButton)?;
    let mut tracks = Population::ALL.into_iter();
    let track = tracks.find(|track| name(*track) == named);
    // Spaces are counted from 1.
    let space = Some(id(space)?).filter(|space| *space != 0);
    match track {
        Some(_) => Ok(Choice { track, space }),
        None => Err(UnknownButton),
    }
}

/// Returns the code of a line in the menu of what makes room: `move:3:5`, `replace:1:3` or `return:3`.
pub fn room_line(room: Room) -> String {
    match room {
        Room::Move { from, to } => format!("move:{from}:{to}"),
        Room::Replace { to, from } => format!("replace:{to}:{from}"),
        Room::Return { space } => format!("return:{space}"),
    }
}

/// Returns what a line in the menu of what makes room stands for.
///
/// # Errors
/// Fails on a code that stands for nothing.
pub fn room_of(line: &str) -> Result<Room, UnknownButton> {
    let parts: Vec<&str> = line.split(':').collect();
    Ok(match parts[..] {
        ["move", from, to] => Room::Move {
            from: id(from)?,
            to: id(to)?,
        },
        ["replace", to, from] => Room::Replace {
            to: id(to)?,
            from: id(from)?,
        },
        ["return", space] => Room::Return { space: id(space)? },
        _ => return Err(UnknownButton),
    })
}

fn name(track: Population) -> &'static str {
    match track {
        Population::Materials => "materials",
        Population::Science => "science",
        Population::Money => "money",
    }
}
