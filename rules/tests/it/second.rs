//! A second player's word (H3.4): what a moderator who plays has to ask for, and how such a request ends.

use super::given::{
    ADA, BO, CY, DEE, Evening, MODERATOR, Step, act, end, gift, hours, id, leave, offer_access, order, resume, set,
    wait,
};
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{Access, Command as Act, Favour};
use chancery_rules::ids::PlayerId;
use chancery_rules::table::Refusal as Table;
use chancery_rules::time::{Span, Time};
use chancery_rules::{
    Authors, Command, Confirmation, Decided, Event, Matter, Moderation, ModeratorPlays, Order, Phase, Refusal,
    SecondEnding, Setting, TAKE_BACK_WITHIN, TakenEntry, TakingBack, Undo, carry_out_undo, deadline, erase, take_back,
    undo_or_ask,
};

/// Ada, Bo and Cy play, and Ada moderates. Bo has leverage over her.
fn begun() -> Evening {
    let mut evening = Evening::begin();
    let second = set(Setting::ModeratorPlays(ModeratorPlays::Second));
    evening.play(&[gift(BO, ADA, 500), gift(ADA, BO, 500), second, offer_access(ADA, BO, Access::Trade)]);
    evening
}

fn moderates(by: PlayerId, moderation: Moderation) -> Step {
    let command = Command::Moderate(moderation);
    Step::Order(Order { by, moderator: true, on_behalf: None, command, confirmed: None })
}

fn extend(by: PlayerId, offer: u64) -> Step {
    moderates(by, Moderation::Extend { offer: id(offer), by: hours(5) })
}

fn free() -> Moderation {
    Moderation::Configure(vec![Setting::ModeratorPlays(ModeratorPlays::Free)])
}

/// Answers the pending request.
fn answer(evening: &mut Evening, by: PlayerId, agrees: bool) -> Result<Vec<Event>, Refusal> {
    let asked_at = evening.campaign.second.as_ref().map_or(Time::from_millis(0), |request| request.asked_at);
    answer_at(evening, by, asked_at, agrees)
}

fn answer_at(evening: &mut Evening, by: PlayerId, asked_at: Time, agrees: bool) -> Result<Vec<Event>, Refusal> {
    evening.attempt(&Step::Answer(by, TakingBack::Answer { asked_at, agrees }))
}

#[track_caller]
fn asks(evening: &mut Evening, step: &Step) -> Matter {
    let events = evening.attempt(step).expect("a request");
    let Some(Event::SecondAsked(request)) = events.first() else { panic!("{events:?}") };
    assert_eq!((request.by, request.until), (ADA, evening.now + TAKE_BACK_WITHIN));
    assert_eq!(evening.campaign.second.as_ref(), Some(request));
    request.matter.clone()
}

/// Returns how the events end a request.
fn ending(events: &[Event]) -> Option<SecondEnding> {
    events.iter().find_map(|event| match event {
        Event::SecondEnded { ending, .. } => Some(*ending),
        _ => None,
    })
}

#[test]
fn h3_4_a_moderator_who_plays_asks_before_a_pause() {
    let mut evening = begun();
    assert_eq!(asks(&mut evening, &moderates(ADA, Moderation::Pause)), Matter::Pause { until: None });
    assert_eq!(evening.campaign.phase, Phase::Running);
    let agreed = answer(&mut evening, BO, true).expect("an agreement");
    assert_eq!(ending(&agreed), Some(SecondEnding::Agreed(BO)));
    assert!(matches!(evening.campaign.phase, Phase::Paused { .. }));
    assert_eq!(evening.campaign.second, None);
    // Resuming needs nobody.
    evening.play(&[moderates(ADA, Moderation::Resume)]);
    assert_eq!(evening.campaign.phase, Phase::Running);
}

