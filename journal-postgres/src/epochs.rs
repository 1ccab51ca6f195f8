//! Epochs number the periods of leadership (`leading.rs`).

use super::connecting::any_number;
use super::sql::{Session, reported};
use super::statements::{begin_epoch, epoch};
use sqlx::PgConnection;

/// Every writing transaction holds this lock in shared mode. A process that begins an epoch or becomes the owner holds
/// it exclusively, so that every earlier transaction has either been committed or never will be. "Chance", 3.
pub(crate) const EPOCHS: i64 = 0x4368_616e_6365_0003;

/// The number of random low bits of an epoch; the bits above count the epochs.
const RANDOM_BITS: u32 = 32;

/// Ends the current epoch and returns the next. The caller holds the lock of all epochs.
pub(crate) async fn next_epoch(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    let mut db = Session(connection);
    let before = epoch().one(&mut db).await.map_err(reported)?;
    let random = any_number() >> (u64::BITS - RANDOM_BITS);
    let next = (((before >> RANDOM_BITS) + 1) << RANDOM_BITS) | random.cast_signed();
    begin_epoch(next).run(&mut db).await.map_err(reported)?;
    Ok(next)
}
