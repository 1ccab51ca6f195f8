//! Writes housekeeping through to the cache.

use super::cache::Cached;
use chancery_journal::Housekeeping;

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
        | Housekeeping::SaveTemplate(_)
        | Housekeeping::RemoveTemplate { .. }
        | Housekeeping::Digest(_)
        | Housekeeping::Erase(_) => {}
    }
}
