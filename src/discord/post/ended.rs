//! The end of a campaign: adds the final standings and the record of the season to its announcement, with a picture.
//!
//! Both are computed from the journal when the message is sent. Nothing that they show changes after the end, so a
//! repeated message is the same.

use super::{Part, Poster, later};
use crate::courier::Failure;
use crate::discord::controls;
use crate::discord::drawing::drawn_in_turn;
use crate::discord::games;
use crate::discord::render::card::Card;
use crate::discord::render::{Names, Picture};
use crate::discord::season;
use crate::journal;
use crate::rules::time::Time;
use crate::rules::{Campaign, Event, Notice, Phase, TakenBack};
use crate::text::{Name, Said, Text, say};
use chancery_clock::Clock;
use poise::serenity_prelude as serenity;
use std::time::Duration;

/// The longest the announcement waits for its picture, however many are being drawn.
const DRAWING_TAKES: Duration = Duration::from_secs(20);

/// Returns when the campaign ended, if a notice announces that.
pub(super) fn ended_at(notice: &Notice) -> Option<Time> {
    notice.events.iter().find_map(|event| match event {
        Event::Ended { at } => Some(*at),
        _ => None,
    })
}

/// Returns whether an undone act ended the campaign.
pub(super) fn was_end(taken: &TakenBack) -> bool {
    ended_at(&taken.told).is_some()
}

impl Poster {
    /// Adds the final standings and the record of the season to the announcement of the end. Adds nothing if the end
    /// was undone before its message was sent.
    pub(super) async fn with_end(
        &self,
        text: &Text,
        (row, campaign): (&journal::Campaign, &Campaign),
        notices: &[Notice],
        mut parts: Vec<Part>,
    ) -> Result<Vec<Part>, Failure> {
        let Some(at) = notices.iter().filter_map(ended_at).next_back() else {
            return Ok(parts);
        };
        if campaign.phase != (Phase::Ended { at }) {
            return Ok(parts);
        }
        let Some(last) = parts.pop() else {
            return Ok(parts);
        };
        let names = self.referee.journal().names(row.guild).await;
        let names = Names::of_players(names.map_err(later)?, campaign.players.clone());
        let record = season::record(&self.referee, &self.seasons, text, campaign, &names).await;
        let record = record.map_err(later)?;
        let card = card(text, campaign, &names, &record.lines);
        let usual = games::measure(campaign, None);
        let picture = record.timeline.or_else(|| games::leaderboard_picture(text, campaign, &names, usual, None));
        let embed = controls::embed(card);
        let illustrated = match picture {
            Some(picture) => draw(self.referee.clock(), picture).await.map(|file| {
                let embed = embed.clone().attachment(file.filename.clone());
                let message = last.message.clone().embed(embed);
                (message.files([file.clone()]), file)
            }),
            None => None,
        };
        parts.push(Part { message: last.message.embed(embed), illustrated, ..last });
        Ok(parts)
    }
}

async fn draw(clock: &Clock, picture: Picture) -> Option<serenity::CreateAttachment> {
    let drawn = clock.within(DRAWING_TAKES, drawn_in_turn(picture)).await;
    drawn.ok().flatten()
}

fn card(text: &Text, campaign: &Campaign, names: &Names, season: &[Said]) -> Card {
    let title = say!(text, "ended-title", name = Name(&campaign.name));
    let usual = games::measure(campaign, None);
    let shown = games::leaderboard(text, campaign, names, usual);
    let standings = match campaign.active_players().next() {
        Some(_) => {
            let head = say!(text, "ended-standings", title = shown.title);
            say!("{head}\n{}", shown.description)
        }
        None => say!(text, "ended-empty"),
    };
    let card = Card { title, description: standings, ..shown };
    card.field(text, say!(text, "record-title"), season)
}
