//! Drafts: deals and counters before they are sent (D1, D4.3).

use super::picks::{ClausePick, choose};
use super::{
    Clause, DRAFT_KEPT, Deal, Draft, Happened, LATEST, MOST_CLAUSES, MOST_OPEN, MOST_PARTIES, Refusal, SOONEST,
    Signature, Version, offered, signing,
};
use crate::away::{AskedAway, WhileAway};
use crate::campaign::Campaign;
use crate::chance::DecisionContext;
use crate::command::{Confirmation, Order};
use crate::event::Event;
use crate::ids::{DealId, PlayerId};
use crate::names::cleaned;
use crate::patience;
use crate::refusal::Refusal as AnyRefusal;
use crate::ruleset::{ClauseKind, When};
use crate::table::{self, check_note};
use crate::time::Time;

fn drafted(draft: Draft) -> Vec<Event> {
    vec![Happened::Drafted(draft).into()]
}

/// Decides that a player begins a draft.
pub(super) fn begin(
    campaign: &Campaign,
    by: PlayerId,
    with: &[PlayerId],
    private: bool,
    now: Time,
) -> Result<Vec<Event>, AnyRefusal> {
    must_be_on(campaign)?;
    let mut parties = vec![by];
    for player in with {
        if *player == by {
            return Err(table::Refusal::Oneself.into());
        }
        if parties.contains(player) {
            return Err(Refusal::NamedTwice { player: *player }.into());
        }
        campaign.must_play(*player)?;
        parties.push(*player);
    }
    let (count, most) = (parties.len(), MOST_PARTIES);
    if !(2..=most).contains(&count) {
        return Err(Refusal::Parties { count, most }.into());
    }
    let id = campaign.deals.next_id(&[by], true);
    let (clauses, counters, about) = (Vec::new(), None, None);
    Ok(drafted(Draft { id, by, parties, private, clauses, changed_at: now, counters, about }))
}

pub(super) fn must_be_on(campaign: &Campaign) -> Result<(), Refusal> {
    match campaign.settings.deals {
        true => Ok(()),
        false => Err(Refusal::Off),
    }
}

/// Returns the author's draft of that number, or their counter of an open deal, which begins if there is none.
fn draft_of(campaign: &Campaign, by: PlayerId, deal: DealId, now: Time) -> Result<Draft, AnyRefusal> {
    let own = campaign.deals.drafts.get(&deal).filter(|draft| draft.by == by);
    match own {
        Some(draft) if draft.changed_at + DRAFT_KEPT > now => Ok(draft.clone()),
        Some(_) => Err(Refusal::Unknown { deal }.into()),
        None => counter_of(campaign, by, deal, now),
    }
}

/// Returns the author's counter of the newest version of an open deal, which begins as a copy of it.
fn counter_of(campaign: &Campaign, by: PlayerId, deal: DealId, now: Time) -> Result<Draft, AnyRefusal> {
    let newest = &signing::open_to(campaign, by, deal)?.deal;
    let counters = Some(Version { deal, version: newest.version });
    if let Some(begun) = campaign.deals.counter_of(deal, by) {
        // A counter of an older version begins again.
        if begun.counters == counters {
            return Ok(begun.clone());
        }
    }
    let id = campaign.deals.counter_of(deal, by).map(|begun| begun.id);
    let others = newest.parties.iter().copied().filter(|party| *party != by);
    Ok(Draft {
        id: id.unwrap_or_else(|| campaign.deals.next_id(&[by], true)),
        by,
        parties: [by].into_iter().chain(others).collect(),
        private: deal.is_private(),
        clauses: newest.clauses.clone(),
        changed_at: now,
        counters,
        about: newest.about,
    })
}

/// Decides that a party drafts a counter (D4.3).
pub(super) fn counter(campaign: &Campaign, by: PlayerId, deal: DealId, now: Time) -> Result<Vec<Event>, AnyRefusal> {
    let draft = counter_of(campaign, by, deal, now)?;
    Ok(drafted(Draft { changed_at: now, ..draft }))
}

/// Decides that the author of a draft adds a clause.
pub(super) fn add(
    campaign: &Campaign,
    order: &Order,
    deal: DealId,
    clause: &Clause,
    moment: DecisionContext,
) -> Result<Vec<Event>, AnyRefusal> {
    let now = moment.now;
    let mut draft = draft_of(campaign, order.by, deal, now)?;
    if draft.clauses.len() >= MOST_CLAUSES {
        return Err(Refusal::TooManyClauses { most: MOST_CLAUSES }.into());
    }
    let clause = normalised(campaign, order, &draft, clause, moment)?;
    draft.clauses.push(clause);
    Ok(drafted(Draft { changed_at: now, ..draft }))
}

