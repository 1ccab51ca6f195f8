//! Warnings before an act: the proposals that end with an action (E2.9), and the meaning of a move into a partner's
//! sector (E3.5).

use super::given::*;
use crate::given::asked_first_in;
use chancery_rules::games::ambassadors::{self, Change, Clash};
use chancery_rules::ids::{OfferId, PlayerId};
use chancery_rules::{Confirmation, Outcome, Refusal};

fn ends(proposals: &[u64]) -> Confirmation {
    Confirmation::from(ambassadors::Confirmation::EndsAction {
        clashes: Vec::new(),
        traitor: None,
        proposals: proposals.iter().copied().map(OfferId).collect(),
    })
}

fn meets(clashes: &[Clash], traitor: Option<PlayerId>) -> Confirmation {
    let clashes = clashes.to_vec();
    Confirmation::from(ambassadors::Confirmation::MeetsPartners { clashes, traitor })
}

fn asked_of(given: &[Step], when: Step) -> Confirmation {
    asked_first_in(table(), given, when)
}

#[test]
fn e2_9_ending_an_action_with_an_open_proposal_asks_first() {
    let given = [begin(ADA), propose(ADA, BO, Science)];
    let question = ends(&[1]);
    assert_eq!(asked_of(&given, finish(ADA)), question);
    let over = confirmed(finish(ADA), question.clone());
    let lapsed = closed(1, Outcome::Lapsed, ADA, START);
    check(&given, over.clone(), Ok(vec![ended(ADA, BO), lapsed]));
    // The proposal is no longer pending, so no question is asked, and the old confirmation does no harm.
    let answered = and(given.to_vec(), [withdraw(ADA, 1)]);
    check(&answered, finish(ADA), Ok(vec![ended(ADA, BO)]));
    check(&answered, over, Ok(vec![ended(ADA, BO)]));
}

#[test]
fn e3_5_moving_to_a_partner_previews_the_consequences() {
    let partners = [form(ADA, BO), begin(ADA)];
    let there = sail(ADA, "Aster", "Birch", 1);
    let found = [clash((ADA, 1), (BO, 2), "Birch", true)];
    assert_eq!(asked_of(&partners, there.clone()), meets(&found, None));
    let moved = changed(Change::PiecesMoved {
        owner: ADA,
        kind: (),
        from: "Aster".to_owned(),
        to: "Birch".to_owned(),
        count: 1,
    });
    let seen = confirmed(there.clone(), meets(&found, None));
    check(&partners, seen.clone(), Ok(vec![moved.clone()]));
    // The question includes the position of the Traitor tile.
    let tile = and(partners.to_vec(), [traitor(CY)]);
    let again = Refusal::MustConfirm(meets(&found, Some(CY)));
    check(&tile, seen, Err(again));
    // Without relations, or if the ships are already known to arrive there, no question is asked.
    check(&[begin(ADA)], there.clone(), Ok(vec![moved.clone()]));
    let more = and(partners.to_vec(), [ships("Aster", ADA, 3), there.clone()]);
    check(&more, there, Ok(vec![moved]));
}

#[test]
fn l12_1_leaving_previews_the_pending_offers_that_end() {
    // Bo has been asked, and it is not his action.
    let given = [begin(ADA), propose(ADA, BO, Science)];
    let offers = vec![OfferId(1)];
    let question = Confirmation::LeavingVoids { offers };
    assert_eq!(asked_of(&given, leave(BO)), question);
    let campaign = after(&and(given.to_vec(), [leave(BO)]));
    assert!(!campaign.is_active(BO) && campaign.offers.pending.is_empty());
    // Without pending offers, leaving needs no confirmation.
    assert!(table().attempt(&leave(BO)).is_ok());
}
