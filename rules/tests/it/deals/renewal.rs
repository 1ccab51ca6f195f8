//! Access for a time, and its renewal (D2.3).

use super::*;
use chancery_rules::games::leverage::{Ending as TaskEnding, Event as Effect, Grant};
use chancery_rules::ids::OfferId;
use chancery_rules::table::Outcome;
use chancery_rules::time::Time;
use chancery_rules::{Audience, Campaign, Silence, Viewer, deadline, is_private, notices};

const TRADE: Access = Access::Trade;

fn for_hours(from: PlayerId, to: PlayerId, access: Access, after: i64) -> Clause {
    timed(from, to, Terms::Access { access }, after)
}

/// Ada grants Bo trade access for three days, which earns her 15 leverage.
fn granted() -> Evening {
    granted_for(72)
}

fn granted_for(after: i64) -> Evening {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO], &[for_hours(ADA, BO, TRADE, after)]);
    evening.play(&[sign(BO, deal)]);
    evening
}

fn until(campaign: &Campaign) -> Option<Time> {
    state(campaign).access_until(ADA, BO, TRADE)
}

fn has_access(campaign: &Campaign) -> bool {
    state(campaign).has_access(BO, ADA, TRADE)
}

fn refuse(by: PlayerId, offer: u64) -> Step {
    order(by, Command::Refuse { offer: id(offer) })
}

fn outcomes(campaign: &Campaign) -> Vec<Outcome> {
    campaign.offers.closed.values().map(|closed| closed.closing.outcome).collect()
}

fn asked(campaign: &Campaign) -> Vec<(Option<PlayerId>, PlayerId, Option<Time>)> {
    campaign.offers.pending.values().map(|offer| (offer.from, offer.to, offer.deadline)).collect()
}

#[test]
fn d2_3_access_for_a_time_ends_by_itself_and_nobody_loses_anything() {
    let mut evening = granted_for(24);
    assert_eq!(until(&evening.campaign), Some(START + hours(24)));
    evening.play(&[wait(23)]);
    assert!(has_access(&evening.campaign) && evening.campaign.offers.pending.is_empty(), "a day is not asked about");
    evening.play(&[wait(1)]);
    assert!(!has_access(&evening.campaign) && until(&evening.campaign).is_none());
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(15), "what it earned stays");
    let ended = Event::from(Effect::AccessEnded(grant(false)));
    let told = notices(&evening.campaign, std::slice::from_ref(&ended));
    assert_eq!(
        told.iter().map(|notice| (notice.to, &notice.calls[..])).collect::<Vec<_>>(),
        [(Audience::Table, &[ADA, BO][..])]
    );
    evening.play(&[offer_access(ADA, BO, TRADE), accept(BO, 1)]);
    assert_eq!(until(&evening.campaign), None, "granted again, it has no end");
    evening.play(&[wait(1000)]);
    assert!(has_access(&evening.campaign));
}

fn grant(private: bool) -> Grant {
    Grant { granter: ADA, grantee: BO, access: TRADE, private }
}

#[test]
fn d2_3_a_day_before_both_are_asked_once_and_both_must_agree() {
    let mut evening = granted();
    evening.play(&[wait(47)]);
    assert_eq!(asked(&evening.campaign), []);
    evening.play(&[wait(1)]);
    let end = START + hours(72);
    assert_eq!(asked(&evening.campaign), [(None, ADA, Some(end)), (None, BO, Some(end))]);
    evening.play(&[wait(1), accept(BO, 2)]);
    assert_eq!(until(&evening.campaign), Some(end), "both must agree");
    evening.play(&[accept(ADA, 1)]);
    assert_eq!(until(&evening.campaign), Some(end + hours(72)), "for the same span, from its end");
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(15), "renewing earns nothing");
    evening.play(&[wait(71)]);
    assert_eq!(asked(&evening.campaign).len(), 2, "and again a day before the next end");
}

