//! Messages of which it is not known what they show. A process that lost the lead without noticing, because it was paused or cut off, may have edited
//! some after its successor, to what was true before.

use crate::discord::handler::Handler;
use crate::journal::{self, Panel, Posted};

/// Has the process that leads by now edit the messages again that this one edited last.
///
/// # Errors
/// Fails where the journal does. Then they stay as they are until something happens in their campaigns.
pub async fn doubt_edited(handler: &Handler) -> Result<(), journal::Error> {
    let journal = handler.journal();
    for edited in handler.wire.take_edited() {
        let kept = journal.post(edited.campaign, &edited.subject).await?;
        // Another message may have taken its place.
        if kept.as_ref() == Some(&edited) {
            journal.mark_stale(edited).await?;
        }
    }
    Ok(())
}

/// Takes the panels out of the messages that do not show what they should, and returns both.
pub(super) fn among(stale: Vec<Posted>, panels: &[Panel]) -> (Vec<Posted>, Vec<Posted>) {
    let is_panel = |post: &Posted| panels.iter().any(|panel| panel.post == *post);
    stale.into_iter().partition(is_panel)
}
