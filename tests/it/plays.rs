//! Whole evenings, played through the real client against the loopback Discord. The resulting screens are stored next
//! to each script, and must match word for word.
//!
//! After changes to texts, `BLESS=1 cargo test --test it plays` rewrites the transcripts. Read the difference.

use chancery::bot::Bot;
use chancery::sandbox;
use sha2::{Digest, Sha256};
use std::path::Path;

/// Plays `tests/plays/NAME.play` and compares the result with `NAME.txt`.
async fn check(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plays");
    let script = std::fs::read_to_string(folder.join(name).with_extension("play")).unwrap();
    let played = sandbox::play::<Bot>(&script, None).await.unwrap();
    assert_eq!(played.failures, [""; 0], "{name}.play has lines that do nothing");
    let seen = played.transcript;
    let file = folder.join(name).with_extension("txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &seen).unwrap();
    }
    let expected = std::fs::read_to_string(&file).unwrap();
    if let Some((n, (seen, expected))) =
        seen.lines().zip(expected.lines()).enumerate().find(|(_, (seen, expected))| seen != expected)
    {
        panic!("{name}.txt:{}\nexpected: {expected}\n    seen: {seen}", n + 1);
    }
    assert_eq!(seen, expected, "{name}.txt goes on or ends elsewhere");
}

/// The shuffle revealed at the end of a transcript matches the hash at its beginning, as described in docs/shuffles.md.
#[test]
fn what_is_shown_of_a_shuffle_is_what_was_promised() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plays");
    let seen = std::fs::read_to_string(folder.join("realms_covert.txt")).unwrap();
    let shown = seen.lines().map(|line| line.trim_start_matches([' ', '|']));
    let mut texts = shown.filter(|line| line.starts_with("covert ") && !line.contains('.'));
    let text = texts.next().expect("the text of a shuffle");
    let hash = Sha256::digest(text);
    let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    let (before, _) = seen.split_once(text).unwrap();
    assert!(before.contains(&hash), "{hash} was not promised");
}

/// A script without a test would prove nothing.
#[test]
fn every_play_is_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plays");
    let tests = include_str!("plays.rs");
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            // Board files for the scripts.
            continue;
        }
        let name = path.file_stem().unwrap().to_str().unwrap();
        // The newcomer's evening is compared with docs/an-evening.md.
        let played = name == "readme" || tests.contains(&format!("check(\"{name}\")"));
        assert!(played, "{name}");
    }
}

#[tokio::test]
async fn an_evening_of_three() {
    check("evening").await;
}

#[tokio::test]
async fn a_player_who_does_not_move_is_called() {
    check("nudges").await;
}

#[tokio::test]
async fn a_season_and_its_record() {
    check("season").await;
}

#[tokio::test]
async fn an_evening_of_leverage_by_buttons() {
    check("buttons_leverage").await;
}

#[tokio::test]
async fn a_round_of_the_strategy_card_by_buttons() {
    check("buttons_strategy_card").await;
}

#[tokio::test]
async fn turns_of_realms_by_buttons() {
    check("buttons_realms").await;
}

#[tokio::test]
async fn an_evening_of_ambassadors_by_buttons() {
    check("buttons_ambassadors").await;
}

#[tokio::test]
async fn a_busy_evening_of_five() {
    check("busy_evening").await;
}

#[tokio::test]
async fn twelve_turns_of_four() {
    check("twelve_turns").await;
}

#[tokio::test]
async fn twelve_turns_of_four_by_buttons() {
    check("twelve_turns_by_buttons").await;
}

#[tokio::test]
async fn moderators_act_for_players() {
    check("stand_in").await;
}

#[tokio::test]
async fn a_post_of_a_forum_is_archived_locked_and_opened() {
    check("threads").await;
}

#[tokio::test]
async fn a_restart_loses_nothing() {
    check("restart").await;
}

#[tokio::test]
async fn silence_is_an_answer() {
    check("expiry").await;
}

#[tokio::test]
async fn l13_what_others_see_is_set() {
    check("public").await;
}

#[tokio::test]
async fn what_is_private_stays_between_two() {
    check("private").await;
}

#[tokio::test]
async fn mistakes_are_explained() {
    check("mistakes").await;
}

