//! Pictures on their way to Discord: what they need is read here, and they are drawn where nobody waits for the thread.

use super::asker::Asker;
use super::desk::Desk;
use super::face::{Chart, Face};
use super::problem::Problem;
use super::render::Picture;
use crate::pictures;
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Event};
use lru::LruCache;
use poise::serenity_prelude::CreateAttachment;
use std::error::Error;
use std::num::NonZeroUsize;
use std::sync::{LazyLock, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How many entries are read at a time, and how often: a chart reaches back over the newest ten thousand.
const PER_READ: u32 = 500;
const READS: usize = 20;

/// So many pictures are drawn at a time: each takes a thread and some megabytes while it is.
const WORKERS: usize = 2;
/// So many wait to be drawn, which takes a second or two; who comes then is answered without a picture.
const MOST_WAITING: usize = 32;
/// So many files are kept, each some tens of kilobytes.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(31);

static EASEL: LazyLock<Easel> = LazyLock::new(|| Easel {
    workers: Semaphore::new(WORKERS),
    queue: Semaphore::new(WORKERS + MOST_WAITING),
    kept: Mutex::new(LruCache::new(KEPT)),
});

/// Where the pictures of the whole process are drawn, however many ask for one.
struct Easel {
    workers: Semaphore,
    queue: Semaphore,
    /// The newest files by their drawing: what shows the same is the same file.
    kept: Mutex<LruCache<String, Vec<u8>>>,
}

impl Easel {
    fn known(&self, svg: &str) -> Option<Vec<u8>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(svg).cloned()
    }

    async fn file(
        &self,
        svg: String,
        patient: bool,
    ) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
        if let Some(bytes) = self.known(&svg) {
            return Ok(bytes);
        }
        let _place = match patient {
            true => self.queue.acquire().await?,
            false => self.queue.try_acquire()?,
        };
        let _worker = self.workers.acquire().await?;
        // The one before may have drawn the same.
        if let Some(bytes) = self.known(&svg) {
            return Ok(bytes);
        }
        let (svg, bytes) = tokio::task::spawn_blocking(move || {
            let bytes = pictures::png(&svg);
            (svg, bytes)
        })
        .await?;
        let bytes = bytes?;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.put(svg, bytes.clone());
        Ok(bytes)
    }
}

/// Returns the picture as a file with its words. A picture is an extra: without it the answer still says everything.
pub async fn drawn(picture: Picture) -> Option<CreateAttachment> {
    attachment(picture, false).await
}

/// Returns the same for a post that stands in a channel, which waits for its picture however many want one.
pub async fn drawn_in_turn(picture: Picture) -> Option<CreateAttachment> {
    attachment(picture, true).await
}

async fn attachment(picture: Picture, patient: bool) -> Option<CreateAttachment> {
    let Picture { file, svg, alt } = picture;
    match EASEL.file(svg, patient).await {
        Ok(bytes) => Some(CreateAttachment::bytes(bytes, file).description(alt)),
        Err(problem) => {
            tracing::warn!(%problem, file, "a picture is left out");
            None
        }
    }
}

/// Returns the chart of what is between the asker and another player. Both know all of it, what was agreed in private too.
///
/// # Errors
/// Fails where the journal cannot be read.
pub async fn of_history<R: Face>(
    desk: &Desk,
    asker: &Asker,
    campaign: &Campaign,
    other: PlayerId,
    chart: Chart<R>,
) -> Result<Option<CreateAttachment>, Problem> {
    let pair = [asker.player, other];
    let mut needed = Vec::new();
    let mut before = None;
    for _ in 0..READS {
        let entries = desk
            .journal()
            .entries(campaign.id, before, PER_READ)
            .await?;
        let Some(last) = entries.last() else { break };
        before = Some(last.seq);
        for recorded in entries.iter().filter(|entry| entry.reverted_by.is_none()) {
            let events: Vec<Event> = serde_json::from_str(&recorded.entry.events)
                .map_err(|error| Problem::Failed(error.into()))?;
            let of_game = events.iter().rev().filter_map(Event::of::<R>);
            let between = of_game.filter(|event| (chart.needs)(event, pair));
            needed.extend(between.map(|event| (recorded.entry.at, event.clone())));
        }
    }
    needed.reverse();
    let names = desk.names(campaign.id).await?;
    let now = desk.referee.clock().now();
    match (chart.draw)(&asker.text, &names, pair, &needed, now) {
        Some(picture) => Ok(drawn(picture).await),
        None => Ok(None),
    }
}
