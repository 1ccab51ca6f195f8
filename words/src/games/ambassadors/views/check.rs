//! Possible relations, and what prevents the others (E2.10).

use crate::games::ambassadors::condition::{reason, short};
use crate::render::offers::line;
use crate::render::{BODY_LIMIT, Card, Names, Reader, clauses, fit};
use crate::rules::games::ambassadors::{self, Condition, Terms, conditions, open_to};
use crate::rules::{self, Campaign, Offer, PlayerId, Refusal};
use crate::text::{Said, Text, say};

/// Lists every condition of relations with another player, met or not, and the reason (E2.10).
pub fn relations_check(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    pair: (PlayerId, PlayerId),
) -> Result<Card, Refusal> {
    checked(text, campaign, names, pair, |_| true)
}

/// Lists only the unmet conditions, with the number of those met.
pub fn relations_missing(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    pair: (PlayerId, PlayerId),
) -> Result<Card, Refusal> {
    let card = checked(text, campaign, names, pair, |one| !one.is_met())?;
    Ok(card.footer(say!(text, "check-footer")))
}

fn checked(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    (viewer, other): (PlayerId, PlayerId),
    shown: impl Fn(&&Condition) -> bool,
) -> Result<Card, Refusal> {
    let state = campaign.playing::<ambassadors::State>()?;
    let all = conditions(campaign.roster(), state, viewer, other)?;
    let met = all.iter().filter(|one| one.is_met()).count();
    let between = campaign.offers.pending.values();
    let between: Vec<&Offer> = between.filter(|offer| offer.concerns(viewer) && offer.concerns(other)).collect();
    let verdict = match met == all.len() {
        true if proposed(campaign, viewer, other).is_some() => say!(text, "check-proposed", met),
        true => say!(text, "check-open", met),
        false => say!(text, "check-shut", met),
    };
    let reader = Reader::only(viewer);
    let judged = |one: &Condition| {
        let (rule, reason) = (one.rule(), reason(text, reader, (viewer, other), one));
        match one.is_met() {
            true => say!(text, "check-met", rule, reason),
            false => say!(text, "check-not-met", rule, reason),
        }
    };
    let lines = all.iter().filter(shown).map(judged);
    let lines: Vec<Said> = lines.chain([verdict]).collect();
    let title = say!(text, "check-title", name = names.prose(other));
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    let pending = between.into_iter().map(|offer| line(text, viewer.into(), campaign, offer));
    let pending: Vec<Said> = pending.collect();
    Ok(card.field(text, say!(text, "check-offers"), &pending))
}

/// Returns the pending proposal of relations by one player to another.
fn proposed(campaign: &Campaign, by: PlayerId, to: PlayerId) -> Option<&Offer> {
    let relations = |offer: &&Offer| matches!(offer.terms, rules::Terms::Ambassadors(Terms::Relations { .. }));
    campaign.offers.pending.values().filter(relations).find(|offer| offer.from == Some(by) && offer.to == to)
}

/// Lists the players who are eligible for relations with the viewer now, and what prevents relations with the others.
pub fn relations_overview(text: &Text, campaign: &Campaign, names: &Names, viewer: PlayerId) -> Result<Card, Refusal> {
    let state = campaign.playing::<ambassadors::State>()?;
    let open = open_to(campaign.roster(), state, viewer)?;
    let title = say!(text, "overview-title");
    let others: Vec<PlayerId> = state.seating.seated(campaign.roster()).filter(|player| *player != viewer).collect();
    let mut judged = Vec::new();
    for other in others {
        judged.push((other, conditions(campaign.roster(), state, viewer, other)?));
    }
    let Some((first, all)) = judged.first() else {
        return Ok(Card::new(title, say!(text, "relations-alone")));
    };
    let reader = Reader::only(viewer);
    // The number of players and the current action affect every pair alike.
    let for_all = |one: &&Condition| {
        let general = matches!(one, Condition::Players { .. } | Condition::Action { .. });
        general && !one.is_met()
    };
    let mut lines: Vec<Said> =
        all.iter().filter(for_all).map(|one| reason(text, reader, (viewer, *first), one)).collect();
    for (other, all) in &judged {
        let player = names.prose(*other);
        lines.push(match proposed(campaign, viewer, *other) {
            Some(offer) => say!(text, "overview-proposed", player, offer = offer.id),
            None => towards(text, reader, player, open.contains(other), all),
        });
    }
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(say!(text, "overview-footer")))
}

fn towards(text: &Text, reader: Reader, player: Said, may: bool, conditions: &[Condition]) -> Said {
    if may {
        return say!(text, "overview-open", player);
    }
    let unmet = || conditions.iter().filter(|one| !one.is_met());
    if unmet().any(|one| matches!(one, Condition::Unrelated { .. })) {
        return say!(text, "overview-related", player);
    }
    let reasons: Vec<Said> = unmet().filter_map(|one| short(text, reader, one)).collect();
    match reasons.is_empty() {
        true => say!(text, "overview-free", player),
        false => say!(text, "overview-shut", player, reasons = clauses(text, reasons)),
    }
}
