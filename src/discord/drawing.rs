//! Pictures for Discord: reads their data, and draws them on threads in the background.

mod allowance;
mod background;

pub use allowance::{Allowances, Spent, Whose};

use super::game_ui::{Chart, GameUi};
use super::handler::Handler;
use super::invoker::Invoker;
use super::problem::Problem;
use super::render::Picture;
use super::reply::Answer;
use crate::referee::Page;
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Event};
use crate::text::{Said, Text, say};
use background::in_background;
use lru::LruCache;
use poise::serenity_prelude::CreateAttachment;
use std::collections::HashMap;
use std::error::Error;
use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};
use tokio::sync::{OnceCell, Semaphore};

/// How many entries are read at a time.
const PER_READ: u32 = 500;
/// How many reads a chart may take. It then covers the newest ten thousand entries.
const READS: usize = 20;

/// How many pictures are drawn at once. Each takes a thread and some megabytes.
const WORKERS: usize = 2;
/// How many pictures may wait, which takes a second or two. Beyond that, answers come without a picture.
const MOST_WAITING: usize = 32;
/// How many files are cached, at some tens of kilobytes each.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(31);

static RENDER_QUEUE: LazyLock<RenderQueue> = LazyLock::new(RenderQueue::default);

#[derive(Debug, thiserror::Error)]
pub enum NotDrawn {
    #[error("{MOST_WAITING} pictures are already waiting to be drawn")]
    Busy,
    #[error(transparent)]
    Failed(#[from] Box<dyn Error + Send + Sync>),
}

/// A file in progress, shared by all requests for it.
type Drawing = OnceCell<Vec<u8>>;

/// The pictures that are drawn and that wait for it. A process has one.
pub struct RenderQueue {
    workers: Semaphore,
    queue: Semaphore,
    /// Drawings in progress, by their SVG. An entry is dropped with the last request for it.
    under_way: Mutex<HashMap<String, Weak<Drawing>>>,
    /// The newest files, by their SVG.
    kept: Mutex<LruCache<String, Vec<u8>>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Default for RenderQueue {
    fn default() -> RenderQueue {
        RenderQueue {
            workers: Semaphore::new(WORKERS),
            queue: Semaphore::new(WORKERS + MOST_WAITING),
            under_way: Mutex::default(),
            kept: Mutex::new(LruCache::new(KEPT)),
        }
    }
}

impl RenderQueue {
    /// Renders the picture with its alternative text. Fails if the queue is full; answers do not wait for pictures.
    pub async fn drawn(&'static self, picture: Picture) -> Result<CreateAttachment, NotDrawn> {
        self.attachment(picture, false).await
    }

    async fn attachment(&'static self, picture: Picture, patient: bool) -> Result<CreateAttachment, NotDrawn> {
        let Picture { file, svg, alt } = picture;
        match self.file(svg, patient).await {
            Ok(bytes) => Ok(CreateAttachment::bytes(bytes, file).description(alt)),
            Err(problem) => {
                tracing::warn!(%problem, file, "a picture could not be drawn");
                Err(problem)
            }
        }
    }

    async fn file(&'static self, svg: String, patient: bool) -> Result<Vec<u8>, NotDrawn> {
        let known = locked(&self.kept).get(&svg).cloned();
        if let Some(bytes) = known {
            return Ok(bytes);
        }
        let drawing = self.drawing(&svg);
        let bytes = drawing.get_or_try_init(|| self.draw(&svg, patient)).await?;
        Ok(bytes.clone())
    }

    fn drawing(&self, svg: &str) -> Arc<Drawing> {
        let mut under_way = locked(&self.under_way);
        if let Some(drawing) = under_way.get(svg).and_then(Weak::upgrade) {
            return drawing;
        }
        under_way.retain(|_, drawing| drawing.strong_count() > 0);
        let drawing = Arc::default();
        under_way.insert(svg.to_owned(), Arc::downgrade(&drawing));
        drawing
    }

