//! The courier's updates to pending announcements.

use super::statements::{attempt, hold_campaigns, remove_announcements, show};
use chancery_basics::ids::CampaignId;
use chancery_journal::sql::Connection;
use chancery_journal::{Chore, Error, Posted, checksums};
use std::collections::BTreeMap;

/// Writes the attempts and deliveries of a group.
pub(crate) async fn mark<'a>(db: &mut dyn Connection, chores: impl Iterator<Item = &'a Chore>) -> Result<(), Error> {
    let (mut ids, mut batches, mut times) = (Vec::new(), Vec::new(), Vec::new());
    let mut gone: Vec<i64> = Vec::new();
    let mut shown: Vec<&Posted> = Vec::new();
    for chore in chores {
        match chore {
            Chore::Attempt { rows, at, .. } => {
                // The lowest row id identifies the batch.
                let batch = rows.iter().min().copied();
                ids.extend(rows);
                batches.extend(rows.iter().filter_map(|_| batch));
                times.extend(rows.iter().map(|_| *at));
            }
            Chore::Delivered { rows, posts, .. } => {
                gone.extend(rows);
                shown.extend(posts);
            }
            _ => {}
        }
    }
    if !ids.is_empty() {
        attempt(ids, batches, times).run(db).await?;
    }
    if !gone.is_empty() {
        remove_announcements(gone).run(db).await?;
    }
    if !shown.is_empty() {
        put_posts(db, &shown).await?;
    }
    Ok(())
}

/// Stores messages, each replacing any earlier one of its subject. Those whose campaigns were erased in the meantime are
/// skipped.
async fn put_posts(db: &mut dyn Connection, posts: &[&Posted]) -> Result<(), Error> {
    let ids: Vec<CampaignId> = posts.iter().map(|post| post.campaign).collect();
    let there = hold_campaigns(ids).all(db).await?;
    let posts = posts.iter().filter(|post| there.contains(&post.campaign));
    // Keeps the last message of each subject, because one statement cannot change a row twice.
    let newest: BTreeMap<(CampaignId, &str), &Posted> =
        posts.map(|post| ((post.campaign, post.subject.as_str()), *post)).collect();
    let posts: Vec<&Posted> = newest.into_values().collect();
    let put = show(
        posts.iter().map(|post| post.campaign).collect(),
        posts.iter().map(|post| post.subject.clone()).collect(),
        posts.iter().map(|post| post.channel).collect(),
        posts.iter().map(|post| post.message).collect(),
        posts.iter().map(|post| checksums::post(post)).collect(),
    );
    put.run(db).await.map(drop)
}
