//! Questions that the game itself asks and waits for, and the seed that comes with each decision.

use super::given::*;
use chancery_rules::games::leverage::Access;
use chancery_rules::games::leverage::Terms;
use chancery_rules::time::Time;
use chancery_rules::{Audience, Chance, DecisionContext, Offer, Outcome, Refusal, notices, table};

fn question() -> Offer {
    let access = Access::Trade;
    Offer { from: None, ..offer(1, ADA, BO, Terms::Access { access }) }
}

fn asked() -> Step {
    Step::Event(chancery_rules::Event::OfferMade(question()))
}

#[test]
fn players_cannot_withdraw_a_game_question() {
    for player in [ADA, BO] {
        let not_yours = Refusal::from(table::Refusal::NotYoursToWithdraw { offer: id(1), from: None });
        check(&[asked()], withdraw(player, 1), Err(not_yours));
    }
    let not_yours = Refusal::from(table::Refusal::NotYoursToAnswer { offer: id(1), to: BO });
    check(&[asked()], refuse(ADA, 1), Err(not_yours));
}

#[test]
fn only_the_asked_player_declines_and_is_affected() {
    let refused = closed(1, Outcome::Refused, BO, START);
    let campaign = check(&[asked()], refuse(BO, 1), Ok(vec![refused.clone()]));
    // The player who answered knows, and nobody else needs to be called.
    assert_eq!(notices(&campaign, &[refused])[0].calls, []);
    assert_eq!(question().parties().collect::<Vec<_>>(), [BO]);
    assert!(!question().concerns(ADA) && question().concerns(BO));
}

#[test]
fn only_the_asked_player_hears_of_a_private_question() {
    let private = Offer { private: true, ..question() };
    let made = chancery_rules::Event::OfferMade(private);
    let campaign = after(&[Step::Event(made.clone())]);
    let told = notices(&campaign, &[made]);
    let to: Vec<Audience> = told.iter().map(|notice| notice.to).collect();
    assert_eq!(to, [Audience::Player(BO)]);
}

/// Leverage asks no questions of its own. Its terms require two players.
#[test]
fn a_two_party_agreement_needs_both() {
    let unknown = Refusal::from(table::Refusal::UnknownOffer { offer: id(1) });
    check(&[asked()], accept(BO, 1), Err(unknown));
}

#[test]
fn a_seed_has_64_digits_and_is_never_logged() {
    let seed = std::array::from_fn(|n| u8::try_from(n * 8).expect("below 256"));
    let chance = Chance::new(seed);
    let json = serde_json::to_string(&chance).expect("a text");
    assert!(json.starts_with("\"0008101820") && json.len() == 66, "{json}");
    let read: Chance = serde_json::from_str(&json).expect("what was written reads back");
    assert_eq!(read.bytes(), &seed);
    for wrong in ["\"00\"", "\"\"", "7", &json.replace('8', "g"), &json.replace("00", "é")] {
        assert!(serde_json::from_str::<Chance>(wrong).is_err(), "{wrong}");
    }
    let moment = DecisionContext { now: Time::from_millis(0), chance };
    assert!(!format!("{moment:?}").contains("08"));
}