#[test]
fn h3_4_free_moderators_and_those_who_do_not_play_act_alone() {
    let mut evening = begun();
    evening.play(&[moderates(MODERATOR, Moderation::Pause), resume(), extend(MODERATOR, 1)]);
    assert_eq!(evening.campaign.second, None);
    let mut evening = Evening::begin();
    evening.play(&[moderates(ADA, Moderation::Pause)]);
    assert!(matches!(evening.campaign.phase, Phase::Paused { .. }));
    // Nobody else plays.
    let mut evening = Evening::of([ADA]);
    let second = set(Setting::ModeratorPlays(ModeratorPlays::Second));
    evening.play(&[second, moderates(ADA, Moderation::Pause)]);
    assert!(matches!(evening.campaign.phase, Phase::Paused { .. }));
}

#[test]
fn h3_4_only_offers_of_their_own_need_a_second_word() {
    let mut evening = begun();
    evening.play(&[offer_access(BO, CY, Access::Trade), extend(ADA, 2)]);
    assert_eq!(evening.campaign.second, None);
    let before = evening.campaign.offers.pending[&id(1)].deadline;
    assert_eq!(asks(&mut evening, &extend(ADA, 1)), Matter::Extend { offer: id(1), by: hours(5) });
    assert_eq!(evening.campaign.offers.pending[&id(1)].deadline, before);
    answer(&mut evening, CY, true).expect("an agreement");
    assert_eq!(evening.campaign.offers.pending[&id(1)].deadline, before.map(|due| due + hours(5)));
    let reason = "A misunderstanding".to_owned();
    let void = moderates(ADA, Moderation::Void { offer: id(1), reason: reason.clone() });
    assert_eq!(asks(&mut evening, &void), Matter::Void { offer: id(1), reason: Some(reason) });
    answer(&mut evening, BO, true).expect("an agreement");
    assert!(!evening.campaign.offers.pending.contains_key(&id(1)));
}

#[test]
fn h3_4_what_is_refused_needs_no_second_word() {
    let mut evening = begun();
    let unknown = evening.attempt(&extend(ADA, 9));
    assert_eq!(unknown, Err(Table::UnknownOffer { offer: id(9) }.into()));
    let resumed = evening.attempt(&moderates(ADA, Moderation::Resume));
    assert_eq!(resumed, Err(Table::NotPaused.into()));
    assert_eq!(evening.campaign.second, None);
}

#[test]
fn h3_4_the_setting_cannot_be_switched_off_alone() {
    let mut evening = begun();
    assert!(matches!(asks(&mut evening, &moderates(ADA, free())), Matter::Settings(_)));
    assert_eq!(evening.campaign.settings.moderator_plays, ModeratorPlays::Second);
    answer(&mut evening, CY, true).expect("an agreement");
    assert_eq!(evening.campaign.settings.moderator_plays, ModeratorPlays::Free);
    evening.play(&[moderates(ADA, Moderation::Pause)]);
    // A moderator who does not play switches it off, which ends a request.
    let mut evening = begun();
    evening.play(&[moderates(ADA, Moderation::Pause)]);
    let events = evening.attempt(&moderates(MODERATOR, free())).expect("a setting");
    assert_eq!(ending(&events), Some(SecondEnding::Overtaken));
}

#[test]
fn h3_4_only_another_active_player_can_agree() {
    let mut evening = begun();
    evening.play(&[leave(CY), moderates(ADA, Moderation::Pause)]);
    let asked = evening.campaign.clone();
    let not_asked = Err(Table::SecondNotYours { by: ADA }.into());
    assert_eq!(answer(&mut evening, ADA, true), not_asked);
    assert_eq!(answer(&mut evening, BO, false), not_asked);
    assert_eq!(answer(&mut evening, CY, true), Err(Table::HasLeft { player: CY }.into()));
    assert_eq!(answer(&mut evening, DEE, true), Err(Table::NotInCampaign { player: DEE }.into()));
    assert_eq!(answer(&mut evening, MODERATOR, true), Err(Table::NotInCampaign { player: MODERATOR }.into()));
    let another = evening.now + Span::seconds(1);
    assert_eq!(answer_at(&mut evening, BO, another, true), Err(Table::TakeBackOver.into()));
    assert_eq!(evening.campaign, asked);
    answer(&mut evening, BO, true).expect("an agreement");
    assert_eq!(answer(&mut evening, BO, true), Err(Table::Paused { since: evening.now }.into()));
}

