//! Moderators' acts, and players who must or must not be pinged.

use super::{Reader, take_back};
use crate::discord::render::words::{list, place};
use crate::discord::render::{at, mention};
use crate::rules::ids::{PlaceId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{Event, Nudge, PrivateLook};
use crate::text::Text;
use crate::text::fl;

pub fn told(text: &Text, reader: Reader, event: &Event) -> Option<String> {
    Some(match event {
        Event::Moderated { by } => {
            let (you, by) = (reader.is(*by), mention(*by));
            fl!(text, "told-moderated", you = you, by = by)
        }
        Event::ActedFor { moderator, player } => fl!(
            text,
            "told-acted-for",
            you = reader.role(*moderator, *player),
            moderator = mention(*moderator),
            player = mention(*player)
        ),
        Event::Undone { by, agreement: Some(agreement), .. } => take_back::done(text, reader, *by, agreement),
        Event::TakeBackAsked(request) => take_back::asked(text, reader, request),
        Event::TakeBackAgreed { .. } => take_back::agreed(text),
        Event::TakeBackEnded { request, ending } => take_back::ended(text, reader, request, *ending),
        Event::Undone { by, entries, .. } => {
            let (you, by, entries) = (reader.is(*by), mention(*by), *entries);
            fl!(text, "told-undone", you = you, by = by, entries = entries)
        }
        Event::SecretsShown { by } => {
            let (you, by) = (reader.is(*by), mention(*by));
            fl!(text, "told-secrets-shown", you = you, by = by)
        }
        Event::Moved { by, from, to, gone } => moved(text, reader, *by, (*from, *gone, *to)),
        Event::PlaceLost { .. } => fl!(text, "told-place-lost"),
        Event::Looked { by, players, through, .. } => looked(text, reader, *by, players, *through),
        Event::Erased { player } => fl!(text, "told-erased", player = mention(*player)),
        Event::Away { player, away: true, until, protected_until, .. } => {
            gone(text, reader, *player, (*until, *protected_until))
        }
        Event::Away { player, .. } => {
            let (you, player) = (reader.is(*player), mention(*player));
            fl!(text, "told-back", you = you, player = player)
        }
        Event::ActionCalled { player, since, next, moderator, nudge } => {
            nudged(text, *player, (*nudge, *since), (*next, *moderator))
        }
        Event::QuietHours { hours: Some(hours), .. } => {
            let (from, to) = (hours.from.to_string(), hours.to.to_string());
            let zone = hours.zone().to_string();
            fl!(text, "told-quiet", from = from, to = to, zone = zone)
        }
        Event::QuietHours { hours: None, .. } => fl!(text, "told-no-quiet"),
        _ => return None,
    })
}

fn moved(text: &Text, reader: Reader, by: PlayerId, (from, gone, to): (PlaceId, bool, PlaceId)) -> String {
    fl!(
        text,
        "told-campaign-moved",
        you = reader.is(by),
        by = mention(by),
        from = place(text, from, gone),
        to = place(text, to, false)
    )
}

/// Says that a moderator has read players' private matters, or reads them from now on.
fn looked(text: &Text, reader: Reader, by: PlayerId, players: &[PlayerId], through: PrivateLook) -> String {
    let read = reader.player.filter(|reader| players.contains(reader));
    let you = reader.role(by, read);
    let names: Vec<String> = players.iter().copied().map(mention).collect();
    let (by, players) = (mention(by), list(text, &names));
    match through {
        PrivateLook::Log => fl!(text, "told-looked-log", you = you, by = by, players = players),
        PrivateLook::Undoing => fl!(text, "told-looked-undoing", you = you, by = by, players = players),
        PrivateLook::ActingFor => fl!(text, "told-looked-acting", you = you, by = by, players = players),
    }
}

/// Says that a player is away, until when, and how long that protects them.
fn gone(text: &Text, reader: Reader, player: PlayerId, (until, protected): (Option<Time>, Option<Time>)) -> String {
    let (you, player) = (reader.is(player), mention(player));
    let gone = match until {
        Some(until) => fl!(text, "told-away-until", you = you, player = player, until = at(until)),
        None => fl!(text, "told-away", you = you, player = player),
    };
    let latest = protected.map(|protected| until.map_or(protected, |until| until.min(protected)));
    let time = match latest {
        Some(latest) => fl!(text, "told-away-stands", you = you, latest = at(latest)),
        None => fl!(text, "told-away-runs"),
    };
    format!("{gone} {time}")
}

/// Says that the player whose turn it is has not moved, and who is pinged to help.
fn nudged(
    text: &Text,
    player: PlayerId,
    (nudge, since): (Nudge, Time),
    (next, moderator): (Option<PlayerId>, Option<PlayerId>),
) -> String {
    let (player, since) = (mention(player), at(since));
    match (nudge, next.map(mention), moderator.map(mention)) {
        (Nudge::Turn, ..) => fl!(text, "told-nudge-turn", player = player),
        (_, None, None) => fl!(text, "told-nudge-player", player = player, since = since),
        (_, Some(next), None) => fl!(text, "told-nudge-next", player = player, since = since, next = next),
        (_, None, Some(moderator)) => {
            fl!(text, "told-nudge-moderator", player = player, since = since, moderator = moderator)
        }
        (_, Some(next), Some(moderator)) => {
            fl!(text, "told-nudge-both", player = player, since = since, next = next, moderator = moderator)
        }
    }
}
