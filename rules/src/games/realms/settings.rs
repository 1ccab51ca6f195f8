use super::refusal::Refusal;
use serde::{Deserialize, Serialize};

/// The default time to consider a counter, in hours (U6.2).
const COUNTER_HOURS: u16 = 12;
/// The default time for a trade, and for each tie in it, in hours (U5.1, U5.6).
const TRADE_HOURS: u16 = 24;
/// The longest of these times.
pub const MOST_HOURS: u16 = 24 * 14;
/// The highest limit of diplomatic actions per turn.
pub const MOST_ACTIONS: u32 = 99;

/// Default values are not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The time the targets of a covert action have to answer, in hours (U6.2).
    #[serde(skip_serializing_if = "is_usual")]
    pub counter_hours: u16,
    /// The diplomatic actions per turn; 0 means no limit (U1.6).
    #[serde(skip_serializing_if = "super::board::is_zero")]
    pub actions: u32,
    #[serde(skip_serializing_if = "DistantAlliance::is_claim")]
    pub distant_alliance: DistantAlliance,
    #[serde(skip_serializing_if = "MerchantsStand::is_moderator")]
    pub merchants_stand: MerchantsStand,
    /// The time to choose a card in a trade, and to break each tie, in hours (U5.1, U5.6).
    #[serde(skip_serializing_if = "is_usual_for_trade")]
    pub trade_hours: u16,
    #[serde(skip_serializing_if = "TradeCards::is_table")]
    pub trade_cards: TradeCards,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            counter_hours: COUNTER_HOURS,
            actions: 0,
            distant_alliance: DistantAlliance::Claim,
            merchants_stand: MerchantsStand::Moderator,
            trade_hours: TRADE_HOURS,
            trade_cards: TradeCards::Table,
        }
    }
}

fn is_usual(hours: &u16) -> bool {
    *hours == COUNTER_HOURS
}

fn is_usual_for_trade(hours: &u16) -> bool {
    *hours == TRADE_HOURS
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setting {
    CounterHours(u16),
    Actions(u32),
    DistantAlliance(DistantAlliance),
    MerchantsStand(MerchantsStand),
    TradeHours(u16),
    TradeCards(TradeCards),
}

/// Which people see the cards a trade reveals (U5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TradeCards {
    Table,
    /// Only the trader, until they are discarded.
    Trader,
}

impl TradeCards {
    fn is_table(&self) -> bool {
        *self == TradeCards::Table
    }
}

/// The requirements of an alliance with a distant NPR (U3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DistantAlliance {
    /// A claim, worth 2 influence.
    Claim,
    /// A claim, and 2 influence in its areas that are not distant.
    Strict,
}

impl DistantAlliance {
    fn is_claim(&self) -> bool {
        *self == DistantAlliance::Claim
    }
}

/// When a round begins and merchants stand up (U5.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MerchantsStand {
    Moderator,
    /// When the last seat ends its turn.
    LastSeat,
}

impl MerchantsStand {
    fn is_moderator(&self) -> bool {
        *self == MerchantsStand::Moderator
    }
}

pub(super) fn may_set(setting: Setting) -> Result<(), Refusal> {
    let (value, least, most) = match setting {
        Setting::CounterHours(hours) | Setting::TradeHours(hours) => (hours.into(), 1, MOST_HOURS.into()),
        Setting::Actions(actions) => (actions, 0, MOST_ACTIONS),
        Setting::DistantAlliance(_) | Setting::MerchantsStand(_) | Setting::TradeCards(_) => {
            return Ok(());
        }
    };
    match (least..=most).contains(&value) {
        true => Ok(()),
        false => Err(Refusal::SettingOutOfRange { value, least, most }),
    }
}

pub(super) fn configure(settings: &mut Settings, setting: Setting) {
    match setting {
        Setting::CounterHours(hours) => settings.counter_hours = hours,
        Setting::Actions(actions) => settings.actions = actions,
        Setting::DistantAlliance(value) => settings.distant_alliance = value,
        Setting::MerchantsStand(value) => settings.merchants_stand = value,
        Setting::TradeHours(hours) => settings.trade_hours = hours,
        Setting::TradeCards(value) => settings.trade_cards = value,
    }
}