#[test]
fn h3_4_the_moderator_can_withdraw_the_request() {
    let mut evening = begun();
    evening.play(&[moderates(ADA, Moderation::Pause)]);
    let events = answer(&mut evening, ADA, false).expect("a withdrawal");
    assert_eq!(ending(&events), Some(SecondEnding::Withdrawn));
    assert_eq!((evening.campaign.second.as_ref(), evening.campaign.phase), (None, Phase::Running));
}

#[test]
fn h3_4_a_request_of_somebody_who_no_longer_moderates_ends() {
    let mut evening = begun();
    evening.play(&[moderates(ADA, Moderation::Pause)]);
    let ends = |evening: &Evening, by: PlayerId, asked_at: Time| {
        let campaigns = (&evening.campaign, &evening.campaign);
        take_back(campaigns, &[], by, &TakingBack::EndUnmoderated { asked_at }, evening.now)
    };
    // Whoever may not agree does not bring that about either.
    assert_eq!(ends(&evening, ADA, evening.now), Err(Table::SecondNotYours { by: ADA }.into()));
    assert_eq!(ends(&evening, MODERATOR, evening.now), Err(Table::NotInCampaign { player: MODERATOR }.into()));
    let another = evening.now + Span::seconds(1);
    assert_eq!(ends(&evening, BO, another), Err(Table::TakeBackOver.into()));
    let Ok(Decided::Goes(events)) = ends(&evening, BO, evening.now) else { panic!("no end") };
    assert_eq!(ending(&events), Some(SecondEnding::Unmoderated));
    events.iter().for_each(|event| evening.campaign.evolve(event));
    assert_eq!((evening.campaign.second.as_ref(), evening.campaign.phase), (None, Phase::Running));
    assert_eq!(ends(&evening, BO, evening.now), Err(Table::TakeBackOver.into()));
}

#[test]
fn h3_4_an_undo_does_not_bring_an_answered_request_back() {
    let mut evening = begun();
    evening.play(&[moderates(ADA, Moderation::Pause)]);
    let rebuilt = evening.campaign.clone();
    let agreed = answer(&mut evening, BO, true).expect("an agreement");
    let taken = [entry(8, BO, &evening, agreed)];
    let order = undoing(MODERATOR, 1, false);
    let decided = undo_or_ask((&evening.campaign, &rebuilt), &taken, &order, evening.now).expect("an undo");
    let Decided::TakesBack(events) = decided else { panic!("{decided:?}") };
    let mut after = rebuilt.clone();
    events.iter().for_each(|event| after.evolve(event));
    assert_eq!((after.second, after.phase), (None, Phase::Running));
    assert_eq!(ending(&events), Some(SecondEnding::Overtaken));
}

#[test]
fn h3_4_a_request_lapses_after_a_day_even_in_a_pause() {
    let mut evening = begun();
    evening.play(&[moderates(ADA, Moderation::Pause)]);
    let until = evening.now + TAKE_BACK_WITHIN;
    assert!(deadline(&evening.campaign).is_some_and(|due| due <= until));
    evening.play(&[wait(23)]);
    assert!(evening.campaign.second.is_some());
    let events = evening.attempt(&wait(1)).expect("time");
    assert_eq!(ending(&events), Some(SecondEnding::Lapsed));
    evening.play(&[moderates(MODERATOR, Moderation::Pause), extend(ADA, 1)]);
    assert_eq!(deadline(&evening.campaign), Some(evening.now + TAKE_BACK_WITHIN));
    let events = evening.attempt(&wait(24)).expect("time");
    assert_eq!(ending(&events), Some(SecondEnding::Lapsed));
}

