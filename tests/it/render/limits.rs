//! Everything fits into Discord's limits, with 25 players of the longest names and 100 pending offers.

use super::*;
use chancery::discord::games::{self, leaderboard};
use chancery::discord::render::{
    Announcement, HISTORY_PAGE, HistoryEntry, Listed, MESSAGE_LIMIT, NamedRole, Narrowed, announcement, campaign_info,
    campaign_list, fitting, history_page, mod_log, offer_choice, offer_post, offers, refusal, reply, rules, settings,
    small_print, story, struck_out, topics, undeliverable, undo_preview,
};
use chancery::journal::Reference;
use chancery::rules::games::leverage;
use chancery::rules::games::leverage::values::{ValueFlaw, Wrong};
use chancery::rules::ids::CampaignId;
use chancery::rules::{Moderation, NOTE_LIMIT, Notice};
use chancery::text::Said;
use std::fs;
use std::path::Path;
use unicode_width::UnicodeWidthStr;

#[track_caller]
pub fn check_card(card: &Card) {
    let length = |text: &str| text.chars().count();
    let all = shown(card);
    assert!((1..=256).contains(&length(&card.title)), "{all}");
    assert!((1..=4096).contains(&length(&card.description)), "{all}");
    assert!(card.fields.len() <= 25, "{all}");
    for field in &card.fields {
        assert!((1..=256).contains(&length(&field.name)), "{all}");
        assert!((1..=1024).contains(&length(&field.value)), "{all}");
    }
    assert!(card.footer.as_deref().is_none_or(|f| (1..=2048).contains(&length(f))), "{all}");
    assert!(length(&all) <= 6000, "{all}");
}

/// Returns the players of the largest table, all with the longest names.
fn crowd() -> (Vec<PlayerId>, Names) {
    let players: Vec<_> = (0..25).map(|n| PlayerId(u64::MAX - n)).collect();
    let name = |player: &PlayerId| (*player, format!("*_{}", "王".repeat(30)));
    (players.clone(), Names::new(players.iter().map(name)))
}

/// Returns a table of 25 with 100 pending offers, all with the longest notes.
fn crowded() -> (Play, Vec<PlayerId>, Names) {
    let (players, names) = crowd();
    let mut play = Play::named(&"_".repeat(60));
    for player in &players {
        play.order(*player, Command::Join);
    }
    let note = "*".repeat(NOTE_LIMIT);
    for (n, from) in players.iter().enumerate().take(20) {
        for step in 1..=5 {
            let to = players[(n + step) % players.len()];
            play.act(*from, gift(to, 50, Some(&note)));
            play.act(*from, ask_money(to, 40, Some(&note)));
        }
    }
    assert_eq!(play.campaign.offers.pending.len(), 100);
    (play, players, names)
}

#[test]
fn every_view_fits() {
    let (play, players, names) = crowded();
    for tag in Text::languages() {
        every_view_fits_in(&Text::of(tag), &play.campaign, (&players, &names));
    }
}

fn every_view_fits_in(text: &Text, campaign: &Campaign, (players, names): (&[PlayerId], &Names)) {
    let (a, b) = (players[0], players[1]);
    let parked: Vec<_> = (0..50).map(|_| undeliverable(text, None, START, &"x".repeat(500))).collect();
    check_card(&relations_table(text, campaign, names, a));
    check_card(&relation_pair(text, campaign, names, a, b));
    check_card(&rights(text, campaign, names, (a, b), START));
    check_card(&offers(text, campaign, a, &[]));
    check_card(&campaign_info(text, campaign, names, NamedRole::Deleted, &parked));
    check_card(&settings(text, campaign, NamedRole::Deleted));
    for topic in [None, Some("L1"), Some("l4.6"), Some("l9"), Some("nonsense")] {
        check_card(&rules(text, topic, Some(campaign)));
    }
    check_card(&ships(text, campaign, names, a, START));
    check_card(&milestones(text, campaign, names, a, Some(b)));
    check_card(&technologies(text, campaign, a));
    check_card(&map(text, campaign, names));
    check_card(&campaign_list(text, &[Listed { campaign, channel: u64::MAX }; 60], true));
    for by in games::measures(campaign.game.ruleset()) {
        check_card(&leaderboard(text, campaign, names, by));
    }
    for topic in topics() {
        check_card(&help(text, topic, None));
        check_card(&help(text, topic, Some(campaign)));
    }
    for offer in campaign.offers.pending.values() {
        let post = offer_post(text, offer, None, Some(&campaign.name));
        check_card(&post.card);
        assert!(post.content.chars().count() <= MESSAGE_LIMIT);
        assert!(offer_choice(text, names, offer).chars().count() <= 100);
    }
}

