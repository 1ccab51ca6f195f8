//! The host's command-line tools, apart from running the bot.

pub mod check;
mod moving;
mod progress;
pub mod verify;

pub use moving::{MoveError, relocate};

use crate::config::Config;
use crate::discord::Application;
use crate::export::{Export, Secrets};
use crate::journal::{self, Access, BackupError, Journal, OpenError, Recorded};
use crate::referee::{self, Numbers, RuleError};
use crate::rules::ids::CampaignId;
use crate::rules::{Viewer, same_name};
use crate::{bot, export};
use poise::serenity_prelude::{CreateBotAuthParameters, Scope};
use progress::Progress;
use serde_json::json;
use std::io::{self, Write};
use std::path::Path;

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
    #[error("several campaigns are named \"{0}\": name one by its id ({ids})", ids = .1.join(", "))]
    Ambiguous(String, Vec<String>),
    #[error("campaign {0} cannot be read back: {1}")]
    Unreadable(CampaignId, String),
    #[error(
        "{0} found in the database: restore the newest backup that `chancery verify` calls sound, and keep this file to find out why"
    )]
    NotSound(String),
    #[error("{0} wrong: see above what to do")]
    Unready(String),
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
    #[error(transparent)]
    Discord(#[from] bot::StartError),
}

/// Prints a campaign as of its last journal entry, with secrets only on request.
pub async fn export(database: &str, campaign: &str, secrets: bool) -> Result<(), AdminError> {
    let journal = journal::open(database, Access::Read).await?;
    let id = find(&journal, campaign).await?.id;
    let secrets = match secrets {
        true => Secrets::Shown,
        false => Secrets::Redacted(Viewer::TABLE),
    };
    // The size of the host's own file is not limited.
    let mut export = Export::new(secrets, usize::MAX);
    let progress = Progress::begin("reading", ["entry", "entries"]);
    let whole = referee::replay_whole(&journal, id, |campaign| {
        progress.add(1);
        export.take_closed(campaign)
    });
    let whole = whole.await;
    progress.end();
    let whole = whole.map_err(|problem| match problem {
        RuleError::Journal(problem) => problem.into(),
        problem => AdminError::Unreadable(id, problem.to_string()),
    })?;
    if let Some((campaign, version)) = whole {
        let mut out = io::stdout().lock();
        export.write(&campaign, version, &mut out)?;
        writeln!(out)?;
    }
    Ok(())
}

/// Prints every entry of a campaign's journal, one JSON object per line, including undone ones.
pub async fn journal(database: &str, campaign: &str) -> Result<(), AdminError> {
    let journal = journal::open(database, Access::Read).await?;
    let id = find(&journal, campaign).await?.id;
    let numbers = Numbers::new(journal.sealed(id).await?);
    let mut after = 0;
    loop {
        let entries = journal.entries_after(id, after, PER_READ).await?;
        let Some(last) = entries.last() else {
            return Ok(());
        };
        after = last.seq;
        let mut out = io::stdout().lock();
        for Recorded { seq, entry, reverted_by, .. } in entries {
            let events: serde_json::Value = serde_json::from_str(&entry.events)
                .map_err(|error| AdminError::Unreadable(id, format!("entry {seq}: {error}")))?;
            let line = json!({
                "seq": seq,
                "number": (!numbers.is_sealed(seq)).then(|| numbers.number(seq)),
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

/// Checks the whole database and prints every problem. Fails if there are any.
pub async fn verify(database: &str) -> Result<(), AdminError> {
    let report = verify::look_through_visibly(database).await?;
    for problem in &report.problems {
        writeln!(io::stdout(), "{problem}")?;
    }
    let looked_at =
        format!("{}, {}", count(report.campaigns, "campaign", "campaigns"), count(report.entries, "entry", "entries"));
    if !report.problems.is_empty() {
        let problems = count(report.problems.len(), "problem", "problems");
        return Err(AdminError::NotSound(format!("{looked_at}: {problems}")));
    }
    writeln!(io::stdout(), "{looked_at}: all sound")?;
    Ok(())
}

fn count(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// Copies the database to a new file; the bot may be running.
pub async fn backup(database: &str, to: &Path) -> Result<(), AdminError> {
    let progress = Progress::begin("copying", ["byte", "bytes"]);
    journal::open(database, Access::Read).await?.backup(to).await?;
    progress.add(to.metadata().map_or(0, |file| file.len()));
    progress.end();
    writeln!(io::stdout(), "copied to {}", to.display())?;
    Ok(())
}

/// Prints the URL that invites the bot, with the scopes and permissions it needs.
pub async fn invite(config: &Config) -> Result<(), AdminError> {
    let application = Application::fetch(&bot::http(config)).await.map_err(bot::StartError::from)?;
    let url = CreateBotAuthParameters::new()
        .client_id(application.id)
        .scopes(&[Scope::Bot, Scope::ApplicationsCommands])
        .permissions(crate::discord::NEEDED)
        .build();
    writeln!(io::stdout(), "{url}")?;
    Ok(())
}

async fn find(journal: &Journal, named: &str) -> Result<journal::Campaign, AdminError> {
    let mut found = journal.campaigns().await?;
    let meant = |campaign: &journal::Campaign| campaign.id.to_string() == named;
    let by_id = found.iter().any(meant);
    found.retain(|one| meant(one) || !by_id && same_name(&one.name, named));
    match found.len() {
        0 => Err(AdminError::NoCampaign(named.to_owned())),
        1 => Ok(found.remove(0)),
        _ => {
            let ids = found.iter().map(|campaign| campaign.id.to_string()).collect();
            Err(AdminError::Ambiguous(named.to_owned(), ids))
        }
    }
}
