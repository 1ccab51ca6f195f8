//! Moderators' corrections (E1.5), with and without pending questions and proposals.

use super::given::*;
use chancery_rules::games::ambassadors::Refusal as No;
use chancery_rules::games::ambassadors::{
    Condition, Correction, Event as Effect, LAST_ROUND, Population, Space, SpaceKind, Tile,
};
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::{Access, Thresholds};
use chancery_rules::ids::PlayerId;
use chancery_rules::seating;
use chancery_rules::table::Refusal as Table;
use chancery_rules::time::Span;
use chancery_rules::{Event, Moderation, Order, Outcome, Refusal, RulesetName, Setting, Silence, found};

use SpaceKind::{Ambassador, Either, Reputation};

fn place(player: PlayerId, position: usize) -> Step {
    correct(Correction::Order { player, position })
}

fn active(player: impl Into<Option<PlayerId>>) -> Step {
    let player = player.into();
    correct(Correction::Active { player })
}

fn track(player: PlayerId, spaces: &[SpaceKind]) -> Step {
    let spaces = spaces.to_vec();
    correct(Correction::Track { player, spaces })
}

fn round(round: u32) -> Step {
    correct(Correction::Round { round })
}

fn form_with(one: (PlayerId, Population), other: (PlayerId, Population)) -> Step {
    correct(Correction::Form { one, other })
}

#[test]
fn e1_5_moderators_can_reseat_players() {
    let seated = |order: &[PlayerId]| {
        let order = order.to_vec();
        Ok(vec![moderated(), told(Effect::Ordered { order })])
    };
    check(&[], place(ADA, 3), seated(&[BO, CY, ADA, DEE]));
    check(&[], place(DEE, 1), seated(&[DEE, ADA, BO, CY]));
    check(&[], place(BO, 2), seated(&[ADA, BO, CY, DEE]));
    // A player who left is not counted, and is placed behind the others.
    let campaign = check(&[leave(BO)], place(DEE, 2), seated(&[ADA, DEE, CY, BO]));
    assert!(state(&campaign).seating.seated(campaign.roster()).eq([ADA, DEE, CY]));
    check(&[place(DEE, 1), begin(DEE)], finish(DEE), Ok(vec![ended(DEE, ADA)]));
}

#[test]
fn e1_5_players_cannot_sit_on_missing_seats() {
    for seat in [0, 5, usize::MAX] {
        let seated = 4;
        check(&[], place(ADA, seat), Err(refused(seating::Refusal::NobodySits { seat, seated })));
    }
    check(&[], place(EVE, 1), Err(Refusal::from(Table::NotInCampaign { player: EVE })));
    check(&[leave(BO)], place(BO, 1), Err(Refusal::from(Table::HasLeft { player: BO })));
}

#[test]
fn e1_5_moderators_can_set_the_round() {
    let set = |round| Ok(vec![moderated(), told(Effect::RoundSet { round })]);
    check(&[], round(1), set(1));
    let campaign = check(&[], round(99), set(99));
    assert_eq!(state(&campaign).round, LAST_ROUND);
    check(&[round(7)], begin(ADA), Ok(vec![told(Effect::ActionBegun { player: ADA, round: 7, players: Some(4) })]));
    for wrong in [0, 100] {
        let most = 99;
        let refusal = Refusal::from(No::RoundOutOfRange { round: wrong, most });
        check(&[], round(wrong), Err(refusal));
    }
}

#[test]
fn e1_5_moderators_can_set_the_active_player() {
    let (player, before, players) = (Some(BO), None, Some(4));
    let to_bo = told(Effect::ActiveSet { player, before, players });
    let campaign = check(&[], active(BO), Ok(vec![moderated(), to_bo]));
    assert_eq!(state(&campaign).seating.active, Some(BO));
    let to_bo = turned(Some(ADA), Some(BO));
    check(&[begin(ADA)], active(BO), Ok(vec![moderated(), to_bo.clone()]));
    let to_nobody = turned(Some(ADA), None);
    let campaign = check(&[begin(ADA)], active(None), Ok(vec![moderated(), to_nobody]));
    assert_eq!(state(&campaign).seating.active, None);
    let lapsed = closed(1, Outcome::Lapsed, MODERATOR, START);
    check(&[begin(ADA), propose(ADA, BO, Science)], active(BO), Ok(vec![moderated(), to_bo, lapsed]));
    let nothing = || Err(Refusal::from(Table::NothingToChange));
    check(&[], active(None), nothing());
    check(&[begin(ADA)], active(ADA), nothing());
    check(&[], active(EVE), Err(Refusal::from(Table::NotInCampaign { player: EVE })));
    check(&[leave(BO)], active(BO), Err(Refusal::from(Table::HasLeft { player: BO })));
}

