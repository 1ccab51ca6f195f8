//! The connection to Discord's gateway, which delivers events.
//!
//! Serenity keeps it alive: it resumes a session, or begins a new one if that fails. But it waits forever for a
//! connection that is accepted and then silent, and for a resume without an answer. So this module watches the
//! connection, and replaces it after a minute without any sign of life.
//!
//! Serenity's tasks for a connection never end by themselves. The one that starts shards retries for as long as the
//! process lives, and would begin a session once the gateway answers again. So they run on a separate runtime that ends
//! with the connection.

use super::closings::{Closing, Closings};
use super::{LAST_ANSWERS, StartError, http};
use crate::config::{Config, Shards};
use crate::discord::{self, Handler, Problem};
use crate::metrics::metrics;
use chancery_clock::Clock;
use poise::serenity_prelude as serenity;
use serenity::{
    ClientBuilder, ConnectionStage, Context, Framework, FullEvent, GatewayIntents, Http, ShardId, ShardManager,
    ShardRunnerInfo, ShardRunnerMessage,
};
use std::collections::{BTreeMap, HashMap};
use std::future::IntoFuture;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::{Mutex, oneshot};
use tokio::task::JoinHandle;

/// How long the connection may take to be ready before it is replaced.
const READY: Duration = Duration::from_secs(30);

const LOOK: Duration = Duration::from_secs(5);

/// How long the connection may lack a session. Serenity needs about fifteen seconds to begin a new one.
const AWAY: u32 = looks(30);

/// The extra time for each further shard. Serenity begins one session every five seconds, as Discord demands, and
/// connecting takes time.
const TURN: u32 = looks(10);

/// How long the connection may show no sign of life. Discord expects a heartbeat every 41 seconds.
const SILENT: u32 = looks(60);

/// If Discord ever asked for rarer heartbeats, healthy connections would be replaced. Each short-lived connection
/// therefore gets twice the time of the previous one, up to this limit.
const LONGEST_SILENT: u32 = looks(960);

/// The close code of a connection that will not be resumed.
const GOODBYE: u16 = 1000;

/// How long the shards of an abandoned connection may take to close it before they are cut off.
const CLOSING: Duration = Duration::from_secs(10);

const fn looks(seconds: u64) -> u32 {
    (seconds / LOOK.as_secs()) as u32
}

/// The connection to Discord's gateway. Dropping it ends it.
pub(super) struct GatewayConnection {
    pub(super) shards: Arc<ShardManager>,
    pub(super) http: Arc<Http>,
    range: Shards,
    client: JoinHandle<Result<(), serenity::Error>>,
    /// The runtime of the client's tasks; `None` once it is abandoned.
    engine: Option<Engine>,
    address: Address,
    is_heard: Arc<AtomicBool>,
    closings: Closings,
    clock: Clock,
}

pub(super) enum End {
    Over(Result<(), StartError>),
    /// It is useless now, but a new connection may work.
    Lost {
        problem: &'static str,
        /// For how many checks it was healthy.
        lived: u32,
    },
}

