//! Finds out which events a bot has received: its heartbeats name the newest one.

use super::{Push, Session};
use crate::world::World;
use serde_json::json;

/// The newest event and the number of heartbeats of a session when it was asked for one.
pub(crate) struct Asked {
    session: String,
    newest: u64,
    heartbeats: u64,
}

impl World {
    /// Asks every connected session for a heartbeat, as Discord may at any time.
    pub(crate) fn ask_for_heartbeats(&mut self) -> Vec<Asked> {
        self.push_all(|| Push::Frame(json!({"op": 1, "d": null})));
        let sessions = self.gateway.sessions.iter().filter(|session| session.outgoing.is_some());
        let asked = |session: &Session| Asked {
            session: session.id.clone(),
            newest: session.sequence,
            heartbeats: session.heartbeats,
        };
        sessions.map(asked).collect()
    }

    /// Returns whether a session has sent the heartbeat that it was asked for and confirmed all events until then, or
    /// has lost its connection.
    pub(crate) fn has_heard(&self, asked: &Asked) -> bool {
        let mut sessions = self.gateway.sessions.iter();
        let session = sessions.find(|session| session.id == asked.session && session.outgoing.is_some());
        session.is_none_or(|session| {
            let is_unheard = session.unheard.iter().any(|(number, _)| *number <= asked.newest);
            !is_unheard && session.heartbeats > asked.heartbeats
        })
    }
}