/// Returns the clause as it is kept, if the draft can hold it.
fn normalised(
    campaign: &Campaign,
    order: &Order,
    draft: &Draft,
    clause: &Clause,
    moment: DecisionContext,
) -> Result<Clause, AnyRefusal> {
    for player in [clause.from, clause.to] {
        if !draft.parties.contains(&player) {
            return Err(Refusal::NotInDeal { player }.into());
        }
    }
    if clause.from == clause.to {
        return Err(table::Refusal::SamePlayer.into());
    }
    if draft.private && !clause.terms.may_be_private() {
        return Err(Refusal::NotPrivate.into());
    }
    match (clause.terms.kind(), clause.time) {
        (ClauseKind::Act, Some(_)) => return Err(Refusal::TakesNoTime.into()),
        (ClauseKind::Act | ClauseKind::TimedAct, None) => {}
        (ClauseKind::Promise { .. } | ClauseKind::Word, None) => return Err(Refusal::NeedsTime.into()),
        (ClauseKind::TimedAct | ClauseKind::Promise { .. } | ClauseKind::Word, Some(time)) => {
            must_be_soon(time, moment.now)?
        }
    }
    let mut clause = campaign.game.normalised_clause(campaign, moment, clause)?;
    if let Some(word) = clause.terms.word_mut() {
        let text = word.text.as_deref().map(cleaned).unwrap_or_default();
        if text.is_empty() {
            return Err(Refusal::NoText.into());
        }
        check_note(Some(&text))?;
        // A moderator may write it for a player.
        word.by = order.on_behalf.unwrap_or(order.by);
        word.text = Some(text);
    }
    Ok(clause)
}

/// Refuses a time that is too near or too far (D1.4).
fn must_be_soon(time: When, now: Time) -> Result<(), AnyRefusal> {
    let value = match time {
        When::At(at) if at <= now => return Err(Refusal::TimePassed { at }.into()),
        When::At(at) => at.since(now),
        When::After(span) => span,
    };
    let (least, most) = (SOONEST, LATEST);
    match (least..=most).contains(&value) {
        true => Ok(()),
        false => Err(table::Refusal::SpanOutOfRange { value, least, most }.into()),
    }
}

/// Decides that the author of a draft drops a clause, counted from 1.
pub(super) fn drop_clause(
    campaign: &Campaign,
    by: PlayerId,
    deal: DealId,
    clause: usize,
    now: Time,
) -> Result<Vec<Event>, AnyRefusal> {
    let mut draft = draft_of(campaign, by, deal, now)?;
    let place = clause.checked_sub(1).filter(|place| *place < draft.clauses.len());
    let Some(place) = place else {
        return Err(Refusal::NoSuchClause { deal, clause }.into());
    };
    draft.clauses.remove(place);
    Ok(drafted(Draft { changed_at: now, ..draft }))
}

/// Decides that the author of a draft sends it, which signs it for them (D4.1).
pub(super) fn send(
    campaign: &Campaign,
    order: &Order,
    (deal, picks): (DealId, &[ClausePick]),
    moment: DecisionContext,
) -> Result<Vec<Event>, AnyRefusal> {
    let (by, now) = (order.by, moment.now);
    let draft = to_send(campaign, by, deal, now)?;
    must_be_whole(campaign, &draft)?;
    let sent = as_sent(campaign, &draft, now)?;
    let waits = match draft.counters {
        Some(_) => None,
        None => offered::waits(campaign, &sent, by, now)?,
    };
    let (sent, outlook, missing) = choose(campaign, sent.signed_by(by, picks), by, moment);
    let swallowed = outlook.swallowed(campaign, by);
    let clauses = outlook.seen_by(campaign, &sent.clauses, by, now);
    let away = asked_away(campaign, &draft, now);
    // A counter of a private deal shows no more than the version before.
    let private = draft.private && draft.counters.is_none();
    let shows = private && campaign.game.shows_private_deals(&campaign.settings.games);
    let signed = vec![Signature { player: by, swallowed, picks: sent.picks_of(by).to_vec() }];
    let sent = Happened::Sent { deal: Deal { signed, ..sent }, draft: Some(draft.id) };
    let events: Vec<Event> = [sent.into()].into_iter().chain(waits).collect();
    patience::must_have_waited(campaign, &events, by, now)?;
    if let Some(missing) = missing {
        return Err(AnyRefusal::MustPickFor { deal: draft.id, clause: missing.clause, picks: missing.picks });
    }
    order.must_have_seen(Some(Confirmation::SendsDeal { deal: draft.id, by, clauses, swallowed, shows, away }))?;
    Ok(events)
}

