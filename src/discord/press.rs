//! What pressing a button does.

use super::answer::{Answer, Place};
use super::asker::Asker;
use super::buttons::Button;
use super::commands;
use super::games;
use super::handler::Handler;
use super::problem::Problem;
use crate::rules::{Command, Moderation, TakingBack};
use crate::text::fl;
use poise::serenity_prelude as serenity;
use serenity::{
    ComponentInteraction, ComponentInteractionDataKind, MessageFlags, MessageInteractionMetadata,
};

/// Answers a press. Whatever the button says is checked as if it had been typed.
pub async fn press(handler: &Handler, context: &serenity::Context, press: &ComponentInteraction) {
    let asker = handler.receive(context, press);
    let button = press.data.custom_id.parse::<Button>();
    // What stands on a private message gives way to what follows. On any other message such a button is a forgery, and what the
    // message says is not the presser's to change.
    let replaces = button.as_ref().is_ok_and(|button| replaces(button, press));
    let own = is_own(press, context.cache.current_user().id);
    // Where it stands in private, saying no ends the question that the message asked.
    let ends = button
        .as_ref()
        .is_ok_and(|button| matches!(button, Button::Refuse { .. }));
    let place = match (replaces || ends) && own && !asker.is_bot {
        true => Place::Instead,
        false => Place::New,
    };
    let work = async {
        match button {
            Ok(button) if own || !replaces => obey(handler, &asker, button, &chosen(press)).await,
            Ok(_) | Err(_) => Err(fl!(asker.text, "button-unknown").into()),
        }
    };
    handler.serve(&context.http, &asker, place, work).await;
}

/// Returns whether the answer to a button takes the place of the message that it stands on. A menu has served its turn.
fn replaces(button: &Button, press: &ComponentInteraction) -> bool {
    match button {
        Button::Confirm { .. }
        | Button::Cancel { .. }
        | Button::Pick { .. }
        | Button::Choose { .. }
        | Button::Fill { .. }
        | Button::Preview { .. }
        | Button::History { .. }
        | Button::Log { .. } => true,
        Button::Game { .. } => !matches!(press.data.kind, ComponentInteractionDataKind::Button),
        Button::Accept { .. }
        | Button::Refuse { .. }
        | Button::Admit { .. }
        | Button::TakeBack { .. } => false,
    }
}

/// Returns whether the button stands on a message of ours that only the presser sees, and that answered them.
fn is_own(press: &ComponentInteraction, me: serenity::UserId) -> bool {
    let message = &press.message;
    let private = message
        .flags
        .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let asked_by = match message.interaction_metadata.as_deref() {
        Some(MessageInteractionMetadata::Command(asked)) => Some(asked.user.id),
        Some(MessageInteractionMetadata::Component(asked)) => Some(asked.user.id),
        _ => None,
    };
    // Discord does not say in every case what a private message answered; it shows it to no other person all the same.
    private && message.author.id == me && asked_by.is_none_or(|user| user == press.user.id)
}

/// Returns the lines that were chosen in a menu.
fn chosen(press: &ComponentInteraction) -> Vec<&str> {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            values.iter().map(String::as_str).collect()
        }
        _ => Vec::new(),
    }
}

async fn obey(
    handler: &Handler,
    asker: &Asker,
    button: Button,
    chosen: &[&str],
) -> Result<Answer, Problem> {
    if let Some(campaign) = button.campaign() {
        handler.reached(asker, campaign).await?;
        handler
            .welcome_back(asker, campaign, button.answers())
            .await;
    }
    match button {
        Button::Accept { campaign, offer } => {
            let picks = Vec::new();
            let command = Command::Accept { offer, picks };
            handler.order(asker, campaign, command).await
        }
        Button::Pick {
            campaign, offer, ..
        } => handler.accept_picked(asker, campaign, offer, chosen).await,
        Button::Choose {
            campaign,
            offer,
            code,
        } => {
            handler
                .accept_picked(asker, campaign, offer, &[&code])
                .await
        }
        Button::Game { campaign, code } => {
            games::pressed(handler, asker, campaign, &code, chosen).await
        }
        Button::Admit { campaign, player } => {
            let command = Command::Moderate(Moderation::Admit { player });
            handler.order(asker, campaign, command).await
        }
        Button::Log { campaign, before } => {
            let campaign = handler.look(asker, campaign).await?;
            commands::log_page(handler, asker, &campaign, Some(before)).await
        }
        Button::Refuse { campaign, offer } => {
            handler
                .order(asker, campaign, Command::Refuse { offer })
                .await
        }
        Button::TakeBack {
            campaign,
            asked_at,
            agrees,
        } => {
            let answer = TakingBack::Answer { asked_at, agrees };
            handler.take_back(asker, campaign, answer).await
        }
        Button::Preview { draft, page } => handler.preview(asker, draft, page).await,
        Button::Fill { draft, menu } => handler.fill(asker, draft, menu, chosen).await,
        Button::Confirm { draft } => handler.confirm(asker, draft).await,
        Button::Cancel { draft } => handler.cancel(asker, draft).await,
        Button::History {
            campaign,
            player,
            before,
        } => {
            let campaign = handler.look(asker, campaign).await?;
            commands::history_page(handler, asker, &campaign, player, Some(before)).await
        }
    }
}
