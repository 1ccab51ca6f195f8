//! The life of a campaign: founding, joining, leaving, pausing, ending, settings, and moderation.

use super::given::*;
use chancery_rules::games;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::{Access, Command as Act, GrantedBy, TaskOptions, Thresholds, Why};
use chancery_rules::ids::PlayerId;
use chancery_rules::table;
use chancery_rules::time::{Span, Time};
use chancery_rules::{
    Command, Confirmation, Entry, Event, Founding, Moderation, ModeratorPlays, Order, Outcome, Phase, Refusal, Right,
    RulesetName, Setting, Settings, Silence, deadline, decide, found, rights,
};

#[test]
fn founding_needs_a_name_and_a_pace() {
    let founded = |name: &str, settings| {
        Ok(Founding { by: None, at: START, name: name.to_owned(), ruleset: RulesetName::Leverage, settings })
    };
    let begin = |name: &str, pace| found(name, RulesetName::Leverage, pace, START);
    assert_eq!(begin("  Spiral Arm ", None), founded("Spiral Arm", Settings::default()));
    let longest = "é".repeat(60);
    assert_eq!(begin(&longest, None), founded(&longest, Settings::default()));
    let pace = Span::hours(7 * 24);
    let weekly = Settings { pace, ..Settings::default() };
    assert_eq!(begin("Slow", Some(pace)), founded("Slow", weekly));
}

#[test]
fn a_bad_name_or_pace_is_refused() {
    let begin = |name: &str, pace| found(name, RulesetName::Leverage, pace, START);
    assert_eq!(begin(" \n ", None), Err(Refusal::from(table::Refusal::NameEmpty)));
    let (length, most) = (61, 60);
    assert_eq!(begin(&"é".repeat(61), None), Err(Refusal::from(table::Refusal::NameTooLong { length, most })));
    for value in [Span::millis(999), Span::hours(7 * 24 + 1)] {
        let (least, most) = (Span::seconds(1), Span::hours(7 * 24));
        let refusal = Refusal::from(table::Refusal::SpanOutOfRange { value, least, most });
        assert_eq!(begin("Arm", Some(value)), Err(refusal));
    }
}

#[test]
fn a_player_joins_only_once() {
    check(&[], join(DEE), Ok(vec![Event::Joined { player: DEE }, issued(DEE), launched(4, DEE)]));
    check(&[], join(ADA), Err(Refusal::from(table::Refusal::AlreadyPlays)));
}

#[test]
fn only_players_can_leave() {
    check(&[], leave(DEE), Err(Refusal::from(table::Refusal::NotInCampaign { player: DEE })));
    check(&[leave(ADA)], leave(ADA), Err(Refusal::from(table::Refusal::HasLeft { player: ADA })));
}

/// A pause of the usual length.
fn paused_at(at: Time) -> Event {
    Event::Paused { at, until: Some(at + hours(30 * 24)) }
}

#[test]
fn a_paused_campaign_refuses_moves() {
    check(&[wait(1)], pause(), Ok(vec![paused_at(START + hours(1))]));
    let given = [offer_access(ADA, BO, Access::Trade), pause(), wait(5)];
    let paused = || Err(Refusal::from(table::Refusal::Paused { since: START }));
    for step in [
        gift(ADA, BO, 1),
        ask_money(ADA, BO, 1),
        revoke(ADA, BO, Access::Trade),
        accept(BO, 1),
        refuse(BO, 1),
        withdraw(ADA, 1),
        pause(),
    ] {
        check(&given, step, paused());
    }
    check(&given, gift(DEE, BO, 1), Err(Refusal::from(table::Refusal::NotInCampaign { player: DEE })));
}

#[test]
fn a_paused_campaign_can_be_joined_and_moderated() {
    let given = [offer_access(ADA, BO, Access::Trade), pause()];
    check(&given, join(DEE), Ok(vec![Event::Joined { player: DEE }, issued(DEE), launched(4, DEE)]));
    check(&given, void(1), Ok(vec![closed(1, Outcome::Void, MODERATOR, START), reasoned()]));
    let setting = Setting::Silence(Silence::Wait);
    check(&given, set(setting.clone()), Ok(vec![Event::Configured { at: START, setting }]));
}

#[test]
fn a_resumed_campaign_continues() {
    check(&[pause(), wait(30)], resume(), Ok(vec![Event::Resumed { at: START + hours(30), stood_still: hours(30) }]));
    check(&[], resume(), Err(Refusal::from(table::Refusal::NotPaused)));
    check(&[pause(), wait(30), resume()], resume(), Err(Refusal::from(table::Refusal::NotPaused)));
}

