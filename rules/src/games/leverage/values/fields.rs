//! The keys of the table of values, with their ranges (H1.3). Reading, writing, checking and comparing tables all go
//! through this list.

use super::super::amounts::{Factor, Leverage};
use super::{AccessValues, FavourValues, LossValues, ResearchValues, ThresholdValues, Values};
use std::ops::RangeInclusive;

/// The longest name of a kind of access, in characters.
pub(super) const NAME: usize = 30;

/// The highest number of money, science and points.
const MOST: i64 = 1_000_000;

/// The highest value, cost or loss of leverage, and the farthest bounds, in points.
const MOST_LEVERAGE: i64 = 10_000;

/// A key's value in a table, to be read or set.
#[derive(Debug)]
pub(super) enum Field<'a> {
    Whole(&'a mut i64, RangeInclusive<i64>),
    /// In hundredths, like its range.
    Decimal(&'a mut i64, RangeInclusive<i64>),
    Name(&'a mut String),
    /// One leverage for each tier.
    Decimals(&'a mut [Leverage; 5], RangeInclusive<i64>),
    /// One price for each tier, none lower than the one before.
    Wholes(&'a mut [i64; 5], RangeInclusive<i64>),
    /// Rising numbers, within a range, up to a count.
    Rising(&'a mut Vec<i64>, RangeInclusive<i64>, usize),
}

/// A key's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    Whole(i64),
    Decimal(Leverage),
    Name(String),
    Wholes(Vec<i64>),
    Decimals(Vec<Leverage>),
}

impl Field<'_> {
    pub(super) fn figure(&self) -> Figure {
        match self {
            Field::Whole(value, _) => Figure::Whole(**value),
            Field::Decimal(value, _) => Figure::Decimal(Leverage::hundredths(**value)),
            Field::Name(name) => Figure::Name((**name).clone()),
            Field::Decimals(values, _) => Figure::Decimals(values.to_vec()),
            Field::Wholes(values, _) => Figure::Wholes(values.to_vec()),
            Field::Rising(values, ..) => Figure::Wholes((**values).clone()),
        }
    }
}

impl Values {
    /// Returns every key by its path in the file, in the file's order, with its value.
    pub fn figures(&self) -> Vec<(&'static str, Figure)> {
        let mut copy = self.clone();
        let figures = copy.fields().into_iter().map(|(path, field)| (path, field.figure()));
        figures.collect()
    }

    /// Returns the range of thresholds. Impossible bounds limit nothing, so that only they are wrong.
    fn within_bounds(&self) -> RangeInclusive<i64> {
        let (lowest, highest) = (self.bounds.lowest.in_hundredths(), self.bounds.highest.in_hundredths());
        if lowest > 0 || highest < 0 { i64::MIN..=i64::MAX } else { lowest..=highest }
    }

    /// Returns every key by its path in the file, in the file's order.
    pub(super) fn fields(&mut self) -> Vec<Keyed<'_>> {
        let within = self.within_bounds();
        let Values {
            gift,
            access,
            favour,
            research,
            schmooze,
            embassy,
            terraform,
            loss,
            threshold,
            bounds,
            milestones,
            technology,
            start,
        } = self;
        let mut fields = vec![("gift.money_per_leverage", Field::Whole(&mut gift.money_per_leverage, 1..=MOST))];
        fields.extend(of_access(access));
        fields.extend(of_favours(favour));
        fields.extend(of_research(research));
        fields.extend([
            ("schmooze", Field::Decimals(&mut schmooze.0, any_leverage())),
            ("embassy.price", amount(&mut embassy.price.0)),
            ("embassy.leverage", leverage(&mut embassy.leverage)),
            ("terraform", leverage(&mut terraform.0)),
        ]);
        fields.extend(of_losses(loss));
        fields.extend(of_thresholds(threshold, &within));
        let farthest = *any_leverage().end();
        fields.extend([
            ("bounds.lowest", Field::Decimal(&mut bounds.lowest.0, -farthest..=0)),
            ("bounds.highest", Field::Decimal(&mut bounds.highest.0, 0..=farthest)),
            ("milestones.points", Field::Rising(&mut milestones.points, 1..=MOST, 10)),
            ("milestones.leverage_per_point", Field::Decimal(&mut milestones.leverage_per_point.0, 1..=farthest)),
            ("milestones.science", amount(&mut milestones.science)),
            ("technology.tiers", Field::Wholes(&mut technology.tiers, 0..=MOST)),
            ("technology.ambassadors", amount(&mut technology.ambassadors)),
            ("technology.harmony", amount(&mut technology.harmony)),
            ("technology.charisma_percent", Field::Whole(&mut technology.charisma_percent, 0..=20)),
            ("start.money", amount(&mut start.money.0)),
            ("start.leverage", Field::Decimal(&mut start.leverage.0, within)),
            ("start.ships", Field::Whole(&mut start.ships, 0..=10)),
        ]);
        fields
    }
}

/// A key, by its path in the file.
pub(super) type Keyed<'a> = (&'static str, Field<'a>);

fn of_access(access: &mut AccessValues) -> [Keyed<'_>; 8] {
    [
        ("access.ecological.name", Field::Name(&mut access.ecological.name)),
        ("access.ecological.value", leverage(&mut access.ecological.value)),
        ("access.diplomatic.name", Field::Name(&mut access.diplomatic.name)),
        ("access.diplomatic.value", leverage(&mut access.diplomatic.value)),
        ("access.trade.name", Field::Name(&mut access.trade.name)),
        ("access.trade.value", leverage(&mut access.trade.value)),
        ("access.passage.name", Field::Name(&mut access.passage.name)),
        ("access.passage.value", leverage(&mut access.passage.value)),
    ]
}

fn of_favours(favour: &mut FavourValues) -> [Keyed<'_>; 5] {
    let most = Factor::whole(10).in_hundredths();
    [
        ("favour.money_per_leverage", Field::Whole(&mut favour.money_per_leverage, 1..=MOST)),
        ("favour.aid_per_minute", leverage(&mut favour.aid_per_minute)),
        ("favour.aid_longest", Field::Whole(&mut favour.aid_longest, 1..=60)),
        ("favour.system", leverage(&mut favour.system)),
        ("favour.refusal_factor", Field::Decimal(&mut favour.refusal_factor.0, 0..=most)),
    ]
}

fn of_research(research: &mut ResearchValues) -> [Keyed<'_>; 5] {
    [
        ("research.leverage", leverage(&mut research.leverage)),
        ("research.science", amount(&mut research.science)),
        ("research.money", amount(&mut research.money.0)),
        ("research.own_science", amount(&mut research.own_science)),
        ("research.own_money", amount(&mut research.own_money.0)),
    ]
}

fn of_losses(loss: &mut LossValues) -> [Keyed<'_>; 7] {
    [
        ("loss.entry", leverage(&mut loss.entry)),
        ("loss.mineral", leverage(&mut loss.mineral)),
        ("loss.biomass", leverage(&mut loss.biomass)),
        ("loss.damage", leverage(&mut loss.damage)),
        ("loss.conquer", leverage(&mut loss.conquer)),
        ("loss.destroy", leverage(&mut loss.destroy)),
        ("loss.lent_ship", leverage(&mut loss.lent_ship)),
    ]
}

fn of_thresholds<'a>(threshold: &'a mut ThresholdValues, within: &RangeInclusive<i64>) -> [Keyed<'a>; 6] {
    let below = |value| Field::Decimal(value, within.clone());
    [
        ("threshold.mineral", below(&mut threshold.mineral.0)),
        ("threshold.biomass", below(&mut threshold.biomass.0)),
        ("threshold.damage_own", below(&mut threshold.damage_own.0)),
        ("threshold.damage_elsewhere", below(&mut threshold.damage_elsewhere.0)),
        ("threshold.conquer", below(&mut threshold.conquer.0)),
        ("threshold.destroy", below(&mut threshold.destroy.0)),
    ]
}

/// Returns a value, cost or loss of leverage.
fn leverage(value: &mut Leverage) -> Field<'_> {
    Field::Decimal(&mut value.0, any_leverage())
}

fn any_leverage() -> RangeInclusive<i64> {
    0..=Leverage::points(MOST_LEVERAGE).in_hundredths()
}

/// Returns an amount of money or science.
fn amount(value: &mut i64) -> Field<'_> {
    Field::Whole(value, 0..=MOST)
}
