//! Housekeeping: the small writes that support the entries. They use the same writer and share its transactions.

use super::cache::Cached;
use super::{calls, digests, drafts, erasure, names, outbox, panels, posts, servers};
use chancery_journal::{DeliveryQueue, Housekeeping};
use sqlx::SqliteConnection;

/// Writes its changes through to the cache.
pub(super) fn write_through(housekeeping: &Housekeeping, newest: &mut Cached) {
    match housekeeping {
        Housekeeping::Attempt { queue, rows, at } => newest.attempted(*queue, rows, *at),
        Housekeeping::Delivered { queue, rows, .. } => newest.delivered(*queue, rows),
        Housekeeping::Park { queue, .. } => newest.leave_to_database(*queue),
        Housekeeping::Bar { queue, .. } => newest.barred(*queue),
        // Released rows are handled by queue. Nothing else about them is cached.
        Housekeeping::Reopen(_)
        | Housekeeping::Unpark(_)
        | Housekeeping::Failed { .. }
        | Housekeeping::Name { .. }
        | Housekeeping::Draft(_)
        | Housekeeping::DropDraft { .. }
        | Housekeeping::TrackMessage(_)
        | Housekeeping::ForgetPost { .. }
        | Housekeeping::Stale { .. }
        | Housekeeping::Panel(_)
        | Housekeeping::PanelShows(_)
        | Housekeeping::ForgetPanel(_)
        | Housekeeping::Called { .. }
        | Housekeeping::ServerCommands { .. }
        | Housekeeping::Founders { .. }
        | Housekeeping::Greeted { .. }
        | Housekeeping::Digest(_)
        | Housekeeping::Erase(_) => {}
    }
}

/// Performs a housekeeping write that needs a statement of its own; returns its row id or the number of affected rows.
/// The queues of rows that can be delivered again are added to `freed`.
pub(super) async fn write(
    housekeeping: &Housekeeping,
    connection: &mut SqliteConnection,
    freed: &mut Vec<DeliveryQueue>,
) -> Result<i64, sqlx::Error> {
    match housekeeping {
        Housekeeping::Name { guild, player, name, by_another } => {
            names::put(connection, *guild, *player, name, *by_another).await
        }
        Housekeeping::Draft(draft) => drafts::insert(connection, draft).await,
        Housekeeping::DropDraft { id, user } => drafts::remove(connection, *id, *user).await,
        Housekeeping::TrackMessage(post) => posts::put(connection, post).await,
        Housekeeping::ForgetPost { campaign, subject } => posts::delete(connection, *campaign, subject).await,
        Housekeeping::Stale { post, stale } => posts::mark(connection, post, *stale).await,
        Housekeeping::Panel(panel) => panels::put(connection, panel).await,
        Housekeeping::PanelShows(panel) => panels::update(connection, panel).await,
        Housekeeping::ForgetPanel(panel) => panels::forget(connection, panel).await,
        Housekeeping::Attempt { .. } | Housekeeping::Delivered { .. } => Ok(0),
        Housekeeping::Failed { rows, problem } => outbox::failed(connection, rows, problem).await,
        Housekeeping::Park { rows, problem, at, .. } => outbox::park(connection, rows, problem, *at).await,
        Housekeeping::Bar { queue, problem, at } => outbox::bar(connection, *queue, problem, *at).await,
        Housekeeping::Reopen(opening) => {
            let again = outbox::reopen(connection, *opening).await?;
            Ok(note(again, freed))
        }
        Housekeeping::Unpark(campaign) => {
            let again = outbox::unpark(connection, *campaign).await?;
            Ok(note(again, freed))
        }
        Housekeeping::Called { campaign, players, at } => calls::put(connection, *campaign, players, *at).await,
        Housekeeping::ServerCommands { guild, has } => servers::note(connection, *guild, *has).await,
        Housekeeping::Founders { guild, founders } => servers::put_founders(connection, *guild, *founders).await,
        Housekeeping::Digest(change) => digests::write(connection, change).await,
        Housekeeping::Greeted { guild } => servers::greeted(connection, *guild).await,
        Housekeeping::Erase(step) => erasure::write(connection, step).await,
    }
}

/// Has the queues of released rows checked again. Returns the number of rows.
fn note(again: Vec<DeliveryQueue>, freed: &mut Vec<DeliveryQueue>) -> i64 {
    let rows = again.len().try_into().unwrap_or(i64::MAX);
    freed.extend(again);
    rows
}

/// Returns the number of rows that a statement affected, in the form of the writer's answers.
pub(super) fn touched(done: &sqlx::sqlite::SqliteQueryResult) -> i64 {
    done.rows_affected().cast_signed()
}
