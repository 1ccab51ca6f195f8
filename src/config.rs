//! What the environment says, as typed values; one clear message for each variable that is wrong.

mod elsewhere;
mod shards;

pub use elsewhere::Elsewhere;
pub use shards::{Shards, ShardsError};

use crate::backups::Schedule;
use crate::rules::time::Span;
use std::env::{self, VarError};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use tracing_subscriber::EnvFilter;

/// What is set here counts where the environment says nothing.
const ENV_FILE: &str = ".env";

/// Where the database lies unless `DATABASE_URL` says otherwise.
pub const DEFAULT_DATABASE: &str = "sqlite://chancery.db";

/// How many backups are kept, and how many hours lie between two, unless the environment says otherwise; and the most there can be of each.
const KEEP: u32 = 7;
const MOST_KEPT: u32 = 1000;
const EVERY_HOURS: u32 = 24;
const MOST_HOURS: u32 = 8760;

/// So long is kept what there is of a server that removed the bot, unless the environment says otherwise; and so many days at most.
pub const KEEP_SERVERS: Span = Span::hours(24 * 30);
const MOST_DAYS: i64 = 3650;

/// What the bot needs to run.
#[derive(Clone)]
pub struct Config {
    pub token: String,
    pub database_url: String,
    /// The base URL of a Discord HTTP proxy; with it the bot leaves rate limits to the proxy.
    pub proxy: Option<String>,
    /// Where Discord is found in place of its own address; tests only.
    pub elsewhere: Option<Elsewhere>,
    /// Commands are registered in this server only, where they appear at once.
    pub command_guild: Option<u64>,
    /// Where and how often the bot makes backups, if it makes any.
    pub backups: Option<Schedule>,
    /// Where the bot's figures can be asked for, if they can.
    pub metrics: Option<SocketAddr>,
    /// So long is kept what there is of a server that removed the bot; for ever where nothing is said.
    pub keep_servers: Option<Span>,
    /// Which of Discord's shards this process serves; where nothing is said all, as many as Discord recommends.
    pub shards: Option<Shards>,
}

/// How a line of the log looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    Text,
    /// A JSON object a line.
    Json,
}

#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    #[error(
        "DISCORD_TOKEN is not set: put the bot's token into .env (see .env.example), or try `chancery sandbox`, which needs none"
    )]
    NoToken,
    #[error(
        "DISCORD_TOKEN does not look like a bot token (three parts with dots between them): copy it from the developer portal, Bot, Reset Token"
    )]
    BadToken,
    #[error("COMMAND_GUILD is \"{0}\": it must be the id of a server, a whole number")]
    BadGuild(String),
    #[error("DISCORD_PROXY is \"{0}\": it must be a URL such as http://localhost:3000")]
    BadProxy(String),
    #[error("CHANCERY_TEST_DISCORD is \"{0}\": it must be an address and the file of a certificate")]
    BadElsewhere(String),
    #[error("RUST_LOG is \"{0}\": it must be a level such as info, or a list such as info,chancery=debug")]
    BadLog(String),
    #[error("BACKUP_KEEP is \"{0}\": it must be a whole number from 1 to {MOST_KEPT}")]
    BadKeep(String),
    #[error("BACKUP_EVERY_HOURS is \"{0}\": it must be a whole number from 1 to {MOST_HOURS}")]
    BadHours(String),
    #[error(
        "METRICS_ADDRESS is \"{0}\": it must be a port of this machine such as 9464, or an address such as 192.168.0.7:9464"
    )]
    BadMetrics(String),
    #[error(
        "FORGET_SERVERS_AFTER_DAYS is \"{0}\": it must be a whole number up to {MOST_DAYS}, or 0 to keep them for ever"
    )]
    BadDays(String),
    #[error("SHARDS is \"{said}\": {problem}")]
    BadShards { said: String, problem: ShardsError },
    #[error("LOG_FORMAT is \"{0}\": it must be text or json")]
    BadFormat(String),
    #[error("{0} is not readable text")]
    NotText(&'static str),
    #[error(".env cannot be read: {0}")]
    EnvFile(io::Error),
    /// The line is not repeated: it may be the one that holds the token.
    #[error(
        ".env has a line that cannot be read: write NAME=value, and put a value with spaces or signs between single quotes"
    )]
    EnvLine,
}

/// Adds what `.env` in this folder says to the environment; without the file there is nothing to add.
///
/// # Errors
/// Fails where the file is there but cannot be understood: the bot would run with other settings than its host thinks.
pub fn read_env_file() -> Result<(), ConfigError> {
    match dotenvy::from_path(ENV_FILE) {
        Err(error) if error.not_found() => Ok(()),
        Err(dotenvy::Error::Io(error)) => Err(ConfigError::EnvFile(error)),
        Err(_) => Err(ConfigError::EnvLine),
        Ok(()) => Ok(()),
    }
}

/// Returns what is to be logged.
///
/// # Errors
/// Fails where `RUST_LOG` cannot be understood.
pub fn log_filter(default: &str) -> Result<EnvFilter, ConfigError> {
    let wanted = variable("RUST_LOG")?.unwrap_or_else(|| default.to_owned());
    EnvFilter::try_new(&wanted).map_err(|_| ConfigError::BadLog(wanted))
}

impl Config {
    /// Returns the part of the token that names the application. It stays the same when the token is reset, and opens nothing.
    pub fn application(&self) -> &str {
        self.token.split('.').next().unwrap_or_default()
    }

