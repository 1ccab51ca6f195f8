//! Empty seats of an imported campaign (H2.4): who may have one, and that everything of it changes hands.

use super::given::{
    ADA, BO, CY, DEE, Evening, MODERATOR, START, Step, ask_money, end, gift, id, join, leave, leverage, moderate,
    money, order, pause, points, set,
};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::table::Refusal as Table;
use chancery_rules::{
    Campaign, Command, Entry, Event, Founding, Moderation, Order, Refusal, RulesetName, Setting, TakenEntry, Viewer,
    empty_seats, found, notices, replaced, undo,
};

/// Not a player, and with a lower id than any.
const EVE: PlayerId = PlayerId(7);

fn founding() -> Founding {
    let founding = found("Spiral Arm", RulesetName::Leverage, None, START).expect("a name");
    Founding { by: Some(MODERATOR), ..founding }
}

/// Returns an evening after Bo's seat became empty. He and Ada had dealt with each other.
fn without_bo() -> Evening {
    let mut evening = Evening::begin();
    evening.play(&[gift(BO, ADA, 500), gift(ADA, CY, 300), ask_money(ADA, CY, 50), ask_money(BO, ADA, 100)]);
    let campaign = empty_seats(evening.campaign, &[BO].into(), &founding());
    Evening { campaign, now: START, log: Vec::new() }
}

fn claim(player: PlayerId, seat: PlayerId) -> Step {
    order(player, Command::ClaimSeat { seat, player })
}

fn fill(player: PlayerId, seat: PlayerId) -> Step {
    let command = Command::ClaimSeat { seat, player };
    Step::Order(Order { by: MODERATOR, moderator: true, on_behalf: None, command, confirmed: None })
}

fn answer(player: PlayerId, seat: PlayerId, gives: bool) -> Step {
    moderate(Moderation::AnswerSeatRequest { seat, player, gives })
}

#[track_caller]
fn refuses(evening: &mut Evening, step: &Step, refusal: Table) {
    let before = evening.campaign.clone();
    assert_eq!(evening.attempt(step), Err(Refusal::Table(refusal)), "{step:?}");
    assert_eq!(evening.campaign, before);
}

#[test]
fn h2_4_a_member_asks_for_an_empty_seat_and_a_moderator_gives_it() {
    let mut evening = without_bo();
    let seated = (money(&evening.campaign, BO), leverage(&evening.campaign, BO, ADA));
    assert_eq!(seated.1, points(10.0));
    assert_eq!(evening.attempt(&claim(DEE, BO)), Ok(vec![Event::SeatAsked { player: DEE, seat: BO }]));
    assert!(!evening.campaign.roster().knows(DEE));
    let given = evening.attempt(&answer(DEE, BO, true)).expect("a seat");
    let at = evening.now;
    assert_eq!(given, [Event::Moderated { by: MODERATOR }, Event::SeatGiven { seat: BO, player: DEE, at }]);
    let campaign = &evening.campaign;
    assert!(campaign.is_active(DEE) && !campaign.roster().knows(BO));
    assert!(campaign.empty_seats.is_empty() && campaign.seat_requests.is_empty());
    assert_eq!((money(campaign, DEE), leverage(campaign, DEE, ADA)), seated);
    let stored = serde_json::to_string(&(&campaign.game, &campaign.offers, &campaign.players)).expect("JSON");
    assert!(!stored.contains("101"), "{stored}");
    // The seat plays on, and the person who had it can join like anybody.
    evening.play(&[ask_money(DEE, ADA, 50), join(BO)]);
    assert_eq!(money(&evening.campaign, BO), 1000);
}

#[test]
fn h2_4_everyone_reads_who_takes_over() {
    let mut evening = without_bo();
    evening.play(&[claim(DEE, BO)]);
    let given = evening.attempt(&answer(DEE, BO, true)).expect("a seat");
    let told = notices(&evening.campaign, &given);
    let [notice] = told.as_slice() else { panic!("{told:?}") };
    assert_eq!(notice.calls, [DEE]);
    assert_eq!(notice.events, given);
}

