//! The game of nim, whose numbers are those of `docs/rules/nim.md`.

use super::given::{ADA, BO, CY, Evening, START, join, leave, order};
use chancery_rules::games::nim::{Command as Act, Event, Refusal as No, State};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::{Campaign, Command, Refusal, RulesetName, found};

/// Returns a table at which these players sit.
fn table(players: &[PlayerId]) -> Evening {
    let founding = found("Matches", RulesetName::Nim, None, START).expect("it can begin");
    let mut evening = Evening {
        campaign: Campaign::new(CampaignId(1), &founding),
        now: START,
        log: Vec::new(),
    };
    players
        .iter()
        .for_each(|player| evening.play(&[join(*player)]));
    evening
}

fn game(evening: &Evening) -> &State {
    evening.campaign.playing::<State>().expect("nim is played")
}

fn take(evening: &mut Evening, player: PlayerId, heap: usize, matches: u32) -> Result<(), Refusal> {
    let take = Command::from(Act::Take { heap, matches });
    evening.attempt(&order(player, take)).map(|_| ())
}

#[test]
fn n1_1_three_heaps_and_the_first_begins() {
    let mut evening = table(&[ADA]);
    assert_eq!(game(&evening).left(), [3, 4, 5]);
    assert_eq!(take(&mut evening, ADA, 1, 1), Err(No::Alone.into()));
    evening.play(&[join(BO)]);
    let (active, winner) = (Some(ADA), None);
    let not_yet = Refusal::from(No::NotYourTurn { active, winner });
    assert_eq!(take(&mut evening, BO, 1, 1), Err(not_yet));
    assert_eq!(take(&mut evening, ADA, 1, 1), Ok(()));
}

#[test]
fn n1_2_as_many_as_one_likes_from_one_heap() {
    let mut evening = table(&[ADA, BO]);
    for (heap, most) in [(0, 3), (4, 3), (usize::MAX, 3)] {
        let unknown = Refusal::from(No::NoSuchHeap { heap, most });
        assert_eq!(take(&mut evening, ADA, heap, 1), Err(unknown));
    }
    for matches in [0, 4, u32::MAX] {
        let most = 3;
        let wrong = Refusal::from(No::MatchesOutOfRange { most });
        assert_eq!(take(&mut evening, ADA, 1, matches), Err(wrong));
    }
    assert_eq!(take(&mut evening, ADA, 1, 3), Ok(()));
    assert_eq!(game(&evening).left(), [0, 4, 5]);
}

#[test]
fn n1_3_turns_go_round_and_pass_over_who_has_left() {
    let mut evening = table(&[ADA, BO, CY]);
    let active = |evening: &Evening| game(evening).seating.active;
    take(&mut evening, ADA, 3, 1).expect("it is her turn");
    evening.play(&[leave(BO)]);
    assert_eq!(active(&evening), Some(CY));
    take(&mut evening, CY, 3, 1).expect("it is her turn");
    take(&mut evening, ADA, 3, 1).expect("Bo is passed over");
    evening.play(&[join(BO)]);
    take(&mut evening, CY, 3, 1).expect("it is her turn");
    assert_eq!(active(&evening), Some(ADA));
    // With all gone it is no player's turn, and that of the first who is back.
    evening.play(&[leave(ADA), leave(BO), leave(CY)]);
    assert_eq!(active(&evening), None);
    evening.play(&[join(CY)]);
    assert_eq!(active(&evening), Some(CY));
}

#[test]
fn n1_4_the_last_match_wins() {
    let mut evening = table(&[ADA, BO]);
    for (player, heap, matches) in [(ADA, 1, 3), (BO, 2, 4), (ADA, 3, 5)] {
        take(&mut evening, player, heap, matches).expect("it lies there");
    }
    assert_eq!(game(&evening).winner, Some(ADA));
    let (active, winner) = (None, Some(ADA));
    let over = Refusal::from(No::NotYourTurn { active, winner });
    assert_eq!(take(&mut evening, BO, 1, 1), Err(over));
}

#[test]
fn it_is_stored_under_its_name() {
    let took = Event::Took {
        player: ADA,
        heap: 2,
        matches: 3,
        next: Some(BO),
    };
    let stored = r#"{"nim":{"took":{"player":100,"heap":2,"matches":3,"next":101}}}"#;
    let event = chancery_rules::Event::from(took);
    assert_eq!(serde_json::to_string(&event).expect("plain values"), stored);
    let read: chancery_rules::Event = serde_json::from_str(stored).expect("as it was written");
    assert_eq!(read, event);
    let campaign = serde_json::to_string(&table(&[ADA, BO]).campaign).expect("plain values");
    let read: Campaign = serde_json::from_str(&campaign).expect("as it was written");
    assert_eq!(read, table(&[ADA, BO]).campaign);
}
