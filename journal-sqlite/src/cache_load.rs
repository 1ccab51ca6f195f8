//! Fills the cache from the database.

use super::cache::Cached;
use super::statements::{players, queues};
use chancery_journal::sql::Connection;
use chancery_journal::store::campaigns;
use chancery_journal::{DeliveryQueue, Error};

/// Reads over the write connection, so that nothing is written concurrently.
pub(super) async fn read(db: &mut dyn Connection) -> Result<Cached, Error> {
    let rows = campaigns::all().all(db).await?;
    let playing = players().all(db).await?;
    let queues = queues().all(db).await?.into_iter();
    let queues = queues.map(|(campaign, target, barred)| (DeliveryQueue { campaign, target }, barred));
    Ok(Cached::new(rows, playing, queues.collect()))
}
