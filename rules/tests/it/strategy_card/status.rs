//! Spending and placing tokens, and the status phase (T4.1 to T4.4).

use super::given::*;
use chancery_rules::games::strategy_card::{
    Card, Command as Act, Confirmation, Event as Effect, Pick, Pool, Pools, Refusal as No, Source,
};
use chancery_rules::{Audience, Event, Outcome, Refusal, notices, table};

#[test]
fn t4_1_a_system_with_ones_own_token_cannot_be_activated() {
    let mut evening = after(&[place(ADA, "Wilds")]);
    let system = "Wilds".to_owned();
    let no = refused(&mut evening, activate(ADA, "wilds"));
    assert_eq!(no, No::CannotActivate { system });
    // The card places tokens of the others, which prevent their owners from activating the system.
    evening.play(&[played(), act(ADA, Act::EndTurn), act(BO, Act::BeginTurn)]);
    let system = "Aven".to_owned();
    let no = refused(&mut evening, activate(BO, "Aven"));
    assert_eq!(no, No::CannotActivate { system });
}

#[test]
fn t4_2_activating_takes_a_token_from_the_tactic_pool() {
    let mut evening = after(&[place(BO, "Wilds")]);
    // Other players' tokens make no difference.
    let activated = evening.attempt(&activate(ADA, " WILDS ")).expect("her turn");
    let (player, system, left) = (ADA, "Wilds".to_owned(), 2);
    assert_eq!(effects(&activated), [Effect::Activated { player, system, left }]);
    assert_eq!(tokens(&evening, ADA), (8, [2, 3, 2], 1));
    evening.play(&[activate(ADA, "Void"), activate(ADA, "Bryn")]);
    let (pool, needs, has) = (Tactic, 1, 0);
    let no = refused(&mut evening, activate(ADA, "Corse"));
    assert_eq!(no, No::PoolShort { pool, needs, has });
    let place = "nowhere".to_owned();
    let unknown = Refusal::from(table::Refusal::NoSuchPlace { place });
    assert_eq!(evening.attempt(&activate(ADA, "nowhere")), Err(unknown));
    // A token placed by the card is not an activation, so it does not come from the tactic pool.
    let evening = after(&[played()]);
    assert_eq!(tokens(&evening, BO), (7, [3, 3, 2], 1));
}

#[test]
fn t4_3_a_second_token_cannot_be_placed() {
    let mut evening = table();
    let placed = evening.attempt(&place(BO, "wilds")).expect("an effect");
    let event = Effect::TokenPlaced {
        player: BO,
        system: "Wilds".to_owned(),
        from: Source::Reinforcements,
        left: 7,
        by_card: false,
    };
    assert_eq!(effects(&placed), [event]);
    // Bo did it himself, so he is not called.
    assert_eq!(notices(&evening.campaign, &placed)[0].calls, []);
    let (player, system) = (BO, "Wilds".to_owned());
    let no = refused(&mut evening, place(BO, "Wilds"));
    assert_eq!(no, No::TokenThere { player, system });
}

#[test]
fn t4_3_removing_returns_real_tokens_to_reinforcements() {
    let mut evening = after(&[place(BO, "Wilds"), place(CY, "Wilds")]);
    let own = evening.attempt(&remove(BO, "Wilds", None)).expect("his own");
    let event = Effect::TokenRemoved { by: BO, player: BO, system: "Wilds".to_owned(), reinforcements: 8 };
    assert_eq!(effects(&own), [event]);
    let (player, system) = (BO, "Wilds".to_owned());
    for by in [BO, DEE] {
        let system = system.clone();
        let no = refused(&mut evening, remove(by, "Wilds", Some(BO)));
        assert_eq!(no, No::NoTokenThere { player, system });
    }
    // Removing another player's token needs confirmation, and calls its owner.
    let theirs = remove(DEE, "wilds", Some(CY));
    let asked = question(&mut evening, &theirs);
    assert_eq!(asked, Confirmation::RemovesToken { player: CY, system });
    let removed = evening.attempt(&confirmed(theirs, asked.into())).expect("agreed");
    assert_eq!(notices(&evening.campaign, &removed)[0].calls, [CY]);
    assert_eq!(tokens(&evening, CY), (8, [3, 3, 2], 0));
    // The token of a player who left can still be removed. A player who never joined has none.
    evening.play(&[place(CY, "Void"), leave(CY), remove(DEE, "Void", Some(CY))]);
    let player = EVE;
    let stranger = Refusal::from(table::Refusal::NotInCampaign { player });
    assert_eq!(evening.attempt(&remove(DEE, "Void", Some(EVE))), Err(stranger));
}

