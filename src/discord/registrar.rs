//! Registers the slash commands. The table's commands and those of some games are registered everywhere. The commands
//! of any other game are registered only in servers that play it, so that no server's list is full of games it does not
//! know.
//!
//! One duty keeps the server commands up to date. It checks a server when a campaign is founded or revived there and
//! when the bot is invited, and all servers at the start and once a day. A game that is no longer played keeps its
//! commands for [`KEPT`], because its campaign can still be viewed. Failed registrations are retried, and never prevent
//! founding a campaign. With several processes, each handles the servers of its own shards.
//!
//! Discord shows no server commands in direct messages. So a board game's commands are also registered everywhere, for
//! direct messages only.

use super::commands;
use super::handler::Handler;
use super::localise::described;
use super::post::later;
use super::rest_client::RestClient;
use crate::config::Shards;
use crate::courier::Failure;
use crate::duty::{Duty, Next, Running};
use crate::journal::{self, Journal};
use crate::rules::RulesetName;
use crate::rules::time::{Span, Time};
use chancery_clock::Clock;
use poise::builtins::create_application_commands;
use poise::serenity_prelude as serenity;
use serde_json::Value;
use serenity::{ApplicationId, CreateCommand, GuildId, InteractionContext};
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::sync::{Arc, LazyLock};
use tokio::sync::watch;
use tokio::sync::watch::error::RecvError;

/// How long a server keeps a game's commands after the last campaign there has ended.
const KEPT: Span = Span::hours(30 * 24);
/// How often all servers are checked, for games whose commands are to be removed and for permanent failures.
const EVERY: Span = Span::hours(24);
/// How long to wait after Discord failed, unless Discord says when to retry.
const RETRY_DELAY: Span = Span::seconds(60);

/// The rulesets whose commands a server has.
type Games = BTreeSet<RulesetName>;

/// The servers that need to be checked. Clones share it.
#[derive(Clone)]
pub struct Servers {
    clock: Clock,
    state: Arc<watch::Sender<State>>,
}

#[derive(Default)]
struct State {
    /// When each task is due.
    pending: BTreeMap<Task, Time>,
    /// The games registered since the start, by server. Only this process's own servers are listed.
    told: BTreeMap<u64, Games>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Task {
    Server(u64),
    All,
}

impl Servers {
    pub fn new(clock: Clock) -> Servers {
        let state = Arc::new(watch::Sender::default());
        Servers { clock, state }
    }

    /// Schedules a check of a server whose set of played games may have changed.
    pub fn changed(&self, guild: u64) {
        let now = self.clock.steady();
        self.state.send_modify(|state| {
            state.pending.insert(Task::Server(guild), now);
        });
    }

    /// Registers the commands of a server again, because Discord drops them when the bot is removed.
    pub fn joined(&self, guild: u64) {
        self.state.send_modify(|state| {
            state.told.remove(&guild);
        });
        self.changed(guild);
    }
}

/// Keeps the commands of all servers up to date.
pub struct Registrar {
    servers: Servers,
    changes: watch::Receiver<State>,
    journal: Journal,
    client: RestClient,
    application: Option<ApplicationId>,
    /// The shards of this process; `None` means all.
    shards: Option<Shards>,
    /// The tasks that failed last time, so that a failure is logged only once.
    failing: BTreeSet<Task>,
}

impl Duty for Registrar {
    const FAILED: &'static str = "server commands cannot be registered";
    const RECOVERED: &'static str = "server commands can be registered again";

    /// Each task has its own failures.
    type Problem = Infallible;

    async fn step(&mut self) -> Result<Next, Infallible> {
        loop {
            let now = self.servers.clock.steady();
            let first = self.first();
            match first.filter(|(_, at)| *at <= now) {
                Some((task, _)) => self.see_to(task).await,
                None => return Ok(Next { calendar: None, steady: first.map(|(_, at)| at) }),
            }
        }
    }

    async fn woken(&mut self) -> Result<(), RecvError> {
        self.changes.changed().await
    }
}

impl Registrar {
    /// Without the application id, which Discord sends when the bot connects, nothing can be registered.
    pub fn start(handler: &Handler, application: Option<ApplicationId>, shards: Option<Shards>) -> Running {
        let (servers, journal) = (handler.servers.clone(), handler.journal().clone());
        let clock = servers.clock.clone();
        servers.state.send_modify(|state| {
            state.pending.insert(Task::All, clock.steady());
        });
        let (client, changes) = (handler.client.clone(), servers.state.subscribe());
        let failing = BTreeSet::new();
        Running::start(Registrar { servers, changes, journal, client, application, shards, failing }, clock)
    }

    /// Returns the task that is due first, and when.
    fn first(&mut self) -> Option<(Task, Time)> {
        let state = self.changes.borrow_and_update();
        let first = state.pending.iter().min_by_key(|(_, at)| **at);
        first.map(|(task, at)| (*task, *at))
    }

