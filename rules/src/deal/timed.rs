//! What time, departures and undos do to deals and promises (D3.1, D4.4, D7, D8).

use super::{Closing, DRAFT_KEPT, Deal, Ending, Happened, Promise, Record, offered, signing};
use crate::campaign::Campaign;
use crate::event::Event;
use crate::ids::{DealId, PlayerId};
use crate::offer::{LAST_CALL, Reminder};
use crate::ruleset::Verdict;
use crate::time::Time;
use std::collections::BTreeMap;

/// Returns the first thing that time has decided by `now`, and when: a deal lapses, a promise gets its verdict, or a
/// draft is dropped.
pub(crate) fn due(campaign: &Campaign, now: Time) -> Option<(Time, Vec<Event>)> {
    let first = all_due(campaign).filter(|(at, _)| *at <= now).min_by_key(|(at, what)| (*at, what.order()))?;
    let (at, what) = first;
    Some((at, what.events(campaign, at)))
}

enum Due<'a> {
    Deal(&'a Record),
    Promise(&'a Promise, Verdict),
    Draft(DealId, PlayerId),
}

impl Due<'_> {
    /// Returns the order of things that are due at the same moment.
    fn order(&self) -> (u8, DealId, u8) {
        match self {
            Due::Promise(promise, _) => (0, promise.id.deal, promise.id.clause),
            Due::Deal(record) => (1, record.deal.id, 0),
            Due::Draft(draft, _) => (2, *draft, 0),
        }
    }

    fn events(&self, campaign: &Campaign, at: Time) -> Vec<Event> {
        match self {
            Due::Deal(record) => offered::ended(campaign, record, Closing::new(Ending::Lapsed, None, at)),
            Due::Promise(promise, verdict) => vec![promise.judged(*verdict, at, None)],
            Due::Draft(draft, by) => vec![Happened::Dropped { draft: *draft, by: *by }.into()],
        }
    }
}

fn all_due(campaign: &Campaign) -> impl Iterator<Item = (Time, Due<'_>)> {
    let deals = &campaign.deals;
    let open = deals.open.values().map(|record| (record.deal.deadline, Due::Deal(record)));
    let running = deals.running.values().map(|promise| {
        let (at, verdict) = promise.decided_in_time();
        (at, Due::Promise(promise, verdict))
    });
    let drafts = deals.drafts.values().map(|draft| (draft.changed_at + DRAFT_KEPT, Due::Draft(draft.id, draft.by)));
    open.chain(running).chain(drafts)
}

impl Deal {
    /// Returns the reminders not sent yet, in order, with their due times (L4.7).
    fn reminders_left(&self) -> impl Iterator<Item = (Reminder, Time)> {
        let half = self.deadline - self.answer_within.half();
        let last = Some(self.deadline - LAST_CALL).filter(|call| *call > half);
        let all = [(Reminder::HalfTime, Some(half)), (Reminder::LastCall, last)];
        let left = all.into_iter().filter(|(reminder, _)| self.reminded < Some(*reminder));
        left.filter_map(|(reminder, at)| Some((reminder, at?)))
    }
}

/// Returns when time will next decide something about deals, or a reminder is due.
pub(crate) fn next(campaign: &Campaign) -> Option<Time> {
    let reminders = campaign.deals.open.values().flat_map(|record| record.deal.reminders_left());
    let reminders = reminders.map(|(_, at)| at);
    all_due(campaign).map(|(at, _)| at).chain(reminders).min()
}

/// Returns the reminders due; each deal gets only the latest.
pub(crate) fn reminders(campaign: &Campaign, now: Time) -> Vec<Event> {
    let open = campaign.deals.open.values().map(|record| &record.deal);
    let due = open.filter_map(|deal| {
        let due = deal.reminders_left().filter(|(_, at)| *at <= now).last();
        let (reminder, _) = due?;
        Some(Happened::Reminded { deal: deal.header(), reminder, players: deal.awaited().collect() }.into())
    });
    due.collect()
}

/// Returns the events that void the deals of a player who leaves, and the promises by and to them (D7.1).
pub(crate) fn without(campaign: &Campaign, player: PlayerId, by: PlayerId, now: Time) -> Vec<Event> {
    let deals = &campaign.deals;
    let open = deals.open.values().map(|record| &record.deal).filter(|deal| deal.parties.contains(&player));
    let closing = Closing::new(Ending::Void, Some(by), now);
    let open = open.map(|deal| signing::ended(deal, closing));
    let running = deals.running.values().filter(|promise| promise.concerns(player));
    let running = running.map(|promise| promise.judged(Verdict::Void, now, None));
    open.chain(running).collect()
}

/// Returns the events that end deals and promises with the campaign (D7.2).
pub(crate) fn end(campaign: &Campaign, by: PlayerId, now: Time) -> Vec<Event> {
    let deals = &campaign.deals;
    let closing = Closing::new(Ending::Void, Some(by), now);
    let open = deals.open.values().map(|record| signing::ended(&record.deal, closing));
    let running = deals.running.values().map(|promise| promise.judged(promise.decided_at_end(), now, None));
    open.chain(running).collect()
}

/// Returns the events of deals that an undo opens again, or opens at an earlier version. If their time is over, they get
/// the whole of it (D8.1).
pub(crate) fn reopened(before: &Campaign, rebuilt: &Campaign, from: Time) -> Vec<Event> {
    let open = rebuilt.deals.open.values();
    let reopened = open.filter_map(|record| {
        let deal = &record.deal;
        let known = before.deals.get(deal.id);
        let late = deal.deadline <= from;
        let stands = known.is_some_and(|known| known.closing.is_none() && known.deal.version == deal.version);
        let deadline = if late { from + deal.answer_within } else { deal.deadline };
        let used = known.map_or(record.newest_version(), |known| known.newest_version().max(record.newest_version()));
        (late || !stands).then(|| Happened::Reopened { deal: deal.header(), deadline, used }.into())
    });
    reopened.collect()
}

/// Returns the events that keep undone deals known as void, so that their numbers are not reused.
pub(crate) fn vanished<'a>(
    undone: impl Iterator<Item = &'a Event>,
    (before, rebuilt): (&Campaign, &Campaign),
    by: PlayerId,
    now: Time,
) -> Vec<Event> {
    let sent = undone.filter_map(|event| match event {
        Event::Deal(Happened::Sent { deal, .. }) => Some((deal.id, deal)),
        _ => None,
    });
    let gone: BTreeMap<DealId, &Deal> = sent.filter(|(id, _)| !rebuilt.deals.was_sent(*id)).collect();
    let closing = Closing::new(Ending::Void, Some(by), now);
    let gone = gone.into_values().flat_map(|deal| {
        let sent = Happened::Sent { deal: deal.clone(), draft: None };
        let mut closed = before.deals.closed.iter().filter(|record| record.deal.id == deal.id);
        let again = closed.any(|record| record.closing.is_some_and(|closing| closing.ending == Ending::Void));
        [sent.into(), signing::ended(deal, Closing { again, ..closing })]
    });
    gone.collect()
}

/// Returns the events that keep players' current drafts through an undo, which does not concern them.
pub(crate) fn kept_drafts(before: &Campaign, rebuilt: &Campaign) -> Vec<Event> {
    let drafts = before.deals.drafts.values().filter(|draft| rebuilt.deals.drafts.get(&draft.id) != Some(draft));
    drafts.map(|draft| Happened::Drafted(draft.clone()).into()).collect()
}
