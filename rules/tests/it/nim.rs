//! Nim, with the rule numbers of `docs/rules/nim.md`.

use super::given::{ADA, BO, CY, Evening, START, join, leave, order, wait};
use chancery_rules::games::nim::{Event, State, Terms as Asked};
use chancery_rules::ids::{CampaignId, OfferId, PlayerId};
use chancery_rules::{
    Campaign, Chance, Command, DecisionContext, Offer, Order, Refusal, RulesetName, Settings, Terms, Viewer, decide,
    found,
};
use std::collections::BTreeSet;

pub fn table(players: &[PlayerId]) -> Evening {
    let founding = found("Matches", RulesetName::Nim, None, START).expect("it can begin");
    let mut evening = Evening { campaign: Campaign::new(CampaignId(1), &founding), now: START, log: Vec::new() };
    players.iter().for_each(|player| evening.play(&[join(*player)]));
    evening
}

/// Returns the same table after these players have drawn these numbers.
pub fn drawn(players: &[(PlayerId, u32)]) -> Evening {
    let mut evening = table(&players.iter().map(|(player, _)| *player).collect::<Vec<_>>());
    for (player, number) in players {
        let (player, number) = (*player, Some(*number));
        let seated = Event::Seated { player, number };
        evening.campaign.evolve(&seated.into());
    }
    evening
}

pub fn game(evening: &Evening) -> &State {
    evening.campaign.playing::<State>().expect("nim is played")
}

/// Returns the pending question, if there is one.
pub fn asked(evening: &Evening) -> Option<&Offer> {
    let mut pending = evening.campaign.offers.pending.values();
    let asked = pending.next();
    assert_eq!(pending.next(), None);
    asked
}

fn turn(evening: &Evening) -> Option<PlayerId> {
    let offer = asked(evening)?;
    assert_eq!((offer.from, &offer.terms), (None, &Terms::Nim(Asked::Turn)));
    Some(offer.to)
}

fn take(evening: &mut Evening, player: PlayerId, picked: (usize, u32)) -> Result<(), Refusal> {
    let offer = asked(evening).map_or(OfferId(1), |offer| offer.id);
    let picks = vec![picked.into()];
    let answer = order(player, Command::Accept { offer, picks });
    evening.attempt(&answer).map(|_| ())
}

#[test]
fn n1_1_the_first_player_begins_with_three_heaps() {
    let mut evening = table(&[ADA]);
    assert_eq!(game(&evening).left(), [3, 4, 5]);
    assert_eq!(turn(&evening), None, "it takes two");
    evening.play(&[join(BO)]);
    assert_eq!(turn(&evening), Some(ADA));
    let no = take(&mut evening, BO, (1, 1));
    assert!(no.is_err(), "it is not Bo who is asked");
    assert_eq!(take(&mut evening, ADA, (1, 1)), Ok(()));
    assert_eq!(turn(&evening), Some(BO));
}

#[test]
fn n1_2_a_move_takes_its_number_of_matches_from_one_heap() {
    let mut evening = drawn(&[(ADA, 2), (BO, 3)]);
    let (offer, most) = (OfferId(1), 1);
    let two_of_each = [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)];
    let picks: Vec<_> = two_of_each.map(Into::into).into();
    let which = Refusal::MustPick { offer, picks, most };
    for picked in [(0, 1), (4, 1), (1, 0), (1, 3), (usize::MAX, u32::MAX)] {
        assert_eq!(take(&mut evening, ADA, picked), Err(which.clone()));
    }
    let both = order(ADA, Command::Accept { offer, picks: vec![(1, 1).into(), (2, 1).into()] });
    assert_eq!(evening.attempt(&both), Err(which));
    assert_eq!(take(&mut evening, ADA, (1, 2)), Ok(()));
    assert_eq!(game(&evening).left(), [1, 4, 5]);
    let Err(Refusal::MustPick { picks, .. }) = take(&mut evening, BO, (1, 2)) else {
        panic!("one match lies there");
    };
    assert_eq!(picks.len(), 1 + 3 + 3);
}

#[test]
fn n1_3_turns_go_round_and_skip_leavers_and_late_players() {
    let mut evening = drawn(&[(ADA, 3), (BO, 3), (CY, 3)]);
    take(&mut evening, ADA, (3, 1)).expect("it is her turn");
    assert_eq!(turn(&evening), Some(BO));
    evening.play(&[leave(BO)]);
    assert_eq!(turn(&evening), Some(CY));
    take(&mut evening, CY, (3, 1)).expect("it is her turn");
    take(&mut evening, ADA, (3, 1)).expect("Bo is passed over");
    evening.play(&[join(BO)]);
    take(&mut evening, CY, (3, 1)).expect("it is her turn");
    // Three days pass, and three more. Nothing is taken.
    for late in [ADA, BO] {
        assert_eq!(turn(&evening), Some(late));
        evening.play(&[wait(72)]);
    }
    assert_eq!((turn(&evening), game(&evening).left()), (Some(CY), [3, 4, 1]));
    // If one player is left, the game waits. If all have left, the first to return has the turn.
    evening.play(&[leave(CY), leave(ADA)]);
    assert_eq!(game(&evening).seating.active, Some(BO));
    evening.play(&[leave(BO), join(CY), join(ADA)]);
    assert_eq!(turn(&evening), Some(CY));
}