#[test]
fn h3_4_a_request_ends_when_what_it_concerns_has_changed() {
    let refuse = order(BO, Command::Refuse { offer: id(1) });
    let overtaking = [
        (moderates(ADA, Moderation::Pause), moderates(MODERATOR, Moderation::Pause), true),
        (moderates(ADA, Moderation::Pause), gift(BO, CY, 50), false),
        (moderates(ADA, Moderation::Pause), leave(ADA), true),
        (moderates(ADA, Moderation::Pause), end(), true),
        (extend(ADA, 1), refuse, true),
        (extend(ADA, 1), extend(MODERATOR, 1), true),
        (extend(ADA, 1), gift(BO, CY, 50), false),
        (extend(ADA, 1), moderates(MODERATOR, Moderation::Pause), false),
    ];
    for (asked, then, overtakes) in overtaking {
        let mut evening = begun();
        evening.play(&[asked.clone(), then.clone()]);
        assert_eq!(evening.campaign.second.is_none(), overtakes, "{asked:?}, then {then:?}");
    }
    // The offer's time runs out first.
    let mut evening = begun();
    evening.play(&[wait(60), extend(ADA, 1), wait(13)]);
    assert_eq!(evening.campaign.second, None);
}

#[test]
fn h3_4_a_new_request_takes_the_place_of_the_old_one() {
    let mut evening = begun();
    evening.play(&[moderates(ADA, Moderation::Pause)]);
    let again = evening.attempt(&moderates(ADA, Moderation::Pause));
    assert_eq!(again, Err(Table::SecondAsked { until: evening.now + TAKE_BACK_WITHIN }.into()));
    let events = evening.attempt(&extend(ADA, 1)).expect("another request");
    assert!(matches!(events[0], Event::SecondAsked(_)));
    assert_eq!(ending(&events), Some(SecondEnding::Overtaken));
    assert!(matches!(evening.campaign.second.as_ref().map(|one| &one.matter), Some(Matter::Extend { .. })));
}

#[test]
fn h3_4_nobody_is_asked_about_something_private() {
    let mut evening = begun();
    let favour = Favour::Money { amount: Money(50) };
    evening.play(&[act(BO, Act::AskFavour { of: ADA, favour, note: None, private: true })]);
    let private = evening.campaign.offers.pending.keys().copied().find(|offer| offer.is_private()).expect("a favour");
    let extend = moderates(ADA, Moderation::Extend { offer: private, by: hours(5) });
    assert_eq!(evening.attempt(&extend), Err(Table::SecondNotPrivate.into()));
    evening.play(&[moderates(MODERATOR, Moderation::Extend { offer: private, by: hours(5) })]);
}

#[test]
fn h3_4_a_reason_can_be_erased_and_then_nothing_is_carried_out() {
    let mut evening = begun();
    let reason = "A misunderstanding".to_owned();
    let mut events = evening.attempt(&moderates(ADA, Moderation::Void { offer: id(1), reason })).expect("a request");
    let none = Authors::default();
    assert!(!erase(&mut events, BO, Some(ADA), &none));
    assert!(erase(&mut events, ADA, Some(ADA), &none));
    events.iter().for_each(|event| evening.campaign.evolve(event));
    let answered = answer(&mut evening, BO, true).expect("an answer");
    assert_eq!(ending(&answered), Some(SecondEnding::Overtaken));
    assert!(evening.campaign.offers.pending.contains_key(&id(1)));
}

fn entry(seq: i64, actor: PlayerId, evening: &Evening, events: Vec<Event>) -> TakenEntry {
    let at = evening.now;
    TakenEntry { seq, number: seq, is_numbered: true, at, actor: Some(actor), undone: false, events }
}

fn undoing(by: PlayerId, entries: u32, second: bool) -> Undo {
    let confirmed = Some(Confirmation::Undoes { entries, from: 8, second });
    Undo { by, moderator: true, entries, private: 0, from: 8, confirmed }
}

