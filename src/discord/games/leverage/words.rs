//! Phrases of the leverage ruleset, in addition to the table's.

use crate::discord::render::words::list;
use crate::discord::render::{harmless, mention};
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{
    Access, Account, Battleground, Booking, DestroyedShips, HostileAct, Public, ScienceKind, Setting, System, TaskKind,
    Technology, Terraforming, Thresholds,
};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn access(text: &Text, access: Access) -> String {
    match access {
        Access::Ecological => fl!(text, "access-ecological"),
        Access::Diplomatic => fl!(text, "access-diplomatic"),
        Access::Trade => fl!(text, "access-trade"),
        Access::Passage => fl!(text, "access-passage"),
    }
}

/// Lists kinds of access, or says that there are none.
pub fn accesses<'a>(text: &Text, kinds: impl IntoIterator<Item = &'a Access>) -> String {
    let kinds: Vec<_> = kinds.into_iter().map(|kind| access(text, *kind)).collect();
    if kinds.is_empty() {
        return fl!(text, "access-none");
    }
    list(text, &kinds)
}

/// Describes a hostile act. `you` is the reader's role, as a selector for the texts.
pub fn act(text: &Text, you: &'static str, act: HostileAct) -> String {
    match act {
        HostileAct::StealMinerals => fl!(text, "act-steal-minerals"),
        HostileAct::StealBiomass => fl!(text, "act-steal-biomass"),
        HostileAct::DamageShipInOwnSystems => fl!(text, "act-damage-own", you = you),
        HostileAct::DamageShipElsewhere => fl!(text, "act-damage-elsewhere"),
        HostileAct::ConquerCity => fl!(text, "act-conquer"),
        HostileAct::DestroyCity => fl!(text, "act-destroy"),
    }
}

