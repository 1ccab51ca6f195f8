//! Typed, versioned button codes that outlive restarts. They carry only ids; the database says what the ids mean, and
//! every press is authorized again.

use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::time::Time;
use std::fmt;
use std::str::FromStr;

/// The first part of every code. Codes of other versions are refused politely, never guessed at.
const VERSION: &str = "1";

/// Button kinds reserved for the table. Games must not use these names.
const TABLES: [&str; 24] = [
    "admit",
    "accept",
    "choose",
    "refuse",
    "pick",
    "ship",
    "track",
    "log",
    "confirm",
    "cancel",
    "history",
    "fill",
    "place",
    "agree",
    "disagree",
    "preview",
    "go",
    "found",
    "found-like",
    "help",
    "erase",
    "import",
    "seat",
    "no-seat",
];

/// Discord's limit for a custom id, in characters.
const LONGEST: usize = 100;

/// The part of a game's button code after the campaign: its kind and its numbers.
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

/// What a page of the moderators' log is limited to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogFilter {
    pub player: Option<PlayerId>,
    pub kind: Option<LogKind>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogKind {
    Moderators,
    Offers,
    Acts,
}

impl LogKind {
    fn code(self) -> &'static str {
        match self {
            LogKind::Moderators => "moderators",
            LogKind::Offers => "offers",
            LogKind::Acts => "acts",
        }
    }

    /// Reads the code of a kind, or of all kinds together.
    fn read(code: &str) -> Result<Option<LogKind>, UnknownButton> {
        let kinds = [LogKind::Moderators, LogKind::Offers, LogKind::Acts];
        match kinds.into_iter().find(|kind| kind.code() == code) {
            None if code != "all" => Err(UnknownButton),
            found => Ok(found),
        }
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
    /// A menu of choices for accepting an offer; the press carries the choice. Long lists are split into several menus,
    /// numbered from 0.
    Pick {
        campaign: CampaignId,
        offer: OfferId,
        menu: u8,
    },
    /// Accepts an offer with the one choice that the code names.
    Choose {
        campaign: CampaignId,
        offer: OfferId,
        code: String,
    },
    /// A button or menu of the campaign's game, which interprets the code.
    Game {
        campaign: CampaignId,
        code: GameCode,
    },
    /// Answers a player's request to take back an act. The time of the request identifies it.
    TakeBack {
        campaign: CampaignId,
        asked_at: Time,
        agrees: bool,
    },
    /// The next step of a wizard: its name, and the answers so far. Menus and forms add their own answer to the press.
    /// Long lists are split into several menus, numbered from 0.
    Go {
        campaign: CampaignId,
        wizard: String,
        answers: Vec<String>,
        menu: u8,
    },
    /// A page of an undo preview, counted from 0.
    Preview {
        draft: i64,
        page: usize,
    },
    Admit {
        campaign: CampaignId,
        player: PlayerId,
    },
    /// Gives a member the empty seat that they asked for, or refuses it.
    Seat {
        campaign: CampaignId,
        seat: PlayerId,
        player: PlayerId,
        gives: bool,
    },
    /// A menu of choices missing from a draft; the press carries the choice. Long lists are split into several menus,
    /// numbered from 0.
    Fill {
        draft: i64,
        menu: u8,
    },
    /// Carries out a draft that the player was asked to confirm.
    Confirm {
        draft: i64,
    },
    Cancel {
        draft: i64,
    },
    /// A page of the history before a journal entry: everyone's, or only what happened between two players.
    History {
        campaign: CampaignId,
        player: Option<PlayerId>,
        before: i64,
    },
    /// A page of the moderators' log before a journal entry.
    Log {
        campaign: CampaignId,
        before: i64,
        filter: LogFilter,
    },
    /// Founds a campaign in the channel of the press, from a template if the code has one. The game is in the code, or
    /// else chosen with the press.
    Found {
        ruleset: Option<String>,
        template: Option<String>,
    },
    /// A menu of templates for a campaign to be founded; the press carries the choice.
    FoundLike {
        ruleset: String,
    },
    /// A help page. The topic is in the code, or else chosen with the press.
    Help {
        topic: Option<String>,
    },
    /// Erases the personal data of the person who presses it. `asked_at` is when they were asked.
    Erase {
        asked_at: Time,
    },
    /// Founds the campaign that was shown before its import. The interaction that asked for it identifies it.
    Import {
        asked: u64,
    },
}

