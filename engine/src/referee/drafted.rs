//! Stored drafts: orders and undos that wait for a confirmation.

use crate::rules::{Confirmation, Order};
use serde::{Deserialize, Serialize};
use serde_json::Error;

/// The content of a draft: the question, and what to do once it is confirmed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Drafted {
    Undo { undo: u32, confirmed: Confirmation },
    TakeBack { take_back: Confirmation },
    Order(Order),
}

#[derive(Deserialize)]
struct Undo {
    undo: u32,
    confirmed: Confirmation,
}

#[derive(Deserialize)]
struct TakeBack {
    take_back: Confirmation,
}

/// The keys that only one kind of draft has.
#[derive(Deserialize)]
struct Keys {
    undo: Option<u32>,
    take_back: Option<serde::de::IgnoredAny>,
}

impl Drafted {
    /// Parses a stored draft. Its keys say which kind it is. A derived parser would try one kind after another, and need
    /// a second parser of every command, which takes five seconds to compile.
    pub fn read(json: &str) -> Result<Drafted, Error> {
        let keys: Keys = serde_json::from_str(json)?;
        if keys.undo.is_some() {
            let Undo { undo, confirmed } = serde_json::from_str(json)?;
            Ok(Drafted::Undo { undo, confirmed })
        } else if keys.take_back.is_some() {
            let TakeBack { take_back } = serde_json::from_str(json)?;
            Ok(Drafted::TakeBack { take_back })
        } else {
            Ok(Drafted::Order(serde_json::from_str(json)?))
        }
    }

    pub fn json(&self) -> String {
        super::json(self)
    }
}