impl GatewayConnection {
    /// Connects to the gateway and returns when the first shard is ready. The others follow one after the other.
    pub(super) async fn connect(config: &Config, handler: &Handler) -> Result<GatewayConnection, StartError> {
        let (ready, is_ready) = oneshot::channel();
        let clock = handler.referee.clock();
        let is_heard = Arc::new(AtomicBool::new(true));
        let http = http(config);
        let gateway = http.get_bot_gateway().await?;
        let range = config.shards.unwrap_or_else(|| Shards::all(gateway.shards));
        let (limit, wanted) = (gateway.session_start_limit, range.numbers().count() as u64);
        if limit.remaining < wanted.min(limit.total).max(1) {
            return Err(StartError::Spent { after: Duration::from_millis(limit.reset_after) });
        }
        let counted = CountedFramework {
            framework: Arc::new(framework(handler.clone(), ready)),
            handler: handler.clone(),
            bot: Handle::current(),
            left: AtomicU64::new(limit.remaining),
            address: Address::default(),
            is_heard: Arc::clone(&is_heard),
        };
        let engine = Engine::start().map_err(serenity::Error::from)?;
        // Interactions need no intent. The client needs the servers themselves.
        let building = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).framework(counted).into_future();
        let mut client = engine.run(building).await.map_err(|_| StartError::Ended)??;
        // Serenity's range ends with the last shard, not after it.
        let (ends, total) = (range.first()..range.last(), range.total());
        let mut line = GatewayConnection {
            shards: Arc::clone(&client.shard_manager),
            http: Arc::clone(&client.http),
            address: Arc::clone(&client.ws_url),
            client: engine.run(async move { client.start_shard_range(ends, total).await }),
            engine: Some(engine),
            range,
            is_heard,
            closings: Closings::from_now_on(),
            clock: clock.clone(),
        };
        let problem = tokio::select! {
            Ok(()) = is_ready => {
                metrics().gateway_stands(range.numbers().count() == 1);
                return Ok(line);
            }
            ended = &mut line.client => match ended {
                Ok(Err(error)) => error.into(),
                Ok(Ok(())) | Err(_) => StartError::Ended,
            },
            closing = line.closings.next() => match closing.advice() {
                Some(advice) => StartError::Refused(advice),
                None => StartError::Ended,
            },
            () = clock.sleep(READY) => StartError::Silent,
        };
        line.give_up();
        Err(problem)
    }

    /// Watches the connection until it ends or has been silent for longer than `patience`.
    pub(super) async fn ended(&mut self, patience: Patience) -> End {
        // The shards exist even if serenity's list does not show them at the moment.
        let numbers = self.range.numbers();
        let mut pulses: BTreeMap<ShardId, Pulse> = numbers.map(|number| (ShardId(number), Pulse::default())).collect();
        let others = u32::try_from(pulses.len().saturating_sub(1)).unwrap_or(u32::MAX);
        let longest_away = others.saturating_mul(TURN).saturating_add(AWAY);
        let mut lived = 0;
        let lost = |problem, lived| End::Lost { problem, lived };
        loop {
            tokio::select! {
                ended = &mut self.client => return End::Over(match ended {
                    Ok(Ok(())) | Err(_) => Ok(()),
                    Ok(Err(error)) => Err(error.into()),
                }),
                closing = self.closings.next() => {
                    self.give_up();
                    return match closing.advice() {
                        Some(advice) => End::Over(Err(StartError::Refused(advice))),
                        None => lost("is closed, and its session is not valid any more", lived),
                    };
                }
                () = self.clock.sleep(LOOK) => {}
            }
            lived += 1;
            let seen: BTreeMap<ShardId, Sight> = {
                let shards = self.shards.runners.lock().await;
                let sights = shards.iter().map(|(id, shard)| (*id, (shard.stage, shard.latency)));
                sights.collect()
            };
            let stands = |(stage, _): &Sight| *stage == ConnectionStage::Connected;
            let stands = |id| seen.get(id).is_some_and(stands);
            metrics().gateway_stands(pulses.keys().all(stands));
            for (id, pulse) in &mut pulses {
                pulse.feel(seen.get(id).copied());
                if pulse.away > longest_away {
                    return lost("has had no session for too long", lived);
                }
                if pulse.silent > patience.0 {
                    return lost("shows no sign of life", lived);
                }
            }
        }
    }

    /// Waits until Discord closes the connection for a reason that serenity ignores. The connection is useless then.
    pub(super) async fn closed(&mut self) -> Closing {
        let closing = self.closings.next().await;
        self.give_up();
        closing
    }

    /// Ignores all further events, and closes the connection in the background even if something hangs.
    pub(super) fn give_up(&mut self) {
        let Some(engine) = self.engine.take() else { return };
        metrics().gateway_stands(false);
        self.is_heard.store(false, Ordering::Release);
        self.client.abort();
        // Say goodbye at once if possible: shards that read without yielding may occupy every thread of the runtime.
        if let Ok(runners) = self.shards.runners.try_lock() {
            say_goodbye(&runners);
        }
        let (shards, address, clock) = (Arc::clone(&self.shards), Arc::clone(&self.address), self.clock.clone());
        tokio::spawn(async move {
            let close = async {
                // Without an address, nothing that is restarted meanwhile can connect.
                address.lock().await.clear();
                say_goodbye(&*shards.runners.lock().await);
                shards.shutdown_all().await;
            };
            let _ = clock.within(CLOSING, close).await;
            drop(engine);
        });
    }

    /// Ignores all further events, and closes the connection within the time allowed for stopping.
    pub(super) async fn close(&self) {
        self.is_heard.store(false, Ordering::Release);
        let closed = async {
            say_goodbye(&*self.shards.runners.lock().await);
            self.shards.shutdown_all().await;
        };
        let _ = self.clock.within(LAST_ANSWERS / 2, closed).await;
    }
}

/// The gateway's address. Serenity reads it before every connection.
type Address = Arc<Mutex<String>>;

/// The runtime of one connection's tasks, which end when it is dropped.
struct Engine(Option<Runtime>);

