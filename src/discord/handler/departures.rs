//! Servers that remove the bot, and servers that invite it again. A temporary outage of a server counts as neither.

use super::Handler;
use crate::journal;
use std::collections::BTreeSet;

impl Handler {
    pub async fn departed(&self, guild: u64) {
        // Use Discord's clock: if the host's is wrong for a moment, nothing must be erased too early.
        let noted = match self.client.now().await {
            Ok(now) => self.journal().note_departure(guild, now).await.map_err(|problem| problem.to_string()),
            Err(problem) => Err(problem.to_string()),
        };
        match noted {
            Ok(()) => tracing::info!(guild, "the bot was removed from a server"),
            // The next session detects it again.
            Err(problem) => {
                tracing::error!(guild, %problem, "cannot record that the bot was removed from a server");
            }
        }
    }

    /// Records that the bot is in a server, which may have removed it before.
    pub async fn arrived(&self, guild: u64) {
        if let Err(problem) = self.note_returns(&[guild].into()).await {
            tracing::error!(guild, %problem, "cannot record that the bot is back in a server");
        }
    }

    /// Compares the servers that Discord names at the start of a session with those that have stored data. Only this
    /// reveals removals that happened while the bot was offline. A session names only the servers of its own shard, one
    /// of `shards`.
    pub async fn take_roll(&self, servers: &BTreeSet<u64>, (shard, shards): (u64, u64)) {
        if let Err(problem) = self.roll(servers, (shard, shards)).await {
            tracing::error!(%problem, "cannot find out which servers removed the bot");
        }
    }

    async fn roll(&self, servers: &BTreeSet<u64>, (shard, shards): (u64, u64)) -> Result<(), journal::Error> {
        self.note_returns(servers).await?;
        let noted = self.journal().departures().await?;
        for guild in self.journal().known_servers().await? {
            let of_shard = (guild >> 22) % shards.max(1) == shard;
            let is_noted = noted.iter().any(|(gone, _)| *gone == guild);
            if of_shard && !is_noted && !servers.contains(&guild) {
                self.departed(guild).await;
            }
        }
        Ok(())
    }

    async fn note_returns(&self, servers: &BTreeSet<u64>) -> Result<(), journal::Error> {
        for (guild, _) in self.journal().departures().await? {
            if servers.contains(&guild) {
                self.journal().note_return(guild).await?;
                tracing::info!(guild, "the bot is back in a server");
            }
        }
        Ok(())
    }
}
