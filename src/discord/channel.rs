//! Which channels a campaign can be played in, and the permissions that the bot needs there.

use super::invoker::Invoker;
use super::problem::Problem;
use crate::discord::render::words::list;
use crate::rules::ids::PlaceId;
use crate::text::{Said, Text, say};
use poise::serenity_prelude::{ChannelType, Permissions};

/// For announcing with embeds and files in channels and threads, and for finding earlier announcements.
pub const NEEDED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// The media channel type, which serenity does not name.
const MEDIA: ChannelType = ChannelType::Unknown(16);

/// Only a thread's parent is a channel that people talk in; the parent of any other channel is its category.
pub fn is_thread(kind: ChannelType) -> bool {
    matches!(kind, ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread)
}

/// Returns the channel for a campaign founded here. In a thread, that is the parent channel, except in forum and media
/// channels, whose posts get campaigns of their own because nobody can write in the parent. A campaign reaches other
/// threads only by moving there.
pub fn for_campaign(invoker: &Invoker, kind_of: impl Fn(u64) -> Option<ChannelType>) -> Result<u64, Problem> {
    let text = &invoker.text;
    let (channel, kind) = match invoker.parent {
        None => (invoker.channel, invoker.kind),
        Some(parent) => match kind_of(parent) {
            Some(ChannelType::Forum | MEDIA) => (invoker.channel, invoker.kind),
            Some(kind) => (parent, kind),
            None => return Err(say!(text, "channel-unseen", channel = PlaceId(parent)).into()),
        },
    };
    must_suit(text, channel, kind, invoker.bot_may)?;
    Ok(channel)
}

/// Refuses a channel of the wrong type, or without the bot's permissions if those are known.
pub fn must_suit(text: &Text, channel: u64, kind: ChannelType, bot_may: Option<Permissions>) -> Result<(), Problem> {
    let writing = match kind {
        ChannelType::Text | ChannelType::News => Permissions::SEND_MESSAGES,
        ChannelType::Voice | ChannelType::Stage => Permissions::SEND_MESSAGES.union(Permissions::CONNECT),
        kind if is_thread(kind) => Permissions::SEND_MESSAGES_IN_THREADS,
        _ => return Err(say!(text, "channel-unsuited", channel = PlaceId(channel)).into()),
    };
    let either = Permissions::SEND_MESSAGES.union(Permissions::SEND_MESSAGES_IN_THREADS);
    let needed = NEEDED.difference(either).union(writing);
    match bot_may {
        Some(may) if !may.contains(Permissions::ADMINISTRATOR) && !may.contains(needed) => {
            let missing = names(text, needed.difference(may));
            Err(say!(text, "channel-closed", channel = PlaceId(channel), missing).into())
        }
        _ => Ok(()),
    }
}

/// Returns a channel that a moderator named. Refuses it if either the moderator or the bot cannot see it, or if the bot
/// may not write there.
pub async fn named_by(invoker: &Invoker, guild: u64, channel: u64) -> Result<PlaceId, Problem> {
    let text = &invoker.text;
    let Some(room) = invoker.room(guild, channel).await else {
        return Err(say!(text, "channel-not-there", channel = PlaceId(channel)).into());
    };
    must_suit(text, channel, room.kind, room.bot_may)?;
    match room.locked {
        true => Err(locked(text, channel)),
        false => Ok(PlaceId(channel)),
    }
}

/// Refuses a locked thread, because the bot cannot write there. An archived thread opens by itself.
pub async fn must_be_open(invoker: &Invoker, guild: u64, channel: u64) -> Result<(), Problem> {
    if !is_thread(invoker.kind) || invoker.channel != channel {
        return Ok(());
    }
    match invoker.room(guild, channel).await {
        Some(room) if room.locked => Err(locked(&invoker.text, channel)),
        Some(_) | None => Ok(()),
    }
}

fn locked(text: &Text, channel: u64) -> Problem {
    say!(text, "channel-locked", channel = PlaceId(channel)).into()
}

/// Lists the permissions needed in a text channel by their names in the server settings, and whether the bot has each.
pub fn allowed(text: &Text, may: Permissions) -> Vec<(Said, bool)> {
    // A campaign in a text channel needs no threads.
    let needed = NEEDED.difference(Permissions::SEND_MESSAGES_IN_THREADS);
    let needed = all(text).into_iter().filter(|(one, _)| needed.contains(*one));
    let everything = may.contains(Permissions::ADMINISTRATOR);
    needed.map(|(one, name)| (name, everything || may.contains(one))).collect()
}

fn names(text: &Text, permissions: Permissions) -> Said {
    let missing = all(text).into_iter().filter(|(one, _)| permissions.contains(*one));
    list(text, missing.map(|(_, name)| name))
}

fn all(text: &Text) -> [(Permissions, Said); 7] {
    [
        (Permissions::VIEW_CHANNEL, say!(text, "permission-view")),
        (Permissions::CONNECT, say!(text, "permission-connect")),
        (Permissions::SEND_MESSAGES, say!(text, "permission-send")),
        (Permissions::SEND_MESSAGES_IN_THREADS, say!(text, "permission-send-in-threads")),
        (Permissions::EMBED_LINKS, say!(text, "permission-embed")),
        (Permissions::ATTACH_FILES, say!(text, "permission-attach")),
        (Permissions::READ_MESSAGE_HISTORY, say!(text, "permission-read-history")),
    ]
}
