//! Searches a channel for messages that an earlier attempt may have sent, by their small print. Discord recognises a
//! repeated message by its nonce, but only for a few minutes.

use crate::courier::Failure;
use crate::discord::rest_client::{RestClient, Seen};
use crate::discord::snowflake::earliest_id;
use crate::rules::time::{Span, Time};
use poise::serenity_prelude::{ChannelId, MessageId, UserId};
use std::collections::BTreeMap;

/// How far the estimate of Discord's time may be off.
pub const CLOCK_SKEW: Span = Span::seconds(300);

/// A search through a channel that can be interrupted and resumed.
#[derive(Clone)]
pub struct Search {
    /// The newest message read so far.
    after: MessageId,
    /// The messages found, by the number that `number_of` gave them.
    pub found: BTreeMap<usize, MessageId>,
}

/// Converts a time by the host's clock, which may have been ahead then, to Discord's time.
pub fn by_discord(dated: Time, host: Time, discord: Time) -> Time {
    let age = if host > dated { host.since(dated) } else { Span::seconds(0) };
    dated.min(discord - age)
}

impl Search {
    /// Starts a search at the earliest message of a first attempt. Both times are Discord's.
    pub fn since(first: Time, now: Time) -> Search {
        Search { after: earliest_id(first.min(now) - CLOCK_SKEW), found: BTreeMap::new() }
    }

    /// Reads the next page of a channel, and keeps our own messages that have a number. Returns whether there may be
    /// more.
    pub async fn read_on(
        &mut self,
        client: &RestClient,
        channel: ChannelId,
        me: UserId,
        number_of: impl Fn(&Seen) -> Option<usize>,
    ) -> Result<bool, Failure> {
        let page = client.after(channel, self.after).await?;
        let Some(newest) = page.iter().map(|message| message.id).max() else {
            return Ok(false);
        };
        for message in page.iter().filter(|message| message.author.id == me) {
            if let Some(number) = number_of(message) {
                self.found.insert(number, message.id);
            }
        }
        self.after = newest;
        Ok(true)
    }
}
