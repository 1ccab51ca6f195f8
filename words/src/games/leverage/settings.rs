//! The settings of the game.

use super::words;
use crate::game_words::{Alternatives, Configured, Named};
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{Access, HostileAct, Setting, Settings, State, Thresholds, Values};
use crate::text::{OwnNames, Place, Said, Text, Typed, Words, label, say, word};
use std::collections::BTreeSet;

/// The upper limit of the small gift setting: a thousand times the money that players start with.
pub const LARGEST_SMALL: u32 = 1_000_000;

/// Returns the limits on pending favours that can be chosen.
pub fn pending_favours() -> impl Iterator<Item = u8> {
    Pending::NAMES.iter().map(|(_, Pending(limit))| *limit)
}

/// The limit on one player's pending favours with another. Without a limit, it is 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pending(pub u8);

impl Named for Pending {
    const NAMES: &'static [(&'static str, Pending)] = &[
        ("0", Pending(0)),
        ("1", Pending(1)),
        ("2", Pending(2)),
        ("3", Pending(3)),
        ("5", Pending(5)),
        ("10", Pending(10)),
    ];
}

impl Configured for State {
    fn settings_now(settings: &Settings) -> Vec<Setting> {
        vec![
            Setting::OpenAccess(settings.open_access.clone()),
            Setting::Thresholds(settings.thresholds),
            Setting::PendingFavours(settings.pending_favours),
            Setting::Terraforming(settings.terraforming),
            Setting::DestroyedShips(settings.destroyed_ships),
            Setting::PublicLeverage(settings.public_leverage),
            Setting::PublicMoney(settings.public_money),
            Setting::SmallGifts(settings.small_gifts),
            Setting::NegativeAccess(settings.negative_access),
            Setting::MilestoneSource(settings.milestone_source),
        ]
    }

    fn setting_name<M: Place>(text: &Text, setting: &Setting) -> Words<M> {
        match setting {
            Setting::OpenAccess(_) => word!(text, "setting-name-open-access"),
            Setting::Thresholds(_) => word!(text, "setting-name-thresholds"),
            Setting::PendingFavours(_) => word!(text, "setting-name-pending-favours"),
            Setting::Terraforming(_) => word!(text, "setting-name-terraforming"),
            Setting::DestroyedShips(_) => word!(text, "setting-name-destroyed-ships"),
            Setting::PublicLeverage(_) => word!(text, "setting-name-public-leverage"),
            Setting::PublicMoney(_) => word!(text, "setting-name-public-money"),
            Setting::SmallGifts(_) => word!(text, "setting-name-small-gifts"),
            Setting::NegativeAccess(_) => word!(text, "setting-name-negative-access"),
            Setting::MilestoneSource(_) => word!(text, "setting-name-milestone-source"),
        }
    }

    fn setting_value(text: &Text, setting: &Setting) -> Said {
        match setting {
            Setting::OpenAccess(kinds) => words::accesses(text, kinds),
            Setting::Terraforming(how) => say!(text, "setting-value-terraforming", how = how.name()),
            Setting::DestroyedShips(what) => say!(text, "setting-value-destroyed-ships", what = what.name()),
            Setting::PublicLeverage(what) => say!(text, "setting-value-public-leverage", public = what.name()),
            Setting::PublicMoney(what) => say!(text, "setting-value-public-money", public = what.name()),
            Setting::SmallGifts(below) => say!(text, "setting-value-small-gifts", below = i64::from(*below)),
            Setting::NegativeAccess(effect) => say!(text, "setting-value-negative-access", effect = effect.name()),
            Setting::MilestoneSource(source) => say!(text, "setting-value-milestone-source", source = source.name()),
            Setting::PendingFavours(most) => say!(text, "setting-value-pending-favours", most = i64::from(*most)),
            Setting::Thresholds(thresholds) => {
                say!(text, "setting-value-thresholds", thresholds = thresholds.name(), below = below_which())
            }
        }
    }

    fn setting_told(text: &Text, setting: &Setting) -> Said {
        match setting {
            Setting::OpenAccess(kinds) => {
                let kinds = words::accesses(text, kinds);
                say!(text, "setting-open-access", kinds)
            }
            Setting::Terraforming(how) => say!(text, "setting-terraforming", how = how.name()),
            Setting::DestroyedShips(what) => say!(text, "setting-destroyed-ships", what = what.name()),
            Setting::PublicLeverage(what) => say!(text, "setting-public-leverage", public = what.name()),
            Setting::PublicMoney(what) => say!(text, "setting-public-money", public = what.name()),
            Setting::SmallGifts(below) => say!(text, "setting-small-gifts", below = i64::from(*below)),
            Setting::NegativeAccess(effect) => say!(text, "setting-negative-access", effect = effect.name()),
            Setting::MilestoneSource(source) => say!(text, "setting-milestone-source", source = source.name()),
            Setting::PendingFavours(most) => say!(text, "setting-pending-favours", most = i64::from(*most)),
            Setting::Thresholds(thresholds) => {
                say!(text, "setting-thresholds", thresholds = thresholds.name(), below = below_which())
            }
        }
    }

    fn own_names(game: &State) -> OwnNames {
        words::own_names(&game.values)
    }

    fn alternatives(setting: &Setting) -> Alternatives<Setting> {
        match setting {
            Setting::OpenAccess(_) => {
                let hint = |text: &Text| label!(text, "settings-hint-access");
                Alternatives::written(hint, |text, typed| parse_open_access(text, typed).map(Setting::OpenAccess))
            }
            Setting::Thresholds(_) => Alternatives::named(Setting::Thresholds),
            Setting::Terraforming(_) => Alternatives::named(Setting::Terraforming),
            Setting::DestroyedShips(_) => Alternatives::named(Setting::DestroyedShips),
            Setting::PublicLeverage(_) => Alternatives::named(Setting::PublicLeverage),
            Setting::PublicMoney(_) => Alternatives::named(Setting::PublicMoney),
            Setting::NegativeAccess(_) => Alternatives::named(Setting::NegativeAccess),
            Setting::MilestoneSource(_) => Alternatives::named(Setting::MilestoneSource),
            Setting::PendingFavours(_) => Alternatives::among(pending_favours().map(Setting::PendingFavours)),
            Setting::SmallGifts(_) => {
                let hint = |text: &Text| label!(text, "settings-hint-money");
                Alternatives::numbers(hint, |below| Setting::SmallGifts(below.min(LARGEST_SMALL)))
            }
        }
    }
}

/// Returns the threshold of all hostile acts without the warfare table, which depends on the campaign's values.
fn below_which() -> Leverage {
    Values::usual().thresholds(Thresholds::Negative).of(HostileAct::ConquerCity)
}

/// Parses the kinds of access that are open to everyone.
pub fn parse_open_access(text: &Text, typed: &str) -> Result<BTreeSet<Access>, Said> {
    let words = typed.split([',', ' ']).map(str::trim).filter(|word| !word.is_empty());
    let mut open = BTreeSet::new();
    for word in words {
        match Access::NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(word)) {
            Some((_, access)) => drop(open.insert(*access)),
            None if word.eq_ignore_ascii_case("all") => open.extend(Access::ALL),
            None if word.eq_ignore_ascii_case("none") => {}
            None => return Err(say!(text, "not-access", typed = Typed(word, 40))),
        }
    }
    Ok(open)
}