    async fn see_to(&mut self, task: Task) {
        // Remove it first, so that a concurrent request is not lost.
        self.servers.state.send_modify(|state| {
            state.pending.remove(&task);
        });
        let done = match task {
            Task::All => self.all().await.map_err(later),
            Task::Server(guild) => self.server(guild).await,
        };
        let now = self.servers.clock.steady();
        let again = match done {
            Ok(()) => {
                self.failing.remove(&task);
                (task == Task::All).then_some(now + EVERY)
            }
            Err(Failure::Later { after, problem }) => {
                if self.failing.insert(task) {
                    tracing::warn!(?task, problem, "commands could not be registered and will be retried");
                }
                Some(now + after.map_or(RETRY_DELAY, chancery_clock::span))
            }
            // The bot is no longer in the server, or the server accepts no more commands today.
            Err(Failure::Barred { problem, .. } | Failure::Never { problem }) => {
                if self.failing.insert(task) {
                    tracing::warn!(?task, problem, "commands cannot be registered before tomorrow");
                }
                None
            }
        };
        if let Some(again) = again {
            self.servers.state.send_modify(|state| {
                state.pending.entry(task).or_insert(again);
            });
        }
    }

    /// Schedules a check of every server that may need one.
    async fn all(&self) -> Result<(), journal::Error> {
        let mut servers = self.journal.servers().await?;
        servers.retain(|guild| self.is_own(*guild));
        let now = self.servers.clock.steady();
        self.servers.state.send_modify(|state| {
            for guild in servers {
                state.pending.entry(Task::Server(guild)).or_insert(now);
            }
        });
        Ok(())
    }

    /// Registers the commands of the games that are played in a server, if they have changed.
    async fn server(&self, guild: u64) -> Result<(), Failure> {
        let since = self.servers.clock.now() - KEPT;
        let played = self.journal.rulesets_in(guild, since).await.map_err(later)?;
        let games: Games = RulesetName::ALL
            .iter()
            .copied()
            .filter(|ruleset| played.iter().any(|name| name == ruleset.name()))
            .filter(|ruleset| !commands::played([*ruleset]).is_empty())
            .collect();
        if self.servers.state.borrow().told.get(&guild) == Some(&games) {
            return Ok(());
        }
        let has = !games.is_empty();
        if has {
            // Record it before calling Discord, so that a crash forgets no server.
            self.note(guild, true).await?;
        }
        if has || self.journal.has_server_commands(guild).await.map_err(later)? {
            let commands = in_server(&games);
            let application = self
                .application
                .ok_or(Failure::Never { problem: "Discord did not say which application this is".to_owned() })?;
            self.client.put_commands(application, GuildId::new(guild), &commands).await?;
            tracing::info!(guild, ?games, "server commands are registered");
        }
        if !has {
            self.note(guild, false).await?;
        }
        // A direct message may concern another process's server. That process may change its commands unnoticed, so
        // they are not cached here.
        if self.is_own(guild) {
            self.servers.state.send_modify(|state| {
                state.told.insert(guild, games);
            });
        }
        Ok(())
    }

    fn is_own(&self, guild: u64) -> bool {
        self.shards.is_none_or(|shards| shards.have(guild))
    }

    async fn note(&self, guild: u64, has: bool) -> Result<(), Failure> {
        let noted = self.journal.note_server_commands(guild, has).await;
        noted.map_err(later)
    }
}

/// Returns the commands that are registered everywhere: the table's, those of some games, and for direct messages those
/// of all other games.
pub fn everywhere() -> &'static [CreateCommand] {
    // A process starts once, but the tests' process starts hundreds of bots.
    static EVERYWHERE: LazyLock<Vec<CreateCommand>> = LazyLock::new(put_together);
    &EVERYWHERE
}

fn put_together() -> Vec<CreateCommand> {
    let mut direct = commands::played(RulesetName::ALL.iter().copied());
    direct.retain(|command| !command.guild_only);
    for command in &mut direct {
        command.interaction_context = Some(vec![InteractionContext::BotDm]);
    }
    let all = described(commands::everywhere().into_iter().chain(direct));
    create_application_commands(&all)
}

fn in_server(games: &Games) -> Vec<Value> {
    let commands = described(commands::played(games.iter().copied()));
    let commands = create_application_commands(&commands);
    commands.iter().filter_map(server_command).collect()
}

/// Returns all commands for the one server in `COMMAND_GUILD`.
pub fn in_command_guild() -> Vec<Value> {
    let commands = create_application_commands(&super::localised_commands());
    commands.iter().filter_map(server_command).collect()
}

/// Discord accepts `contexts` only for global commands.
fn server_command(command: &CreateCommand) -> Option<Value> {
    let mut command = serde_json::to_value(command).ok()?;
    command.as_object_mut()?.remove("contexts");
    Some(command)
}
