//! Exact amounts: integer newtypes with checked arithmetic.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub};

/// Leverage in exact hundredths of a point (L1.3).
///
/// Leverage over a player lies between [`Leverage::MIN`] and [`Leverage::MAX`] (L1.2). The accounts behind it are
/// sums over a whole campaign and may be larger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Leverage(#[serde(deserialize_with = "crate::numbers::number")] i64);

impl Leverage {
    pub const ZERO: Leverage = Leverage(0);
    /// The highest leverage over another player: 100 points (L1.2).
    pub const MAX: Leverage = Leverage::points(100);
    /// The lowest leverage over another player: -100 points (L1.2).
    pub const MIN: Leverage = Leverage::points(-100);

    pub const fn points(points: i64) -> Leverage {
        Leverage(points * 100)
    }

    pub const fn hundredths(hundredths: i64) -> Leverage {
        Leverage(hundredths)
    }

    pub const fn in_hundredths(self) -> i64 {
        self.0
    }

    /// Returns the amount clamped to the bounds of L1.2.
    pub fn bounded(self) -> Leverage {
        self.clamp(Leverage::MIN, Leverage::MAX)
    }

    /// Returns twice the amount (L4.6).
    pub fn doubled(self) -> Leverage {
        self + self
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

/// Money in whole pieces, never negative in a purse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Money(#[serde(deserialize_with = "crate::numbers::number")] pub i64);

impl Money {
    pub const ZERO: Money = Money(0);

    /// The money that is worth a point of leverage (L2.1, L4.1).
    pub const PER_POINT: Money = Money(50);

    /// Returns this much money in leverage, in exact hundredths. `None` on overflow.
    pub fn as_leverage(self) -> Option<Leverage> {
        let each = Leverage::points(1).in_hundredths() / Money::PER_POINT.0;
        self.0.checked_mul(each).map(Leverage)
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
