//! Housekeeping: the small writes that support the entries. They share the commits' transactions.

use super::{digests, erasure, messages, outbox, people, servers};
use chancery_journal::{DeliveryQueue, Housekeeping};
use sqlx::PgConnection;
use sqlx::postgres::PgQueryResult;

/// Performs a housekeeping write that needs a statement of its own; returns its row id or the number of affected rows.
/// The queues of rows that can be delivered again are added to `freed`.
pub(crate) async fn write(
    connection: &mut PgConnection,
    housekeeping: &Housekeeping,
    freed: &mut Vec<DeliveryQueue>,
) -> Result<i64, sqlx::Error> {
    match housekeeping {
        Housekeeping::Name { guild, player, name, by_another } => {
            people::put_name(connection, *guild, *player, name, *by_another).await
        }
        Housekeeping::Draft(draft) => people::insert_draft(connection, draft).await,
        Housekeeping::DropDraft { id, user } => people::remove_draft(connection, *id, *user).await,
        Housekeeping::Called { campaign, players, at } => {
            people::note_called(connection, *campaign, players, *at).await
        }
        Housekeeping::TrackMessage(post) => messages::put(connection, &[post]).await,
        Housekeeping::ForgetPost { campaign, subject } => messages::delete(connection, *campaign, subject).await,
        Housekeeping::Stale { post, stale } => messages::mark(connection, post, *stale).await,
        Housekeeping::Panel(panel) => messages::put_panel(connection, panel).await,
        Housekeeping::PanelShows(panel) => messages::update_panel(connection, panel).await,
        Housekeeping::ForgetPanel(panel) => messages::forget_panel(connection, panel).await,
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
        Housekeeping::ServerCommands { guild, has } => servers::note(connection, *guild, *has).await,
        Housekeeping::Founders { guild, founders } => servers::put_founders(connection, *guild, *founders).await,
        Housekeeping::Greeted { guild } => servers::greeted(connection, *guild).await,
        Housekeeping::Digest(change) => digests::write(connection, change).await,
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
pub(crate) fn touched(done: &PgQueryResult) -> i64 {
    done.rows_affected().cast_signed()
}
