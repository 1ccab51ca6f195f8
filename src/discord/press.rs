//! What pressing a button does.

use super::answer::{Answer, Place};
use super::asker::Asker;
use super::buttons::{Button, room_of, track_of};
use super::commands;
use super::desk::Desk;
use super::games::ambassadors::commands::reputation::make_room;
use super::problem::Problem;
use crate::rules::ids::ShipId;
use crate::rules::{Command, Pick, leverage};
use crate::text::fl;
use poise::serenity_prelude::{ComponentInteraction, ComponentInteractionDataKind, Http};
use std::sync::Arc;

/// Answers a press. Whatever the button says is checked as if it had been typed.
pub async fn press(desk: &Desk, http: &Arc<Http>, press: &ComponentInteraction) {
    let asker = desk.receive(press);
    let button = press.data.custom_id.parse::<Button>();
    let place = match button {
        // These stand on private messages, which they replace.
        Ok(
            Button::Confirm { .. }
            | Button::Cancel { .. }
            | Button::PickShip { .. }
            | Button::PickTrack { .. }
            | Button::MakeRoom { .. }
            | Button::History { .. }
            | Button::Log { .. },
        ) => Place::Instead,
        Ok(Button::Accept { .. } | Button::Refuse { .. } | Button::Stop { .. }) | Err(_) => {
            Place::New
        }
    };
    let work = async {
        match button {
            Ok(button) => obey(desk, &asker, button, chosen(press)).await,
            Err(_) => Err(fl!(asker.text, "button-unknown").into()),
        }
    };
    desk.serve(http, &asker, place, work).await;
}

/// Returns the line that was chosen in a menu.
fn chosen(press: &ComponentInteraction) -> Option<&str> {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}

async fn obey(
    desk: &Desk,
    asker: &Asker,
    button: Button,
    chosen: Option<&str>,
) -> Result<Answer, Problem> {
    match button {
        Button::Accept { campaign, offer } => {
            let command = Command::Accept { offer, pick: None };
            desk.order(asker, campaign, command).await
        }
        Button::PickShip { campaign, offer } => {
            let ship = chosen.and_then(|ship| ship.parse().ok()).map(ShipId);
            let pick = Some(Pick::Ship(ship.ok_or(Problem::Unknown)?));
            desk.order(asker, campaign, Command::Accept { offer, pick })
                .await
        }
        Button::PickTrack { campaign, offer } => {
            let choice = chosen.and_then(|line| track_of(line).ok());
            let pick = Some(Pick::Track(choice.ok_or(Problem::Unknown)?));
            desk.order(asker, campaign, Command::Accept { offer, pick })
                .await
        }
        Button::MakeRoom { campaign } => {
            let room = chosen.and_then(|line| room_of(line).ok());
            make_room(desk, asker, campaign, room.ok_or(Problem::Unknown)?).await
        }
        Button::Stop { campaign, ship } => {
            let command = leverage::Command::Stop { ship: Some(ship) };
            desk.order(asker, campaign, Command::Leverage(command))
                .await
        }
        Button::Log { campaign, before } => {
            let campaign = desk.referee.look(campaign).await?;
            commands::log_page(desk, asker, &campaign, Some(before)).await
        }
        Button::Refuse { campaign, offer } => {
            desk.order(asker, campaign, Command::Refuse { offer }).await
        }
        Button::Confirm { draft } => desk.confirm(asker, draft).await,
        Button::Cancel { .. } => Ok(fl!(asker.text, "cancelled").into()),
        Button::History {
            campaign,
            player,
            before,
        } => {
            let campaign = desk.referee.look(campaign).await?;
            commands::history_page(desk, asker, &campaign, player, Some(before)).await
        }
    }
}
