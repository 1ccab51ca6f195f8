//! Trade power (U5.5), and which row each player collects (U5.6).

use super::given::*;
use chancery_rules::games;
use chancery_rules::games::realms::{
    self as game, Chain, Command as Act, Correction, Pick, Piece, Setting, TradeEvent,
};
use chancery_rules::ids::{OfferId, PlayerId};
use chancery_rules::{Command, Event, Outcome, Refusal};

/// Returns the parts of a player's trade power in a node: merchant, provinces, ships.
fn power(evening: &Evening, player: PlayerId, node: &str) -> [u32; 3] {
    let state = state(&evening.campaign);
    let standing = game::node_standing(state, state.node(node).expect("it is there"));
    let stand = standing.stands.into_iter().find(|one| one.player == player);
    let power = stand.expect("the player sits").power;
    [power.merchant, power.provinces, power.ships]
}

#[test]
fn u5_5_trade_power_counts_a_merchant_key_provinces_and_ships() {
    let mut evening = table();
    // Alaport counts 2. A ship off the slots does not count.
    assert_eq!(power(&evening, ADA, "Northport"), [0, 2, 1]);
    assert_eq!(power(&evening, BO, "Northport"), [0, 0, 1]);
    evening.play(&[
        merchant(ADA, 2, Some("Northport"), false),
        merchant(BO, 1, Some("Northport"), true),
        owned_by("Alaport", "Borne"),
    ]);
    assert_eq!(power(&evening, ADA, "Northport"), [1, 0, 1]);
    assert_eq!(power(&evening, BO, "Northport"), [1, 2, 1]);
    // Ships do not count in an inland node, or in a node of another zone.
    assert_eq!(power(&evening, ADA, "Midfair"), [0, 0, 0]);
    evening.play(&[lay(CY, Piece::Protection, "South Sea", 1)]);
    assert_eq!(power(&evening, CY, "Northport"), [0, 0, 0]);
}

#[test]
fn u5_6_higher_power_pushes_others_down() {
    let mut evening = after(&[merchant(BO, 1, Some("Northport"), false), begin(ADA)]);
    let step = choose(&evening, ADA, &[5, 2], "Northport");
    let happened = traded(&mut evening, step);
    assert_eq!(shares(&happened), [(ADA, 4, Some(1), 5), (BO, 2, Some(2), 2)]);
    assert_eq!((purse(&evening, ADA), purse(&evening, BO)), ((5, 25), (6, 22)));
}

#[test]
fn u5_6_a_player_without_a_connection_or_merchant_gets_nothing() {
    // Cy has a merchant there but no chain, Dee has neither, and Bo has a chain but no merchant.
    let mut evening = after(&[merchant(CY, 1, Some("Northport"), true), begin(ADA)]);
    let step = choose(&evening, ADA, &[5, 2], "Northport");
    let happened = traded(&mut evening, step);
    assert_eq!(shares(&happened), [(ADA, 4, Some(1), 5), (CY, 1, None, 0)]);
    assert_eq!(purse(&evening, CY), (6, 20));
    let Some(TradeEvent::Reckoned { shares, .. }) = happened.last() else {
        panic!("the trade has a result");
    };
    let lacks = vec![text("North Sea")];
    assert_eq!(shares[1].stand.chain, Chain::Broken { lacks });
}

#[test]
fn u5_6_each_pirate_moves_everyone_down_a_row() {
    let given = |count| {
        let mut evening = after(&[merchant(BO, 1, Some("Northport"), false)]);
        if count > 0 {
            evening.play(&[pirates("Northport", count)]);
        }
        evening.play(&[begin(ADA)]);
        let step = choose(&evening, ADA, &[5, 2], "Northport");
        shares(&traded(&mut evening, step))
    };
    assert_eq!(given(0), [(ADA, 4, Some(1), 5), (BO, 2, Some(2), 2)]);
    assert_eq!(given(1), [(ADA, 4, Some(2), 2), (BO, 2, None, 0)]);
    assert_eq!(given(2), [(ADA, 4, None, 0), (BO, 2, None, 0)]);
}

/// Returns the table with Ada, Bo and Cy tied in Midfair at 1 power each, after Ada began a trade.
fn tied(pirates_there: u32) -> Evening {
    let mut evening =
        after(&[merchant(BO, 1, Some("Midfair"), false), merchant(CY, 1, Some("Midfair"), true), lies(ADA, "Mid", 1)]);
    if pirates_there != 1 {
        evening.play(&[pirates("Midfair", pirates_there)]);
    }
    evening.play(&[begin(ADA)]);
    evening
}

