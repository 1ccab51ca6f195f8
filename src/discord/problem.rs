//! The error policy: a player's mistake is explained to the player. An internal failure is logged once, with its
//! context, and the player reads that nothing has happened.

use super::game_ui::NotWritten;
use super::invoker::Invoker;
use super::render;
use super::reply::Answer;
use crate::journal::{self, Trouble};
use crate::metrics::metrics;
use crate::referee::{FoundError, RuleError};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::{Refusal, table};
use crate::text::{Said, say};

/// Why a command is not carried out.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    #[error("refused: {0:?}")]
    Refused(Box<Refusal>),
    /// The input cannot be understood or is not possible here, in words for the person who typed it.
    #[error("{0}")]
    Told(Said),
    /// The invoker acts for a player in a campaign that they no longer moderate, or cannot moderate from here.
    #[error("does not moderate campaign {campaign}, and acts for {player} there")]
    ActsNoLonger { campaign: CampaignId, player: PlayerId },
    /// The button or the name does not exist in this database.
    #[error("unknown")]
    Unknown,
    /// Discord did not confirm in time that it waits for an answer.
    #[error("too late")]
    TooLate,
    /// The journal cannot write at the moment, and has logged why.
    #[error("nothing can be written: {0}")]
    Unwritable(Trouble),
    #[error(transparent)]
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

impl Problem {
    /// Returns the answer for the invoker. This is the only place where a failure is logged.
    pub fn explain(self, invoker: &Invoker) -> Answer {
        match self {
            Problem::Refused(refusal) => render::refusal(&invoker.text, &refusal, invoker.player).into(),
            Problem::Told(words) => words.into(),
            Problem::ActsNoLonger { player, .. } => say!(invoker.text, "acts-no-longer", player).into(),
            Problem::Unknown => say!(invoker.text, "button-unknown").into(),
            Problem::TooLate => say!(invoker.text, "too-late").into(),
            Problem::Unwritable(Trouble::Full) => say!(invoker.text, "disk-full").into(),
            Problem::Unwritable(_) => say!(invoker.text, "cannot-write").into(),
            Problem::Failed(error) => {
                let (player, interaction) = (invoker.player, invoker.interaction);
                tracing::error!(%player, %interaction, %error, "a command failed");
                metrics().failed();
                say!(invoker.text, "failed").into()
            }
        }
    }
}

impl From<Said> for Problem {
    fn from(words: Said) -> Problem {
        Problem::Told(words)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::Refused(refusal.into())
    }
}

impl From<NotWritten> for Problem {
    fn from(problem: NotWritten) -> Problem {
        match problem {
            NotWritten::Refused(refusal) => Problem::Refused(refusal),
            NotWritten::Json(error) => Problem::Failed(error.into()),
        }
    }
}

impl From<table::Refusal> for Problem {
    fn from(refusal: table::Refusal) -> Problem {
        Refusal::from(refusal).into()
    }
}

impl From<journal::Error> for Problem {
    fn from(error: journal::Error) -> Problem {
        match error {
            journal::Error::Unwritable(trouble) => Problem::Unwritable(trouble),
            failed => Problem::Failed(failed.into()),
        }
    }
}

impl From<RuleError> for Problem {
    fn from(unruled: RuleError) -> Problem {
        match unruled {
            RuleError::Refused { refusal, .. } => Problem::Refused(refusal),
            RuleError::NoCampaign(_) => Problem::Unknown,
            RuleError::TooLate => Problem::TooLate,
            RuleError::Journal(error) => error.into(),
            failed => Problem::Failed(failed.into()),
        }
    }
}

impl From<FoundError> for Problem {
    fn from(unfounded: FoundError) -> Problem {
        match unfounded {
            FoundError::Refused(refusal) => Problem::Refused(refusal.into()),
            FoundError::TooLate => Problem::TooLate,
            FoundError::Journal(error) => error.into(),
            failed => Problem::Failed(failed.into()),
        }
    }
}
