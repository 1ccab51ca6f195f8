//! The rules shown by `/rules`, with the numbers that fill them in.

use super::words;
use crate::discord::game_ui::{Chapter, Configured, Rulebook, Ruled};
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
    const RULEBOOK: Rulebook = Rulebook { chapters: CHAPTERS, example: ("L4", "L4.6") };

    /// Returns the constants and the campaign's settings that the rules mention.
    fn numbers(text: &Text, settings: &Settings) -> Arguments {
        [constants(text), favours(), acts(settings), set(text, settings)].concat()
    }
}

const CHAPTERS: &[Chapter] = &[
    ("rules-l1", &["rule-l1-1", "rule-l1-2", "rule-l1-3", "rule-l1-4"]),
    ("rules-l2", &["rule-l2-1", "rule-l2-2", "rule-l2-3", "rule-l2-4"]),
    (
        "rules-l3",
        &[
            "rule-l3-1",
            "rule-l3-2",
            "rule-l3-3",
            "rule-l3-4",
            "rule-l3-5",
            "rule-l3-6",
            "rule-l3-7",
            "rule-l3-8",
            "rule-l3-9",
        ],
    ),
    (
        "rules-l4",
        &[
            "rule-l4-1",
            "rule-l4-2",
            "rule-l4-3",
            "rule-l4-4",
            "rule-l4-5",
            "rule-l4-6",
            "rule-l4-7",
            "rule-l4-8",
            "rule-l4-9",
            "rule-l4-10",
            "rule-l4-11",
            "rule-l4-12",
            "rule-l4-13",
        ],
    ),
    ("rules-l5", &["rule-l5-1", "rule-l5-2", "rule-l5-3", "rule-l5-4", "rule-l5-5", "rule-l5-6", "rule-l5-7"]),
    ("rules-l6", &["rule-l6-1", "rule-l6-2", "rule-l6-3", "rule-l6-4", "rule-l6-5", "rule-l6-6"]),
    ("rules-l7", &["rule-l7-1", "rule-l7-2"]),
    ("rules-l8", &["rule-l8-1", "rule-l8-2", "rule-l8-3"]),
    ("rules-l9", &["rule-l9-1", "rule-l9-2", "rule-l9-3", "rule-l9-4", "rule-l9-5"]),
    ("rules-l10", &["rule-l10-1", "rule-l10-2", "rule-l10-3"]),
    ("rules-l11", &["rule-l11-1", "rule-l11-2"]),
    ("rules-l12", &["rule-l12-1", "rule-l12-2", "rule-l12-3", "rule-l12-4", "rule-l12-5", "rule-l12-6"]),
    ("rules-l13", &["rule-l13-1", "rule-l13-2", "rule-l13-3"]),
    ("rules-l14", &["rule-l14-1", "rule-l14-2", "rule-l14-3", "rule-l14-4"]),
];

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
