//! The error policy: a player's mistake is explained to the player; a failure of ours is logged once, with its
//! context, and the player hears that nothing has happened. Nothing else is done with either.

use super::answer::Answer;
use super::asker::Asker;
use super::render;
use crate::journal::{self, Trouble};
use crate::metrics::metrics;
use crate::referee::{Unfounded, Unruled};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::{Refusal, table};
use crate::text::fl;

/// Why a command is not carried out.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    #[error("refused: {0:?}")]
    Refused(Box<Refusal>),
    /// The input cannot be understood or is not possible here, in words for the person who typed it.
    #[error("{0}")]
    Told(String),
    /// The asker acts for a player in a campaign that they no longer moderate, or cannot moderate from where they
    /// are.
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
    /// A failure of ours.
    #[error(transparent)]
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

impl Problem {
    /// Returns what the asker reads. This is the only place where a failure is logged.
    pub fn explain(self, asker: &Asker) -> Answer {
        match self {
            Problem::Refused(refusal) => render::refusal(&asker.text, &refusal, asker.player).into(),
            Problem::Told(words) => words.into(),
            Problem::ActsNoLonger { player, .. } => {
                fl!(asker.text, "acts-no-longer", player = render::mention(player)).into()
            }
            Problem::Unknown => fl!(asker.text, "button-unknown").into(),
            Problem::TooLate => fl!(asker.text, "too-late").into(),
            Problem::Unwritable(Trouble::Full) => fl!(asker.text, "disk-full").into(),
            Problem::Unwritable(_) => fl!(asker.text, "cannot-write").into(),
            Problem::Failed(error) => {
                let (player, interaction) = (asker.player, asker.interaction);
                tracing::error!(%player, %interaction, %error, "a command failed");
                metrics().failed();
                fl!(asker.text, "failed").into()
            }
        }
    }
}

impl From<String> for Problem {
    fn from(words: String) -> Problem {
        Problem::Told(words)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::Refused(refusal.into())
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

impl From<Unruled> for Problem {
    fn from(unruled: Unruled) -> Problem {
        match unruled {
            Unruled::Refused { refusal, .. } => Problem::Refused(refusal),
            Unruled::NoCampaign(_) => Problem::Unknown,
            Unruled::TooLate => Problem::TooLate,
            Unruled::Journal(error) => error.into(),
            failed => Problem::Failed(failed.into()),
        }
    }
}

impl From<Unfounded> for Problem {
    fn from(unfounded: Unfounded) -> Problem {
        match unfounded {
            Unfounded::Refused(refusal) => Problem::Refused(refusal.into()),
            Unfounded::TooLate => Problem::TooLate,
            Unfounded::Journal(error) => error.into(),
            failed => Problem::Failed(failed.into()),
        }
    }
}