#[test]
fn e1_5_moderators_can_assign_the_traitor_tile() {
    let handed = |from: Option<PlayerId>, to: Option<PlayerId>| Ok(vec![moderated(), passed(from, to)]);
    check(&[], traitor(CY), handed(None, Some(CY)));
    check(&[traitor(CY)], traitor(DEE), handed(Some(CY), Some(DEE)));
    let campaign = check(&[traitor(CY)], traitor(None), handed(Some(CY), None));
    assert_eq!(state(&campaign).traitor, None);
    let gone = [traitor(CY), leave(CY)];
    check(&gone, traitor(None), handed(Some(CY), None));
    check(&[], traitor(EVE), Err(Refusal::from(Table::NotInCampaign { player: EVE })));
    check(&gone, traitor(CY), Err(Refusal::from(Table::HasLeft { player: CY })));
}

fn laid(kind: SpaceKind, tile: Option<Tile>) -> Space {
    Space { kind, tile }
}

#[test]
fn e1_3_a_track_laid_out_by_moderators_keeps_its_tiles() {
    let worth = |value| Some(Tile::Reputation { value });
    let (of, cube) = (BO, Money);
    let ambassador = Some(Tile::Ambassador { of, cube });
    let given = [form(ADA, BO), earn(ADA, 3, 2), earn(ADA, 4, 5)];
    let set = |track: &[Space]| {
        let (player, track) = (ADA, track.to_vec());
        Ok(vec![moderated(), told(Effect::TrackSet { player, track })])
    };
    // Spaces that take nothing else are filled first.
    check(
        &given,
        track(ADA, &[Either, Either, Reputation, Ambassador]),
        set(&[laid(Either, worth(4)), laid(Either, None), laid(Reputation, worth(3)), laid(Ambassador, ambassador)]),
    );
    check(
        &given,
        track(ADA, &[Either, Either, Either]),
        set(&[laid(Either, ambassador), laid(Either, worth(3)), laid(Either, worth(4))]),
    );
    let player = ADA;
    for spaces in [
        &[Either, Either][..],
        &[Reputation, Reputation, Reputation],
        &[Ambassador, Ambassador, Ambassador, Reputation],
    ] {
        let refusal = Refusal::from(No::TilesDoNotFit { player });
        check(&given, track(ADA, spaces), Err(refusal));
    }
}

#[test]
fn e1_3_a_track_has_one_to_eight_spaces() {
    for value in [0, 9] {
        let most = 8;
        let refusal = Refusal::from(No::SpacesOutOfRange { value, most });
        check(&[], track(ADA, &vec![Either; value]), Err(refusal));
    }
    for value in [1, 8] {
        let campaign = after(&[track(ADA, &vec![Either; value])]);
        assert_eq!(seat(&campaign, ADA).track.len(), value);
    }
    check(&[], track(EVE, &[Either]), Err(Refusal::from(Table::NotInCampaign { player: EVE })));
    after(&[leave(BO), track(BO, &[Either])]);
}

#[test]
fn e1_5_moderators_can_form_relations_against_the_rules() {
    let formed = || Ok(vec![moderated(), gave(ADA, CY, Materials, 10, 1), gave(CY, ADA, Science, 10, 1)]);
    let forming = || form_with((ADA, Materials), (CY, Science));
    check(&[], forming(), formed());
    let against = [leave(DEE), traitor(CY), ships("Cedar", ADA, 1), begin(BO), pause()];
    let campaign = check(&against, forming(), formed());
    assert!(related(&campaign, ADA, CY));
}

#[test]
fn e1_5_relations_need_room_for_the_ambassador() {
    let refused = |given: &[Step], unmet: Condition| {
        let refusal = not_open(ADA, BO, vec![unmet]);
        check(given, form(ADA, BO), Err(refusal));
    };
    refused(&[form(BO, ADA)], Condition::Unrelated { related: true });
    let full = [track(BO, &[Reputation])];
    refused(&full, Condition::Space { player: BO, free: vec![], ways: vec![] });
    let spent = [join(EVE), form(ADA, CY), form(ADA, DEE), form(ADA, EVE)];
    refused(&spent, Condition::Tile { player: ADA, left: 0 });
    refused(&[populate(BO, [0, 0, 0])], Condition::Cube { player: BO, left: 0 });
    let (player, track) = (BO, Money);
    check(&[populate(BO, [1, 1, 0])], form(ADA, BO), Err(Refusal::from(No::NoCubeOn { player, track })));
    check(&[], form(ADA, ADA), Err(Refusal::from(Table::SamePlayer)));
    check(&[], form(ADA, EVE), Err(Refusal::from(Table::NotInCampaign { player: EVE })));
    check(&[leave(BO)], form(ADA, BO), Err(Refusal::from(Table::HasLeft { player: BO })));
}

#[test]
fn e1_5_moderators_can_end_relations() {
    let undone = |one, other, returned: &[Event]| {
        let mut events = vec![moderated(), told(Effect::RelationsUndone { one, other })];
        events.extend(returned.iter().cloned());
        Ok(events)
    };
    let given = [populate(ADA, [5, 5, 5]), form_with((ADA, Materials), (BO, Science))];
    let campaign =
        check(&given, part(ADA, BO), undone(ADA, BO, &[put_back(BO, Science, 11), put_back(ADA, Materials, 5)]));
    assert!(!related(&campaign, ADA, BO));
    assert_eq!(state(&campaign).traitor, None);
    // The cube's own track is full, and one of the two players has left.
    let given = [form_with((ADA, Materials), (BO, Science)), populate(ADA, [11, 11, 10]), leave(BO)];
    check(&given, part(BO, ADA), undone(BO, ADA, &[put_back(ADA, Money, 11), put_back(BO, Science, 11)]));
    for other in [ADA, CY, EVE] {
        let one = ADA;
        check(&[form(ADA, BO)], part(ADA, other), Err(Refusal::from(No::NotRelated { one, other })));
    }
}

