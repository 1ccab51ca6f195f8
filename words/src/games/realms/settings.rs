//! The settings of the game.

use super::words;
use crate::game_words::{Alternatives, Configured};
use crate::rules::games::realms::{
    DistantAlliance, LEAST_INFLUENCE, MerchantsStand, Setting, Settings, State, TradeCards,
};
use crate::text::{Place, Said, Text, Words, label, say, word};

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

    fn setting_name<M: Place>(text: &Text, setting: &Setting) -> Words<M> {
        match setting {
            Setting::CounterHours(_) => word!(text, "setting-name-counter"),
            Setting::Actions(_) => word!(text, "setting-name-actions"),
            Setting::MerchantsStand(_) => word!(text, "setting-name-merchants"),
            Setting::DistantAlliance(_) => word!(text, "setting-name-distant"),
            Setting::TradeHours(_) => word!(text, "setting-name-trade-hours"),
            Setting::TradeCards(_) => word!(text, "setting-name-trade-cards"),
        }
    }

    fn setting_value(text: &Text, setting: &Setting) -> Said {
        match setting {
            Setting::CounterHours(hours) | Setting::TradeHours(hours) => words::hours(text, *hours),
            Setting::Actions(actions) => say!(text, "setting-value-actions", actions),
            Setting::MerchantsStand(MerchantsStand::Moderator) => say!(text, "setting-value-merchants-moderator"),
            Setting::MerchantsStand(MerchantsStand::LastSeat) => say!(text, "setting-value-merchants-last-seat"),
            Setting::DistantAlliance(DistantAlliance::Claim) => {
                say!(text, "setting-value-distant-claim", least = LEAST_INFLUENCE)
            }
            Setting::DistantAlliance(DistantAlliance::Strict) => {
                say!(text, "setting-value-distant-strict", least = LEAST_INFLUENCE)
            }
            Setting::TradeCards(TradeCards::Table) => say!(text, "setting-value-trade-cards-table"),
            Setting::TradeCards(TradeCards::Trader) => say!(text, "setting-value-trade-cards-trader"),
        }
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