impl Button {
    /// Returns the button that continues a wizard after these answers.
    pub fn go(campaign: CampaignId, wizard: &str, answers: impl Into<Vec<String>>) -> Button {
        Button::Go { campaign, wizard: wizard.to_owned(), answers: answers.into(), menu: 0 }
    }

    fn seat([campaign, seat, player]: [&str; 3], gives: bool) -> Result<Button, UnknownButton> {
        let (seat, player) = (PlayerId(id(seat)?), PlayerId(id(player)?));
        Ok(Button::Seat { campaign: CampaignId(id(campaign)?), seat, player, gives })
    }

    /// Returns the campaign in the code. Drafts store their campaign in the database instead.
    pub fn campaign(&self) -> Option<CampaignId> {
        match *self {
            Button::Accept { campaign, .. }
            | Button::Refuse { campaign, .. }
            | Button::Pick { campaign, .. }
            | Button::Choose { campaign, .. }
            | Button::Game { campaign, .. }
            | Button::Go { campaign, .. }
            | Button::Admit { campaign, .. }
            | Button::Seat { campaign, .. }
            | Button::TakeBack { campaign, .. }
            | Button::History { campaign, .. }
            | Button::Log { campaign, .. } => Some(campaign),
            Button::Confirm { .. }
            | Button::Cancel { .. }
            | Button::Fill { .. }
            | Button::Preview { .. }
            | Button::Found { .. }
            | Button::FoundLike { .. }
            | Button::Help { .. }
            | Button::Erase { .. }
            | Button::Import { .. } => None,
        }
    }

    /// Returns whether the code is within Discord's limit. If long names exceed it, the player has to type the command.
    pub fn fits(&self) -> bool {
        self.to_string().chars().count() <= LONGEST
    }

