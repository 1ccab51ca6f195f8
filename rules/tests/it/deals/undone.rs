//! Undoing and taking back deals (D8).

use super::*;
use chancery_rules::{
    Audience, Decided, TakenEntry, TakingBack, Undo, Viewer, notices, stories, take_back, undo, with_taken_back,
};

fn entry(evening: &Evening, told: usize, actor: PlayerId) -> TakenEntry {
    let events = evening.log[told..].to_vec();
    TakenEntry { seq: 9, number: 9, is_numbered: true, at: evening.now, actor: Some(actor), undone: false, events }
}

/// Undoes everything since `rebuilt`, when the log had `told` events.
pub fn undo_since(evening: &mut Evening, rebuilt: chancery_rules::Campaign, told: usize) {
    let taken = [entry(evening, told, ADA)];
    let needed = Confirmation::Undoes { entries: 1, from: 9, second: false };
    let order = Undo { by: MODERATOR, moderator: true, entries: 1, private: 0, from: 9, confirmed: Some(needed) };
    let events = undo((&evening.campaign, &rebuilt), &taken, &order, evening.now).expect("it can be undone");
    evening.campaign = rebuilt;
    evening.log.truncate(told);
    evening.play(&events.into_iter().map(Step::Event).collect::<Vec<_>>());
}

#[test]
fn d8_1_an_undone_deal_is_open_again_with_its_earlier_signatures() {
    let mut evening = table();
    let clauses = [gives(ADA, BO, 100), timed(BO, CY, Terms::Peace, 24)];
    let deal = sent(&mut evening, ADA, &[BO, CY], &clauses);
    evening.play(&[sign(BO, deal)]);
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[sign(CY, deal)]);
    let drafted = drafted(&mut evening, DEE, &[ADA], &[]);
    evening.play(&[wait(100)]);
    evening.play(&[wish(DEE, Wish::New { with: vec![BO], private: false })]);
    let kept = draft(&evening, DEE);
    undo_since(&mut evening, before, told);
    assert_eq!(crate::given::money(&evening.campaign, BO), 1000);
    assert!(evening.campaign.deals.running.is_empty() && evening.campaign.deals.judged.is_empty());
    let open = open(&evening, deal);
    assert!(open.has_signed(BO) && !open.has_signed(CY));
    assert_eq!(open.deadline, evening.now + hours(72), "its time was over");
    assert!(evening.campaign.deals.drafts.contains_key(&kept), "an undo does not concern drafts");
    assert!(!evening.campaign.deals.drafts.contains_key(&drafted));
    evening.play(&[sign(CY, deal)]);
    assert_eq!(ending(&evening, deal), Some(Ending::CarriedOut));
}

#[test]
fn d8_1_a_verdict_is_undone_with_the_act_that_caused_it() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO], &[timed(ADA, BO, Terms::Peace, 24), gives(BO, ADA, 1)]);
    evening.play(&[sign(BO, deal)]);
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[act(ADA, Act::Enter { host: BO, place: None, ship: None })]);
    assert!(evening.campaign.deals.running.is_empty());
    undo_since(&mut evening, before, told);
    assert_eq!(evening.campaign.deals.running.len(), 1, "it runs on");
}

#[test]
fn d8_1_the_undone_verdict_of_a_private_promise_is_taken_back_from_its_parties() {
    let mut evening = table();
    let clauses = [timed(ADA, BO, Terms::Peace, 24), gives(BO, ADA, 1)];
    let deal = super::private::sent_privately(&mut evening, ADA, &[BO], &clauses);
    evening.play(&[sign(BO, deal)]);
    let told = evening.log.len();
    evening.play(&[act(ADA, Act::Enter { host: BO, place: None, ship: None })]);
    let taken = [entry(&evening, told, ADA)];
    let undone =
        [Event::Undone { by: MODERATOR, entries: 1, from: 9, private: 0, agreement: None, standing: Vec::new() }];
    let told = with_taken_back(&evening.campaign, &undone, &taken, Vec::new());
    let is_verdict = |event: &Event| matches!(event, Event::Deal(Happened::Judged { .. }));
    let verdicts = told.iter().filter(|notice| {
        let acts = notice.taken_back.iter().flat_map(|one| &one.told.events);
        acts.into_iter().any(is_verdict)
    });
    let to: Vec<Audience> = verdicts.map(|notice| notice.to).collect();
    assert_eq!(to.len(), 2);
    assert!([ADA, BO].iter().all(|party| to.contains(&Audience::Player(*party))), "{to:?}");
}

#[test]
fn l13_3_moderators_read_of_a_private_deal_in_the_log() {
    let mut evening = table();
    let told = evening.log.len();
    let deal = super::private::sent_privately(&mut evening, ADA, &[BO], &[gives(ADA, BO, 5)]);
    let sent = evening.log.iter().skip(told).find(|event| matches!(event, Event::Deal(Happened::Sent { .. })));
    let sent = [sent.expect("it was sent").clone()];
    let read = stories(&evening.campaign, &sent, Viewer::from(MODERATOR).moderating(true));
    assert!(matches!(&read[..], [story] if story.private_to() == [ADA, BO]), "{read:?}");
    assert_eq!(stories(&evening.campaign, &sent, MODERATOR.into()), []);
    let told = evening.log.len();
    evening.play(&[sign(BO, deal)]);
    let read = stories(&evening.campaign, &evening.log[told..], Viewer::from(MODERATOR).moderating(true));
    assert!(read.iter().any(|story| story.private_to() == [ADA, BO]), "{read:?}");
}

