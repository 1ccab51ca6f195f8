//! Initiative, which determines the turn order (T1.9).

use super::given::*;
use chancery_rules::games::strategy_card::{Card, Command as Act, Correction, Event as Effect, Phase, Refusal as No};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Event, Refusal, Setting, notices, table};

fn say(by: PlayerId, number: u8) -> Step {
    act(by, Act::Initiative { number })
}

/// Returns an evening in its strategy phase, with the card in Ada's hands.
fn strategy() -> Evening {
    let mut evening = seated(ALL);
    evening.play(&[load(plan()), begin(Strategy), act(ADA, Act::TakeCard)]);
    evening
}

/// Returns the same evening in the action phase, after these players recorded their initiative; Ada's is 2, from the
/// card.
fn in_action(said: &[(PlayerId, u8)]) -> Evening {
    let mut evening = strategy();
    let said: Vec<Step> = said.iter().map(|(by, number)| say(*by, *number)).collect();
    evening.play(&said);
    evening.play(&[begin(Action)]);
    evening
}

fn initiatives(evening: &Evening) -> [Option<u8>; 4] {
    ALL.map(|player| state(&evening.campaign).initiative(player))
}

/// Plays a player's turn, and returns the player whose turn is next.
#[track_caller]
fn after_turn_of(evening: &mut Evening, player: PlayerId) -> Option<PlayerId> {
    evening.play(&[act(player, Act::BeginTurn)]);
    let ended = evening.attempt(&act(player, Act::EndTurn)).expect("it is theirs");
    let next = effects(&ended).into_iter().find_map(|effect| match effect {
        Effect::TurnEnded { next, .. } => Some(next),
        _ => None,
    });
    let next = next.expect("a turn ended");
    let calls: Vec<PlayerId> = notices(&evening.campaign, &ended).into_iter().flat_map(|one| one.calls).collect();
    assert_eq!(calls, Vec::from_iter(next));
    next
}

#[test]
fn t1_9_the_next_turn_follows_initiative_not_seats() {
    let mut evening = in_action(&[(BO, 7), (CY, 1), (DEE, 4)]);
    assert_eq!(initiatives(&evening), [Some(2), Some(7), Some(1), Some(4)]);
    let round = [(CY, ADA), (ADA, DEE), (DEE, BO), (BO, CY)];
    for (player, next) in round {
        assert_eq!(after_turn_of(&mut evening, player), Some(next));
    }
    // Any player may still begin, and the order continues from that player.
    assert_eq!(after_turn_of(&mut evening, BO), Some(CY));
}

#[test]
fn t1_9_nobody_is_pinged_until_all_have_recorded_initiative() {
    let mut evening = in_action(&[(BO, 7), (CY, 1)]);
    for player in ALL {
        assert_eq!(after_turn_of(&mut evening, player), None);
    }
    // The order skips a player who left.
    evening.play(&[leave(DEE)]);
    assert_eq!(after_turn_of(&mut evening, ADA), Some(BO));
    // If a player leaves during their turn, the next is called as if the turn had ended.
    evening.play(&[act(BO, Act::BeginTurn)]);
    let left = evening.attempt(&leave(BO)).expect("she may go");
    assert!(effects(&left).contains(&Effect::TurnEnded { player: BO, next: Some(CY) }));
}

#[test]
fn t1_9_initiative_numbers_are_unique_and_in_range() {
    let mut evening = strategy();
    let (most, number) = (8, 9);
    assert_eq!(refused(&mut evening, say(BO, 9)), No::InitiativeOutOfRange { number, most });
    evening.play(&[say(BO, 0), say(CY, 8)]);
    for (by, number) in [(DEE, 8), (DEE, 0), (BO, 8)] {
        let holder = if number == 8 { CY } else { BO };
        assert_eq!(refused(&mut evening, say(by, number)), No::InitiativeTaken { number, by: holder });
    }
    let nothing = Err(Refusal::from(table::Refusal::NothingToChange));
    assert_eq!(evening.attempt(&say(CY, 8)), nothing);
    // It can be changed, which makes the old number available.
    let changed = evening.attempt(&say(CY, 5)).expect("nobody has it");
    assert_eq!(effects(&changed), [Effect::InitiativeRecorded { player: CY, number: 5, before: Some(8) }]);
    evening.play(&[say(DEE, 8)]);
    // A player who left keeps the number along with their cards.
    evening.play(&[leave(DEE)]);
    assert_eq!(refused(&mut evening, say(CY, 8)), No::InitiativeTaken { number: 8, by: DEE });
    let player = EVE;
    let unknown = Refusal::from(table::Refusal::NotInCampaign { player });
    assert_eq!(evening.attempt(&say(EVE, 3)), Err(unknown));
}

