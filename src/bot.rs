//! Assembles the bot from the journal, the referee, the scheduler, the courier and the connection to Discord. `serve`
//! and the sandbox start the same bot.

pub mod closings;
mod duties;
mod gateway;

use crate::backoff::Backoff;
use crate::backups::{Folder, FolderError};
use crate::config::{Config, Elsewhere, Shards};
use crate::discord::season::Seasons;
use crate::discord::{self, Handler, Registrar, RestClient};
use crate::duty::Running;
use crate::journal::{self, Access, Journal, OpenError};
use crate::leading::Leadership;
use crate::metrics::{Endpoint, EndpointError};
use crate::referee::{Referee, Seeds};
use chancery_clock::Clock;
use duties::Deps;
use gateway::{End, GatewayConnection, Patience};
use poise::serenity_prelude as serenity;
use reqwest::{Certificate, ClientBuilder};
use serde::de::IgnoredAny;
use serenity::http::{LightMethod, Request, Route};
use serenity::{ApplicationId, GuildId, Http, HttpBuilder};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How long a shutdown waits for answers, messages in flight, and closing the journal: less than five seconds together.
/// Anything that hangs is abandoned; no ruling is lost by that.
const LAST_ANSWERS: Duration = Duration::from_millis(1500);
const PUTTING_AWAY: Duration = Duration::from_millis(1600);

/// The pause after a failed start. It doubles with each failure up to the maximum.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// Time limits for connecting to Discord and for a request.
const CONNECTING: Duration = Duration::from_secs(8);
const REQUEST: Duration = Duration::from_secs(15);

