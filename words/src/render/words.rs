//! Phrases shared by many sentences.

use super::card::length;
use super::{at, relative};
use crate::games;
use crate::rules::board::Spot;
use crate::rules::ids::{PlaceId, PlayerId};
use crate::rules::time::{Span, Time};
use crate::rules::{
    Campaign, Closing, DuringAbsence, Entry, FIRST_WAIT, FREE_ASKS, LONGEST_WAIT, Offer, PROTECTED, PROTECTED_IN,
    PauseEnd, Phase, RulesetName, Setting, Settings, Silence,
};
use crate::text::{Fits, Markdown, Note, Place, Role, Said, Text, Words, say, word};

pub fn ruleset(text: &Text, ruleset: RulesetName) -> Said {
    games::name(text, ruleset)
}

/// Names a current or former channel of a campaign. Discord shows no name for a deleted channel.
pub fn place(text: &Text, place: PlaceId, gone: bool) -> Said {
    match gone {
        true => say!(text, "a-deleted-channel"),
        false => Said::of(place),
    }
}

/// Describes an offer's subject without player names.
pub fn matter(text: &Text, offer: &Offer) -> Said {
    matter_at(text, offer)
}

/// Like [`matter`], in any place.
pub fn matter_at<M: Place>(text: &Text, offer: &Offer) -> Words<M>
where
    Words<M>: Fits<M>,
{
    series(text, offer.clauses().map(|clause| games::matter(text, clause)))
}

pub fn silence(text: &Text, offer: &Offer) -> Said {
    games::silence(text, &offer.terms, offer.silence)
}

/// Says what silence does to an offer, by default.
pub fn usual_silence(text: &Text, silence: Silence) -> Said {
    match silence {
        Silence::Refuse => say!(text, "silence-refuse"),
        Silence::Lapse => say!(text, "silence-lapse"),
        Silence::Wait => say!(text, "silence-wait"),
    }
}

/// Says when the time to answer begins for a player who was asked while away, and when it ends at the latest (L14.1).
pub fn awaits_return(text: &Text, offer: &Offer, latest: Time) -> Said {
    say!(
        text,
        "awaits-return",
        to = offer.to,
        within = span(text, offer.answer_within),
        latest = at(latest),
        left = relative(latest)
    )
}

pub fn phase(text: &Text, campaign: &Campaign) -> Said {
    let phase = phase_alone(text, campaign.phase);
    match campaign.pause_end {
        Some(end) => say!("{phase} {}", pause_ends(text, end)),
        None => phase,
    }
}

/// Says when a pause ends by itself.
pub fn pause_ends(text: &Text, end: PauseEnd) -> Said {
    say!(text, "pause-ends", at = at(end.at), left = relative(end.at))
}

fn phase_alone(text: &Text, phase: Phase) -> Said {
    match phase {
        Phase::Running => say!(text, "phase-running"),
        Phase::Paused { since } => {
            let ago = relative(since);
            say!(text, "phase-paused", since = at(since), ago)
        }
        Phase::Ended { at: end } => {
            let ago = relative(end);
            say!(text, "phase-ended", at = at(end), ago)
        }
    }
}

/// States a setting and its value in a sentence.
pub fn setting(text: &Text, setting: &Setting) -> Said {
    match setting {
        Setting::Pace(pace) => say!(text, "setting-pace", span = span(text, *pace)),
        Setting::AnswerWithin(within) => say!(text, "setting-answer", span = span(text, *within)),
        Setting::Silence(silence) => silence_set(text, *silence),
        Setting::ModeratorRole(None) => say!(text, "setting-no-role"),
        Setting::ModeratorRole(Some(role)) => say!(text, "setting-role", role = Role(*role)),
        Setting::Entry(entry) => {
            let entry = match entry {
                Entry::Open => "open",
                Entry::Approved => "approved",
                Entry::Closed => "closed",
            };
            say!(text, "setting-entry", entry)
        }
        Setting::Away(away) => {
            let away = match away {
                DuringAbsence::StandStill => "stand-still",
                DuringAbsence::Lapse => "lapse",
                DuringAbsence::Run => "run",
            };
            let (most, within) = (span(text, PROTECTED), span(text, PROTECTED_IN));
            say!(text, "setting-away", away, most, within)
        }
        Setting::Patience(on) => say!(
            text,
            "setting-patience",
            on,
            free = FREE_ASKS,
            first = span(text, FIRST_WAIT),
            longest = span(text, LONGEST_WAIT)
        ),
        Setting::Deals(on) => say!(text, "setting-deals", on),
        Setting::Nudge(after) => {
            let off = *after == Span::millis(0);
            say!(text, "setting-nudge", off, span = span(text, *after))
        }
        Setting::ExtensionsMost(None) => say!(text, "setting-extensions-any"),
        Setting::ExtensionsMost(Some(most)) => say!(text, "setting-extensions", most = i64::from(*most)),
        Setting::PauseMost(None) => say!(text, "setting-pause-any"),
        Setting::PauseMost(Some(most)) => say!(text, "setting-pause", most = span(text, *most)),
        Setting::ModeratorPlays(plays) => {
            say!(text, "setting-moderator-plays", plays = if plays.is_free() { "free" } else { "second" })
        }
        Setting::Language(tag) => say!(text, "setting-language", language = say!(Text::of(tag), "language-name")),
        Setting::Game(setting) => games::setting(text, setting),
    }
}

