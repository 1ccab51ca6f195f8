//! Reads the environment into typed values, with a clear message for each wrong variable. All mistakes are reported
//! together.

mod elsewhere;
mod env_file;
mod mistakes;
mod shards;

pub use elsewhere::Elsewhere;
pub use mistakes::Mistakes;
pub use shards::{Shards, ShardsError};

use crate::backups::Schedule;
use crate::rules::time::Span;
use env_file::variable;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use tracing_subscriber::EnvFilter;

pub const DEFAULT_DATABASE: &str = "sqlite://chancery.db";

/// Defaults and maximums for the number of backups and the hours between them.
const KEEP: u32 = 7;
const MOST_KEPT: u32 = 1000;
const EVERY_HOURS: u32 = 24;
const MOST_HOURS: u32 = 8760;

/// The default and the maximum time, in days, for keeping a server's data after it removed the bot.
pub const KEEP_SERVERS: Span = Span::hours(24 * 30);
const MOST_DAYS: i64 = 3650;

#[derive(Clone)]
pub struct Config {
    pub token: String,
    pub database_url: String,
    /// The base URL of a Discord HTTP proxy. With a proxy, the bot leaves rate limits to it.
    pub proxy: Option<String>,
    /// A replacement address for Discord; tests only.
    pub elsewhere: Option<Elsewhere>,
    /// Registers the commands in this server only; they appear there at once.
    pub command_guild: Option<u64>,
    /// The backup folder and schedule; `None` without backups.
    pub backups: Option<Schedule>,
    pub metrics: Option<SocketAddr>,
    /// How long a server's data is kept after it removed the bot; forever if `None`.
    pub keep_servers: Option<Span>,
    /// The shards that this process serves; `None` for all, as many as Discord recommends.
    pub shards: Option<Shards>,
}

/// The filter and the format of the log.
pub struct LogSettings {
    pub filter: EnvFilter,
    pub format: LogFormat,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    #[default]
    Text,
    /// One JSON object per line.
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
    /// The line is not repeated, because it may contain the token.
    #[error(
        ".env has a line that cannot be read: write NAME=value, and put a value with spaces or signs between single quotes"
    )]
    EnvLine,
}

impl ConfigError {
    /// Returns the variable that is wrong, if it is known.
    const fn variable(&self) -> Option<&'static str> {
        match self {
            ConfigError::NoToken | ConfigError::BadToken => Some("DISCORD_TOKEN"),
            ConfigError::BadGuild(_) => Some("COMMAND_GUILD"),
            ConfigError::BadProxy(_) => Some("DISCORD_PROXY"),
            ConfigError::BadElsewhere(_) => Some("CHANCERY_TEST_DISCORD"),
            ConfigError::BadLog(_) => Some("RUST_LOG"),
            ConfigError::BadKeep(_) => Some("BACKUP_KEEP"),
            ConfigError::BadHours(_) => Some("BACKUP_EVERY_HOURS"),
            ConfigError::BadMetrics(_) => Some("METRICS_ADDRESS"),
            ConfigError::BadDays(_) => Some("FORGET_SERVERS_AFTER_DAYS"),
            ConfigError::BadShards { .. } => Some("SHARDS"),
            ConfigError::BadFormat(_) => Some("LOG_FORMAT"),
            ConfigError::NotText(name) => Some(name),
            ConfigError::EnvFile(_) | ConfigError::EnvLine => None,
        }
    }
}

/// Reads this folder's `.env`, and returns the settings of the log with all mistakes, including those in the bot's
/// settings if the command needs them. `default` says what to log if `RUST_LOG` does not.
pub fn read(default: &str, for_bot: bool) -> (LogSettings, Mistakes) {
    let mut mistakes = Mistakes::default();
    mistakes.extend(env_file::read());
    let filter = mistakes.keep(log_filter(default));
    let format = mistakes.keep(log_format());
    if for_bot {
        Config::read(&mut mistakes);
        mistakes.explain();
    }
    (LogSettings { filter, format }, mistakes)
}

