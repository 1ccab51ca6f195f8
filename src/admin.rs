//! What whoever hosts the bot does from the command line, beside running it.

use crate::config::Config;
use crate::journal::{self, Access, BackupError, Journal, OpenError, Recorded};
use crate::referee;
use crate::rules::ids::CampaignId;
use crate::rules::{self, Campaign, Event, Phase};
use crate::{bot, export};
use poise::serenity_prelude::{CreateBotAuthParameters, Scope};
use serde_json::json;
use std::io::{self, Write};
use std::path::Path;

/// How many journal entries are read at a time.
const PER_READ: u32 = 500;

#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Journal(#[from] journal::Error),
    #[error(transparent)]
    Backup(#[from] BackupError),
    #[error("there is no campaign \"{0}\": name its id or its name, as /campaign info shows them")]
    NoCampaign(String),
    #[error("several campaigns are called \"{0}\": name one by its id ({ids})", ids = .1.join(", "))]
    Ambiguous(String, Vec<String>),
    #[error("campaign {0} cannot be read back: {1}")]
    Unreadable(CampaignId, String),
    #[error("{0} found in the database: restore a backup, and keep this file to find out why")]
    NotSound(String),
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
    #[error(transparent)]
    Discord(#[from] bot::StartError),
}

/// Prints a campaign as of its last journal entry.
///
/// # Errors
/// Fails where there is no such campaign or no such database.
pub async fn export(database: &str, campaign: &str) -> Result<(), AdminError> {
    let journal = Journal::open(database, Access::Read).await?;
    let id = find(&journal, campaign).await?.id;
    let stored = journal.load(id).await?;
    let stored = stored.ok_or_else(|| AdminError::NoCampaign(campaign.to_owned()))?;
    let replayed =
        referee::replay(id, &stored).map_err(|problem| AdminError::Unreadable(id, problem))?;
    let export = export::export(&replayed, stored.campaign.version);
    writeln!(io::stdout(), "{export:#}")?;
    Ok(())
}

/// Prints every entry of a campaign's journal, one JSON object a line, undone ones too.
///
/// # Errors
/// Fails where there is no such campaign or no such database.
pub async fn journal(database: &str, campaign: &str) -> Result<(), AdminError> {
    let journal = Journal::open(database, Access::Read).await?;
    let id = find(&journal, campaign).await?.id;
    let mut after = 0;
    loop {
        let entries = journal.entries_after(id, after, PER_READ).await?;
        let Some(last) = entries.last() else {
            return Ok(());
        };
        after = last.seq;
        let mut out = io::stdout().lock();
        for Recorded {
            seq,
            entry,
            reverted_by,
            ..
        } in entries
        {
            let events: serde_json::Value = serde_json::from_str(&entry.events)
                .map_err(|error| AdminError::Unreadable(id, format!("entry {seq}: {error}")))?;
            let line = json!({
                "seq": seq,
                "at": export::rfc3339(entry.at),
                "actor": entry.actor.map(|player| player.to_string()),
                "cause": entry.cause,
                "events": events,
                "reverted_by": reverted_by,
            });
            writeln!(out, "{line}")?;
        }
    }
}

/// Replays every journal and reports whatever is off.
///
/// # Errors
/// Fails where anything is, after printing all of it.
pub async fn verify(database: &str) -> Result<(), AdminError> {
    let journal = Journal::open(database, Access::Read).await?;
    let campaigns = journal.campaigns().await?;
    let (mut entries, mut problems) = (0_usize, 0);
    for row in &campaigns {
        let (seen, found) = verify_campaign(&journal, row.id).await?;
        entries += seen;
        problems += found.len();
        for problem in found {
            writeln!(io::stdout(), "campaign {}: {problem}", row.id)?;
        }
    }
    let looked_at = format!(
        "{}, {}",
        count(campaigns.len(), "campaign", "campaigns"),
        count(entries, "entry", "entries")
    );
    if problems > 0 {
        let problems = count(problems, "problem", "problems");
        return Err(AdminError::NotSound(format!("{looked_at}: {problems}")));
    }
    writeln!(io::stdout(), "{looked_at}: all sound")?;
    Ok(())
}

fn count(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// Replays one journal from its beginning; returns how many entries there are, and what does not hold.
async fn verify_campaign(
    journal: &Journal,
    id: CampaignId,
) -> Result<(usize, Vec<String>), AdminError> {
    let (row, snapshots) = as_of_one_moment(journal, id).await?;
    let mut problems: Vec<String> = snapshots
        .iter()
        .filter(|snapshot| snapshot.seq > row.version)
        .map(|snapshot| format!("snapshot {} is of no entry", snapshot.seq))
        .collect();
    let mut campaign: Option<Campaign> = None;
    let (mut last, mut seen) = (0, 0);
    while last < row.version {
        let mut entries = journal.entries_after(id, last, PER_READ).await?;
        entries.retain(|recorded| recorded.seq <= row.version);
        if entries.is_empty() {
            let first = last + 1;
            problems.push(format!("entries {first} to {} are missing", row.version));
            break;
        }
        seen += entries.len();
        for recorded in entries {
            if recorded.seq != last + 1 {
                problems.push(format!("entry {} follows entry {last}", recorded.seq));
            }
            last = recorded.seq;
            // What was undone meanwhile still held at the moment that is looked at.
            if recorded.reverted_by.is_none_or(|by| by > row.version) {
                apply(id, &mut campaign, &recorded, &mut problems);
            }
            for snapshot in snapshots.iter().filter(|snapshot| snapshot.seq == last) {
                let kept = serde_json::from_str::<Campaign>(&snapshot.state).ok();
                if kept != campaign {
                    problems.push(format!("snapshot {last} is not what the entries come to"));
                }
            }
        }
    }
    match &campaign {
        None => problems.push("its journal does not begin with its founding".to_owned()),
        Some(campaign) => compare(campaign, &row, &mut problems),
    }
    Ok((seen, problems))
}

/// Returns the campaign's row and its snapshots as they belong together, although a running bot adds to both and an undoing
/// takes snapshots away. What is added later is left for the next time.
async fn as_of_one_moment(
    journal: &Journal,
    id: CampaignId,
) -> Result<(journal::Campaign, Vec<journal::Snapshot>), AdminError> {
    let gone = || AdminError::NoCampaign(id.to_string());
    let mut row = journal.campaign(id).await?.ok_or_else(gone)?;
    loop {
        let snapshots = journal.snapshots(id).await?;
        let again = journal.campaign(id).await?.ok_or_else(gone)?;
        if again.version == row.version {
            return Ok((again, snapshots));
        }
        row = again;
    }
}

/// Compares the campaign with what the journal notes about it.
fn compare(campaign: &Campaign, row: &journal::Campaign, problems: &mut Vec<String>) {
    if matches!(campaign.phase, Phase::Ended { .. }) != row.ended {
        problems.push("it has ended, or not, otherwise than it is marked".to_owned());
    }
    if rules::deadline(campaign) != row.next_due {
        problems.push("it is not due when it is marked to be".to_owned());
    }
}

fn apply(
    id: CampaignId,
    campaign: &mut Option<Campaign>,
    recorded: &Recorded,
    problems: &mut Vec<String>,
) {
    let seq = recorded.seq;
    let events: Vec<Event> = match serde_json::from_str(&recorded.entry.events) {
        Ok(events) => events,
        Err(error) => {
            problems.push(format!("entry {seq} cannot be read: {error}"));
            return;
        }
    };
    match campaign {
        Some(campaign) => events.iter().for_each(|event| campaign.evolve(event)),
        None => *campaign = Campaign::replay(id, &events),
    }
    let broken = campaign.as_ref().map(rules::invariants).unwrap_or_default();
    problems.extend(
        broken
            .into_iter()
            .map(|broken| format!("after entry {seq}: {}", broken.0)),
    );
}

/// Copies the database to a new file while the bot may be running.
///
/// # Errors
/// Fails where the file exists or cannot be written.
pub async fn backup(database: &str, to: &Path) -> Result<(), AdminError> {
    Journal::open(database, Access::Read)
        .await?
        .backup(to)
        .await?;
    writeln!(io::stdout(), "copied to {}", to.display())?;
    Ok(())
}

/// Prints the URL that invites the bot, with the scopes and permissions it needs.
///
/// # Errors
/// Fails where Discord cannot be reached or does not accept the token.
pub async fn invite(config: &Config) -> Result<(), AdminError> {
    let application = bot::http(config)
        .get_current_application_info()
        .await
        .map_err(bot::StartError::from)?;
    let url = CreateBotAuthParameters::new()
        .client_id(application.id)
        .scopes(&[Scope::Bot, Scope::ApplicationsCommands])
        .permissions(crate::discord::NEEDED)
        .build();
    writeln!(io::stdout(), "{url}")?;
    Ok(())
}

async fn find(journal: &Journal, named: &str) -> Result<journal::Campaign, AdminError> {
    let mut found = journal.find_campaigns(named).await?;
    match found.len() {
        0 => Err(AdminError::NoCampaign(named.to_owned())),
        1 => Ok(found.remove(0)),
        _ => {
            let ids = found
                .iter()
                .map(|campaign| campaign.id.to_string())
                .collect();
            Err(AdminError::Ambiguous(named.to_owned(), ids))
        }
    }
}
