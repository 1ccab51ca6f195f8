//! A campaign's values (H1): what acts earn and cost, the bounds, the milestones, the prices and the start. The
//! defaults here are the only place with these numbers.

mod changes;
mod fields;
mod file;

pub use changes::ValueChange;
pub use fields::Figure;
pub use file::{Given, MOST_FLAWS, ValueFlaw, Wrong};

use super::access::Access;
use super::amounts::{Factor, Leverage, Money};
use super::favour::Favour;
use super::hostile::{HostileAct, Hostility, Thresholds};
use super::task::{Pay, TaskKind};
use super::technology::{TOP_TIER, Technologies, Technology};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Deref;
use std::sync::{Arc, LazyLock};

/// The table of values. Stored whole, so that a later default never changes an older campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Values {
    pub gift: GiftValues,
    pub access: AccessValues,
    pub favour: FavourValues,
    pub research: ResearchValues,
    /// The leverage per game minute of schmoozing, by the tier of Neuropsychology (L5.3).
    pub schmooze: Rates,
    pub embassy: EmbassyValues,
    /// The reward for terraforming another player's planet (L6.5).
    pub terraform: Terraform,
    pub loss: LossValues,
    pub threshold: ThresholdValues,
    pub bounds: Bounds,
    pub milestones: MilestoneValues,
    pub technology: TechnologyValues,
    pub start: StartValues,
}

/// One entry for each of the five tiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rates(pub [Leverage; 5]);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Terraform(pub Leverage);

