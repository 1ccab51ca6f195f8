//! Phrases of the leverage ruleset, in addition to the table's.

use crate::game_words::{Choice, named};
use crate::render::{Names, list};
use crate::rules::PlayerId;
use crate::rules::games::leverage::values::{Figure, MilestoneValues};
use crate::rules::games::leverage::{
    Access, Account, Battleground, Booking, Factor, HostileAct, Leverage, ScienceKind, Ship, System, TaskKind,
    Technology, Values,
};
use crate::text::{Markdown, Name, OwnNames, Said, Signed, Text, label, say};

/// Names a kind of access: by the campaign's name, or else by the usual word.
pub fn access(text: &Text, access: Access) -> Said {
    if let Some(name) = text.own_name(access_term(access)) {
        return Said::of(Name(name));
    }
    match access {
        Access::Ecological => say!(text, "access-ecological"),
        Access::Diplomatic => say!(text, "access-diplomatic"),
        Access::Trade => say!(text, "access-trade"),
        Access::Passage => say!(text, "access-passage"),
    }
}

/// Returns the id of the message with the usual word.
fn access_term(access: Access) -> &'static str {
    match access {
        Access::Ecological => "access-ecological",
        Access::Diplomatic => "access-diplomatic",
        Access::Trade => "access-trade",
        Access::Passage => "access-passage",
    }
}

/// Returns the names of access that differ from the usual words.
pub fn own_names(values: &Values) -> OwnNames {
    let named = Access::ALL.into_iter().map(|kind| (kind, &values.access(kind).name));
    let own = named.filter(|(kind, name)| **name != Values::usual().access(*kind).name);
    own.map(|(kind, name)| (access_term(kind), name.clone())).collect()
}

/// Lists kinds of access, or says that there are none.
pub fn accesses<'a>(text: &Text, kinds: impl IntoIterator<Item = &'a Access>) -> Said {
    let kinds: Vec<_> = kinds.into_iter().map(|kind| access(text, *kind)).collect();
    if kinds.is_empty() {
        return say!(text, "access-none");
    }
    list(text, &kinds)
}

/// Describes a multiple: double, 1.5 times.
pub fn times(text: &Text, factor: Factor) -> Said {
    if factor == Factor::whole(1) {
        return say!(text, "times-once");
    }
    match factor == Factor::whole(2) {
        true => say!(text, "times-twice"),
        false => say!(text, "times", factor),
    }
}

/// Returns a value of the table as it is written in the file.
pub fn figure(figure: &Figure) -> Said {
    match figure {
        Figure::Whole(number) => Said::of(number),
        Figure::Decimal(number) => Said::of(number),
        Figure::Name(name) => Said::of(Name(name)),
        Figure::Wholes(numbers) => Said::joined(numbers.iter().map(Said::of), ", "),
        Figure::Decimals(numbers) => Said::joined(numbers.iter().map(Said::of), ", "),
    }
}

/// Lists the points of the milestones, or says that there are none.
pub fn points_of(text: &Text, milestones: &MilestoneValues) -> Said {
    match milestones.points.is_empty() {
        true => say!(text, "no-milestones"),
        false => list(text, &milestones.points),
    }
}

/// Describes a hostile act. `you` is the reader's role, as a selector for the texts.
pub fn act(text: &Text, you: &'static str, act: HostileAct) -> Said {
    match act {
        HostileAct::StealMinerals => say!(text, "act-steal-minerals"),
        HostileAct::StealBiomass => say!(text, "act-steal-biomass"),
        HostileAct::DamageShipInOwnSystems => say!(text, "act-damage-own", you),
        HostileAct::DamageShipElsewhere => say!(text, "act-damage-elsewhere"),
        HostileAct::ConquerCity => say!(text, "act-conquer"),
        HostileAct::DestroyCity => say!(text, "act-destroy"),
    }
}

/// Describes the booked part of a change: `5 (25, but 20 would be over the limit)`. The amount of a reset has a sign.
pub fn booked(text: &Text, booking: &Booking) -> Said {
    let signed = |amount: Leverage| match booking.account {
        Account::Adjusted => text.amount::<Markdown>(Signed(amount)),
        Account::Earned | Account::Lost | Account::Spent => text.amount::<Markdown>(amount),
    };
    let (real, whole) = (signed(booking.amount), signed(booking.amount + booking.swallowed));
    if booking.swallowed.is_zero() {
        return whole;
    }
    let falls = booking.account == Account::Lost || booking.swallowed < Leverage::ZERO;
    let cut = booking.swallowed.max(-booking.swallowed);
    say!(text, "booked-in-part", real, whole, cut, past = if falls { "below" } else { "over" })
}

