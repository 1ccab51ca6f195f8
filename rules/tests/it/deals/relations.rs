//! Clauses that form relations, and the choices that belong to signatures (D2, E2).

use super::undone::undo_since;
use super::*;
use crate::ambassadors::given::{
    Materials, Money as MoneyTrack, Science, accept_with, begin, cubes, earn, finish, form, gave, laden, not_open,
    populate, propose, propose_on, related, seat, state, table as board, traitor, unmet,
};
use chancery_rules::deal::{ClausePick, before_clause};
use chancery_rules::games::ambassadors::{
    Choice, Clause as Terms, Pick, Population, Refusal as NoRelations, SpaceKind, Tile,
};
use chancery_rules::table::Outcome;

pub fn relations(from: PlayerId, to: PlayerId) -> Clause {
    Clause { from, to, time: None, terms: games::Clause::Ambassadors(Terms::Relations) }
}

pub fn peace(from: PlayerId, to: PlayerId) -> Clause {
    let terms = games::Clause::Ambassadors(Terms::Peace);
    Clause { time: Some(When::After(hours(24))), terms, ..relations(from, to) }
}

fn pick(track: Population, space: u8) -> games::Pick {
    Pick::Track(Choice { track: Some(track), space: Some(space) }).into()
}

fn choices(all: &[(u8, Population, u8)]) -> Vec<ClausePick> {
    all.iter().map(|(clause, track, space)| ClausePick { clause: *clause, pick: pick(*track, *space) }).collect()
}

fn signs(by: PlayerId, deal: DealId, all: &[(u8, Population, u8)]) -> Step {
    wish(by, Wish::Sign { deal, version: None, picks: choices(all) })
}

fn sends(by: PlayerId, deal: DealId, all: &[(u8, Population, u8)]) -> Step {
    wish(by, Wish::Send { deal, picks: choices(all) })
}

/// Ada sends Bo a deal of relations, for a science cube and space 2.
fn sent_by_ada(evening: &mut Evening, more: &[Clause]) -> DealId {
    let draft = drafted(evening, ADA, &[BO], &[&[relations(ADA, BO)][..], more].concat());
    evening.play(&[sends(ADA, draft, &[(1, Science, 2)])]);
    evening.campaign.deals.next_public().0.checked_sub(1).map(DealId).expect("it was sent")
}

fn must_pick(deal: DealId, clause: u8, tracks: &[Population], spaces: &[u8]) -> Refusal {
    let picks = tracks.iter().flat_map(|track| spaces.iter().map(|space| pick(*track, *space)));
    Refusal::MustPickFor { deal, clause, picks: picks.collect() }
}

fn fails(deal: DealId, number: u8, why: impl Into<Refusal>) -> Refusal {
    Refusal::Clause { deal, number, why: Some(Box::new(why.into())) }
}

const TRACKS: [Population; 3] = [Materials, Science, MoneyTrack];

#[test]
fn d2_1_relations_in_a_deal_have_the_effect_of_a_proposal_and_its_acceptance() {
    let mut proposed = board();
    proposed.play(&[begin(ADA), propose_on(ADA, BO, Science, 2), accept_with(BO, 1, Materials, 3)]);
    // Whoever of the two is named first.
    for clause in [relations(ADA, BO), relations(BO, ADA)] {
        let mut evening = board();
        let draft = drafted(&mut evening, BO, &[ADA], &[clause]);
        evening.play(&[begin(ADA), sends(BO, draft, &[(1, Materials, 3)])]);
        let told = evening.log.len();
        evening.play(&[signs(ADA, DealId(1), &[(1, Science, 2)])]);
        assert_eq!(state(&evening.campaign), state(&proposed.campaign));
        let own: Vec<&Event> = evening.log[told..].iter().filter(|event| matches!(event, Event::Game(_))).collect();
        let [given, taken] = [gave(ADA, BO, Science, 7, 3), gave(BO, ADA, Materials, 7, 2)];
        assert_eq!(own.len(), 2);
        assert!(own.iter().zip([given, taken]).all(|(is, expected)| same_exchange(is, &expected)), "{own:?}");
    }
}

