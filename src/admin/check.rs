//! `chancery check`: whether everything that serving needs is in place, and what to do about the rest.

use super::{AdminError, count};
use crate::backups::Folder;
use crate::bot::{self, StartError};
use crate::config::{Config, Mistakes};
use crate::discord::{Application, NEEDED};
use crate::journal::{self, Access, FileError, OpenError};
use poise::serenity_prelude as serenity;
use serenity::{GuildInfo, GuildPagination, Http, Permissions};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

/// The most servers that Discord lists at once.
const PER_REQUEST: u64 = 200;

/// In milliseconds.
const HOUR: i64 = 3_600_000;

/// The state of something that serving needs, or what to do about it.
type Finding = Result<String, String>;

/// Prints a line about everything that serving needs, as far as its settings could be read. Fails if anything is missing
/// or wrong.
pub async fn check(config: &Config, mistakes: &Mistakes) -> Result<(), AdminError> {
    let mut wrong = 0;
    let mut findings: Vec<Finding> = mistakes.iter().map(|mistake| Err(mistake.to_string())).collect();
    if !config.token.is_empty() && !mistakes.concern(&["DISCORD_PROXY", "CHANCERY_TEST_DISCORD"]) {
        findings.extend(discord(&bot::http(config)).await);
    }
    if !mistakes.concern(&["DATABASE_URL"]) {
        findings.push(database(&config.database_url).await);
    }
    if !mistakes.concern(&["DATABASE_URL", "BACKUP_DIR", "BACKUP_KEEP", "BACKUP_EVERY_HOURS"]) {
        findings.push(backups(config));
    }
    for finding in findings {
        match finding {
            Ok(fine) => writeln!(io::stdout(), "ok     {fine}")?,
            Err(what) => {
                wrong += 1;
                writeln!(io::stdout(), "wrong  {what}")?;
            }
        }
    }
    match wrong {
        0 => Ok(()),
        wrong => Err(AdminError::Unready(count(wrong, "thing is", "things are"))),
    }
}

/// Writes to the log whose token this is, and in how many servers the bot lacks permissions. Looks at up to 200 servers,
/// so that the start of a large bot costs no more requests.
pub async fn log_findings(config: &Config) {
    let http = bot::http(config);
    let looked = async {
        tracing::info!("{}", described(&Application::fetch(&http).await?));
        let servers = http.get_guilds(None, Some(PER_REQUEST)).await?;
        Ok::<usize, serenity::Error>(servers.iter().filter_map(lacking).count())
    };
    match looked.await {
        Ok(0) => {}
        Ok(servers) => {
            let servers = count(servers, "server", "servers");
            tracing::warn!("in {servers} the bot's role lacks permissions: `chancery check` names them");
        }
        Err(problem) => tracing::warn!("the permissions are unknown: {}", StartError::from(problem)),
    }
}

/// Asks Discord who the token is, what the bot may do in its servers, and how often it may still connect today.
async fn discord(http: &Http) -> Vec<Finding> {
    let application = match Application::fetch(http).await {
        Ok(application) => application,
        // A wrong token is reported once.
        Err(problem) => return vec![Err(StartError::from(problem).to_string())],
    };
    let mut findings = vec![Ok(described(&application))];
    match servers(http).await {
        Ok(servers) => {
            let lacking = servers.iter().filter_map(lacking);
            let lacking: Vec<Finding> = lacking.map(Err).collect();
            if lacking.is_empty() {
                findings
                    .push(Ok(format!("it is in {} with all permissions", count(servers.len(), "server", "servers"))));
            }
            findings.extend(lacking);
        }
        Err(problem) => findings.push(Err(StartError::from(problem).to_string())),
    }
    findings.push(sessions(http).await);
    findings
}

fn described(application: &Application) -> String {
    let (Application { id, name, .. }, owner) = (application, application.owner());
    format!("DISCORD_TOKEN is the token of {name} ({id}), which belongs to {owner}; it needs no privileged intents")
}

