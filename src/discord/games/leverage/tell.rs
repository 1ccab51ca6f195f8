//! The sentences and lines that tell of the leverage ruleset.

mod ships_and_places;
mod tasks;

use crate::discord::games::leverage::words;
use crate::discord::render::mention;
use crate::discord::render::tell::{Reader, line};
use crate::rules::Event;
use crate::rules::games;
use crate::rules::games::leverage::amounts::{Leverage, Money};
use crate::rules::games::leverage::{Access, Booking, Event as Happened, GrantedBy, RightsShift};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns an act of this ruleset in a sentence, or what followed from one in a line.
pub fn told(text: &Text, reader: Reader, event: &Happened) -> Option<String> {
    Some(match event {
        Happened::Gifted {
            from, to, amount, ..
        } => gifted(text, reader, (*from, *to), *amount),
        Happened::AccessRevoked {
            granter,
            grantee,
            access,
        } => revoked(text, reader, (*granter, *grantee), *access),
        Happened::MoneyIssued { to, amount } => line(&purse(text, reader, *to, *amount)),
        Happened::MoneyMoved { from, to, amount } => {
            line(&paid(text, reader, (*from, *to), *amount))
        }
        // What the campaign opens to everybody is told in one line for all.
        Happened::AccessGranted {
            by: GrantedBy::Campaign,
            ..
        } => return None,
        Happened::AccessGranted {
            granter,
            grantee,
            access,
            ..
        } => line(&granted(text, reader, (*granter, *grantee), *access)),
        Happened::LeverageBooked { booking, .. } => line(&booked(text, reader, booking)),
        Happened::TaskStarted(_)
        | Happened::TaskCredited { .. }
        | Happened::TaskRetuned { .. }
        | Happened::TaskAtLimit { .. }
        | Happened::TaskEnded { .. }
        | Happened::MilestoneReached { .. }
        | Happened::TechnologyUnlocked { .. } => return tasks::told(text, reader, event),
        Happened::ActedAgainst { .. }
        | Happened::Entered { .. }
        | Happened::Terraformed { .. }
        | Happened::ShipLaunched(_)
        | Happened::ShipLost(_)
        | Happened::ShipRestored(_)
        | Happened::ShipRemoved(_)
        | Happened::MoneySpent { .. }
        | Happened::MoneyCorrected { .. }
        | Happened::ScienceCorrected { .. }
        | Happened::SystemGiven { .. }
        | Happened::SystemAdded(_)
        | Happened::SystemRemoved { .. }
        | Happened::SystemRuled { .. } => return ships_and_places::told(text, reader, event),
    })
}

fn gifted(text: &Text, reader: Reader, (from, to): (PlayerId, PlayerId), amount: Money) -> String {
    fl!(
        text,
        "told-gift",
        you = reader.role(from, to),
        from = mention(from),
        to = mention(to),
        amount = amount.to_string()
    )
}

fn paid(text: &Text, reader: Reader, (from, to): (PlayerId, PlayerId), amount: Money) -> String {
    fl!(
        text,
        "line-money",
        you = reader.role(from, to),
        from = mention(from),
        to = mention(to),
        amount = amount.to_string()
    )
}

fn revoked(
    text: &Text,
    reader: Reader,
    (granter, grantee): (PlayerId, PlayerId),
    access: Access,
) -> String {
    fl!(
        text,
        "told-revoked",
        you = reader.role(granter, grantee),
        granter = mention(granter),
        grantee = mention(grantee),
        access = words::access(text, access)
    )
}

fn granted(
    text: &Text,
    reader: Reader,
    (granter, grantee): (PlayerId, PlayerId),
    access: Access,
) -> String {
    fl!(
        text,
        "line-granted",
        you = reader.role(granter, grantee),
        granter = mention(granter),
        grantee = mention(grantee),
        access = words::access(text, access)
    )
}

fn purse(text: &Text, reader: Reader, player: PlayerId, amount: Money) -> String {
    let (you, player) = (reader.is(player), mention(player));
    fl!(
        text,
        "line-purse",
        you = you,
        player = player,
        amount = amount.to_string()
    )
}

pub fn booked(text: &Text, reader: Reader, booking: &Booking) -> String {
    let (by, over) = (booking.pair.by, booking.pair.over);
    fl!(
        text,
        "line-leverage",
        you = reader.role(by, over),
        by = mention(by),
        over = mention(over),
        before = booking.before().to_string(),
        after = booking.value.to_string(),
        change = change(text, booking)
    )
}

/// Returns by how much the leverage changed, and what the bound it came to swallowed (L1.4).
fn change(text: &Text, booking: &Booking) -> String {
    let change = format!("{:+}", booking.change());
    if booking.swallowed.is_zero() {
        return change;
    }
    let swallowed = booking.swallowed.max(-booking.swallowed).to_string();
    if booking.value > Leverage::ZERO {
        fl!(text, "change-over", change = change, swallowed = swallowed)
    } else {
        fl!(text, "change-under", change = change, swallowed = swallowed)
    }
}

/// Returns one line for each player whose rights against another opened or closed (L6.4).
pub fn rights(text: &Text, reader: Reader, shifts: &[RightsShift]) -> Vec<String> {
    let same = |a: &RightsShift, b: &RightsShift| {
        (a.actor, a.against, a.opened) == (b.actor, b.against, b.opened)
    };
    shifts
        .chunk_by(same)
        .filter_map(|group| {
            let shift = group.first()?;
            let you = reader.role(shift.actor, shift.against);
            let (actor, against) = (mention(shift.actor), mention(shift.against));
            let acts = words::acts(text, group.iter().map(|shift| shift.act));
            Some(line(&if shift.opened {
                fl!(
                    text,
                    "line-rights-opened",
                    you = you,
                    actor = actor,
                    against = against,
                    acts = acts
                )
            } else {
                fl!(
                    text,
                    "line-rights-closed",
                    you = you,
                    actor = actor,
                    against = against,
                    acts = acts
                )
            }))
        })
        .collect()
}

/// Returns the line that names what the campaign opened to somebody who joined.
pub fn opened_to_all(text: &Text, events: &[Event]) -> Option<String> {
    let mut kinds: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Game(games::Event::Leverage(Happened::AccessGranted {
                access,
                by: GrantedBy::Campaign,
                ..
            })) => Some(*access),
            _ => None,
        })
        .collect();
    kinds.sort();
    kinds.dedup();
    let kinds = (!kinds.is_empty()).then(|| words::accesses(text, &kinds))?;
    Some(line(&fl!(text, "line-open-access", kinds = kinds)))
}