impl Engine {
    fn start() -> std::io::Result<Engine> {
        let runtime = Builder::new_multi_thread().worker_threads(1).thread_name("gateway").enable_all().build()?;
        Ok(Engine(Some(runtime)))
    }

    fn run<T: Send + 'static>(&self, task: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
        match &self.0 {
            Some(runtime) => runtime.spawn(task),
            None => tokio::spawn(task),
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// Makes each shard close its connection before it shuts down. A shard that shuts down waits for the other side to
/// close. If the other side has already done so, it waits forever without ever yielding, and blocks a thread of the
/// runtime. If the other threads sleep, timers and sockets then stop as well. A shard that cannot close its connection,
/// because it is already closed, simply ends.
fn say_goodbye(runners: &HashMap<ShardId, ShardRunnerInfo>) {
    for (id, shard) in runners {
        let close = ShardRunnerMessage::Close(GOODBYE, None);
        shard.runner_tx.send_to_shard(close);
        let end = ShardRunnerMessage::Shutdown(*id, GOODBYE);
        shard.runner_tx.send_to_shard(end);
    }
}

impl Drop for GatewayConnection {
    fn drop(&mut self) {
        self.is_heard.store(false, Ordering::Release);
        self.client.abort();
    }
}

/// How long a connection may show no sign of life, in checks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience(u32);

impl Default for Patience {
    fn default() -> Patience {
        Patience(SILENT)
    }
}

impl Patience {
    /// Returns the patience for the next connection, after one that was abandoned after this many checks.
    pub(super) fn after(self, lived: u32) -> Patience {
        match lived < self.0 * 2 {
            true => Patience((self.0 * 2).min(LONGEST_SILENT)),
            false => Patience::default(),
        }
    }
}

/// The observable state of a shard: its stage, and the latency of its last heartbeat, which differs each time.
type Sight = (ConnectionStage, Option<Duration>);

/// The condition of a shard, measured in checks.
#[derive(Debug, Default)]
struct Pulse {
    seen: Option<Sight>,
    /// Checks since its state last changed.
    silent: u32,
    /// Checks since it last had a session.
    away: u32,
}

impl Pulse {
    /// Records a check. A shard that is being replaced, or has not started yet, is not visible.
    fn feel(&mut self, seen: Option<Sight>) {
        self.silent = if self.seen == seen && seen.is_some() { self.silent + 1 } else { 0 };
        self.away = match seen {
            Some((ConnectionStage::Connected, _)) => 0,
            _ => self.away + 1,
        };
        self.seen = seen;
    }
}

/// The framework while its connection is in use. An abandoned connection may recover later and would deliver events
/// that the new one also receives, so it is closed.
struct CountedFramework {
    framework: Arc<poise::Framework<Handler, Problem>>,
    handler: Handler,
    /// The runtime for handling events, which outlives the connection.
    bot: Handle,
    /// How many sessions may still begin on this connection before Discord is asked again.
    left: AtomicU64,
    address: Address,
    is_heard: Arc<AtomicBool>,
}

#[serenity::async_trait]
impl Framework for CountedFramework {
    async fn init(&mut self, client: &serenity::Client) {
        self.address = Arc::clone(&client.ws_url);
        // Nothing has been dispatched yet, so this is the only reference.
        if let Some(framework) = Arc::get_mut(&mut self.framework) {
            framework.init(client).await;
        }
    }

    async fn dispatch(&self, context: Context, event: FullEvent) {
        if !self.is_heard.load(Ordering::Acquire) {
            context.shard.shutdown_clean();
            return;
        }
        if matches!(event, FullEvent::Ready { .. }) && self.left.fetch_sub(1, Ordering::AcqRel) <= 1 {
            // Serenity would begin another session when this one ends. Without an address it cannot, and after a while
            // the connection is replaced.
            self.address.lock().await.clear();
        }
        let framework = Arc::clone(&self.framework);
        // Counts from its arrival, so that no event is overlooked between two threads.
        let busy = self.handler.busy();
        self.bot.spawn(async move {
            let _busy = busy;
            discord::dispatch(&framework, context, event).await;
        });
    }
}

fn framework(handler: Handler, ready: oneshot::Sender<()>) -> poise::Framework<Handler, Problem> {
    poise::Framework::builder()
        .options(discord::options())
        .setup(move |_, _, _| {
            // Nothing here may block, because all interactions wait for it.
            Box::pin(async move {
                // The receiver is gone if the start was abandoned.
                let _ = ready.send(());
                Ok(handler)
            })
        })
        .build()
}