    async fn draw(&'static self, svg: &str, patient: bool) -> Result<Vec<u8>, NotDrawn> {
        let closed = |error| NotDrawn::Failed(Box::new(error));
        let _place = match patient {
            true => self.queue.acquire().await.map_err(closed)?,
            false => self.queue.try_acquire().map_err(|_| NotDrawn::Busy)?,
        };
        let worker = self.workers.acquire().await.map_err(closed)?;
        let drawn = svg.to_owned();
        let bytes = in_background(move || {
            // Drawing continues even if nobody waits for it any more.
            let _worker = worker;
            chancery_pictures::png(&drawn)
        });
        let bytes = bytes.await.map_err(|error| NotDrawn::Failed(Box::new(error)))?;
        let bytes = bytes.map_err(|error| NotDrawn::Failed(Box::new(error)))?;
        locked(&self.kept).put(svg.to_owned(), bytes.clone());
        Ok(bytes)
    }
}

/// Renders a picture for an answer, in the process's queue. Fails if that is full.
pub async fn drawn(picture: Picture) -> Result<CreateAttachment, NotDrawn> {
    RENDER_QUEUE.drawn(picture).await
}

/// Renders a picture for a post in a channel, which waits however long the queue is.
pub async fn drawn_in_turn(picture: Picture) -> Option<CreateAttachment> {
    RENDER_QUEUE.attachment(picture, true).await.ok()
}

/// Adds pictures to an answer, or says why they are missing; the card shows the first. If the invoker gets no pictures,
/// `data` is not even read.
pub async fn illustrated(
    handler: &Handler,
    invoker: &Invoker,
    answer: Answer,
    pictures: impl Future<Output = Result<Vec<Picture>, Problem>>,
) -> Result<Answer, Problem> {
    let now = handler.referee.clock().steady();
    if let Err(spent) = handler.pictures.take(invoker.player, invoker.guild, now) {
        return Ok(answer.with_words(try_later(&invoker.text, spent)));
    }
    let mut illustrated = answer;
    for picture in pictures.await? {
        illustrated = match drawn(picture).await {
            Ok(file) => illustrated.with_picture(file),
            Err(NotDrawn::Busy) => illustrated.with_words(say!(invoker.text, "pictures-busy")),
            Err(NotDrawn::Failed(_)) => illustrated.with_words(say!(invoker.text, "picture-failed")),
        };
    }
    Ok(illustrated)
}

fn try_later(text: &Text, spent: Spent) -> Said {
    let seconds = (spent.wait.as_millis() + 999) / 1000;
    match spent.whose {
        Whose::Player(_) => say!(text, "pictures-spent", most = spent.most, seconds),
        Whose::Server(_) => say!(text, "pictures-spent-by-server", most = spent.most, seconds),
    }
}

/// Returns the chart of relations between the invoker's side and another player. Both know all of it, including private
/// agreements.
pub async fn of_history<R: GameUi>(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Campaign,
    other: PlayerId,
    chart: Chart<R>,
) -> Result<Vec<Picture>, Problem> {
    let one = handler.acting(invoker, campaign.id);
    let pair = [one, other];
    let mut needed = Vec::new();
    let mut before = None;
    for _ in 0..READS {
        let viewer = handler.viewer(invoker, campaign.id);
        let page = Page { between: Some((one, other)), ..Page::new(before, PER_READ) };
        let read = handler.referee.events_before(campaign.id, page, viewer);
        let (entries, last) = read.await?;
        if last.is_none() {
            break;
        }
        before = last;
        for (at, events) in entries {
            let of_game = events.iter().rev().filter_map(Event::of::<R>);
            let between = of_game.filter(|event| (chart.needs)(event, pair));
            needed.extend(between.map(|event| (at, event.clone())));
        }
    }
    needed.reverse();
    let names = handler.names(campaign.id).await?;
    let now = handler.referee.clock().now();
    let picture = (chart.draw)(&invoker.text, &names, &campaign.name, pair, &needed, now);
    Ok(picture.into_iter().collect())
}