#[test]
fn tables_include_everyone_and_no_row_is_too_wide() {
    let (play, players, names) = crowded();
    let relations = relations_table(&english(), &play.campaign, &names, players[0]).description;
    let board = leaderboard(&english(), &play.campaign, &names, "money").description;
    let rows = |table: &str| table.lines().filter(|line| line.contains('王')).count();
    assert_eq!((rows(&relations), rows(&board)), (24, 25));
    let plain = Names::new(players.iter().map(|p| (*p, "n".repeat(40))));
    let relations = relations_table(&english(), &play.campaign, &plain, players[0]).description;
    let board = leaderboard(&english(), &play.campaign, &plain, "money").description;
    for line in relations.lines().skip(1).chain(board.lines()) {
        assert!(line.chars().count() <= 60, "{line}");
    }
}

/// A phone shows some thirty characters of a code block in a line, and wraps the rest.
#[test]
fn no_line_of_a_code_block_is_wider_than_a_phone() {
    const WIDEST: usize = 30;
    let recorded = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plays");
    let mut blocks = 0;
    for entry in fs::read_dir(recorded).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        let mut is_block = false;
        for line in fs::read_to_string(&path).unwrap().lines() {
            let shown = line.trim_start().trim_start_matches("| ");
            if shown == "```" {
                is_block = !is_block;
                blocks += usize::from(is_block);
            } else if is_block {
                assert!(shown.trim_end().width() <= WIDEST, "{}: {shown}", path.display());
            }
        }
        assert!(!is_block, "{} ends in a code block", path.display());
    }
    assert!(blocks > 10, "only {blocks} code blocks were found");
}

#[test]
fn tables_stay_narrow_with_long_names_and_large_figures() {
    let (play, players, _) = crowded();
    let long = Names::new(players.iter().map(|player| (*player, "王".repeat(40))));
    let all = [
        milestones(&english(), &play.campaign, &long, players[0], None).description,
        leaderboard(&english(), &play.campaign, &long, "money").description,
    ];
    for shown in all {
        let mut is_block = false;
        for line in shown.lines() {
            match line == "```" {
                true => is_block = !is_block,
                false => assert!(!is_block || line.width() <= 30, "{line}"),
            }
        }
    }
}

#[test]
fn omissions_are_counted() {
    let (play, players, _) = crowded();
    let listed = offers(&english(), &play.campaign, players[24], &[]).description;
    let told = listed.lines().filter(|line| line.starts_with('`')).count();
    assert!(told > 20, "{listed}");
    assert!(listed.ends_with(&format!("… and {} more.", 100 - told)), "{listed}");
}

#[test]
fn h1_1_flaws_that_do_not_fit_are_counted_once() {
    let path = |number: usize| format!("technology.{number}_{}", "x".repeat(300));
    let flaws = (0..20).map(|number| ValueFlaw { path: path(number), problem: Wrong::UnknownKey }).collect();
    let bad = Refusal::from(leverage::Refusal::BadValues { flaws, more: 30 });
    let told = refusal(&english(), &bad, PlayerId(1));
    let listed = told.lines().filter(|line| line.starts_with("- ")).count();
    assert!((5..20).contains(&listed), "{told}");
    assert!(told.ends_with(&format!("… and {} more.", 50 - listed)), "{told}");
    assert_eq!(told.matches("more.").count(), 1, "{told}");
}

#[test]
fn stories_are_joined_only_if_they_fit() {
    let (mut play, players, _) = crowded();
    let note = "*".repeat(NOTE_LIMIT);
    let events = play.act(players[21], gift(players[22], 50, Some(&note)));
    let notice = play.notice(&events);
    let told = |count| vec![notice.clone(); count];
    assert_eq!(fitting(&english(), None, &told(1)), 1);
    assert_eq!(fitting(&english(), None, &told(9)), 2);
    // Stories that were combined although they do not fit, for example because the wording changed, are split into
    // several messages.
    let joined = announcement(&english(), None, &told(9)).messages(&english());
    assert!(joined.len() > 1);
    let told: usize = joined.iter().map(|m| m.content.matches("gives").count()).sum();
    assert_eq!(told, 9);
    for message in &joined {
        assert!(message.content.chars().count() + SMALL_PRINT <= MESSAGE_LIMIT);
    }
    let called: Vec<PlayerId> = joined.iter().flat_map(|m| m.mentions.clone()).collect();
    assert_eq!(called, [players[22]], "once");
}

/// The longest possible small print, with room for another language.
const SMALL_PRINT: usize = 200;

#[test]
fn the_footer_fits_below_everything() {
    let of = |seq: i64| Reference { seq: 999_999_999 + seq, part: 999 };
    let ten: Vec<Reference> = (0..10).map(of).collect();
    let print = small_print(&english(), CampaignId(99_999_999), &ten, (5, 5));
    assert!(print.chars().count() < SMALL_PRINT, "{print}");
    let (play, ..) = crowded();
    for offer in play.campaign.offers.pending.values() {
        let post = offer_post(&english(), offer, None, Some(&play.campaign.name));
        assert!(post.content.chars().count() + SMALL_PRINT <= MESSAGE_LIMIT);
    }
}

