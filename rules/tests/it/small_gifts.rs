//! L2.4: small gifts are announced together.

use super::given::*;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{Account, Booking, Event as Effect, Pair, Public, Shown};
use chancery_rules::games::leverage::{SmallGifts, State, Why};
use chancery_rules::ids::PlayerId;
use chancery_rules::time::Span;
use chancery_rules::{Audience, Event, Notice, Order, Setting, Viewer, deadline, notices, stories};

fn below(amount: u32) -> Step {
    set(Setting::from(leverage::Setting::SmallGifts(amount)))
}

/// Returns an evening that counts gifts below 50 as small.
fn evening() -> Evening {
    let mut evening = Evening::begin();
    evening.play(&[below(50)]);
    evening
}

fn minutes(minutes: i64) -> Step {
    Step::Wait(Span::seconds(minutes * 60))
}

/// Returns one player's gifts to another: the total amount, the number of gifts, their earnings, and the leverage
/// afterwards.
fn gifts((from, to): (PlayerId, PlayerId), amount: i64, count: u32, (earned, value): (f64, f64)) -> SmallGifts {
    SmallGifts {
        from,
        to,
        amount: Money(amount),
        count,
        booking: Some(Booking {
            pair: Pair::new(from, to),
            account: Account::Earned,
            amount: points(earned),
            swallowed: points(0),
            value: points(value),
            shown: Shown::Whole,
        }),
        notes: Vec::new(),
    }
}

fn told(events: &[Event]) -> Vec<&SmallGifts> {
    let told = events.iter().filter_map(Event::of::<State>);
    let told = told.filter_map(|effect| match effect {
        Effect::SmallGiftsTold { gifts, .. } => Some(gifts),
        _ => None,
    });
    told.flatten().collect()
}

fn public(evening: &Evening, events: &[Event]) -> Vec<Notice> {
    let mut told = notices(&evening.campaign, events);
    told.retain(|notice| notice.to == Audience::Table);
    told
}

#[test]
fn l2_4_small_gifts_are_reported_together_after_an_hour() {
    let mut evening = evening();
    let first = evening.attempt(&gift(ADA, BO, 10)).expect("a gift");
    assert_eq!(first[..2], [gifted(ADA, BO, 10), earned(ADA, BO, 0.2, 0.2, Why::Gift)]);
    assert_eq!(public(&evening, &first), []);
    assert_eq!(deadline(&evening.campaign), Some(START + hours(1)));
    // It counts at once, and appears in the history.
    assert_eq!(money(&evening.campaign, BO), 1010);
    let read = stories(&evening.campaign, &first, Viewer::TABLE);
    assert_eq!(read[0].events[0], first[0]);
    evening.play(&[minutes(20), gift(BO, ADA, 49), minutes(20), gift(ADA, BO, 5), gift(ADA, CY, 1), minutes(19)]);
    let events = evening.attempt(&minutes(1)).expect("time passes");
    let all = [
        gifts((ADA, BO), 15, 2, (0.3, 0.3)),
        gifts((BO, ADA), 49, 1, (0.98, 0.98)),
        gifts((ADA, CY), 1, 1, (0.02, 0.02)),
    ];
    assert_eq!(told(&events), all.iter().collect::<Vec<_>>());
    let notice = &public(&evening, &events)[..];
    assert_eq!(notice.len(), 1);
    assert_eq!(notice[0].calls, [BO, ADA, CY]);
    // The history has already shown each gift, so it omits the announcement.
    assert_eq!(stories(&evening.campaign, &events, Viewer::TABLE), []);
    assert_eq!(deadline(&evening.campaign), None);
    let later = evening.attempt(&wait(5)).expect("time passes");
    assert_eq!(told(&later), Vec::<&SmallGifts>::new());
    // The next gift starts a new hour.
    evening.play(&[gift(BO, CY, 2)]);
    let due = evening.now + hours(1);
    assert_eq!(deadline(&evening.campaign), Some(due));
}

#[test]
fn l2_4_the_report_shows_the_current_leverage() {
    let mut evening = evening();
    evening.play(&[gift(ADA, BO, 10), holding(ADA, BO, -30), gift(ADA, BO, 10)]);
    let events = evening.attempt(&wait(1)).expect("time passes");
    let all = gifts((ADA, BO), 20, 2, (0.4, -29.6));
    // A gift that opens a right was announced by itself.
    let shown = told(&events);
    assert_eq!(shown, [&all]);
}