#[test]
fn ending_asks_first_and_voids_pending_offers() {
    let given = [holding(ADA, BO, 20), ask_money(ADA, BO, 250), propose(CY, BO, 5)];
    let question = |pending| Confirmation::EndsForGood { pending };
    check(&given, end(), Err(Refusal::MustConfirm(question(2))));
    check(&given, confirmed(end(), question(1)), Err(Refusal::MustConfirm(question(2))));
    let campaign = check(
        &given,
        confirmed(end(), question(2)),
        Ok(vec![
            closed(1, Outcome::Void, MODERATOR, START),
            spent(ADA, BO, -5, 20, Why::FavourTakenBack(id(1))),
            closed(2, Outcome::Void, MODERATOR, START),
            Event::Ended { at: START },
        ]),
    );
    assert_eq!(campaign.phase, Phase::Ended { at: START });
    assert_eq!(deadline(&campaign), None);
}

#[test]
fn an_ended_campaign_refuses_everything() {
    let given = [offer_access(ADA, BO, Access::Trade), end(), wait(1)];
    for step in [
        gift(ADA, BO, 1),
        accept(BO, 1),
        refuse(BO, 1),
        withdraw(ADA, 1),
        join(DEE),
        leave(ADA),
        pause(),
        resume(),
        end(),
        void(1),
        set(Setting::Silence(Silence::Wait)),
    ] {
        check(&given, step, Err(Refusal::from(table::Refusal::Ended { at: START })));
    }
}

#[test]
fn a_paused_campaign_can_be_ended() {
    check(
        &[pause(), wait(2)],
        confirmed(end(), Confirmation::EndsForGood { pending: 0 }),
        Ok(vec![Event::Ended { at: START + hours(2) }]),
    );
}

#[test]
fn settings_can_change_within_their_range() {
    let campaign = after(&[
        set(Setting::Pace(Span::seconds(1))),
        set(Setting::AnswerWithin(hours(1))),
        set(Setting::Silence(Silence::Lapse)),
        set(Setting::ModeratorRole(Some(7))),
        set(Setting::Entry(Entry::Closed)),
        set(Setting::Patience(false)),
        set(Setting::Nudge(hours(30))),
        set(Setting::Language("pt-BR".to_owned())),
        set(Setting::Deals(false)),
        set(Setting::ExtensionsMost(Some(5))),
        set(Setting::PauseMost(Some(hours(48)))),
        set(Setting::ModeratorPlays(ModeratorPlays::Second)),
        set(Setting::Away(chancery_rules::DuringAbsence::Lapse)),
        set(Setting::from(leverage::Setting::OpenAccess([Access::Trade].into()))),
        set(Setting::from(leverage::Setting::Thresholds(Thresholds::Negative))),
    ]);
    let settings = Settings {
        language: "pt-BR".to_owned(),
        pace: Span::seconds(1),
        answer_within: hours(1),
        silence: Silence::Lapse,
        moderator_role: Some(7),
        entry: Entry::Closed,
        away: chancery_rules::DuringAbsence::Lapse,
        patience: false,
        nudge: hours(30),
        deals: false,
        extensions_most: Some(5),
        moderator_plays: ModeratorPlays::Second,
        pause_most: Some(hours(48)),
        games: games::Settings {
            leverage: leverage::Settings {
                open_access: [Access::Trade].into(),
                thresholds: Thresholds::Negative,
                ..leverage::Settings::default()
            },
            ..games::Settings::default()
        },
    };
    assert_eq!(campaign.settings, settings);
}

#[test]
fn settings_out_of_range_are_refused() {
    let out = |value, least, most| Err(Refusal::from(table::Refusal::SpanOutOfRange { value, least, most }));
    for value in [Span::millis(0), Span::millis(-1), Span::hours(7 * 24 + 1)] {
        let refusal = out(value, Span::seconds(1), Span::hours(7 * 24));
        check(&[], set(Setting::Pace(value)), refusal);
    }
    for value in [Span::millis(3_599_999), Span::hours(30 * 24 + 1), Span::millis(i64::MAX)] {
        let refusal = out(value, Span::hours(1), Span::hours(30 * 24));
        check(&[], set(Setting::AnswerWithin(value)), refusal);
    }
}