    pub fn answers(&self) -> Option<OfferId> {
        match *self {
            Button::Accept { offer, .. }
            | Button::Refuse { offer, .. }
            | Button::Pick { offer, .. }
            | Button::Choose { offer, .. } => Some(offer),
            Button::Game { .. }
            | Button::Go { .. }
            | Button::Admit { .. }
            | Button::Seat { .. }
            | Button::TakeBack { .. }
            | Button::Preview { .. }
            | Button::History { .. }
            | Button::Log { .. }
            | Button::Confirm { .. }
            | Button::Cancel { .. }
            | Button::Fill { .. }
            | Button::Found { .. }
            | Button::FoundLike { .. }
            | Button::Help { .. }
            | Button::Erase { .. }
            | Button::Import { .. } => None,
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
            Button::Go { campaign, wizard, answers, menu } => {
                write!(f, "{VERSION}:go:{campaign}:{menu}:{wizard}")?;
                let mut answers = answers.iter();
                answers.try_for_each(|answer| write!(f, ":{}", escaped(answer)))
            }
            Button::Admit { campaign, player } => write!(f, "{VERSION}:admit:{campaign}:{player}"),
            Button::Seat { campaign, seat, player, gives } => {
                let kind = if *gives { "seat" } else { "no-seat" };
                write!(f, "{VERSION}:{kind}:{campaign}:{seat}:{player}")
            }
            Button::Log { campaign, before, filter: LogFilter { player: None, kind: None } } => {
                write!(f, "{VERSION}:log:{campaign}:{before}")
            }
            Button::Log { campaign, before, filter: LogFilter { player, kind } } => {
                let (player, kind) = (player.map_or(0, |player| player.0), kind.map_or("all", LogKind::code));
                write!(f, "{VERSION}:log:{campaign}:{before}:{player}:{kind}")
            }
            Button::TakeBack { campaign, asked_at, agrees } => {
                let kind = if *agrees { "agree" } else { "disagree" };
                write!(f, "{VERSION}:{kind}:{campaign}:{}", asked_at.as_millis())
            }
            Button::Preview { draft, page } => write!(f, "{VERSION}:preview:{draft}:{page}"),
            Button::Found { ruleset: Some(ruleset), template: Some(template) } => {
                write!(f, "{VERSION}:found:{}:{}", escaped(ruleset), escaped(template))
            }
            Button::Found { ruleset, .. } => named(f, "found", ruleset.as_deref()),
            Button::FoundLike { ruleset } => named(f, "found-like", Some(ruleset)),
            Button::Help { topic } => named(f, "help", topic.as_deref()),
            Button::Erase { asked_at } => write!(f, "{VERSION}:erase:{}", asked_at.as_millis()),
            Button::Import { asked } => write!(f, "{VERSION}:import:{asked}"),
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

fn named(f: &mut fmt::Formatter<'_>, kind: &str, name: Option<&str>) -> fmt::Result {
    match name {
        Some(name) => write!(f, "{VERSION}:{kind}:{}", escaped(name)),
        None => write!(f, "{VERSION}:{kind}"),
    }
}

/// The code is of another version, or not one of ours.
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
            // Older versions had separate menu kinds for each choice.
            ["ship" | "track", campaign, offer] => {
                Button::Pick { campaign: CampaignId(id(campaign)?), offer: OfferId(id(offer)?), menu: 0 }
            }
            ["go", campaign, menu, wizard, answers @ ..] => Button::Go {
                campaign: CampaignId(id(campaign)?),
                wizard: (*wizard).to_owned(),
                answers: answers.iter().map(|answer| unescaped(answer)).collect(),
                menu: id(menu)?,
            },
            ["admit", campaign, player] => {
                Button::Admit { campaign: CampaignId(id(campaign)?), player: PlayerId(id(player)?) }
            }
            ["seat", campaign, seat, player] => Button::seat([campaign, seat, player], true)?,
            ["no-seat", campaign, seat, player] => Button::seat([campaign, seat, player], false)?,
            ["log", campaign, before, filter @ ..] => {
                Button::Log { campaign: CampaignId(id(campaign)?), before: id(before)?, filter: log_filter(filter)? }
            }
            [kind @ ("agree" | "disagree"), campaign, asked_at] => Button::TakeBack {
                campaign: CampaignId(id(campaign)?),
                asked_at: Time::from_millis(id(asked_at)?),
                agrees: *kind == "agree",
            },
            ["found", names @ ..] if names.len() < 3 => {
                let mut names = names.iter().map(|name| unescaped(name));
                Button::Found { ruleset: names.next(), template: names.next() }
            }
            ["found-like", ruleset] => Button::FoundLike { ruleset: unescaped(ruleset) },
            ["help", name @ ..] if name.len() < 2 => Button::Help { topic: name.first().map(|name| unescaped(name)) },
            ["erase", asked_at] => Button::Erase { asked_at: Time::from_millis(id(asked_at)?) },
            ["import", asked] => Button::Import { asked: id(asked)? },
            ["preview", draft, page] => Button::Preview { draft: id(draft)?, page: id(page)? },
            ["confirm", draft] => Button::Confirm { draft: id(draft)? },
            ["cancel", draft] => Button::Cancel { draft: id(draft)? },
            ["fill", draft, menu] => Button::Fill { draft: id(draft)?, menu: id(menu)? },
            // In older versions only a place could be missing.
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

fn log_filter(parts: &[&str]) -> Result<LogFilter, UnknownButton> {
    match parts {
        [] => Ok(LogFilter::default()),
        [player, kind] => Ok(LogFilter {
            player: Some(PlayerId(id(player)?)).filter(|player| player.0 != 0),
            kind: LogKind::read(kind)?,
        }),
        _ => Err(UnknownButton),
    }
}

/// Returns whether a game may use this kind of button; the game says whether it does.
fn is_of_a_game(kind: &str) -> bool {
    !kind.is_empty() && !TABLES.contains(&kind)
}

/// Hashes a name for use on buttons. The hash must never change, and is short because a code has room for several.
pub fn mark(name: &str) -> u64 {
    // 32-bit FNV-1a.
    let step = |mark: u32, byte: u8| (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    name.bytes().fold(0x811c_9dc5, step).into()
}

fn escaped(answer: &str) -> String {
    answer.replace('%', "%25").replace(':', "%3A")
}

fn unescaped(answer: &str) -> String {
    answer.replace("%3A", ":").replace("%25", "%")
}

fn id<T: FromStr>(text: &str) -> Result<T, UnknownButton> {
    text.parse().map_err(|_| UnknownButton)
}