#[test]
fn h3_4_an_undo_of_what_touches_the_moderator_needs_a_second_word() {
    let mut evening = begun();
    let rebuilt = evening.campaign.clone();
    let given = evening.attempt(&gift(BO, CY, 50)).expect("a gift");
    let between_others = [entry(8, BO, &evening, given)];
    let campaigns = (&evening.campaign, &rebuilt);
    let decided = undo_or_ask(campaigns, &between_others, &undoing(ADA, 1, false), evening.now).expect("an undo");
    assert!(matches!(decided, Decided::TakesBack(_)));

    let given = evening.attempt(&gift(BO, ADA, 50)).expect("a gift");
    let mut taken = vec![between_others[0].clone(), entry(9, BO, &evening, given)];
    let decided = undo_or_ask((&evening.campaign, &rebuilt), &taken, &undoing(MODERATOR, 2, false), evening.now);
    assert!(matches!(decided, Ok(Decided::TakesBack(_))));
    let decided = undo_or_ask((&evening.campaign, &rebuilt), &taken, &undoing(ADA, 2, true), evening.now);
    let Ok(Decided::Goes(asked)) = decided else { panic!("{decided:?}") };
    asked.iter().for_each(|event| evening.campaign.evolve(event));
    taken.push(entry(10, ADA, &evening, asked));
    let asked_at = evening.now;
    let agree = TakingBack::Answer { asked_at, agrees: true };

    // Somebody says meanwhile that they are away, which stays so.
    let mut since = Evening { campaign: evening.campaign.clone(), now: evening.now, log: Vec::new() };
    let away = since.attempt(&order(CY, Command::Away { away: true, until: None })).expect("an absence");
    taken.push(entry(11, CY, &since, away));
    assert!(since.campaign.second.is_some());
    let decided = take_back((&since.campaign, &rebuilt), &taken, CY, &agree, since.now).expect("an agreement");
    let Decided::TakesBack(events) = decided else { panic!("{decided:?}") };
    assert!(matches!(events[0], Event::Undone { by: ADA, entries: 2, from: 8, agreement: None, .. }));
    assert_eq!(ending(&events), Some(SecondEnding::Agreed(CY)));
    let mut after = rebuilt.clone();
    carry_out_undo(&mut after, &taken, &events);
    assert!(after.players[&CY].away && after.second.is_none());
    assert_eq!(after.game, rebuilt.game);

    // Another act ends the request.
    evening.play(&[gift(CY, BO, 50)]);
    assert_eq!(evening.campaign.second, None);
    let over = take_back((&evening.campaign, &rebuilt), &taken, CY, &agree, evening.now);
    assert_eq!(over, Err(Table::TakeBackOver.into()));
}

#[test]
fn h3_4_an_undo_asks_for_its_confirmation_first() {
    let mut evening = begun();
    let rebuilt = evening.campaign.clone();
    let given = evening.attempt(&gift(BO, ADA, 50)).expect("a gift");
    let taken = [entry(8, BO, &evening, given)];
    let asked = |undo: &Undo| undo_or_ask((&evening.campaign, &rebuilt), &taken, undo, evening.now);
    // The question says that another player has to agree. A moderator who was asked otherwise is asked again.
    let question = Err(Refusal::MustConfirm(Confirmation::Undoes { entries: 1, from: 8, second: true }));
    assert_eq!(asked(&Undo { confirmed: None, ..undoing(ADA, 1, true) }), question);
    assert_eq!(asked(&undoing(ADA, 1, false)), question);
    // Private rulings are refused before any question.
    let private = Undo { private: 1, ..undoing(ADA, 1, true) };
    assert_eq!(asked(&private), Err(Table::SecondNotPrivate.into()));
    assert_eq!(asked(&Undo { confirmed: None, ..private }), Err(Table::SecondNotPrivate.into()));
    let alone = Confirmation::Undoes { entries: 1, from: 8, second: false };
    let stranger = Undo { confirmed: None, ..undoing(MODERATOR, 1, false) };
    assert_eq!(asked(&stranger), Err(Refusal::MustConfirm(alone)));
}
