//! Housekeeping: the small writes that support the entries. They share the commits' transactions.

use super::{erasure, messages, outbox, people, servers};
use crate::housekeeping::Housekeeping;
use crate::problem::Error;
use crate::sql::{Connection, Query};
use crate::values::DeliveryQueue;

/// Performs a housekeeping write that needs a statement of its own; returns its row id or the number of affected rows.
/// The queues of rows that can be delivered again are added to `freed`.
pub async fn write(
    db: &mut dyn Connection,
    housekeeping: &Housekeeping,
    freed: &mut Vec<DeliveryQueue>,
) -> Result<i64, Error> {
    let query = match housekeeping {
        Housekeeping::Attempt { .. } | Housekeeping::Delivered { .. } => return Ok(0),
        Housekeeping::Name { guild, player, name, by_another } => {
            return people::put_name(db, *guild, *player, name, *by_another).await;
        }
        Housekeeping::Draft(draft) => return people::put_draft(db, draft).await,
        Housekeeping::Erase(step) => return erasure::write(db, step).await,
        Housekeeping::Reopen(opening) => return release(db, outbox::release(*opening), freed).await,
        Housekeeping::Unpark(campaign) => return release(db, outbox::unpark(*campaign), freed).await,
        Housekeeping::DropDraft { id, user } => people::drop_draft(*id, *user),
        Housekeeping::Called { campaign, players, at } => people::note_called(*campaign, players, *at),
        Housekeeping::Digest(change) => people::change_digest(change),
        Housekeeping::TrackMessage(post) => messages::put_post(post),
        Housekeeping::ForgetPost { campaign, subject } => messages::delete_post(*campaign, subject),
        Housekeeping::Stale { post, stale } => messages::mark(post, *stale),
        Housekeeping::Panel(panel) => messages::put_panel(panel),
        Housekeeping::PanelShows(panel) => messages::update_panel(panel),
        Housekeeping::ForgetPanel(panel) => messages::forget_panel(panel),
        Housekeeping::Failed { rows, problem } => outbox::fail(rows.clone(), problem),
        Housekeeping::Park { rows, problem, at, .. } => outbox::park(rows.clone(), *at, problem),
        Housekeeping::Bar { queue, problem, at } => outbox::bar(queue.campaign, queue.target, *at, problem),
        Housekeeping::ServerCommands { guild, has } => servers::note_commands(*guild, *has),
        Housekeeping::Founders { guild, founders } => servers::put_founders(*guild, *founders),
        Housekeeping::Greeted { guild } => servers::greet(*guild),
        Housekeeping::SaveTemplate(template) => servers::put_template(template),
        Housekeeping::RemoveTemplate { guild, key } => servers::remove_template(*guild, key),
    };
    query.run(db).await
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
