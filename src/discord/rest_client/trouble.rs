//! Failed requests to Discord, and whether a retry is worthwhile.

use crate::courier::Failure;
use poise::serenity_prelude as serenity;
use serenity::HttpError;
use std::time::Duration;

const UNKNOWN_CHANNEL: i64 = 10_003;
const UNKNOWN_MESSAGE: i64 = 10_008;
const MOST_PINS: i64 = 30_003;
const MISSING_PERMISSIONS: i64 = 50_013;
/// Discord's code for a reply to a message that the bot may not read.
const UNREADABLE_HISTORY: i64 = 160_002;
/// Discord's code for opening direct-message channels too fast.
const OPENING_TOO_FAST: i64 = 40_003;
/// Discord's codes for a channel without text, an archived thread and a locked thread. They come with status 400,
/// although only the channel is closed.
const CLOSED: [i64; 3] = [50_008, ARCHIVED, 160_005];
const ARCHIVED: i64 = 50_083;

/// Discord's codes for a missing permission, closed direct messages and a locked thread. They persist until somebody
/// changes something, and the bot is notified of that.
const FORBIDDEN: [i64; 5] = [50_001, MISSING_PERMISSIONS, 50_007, 50_278, 160_005];
/// Discord's codes for a message or a title that AutoMod blocks.
const MODERATED: [i64; 2] = [200_000, 200_001];
/// The pause before a retry if Discord does not notify the bot when the obstacle is gone.
const REFUSED: Duration = Duration::from_secs(600);

#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error("{message}")]
    Refused {
        status: u16,
        /// Discord's own error code; -1 if the answer is not Discord's.
        code: i64,
        message: String,
    },
    #[error("too many requests")]
    TooMany { after: Option<Duration> },
    /// The request itself is invalid, so a retry would not help.
    #[error("{0}")]
    Wrong(String),
    /// The connection was lost. Discord may still have carried out the request.
    #[error("{0}")]
    Lost(String),
}

pub(super) fn lost(error: impl std::error::Error) -> Trouble {
    // The innermost cause says what happened; the outer ones repeat the address.
    let mut root: &dyn std::error::Error = &error;
    while let Some(source) = root.source() {
        root = source;
    }
    Trouble::Lost(root.to_string())
}

impl Trouble {
    pub fn may_be_done(&self) -> bool {
        matches!(self, Trouble::Lost(_) | Trouble::Refused { status: 500.., .. })
    }

    /// Returns whether the message or its channel no longer exists.
    pub fn is_gone(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if [UNKNOWN_CHANNEL, UNKNOWN_MESSAGE].contains(code))
    }

    pub fn is_unknown_channel(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if *code == UNKNOWN_CHANNEL)
    }

    /// Returns whether the bot may not read the message that it replies to.
    pub fn is_unreadable_history(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if *code == UNREADABLE_HISTORY)
    }

    /// Returns whether the message might be accepted without its picture: the bot may not attach files, or this one is
    /// too large.
    pub fn is_unpictured(&self) -> bool {
        matches!(self, Trouble::Refused { status: 413, .. })
            || matches!(self, Trouble::Refused { code, .. } if *code == MISSING_PERMISSIONS)
    }

    pub fn is_missing_permission(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if *code == MISSING_PERMISSIONS)
    }

    /// Returns whether the message is in an archived thread, which a new message would open.
    pub fn is_archived(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if *code == ARCHIVED)
    }

    /// Returns whether the channel has as many pinned messages as Discord allows.
    pub fn is_full_of_pins(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if *code == MOST_PINS)
    }

    pub fn is_unknown_message(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if *code == UNKNOWN_MESSAGE)
    }
}

impl From<serenity::Error> for Trouble {
    fn from(error: serenity::Error) -> Trouble {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => match response.status_code.as_u16() {
                429 => Trouble::TooMany { after: None },
                status => Trouble::Refused {
                    status,
                    code: i64::try_from(response.error.code).unwrap_or(-1),
                    message: response.error.message,
                },
            },
            // Our own message exceeds a limit.
            error @ (serenity::Error::Model(_) | serenity::Error::ExceededLimit(..)) => {
                Trouble::Wrong(error.to_string())
            }
            error => lost(error),
        }
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        let problem = trouble.to_string();
        match trouble {
            Trouble::TooMany { after } => Failure::Later { after, problem },
            Trouble::Lost(_) => Failure::Later { after: None, problem },
            Trouble::Wrong(_) => Failure::Never { problem },
            Trouble::Refused { status, code, .. } => match status {
                // 401 may be temporary while a token is being replaced; the bot itself reports a bad token when it
                // starts.
                401 | 408 | 500.. => Failure::Later { after: None, problem },
                // The refusal comes from something between the bot and Discord.
                _ if code == -1 || code == OPENING_TOO_FAST => Failure::Later { after: None, problem },
                // The message is already gone, so another attempt would fail the same way.
                404 if code == UNKNOWN_MESSAGE => Failure::Never { problem },
                _ if MODERATED.contains(&code) => Failure::Barred { problem, again: Some(REFUSED) },
                403 if !FORBIDDEN.contains(&code) => Failure::Barred { problem, again: Some(REFUSED) },
                403 | 404 => Failure::Barred { problem, again: None },
                _ if CLOSED.contains(&code) => Failure::Barred { problem, again: None },
                _ => Failure::Never { problem },
            },
        }
    }
}