/// Declares a part of the table with its default values.
macro_rules! part {
    ($(#[$doc:meta])* $Part:ident { $($(#[$field_doc:meta])* $field:ident: $Type:ty = $usual:expr,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct $Part {
            $($(#[$field_doc])* pub $field: $Type,)*
        }

        impl Default for $Part {
            fn default() -> $Part {
                $Part { $($field: $usual,)* }
            }
        }
    };
}

part!(GiftValues {
    /// The money that earns a point of leverage (L2.1).
    money_per_leverage: i64 = 50,
});

part!(AccessValues {
    ecological: AccessValue = AccessValue::new("ecological", 25),
    diplomatic: AccessValue = AccessValue::new("diplomatic", 20),
    trade: AccessValue = AccessValue::new("trade", 15),
    passage: AccessValue = AccessValue::new("passage", 15),
});

/// A kind of access: the name in this campaign's texts, and the value in leverage (L3, table).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccessValue {
    pub name: String,
    pub value: Leverage,
}

part!(FavourValues {
    /// The money that costs a point of leverage (L4.1).
    money_per_leverage: i64 = 50,
    /// The cost of a game minute of military aid (L4.1).
    aid_per_minute: Leverage = Leverage::points(25),
    /// The longest military aid, in game minutes (L10.1).
    aid_longest: i64 = 4,
    /// The cost of a star system (L9.5).
    system: Leverage = Leverage::points(100),
    /// The cost of refusing, as a multiple of the cost of asking (L4.6).
    refusal_factor: Factor = Factor::whole(2),
});

part!(ResearchValues {
    /// The leverage per game minute over the host (L5.2).
    leverage: Leverage = Leverage::points(5),
    /// The science per game minute for each of the two (L5.2).
    science: i64 = 1,
    money: Money = Money(100),
    /// The science per game minute in the player's own systems (L5.2).
    own_science: i64 = 2,
    own_money: Money = Money(100),
});

part!(EmbassyValues {
    price: Money = Money(1500),
    /// The leverage per game minute (L9.4).
    leverage: Leverage = Leverage::points(5),
});

part!(
    /// The leverage that acts cost (L6, L10.2).
    LossValues {
        /// Entering without passage (L6.1).
        entry: Leverage = Leverage::points(1),
        /// Each stolen mineral.
        mineral: Leverage = Leverage::points(2),
        biomass: Leverage = Leverage::points(5),
        /// Damage of a ship's whole health.
        damage: Leverage = Leverage::points(10),
        conquer: Leverage = Leverage::points(15),
        destroy: Leverage = Leverage::points(10),
        /// The loss of a lent ship (L10.2).
        lent_ship: Leverage = Leverage::points(10),
    }
);

part!(
    /// The other's leverage below which an act is open (L6.2).
    ThresholdValues {
        mineral: Leverage = Leverage::points(-10),
        biomass: Leverage = Leverage::points(-10),
        damage_own: Leverage = Leverage::ZERO,
        damage_elsewhere: Leverage = Leverage::points(-30),
        conquer: Leverage = Leverage::points(-50),
        destroy: Leverage = Leverage::points(-50),
    }
);

part!(
    /// The lowest and the highest leverage (L1.2).
    Bounds {
        lowest: Leverage = Leverage::points(-100),
        highest: Leverage = Leverage::points(100),
    }
);

part!(MilestoneValues {
    /// The points required for each (L8.3).
    points: Vec<i64> = vec![100, 300, 600, 1000, 1500],
    /// The leverage from research with others and schmoozing that is worth a point (L8.2).
    leverage_per_point: Leverage = Leverage::points(5),
    /// The harmony science that each gives, once (L8.3).
    science: i64 = 20,
});

part!(TechnologyValues {
    /// The science costs of tiers I to V (L9.2).
    tiers: [i64; 5] = [20, 30, 50, 80, 120],
    ambassadors: i64 = 100,
    harmony: i64 = 150,
    /// The percentage of a favour's cost that each tier of Charisma refunds (L9.3).
    charisma_percent: i64 = 5,
});

part!(
    /// The possessions of new players (L2.3, L1.2, L5.1).
    StartValues {
        money: Money = Money(1000),
        leverage: Leverage = Leverage::ZERO,
        ships: i64 = 1,
    }
);

impl Default for Rates {
    fn default() -> Rates {
        Rates([10, 20, 30, 45, 60].map(Leverage::points))
    }
}

impl Default for Terraform {
    fn default() -> Terraform {
        Terraform(Leverage::points(50))
    }
}

impl AccessValue {
    fn new(name: &str, points: i64) -> AccessValue {
        AccessValue { name: name.to_owned(), value: Leverage::points(points) }
    }
}

static USUAL: LazyLock<CampaignValues> = LazyLock::new(|| CampaignValues(Arc::default()));

impl Values {
    /// Returns the default values. They also hold for anything stored before campaigns had values of their own.
    pub fn usual() -> &'static Values {
        &USUAL.0
    }

    /// Returns the leverage that a gift earns (L2.1), rounded down.
    pub fn earned_by_gift(&self, money: Money) -> Leverage {
        money.in_leverage(self.gift.money_per_leverage, false)
    }

    pub fn access(&self, kind: Access) -> &AccessValue {
        match kind {
            Access::Ecological => &self.access.ecological,
            Access::Diplomatic => &self.access.diplomatic,
            Access::Trade => &self.access.trade,
            Access::Passage => &self.access.passage,
        }
    }

    /// Returns the cost of a favour (L4.1), before the rebate from Charisma (L9.3).
    pub fn cost(&self, favour: &Favour) -> Leverage {
        match favour {
            Favour::Money { amount } => amount.in_leverage(self.favour.money_per_leverage, true),
            Favour::Access { access } => self.access(*access).value,
            Favour::MilitaryAid { minutes, .. } => self.favour.aid_per_minute.multiplied(*minutes),
            Favour::System { .. } => self.favour.system,
        }
    }

    /// Returns the net cost of asking at this price: each tier of Charisma refunds a part at once (L9.3), rounded half
    /// up to hundredths.
    pub fn spends(&self, has: &Technologies, cost: Leverage) -> Leverage {
        let back = Factor::percent(i64::from(has.charisma).saturating_mul(self.technology.charisma_percent));
        cost - cost.times(back)
    }

    /// Returns what a task of this kind earns (L5, L9.4).
    pub fn pay(&self, kind: TaskKind, at_home: bool) -> Pay {
        let once = Pay { rate: 1, ..Pay::default() };
        let research = &self.research;
        match kind {
            TaskKind::Research if at_home => Pay { science: research.own_science, money: research.own_money, ..once },
            TaskKind::Research => {
                Pay { leverage: research.leverage, science: research.science, money: research.money, ..once }
            }
            TaskKind::Schmooze { .. } if at_home => Pay::default(),
            TaskKind::Schmooze { tier } => Pay::at_rate(self.schmoozing(tier)),
            TaskKind::Embassy if at_home => once,
            TaskKind::Embassy => Pay { leverage: self.embassy.leverage, ..once },
            TaskKind::Aid { .. } => Pay::default(),
        }
    }

    /// Returns the leverage per game minute of schmoozing at a tier.
    pub fn schmoozing(&self, tier: u8) -> Leverage {
        let rate = usize::from(tier).checked_sub(1).and_then(|tier| self.schmooze.0.get(tier));
        rate.copied().unwrap_or_default()
    }

    /// Returns the price of a hostile act in leverage (L6, table).
    pub fn price(&self, act: Hostility) -> Leverage {
        match act {
            Hostility::StealMinerals { count } => self.loss.mineral.multiplied(count),
            Hostility::StealBiomass => self.loss.biomass,
            // By the lost fraction of its health, rounded half up to hundredths.
            Hostility::DamageShip { damage, max_health, .. } => self.loss.damage.part(damage, max_health.max(1)),
            Hostility::ConquerCity => self.loss.conquer,
            Hostility::DestroyCity => self.loss.destroy,
        }
    }

    /// Returns the thresholds of hostile acts under a campaign's setting.
    pub fn thresholds(&self, set: Thresholds) -> ThresholdTable<'_> {
        ThresholdTable { values: &self.threshold, set }
    }

    /// Returns the points for this much leverage from research with others and schmoozing (L8.2).
    pub fn cooperation_points(&self, earned: Leverage) -> Leverage {
        let per_point = self.milestones.leverage_per_point.in_hundredths().max(1);
        Leverage::points(earned.in_hundredths().div_euclid(per_point))
    }

    /// Returns the least leverage from cooperation that is worth these points.
    pub fn cooperation_for(&self, points: Leverage) -> Leverage {
        let worth = points.in_hundredths().div_euclid(Leverage::points(1).in_hundredths());
        self.milestones.leverage_per_point.multiplied(worth.max(0))
    }

    /// Returns the science cost of a technology's tier (L9.2).
    pub fn technology_cost(&self, technology: Technology, tier: u8) -> i64 {
        match technology {
            Technology::Neuropsychology | Technology::Charisma => {
                let index = usize::from(tier.clamp(1, TOP_TIER)) - 1;
                self.technology.tiers[index]
            }
            Technology::Ambassadors => self.technology.ambassadors,
            Technology::Harmony => self.technology.harmony,
        }
    }
}

