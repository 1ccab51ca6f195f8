//! Moderators' acts, and players who must or must not be pinged.

use super::{Reader, schedule, second, take_back};
use crate::render::at;
use crate::render::words::{list, place};
use crate::rules::ids::{PlaceId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{Event, Nudge, PrivateLook, TemplateSource};
use crate::text::{Code, Name, Said, Text, say};

pub fn told(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
    Some(match event {
        Event::Moderated { by } => {
            let you = reader.is(*by);
            say!(text, "told-moderated", you, by)
        }
        Event::TemplateUsed { by, source } => template(text, reader.is(*by), *by, source),
        Event::Scheduled(scheduled) => schedule::told(text, reader, scheduled),
        Event::ScheduleEnded { scheduled, ending } => schedule::ended(text, reader, scheduled, *ending),
        Event::ActedFor { moderator, player } => {
            say!(text, "told-acted-for", you = reader.role(*moderator, *player), moderator, player)
        }
        Event::Undone { by, agreement: Some(agreement), .. } => take_back::done(text, reader, *by, agreement),
        Event::TakeBackAsked(request) => take_back::asked(text, reader, request),
        Event::TakeBackAgreed { .. } => take_back::agreed(text),
        Event::TakeBackEnded { request, ending } => take_back::ended(text, reader, request, *ending),
        Event::SecondAsked(request) => second::asked(text, reader, request),
        Event::SecondEnded { request, ending } => second::ended(text, reader, request, *ending),
        Event::Undone { by, entries, .. } => {
            let you = reader.is(*by);
            say!(text, "told-undone", you, by, entries)
        }
        Event::SecretsShown { by } => {
            let you = reader.is(*by);
            say!(text, "told-secrets-shown", you, by)
        }
        Event::Moved { by, from, to, gone } => moved(text, reader, *by, (*from, *gone, *to)),
        Event::PlaceLost { .. } => say!(text, "told-place-lost"),
        Event::Looked { by, players, through, .. } => looked(text, reader, *by, players, *through),
        Event::Erased { player } => say!(text, "told-erased", player),
        Event::Away { player, away: true, until, protected_until, .. } => {
            gone(text, reader, *player, (*until, *protected_until))
        }
        Event::Away { player, .. } => {
            let you = reader.is(*player);
            say!(text, "told-back", you, player)
        }
        Event::ActionCalled { player, since, next, moderator, nudge } => {
            nudged(text, *player, (*nudge, *since), (*next, *moderator))
        }
        Event::QuietHours { hours: Some(hours), .. } if hours.from == hours.to => {
            say!(text, "told-zone", zone = hours.zone())
        }
        Event::QuietHours { hours: Some(hours), .. } => {
            let (from, to) = (hours.from, hours.to);
            let zone = hours.zone();
            say!(text, "told-quiet", from, to, zone)
        }
        Event::QuietHours { hours: None, .. } => say!(text, "told-no-quiet"),
        _ => return None,
    })
}

fn moved(text: &Text, reader: Reader, by: PlayerId, (from, gone, to): (PlaceId, bool, PlaceId)) -> Said {
    say!(
        text,
        "told-campaign-moved",
        you = reader.is(by),
        by,
        from = place(text, from, gone),
        to = place(text, to, false)
    )
}

/// Says which template a campaign takes over.
fn template(text: &Text, you: &'static str, by: PlayerId, source: &TemplateSource) -> Said {
    match source {
        TemplateSource::Saved(name) => say!(text, "told-template", you, by, name = Name(name)),
        TemplateSource::Preset(name) => say!(text, "told-template-preset", you, by, name = Code(name)),
        TemplateSource::Campaign(name) => say!(text, "told-template-campaign", you, by, name = Name(name)),
    }
}

/// Says that a moderator has read players' private matters, or reads them from now on.
fn looked(text: &Text, reader: Reader, by: PlayerId, players: &[PlayerId], through: PrivateLook) -> Said {
    let read = reader.player.filter(|reader| players.contains(reader));
    let you = reader.role(by, read);
    let players = list(text, players);
    match through {
        PrivateLook::Log => say!(text, "told-looked-log", you, by, players),
        PrivateLook::Undoing => say!(text, "told-looked-undoing", you, by, players),
        PrivateLook::ActingFor => say!(text, "told-looked-acting", you, by, players),
    }
}

/// Says that a player is away, until when, and how long that protects them.
fn gone(text: &Text, reader: Reader, player: PlayerId, (until, protected): (Option<Time>, Option<Time>)) -> Said {
    let you = reader.is(player);
    let gone = match until {
        Some(until) => say!(text, "told-away-until", you, player, until = at(until)),
        None => say!(text, "told-away", you, player),
    };
    let time = match (protected, until) {
        (Some(protected), Some(until)) if until <= protected => say!(text, "told-away-stands-till-back", you),
        (Some(protected), _) => say!(text, "told-away-stands", you, latest = at(protected)),
        (None, _) => say!(text, "told-away-runs"),
    };
    say!("{gone} {time}")
}

/// Says that the player whose turn it is has not moved, and who is pinged to help.
fn nudged(
    text: &Text,
    player: PlayerId,
    (nudge, since): (Nudge, Time),
    (next, moderator): (Option<PlayerId>, Option<PlayerId>),
) -> Said {
    let since = at(since);
    match (nudge, next.map(Said::of), moderator.map(Said::of)) {
        (Nudge::Turn, ..) => say!(text, "told-nudge-turn", player),
        (_, None, None) => say!(text, "told-nudge-player", player, since),
        (_, Some(next), None) => say!(text, "told-nudge-next", player, since, next),
        (_, None, Some(moderator)) => say!(text, "told-nudge-moderator", player, since, moderator),
        (_, Some(next), Some(moderator)) => say!(text, "told-nudge-both", player, since, next, moderator),
    }
}