#[test]
fn d2_3_one_no_or_silence_ends_it_at_its_time() {
    let mut evening = granted();
    evening.play(&[wait(48), accept(ADA, 1), refuse(BO, 2)]);
    assert!(has_access(&evening.campaign), "it lasts until its time");
    evening.play(&[wait(24)]);
    assert!(!has_access(&evening.campaign));
    let mut evening = granted();
    evening.play(&[wait(48), refuse(ADA, 1)]);
    assert_eq!(outcomes(&evening.campaign), [Outcome::Refused, Outcome::Lapsed], "the other is not needed any more");
    evening.play(&[wait(24)]);
    assert!(!has_access(&evening.campaign));
    for silence in [Silence::Refuse, Silence::Lapse, Silence::Wait] {
        let mut evening = granted();
        evening.play(&[set(Setting::Silence(silence)), wait(48), accept(ADA, 1), wait(24)]);
        assert_eq!((has_access(&evening.campaign), asked(&evening.campaign)), (false, Vec::new()));
        assert_eq!(outcomes(&evening.campaign), [Outcome::Accepted, Outcome::Lapsed]);
        assert_eq!(leverage(&evening.campaign, BO, ADA), points(0), "silence costs nothing");
    }
}

#[test]
fn d2_3_settling_late_leads_to_the_same_as_settling_often() {
    let mut often = granted();
    for _ in 0..200 {
        often.play(&[wait(1)]);
    }
    let mut once = granted();
    once.play(&[wait(200)]);
    assert_eq!(once.campaign, often.campaign);
    let mut agreed = granted();
    agreed.play(&[wait(48), accept(ADA, 1), accept(BO, 2)]);
    let mut late = Evening { campaign: agreed.campaign.clone(), now: agreed.now, log: Vec::new() };
    for _ in 0..200 {
        agreed.play(&[wait(1)]);
    }
    late.play(&[wait(200)]);
    assert_eq!(late.campaign, agreed.campaign);
}

#[test]
fn d2_3_a_pause_moves_the_end() {
    let mut evening = granted();
    evening.play(&[wait(10), pause(), wait(100), resume()]);
    assert_eq!(until(&evening.campaign), Some(START + hours(172)));
    assert_eq!(deadline(&evening.campaign), Some(START + hours(148)));
    evening.play(&[wait(38), pause(), wait(50)]);
    assert_eq!(asked(&evening.campaign).len(), 2);
    assert!(has_access(&evening.campaign), "it does not end during a pause");
    evening.play(&[resume()]);
    let end = Some(START + hours(222));
    assert_eq!(asked(&evening.campaign), [(None, ADA, end), (None, BO, end)]);
    assert_eq!(until(&evening.campaign), end);
}

#[test]
fn d2_3_revoking_it_or_leaving_voids_the_questions() {
    let mut evening = granted();
    evening.play(&[wait(48), revoke(ADA, BO, TRADE)]);
    assert_eq!(outcomes(&evening.campaign), [Outcome::Void, Outcome::Void]);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(0), "revoking costs what it always does");
    evening.play(&[offer_access(ADA, BO, TRADE), accept(BO, 3), wait(48)]);
    assert_eq!((has_access(&evening.campaign), until(&evening.campaign)), (true, None));
    let mut evening = granted();
    evening.play(&[wait(48), leave(BO)]);
    assert_eq!(asked(&evening.campaign), []);
    evening.play(&[join(BO)]);
    assert_eq!(asked(&evening.campaign), [], "they are asked once");
    evening.play(&[wait(24)]);
    assert!(!has_access(&evening.campaign));
    // A player who has left is not asked, and it ends as it would.
    let mut evening = granted();
    evening.play(&[leave(BO), wait(48)]);
    assert_eq!(asked(&evening.campaign), []);
    evening.play(&[join(BO), wait(1)]);
    assert_eq!(asked(&evening.campaign).len(), 2, "after their return they can still be asked");
    evening.play(&[wait(24)]);
    assert!(!has_access(&evening.campaign));
}

#[test]
fn d2_3_actions_that_need_the_access_are_credited_until_it_ends() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO], &[for_hours(ADA, BO, Access::Diplomatic, 10)]);
    evening.play(&[sign(BO, deal), research(BO, ADA), wait(100)]);
    assert_eq!(science(&evening.campaign, BO), (10, 0));
    let ended = evening.log.iter().find_map(|event| match event {
        Event::Game(games::Event::Leverage(Effect::TaskEnded { ending, .. })) => Some(*ending),
        _ => None,
    });
    assert_eq!(ended, Some(TaskEnding::AccessEnded));
}

