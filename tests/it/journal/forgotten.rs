//! A server that the bot has left is erased in pieces. From the first piece on, its campaigns can no longer be found.

use super::{ADA, GUILD, NOON, Place, announce, change, commit, create, spiral_arm};
use crate::databases::alter;
use chancery::admin::verify;
use chancery::journal::{CommitError, Journal, MemberChange, NewDraft, PER_PIECE, Posted, Target, Template};
use chancery::rules::ids::CampaignId;
use chancery::rules::time::Span;

contract! {
    a_server_is_erased_in_steps_while_others_play,
    earlier_erasures_are_not_reported_missing,
}

/// More entries than several pieces remove.
const ENTRIES: i64 = 700;

/// Returns the campaigns that `verify` reports as missing. The rules cannot read the entries of these tests.
async fn missed(place: &Place) -> Vec<String> {
    let report = verify::look_through(&place.url()).await.unwrap();
    let problems = report.problems.into_iter();
    problems.filter(|problem| problem.ends_with("is missing") && !problem.contains(':')).collect()
}

/// Makes a campaign's journal long, and fills the other tables.
async fn fill(journal: &Journal, campaign: CampaignId) {
    let mut long = change(format!("long:{campaign}"));
    long.entries = (0..ENTRIES).map(|number| super::entry(format!("long:{campaign}:{number}"))).collect();
    long.members = vec![MemberChange { player: ADA, active: true }];
    long.outbox = vec![announce(Target::Channel, "waits")];
    long.snapshot = Some("{}".to_owned());
    long.sealed = vec![3, 4];
    commit(journal, campaign, 1, long).await.unwrap();
    for subject in ["offer:1", "offer:2"] {
        let post = Posted { campaign, subject: subject.to_owned(), channel: 1, message: 2 };
        journal.mark_stale(post).await.unwrap();
    }
    journal.note_called(campaign, vec![ADA], NOON).await.unwrap();
    let expires_at = NOON + Span::hours(1);
    journal.put_draft(NewDraft { campaign, user: ADA, command: "{}".to_owned(), at: NOON, expires_at }).await.unwrap();
}

async fn must_be_gone(journal: &Journal, campaigns: &[CampaignId], channel: u64) {
    for campaign in campaigns.iter().copied() {
        assert!(journal.campaign(campaign).await.unwrap().is_none());
        assert!(journal.load(campaign).await.unwrap().is_none());
        let late = commit(journal, campaign, ENTRIES + 1, change(format!("late:{campaign}"))).await;
        assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    }
    assert!(journal.campaign_in_channel(channel).await.unwrap().is_none());
    assert!(journal.campaigns_in(GUILD).await.unwrap().is_empty());
    assert!(journal.ended(ADA, None).await.unwrap().is_empty());
    assert!(journal.playing(ADA).await.unwrap().is_empty());
    let personal = journal.personal(ADA).await.unwrap();
    assert!(personal.campaigns.iter().all(|part| part.guild == 901));
    assert!(journal.waiting_queues().await.unwrap().is_empty());
    assert_eq!(journal.known_servers().await.unwrap(), [901]);
    assert!(!journal.is_greeted(GUILD).await.unwrap());
    assert!(journal.template_names(GUILD).await.unwrap().is_empty());
    let all = journal.campaigns().await.unwrap();
    assert!(all.iter().all(|campaign| campaign.guild == 901));
}