#[tokio::test]
async fn names_and_notes_are_harmless() {
    check("names").await;
}

#[tokio::test]
async fn moderators_moderate() {
    check("moderators").await;
}

#[tokio::test]
async fn a_campaign_moves_with_all_that_waits() {
    check("moved").await;
}

#[tokio::test]
async fn l2_4_small_gifts_are_told_together() {
    check("small_gifts").await;
}

#[tokio::test]
async fn a_server_says_who_founds_campaigns() {
    check("founding").await;
}

#[tokio::test]
async fn what_cannot_be_delivered_waits_to_be_seen() {
    check("undeliverable").await;
}

#[tokio::test]
async fn the_campaign_that_is_meant_is_found() {
    check("reach").await;
}

#[tokio::test]
async fn time_earns() {
    check("research").await;
}

#[tokio::test]
async fn a_ship_is_lent() {
    check("aid").await;
}

#[tokio::test]
async fn an_ally_is_called_to_arms_and_left() {
    check("alliances").await;
}

#[tokio::test]
async fn what_players_do_to_each_other() {
    check("hostile").await;
}

#[tokio::test]
async fn science_unlocks() {
    check("technology").await;
}

#[tokio::test]
async fn a_map_says_who_rules() {
    check("map").await;
}

#[tokio::test]
async fn moderators_correct_what_went_wrong() {
    check("moderating").await;
}

#[tokio::test]
async fn who_is_away_is_not_called() {
    check("away").await;
}

#[tokio::test]
async fn nothing_rings_at_night() {
    check("night").await;
}

#[tokio::test]
async fn what_happened_is_told_once_a_day() {
    check("digest").await;
}

#[tokio::test]
async fn an_undoing_tells_what_it_takes_back() {
    check("undoing").await;
}

#[tokio::test]
async fn players_take_back_what_was_their_own() {
    check("taking_back").await;
}

#[tokio::test]
async fn who_asks_in_vain_has_to_wait() {
    check("patience").await;
}

#[tokio::test]
async fn l4_13_what_a_player_is_unable_to_do_ends_without_loss() {
    check("unable").await;
}

#[tokio::test]
async fn l3_9_what_promises_leverage_shows_what_would_be_booked() {
    check("promises").await;
}

#[tokio::test]
async fn three_weeks_of_four() {
    check("weeks").await;
}

#[tokio::test]
async fn relations_are_formed_declined_and_broken() {
    check("relations").await;
}

#[tokio::test]
async fn neighbours_are_told_what_is_in_the_way() {
    check("envoys").await;
}

#[tokio::test]
async fn a_board_is_laid_out_and_loaded() {
    check("board").await;
}

#[tokio::test]
async fn leaving_is_no_way_out() {
    check("leaving").await;
}

#[tokio::test]
async fn the_smallest_game_is_a_whole_evening() {
    check("matches").await;
}

#[tokio::test]
async fn what_people_try_at_the_edges() {
    check("edges").await;
}

#[tokio::test]
async fn three_resolve_a_card() {
    check("diplomacy_three").await;
}

#[tokio::test]
async fn six_resolve_a_card_of_whom_some_cannot() {
    check("diplomacy_six").await;
}

#[tokio::test]
async fn a_card_is_resolved_across_restarts() {
    check("diplomacy_restart").await;
}

#[tokio::test]
async fn two_turns_of_four_realms() {
    check("realms_four").await;
}

#[tokio::test]
async fn counters_are_countered_and_a_full_area_is_entered() {
    check("realms_covert").await;
}

#[tokio::test]
async fn a_restart_in_the_middle_of_a_window_changes_nothing() {
    check("realms_restart").await;
}

#[tokio::test]
async fn a_window_of_covert_actions_in_all_weathers() {
    check("realms_window").await;
}

#[tokio::test]
async fn trade_with_a_tie_a_pirate_and_a_chain_that_breaks() {
    check("realms_trade").await;
}

#[tokio::test]
async fn a_trade_goes_on_across_restarts_and_is_taken_back() {
    check("realms_trade_restart").await;
}

#[tokio::test]
async fn from_the_invitation_to_the_first_gift() {
    check("way_in").await;
}
