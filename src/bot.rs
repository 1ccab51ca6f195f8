//! The whole bot, put together: journal, referee, scheduler, courier and the connection to Discord. Serving and the sandbox
//! start the same one.

use crate::clock::Clock;
use crate::config::Config;
use crate::courier::Courier;
use crate::discord::{self, Desk, Keeper, Panels, Poster, Problem, Registrar};
use crate::journal::{self, Access, Journal, OpenError};
use crate::referee::Referee;
use crate::scheduler::Scheduler;
use poise::serenity_prelude as serenity;
use serenity::{ClientBuilder, GatewayIntents, GuildId, Http, HttpBuilder, ShardManager};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long shutting down waits for answers that are being given.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// How long a connection to Discord may take to be made, and any request to be answered.
const CONNECTING: Duration = Duration::from_secs(8);
const REQUEST: Duration = Duration::from_secs(15);

/// The running bot.
pub struct Bot {
    desk: Desk,
    scheduler: Scheduler,
    courier: Courier,
    panels: Panels,
    /// None where `COMMAND_GUILD` has all commands.
    registrar: Option<Registrar>,
    shards: Arc<ShardManager>,
    client: JoinHandle<Result<(), serenity::Error>>,
}

/// Why the bot does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Journal(#[from] OpenError),
    #[error(
        "Discord does not accept DISCORD_TOKEN: copy the token again from the developer portal, Bot, Reset Token"
    )]
    WrongToken,
    #[error("Discord cannot be reached ({}): check the network, or try again later", root(.0))]
    Discord(#[source] Box<serenity::Error>),
    #[error("the commands could not be registered with Discord: {0}")]
    Registration(String),
}

impl Bot {
    /// Starts the bot and returns when it is connected and its commands are registered.
    ///
    /// # Errors
    /// Fails where the database cannot be served or Discord does not let the bot in.
    pub async fn start(config: Config, clock: Clock) -> Result<Bot, StartError> {
        let journal = Journal::open(&config.database_url, Access::Serve).await?;
        let started = Bot::connect(config, clock, &journal).await;
        if started.is_err() {
            journal.close().await;
        }
        started
    }

    async fn connect(config: Config, clock: Clock, journal: &Journal) -> Result<Bot, StartError> {
        let referee = Referee::new(journal.clone(), clock.clone());
        // Asked before anything else: with a wrong token the client would fail in ways that say less, and where this request
        // fails it would try Discord's own gateway, whatever the proxy.
        http(&config).get_bot_gateway().await?;
        let poster = Poster {
            http: http(&config).into(),
            referee: referee.clone(),
        };
        let courier = Courier::start(journal.clone(), poster, clock);
        let desk = Desk::new(referee.clone(), courier.progress());
        let (ready, is_ready) = oneshot::channel();
        let framework = framework(desk.clone(), config.command_guild, ready);
        // Interactions come without any intent; the servers themselves are what the client needs to know.
        let mut client = ClientBuilder::new_with_http(http(&config), GatewayIntents::GUILDS)
            .framework(framework)
            .await?;
        let shards = Arc::clone(&client.shard_manager);
        let connected = Arc::clone(&client.http);
        let mut client = tokio::spawn(async move { client.start_autosharded().await });
        tokio::select! {
            registered = is_ready => registered
                .unwrap_or_else(|_| Err("the client ended first".to_owned()))
                .map_err(StartError::Registration)?,
            ended = &mut client => return Err(match ended {
                Ok(Err(error)) => error.into(),
                Ok(Ok(())) => StartError::Registration("the connection ended at once".to_owned()),
                Err(broken) => StartError::Registration(broken.to_string()),
            }),
        }
        let panels = Panels::start(Keeper::new(desk.clone(), http(&config).into()));
        let registrar = match config.command_guild {
            Some(_) => None,
            None => Some(Registrar::start(&desk, connected)),
        };
        let scheduler = Scheduler::start(referee);
        Ok(Bot {
            desk,
            scheduler,
            courier,
            panels,
            registrar,
            shards,
            client,
        })
    }

