//! Pictures on their way to Discord: what they need is read here, and they are drawn where nobody waits for the thread.

use super::asker::Asker;
use super::desk::Desk;
use super::problem::Problem;
use super::render::{self, Picture};
use crate::pictures;
use crate::rules::ids::PlayerId;
use crate::rules::leverage::Pair;
use crate::rules::{Campaign, Event};
use poise::serenity_prelude::CreateAttachment;

/// How many entries are read at a time, and how often: a chart reaches back over the newest ten thousand.
const PER_READ: u32 = 500;
const READS: usize = 20;

/// Returns the picture as a file with its words. A picture is an extra: without it the answer still says everything.
pub async fn drawn(picture: Picture) -> Option<CreateAttachment> {
    let Picture { file, svg, alt } = picture;
    match tokio::task::spawn_blocking(move || pictures::png(&svg)).await {
        Ok(Ok(bytes)) => Some(CreateAttachment::bytes(bytes, file).description(alt)),
        Ok(Err(problem)) => {
            tracing::error!(%problem, file, "a picture could not be drawn");
            None
        }
        Err(problem) => {
            tracing::error!(%problem, file, "drawing a picture broke off");
            None
        }
    }
}

/// Returns how the asker's and another player's leverages over each other came to be what they are. Both know all of it, what
/// was agreed in private too.
pub async fn pair_chart(
    desk: &Desk,
    asker: &Asker,
    campaign: &Campaign,
    other: PlayerId,
) -> Result<Option<CreateAttachment>, Problem> {
    let pair = Pair::new(asker.player, other);
    let mut bookings = Vec::new();
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
            let booked = events.iter().rev().filter_map(|event| match event {
                Event::Leverage(event) => event.booking().copied(),
                _ => None,
            });
            let between = booked.filter(|one| one.pair == pair || one.pair == pair.reversed());
            bookings.extend(between.map(|booking| (recorded.entry.at, booking)));
        }
    }
    bookings.reverse();
    let names = desk.names(campaign.id).await?;
    let now = desk.referee.clock().now();
    match render::pair_chart(&asker.text, &names, pair, &bookings, now) {
        Some(picture) => Ok(drawn(picture).await),
        None => Ok(None),
    }
}
