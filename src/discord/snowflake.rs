//! Discord's ids, which contain their creation time.

use crate::rules::time::Time;
use poise::serenity_prelude::MessageId;

/// The start of Discord's count of milliseconds, as a Unix time.
const EPOCH: i64 = 1_420_070_400_000;

/// How many bits of an id are below its milliseconds.
const BELOW_MILLIS: u32 = 22;

/// Returns when an id was created, by Discord's clock.
pub fn made_at(id: u64) -> Time {
    let millis = i64::try_from(id >> BELOW_MILLIS).unwrap_or(i64::MAX);
    Time::from_millis(EPOCH.saturating_add(millis))
}

/// Returns the smallest possible id of a message sent at a time of Discord's clock.
pub fn earliest_id(at: Time) -> MessageId {
    let millis = at.as_millis().saturating_sub(EPOCH).max(0).unsigned_abs();
    MessageId::new((millis << BELOW_MILLIS).max(1))
}
