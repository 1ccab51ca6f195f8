//! Asking for favours, openly and in private.

use super::{ADA, Act, BO, Step, act, confirmed};
use chancery_rules::games;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{Access, Favour};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Confirmation, PrivateNumbers};

/// Returns the number of the nth private offer between Ada and Bo, from 0 (L13.2).
pub fn private_id(nth: u64) -> u64 {
    let first = PrivateNumbers::default().next(Some(ADA), BO);
    assert!(first.is_private());
    first.0 + nth * 100_000
}

/// Asks for a favour. If it is private and everything else is public, the asker confirms that others can infer it
/// (L13.2).
pub fn ask(by: PlayerId, of: PlayerId, favour: Favour, note: Option<&str>, private: bool) -> Step {
    let asked = asked(by, of, &favour, note, private);
    match private {
        true => confirmed(asked, Confirmation::from(shows(of, &favour))),
        false => asked,
    }
}

/// Returns the question about a private favour if leverage and money are public.
pub fn shows(of: PlayerId, favour: &Favour) -> games::leverage::Confirmation {
    games::leverage::Confirmation::PrivateShows {
        of,
        leverage: true,
        money: matches!(favour, Favour::Money { .. }),
        map: matches!(favour, Favour::System { .. }),
        has: None,
        no_ship: false,
    }
}

pub fn asked(by: PlayerId, of: PlayerId, favour: &Favour, note: Option<&str>, private: bool) -> Step {
    let (favour, note) = (favour.clone(), note.map(str::to_owned));
    act(by, Act::AskFavour { of, favour, note, private })
}

pub fn ask_money(by: PlayerId, of: PlayerId, amount: i64) -> Step {
    let amount = Money(amount);
    ask(by, of, Favour::Money { amount }, None, false)
}

pub fn ask_access(by: PlayerId, of: PlayerId, access: Access) -> Step {
    ask(by, of, Favour::Access { access }, None, false)
}