    /// Waits until nothing is going on: no interaction is being handled, nothing that is due is unsettled, and nothing that can
    /// be delivered waits.
    ///
    /// # Errors
    /// Fails where the journal cannot be read.
    pub async fn quiet(&self) -> Result<(), journal::Error> {
        let journal = self.desk.journal();
        let mut deadlines = journal.deadlines();
        loop {
            deadlines.mark_unchanged();
            self.desk.idle().await;
            let now = self.desk.referee.clock().now();
            // Asked before the outbox: what is settled and what tells of it reach the disk together, so what is found settled here
            // is found waiting there.
            if journal.earliest_due().await?.is_some_and(|due| due <= now) {
                // The scheduler is at it; the commit will tell.
                drop(deadlines.changed().await);
                continue;
            }
            self.courier.idle().await?;
            self.panels.idle().await;
            if let Some(registrar) = &self.registrar {
                registrar.idle().await;
            }
            if !deadlines.has_changed().is_ok_and(|changed| changed) {
                return Ok(());
            }
        }
    }

    /// Runs until the connection to Discord ends for good.
    ///
    /// # Errors
    /// Fails with what ended it.
    pub async fn ended(&mut self) -> Result<(), StartError> {
        match (&mut self.client).await {
            Ok(Ok(())) | Err(_) => Ok(()),
            Ok(Err(error)) => Err(error.into()),
        }
    }

    /// Stops in order: hears no more, gives the last answers, finishes what is on its way, puts the journal away.
    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        let _ = tokio::time::timeout(LAST_ANSWERS, self.desk.idle()).await;
        self.client.abort();
        self.scheduler.stop().await;
        self.panels.stop().await;
        if let Some(registrar) = self.registrar {
            registrar.stop().await;
        }
        self.courier.stop().await;
        self.desk.journal().close().await;
    }
}

/// Returns a client for Discord's HTTP interface.
pub fn http(config: &Config) -> Http {
    let http = HttpBuilder::new(&config.token);
    // Without a deadline of its own a request that nobody answers would be waited for for ever, wherever it was made.
    let client = reqwest::Client::builder()
        .use_rustls_tls()
        .connect_timeout(CONNECTING)
        .timeout(REQUEST)
        .build();
    let http = match client {
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

fn framework(
    desk: Desk,
    command_guild: Option<u64>,
    ready: oneshot::Sender<Result<(), String>>,
) -> poise::Framework<Desk, Problem> {
    poise::Framework::builder()
        .options(discord::options())
        .setup(move |context, _, _| {
            Box::pin(async move {
                let registered = register(&context.http, &desk, command_guild).await;
                // Nobody waits any more where the start was given up.
                let _ = ready.send(registered);
                Ok(desk)
            })
        })
        .build()
}

/// Tells Discord of the commands that all servers have, or of all commands for the one server that is to have them.
async fn register(http: &Http, desk: &Desk, command_guild: Option<u64>) -> Result<(), String> {
    let registered = match command_guild {
        Some(guild) => {
            // A start without `COMMAND_GUILD` takes away what would then be there twice.
            let noted = desk.journal().note_server_commands(guild, true).await;
            noted.map_err(|error| error.to_string())?;
            let commands = discord::in_command_guild();
            http.create_guild_commands(GuildId::new(guild), &commands)
                .await
        }
        None => http.create_global_commands(&discord::everywhere()).await,
    };
    registered.map(drop).map_err(|error| error.to_string())
}

/// Returns the innermost reason, which is the only one that says what happened.
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
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
                if response.status_code.as_u16() == 401 =>
            {
                StartError::WrongToken
            }
            serenity::Error::Gateway(GatewayError::InvalidAuthentication) => StartError::WrongToken,
            _ => StartError::Discord(Box::new(error)),
        }
    }
}
