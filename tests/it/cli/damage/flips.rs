//! Every flipped bit is either detected or harmless: replay and answers stay the same.

use super::super::{ADA, BO, Host, NOON, play};
use super::evening;
use crate::effort::either;
use chancery::admin::verify;
use chancery::export::{Export, Secrets};
use chancery::journal::{self, Access, DeliveryQueue, Founders, Journal, NewDraft, Panel, Posted, Target, Template};
use chancery::referee;
use chancery::rules::ids::{CampaignId, OfferId, PlayerId};
use chancery::rules::time::Span;
use std::fs;
use tokio::runtime::Runtime;

/// How many bits are flipped, one after another.
fn flips() -> usize {
    either(300, 2_000)
}

/// Adds everything that the bot stores besides the entries: names, founders, a template, a draft, messages, a panel, and
/// announcements that were tried or given up.
pub fn more_of_everything(host: &Host) {
    play(host, async |referee| {
        let (journal, campaign) = (referee.journal(), CampaignId(1));
        for (player, name) in [(ADA, "Ada"), (BO, "Bo")] {
            journal.set_name(900, player, name, false).await.unwrap();
        }
        let founders = Founders::Role(1_200_000_000_000_000_005);
        journal.set_founders(900, founders).await.unwrap();
        let kept = Template {
            guild: 900,
            key: "season 2".to_owned(),
            name: "Season 2".to_owned(),
            ruleset: "leverage".to_owned(),
            contents: r#"{"settings":[]}"#.to_owned(),
        };
        journal.save_template(kept).await.unwrap();
        let draft = NewDraft {
            campaign,
            user: ADA,
            command: r#"{"gift":5}"#.to_owned(),
            at: NOON,
            expires_at: NOON + Span::hours(1),
        };
        journal.put_draft(draft).await.unwrap();
        let post = |subject: &str| Posted {
            campaign,
            subject: subject.to_owned(),
            channel: 1,
            message: 1_200_000_000_000_000_007,
        };
        let panel = Panel { post: post("standing:money"), version: 4, shown: 77 };
        journal.put_panel(panel).await.unwrap();
        let table = DeliveryQueue { campaign, target: Target::Channel };
        // The first offer's message arrived. Some of the others were tried, and two were given up.
        let told = journal.waiting(table, 100).await.unwrap();
        let offer = told.iter().find(|row| row.notice.contains("offer_made"));
        if let Some(offer) = offer {
            let rows = vec![offer.id];
            journal.mark_attempt(table, rows.clone(), NOON).await.unwrap();
            let posts = vec![post("offer:1")];
            journal.mark_delivered(table, rows, posts).await.unwrap();
        }
        let told = journal.waiting(table, 100).await.unwrap();
        let rows: Vec<i64> = told.iter().map(|row| row.id).take(4).collect();
        for (pair, given_up) in [(rows[..2].to_vec(), true), (rows[2..].to_vec(), false)] {
            journal.mark_attempt(table, pair.clone(), NOON).await.unwrap();
            let problem = "Missing Permissions".to_owned();
            match given_up {
                true => journal.park(table, pair, problem, NOON).await.unwrap(),
                false => journal.mark_failed(pair, problem).await.unwrap(),
            }
        }
    });
}

/// Returns everything that a bot would read from this database and say.
async fn answers(url: &str) -> Result<String, String> {
    let journal = journal::open(url, Access::Read).await.map_err(|error| error.to_string())?;
    let told = tell(&journal).await.map_err(|error| error.to_string());
    journal.close().await;
    told
}

async fn tell(journal: &Journal) -> Result<String, Box<dyn std::error::Error>> {
    let mut told = Vec::new();
    for campaign in journal.campaigns().await? {
        let id = campaign.id;
        let mut export = Export::new(Secrets::Shown, usize::MAX);
        let whole = referee::replay_whole(journal, id, |campaign| export.take_closed(campaign)).await?;
        let (replayed, version) = whole.ok_or("it is not whole")?;
        let mut file = Vec::new();
        export.write(&replayed, version, &mut file)?;
        told.push(String::from_utf8(file)?);
        told.push(format!("{campaign:?}"));
        told.push(format!("{:?}", journal.entries(id, None, 1000).await?));
        let mut moment = journal.read_snapshot().await?;
        told.push(format!("{:?}", moment.members(id).await?));
        drop(moment);
        told.push(format!("{:?}", journal.names(campaign.guild).await?));
        // A panel's shown version and parts only decide whether to check it again, so a flipped bit there costs at most
        // an edit.
        let panels = journal.panels(id).await?.into_iter();
        told.push(format!("{:?}", panels.map(|panel| panel.post).collect::<Vec<_>>()));
        told.push(format!("{:?}", journal.parked(id).await?));
        for offer in 1..4 {
            let post = journal.post(id, &format!("offer:{offer}")).await?;
            told.push(format!("{post:?}"));
            let closed = journal.closed_offer(id, OfferId(offer)).await?;
            told.push(format!("{closed:?}"));
        }
    }
    for queue in journal.waiting_queues().await? {
        told.push(format!("{:?}", journal.waiting(queue, 1000).await?));
    }
    for player in [ADA, BO, PlayerId(102)] {
        told.push(format!("{:?}", journal.campaigns_of(player, None).await?));
    }
    told.push(format!("{:?}", journal.behind().await?));
    told.push(format!("{:?}", journal.draft(1, NOON).await?));
    told.push(format!("{:?}", journal.founders(900).await?));
    told.push(format!("{:?}", journal.template_names(900).await?));
    told.push(format!("{:?}", journal.template(900, "season 2").await?));
    told.push(format!("{:?}", journal.campaign_in_channel(1).await?));
    told.push(format!("{:?}", journal.ended(ADA, None).await?));
    told.push(format!("{:?}", journal.earliest_due().await?));
    told.push(format!("{:?}", journal.entry_by_cause("order:3").await?));
    Ok(told.join("\n"))
}