#[test]
fn a_long_story_is_split_over_several_messages() {
    let (mut play, players, _) = crowded();
    let pending = play.campaign.offers.pending.len();
    let events = play.order(players[0], Command::Moderate(Moderation::End));
    let notice = Notice { events: events.clone(), ..play.notice(&events) };
    let messages = announcement(&english(), None, &[notice]).messages(&english());
    assert!(messages.len() > 1);
    // Each offer becomes void with a refund. The end itself comes last.
    assert!(messages[0].content.starts_with("Offer 1 from "));
    let last = &messages[messages.len() - 1].content;
    assert!(last.contains("The campaign has ended"), "{last}");
    let told: usize = messages.iter().map(|m| m.content.lines().count()).sum();
    assert!(told > pending, "{told} lines for {pending} offers");
    for message in &messages {
        assert!(message.content.chars().count() + SMALL_PRINT <= MESSAGE_LIMIT);
    }
}

#[test]
fn an_act_and_its_outcome_are_always_announced() {
    let line = |n: usize| format!("• line {n} {}", "x".repeat(80));
    for count in [1, 2, 21, 60, 200, 2000] {
        let mut lines = vec!["What was done.".to_owned()];
        lines.extend((0..count).map(line));
        lines.push("How it came out.".to_owned());
        let content = Said::read_back(&lines.join("\n"));
        let mentions = Vec::new();
        let messages = Announcement { content, mentions }.messages(&english());
        assert!(messages.len() <= 5);
        assert!(messages[0].content.starts_with("What was done."));
        let last = &messages.last().unwrap().content;
        assert!(last.ends_with("How it came out."), "{last}");
        let all: Vec<&str> = messages.iter().flat_map(|m| m.content.lines()).collect();
        let told = all.iter().filter(|l| l.starts_with('•')).count();
        if told < count {
            let left = format!("… and {} more lines …", count - told);
            assert_eq!(all[all.len() - 2], left);
            assert!(told > 80, "{told}");
        }
    }
    // A single line may also be too long, with or without spaces.
    for word in ["word ", "w"] {
        let content = Said::read_back(&word.repeat(4000 / word.len()));
        let mentions = Vec::new();
        let messages = Announcement { content: content.clone(), mentions }.messages(&english());
        let whole: Said = Said::joined(messages.iter().map(|m| &m.content), "");
        assert_eq!(whole, content);
        for message in &messages {
            assert!(message.content.chars().count() + SMALL_PRINT <= MESSAGE_LIMIT);
        }
    }
}

#[test]
fn a_page_of_the_longest_stories_shows_each_of_them() {
    let (mut play, players, _) = crowded();
    let note = "*".repeat(NOTE_LIMIT);
    let events = play.act(players[21], gift(players[22], 50, Some(&note)));
    let notice = play.notice(&events);
    let entry = HistoryEntry { ruling: Some(42), at: START, by: Some(players[0]), notice, undone: false };
    let page = history_page(
        &english(),
        &play.campaign.name,
        Some(Narrowed::About(players[0])),
        &vec![entry.clone(); HISTORY_PAGE],
    );
    check_card(&page);
    assert_eq!(page.description.matches("gives").count(), HISTORY_PAGE);
    let entries = vec![entry; 40];
    check_card(&mod_log(&english(), &play.campaign.name, &entries[..HISTORY_PAGE]));
    let preview = undo_preview(&english(), &entries);
    let mut stories = 0;
    for page in &preview {
        assert!(page.words.chars().count() <= MESSAGE_LIMIT - 200);
        assert_eq!(page.stories.start, stories, "nothing is left out");
        stories = page.stories.end;
    }
    assert_eq!(stories, 40);
}

/// Striking out a line takes four characters, which a nearly full message does not have.
#[test]
fn a_full_message_is_struck_out_as_far_as_it_fits() {
    let mut play = Play::of_three();
    let events = play.act(ADA, gift(BO, 500, Some("for the docks")));
    let told = play.notice(&events);
    let words = story(&english(), &told);
    let print = "-# #4 · 1";
    let full = |rest: usize| format!("{words}\n{}\n{print}", "x".repeat(rest));
    let short = struck_out(&english(), &full(10), &[&told], false).expect("it had that event");
    assert!(short.starts_with("~~<@100> gives"), "{short}");
    assert!(short.contains("\n> ~~for the docks~~\n• ~~<@100> over <@101>"), "{short}");
    let room = MESSAGE_LIMIT - full(0).chars().count() - 5;
    let long = struck_out(&english(), &full(room), &[&told], false).expect("it had that event");
    assert!(long.chars().count() <= MESSAGE_LIMIT);
    assert!(long.starts_with("~~<@100> gives"), "{long}");
    assert!(long.contains("\n> for the docks\n• <@100> over <@101>"), "{long}");
    // Struck-out lines stay struck out, and a message without undone events does not change.
    assert_eq!(struck_out(&english(), &short, &[&told], false), None);
    assert_eq!(struck_out(&english(), print, &[&told], true), None);
}

#[test]
fn an_end_that_voids_everything_fits_one_message() {
    let (mut play, players, _) = crowded();
    let events = play.order(players[0], Command::Moderate(Moderation::End));
    let answer = reply(&english(), players[0], &events, None);
    assert!(answer.chars().count() <= MESSAGE_LIMIT);
    assert!(answer.ends_with("more."), "{answer}");
}