#[test]
fn t4_4_the_status_phase_clears_the_board_at_once() {
    let mut evening = after(&[place(ADA, "Void"), played(), refuse(BO, 1), refuse(CY, 2)]);
    evening.play(&[refuse(DEE, 3)]);
    let asked_first = question(&mut evening, &begin(Status));
    // Bo's two, Cy's two and one of Dee's are exhausted.
    let needed = Confirmation::BeginsPhase { phase: Status, tokens: 4, planets: 5, open: 0, active: Some(ADA) };
    assert_eq!(asked_first, needed);
    let told = evening.attempt(&confirmed(begin(Status), asked_first.into()));
    let refreshed = Effect::Refreshed {
        tokens: vec![(ADA, 1), (BO, 1), (CY, 1), (DEE, 1)],
        planets: names(&["Bryn", "Brynlet", "Corse", "Little Corse", "Dorn"]),
        holder: Some(ADA),
        active: Some(ADA),
    };
    let told = effects(&told.expect("agreed"));
    assert_eq!(told, [Effect::PhaseBegun { phase: Status }, refreshed]);
    let game = state(&evening.campaign);
    assert_eq!((game.card, game.seating.active), (Card::default(), None));
    for player in ALL {
        assert_eq!(tokens(&evening, player), (8, [3, 3, 2], 0));
        assert_eq!(exhausted(&evening, player), [""; 0]);
    }
    let gains = ALL.map(|player| (player, "gain"));
    assert_eq!(asked(&evening), gains);
}

#[test]
fn t4_4_each_player_allocates_the_two_gained_tokens() {
    let mut evening = after(&[begin(Status)]);
    let all = |pools: [[Pool; 2]; 6]| pools.map(|two| Pick::Pools(two.to_vec()).into()).to_vec();
    let picks = all([
        [Tactic, Tactic],
        [Tactic, Fleet],
        [Tactic, Pool::Strategy],
        [Fleet, Fleet],
        [Fleet, Pool::Strategy],
        [Pool::Strategy, Pool::Strategy],
    ]);
    let (offer, most) = (id(1), 1);
    let must_pick = Refusal::MustPick { offer, picks, most };
    assert_eq!(evening.attempt(&answer(ADA, 1, Vec::new())), Err(must_pick));
    let mismatch = |chosen| No::GainMismatch { needs: 2, chosen };
    let no = refused(&mut evening, from_pool(ADA, 1, Fleet));
    assert_eq!(no, mismatch(pools(0, 1, 0)));
    let three = vec![Pick::Pools(vec![Fleet; 3])];
    let no = refused(&mut evening, answer(ADA, 1, three));
    assert_eq!(no, mismatch(pools(0, 3, 0)));
    let offer = id(1);
    let no_answer = Refusal::from(table::Refusal::MustBeAnswered { offer });
    assert_eq!(evening.attempt(&refuse(ADA, 1)), Err(no_answer));

    evening.play(&[
        answer(ADA, 1, vec![Pick::Pools(vec![Fleet, Fleet])]),
        answer(BO, 2, vec![Pick::Pool(Pool::Strategy), Pick::Pool(Tactic)]),
    ]);
    assert_eq!(tokens(&evening, ADA), (6, [3, 5, 2], 0));
    assert_eq!(tokens(&evening, BO), (6, [4, 3, 3], 0));
    // They may also redistribute the sheet.
    evening.play(&[act(ADA, Act::Redistribute(pools(4, 4, 2)))]);
    // A player who does not answer gains both in the tactic pool.
    evening.play(&[wait(72)]);
    assert_eq!(tokens(&evening, CY), (6, [5, 3, 2], 0));
    assert_eq!(asked(&evening), []);
}

