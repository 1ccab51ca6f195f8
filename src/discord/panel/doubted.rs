//! Messages whose content is uncertain. A process that lost leadership without noticing, because it was paused or cut
//! off, may have overwritten its successor's edits with outdated content.

use crate::discord::handler::Handler;
use crate::journal::{self, Panel, Posted};

/// Marks the messages that this process edited last as stale, so that the current leader edits them again. If the
/// journal fails, they stay outdated until something happens in their campaigns.
pub async fn doubt_edited(handler: &Handler) -> Result<(), journal::Error> {
    let journal = handler.journal();
    for edited in handler.client.take_edited() {
        let kept = journal.post(edited.campaign, &edited.subject).await?;
        // Another message may have replaced it.
        if kept.as_ref() == Some(&edited) {
            journal.mark_stale(edited).await?;
        }
    }
    Ok(())
}

/// Splits the stale messages into panels and others.
pub(super) fn among(stale: Vec<Posted>, panels: &[Panel]) -> (Vec<Posted>, Vec<Posted>) {
    let is_panel = |post: &Posted| panels.iter().any(|panel| panel.post == *post);
    stale.into_iter().partition(is_panel)
}
