//! Choosing a card, a node and a merchant (U5.3, U5.4) if a chain reaches the node (U5.7).

use super::given::*;
use chancery_rules::games::realms as game;
use chancery_rules::games::realms::{Chain, Command as Act, Fit, Piece, TradeCommand, TradeEvent, TradeRefusal as Not};
use chancery_rules::ids::PlayerId;

/// Returns the chain between a node and a player's capital, or where it breaks.
fn chain(evening: &Evening, player: PlayerId, node: &str) -> Chain {
    let state = state(&evening.campaign);
    let standing = game::node_standing(state, state.node(node).expect("it is there"));
    let stand = standing.stands.into_iter().find(|one| one.player == player);
    stand.expect("the player sits").chain
}

fn broken(lacks: &[&str]) -> Chain {
    let lacks = lacks.iter().map(|place| text(place)).collect();
    Chain::Broken { lacks }
}

#[test]
fn u5_7_a_maritime_node_is_reached_through_one_of_its_zones() {
    let mut evening = table();
    assert_eq!(chain(&evening, ADA, "Northport"), Chain::Joined);
    assert_eq!(chain(&evening, BO, "Northport"), Chain::Joined);
    // Borne borders the North Sea, where Bo loses his only ship.
    evening.play(&[lay(BO, Piece::Protection, "North Sea", 0)]);
    assert_eq!(chain(&evening, BO, "Northport"), broken(&["North Sea"]));
    evening.play(&[lay(BO, Piece::Ship, "North Sea", 1)]);
    assert_eq!(chain(&evening, BO, "Northport"), Chain::Joined);
    assert_eq!(chain(&evening, CY, "Northport"), broken(&["North Sea"]));
    assert_eq!(chain(&evening, DEE, "Northport"), broken(&["South Sea", "North Sea"]));
}

#[test]
fn u5_7_an_inland_node_is_reached_from_a_bordering_place() {
    let mut evening = table();
    // Aland borders Mid, and so does Corse.
    assert_eq!(chain(&evening, ADA, "Midfair"), Chain::Joined);
    assert_eq!(chain(&evening, CY, "Midfair"), Chain::Joined);
    // It runs from Dunn over the South Sea and Corse, where she needs a town, a vassal, a marriage or influence.
    assert_eq!(chain(&evening, DEE, "Midfair"), broken(&["South Sea", "Corse"]));
    evening.play(&[lay(DEE, Piece::Ship, "South Sea", 1), lay(DEE, Piece::Colonist, "Corse", 1)]);
    assert_eq!(chain(&evening, DEE, "Midfair"), broken(&["Corse"]));
    for kind in [Piece::Town, Piece::Vassal, Piece::Marriage] {
        evening.play(&[lay(DEE, kind, "Corse", 1)]);
        let joined = chain(&evening, DEE, "Midfair") == Chain::Joined;
        assert!(joined, "{kind:?}");
        evening.play(&[lay(DEE, kind, "Corse", 0)]);
    }
}

#[test]
fn u5_7_areas_connect_only_by_land() {
    // Bo's influence in Gilt is adjacent to the South Sea. But his chain ends at the North Sea, because he has no ship
    // in the South Sea.
    let evening = after(&[lies(BO, "Gilt", 1), lies(BO, "Isle", 1)]);
    let mut evening = evening;
    evening.play(&[lay(BO, Piece::Protection, "North Sea", 0)]);
    // Borne and Isle border the same sea zone, which alone does not make a chain.
    assert_eq!(chain(&evening, BO, "Northport"), broken(&["North Sea"]));
}

#[test]
fn u5_7_the_trader_must_still_own_the_capital() {
    let evening = after(&[owned_by("Alaport", "Borne")]);
    let lost = Chain::CapitalLost { province: text("Alaport"), owner: Some(text("Borne")) };
    assert_eq!(chain(&evening, ADA, "Northport"), lost);
    // A chain needs no piece in the capital itself.
    let evening = after(&[lay(ADA, Piece::Town, "Aland", 0)]);
    assert_eq!(chain(&evening, ADA, "Northport"), Chain::Joined);
    let mut evening = table();
    evening.play(&[join(EVE)]);
    assert_eq!(chain(&evening, EVE, "Northport"), Chain::NoCapital);
}