/// The thresholds of hostile acts (L6.2).
#[derive(Clone, Copy, Debug)]
pub struct ThresholdTable<'a> {
    values: &'a ThresholdValues,
    set: Thresholds,
}

impl ThresholdTable<'_> {
    /// Returns the threshold for the other's leverage over the actor, which must be strictly lower.
    pub fn of(self, act: HostileAct) -> Leverage {
        match (self.set, act) {
            (Thresholds::Negative, _) => Leverage::ZERO,
            (Thresholds::Warfare, HostileAct::StealMinerals) => self.values.mineral,
            (Thresholds::Warfare, HostileAct::StealBiomass) => self.values.biomass,
            (Thresholds::Warfare, HostileAct::DamageShipInOwnSystems) => self.values.damage_own,
            (Thresholds::Warfare, HostileAct::DamageShipElsewhere) => self.values.damage_elsewhere,
            (Thresholds::Warfare, HostileAct::ConquerCity) => self.values.conquer,
            (Thresholds::Warfare, HostileAct::DestroyCity) => self.values.destroy,
        }
    }

    /// Returns whether the other's leverage over the actor opens the act, by being strictly below the threshold.
    pub fn opens(self, act: HostileAct, others: Leverage) -> bool {
        others < self.of(act)
    }
}

impl Bounds {
    /// Returns the leverage that a change from `before` to `wanted` leads to (L1.2). A leverage outside the bounds can
    /// only move towards them (H1.4).
    pub fn keep(&self, before: Leverage, wanted: Leverage) -> Leverage {
        wanted.clamp(self.lowest.min(before), self.highest.max(before))
    }

    pub fn contain(&self, value: Leverage) -> bool {
        (self.lowest..=self.highest).contains(&value)
    }

    /// Returns the distance between the bounds.
    pub fn distance(&self) -> Leverage {
        self.highest - self.lowest
    }

    /// Returns the smallest bounds that include both.
    pub(super) fn hull(&self, other: &Bounds) -> Bounds {
        Bounds { lowest: self.lowest.min(other.lowest), highest: self.highest.max(other.highest) }
    }
}

/// The values in a campaign's state, shared by its copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignValues(Arc<Values>);

impl CampaignValues {
    pub(super) fn new(values: Values) -> CampaignValues {
        CampaignValues(Arc::new(values))
    }

    pub fn is_usual(&self) -> bool {
        *self == *USUAL
    }
}

impl Default for CampaignValues {
    fn default() -> CampaignValues {
        USUAL.clone()
    }
}

impl Deref for CampaignValues {
    type Target = Values;

    fn deref(&self) -> &Values {
        &self.0
    }
}

impl Serialize for CampaignValues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CampaignValues {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CampaignValues, D::Error> {
        Values::deserialize(deserializer).map(CampaignValues::new)
    }
}