/// Returns how often the bot may still connect today.
async fn sessions(http: &Http) -> Finding {
    match http.get_bot_gateway().await {
        Ok(gateway) if gateway.session_start_limit.remaining > 0 => {
            let limit = gateway.session_start_limit;
            Ok(format!(
                "the gateway allows {} of {} session starts until the limit resets",
                limit.remaining, limit.total
            ))
        }
        Ok(gateway) => {
            let after = std::time::Duration::from_millis(gateway.session_start_limit.reset_after);
            Err(StartError::Spent { after }.to_string())
        }
        Err(problem) => Err(StartError::from(problem).to_string()),
    }
}

/// Returns all servers of the bot, page by page.
async fn servers(http: &Http) -> serenity::Result<Vec<GuildInfo>> {
    let mut servers: Vec<GuildInfo> = Vec::new();
    loop {
        let after = servers.last().map(|last| GuildPagination::After(last.id));
        let page = http.get_guilds(after, Some(PER_REQUEST)).await?;
        let is_last = (page.len() as u64) < PER_REQUEST;
        servers.extend(page);
        if is_last {
            return Ok(servers);
        }
    }
}

/// Returns which permissions the bot's role lacks in a server. A channel's own settings may still differ.
fn lacking(server: &GuildInfo) -> Option<String> {
    let missing = NEEDED.difference(server.permissions);
    if missing.is_empty() || server.permissions.contains(Permissions::ADMINISTRATOR) {
        return None;
    }
    let missing = missing.get_permission_names().join(", ");
    let GuildInfo { name, id, .. } = server;
    Some(format!(
        "in {name} ({id}) the bot's role lacks {missing}: let it have them there, or invite the bot again (`chancery invite`)"
    ))
}

/// Opens the database for reading, and checks that its file and folder can be written. A bot may be using it.
async fn database(url: &str) -> Finding {
    match journal::open(url, Access::Read).await {
        Ok(journal) => {
            let held = journal.campaigns().await.map(|all| all.len()).map_err(|problem| problem.to_string());
            let file = journal.file().map(Path::to_owned);
            journal.close().await;
            let held = count(held?, "campaign", "campaigns");
            match file {
                Some(file) => {
                    let opened = OpenOptions::new().append(true).open(&file).map(drop);
                    opened
                        .and_then(|()| try_to_write(folder_of(&file)))
                        .map_err(|problem| unwritable(&file, problem))?;
                    Ok(format!("the database {} holds {held} and can be written", file.display()))
                }
                None => Ok(format!("the database answers and holds {held}")),
            }
        }
        Err(OpenError::Sqlite(FileError::MissingFile(file))) => match folder_of(&file) {
            folder if !folder.exists() => Err(FileError::MissingFolder(folder.to_owned()).to_string()),
            folder => match try_to_write(folder) {
                Ok(()) => Ok(format!("the first start will create the database {}", file.display())),
                Err(problem) => Err(unwritable(&file, problem)),
            },
        },
        Err(OpenError::Sqlite(FileError::Older(file))) => {
            Ok(format!("the next start will migrate the database {}: back it up before", file.display()))
        }
        Err(problem) => Err(problem.to_string()),
    }
}

fn unwritable(file: &Path, problem: io::Error) -> String {
    FileError::Unwritable { path: file.to_owned(), problem }.to_string()
}

fn folder_of(file: &Path) -> &Path {
    file.parent().unwrap_or(file)
}

/// Creates and removes a file.
fn try_to_write(folder: &Path) -> io::Result<()> {
    let file = folder.join(format!(".chancery-check-{}", std::process::id()));
    std::fs::write(&file, "This file says that the folder can be written.")?;
    std::fs::remove_file(file)
}

fn backups(config: &Config) -> Finding {
    let Some(schedule) = &config.backups else {
        return Ok("no backups are made, because BACKUP_DIR is not set".to_owned());
    };
    if !config.database_url.starts_with("sqlite:") {
        return Err(StartError::NoFile.to_string());
    }
    let folder = schedule.folder.display();
    match Folder::probe(&schedule.folder, try_to_write) {
        Ok(()) => Ok(format!(
            "backups go to {folder}, every {} h, and the newest {} are kept",
            schedule.every.as_millis() / HOUR,
            schedule.keep
        )),
        Err(problem) => Err(problem.to_string()),
    }
}
