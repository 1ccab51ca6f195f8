//! Who sees which commands. The table's commands and those of some games are registered everywhere; any other game's
//! are server commands of the servers that play it, so that no server's list is filled with games it does not know.
//!
//! One task keeps the server commands in step with what is played. It looks at a server when a campaign is founded or comes
//! back there and when the bot is invited, and at all servers at the start and once a day. A game that is not played any more
//! keeps its commands for [`KEPT`]: its table can still be looked at. What Discord does not take is tried again; the campaign
//! is founded all the same. Of several processes each sees to the servers of its own shards.
//!
//! Discord shows no server commands in direct messages. So a board game's commands are registered everywhere too, for direct
//! messages only.

use super::commands;
use super::handler::Handler;
use super::localise::described;
use super::post::later;
use super::wire::Wire;
use crate::clock::{self, Clock};
use crate::config::Shards;
use crate::courier::Failure;
use crate::journal::{self, Journal};
use crate::rules::RulesetName;
use crate::rules::time::{Span, Time};
use poise::builtins::create_application_commands;
use poise::serenity_prelude as serenity;
use serde_json::Value;
use serenity::{ApplicationId, CreateCommand, GuildId, InteractionContext};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A server keeps a game's commands for so long after the last campaign there has ended.
const KEPT: Span = Span::hours(30 * 24);
/// All servers are looked at once in this time, for games whose commands are to go and for what failed for good.
const EVERY: Span = Span::hours(24);
/// What Discord could not take just now is tried again after this time, where it does not say when.
const AFTER_FAILURE: Span = Span::seconds(60);

/// The rulesets whose commands a server has.
type Games = BTreeSet<RulesetName>;

/// Which servers want looking at; clones share it.
#[derive(Clone)]
pub struct Servers {
    clock: Clock,
    state: Arc<watch::Sender<State>>,
}

#[derive(Default)]
struct State {
    /// When each is to be looked at next.
    pending: BTreeMap<Task, Time>,
    /// What is being seen to.
    working: Option<Task>,
    /// What Discord has been told since the start, of the servers that no other process sees to.
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

    /// Has the commands of a server looked at, where the games that are played there may have changed.
    pub fn changed(&self, guild: u64) {
        let now = self.clock.steady();
        self.state.send_modify(|state| {
            state.pending.insert(Task::Server(guild), now);
        });
    }

    /// Has the commands of a server registered anew: Discord forgets them when the bot is sent away.
    pub fn joined(&self, guild: u64) {
        self.state.send_modify(|state| {
            state.told.remove(&guild);
        });
        self.changed(guild);
    }
}

/// The running task.
pub struct Registrar {
    servers: Servers,
    task: JoinHandle<()>,
}

impl Registrar {
    /// Starts keeping the commands of all servers in step.
    ///
    /// Without the application's id, which Discord tells when it lets the bot in, nothing can be registered.
    pub fn start(handler: &Handler, application: Option<ApplicationId>, shards: Option<Shards>) -> Registrar {
        let (servers, journal) = (handler.servers.clone(), handler.journal().clone());
        let now = servers.clock.steady();
        servers.state.send_modify(|state| {
            state.pending.insert(Task::All, now);
        });
        let keeper = Keeper {
            servers: servers.clone(),
            journal,
            wire: handler.wire.clone(),
            application,
            shards,
            failing: BTreeSet::new(),
        };
        let task = tokio::spawn(keeper.run());
        Registrar { servers, task }
    }

    /// Waits until every server that is to be looked at by now has been.
    pub async fn idle(&self) {
        let now = self.servers.clock.steady();
        let rests = |state: &State| state.working.is_none() && state.pending.values().all(|at| *at > now);
        // The sender is borrowed, so it lives, and waiting for it cannot fail.
        let _ = self.servers.state.subscribe().wait_for(rests).await;
    }