async fn a_server_is_erased_in_steps_while_others_play(place: Place) {
    let journal = place.serve().await;
    let one = create(&journal, 1).await;
    let mut elsewhere = spiral_arm(3);
    elsewhere.guild = 901;
    let kept = journal.create(elsewhere, change("kept")).await.unwrap();
    let gone = [one, create(&journal, 2).await];
    for campaign in gone {
        fill(&journal, campaign).await;
    }
    let last = create(&journal, 4).await;
    journal.set_name(GUILD, ADA, "Ada", false).await.unwrap();
    let (key, name) = ("ours".to_owned(), "Ours".to_owned());
    let (ruleset, contents) = ("leverage".to_owned(), "{}".to_owned());
    assert!(journal.save_template(Template { guild: GUILD, key, name, ruleset, contents }).await.unwrap());
    journal.note_departure(GUILD, NOON).await.unwrap();
    journal.forget_server(GUILD).await.unwrap();
    assert!(journal.names(GUILD).await.unwrap().is_empty());
    must_be_gone(&journal, &gone, 1).await;
    assert_eq!(missed(&place).await, [""; 0]);
    // The bot is invited again, and plays in the same channel.
    let again = journal.create(spiral_arm(1), change("create again")).await.unwrap();
    assert!(again > last, "numbers are not reused");
    let mut end = change("end again");
    end.ended = true;
    commit(&journal, again, 1, end).await.unwrap();
    journal.note_departure(GUILD, NOON).await.unwrap();
    journal.forget_server(GUILD).await.unwrap();

    let mut pieces = 0;
    let mut journal = journal;
    loop {
        let rows = journal.sweep().await.unwrap();
        if rows == 0 {
            break;
        }
        assert!(rows <= i64::from(PER_PIECE), "{rows}");
        pieces += 1;
        commit(&journal, kept, pieces, change(format!("kept:{pieces}"))).await.unwrap();
        assert_eq!(missed(&place).await, [""; 0]);
        if pieces == 2 {
            // The bot stops in the middle.
            journal.close().await;
            journal = place.serve().await;
            assert!(journal.must_be_swept().await.unwrap());
            must_be_gone(&journal, &gone, 1).await;
        }
    }
    assert!(pieces > 2 * ENTRIES / i64::from(PER_PIECE), "{pieces}");
    assert!(!journal.must_be_swept().await.unwrap());
    let empty = journal.entries_after(one, 0, 10).await.unwrap();
    assert!(empty.is_empty());
    assert_eq!(missed(&place).await, [""; 0]);
    // A campaign that was lost in another way is reported as missing.
    create(&journal, 9).await;
    journal.close().await;
    alter(&place.url(), format!("DELETE FROM journal WHERE campaign_id = {kept}")).await;
    alter(&place.url(), format!("DELETE FROM campaigns WHERE id = {kept}")).await;
    assert_eq!(missed(&place).await, [format!("campaign {kept} is missing")]);
}

async fn earlier_erasures_are_not_reported_missing(place: Place) {
    const SQLITE: &str = include_str!("../../../migrations/0025_erasure_progress.sql");
    const POSTGRES: &str = include_str!("../../../journal-postgres/migrations/0025_erasure_progress.sql");
    let journal = place.serve().await;
    for channel in 1..=6 {
        create(&journal, channel).await;
    }
    journal.close().await;
    // An older version erased 2, 3 and 4 with their server, and only kept the highest number.
    alter(&place.url(), "DELETE FROM journal WHERE campaign_id IN (2, 3, 4)".to_owned()).await;
    alter(&place.url(), "DELETE FROM campaigns WHERE id IN (2, 3, 4)".to_owned()).await;
    assert_eq!(missed(&place).await, ["campaign 2 is missing"]);
    let migration = if place.url().starts_with("sqlite:") { SQLITE } else { POSTGRES };
    let (_, insert) = migration.split_once("INSERT INTO").unwrap();
    // If no server was erased, missing campaigns do not count as erased.
    alter(&place.url(), format!("INSERT INTO{insert}")).await;
    assert_eq!(missed(&place).await, ["campaign 2 is missing"]);
    alter(&place.url(), "INSERT INTO erased_campaigns (id) VALUES (4)".to_owned()).await;
    alter(&place.url(), format!("INSERT INTO{insert}")).await;
    assert_eq!(missed(&place).await, [""; 0]);
}
