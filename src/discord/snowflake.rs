//! Discord's ids, which tell when Discord made what bears them.

use crate::rules::time::Time;
use poise::serenity_prelude::MessageId;

/// Where Discord's count of milliseconds begins.
const EPOCH: i64 = 1_420_070_400_000;

/// The bits of an id below its milliseconds.
const BELOW_MILLIS: u32 = 22;

/// Returns when an id was made, by Discord's clock.
pub fn made_at(id: u64) -> Time {
    let millis = i64::try_from(id >> BELOW_MILLIS).unwrap_or(i64::MAX);
    Time::from_millis(EPOCH.saturating_add(millis))
}

/// Returns the smallest id that a message can have that was sent at a moment of Discord's clock.
pub fn earliest_id(at: Time) -> MessageId {
    let millis = at.as_millis().saturating_sub(EPOCH).max(0).unsigned_abs();
    MessageId::new((millis << BELOW_MILLIS).max(1))
}
