//! Upkeep: the small writes that serve the entries. They use the same writer and share its transactions.

use super::known::Newest;
use super::{calls, digests, drafts, erasure, names, outbox, panels, posts, servers};
use chancery_journal::{Lane, Upkeep};
use sqlx::SqliteConnection;

/// Writes its changes through to the cache.
pub(super) fn write_through(upkeep: &Upkeep, newest: &mut Newest) {
    match upkeep {
        Upkeep::Attempt { lane, rows, at } => newest.attempted(*lane, rows, *at),
        Upkeep::Delivered { lane, rows, .. } => newest.delivered(*lane, rows),
        Upkeep::Park { lane, .. } => newest.leave_to_database(*lane),
        Upkeep::Bar { lane, .. } => newest.barred(*lane),
        // Released rows are handled by lane, and nothing else about them is cached.
        Upkeep::Reopen(_)
        | Upkeep::Unpark(_)
        | Upkeep::Failed { .. }
        | Upkeep::Name { .. }
        | Upkeep::Draft(_)
        | Upkeep::DropDraft { .. }
        | Upkeep::Post(_)
        | Upkeep::ForgetPost { .. }
        | Upkeep::Stale { .. }
        | Upkeep::Panel(_)
        | Upkeep::PanelShows(_)
        | Upkeep::ForgetPanel(_)
        | Upkeep::Called { .. }
        | Upkeep::ServerCommands { .. }
        | Upkeep::Founders { .. }
        | Upkeep::Greeted { .. }
        | Upkeep::Digest(_)
        | Upkeep::Erase(_) => {}
    }
}

/// Writes upkeep that needs a statement of its own; returns its row id or the number of affected rows. The lanes of
/// rows that can be delivered again are added to `freed`.
pub(super) async fn write(
    upkeep: &Upkeep,
    connection: &mut SqliteConnection,
    freed: &mut Vec<Lane>,
) -> Result<i64, sqlx::Error> {
    match upkeep {
        Upkeep::Name { guild, player, name, by_another } => {
            names::put(connection, *guild, *player, name, *by_another).await
        }
        Upkeep::Draft(draft) => drafts::insert(connection, draft).await,
        Upkeep::DropDraft { id, user } => drafts::remove(connection, *id, *user).await,
        Upkeep::Post(post) => posts::put(connection, post).await,
        Upkeep::ForgetPost { campaign, subject } => posts::delete(connection, *campaign, subject).await,
        Upkeep::Stale { post, stale } => posts::mark(connection, post, *stale).await,
        Upkeep::Panel(panel) => panels::put(connection, panel).await,
        Upkeep::PanelShows(panel) => panels::update(connection, panel).await,
        Upkeep::ForgetPanel(panel) => panels::forget(connection, panel).await,
        Upkeep::Attempt { .. } | Upkeep::Delivered { .. } => Ok(0),
        Upkeep::Failed { rows, problem } => outbox::failed(connection, rows, problem).await,
        Upkeep::Park { rows, problem, at, .. } => outbox::park(connection, rows, problem, *at).await,
        Upkeep::Bar { lane, problem, at } => outbox::bar(connection, *lane, problem, *at).await,
        Upkeep::Reopen(opening) => {
            let again = outbox::reopen(connection, *opening).await?;
            Ok(note(again, freed))
        }
        Upkeep::Unpark(campaign) => {
            let again = outbox::unpark(connection, *campaign).await?;
            Ok(note(again, freed))
        }
        Upkeep::Called { campaign, players, at } => calls::put(connection, *campaign, players, *at).await,
        Upkeep::ServerCommands { guild, has } => servers::note(connection, *guild, *has).await,
        Upkeep::Founders { guild, founders } => servers::put_founders(connection, *guild, *founders).await,
        Upkeep::Digest(change) => digests::write(connection, change).await,
        Upkeep::Greeted { guild } => servers::greeted(connection, *guild).await,
        Upkeep::Erase(step) => erasure::write(connection, step).await,
    }
}

/// Has the lanes of released rows checked again; returns the number of rows.
fn note(again: Vec<Lane>, freed: &mut Vec<Lane>) -> i64 {
    let rows = again.len().try_into().unwrap_or(i64::MAX);
    freed.extend(again);
    rows
}

/// Returns the number of rows that a statement affected, in the form of the writer's answers.
pub(super) fn touched(done: &sqlx::sqlite::SqliteQueryResult) -> i64 {
    done.rows_affected().cast_signed()
}