#[test]
fn the_last_remaining_player_may_continue() {
    let mut evening = drawn(&[(ADA, 3), (BO, 3)]);
    evening.play(&[leave(BO)]);
    take(&mut evening, ADA, (1, 3)).expect("she has been asked");
    assert_eq!((turn(&evening), game(&evening).winner), (None, None));
    evening.play(&[join(BO)]);
    assert_eq!(turn(&evening), Some(ADA));
}

#[test]
fn n1_4_taking_the_last_match_wins() {
    let mut evening = drawn(&[(ADA, 3), (BO, 3)]);
    for (player, picked) in [(ADA, (1, 3)), (BO, (2, 3)), (ADA, (3, 3)), (BO, (2, 1)), (ADA, (3, 2))] {
        assert_eq!(game(&evening).winner, None);
        take(&mut evening, player, picked).expect("it is there");
    }
    assert_eq!((game(&evening).winner, turn(&evening)), (Some(ADA), None));
    evening.play(&[join(CY)]);
    assert_eq!(turn(&evening), None);
}

#[test]
fn n2_1_numbers_are_drawn_once_at_random() {
    let mut evening = table(&[ADA, BO]);
    let before = game(&evening).numbers.clone();
    evening.play(&[leave(ADA), join(ADA)]);
    assert_eq!(game(&evening).numbers, before);
    assert!(before.keys().eq(&[ADA, BO]));
    let join = Order { by: ADA, moderator: false, on_behalf: None, command: Command::Join, confirmed: None };
    let drawn = |seed: u8| {
        let (now, chance) = (START, Chance::new([seed; 32]));
        let mut evening = table(&[]);
        let events = decide(&evening.campaign, &join, DecisionContext { now, chance });
        for event in events.expect("there is room") {
            evening.campaign.evolve(&event);
        }
        game(&evening).numbers[&ADA]
    };
    let all: BTreeSet<u32> = (0..30).map(drawn).collect();
    assert_eq!(Vec::from_iter(all), [1, 2, 3]);
}

#[test]
fn n2_2_numbers_stay_secret_until_the_game_is_won() {
    let mut evening = drawn(&[(ADA, 3), (BO, 3)]);
    let seen = |evening: &Evening, viewer: Viewer| {
        let seen = evening.campaign.redacted_for(viewer);
        let state = seen.playing::<State>().expect("nim is played");
        state.numbers.keys().copied().collect::<Vec<_>>()
    };
    assert_eq!(seen(&evening, ADA.into()), [ADA]);
    for viewer in [Viewer::TABLE, Viewer::from(CY).moderating(true)] {
        assert_eq!(seen(&evening, viewer), []);
    }
    let settings = Settings::default();
    let (player, number) = (ADA, Some(3));
    let seated = chancery_rules::Event::from(Event::Seated { player, number });
    assert_eq!(seated.redacted_for(&settings, ADA.into()), Some(seated.clone()));
    let number = None;
    let hidden = chancery_rules::Event::from(Event::Seated { player, number });
    assert_eq!(seated.redacted_for(&settings, BO.into()), Some(hidden));
    for picked in [(1, 3), (2, 3), (3, 3), (2, 1), (3, 2)] {
        let player = turn(&evening).expect("a turn");
        take(&mut evening, player, picked).expect("it is there");
    }
    assert_eq!(seen(&evening, Viewer::TABLE), [ADA, BO]);
}

#[test]
fn the_game_is_stored_under_its_name() {
    let took = Event::Took { player: ADA, heap: 2, matches: 3, next: Some(BO) };
    let stored = r#"{"nim":{"took":{"player":100,"heap":2,"matches":3,"next":101}}}"#;
    let event = chancery_rules::Event::from(took);
    assert_eq!(serde_json::to_string(&event).expect("values without unserialisable parts"), stored);
    let read: chancery_rules::Event = serde_json::from_str(stored).expect("what was written reads back");
    assert_eq!(read, event);
    let campaign = serde_json::to_string(&table(&[ADA, BO]).campaign).expect("values without unserialisable parts");
    let read: Campaign = serde_json::from_str(&campaign).expect("what was written reads back");
    assert_eq!(read, table(&[ADA, BO]).campaign);
}

#[test]
fn n2_3_drawing_a_number_counts_as_a_draw() {
    use chancery_rules::Event as Any;
    let seated = |number| Any::from(Event::Seated { player: PlayerId(1), number });
    assert!(seated(Some(2)).is_draw());
    assert!(!seated(None).is_draw(), "a player who comes back draws nothing");
}