fn log_filter(default: &str) -> Result<EnvFilter, ConfigError> {
    let wanted = variable("RUST_LOG")?.unwrap_or_else(|| default.to_owned());
    EnvFilter::try_new(&wanted).map_err(|_| ConfigError::BadLog(wanted))
}

impl Config {
    /// Returns the part of the token that identifies the application. It survives a reset of the token and is not
    /// secret.
    pub fn application(&self) -> &str {
        self.token.split('.').next().unwrap_or_default()
    }

    /// Reads the configuration for serving.
    pub fn from_env() -> Result<Config, Mistakes> {
        let mut mistakes = Mistakes::default();
        let config = Config::read(&mut mistakes);
        mistakes.or(config)
    }

    /// Reads what can be read of the configuration; the mistakes are known already ([`read`]).
    pub fn in_part() -> Config {
        Config::read(&mut Mistakes::default())
    }

    fn read(mistakes: &mut Mistakes) -> Config {
        Config {
            token: mistakes.keep(token()),
            database_url: mistakes.keep(database_url()),
            proxy: mistakes.keep(proxy()),
            elsewhere: mistakes.keep(Elsewhere::from_env()),
            command_guild: mistakes.keep(command_guild()),
            backups: backups(mistakes),
            metrics: mistakes.keep(metrics_address()),
            keep_servers: mistakes.keep(keep_servers()),
            shards: mistakes.keep(shards()),
        }
    }
}

fn token() -> Result<String, ConfigError> {
    let token = variable("DISCORD_TOKEN")?.ok_or(ConfigError::NoToken)?;
    // Hosts who copy a token from another library's example may include this prefix.
    let token = token.strip_prefix("Bot ").unwrap_or(&token);
    match poise::serenity_prelude::validate_token(token) {
        Ok(()) => Ok(token.to_owned()),
        Err(_) => Err(ConfigError::BadToken),
    }
}

fn command_guild() -> Result<Option<u64>, ConfigError> {
    let Some(id) = variable("COMMAND_GUILD")? else {
        return Ok(None);
    };
    match id.parse() {
        Ok(0) | Err(_) => Err(ConfigError::BadGuild(id)),
        Ok(id) => Ok(Some(id)),
    }
}

fn proxy() -> Result<Option<String>, ConfigError> {
    match variable("DISCORD_PROXY")? {
        Some(url) if !url.starts_with("http://") && !url.starts_with("https://") => Err(ConfigError::BadProxy(url)),
        proxy => Ok(proxy),
    }
}

fn log_format() -> Result<LogFormat, ConfigError> {
    match variable("LOG_FORMAT")?.as_deref() {
        None | Some("text") => Ok(LogFormat::Text),
        Some("json") => Ok(LogFormat::Json),
        Some(other) => Err(ConfigError::BadFormat(other.to_owned())),
    }
}

/// Returns the address for metrics. A port alone is reachable only from this machine; other access requires a full
/// address.
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

/// Returns the backup schedule. Wrong values are reported even without a folder, because the host may have meant to
/// turn backups on.
fn backups(mistakes: &mut Mistakes) -> Option<Schedule> {
    let keep = mistakes.keep(number("BACKUP_KEEP", KEEP, MOST_KEPT, ConfigError::BadKeep));
    let hours = mistakes.keep(number("BACKUP_EVERY_HOURS", EVERY_HOURS, MOST_HOURS, ConfigError::BadHours));
    let folder = mistakes.keep(variable("BACKUP_DIR"))?;
    Some(Schedule { folder: PathBuf::from(folder), keep: keep as usize, every: Span::hours(i64::from(hours)) })
}

/// Returns how long a server's data is kept after it removed the bot.
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

pub fn database_url() -> Result<String, ConfigError> {
    Ok(variable("DATABASE_URL")?.unwrap_or_else(|| DEFAULT_DATABASE.to_owned()))
}
