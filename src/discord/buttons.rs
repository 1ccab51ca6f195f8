//! What buttons say when they are pressed: typed, versioned codes that outlive restarts. All they carry is ids; what those
//! mean is in the database, and is checked again at the press.

use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::time::Time;
use std::fmt;
use std::str::FromStr;

/// The first part of every code. A code of another version is answered politely, never guessed at.
const VERSION: &str = "1";

/// The kinds of buttons that are the table's: no game's goes by these names.
const TABLES: [&str; 20] = [
    "admit", "accept", "choose", "refuse", "pick", "ship", "track", "log", "confirm", "cancel", "history", "fill",
    "place", "agree", "disagree", "preview", "go", "found", "help", "erase",
];

/// What Discord takes as the code of a button, in characters.
const LONGEST: usize = 100;

/// What a button of a game says beside the campaign: what kind it is, and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameCode {
    kind: String,
    numbers: Vec<u64>,
}

impl GameCode {
    pub fn new(kind: &str, numbers: &[u64]) -> GameCode {
        GameCode { kind: kind.to_owned(), numbers: numbers.to_vec() }
    }

    pub fn kind(&self) -> &str {
        &self.kind
    }

    pub fn numbers(&self) -> &[u64] {
        &self.numbers
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Button {
    Accept {
        campaign: CampaignId,
        offer: OfferId,
    },
    Refuse {
        campaign: CampaignId,
        offer: OfferId,
    },
    /// A menu of what is left to choose when an offer is accepted; what was chosen comes with the press. One menu does not hold much, so
    /// there may be several, which are numbered from 0.
    Pick {
        campaign: CampaignId,
        offer: OfferId,
        menu: u8,
    },
    /// Accepts an offer with the one thing chosen that the code stands for.
    Choose {
        campaign: CampaignId,
        offer: OfferId,
        code: String,
    },
    /// A button or a menu of the game that is played, which knows what its code means.
    Game {
        campaign: CampaignId,
        code: GameCode,
    },
    /// Answers a player who asks to take back what was their own; the moment at which they asked is the request's name.
    TakeBack {
        campaign: CampaignId,
        asked_at: Time,
        agrees: bool,
    },
    /// Goes on with a guide: its name, and what was answered so far. What is chosen in a menu or written in a form comes with the press. One menu
    /// does not hold much, so there may be several, which are numbered from 0.
    Go {
        campaign: CampaignId,
        guide: String,
        answers: Vec<String>,
        menu: u8,
    },
    /// A page of what the undoing of a draft would take back, counted from 0.
    Preview {
        draft: i64,
        page: usize,
    },
    /// Lets in a player who has asked to join.
    Admit {
        campaign: CampaignId,
        player: PlayerId,
    },
    /// A menu of what the order of a draft leaves open; what was chosen comes with the press. There may be several, which are numbered from 0.
    Fill {
        draft: i64,
        menu: u8,
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
    /// Founds a campaign in the channel it is pressed in. Which game is to be played comes with the press, or is the form's.
    Found {
        ruleset: Option<String>,
    },
    /// A page of help. Which one comes with the press of a menu, or is the button's.
    Help {
        topic: Option<String>,
    },
    /// Erases what is kept of the person who presses it, who was asked at that moment.
    Erase {
        asked_at: Time,
    },
}

impl Button {
    /// Returns the campaign that the code names. That of a draft is kept with the draft.
    pub fn campaign(&self) -> Option<CampaignId> {
        match *self {
            Button::Accept { campaign, .. }
            | Button::Refuse { campaign, .. }
            | Button::Pick { campaign, .. }
            | Button::Choose { campaign, .. }
            | Button::Game { campaign, .. }
            | Button::Go { campaign, .. }
            | Button::Admit { campaign, .. }
            | Button::TakeBack { campaign, .. }
            | Button::History { campaign, .. }
            | Button::Log { campaign, .. } => Some(campaign),
            Button::Confirm { .. }
            | Button::Cancel { .. }
            | Button::Fill { .. }
            | Button::Preview { .. }
            | Button::Found { .. }
            | Button::Help { .. }
            | Button::Erase { .. } => None,
        }
    }

    /// Returns whether Discord takes its code. What names make it too long is typed.
    pub fn fits(&self) -> bool {
        self.to_string().chars().count() <= LONGEST
    }

    /// Returns the offer that it answers.
    pub fn answers(&self) -> Option<OfferId> {
        match *self {
            Button::Accept { offer, .. }
            | Button::Refuse { offer, .. }
            | Button::Pick { offer, .. }
            | Button::Choose { offer, .. } => Some(offer),
            Button::Game { .. }
            | Button::Go { .. }
            | Button::Admit { .. }
            | Button::TakeBack { .. }
            | Button::Preview { .. }
            | Button::History { .. }
            | Button::Log { .. }
            | Button::Confirm { .. }
            | Button::Cancel { .. }
            | Button::Fill { .. }
            | Button::Found { .. }
            | Button::Help { .. }
            | Button::Erase { .. } => None,
        }
    }
}

impl fmt::Display for Button {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Button::Accept { campaign, offer } => write!(f, "{VERSION}:accept:{campaign}:{offer}"),
            Button::Refuse { campaign, offer } => write!(f, "{VERSION}:refuse:{campaign}:{offer}"),
            Button::Pick { campaign, offer, menu } => write!(f, "{VERSION}:pick:{campaign}:{offer}:{menu}"),
            Button::Choose { campaign, offer, code } => write!(f, "{VERSION}:choose:{campaign}:{offer}:{code}"),
            Button::Game { campaign, code } => {
                write!(f, "{VERSION}:{}:{campaign}", code.kind)?;
                let mut numbers = code.numbers.iter();
                numbers.try_for_each(|number| write!(f, ":{number}"))
            }
            Button::Go { campaign, guide, answers, menu } => {
                write!(f, "{VERSION}:go:{campaign}:{menu}:{guide}")?;
                let mut answers = answers.iter();
                answers.try_for_each(|answer| write!(f, ":{}", escaped(answer)))
            }
            Button::Admit { campaign, player } => write!(f, "{VERSION}:admit:{campaign}:{player}"),
            Button::Log { campaign, before } => write!(f, "{VERSION}:log:{campaign}:{before}"),
            Button::TakeBack { campaign, asked_at, agrees } => {
                let kind = if *agrees { "agree" } else { "disagree" };
                write!(f, "{VERSION}:{kind}:{campaign}:{}", asked_at.as_millis())
            }
            Button::Preview { draft, page } => write!(f, "{VERSION}:preview:{draft}:{page}"),
            Button::Found { ruleset } => named(f, "found", ruleset.as_deref()),
            Button::Help { topic } => named(f, "help", topic.as_deref()),
            Button::Erase { asked_at } => write!(f, "{VERSION}:erase:{}", asked_at.as_millis()),
            Button::Confirm { draft } => write!(f, "{VERSION}:confirm:{draft}"),
            Button::Cancel { draft } => write!(f, "{VERSION}:cancel:{draft}"),
            Button::Fill { draft, menu } => write!(f, "{VERSION}:fill:{draft}:{menu}"),
            Button::History { campaign, player, before } => {
                // No user has the id 0.
                let player = player.map_or(0, |player| player.0);
                write!(f, "{VERSION}:history:{campaign}:{player}:{before}")
            }
        }
    }
}

/// Writes the code of what may be about something that has a name.
fn named(f: &mut fmt::Formatter<'_>, kind: &str, name: Option<&str>) -> fmt::Result {
    match name {
        Some(name) => write!(f, "{VERSION}:{kind}:{}", escaped(name)),
        None => write!(f, "{VERSION}:{kind}"),
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
            ["accept", campaign, offer] => {
                Button::Accept { campaign: CampaignId(id(campaign)?), offer: OfferId(id(offer)?) }
            }
            ["refuse", campaign, offer] => {
                Button::Refuse { campaign: CampaignId(id(campaign)?), offer: OfferId(id(offer)?) }
            }
            ["pick", campaign, offer, menu] => {
                Button::Pick { campaign: CampaignId(id(campaign)?), offer: OfferId(id(offer)?), menu: id(menu)? }
            }
            ["choose", campaign, offer, code @ ..] => {
                Button::Choose { campaign: CampaignId(id(campaign)?), offer: OfferId(id(offer)?), code: code.join(":") }
            }
            // Menus once had a kind of their own for what there was to choose.
            ["ship" | "track", campaign, offer] => {
                Button::Pick { campaign: CampaignId(id(campaign)?), offer: OfferId(id(offer)?), menu: 0 }
            }
            ["go", campaign, menu, guide, answers @ ..] => Button::Go {
                campaign: CampaignId(id(campaign)?),
                guide: (*guide).to_owned(),
                answers: answers.iter().map(|answer| unescaped(answer)).collect(),
                menu: id(menu)?,
            },
            ["admit", campaign, player] => {
                Button::Admit { campaign: CampaignId(id(campaign)?), player: PlayerId(id(player)?) }
            }
            ["log", campaign, before] => Button::Log { campaign: CampaignId(id(campaign)?), before: id(before)? },
            [kind @ ("agree" | "disagree"), campaign, asked_at] => Button::TakeBack {
                campaign: CampaignId(id(campaign)?),
                asked_at: Time::from_millis(id(asked_at)?),
                agrees: *kind == "agree",
            },
            ["found", name @ ..] if name.len() < 2 => {
                Button::Found { ruleset: name.first().map(|name| unescaped(name)) }
            }
            ["help", name @ ..] if name.len() < 2 => Button::Help { topic: name.first().map(|name| unescaped(name)) },
            ["erase", asked_at] => Button::Erase { asked_at: Time::from_millis(id(asked_at)?) },
            ["preview", draft, page] => Button::Preview { draft: id(draft)?, page: id(page)? },
            ["confirm", draft] => Button::Confirm { draft: id(draft)? },
            ["cancel", draft] => Button::Cancel { draft: id(draft)? },
            ["fill", draft, menu] => Button::Fill { draft: id(draft)?, menu: id(menu)? },
            // Once it was the place only that could be left open.
            ["place", draft] => Button::Fill { draft: id(draft)?, menu: 0 },
            ["history", campaign, player, before] => Button::History {
                campaign: CampaignId(id(campaign)?),
                player: Some(PlayerId(id(player)?)).filter(|player| player.0 != 0),
                before: id(before)?,
            },
            [kind, campaign, numbers @ ..] if is_of_a_game(kind) => Button::Game {
                campaign: CampaignId(id(campaign)?),
                code: GameCode {
                    kind: (*kind).to_owned(),
                    numbers: numbers.iter().map(|n| id(n)).collect::<Result<_, _>>()?,
                },
            },
            _ => return Err(UnknownButton),
        })
    }
}

/// Returns whether a game may have such buttons. Whether it has, the game says itself.
fn is_of_a_game(kind: &str) -> bool {
    !kind.is_empty() && !TABLES.contains(&kind)
}

/// Returns a number by which a name is found again, on buttons of whatever age. It is short, for a button has room for several.
pub fn mark(name: &str) -> u64 {
    // FNV-1a, in 32 bits.
    let step = |mark: u32, byte: u8| (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    name.bytes().fold(0x811c_9dc5, step).into()
}

/// Returns an answer without the sign that stands between answers.
fn escaped(answer: &str) -> String {
    answer.replace('%', "%25").replace(':', "%3A")
}

fn unescaped(answer: &str) -> String {
    answer.replace("%3A", ":").replace("%25", "%")
}

fn id<T: FromStr>(text: &str) -> Result<T, UnknownButton> {
    text.parse().map_err(|_| UnknownButton)
}