#[test]
fn u5_6_the_active_player_breaks_ties_one_by_one() {
    let mut evening = tied(0);
    let step = choose(&evening, ADA, &[3, 1], "Midfair");
    let happened = traded(&mut evening, step);
    assert!(matches!(happened[..], [TradeEvent::Chosen { .. }]));
    assert_eq!(waiting(&evening), [(1, ADA)]);
    assert_eq!(purse(&evening, ADA), (5, 20), "nothing is paid yet");
    // The pending choice is required.
    let offer = OfferId(1);
    let picks = Vec::new();
    let open = order(ADA, Command::Accept { offer, picks });
    let all = [ADA, BO, CY].map(|player| games::Pick::from(Pick::Upper(player)));
    let must = Refusal::MustPick { offer, picks: all.to_vec(), most: 1 };
    assert_eq!(evening.attempt(&open), Err(must));
    assert!(evening.attempt(&break_tie(ADA, 1, DEE)).is_err(), "Dee is none of them");
    assert!(evening.attempt(&break_tie(BO, 1, BO)).is_err(), "the trader is asked");
    let happened = traded(&mut evening, break_tie(ADA, 1, CY));
    let broken = TradeEvent::TieBroken { upper: CY, over: vec![ADA, BO], row: 1, by: Some(ADA) };
    assert_eq!(happened, [broken]);
    // The second row is between the other two, and there is no third.
    assert_eq!(waiting(&evening), [(2, ADA)]);
    let happened = traded(&mut evening, break_tie(ADA, 2, BO));
    let expected = [(CY, 1, Some(1), 3), (BO, 1, Some(2), 1), (ADA, 1, None, 0)];
    assert_eq!(shares(&happened), expected);
    assert_eq!(waiting(&evening), []);
    assert_eq!((purse(&evening, CY), purse(&evening, BO)), ((6, 23), (6, 21)));
    assert!(!is_trading(&evening));
}

#[test]
fn u5_6_a_tie_without_a_row_is_not_asked_about() {
    // One row is left below the pirate.
    let mut evening = tied(1);
    let step = choose(&evening, ADA, &[3, 1], "Midfair");
    evening.play(&[step]);
    let happened = traded(&mut evening, break_tie(ADA, 1, BO));
    assert_eq!(shares(&happened)[0], (BO, 1, Some(2), 1));
    // The other card has no row left.
    let mut evening = tied(1);
    let step = choose(&evening, ADA, &[4], "Midfair");
    let happened = traded(&mut evening, step);
    assert!(shares(&happened).iter().all(|(_, _, row, pays)| row.is_none() && *pays == 0));
    assert_eq!(waiting(&evening), []);
}

#[test]
fn u5_6_the_active_player_breaks_ties_between_others() {
    // Ada's power is 4; Bo and Cy tie with 2 for the second row.
    let mut evening = after(&[
        merchant(BO, 1, Some("Northport"), false),
        merchant(CY, 1, Some("Northport"), false),
        lay(ADA, Piece::Protection, "North Sea", 0),
        lay(CY, Piece::Protection, "North Sea", 1),
        lies(CY, "Isle", 1),
        begin(ADA),
    ]);
    let step = choose(&evening, ADA, &[5, 2], "Northport");
    evening.play(&[step]);
    assert_eq!(waiting(&evening), [(1, ADA)]);
    let happened = traded(&mut evening, break_tie(ADA, 1, CY));
    let expected = [(ADA, 3, Some(1), 5), (CY, 2, Some(2), 2), (BO, 2, None, 0)];
    assert_eq!(shares(&happened), expected);
}

#[test]
fn u5_6_silence_on_a_tie_puts_the_active_player_first() {
    let mut evening = tied(0);
    evening.play(&[setting(Setting::TradeHours(5))]);
    let step = choose(&evening, ADA, &[3, 1], "Midfair");
    evening.play(&[step]);
    let no = order(ADA, Command::Refuse { offer: OfferId(1) });
    assert!(evening.attempt(&no).is_err(), "declining is not possible");
    evening.play(&[wait(4)]);
    assert_eq!(waiting(&evening), [(1, ADA)]);
    let happened = traded(&mut evening, wait(1));
    let broken = TradeEvent::TieBroken { upper: ADA, over: vec![BO, CY], row: 1, by: None };
    assert_eq!(happened, [broken]);
    // The next tie is broken by seat.
    assert_eq!(waiting(&evening), [(2, ADA)]);
    let happened = traded(&mut evening, wait(5));
    let expected = [(ADA, 1, Some(1), 3), (BO, 1, Some(2), 1), (CY, 1, None, 0)];
    assert_eq!(shares(&happened), expected);
}