#[test]
fn u5_3_the_trader_chooses_a_revealed_card_and_its_node() {
    let mut evening = after(&[begin(ADA)]);
    let unknown = trade(ADA, TradeCommand::Choose { card: Some(4), node: None, merchant: None });
    let expected = Not::NoSuchCard { card: 4, revealed: 3 };
    assert_eq!(no(&mut evening, unknown), expected);
    let other = choose(&evening, ADA, &[4], "Northport");
    let expected = Not::NotOnCard { card: card(&evening, &[4]), node: text("Northport"), nodes: vec![text("Midfair")] };
    assert_eq!(no(&mut evening, other), expected);
    let nowhere = choose(&evening, ADA, &[4], "Nowhere");
    let node = text("Nowhere");
    assert_eq!(refused(&mut evening, nowhere), game::Refusal::NoSuchNode { node });
    // Both nodes of the third card are eligible, so the player must name one.
    let either = choose_with(&evening, ADA, &[3, 1], None, None);
    let Not::ChooseNode { verdicts, .. } = no(&mut evening, either) else {
        panic!("there are two");
    };
    assert!(verdicts.iter().all(game::Verdict::is_open) && verdicts.len() == 2);
    // Without a given card, all three are judged, and nothing is chosen.
    let none = || {
        let (card, node, merchant) = (None, None, None);
        trade(ADA, TradeCommand::Choose { card, node, merchant })
    };
    let Not::ChooseCard { prospects } = no(&mut evening, none()) else {
        panic!("there are three");
    };
    let numbers: Vec<usize> = prospects.iter().map(|one| one.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
    assert_eq!(prospects, game::prospects(state(&evening.campaign)));
    let only = choose_with(&evening, ADA, &[5, 2], None, None);
    let chosen = traded(&mut evening, only);
    assert!(matches!(&chosen[0], TradeEvent::Chosen { node, .. } if node == "Northport"));
    // The trade is over, and all three cards are discarded.
    assert!(!is_trading(&evening));
    assert_eq!(state(&evening.campaign).trade.deck.discards.len(), 3);
}

#[test]
fn u5_3_an_unreachable_node_is_refused_with_the_broken_link() {
    let mut evening = after(&[lay(ADA, Piece::Ship, "North Sea", 0)]);
    evening.play(&[lay(ADA, Piece::Protection, "North Sea", 0), begin(ADA)]);
    let step = choose_with(&evening, ADA, &[5, 2], None, None);
    let Not::NotEligible { verdicts } = no(&mut evening, step) else {
        panic!("it is not eligible");
    };
    assert_eq!(verdicts[0].chain, broken(&["North Sea"]));
    // For the card with two nodes, the other node remains.
    let step = choose_with(&evening, ADA, &[3, 1], None, None);
    let chosen = traded(&mut evening, step);
    assert!(matches!(&chosen[0], TradeEvent::Chosen { node, .. } if node == "Midfair"));
}

#[test]
fn u5_4_the_merchant_moves_to_the_node_and_lies_down() {
    let mut evening = after(&[begin(ADA)]);
    // Both merchants are in hand, so it does not matter which.
    let step = choose(&evening, ADA, &[5, 2], "Northport");
    evening.play(&[step]);
    let [one, other] = &merchants(&evening, ADA)[..] else {
        panic!("two merchants");
    };
    assert_eq!(*one, at_node("Northport", false));
    assert_eq!((&other.node, other.upright), (&None, true));
}

#[test]
fn u5_4_the_player_picks_the_merchant_if_it_matters() {
    let mut evening = after(&[merchant(ADA, 1, Some("Midfair"), true), begin(ADA)]);
    let step = choose(&evening, ADA, &[5, 2], "Northport");
    let from = || vec![Some(text("Midfair")), None];
    let expected = Not::ChooseMerchant { card: card(&evening, &[5, 2]), node: text("Northport"), from: from() };
    assert_eq!(no(&mut evening, step), expected);
    let with = |evening: &Evening, from| choose_with(evening, ADA, &[5, 2], Some("Northport"), Some(from));
    let step = with(&evening, "Lubeck");
    let expected = Not::NoMerchantAt { place: text("Lubeck"), from: from() };
    assert_eq!(no(&mut evening, step), expected);
    let step = with(&evening, "Hand");
    evening.play(&[step]);
    assert_eq!(merchants(&evening, ADA), [at_node("Midfair", true), at_node("Northport", false)]);
}

#[test]
fn u5_4_a_player_has_one_merchant_per_node() {
    // An upright merchant at the node is always laid down, even if others are in hand.
    let mut evening = after(&[merchant(ADA, 2, Some("Northport"), true), begin(ADA)]);
    let step = choose(&evening, ADA, &[5, 2], "Northport");
    evening.play(&[step]);
    assert_eq!(merchants(&evening, ADA)[1], at_node("Northport", false));
    // A merchant that is laid down at the node keeps the player's others away.
    evening.play(&[begin(ADA)]);
    let step = choose(&evening, ADA, &[5, 2], "Northport");
    let Not::NotEligible { verdicts } = no(&mut evening, step) else {
        panic!("one lies there");
    };
    assert_eq!(verdicts[0].merchant, Fit::LiesThere);
    let step = choose(&evening, ADA, &[4], "Midfair");
    evening.play(&[step]);
}

#[test]
fn u5_8_a_resting_merchant_stands_up_next_round_and_trades_again() {
    let mut evening = after(&[merchant(ADA, 1, Some("Northport"), false)]);
    evening.play(&[merchant(ADA, 2, Some("Midfair"), false)]);
    let (rule, _) = unmet(&mut evening, begin(ADA));
    assert_eq!(rule, "U5.1");
    evening.play(&[correct(game::Correction::Round), begin(ADA)]);
    let step = choose(&evening, ADA, &[5, 2], "Northport");
    evening.play(&[step]);
    let laid = [at_node("Northport", false), at_node("Midfair", true)];
    assert_eq!(merchants(&evening, ADA), laid);
    evening.play(&[act(ADA, Act::EndTurn)]);
}