pub struct Bot {
    config: Config,
    handler: Handler,
    /// Whether this process is the leader.
    leads: watch::Receiver<bool>,
    leadership: Leadership,
    /// `None` if `COMMAND_GUILD` has all commands.
    registrar: Option<Running>,
    /// `None` if no address for metrics is configured. Ends with the bot.
    _endpoint: Option<Endpoint>,
    line: GatewayConnection,
}

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Journal(#[from] OpenError),
    #[error("Discord does not accept DISCORD_TOKEN: copy the token again from the developer portal, Bot, Reset Token")]
    WrongToken,
    #[error("Discord cannot be reached ({}): check the network, or try again later", root(.0))]
    Discord(#[source] Box<serenity::Error>),
    #[error("the commands could not be registered with Discord: {0}")]
    Registration(#[source] Box<serenity::Error>),
    #[error(
        "SHARDS is {0}, which leaves the other shards to other processes, and several processes need PostgreSQL: leave SHARDS out, or name a PostgreSQL database in DATABASE_URL"
    )]
    Alone(Shards),
    #[error("Discord's gateway does not answer")]
    Silent,
    #[error("the bot has used all session starts that Discord allows in a day; the next is possible in {} s", after.as_secs())]
    Spent { after: Duration },
    #[error("the connection to Discord's gateway ended at once")]
    Ended,
    #[error("Discord closes the connection to its gateway: {0}")]
    Refused(&'static str),
    #[error(transparent)]
    Unwritten(#[from] journal::Error),
    #[error(
        "BACKUP_DIR is for SQLite: a database of PostgreSQL is copied with its own tools, as docs/POSTGRES.md says"
    )]
    NoFile,
    #[error(transparent)]
    Backups(#[from] FolderError),
    #[error(transparent)]
    Metrics(#[from] EndpointError),
}

impl Bot {
    /// Starts the bot and returns when it is connected and its commands are registered.
    pub async fn start(config: Config, clock: Clock, seeds: Seeds) -> Result<Bot, StartError> {
        let access = Access::ServeAs(journal::bot_number(config.application()));
        let journal = journal::open(&config.database_url, access).await?;
        if let Some(shards) = config.shards.filter(|shards| !shards.is_all())
            && !journal.is_shared()
        {
            journal.close().await;
            return Err(StartError::Alone(shards));
        }
        let leads = journal.leads();
        Bot::start_on(journal, leads, config, clock, seeds).await
    }

    /// Starts the bot on an open journal, and closes the journal with the bot. While this process is the leader, it
    /// also runs the background jobs.
    pub async fn start_on(
        journal: Journal,
        leads: watch::Receiver<bool>,
        config: Config,
        clock: Clock,
        seeds: Seeds,
    ) -> Result<Bot, StartError> {
        let started = Bot::begin(&journal, leads, config, clock, seeds).await;
        if started.is_err() {
            journal.close().await;
        }
        started
    }

    async fn begin(
        journal: &Journal,
        leads: watch::Receiver<bool>,
        config: Config,
        clock: Clock,
        seeds: Seeds,
    ) -> Result<Bot, StartError> {
        let backups = match &config.backups {
            Some(schedule) => {
                let file = journal.file().ok_or(StartError::NoFile)?;
                Some((schedule.clone(), file.to_owned()))
            }
            None => None,
        };
        // If another process is the leader, it holds the backup folder.
        let folder = backups
            .as_ref()
            .filter(|_| *leads.borrow())
            .map(|(schedule, file)| Folder::open(schedule, file))
            .transpose()?;
        // Start this before connecting to Discord, so that it can report that the bot is still waiting.
        let endpoint = match config.metrics {
            Some(address) => Some(Endpoint::start(address, journal.clone(), clock.clone()).await?),
            None => None,
        };
        // The first request to Discord. With a wrong token the client would fail less clearly, and if this request
        // failed it would try Discord's own gateway despite the proxy.
        let client = http(&config);
        let ask = || async { Ok(client.get_bot_gateway().await.map(drop)?) };
        until_done(&clock, ask, StartError::may_pass).await?;
        let referee = Referee::new(journal.clone(), clock.clone()).drawing(seeds);
        let wire = RestClient::new(http(&config).into(), clock);
        let handler = Handler::new(referee, wire, Seasons::default());
        let deps = Deps { handler: handler.clone(), backups, keep_servers: config.keep_servers };
        let leadership = duties::start(deps, leads.clone(), folder);
        let line = match Bot::connect(&config, &handler).await {
            Ok(line) => line,
            Err(problem) => {
                leadership.stop().await;
                return Err(problem);
            }
        };
        let registrar = match config.command_guild {
            Some(_) => None,
            None => Some(Registrar::start(&handler, line.http.application_id(), config.shards)),
        };
        Ok(Bot { config, handler, leads, leadership, registrar, _endpoint: endpoint, line })
    }

    /// Connects to Discord's gateway, and registers the commands if that is this process's job.
    async fn connect(config: &Config, handler: &Handler) -> Result<GatewayConnection, StartError> {
        let connect = || GatewayConnection::connect(config, handler);
        let clock = handler.referee.clock();
        loop {
            let mut line = until_done(clock, connect, StartError::may_pass).await?;
            // The process with shard 0 registers the commands. It receives direct messages and always exists.
            if config.shards.is_some_and(|shards| shards.first() != 0) {
                return Ok(line);
            }
            let http = Arc::clone(&line.http);
            let register = || register(&http, handler, config.command_guild);
            tokio::select! {
                registered = until_done(clock, register, StartError::may_pass) => return registered.map(|()| line),
                closing = line.closed() => if let Some(advice) = closing.advice() {
                    return Err(StartError::Refused(advice));
                }
            }
        }
    }

    pub fn leads(&self) -> watch::Receiver<bool> {
        self.leads.clone()
    }

    pub fn journal(&self) -> &Journal {
        self.handler.journal()
    }

    pub fn clock(&self) -> &Clock {
        self.handler.referee.clock()
    }

    /// Waits until no interaction is being handled and, if this process is the leader, nothing due is unsettled and
    /// nothing deliverable is pending.
    pub async fn quiet(&self) -> Result<(), journal::Error> {
        let journal = self.handler.journal();
        let mut changes = journal.changes();
        loop {
            changes.mark_unchanged();
            self.handler.idle().await;
            self.leadership.idle().await?;
            if let Some(registrar) = &self.registrar {
                registrar.idle().await;
            }
            if !changes.has_changed().is_ok_and(|changed| changed) {
                return Ok(());
            }
        }
    }

    /// Runs until the connection to Discord ends for good, and returns the reason. A dead connection is replaced.
    pub async fn ended(&mut self) -> Result<(), StartError> {
        let mut patience = Patience::default();
        loop {
            let (problem, lived) = match self.line.ended(patience).await {
                End::Over(ended) => return ended,
                End::Lost { problem, lived } => (problem, lived),
            };
            tracing::warn!("the connection to Discord's gateway {problem}: another is made");
            patience = patience.after(lived);
            self.line.give_up();
            let connect = || GatewayConnection::connect(&self.config, &self.handler);
            // The settings worked before, so an unreachable network is temporary.
            self.line = until_done(self.handler.referee.clock(), connect, |problem| !problem.is_final()).await?;
            tracing::info!("the connection to Discord's gateway is back");
        }
    }

    /// Stops in order: stops listening, gives the last answers, finishes messages in flight, closes the journal. This
    /// takes less than five seconds, whatever hangs.
    pub async fn stop(self) {
        let last_answers = async {
            self.line.close().await;
            self.handler.idle().await;
        };
        let clock = self.handler.referee.clock().clone();
        let answered = clock.within(LAST_ANSWERS, last_answers).await.is_ok();
        drop(self.line);
        if let Some(registrar) = self.registrar {
            registrar.stop().await;
        }
        let delivered = self.leadership.stop().await;
        let closed = clock.within(PUTTING_AWAY, self.handler.journal().close()).await;
        if !(answered && delivered && closed.is_ok()) {
            tracing::warn!(answered, delivered, closed = closed.is_ok(), "some tasks hang and were abandoned");
        }
    }
}

/// Retries a request to Discord until it succeeds or fails for a permanent reason.
async fn until_done<T, F>(
    clock: &Clock,
    attempt: impl Fn() -> F,
    may_pass: impl Fn(&StartError) -> bool,
) -> Result<T, StartError>
where
    F: Future<Output = Result<T, StartError>>,
{
    let mut backoff = Backoff::between(FIRST_PAUSE, LONGEST_PAUSE);
    loop {
        match attempt().await {
            Err(problem) if may_pass(&problem) => {
                let pause = backoff.next(None);
                let wait = match problem {
                    StartError::Spent { after } => pause + after,
                    _ => pause,
                };
                let seconds = wait.as_secs();
                tracing::warn!(%problem, "Discord has to be waited for: it is tried again in {seconds} s");
                clock.sleep(wait).await;
            }
            done => return done,
        }
    }
}

impl StartError {
    /// Returns whether another attempt may help: Discord did not answer, or was temporarily unable to. An unreachable
    /// network at the first start is the host's to fix.
    fn may_pass(&self) -> bool {
        use serenity::HttpError;
        match self {
            StartError::Silent | StartError::Ended | StartError::Spent { .. } => true,
            StartError::Discord(error) | StartError::Registration(error) => match &**error {
                serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                    response.status_code.is_server_error() || response.status_code.as_u16() == 429
                }
                serenity::Error::Http(HttpError::Request(error)) => error.is_timeout() || !error.is_connect(),
                _ => false,
            },
            _ => false,
        }
    }

    /// Returns whether Discord has said that another attempt is useless.
    fn is_final(&self) -> bool {
        matches!(self, StartError::WrongToken | StartError::Refused(_))
    }
}

pub fn http(config: &Config) -> Http {
    let http = HttpBuilder::new(&config.token);
    // Without a timeout, a request without an answer would wait forever.
    let client = reqwest::Client::builder().use_rustls_tls().connect_timeout(CONNECTING).timeout(REQUEST);
    let client = match &config.elsewhere {
        Some(Elsewhere { address, certificate }) => Certificate::from_pem(certificate.as_bytes())
            .map(|certificate| client.resolve("discord.com", *address).add_root_certificate(certificate)),
        None => Ok(client),
    };
    let http = match client.and_then(ClientBuilder::build) {
        Ok(client) => http.client(client),
        Err(problem) => {
            tracing::error!(%problem, "requests to Discord have no deadline");
            http
        }
    };
    match &config.proxy {
        Some(proxy) => http.proxy(proxy).ratelimiter_disabled(true).build(),
        None => http.build(),
    }
}

/// Registers the global commands, or all commands in `command_guild` only.
async fn register(http: &Http, handler: &Handler, command_guild: Option<u64>) -> Result<(), StartError> {
    let registered = match command_guild {
        Some(guild) => {
            // Record this, so that a start without `COMMAND_GUILD` removes them again. Otherwise they would be listed
            // twice.
            handler.journal().note_server_commands(guild, true).await?;
            let commands = serde_json::to_vec(&discord::in_command_guild());
            let route = |application_id| Route::GuildCommands { application_id, guild_id: GuildId::new(guild) };
            put(http, route, commands).await
        }
        None => {
            let commands = serde_json::to_vec(discord::everywhere());
            put(http, |application_id| Route::Commands { application_id }, commands).await
        }
    };
    registered.map_err(|error| StartError::Registration(error.into()))
}

/// Sends commands to one of the application's routes. The answer repeats them, and is not read.
async fn put(
    http: &Http,
    route: impl FnOnce(ApplicationId) -> Route<'static>,
    commands: serde_json::Result<Vec<u8>>,
) -> serenity::Result<()> {
    let application = http.application_id().ok_or(serenity::HttpError::ApplicationIdMissing)?;
    let request = Request::new(route(application), LightMethod::Put).body(Some(commands?));
    let _: IgnoredAny = http.fire(request).await?;
    Ok(())
}

/// Returns the innermost cause, the only one that says what happened.
fn root(error: &dyn Error) -> String {
    let mut root = error;
    while let Some(source) = root.source() {
        root = source;
    }
    root.to_string()
}

impl From<serenity::Error> for StartError {
    fn from(error: serenity::Error) -> StartError {
        use serenity::{GatewayError, HttpError};
        match &error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) if response.status_code.as_u16() == 401 => {
                StartError::WrongToken
            }
            serenity::Error::Gateway(GatewayError::InvalidAuthentication) => StartError::WrongToken,
            serenity::Error::Gateway(GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents) => {
                StartError::Refused(
                    "it does not let the bot hear of servers (4013, 4014): install a newer version of chancery",
                )
            }
            _ => StartError::Discord(Box::new(error)),
        }
    }
}
