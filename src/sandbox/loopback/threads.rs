//! Threads that are archived, which open by themselves when something is written there, and threads that are locked, where only those write who
//! manage threads.

use super::gateway::GUILDS;
use super::refusal::Refusal;
use super::world::{BOT, Channel, World};

/// Lets its bearer into threads that are private, and write in those that are locked.
pub(super) const MANAGE_THREADS: u64 = 1 << 34;

/// What became of a thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shut {
    pub archived: bool,
    pub locked: bool,
}

impl World {
    /// Archives or locks a thread, or opens it again.
    pub fn shut(&mut self, thread: u64, shut: Shut) {
        let Some(channel) = self.channels.get_mut(&thread) else {
            return;
        };
        channel.shut = shut;
        let news = self.channel_json(thread);
        self.dispatch("THREAD_UPDATE", GUILDS, news);
    }

    /// Opens a thread that is archived for what is written there.
    ///
    /// # Errors
    /// Answers as Discord does where the thread is locked and the writer does not manage threads.
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
            self.shut(channel, Shut { archived: false, ..shut });
        }
        Ok(())
    }
}

impl Channel {
    /// Refuses what Discord does not do in a thread that is archived: to change or delete what was said there, or to pin it.
    ///
    /// # Errors
    /// Answers as Discord does.
    pub(super) fn must_be_open(&self) -> Result<(), Refusal> {
        match self.shut.archived {
            true => Err(Refusal::ARCHIVED),
            false => Ok(()),
        }
    }
}
