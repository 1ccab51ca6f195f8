//! Whole evenings, played through the real client against the loopback Discord. The resulting screens are stored next
//! to each script, and must match word for word.
//!
//! After changes to texts, `BLESS=1 cargo test --test it plays` rewrites the transcripts. Read the difference.

use crate::databases;
use chancery::bot::Bot;
use chancery::sandbox;
use sha2::{Digest, Sha256};
use std::path::Path;

/// Plays `tests/plays/NAME.play` and compares the result with `NAME.txt`.
async fn check(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plays");
    let script = std::fs::read_to_string(folder.join(name).with_extension("play")).unwrap();
    let home = tempfile::tempdir().unwrap();
    let database = databases::seeded(&home.path().join("play.db")).await;
    let played = sandbox::play::<Bot>(&script, Some(&database)).await.unwrap();
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
fn a_revealed_shuffle_matches_its_published_hash() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plays");
    let seen = std::fs::read_to_string(folder.join("realms_covert.txt")).unwrap();
    let (_, shown) = seen.split_once("this is the text behind it: `covert ").expect("the text of a shuffle");
    let (text, _) = shown.split_once('`').expect("its end");
    let text = format!("covert {text}");
    let hash = Sha256::digest(&text);
    let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    let (before, _) = seen.split_once(&text).unwrap();
    assert!(before.contains(&hash), "{hash} was not promised");
}