/// Describes the booked part of a change: `5 (25, but 20 would be over the limit)`. The amount of a reset has a sign.
pub fn booked(text: &Text, booking: &Booking) -> String {
    let signed = |amount: Leverage| match booking.account {
        Account::Adjusted => format!("{amount:+}"),
        Account::Earned | Account::Lost | Account::Spent => amount.to_string(),
    };
    let (real, whole) = (signed(booking.amount), signed(booking.amount + booking.swallowed));
    if booking.swallowed.is_zero() {
        return whole;
    }
    let falls = booking.account == Account::Lost || booking.swallowed < Leverage::ZERO;
    let past = if falls { "below" } else { "over" };
    let cut = booking.swallowed.max(-booking.swallowed).to_string();
    fl!(text, "booked-in-part", real = real, whole = whole, cut = cut, past = past)
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
pub fn doing(text: &Text, kind: TaskKind, you: &'static str, [player, host]: [String; 2]) -> String {
    match kind {
        TaskKind::Research => fl!(text, "doing-research", you = you, player = player, host = host),
        TaskKind::Schmooze { tier } => {
            fl!(text, "doing-schmooze", you = you, player = player, host = host, tier = roman(tier))
        }
        TaskKind::Embassy => fl!(text, "doing-embassy", you = you, player = player, host = host),
        TaskKind::Aid { .. } => fl!(text, "doing-aid", you = you, player = player, host = host),
    }
}

pub fn acts(text: &Text, you: &'static str, acts: impl IntoIterator<Item = HostileAct>) -> String {
    let acts: Vec<_> = acts.into_iter().map(|one| act(text, you, one)).collect();
    list(text, &acts)
}

pub fn technology(text: &Text, technology: Technology) -> String {
    match technology {
        Technology::Neuropsychology => fl!(text, "technology-neuropsychology"),
        Technology::Charisma => fl!(text, "technology-charisma"),
        Technology::Ambassadors => fl!(text, "technology-ambassadors"),
        Technology::Harmony => fl!(text, "technology-harmony"),
    }
}

pub fn technology_tier(text: &Text, which: Technology, tier: u8) -> String {
    let name = technology(text, which);
    if which.tiers() == 1 {
        return name;
    }
    fl!(text, "technology-tier", technology = name, tier = roman(tier))
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

pub fn science(text: &Text, kind: ScienceKind) -> String {
    match kind {
        ScienceKind::Neutral => fl!(text, "science-neutral"),
        ScienceKind::Harmony => fl!(text, "science-harmony"),
    }
}

pub fn battleground(text: &Text, you: &'static str, place: Battleground) -> String {
    match place {
        Battleground::OwnSystems => fl!(text, "battle-own", you = you),
        Battleground::ThirdParty => fl!(text, "battle-third"),
        Battleground::TheirSystems => fl!(text, "battle-theirs", you = you),
    }
}

pub fn game_minutes(text: &Text, count: i64) -> String {
    fl!(text, "game-minutes", count = count)
}

/// Describes a system's ruler, and whether it is their home.
pub fn ruler(text: &Text, ruler: Option<PlayerId>, home: bool) -> String {
    ruled(text, ruler.map(mention), home)
}

/// Like [`ruler`], with a name instead of a player.
pub fn ruled(text: &Text, ruler: Option<String>, home: bool) -> String {
    match ruler {
        Some(player) if home => fl!(text, "ruled-home", player = player),
        Some(player) => fl!(text, "ruled-by", player = player),
        None => fl!(text, "ruled-by-nobody"),
    }
}

pub fn planets(text: &Text, system: &System) -> String {
    if system.planets.is_empty() {
        return fl!(text, "planets-none");
    }
    let planets: Vec<_> = system.planets.iter().map(|p| harmless::name(p)).collect();
    fl!(text, "planets", planets = list(text, &planets))
}

pub fn setting(text: &Text, setting: &Setting) -> String {
    match setting {
        Setting::OpenAccess(kinds) => {
            let kinds = accesses(text, kinds);
            fl!(text, "setting-open-access", kinds = kinds)
        }
        Setting::Terraforming(how) => {
            let how = match how {
                Terraforming::Confirmed => "confirmed",
                Terraforming::Reported => "reported",
            };
            fl!(text, "setting-terraforming", how = how)
        }
        Setting::DestroyedShips(what) => {
            let what = match what {
                DestroyedShips::Return => "return",
                DestroyedShips::Gone => "gone",
            };
            fl!(text, "setting-destroyed-ships", what = what)
        }
        Setting::PublicLeverage(what) => {
            fl!(text, "setting-public-leverage", public = public(*what))
        }
        Setting::SmallGifts(below) => {
            fl!(text, "setting-small-gifts", below = i64::from(*below))
        }
        Setting::PublicMoney(what) => fl!(text, "setting-public-money", public = public(*what)),
        Setting::PendingFavours(most) => {
            fl!(text, "setting-pending-favours", most = i64::from(*most))
        }
        Setting::Thresholds(thresholds) => {
            let below = |act: HostileAct| act.threshold(*thresholds).to_string();
            let thresholds = match thresholds {
                Thresholds::Warfare => "warfare",
                Thresholds::Negative => "negative",
            };
            fl!(
                text,
                "setting-thresholds",
                thresholds = thresholds,
                home = below(HostileAct::DamageShipInOwnSystems),
                theft = below(HostileAct::StealMinerals),
                elsewhere = below(HostileAct::DamageShipElsewhere),
                city = below(HostileAct::ConquerCity)
            )
        }
    }
}

fn public(what: Public) -> &'static str {
    match what {
        Public::All => "all",
        Public::Differences => "differences",
        Public::Nothing => "nothing",
    }
}

/// Returns a number of biomass samples, or an open phrase if the number is unknown.
pub fn samples(text: &Text, samples: Option<i64>) -> String {
    match samples {
        Some(count) => fl!(text, "samples", count = count),
        None => fl!(text, "samples-some"),
    }
}

pub fn minerals(text: &Text, count: i64) -> String {
    fl!(text, "minerals", count = count)
}