#[test]
fn d3_access_that_ended_by_its_time_was_kept() {
    let mut evening = table();
    let keep = timed(ADA, BO, Terms::KeepAccess { access: TRADE }, 96);
    let deal = sent(&mut evening, ADA, &[BO], &[for_hours(ADA, BO, TRADE, 72), keep]);
    evening.play(&[sign(BO, deal), wait(80)]);
    assert!(!has_access(&evening.campaign));
    assert_eq!(evening.campaign.deals.running.len(), 1, "it has no verdict before its time");
    evening.play(&[wait(16)]);
    let verdicts: Vec<_> = evening.campaign.deals.judged.iter().map(|(_, verdict)| *verdict).collect();
    assert_eq!(verdicts, [chancery_rules::ruleset::Verdict::Kept]);
}

#[test]
fn d2_3_a_signature_is_asked_for_once_however_long_a_player_reads() {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO], &[for_hours(ADA, BO, TRADE, 72)]);
    let Err(Refusal::MustConfirm(question)) = evening.attempt(&sign(BO, deal)) else { panic!("it is confirmed") };
    evening.play(&[wait(1)]);
    assert!(evening.attempt(&confirmed(sign(BO, deal), question)).is_ok());
    assert_eq!(until(&evening.campaign), Some(START + hours(73)), "it counts from the moment the deal is carried out");
}

#[test]
fn d1_4_the_time_of_access_is_limited_as_that_of_a_promise() {
    let mut evening = table();
    let deal = drafted(&mut evening, ADA, &[BO], &[]);
    let no = table::Refusal::SpanOutOfRange { value: hours(0), least: hours(1), most: hours(365 * 24) };
    refuses(&mut evening, &wish(ADA, Wish::Add { deal, clause: for_hours(ADA, BO, TRADE, 0) }), no);
}

#[test]
fn d6_1_others_see_nothing_of_access_that_a_private_deal_granted_for_a_time() {
    let mut evening = table();
    let private = leverage::Public::Nothing;
    evening.play(&[set(Setting::from(LeverageSetting::PublicLeverage(private)))]);
    let mut bystander = Evening { campaign: evening.campaign.clone(), now: evening.now, log: Vec::new() };
    evening.play(&[wish(ADA, Wish::New { with: vec![BO], private: true })]);
    let deal = fill(&mut evening, ADA, &[for_hours(ADA, BO, TRADE, 72)]);
    let deal = send(&mut evening, ADA, deal);
    evening.play(&[sign(BO, deal)]);
    let seen = |evening: &Evening, viewer: Viewer| evening.campaign.redacted_for(viewer).into_owned();
    let mut step = |evening: &mut Evening, step: Step, both: bool| {
        let told = evening.log.len();
        evening.play(std::slice::from_ref(&step));
        if both {
            bystander.play(&[step]);
        }
        let events = evening.log[told..].to_vec();
        assert!(events.is_empty() || is_private(&events), "{events:?}");
        let told = notices(&evening.campaign, &events);
        let parties = [Audience::Player(ADA), Audience::Player(BO)];
        assert!(told.iter().all(|notice| parties.contains(&notice.to)), "{told:?}");
        for viewer in [Viewer::from(CY), Viewer::TABLE] {
            assert_eq!(seen(evening, viewer), seen(&bystander, viewer));
            assert_eq!(chancery_rules::stories(&evening.campaign, &events, viewer), []);
        }
        told.len()
    };
    assert_eq!(step(&mut evening, wait(48), true), 2);
    let offers: Vec<OfferId> = evening.campaign.offers.pending.keys().copied().collect();
    let of = |player| offers.iter().copied().find(|offer| evening.campaign.offers.pending[offer].to == player);
    let (ada, bo) = (of(ADA).expect("asked"), of(BO).expect("asked"));
    let yes = |by, offer| order(by, Command::Accept { offer, picks: Vec::new() });
    assert_eq!(step(&mut evening, yes(ADA, ada), false), 1, "Bo learns that Ada agrees");
    assert_eq!(step(&mut evening, yes(BO, bo), false), 1, "Ada learns that it is renewed");
    assert_eq!(until(&evening.campaign), Some(START + hours(144)));
    step(&mut evening, wait(48), true);
    step(&mut evening, wait(24), true);
    step(&mut evening, wait(24), true);
    assert!(!has_access(&evening.campaign));
}
