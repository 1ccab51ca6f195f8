//! Single words and phrases that many sentences need.

use super::card::length;
use super::{ambassadors, at, harmless, mention, relative};
use crate::rules::ids::PlayerId;
use crate::rules::leverage::{
    self, Access, Battleground, Favour, HostileAct, ScienceKind, System, Technology,
};
use crate::rules::time::Span;
use crate::rules::{Offer, Phase, Ruleset, Setting, Silence, Terms};
use crate::text::Text;
use i18n_embed_fl::fl;

pub fn access(text: &Text, access: Access) -> String {
    match access {
        Access::Ecological => fl!(text, "access-ecological"),
        Access::Diplomatic => fl!(text, "access-diplomatic"),
        Access::Trade => fl!(text, "access-trade"),
        Access::Passage => fl!(text, "access-passage"),
    }
}

/// Returns several kinds of access in one phrase, or that there is none.
pub fn accesses<'a>(text: &Text, kinds: impl IntoIterator<Item = &'a Access>) -> String {
    let kinds: Vec<_> = kinds.into_iter().map(|kind| access(text, *kind)).collect();
    if kinds.is_empty() {
        return fl!(text, "access-none");
    }
    kinds.join(", ")
}

pub fn act(text: &Text, act: HostileAct) -> String {
    match act {
        HostileAct::StealMinerals => fl!(text, "act-steal-minerals"),
        HostileAct::StealBiomass => fl!(text, "act-steal-biomass"),
        HostileAct::DamageShipInOwnSystems => fl!(text, "act-damage-own"),
        HostileAct::DamageShipElsewhere => fl!(text, "act-damage-elsewhere"),
        HostileAct::ConquerCity => fl!(text, "act-conquer"),
        HostileAct::DestroyCity => fl!(text, "act-destroy"),
    }
}

pub fn acts(text: &Text, acts: impl IntoIterator<Item = HostileAct>) -> String {
    let acts: Vec<_> = acts.into_iter().map(|one| act(text, one)).collect();
    acts.join(", ")
}

pub fn ruleset(text: &Text, ruleset: Ruleset) -> String {
    match ruleset {
        Ruleset::Leverage => fl!(text, "ruleset-leverage"),
        Ruleset::Ambassadors => fl!(text, "ruleset-ambassadors"),
    }
}

pub fn technology(text: &Text, technology: Technology) -> String {
    match technology {
        Technology::Neuropsychology => fl!(text, "technology-neuropsychology"),
        Technology::Charisma => fl!(text, "technology-charisma"),
        Technology::Ambassadors => fl!(text, "technology-ambassadors"),
        Technology::Harmony => fl!(text, "technology-harmony"),
    }
}

/// Returns a technology with its tier, where it has several.
pub fn technology_tier(text: &Text, which: Technology, tier: u8) -> String {
    let name = technology(text, which);
    if which.tiers() == 1 {
        return name;
    }
    fl!(
        text,
        "technology-tier",
        technology = name,
        tier = roman(tier)
    )
}

/// Returns a tier as it is written: I to V, and a dash for none.
pub fn roman(tier: u8) -> &'static str {
    match tier {
        0 => "–",
        1 => "I",
        2 => "II",
        3 => "III",
        4 => "IV",
        _ => "V",
    }
}

pub fn science(text: &Text, kind: ScienceKind) -> String {
    match kind {
        ScienceKind::Neutral => fl!(text, "science-neutral"),
        ScienceKind::Harmony => fl!(text, "science-harmony"),
    }
}

pub fn battleground(text: &Text, place: Battleground) -> String {
    match place {
        Battleground::OwnSystems => fl!(text, "battle-own"),
        Battleground::ThirdParty => fl!(text, "battle-third"),
        Battleground::TheirSystems => fl!(text, "battle-theirs"),
    }
}

pub fn game_minutes(text: &Text, count: i64) -> String {
    fl!(text, "game-minutes", count = count)
}

/// Returns who rules a system, and whether it is their home.
pub fn ruler(text: &Text, ruler: Option<PlayerId>, home: bool) -> String {
    ruled(text, ruler.map(mention), home)
}

/// Returns the same of a ruler whose name is known.
pub fn ruled(text: &Text, ruler: Option<String>, home: bool) -> String {
    match ruler {
        Some(player) if home => fl!(text, "ruled-home", player = player),
        Some(player) => fl!(text, "ruled-by", player = player),
        None => fl!(text, "ruled-by-nobody"),
    }
}