#[test]
fn h2_4_only_members_without_a_seat_get_one_and_only_an_empty_one() {
    let mut evening = without_bo();
    refuses(&mut evening, &claim(ADA, BO), Table::HasSeat { player: ADA });
    refuses(&mut evening, &claim(BO, BO), Table::HasSeat { player: BO });
    refuses(&mut evening, &fill(BO, BO), Table::HasSeat { player: BO });
    refuses(&mut evening, &claim(DEE, CY), Table::NoEmptySeat { seat: CY });
    refuses(&mut evening, &claim(DEE, EVE), Table::NoEmptySeat { seat: EVE });
    refuses(&mut evening, &claim(DEE, DEE), Table::NoEmptySeat { seat: DEE });
    // Nobody fills a seat for another, or answers for the moderators.
    let for_eve = order(DEE, Command::ClaimSeat { seat: BO, player: EVE });
    refuses(&mut evening, &for_eve, Table::ModeratorsOnly);
    refuses(&mut evening, &answer(DEE, BO, true), Table::SeatNotAsked { player: DEE, seat: BO });
    evening.play(&[claim(DEE, BO)]);
    refuses(&mut evening, &claim(DEE, BO), Table::SeatAsked);
    let own = Moderation::AnswerSeatRequest { seat: BO, player: DEE, gives: true };
    refuses(&mut evening, &order(DEE, Command::Moderate(own)), Table::ModeratorsOnly);
    refuses(&mut evening, &answer(DEE, CY, true), Table::SeatNotAsked { player: DEE, seat: CY });
    refuses(&mut evening, &answer(EVE, BO, true), Table::SeatNotAsked { player: EVE, seat: BO });
    evening.play(&[answer(DEE, BO, true)]);
    refuses(&mut evening, &answer(DEE, BO, true), Table::SeatNotAsked { player: DEE, seat: BO });
    refuses(&mut evening, &claim(EVE, BO), Table::NoEmptySeat { seat: BO });
    refuses(&mut evening, &claim(EVE, DEE), Table::NoEmptySeat { seat: DEE });
    // A player who leaves keeps their seat.
    evening.play(&[leave(DEE)]);
    refuses(&mut evening, &claim(EVE, DEE), Table::NoEmptySeat { seat: DEE });
    refuses(&mut evening, &claim(DEE, BO), Table::NoEmptySeat { seat: BO });
}

#[test]
fn h2_4_of_two_members_one_gets_the_seat() {
    let mut evening = without_bo();
    evening.play(&[claim(DEE, BO), claim(EVE, BO)]);
    let given = evening.attempt(&answer(EVE, BO, true)).expect("a seat");
    assert!(given.contains(&Event::SeatRequestEnded { player: DEE, seat: BO, refused: false }), "{given:?}");
    refuses(&mut evening, &answer(DEE, BO, true), Table::SeatNotAsked { player: DEE, seat: BO });
    assert!(!evening.campaign.roster().knows(DEE));
}

#[test]
fn h2_4_a_request_ends_when_its_member_or_the_seats_owner_joins() {
    let mut evening = without_bo();
    evening.play(&[claim(DEE, BO), join(DEE)]);
    assert!(evening.campaign.seat_requests.is_empty());
    refuses(&mut evening, &answer(DEE, BO, true), Table::SeatNotAsked { player: DEE, seat: BO });
    evening.play(&[claim(EVE, BO), join(BO)]);
    assert!(evening.campaign.seat_requests.is_empty() && evening.campaign.empty_seats.is_empty());
    assert_eq!(leverage(&evening.campaign, BO, ADA), points(10.0));
}

#[test]
fn h2_4_a_refused_member_may_ask_again_or_join() {
    let mut evening = without_bo();
    evening.play(&[claim(DEE, BO), answer(DEE, BO, false), claim(DEE, BO), answer(DEE, BO, false), join(DEE)]);
    assert_eq!(evening.campaign.empty_seats, [BO].into());
}