/// Returns the positions of the flips: the same each time, half anywhere in the file, half in written parts.
fn places(file: &[u8]) -> Vec<(usize, u8)> {
    let written: Vec<usize> = (0..file.len()).filter(|byte| file[*byte] != 0).collect();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut below = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % bound as u64).expect("below the bound")
    };
    (0..flips())
        .map(|n| match n % 2 {
            0 => (below(file.len()), 1 << below(8)),
            _ => (written[below(written.len())], 1 << below(8)),
        })
        .collect()
}

/// A harmful flip that was not detected, and the answer lines it changes.
type Missed = (usize, u8, Result<Vec<String>, String>);

/// Flips bits one after another. Returns how many were detected, and those missed.
fn flip(host: &Host, file: &[u8], places: &[(usize, u8)], before: &str) -> (usize, Vec<Missed>) {
    let runtime = Runtime::new().expect("a runtime");
    let (mut found, mut missed) = (0, Vec::new());
    for (byte, mask) in places {
        let mut flipped = file.to_vec();
        flipped[*byte] ^= mask;
        let name = format!("{byte}-{mask}.db");
        fs::write(host.path(&name), &flipped).expect("it is written");
        let url = format!("sqlite://{}", host.path(&name).display());
        match runtime.block_on(verify::look_through(&url)) {
            Ok(report) if report.problems.is_empty() => {
                let after = runtime.block_on(answers(&url));
                if after.as_deref() != Ok(before) {
                    let after = after.map(|after| changed(before, &after));
                    missed.push((*byte, *mask, after));
                }
            }
            _ => found += 1,
        }
        for suffix in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(host.path(&format!("{name}{suffix}")));
        }
    }
    (found, missed)
}

/// Returns the lines that differ, before and after.
fn changed(before: &str, after: &str) -> Vec<String> {
    let lines = before.lines().zip(after.lines());
    let changed = lines.filter(|(before, after)| before != after);
    changed.map(|(before, after)| format!("{before} -> {after}")).collect()
}

#[test]
fn every_bit_flip_is_found_or_harmless() {
    let host = Host::new();
    evening(&host);
    more_of_everything(&host);
    let runtime = Runtime::new().expect("a runtime");
    let file = fs::read(host.path("chancery.db")).expect("the database");
    let before = runtime.block_on(answers(&host.url()));
    let before = before.expect("a sound database answers");
    let places = places(&file);
    let (first, second) = places.split_at(places.len() / 2);
    let (found, mut missed) = std::thread::scope(|scope| {
        let other = scope.spawn(|| flip(&host, &file, second, &before));
        let (found, missed) = flip(&host, &file, first, &before);
        let (more, also) = other.join().expect("it ends");
        (found + more, [missed, also].concat())
    });
    missed.truncate(5);
    assert!(missed.is_empty(), "missed: {missed:#?}");
    // Most flips in written parts do harm.
    assert!(found > places.len() / 4, "{found} of {} were found", places.len());
    println!("{found} of {} found, the others harmless", places.len());
}

/// The bot would otherwise follow a circular index forever.
#[test]
fn a_circular_index_is_followed_once() {
    let host = Host::new();
    evening(&host);
    let path = host.path("chancery.db");
    let mut file = fs::read(&path).expect("the database");
    // The index stores entry 7 of campaign 1 as the header's length, three column types, its number and its row.
    let stands = [6, 4, 9, 1, 1, 7, 7];
    let at = file.windows(stands.len()).position(|bytes| bytes == stands);
    // The flip turns its number into 23, and the next is still 8.
    file[at.expect("the place in the index") + 5] ^= 16;
    fs::write(&path, file).expect("it is written");
    let says = "entry 8 of campaign 1 is found after entry 23";
    let ran = host.fails(&["verify"], 1, "restore the newest backup");
    assert!(ran.out.contains(says), "{}", ran.out);
    host.fails(&["journal", "1"], 1, says);
}
