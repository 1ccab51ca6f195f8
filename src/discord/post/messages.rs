//! Composes the outbox's messages: their text, their buttons, and the players they ping.

use super::{Part, Poster, asks_entry};
use crate::courier::Failure;
use crate::discord::buttons::Button;
use crate::discord::games;
use crate::discord::outcome::{named, request_buttons};
use crate::discord::{controls, deals, render, row, wizard};
use crate::journal::{self, Target};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::{Audience, Campaign, Event, Notice, Offer, RulesetName};
use crate::text::{Said, Text, say};
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateButton, CreateMessage, MessageFlags, UserId,
};

/// Adds buttons to a message, or to the last part of a split one.
pub(super) fn with_buttons(parts: Vec<Part>, buttons: Vec<CreateButton>) -> Vec<Part> {
    let row = CreateActionRow::Buttons(buttons);
    with_last(parts, |message| message.components(vec![row]))
}

fn with_last(mut parts: Vec<Part>, change: impl FnOnce(CreateMessage) -> CreateMessage) -> Vec<Part> {
    if let Some(last) = parts.pop() {
        parts.push(Part { message: change(last.message), ..last });
    }
    parts
}

/// Adds the moderators' buttons to a request to join (L12.6) or for an empty seat (H2.4).
pub(super) fn with_admission(text: &Text, campaign: CampaignId, notice: &Notice, parts: Vec<Part>) -> Vec<Part> {
    let Some(wish) = asks_entry(notice) else {
        return parts;
    };
    let buttons = request_buttons(text, campaign, wish).into_iter();
    let buttons = buttons.map(|(button, label, style)| controls::button(&button, label, style)).collect();
    with_buttons(parts, buttons)
}

/// Adds a button for what the notice announces only in short.
pub(super) fn with_whole(text: &Text, campaign: &Campaign, notice: &Notice, parts: Vec<Part>) -> Vec<Part> {
    match whole_button(text, campaign, notice) {
        Some(button) => with_buttons(parts, vec![button]),
        None => parts,
    }
}

fn whole_button(text: &Text, campaign: &Campaign, notice: &Notice) -> Option<CreateButton> {
    let plays = campaign.game.ruleset();
    let wizard = notice.events.iter().find_map(|event| match event {
        Event::Game(event) => games::shown_in_full(event),
        Event::Imported(import) if !import.promises.is_empty() => games::promises_wizard(plays),
        _ => None,
    });
    let all = games::wizards(text, plays);
    let (name, label, _) = all.into_iter().find(|(name, ..)| Some(*name) == wizard)?;
    Some(controls::button(&wizard::begin(campaign.id, name), label, ButtonStyle::Secondary))
}

/// Returns the game that begins, if a notice announces that. Its buttons require a separate message.
pub(super) fn begins(notice: &Notice) -> Option<RulesetName> {
    match notice.events.first() {
        Some(Event::Founded(founding)) => Some(founding.ruleset),
        _ => None,
    }
}

/// Adds buttons for newcomers to the announcement of a new campaign: to join, to see how to play, and to look up its
/// terms.
pub(super) fn with_beginning(text: &Text, campaign: &Campaign, notice: &Notice, parts: Vec<Part>) -> Vec<Part> {
    let Some(ruleset) = begins(notice) else {
        return parts;
    };
    let join = wizard::begin(campaign.id, wizard::JOIN);
    let help = Button::Help { topic: None };
    let mut buttons = vec![
        controls::button(&join, say!(text, "guide-join"), ButtonStyle::Success),
        controls::button(&help, say!(text, "greeting-help"), ButtonStyle::Secondary),
    ];
    if let Some(topic) = render::terms_topic(ruleset) {
        let topic = Some(topic.to_owned());
        let terms = Button::Help { topic };
        let label = say!(text, "greeting-terms");
        buttons.push(controls::button(&terms, label, ButtonStyle::Secondary));
    }
    buttons.extend(whole_button(text, campaign, notice));
    with_buttons(parts, buttons)
}

/// Adds a question group to the announcement that opens it.
pub(super) fn with_row(text: &Text, campaign: &Campaign, notice: &Notice, parts: Vec<Part>) -> Vec<Part> {
    let Some(number) = row::opened(notice) else {
        return parts;
    };
    with_last(parts, |message| row::shown(text, campaign, number, message))
}