#[test]
fn l2_4_larger_gifts_and_changed_rights_are_reported_at_once() {
    let mut evening = evening();
    let large = evening.attempt(&gift(ADA, BO, 50)).expect("a gift");
    assert_eq!(public(&evening, &large).len(), 1);
    // At 0, Cy may no longer damage ships at home.
    evening.play(&[holding(ADA, CY, -0.1)]);
    let closes = evening.attempt(&gift(ADA, CY, 49)).expect("a gift");
    let notice = public(&evening, &closes);
    assert!(!notice[0].remarks.is_empty());
    assert_eq!(notice.len(), 1);
    let Step::Order(order) = gift(ADA, CY, 1) else {
        panic!("it is an order");
    };
    let acted_for = Step::Order(Order { on_behalf: Some(MODERATOR), moderator: true, ..order });
    let acted = evening.attempt(&acted_for).expect("a gift");
    let given = |notice: &Notice| notice.events.contains(&gifted(ADA, CY, 1));
    assert!(public(&evening, &acted).iter().any(given));
    let later = evening.attempt(&wait(2)).expect("time passes");
    assert_eq!(told(&later), Vec::<&SmallGifts>::new());
}

#[test]
fn l2_4_a_pause_the_end_or_a_new_limit_reports_held_gifts() {
    for last in [pause(), end(), below(0)] {
        let mut evening = evening();
        evening.play(&[gift(ADA, BO, 10)]);
        let events = match evening.attempt(&last) {
            Err(chancery_rules::Refusal::MustConfirm(question)) => evening.attempt(&confirmed(last.clone(), question)),
            done => done,
        };
        let events = events.expect("a moderator may");
        assert_eq!(told(&events), [&gifts((ADA, BO), 10, 1, (0.2, 0.2))], "{last:?}");
        let notices = public(&evening, &events);
        assert!(notices.iter().any(|notice| notice.calls == [BO]), "{notices:?}");
        let later = evening.attempt(&wait(2)).expect("time passes");
        assert_eq!(told(&later), Vec::<&SmallGifts>::new());
    }
}

#[test]
fn l2_4_undo_does_not_report_gifts_again() {
    for (waits, again) in [(hours(2), 0), (Span::seconds(60), 1)] {
        let mut evening = evening();
        evening.play(&[gift(ADA, BO, 10)]);
        let (before, log) = (evening.campaign.clone(), evening.log.len());
        evening.play(&[gift(ADA, BO, 7), Step::Wait(waits)]);
        let undone = evening.take_back(before, log);
        assert_eq!(told(&undone), Vec::<&SmallGifts>::new());
        // An empty announcement is not sent.
        assert_eq!(public(&evening, &undone).len(), 1);
        let later = evening.attempt(&wait(2)).expect("time passes");
        let all = [gifts((ADA, BO), 10, 1, (0.2, 0.2))];
        assert_eq!(told(&later), all.iter().take(again).collect::<Vec<_>>());
        assert_eq!(money(&evening.campaign, BO), 1010);
    }
}

#[test]
fn l2_4_the_table_sees_only_public_figures() {
    for (shown, booked) in [(Public::Differences, Some(points(0.3))), (Public::Nothing, None)] {
        let mut evening = evening();
        evening.play(&[
            set(Setting::from(leverage::Setting::PublicLeverage(shown))),
            gift(ADA, BO, 10),
            gift(ADA, BO, 5),
        ]);
        let events = evening.attempt(&wait(1)).expect("time passes");
        let notices = public(&evening, &events);
        let told = told(&notices[0].events);
        assert_eq!(told[0].amount, Money(15));
        let booking = told[0].booking;
        assert_eq!(booking.map(|one| one.amount), booked);
        assert_eq!(booking.map(|one| one.value), booked.map(|_| points(0)));
        assert_eq!(public(&evening, &events).len(), 1);
    }
}

#[test]
fn l2_4_an_absent_player_reads_all_gifts_on_return() {
    let mut evening = evening();
    evening.play(&[gift(ADA, BO, 10), minutes(30), away(BO), gift(ADA, BO, 5)]);
    let events = evening.attempt(&minutes(30)).expect("time passes");
    let missed = Event::CallMissed { player: BO, at: START };
    assert!(events.contains(&missed), "{events:?}");
}

#[test]
fn l2_4_the_first_notes_are_shown() {
    let mut evening = evening();
    for note in ["one", "two", "three", "four"] {
        evening.play(&[noted_gift(ADA, BO, 1, Some(note))]);
    }
    let events = evening.attempt(&wait(1)).expect("time passes");
    assert_eq!(told(&events)[0].notes, ["one", "two", "three"]);
    assert_eq!(told(&events)[0].count, 4);
}

#[test]
fn l2_4_opened_rights_stay_hidden_if_leverage_is_not_public() {
    for shown in [Public::Differences, Public::Nothing] {
        let mut evening = evening();
        evening.play(&[set(Setting::from(leverage::Setting::PublicLeverage(shown))), holding(ADA, BO, -0.1)]);
        let events = evening.attempt(&gift(ADA, BO, 49)).expect("a gift");
        let all = notices(&evening.campaign, &events);
        let private: Vec<Audience> = all.iter().map(|notice| notice.to).collect();
        assert_eq!(private, [ADA, BO].map(Audience::Player));
        assert!(all.iter().all(|notice| !notice.remarks.is_empty()));
        let later = evening.attempt(&wait(1)).expect("time passes");
        assert_eq!(told(&later).len(), 1);
    }
}
