//! Upkeep: the small writes that serve the entries. They share the commits' transactions.

use super::{digests, erasure, messages, outbox, people, servers};
use chancery_journal::{Lane, Upkeep};
use sqlx::PgConnection;
use sqlx::postgres::PgQueryResult;

/// Writes upkeep that needs a statement of its own; returns its row id or the number of affected rows. The lanes of
/// rows that can be delivered again are added to `freed`.
pub(crate) async fn write(
    connection: &mut PgConnection,
    upkeep: &Upkeep,
    freed: &mut Vec<Lane>,
) -> Result<i64, sqlx::Error> {
    match upkeep {
        Upkeep::Name { guild, player, name, by_another } => {
            people::put_name(connection, *guild, *player, name, *by_another).await
        }
        Upkeep::Draft(draft) => people::insert_draft(connection, draft).await,
        Upkeep::DropDraft { id, user } => people::remove_draft(connection, *id, *user).await,
        Upkeep::Called { campaign, players, at } => people::note_called(connection, *campaign, players, *at).await,
        Upkeep::Post(post) => messages::put(connection, &[post]).await,
        Upkeep::ForgetPost { campaign, subject } => messages::delete(connection, *campaign, subject).await,
        Upkeep::Stale { post, stale } => messages::mark(connection, post, *stale).await,
        Upkeep::Panel(panel) => messages::put_panel(connection, panel).await,
        Upkeep::PanelShows(panel) => messages::update_panel(connection, panel).await,
        Upkeep::ForgetPanel(panel) => messages::forget_panel(connection, panel).await,
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
        Upkeep::ServerCommands { guild, has } => servers::note(connection, *guild, *has).await,
        Upkeep::Founders { guild, founders } => servers::put_founders(connection, *guild, *founders).await,
        Upkeep::Greeted { guild } => servers::greeted(connection, *guild).await,
        Upkeep::Digest(change) => digests::write(connection, change).await,
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
pub(crate) fn touched(done: &PgQueryResult) -> i64 {
    done.rows_affected().cast_signed()
}