/// Moderators form and end relations, lay out tracks and set their contents while both players are asked about a cube.
#[test]
fn corrections_keep_pending_questions() {
    let broken = [
        populate(ADA, [5, 5, 5]),
        populate(BO, [6, 6, 6]),
        form(ADA, BO),
        begin(ADA),
        sail(ADA, "Aster", "Birch", 1),
        finish(ADA),
    ];
    let corrections = [
        form(ADA, BO),
        track(BO, &[Either, Either]),
        populate(BO, [2, 2, 2]),
        part(BO, ADA),
        form(BO, CY),
        place(BO, 4),
        hold("Birch", ADA),
        active(BO),
    ];
    let campaign = after(&[&broken[..], &corrections].concat());
    assert!(campaign.offers.pending.keys().eq([&id(1), &id(2)]));
    assert_eq!([ADA, BO].map(|p| seat(&campaign, p).in_hand), [1, 1]);
    let answered = [accept_with(BO, 1, Science, None), accept_with(ADA, 2, Science, None)];
    let campaign = after(&[&broken[..], &corrections, &answered].concat());
    assert_eq!(cubes(&campaign, BO), [2, 3, 2]);
    assert_eq!(cubes(&campaign, ADA), [5, 6, 4]);
}

#[test]
fn e1_5_a_correction_records_its_reason() {
    let correction = chancery_rules::Correction::Ambassadors(Correction::Round { round: 3 });
    let reason = Some("we forgot".to_owned());
    let events =
        vec![moderated(), Event::Reasoned { reason: "we forgot".to_owned() }, told(Effect::RoundSet { round: 3 })];
    check(&[], moderate(Moderation::Correct { correction, reason }), Ok(events));
}

#[test]
fn irrelevant_settings_are_refused() {
    let (plays, needs) = (RulesetName::Ambassadors, vec![RulesetName::Leverage]);
    let other = Refusal::OtherRuleset { plays, needs };
    let (pace, clockless) = (Span::hours(2), Refusal::NoPace { plays });
    let foreign = [
        (Setting::Pace(pace), clockless.clone()),
        (Setting::from(leverage::Setting::OpenAccess([Access::Trade].into())), other.clone()),
        (Setting::from(leverage::Setting::Thresholds(Thresholds::Negative)), other),
    ];
    for (setting, refusal) in foreign {
        assert!(!setting.suits(RulesetName::Ambassadors));
        check(&[], set(setting.clone()), Err(refusal.clone()));
        // Either all settings change, or none.
        let both = vec![Setting::Silence(Silence::Wait), setting];
        check(&[], moderate(Moderation::Configure(both)), Err(refusal));
    }
    assert_eq!(found("Orion", RulesetName::Ambassadors, Some(pace), START), Err(clockless));
    for setting in
        [Setting::AnswerWithin(Span::hours(5)), Setting::Silence(Silence::Wait), Setting::ModeratorRole(Some(7))]
    {
        assert!(setting.suits(RulesetName::Ambassadors) && setting.suits(RulesetName::Leverage));
        after(&[set(setting)]);
    }
}

#[test]
fn corrections_of_another_ruleset_are_refused() {
    use chancery_rules::games::leverage;
    let correction =
        chancery_rules::Correction::Leverage(leverage::Correction::RemoveShip { ship: chancery_rules::ids::ShipId(1) });
    let reason = None;
    let (plays, needs) = (RulesetName::Ambassadors, vec![RulesetName::Leverage]);
    check(&[], moderate(Moderation::Correct { correction, reason }), Err(Refusal::OtherRuleset { plays, needs }));
}

fn for_ada(step: Step, moderator: bool) -> Step {
    match step {
        Step::Order(order) => Step::Order(Order { moderator, on_behalf: Some(MODERATOR), ..order }),
        step => step,
    }
}

#[test]
fn e1_5_moderators_can_act_for_players() {
    let acted = |event| {
        let (moderator, player) = (MODERATOR, ADA);
        Ok(vec![Event::ActedFor { moderator, player }, event])
    };
    check(&[], for_ada(begin(ADA), true), acted(begun(ADA)));
    check(&[begin(ADA)], for_ada(propose(ADA, BO, Science), true), acted(proposed(1, ADA, BO, Science)));
    check(&[], for_ada(begin(ADA), false), Err(Refusal::from(Table::ModeratorsOnly)));
    // The moderator gets the same warning as the player.
    let given = [form(ADA, BO), begin(ADA), sail(ADA, "Aster", "Birch", 1)];
    let found = [clash((ADA, 1), (BO, 2), "Birch", true)];
    check(&given, for_ada(finish(ADA), true), Err(Refusal::MustConfirm(warning(&found, None))));
}
