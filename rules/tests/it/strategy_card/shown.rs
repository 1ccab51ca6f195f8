//! The Diplomacy token, and the queries for it (T4.5, T4.6).

use super::given::*;
use chancery_rules::games::strategy_card::{
    Command as Act, Condition, Deed, Refusal as No, Shorthand, check, diplomacy_token, standings,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Command, rights, table};

fn shown(evening: &Evening) -> Option<Shorthand> {
    diplomacy_token(evening.campaign.roster(), state(&evening.campaign))
}

fn stands_for(players: &[PlayerId]) -> Option<Shorthand> {
    Some(Shorthand { system: "Aven".to_owned(), by: ADA, stands_for: players.to_vec() })
}

fn over() -> [Step; 4] {
    [played(), refuse(BO, 1), refuse(CY, 2), refuse(DEE, 3)]
}

/// Note 3 of the card: the token represents one token of each other player.
#[test]
fn t4_5_the_token_shows_if_every_other_player_has_a_token_there() {
    let mut evening = table();
    assert_eq!(shown(&evening), None);
    // It makes no difference whether a token was just placed or already there.
    evening.play(&[place(CY, "Aven"), played()]);
    assert_eq!(shown(&evening), stands_for(&[BO, CY, DEE]));
    // The holder's own token is shown beside it.
    evening.play(&[place(ADA, "Aven")]);
    assert_eq!(shown(&evening), stands_for(&[BO, CY, DEE]));
    evening.play(&[refuse(BO, 1), refuse(CY, 2), refuse(DEE, 3), begin(Status)]);
    assert_eq!(shown(&evening), None);
}

#[test]
fn t4_5_the_token_is_hidden_during_questions_and_without_tokens() {
    let mut evening = after(&spent(CY, 5, 5, 1));
    evening.play(&[played()]);
    assert_eq!(shown(&evening), None);
    evening.play(&[from_pool(CY, 1, Tactic)]);
    assert_eq!(shown(&evening), stands_for(&[BO, CY, DEE]));
}

/// Note 3.1 of the card: replacing it by single tokens changes nothing, so it is not part of the state.
#[test]
fn t4_5_the_token_replaces_the_tokens_there() {
    let mut evening = after(&over());
    let there = |evening: &Evening| ALL.map(|player| lies(evening, player, "Aven"));
    assert_eq!(there(&evening), [false, true, true, true]);
    let kept = serde_json::to_string(&evening.campaign).expect("values without unserialisable parts");
    assert!(!kept.contains("shorthand") && !kept.contains("stands_for"));
    // The same acts are allowed whether it is shown or not.
    let before = state(&evening.campaign).clone();
    evening.play(&[join(EVE)]);
    assert_eq!(shown(&evening), None);
    let after = state(&evening.campaign);
    assert_eq!((&after.board, &after.card), (&before.board, &before.card));
    evening.play(&[place(EVE, "Aven")]);
    assert_eq!(shown(&evening), stands_for(&[BO, CY, DEE, EVE]));
}

/// Note 3.2 of the card: it does not give anyone more tokens.
#[test]
fn t4_5_a_replaced_token_cannot_be_spent() {
    let mut evening = after(&over());
    assert_eq!(tokens(&evening, BO), (7, [3, 3, 2], 1));
    let (needs, has) = (8, 7);
    let no = refused(&mut evening, act(BO, Act::Gain(pools(8, 0, 0))));
    assert_eq!(no, No::ReinforcementsShort { needs, has });
    evening.play(&[act(BO, Act::Gain(pools(7, 0, 0)))]);
    assert_eq!(shown(&evening), stands_for(&[BO, CY, DEE]));
    assert_eq!(tokens(&evening, BO), (0, [10, 3, 2], 1));
}

/// Note 3.3 of the card: an effect removes one player's token, and the others stay.
#[test]
fn t4_5_single_tokens_show_when_one_is_removed() {
    let mut evening = after(&over());
    evening.play(&[remove(ADA, "Aven", Some(CY))]);
    assert_eq!(shown(&evening), None);
    let there = ALL.map(|player| lies(&evening, player, "Aven"));
    assert_eq!(there, [false, true, false, true]);
    evening.play(&[place(CY, "Aven")]);
    assert_eq!(shown(&evening), stands_for(&[BO, CY, DEE]));
}

#[test]
fn t4_5_leavers_need_no_token() {
    let mut evening = after(&over());
    evening.play(&[remove(ADA, "Aven", Some(CY)), leave(CY)]);
    assert_eq!(shown(&evening), stands_for(&[BO, DEE]));
    // The token of a player who leaves stays there.
    evening.play(&[leave(DEE)]);
    assert_eq!(shown(&evening), stands_for(&[BO, DEE]));
    // Without other players at the table, it would stand for nobody.
    evening.play(&[leave(BO)]);
    assert_eq!(shown(&evening), None);
}