#[test]
fn h2_4_a_member_can_ask_for_another_seat_instead() {
    let mut evening = without_bo();
    evening.campaign = empty_seats(evening.campaign, &[CY].into(), &founding());
    evening.play(&[claim(DEE, BO)]);
    let asked = evening.attempt(&claim(DEE, CY)).expect("another seat");
    let over = Event::SeatRequestEnded { player: DEE, seat: BO, refused: false };
    assert_eq!(asked, [Event::SeatAsked { player: DEE, seat: CY }, over]);
    assert_eq!(evening.campaign.seat_requests, [(DEE, CY)].into());
    refuses(&mut evening, &answer(DEE, BO, true), Table::SeatNotAsked { player: DEE, seat: BO });
    evening.play(&[answer(DEE, CY, true)]);
    assert_eq!(evening.campaign.empty_seats, [BO].into());
}

#[test]
fn h2_4_a_moderator_fills_a_seat_at_once() {
    let mut evening = without_bo();
    evening.play(&[fill(DEE, BO)]);
    assert!(evening.campaign.is_active(DEE));
    let mut evening = without_bo();
    evening.play(&[fill(MODERATOR, BO)]);
    assert!(evening.campaign.is_active(MODERATOR));
    // The founder stays the founder, and is no player because of it.
    assert_eq!(evening.campaign.founder, without_bo().campaign.founder);
}

#[test]
fn h2_4_a_seat_is_given_during_a_pause_but_not_in_a_closed_or_ended_campaign() {
    let mut evening = without_bo();
    evening.play(&[pause(), claim(DEE, BO), answer(DEE, BO, true)]);
    let mut evening = without_bo();
    evening.play(&[claim(DEE, BO), set(Setting::Entry(Entry::Closed))]);
    refuses(&mut evening, &answer(DEE, BO, true), Table::EntryClosed);
    refuses(&mut evening, &claim(EVE, BO), Table::EntryClosed);
    evening.play(&[answer(DEE, BO, false), set(Setting::Entry(Entry::Approved)), claim(DEE, BO)]);
    evening.play(&[end()]);
    let at = evening.now;
    refuses(&mut evening, &answer(DEE, BO, true), Table::Ended { at });
    refuses(&mut evening, &claim(EVE, BO), Table::Ended { at });
}

#[test]
fn h2_4_undoing_gives_the_seat_back() {
    let mut evening = without_bo();
    evening.play(&[claim(DEE, BO)]);
    let rebuilt = evening.campaign.clone();
    let given = evening.attempt(&answer(DEE, BO, true)).expect("a seat");
    let entry = TakenEntry {
        seq: 9,
        number: 9,
        is_numbered: true,
        at: evening.now,
        actor: Some(MODERATOR),
        undone: false,
        events: given,
    };
    let confirms = chancery_rules::Confirmation::Undoes { entries: 1, from: 9, second: false };
    let wish = chancery_rules::Undo {
        by: MODERATOR,
        moderator: true,
        entries: 1,
        private: 0,
        from: 9,
        confirmed: Some(confirms),
    };
    let events = undo((&evening.campaign, &rebuilt), &[entry], &wish, evening.now).expect("an undo");
    let mut after = rebuilt.clone();
    events.iter().for_each(|event| after.evolve(event));
    assert_eq!(after, rebuilt);
    evening.campaign = after;
    evening.play(&[answer(DEE, BO, true)]);
}

#[test]
fn h2_4_hours_and_absences_stay_with_the_person() {
    let mut evening = without_bo();
    let hours = chancery_rules::QuietHours { from: 22, to: 6, zone: None };
    let mut quiet = without_bo();
    quiet.campaign = {
        let mut played = Evening::begin();
        played.play(&[order(BO, Command::QuietHours { hours: Some(hours) })]);
        empty_seats(played.campaign, &[BO].into(), &founding())
    };
    quiet.play(&[fill(DEE, BO)]);
    assert_eq!(quiet.campaign.players[&DEE].quiet, None);
    // A moderator's own hours come along.
    evening.play(&[order_of_moderator(Command::QuietHours { hours: Some(hours) }), fill(MODERATOR, BO)]);
    assert_eq!(evening.campaign.players[&MODERATOR].quiet, Some(hours));
}