/// A script without a test would prove nothing.
#[test]
fn every_play_has_a_test() {
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
async fn everyone_reads_their_own_language() {
    check("languages").await;
}

#[tokio::test]
async fn an_evening_of_leverage_in_german() {
    check("german_leverage").await;
}

#[tokio::test]
async fn an_evening_of_ambassadors_in_german() {
    check("german_ambassadors").await;
}

#[tokio::test]
async fn an_evening_of_strategy_card_in_german() {
    check("german_strategy_card").await;
}

#[tokio::test]
async fn an_evening_of_realms_in_german() {
    check("german_realms").await;
}

#[tokio::test]
async fn an_evening_of_nim_in_german() {
    check("german_nim").await;
}

#[tokio::test]
async fn an_idle_player_is_nudged() {
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
async fn an_example_board_leaves_nobody_out() {
    check("five_seats").await;
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
async fn a_forum_post_is_archived_locked_and_reopened() {
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
async fn h3_4_pauses_end_by_themselves() {
    check("pauses").await;
}

#[tokio::test]
async fn l3_10_access_is_suspended_at_a_negative_leverage() {
    check("suspended").await;
}

#[tokio::test]
async fn l13_visibility_is_a_setting() {
    check("public").await;
}

#[tokio::test]
async fn private_acts_stay_between_two_players() {
    check("private").await;
    check("undone_private").await;
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
async fn moderators_use_their_commands() {
    check("moderators").await;
}

#[tokio::test]
async fn a_campaign_moves_with_its_pending_offers() {
    check("moved").await;
}

#[tokio::test]
async fn l2_4_small_gifts_are_reported_together() {
    check("small_gifts").await;
}

#[tokio::test]
async fn a_game_starts_by_buttons_like_an_earlier_one() {
    check("founding_form").await;
}

#[tokio::test]
async fn a_server_chooses_who_can_found_campaigns() {
    check("founding").await;
}

#[tokio::test]
async fn undeliverable_messages_wait_to_be_reviewed() {
    check("undeliverable").await;
}

#[tokio::test]
async fn commands_find_the_intended_campaign() {
    check("reach").await;
}

#[tokio::test]
async fn time_earns_leverage() {
    check("research").await;
}

#[tokio::test]
async fn a_ship_can_be_lent() {
    check("aid").await;
}

#[tokio::test]
async fn an_ally_is_called_to_war_and_abandoned() {
    check("alliances").await;
}

#[tokio::test]
async fn players_act_on_each_other() {
    check("hostile").await;
}

#[tokio::test]
async fn science_unlocks_technologies() {
    check("technology").await;
}

#[tokio::test]
async fn a_map_shows_who_rules() {
    check("map").await;
}

#[tokio::test]
async fn moderators_correct_mistakes() {
    check("moderating").await;
}

#[tokio::test]
async fn settings_are_changed_by_menu() {
    check("settings").await;
}

#[tokio::test]
async fn a_scoreboard_has_a_channel_of_its_own() {
    check("scoreboard").await;
}

#[tokio::test]
async fn moderators_reset_relations() {
    check("resetting").await;
}

#[tokio::test]
async fn absent_players_are_not_pinged() {
    check("away").await;
}

#[tokio::test]
async fn nobody_is_pinged_at_night() {
    check("night").await;
}

#[tokio::test]
async fn a_digest_is_sent_once_a_day() {
    check("digest").await;
}

#[tokio::test]
async fn an_undo_names_what_it_reverts() {
    check("undoing").await;
}

#[tokio::test]
async fn players_take_back_their_own_acts() {
    check("taking_back").await;
}

#[tokio::test]
async fn failed_requests_impose_a_wait() {
    check("patience").await;
}

#[tokio::test]
async fn l4_13_players_lose_nothing_over_what_they_cannot_do() {
    check("unable").await;
}

#[tokio::test]
async fn l3_9_previews_show_what_would_be_booked() {
    check("promises").await;
}

#[tokio::test]
async fn three_weeks_with_four_players() {
    check("weeks").await;
}

#[tokio::test]
async fn relations_are_formed_declined_and_broken() {
    check("relations").await;
}

#[tokio::test]
async fn obstacles_between_neighbours_are_explained() {
    check("envoys").await;
}

#[tokio::test]
async fn a_board_is_built_and_loaded() {
    check("board").await;
}

#[tokio::test]
async fn leaving_does_not_escape_obligations() {
    check("leaving").await;
}

#[tokio::test]
async fn the_smallest_game_is_a_whole_evening() {
    check("matches").await;
}

#[tokio::test]
async fn edge_cases_are_handled() {
    check("edges").await;
}

#[tokio::test]
async fn three_players_resolve_a_card() {
    check("diplomacy_three").await;
}

#[tokio::test]
async fn six_players_resolve_a_card_that_some_cannot_use() {
    check("diplomacy_six").await;
}

#[tokio::test]
async fn a_card_resolves_across_restarts() {
    check("diplomacy_restart").await;
}

#[tokio::test]
async fn two_turns_with_four_realms() {
    check("realms_four").await;
}

#[tokio::test]
async fn counters_are_countered_and_full_areas_entered() {
    check("realms_covert").await;
}

#[tokio::test]
async fn a_restart_during_a_window_changes_nothing() {
    check("realms_restart").await;
}

#[tokio::test]
async fn a_covert_window_survives_pauses_restarts_and_undo() {
    check("realms_window").await;
}

#[tokio::test]
async fn trade_with_a_tie_a_pirate_and_a_broken_chain() {
    check("realms_trade").await;
}

#[tokio::test]
async fn a_trade_continues_across_restarts_and_is_taken_back() {
    check("realms_trade_restart").await;
}

#[tokio::test]
async fn a_campaign_has_its_own_values() {
    check("values").await;
}

#[tokio::test]
async fn acts_are_scheduled() {
    check("schedules").await;
}

#[tokio::test]
async fn campaigns_begin_like_earlier_ones() {
    check("templates").await;
}

#[tokio::test]
async fn from_the_invitation_to_the_first_gift() {
    check("way_in").await;
}

#[tokio::test]
async fn a_peace_of_three_is_bargained_for() {
    check("deals").await;
}

#[tokio::test]
async fn h2_4_an_empty_seat_is_asked_for_and_given() {
    check("claiming").await;
}

#[tokio::test]
async fn h3_4_a_moderator_who_plays_asks_for_a_second_word() {
    check("second").await;
}

#[tokio::test]
async fn a_spreadsheet_comes_along() {
    check("importing").await;
}

#[tokio::test]
async fn a_campaign_of_another_server_goes_on() {
    check("moving_server").await;
}

#[tokio::test]
async fn a_game_of_ambassadors_moves_to_another_server() {
    check("moving_ambassadors").await;
}

#[tokio::test]
async fn a_game_of_the_strategy_card_moves_to_another_server() {
    check("moving_card").await;
}

#[tokio::test]
async fn a_game_of_realms_moves_to_another_server() {
    check("moving_realms").await;
}

#[tokio::test]
async fn the_message_of_a_deal_follows_what_happens_to_it() {
    check("deals_kept_up").await;
}

#[tokio::test]
async fn realms_make_a_deal() {
    check("deals_realms").await;
}

#[tokio::test]
async fn relations_are_bargained_about_in_deals() {
    check("deals_relations").await;
}

#[tokio::test]
async fn ships_are_lent_in_deals() {
    check("deals_ships").await;
}

#[tokio::test]
async fn access_for_a_time_ends_unless_both_renew_it() {
    check("renewals").await;
}

#[tokio::test]
async fn deals_and_promises_are_seen_in_time() {
    check("deals_seen").await;
}

#[tokio::test]
async fn seasons_are_remembered() {
    check("honours").await;
}