#[test]
fn t4_5_the_last_system_of_a_round_shows_the_token() {
    let readied = correct(card_of(ADA));
    let mut evening = after(&over());
    evening.play(&[readied, control(ADA, "Wild"), play("Wilds", &[])]);
    let system = |evening: &Evening| shown(evening).map(|shown| shown.system);
    assert_eq!(system(&evening).as_deref(), Some("Wilds"));
    assert!(lies(&evening, BO, "Aven"));
    // Playing the card without a system leaves the token where it is.
    evening.play(&[refuse(BO, 4), refuse(CY, 5), refuse(DEE, 6), correct(card_of(ADA))]);
    let lose = ["Aven Prime", "Aven Minor", "Aven Tor", "Wild"];
    evening.play(&lose.map(|planet| control(BO, planet)));
    evening.play(&[play("", &[])]);
    assert_eq!(system(&evening).as_deref(), Some("Wilds"));
}

#[track_caller]
fn met(evening: &Evening, player: PlayerId, system: &str) -> [bool; 5] {
    let campaign = &evening.campaign;
    let all = check(campaign.roster(), state(campaign), player, system).expect("both are there");
    assert!(all.iter().map(|one| one.deed).eq(Deed::ALL));
    let rules = all.iter().map(Condition::rule);
    assert!(rules.eq(["T4.1", "T4.1", "T4.1", "T4.3", "T4.6"]));
    all.map(|one| one.is_met())
}

/// Note 3.4 of the card: for every effect, the system contains a token of each player.
#[test]
fn t4_6_each_effect_finds_the_replaced_tokens() {
    let evening = after(&over());
    assert!(shown(&evening).is_some());
    let (open, locked) = ([true, true, true, true, false], [false, false, false, false, true]);
    // Activating, moving out and placing a second token are forbidden. An effect that needs a token there finds one.
    for player in [BO, CY, DEE] {
        assert_eq!(met(&evening, player, "aven"), locked);
    }
    assert_eq!(met(&evening, ADA, "Aven"), open);
    assert_eq!(met(&evening, BO, "Wilds"), open);
    let campaign = &evening.campaign;
    let of = |player| check(campaign.roster(), state(campaign), player, "Aven").expect("there");
    assert!(of(BO)[0].in_diplomacy_token && of(BO)[0].token && !of(ADA)[0].in_diplomacy_token);
}

#[test]
fn t4_6_a_second_token_is_refused_while_it_shows() {
    let mut evening = after(&over());
    let (player, system) = (CY, "Aven".to_owned());
    let no = refused(&mut evening, place(CY, "Aven"));
    assert_eq!(no, No::TokenThere { player, system });
}

#[test]
fn t4_1_checks_need_an_existing_system_and_player() {
    let evening = table();
    let campaign = &evening.campaign;
    let of = |player, system| check(campaign.roster(), state(campaign), player, system);
    let place = "nowhere".to_owned();
    assert_eq!(of(ADA, " nowhere"), Err(table::Refusal::NoSuchPlace { place }));
    let player = EVE;
    assert_eq!(of(EVE, "Aven"), Err(table::Refusal::NotInCampaign { player }));
}

#[test]
fn standings_go_clockwise() {
    let evening = after(&[leave(BO), place(CY, "Void")]);
    let all = standings(evening.campaign.roster(), state(&evening.campaign));
    assert!(all.iter().map(|one| (one.seat, one.player)).eq([(1, ADA), (2, CY), (3, DEE)]));
    let [ada, cy, _] = &all[..] else {
        panic!("{all:?}");
    };
    assert!(ada.holds_card && ada.active && !cy.holds_card && !cy.active);
    assert_eq!((ada.planets, ada.exhausted), (3, 2));
    assert_eq!((cy.reinforcements, cy.placed, cy.sheet), (7, 1, pools(3, 3, 2)));
}

#[test]
fn t4_3_checks_on_other_players_match_the_decision() {
    let evening = after(&[place(BO, "Wilds")]);
    let listed = rights(&evening.campaign, ADA, BO, START);
    let [token, planet] = &listed[..] else {
        panic!("{listed:?}");
    };
    let (system, player) = ("Wilds".to_owned(), Some(BO));
    let remove = Act::RemoveToken { system, player };
    let planet_of_his = "Bryn".to_owned();
    let take = Act::Control { planet: planet_of_his };
    assert_eq!(token.command, Command::from(remove));
    assert_eq!(planet.command, Command::from(take));
    assert_eq!((&token.verdict, &planet.verdict), (&Ok(()), &Ok(())));
    // A player without a token or a planet in the galaxy is left out.
    assert_eq!(rights(&evening.campaign, ADA, EVE, START).len(), 0);
    // Nothing may be done while the clock is paused.
    let evening = after(&[place(BO, "Wilds"), pause()]);
    let listed = rights(&evening.campaign, ADA, BO, START);
    assert!(listed.iter().all(|right| right.verdict.is_err()));
}
