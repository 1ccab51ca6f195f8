//! The settings of the game.

use super::commands::settings::{LARGEST_SMALL, parse_open_access, pending_favours};
use super::words;
use crate::discord::game_ui::{Alternatives, Configured};
use crate::rules::games::leverage::{
    DestroyedShips, HostileAct, MilestoneSource, NegativeAccess, Public, Setting, Settings, State, Terraforming,
    Thresholds, Values,
};
use crate::text::{OwnNames, Said, Text, label, say};

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

    fn setting_told(text: &Text, setting: &Setting) -> Said {
        match setting {
            Setting::OpenAccess(kinds) => say!(text, "setting-open-access", kinds = words::accesses(text, kinds)),
            Setting::Terraforming(how) => {
                let how = match how {
                    Terraforming::Confirmed => "confirmed",
                    Terraforming::Reported => "reported",
                };
                say!(text, "setting-terraforming", how)
            }
            Setting::DestroyedShips(what) => {
                let what = match what {
                    DestroyedShips::Return => "return",
                    DestroyedShips::Gone => "gone",
                };
                say!(text, "setting-destroyed-ships", what)
            }
            Setting::PublicLeverage(what) => say!(text, "setting-public-leverage", public = public(*what)),
            Setting::SmallGifts(below) => say!(text, "setting-small-gifts", below = i64::from(*below)),
            Setting::NegativeAccess(effect) => {
                let effect = match effect {
                    NegativeAccess::Stands => "stands",
                    NegativeAccess::Suspended => "suspended",
                };
                say!(text, "setting-negative-access", effect)
            }
            Setting::MilestoneSource(source) => {
                let source = match source {
                    MilestoneSource::All => "all",
                    MilestoneSource::Work => "work",
                };
                say!(text, "setting-milestone-source", source)
            }
            Setting::PublicMoney(what) => say!(text, "setting-public-money", public = public(*what)),
            Setting::PendingFavours(most) => say!(text, "setting-pending-favours", most = i64::from(*most)),
            Setting::Thresholds(thresholds) => {
                // The warfare table depends on the campaign's values, the other has one threshold for all acts.
                let below = Values::usual().thresholds(Thresholds::Negative).of(HostileAct::ConquerCity);
                let thresholds = match thresholds {
                    Thresholds::Warfare => "warfare",
                    Thresholds::Negative => "negative",
                };
                say!(text, "setting-thresholds", thresholds, below)
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

fn public(what: Public) -> &'static str {
    match what {
        Public::All => "all",
        Public::Differences => "differences",
        Public::Nothing => "nothing",
    }
}
