//! The message of a question group, a question to several players at once. It shows who has answered, and is edited
//! when that changes.

use super::buttons::Button;
use super::controls;
use super::game_ui::QuestionGroup;
use super::games;
use super::render::{self, Card};
use super::rest_client::RestClient;
use crate::courier::Failure;
use crate::journal::Posted;
use crate::rules::{Audience, Campaign, Event, Notice};
use crate::text::{Label, Text};
use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateAllowedMentions, CreateMessage, EditMessage};

const SUBJECT: &str = "row:";

pub fn subject(number: u64) -> String {
    format!("{SUBJECT}{number}")
}

pub fn row_of(subject: &str) -> Option<u64> {
    subject.strip_prefix(SUBJECT)?.parse().ok()
}

/// Returns the question group that a notice opens. The notice's message becomes the group's.
pub fn opened(notice: &Notice) -> Option<u64> {
    match notice.act() {
        Some(Event::Game(event)) => event.opens_row(),
        _ => render::asked_again(notice)?.terms.row(),
    }
}

/// Returns the question group whose message changes after a notice.
pub fn touched(campaign: &Campaign, notice: &Notice) -> Option<u64> {
    // A private notice must not cause an edit, which would reveal to the others that something happened.
    if notice.to != Audience::Table {
        return None;
    }
    if let Some(Event::Undone { .. } | Event::Paused { .. } | Event::Resumed { .. } | Event::Ended { .. }) =
        notice.act()
    {
        return campaign.game.newest_row();
    }
    let answered = notice.offer.as_ref();
    let answered = answered.and_then(|offer| offer.terms.row());
    answered.or_else(|| notice.events.iter().find_map(Event::asks_in_row))
}

/// Adds a question group to the announcement that opens it.
pub fn shown(text: &Text, campaign: &Campaign, number: u64, message: CreateMessage) -> CreateMessage {
    with_card(message, drawn(text, campaign, number))
}

/// Adds a card and its buttons to a message, if there is something to show.
pub fn with_card(message: CreateMessage, drawn: Option<(Card, Vec<CreateActionRow>)>) -> CreateMessage {
    match drawn {
        Some((card, rows)) => message.embed(controls::embed(card)).components(rows),
        None => message,
    }
}

/// Updates the message of a question group. A deleted message needs no edit. If the group is no longer in the state,
/// only removes the buttons.
pub async fn show(
    client: &RestClient,
    text: &Text,
    campaign: &Campaign,
    posted: &Posted,
    number: u64,
) -> Result<(), Failure> {
    update(client, posted, drawn(text, campaign, number)).await
}

fn drawn(text: &Text, campaign: &Campaign, number: u64) -> Option<(Card, Vec<CreateActionRow>)> {
    let row = games::row(text, campaign, number)?;
    let components = components(campaign, &row);
    Some((row.card, components))
}

/// Updates the card and the buttons of a message, or if there is nothing to show, only removes the buttons.
pub async fn update(
    client: &RestClient,
    posted: &Posted,
    drawn: Option<(Card, Vec<CreateActionRow>)>,
) -> Result<(), Failure> {
    let edit = EditMessage::new().allowed_mentions(CreateAllowedMentions::new());
    let edit = match drawn {
        Some((card, rows)) => edit.embed(controls::embed(card)).components(rows),
        None => edit.components(Vec::new()),
    };
    client.edit(posted, &edit).await
}

fn components(campaign: &Campaign, row: &QuestionGroup) -> Vec<CreateActionRow> {
    let button = |(code, label, tone): &(_, Label, _)| {
        let button = Button::Game { campaign: campaign.id, code: Clone::clone(code) };
        controls::button(&button, label.clone(), controls::style(*tone))
    };
    let buttons: Vec<_> = row.buttons.iter().map(button).collect();
    match buttons.is_empty() {
        true => Vec::new(),
        false => vec![CreateActionRow::Buttons(buttons)],
    }
}
