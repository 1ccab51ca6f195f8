//! Phrases shared by many sentences.

use super::card::length;
use super::{at, harmless, mention, relative};
use crate::discord::games;
use crate::rules::board::Spot;
use crate::rules::ids::{PlaceId, PlayerId};
use crate::rules::time::{Span, Time};
use crate::rules::{
    Closing, DuringAbsence, Entry, FIRST_WAIT, FREE_ASKS, LONGEST_WAIT, Offer, PROTECTED, PROTECTED_IN, Phase,
    RulesetName, Setting, Settings, Silence,
};
use crate::text::Text;
use crate::text::fl;

pub fn ruleset(text: &Text, ruleset: RulesetName) -> String {
    games::name(text, ruleset)
}

/// Names a current or former channel of a campaign. Discord shows no name for a deleted channel.
pub fn place(text: &Text, place: PlaceId, gone: bool) -> String {
    match gone {
        true => fl!(text, "a-deleted-channel"),
        false => format!("<#{place}>"),
    }
}

/// Describes an offer's subject without player names.
pub fn matter(text: &Text, offer: &Offer) -> String {
    matter_at(text, offer, &harmless::name)
}

/// Like [`matter`], with places formatted by `named`.
pub fn matter_at(text: &Text, offer: &Offer, named: &dyn Fn(&str) -> String) -> String {
    let matters = offer.clauses().map(|clause| games::matter(text, clause, named));
    matters.collect::<Vec<_>>().join(", ")
}

pub fn silence(text: &Text, offer: &Offer) -> String {
    games::silence(text, &offer.terms, offer.silence)
}

/// Says what silence does to an offer, by default.
pub fn usual_silence(text: &Text, silence: Silence) -> String {
    match silence {
        Silence::Refuse => fl!(text, "silence-refuse"),
        Silence::Lapse => fl!(text, "silence-lapse"),
        Silence::Wait => fl!(text, "silence-wait"),
    }
}

/// Says when the time to answer begins for a player who was asked while away, and when it ends at the latest (L14.1).
pub fn awaits_return(text: &Text, offer: &Offer, latest: Time) -> String {
    fl!(
        text,
        "awaits-return",
        to = mention(offer.to),
        within = span(text, offer.answer_within),
        latest = at(latest),
        left = relative(latest)
    )
}

pub fn phase(text: &Text, phase: Phase) -> String {
    match phase {
        Phase::Running => fl!(text, "phase-running"),
        Phase::Paused { since } => {
            let ago = relative(since);
            fl!(text, "phase-paused", since = at(since), ago = ago)
        }
        Phase::Ended { at: end } => {
            let ago = relative(end);
            fl!(text, "phase-ended", at = at(end), ago = ago)
        }
    }
}

/// States a setting and its value in a sentence.
pub fn setting(text: &Text, setting: &Setting) -> String {
    match setting {
        Setting::Pace(pace) => fl!(text, "setting-pace", span = span(text, *pace)),
        Setting::AnswerWithin(within) => fl!(text, "setting-answer", span = span(text, *within)),
        Setting::Silence(silence) => silence_set(text, *silence),
        Setting::ModeratorRole(None) => fl!(text, "setting-no-role"),
        Setting::ModeratorRole(Some(role)) => {
            fl!(text, "setting-role", role = format!("<@&{role}>"))
        }
        Setting::Entry(entry) => {
            let entry = match entry {
                Entry::Open => "open",
                Entry::Approved => "approved",
                Entry::Closed => "closed",
            };
            fl!(text, "setting-entry", entry = entry)
        }
        Setting::Away(away) => {
            let away = match away {
                DuringAbsence::StandStill => "stand-still",
                DuringAbsence::Lapse => "lapse",
                DuringAbsence::Run => "run",
            };
            let (most, within) = (span(text, PROTECTED), span(text, PROTECTED_IN));
            fl!(text, "setting-away", away = away, most = most, within = within)
        }
        Setting::Patience(on) => fl!(
            text,
            "setting-patience",
            on = on.to_string(),
            free = FREE_ASKS,
            first = span(text, FIRST_WAIT),
            longest = span(text, LONGEST_WAIT)
        ),
        Setting::Nudge(after) => nudge(text, *after, "both"),
        Setting::Game(setting) => games::setting(text, setting),
    }
}

/// States after how long the table is reminded `of` what it waits for: `turns`, `offers` without a deadline, or `both`.
pub fn nudge(text: &Text, after: Span, of: &'static str) -> String {
    let off = (after == Span::millis(0)).to_string();
    fl!(text, "setting-nudge", off = off, of = of, span = span(text, after))
}

/// Returns the time to answer an offer, as a phrase that completes "they have".
pub fn time_to_answer(text: &Text, settings: &Settings) -> String {
    match settings.silence {
        Silence::Wait => fl!(text, "time-unlimited"),
        Silence::Refuse | Silence::Lapse => span(text, settings.answer_within),
    }
}

/// States what silence means in the campaign.
pub fn silence_set(text: &Text, silence: Silence) -> String {
    let silence = match silence {
        Silence::Refuse => "refuse",
        Silence::Lapse => "lapse",
        Silence::Wait => "wait",
    };
    fl!(text, "setting-silence", silence = silence)
}

/// Formats a duration in its two largest units.
pub fn span(text: &Text, span: Span) -> String {
    let seconds = span.as_millis() / 1000;
    let (days, hours) = (seconds / 86_400, seconds / 3600 % 24);
    let (minutes, seconds) = (seconds / 60 % 60, seconds % 60);
    let units = [
        (days, fl!(text, "span-days", count = days)),
        (hours, fl!(text, "span-hours", count = hours)),
        (minutes, fl!(text, "span-minutes", count = minutes)),
        (seconds, fl!(text, "span-seconds", count = seconds)),
    ];
    let largest = units.iter().position(|(count, _)| *count > 0);
    let mut largest = units[largest.unwrap_or(units.len() - 1)..].iter();
    let first = largest.next().map(|(_, words)| words.as_str());
    let second = largest.next().filter(|(count, _)| *count > 0);
    let words = first.into_iter().chain(second.map(|(_, words)| words.as_str()));
    words.collect::<Vec<_>>().join(" ")
}

/// Joins items as a sentence does: "a, b and c".
pub fn list(text: &Text, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => fl!(text, "list", most = most.join(", "), last = last.as_str()),
    }
}

/// Returns the player's mention, or the word for nobody.
pub fn who(text: &Text, player: Option<PlayerId>) -> String {
    player.map_or_else(|| fl!(text, "nobody"), mention)
}

/// Names the player who closed an offer, and the player that a moderator closed it for.
pub fn closer(text: &Text, closing: &Closing) -> String {
    match (closing.moderator, closing.by) {
        (Some(moderator), Some(player)) => {
            fl!(text, "who-for", moderator = mention(moderator), player = mention(player))
        }
        (_, by) => who(text, by),
    }
}

/// Names the player who made an offer, or the game if it asks.
pub fn asker(text: &Text, offer: &Offer) -> String {
    offer.from.map_or_else(|| fl!(text, "the-game"), mention)
}

/// Returns a note as a quotation, or `None` if nothing in it is visible.
pub fn quote(note: Option<&str>, limit: usize) -> Option<String> {
    let note = harmless::note(note?, limit);
    (length(&note) > 0).then(|| format!("> {note}"))
}

pub fn spot(spot: Spot) -> (String, String) {
    (spot.q.to_string(), spot.r.to_string())
}