/// Returns whether two events give the same ambassador, whatever is left on the track.
fn same_exchange(one: &Event, other: &Event) -> bool {
    let parts = |event: &Event| match event {
        Event::Game(games::Event::Ambassadors(games::ambassadors::Event::AmbassadorGiven {
            from,
            to,
            track,
            space,
            ..
        })) => Some((*from, *to, *track, *space)),
        _ => None,
    };
    parts(one).is_some() && parts(one) == parts(other)
}

#[test]
fn d4_6_each_of_the_two_chooses_a_track_and_a_space_when_signing() {
    let mut evening = board();
    evening.play(&[begin(ADA)]);
    let draft = drafted(&mut evening, ADA, &[BO], &[relations(ADA, BO)]);
    // Sending also signs for the sender, who chooses as well.
    refuses(&mut evening, &wish(ADA, Wish::send(draft)), must_pick(draft, 1, &TRACKS, &[1, 2, 3, 4, 5]));
    evening.play(&[sends(ADA, draft, &[(1, Science, 2)])]);
    let deal = DealId(1);
    assert_eq!(open(&evening, deal).picks_of(ADA), choices(&[(1, Science, 2)]));
    refuses(&mut evening, &sign(BO, deal), must_pick(deal, 1, &TRACKS, &[1, 2, 3, 4, 5]));
    // A choice is shown before it is confirmed.
    let chosen = signs(BO, deal, &[(1, MoneyTrack, 4)]);
    let asked = evening.attempt(&chosen);
    let Err(Refusal::MustConfirm(Confirmation::SignsDeal { clauses, last: true, .. })) = asked else {
        panic!("{asked:?}")
    };
    assert!(clauses[0].events.iter().any(|event| same_exchange(event, &gave(BO, ADA, MoneyTrack, 0, 2))));
    evening.play(&[chosen]);
    assert!(related(&evening.campaign, ADA, BO));
    let tile = seat(&evening.campaign, BO).track[3].tile;
    assert_eq!(tile, Some(Tile::Ambassador { of: ADA, cube: Science }));
}

#[test]
fn d4_6_a_choice_with_one_possible_answer_is_not_asked() {
    let mut evening = board();
    evening.play(&[begin(ADA), populate(BO, [0, 0, 3])]);
    evening.play(&laden(BO));
    let deal = sent_by_ada(&mut evening, &[]);
    evening.play(&[sign(BO, deal)]);
    assert!(related(&evening.campaign, ADA, BO));
    assert_eq!(cubes(&evening.campaign, BO), [0, 0, 2]);
    // In a deal of three, the one choice is in the signature, although it could also be made later.
    let mut evening = board();
    evening.play(&[begin(ADA), populate(BO, [0, 0, 3])]);
    evening.play(&laden(BO));
    let draft = drafted(&mut evening, ADA, &[BO, CY], &[relations(ADA, BO), peace(CY, ADA)]);
    evening.play(&[sends(ADA, draft, &[(1, Science, 2)]), sign(BO, DealId(1))]);
    assert_eq!(open(&evening, DealId(1)).picks_of(BO), choices(&[(1, MoneyTrack, 1)]));
}

#[test]
fn d2_one_of_the_two_must_be_the_active_player() {
    let mut evening = board();
    let deal = sent_by_ada(&mut evening, &[]);
    let no = |active| NoRelations::OutOfAction { one: ADA, other: BO, active };
    // What is impossible anyway is refused before anything is chosen.
    refuses(&mut evening, &sign(BO, deal), fails(deal, 1, no(None)));
    evening.play(&[begin(CY)]);
    refuses(&mut evening, &sign(BO, deal), fails(deal, 1, no(Some(CY))));
    evening.play(&[finish(CY), begin(BO), signs(BO, deal, &[(1, Materials, 1)])]);
    assert!(related(&evening.campaign, ADA, BO), "the deal outlasts an action");
}

#[test]
fn d2_1_every_condition_of_relations_holds_in_a_deal() {
    for step in [traitor(BO), traitor(ADA), form(ADA, BO)] {
        let mut evening = board();
        evening.play(&[begin(ADA)]);
        let deal = sent_by_ada(&mut evening, &[]);
        evening.play(&[step]);
        let why = not_open(ADA, BO, unmet(&evening.campaign, ADA, BO));
        refuses(&mut evening, &signs(BO, deal, &[(1, Materials, 1)]), fails(deal, 1, why));
    }
    // Ada and Cy have no connection (E2.2), in whichever order they are named.
    let mut evening = board();
    evening.play(&[begin(ADA)]);
    let draft = drafted(&mut evening, CY, &[ADA], &[relations(CY, ADA)]);
    evening.play(&[sends(CY, draft, &[(1, Science, 2)])]);
    let why = not_open(ADA, CY, unmet(&evening.campaign, ADA, CY));
    refuses(&mut evening, &sign(ADA, DealId(1)), fails(DealId(1), 1, why));
}

