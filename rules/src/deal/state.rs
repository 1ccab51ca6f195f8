//! The deals of a campaign: drafts, open deals, the newest of those that ended, and promises.

use super::{Clause, Closing, Deal, Draft, Ending, Happened, Header, Promise, PromiseId, Signature};
use crate::ids::{DealId, OfferId, PlayerId};
use crate::patience::Patience;
use crate::ruleset::Verdict;
use crate::table::{PrivateNumbers, Viewer};
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// How many ended deals and judged promises a campaign remembers. The history has all of them.
const REMEMBERED_DEALS: usize = 100;
const REMEMBERED_PROMISES: usize = 500;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deals {
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub drafts: BTreeMap<DealId, Draft>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub open: BTreeMap<DealId, Record>,
    /// The newest deals that ended, in the order of their ends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<Record>,
    /// Promises without a verdict.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub running: BTreeMap<PromiseId, Promise>,
    /// The newest verdicts, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub judged: Vec<(Promise, Verdict)>,
    /// The newest public number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<DealId>,
    #[serde(default, skip_serializing_if = "PrivateNumbers::is_empty")]
    private: PrivateNumbers,
    /// The pending offers that have waited for a deal (D5.1).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    waited: BTreeSet<OfferId>,
}

/// A deal with its earlier versions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The newest version.
    pub deal: Deal,
    /// Oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<Deal>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closing: Option<Closing>,
    /// The newest version that was ever sent, if an undo took it back.
    #[serde(default, skip_serializing_if = "is_none")]
    used: u32,
    /// The offer that it was made from waits longer for it (D5.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) held: bool,
}

fn is_none(used: &u32) -> bool {
    *used == 0
}

impl Record {
    /// Returns the number of the next version. No number is used twice, so that no signature is for another version than
    /// its signer saw.
    pub(super) fn next_version(&self) -> u32 {
        self.newest_version() + 1
    }

    /// Returns the newest version that was ever sent.
    pub(super) fn newest_version(&self) -> u32 {
        self.deal.version.max(self.used)
    }
}

/// Returns players ordered by id.
fn sorted(players: &[PlayerId]) -> Vec<PlayerId> {
    let mut sorted = players.to_vec();
    sorted.sort_unstable();
    sorted
}

impl Deals {
    pub fn is_empty(&self) -> bool {
        *self == Deals::default()
    }

    /// Returns deals and promises that come along from elsewhere (H2). The next public deal has the number `next`, or a
    /// later one if that is taken.
    pub(crate) fn brought_along(
        (drafts, open, closed): (Vec<Draft>, Vec<Deal>, Vec<(Deal, Closing)>),
        promises: Vec<(Promise, Option<Verdict>)>,
        next: DealId,
    ) -> Deals {
        let mut deals = Deals { last: next.0.checked_sub(1).filter(|last| *last > 0).map(DealId), ..Deals::default() };
        for (deal, closing) in closed {
            deals.send(&deal);
            let ended = deals.open.remove(&deal.id);
            deals.waited.clear();
            deals.closed.extend(ended.map(|record| Record { closing: Some(closing), held: false, ..record }));
        }
        for draft in drafts {
            deals.private.give_between(OfferId(draft.id.0), &[draft.by]);
            deals.drafts.insert(draft.id, draft);
        }
        open.iter().for_each(|deal| deals.send(deal));
        for (promise, verdict) in promises {
            match verdict {
                Some(verdict) => deals.judged.push((promise, verdict)),
                None => drop(deals.running.insert(promise.id, promise)),
            }
        }
        deals
    }

    /// Restores the order of the players after one has been replaced.
    pub(crate) fn order_players(&mut self) {
        self.private.order_players();
    }

    /// Returns every clause of drafts, deals and promises.
    pub(crate) fn clauses(&self) -> impl Iterator<Item = &Clause> {
        let records = self.open.values().chain(&self.closed);
        let deals = records.flat_map(|record| record.earlier.iter().chain([&record.deal]));
        let promises = self.running.values().chain(self.judged.iter().map(|(promise, _)| promise));
        let drafts = self.drafts.values().flat_map(|draft| &draft.clauses);
        drafts.chain(deals.flat_map(|deal| &deal.clauses)).chain(promises.map(|promise| &promise.clause))
    }

    pub(crate) fn clauses_mut(&mut self) -> impl Iterator<Item = &mut Clause> {
        let records = self.open.values_mut().chain(&mut self.closed);
        let deals = records.flat_map(|record| record.earlier.iter_mut().chain([&mut record.deal]));
        let promises = self.running.values_mut().chain(self.judged.iter_mut().map(|(promise, _)| promise));
        let drafts = self.drafts.values_mut().flat_map(|draft| &mut draft.clauses);
        drafts.chain(deals.flat_map(|deal| &mut deal.clauses)).chain(promises.map(|promise| &mut promise.clause))
    }

