//! Exact amounts: integer newtypes with checked arithmetic.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub};

/// Leverage in exact hundredths of a point (L1.3).
///
/// Leverage over a player lies between two bounds (L1.2). The accounts behind it are sums over a whole campaign and may
/// be larger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Leverage(#[serde(deserialize_with = "crate::numbers::number")] pub(super) i64);

impl Leverage {
    pub const ZERO: Leverage = Leverage(0);

    pub const fn points(points: i64) -> Leverage {
        Leverage(points * 100)
    }

    pub const fn hundredths(hundredths: i64) -> Leverage {
        Leverage(hundredths)
    }

    pub const fn in_hundredths(self) -> i64 {
        self.0
    }

    /// Returns this many times the amount.
    pub(super) fn multiplied(self, count: i64) -> Leverage {
        Leverage(self.0.saturating_mul(count))
    }

    /// Returns the amount times a factor, rounded half up to hundredths.
    pub(super) fn times(self, factor: Factor) -> Leverage {
        self.part(factor.0, Factor::whole(1).0)
    }

    /// Returns a fraction of the amount, rounded half up to hundredths.
    pub(super) fn part(self, of: i64, whole: i64) -> Leverage {
        let (amount, of, whole) = (i128::from(self.0), i128::from(of), i128::from(whole));
        let rounded = (2 * amount * of + whole).div_euclid(2 * whole);
        Leverage(checked(i64::try_from(rounded).ok()))
    }

    pub fn is_zero(&self) -> bool {
        self.0 == 0
    }

    /// Returns the amount of a decimal number, or `None` if it is not a whole number of hundredths.
    pub fn from_decimal(value: f64) -> Option<Leverage> {
        let hundredths = (value * 100.0).round();
        let exact = (value * 100.0 - hundredths).abs() < 1e-6 && hundredths.abs() < 1e15;
        #[expect(clippy::cast_possible_truncation, reason = "checked to be a small whole number")]
        exact.then_some(Leverage(hundredths as i64))
    }
}

impl Add for Leverage {
    type Output = Leverage;
    fn add(self, other: Leverage) -> Leverage {
        Leverage(checked(self.0.checked_add(other.0)))
    }
}

impl AddAssign for Leverage {
    fn add_assign(&mut self, other: Leverage) {
        *self = *self + other;
    }
}

impl Sub for Leverage {
    type Output = Leverage;
    fn sub(self, other: Leverage) -> Leverage {
        Leverage(checked(self.0.checked_sub(other.0)))
    }
}

impl Neg for Leverage {
    type Output = Leverage;
    fn neg(self) -> Leverage {
        Leverage(checked(self.0.checked_neg()))
    }
}

impl std::iter::Sum for Leverage {
    fn sum<I: Iterator<Item = Leverage>>(amounts: I) -> Leverage {
        amounts.fold(Leverage::ZERO, Add::add)
    }
}

impl fmt::Display for Leverage {
    /// Writes the amount without trailing zeros, as in L1.3: `12.5`, `-30`. `{:+}` forces a sign.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.0 {
            ..0 => "-",
            0 => "",
            _ if f.sign_plus() => "+",
            _ => "",
        };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match part {
            0 => f.pad(&format!("{sign}{whole}")),
            p if p % 10 == 0 => f.pad(&format!("{sign}{whole}.{}", p / 10)),
            p => f.pad(&format!("{sign}{whole}.{p:02}")),
        }
    }
}

/// A multiple, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Factor(#[serde(deserialize_with = "crate::numbers::number")] pub(super) i64);

impl Factor {
    pub const fn whole(times: i64) -> Factor {
        Factor(times * 100)
    }

    pub const fn percent(percent: i64) -> Factor {
        Factor(percent)
    }

    pub const fn in_hundredths(self) -> i64 {
        self.0
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Leverage(self.0).fmt(f)
    }
}

/// Money in whole pieces, never negative in a purse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Money(#[serde(deserialize_with = "crate::numbers::number")] pub i64);

impl Money {
    pub const ZERO: Money = Money(0);

    /// Returns this much money in leverage (L2.1, L4.1), rounded to hundredths, at a price of a point.
    pub(super) fn in_leverage(self, per_point: i64, rounds_up: bool) -> Leverage {
        let (hundredths, price) = (i128::from(self.0) * 100, i128::from(per_point.max(1)));
        let rounded = if rounds_up { (hundredths + price - 1).div_euclid(price) } else { hundredths.div_euclid(price) };
        // No player has enough money to exceed this.
        Leverage(i64::try_from(rounded).unwrap_or(i64::MAX).min(i64::MAX / 4))
    }
}

impl Add for Money {
    type Output = Money;
    fn add(self, other: Money) -> Money {
        Money(checked(self.0.checked_add(other.0)))
    }
}

impl Sub for Money {
    type Output = Money;
    fn sub(self, other: Money) -> Money {
        Money(checked(self.0.checked_sub(other.0)))
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

fn checked(result: Option<i64>) -> i64 {
    result.expect("amounts stay far inside 64 bits")
}
