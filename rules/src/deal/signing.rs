//! Signing, declining and withdrawing deals (D4).

use super::carrying::{self, outlook};
use super::picks::{ClausePick, choose};
use super::{Closing, Deal, Ending, Happened, Record, Refusal, Signature, offered};
use crate::campaign::Campaign;
use crate::chance::DecisionContext;
use crate::command::{Confirmation, Order};
use crate::event::Event;
use crate::ids::{DealId, PlayerId};
use crate::refusal::Refusal as AnyRefusal;
use crate::time::Time;

/// Returns an open deal, if `by` is a party of it. A private deal between others is treated as nonexistent, because any
/// other refusal would reveal it.
pub(super) fn open_to(campaign: &Campaign, by: PlayerId, deal: DealId) -> Result<&Record, Refusal> {
    let deals = &campaign.deals;
    let known = deals.get(deal).filter(|record| record.deal.is_known_to(by.into()));
    let Some(record) = known else {
        return Err(match deals.drafts.get(&deal).is_some_and(|draft| draft.by == by) {
            true => Refusal::Unsent { deal },
            false => Refusal::Unknown { deal },
        });
    };
    if !record.deal.parties.contains(&by) {
        return Err(Refusal::NotParty { deal });
    }
    match record.closing {
        Some(closing) => Err(Refusal::Over { deal, closing }),
        None => Ok(record),
    }
}

/// Returns the newest version of an open deal, if `by` saw that version.
pub(super) fn newest(campaign: &Campaign, by: PlayerId, deal: DealId, version: Option<u32>) -> Result<&Deal, Refusal> {
    let newest = &open_to(campaign, by, deal)?.deal;
    match version.filter(|version| *version != newest.version) {
        Some(version) => Err(Refusal::Replaced { deal, version, newest: newest.version }),
        None => Ok(newest),
    }
}

/// Decides that a party signs. The last signature carries the deal out (D4.2).
pub(super) fn sign(
    campaign: &Campaign,
    order: &Order,
    (deal, version, picks): (DealId, Option<u32>, &[ClausePick]),
    moment: DecisionContext,
) -> Result<Vec<Event>, AnyRefusal> {
    let by = order.by;
    let deal = newest(campaign, by, deal, version)?;
    if stands(campaign, deal, by, moment) {
        return Err(Refusal::SignedAlready { deal: deal.id, version: deal.version }.into());
    }
    let (deal, outlook, missing) = choose(campaign, deal.signed_by(by, picks), by, moment);
    let swallowed = outlook.swallowed(campaign, by);
    let last = deal.awaited().next().is_none();
    // What is impossible for everybody is refused before this party chooses.
    let carried_out = match last {
        true => Some(carrying::carry_out(campaign, &deal, by, moment)?),
        false => None,
    };
    let surprised = deal.signed.iter().filter(|signature| {
        let player = signature.player;
        player != by && outlook.swallowed(campaign, player) > signature.swallowed
    });
    let surprised: Vec<PlayerId> = surprised.map(|signature| signature.player).collect();
    if last && !surprised.is_empty() {
        return Err(Refusal::SignAgain { deal: deal.id, players: surprised }.into());
    }
    let undecided = outlook.open.iter().filter(|open| open.player != by && open.is_a_choice());
    let mut undecided: Vec<PlayerId> = undecided.map(|open| open.player).collect();
    undecided.dedup();
    if last && !undecided.is_empty() {
        return Err(Refusal::ChooseFirst { deal: deal.id, players: undecided }.into());
    }
    if let Some(missing) = missing {
        return Err(AnyRefusal::MustPickFor { deal: deal.id, clause: missing.clause, picks: missing.picks });
    }
    let clauses = outlook.seen_by(campaign, &deal.clauses, by, moment.now);
    let (id, version) = (deal.id, deal.version);
    order.must_have_seen(Some(Confirmation::SignsDeal { deal: id, version, by, clauses, swallowed, last }))?;
    let picks = deal.picks_of(by).to_vec();
    let signature = Signature { player: by, swallowed, picks };
    Ok(carried_out.unwrap_or_else(|| vec![Happened::Signed { deal: deal.header(), signature }.into()]))
}

/// Returns whether a party has signed, and the signature stands. They may sign again if more would be cut off than they
/// saw (D2.2), or if they have to choose again.
fn stands(campaign: &Campaign, deal: &Deal, by: PlayerId, moment: DecisionContext) -> bool {
    let signed = deal.signed.iter().find(|signature| signature.player == by);
    signed.is_some_and(|signed| {
        let outlook = outlook(campaign, deal, moment);
        let chooses = outlook.open.iter().any(|open| open.player == by);
        outlook.swallowed(campaign, by) <= signed.swallowed && !chooses
    })
}

/// Decides that a party takes their signature back (D4.5).
pub(super) fn unsign(campaign: &Campaign, by: PlayerId, deal: DealId) -> Result<Vec<Event>, Refusal> {
    let deal = &open_to(campaign, by, deal)?.deal;
    match deal.has_signed(by) {
        true => Ok(vec![Happened::Unsigned { deal: deal.header(), player: by }.into()]),
        false => Err(Refusal::NotSigned { deal: deal.id }),
    }
}

/// Decides that a party declines (D4.4). The sender withdraws instead.
pub(super) fn decline(
    campaign: &Campaign,
    by: PlayerId,
    (deal, version): (DealId, Option<u32>),
    now: Time,
) -> Result<Vec<Event>, Refusal> {
    newest(campaign, by, deal, version)?;
    let record = open_to(campaign, by, deal)?;
    let ending = match record.deal.sender == by {
        true => Ending::Withdrawn,
        false => Ending::Declined,
    };
    Ok(offered::ended(campaign, record, Closing::new(ending, Some(by), now)))
}

/// Decides that the sender of the newest version takes it back (D4.4), or that the author of a draft drops it.
pub(super) fn withdraw(campaign: &Campaign, by: PlayerId, deal: DealId, now: Time) -> Result<Vec<Event>, Refusal> {
    let own = campaign.deals.drafts.get(&deal).filter(|draft| draft.by == by);
    if let Some(draft) = own {
        return Ok(vec![Happened::Dropped { draft: draft.id, by }.into()]);
    }
    let record = open_to(campaign, by, deal)?;
    let sender = record.deal.sender;
    match sender == by {
        true => Ok(offered::ended(campaign, record, Closing::new(Ending::Withdrawn, Some(by), now))),
        false => Err(Refusal::NotSender { deal, sender }),
    }
}

pub(super) fn ended(deal: &Deal, closing: Closing) -> Event {
    Happened::Ended { deal: deal.header(), closing }.into()
}
