//! The settings of the game.

use super::words;
use crate::discord::game_ui::{Alternatives, Configured};
use crate::rules::games::realms::{
    DistantAlliance, LEAST_INFLUENCE, MerchantsStand, Setting, Settings, State, TradeCards,
};
use crate::text::{Said, Text, label, say};

impl Configured for State {
    fn settings_now(settings: &Settings) -> Vec<Setting> {
        vec![
            Setting::CounterHours(settings.counter_hours),
            Setting::Actions(settings.actions),
            Setting::MerchantsStand(settings.merchants_stand),
            Setting::DistantAlliance(settings.distant_alliance),
            Setting::TradeHours(settings.trade_hours),
            Setting::TradeCards(settings.trade_cards),
        ]
    }

    fn setting_told(text: &Text, setting: &Setting) -> Said {
        match setting {
            Setting::CounterHours(hours) => say!(text, "setting-counter", hours = words::hours(text, *hours)),
            Setting::Actions(actions) => say!(text, "setting-actions", actions),
            Setting::MerchantsStand(MerchantsStand::Moderator) => say!(text, "setting-merchants-moderator"),
            Setting::MerchantsStand(MerchantsStand::LastSeat) => say!(text, "setting-merchants-last-seat"),
            Setting::DistantAlliance(DistantAlliance::Claim) => {
                say!(text, "setting-distant-claim", least = LEAST_INFLUENCE)
            }
            Setting::DistantAlliance(DistantAlliance::Strict) => {
                say!(text, "setting-distant-strict", least = LEAST_INFLUENCE)
            }
            Setting::TradeHours(hours) => say!(text, "setting-trade-hours", hours = words::hours(text, *hours)),
            Setting::TradeCards(TradeCards::Table) => say!(text, "setting-trade-cards-table"),
            Setting::TradeCards(TradeCards::Trader) => say!(text, "setting-trade-cards-trader"),
        }
    }

    fn alternatives(setting: &Setting) -> Alternatives<Setting> {
        // Numbers this large are all out of range.
        let hours = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
        match setting {
            Setting::CounterHours(_) => Alternatives::hours(move |number| Setting::CounterHours(hours(number))),
            Setting::Actions(_) => {
                Alternatives::numbers(|text| label!(text, "settings-hint-actions"), Setting::Actions)
            }
            Setting::MerchantsStand(_) => Alternatives::named(Setting::MerchantsStand),
            Setting::DistantAlliance(_) => Alternatives::named(Setting::DistantAlliance),
            Setting::TradeHours(_) => Alternatives::hours(move |number| Setting::TradeHours(hours(number))),
            Setting::TradeCards(_) => Alternatives::named(Setting::TradeCards),
        }
    }
}