impl Poster {
    /// Adds the card of a deal to the announcement of a version.
    pub(super) async fn with_deal(
        &self,
        text: &Text,
        campaign: CampaignId,
        notice: &Notice,
        target: Target,
        parts: Vec<Part>,
    ) -> Result<Vec<Part>, Failure> {
        let Some(deal) = deals::sent(notice) else {
            return Ok(parts);
        };
        let campaign = self.with_private(campaign).await?;
        Ok(with_last(parts, |message| deals::with_card(text, &campaign, deal, target, message)))
    }
}

pub(super) fn offer_message(text: &Text, (row, campaign): (&journal::Campaign, &Campaign), offer: &Offer) -> Part {
    // The offer may have been extended since, or the campaign paused.
    let waits = campaign.offers.pending.get(&offer.id);
    let offer = &Offer {
        deadline: waits.map_or(offer.deadline, |waits| waits.deadline),
        awaits_return: waits.is_some_and(|waits| waits.awaits_return),
        ..offer.clone()
    };
    let post = render::waiting_post(text, campaign, offer, named(row, offer));
    let counter = deals::counter_button(text, campaign, offer);
    let (campaign, id) = (row.id, offer.id);
    let accept = Button::Accept { campaign, offer: id };
    let refuse = Button::Refuse { campaign, offer: id };
    let mut buttons = vec![controls::button(&accept, render::accept_label(text, offer), ButtonStyle::Success)];
    // A question needs an answer and cannot be refused.
    if offer.terms.may_be_refused() {
        buttons.push(controls::button(&refuse, render::refuse_label(text, offer), ButtonStyle::Danger));
    }
    buttons.extend(counter);
    let row = CreateActionRow::Buttons(buttons);
    let message = CreateMessage::new().embed(controls::embed(post.card)).components(vec![row]);
    Part { content: post.content, message, calls: Vec::new(), illustrated: None }
}

/// Names the moderator who made the offer for a player, if one did, and adds the pings.
pub(super) fn made_by(
    text: &Text,
    notice: Option<&Notice>,
    offer: &Offer,
    part: Part,
    may_be_called: &impl Fn(&PlayerId) -> bool,
) -> Part {
    // A player whose own order led to the question is already at the table.
    let rings = |notice: &Notice| notice.to != Audience::Table || notice.calls.contains(&offer.to);
    let asked = notice.is_none_or(rings).then_some(offer.to);
    let notice = notice.filter(|notice| notice.acted_for().is_some());
    let by = notice.and_then(|notice| render::acted_for(text, notice));
    let calls = notice.map_or(&[][..], |notice| &notice.calls).iter();
    let calls = asked.into_iter().chain(calls.copied().filter(|one| *one != offer.to));
    let calls: Vec<PlayerId> = calls.filter(may_be_called).collect();
    let lines: Vec<Said> = by.into_iter().chain([part.content]).collect();
    Part {
        content: Said::in_lines(lines),
        message: part.message.allowed_mentions(calling(calls.iter())),
        calls,
        illustrated: None,
    }
}

pub(super) fn announcement(
    text: &Text,
    campaign: &journal::Campaign,
    notices: &[Notice],
    target: Target,
    may_be_called: &impl Fn(&PlayerId) -> bool,
) -> Vec<Part> {
    // A direct message does not show which campaign it is about.
    let name = (target != Target::Channel).then_some(campaign.name.as_str());
    let messages = render::announcement(text, name, notices).messages(text);
    let part = |told: render::Announcement| {
        let calls: Vec<PlayerId> = told.mentions.into_iter().filter(may_be_called).collect();
        Part {
            message: CreateMessage::new().allowed_mentions(calling(calls.iter())),
            content: told.content,
            calls,
            illustrated: None,
        }
    };
    messages.into_iter().map(part).collect()
}

/// Makes messages appear without a notification.
pub(super) fn silent(parts: Vec<Part>) -> Vec<Part> {
    let silent = |part: Part| Part { message: part.message.flags(MessageFlags::SUPPRESS_NOTIFICATIONS), ..part };
    parts.into_iter().map(silent).collect()
}

pub(super) fn calling<'a>(players: impl Iterator<Item = &'a PlayerId>) -> CreateAllowedMentions {
    CreateAllowedMentions::new().users(players.map(|player| UserId::new(player.0)))
}