    /// Returns the number of the next public deal.
    pub fn next_public(&self) -> DealId {
        DealId(self.last.map_or(0, |last| last.0) + 1)
    }

    /// Returns the open deals that wait for a player's signature.
    pub fn to_sign(&self, player: PlayerId) -> impl Iterator<Item = &Deal> {
        let open = self.open.values().map(|record| &record.deal);
        open.filter(move |deal| deal.awaited().any(|party| party == player))
    }

    /// Returns a deal that was sent, whether it is open or has ended and is remembered.
    pub fn get(&self, deal: DealId) -> Option<&Record> {
        let mut closed = self.closed.iter().rev();
        self.open.get(&deal).or_else(|| closed.find(|record| record.deal.id == deal))
    }

    /// Returns a player's counter of a deal.
    pub fn counter_of(&self, deal: DealId, by: PlayerId) -> Option<&Draft> {
        let counters = |draft: &&Draft| draft.by == by && draft.counters.is_some_and(|it| it.deal == deal);
        self.drafts.values().find(counters)
    }

    /// Returns the promise and its verdict, if it has one.
    pub fn promise(&self, id: &PromiseId) -> Option<(&Promise, Option<Verdict>)> {
        let running = self.running.get(id).map(|promise| (promise, None));
        let mut judged = self.judged.iter().rev();
        running.or_else(|| judged.find(|(one, _)| one.id == *id).map(|(one, verdict)| (one, Some(*verdict))))
    }

    /// Returns the number of a player's next draft, or of the next deal of these parties.
    pub(super) fn next_id(&self, players: &[PlayerId], private: bool) -> DealId {
        match private {
            true => DealId(self.private.next_between(&sorted(players)).0),
            false => self.next_public(),
        }
    }

    /// Returns whether a deal of that number was ever sent.
    pub(super) fn was_sent(&self, deal: DealId) -> bool {
        match deal.is_private() {
            true => self.private.was_given(OfferId(deal.0)),
            false => self.last.is_some_and(|last| deal <= last),
        }
    }

    /// Returns whether an offer has waited for a deal before.
    pub(crate) fn has_waited(&self, offer: OfferId) -> bool {
        self.waited.contains(&offer)
    }

    /// Forgets an offer that has ended.
    pub(crate) fn forget_offer(&mut self, offer: OfferId) {
        self.waited.remove(&offer);
    }

    /// Applies an event. Ended deals count towards how long the next ones have to wait (L14.2).
    pub(crate) fn evolve(&mut self, event: &Happened, patience: &mut Patience) {
        match event {
            Happened::Drafted(draft) => {
                self.private.give_between(OfferId(draft.id.0), &[draft.by]);
                self.drafts.insert(draft.id, draft.clone());
            }
            Happened::Dropped { draft, .. } => drop(self.drafts.remove(draft)),
            Happened::Sent { deal, draft } => {
                draft.and_then(|draft| self.drafts.remove(&draft));
                self.send(deal);
            }
            Happened::Signed { deal, signature } => self.change(deal, |deal| {
                deal.signed.retain(|one| one.player != signature.player);
                deal.signed.push(signature.clone());
            }),
            Happened::Unsigned { deal, player } => {
                self.change(deal, |deal| deal.signed.retain(|one| one.player != *player));
            }
            Happened::Reminded { deal, reminder, .. } => self.change(deal, |deal| deal.reminded = Some(*reminder)),
            Happened::Reopened { deal: Header { id, .. }, deadline, used } => {
                if let Some(record) = self.open.get_mut(id) {
                    record.used = *used;
                    record.deal.deadline = *deadline;
                    record.deal.reminded = None;
                }
            }
            Happened::Ended { deal, closing } => self.close(deal.id, *closing, patience),
            Happened::CarriedOut { deal, by, at } => {
                let signature = Signature { player: *by, swallowed: 0, picks: Vec::new() };
                self.change(deal, |deal| deal.signed.push(signature));
                let closing = Closing::new(Ending::CarriedOut, Some(*by), *at);
                self.close(deal.id, closing, patience);
            }
            Happened::Clause { .. } => {}
            Happened::Promised(promise) => drop(self.running.insert(promise.id, promise.clone())),
            Happened::Advanced { promise, rest, .. } => {
                if let Some(promise) = self.running.get_mut(promise) {
                    promise.rest = Some(rest.clone());
                }
            }
            Happened::Doubted { promise, at } => {
                if let Some(promise) = self.running.get_mut(&promise.id) {
                    promise.doubted = Some(*at);
                }
            }
            Happened::Judged { promise, verdict, .. } => {
                if let Some(promise) = self.running.remove(&promise.id) {
                    self.judged.push((promise, *verdict));
                    let over = self.judged.len().saturating_sub(REMEMBERED_PROMISES);
                    self.judged.drain(..over);
                }
            }
        }
    }