#[test]
fn d8_1_an_undone_version_or_deal_is_never_mistaken_for_a_later_one() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO], &[gives(ADA, BO, 100)]);
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[wish(BO, Wish::Add { deal, clause: gives(BO, ADA, 900) })]);
    send(&mut evening, BO, deal);
    let gone = sent(&mut evening, CY, &[DEE], &[gives(CY, DEE, 1)]);
    undo_since(&mut evening, before, told);
    assert_eq!((open(&evening, deal).version, ending(&evening, gone)), (1, Some(Ending::Void)));
    evening.play(&[wish(ADA, Wish::Add { deal, clause: gives(BO, ADA, 1) })]);
    send(&mut evening, ADA, deal);
    assert_eq!(open(&evening, deal).version, 3, "2 was another version");
    assert_eq!(sent(&mut evening, CY, &[DEE], &[gives(CY, DEE, 1)]), DealId(gone.0 + 1));
}

#[test]
fn d8_1_any_party_may_ask_to_take_a_deal_back_and_all_must_agree() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO, CY], &[gives(ADA, BO, 100), gives(BO, CY, 1)]);
    evening.play(&[sign(BO, deal)]);
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[sign(CY, deal)]);
    let taken = [entry(&evening, told, CY)];
    let decide = |by, wish: &TakingBack, campaign: &chancery_rules::Campaign| {
        take_back((campaign, &before), &taken, by, wish, evening.now)
    };
    let asks = TakingBack::Ask { confirmed: None };
    assert_eq!(decide(DEE, &asks, &evening.campaign), Err(table::Refusal::NotYoursToTakeBack.into()));
    for (by, others) in [(ADA, [BO, CY]), (CY, [ADA, BO])] {
        let Err(Refusal::MustConfirm(needed)) = decide(by, &asks, &evening.campaign) else { panic!("it asks") };
        let Confirmation::TakesBack { players, .. } = &needed else { panic!("{needed:?}") };
        assert_eq!(players[..], others);
        let confirmed = Some(needed);
        let asked = decide(by, &TakingBack::Ask { confirmed }, &evening.campaign).expect("it was confirmed");
        let Decided::Goes(events) = asked else { panic!("{asked:?}") };
        let mut campaign = evening.campaign.clone();
        events.iter().for_each(|event| campaign.evolve(event));
        let answer = TakingBack::Answer { asked_at: evening.now, agrees: true };
        let Ok(Decided::Goes(first)) = decide(others[0], &answer, &campaign) else { panic!("one is left") };
        first.iter().for_each(|event| campaign.evolve(event));
        let done = decide(others[1], &answer, &campaign);
        assert!(matches!(done, Ok(Decided::TakesBack(_))), "{done:?}");
    }
}

#[test]
fn the_history_tells_a_deal_as_one_story() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO], &[gives(ADA, BO, 100), gives(BO, ADA, 1)]);
    let told = evening.log.len();
    evening.play(&[sign(BO, deal)]);
    let told = stories(&evening.campaign, &evening.log[told..], Viewer::TABLE);
    let heads: Vec<_> = told.iter().map(|story| (story.events.len(), story.is_between(ADA, BO))).collect();
    assert_eq!(heads, [(7, true)]);
    assert!(told.iter().all(|story| !story.is_between(ADA, CY)));
}

#[test]
fn a_further_undo_tells_nobody_again_what_an_earlier_one_voided() {
    let mut evening = table();
    let rebuilt = evening.campaign.clone();
    evening.play(&[gift(ADA, BO, 100)]);
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[offer_access(ADA, BO, Access::Trade)]);
    let deal = sent(&mut evening, ADA, &[BO], &[gives(ADA, BO, 1)]);
    let voided = |evening: &Evening, told: usize| {
        let (campaign, events) = (&evening.campaign, &evening.log[told..]);
        let is_void = |event: &Event| matches!(event, Event::OfferClosed { .. } | Event::Deal(Happened::Ended { .. }));
        let both = [notices(campaign, events), stories(campaign, events, Viewer::TABLE)];
        both.map(|told| told.iter().flat_map(|notice| &notice.events).filter(|event| is_void(event)).count())
    };
    undo_since(&mut evening, before, told);
    assert_eq!(voided(&evening, told), [2, 2]);
    undo_since(&mut evening, rebuilt, 0);
    assert_eq!(voided(&evening, 0), [0, 0]);
    assert_eq!(ending(&evening, deal), Some(Ending::Void));
    assert!(evening.campaign.offers.closed.contains_key(&id(1)));
}
