//! Leverage of one player over another and the accounts behind it (L1).

use super::amounts::Leverage;
use super::event::{Event, Why};
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// Whose leverage over whom. `by` over `over` says nothing of the other way round (L1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pair {
    pub by: PlayerId,
    pub over: PlayerId,
}

impl Pair {
    pub fn new(by: PlayerId, over: PlayerId) -> Pair {
        Pair { by, over }
    }

    /// Returns the other way round.
    pub fn reversed(self) -> Pair {
        Pair::new(self.over, self.by)
    }
}

/// The four accounts of a pair (L1.4). Nothing else holds its leverage, so value and accounts cannot disagree.
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

/// A change of one account, at the size it really had (L1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Booking {
    #[serde(flatten)]
    pub pair: Pair,
    pub account: Account,
    /// What the account grew by; less than nothing where something comes back.
    pub amount: Leverage,
    /// What the bound of L1.2 swallowed, with the sign of what was to be booked.
    #[serde(default, skip_serializing_if = "Leverage::is_zero")]
    pub swallowed: Leverage,
    /// The leverage afterwards; zero where it is not shown.
    pub value: Leverage,
    /// How much of it a viewer is shown (L13.1).
    #[serde(default, skip_serializing_if = "Shown::is_whole")]
    pub shown: Shown,
}

/// How much of a booking a viewer is shown (L13.1). Every booking in the journal is whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    #[default]
    Whole,
    /// By how much the leverage would change without the bound of L1.2, and not the leverage.
    Difference,
    /// That a moderator has set it, and no figure.
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

    /// Returns `amount` booked to `account` as far as the bounds of L1.2 allow.
    pub(super) fn book(&self, pair: Pair, account: Account, amount: Leverage) -> Booking {
        let before = self.value();
        let value = (before + account.signed(amount)).bounded();
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
    /// Returns what `amount` on this account is worth in leverage, and the other way round.
    fn signed(self, amount: Leverage) -> Leverage {
        match self {
            Account::Earned | Account::Adjusted => amount,
            Account::Lost | Account::Spent => -amount,
        }
    }
}

impl Booking {
    /// Returns by how much the leverage rose or fell.
    pub fn change(&self) -> Leverage {
        self.account.signed(self.amount)
    }

    /// Returns the leverage before.
    pub fn before(&self) -> Leverage {
        self.value - self.change()
    }

    /// Returns what leads back from it, shown as it was.
    pub(super) fn reversed(&self) -> Booking {
        let value = match self.shown {
            Shown::Whole => self.before(),
            Shown::Difference | Shown::Anew => Leverage::ZERO,
        };
        Booking { amount: -self.amount, swallowed: Leverage::ZERO, value, ..*self }
    }

    /// Returns as much of it as is shown like that.
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