/// Returns the planets of a system, by name.
pub fn planets(text: &Text, system: &System) -> String {
    if system.planets.is_empty() {
        return fl!(text, "planets-none");
    }
    let planets: Vec<_> = system.planets.iter().map(|p| harmless::name(p)).collect();
    fl!(text, "planets", planets = planets.join(", "))
}

/// Returns what an offer is about, as a phrase that names nobody.
pub fn matter(text: &Text, offer: &Offer) -> String {
    matter_at(text, offer, harmless::name)
}

/// Returns what an offer is about, with places as `named` shows them.
pub fn matter_at(text: &Text, offer: &Offer, named: impl Fn(&str) -> String) -> String {
    let terms = match &offer.terms {
        Terms::Leverage(terms) => terms,
        Terms::Ambassadors(terms) => return ambassadors::matter(text, terms),
    };
    match terms {
        leverage::Terms::Access { access: kind } => {
            fl!(text, "matter-access", access = access(text, *kind))
        }
        leverage::Terms::Favour {
            favour: Favour::Money { amount },
            ..
        } => fl!(text, "matter-favour-money", amount = amount.to_string()),
        leverage::Terms::Favour {
            favour: Favour::Access { access: kind },
            ..
        } => fl!(text, "matter-favour-access", access = access(text, *kind)),
        leverage::Terms::Favour {
            favour: Favour::MilitaryAid { place, minutes },
            ..
        } => {
            let minutes = game_minutes(text, *minutes);
            let place = named(place);
            fl!(text, "matter-favour-aid", place = place, minutes = minutes)
        }
        leverage::Terms::Favour {
            favour: Favour::System { system },
            ..
        } => fl!(text, "matter-favour-system", system = named(system)),
        leverage::Terms::Reset { amount } => {
            fl!(text, "matter-reset", amount = format!("{amount:+}"))
        }
    }
}

/// Returns what silence does to an offer, as a sentence.
pub fn silence(text: &Text, offer: &Offer) -> String {
    if let Terms::Ambassadors(terms) = &offer.terms {
        return ambassadors::silence(text, terms, offer.silence);
    }
    match offer.silence {
        Silence::Refuse => fl!(text, "silence-refuse"),
        Silence::Lapse => fl!(text, "silence-lapse"),
        Silence::Wait => fl!(text, "silence-wait"),
    }
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

/// Returns one setting with its value, as a sentence.
pub fn setting(text: &Text, setting: &Setting) -> String {
    match setting {
        Setting::Pace(pace) => fl!(text, "setting-pace", span = span(text, *pace)),
        Setting::AnswerWithin(within) => fl!(text, "setting-answer", span = span(text, *within)),
        Setting::Silence(silence) => {
            let silence = match silence {
                Silence::Refuse => "refuse",
                Silence::Lapse => "lapse",
                Silence::Wait => "wait",
            };
            fl!(text, "setting-silence", silence = silence)
        }
        Setting::ModeratorRole(None) => fl!(text, "setting-no-role"),
        Setting::ModeratorRole(Some(role)) => {
            fl!(text, "setting-role", role = format!("<@&{role}>"))
        }
        Setting::OpenAccess(kinds) => {
            fl!(text, "setting-open-access", kinds = accesses(text, kinds))
        }
        Setting::Thresholds(thresholds) => {
            let thresholds = match thresholds {
                leverage::Thresholds::Warfare => "warfare",
                leverage::Thresholds::Negative => "negative",
            };
            fl!(text, "setting-thresholds", thresholds = thresholds)
        }
    }
}

/// Returns a length of time in its two largest units.
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
    let words = first
        .into_iter()
        .chain(second.map(|(_, words)| words.as_str()));
    words.collect::<Vec<_>>().join(" ")
}

/// Returns the player's mention, or "nobody".
pub fn who(text: &Text, player: Option<PlayerId>) -> String {
    player.map_or_else(|| fl!(text, "nobody"), mention)
}

/// Returns a note as a quotation, or nothing where there is nothing to be seen in it.
pub fn quote(note: Option<&str>, limit: usize) -> Option<String> {
    let note = harmless::prose(note?, limit);
    (length(&note) > 0).then(|| format!("> {note}"))
}
