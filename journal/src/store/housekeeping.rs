//! Housekeeping: the small writes that support the entries. They share the commits' transactions.

use super::{erasure, outbox, people};
use crate::housekeeping::Chore;
use crate::problem::Error;
use crate::sql::{Connection, Query};
use crate::values::DeliveryQueue;
use crate::writing::Group;

/// Performs a group's chores that need statements of their own. Returns the row id or the number of affected rows of
/// each, and the queues of rows that can be delivered again.
pub async fn write(db: &mut dyn Connection, group: &Group) -> Result<(Vec<i64>, Vec<DeliveryQueue>), Error> {
    let (mut answers, mut freed) = (Vec::with_capacity(group.housekeeping.len()), Vec::new());
    for chore in group.chores() {
        answers.push(match chore {
            Chore::Attempt { .. } | Chore::Delivered { .. } => 0,
            Chore::Park { rows, problem, at, .. } => outbox::park(rows.clone(), *at, problem).run(db).await?,
            Chore::Bar { queue, problem, at } => {
                outbox::bar(queue.campaign, queue.target, *at, problem).run(db).await?
            }
            Chore::Reopen(opening) => release(db, outbox::release(*opening), &mut freed).await?,
            Chore::Unpark(campaign) => release(db, outbox::unpark(*campaign), &mut freed).await?,
            Chore::Draft(draft) => people::put_draft(db, draft).await?,
            Chore::Erase(step) => erasure::write(db, step).await?,
            Chore::Statements(statements) => run(db, statements).await?,
        });
    }
    Ok((answers, freed))
}

/// Returns the number of rows that the last statement affected.
async fn run(db: &mut dyn Connection, statements: &[Query<()>]) -> Result<i64, Error> {
    let mut rows = 0;
    for statement in statements {
        rows = statement.clone().run(db).await?;
    }
    Ok(rows)
}

/// Has the queues of released rows checked again. Returns the number of rows.
async fn release(
    db: &mut dyn Connection,
    released: Query<DeliveryQueue>,
    freed: &mut Vec<DeliveryQueue>,
) -> Result<i64, Error> {
    let again = released.all(db).await?;
    let rows = again.len().try_into().unwrap_or(i64::MAX);
    freed.extend(again);
    Ok(rows)
}