    fn send(&mut self, deal: &Deal) {
        match deal.id.is_private() {
            true => self.private.give_between(OfferId(deal.id.0), &sorted(&deal.parties)),
            false => self.last = self.last.max(Some(deal.id)),
        }
        let before = self.open.remove(&deal.id);
        let held = match &before {
            Some(before) => before.held,
            None => deal.about.is_some_and(|offer| self.waited.insert(offer)),
        };
        let earlier = before.map_or_else(Vec::new, |Record { deal, mut earlier, .. }| {
            earlier.push(deal);
            earlier
        });
        self.open.insert(deal.id, Record { deal: deal.clone(), earlier, closing: None, used: 0, held });
    }

    fn change(&mut self, deal: &Header, change: impl FnOnce(&mut Deal)) {
        let known = self.open.get_mut(&deal.id).map(|record| &mut record.deal);
        if let Some(known) = known.filter(|known| known.version == deal.version) {
            change(known);
        }
    }

    fn close(&mut self, deal: DealId, closing: Closing, patience: &mut Patience) {
        let Some(mut record) = self.open.remove(&deal) else { return };
        record.deal.reminded = None;
        patience.note_deal(&record.deal, &closing);
        record.closing = Some(closing);
        self.closed.push(record);
        let over = self.closed.len().saturating_sub(REMEMBERED_DEALS);
        self.closed.drain(..over);
    }

    /// Postpones every time by the length of a pause (L4.4, D3.4). Drafts are no part of the game.
    pub(crate) fn postpone(&mut self, by: Span) {
        for Record { deal, .. } in self.open.values_mut() {
            deal.deadline = deal.deadline + by;
        }
        for promise in self.running.values_mut() {
            promise.until = promise.until + by;
            promise.doubted = promise.doubted.map(|at| at + by);
        }
    }

    /// Returns whether a party's absence or return would change any deadline.
    pub(crate) fn await_anyone(&self) -> bool {
        self.open.values().any(|record| !record.deal.awaits.is_empty())
    }

    /// Changes the latest moment at which the time to answer starts for deals sent to a player during their absence.
    pub(crate) fn await_return(&mut self, player: PlayerId, latest: Time) {
        for Record { deal, .. } in self.open.values_mut().filter(|record| record.deal.awaits.contains(&player)) {
            let begun = latest + deal.answer_within;
            deal.deadline = match deal.awaits.len() {
                1 => begun,
                // Another party may be away for longer.
                _ => deal.deadline.max(begun),
            };
        }
    }

    /// Starts the time to answer of deals sent while players were away, once the last of them is back.
    pub(crate) fn begin(&mut self, player: PlayerId, at: Time) {
        for Record { deal, .. } in self.open.values_mut().filter(|record| record.deal.awaits.contains(&player)) {
            deal.awaits.retain(|one| *one != player);
            if deal.awaits.is_empty() {
                deal.deadline = deal.deadline.min(at + deal.answer_within);
            }
        }
    }

    /// Returns the deals as a viewer may know them: without drafts and private deals of others.
    pub(crate) fn redacted_for(&self, viewer: Viewer) -> Cow<'_, Deals> {
        let own = |draft: &Draft| viewer.knows_what_is_private_to(draft.by);
        let known = |record: &Record| record.deal.is_known_to(viewer);
        let given = |promise: &Promise| promise.is_known_to(viewer);
        let all = self.drafts.values().all(own)
            && self.open.values().chain(&self.closed).all(known)
            && self.running.values().chain(self.judged.iter().map(|(promise, _)| promise)).all(given)
            && self.private.are_known_to(viewer)
            && !self.waited.iter().any(|offer| offer.is_private());
        if all {
            return Cow::Borrowed(self);
        }
        let mut seen = self.clone();
        seen.drafts.retain(|_, draft| own(draft));
        seen.open.retain(|_, record| known(record));
        seen.closed.retain(known);
        seen.running.retain(|_, promise| given(promise));
        seen.judged.retain(|(promise, _)| given(promise));
        seen.private.redact(viewer);
        // A private offer that waited must not show.
        seen.waited.retain(|offer| !offer.is_private());
        Cow::Owned(seen)
    }
}
