//! Which message shows which thing, and panels, which keep up with their campaign.

use super::upkeep::Upkeep;
use super::values::{Panel, Posted};
use super::{Error, Journal};
use chancery_rules::ids::CampaignId;

impl Journal {
    /// Remembers the message that shows `subject`, in place of any earlier one.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn put_post(&self, post: Posted) -> Result<(), Error> {
        self.upkeep(Upkeep::Post(post)).await.map(drop)
    }

    /// Notes that a message does not show what it should, because editing it failed. The keeper of the messages is told.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn mark_stale(&self, post: Posted) -> Result<(), Error> {
        let stale = true;
        self.upkeep(Upkeep::Stale { post, stale }).await.map(drop)
    }

    /// Notes that a message shows what it should.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn mark_shown(&self, post: Posted) -> Result<(), Error> {
        let stale = false;
        self.upkeep(Upkeep::Stale { post, stale }).await.map(drop)
    }

    /// Forgets the message that shows `subject`, as when a moderator has deleted it.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn delete_post(&self, campaign: CampaignId, subject: &str) -> Result<(), Error> {
        let subject = subject.to_owned();
        self.upkeep(Upkeep::ForgetPost { campaign, subject }).await.map(drop)
    }

    /// Remembers a panel and what it shows, in place of any earlier one of the same subject.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn put_panel(&self, panel: Panel) -> Result<(), Error> {
        self.upkeep(Upkeep::Panel(panel)).await.map(drop)
    }

    /// Remembers what a panel shows by now, unless another message has taken its place meanwhile.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn update_panel(&self, panel: Panel) -> Result<(), Error> {
        self.upkeep(Upkeep::PanelShows(panel)).await.map(drop)
    }

    /// Forgets a panel that is no longer there, unless another message has taken its place meanwhile.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn forget_panel(&self, panel: Panel) -> Result<(), Error> {
        self.upkeep(Upkeep::ForgetPanel(panel)).await.map(drop)
    }
}
