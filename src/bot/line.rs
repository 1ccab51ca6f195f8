//! The connection to Discord's gateway, over which the bot hears what people do.
//!
//! serenity keeps it up: it resumes a session and begins another one where that fails. But it waits without end for a
//! connection that is accepted and then says nothing, and for a resume that is not answered. So its connection is watched, and
//! where it shows no life for a minute it is given up and another one is made.

use super::closings::{Closing, Closings};
use super::{LAST_ANSWERS, StartError, http};
use crate::config::{Config, Shards};
use crate::discord::{self, Handler, Problem};
use crate::metrics::metrics;
use poise::serenity_prelude as serenity;
use serenity::{
    ClientBuilder, ConnectionStage, Context, Framework, FullEvent, GatewayIntents, Http, ShardId, ShardManager,
    ShardRunnerInfo, ShardRunnerMessage,
};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// The connection has to stand after this time, or another is made.
const READY: Duration = Duration::from_secs(30);

/// How often it is looked at.
const LOOK: Duration = Duration::from_secs(5);

/// So long it may be without a session. Serenity needs some fifteen seconds to begin another one.
const AWAY: u32 = looks(30);

/// So much longer for each further shard: serenity begins one session in five seconds, as Discord wants it, and connecting takes some time.
const TURN: u32 = looks(10);

/// So long it may show no sign of life. Discord has its heartbeats answered every 41 seconds.
const SILENT: u32 = looks(60);

/// Where Discord should ever want heartbeats more seldom than that, connections that are sound would be given up; each that does
/// not live long gets twice the time of the one before it, up to this, so that there are never too many of them.
const LONGEST_SILENT: u32 = looks(960);

/// The code of a connection that is not to be resumed.
const GOODBYE: u16 = 1000;

/// Serenity is given this long to close a connection that is given up; each shard takes five seconds.
const CLOSING: Duration = Duration::from_secs(60);

const fn looks(seconds: u64) -> u32 {
    (seconds / LOOK.as_secs()) as u32
}

/// The connection to Discord's gateway. It ends when it is dropped.
pub(super) struct Line {
    pub(super) shards: Arc<ShardManager>,
    pub(super) http: Arc<Http>,
    /// Those that it connects.
    range: Shards,
    client: JoinHandle<Result<(), serenity::Error>>,
    is_heard: Arc<AtomicBool>,
    closings: Closings,
}

/// What became of a connection.
pub(super) enum End {
    /// It ended for good.
    Over(Result<(), StartError>),
    /// It is of no use any more; another one may be.
    Lost {
        problem: &'static str,
        /// For so many looks it was good.
        lived: u32,
    },
}

impl Line {
    /// Connects to the gateway and returns when the first shard is ready; the others follow it one by one.
    pub(super) async fn connect(config: &Config, handler: &Handler) -> Result<Line, StartError> {
        let (ready, is_ready) = oneshot::channel();
        let is_heard = Arc::new(AtomicBool::new(true));
        let heard = Heard { framework: framework(handler.clone(), ready), is_heard: Arc::clone(&is_heard) };
        // Interactions come without any intent; the servers themselves are what the client needs to know.
        let mut client = ClientBuilder::new_with_http(http(config), GatewayIntents::GUILDS).framework(heard).await?;
        let range = match config.shards {
            Some(range) => range,
            None => Shards::all(client.http.get_bot_gateway().await?.shards),
        };
        // serenity takes the end of the range for the last shard, and not for the one behind it.
        let (ends, total) = (range.first()..range.last(), range.total());
        let mut line = Line {
            shards: Arc::clone(&client.shard_manager),
            http: Arc::clone(&client.http),
            client: tokio::spawn(async move { client.start_shard_range(ends, total).await }),
            range,
            is_heard,
            closings: Closings::from_now_on(),
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
            () = sleep(READY) => StartError::Silent,
        };
        line.give_up();
        Err(problem)
    }