/// Returns the time to answer an offer, as a phrase that completes "they have".
pub fn time_to_answer(text: &Text, settings: &Settings) -> Said {
    match settings.silence {
        Silence::Wait => say!(text, "time-unlimited"),
        Silence::Refuse | Silence::Lapse => span(text, settings.answer_within),
    }
}

/// States what silence means in the campaign.
pub fn silence_set(text: &Text, silence: Silence) -> Said {
    let silence = match silence {
        Silence::Refuse => "refuse",
        Silence::Lapse => "lapse",
        Silence::Wait => "wait",
    };
    say!(text, "setting-silence", silence)
}

/// Formats a duration in its two largest units.
pub fn span(text: &Text, span: Span) -> Said {
    let seconds = span.as_millis() / 1000;
    let (days, hours) = (seconds / 86_400, seconds / 3600 % 24);
    let (minutes, seconds) = (seconds / 60 % 60, seconds % 60);
    let units = [
        (days, say!(text, "span-days", count = days)),
        (hours, say!(text, "span-hours", count = hours)),
        (minutes, say!(text, "span-minutes", count = minutes)),
        (seconds, say!(text, "span-seconds", count = seconds)),
    ];
    let largest = units.iter().position(|(count, _)| *count > 0);
    let mut largest = units[largest.unwrap_or(units.len() - 1)..].iter();
    let first = largest.next();
    let second = largest.next().filter(|(count, _)| *count > 0);
    Said::joined(first.into_iter().chain(second).map(|(_, words)| words), " ")
}

/// Joins items as a sentence does: "a, b and c".
pub fn list(text: &Text, items: impl IntoIterator<Item = impl Fits<Markdown>>) -> Said {
    let items: Vec<_> = items.into_iter().collect();
    match &items[..] {
        [] => Said::default(),
        [only] => Said::of(only),
        [most @ .., last] => say!(text, "list", most = series::<Markdown>(text, most), last),
    }
}

/// Joins items that stand beside each other, as in a table: "a, b, c".
pub fn series<M: Place>(text: &Text, items: impl IntoIterator<Item = impl Fits<M>>) -> Words<M>
where
    Words<M>: Fits<M>,
{
    let items = items.into_iter().map(Words::of);
    items.reduce(|most, next| word!(text, "series", most, next)).unwrap_or_default()
}

/// Joins the parts of a longer list, which may contain lists: "a, b; c, d".
pub fn clauses<M: Place>(text: &Text, items: impl IntoIterator<Item = impl Fits<M>>) -> Words<M>
where
    Words<M>: Fits<M>,
{
    let items = items.into_iter().map(Words::of);
    items.reduce(|most, next| word!(text, "clauses", most, next)).unwrap_or_default()
}

/// Returns the player's mention, or the word for nobody.
pub fn who(text: &Text, player: Option<PlayerId>) -> Said {
    player.map_or_else(|| say!(text, "nobody"), Said::of)
}

/// Names the player who closed an offer, and the player that a moderator closed it for.
pub fn closer(text: &Text, closing: &Closing) -> Said {
    match (closing.moderator, closing.by) {
        (Some(moderator), Some(player)) => say!(text, "who-for", moderator, player),
        (_, by) => who(text, by),
    }
}

/// Names the player who made an offer, or the game if it asks.
pub fn asker(text: &Text, offer: &Offer) -> Said {
    offer.from.map_or_else(|| say!(text, "the-game"), Said::of)
}

/// Returns a note as a quotation, or `None` if nothing in it is visible.
pub fn quote(note: Option<&str>, limit: usize) -> Option<Said> {
    let note = Said::of(Note(note?, limit));
    (length(&note) > 0).then(|| say!("> {note}"))
}

pub fn spot(spot: Spot) -> (i16, i16) {
    (spot.q, spot.r)
}

/// Returns the beginning of a hash, which is enough to recognise it.
pub fn short_hash(hash: &str) -> &str {
    const SHORT: usize = 12;
    hash.get(..SHORT).unwrap_or(hash)
}
