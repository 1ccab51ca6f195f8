//! Leverage of one player over another, and the accounts behind it (L1).

use super::amounts::Leverage;
use super::event::{Event, Why};
use super::values::Bounds;
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// An ordered pair: the leverage of `by` over `over`, which is independent of the reverse (L1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pair {
    pub by: PlayerId,
    pub over: PlayerId,
}

impl Pair {
    pub fn new(by: PlayerId, over: PlayerId) -> Pair {
        Pair { by, over }
    }

    pub fn reversed(self) -> Pair {
        Pair::new(self.over, self.by)
    }
}

/// The four accounts of a pair (L1.4). The leverage is computed from them, so the two cannot disagree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relation {
    pub earned: Leverage,
    pub lost: Leverage,
    pub spent: Leverage,
    pub adjusted: Leverage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Account {
    Earned,
    Lost,
    Spent,
    Adjusted,
}

/// A change to one account, at its actual size (L1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Booking {
    #[serde(flatten)]
    pub pair: Pair,
    pub account: Account,
    /// The increase of the account; negative for a refund.
    pub amount: Leverage,
    /// The part cut off by the bound of L1.2, with the sign of the intended booking.
    #[serde(default, skip_serializing_if = "Leverage::is_zero")]
    pub swallowed: Leverage,
    /// The resulting leverage; zero if it is hidden.
    pub value: Leverage,
    /// How much of it a viewer sees (L13.1).
    #[serde(default, skip_serializing_if = "Shown::is_whole")]
    pub shown: Shown,
}

/// How much of a booking a viewer sees (L13.1). Bookings in the journal are always complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    #[default]
    Whole,
    /// The change of the leverage without the bound of L1.2, but not the leverage.
    Difference,
    /// Only that a moderator set it, without figures.
    Anew,
}

impl Shown {
    pub fn is_whole(&self) -> bool {
        *self == Shown::Whole
    }
}

impl Relation {
    /// Returns the leverage: earned - lost - spent + adjusted (L1.4).
    pub fn value(&self) -> Leverage {
        self.earned - self.lost - self.spent + self.adjusted
    }

    /// Returns what counts for the advantage: earnings less losses (L8.1).
    pub(super) fn net(&self) -> Leverage {
        self.earned - self.lost
    }

    /// Returns the booking of `amount` to `account`, within the bounds of L1.2.
    pub(super) fn book(&self, pair: Pair, account: Account, amount: Leverage, bounds: &Bounds) -> Booking {
        let before = self.value();
        let value = bounds.keep(before, before + account.signed(amount));
        let effective = account.signed(value - before);
        Booking { pair, account, amount: effective, swallowed: amount - effective, value, shown: Shown::Whole }
    }

    pub(super) fn apply(&mut self, booking: &Booking) {
        let account = match booking.account {
            Account::Earned => &mut self.earned,
            Account::Lost => &mut self.lost,
            Account::Spent => &mut self.spent,
            Account::Adjusted => &mut self.adjusted,
        };
        *account += booking.amount;
    }
}

impl Account {
    /// Converts an amount on this account to a change of leverage, and back.
    fn signed(self, amount: Leverage) -> Leverage {
        match self {
            Account::Earned | Account::Adjusted => amount,
            Account::Lost | Account::Spent => -amount,
        }
    }
}

impl Booking {
    pub fn change(&self) -> Leverage {
        self.account.signed(self.amount)
    }

    pub fn before(&self) -> Leverage {
        self.value - self.change()
    }

    /// Returns the reverse booking, with the same visibility.
    pub(super) fn reversed(&self) -> Booking {
        let value = match self.shown {
            Shown::Whole => self.before(),
            Shown::Difference | Shown::Anew => Leverage::ZERO,
        };
        Booking { amount: -self.amount, swallowed: Leverage::ZERO, value, ..*self }
    }

    /// Returns the booking reduced to this visibility.
    pub(super) fn shown_as(self, shown: Shown) -> Booking {
        let amount = match shown {
            Shown::Whole => return self,
            Shown::Difference => self.amount + self.swallowed,
            Shown::Anew => Leverage::ZERO,
        };
        Booking { amount, swallowed: Leverage::ZERO, value: Leverage::ZERO, shown, ..self }
    }

    pub(super) fn because(self, why: Why) -> Event {
        Event::LeverageBooked { booking: self, why }
    }
}