#[test]
fn t4_4_a_command_that_gains_tokens_answers_the_question() {
    let mut evening = after(&[begin(Status)]);
    let gain = |tactic, fleet, strategy| act(BO, Act::Gain(pools(tactic, fleet, strategy)));
    for (wrong, chosen) in [(gain(1, 0, 0), pools(1, 0, 0)), (gain(1, 1, 1), pools(1, 1, 1))] {
        let no = refused(&mut evening, wrong);
        assert_eq!(no, No::GainMismatch { needs: 2, chosen });
    }
    let events = evening.attempt(&gain(0, 1, 1)).expect("two");
    let closed = closed(2, Outcome::Accepted, BO, START);
    let gained = Effect::Gained { player: BO, gained: pools(0, 1, 1), after: pools(3, 4, 3), reinforcements: 6 };
    assert_eq!(events, [closed, Event::from(gained)]);
    assert_eq!(tokens(&evening, BO), (6, [3, 4, 3], 0));
    assert_eq!(asked(&evening), [(ADA, "gain"), (CY, "gain"), (DEE, "gain")]);
    // While no question is open, any number may be gained.
    evening.play(&[gain(6, 0, 0)]);
    assert_eq!(tokens(&evening, BO), (0, [9, 4, 3], 0));
}

#[test]
fn t4_4_players_gain_at_most_what_reinforcements_hold() {
    let mut evening = after(&[sheet(BO, 16, 0, 0), sheet(CY, 5, 5, 5), begin(Status)]);
    assert_eq!(asked(&evening), [(ADA, "gain"), (CY, "gain one"), (DEE, "gain")]);
    let picks = Pool::ALL.map(|pool| Pick::Pools(vec![pool]).into()).to_vec();
    let (offer, most) = (id(2), 1);
    let must_pick = Refusal::MustPick { offer, picks, most };
    assert_eq!(evening.attempt(&answer(CY, 2, Vec::new())), Err(must_pick));
    evening.play(&[from_pool(CY, 2, Fleet)]);
    assert_eq!(tokens(&evening, CY), (0, [5, 6, 5], 0));
    // If an effect took tokens in the meantime, fewer are left to gain.
    let more = ["Aven", "Bryn", "Corse", "Dorn", "Void", "Wilds", "Throne"];
    evening.play(&more.map(|system| place(DEE, system)));
    let chosen = pools(1, 1, 0);
    let both = vec![Pick::Pools(vec![Tactic, Fleet])];
    let no = refused(&mut evening, answer(DEE, 3, both));
    assert_eq!(no, No::GainMismatch { needs: 1, chosen });
    evening.play(&[sheet(DEE, 5, 4, 0)]);
    evening.play(&[answer(DEE, 3, Vec::new())]);
    assert_eq!(tokens(&evening, DEE), (0, [5, 4, 0], 7));
}

#[test]
fn t4_4_the_next_phase_answers_open_questions_as_silence() {
    let mut evening = after(&[begin(Status), act(BO, Act::Gain(pools(0, 2, 0)))]);
    let asked_first = question(&mut evening, &begin(Strategy));
    let Confirmation::BeginsPhase { open, .. } = asked_first else {
        panic!("{asked_first:?}");
    };
    assert_eq!(open, 3);
    let before = evening.log.len();
    evening.play(&[begin(Strategy)]);
    assert_eq!(asked(&evening), []);
    let sheets = ALL.map(|player| tokens(&evening, player).1);
    assert_eq!(sheets, [[5, 3, 2], [3, 5, 2], [5, 3, 2], [5, 3, 2]]);
    // Each player gets a notice of their own gain, and the phase has a separate notice.
    let told = notices(&evening.campaign, &evening.log[before..]);
    let mut firsts = told.iter().map(|notice| effects(&notice.events[..1]));
    assert!(firsts.next_back() == Some(vec![Effect::PhaseBegun { phase: Strategy }]));
    assert!(told.iter().all(|notice| notice.to == Audience::Table));
}

#[test]
fn t4_4_an_immediate_second_status_phase_counts_earlier_gains() {
    let again = correct(phase_word(Action));
    let mut evening = after(&[sheet(BO, 5, 5, 4), begin(Status), again, begin(Status)]);
    // Bo's two went to his tactic pool, and he has none left in reinforcements.
    assert_eq!(tokens(&evening, BO), (0, [7, 5, 4], 0));
    assert_eq!(asked(&evening), [(ADA, "gain"), (CY, "gain"), (DEE, "gain")]);
    evening.play(&[begin(Strategy)]);
    assert_eq!(Pools::default(), pools(0, 0, 0));
}
