//! Private deals, and the drafts that nobody else sees (D6).

use super::*;
use chancery_rules::{Audience, Campaign, Viewer, is_private, is_undoable, is_unnumbered, notices, stories};

/// Sends a private deal.
pub fn sent_privately(evening: &mut Evening, by: PlayerId, with: &[PlayerId], clauses: &[Clause]) -> DealId {
    evening.play(&[wish(by, Wish::New { with: with.to_vec(), private: true })]);
    let deal = fill(evening, by, clauses);
    send(evening, by, deal)
}

fn seen(campaign: &Campaign, viewer: impl Into<Viewer>) -> Campaign {
    campaign.redacted_for(viewer.into()).into_owned()
}

#[test]
fn d1_3_only_its_author_sees_a_draft() {
    let mut evening = table();
    let before = seen(&evening.campaign, BO);
    let told = evening.log.len();
    drafted(&mut evening, ADA, &[BO], &[gives(ADA, BO, 5)]);
    assert_eq!(seen(&evening.campaign, BO), before);
    assert_eq!(seen(&evening.campaign, Viewer::TABLE), before);
    assert_eq!(seen(&evening.campaign, ADA), evening.campaign);
    for event in &evening.log[told..] {
        let events = std::slice::from_ref(event);
        assert!(is_unnumbered(events) && !is_undoable(events), "{event:?}");
        assert_eq!(notices(&evening.campaign, events), []);
        assert_eq!(event.redacted_for(&evening.campaign.settings, BO.into()), None);
    }
}

#[test]
fn d6_1_others_see_nothing_of_a_private_deal_but_figures() {
    let mut evening = table();
    let private = leverage::Public::Nothing;
    let hide = [LeverageSetting::PublicMoney(private), LeverageSetting::PublicLeverage(private)];
    evening.play(&hide.map(|setting| set(Setting::from(setting))));
    let mut bystander = Evening { campaign: evening.campaign.clone(), now: evening.now, log: Vec::new() };
    let told = evening.log.len();
    let access = Terms::Access { access: Access::Trade };
    let clauses = [gives(ADA, BO, 100), clause(BO, ADA, access), timed(BO, CY, Terms::Peace, 24)];
    let deal = sent_privately(&mut evening, ADA, &[BO, CY], &clauses);
    evening.play(&[sign(BO, deal), sign(CY, deal)]);
    assert_eq!(ending(&evening, deal), Some(Ending::CarriedOut));
    assert_eq!(seen(&evening.campaign, DEE), seen(&bystander.campaign, DEE));
    for by in [ADA, BO, CY] {
        let theirs = seen(&evening.campaign, by);
        assert_eq!((theirs.deals.closed.len(), theirs.deals.running.len()), (1, 1));
    }
    let all = &evening.log[told..];
    let carried_out = all.iter().position(|event| matches!(event, Event::Deal(Happened::CarriedOut { .. })));
    let (before, events) = all.split_at(carried_out.expect("it was carried out"));
    for event in before {
        let told = notices(&evening.campaign, std::slice::from_ref(event));
        assert!(told.iter().all(|notice| notice.to != Audience::Table), "{event:?}");
    }
    assert!(is_private(events) && is_unnumbered(events));
    let all = notices(&evening.campaign, events);
    let mut to: Vec<Audience> = all.iter().map(|notice| notice.to).collect();
    to.dedup();
    assert!(to.iter().all(|to| [Audience::Player(ADA), Audience::Player(BO)].contains(to)), "{to:?}");
    assert!(all.iter().all(|notice| notice.calls.is_empty()));
    for viewer in [Viewer::from(DEE), Viewer::TABLE] {
        assert_eq!(stories(&evening.campaign, events, viewer), []);
    }
    // Public numbers continue as if it had never been there.
    let one = sent(&mut evening, DEE, &[CY], &[gives(DEE, CY, 1)]);
    let other = sent(&mut bystander, DEE, &[CY], &[gives(DEE, CY, 1)]);
    assert_eq!((one, seen(&evening.campaign, DEE)), (other, seen(&bystander.campaign, DEE)));
}

#[test]
fn d6_1_a_private_deal_is_unknown_to_others() {
    let mut evening = table();
    let deal = sent_privately(&mut evening, ADA, &[BO], &[gives(ADA, BO, 100)]);
    assert!(deal.is_private());
    for by in [CY, DEE] {
        refuses(&mut evening, &sign(by, deal), No::Unknown { deal });
        refuses(&mut evening, &wish(by, Wish::Counter { deal }), No::Unknown { deal });
    }
    let nonexistent = DealId(deal.0 + 1);
    refuses(&mut evening, &sign(CY, nonexistent), No::Unknown { deal: nonexistent });
    let system = clause(ADA, BO, Terms::System { system: "Vega".to_owned() });
    refuses(&mut evening, &wish(BO, Wish::Add { deal, clause: system }), No::NotPrivate);
    evening.play(&[wish(BO, Wish::Add { deal, clause: gives(BO, ADA, 1) })]);
    assert_eq!(send(&mut evening, BO, deal), deal, "a counter of it is private");
}

#[test]
fn d3_6_a_private_promise_is_judged_by_all_that_its_parties_know() {
    let mut evening = table();
    let clauses = [timed(ADA, BO, Terms::Pay { amount: Money(10) }, 24), gives(BO, ADA, 1)];
    let deal = sent_privately(&mut evening, ADA, &[BO], &clauses);
    evening.play(&[sign(BO, deal)]);
    let paid = sent_privately(&mut evening, ADA, &[BO], &[gives(ADA, BO, 10)]);
    let told = evening.log.len();
    evening.play(&[sign(BO, paid)]);
    assert!(evening.campaign.deals.running.is_empty());
    assert!(is_unnumbered(&evening.log[told..]));
    assert_eq!(seen(&evening.campaign, CY).deals.judged, []);
}