/// Returns a draft as the version that would be sent now.
pub(super) fn as_sent(campaign: &Campaign, draft: &Draft, now: Time) -> Result<Deal, AnyRefusal> {
    match draft.counters {
        Some(answers) => next_version(campaign, draft, answers, now),
        None => first_version(campaign, draft, now),
    }
}

/// Returns the draft to send: the named one, or the author's counter of the named deal.
pub(super) fn to_send(campaign: &Campaign, by: PlayerId, deal: DealId, now: Time) -> Result<Draft, AnyRefusal> {
    let deals = &campaign.deals;
    let own = deals.drafts.get(&deal).filter(|draft| draft.by == by);
    match own.or_else(|| deals.counter_of(deal, by)) {
        Some(draft) if draft.changed_at + DRAFT_KEPT > now => Ok(draft.clone()),
        _ => {
            signing::open_to(campaign, by, deal)?;
            Err(Refusal::NotADraft { deal }.into())
        }
    }
}

/// Refuses a draft that is no deal yet (D1.1).
fn must_be_whole(campaign: &Campaign, draft: &Draft) -> Result<(), AnyRefusal> {
    if draft.clauses.is_empty() {
        return Err(Refusal::NoClauses { deal: draft.id }.into());
    }
    for party in &draft.parties {
        campaign.must_play(*party)?;
        let mentions = |clause: &Clause| [clause.from, clause.to].contains(party);
        if !draft.clauses.iter().any(mentions) {
            return Err(Refusal::Idle { player: *party }.into());
        }
    }
    Ok(())
}

fn first_version(campaign: &Campaign, draft: &Draft, now: Time) -> Result<Deal, AnyRefusal> {
    must_be_on(campaign)?;
    // Others' private deals must not show in a refusal, so a player's private deals are counted alone.
    let theirs = campaign.deals.open.values().map(|record| &record.deal);
    let theirs = theirs.filter(|deal| deal.proposer == draft.by && deal.id.is_private() == draft.private);
    if theirs.count() >= MOST_OPEN {
        return Err(Refusal::TooManyOpen { most: MOST_OPEN }.into());
    }
    let id = campaign.deals.next_id(&draft.parties, draft.private);
    Ok(version(campaign, draft, Version { deal: id, version: 1 }, draft.by, now))
}

fn next_version(campaign: &Campaign, draft: &Draft, answers: Version, now: Time) -> Result<Deal, AnyRefusal> {
    let Version { deal, version: answered } = answers;
    let record = signing::open_to(campaign, draft.by, deal)?;
    let open = &record.deal;
    if open.version != answered {
        return Err(Refusal::Replaced { deal, version: answered, newest: open.version }.into());
    }
    if open.clauses == draft.clauses {
        return Err(Refusal::Unchanged { deal }.into());
    }
    Ok(version(campaign, draft, Version { deal, version: record.next_version() }, open.proposer, now))
}

/// Returns the version as it is sent, with the whole time to answer (D4.3).
fn version(campaign: &Campaign, draft: &Draft, sent: Version, proposer: PlayerId, now: Time) -> Deal {
    let answer_within = campaign.settings.answer_within;
    let before = campaign.deals.open.get(&sent.deal);
    let others = draft.parties.iter().copied().filter(|party| *party != draft.by);
    let away = others.filter_map(|party| match campaign.while_away(party, now) {
        Some(WhileAway::StandsStill { until }) => Some((party, until)),
        Some(WhileAway::Lapses | WhileAway::Runs) | None => None,
    });
    let away: Vec<(PlayerId, Time)> = away.collect();
    let begins = away.iter().map(|(_, until)| *until).fold(now, Time::max);
    Deal {
        id: sent.deal,
        version: sent.version,
        parties: before.map_or_else(|| draft.parties.clone(), |before| before.deal.parties.clone()),
        proposer,
        sender: draft.by,
        clauses: draft.clauses.clone(),
        sent_at: now,
        deadline: begins + answer_within,
        answer_within,
        awaits: away.into_iter().map(|(party, _)| party).collect(),
        signed: Vec::new(),
        reminded: None,
        about: draft.about,
    }
}

/// Returns the parties who are away, so that the sender is warned (L14.1).
fn asked_away(campaign: &Campaign, draft: &Draft, now: Time) -> Vec<AskedAway> {
    let others = draft.parties.iter().filter(|party| **party != draft.by);
    let away = others.filter_map(|party| {
        let absence = campaign.players.get(party)?.absence;
        let until = absence.and_then(|absence| absence.until);
        Some(AskedAway { player: *party, until, then: campaign.while_away(*party, now)? })
    });
    away.collect()
}