/// Returns the reader's role in a task, as a selector for the texts.
pub fn part(reader: PlayerId, player: PlayerId, host: PlayerId) -> &'static str {
    match (reader == player, reader == host) {
        (true, true) => "home",
        (true, false) => "actor",
        (false, true) => "host",
        (false, false) => "none",
    }
}

/// Describes a task. `you` is the reader's role, as a selector for the texts.
pub fn doing(text: &Text, kind: TaskKind, you: &'static str, [player, host]: [Said; 2]) -> Said {
    match kind {
        TaskKind::Research => say!(text, "doing-research", you, player, host),
        TaskKind::Schmooze { tier } => say!(text, "doing-schmooze", you, player, host, tier = roman(tier)),
        TaskKind::Embassy => say!(text, "doing-embassy", you, player, host),
        TaskKind::Aid { .. } => say!(text, "doing-aid", you, player, host),
    }
}

pub fn acts(text: &Text, you: &'static str, acts: impl IntoIterator<Item = HostileAct>) -> Said {
    list(text, acts.into_iter().map(|one| act(text, you, one)))
}

pub fn technology(text: &Text, technology: Technology) -> Said {
    match technology {
        Technology::Neuropsychology => say!(text, "technology-neuropsychology"),
        Technology::Charisma => say!(text, "technology-charisma"),
        Technology::Ambassadors => say!(text, "technology-ambassadors"),
        Technology::Harmony => say!(text, "technology-harmony"),
    }
}

pub fn technology_tier(text: &Text, which: Technology, tier: u8) -> Said {
    let name = technology(text, which);
    if which.tiers() == 1 {
        return name;
    }
    say!(text, "technology-tier", technology = name, tier = roman(tier))
}

/// Returns I to V, or a dash for 0.
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

pub fn science(text: &Text, kind: ScienceKind) -> Said {
    match kind {
        ScienceKind::Neutral => say!(text, "science-neutral"),
        ScienceKind::Harmony => say!(text, "science-harmony"),
    }
}

pub fn battleground(text: &Text, you: &'static str, place: Battleground) -> Said {
    match place {
        Battleground::OwnSystems => say!(text, "battle-own", you),
        Battleground::ThirdParty => say!(text, "battle-third"),
        Battleground::TheirSystems => say!(text, "battle-theirs", you),
    }
}

pub fn game_minutes(text: &Text, count: i64) -> Said {
    say!(text, "game-minutes", count)
}

/// Describes a system's ruler, and whether it is their home.
pub fn ruler(text: &Text, ruler: Option<PlayerId>, home: bool) -> Said {
    ruled(text, ruler.map(Said::of), home)
}

/// Like [`ruler`], with a name instead of a player.
pub fn ruled(text: &Text, ruler: Option<Said>, home: bool) -> Said {
    match ruler {
        Some(player) if home => say!(text, "ruled-home", player),
        Some(player) => say!(text, "ruled-by", player),
        None => say!(text, "ruled-by-nobody"),
    }
}

pub fn planets(text: &Text, system: &System) -> Said {
    if system.planets.is_empty() {
        return say!(text, "planets-none");
    }
    say!(text, "planets", planets = list(text, system.planets.iter().map(|p| Name(p))))
}

/// Returns a number of biomass samples, or an open phrase if the number is unknown.
pub fn samples(text: &Text, samples: Option<i64>) -> Said {
    match samples {
        Some(count) => say!(text, "samples", count),
        None => say!(text, "samples-some"),
    }
}

pub fn minerals(text: &Text, count: i64) -> Said {
    say!(text, "minerals", count)
}

/// Returns a ship with the name of its owner.
pub fn owned(ship: &Ship, names: &Names) -> Choice {
    (label!("{} ({})", Name(&ship.name), names.label(ship.owner)), ship.id.to_string())
}

pub fn places_in(system: &System) -> impl Iterator<Item = Choice> {
    let planets = (!system.planets.is_empty()).then(|| planets_in(system));
    [named(&system.name)].into_iter().chain(planets.into_iter().flatten())
}

/// Returns the planets of a system, or the system itself if it has none.
pub fn planets_in(system: &System) -> Vec<Choice> {
    if system.planets.is_empty() {
        return vec![named(&system.name)];
    }
    let planet = |planet: &String| (label!("{} ({})", Name(&system.name), Name(planet)), planet.clone());
    system.planets.iter().map(planet).collect()
}
