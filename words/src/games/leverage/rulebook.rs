//! The values that the rules mention.

use super::words;
use crate::game_words::{Configured, Ruled};
use crate::render::list;
use crate::rules::games::leverage::{Access, HostileAct, SMALLEST_GIFT, Setting, Settings, State, Values};
use crate::text::{Arguments, Text};

impl Ruled for State {
    const EXAMPLE: (&'static str, &'static str) = ("L4", "L4.6");

    /// Returns the campaign's values and settings that the rules mention.
    fn numbers(text: &Text, game: &State, settings: &Settings) -> Arguments {
        let values = &game.values;
        [leverage(values), work(text, values), favours(text, values), acts(values, settings), set(text, settings)]
            .concat()
    }
}

fn leverage(values: &Values) -> Arguments {
    vec![
        ("start", values.start.leverage.into()),
        ("lowest", values.bounds.lowest.into()),
        ("limit", values.bounds.highest.into()),
        ("money", values.start.money.into()),
        ("ships", values.start.ships.into()),
        ("smallest-gift", SMALLEST_GIFT.into()),
        ("money-a-point", values.gift.money_per_leverage.into()),
        ("terraforming-earns", values.terraform.0.into()),
    ]
}

fn work(text: &Text, values: &Values) -> Arguments {
    let (research, milestones, technology) = (&values.research, &values.milestones, &values.technology);
    vec![
        ("research", research.leverage.into()),
        ("research-money", research.money.into()),
        ("science", research.science.into()),
        ("science-at-home", research.own_science.into()),
        ("money-at-home", research.own_money.into()),
        ("schmoozing", list(text, values.schmooze.0).into()),
        ("cooperation", milestones.leverage_per_point.into()),
        ("milestones", words::points_of(text, milestones).into()),
        ("milestone-science", milestones.science.into()),
        ("tiers", list(text, technology.tiers).into()),
        ("ambassadors", technology.ambassadors.into()),
        ("harmony", technology.harmony.into()),
        ("charisma", technology.charisma_percent.into()),
        ("embassy", values.embassy.price.into()),
        ("embassy-earns", values.embassy.leverage.into()),
    ]
}

/// Returns the prices of favours, and the values and names of access.
fn favours(text: &Text, values: &Values) -> Arguments {
    let favour = &values.favour;
    let value = |kind| values.access(kind).value.into();
    let name = |kind| words::access(text, kind).into();
    vec![
        ("asked-a-point", favour.money_per_leverage.into()),
        ("aid", favour.aid_per_minute.into()),
        ("longest-aid", favour.aid_longest.into()),
        ("refusing", words::times(text, favour.refusal_factor).into()),
        ("ship-lost", values.loss.lent_ship.into()),
        ("system", favour.system.into()),
        ("ecological", value(Access::Ecological)),
        ("diplomatic", value(Access::Diplomatic)),
        ("trade", value(Access::Trade)),
        ("passage", value(Access::Passage)),
        ("gardens", name(Access::Ecological)),
        ("salons", name(Access::Diplomatic)),
        ("markets", name(Access::Trade)),
        ("gates", name(Access::Passage)),
    ]
}

/// Returns the price of each hostile act, and its threshold.
fn acts(values: &Values, settings: &Settings) -> Arguments {
    let (loss, table) = (&values.loss, values.thresholds(settings.thresholds));
    let threshold = |act: HostileAct| table.of(act).into();
    vec![
        ("trespass", loss.entry.into()),
        ("mineral", loss.mineral.into()),
        ("biomass", loss.biomass.into()),
        ("damage", loss.damage.into()),
        ("conquest", loss.conquer.into()),
        ("destruction", loss.destroy.into()),
        ("theft", threshold(HostileAct::StealMinerals)),
        ("biomass-theft", threshold(HostileAct::StealBiomass)),
        ("home", threshold(HostileAct::DamageShipInOwnSystems)),
        ("elsewhere", threshold(HostileAct::DamageShipElsewhere)),
        ("city", threshold(HostileAct::ConquerCity)),
        ("destroyed-city", threshold(HostileAct::DestroyCity)),
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
        ("negative-access", set(Setting::NegativeAccess(settings.negative_access))),
        ("milestone-source", set(Setting::MilestoneSource(settings.milestone_source))),
        ("small-gifts", set(Setting::SmallGifts(settings.small_gifts))),
    ]
}
