//! Looking through a channel for messages that an earlier attempt may have sent: each bears its small print. Discord knows a message that is sent
//! again by its nonce, but not for long.

use crate::courier::Failure;
use crate::discord::snowflake::earliest_id;
use crate::discord::wire::Wire;
use crate::rules::time::{Span, Time};
use poise::serenity_prelude::{ChannelId, MessageId, UserId};
use std::collections::{BTreeMap, HashMap};

/// How far what is known of Discord's time may be off.
pub const CLOCK_SKEW: Span = Span::seconds(300);

/// A search through a channel, which can be broken off and gone on with.
#[derive(Clone)]
pub struct Search {
    /// The newest message that was looked at.
    after: MessageId,
    /// What was found, by the number that its small print stands for.
    pub found: BTreeMap<usize, MessageId>,
}

/// Returns when something was, by Discord's time, that the host's clock dated. That clock may have been ahead when it did so.
pub fn by_discord(dated: Time, host: Time, discord: Time) -> Time {
    let age = if host > dated { host.since(dated) } else { Span::seconds(0) };
    dated.min(discord - age)
}

impl Search {
    /// Begins with what can have been sent since the first attempt, both by Discord's time.
    pub fn since(first: Time, now: Time) -> Search {
        Search { after: earliest_id(first.min(now) - CLOCK_SKEW), found: BTreeMap::new() }
    }

    /// Looks at the next page of a channel for our own messages whose last line is one of these. Returns whether there may be more.
    ///
    /// # Errors
    /// Fails as the request does.
    pub async fn read_on(
        &mut self,
        wire: &Wire,
        channel: ChannelId,
        me: UserId,
        prints: &HashMap<String, usize>,
    ) -> Result<bool, Failure> {
        let page = wire.after(channel, self.after).await?;
        let Some(newest) = page.iter().map(|message| message.id).max() else {
            return Ok(false);
        };
        for message in page.iter().filter(|message| message.author.id == me) {
            let print = message.content.lines().next_back().unwrap_or_default();
            if let Some(number) = prints.get(print) {
                self.found.insert(*number, message.id);
            }
        }
        self.after = newest;
        Ok(true)
    }
}