    /// Stops the task. What was to be registered is registered after the next start.
    pub async fn stop(self) {
        self.task.abort();
        let _ = self.task.await;
    }
}

struct Keeper {
    servers: Servers,
    journal: Journal,
    wire: Wire,
    application: Option<ApplicationId>,
    /// Those of this process; all where nothing is said.
    shards: Option<Shards>,
    /// What failed the last time: it is not logged again and again.
    failing: BTreeSet<Task>,
}

impl Keeper {
    async fn run(mut self) {
        let mut changes = self.servers.state.subscribe();
        loop {
            let next = {
                let state = changes.borrow_and_update();
                let pending = state.pending.iter();
                pending.min_by_key(|(_, at)| **at).map(|(t, at)| (*t, *at))
            };
            let Some((task, at)) = next else {
                // A sender lives in `self`, so waiting cannot fail.
                let _ = changes.changed().await;
                continue;
            };
            tokio::select! {
                () = self.servers.clock.sleep_until_steady(at) => self.see_to(task).await,
                _ = changes.changed() => {}
            }
        }
    }

    async fn see_to(&mut self, task: Task) {
        // Taken out first: what is asked meanwhile is heard afterwards.
        self.servers.state.send_modify(|state| {
            state.pending.remove(&task);
            state.working = Some(task);
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
                    tracing::warn!(?task, problem, "commands are to be registered again");
                }
                Some(now + after.map_or(AFTER_FAILURE, clock::span))
            }
            // The bot is not in the server any more, or the server takes no more commands today.
            Err(Failure::Barred { problem } | Failure::Never { problem }) => {
                if self.failing.insert(task) {
                    tracing::warn!(?task, problem, "commands cannot be registered today");
                }
                None
            }
        };
        self.servers.state.send_modify(|state| {
            state.working = None;
            if let Some(again) = again {
                state.pending.entry(task).or_insert(again);
            }
        });
    }

    /// Has every server looked at in which there may be something to do.
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

    /// Gives a server the commands of the games that are played there, if it has others.
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
            // Noted before Discord is told, so that a crash forgets no server.
            self.note(guild, true).await?;
        }
        if has || self.journal.has_server_commands(guild).await.map_err(later)? {
            let commands = in_server(&games);
            let application = self
                .application
                .ok_or(Failure::Never { problem: "Discord did not say which application this is".to_owned() })?;
            self.wire.put_commands(application, GuildId::new(guild), &commands).await?;
            tracing::info!(guild, ?games, "server commands are registered");
        }
        if !has {
            self.note(guild, false).await?;
        }
        // Of another process's server it may hear by a direct message; what that tells Discord later it does not hear of.
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

/// Returns the commands that are registered everywhere: the table's, those of some games, and those of all others for direct messages.
pub fn everywhere() -> Vec<CreateCommand> {
    let mut direct = commands::played(RulesetName::ALL.iter().copied());
    direct.retain(|command| !command.guild_only);
    for command in &mut direct {
        command.interaction_context = Some(vec![InteractionContext::BotDm]);
    }
    let all = described(commands::everywhere().into_iter().chain(direct));
    create_application_commands(&all)
}

/// Returns the commands of the games for a server that plays them.
fn in_server(games: &Games) -> Vec<Value> {
    let commands = described(commands::played(games.iter().copied()));
    let commands = create_application_commands(&commands);
    commands.iter().filter_map(server_command).collect()
}

/// Returns all commands, for one server: that is `COMMAND_GUILD`'s.
pub fn in_command_guild() -> Vec<Value> {
    let commands = create_application_commands(&super::localised_commands());
    commands.iter().filter_map(server_command).collect()
}

/// A server's commands are for that server; Discord takes `contexts` of global commands only.
fn server_command(command: &CreateCommand) -> Option<Value> {
    let mut command = serde_json::to_value(command).ok()?;
    command.as_object_mut()?.remove("contexts");
    Some(command)
}
