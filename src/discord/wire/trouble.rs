//! How a request to Discord fails, and whether it is worth another try.

use crate::courier::Failure;
use poise::serenity_prelude as serenity;
use serenity::HttpError;
use std::time::Duration;

/// What Discord says of a channel that is not there any more.
const UNKNOWN_CHANNEL: i64 = 10_003;
/// What Discord says of a message that is not there any more.
const UNKNOWN_MESSAGE: i64 = 10_008;
/// What Discord says where the bot lacks a permission.
const MISSING_PERMISSIONS: i64 = 50_013;
/// What Discord says to a reply where the bot may not read what it replies to.
const UNREADABLE_HISTORY: i64 = 160_002;
/// Too many private channels were opened in a short time.
const OPENING_TOO_FAST: i64 = 40_003;
/// A channel that is not for text, an archived thread, a locked thread: what Discord refuses as bad, and what is only closed.
const CLOSED: [i64; 3] = [50_008, 50_083, 160_005];

/// Why a request came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error("{message}")]
    Refused {
        status: u16,
        /// Discord's own number for the reason; -1 where the answer is not Discord's.
        code: i64,
        message: String,
    },
    #[error("too many requests")]
    TooMany { after: Option<Duration> },
    /// It cannot be said in this form: the next try would be no better.
    #[error("{0}")]
    Wrong(String),
    /// It may have been carried out all the same.
    #[error("{0}")]
    Lost(String),
}

/// Returns that a connection was lost, and why.
pub(super) fn lost(error: impl std::error::Error) -> Trouble {
    // The innermost reason says what happened; the others repeat the address.
    let mut root: &dyn std::error::Error = &error;
    while let Some(source) = root.source() {
        root = source;
    }
    Trouble::Lost(root.to_string())
}

impl Trouble {
    /// Tells whether Discord may have done it all the same.
    pub fn may_be_done(&self) -> bool {
        matches!(self, Trouble::Lost(_) | Trouble::Refused { status: 500.., .. })
    }

    /// Tells whether the message, or the channel that it was in, is not there any more.
    pub fn is_gone(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if [UNKNOWN_CHANNEL, UNKNOWN_MESSAGE].contains(code))
    }

    /// Tells whether the channel is not there any more.
    pub fn is_unknown_channel(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if *code == UNKNOWN_CHANNEL)
    }

    /// Tells whether the bot may not read what it replies to.
    pub fn is_unreadable_history(&self) -> bool {
        matches!(self, Trouble::Refused { code, .. } if *code == UNREADABLE_HISTORY)
    }

    /// Tells whether a message may be taken without its picture: the bot may not attach files, or this one is too large.
    pub fn is_unpictured(&self) -> bool {
        matches!(self, Trouble::Refused { status: 413, .. })
            || matches!(self, Trouble::Refused { code, .. } if *code == MISSING_PERMISSIONS)
    }

    /// Tells whether the message is not there any more.
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
            // Our own message breaks a limit.
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
                // 401 comes and goes with a token that is being replaced; the bot itself says so when it starts.
                401 | 408 | 500.. => Failure::Later { after: None, problem },
                // What is between us and Discord refuses, not Discord.
                _ if code == -1 || code == OPENING_TOO_FAST => Failure::Later { after: None, problem },
                403 | 404 => Failure::Barred { problem },
                _ if CLOSED.contains(&code) => Failure::Barred { problem },
                _ => Failure::Never { problem },
            },
        }
    }
}