#[test]
fn t1_9_the_cardholder_has_initiative_2_or_less() {
    let mut evening = strategy();
    assert_eq!(refused(&mut evening, say(BO, 2)), No::InitiativeTaken { number: 2, by: ADA });
    let (number, card) = (3, 2);
    assert_eq!(refused(&mut evening, say(ADA, 3)), No::InitiativeOverCard { number, card });
    evening.play(&[say(ADA, 1)]);
    assert_eq!(initiatives(&evening)[0], Some(1));
    evening.play(&[say(ADA, 2)]);
    assert_eq!(initiatives(&evening)[0], Some(2));
    // A recorded number above the card's no longer counts once its player takes the card.
    let mut evening = seated(ALL);
    evening.play(&[load(plan()), begin(Strategy), say(BO, 5), say(CY, 2)]);
    let taken = evening.attempt(&act(BO, Act::TakeCard)).expect("nobody has it");
    let lost = Effect::InitiativeLost { player: CY, number: 2 };
    assert_eq!(effects(&taken), [Effect::CardTaken { player: BO }, lost]);
    assert_eq!(initiatives(&evening), [None, Some(2), None, None]);
    evening.play(&[say(CY, 5)]);
    // A moderator who gives the card to another player also gives them its number.
    let card = Card { holder: Some(DEE), exhausted: false };
    evening.play(&[correct(Correction::Card { player: card.holder, exhausted: None })]);
    assert_eq!(initiatives(&evening), [None, None, Some(5), Some(2)]);
}

#[test]
fn t1_9_each_strategy_phase_clears_initiative() {
    let mut evening = in_action(&[(BO, 7), (CY, 1), (DEE, 4)]);
    let (needs, now) = (Phase::Strategy, Some(Phase::Action));
    assert_eq!(refused(&mut evening, say(BO, 6)), No::WrongPhase { needs, now });
    evening.play(&[begin(Status)]);
    assert_eq!(initiatives(&evening), [None, Some(7), Some(1), Some(4)], "the card went back");
    evening.play(&[begin(Strategy)]);
    assert_eq!(initiatives(&evening), [None; 4]);
    let (needs, now) = (Phase::Strategy, None);
    assert_eq!(refused(&mut seated(ALL), say(BO, 6)), No::WrongPhase { needs, now });
}

#[test]
fn t1_9_the_secondary_ability_still_goes_clockwise() {
    let mut evening = in_action(&[(BO, 7), (CY, 1), (DEE, 4)]);
    evening.play(&[act(ADA, Act::BeginTurn), played()]);
    assert!(row(&evening).seats.iter().map(|(player, _)| *player).eq([BO, CY, DEE]));
}

/// A player who does not move is called, then the next by initiative (L14.4).
#[test]
fn t1_9_nudges_follow_initiative_too() {
    let mut evening = in_action(&[(BO, 7), (CY, 1), (DEE, 4)]);
    evening.play(&[set(Setting::Nudge(hours(12)))]);
    assert_eq!(after_turn_of(&mut evening, ADA), Some(DEE));
    let called = |events: Vec<Event>| {
        events.into_iter().find_map(|event| match event {
            Event::ActionCalled { player, next, .. } => Some((player, next)),
            _ => None,
        })
    };
    let first = evening.attempt(&wait(12)).expect("time passes");
    assert_eq!(called(first), Some((DEE, None)));
    let second = evening.attempt(&wait(12)).expect("time passes");
    assert_eq!(called(second), Some((DEE, Some(BO))));
}