    /// Reads what serving needs from the environment.
    ///
    /// # Errors
    /// Names the first variable that is missing or wrong.
    pub fn from_env() -> Result<Config, ConfigError> {
        let token = variable("DISCORD_TOKEN")?.ok_or(ConfigError::NoToken)?;
        // A host who copies a token from an example of another library may bring this along.
        let token = token.strip_prefix("Bot ").unwrap_or(&token).to_owned();
        if poise::serenity_prelude::validate_token(&token).is_err() {
            return Err(ConfigError::BadToken);
        }
        let command_guild = match variable("COMMAND_GUILD")? {
            Some(id) => match id.parse() {
                Ok(0) | Err(_) => return Err(ConfigError::BadGuild(id)),
                Ok(id) => Some(id),
            },
            None => None,
        };
        let proxy = variable("DISCORD_PROXY")?;
        if let Some(url) = proxy.as_ref().filter(|url| !url.starts_with("http://") && !url.starts_with("https://")) {
            return Err(ConfigError::BadProxy(url.clone()));
        }
        Ok(Config {
            token,
            database_url: database_url()?,
            proxy,
            elsewhere: Elsewhere::from_env()?,
            command_guild,
            backups: backups()?,
            metrics: metrics_address()?,
            keep_servers: keep_servers()?,
            shards: shards()?,
        })
    }
}

/// Returns how the log is written.
///
/// # Errors
/// Fails where `LOG_FORMAT` is another word than those there are.
pub fn log_format() -> Result<LogFormat, ConfigError> {
    match variable("LOG_FORMAT")?.as_deref() {
        None | Some("text") => Ok(LogFormat::Text),
        Some("json") => Ok(LogFormat::Json),
        Some(other) => Err(ConfigError::BadFormat(other.to_owned())),
    }
}

/// Returns where the bot's figures can be asked for. A port alone is one that only this machine reaches; who wants more writes the address.
///
/// # Errors
/// Fails where it is neither.
pub fn metrics_address() -> Result<Option<SocketAddr>, ConfigError> {
    let Some(said) = variable("METRICS_ADDRESS")? else {
        return Ok(None);
    };
    let address = match said.parse() {
        Ok(port) => SocketAddr::from((Ipv4Addr::LOCALHOST, port)),
        Err(_) => match said.parse() {
            Ok(address) => address,
            Err(_) => return Err(ConfigError::BadMetrics(said)),
        },
    };
    match address.port() {
        0 => Err(ConfigError::BadMetrics(said)),
        _ => Ok(Some(address)),
    }
}

/// Returns where and how often backups are made. What is wrong is told also where none are made: they may have been meant to be.
fn backups() -> Result<Option<Schedule>, ConfigError> {
    let keep = number("BACKUP_KEEP", KEEP, MOST_KEPT, ConfigError::BadKeep)?;
    let hours = number("BACKUP_EVERY_HOURS", EVERY_HOURS, MOST_HOURS, ConfigError::BadHours)?;
    let folder = variable("BACKUP_DIR")?;
    Ok(folder.map(|folder| Schedule {
        folder: PathBuf::from(folder),
        keep: keep as usize,
        every: Span::hours(i64::from(hours)),
    }))
}

/// Returns how long is kept what there is of a server that removed the bot.
fn keep_servers() -> Result<Option<Span>, ConfigError> {
    let Some(said) = variable("FORGET_SERVERS_AFTER_DAYS")? else {
        return Ok(Some(KEEP_SERVERS));
    };
    match said.parse() {
        Ok(0) => Ok(None),
        Ok(days) if (1..=MOST_DAYS).contains(&days) => Ok(Some(Span::hours(24 * days))),
        Ok(_) | Err(_) => Err(ConfigError::BadDays(said)),
    }
}

/// Returns which of Discord's shards this process is to serve.
fn shards() -> Result<Option<Shards>, ConfigError> {
    let Some(said) = variable("SHARDS")? else {
        return Ok(None);
    };
    match said.parse() {
        Ok(shards) => Ok(Some(shards)),
        Err(problem) => Err(ConfigError::BadShards { said, problem }),
    }
}

/// Returns a whole number of at least 1.
fn number(
    name: &'static str,
    unless_set: u32,
    most: u32,
    wrong: fn(String) -> ConfigError,
) -> Result<u32, ConfigError> {
    match variable(name)? {
        None => Ok(unless_set),
        Some(said) => match said.parse() {
            Ok(number) if (1..=most).contains(&number) => Ok(number),
            Ok(_) | Err(_) => Err(wrong(said)),
        },
    }
}

/// Returns where the database lies.
///
/// # Errors
/// Fails where the variable is no text.
pub fn database_url() -> Result<String, ConfigError> {
    Ok(variable("DATABASE_URL")?.unwrap_or_else(|| DEFAULT_DATABASE.to_owned()))
}

/// Returns the variable's value; an empty one counts as not set, as in a copied `.env.example`.
fn variable(name: &'static str) -> Result<Option<String>, ConfigError> {
    match env::var(name) {
        Ok(value) => Ok(Some(value.trim().to_owned()).filter(|value| !value.is_empty())),
        Err(VarError::NotPresent) => Ok(None),
        Err(VarError::NotUnicode(_)) => Err(ConfigError::NotText(name)),
    }
}