#[test]
fn only_a_language_tag_is_a_language() {
    for tag in ["", "-", "de-", "Deutsch, bitte", "d\u{e9}", "abcdefghi", &"ab-".repeat(20)] {
        let refusal = Refusal::from(table::Refusal::NoLanguage { tag: tag.to_owned() });
        check(&[], set(Setting::Language(tag.to_owned())), Err(refusal));
    }
}

#[test]
fn only_moderators_can_moderate() {
    let given = [offer_access(ADA, BO, Access::Trade)];
    let void = Moderation::Void { offer: id(1), reason: String::new() };
    for moderation in [
        Moderation::Pause,
        Moderation::Resume,
        Moderation::End,
        Moderation::Configure(vec![Setting::Silence(Silence::Wait)]),
        void,
    ] {
        check(&given, order(ADA, Command::Moderate(moderation)), Err(Refusal::from(table::Refusal::ModeratorsOnly)));
    }
}

#[test]
fn a_reason_is_at_most_as_long_as_a_note() {
    let (length, most) = (301, 300);
    let moderation = Moderation::Void { offer: id(1), reason: "x".repeat(301) };
    check(
        &[offer_access(ADA, BO, Access::Trade)],
        moderate(moderation),
        Err(Refusal::from(table::Refusal::NoteTooLong { length, most })),
    );
}

#[test]
fn a_moderator_who_does_not_play_cannot_move() {
    let stranger = || Err(Refusal::from(table::Refusal::NotInCampaign { player: MODERATOR }));
    check(&[], gift(MODERATOR, ADA, 1), stranger());
    check(&[], leave(MODERATOR), stranger());
}

#[test]
fn rights_name_their_obstacle() {
    let given = [
        holding(ADA, BO, 15),
        Step::Event(granted(BO, ADA, Access::Trade, GrantedBy::Campaign)),
        offer_access(ADA, BO, Access::Passage),
    ];
    let campaign = after(&given);
    let verdict = |command| {
        let command = Command::from(command);
        let mut rights = rights(&campaign, ADA, BO, START).into_iter();
        let right = rights.find(|right| right.command == command);
        right.expect("every kind of act is listed").verdict
    };
    let (to, access) = (BO, Access::Passage);
    let pending = Refusal::from(leverage::Refusal::AccessPending { offer: id(1), access });
    assert_eq!(verdict(Act::OfferAccess { to, access }), Err(pending));
    let access = Access::Ecological;
    assert_eq!(verdict(Act::OfferAccess { to, access }), Ok(()));
    let (from, grantee) = (BO, BO);
    let not_granted = Refusal::from(leverage::Refusal::AccessNotGranted { granter: ADA, grantee, access });
    assert_eq!(verdict(Act::RevokeAccess { from, access }), Err(not_granted));
}

#[test]
fn an_absent_player_has_no_rights() {
    let campaign = after(&[leave(CY)]);
    // Access may be revoked at any time (L3.3), if there is any to revoke.
    let revokes = |command: &Command| {
        let Command::Game(games::Command::Leverage(act)) = command else {
            return false;
        };
        matches!(act, Act::RevokeAccess { .. })
    };
    let all = |other: PlayerId, refusal: &Refusal| {
        rights(&campaign, ADA, other, START)
            .iter()
            .filter(|right| other == DEE || !revokes(&right.command))
            .all(|right| right.verdict.as_ref() == Err(refusal))
    };
    let alone = rights(&campaign, ADA, ADA, START);
    let mut allowed = alone.iter().filter(|right| right.verdict.is_ok());
    let means = TaskOptions::default();
    let (command, verdict) = (Command::from(Act::Research { host: ADA, means }), Ok(()));
    assert_eq!(allowed.next(), Some(&Right { command, verdict }));
    assert!(allowed.next().is_none());
    assert!(all(CY, &Refusal::from(table::Refusal::HasLeft { player: CY })));
    assert!(all(DEE, &Refusal::from(table::Refusal::NotInCampaign { player: DEE })));
}

#[test]
fn an_order_survives_a_json_round_trip() {
    let Step::Order(order) = confirmed(
        noted_gift(ADA, BO, 250, Some("for the road")),
        Confirmation::from(leverage::Confirmation::GiftOverflows {
            earns: points(2),
            swallowed: points(3),
            limit: None,
        }),
    ) else {
        panic!("a gift is an order");
    };
    let kept = serde_json::to_string(&order).expect("orders are plain data");
    let read: Order = serde_json::from_str(&kept).expect("what was written can be read");
    assert_eq!(read, order);
    let campaign = after(&[holding(ADA, BO, 98)]);
    assert!(decide(&campaign, &read, START).is_ok());
}
