//! The messages that show a subject, and the panels that follow their campaign.

use super::Journal;
use crate::checksums;
use crate::housekeeping::Housekeeping;
use crate::news::News;
use crate::problem::Error;
use crate::store::messages;
use crate::values::{Panel, Posted};

impl Journal {
    /// Stores the message that shows `subject`, replacing any earlier one.
    pub async fn put_post(&self, post: Posted) -> Result<(), Error> {
        let checksum = checksums::post(&post);
        let put = messages::put_post(post.campaign, &post.subject, post.channel, post.message, checksum);
        self.write(put).await.map(drop)
    }

    /// Records that a message is out of date because editing it failed, and wakes the task that updates messages. A
    /// message that has replaced it keeps its own state.
    pub async fn mark_stale(&self, post: Posted) -> Result<(), Error> {
        let news = News { stale: [post.campaign].into(), ..News::default() };
        self.write(put_stale(&post, true).telling(news)).await.map(drop)
    }

    /// Records that a message is up to date.
    pub async fn mark_shown(&self, post: Posted) -> Result<(), Error> {
        self.write(put_stale(&post, false)).await.map(drop)
    }

    /// Stores a panel and what it shows, replacing any earlier one of the same subject.
    pub async fn put_panel(&self, Panel { post, version, shown }: Panel) -> Result<(), Error> {
        let Posted { campaign, subject, channel, message } = &post;
        let checksum = checksums::post(&post);
        self.write(messages::put_panel(*campaign, subject, *channel, *message, checksum, version, shown))
            .await
            .map(drop)
    }

    /// Stores what a panel shows now, unless another message has replaced it in the meantime.
    pub async fn update_panel(&self, Panel { post, version, shown }: Panel) -> Result<(), Error> {
        let update = messages::update_panel(post.campaign, &post.subject, post.message, version, shown);
        self.write_as_leader(update).await.map(drop)
    }

    /// Forgets a panel that no longer exists, unless another message has replaced it in the meantime.
    pub async fn forget_panel(&self, Panel { post, .. }: Panel) -> Result<(), Error> {
        self.write(messages::delete_message(post.campaign, &post.subject, post.message)).await.map(drop)
    }
}

fn put_stale(post: &Posted, stale: bool) -> Housekeeping {
    messages::put_stale(post.campaign, &post.subject, post.channel, post.message, checksums::post(post), stale).into()
}
