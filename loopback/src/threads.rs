//! Archived threads, which reopen when somebody writes in them, and locked threads, where only people who manage
//! threads may write.

use super::gateway::GUILDS;
use super::refusal::Refusal;
use super::world::{BOT, Channel, World};

/// The permission to see private threads and to write in locked ones.
pub(super) const MANAGE_THREADS: u64 = 1 << 34;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThreadState {
    pub archived: bool,
    pub locked: bool,
}

impl World {
    pub fn shut(&mut self, thread: u64, shut: ThreadState) {
        let Some(channel) = self.channels.get_mut(&thread) else {
            return;
        };
        channel.shut = shut;
        let news = self.channel_json(thread);
        self.dispatch("THREAD_UPDATE", GUILDS, news);
    }

    /// Reopens an archived thread for a new message. Refuses if the thread is locked and the writer may not manage
    /// threads.
    pub(super) fn open_to(&mut self, writer: u64, channel: u64) -> Result<(), Refusal> {
        let shut = self.channels.get(&channel).map(|known| known.shut);
        let shut = shut.unwrap_or_default();
        let may = match writer {
            BOT => self.bot_permissions(channel),
            person => self.permissions_in(person, channel),
        };
        match shut.locked && may & MANAGE_THREADS == 0 {
            true if shut.archived => return Err(Refusal::ARCHIVED),
            true => return Err(Refusal::LOCKED),
            false => {}
        }
        if shut.archived {
            self.shut(channel, ThreadState { archived: false, ..shut });
        }
        Ok(())
    }
}

impl Channel {
    /// Refuses to edit, delete or pin a message in an archived thread, as Discord does.
    pub(super) fn must_be_open(&self) -> Result<(), Refusal> {
        match self.shut.archived {
            true => Err(Refusal::ARCHIVED),
            false => Ok(()),
        }
    }
}