#[test]
fn d4_2_a_chosen_space_that_is_taken_refuses_the_deal_and_may_be_chosen_anew() {
    let mut evening = board();
    evening.play(&[begin(ADA)]);
    let deal = sent_by_ada(&mut evening, &[]);
    refuses(&mut evening, &sign(ADA, deal), No::SignedAlready { deal, version: 1 });
    evening.play(&[earn(ADA, 3, 2)]);
    let gone = NoRelations::ChosenSpaceTaken { player: ADA, space: 2 };
    refuses(&mut evening, &signs(BO, deal, &[(1, Materials, 1)]), fails(deal, 1, gone));
    assert!(open(&evening, deal).has_signed(ADA), "the other signatures stay");
    refuses(&mut evening, &sign(ADA, deal), must_pick(deal, 1, &TRACKS, &[1, 3, 4, 5]));
    evening.play(&[signs(ADA, deal, &[(1, Science, 5)]), signs(BO, deal, &[(1, Materials, 1)])]);
    assert_eq!(ending(&evening, deal), Some(Ending::CarriedOut));
    assert_eq!(seat(&evening.campaign, ADA).track[4].kind, SpaceKind::Either);
    assert!(seat(&evening.campaign, ADA).track[4].tile.is_some());
}

#[test]
fn d4_2_a_track_without_cubes_refuses_the_deal() {
    let mut evening = board();
    evening.play(&[begin(ADA)]);
    let deal = sent_by_ada(&mut evening, &[]);
    evening.play(&[populate(ADA, [3, 0, 3])]);
    let gone = NoRelations::NoCubeOn { player: ADA, track: Science };
    refuses(&mut evening, &signs(BO, deal, &[(1, Materials, 1)]), fails(deal, 1, gone));
    // The signer's own choice is asked again instead.
    evening.play(&[populate(BO, [0, 2, 2])]);
    let asked = evening.attempt(&signs(ADA, deal, &[(1, Science, 2)]));
    assert!(matches!(asked, Err(Refusal::MustPickFor { clause: 1, .. })), "{asked:?}");
}

#[test]
fn d4_6_a_party_that_could_not_choose_signs_again_once_it_can() {
    let mut evening = board();
    let full = [&laden(BO)[..], &[crate::ambassadors::given::hold("Cedar", BO)], &[form(BO, CY)]].concat();
    evening.play(&full);
    evening.play(&[begin(ADA)]);
    let draft = drafted(&mut evening, ADA, &[BO, DEE], &[relations(ADA, BO), peace(DEE, ADA)]);
    evening.play(&[sends(ADA, draft, &[(1, Science, 2)])]);
    let deal = DealId(1);
    let asked = evening.attempt(&sign(BO, deal));
    let Err(Refusal::MustConfirm(Confirmation::SignsDeal { clauses, .. })) = asked else { panic!("{asked:?}") };
    assert!(clauses[0].fails, "there is no space yet, and a deal may be signed that cannot be carried out yet");
    evening.play(&[sign(BO, deal)]);
    assert_eq!(open(&evening, deal).picks_of(BO), []);
    evening.play(&[crate::ambassadors::given::give_up(BO, 2)]);
    refuses(&mut evening, &sign(DEE, deal), No::ChooseFirst { deal, players: vec![BO] });
    refuses(&mut evening, &sign(BO, deal), must_pick(deal, 1, &TRACKS, &[2]));
    evening.play(&[signs(BO, deal, &[(1, Materials, 2)]), sign(DEE, deal)]);
    assert!(related(&evening.campaign, ADA, BO));
}