    /// Watches the connection until it ends or is of no use any more, where it may show no life for so many looks.
    pub(super) async fn ended(&mut self, patience: Patience) -> End {
        // They are there, whether they are to be seen just now or not.
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
                () = sleep(LOOK) => {}
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

    /// Waits until Discord closes the connection for a reason that serenity does not see. The connection is of no use any more.
    pub(super) async fn closed(&mut self) -> Closing {
        let closing = self.closings.next().await;
        self.give_up();
        closing
    }

    /// Hears nothing more from now on, and has the connection closed, whether anything hangs or not.
    pub(super) fn give_up(&self) {
        metrics().gateway_stands(false);
        self.is_heard.store(false, Ordering::Release);
        self.client.abort();
        // At once where that can be: shards that read without yielding may hold every thread of the runtime.
        if let Ok(runners) = self.shards.runners.try_lock() {
            say_goodbye(&runners);
        }
        let shards = Arc::clone(&self.shards);
        tokio::spawn(async move {
            say_goodbye(&*shards.runners.lock().await);
            // What hangs is told to close when it comes to itself.
            timeout(CLOSING, shards.shutdown_all()).await
        });
    }

    /// Hears nothing more, and closes the connection within the time that stopping has for it.
    pub(super) async fn close(&self) {
        self.is_heard.store(false, Ordering::Release);
        let closed = async {
            say_goodbye(&*self.shards.runners.lock().await);
            self.shards.shutdown_all().await;
        };
        let _ = timeout(LAST_ANSWERS / 2, closed).await;
    }
}

/// Has each shard close its connection before it is told to shut down. One that is told to shut down waits for the other side to say goodbye, and where
/// that has said so already it waits for ever, without ever yielding: the thread is lost to the runtime, and with it timers and sockets, if the others
/// sleep. One that cannot close its connection because it is closed just ends.
fn say_goodbye(runners: &HashMap<ShardId, ShardRunnerInfo>) {
    for (id, shard) in runners {
        let close = ShardRunnerMessage::Close(GOODBYE, None);
        shard.runner_tx.send_to_shard(close);
        let end = ShardRunnerMessage::Shutdown(*id, GOODBYE);
        shard.runner_tx.send_to_shard(end);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.is_heard.store(false, Ordering::Release);
        self.client.abort();
    }
}

/// How long a connection may show no sign of life, in looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience(u32);

impl Default for Patience {
    fn default() -> Patience {
        Patience(SILENT)
    }
}

impl Patience {
    /// Returns the patience with the next connection, after one that was given up after so many looks.
    pub(super) fn after(self, lived: u32) -> Patience {
        match lived < self.0 * 2 {
            true => Patience((self.0 * 2).min(LONGEST_SILENT)),
            false => Patience::default(),
        }
    }
}

/// What can be seen of a shard: how far it is, and how long its last heartbeat took, which is another time for each.
type Sight = (ConnectionStage, Option<Duration>);

/// How a shard is, in looks.
#[derive(Debug, Default)]
struct Pulse {
    seen: Option<Sight>,
    /// Looks since anything about it changed.
    silent: u32,
    /// Looks since it last had a session.
    away: u32,
}

impl Pulse {
    /// Takes note of a look; one that is being replaced, or has not had its turn yet, is not to be seen.
    fn feel(&mut self, seen: Option<Sight>) {
        self.silent = if self.seen == seen && seen.is_some() { self.silent + 1 } else { 0 };
        self.away = match seen {
            Some((ConnectionStage::Connected, _)) => 0,
            _ => self.away + 1,
        };
        self.seen = seen;
    }
}

/// The framework for as long as its connection counts. One that hung and was given up may come to itself later; what it then
/// hears another one hears, too, so it is told to close.
struct Heard {
    framework: poise::Framework<Handler, Problem>,
    is_heard: Arc<AtomicBool>,
}

#[serenity::async_trait]
impl Framework for Heard {
    async fn init(&mut self, client: &serenity::Client) {
        self.framework.init(client).await;
    }

    async fn dispatch(&self, context: Context, event: FullEvent) {
        match self.is_heard.load(Ordering::Acquire) {
            true => self.framework.dispatch(context, event).await,
            false => context.shard.shutdown_clean(),
        }
    }
}

fn framework(handler: Handler, ready: oneshot::Sender<()>) -> poise::Framework<Handler, Problem> {
    poise::Framework::builder()
        .options(discord::options())
        .setup(move |_, _, _| {
            // Nothing that could hang: those who ask meanwhile would wait for it.
            Box::pin(async move {
                // The receiver is gone where the start was given up.
                let _ = ready.send(());
                Ok(handler)
            })
        })
        .build()
}
