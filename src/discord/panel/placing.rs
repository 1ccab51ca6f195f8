//! Posts, moves and removes panels, as a player or moderator orders.

use super::shown::Shown;
use super::{Kind, Unsent, insist};
use crate::discord::channel;
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::journal::{self, Panel, Posted};
use crate::rules::ids::{CampaignId, PlaceId};
use crate::rules::{Campaign, Viewer};
use crate::text::{Said, Text, say};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, CreateAllowedMentions, CreateMessage, MessageId, Nonce};

/// Posts a panel in place of any earlier one of the same kind: in the channel given, or else in the campaign's.
pub async fn post(
    handler: &Handler,
    invoker: &Invoker,
    (campaign, row): (&Campaign, &journal::Campaign),
    kind: Kind,
    wanted: Option<u64>,
) -> Result<Answer, Problem> {
    let place = match wanted {
        Some(wanted) => channel::named_by(invoker, row.guild, wanted).await?.0,
        None => row.channel,
    };
    let text = games::table_text(campaign);
    let names = handler.names(campaign.id).await?;
    // The panel is public, so it must not show what only the invoker may know.
    let public = handler.referee.view_for(campaign.id, Viewer::TABLE).await?;
    let now = handler.referee.clock().now();
    let contents = Shown::for_everyone(&text, &public, &names, kind, now);
    let (shown, rows) = (contents.fingerprint(), contents.rows());
    let (embed, file) = contents.drawn(now).await;
    // With the nonce, an interaction that is delivered twice posts once.
    let message = CreateMessage::new()
        .embed(embed)
        .files(file.clone())
        .components(rows)
        .allowed_mentions(CreateAllowedMentions::new())
        .nonce(Nonce::String(format!("panel-{}", invoker.interaction)))
        .enforce_nonce(true);
    let channel = ChannelId::new(place);
    if !invoker.admission.is_granted().await {
        return Err(Problem::TooLate);
    }
    // Each attempt uses the same nonce, so it is one message.
    let sent = insist(handler.referee.clock(), || handler.client.send_with(channel, &message, file.clone())).await;
    let message = match sent {
        Ok(message) => message,
        Err(unsent) => return Err(unsent.explained(invoker, campaign.id, channel)),
    };
    let before = handler.journal().panels(campaign.id).await?;
    let subject = kind.subject(place != row.channel);
    let post = Posted { campaign: campaign.id, subject, channel: place, message: message.get() };
    let same = |old: &Panel| Kind::of(campaign, &old.post) == Some(kind) && old.post.message != post.message;
    let replaced = before.into_iter().filter(same);
    handler.journal().put_panel(Panel { post: post.clone(), version: row.version, shown }).await?;
    for old in replaced {
        let other_subject = old.post.subject != post.subject;
        delete(handler, campaign.id, &old.post).await;
        if other_subject {
            // The new panel has not overwritten it.
            handler.journal().forget_panel(old).await?;
        }
    }
    let posted = say!(invoker.text, "panel-posted", channel = PlaceId(place), kind = kind.name());
    let unpinned = pin(handler, &invoker.text, (channel, message)).await;
    Ok(Said::in_lines([posted].into_iter().chain(unpinned).collect::<Vec<_>>()).into())
}

/// Pins a panel, if the bot may. Otherwise says why not.
async fn pin(handler: &Handler, text: &Text, (channel, message): (ChannelId, MessageId)) -> Option<Said> {
    let pinned = insist(handler.referee.clock(), || handler.client.pin(channel, message)).await;
    match pinned.err()? {
        Unsent::Refused(trouble) if trouble.is_missing_permission() => Some(say!(text, "panel-not-pinned")),
        Unsent::Refused(trouble) if trouble.is_full_of_pins() => {
            Some(say!(text, "panel-pins-full", channel = PlaceId(channel.get())))
        }
        Unsent::Refused(problem) | Unsent::Unknown(problem) => {
            tracing::info!(%channel, %problem, "a panel cannot be pinned");
            None
        }
    }
}

/// Removes a campaign's panels of the kinds given.
pub async fn remove(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Campaign,
    is_meant: impl Fn(Kind) -> bool,
) -> Result<Answer, Problem> {
    let panels = handler.journal().panels(campaign.id).await?.into_iter();
    let found: Vec<Panel> = panels.filter(|panel| Kind::of(campaign, &panel.post).is_some_and(&is_meant)).collect();
    if found.is_empty() {
        return Err(say!(invoker.text, "panel-none").into());
    }
    invoker.must_be_in_time().await?;
    let mut lines = Vec::new();
    for panel in found {
        let channel = PlaceId(panel.post.channel);
        lines.push(match delete(handler, campaign.id, &panel.post).await {
            true => say!(invoker.text, "panel-removed", channel),
            false => say!(invoker.text, "panel-left-behind", channel),
        });
        // Only now: without its message, a panel that is still listed forgets itself.
        handler.journal().forget_panel(panel).await?;
    }
    Ok(Said::in_lines(lines).into())
}

/// Deletes a panel's message, and returns whether it is gone. One left behind would show outdated figures.
async fn delete(handler: &Handler, campaign: CampaignId, post: &Posted) -> bool {
    let (channel, message) = (ChannelId::new(post.channel), MessageId::new(post.message));
    match insist(handler.referee.clock(), || handler.client.delete(channel, message)).await {
        Ok(()) => true,
        Err(Unsent::Refused(trouble)) if trouble.is_gone() => true,
        Err(_) => {
            tracing::info!(%campaign, "a panel could not be removed");
            false
        }
    }
}
