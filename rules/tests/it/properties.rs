//! Properties of every evening, for all kinds of orders: nonsense, impostors, moderators and long absences included.

use super::evenings::evenings;
use super::given::{Evening, Step, confirmed, money, state};
use crate::effort::share;
use chancery_rules::games;
use chancery_rules::games::leverage::{Event as Effect, Values};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::{Span, Time};
use chancery_rules::{
    Audience, Campaign, Event, Offer, Order, Refusal, check, deadline, decide, invariants, misrecorded, notices,
    rights, settle,
};
use proptest::prelude::*;

/// How many evenings the long form plays: about five thousand turns in total.
const EVENINGS: u32 = 100;

proptest! {
    #![proptest_config(ProptestConfig {
        cases: share(EVENINGS),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_evenings_keep_the_rules((players, turns) in evenings()) {
        let mut evening = Evening::of((1..=players).map(PlayerId));
        let mut retold = retell(None, &evening.log);
        for turn in turns {
            let seen = evening.log.len();
            let before = evening.campaign.clone();
            let later = evening.now + turn.wait;
            settling_in_pieces_comes_to_the_same(&before, evening.now, later);
            evening.play(&[Step::Wait(turn.wait)]);
            nothing_is_due(&evening.campaign, later);
            let step = turn.step(&evening.campaign);
            take(&mut evening, step, turn.confirms);
            retold = retell(retold, &evening.log[seen..]);
            every_event_is_a_fact(before, &evening.log[seen..]);
            privacy_is_kept(&evening.campaign, &evening.log[seen..]);
            prop_assert_eq!(retold.as_ref(), Some(&evening.campaign));
            prop_assert_eq!(&through_json(&evening.campaign), &evening.campaign);
            listed_rights_are_accepted_orders(&evening.campaign, turn.by, turn.other, later);
        }
        let everybody = || (0..=players).map(PlayerId);
        for (by, other) in everybody().flat_map(|by| everybody().map(move |other| (by, other))) {
            listed_rights_are_accepted_orders(&evening.campaign, by, other, evening.now);
        }
        let replayed = Campaign::replay(CampaignId(1), &evening.log);
        prop_assert_eq!(replayed, Some(evening.campaign));
    }
}

/// Takes a turn. A refused order must change nothing, and a player who confirms must not be asked twice.
pub fn take(evening: &mut Evening, step: Step, confirms: bool) {
    let before = evening.campaign.clone();
    let mut outcome = evening.attempt(&step);
    if let Err(Refusal::MustConfirm(question)) = &outcome
        && confirms
    {
        outcome = evening.attempt(&confirmed(step, question.clone()));
        assert!(outcome.is_ok(), "confirmed, but {outcome:?}");
    }
    if outcome.is_err() {
        assert_eq!(evening.campaign, before);
    }
}

/// Undoes the newest turns. `past` has the campaign and the length of the log before each. The events of the undo
/// replace the undone ones in the log.
pub fn take_back(evening: &mut Evening, past: &mut Vec<(Campaign, usize)>, turns: usize) {
    let kept = past.len().saturating_sub(turns);
    if let Some((rebuilt, told)) = past.get(kept).cloned() {
        past.truncate(kept);
        evening.take_back(rebuilt, told);
        // Sends reminders that came due in the meantime.
        evening.play(&[Step::Wait(Span::default())]);
    }
}

pub fn settling_in_pieces_comes_to_the_same(campaign: &Campaign, now: Time, later: Time) {
    let settled = |mut campaign: Campaign, at: Time| {
        let events = settle(&campaign, at);
        events.iter().for_each(|event| campaign.evolve(event));
        campaign
    };
    // The players to call depend on when the campaign was settled.
    let told = |mut campaign: Campaign| {
        campaign.players.forget_missed(|_| true);
        campaign
    };
    let at_once = settled(campaign.clone(), later);
    let halfway = now + later.since(now).half();
    let in_two = settled(settled(campaign.clone(), halfway), later);
    assert_eq!(told(in_two), told(at_once.clone()));
    let mut piece_by_piece = campaign.clone();
    while let Some(due) = deadline(&piece_by_piece).filter(|due| *due <= later) {
        piece_by_piece = settled(piece_by_piece, due);
        let next = deadline(&piece_by_piece);
        assert!(next.is_none_or(|next| next > due), "{due:?} settles nothing");
    }
    // The clock does not wake for events without visible effect, but a player who checks in sees them.
    assert_eq!(told(settled(piece_by_piece, later)), told(at_once));
}

