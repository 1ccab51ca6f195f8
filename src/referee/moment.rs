//! What is added to an order before it is decided.

use super::Unruled;
use crate::clock::Clock;
use crate::rules::{Chance, Moment};

/// Returns what time it is, and a seed of the system's generator.
pub(super) fn moment(clock: &Clock) -> Result<Moment, Unruled> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)?;
    let (now, chance) = (clock.now(), Chance::new(seed));
    Ok(Moment { now, chance })
}