#[test]
fn d4_3_a_counter_and_taking_back_void_the_choices_with_the_signatures() {
    let mut evening = board();
    evening.play(&[begin(ADA)]);
    let deal = sent_by_ada(&mut evening, &[]);
    evening.play(&[wish(ADA, Wish::Unsign { deal })]);
    assert_eq!(open(&evening, deal).picks_of(ADA), []);
    evening.play(&[signs(ADA, deal, &[(1, Materials, 3)])]);
    evening.play(&[wish(BO, Wish::Add { deal, clause: peace(ADA, BO) })]);
    let asked = must_pick(draft(&evening, BO), 1, &TRACKS, &[1, 2, 3, 4, 5]);
    refuses(&mut evening, &wish(BO, Wish::send(deal)), asked);
    evening.play(&[sends(BO, deal, &[(1, MoneyTrack, 1)])]);
    let now = open(&evening, deal);
    assert_eq!((now.version, now.picks_of(ADA), now.picks_of(BO)), (2, &[][..], &choices(&[(1, MoneyTrack, 1)])[..]));
    refuses(&mut evening, &sign(ADA, deal), must_pick(deal, 1, &TRACKS, &[1, 2, 3, 4, 5]));
}

#[test]
fn d4_6_a_choice_is_judged_on_what_the_clauses_before_it_left() {
    let mut evening = board();
    evening.play(&[begin(ADA), populate(ADA, [1, 1, 0])]);
    let draft = drafted(&mut evening, ADA, &[BO, DEE], &[relations(ADA, BO), relations(DEE, ADA)]);
    let both = must_pick(draft, 1, &[Materials, Science], &[1, 2, 3, 4, 5]);
    refuses(&mut evening, &wish(ADA, Wish::send(draft)), both);
    // The second is asked with what the first leaves.
    let first = sends(ADA, draft, &[(1, Science, 1)]);
    refuses(&mut evening, &first, must_pick(draft, 2, &[Materials], &[2, 3, 4, 5]));
    let wish = Wish::Send { deal: draft, picks: choices(&[(1, Science, 1)]) };
    let then = before_clause(&evening.campaign, ADA, &wish, 2, evening.now).expect("a draft");
    assert_eq!((cubes(&then, ADA), seat(&then, ADA).free_for_ambassador()), ([1, 0, 0], vec![2, 3, 4, 5]));
    // One that the first has used up is asked again.
    let twice = sends(ADA, draft, &[(1, Science, 1), (2, Science, 1)]);
    refuses(&mut evening, &twice, must_pick(draft, 2, &[Materials], &[2, 3, 4, 5]));
    evening.play(&[sends(ADA, draft, &[(2, Materials, 4), (1, Science, 1)])]);
    let deal = DealId(1);
    assert_eq!(open(&evening, deal).picks_of(ADA), choices(&[(1, Science, 1), (2, Materials, 4)]));
    evening.play(&[signs(BO, deal, &[(1, Materials, 1)]), signs(DEE, deal, &[(2, Materials, 1)])]);
    assert!(related(&evening.campaign, ADA, BO) && related(&evening.campaign, ADA, DEE));
}

#[test]
fn d4_6_nobody_chooses_for_others() {
    let mut evening = board();
    evening.play(&[begin(ADA)]);
    let clauses = [relations(ADA, BO), peace(CY, ADA)];
    let draft = drafted(&mut evening, CY, &[ADA, BO], &clauses);
    evening.play(&[sends(CY, draft, &[(1, Science, 2), (2, Science, 2), (0, Science, 1), (9, Science, 1)])]);
    assert!(open(&evening, DealId(1)).picks_of(CY).iter().all(|pick| pick.clause == 2));
    let asked = evening.attempt(&sign(BO, DealId(1)));
    assert_eq!(asked, Err(must_pick(DealId(1), 1, &TRACKS, &[1, 2, 3, 4, 5])));
}