pub fn nothing_is_due(campaign: &Campaign, now: Time) {
    assert_eq!(settle(campaign, now), []);
    assert!(deadline(campaign).is_none_or(|due| due > now));
}

/// Applies the events one by one. Each must describe its change correctly, and together they must lead to a valid
/// state.
fn every_event_is_a_fact(mut campaign: Campaign, events: &[Event]) {
    for event in events {
        let held = total(&campaign);
        let issued = match event {
            Event::Game(games::Event::Leverage(
                Effect::MoneyIssued { amount, .. } | Effect::MoneyCorrected { amount, .. },
            )) => amount.0,
            Event::Game(games::Event::Leverage(Effect::MoneyCorrectedForAll { players, amount })) => {
                amount.0 * i64::try_from(players.len()).expect("few players")
            }
            Event::Game(games::Event::Leverage(Effect::MoneySpent { amount, .. })) => -amount.0,
            Event::Game(games::Event::Leverage(Effect::TaskCredited { money, .. })) => money.0,
            _ => 0,
        };
        let before = campaign.clone();
        campaign.evolve(event);
        assert_eq!(misrecorded(&campaign, event), None, "after {event:?}");
        assert_eq!(total(&campaign), held + issued, "after {event:?}");
        assert_eq!(state(&campaign).issued.0, total(&campaign));
        if let Event::Game(games::Event::Leverage(event)) = event
            && let Some(booking) = event.booking()
        {
            let was = state(&before).leverage(booking.pair);
            let is = state(&campaign).leverage(booking.pair);
            assert_eq!((booking.before(), booking.value), (was, is), "after {event:?}");
            let bounds = &Values::usual().bounds;
            assert!(bounds.contain(is), "{event:?}");
            let at_a_bound = is == bounds.lowest || is == bounds.highest;
            assert!(booking.swallowed.is_zero() || at_a_bound, "{event:?}");
        }
    }
    assert_eq!(invariants(&campaign), []);
}

fn total(campaign: &Campaign) -> i64 {
    campaign.players.keys().map(|player| money(campaign, *player)).sum()
}

/// Notices about a private offer only go to its two players.
fn privacy_is_kept(campaign: &Campaign, events: &[Event]) {
    for notice in notices(campaign, events) {
        let secret = |offer: &&Offer| offer.private;
        let told: Vec<&Offer> = notice
            .events
            .iter()
            .filter_map(|event| match event {
                Event::OfferMade(offer) => Some(offer.id),
                Event::OfferReminded { offer, .. } | Event::OfferClosed { offer, .. } => Some(*offer),
                _ => None,
            })
            .filter_map(|id| campaign.offers.get(id))
            .filter(secret)
            .collect();
        match notice.to {
            Audience::Table => assert_eq!(told, Vec::<&Offer>::new()),
            Audience::Player(player) => {
                assert!(told.iter().all(|offer| offer.concerns(player)), "{notice:?}");
            }
        }
    }
}

/// Every listed right is an order that would be accepted, possibly after a confirmation.
pub fn listed_rights_are_accepted_orders(campaign: &Campaign, by: PlayerId, other: PlayerId, now: Time) {
    let listed = rights(campaign, by, other, now);
    assert!(!listed.is_empty());
    for right in listed {
        let order =
            |confirmed| Order { by, moderator: false, on_behalf: None, command: right.command.clone(), confirmed };
        assert_eq!(check(campaign, &order(None), now), right.verdict);
        let outcome = match decide(campaign, &order(None), now) {
            Err(Refusal::MustConfirm(question)) => decide(campaign, &order(Some(question)), now),
            // The player still has to choose one of several places.
            Err(Refusal::WhichPlace { .. }) => Ok(Vec::new()),
            outcome => outcome,
        };
        assert_eq!(outcome.map(|_| ()), right.verdict);
    }
}

/// Returns the campaign after events that went through JSON, as in a journal.
pub fn retell(campaign: Option<Campaign>, events: &[Event]) -> Option<Campaign> {
    let events: Vec<Event> =
        events.iter().inspect(|event| assert_eq!(&through_json(*event), *event)).map(through_json).collect();
    let Some(mut campaign) = campaign else {
        return Campaign::replay(CampaignId(1), &events);
    };
    events.iter().for_each(|event| campaign.evolve(event));
    Some(campaign)
}

pub fn through_json<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    let kept = serde_json::to_string(value).expect("plain data");
    serde_json::from_str(&kept).unwrap_or_else(|error| panic!("{error} in {kept}"))
}
