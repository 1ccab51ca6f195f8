//! The messages that show a subject, and the panels that follow their campaign.

use super::Journal;
use crate::housekeeping::Housekeeping;
use crate::problem::Error;
use crate::values::{Panel, Posted};
use chancery_basics::ids::CampaignId;

impl Journal {
    /// Stores the message that shows `subject`, replacing any earlier one.
    pub async fn put_post(&self, post: Posted) -> Result<(), Error> {
        self.housekeeping(Housekeeping::TrackMessage(post)).await.map(drop)
    }

    /// Records that a message is out of date because editing it failed, and wakes the task that updates messages.
    pub async fn mark_stale(&self, post: Posted) -> Result<(), Error> {
        let stale = true;
        self.housekeeping(Housekeeping::Stale { post, stale }).await.map(drop)
    }

    /// Records that a message is up to date.
    pub async fn mark_shown(&self, post: Posted) -> Result<(), Error> {
        let stale = false;
        self.housekeeping(Housekeeping::Stale { post, stale }).await.map(drop)
    }

    /// Forgets the message that shows `subject`, for example because a moderator deleted it.
    pub async fn delete_post(&self, campaign: CampaignId, subject: &str) -> Result<(), Error> {
        let subject = subject.to_owned();
        self.housekeeping(Housekeeping::ForgetPost { campaign, subject }).await.map(drop)
    }

    /// Stores a panel and what it shows, replacing any earlier one of the same subject.
    pub async fn put_panel(&self, panel: Panel) -> Result<(), Error> {
        self.housekeeping(Housekeeping::Panel(panel)).await.map(drop)
    }

    /// Stores what a panel shows now, unless another message has replaced it in the meantime.
    pub async fn update_panel(&self, panel: Panel) -> Result<(), Error> {
        self.housekeeping(Housekeeping::PanelShows(panel)).await.map(drop)
    }

    /// Forgets a panel that no longer exists, unless another message has replaced it in the meantime.
    pub async fn forget_panel(&self, panel: Panel) -> Result<(), Error> {
        self.housekeeping(Housekeeping::ForgetPanel(panel)).await.map(drop)
    }
}