#[test]
fn d5_1_a_proposal_of_relations_is_countered_with_a_deal() {
    let mut evening = board();
    evening.play(&[begin(ADA), propose(ADA, BO, Science), wait(10)]);
    let due = evening.campaign.offers.pending[&id(1)].deadline.expect("a deadline");
    evening.play(&[wish(BO, Wish::CounterOffer { offer: id(1) })]);
    let begun = draft(&evening, BO);
    assert_eq!(evening.campaign.deals.drafts[&begun].clauses, [relations(ADA, BO)]);
    evening.play(&[wish(BO, Wish::Add { deal: begun, clause: peace(ADA, BO) })]);
    evening.play(&[sends(BO, begun, &[(1, Materials, 1)])]);
    assert_eq!(evening.campaign.offers.pending[&id(1)].deadline, Some(due + hours(72)));
    let mut countered = Evening { campaign: evening.campaign.clone(), now: evening.now, log: Vec::new() };
    // D5.2: what was proposed is settled, and the proposer chooses again.
    evening.play(&[signs(ADA, DealId(1), &[(1, MoneyTrack, 5)])]);
    let outcome = |evening: &Evening| evening.campaign.offers.closed.get(&id(1)).map(|offer| offer.closing.outcome);
    assert_eq!(outcome(&evening), Some(Outcome::Settled));
    assert!(related(&evening.campaign, ADA, BO));
    assert_eq!(evening.campaign.deals.running.len(), 1);
    // A counter of the counter, and the end of the action, which ends the proposal (E2.9).
    countered.play(&[wish(ADA, Wish::Add { deal: DealId(1), clause: peace(BO, ADA) })]);
    countered.play(&[sends(ADA, DealId(1), &[(1, MoneyTrack, 5)])]);
    assert_eq!(open(&countered, DealId(1)).version, 2);
    countered.play(&[finish(ADA)]);
    assert_eq!((outcome(&countered), ending(&countered, DealId(1))), (Some(Outcome::Lapsed), Some(Ending::Void)));
}

#[test]
fn d5_1_answering_the_proposal_voids_its_counter() {
    let mut evening = board();
    evening.play(&[begin(ADA), propose(ADA, BO, Science), wish(BO, Wish::CounterOffer { offer: id(1) })]);
    let begun = draft(&evening, BO);
    evening.play(&[sends(BO, begun, &[(1, Materials, 1)]), accept_with(BO, 1, Materials, 1)]);
    assert_eq!(ending(&evening, DealId(1)), Some(Ending::Void));
    assert!(related(&evening.campaign, ADA, BO));
    // The question about a returned cube is nobody's to bargain about (E3.6).
    let mut evening = board();
    evening.play(&[populate(ADA, [5, 5, 5]), populate(BO, [5, 5, 5]), form(ADA, BO), begin(ADA)]);
    evening.play(&[crate::ambassadors::given::sail(ADA, "Aster", "Birch", 1), finish(ADA)]);
    let asked = *evening.campaign.offers.pending.keys().next().expect("a question");
    let to = evening.campaign.offers.pending[&asked].to;
    refuses(&mut evening, &wish(to, Wish::CounterOffer { offer: asked }), No::NoClauseFor { offer: asked });
}

#[test]
fn d6_1_a_private_deal_holds_no_relations() {
    let mut evening = board();
    evening.play(&[wish(ADA, Wish::New { with: vec![BO], private: true })]);
    let deal = draft(&evening, ADA);
    refuses(&mut evening, &wish(ADA, Wish::Add { deal, clause: relations(ADA, BO) }), No::NotPrivate);
    evening.play(&[wish(ADA, Wish::Add { deal, clause: peace(ADA, BO) })]);
}

#[test]
fn d8_1_an_undone_deal_of_relations_is_open_again_with_its_earlier_choices() {
    let mut evening = board();
    evening.play(&[begin(ADA), propose(ADA, BO, Science), wish(BO, Wish::CounterOffer { offer: id(1) })]);
    let begun = draft(&evening, BO);
    evening.play(&[sends(BO, begun, &[(1, Materials, 3)])]);
    let deal = DealId(1);
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[signs(ADA, deal, &[(1, Science, 2)])]);
    undo_since(&mut evening, before, told);
    assert!(!related(&evening.campaign, ADA, BO));
    let again = open(&evening, deal);
    assert_eq!((again.picks_of(BO), again.picks_of(ADA)), (&choices(&[(1, Materials, 3)])[..], &[][..]));
    assert!(evening.campaign.offers.pending.contains_key(&id(1)), "the proposal is open again, too");
    evening.play(&[signs(ADA, deal, &[(1, MoneyTrack, 4)])]);
    assert_eq!(seat(&evening.campaign, BO).track[2].tile, Some(Tile::Ambassador { of: ADA, cube: MoneyTrack }));
}

#[test]
fn d3_6_what_others_know_of_signatures_is_what_parties_of_a_public_deal_know() {
    let mut evening = board();
    evening.play(&[begin(ADA)]);
    let deal = sent_by_ada(&mut evening, &[]);
    let seen = evening.campaign.redacted_for(CY.into());
    assert_eq!(seen.deals.open[&deal].deal, *open(&evening, deal));
}
