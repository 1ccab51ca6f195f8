//! The values that the rules mention.

use super::words;
use crate::discord::game_ui::{Configured, Ruled};
use crate::discord::render::words::list;
use crate::rules::games::leverage::amounts::{Leverage, Money};
use crate::rules::games::leverage::{
    AID_PER_MINUTE, Access, Battleground, CHARISMA_PER_TIER, COOPERATION_PER_POINT, EMBASSY_PRICE, HostileAct,
    Hostility, LONGEST_AID, MILESTONE_SCIENCE, MILESTONES, PER_MINUTE, RESEARCH_MONEY, SCHMOOZE_RATES, SCIENCE_AT_HOME,
    SCIENCE_WITH_OTHERS, SHIP_LOST, SMALLEST_GIFT, STARTING_MONEY, SYSTEM_COST, Setting, Settings, State, TERRAFORMING,
    TIER_COSTS, TRESPASS, Technology,
};
use crate::text::{Arguments, Text};

impl Ruled for State {
    const EXAMPLE: (&'static str, &'static str) = ("L4", "L4.6");

    /// Returns the constants and the campaign's settings that the rules mention.
    fn numbers(text: &Text, settings: &Settings) -> Arguments {
        [constants(text), favours(), acts(settings), set(text, settings)].concat()
    }
}

fn constants(text: &Text) -> Arguments {
    vec![
        ("start", Leverage::ZERO.into()),
        ("limit", Leverage::MAX.into()),
        ("money", STARTING_MONEY.into()),
        ("smallest-gift", SMALLEST_GIFT.into()),
        ("money-a-point", Money::PER_POINT.into()),
        ("research", PER_MINUTE.into()),
        ("research-money", RESEARCH_MONEY.into()),
        ("science", SCIENCE_WITH_OTHERS.into()),
        ("science-at-home", SCIENCE_AT_HOME.into()),
        ("schmoozing", list(text, SCHMOOZE_RATES).into()),
        ("terraforming-earns", TERRAFORMING.into()),
        ("cooperation", COOPERATION_PER_POINT.into()),
        ("milestones", list(text, MILESTONES).into()),
        ("milestone-science", MILESTONE_SCIENCE.into()),
        ("tiers", list(text, TIER_COSTS).into()),
        ("ambassadors", Technology::Ambassadors.cost(1).into()),
        ("harmony", Technology::Harmony.cost(1).into()),
        ("charisma", CHARISMA_PER_TIER.into()),
        ("embassy", EMBASSY_PRICE.into()),
        ("embassy-earns", PER_MINUTE.into()),
    ]
}

fn favours() -> Arguments {
    vec![
        ("aid", AID_PER_MINUTE.into()),
        ("longest-aid", LONGEST_AID.into()),
        ("ship-lost", SHIP_LOST.into()),
        ("system", SYSTEM_COST.into()),
        ("ecological", Access::Ecological.value().into()),
        ("diplomatic", Access::Diplomatic.value().into()),
        ("trade", Access::Trade.value().into()),
        ("passage", Access::Passage.value().into()),
    ]
}

/// Returns the price of each hostile act, and its threshold.
fn acts(settings: &Settings) -> Arguments {
    let price = |act: Hostility| act.price().into();
    let threshold = |act: HostileAct| act.threshold(settings.thresholds).into();
    let whole = Hostility::DamageShip { damage: 1, max_health: 1, place: Battleground::ThirdParty };
    vec![
        ("trespass", TRESPASS.into()),
        ("mineral", price(Hostility::StealMinerals { count: 1 })),
        ("biomass", price(Hostility::StealBiomass)),
        ("damage", price(whole)),
        ("conquest", price(Hostility::ConquerCity)),
        ("destruction", price(Hostility::DestroyCity)),
        ("theft", threshold(HostileAct::StealMinerals)),
        ("home", threshold(HostileAct::DamageShipInOwnSystems)),
        ("elsewhere", threshold(HostileAct::DamageShipElsewhere)),
        ("city", threshold(HostileAct::ConquerCity)),
    ]
}

fn set(text: &Text, settings: &Settings) -> Arguments {
    let set = |setting: Setting| State::setting_told(text, &setting).into();
    vec![
        ("open", words::accesses(text, &settings.open_access).into()),
        ("terraforming", set(Setting::Terraforming(settings.terraforming))),
        ("destroyed", set(Setting::DestroyedShips(settings.destroyed_ships))),
        ("favours", set(Setting::PendingFavours(settings.pending_favours))),
        ("public-leverage", set(Setting::PublicLeverage(settings.public_leverage))),
        ("public-money", set(Setting::PublicMoney(settings.public_money))),
        ("small-gifts", set(Setting::SmallGifts(settings.small_gifts))),
    ]
}
