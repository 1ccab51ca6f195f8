//! The numbers of rulings, as all players see them. A sealed answer gets no number, because that would reveal that it
//! exists.

use super::{Referee, RuleError};
use crate::rules::ids::CampaignId;
use std::sync::Arc;

/// The entries of a campaign without a number, oldest first. Clones share the list until one of them adds an entry.
#[derive(Clone, Debug, Default)]
pub struct Numbers(Arc<Vec<i64>>);

impl Numbers {
    pub fn new(sealed: Vec<i64>) -> Numbers {
        Numbers(Arc::new(sealed))
    }

    /// Counts the entries without a number up to and including this one.
    pub fn sealed_until(&self, seq: i64) -> i64 {
        let until = self.0.partition_point(|sealed| *sealed <= seq);
        i64::try_from(until).unwrap_or_default()
    }

    /// Returns the number of an entry, or that of the last numbered one before it.
    pub fn number(&self, seq: i64) -> i64 {
        seq - self.sealed_until(seq)
    }

    pub fn seq(&self, number: i64) -> i64 {
        let mut seq = number;
        for sealed in self.0.iter() {
            if *sealed <= seq {
                seq = seq.saturating_add(1);
            }
        }
        seq
    }

    pub fn is_sealed(&self, seq: i64) -> bool {
        self.0.binary_search(&seq).is_ok()
    }

    /// Records that the newest entry is not numbered.
    pub(super) fn seal(&mut self, seq: i64) {
        Arc::make_mut(&mut self.0).push(seq);
    }
}

impl Referee {
    pub async fn numbers(&self, id: CampaignId) -> Result<Numbers, RuleError> {
        Ok(Numbers::new(self.journal().sealed(id).await?))
    }
}