#[test]
fn u5_6_a_week_of_silence_breaks_all_ties() {
    let mut evening = tied(0);
    let step = choose(&evening, ADA, &[3, 1], "Midfair");
    evening.play(&[step]);
    let happened = traded(&mut evening, wait(24 * 7));
    assert_eq!(shares(&happened)[0], (ADA, 1, Some(1), 3));
    assert!(!is_trading(&evening));
}

#[test]
fn u5_6_a_question_voided_by_a_moderator_counts_as_silence() {
    let mut evening = tied(0);
    let step = choose(&evening, ADA, &[3, 1], "Midfair");
    evening.play(&[step]);
    evening.play(&[void(1)]);
    assert_eq!(waiting(&evening), [(2, ADA)]);
    let happened = traded(&mut evening, void(2));
    let closed = evening.campaign.offers.closed.values();
    assert!(closed.map(|one| one.closing.outcome).eq([Outcome::Void; 2]));
    assert_eq!(shares(&happened)[1], (BO, 1, Some(2), 1));
}

#[test]
fn u5_6_an_open_tie_freezes_the_trade() {
    let mut evening = tied(0);
    let step = choose(&evening, ADA, &[3, 1], "Midfair");
    evening.play(&[step]);
    for step in [discard(ADA), ship(ADA, "North Sea", "Ocean", None, None)] {
        let refused = no(&mut evening, step);
        assert_eq!(refused, game::TradeRefusal::Reckoning { node: text("Midfair") });
    }
    let ends = no(&mut evening, act(ADA, Act::EndTurn));
    assert_eq!(ends, game::TradeRefusal::Reckoning { node: text("Midfair") });
    evening.play(&[pirates("Midfair", 2), merchant(BO, 1, None, true)]);
    evening.play(&[break_tie(ADA, 1, BO)]);
    let happened = traded(&mut evening, break_tie(ADA, 2, CY));
    assert_eq!(shares(&happened)[0], (BO, 1, Some(1), 3));
}

#[test]
fn u1_7_a_trader_who_left_breaks_no_more_ties() {
    let mut evening = tied(0);
    let step = choose(&evening, ADA, &[3, 1], "Midfair");
    evening.play(&[step]);
    let happened = traded(&mut evening, leave(ADA));
    // It is decided as by silence, and everything is paid, because the pieces of a player who left stay.
    let expected = [(ADA, 1, Some(1), 3), (BO, 1, Some(2), 1), (CY, 1, None, 0)];
    assert_eq!(shares(&happened), expected);
    assert_eq!(waiting(&evening), []);
    assert_eq!(state(&evening.campaign).seating.active, None);
}

#[test]
fn u1_7_a_player_who_left_keeps_their_row() {
    let mut evening = after(&[merchant(BO, 1, Some("Northport"), false), leave(BO), begin(ADA)]);
    let step = choose(&evening, ADA, &[5, 2], "Northport");
    let happened = traded(&mut evening, step);
    assert_eq!(shares(&happened)[1], (BO, 2, Some(2), 2));
}

#[test]
fn a_new_map_or_the_end_ends_an_open_settlement() {
    let mut evening = tied(0);
    let step = choose(&evening, ADA, &[3, 1], "Midfair");
    evening.play(&[step]);
    let happened = traded(&mut evening, load(plan()));
    assert!(happened.is_empty(), "nothing is paid: {happened:?}");
    assert!(waiting(&evening).is_empty() && !is_trading(&evening));
    let mut evening = tied(0);
    let step = choose(&evening, ADA, &[3, 1], "Midfair");
    evening.play(&[step]);
    let happened = traded(&mut evening, end());
    assert_eq!(shares(&happened)[0], (ADA, 1, Some(1), 3));
    assert!(matches!(last(&evening.log), Event::Ended { .. }));
}

#[test]
fn changing_the_active_player_ends_a_trade_not_a_settlement() {
    let active = |player| correct(Correction::Active { player: Some(player) });
    let mut evening = tied(0);
    let happened = traded(&mut evening, active(BO));
    assert!(matches!(happened[..], [TradeEvent::Discarded { pays: 2, .. }, ..]));
    let mut evening = tied(0);
    let step = choose(&evening, ADA, &[3, 1], "Midfair");
    evening.play(&[step, active(BO)]);
    assert_eq!(waiting(&evening), [(1, ADA)]);
    let (_, needs) = unmet(&mut evening, begin(BO));
    let by = Some(ADA);
    assert_eq!(needs, game::Needs::Trade(game::TradeNeeds::NoneBegun { by }));
    evening.play(&[break_tie(ADA, 1, ADA), break_tie(ADA, 2, BO), begin(BO)]);
}
