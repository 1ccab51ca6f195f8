//! The range of Discord's shards that a process serves.

use std::fmt;
use std::str::FromStr;

/// More shards than any bot has.
const MOST: u32 = 16_384;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    first: u32,
    last: u32,
    total: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShardsError {
    #[error("it must be a range of shards and their total, such as 0-3/16, or one shard, such as 5/16")]
    Unreadable,
    #[error("the number after the slash must be from 1 to {MOST}: the total number of shards")]
    Total,
    #[error("the range goes backwards: write {last}-{first}")]
    Backwards { first: u32, last: u32 },
    #[error("there is no such shard: {total} shards are numbered 0 to {}", total - 1)]
    Beyond { total: u32 },
}

impl Shards {
    /// Returns the full range of this many shards, at least one.
    pub fn all(total: u32) -> Shards {
        let total = total.max(1);
        Shards { first: 0, last: total - 1, total }
    }

    pub fn first(self) -> u32 {
        self.first
    }

    pub fn last(self) -> u32 {
        self.last
    }

    pub fn total(self) -> u32 {
        self.total
    }

    /// Returns the shard numbers in the order they start.
    pub fn numbers(self) -> impl Iterator<Item = u32> {
        self.first..=self.last
    }

    pub fn is_all(self) -> bool {
        self == Shards::all(self.total)
    }

    /// Returns whether Discord sends a server's events to one of these shards.
    pub fn have(self, guild: u64) -> bool {
        let shard = (guild >> 22) % u64::from(self.total);
        (u64::from(self.first)..=u64::from(self.last)).contains(&shard)
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.first == self.last {
            true => write!(f, "{}/{}", self.first, self.total),
            false => write!(f, "{}-{}/{}", self.first, self.last, self.total),
        }
    }
}

impl FromStr for Shards {
    type Err = ShardsError;

    fn from_str(said: &str) -> Result<Shards, ShardsError> {
        let (range, total) = said.split_once('/').ok_or(ShardsError::Unreadable)?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let digits = |said: &&str| !said.is_empty() && said.bytes().all(|b| b.is_ascii_digit());
        if ![first, last, total].iter().all(digits) {
            return Err(ShardsError::Unreadable);
        }
        let total = match total.parse() {
            Ok(total) if (1..=MOST).contains(&total) => total,
            Ok(_) | Err(_) => return Err(ShardsError::Total),
        };
        // A number too large to parse is also larger than the total.
        let shard = |said: &str| said.parse().map_err(|_| ShardsError::Beyond { total });
        let (first, last): (u32, u32) = (shard(first)?, shard(last)?);
        if first > last {
            return Err(ShardsError::Backwards { first, last });
        }
        if last >= total {
            return Err(ShardsError::Beyond { total });
        }
        Ok(Shards { first, last, total })
    }
}
