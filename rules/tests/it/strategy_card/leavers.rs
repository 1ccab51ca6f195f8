//! Players who leave in the middle (T1.6).

use super::given::*;
use chancery_rules::games::strategy_card::{Card, Command as Act, Hindrance, Stand};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Moderation, Outcome};

fn thrown_out(player: PlayerId) -> Step {
    let reason = None;
    moderate(Moderation::RemovePlayer { player, reason })
}

/// Runs the same test twice: the player leaves, and a moderator removes them.
fn both_ways(player: PlayerId, given: &[Step], then: impl Fn(&mut Evening)) {
    for goes in [leave(player), thrown_out(player)] {
        let mut evening = after(given);
        evening.play(&[goes]);
        then(&mut evening);
    }
}

#[test]
fn t1_6_leavers_place_no_token_and_are_not_asked() {
    both_ways(BO, &[], |evening| {
        evening.play(&[played()]);
        assert!(!lies(evening, BO, "Aven"));
        assert!(row(evening).seats.iter().map(|(player, _)| *player).eq([CY, DEE]));
    });
}

#[test]
fn t1_6_a_leavers_tokens_and_planets_stay() {
    both_ways(BO, &[place(BO, "Wilds")], |evening| {
        assert!(lies(evening, BO, "Wilds"));
        assert_eq!(exhausted(evening, BO), ["Bryn", "Brynlet"]);
        evening.play(&[join(BO)]);
        assert_eq!(tokens(evening, BO), (7, [3, 3, 2], 1));
    });
}

#[test]
fn t1_6_a_leavers_open_token_question_is_answered_as_silence() {
    let mut given = spent(BO, 4, 6, 1);
    given.push(played());
    both_ways(BO, &given, |evening| {
        assert_eq!(tokens(evening, BO), (0, [4, 5, 1], 6));
        assert_eq!(asked(evening), [(CY, "secondary"), (DEE, "secondary")]);
    });
}

#[test]
fn t1_6_a_leavers_open_secondary_question_passes() {
    both_ways(CY, &[played()], |evening| {
        assert_eq!(stand(evening, CY), Stand::Passed { silent: true });
        assert_eq!(asked(evening), [(BO, "secondary"), (DEE, "secondary")]);
        // A player who returns in the middle has missed their opportunity.
        evening.play(&[join(CY), refuse(BO, 1), refuse(DEE, 3)]);
        assert!(row(evening).over);
    });
}

#[test]
fn t1_6_a_leaver_who_has_answered_is_skipped() {
    both_ways(CY, &[played(), readies(CY, 2, &["Corse"])], |evening| {
        evening.play(&[refuse(BO, 1)]);
        let why = Hindrance::HasLeft;
        assert_eq!(stand(evening, CY), Stand::CouldNot { why });
        assert_eq!(tokens(evening, CY), (7, [3, 3, 2], 1));
        assert_eq!(asked(evening), [(DEE, "secondary")]);
    });
    // An answer counts if its player is back when their turn comes.
    let given = [played(), readies(CY, 2, &["Corse"]), leave(CY), join(CY), refuse(BO, 1)];
    let evening = after(&given);
    assert_eq!(exhausted(&evening, CY), ["Little Corse"]);
}

#[test]
fn t1_6_the_last_asked_player_ends_the_play_by_leaving() {
    both_ways(DEE, &[played(), refuse(BO, 1), refuse(CY, 2)], |evening| {
        assert_eq!(asked(evening), []);
        assert!(row(evening).over && state(&evening.campaign).card.exhausted);
    });
}

#[test]
fn t1_6_a_leavers_gained_tokens_go_to_the_tactic_pool() {
    both_ways(BO, &[begin(Status)], |evening| {
        assert_eq!(tokens(evening, BO), (6, [5, 3, 2], 0));
    });
}

#[test]
fn t1_6_a_leaver_is_no_longer_active() {
    both_ways(ADA, &[], |evening| {
        assert_eq!(state(&evening.campaign).seating.active, None);
        evening.play(&[act(BO, Act::BeginTurn)]);
    });
}

#[test]
fn t1_6_a_holder_who_leaves_keeps_the_card_to_the_status_phase() {
    both_ways(ADA, &[played(), refuse(BO, 1)], |evening| {
        // The primary ability still applies, and the secondary continues.
        assert!(lies(evening, BO, "Aven"));
        assert_eq!(asked(evening), [(CY, "secondary"), (DEE, "secondary")]);
        let (holder, exhausted) = (Some(ADA), false);
        assert_eq!(state(&evening.campaign).card, Card { holder, exhausted });
        evening.play(&[readies(CY, 2, &["Corse"]), refuse(DEE, 3)]);
        let exhausted = true;
        assert_eq!(state(&evening.campaign).card, Card { holder, exhausted });
        evening.play(&[act(BO, Act::BeginPhase { phase: Status })]);
        assert_eq!(state(&evening.campaign).card, Card::default());
    });
}

#[test]
fn t1_6_a_holder_who_leaves_early_does_not_stop_the_play() {
    let mut given = spent(CY, 5, 5, 1);
    given.push(played());
    both_ways(ADA, &given, |evening| {
        assert_eq!(asked(evening), [(CY, "token")]);
        evening.play(&[from_pool(CY, 1, Fleet)]);
        let seats = row(evening).seats;
        assert!(seats.iter().map(|(player, _)| *player).eq([BO, CY, DEE]));
    });
}

#[test]
fn t1_6_leavers_tokens_return_in_the_status_phase_and_gain_none() {
    both_ways(BO, &[place(BO, "Wilds")], |evening| {
        evening.play(&[begin(Status)]);
        assert_eq!(asked(evening), [(ADA, "gain"), (CY, "gain"), (DEE, "gain")]);
        assert_eq!(tokens(evening, BO), (8, [3, 3, 2], 0));
        assert_eq!(exhausted(evening, BO), [""; 0]);
    });
}

#[test]
fn t1_6_the_card_resolves_if_everyone_else_left() {
    let mut evening = after(&[played(), leave(BO), leave(CY), leave(DEE)]);
    assert!(row(&evening).over);
    evening.play(&[act(ADA, Act::EndTurn)]);
    let alone = after(&[leave(BO), leave(CY), leave(DEE), played()]);
    assert!(row(&alone).over);
}

#[test]
fn the_end_of_the_campaign_ends_all_questions() {
    let mut given = spent(CY, 5, 5, 1);
    given.push(played());
    for given in [given, vec![played()], vec![begin(Status)]] {
        let mut evening = after(&given);
        let open = asked(&evening).len();
        evening.play(&[end()]);
        let outcomes = evening.campaign.offers.closed.values();
        let void = outcomes.filter(|one| one.closing.outcome == Outcome::Void);
        assert_eq!((asked(&evening).len(), void.count()), (0, open));
    }
}
