//! Invariants of deals and promises.

use super::{Deal, MOST_CLAUSES, MOST_PARTIES, Record, Signature};
use crate::campaign::{Campaign, Phase};
use crate::ids::DealId;
use crate::ruleset::ClauseKind;
use crate::table::Broken;

pub(crate) fn invariants(campaign: &Campaign) -> Vec<Broken> {
    let deals = &campaign.deals;
    let mut broken = Vec::new();
    for (id, record) in &deals.open {
        broken.extend(open(campaign, *id, record).into_iter().map(|what| Broken(format!("deal {id} {what}"))));
    }
    for record in &deals.closed {
        if record.closing.is_none() {
            broken.push(Broken(format!("deal {} has ended, and nothing says how", record.deal.id)));
        }
    }
    for (id, promise) in &deals.running {
        let act = matches!(promise.clause.terms.kind(), ClauseKind::Act | ClauseKind::TimedAct);
        let play = [promise.clause.from, promise.clause.to].iter().all(|player| campaign.is_active(*player));
        let judged = deals.judged.iter().any(|(one, _)| one.id == *id);
        for (wrong, what) in
            [(act, "is no promise"), (!play, "is between players who do not play"), (judged, "has a verdict")]
        {
            if wrong {
                broken.push(Broken(format!("running promise {id} {what}")));
            }
        }
    }
    let ended = matches!(campaign.phase, Phase::Ended { .. });
    if ended && !(deals.open.is_empty() && deals.running.is_empty()) {
        broken.push(Broken("an ended campaign has open deals or running promises".to_owned()));
    }
    broken
}

/// Returns whether a party's choices are about their own clauses, each once.
fn chooses_for_own(signature: &Signature, deal: &Deal) -> bool {
    let own =
        |number: u8| deal.clause(number).is_some_and(|clause| [clause.from, clause.to].contains(&signature.player));
    let ordered = signature.picks.windows(2).all(|pair| pair[0].clause < pair[1].clause);
    ordered && signature.picks.iter().all(|pick| own(pick.clause))
}

/// Returns what is wrong with an open deal.
fn open(campaign: &Campaign, id: DealId, record: &Record) -> Vec<&'static str> {
    let Deal { parties, clauses, signed, .. } = &record.deal;
    let party = |player| parties.contains(&player);
    let all = [
        (record.deal.id == id, "is kept under another number"),
        (record.closing.is_none(), "is open, and has ended"),
        ((2..=MOST_PARTIES).contains(&parties.len()), "has too many or too few parties"),
        ((1..=MOST_CLAUSES).contains(&clauses.len()), "has too many or no clauses"),
        (parties.iter().all(|player| campaign.is_active(*player)), "has a party who does not play"),
        (signed.iter().all(|signature| party(signature.player)), "is signed by another player"),
        (clauses.iter().all(|clause| party(clause.from) && party(clause.to)), "has a clause about others"),
        (
            signed.iter().all(|signature| chooses_for_own(signature, &record.deal)),
            "has a choice about a clause of others",
        ),
        (record.deal.awaited().next().is_some(), "is open though all have signed"),
    ];
    all.into_iter().filter(|(holds, _)| !holds).map(|(_, what)| what).collect()
}
