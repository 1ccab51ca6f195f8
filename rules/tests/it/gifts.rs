//! L2: gifts.

use super::given::*;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{Event as Effect, Why};
use chancery_rules::table;
use chancery_rules::{Event, Refusal};

#[test]
fn l2_1_a_gift_moves_money_and_earns_a_fiftieth() {
    let campaign =
        check(&[], gift(ADA, BO, 625), Ok(vec![gifted(ADA, BO, 625), earned(ADA, BO, 12.5, 12.5, Why::Gift)]));
    let purses = [ADA, BO, CY].map(|player| money(&campaign, player));
    assert_eq!(purses, [375, 1625, 1000]);
}

#[test]
fn l2_1_one_piece_earns_two_hundredths() {
    check(&[], gift(ADA, BO, 1), Ok(vec![gifted(ADA, BO, 1), earned(ADA, BO, 0.02, 0.02, Why::Gift)]));
}

#[test]
fn l2_1_a_gift_is_at_least_one_piece() {
    for amount in [0, -1, -500, i64::MIN] {
        let amount_too_small = Refusal::from(leverage::Refusal::AmountTooSmall { amount: Money(amount) });
        check(&[], gift(ADA, BO, amount), Err(amount_too_small));
    }
}

#[test]
fn l2_2_a_gift_takes_effect_at_once_and_cannot_be_refused() {
    let campaign = after(&[gift(ADA, BO, 500)]);
    assert!(campaign.offers.pending.is_empty());
    check(&[gift(ADA, BO, 500)], refuse(BO, 1), Err(Refusal::from(table::Refusal::UnknownOffer { offer: id(1) })));
}

#[test]
fn l2_3_players_start_with_a_thousand() {
    check(&[], join(DEE), Ok(vec![Event::Joined { player: DEE }, issued(DEE), launched(4, DEE)]));
    assert_eq!(money(&after(&[]), ADA), 1000);
}

#[test]
fn l2_3_players_cannot_give_more_than_they_have() {
    check(&[], gift(ADA, BO, 1000), Ok(vec![gifted(ADA, BO, 1000), earned(ADA, BO, 20, 20, Why::Gift)]));
    for amount in [1001, 1 << 53, i64::MAX / 2 + 1, i64::MAX] {
        let (player, needs, has) = (ADA, Money(amount), Money(1000));
        let refusal = Refusal::from(leverage::Refusal::NotEnoughMoney { player, needs, has });
        check(&[], gift(ADA, BO, amount), Err(refusal));
    }
    let (player, needs, has) = (ADA, Money(1), Money(0));
    check(
        &[gift(ADA, BO, 1000)],
        gift(ADA, CY, 1),
        Err(Refusal::from(leverage::Refusal::NotEnoughMoney { player, needs, has })),
    );
}

#[test]
fn l2_3_gifts_go_only_to_other_players() {
    check(&[], gift(ADA, ADA, 1), Err(Refusal::from(table::Refusal::Oneself)));
    check(&[], gift(ADA, DEE, 1), Err(Refusal::from(table::Refusal::NotInCampaign { player: DEE })));
    check(&[], gift(DEE, ADA, 1), Err(Refusal::from(table::Refusal::NotInCampaign { player: DEE })));
    check(&[leave(BO)], gift(ADA, BO, 1), Err(Refusal::from(table::Refusal::HasLeft { player: BO })));
    check(&[leave(BO)], gift(BO, ADA, 1), Err(Refusal::from(table::Refusal::HasLeft { player: BO })));
}

#[test]
fn a_gift_can_carry_a_note_of_300_characters() {
    // Characters, not bytes: each of these takes two.
    let note = "é".repeat(300);
    let event = Event::from(Effect::Gifted { from: ADA, to: BO, amount: Money(50), note: Some(note.clone()) });
    check(&[], noted_gift(ADA, BO, 50, Some(&note)), Ok(vec![event, earned(ADA, BO, 1, 1, Why::Gift)]));
    let (length, most) = (301, 300);
    check(
        &[],
        noted_gift(ADA, BO, 50, Some(&"é".repeat(301))),
        Err(Refusal::from(table::Refusal::NoteTooLong { length, most })),
    );
}
