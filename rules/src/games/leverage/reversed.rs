//! Reverses events, so that an undo can be announced.

use super::event::Event;

/// Returns the event that reverses this one, if there is one. It is announced in an undo.
pub(super) fn reversed(event: &Event) -> Option<Event> {
    let mut back = event.clone();
    match &mut back {
        Event::LeverageBooked { booking, .. } => *booking = booking.reversed(),
        Event::MoneyMoved { from, to, .. } | Event::SystemGiven { from, to, .. } => {
            std::mem::swap(from, to);
        }
        Event::RightsShifted { rights } => {
            for right in rights {
                right.opened = !right.opened;
            }
        }
        Event::ValuesChanged { before, after, .. } => std::mem::swap(before, after),
        Event::TasksHalted { pair, tasks, at } => {
            return Some(Event::TasksResumed { pair: *pair, tasks: tasks.clone(), at: *at });
        }
        Event::TasksResumed { pair, tasks, at } => {
            return Some(Event::TasksHalted { pair: *pair, tasks: tasks.clone(), at: *at });
        }
        Event::MoneyCorrected { amount, .. } | Event::MoneyCorrectedForAll { amount, .. } => amount.0 = -amount.0,
        Event::ScienceCorrected { amount, .. } | Event::ScienceCorrectedForAll { amount, .. } => *amount = -*amount,
        // Nothing reverses these, so an undo announces the originals.
        Event::MoneyIssued { .. }
        | Event::Gifted { .. }
        | Event::GiftKeptBack { .. }
        | Event::SmallGiftsTold { .. }
        | Event::AccessGranted { .. }
        | Event::AccessRevoked { .. }
        | Event::AccessEnded(_)
        | Event::RenewalAsked(_)
        | Event::RenewalAgreed { .. }
        | Event::AccessRenewed { .. }
        | Event::ShipLaunched(_)
        | Event::ShipLost(_)
        | Event::ShipSentHome(_)
        | Event::ShipWasDestroyed(_)
        | Event::ShipRestored(_)
        | Event::ShipRemoved(_)
        | Event::TaskStarted(_)
        | Event::TaskCredited { .. }
        | Event::TaskRetuned { .. }
        | Event::TaskAtLimit { .. }
        | Event::TaskEnded { .. }
        | Event::MilestoneReached { .. }
        | Event::TechnologyUnlocked { .. }
        | Event::MoneySpent { .. }
        | Event::ActedAgainst { .. }
        | Event::Entered { .. }
        | Event::Terraformed { .. }
        | Event::BiomassCollected { .. }
        | Event::MineralsSold { .. }
        | Event::SystemAdded(_)
        | Event::SystemRemoved { .. }
        | Event::SystemRuled { .. } => return None,
    }
    Some(back)
}