fn order_of_moderator(command: Command) -> Step {
    Step::Order(Order { by: MODERATOR, moderator: true, on_behalf: None, command, confirmed: None })
}

#[test]
fn h2_4_past_entries_are_read_with_the_player_who_has_the_seat_now() {
    let mut evening = without_bo();
    evening.play(&[claim(DEE, BO), answer(DEE, BO, true)]);
    let asked = vec![Event::SeatAsked { player: DEE, seat: BO }];
    assert_eq!(evening.campaign.with_successors(asked.clone(), START), asked);
    let left = vec![Event::Left { player: BO }];
    assert_eq!(evening.campaign.with_successors(left.clone(), START), [Event::Left { player: DEE }]);
    let later = START + chancery_rules::time::Span::seconds(1);
    assert_eq!(evening.campaign.with_successors(left.clone(), later), left);
    // Everyone may know whose seat it was.
    let seen = evening.campaign.redacted_for(Viewer::TABLE);
    assert_eq!(seen.successors, evening.campaign.successors);
}

/// Returns each ruleset's evening, with every kind of event.
fn evenings() -> Vec<(&'static str, Vec<Event>)> {
    let all = [
        ("leverage", include_str!("events/leverage.json")),
        ("ambassadors", include_str!("events/ambassadors.json")),
        ("strategy card", include_str!("events/strategy_card.json")),
        ("realms", include_str!("events/realms.json")),
        ("deals", include_str!("events/deals.json")),
        ("nim", include_str!("events/nim.json")),
    ];
    all.map(|(name, events)| (name, serde_json::from_str(events).expect("events"))).into()
}

/// Every ruleset's evening, replayed with another player in a seat, is the same game as one whose seat changed hands at
/// its end.
#[test]
fn h2_4_everything_in_every_game_changes_hands() {
    for (name, events) in evenings() {
        let campaign = Campaign::replay(CampaignId(1), &events).expect("a founding");
        let players: Vec<PlayerId> = campaign.players.keys().copied().collect();
        for seat in players {
            for player in [EVE, PlayerId(5000)] {
                let theirs: Vec<Event> = events.iter().map(|event| replaced(event, seat, player)).collect();
                let mut expected = Campaign::replay(CampaignId(1), &theirs).expect("a founding");
                // A board may list pieces in the order of its file until something there changes.
                let nobodys = Event::SeatGiven { seat: PlayerId(8), player: PlayerId(9), at: START };
                expected.evolve(&nobodys);
                let mut after = campaign.clone();
                after.evolve(&Event::SeatGiven { seat, player, at: START });
                assert_eq!(after.game, expected.game, "{name}: {seat} to {player}");
                assert_eq!(after.offers, expected.offers, "{name}: {seat} to {player}");
                assert_eq!(after.deals, expected.deals, "{name}: {seat} to {player}");
                assert_eq!(after.patience, expected.patience, "{name}: {seat} to {player}");
                assert_eq!(after.nudging, expected.nudging, "{name}: {seat} to {player}");
            }
        }
    }
}

#[test]
fn a_value_without_the_player_stays_the_same() {
    for (name, events) in evenings() {
        let campaign = Campaign::replay(CampaignId(1), &events).expect("a founding");
        assert_eq!(replaced(&campaign, EVE, PlayerId(5000)), campaign, "{name}");
        assert_eq!(replaced(&events, EVE, PlayerId(5000)), events, "{name}");
    }
    // Numbers that are no players stay.
    let made = ask_money(ADA, CY, 100);
    let mut evening = Evening::begin();
    evening.play(&[gift(ADA, CY, 500), made]);
    let offer = replaced(&evening.campaign.offers.pending[&id(1)], ADA, DEE);
    assert_eq!((offer.from, offer.to), (Some(DEE), CY));
    assert_eq!(offer.terms, evening.campaign.offers.pending[&id(1)].terms);
}
